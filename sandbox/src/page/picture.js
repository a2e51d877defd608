// The large picture: the whole of it first, then zoomed, and moved by finger, pointer or arrow keys.

import { $, el } from "./dom.js";
import { t } from "./words.js";

const NEARER = 1.5;
const NEAREST = 8;

export function enlarge(address, description) {
  const dialog = $("picture");
  const image = el("img", { src: address, alt: description || t("picture"), draggable: "false" });
  const pane = el("div", { class: "pane", tabindex: "0", role: "group", "aria-label": t("picture_keys"), "data-pane": true }, image);
  let zoom = 1;
  const set = (wanted) => {
    zoom = Math.min(NEAREST, Math.max(1, wanted));
    resize(pane, image, zoom);
  };
  const tool = (zoom, sign, label, run) => el("button", { "aria-label": label, "data-zoom": zoom, onclick: run }, sign);
  dialog.replaceChildren(el("div", { class: "tools" }, tool("smaller", "−", t("smaller"), () => set(zoom / NEARER)), tool("larger", "+", t("larger"), () => set(zoom * NEARER)), tool("whole", t("whole"), t("whole_picture"), () => set(1)), tool("close", t("close"), t("close"), () => dialog.close())), pane);
  pane.addEventListener("keydown", (event) => {
    if (event.key === "+" || event.key === "=") set(zoom * NEARER);
    else if (event.key === "-") set(zoom / NEARER);
    else if (event.key === "0") set(1);
    else return;
    event.preventDefault();
  });
  pane.addEventListener("wheel", (event) => { if (event.ctrlKey) { event.preventDefault(); set(zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1)); } }, { passive: false });
  image.addEventListener("dblclick", () => set(zoom > 1 ? 1 : NEARER * NEARER));
  drag(pane);
  image.addEventListener("load", () => set(1));
  dialog.showModal();
  pane.focus();
  if (image.complete) set(1);
}

// The whole picture fits the pane; zooming keeps its middle in place.
function resize(pane, image, zoom) {
  const { clientWidth: width, clientHeight: height } = pane;
  const fit = Math.min(width / image.naturalWidth, height / image.naturalHeight) || 1;
  const middle = [(pane.scrollLeft + width / 2) / pane.scrollWidth, (pane.scrollTop + height / 2) / pane.scrollHeight];
  image.style.width = `${Math.floor(image.naturalWidth * fit * zoom)}px`;
  pane.scrollLeft = middle[0] * pane.scrollWidth - width / 2;
  pane.scrollTop = middle[1] * pane.scrollHeight - height / 2;
}

// Fingers scroll without help; a mouse drags the picture.
function drag(pane) {
  let from = null;
  pane.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    from = [event.clientX + pane.scrollLeft, event.clientY + pane.scrollTop];
    pane.setPointerCapture(event.pointerId);
  });
  pane.addEventListener("pointermove", (event) => { if (from) [pane.scrollLeft, pane.scrollTop] = [from[0] - event.clientX, from[1] - event.clientY]; });
  for (const end of ["pointerup", "pointercancel"]) pane.addEventListener(end, () => (from = null));
}
