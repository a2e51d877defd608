// Keys, and dragging out of a tray.

import { carry, LIFT, placeOf } from "./board.js";
import { byId, speak } from "./dom.js";
import { isAlive } from "./machine.js";
import { duration, t } from "./words.js";

/** @import { Match } from "./match.js" */

/** A key on a square. Enter confirms; in put mode Space turns the thing. @param {Match} match @param {KeyboardEvent} event @param {string} place @param {() => void} help */
export function onSquareKey(match, event, place, help) {
  const { machine } = match;
  if (event.key !== "Enter" && event.key !== " ") return onShortcut(match, event, help);
  if (match.isPicking && machine.isPut && machine.armed?.places.includes(place)) match.follow(event.key === "Enter" ? machine.confirm() : machine.rotate(1, place), place);
  else match.tap(place);
  return true;
}

/**
 * Letters work in boards, hand and buttons alone, so they never fight with the keys of a screen reader.
 * @param {Match} match @param {KeyboardEvent} event @param {() => void} help
 */
export function onShortcut(match, event, help) {
  const { machine, state } = match;
  if (!state || event.ctrlKey || event.metaKey || event.altKey) return false;
  const key = event.key.toLowerCase();
  switch (key) {
    case "escape": return letGo(match);
    case "r": if (match.isPicking) match.follow(machine.rotate(event.shiftKey ? -1 : 1)); break;
    case "m": if (match.isPicking) match.follow(machine.mirror()); break;
    case "u": match.undo(); break;
    case "h": if (match.can("hint")) match.askHint(); break;
    case "l": speak(state.last?.text || t("no_last")); break;
    case "t": speak(sayTime(match)); break;
    case "n": goTo(match, 1); break;
    case "p": goTo(match, -1); break;
    case "?": help(); break;
    default: return /^[1-9]$/.test(key) && chooseNumber(match, Number(key) - 1);
  }
  return true;
}

/** One step back. @param {Match} match */
export function letGo(match) {
  const hadHint = !!match.hint;
  match.hint = null;
  if (match.phase === "hold" || match.phase === "wait") match.takeBackHeld();
  else if (match.machine.back() || hadHint) {
    speak(match.machine.isBusy ? match.prompt : t("let_go_done"));
    match.on.paint();
  } else return false;
  return true;
}

/** @param {Match} match */
function sayTime(match) {
  const who = match.isMine ? `${t("your_turn")}.` : match.state?.status ?? "";
  return match.left === null ? t("no_clock", { who }) : t("time_left", { who, time: duration(match.left, true) });
}

/** Goes to the next square that can be chosen. @param {Match} match @param {number} by */
function goTo(match, by) {
  const { machine } = match, live = match.isPicking ? machine.live() : new Map();
  const places = [...match.boards.all.values()].flatMap(board => board.places.flat()).filter(place => live.get(place)?.some(isAlive));
  if (!places.length) return;
  const here = placeOf(document.activeElement), order = [...match.boards.all.values()].flatMap(board => board.places.flat());
  const from = here ? order.indexOf(here) : -1, later = places.filter(place => order.indexOf(place) > from), earlier = places.filter(place => order.indexOf(place) < from);
  const next = by > 0 ? later[0] ?? places[0] : earlier[earlier.length - 1] ?? places[places.length - 1];
  match.boards.all.get(next.split(".")[0])?.focus(next);
  match.boards.hands.hover(next);
}

/** One of several ways, or a thing of the hand. @param {Match} match @param {number} i */
function chooseNumber(match, i) {
  const { machine } = match, option = machine.list?.[i];
  if (option && match.isPicking) match.follow(machine.choose(option));
  else {
    const place = byId("hand").querySelectorAll(".near .slot:not(.built)")[i]?.getAttribute("data-place");
    if (!place) return false;
    match.tap(place);
  }
  return true;
}

/** Lets things be dragged from a tray to a board. @param {Match} match */
export function dragFromHand(match) {
  /** @type {{id: number, place: string, x: number, y: number, lift: number, element: Element, ghost: HTMLElement | null, over: string | null} | null} */
  let drag = null;
  const hand = byId("hand");
  hand.addEventListener("pointerdown", event => {
    const element = /** @type {Element} */ (event.target).closest("button[data-place]"), place = placeOf(element);
    if (!element || !place || event.button) return;
    drag = { id: event.pointerId, place, x: event.clientX, y: event.clientY, lift: event.pointerType === "mouse" ? 0 : LIFT, element, ghost: null, over: null };
  });
  addEventListener("pointermove", event => {
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 10) return;
      const picture = drag.element.querySelector("svg");
      if (!match.boards.grab(drag.place)) {
        drag = null;
        return;
      }
      drag.ghost = carry(match.machine.isPut ? null : picture, 56);
    }
    const y = event.clientY - drag.lift;
    drag.ghost.style.transform = `translate(${event.clientX}px, ${y}px) translate(-50%, -50%)`;
    drag.over = [...match.boards.all.values()].map(board => board.under(event.clientX, y, true)).find(Boolean) ?? null;
    match.boards.hands.hover(drag.over);
  });
  const end = (/** @type {PointerEvent} */ event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { ghost, over } = drag;
    drag = null;
    if (!ghost) return;
    ghost.remove();
    // The click that ends a drag means nothing.
    const swallow = (/** @type {Event} */ click) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    if (event.type === "pointerup") match.boards.drop(over);
    match.boards.hands.hover(null);
  };
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  hand.addEventListener("keydown", event => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    const slots = [.../** @type {NodeListOf<HTMLElement>} */ (hand.querySelectorAll("button[data-place]"))], i = slots.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    slots[i + by]?.focus();
    event.preventDefault();
  });
}
