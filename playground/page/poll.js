// A poll: its picture and description, the question, and what may be chosen.

import { h } from "./dom.js";
import { rich } from "./rich.js";
import { called, user } from "./store.js";

/** The parts of a poll's bubble; `photo` draws its picture as that of any message. */
export function poll(message, actions, photo) {
  const { poll: asked, votes = {} } = message;
  const mine = votes[actions.person];
  const seen = asked.is_closed || (mine && !message.results_hidden);
  const parts = [];
  if (asked.media?.photo) parts.push(photo({ ...message, photo: asked.media.photo, caption: asked.description }, actions));
  if (asked.description) {
    parts.push(h("div", { class: "text poll-description", dir: "auto" }, rich(asked.description, asked.description_entities, actions)));
  }
  const { words } = actions;
  const kind = words[`${asked.is_anonymous ? "anonymous" : "public"}${asked.type === "quiz" ? "Quiz" : "Poll"}`];
  parts.push(h("div", { class: "poll" },
    h("b", { class: "poll-question", dir: "auto" }, asked.question),
    h("small", { class: "poll-kind" }, asked.is_closed ? words.say("closed", { name: kind }) : kind),
    h("div", { class: "poll-options", role: "radiogroup", "aria-label": asked.question },
      asked.options.map((option, place) => row(asked, place, { mine, seen, votes, actions }))),
    h("small", { class: "poll-kind" }, told(asked, mine && message.results_hidden, words)),
    seen && asked.explanation ? h("div", { class: "poll-why", dir: "auto" }, "💡 ", rich(asked.explanation, asked.explanation_entities, actions)) : null));
  return parts;
}

function told(asked, later, words) {
  const many = asked.total_voter_count;
  const count = many === 1 ? words.answer : words.say("answers", { count: many });
  return later ? words.say("later", { name: count }) : count;
}

function row(asked, place, { mine, seen, votes, actions }) {
  const { text, voter_count: many } = asked.options[place];
  const chosen = Boolean(mine?.includes(place));
  const right = seen && asked.correct_option_ids?.includes(place);
  const share = asked.total_voter_count ? Math.round((100 * many) / asked.total_voter_count) : 0;
  const who = seen && !asked.is_anonymous
    ? Object.entries(votes).filter(([, places]) => places.includes(place)).map(([id]) => called(user(Number(id)), actions.words)).join(", ")
    : "";
  const sign = right ? "✅" : chosen ? (seen && asked.type === "quiz" ? "❌" : "◉") : "○";
  return h("button", {
    class: `poll-option${chosen ? " chosen" : ""}${right ? " right" : ""}`, type: "button", role: "radio",
    "aria-checked": String(chosen), disabled: Boolean(mine) || asked.is_closed, onclick: () => actions.vote(place),
  },
  h("span", { class: "poll-sign", "aria-hidden": "true" }, sign),
  h("span", { class: "poll-text", dir: "auto" }, text, who ? h("small", { dir: "auto" }, who) : null),
  seen ? h("span", { class: "poll-share" }, `${share} %`) : null);
}
