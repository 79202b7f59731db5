// One phone: whose it is, its list of chats, its open chat.

import { act } from "./api.js";
import { preview } from "./bubble.js";
import { ChatScreen } from "./chat.js";
import { menu } from "./dialogs.js";
import { avatar, clock, h, icon } from "./dom.js";
import * as store from "./store.js";
import { wordsOf } from "./words.js";

const LANGUAGES = { en: "English", ru: "Русский", pt: "Português", ar: "العربية" };

export class Pane {
  constructor(person, onChange) {
    this.person = person;
    this.onChange = onChange;
    this.answers = new Map();
    this.screen = null;
    this.switchers = [];
    this.element = h("section", { class: "phone" });
  }

  get chatId() { return this.screen?.chatId ?? null; }

  label() {
    const name = store.person(this.person).first_name;
    this.element.setAttribute("aria-label", wordsOf(store.person(this.person), name).phone);
    this.element.dataset.person = name;
  }

  become(person) {
    const group = this.chatId !== null && this.chatId !== this.person ? store.chat(this.chatId) : null;
    const stays = group?.members.some((one) => one.id === person);
    this.person = person;
    this.answers.clear();
    if (this.screen) this.open(stays ? group.id : person);
    else this.showList();
  }

  open(chatId, draft = "") {
    if (!store.chat(chatId)) {
      store.learn().then(() => { if (store.chat(chatId)) this.open(chatId, draft); });
      return;
    }
    this.switchers = [];
    this.screen = new ChatScreen(this, chatId);
    this.speaks = store.person(this.person).language_code;
    this.label();
    this.element.replaceChildren(this.screen.element);
    this.element.dataset.chat = String(chatId);
    this.shown = this.screen.show();
    if (draft) { this.screen.fill(draft); this.screen.input.focus(); }
    this.onChange();
  }

  showList() {
    this.switchers = [];
    this.screen = null;
    this.label();
    delete this.element.dataset.chat;
    this.list = h("div", { class: "chats", role: "list" });
    this.element.replaceChildren(h("div", { class: "screen" },
      h("header", { class: "bar" }, h("div", { class: "bar-text lone" }, h("span", { class: "bar-name" }, wordsOf(store.person(this.person)).chats)), this.switcher()),
      this.list));
    this.fillList();
    this.onChange();
  }

  fillList() {
    if (this.screen) return;
    this.list.replaceChildren(...store.chatsOf(this.person).map((place) => this.row(place)));
  }

  row(place) {
    const name = store.title(place, this.person);
    const kind = place.kind === "private" ? "bot" : place.kind === "dialog" ? "person" : "group";
    const count = store.unread(this.person, place.id);
    const last = place.last;
    const words = wordsOf(store.person(this.person));
    const hint = kind === "bot" ? words.toStart : words.nothing;
    const who = last && kind === "group" && !last.new_chat_members ? `${store.called(store.user(last.from.id), words)}: ` : "";
    return h("div", { role: "listitem" }, h("button", { class: "row chat-row", type: "button", onclick: () => this.open(place.id) },
      avatar(store.faceOf(place, this.person), name, kind),
      h("span", { class: "row-text" },
        h("span", { class: "row-head" }, h("b", { dir: "auto" }, name), h("time", {}, last ? clock(last.date) : "")),
        h("span", { class: "row-foot" },
          h("small", { dir: "auto" }, last ? who + preview(last, words) : hint),
          count ? h("span", { class: "badge", "aria-label": words.say("unread", { count }) }, String(count)) : ""))));
  }

  // The round button that says whose phone this is, and makes it another's.
  switcher() {
    const me = store.person(this.person);
    const button = h("button", {
      class: "who", type: "button", "aria-haspopup": "menu", "aria-label": wordsOf(me, me.first_name).be,
      onclick: () => this.choosePerson(button),
    }, avatar(me.id, me.first_name), h("span", { class: "who-name", dir: "auto" }, me.first_name), icon("down"), h("span", { class: "dot", hidden: true }));
    this.switchers.push(button);
    queueMicrotask(() => this.unread());
    return button;
  }

  choosePerson(anchor) {
    const me = store.person(this.person);
    const words = wordsOf(me, me.first_name);
    const persons = store.people().map((one) => ({
      label: one.first_name, note: LANGUAGES[one.language_code] ?? one.language_code, face: avatar(one.id, one.first_name),
      checked: one.id === this.person, badge: store.unreadOf(one.id), run: () => this.become(one.id),
    }));
    const speech = { label: words.language, run: () => this.chooseLanguage(anchor) };
    const farewell = store.people().length < 2 ? [] : [{ label: words.deletes, run: () => act("delete_account", { person: this.person }) }];
    const close = this.canClose?.() ? [{ label: words.closePhone, run: () => this.onClose() }] : [];
    menu(anchor, [...persons, null, speech, ...farewell, ...close], words.whose);
  }

  chooseLanguage(anchor) {
    const me = store.person(this.person);
    menu(anchor, Object.entries(LANGUAGES).map(([key, name]) => ({
      label: name, checked: key === me.language_code, run: () => act("person", { person: this.person, language_code: key }),
    })), wordsOf(me).languages);
  }

  unread() {
    const others = store.people().some((one) => one.id !== this.person && store.unreadOf(one.id));
    for (const button of this.switchers) button.querySelector(".dot").hidden = !others;
  }

  reload() {
    if (!store.person(this.person)) this.person = store.people()[0].id;
    if (this.screen) this.open(store.chat(this.chatId) ? this.chatId : this.person);
    else this.showList();
  }

  on(event) {
    if (event.kind === "reload") return this.reload();
    if (event.kind === "answer" && event.person_id === this.person) this.answers.set(event.query_id, event);
    if (store.person(this.person).deleted) return this.become(store.people()[0].id);
    if (this.screen && store.person(this.person).language_code !== this.speaks) return this.reload();
    if (this.screen && !store.belongs(store.chat(this.chatId), this.person)) this.showList();
    this.screen?.on(event);
    if (event.kind === "profile" || event.kind === "person") this.screen?.empty();
    this.fillList();
    this.unread();
    return null;
  }
}
