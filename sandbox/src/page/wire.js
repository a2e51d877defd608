// The drawer that shows what goes over the wire, and makes it go wrong: requests and the gateway live, faults at a click, the clock. Never a token.

import { loadWire, order } from "./api.js";
import { $, el, notice } from "./dom.js";

// So many lines are kept in the list; the sandbox keeps more.
const SHOWN = 300;
let newest = 0;
let busy = false;
let again = false;

const ROUTES = [["", "any request"], ["POST /interactions/", "first answers"], ["/webhooks/", "follow-ups"], ["POST /channels/", "messages sent"], ["PATCH /channels/", "messages edited"], ["/threads", "threads"], ["/commands", "commands"]];
const KINDS = [
  ["429 for 2 s", { kind: "too_many", retry_after_s: 2 }], ["502", { kind: "broken", status: 502 }], ["5 s late", { kind: "slow", ms: 5000 }],
  ["cut before it is done", { kind: "drop_before" }], ["cut after it was done", { kind: "drop_after" }],
];
const GATEWAY = [
  ["Close with 4000", { order: "close_gateway", code: 4000 }], ["Cut", { order: "drop_gateway" }], ["Ask to reconnect", { order: "reconnect" }],
  ["Invalidate the session", { order: "invalidate_session" }],
];
const FORWARD = [["+4 s", 4_000], ["+1 minute", 60_000], ["+15 minutes", 900_000], ["+1 hour", 3_600_000], ["+1 day", 86_400_000]];

const give = (what) => order(what).then(refresh, (error) => notice(error.message));
const button = (label, act, more = {}) => el("button", { type: "button", onclick: act, ...more }, label);
const select = (id, label, choices) => el("label", {}, label, el("select", { id }, choices.map(([text], at) => el("option", { value: String(at) }, text))));

function controls() {
  const times = el("input", { id: "fault-times", type: "number", min: "1", max: "99", value: "1", "aria-label": "How many requests" });
  const plan = () => {
    const [route] = ROUTES[Number($("fault-route").value)];
    const [, kind] = KINDS[Number($("fault-kind").value)];
    give({ order: "fault", route, times: Number(times.value) || 1, ...kind });
  };
  const group = (name, ...inner) => el("fieldset", {}, el("legend", {}, name), inner);
  return [
    group("The next requests go wrong", select("fault-route", "Which", ROUTES.map(([, text]) => [text])), select("fault-kind", "How", KINDS), el("label", {}, "How many", times),
      el("div", { class: "row" }, button("Plan it", plan, { "data-plan-fault": true }), button("Forget all", () => give({ order: "clear_faults" }))), el("ul", { id: "faults", "aria-label": "Planned" })),
    group("The gateway", el("div", { class: "row" }, GATEWAY.map(([label, what]) => button(label, () => give(what)))), toggle("refuse", "Refuse connections", (refuse) => ({ order: "refuse_gateway", refuse }))),
    group("The clock", el("div", { class: "row" }, FORWARD.map(([label, ms]) => button(label, () => give({ order: "advance", ms }), { "aria-label": `Put the clock forward: ${label}` })))),
    group("Everything", toggle("enforce", "Refuse requests over a rate limit", (enforce) => ({ order: "enforce_rate_limits", enforce })), button("Save the world", () => give({ order: "save" }), { id: "save-world", hidden: true })),
  ];
}

const toggle = (id, label, what) => el("label", { class: "toggle" }, el("input", { type: "checkbox", id, onchange: (event) => give(what(event.target.checked)) }), label);

const clock = (ms) => new Date(ms).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });

// Method, route, status, time: a line of the table.
function line(entry) {
  const cell = (text, kind) => el("td", { class: kind }, text);
  if (entry.kind === "gateway") {
    const [arrow, from] = entry.from === "bot" ? ["→", "The bot says"] : ["←", "The sandbox says"];
    return el("tr", { class: "of-gateway", "data-wire": entry.n }, cell(clock(entry.at_ms), "when"), el("td", { class: "method", title: from }, `${arrow} gateway`), cell(entry.name, "route"), cell("", "status"), cell("", "took"));
  }
  const went = entry.status === 0 ? "cut" : String(entry.status);
  const state = entry.status >= 200 && entry.status < 400 ? "good" : "bad";
  const why = entry.status === 501 ? "The sandbox does not have this route" : entry.code ? `Discord's code ${entry.code}` : undefined;
  const status = el("td", { class: `status ${state}`, title: why }, went, entry.code ? el("small", {}, ` ${entry.code}`) : null);
  return el("tr", { "data-wire": entry.n }, cell(clock(entry.at_ms), "when"), cell(entry.method, "method"), cell(entry.route, "route"), status, cell(`${entry.took_ms} ms`, "took"));
}

function told({ kind, ...fault }) {
  const label = KINDS.find(([, known]) => known.kind === kind)?.[0] ?? kind;
  return `${fault.times} × ${fault.route || "any request"}: ${label}`;
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
  $("wire-state").textContent = wire.bot_online ? "The bot is connected" : "The bot is not connected";
}

// One question at a time; what changes meanwhile is asked for after it.
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
  $("wire-controls").append(...controls());
  $("open-wire").addEventListener("click", () => turn(!isOpen()));
  $("close-wire").addEventListener("click", () => turn(false));
  $("wire").addEventListener("keydown", (event) => { if (event.key === "Escape") turn(false); });
}
