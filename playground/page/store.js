// What the page knows: people, chats, messages; kept true by the stream of events.

import { get } from "./api.js";
import { wordsOf } from "./words.js";

const listeners = new Set();
const state = { seq: 0, epoch: null, bot: null, people: new Map(), chats: new Map(), logs: new Map(), read: new Map() };

export const bot = () => state.bot;
export const people = () => [...state.people.values()].filter((one) => !one.deleted);
export const person = (id) => state.people.get(id);
export const chat = (id) => state.chats.get(id);
export const user = (id) => (id === state.bot.id ? state.bot : state.people.get(id));
export const called = (one, words) => one?.first_name || (one?.deleted ? words.gone : "");
export const onEvent = (listener) => { listeners.add(listener); return () => listeners.delete(listener); };

const tell = (event) => { for (const listener of [...listeners]) listener(event); };

export async function load() {
  const found = await get("state");
  state.seq = found.seq;
  state.epoch = found.epoch;
  state.bot = found.bot;
  state.people = new Map(found.people.map((one) => [one.id, one]));
  state.chats = new Map(found.chats.map((one) => [one.id, one]));
  state.logs.clear();
  for (const one of found.people) {
    for (const place of chatsOf(one.id)) markRead(one.id, place.id);
  }
}

// The browser connects again by itself and says which event it saw last; another epoch means
// that the stand-in has forgotten everything, so we do too.
export function follow(onState) {
  const source = new EventSource(`/play/api/events?after=${state.seq}&without=call,fault`);
  source.addEventListener("ready", async (event) => {
    onState(true);
    if (JSON.parse(event.data).epoch === state.epoch) return;
    source.close();
    await load();
    tell({ kind: "reload" });
    follow(onState);
  });
  source.onmessage = async (message) => {
    const event = JSON.parse(message.data);
    state.seq = event.seq;
    await apply(event);
    tell(event);
  };
  source.onerror = () => {
    onState(false);
    if (source.readyState === EventSource.CLOSED) setTimeout(() => follow(onState), 1000);
  };
}

function apply(event) {
  if (event.kind === "message" || event.kind === "edit") {
    const place = state.chats.get(event.chat_id);
    if (place) {
      if (event.kind === "message" || place.last?.message_id === event.message_id) place.last = event.message;
      if (event.kind === "message") place.at = event.seq;
    }
    remember(event.chat_id, event.message_id, event.message);
    if (event.kind === "message" && place) countUnread(place, event.message);
  } else if (event.kind === "delete") {
    remember(event.chat_id, event.message_id, null);
    const place = state.chats.get(event.chat_id);
    if (place?.last?.message_id === event.message_id) {
      place.last = standing(event.chat_id).at(-1) ?? null;
    }
  } else if (event.kind === "chat" && event.chat) {
    state.chats.set(event.chat_id, { at: state.chats.get(event.chat_id)?.at, ...event.chat });
    const one = state.people.get(event.chat_id);
    if (one) {
      one.started = event.chat.bot !== "left";
      one.blocked = event.chat.bot === "kicked";
    }
  } else if (event.kind === "person" && event.person) {
    state.people.set(event.person_id, event.person);
  } else if (event.kind === "profile") {
    return get("state").then((found) => { state.bot = found.bot; });
  }
}

const author = (message) => (message.sender_chat ? 0 : message.from.id);

function countUnread(place, message) {
  for (const one of state.people.values()) {
    if (author(message) === one.id || !belongs(place, one.id)) continue;
    const key = `${one.id}:${place.id}`;
    state.read.set(key, (state.read.get(key) ?? 0) + 1);
  }
}

export const unread = (personId, chatId) => state.read.get(`${personId}:${chatId}`) ?? 0;
export const unreadOf = (personId) =>
  chatsOf(personId).reduce((sum, place) => sum + unread(personId, place.id), 0);
export const markRead = (personId, chatId) => state.read.delete(`${personId}:${chatId}`);

export const belongs = (place, personId) =>
  place.kind === "private" ? place.id === personId : place.members.some((one) => one.id === personId);

export function chatsOf(personId) {
  const found = [...state.chats.values()].filter((place) => belongs(place, personId) && place.migrated_to === null);
  const when = (place) => place.at ?? place.last?.date ?? 0;
  return found.sort((one, other) => (other.kind === "private") - (one.kind === "private") || when(other) - when(one));
}

// A chat may be opened before the event that tells of it has come.
export async function learn() {
  const found = await get("state");
  for (const one of found.chats) if (!state.chats.has(one.id)) state.chats.set(one.id, one);
}

// A log is { messages, loaded }; null stands for a deleted message. What events say while the
// log is being fetched is newer than what is fetched.
function remember(chatId, messageId, message) {
  state.logs.get(chatId)?.messages.set(messageId, message);
}

const standing = (chatId) =>
  [...(state.logs.get(chatId)?.messages.values() ?? [])]
    .filter((message) => message !== null)
    .sort((one, other) => one.message_id - other.message_id);

async function fetchLog(chatId, messages) {
  for (const message of await get(`chats/${chatId}/messages`)) {
    if (!messages.has(message.message_id)) messages.set(message.message_id, message);
  }
}

export async function log(chatId) {
  if (!state.logs.has(chatId)) {
    const messages = new Map();
    state.logs.set(chatId, { messages, loaded: fetchLog(chatId, messages) });
  }
  await state.logs.get(chatId).loaded;
  return standing(chatId);
}

export function title(place, personId) {
  if (place.kind === "private") return state.bot.first_name;
  if (place.kind !== "dialog") return place.title;
  const words = wordsOf(person(personId));
  return called(user(place.members.find((one) => one.id !== personId)?.id), words) || words.chat;
}

// Whose face a chat shows: in a dialog the other person's.
export const faceOf = (place, personId) =>
  (place.kind === "dialog" ? place.members.find((one) => one.id !== personId)?.id : null) ?? place.id;

export const statusOf = (place, userId) => place.members.find((one) => one.id === userId)?.status ?? "left";
export const isAdmin = (place, userId) => ["creator", "administrator"].includes(statusOf(place, userId));
