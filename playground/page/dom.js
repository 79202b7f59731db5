// Small helpers for building the page.

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (value === true) element.setAttribute(name, "");
    else element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const ICONS = {
  back: "M15 5l-7 7 7 7",
  more: "M12 5.5v.01M12 12v.01M12 18.5v.01",
  send: "M4 12l16-7-6 15-3-6z",
  close: "M6 6l12 12M18 6L6 18",
  link: "M8 16L16 8M9 8h7v7",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  down: "M6 9l6 6 6-6",
  group: "M9 11a3 3 0 100-6 3 3 0 000 6zM3 19c0-3 3-5 6-5s6 2 6 5M16 6a2.6 2.6 0 010 5M17.5 14.4c2 .6 3.5 2.2 3.5 4.6",
};

export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

const HUES = [[8, 20], [150, 172], [205, 222], [285, 262], [330, 350], [95, 130]];

export function avatar(id, name, kind = "person") {
  if (kind === "bot") {
    const mark = h("span", { class: "avatar avatar-bot", "aria-hidden": "true" });
    mark.append(ibis());
    return mark;
  }
  const [one, other] = HUES[Math.abs(id) % HUES.length];
  const style = `--one:hsl(${one} 62% 58%);--other:hsl(${other} 58% 46%)`;
  const letters = [...name.trim()].slice(0, 1).join("").toUpperCase();
  return h("span", { class: `avatar avatar-${kind}`, style, "aria-hidden": "true" }, kind === "group" ? icon("group") : letters);
}

function ibis() {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 32 32");
  for (const [d, fill] of [
    ["M20.5 6.2a3.6 3.6 0 00-5.9 2.6c0 4 4.6 5.2 2.2 9.2-1.6 2.6-6.4 2-9.3 5.2 5.8 3.4 13 1.8 14.6-4 1.3-4.6-2.6-6.8-2.2-9.6z", "currentColor"],
    ["M19.6 6.4c4.8.6 7 4.2 7.4 9.8-1.8-3.6-4-5.6-7.2-6z", "currentColor"],
  ]) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", d);
    path.setAttribute("fill", fill);
    svg.append(path);
  }
  return svg;
}

export const nameHue = (id) => HUES[Math.abs(id) % HUES.length][1];

export const clock = (seconds) =>
  new Date(seconds * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });

/** Which day it was, in somebody's words. */
export const day = (seconds, words) => {
  const date = new Date(seconds * 1000);
  return date.toDateString() === new Date().toDateString()
    ? words.today
    : date.toLocaleDateString(words.locale, { day: "numeric", month: "long" });
};
