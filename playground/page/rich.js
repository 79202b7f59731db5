// Texts with entities. Offsets are UTF-16 units, which is what JavaScript counts too.

import { h, icon } from "./dom.js";

const TAGS = {
  bold: "b", italic: "i", underline: "u", strikethrough: "s", code: "code", pre: "pre",
  blockquote: "blockquote",
};

const BLOCKS = new Set(["blockquote", "expandable_blockquote", "pre"]);

export function rich(text, entities, actions) {
  const sorted = [...(entities ?? [])].sort((one, other) => one.offset - other.offset || other.length - one.length);
  const holder = document.createDocumentFragment();
  holder.append(...build(text, 0, text.length, sorted, actions));
  return holder;
}

function build(text, start, end, entities, actions) {
  const nodes = [];
  let position = start;
  let rest = entities;
  while (rest.length) {
    const [entity, ...others] = rest;
    const begin = Math.max(entity.offset, position);
    const stop = Math.min(entity.offset + entity.length, end);
    if (stop <= begin) { rest = others; continue; }
    if (begin > position) nodes.push(text.slice(position, begin));
    const inner = [];
    const after = [];
    for (const one of others) {
      if (one.offset < stop) inner.push(one);
      if (one.offset + one.length > stop) after.push(one);
    }
    nodes.push(wrap(entity, text.slice(begin, stop), build(text, begin, stop, inner, actions), actions));
    position = stop;
    // A block ends its line by itself.
    if (BLOCKS.has(entity.type) && text[position] === "\n" && position < end) position += 1;
    rest = after;
  }
  if (position < end) nodes.push(text.slice(position, end));
  return nodes;
}

function wrap(entity, text, children, actions) {
  switch (entity.type) {
    case "text_link":
    case "url": {
      const url = entity.url ?? (/^[a-z]+:/i.test(text) ? text : `https://${text}`);
      return link(url, children, () => actions.link(url));
    }
    case "bot_command":
      return link(null, children, () => actions.command(text));
    case "mention":
    case "text_mention":
    case "hashtag":
    case "cashtag":
    case "email":
    case "phone_number":
      return h("span", { class: "mention" }, children);
    case "spoiler":
      return spoiler(children, actions.words.hidden);
    case "expandable_blockquote":
      return expandable(children, actions.words);
    case "date_time":
      return h("time", { datetime: new Date(entity.unix_time * 1000).toISOString() }, ownTime(entity, text));
    default:
      return h(TAGS[entity.type] ?? "span", {}, children);
  }
}

// A moment in the reader's own zone and way, as its format asks: w the day of the week, d or D the
// date, t or T the time of day, each short or long. Without a format it stays as it was written.
function ownTime(entity, text) {
  const asked = entity.date_time_format ?? "";
  if (!/^w?[dD]?[tT]?$/.test(asked) || !asked) return text;
  const parts = {};
  if (asked.includes("w")) parts.weekday = "short";
  if (/d/i.test(asked)) Object.assign(parts, asked.includes("D") ? { day: "numeric", month: "long", year: "numeric" } : { day: "2-digit", month: "2-digit", year: "2-digit" });
  if (/t/i.test(asked)) Object.assign(parts, asked.includes("T") ? { hour: "2-digit", minute: "2-digit", second: "2-digit" } : { hour: "2-digit", minute: "2-digit" });
  return new Intl.DateTimeFormat(undefined, parts).format(new Date(entity.unix_time * 1000));
}

function link(url, children, onOpen) {
  const open = (event) => { event.preventDefault(); onOpen(); };
  return h("a", { href: url ?? "#", rel: "noopener noreferrer", onclick: open }, children);
}

function spoiler(children, label) {
  const reveal = (event) => {
    if (event.type === "keydown" && !["Enter", " "].includes(event.key)) return;
    hidden.classList.add("shown");
    hidden.removeAttribute("role");
  };
  const hidden = h("span", {
    class: "spoiler", role: "button", tabindex: "0", "aria-label": label, onclick: reveal, onkeydown: reveal,
  }, children);
  return hidden;
}

// The whole quotation opens it, as in Telegram. Its sign is a button, for who presses keys; where all
// lines are seen there is none.
function expandable(children, words) {
  // The clamp is on a box without padding: in a padding the next line would show its upper half.
  const lines = h("div", { class: "lines" }, children);
  const sign = h("button", { class: "unfold", type: "button", hidden: true }, icon("down"));
  const quote = h("blockquote", { class: "folded" }, lines, sign);
  const tell = (folded) => {
    sign.setAttribute("aria-expanded", String(!folded));
    sign.setAttribute("aria-label", folded ? words.unfold : words.fold);
  };
  quote.addEventListener("click", (event) => {
    if (!sign.hidden && !event.target.closest("a, .spoiler")) tell(quote.classList.toggle("folded"));
  });
  tell(true);
  new ResizeObserver(() => {
    if (quote.classList.contains("folded")) sign.hidden = lines.scrollHeight <= lines.clientHeight + 2;
  }).observe(lines);
  return quote;
}
