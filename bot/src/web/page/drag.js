// Dragging: out of a tray, or from square to square.

import { HIDDEN, h, placeOf, s } from "./dom.js";

/** @import { Boards } from "./boards.js" */

/** How far outside a square a thing may be dropped, in pixels. */
const MISS = 22;
/** How far above the finger a carried thing is, in pixels. */
const LIFT = 46;
/** How far a pointer moves before a drag begins, in pixels. */
const DRAG_FROM = 9;
const FINGER = 52, TRAY = 56;

/** Carries the thing on which a pointer went down. The holder has captured the pointer for as long as it is down.
 * @param {Boards} boards @param {PointerEvent} down @param {Element} holder @param {string} place */
export function drag(boards, down, holder, place) {
  if (!holder.hasPointerCapture(down.pointerId)) return;
  const lift = down.pointerType === "mouse" ? 0 : LIFT, listening = new AbortController(), { signal } = listening;
  /** @type {HTMLElement | undefined} */ let carried;
  /** @type {Element | null | undefined} */ let thing;
  const under = (/** @type {PointerEvent} */ event) => {
    const x = event.clientX, y = event.clientY - lift;
    if (carried) carried.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    // A thing may be dropped on another board or on a tray.
    return [...boards.all.values()].map(board => board.meant(x, y, board.unit / 2 + MISS, 0)).find(Boolean) ?? document.elementsFromPoint(x, y).map(placeOf).find(Boolean) ?? null;
  };
  addEventListener("pointermove", event => {
    if (event.pointerId !== down.pointerId) return undefined;
    if (!carried) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < DRAG_FROM) return undefined;
      const board = boards.all.get(place.split(".")[0]);
      thing = board?.svg?.querySelector(`[data-place="${place}"][data-x]`);
      const picture = board ? thing : down.target instanceof Element && down.target.closest("[data-place]")?.querySelector("svg");
      if (!boards.grab(place)) return listening.abort();
      carried = carry(boards.match.machine.isPut ? null : picture || null, board ? Math.max(board.unit, lift && FINGER) : TRAY);
      thing?.classList.add("lifted");
    }
    return boards.hands.hover(under(event));
  }, { signal });
  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) addEventListener(end, event => {
    if (event.pointerId !== down.pointerId) return;
    listening.abort();
    if (!carried) return;
    carried.remove();
    thing?.classList.remove("lifted");
    // The click at the end of a drag has no meaning.
    const swallow = (/** @type {Event} */ click) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    if (end === "pointerup") boards.drop(under(event));
    boards.hands.hover(null);
  }, { signal });
}

/** Makes a copy of a thing's picture that follows the pointer. @param {Element | null} picture @param {number} size */
function carry(picture, size) {
  const element = h("div", { class: "carried", ...HIDDEN });
  element.style.width = element.style.height = `${size}px`;
  if (picture) {
    const copy = /** @type {SVGElement} */ (picture.cloneNode(true));
    copy.removeAttribute("id");
    copy.style.transform = "";
    element.append(copy instanceof SVGSVGElement ? copy : s("svg", { viewBox: "0 0 100 100" }, copy));
  }
  document.body.append(element);
  return element;
}
