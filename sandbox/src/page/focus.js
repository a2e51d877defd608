// Keeps the keyboard focus while lists are redrawn.

// The attributes by which a control is found again after a redraw.
const NAMES = ["data-place-id", "data-person-id", "data-custom-id", "data-menu", "data-open-thread", "data-become", "data-enlarge", "data-dismiss", "data-start", "data-also-start"];

const CONTROLS = ".row > select:not(:disabled), .row > button:not(:disabled)";

function sameAs(element) {
  const name = NAMES.find((name) => element.hasAttribute(name));
  return name && `[${name}="${CSS.escape(element.getAttribute(name))}"]`;
}

// Redraws, and focuses the same control again, else the first one of the same message, else the list itself.
export function keepFocus(box, draw) {
  const held = box.contains(document.activeElement) && document.activeElement !== box ? document.activeElement : null;
  const same = held && sameAs(held);
  const message = held?.closest("[data-message]")?.dataset.message;
  draw();
  if (!held || (held.isConnected && document.activeElement === held)) return;
  const article = message && box.querySelector(`[data-message="${CSS.escape(message)}"]`);
  const found = (same && (article || box).querySelector(`${same}:not(:disabled)`)) || (article && firstControl(article)) || box;
  found.focus({ preventScroll: true });
}

export const firstControl = (article) => article.querySelector(CONTROLS);

// Arrow keys in a menu of buttons; Escape and Tab leave it.
export function walkMenu(menu, close) {
  menu.addEventListener("keydown", (event) => {
    const items = [...menu.querySelectorAll("[role=menuitem]")];
    const at = items.indexOf(document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") close();
    else if (next !== undefined && items.length) items[next % items.length].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}
