// The Activity next to the chat: its window, its layout, and the way in.

import { act, order, state } from "./api.js";
import { $, notice } from "./dom.js";
import { t } from "./words.js";

let shown = null;

// Shows the window of the current member while it is open.
export function drawActivity(view) {
  $("launch").hidden = !view.has_activity;
  const window = view.activity;
  $("activity").hidden = !window;
  document.body.classList.toggle("playing", Boolean(window));
  if (window?.frame === shown) return void layout(window);
  shown = window?.frame ?? null;
  if (!window) return void $("activity-stage").replaceChildren();
  const frame = Object.assign(document.createElement("iframe"), { src: window.url, title: t("activity") });
  frame.setAttribute("allow", "autoplay; clipboard-write; fullscreen");
  $("activity-stage").replaceChildren(frame);
  layout(window);
}

function layout({ layout }) {
  $("layout").value = String(layout);
  $("activity").dataset.layout = String(layout);
}

// Links to the Activity open it here and never leave this machine.
const LINK = /^https:\/\/discord\.com\/activities\//;

export function startActivity(context) {
  $("launch").addEventListener("click", (event) => context.use(event.currentTarget, { do: "launch" }));
  $("leave-activity").addEventListener("click", () => context.quietly({ do: "leave_activity" }));
  $("layout").addEventListener("change", (event) => order({ order: "change_window", who: state.me, layout: Number(event.target.value) }).catch((error) => notice(error.message)));
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || !LINK.test(link.href)) return;
    event.preventDefault();
    act({ do: "open_activity_link", url: link.href }).catch((error) => notice(error.message));
  });
}
