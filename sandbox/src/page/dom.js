// Building elements. Text is always set as text, so names and messages are never read as HTML.

import { t } from "./words.js";

export const $ = (id) => document.getElementById(id);

export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

// An emoji of the application. If its picture is gone, its name replaces it.
export function customEmoji(id, name) {
  const image = el("img", { class: "emoji", src: `/cdn/emojis/${id}.webp`, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
  image.addEventListener("error", () => image.replaceWith(`:${name}:`));
  return image;
}

// The emoji of a button or of a menu's option. Screen readers skip it if there is a label.
export function emojiOf(component) {
  const emoji = component.emoji;
  if (!emoji) return null;
  const image = emoji.id ? customEmoji(emoji.id, emoji.name) : el("span", {}, emoji.name);
  if (component.label) {
    image.setAttribute("aria-hidden", "true");
    if (emoji.id) image.alt = "";
  }
  return image;
}

const CRESTS = ["#e0b04f", "#8fc1ff", "#9bd6a8", "#f0a58f", "#c9a8f0", "#8ed8d8", "#e8d28a"];

export function crest(person, options = {}) {
  const sum = [...person.name].reduce((sum, letter) => sum + letter.codePointAt(0), 0);
  const color = person.bot ? "#d7d3c7" : CRESTS[sum % CRESTS.length];
  const tag = options.plain ? "span" : "button";
  return el(tag, { class: "crest", style: `background:${color}`, "aria-label": options.plain ? undefined : t("apps_for", { name: person.name }), "data-person": person.id, ...options.events }, person.bot ? "♜" : [...person.name][0] ?? "?");
}

let hiding;
export function notice(text) {
  const box = $("notice");
  box.textContent = text;
  box.hidden = !text;
  clearTimeout(hiding);
  hiding = setTimeout(() => (box.hidden = true), 8000);
}
