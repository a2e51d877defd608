// Small helpers for the document.

const SVG = "http://www.w3.org/2000/svg";

/** The attribute of elements that screen readers skip. */
export const HIDDEN = { "aria-hidden": "true" };

/** @param {string} id @returns {HTMLElement} */
export const byId = id => /** @type {HTMLElement} */ (document.getElementById(id));

/** The place that an element of the page stands for. @param {EventTarget | null} target */
export const placeOf = target => /** @type {any} */ (target)?.closest("[data-place]")?.dataset.place ?? null;

export const dialog = () => /** @type {HTMLDialogElement} */ (byId("dialog"));

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * Makes an element. Attributes that are null or false are left out.
 * @param {string} tag @param {Record<string, string | number | boolean | null | undefined>} [attributes] @param {...Child} children
 */
export function h(tag, attributes = {}, ...children) {
  return build(document.createElement(tag), attributes, children);
}

/** Makes an element of SVG. @param {string} tag @param {Record<string, string | number>} attributes @param {...Child} children */
export function s(tag, attributes, ...children) {
  return build(document.createElementNS(SVG, tag), attributes, children);
}

/** Gives an element attributes and children. @template {Element} E @param {E} element @param {object} attributes @param {Child[]} [children] @returns {E} */
export function build(element, attributes, children = []) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value != null && value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

/** A group with a label. @param {string | null} look @param {string | null} label @param {...Child} children */
export const group = (look, label, ...children) => h("div", { class: look, role: "group", "aria-label": label }, ...children);

/** Joins the texts that are not empty. @param {unknown[]} texts @param {string} [by] */
export const joined = (texts, by = ", ") => texts.filter(Boolean).join(by);

/** A symbol of the sheet. @param {string} id */
export const symbol = id => s("svg", { viewBox: "0 0 100 100", ...HIDDEN }, s("use", { href: `#${id}` }));

const ICONS = {
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12",
  turn: "M20 12a8 8 0 1 1-3-6M20 3v5h-5",
  mirror: "M12 3v18M8 7l-5 5 5 5M16 7l5 5-5 5",
  release: "M6 6l12 12M18 6L6 18",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10c1 1 1 2 1 3h6c0-1 0-2 1-3a6 6 0 0 0-4-10",
  crown: "M4 18L3 7l5 4 4-7 4 7 5-4-1 11Z",
};
/** @typedef {keyof typeof ICONS} Icon */

/** Draws a sign of 24 by 24. @param {string} path @param {boolean} [isFull] whether it is filled */
export const sign = (path, isFull) => s("svg", { viewBox: "0 0 24 24", ...HIDDEN, class: isFull ? "icon-full" : "icon-line" }, s("path", { d: path }));

/** @param {Icon} name */
export const icon = name => sign(ICONS[name], name === "crown");

/** Reads SVG from the server into an element of this document. @param {string} text @returns {SVGSVGElement} */
export function readSvg(text) {
  return /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.adoptNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement)));
}

/**
 * Puts new children into a place, only if they differ. The focus stays on the element with the same `data-key`, or goes
 * to `otherwise`.
 * @param {HTMLElement} place @param {Child[]} children @param {() => void} [otherwise]
 */
export function fill(place, children, otherwise) {
  const next = h("div", {}, ...children);
  if (seen.get(place) === next.innerHTML) return;
  seen.set(place, next.innerHTML);
  const focused = document.activeElement, had = place.contains(focused), key = /** @type {HTMLElement} */ (focused)?.dataset.key;
  const scrolls = [...place.querySelectorAll(".chips, ol")].map(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));
  place.replaceChildren(...next.childNodes);
  place.querySelectorAll(".chips, ol").forEach((element, i) => Object.assign(element, scrolls[i]));
  if (!had) return;
  const again = /** @type {HTMLElement | null} */ (place.querySelector(`[data-key="${CSS.escape(/** @type {string} */ (key))}"]:not(:disabled)`));
  if (again) again.focus({ preventScroll: true });
  else otherwise?.();
}
/** @type {WeakMap<HTMLElement, string>} */
const seen = new WeakMap();

/** Says a sentence to screen readers. @param {string} text @param {boolean} [loud] */
export function speak(text, loud) {
  if (!text) return;
  const region = byId(loud ? "loud" : "polite");
  region.textContent = "";
  requestAnimationFrame(() => { region.textContent = text; });
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;
/** Shows a sentence for a moment, and says it. @param {string} text @param {boolean} [loud] */
export function toast(text, loud = true) {
  if (!text) return;
  const element = byId("toast");
  element.textContent = text;
  element.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => { element.hidden = true; }, 4500);
  speak(text, loud);
}
