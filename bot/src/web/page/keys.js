// The effects of keys in the boards, the hand and the buttons.

import { byId, placeOf, speak } from "./dom.js";
import { late } from "./late.js";
import { isAlive } from "./machine.js";
import { duration, t } from "./words.js";

/** @import { Match } from "./match.js" */

/** Handles a key on a square, or elsewhere. On a thing that was put down, Enter confirms and Space turns it; elsewhere, both tap.
 * @param {Match} match @param {KeyboardEvent} event @param {string | null} [place] */
export function onKey(match, event, place) {
  const { machine, state } = match, key = event.key.toLowerCase();
  if (!state) return;
  switch (key) {
    case "enter": case " ": if (place) onSquare(match, key, place); break;
    case "escape": match.letGo(); break;
    case "r": if (match.isPicking) match.follow(machine.rotate(event.shiftKey ? -1 : 1)); break;
    case "m": if (match.isPicking) match.follow(machine.mirror()); break;
    case "u": match.undo(); break;
    case "h": if (match.can("hint")) match.askHint(); break;
    case "l": speak(state.last?.text || t("no_last")); break;
    case "t": speak(sayTime(match)); break;
    case "n": goTo(match, 1); break;
    case "p": goTo(match, -1); break;
    case "?": late("dialogs", dialogs => dialogs.openKeys()); break;
    case "arrowleft": nextSlot(-1); break;
    case "arrowright": nextSlot(1); break;
    default: chooseNumber(match, Number(key) - 1);
  }
}

/** @param {Match} match @param {string} key @param {string} place */
function onSquare(match, key, place) {
  const { machine } = match;
  if (match.isPicking && machine.isPut && machine.armed?.places.includes(place)) match.follow(key === "enter" ? machine.confirm() : machine.rotate(1, place), place);
  else match.tap(place);
}

/** The players to move, and the time they have. The status says why a clock stands still. @param {Match} match */
function sayTime({ left, state }) {
  const who = state?.status || (state?.over ? "" : `${t("your_turn")}.`);
  return left !== null ? t("time_left", { who, time: duration(left, true) }) : state?.timed ? who : t("no_clock", { who });
}

/** Moves the focus to the next square that can be chosen. @param {Match} match @param {number} by */
function goTo(match, by) {
  const { machine } = match, live = match.isPicking ? machine.live() : new Map();
  const order = [...match.boards.all.values()].flatMap(board => board.places.flat()), places = order.filter(place => live.get(place)?.some(isAlive));
  if (!places.length) return;
  const from = order.indexOf(placeOf(document.activeElement)), later = places.filter(place => order.indexOf(place) > from), earlier = places.filter(place => order.indexOf(place) < from);
  const next = by > 0 ? later[0] ?? places[0] : earlier.at(-1) ?? /** @type {string} */ (places.at(-1));
  match.boards.all.get(next.split(".")[0])?.focus(next);
  match.boards.hands.hover(next);
}

/** Chooses an option of the list by its number, or else a thing of the hand. @param {Match} match @param {number} i */
function chooseNumber(match, i) {
  const { machine } = match, option = machine.list?.[i];
  if (option && match.isPicking) return match.follow(machine.choose(option));
  const place = /** @type {NodeListOf<HTMLElement>} */ (byId("hand").querySelectorAll(".near .slot:not(.built)"))[i]?.dataset.place;
  if (place) match.tap(place);
  return undefined;
}

/** Moves the focus along the things of a tray. @param {number} by */
function nextSlot(by) {
  const slots = [.../** @type {NodeListOf<HTMLElement>} */ (byId("hand").querySelectorAll("button[data-place]"))];
  slots[slots.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + by]?.focus();
}
