// What the bot offers for what is typed behind its name.

import { act, fileUrl } from "./api.js";
import { h } from "./dom.js";
import * as store from "./store.js";

const PAUSE = 250;

export class Offers {
  constructor(screen) {
    this.screen = screen;
    this.query = null;
    this.early = new Map();
    this.element = h("div", { class: "offers", role: "listbox", "aria-label": screen.words.offers, hidden: true });
  }

  /** The words behind the bot's name; null where it is not named first. */
  words(text) {
    const name = `@${store.bot().username}`.toLowerCase();
    const [first, rest] = [text.slice(0, name.length).toLowerCase(), text.slice(name.length)];
    return first === name && /^\s/.test(rest) ? rest.trimStart() : null;
  }

  typed(text) {
    clearTimeout(this.waits);
    const words = this.words(text);
    if (words === null) return this.close();
    this.waits = setTimeout(() => this.ask(words), PAUSE);
    return null;
  }

  async ask(text) {
    const { person, chatId } = this.screen;
    const asked = await this.screen.try(act("inline", { person, chat: chatId, text }));
    if (!asked || this.words(this.screen.input.value) !== text) return;
    this.query = asked.query_id;
    const early = this.early.get(this.query);
    if (early) this.show(early);
  }

  come(event) {
    this.early.set(event.query_id, event);
    if (event.query_id === this.query) this.show(event);
  }

  show(event) {
    const button = event.button
      ? h("button", { class: "offer-button", type: "button", onclick: () => this.start(event.button.start_parameter) }, event.button.text) : null;
    const rows = event.results.map((result) => h("button", {
      class: "row offer", type: "button", role: "option", onclick: () => this.choose(event.query_id, result),
    }, result.photo_file_id ? h("img", { class: "offer-picture", src: fileUrl(result.photo_file_id), alt: "" }) : "",
    h("span", { class: "row-text" }, h("b", { dir: "auto" }, result.title ?? this.screen.words.picture),
      result.description ? h("small", { dir: "auto" }, result.description) : "")));
    const none = rows.length ? null : h("p", { class: "offer-none" }, this.screen.words.noOffer);
    this.element.replaceChildren(...[button, ...rows, none].filter((one) => one !== null));
    this.element.hidden = false;
    this.element.scrollTop = 0;
  }

  async start(payload) {
    const { person, pane } = this.screen;
    this.close();
    await this.screen.try(act("start", { person, payload }));
    pane.open(person);
  }

  async choose(query, result) {
    const { person, chatId } = this.screen;
    this.screen.fill("");
    this.close();
    await this.screen.try(act("choose", { person, chat: chatId, query_id: query, result_id: result.id }));
    this.screen.bottom();
  }

  close() {
    clearTimeout(this.waits);
    this.query = null;
    this.element.hidden = true;
  }
}
