// What a puzzle or a lesson says: its task or its result, and the ways on.

import { h } from "./dom.js";
import { button } from "./panels.js";

/** @import { Exercise } from "./contract" */

/** @param {Exercise} exercise */
export const exerciseCard = ({ lines, acts, next }) => h("div", { class: "card exercise", role: "group" },
  ...lines.map(line => h("p", {}, line)),
  next && h("a", { class: "link go", href: next.page, "data-key": "next" }, next.label),
  ...acts.map(({ act, label }) => button(`act:${act}`, label)));
