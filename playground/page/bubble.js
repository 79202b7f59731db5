// One message as a bubble: picture, text, buttons, time.

import { fileUrl } from "./api.js";
import { avatar, clock, h, icon, nameHue } from "./dom.js";
import { poll } from "./poll.js";
import { rich } from "./rich.js";
import { bot, called, title, user } from "./store.js";

const nameOf = (one, words) => called(user(one.id), words) || one.first_name;

export function service(message, words) {
  const by = nameOf(message.from, words);
  if (message.new_chat_members) {
    const names = message.new_chat_members.map((one) => nameOf(one, words)).join(", ");
    return names === by ? words.say("joined", { by }) : words.say("added", { by, name: names });
  }
  if (message.left_chat_member) {
    const name = nameOf(message.left_chat_member, words);
    return name === by ? words.say("left", { by }) : words.say("removed", { by, name });
  }
  if (message.migrate_to_chat_id || message.migrate_from_chat_id) return words.became;
  if (message.pinned_message) return words.say("pins", { by });
  if (message.forum_topic_created) return words.say("topic", { name: message.forum_topic_created.name });
  return null;
}

export function preview(message, words) {
  if (!message) return "";
  const said = service(message, words);
  if (said) return said;
  if (message.poll) return message.poll.question;
  const text = message.text ?? message.caption ?? "";
  if (message.photo) return text || words.picture;
  if (message.animation) return text || "GIF";
  return message.document ? `${message.document.file_name} ${text}` : text;
}

/** Who wrote what was sent on. */
const origin = (from, words) => from.sender_user_name ?? from.sender_chat?.title ?? nameOf(from.sender_user, words);

/** actions: link, command, press(button, element), zoom(fileId, caption), menu(event), person, words */
export function bubble(message, place, actions, grouped) {
  const { words } = actions;
  const said = service(message, words);
  if (said) return h("div", { class: "service", data: { messageId: message.message_id } }, h("span", { dir: "auto" }, said));
  const anonymous = Boolean(message.sender_chat);
  const mine = !anonymous && message.from.id === actions.person;
  const group = place.kind !== "private" && place.kind !== "dialog";
  const name = anonymous ? title(place, actions.person) : nameOf(message.from, words);
  const text = message.text ?? message.caption;
  const entities = message.entities ?? message.caption_entities;
  const meta = h("span", { class: "meta" }, h("bdi", {}, `${message.edit_date ? `${words.edited} ` : ""}${clock(message.date)}`));
  const body = h("div", { class: "bubble", oncontextmenu: actions.menu });
  if (group && !mine && !grouped) {
    body.append(h("div", { class: "sender", dir: "auto", style: `--hue:${nameHue(message.from.id)}` }, name));
  }
  if (message.forward_origin) body.append(h("div", { class: "via" }, h("span", {}, `${words.forwarded} `), h("b", { dir: "auto" }, origin(message.forward_origin, words))));
  if (message.via_bot) body.append(h("div", { class: "via" }, h("span", {}, `${words.via} `), h("b", {}, `@${message.via_bot.username}`)));
  if (message.reply_to_message) body.append(quoted(message.reply_to_message, words));
  if (message.photo) body.append(photo(message, actions));
  if (message.animation) body.append(animation(message, words));
  else if (message.document) body.append(documentRow(message.document, words));
  if (message.poll) body.append(...poll(message, actions, photo), meta);
  else if (text) {
    const short = text.length < 34 && !text.includes("\n");
    body.append(h("div", { class: `text${short ? " short" : ""}`, dir: "auto" },
      short ? h("span", { dir: "auto" }, rich(text, entities, actions)) : rich(text, entities, actions), meta));
  } else {
    meta.classList.add("over");
    body.append(meta);
  }
  if (message.reaction) body.append(h("span", { class: "reaction", role: "img", "aria-label": words.reaction }, message.reaction));
  const stack = h("div", { class: "stack" }, body);
  if (message.reply_markup) stack.append(keyboard(message, actions));
  if (message.panel) stack.append(panel(message.panel, actions));
  const face = group && !mine
    ? h("div", { class: "face" }, grouped ? "" : avatar(message.from.id, name, message.from.id === bot().id ? "bot" : anonymous ? "group" : "person"))
    : null;
  const kind = `message${mine ? " mine" : ""}${message.photo || message.animation || message.poll?.media ? " has-photo" : ""}${grouped ? " grouped" : ""}${message.reply_markup ? " has-keys" : ""}`;
  return h("article", {
    class: kind, data: { messageId: message.message_id }, "aria-label": `${mine ? words.youHere : name}, ${clock(message.date)}`,
  }, face, stack);
}

function quoted(message, words) {
  return h("div", { class: "quoted", style: `--hue:${nameHue(message.from.id)}` },
    h("b", { dir: "auto" }, nameOf(message.from, words)), h("span", { dir: "auto" }, preview(message, words)));
}

function photo(message, actions) {
  const largest = message.photo.at(-1);
  const { words } = actions;
  const alt = message.caption ? words.say("pictureOf", { text: message.caption.slice(0, 120) }) : words.picture;
  const image = h("img", {
    src: fileUrl(largest.file_id), width: largest.width, height: largest.height, alt, draggable: "false",
  });
  return h("button", {
    class: "photo", type: "button", "aria-label": words.enlarge, onclick: () => actions.zoom(message, words),
    style: `aspect-ratio:${largest.width}/${largest.height}`,
  }, image);
}

/** It plays by itself, again and again. */
function animation(message, words) {
  const { file_id: file, width, height } = message.animation;
  const alt = message.caption ? words.say("gifOf", { text: message.caption.slice(0, 120) }) : "GIF";
  return h("div", { class: "photo animation", style: `aspect-ratio:${width}/${height}` },
    h("img", { src: fileUrl(file), width, height, alt, draggable: "false" }), h("span", { class: "gif" }, "GIF"));
}

function documentRow(document, words) {
  const size = document.file_size < 1024 ? `${document.file_size} B` : `${(document.file_size / 1024).toFixed(1)} KB`;
  return h("a", { class: "document", href: fileUrl(document.file_id), download: document.file_name },
    h("span", { class: "document-icon" }, icon("file")),
    h("span", { class: "document-name" }, h("b", { dir: "auto" }, document.file_name), h("small", {}, `${size} · ${words.download}`)));
}

function keyboard(message, actions) {
  const rows = message.reply_markup.inline_keyboard.map((row) =>
    h("div", { class: "keys-row" }, row.map((button) => key(button, message, actions))));
  return h("div", { class: "keys", role: "group", "aria-label": actions.words.keys }, rows);
}

/** The keyboard in place of the letters; here it stands below the message that brought it. */
function panel(shown, actions) {
  const rows = shown.keyboard.map((row) => h("div", { class: "keys-row" }, row.map((button) => h("button", {
    class: "key", type: "button", dir: "auto", onclick: () => button.request_users && actions.pick(button.text),
  }, h("span", { class: "key-text" }, button.text)))));
  return h("div", { class: "keys", role: "group", "aria-label": actions.words.panel }, rows);
}

/** What a button puts behind the bot's name in a chat; null for one that does not. */
export function switches(button) {
  return button.switch_inline_query ?? button.switch_inline_query_current_chat ?? button.switch_inline_query_chosen_chat?.query ?? null;
}

function key(button, message, actions) {
  const waits = button.callback_data && actions.waiting(message.message_id, button.callback_data);
  const element = h("button", {
    class: `key ${button.style ?? ""}`, type: "button", dir: "auto", "aria-busy": waits ? "true" : null,
    onclick: () => actions.press(button, message, element),
  }, h("span", { class: "key-text" }, button.text), button.url || switches(button) !== null ? icon("link") : null);
  return element;
}
