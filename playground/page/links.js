// Links: those of Telegram to our bot and to sharing stay inside, others open outside.

import { act } from "./api.js";
import { choose } from "./dialogs.js";
import { bot, chatsOf, people } from "./store.js";
import { avatar } from "./dom.js";

function read(url) {
  try { return new URL(url, "https://t.me"); } catch { return null; }
}

/** pane: { person, element, words, open(chatId) } */
export async function follow(url, pane) {
  const found = read(url);
  if (!found) return;
  const inside = found.hostname === "t.me" || found.hostname === "telegram.me";
  const name = found.pathname.slice(1).toLowerCase();
  if (inside && name === bot().username.toLowerCase()) {
    if (found.searchParams.has("startgroup")) return intoGroup(found.searchParams.get("startgroup"), pane);
    if (found.searchParams.has("start")) await act("start", { person: pane.person, payload: found.searchParams.get("start") });
    pane.open(pane.person);
  } else if (inside && name === "share/url") {
    await share(found, pane);
  } else {
    window.open(found.href, "_blank", "noopener");
  }
}

const groups = (person) => chatsOf(person).filter((place) => place.kind === "group" || place.kind === "supergroup");

async function intoGroup(payload, pane) {
  const options = groups(pane.person).map((place) => ({
    label: place.title, face: avatar(place.id, place.title, "group"), value: place.id,
  }));
  const chosen = await choose(pane, pane.words.addTo, options);
  if (chosen === null) return;
  await act("startgroup", { person: pane.person, chat: chosen, payload });
  pane.open(chosen);
}

/** Somebody is picked from one's own list, for the bot that asked. */
export async function pick(asked, pane) {
  const options = people().filter((one) => one.id !== pane.person).map((one) => ({
    label: one.first_name, face: avatar(one.id, one.first_name), value: one.id,
  }));
  const chosen = await choose(pane, asked, options);
  if (chosen !== null) await act("pick", { person: pane.person, other: chosen });
}

/** Everybody and every group that somebody can write to: { to } or { chat }. */
const writable = (person) => [
  ...people().filter((one) => one.id !== person).map((one) => ({
    label: one.first_name, face: avatar(one.id, one.first_name), value: { to: one.id },
  })),
  ...groups(person).map((place) => ({
    label: place.title, face: avatar(place.id, place.title, "group"), value: { chat: place.id },
  })),
];

/** Choose a chat, and go on there behind the bot's name. */
export async function inlineInto(text, pane) {
  const chosen = await choose(pane, pane.words.sendTo, writable(pane.person), text);
  if (chosen === null) return;
  const chat = chosen.chat ?? (await act("dialog", { person: pane.person, to: chosen.to })).chat_id;
  pane.open(chat, text);
}

/** Send a message on: to the bot, to somebody, into a group. */
export async function forward(message, pane) {
  const own = { label: bot().first_name, face: avatar(bot().id, bot().first_name, "bot"), value: { into: "bot" } };
  const others = writable(pane.person).map((one) => ({ ...one, value: one.value.chat ? { into: one.value.chat } : one.value }));
  const chosen = await choose(pane, pane.words.forwardTo, [own, ...others], message.text ?? message.caption ?? "");
  if (chosen === null) return;
  const sent = await act("forward", { person: pane.person, chat: message.chat.id, message_id: message.message_id, ...chosen });
  pane.open(sent.message.chat.id);
}

async function share(found, pane) {
  const text = [found.searchParams.get("url"), found.searchParams.get("text")].filter(Boolean).join("\n");
  const chosen = await choose(pane, pane.words.forwardTo, writable(pane.person), text);
  if (chosen === null) return;
  const answer = await act("share", { person: pane.person, text, ...chosen });
  pane.open(answer.message.chat.id);
}
