// Dialogs over a phone: alert, choice, picture, a small menu, a passing note.

import { fileUrl } from "./api.js";
import { h, icon } from "./dom.js";

function over(element, dialog) {
  const box = element.getBoundingClientRect();
  dialog.style.setProperty("--middle", `${box.left + box.width / 2}px`);
  dialog.style.setProperty("--room", `${box.width}px`);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => { dialog.remove(); resolve(dialog.returnValue); });
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close("away"); });
  });
}

export function alertBox(element, heading, text, words) {
  const dialog = h("dialog", { class: "box alert", role: "alertdialog", "aria-label": heading },
    h("h2", { dir: "auto" }, heading),
    h("p", { dir: "auto" }, text),
    h("form", { method: "dialog", class: "box-keys" }, h("button", { class: "main", value: "ok", autofocus: true }, words.ok)));
  return over(element, dialog);
}

export async function choose({ element, words }, heading, options, quote = "") {
  const dialog = h("dialog", { class: "box chooser", "aria-label": heading });
  let chosen = null;
  const take = (value) => { chosen = value; dialog.close("chosen"); };
  dialog.append(
    h("h2", {}, heading),
    quote ? h("p", { class: "box-quote", dir: "auto" }, quote) : "",
    h("div", { class: "box-list" }, options.map((option) =>
      h("button", { class: "row", type: "button", onclick: () => take(option.value) }, option.face ?? "", h("span", { dir: "auto" }, option.label)))),
    options.length ? "" : h("p", {}, words.noChoice),
    h("form", { method: "dialog", class: "box-keys" }, h("button", { value: "no" }, words.cancel)));
  await over(element, dialog);
  return chosen;
}

export function zoom(message, words) {
  const largest = message.photo.at(-1);
  const url = fileUrl(largest.file_id);
  const dialog = h("dialog", { class: "viewer", "aria-label": words.picture });
  dialog.append(
    h("img", { src: url, alt: message.caption ?? words.picture, width: largest.width, height: largest.height }),
    h("form", { method: "dialog" }, h("button", { class: "round", "aria-label": words.close, autofocus: true }, icon("close"))));
  dialog.addEventListener("click", () => dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  dialog.addEventListener("close", () => dialog.remove());
}

/** items: { label, note, run, face, checked } or null for a line */
export function menu(anchor, items, label) {
  document.querySelector(".menu")?.remove();
  const close = (refocus = true) => {
    list.remove();
    document.removeEventListener("pointerdown", away, true);
    if (refocus) anchor.focus?.({ preventScroll: true });
  };
  const away = (event) => { if (!list.contains(event.target)) close(false); };
  const list = h("div", { class: "menu", role: "menu", "aria-label": label });
  for (const item of items) {
    if (!item) { list.append(h("hr")); continue; }
    list.append(h("button", {
      class: "row", type: "button", role: item.checked === undefined ? "menuitem" : "menuitemradio",
      "aria-checked": item.checked === undefined ? null : String(item.checked),
      onclick: () => { close(); item.run(); },
    }, item.face ?? "", h("span", { class: "row-text" }, h("span", { dir: "auto" }, item.label),
      item.note ? h("small", { dir: "auto" }, item.note) : ""), item.badge ? h("span", { class: "badge" }, String(item.badge)) : ""));
  }
  list.addEventListener("keydown", (event) => {
    const rows = [...list.querySelectorAll("button")];
    const at = rows.indexOf(document.activeElement);
    if (event.key === "Escape") { event.stopPropagation(); close(); }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      rows[(at + (event.key === "ArrowDown" ? 1 : -1) + rows.length) % rows.length]?.focus();
    }
  });
  document.body.append(list);
  place(list, anchor);
  document.addEventListener("pointerdown", away, true);
  list.querySelector("button")?.focus({ preventScroll: true });
}

function place(list, anchor) {
  const box = anchor.getBoundingClientRect();
  const phone = (anchor.closest(".phone") ?? document.body).getBoundingClientRect();
  list.style.maxWidth = `${phone.width - 16}px`;
  const width = list.offsetWidth;
  const left = Math.min(Math.max(box.left, phone.left + 8), phone.right - width - 8);
  list.style.left = `${left}px`;
  const below = window.innerHeight - box.bottom - 12;
  if (below > Math.min(list.offsetHeight, 260)) {
    list.style.top = `${box.bottom + 4}px`;
    list.style.maxHeight = `${below}px`;
  } else {
    list.style.bottom = `${window.innerHeight - box.top + 6}px`;
    list.style.maxHeight = `${box.top - 16}px`;
  }
}

export function toast(element, text) {
  element.querySelector(".toast")?.remove();
  const note = h("div", { class: "toast", role: "status", dir: "auto" }, text);
  element.append(note);
  setTimeout(() => note.classList.add("leaving"), 3500);
  setTimeout(() => note.remove(), 4000);
}
