// The card of a puzzle or a lesson: its task or its result, and the buttons.

import { h, toast } from "./dom.js";
import { button } from "./panels.js";
import { t } from "./words.js";

/** @import { Exercise } from "./contract" */

/** @param {Exercise} exercise @param {string} told the answer to a try */
export function exerciseCard({ lines, acts, share, next, opens }, told) {
  if (opens) location.assign(opens);
  return h("div", { class: "card exercise", role: "group" },
    told && h("p", { class: "told" }, told),
    h("div", { class: "task" }, ...lines.map(line => h("p", {}, line))),
    h("div", { class: "ways" }, next && h("a", { class: "link go", href: next.page, "data-key": "next" }, next.label),
    share && button("share", share.label),
    ...acts.map(({ act, label }) => button(`act:${act}`, label, { look: act === "begin" ? "go" : "" }))));
}

/** Hands a result to the apps of a phone, or else to the clipboard. @param {Exercise | null} [exercise] */
export async function share(exercise) {
  if (!exercise?.share) return;
  const { text } = exercise.share;
  try {
    if (navigator.share) return await navigator.share({ text });
    await navigator.clipboard.writeText(text);
    toast(t("copied"));
  } catch (error) {
    // A person who closes the phone's menu needs no message.
    if (!(error instanceof DOMException && error.name === "AbortError")) toast(text);
  }
}
