// The members that the newest message waits for, and buttons to become one of them.

import { $, el } from "./dom.js";
import { currentEdition, listed, t } from "./words.js";

const MOST_OFFERED = 3;

// The newest public message that has an enabled button.
export const asks = (here) => here.messages.filter((seen) => seen.by_bot && !seen.ephemeral && firstButton(seen)).at(-1);

const firstButton = (seen) => seen.buttons.find((button) => button.custom_id && !button.disabled);
// A finished match asks nobody, although it has a rematch button. A button that leads to a match elsewhere asks nobody,
// either.
const isIdle = (view, seen) => view.idle.some((part) => firstButton(seen).custom_id.includes(part));

// Names the members that the newest question is for, and offers buttons to become them.
export function drawWaiting(view, context) {
  const box = $("waiting");
  const seen = asks(view.here);
  const asked = seen && !isIdle(view, seen) ? whoIsAsked(view, seen).filter((name) => name !== view.me.name) : [];
  const sign = JSON.stringify([view.me.id, seen?.id, asked, currentEdition()]);
  if (box.dataset.sign === sign) return;
  box.dataset.sign = sign;
  box.hidden = asked.length === 0;
  if (box.hidden) return box.replaceChildren();
  const names = listed(asked);
  const button = firstButton(seen).label;
  const told = seen.pings_me ? "can_press_too" : seen.pings.length ? "waiting_for" : "waiting_for_any";
  box.replaceChildren(el("span", {}, t(told, { names, button })), ...asked.map((name) => el("button", { "data-become": name, onclick: () => context.become(name) }, t("become", { name }))));
}

// The members that a message pings. An open invitation in a channel pings nobody: it asks members whom it doesn't
// mention.
function whoIsAsked(view, seen) {
  if (seen.pings.length) return seen.pings.filter((name) => view.people.some((person) => person.name === name && !person.bot));
  if (view.here.kind !== "channel" || !seen.content.includes(`<@${view.me.id}>`)) return [];
  return view.people.filter((person) => !person.bot && !seen.content.includes(`<@${person.id}>`)).map((person) => person.name).slice(0, MOST_OFFERED);
}
