// The drawer that shows and disturbs the traffic: live requests and gateway messages, faults at a click, the clock. It
// never shows a token.

import { loadWire, order } from "./api.js";
import { FORWARD } from "./clock.js";
import { $, el, notice } from "./dom.js";
import { locale, t } from "./words.js";

// The most lines in the list; the sandbox keeps more.
const SHOWN = 300;
let newest = 0;
let busy = false;
let again = false;

// Routes, kinds and orders, with the keys of their sentences.
const ROUTES = [["", "any_request"], ["POST /interactions/", "first_answers"], ["/webhooks/", "follow_ups"], ["POST /channels/", "messages_sent"], ["PATCH /channels/", "messages_edited"], ["/threads", "threads"], ["/commands", "commands"]];
const KINDS = [
  ["too_many", { kind: "too_many", retry_after_s: 2 }], ["broken", { kind: "broken", status: 502 }], ["slow", { kind: "slow", ms: 5000 }],
  ["drop_before", { kind: "drop_before" }], ["drop_after", { kind: "drop_after" }],
];
const GATEWAY = [
  ["close_gateway", { order: "close_gateway", code: 4000 }], ["drop_gateway", { order: "drop_gateway" }], ["reconnect", { order: "reconnect" }],
  ["invalidate", { order: "invalidate_session" }],
];

const give = (what) => order(what).then(refresh, (error) => notice(error.message));
const button = (label, act, more = {}) => el("button", { type: "button", onclick: act, ...more }, label);
const select = (id, label, choices) => el("label", {}, label, el("select", { id }, choices.map(([text], at) => el("option", { value: String(at) }, t(text)))));

function controls() {
  const times = el("input", { id: "fault-times", type: "number", min: "1", max: "99", value: "1", "aria-label": t("how_many_requests") });
  const plan = () => {
    const [route] = ROUTES[Number($("fault-route").value)];
    const [, kind] = KINDS[Number($("fault-kind").value)];
    give({ order: "fault", route, times: Number(times.value) || 1, ...kind });
  };
  const group = (name, ...inner) => el("fieldset", {}, el("legend", {}, name), inner);
  return [
    group(t("faults"), select("fault-route", t("fault_which"), ROUTES.map(([, text]) => [text])), select("fault-kind", t("fault_how"), KINDS), el("label", {}, t("fault_many"), times),
      el("div", { class: "row" }, button(t("plan"), plan, { "data-plan-fault": true }), button(t("forget"), () => give({ order: "clear_faults" }))), el("ul", { id: "faults", "aria-label": t("planned") })),
    group(t("gateway"), el("div", { class: "row" }, GATEWAY.map(([label, what]) => button(t(label), () => give(what)))), toggle("refuse", t("refuse"), (refuse) => ({ order: "refuse_gateway", refuse }))),
    group(t("the_clock"), el("div", { class: "row" }, FORWARD.map(([count, unit, ms]) => button(span(count, unit), () => give({ order: "advance", ms }), { "aria-label": t("forward", { time: span(count, unit) }) })))),
    group(t("everything"), toggle("enforce", t("enforce"), (enforce) => ({ order: "enforce_rate_limits", enforce })), button(t("save"), () => give({ order: "save" }), { id: "save-world", hidden: true })),
  ];
}

const toggle = (id, label, what) => el("label", { class: "toggle" }, el("input", { type: "checkbox", id, onchange: (event) => give(what(event.target.checked)) }), label);

// "+15 minutes", in the page's language.
const span = (count, unit) => new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "long", signDisplay: "always" }).format(count);

const clock = (ms) => new Date(ms).toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit", second: "2-digit" });

// A line of the table: method, route, status, time.
function line(entry) {
  const cell = (text, kind) => el("td", { class: kind }, text);
  if (entry.kind === "gateway") {
    const [arrow, from] = entry.from === "bot" ? ["→", t("bot_says")] : ["←", t("sandbox_says")];
    return el("tr", { class: "of-gateway", "data-wire": entry.n }, cell(clock(entry.at_ms), "when"), el("td", { class: "method", title: from }, `${arrow} gateway`), cell(entry.name, "route"), cell("", "status"), cell("", "took"));
  }
  const went = entry.status === 0 ? t("was_cut") : String(entry.status);
  const state = entry.status >= 200 && entry.status < 400 ? "good" : "bad";
  const why = entry.status === 501 ? t("no_route") : entry.code ? t("code", { code: entry.code }) : undefined;
  const status = el("td", { class: `status ${state}`, title: why }, went, entry.code ? el("small", {}, ` ${entry.code}`) : null);
  return el("tr", { "data-wire": entry.n }, cell(clock(entry.at_ms), "when"), cell(entry.method, "method"), cell(entry.route, "route"), status, cell(`${entry.took_ms} ms`, "took"));
}

function told({ kind, ...fault }) {
  return `${fault.times} × ${fault.route || t("any_request")}: ${t(kind)}`;
}

function draw(wire) {
  const list = $("wire-list");
  const box = list.closest(".wire-scroll");
  const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  for (const entry of wire.entries) {
    if (entry.n <= newest) continue;
    newest = entry.n;
    list.append(line(entry));
  }
  while (list.children.length > SHOWN) list.firstElementChild.remove();
  if (atEnd) box.scrollTop = box.scrollHeight;
  $("faults").replaceChildren(...wire.faults.map((fault) => el("li", {}, told(fault))));
  $("refuse").checked = wire.gateway_refused;
  $("enforce").checked = wire.enforces_rate_limits;
  $("save-world").hidden = !wire.has_file;
  $("wire-state").textContent = t(wire.bot_online ? "bot_connected" : "bot_not_connected");
}

// One request at a time; a change during a request leads to another one.
export async function refresh() {
  if (!isOpen()) return;
  again = true;
  if (busy) return;
  busy = true;
  try {
    while (again) { again = false; draw(await loadWire(newest)); }
  } catch (error) { notice(error.message); }
  busy = false;
}

const isOpen = () => !$("wire").hidden;

function turn(open) {
  $("wire").hidden = !open;
  $("open-wire").setAttribute("aria-expanded", String(open));
  document.body.classList.toggle("wired", open);
  if (open) { refresh(); $("close-wire").focus(); } else $("open-wire").focus();
}

export function startWire() {
  $("wire-controls").replaceChildren(...controls());
  document.addEventListener("words", () => { $("wire-controls").replaceChildren(...controls()); refresh(); });
  $("open-wire").addEventListener("click", () => turn(!isOpen()));
  $("close-wire").addEventListener("click", () => turn(false));
  $("wire").addEventListener("keydown", (event) => { if (event.key === "Escape") turn(false); });
}
