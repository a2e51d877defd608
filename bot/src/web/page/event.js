// The page of an event: standings and the matches of the round, live.

import { Client, EventStream, RequestError } from "./client.js";
import { byId, fill, h, speak, symbol } from "./dom.js";
import { dress, showLine } from "./dress.js";
import { onSystemTheme } from "./settings.js";
import { t, takeWords } from "./words.js";

/** @import { ClubEvent, Entrant, EventCell, EventGroup, EventRow, EventTable } from "./contract" */

/** How long the line may be down before the page says so. */
const PATIENCE_MS = 1500;

const root = document.documentElement;
const client = new Client(root.dataset.api ?? "");
/** @type {ClubEvent | null} */ let shown = null;

// ---- drawing

/** @param {ClubEvent} event */
function draw(event) {
  const { groups, tables, titles, lines } = event;
  document.title = byId("title").textContent = event.name;
  fill(byId("event"), [
    ...lines.map(line => h("p", {}, line)),
    ...groups.filter(group => group.rows.length > 0).flatMap(group => [h("h2", {}, group.title ?? titles.standings), ranking(event, group)]),
    tables.length > 0 && h("h2", {}, titles.tables),
    tables.length > 0 && h("ul", { class: "matches" }, ...tables.map(table => h("li", {}, entry(table)))),
  ]);
  root.dataset.ready = "true";
  root.dataset.version = String(event.version);
}

/** @param {ClubEvent} event @param {EventGroup} group */
function ranking(event, group) {
  const hasScores = group.rows.some(row => row.score !== null);
  const head = h("tr", {}, h("th", { class: "who" }), hasScores && h("th", {}), ...group.headings.map(heading => h("th", { scope: "col" }, String(heading))));
  return h("div", { class: "wide", tabindex: 0, role: "region", "aria-label": group.title ?? event.titles.standings },
    h("table", { class: "ranking" }, group.headings.length > 0 && h("thead", {}, head), h("tbody", {}, ...group.rows.map(row => rowOf(event, row)))));
}

/** @param {ClubEvent} event @param {EventRow} row */
function rowOf({ entrants, viewer }, row) {
  const entrant = entrants[row.entrant];
  const look = [row.entrant === viewer.entrant && "mine", entrant.left && "left"].filter(Boolean).join(" ");
  return h("tr", { class: look || null, "data-entrant": row.entrant }, who(row, entrant), row.score !== null && h("td", { class: "score" }, row.score), ...row.cells.map(cellOf));
}

/** @param {EventRow} row @param {Entrant} entrant */
const who = ({ place }, { name, emblem }) => h("th", { class: "who", scope: "row" }, h("span", {}, h("i", {}, String(place)), symbol(emblem), h("b", { title: name }, name || "–")));

/** @param {EventCell} cell */
const cellOf = ({ kind, text }) => h("td", { class: "cell", "data-kind": kind }, kind !== "empty" && h("b", {}, text));

/** @param {EventTable} table */
function entry({ match, over, text }) {
  const look = over ? "over" : null;
  return match ? h("a", { href: client.pageOf(match), class: look }, text) : h("span", { class: look }, text);
}

// ---- the line to the server

/** @type {ReturnType<typeof setTimeout> | undefined} */
let bannerTimer;
/** @param {string} text */
function banner(text) {
  clearTimeout(bannerTimer);
  byId("banner").hidden = !text;
  byId("banner").textContent = text;
}

/** @param {RequestError} error */
function refused(error) {
  showLine("off");
  banner(error.message || t("banner_session"));
}

async function refresh() {
  /** @type {ClubEvent} */
  const event = await client.request("GET", "");
  if (shown && event.version <= shown.version) return;
  const isNew = shown !== null;
  shown = event;
  draw(event);
  if (isNew) speak(event.lines.at(-1) ?? "");
}

/** @param {string} name */
function heard(name) {
  if (name === "gone") return location.reload();
  // A request that fails is made again with the next event, or when the stream opens anew.
  if (name === "state") refresh().catch(() => {});
}

function lost() {
  showLine("off");
  clearTimeout(bannerTimer);
  bannerTimer = setTimeout(() => banner(t("event_lost")), PATIENCE_MS);
}

function opened() {
  showLine("on");
  banner("");
  refresh().catch(() => {});
}

/** Fetches the first state, again and again until it comes. @param {number} [attempt] @returns {Promise<void>} */
async function start(attempt = 0) {
  try {
    await refresh();
  } catch (error) {
    if (error instanceof RequestError && !error.isTemporary) return refused(error);
    banner(t("event_lost"));
    await new Promise(resolve => setTimeout(resolve, Math.min(10_000, 1000 * 2 ** attempt)));
    return start(attempt + 1);
  }
  banner("");
  new EventStream(`${client.base}/events`, String(shown?.version ?? 0), { event: heard, open: opened, lost, refused });
  return undefined;
}

takeWords((await import(/** @type {string} */ (root.dataset.words))).words, root.lang);
dress();
onSystemTheme(dress);
start();
