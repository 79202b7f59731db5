// The phones side by side.

import { h, icon } from "./dom.js";
import { Pane } from "./pane.js";
import * as store from "./store.js";
import { wordsOf } from "./words.js";

const holder = document.getElementById("phones");
const add = document.getElementById("add-pane");
const panes = [];
const MOST = 4;

const room = () => (window.innerWidth >= 1180 ? 3 : window.innerWidth >= 760 ? 2 : 1);

const memory = {
  get(key) { try { return localStorage.getItem(key); } catch { return null; } },
  set(key, value) { try { localStorage.setItem(key, value); } catch { /* a private window */ } },
};

// ?panes=Anna,Boris:Nile Club opens phones as written; a chat is a title, or "list".
function wanted() {
  const written = new URLSearchParams(location.search).get("panes");
  const names = store.people().map((one) => one.first_name);
  const fallback = [names[0], `${names[1] ?? names[0]}:${club()}`, names[2] ?? names[0]].slice(0, room());
  return (written ?? fallback.join(",")).split(",").map((part) => part.split(":"));
}

function club() {
  return store.chatsOf(store.people()[0].id).find((place) => place.title)?.title ?? "";
}

function open(name, chat) {
  const person = store.people().find((one) => one.first_name === name) ?? store.people()[0];
  const pane = new Pane(person.id, save);
  pane.onClose = () => close(pane);
  pane.canClose = () => panes.length > 1;
  panes.push(pane);
  holder.append(pane.element);
  if (chat === "list") pane.showList();
  else pane.open(store.chatsOf(person.id).find((place) => place.title && place.title === chat)?.id ?? person.id);
  return pane;
}

function close(pane) {
  if (panes.length === 1) return;
  panes.splice(panes.indexOf(pane), 1);
  pane.element.remove();
  save();
}

function save() {
  holder.style.setProperty("--count", String(panes.length));
  document.body.classList.toggle("single", panes.length === 1);
  add.hidden = panes.length >= MOST;
  named();
}

function hint(pane) {
  const { first_name: name, started } = store.person(pane.person);
  if (started || pane.chatId !== pane.person || memory.get("playground-hint")) return;
  const words = wordsOf(store.person(pane.person), name);
  const away = () => { memory.set("playground-hint", "seen"); card.remove(); };
  const card = h("aside", { class: "hint", role: "note" },
    h("p", { dir: "auto" }, `${words.imitates} `, h("b", {}, `${words.you} `), `${words.press} ${words.another}`),
    h("button", { class: "round", type: "button", "aria-label": words.understood, onclick: away }, icon("close")));
  pane.element.append(card);
  const stop = store.onEvent((event) => {
    if (event.kind === "chat" && event.chat_id === pane.person) { stop(); away(); }
  });
}

/** What stands above the phones, in the words of whose phone is first. */
function named() {
  const words = wordsOf(store.person(panes[0].person), store.bot().first_name);
  document.documentElement.lang = words.locale ?? "en";
  document.title = words.playground;
  document.querySelector(".top-title").textContent = words.playground;
  document.querySelector(".top-hint").textContent = words.leaves;
  document.querySelector(".offline").textContent = words.reconnecting;
  add.textContent = words.addPhone;
}

async function start() {
  await store.load();
  for (const [name, chat] of wanted()) open(name, chat);
  save();
  hint(panes[0]);
  store.onEvent((event) => {
    for (const pane of [...panes]) pane.on(event);
    if (event.kind === "person") named();
  });
  const offline = document.querySelector(".offline");
  store.follow((well) => { offline.hidden = well; });
  add.addEventListener("click", () => {
    const shown = panes.map((pane) => pane.person);
    const next = store.people().find((one) => !shown.includes(one.id)) ?? store.people()[0];
    open(next.first_name, undefined);
    save();
  });
  await Promise.all(panes.map((pane) => pane.shown));
  document.body.dataset.ready = "true";
}

start();
