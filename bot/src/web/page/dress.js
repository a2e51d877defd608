// The parts that all pages share: the chosen theme, its symbols, and the state of the line.

import { build, byId, readSvg } from "./dom.js";
import { setting, theme } from "./settings.js";
import { t } from "./words.js";

const root = document.documentElement;

/** Applies the chosen theme, and loads its symbols. */
export function dress() {
  root.dataset.theme = theme();
  root.dataset.motion = setting("motion");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", getComputedStyle(root).getPropertyValue("--bg"));
  loadThings(theme()).catch(() => {});
}

let shownThings = "";
/** Puts the sheet of symbols into the document: a `<use>` of another file draws nothing in some frames.
 * @param {"dark" | "light" | "contrast"} name */
async function loadThings(name) {
  const url = root.getAttribute(`data-things-${name}`);
  if (!url || url === shownThings) return;
  const response = await fetch(url);
  if (!response.ok) return;
  const sheet = readSvg(await response.text());
  if (theme() !== name) return;
  shownThings = url;
  build(sheet, { id: "things", class: "things" });
  byId("things")?.remove();
  document.body.prepend(sheet);
}

/** @param {"on" | "off"} line */
export function showLine(line) {
  byId("live").dataset.line = line;
  byId("live").ariaLabel = t(line === "on" ? "connected" : "offline");
}
