// The screen of one chat: its messages, and the place to write.

import { act, get } from "./api.js";
import { bubble, preview, switches } from "./bubble.js";
import { Offers } from "./inline.js";
import { alertBox, menu, toast, zoom } from "./dialogs.js";
import { avatar, day, h, icon } from "./dom.js";
import { follow, forward, inlineInto, pick } from "./links.js";
import * as store from "./store.js";
import { wordsOf } from "./words.js";

const ANSWER_SECONDS = 20;
/** So long after a press the message that answers it comes into sight, wherever the chat was. */
const SHOWN_SECONDS = 5;
const TYPING_SECONDS = 5;

export class ChatScreen {
  constructor(pane, chatId) {
    this.pane = pane;
    this.chatId = chatId;
    this.thread = null;
    this.replyTo = null;
    this.editing = null;
    this.anonymous = false;
    this.waits = new Map();
    this.bubbles = new Map();
    this.build();
  }

  get person() { return this.pane.person; }
  get place() { return store.chat(this.chatId); }
  get words() { return wordsOf(store.person(this.person), store.bot().first_name); }

  build() {
    const { pane, words } = this;
    this.subtitle = h("span", { class: "bar-note" });
    this.heading = h("span", { class: "bar-name", dir: "auto" });
    this.face = h("span", {});
    this.back = h("button", { class: "round", type: "button", "aria-label": words.back, onclick: () => pane.showList() }, icon("back"));
    const more = h("button", { class: "round", type: "button", "aria-label": words.more, "aria-haspopup": "menu", onclick: () => this.more(more) }, icon("more"));
    const bar = h("header", { class: "bar" }, this.back, this.face, h("div", { class: "bar-text" }, this.heading, this.subtitle), more, pane.switcher());
    this.topics = h("nav", { class: "topics", "aria-label": words.topics, hidden: true });
    this.pin = h("button", { class: "pin", type: "button", dir: "auto", "aria-label": words.pinned, hidden: true, onclick: () => this.toPinned() });
    this.log = h("div", { class: "log", role: "log", "aria-live": "polite", tabindex: "0", "aria-label": words.messages });
    this.log.addEventListener("scroll", () => this.follows());
    this.down = h("button", { class: "round down", type: "button", "aria-label": words.newest, hidden: true, onclick: () => this.bottom("smooth") }, icon("down"));
    this.foot = h("footer", { class: "foot" });
    this.element = h("div", { class: "screen chat" }, bar, this.topics, this.pin, h("div", { class: "log-holder" }, this.log, this.down), this.foot);
    this.composer();
  }

  async show() {
    this.ready = false;
    this.refresh();
    const messages = await store.log(this.chatId);
    this.ready = true;
    this.log.replaceChildren();
    this.bubbles.clear();
    this.lastDay = null;
    this.lastAuthor = null;
    for (const message of messages) this.append(message);
    this.empty();
    this.bottom();
    this.read();
  }

  read() {
    store.markRead(this.person, this.chatId);
    this.pane.unread();
  }

  refresh() {
    const { place, person, words } = this;
    const name = store.title(place, person);
    const isBot = place.kind === "private";
    this.heading.textContent = name;
    this.face.replaceChildren(avatar(store.faceOf(place, person), name, isBot ? "bot" : place.kind === "dialog" ? "person" : "group"));
    const count = place.members.length;
    this.note = isBot ? words.bot : place.kind === "dialog" ? words.online : words.say("members", { count });
    this.subtitle.textContent = this.note;
    const { pinned } = place;
    this.pin.hidden = !pinned;
    this.pin.textContent = pinned ? `📌 ${preview(pinned, words).split("\n")[0]}` : "";
    this.showTopics();
    this.foots();
  }

  toPinned() {
    this.bubbles.get(this.place.pinned?.message_id)?.scrollIntoView({ block: "center", behavior: "smooth" });
  }

  showTopics() {
    const { place } = this;
    this.topics.hidden = !place.forum;
    if (!place.forum) return;
    const chip = (id, name) => h("button", {
      type: "button", class: "chip", "aria-pressed": String(this.thread === id),
      onclick: () => { this.thread = id; this.show(); },
    }, name);
    this.topics.replaceChildren(chip(null, this.words.general), ...place.topics.map((topic) => chip(topic.id, topic.name)));
  }

  // The foot: START, UNBLOCK, or the place to write.
  foots() {
    const me = store.person(this.person);
    const isBot = this.place.kind === "private";
    const wanted = isBot && me.blocked ? "blocked" : isBot && !me.started ? "start" : "write";
    if (this.footKind === wanted) return;
    this.footKind = wanted;
    if (wanted === "write") return this.foot.replaceChildren(this.offers.element, this.reply, this.form);
    const label = wanted === "start" ? this.words.start : this.words.unblock;
    const run = wanted === "start"
      ? () => this.try(act("start", { person: this.person }))
      : () => this.try(act("block", { person: this.person, blocked: false }));
    this.foot.replaceChildren(h("button", { class: "start", type: "button", onclick: run }, label));
  }

  composer() {
    const { words } = this;
    this.input = h("textarea", { rows: "1", placeholder: words.message, "aria-label": words.message, dir: "auto", enterkeyhint: "send" });
    const grow = () => { this.input.style.height = "auto"; this.input.style.height = `${Math.min(this.input.scrollHeight, 140)}px`; send.disabled = !this.input.value.trim(); };
    const send = h("button", { class: "round send", type: "submit", "aria-label": words.send, disabled: true }, icon("send"));
    const commands = h("button", { class: "round slash", type: "button", "aria-label": words.commands, "aria-haspopup": "menu", onclick: () => this.commands(commands) }, "/");
    const submit = async (event) => {
      event?.preventDefault();
      const text = this.input.value.trim();
      if (!text) return;
      this.input.value = "";
      grow();
      await this.say(text);
    };
    this.input.addEventListener("input", grow);
    this.offers = new Offers(this);
    this.input.addEventListener("input", () => this.offers.typed(this.editing ? "" : this.input.value));
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !event.shiftKey && !event.isComposing) submit(event);
      if (event.key === "Escape") { this.answerTo(null); this.offers.close(); }
    });
    this.form = h("form", { class: "composer", onsubmit: submit }, commands, this.input, send);
    this.reply = h("div", { class: "replying", hidden: true });
  }

  answerTo(message) {
    this.about(message, this.words.reply, this.words.noReply);
    this.replyTo = message?.message_id ?? null;
  }

  correct(message) {
    this.about(message, this.words.edit, this.words.noEdit);
    this.editing = message.message_id;
    this.fill(message.text);
  }

  fill(text) {
    this.input.value = text;
    this.input.dispatchEvent(new Event("input"));
  }

  /** The line above the input: which message is answered or edited. */
  about(message, what, not) {
    if (this.editing) this.fill("");
    this.replyTo = this.editing = null;
    this.reply.hidden = !message;
    if (!message) return;
    this.reply.replaceChildren(
      h("span", { dir: "auto" }, `${what}: ${preview(message, this.words)}`),
      h("button", { class: "round", type: "button", "aria-label": not, onclick: () => this.answerTo(null) }, icon("close")));
    this.input.focus();
  }

  async say(text) {
    if (this.editing) {
      const body = { person: this.person, chat: this.chatId, message_id: this.editing, text };
      this.answerTo(null);
      return this.try(act("edit", body));
    }
    const body = { person: this.person, chat: this.chatId, text, reply_to: this.replyTo, thread_id: this.thread, anonymous: this.anonymous };
    this.answerTo(null);
    await this.try(act("say", body));
    this.bottom();
  }

  async try(promise) {
    try { return await promise; } catch (error) { toast(this.element, error.message); return null; }
  }

  async commands(anchor) {
    const found = await this.try(get("menu", { person: this.person, chat: this.chatId })) ?? [];
    const items = found.map((one) => ({ label: `/${one.command}`, note: one.description, run: () => this.command(`/${one.command}`) }));
    if (!items.length) return toast(this.element, this.words.noCommands);
    menu(anchor, items, this.words.commands);
  }

  command(text) {
    const group = this.place.kind !== "private" && this.place.kind !== "dialog";
    return this.say(group && !text.includes("@") ? `${text}@${store.bot().username}` : text);
  }

  more(anchor) {
    const { place, person, words } = this;
    const me = store.person(person);
    const items = [];
    const item = (label, action, body) => items.push({ label, run: () => this.try(act(action, { person, chat: place.id, ...body })) });
    if (place.kind === "private") {
      item(me.blocked ? words.unblockName : words.block, "block", { blocked: !me.blocked });
    } else if (place.kind !== "dialog") {
      if (store.statusOf(place, store.bot().id) === "left") item(words.add, "add_bot");
      else if (store.isAdmin(place, person)) item(words.remove, "kick_bot");
      if (store.isAdmin(place, person)) {
        items.push({ label: words.asGroup, checked: this.anonymous, run: () => { this.anonymous = !this.anonymous; this.input.placeholder = this.anonymous ? words.messageAsGroup : words.message; } });
        for (const one of place.members) {
          if (one.id !== person && one.id !== store.bot().id) item(words.say("remove", { name: store.called(store.user(one.id), words) }), "member", { person: one.id, by: person, present: false });
        }
        if (place.kind === "group") items.push({ label: words.supergroup, run: async () => { const made = await this.try(act("migrate", { chat: place.id })); if (made) this.pane.open(made.chat_id); } });
      }
    }
    if (place.kind !== "private" && place.kind !== "dialog") {
      for (const one of store.people()) {
        if (store.statusOf(place, one.id) === "left") item(words.say("add", { name: one.first_name }), "member", { person: one.id, by: person });
      }
      item(words.leave, "member", { present: false });
    }
    items.push({ label: words.closeChat, run: () => this.pane.showList() });
    menu(anchor, items, words.chat);
  }

  actions(message) {
    const { words } = this;
    return {
      person: this.person,
      words,
      link: (url) => this.try(follow(url, { words, person: this.person, element: this.pane.element, open: (id) => this.pane.open(id) })),
      command: (text) => this.command(text),
      zoom,
      pick: (asked) => this.try(pick(asked, { words, person: this.person, element: this.pane.element })),
      vote: (place) => this.try(act("vote", { person: this.person, chat: this.chatId, message_id: message.message_id, options: [place] })),
      press: (button, of, element) => this.press(button, of, element),
      waiting: (messageId, data) => [...this.waits.values()].some((one) => one.messageId === messageId && one.data === data),
      menu: (event) => this.context(event, message),
    };
  }

  context(event, message) {
    if (event.target.closest("a")) return;
    event.preventDefault();
    const spot = { getBoundingClientRect: () => new DOMRect(event.clientX, event.clientY, 0, 0), closest: () => this.pane.element };
    const text = message.text ?? message.caption;
    const { words } = this;
    menu(spot, [
      { label: words.reply, run: () => this.answerTo(message) },
      message.text && message.from.id === this.person && !message.sender_chat
        ? { label: words.edit, run: () => this.correct(message) } : undefined,
      message.poll ? undefined : { label: words.forward, run: () => this.try(forward(message, { words: this.words, person: this.person, element: this.pane.element, open: (id) => this.pane.open(id) })) },
      text ? { label: words.copy, run: () => navigator.clipboard?.writeText(text) } : undefined,
      { label: words.deleteForAll, run: () => this.try(act("delete", { person: this.person, chat: this.chatId, message_id: message.message_id })) },
    ].filter((one) => one !== undefined), words.message);
  }

  async press(button, message, element) {
    if (button.url) return this.actions(message).link(button.url);
    if (switches(button) !== null) return this.switchInline(button);
    if (button.copy_text) { await navigator.clipboard?.writeText(button.copy_text.text); return toast(this.element, this.words.copied); }
    if (!button.callback_data || element.getAttribute("aria-busy")) return null;
    element.setAttribute("aria-busy", "true");
    this.pressed = Date.now();
    const made = await this.try(act("press", { person: this.person, chat: this.chatId, message_id: message.message_id, data: button.callback_data }));
    if (!made) return element.removeAttribute("aria-busy");
    const early = this.pane.answers.get(made.query_id);
    this.waits.set(made.query_id, { messageId: message.message_id, data: button.callback_data });
    if (early) return this.answered(early);
    setTimeout(() => this.calm(made.query_id), ANSWER_SECONDS * 1000);
    return null;
  }

  /** Go on behind the bot's name: here, or in a chat that is chosen. */
  async switchInline(button) {
    const text = `@${store.bot().username} ${switches(button)}`;
    if (button.switch_inline_query_current_chat !== undefined) { this.fill(text); this.input.focus(); return null; }
    return this.try(inlineInto(text, { words: this.words, person: this.person, element: this.pane.element, open: (id, draft) => this.pane.open(id, draft) }));
  }

  calm(queryId) {
    const wait = this.waits.get(queryId);
    if (!wait) return;
    this.waits.delete(queryId);
    const busy = this.bubbles.get(wait.messageId)?.querySelectorAll("[aria-busy]") ?? [];
    for (const element of busy) element.removeAttribute("aria-busy");
  }

  answered(event) {
    if (!this.waits.has(event.query_id)) return;
    this.calm(event.query_id);
    this.pane.answers.delete(event.query_id);
    if (event.url) this.actions(null).link(event.url);
    if (!event.text) return;
    if (event.show_alert) alertBox(this.pane.element, store.bot().first_name, event.text, this.words);
    else toast(this.element, event.text);
  }

  // Messages
  here(message) {
    return !this.place.forum || (message.is_topic_message ? message.message_thread_id : null) === this.thread;
  }

  element_for(message, grouped) {
    return bubble(message, this.place, this.actions(message), grouped);
  }

  append(message) {
    if (!this.here(message)) return;
    const date = day(message.date, this.words);
    if (date !== this.lastDay) {
      this.log.append(h("div", { class: "service day" }, h("span", {}, date)));
      this.lastDay = date;
      this.lastAuthor = null;
    }
    const author = message.sender_chat ? -1 : message.from.id;
    const element = this.element_for(message, author === this.lastAuthor);
    this.lastAuthor = element.classList.contains("service") ? null : author;
    this.bubbles.set(message.message_id, element);
    this.log.append(element);
  }

  replace(message) {
    const old = this.bubbles.get(message.message_id);
    if (!old) return;
    const near = this.atBottom();
    const fresh = this.element_for(message, old.classList.contains("grouped"));
    const was = old.querySelector(".photo img");
    const now = fresh.querySelector(".photo img");
    const focused = old.contains(document.activeElement) ? [...old.querySelectorAll("button")].indexOf(document.activeElement) : -1;
    if (was && now && was.getAttribute("src") !== now.getAttribute("src")) this.swap(was, now);
    old.replaceWith(fresh);
    this.bubbles.set(message.message_id, fresh);
    if (focused >= 0) (fresh.querySelectorAll("button")[focused] ?? this.log).focus({ preventScroll: true });
    if (near) this.bottom();
  }

  // The picture that stands stays until the new one is there, and then goes at once: nothing
  // flickers, and in fast play no piece is seen twice. It is the old one, or the one behind it where
  // the old one has not come yet.
  swap(was, now) {
    const holder = now.parentElement;
    const here = was.complete && was.naturalWidth > 0;
    holder.style.backgroundImage = here ? `url("${was.currentSrc}")` : was.parentElement.style.backgroundImage;
    now.style.opacity = "0";
    now.decode().catch(() => null).then(() => { now.style.opacity = ""; holder.style.backgroundImage = ""; });
  }

  empty() {
    this.log.querySelector(".welcome")?.remove();
    if (this.bubbles.size) return;
    const isBot = this.place.kind === "private";
    const texts = store.bot().description ?? {};
    const code = (store.person(this.person).language_code ?? "").slice(0, 2);
    const { words } = this;
    const about = isBot ? texts[code] || texts[""] || "" : "";
    this.log.append(h("div", { class: "welcome" },
      avatar(this.chatId, store.title(this.place, this.person), isBot ? "bot" : "group"),
      h("b", { dir: "auto" }, isBot ? words.can : words.nothing),
      h("p", { dir: "auto" }, about || (isBot ? words.find : words.write))));
  }

  atBottom() { return this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < 80; }

  bottom(behavior = "instant") {
    this.log.scrollTo({ top: this.log.scrollHeight, behavior });
    this.down.hidden = true;
  }

  follows() {
    this.down.hidden = this.atBottom();
    if (this.atBottom()) this.read();
  }

  typing(event) {
    if (event.thread_id !== this.thread && this.place.forum) return;
    const { words } = this;
    this.subtitle.textContent = event.action === "upload_photo" ? words.sending : words.typing;
    clearTimeout(this.typed);
    this.typed = setTimeout(() => { this.subtitle.textContent = this.note; }, TYPING_SECONDS * 1000);
  }

  on(event) {
    if (event.kind === "inline_results" && event.person_id === this.person) this.offers.come(event);
    if (event.chat_id !== this.chatId) return;
    if (!this.ready && ["message", "edit", "delete"].includes(event.kind)) return;
    if (event.kind === "message" && this.bubbles.has(event.message_id)) {
      this.replace(event.message);
    } else if (event.kind === "message") {
      const answers = Date.now() - (this.pressed ?? 0) < SHOWN_SECONDS * 1000;
      const near = this.atBottom() || event.message.from.id === this.person || answers;
      this.log.querySelector(".welcome")?.remove();
      this.append(event.message);
      clearTimeout(this.typed);
      this.subtitle.textContent = this.note;
      if (near) { this.bottom(); this.read(); } else { this.down.hidden = false; }
    } else if (event.kind === "edit") {
      this.replace(event.message);
    } else if (event.kind === "delete") {
      this.bubbles.get(event.message_id)?.remove();
      this.bubbles.delete(event.message_id);
      this.empty();
    } else if (event.kind === "chat") {
      if (event.chat.migrated_to !== null) this.pane.open(event.chat.migrated_to);
      else this.refresh();
    } else if (event.kind === "chat_action") {
      this.typing(event);
    } else if (event.kind === "answer" && event.person_id === this.person) {
      this.answered(event);
    }
  }
}
