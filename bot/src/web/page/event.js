// The page of an event: standings and the matches of the round, live.

import { Client, EventStream, RequestError, pauseMs } from "./client.js";
import { byId, fill, speak } from "./dom.js";
import { dress, showLine } from "./dress.js";
import { eventParts } from "./event_parts.js";
import { onSystemTheme } from "./settings.js";
import { t, takeWords } from "./words.js";

/** @import { ClubEvent } from "./contract" */

/** How long the line may be down before the page says so. */
const PATIENCE_MS = 1500;

const root = document.documentElement;
const client = new Client(root.dataset.api ?? "");
/** @type {ClubEvent | null} */ let shown = null;

/** @param {ClubEvent} event */
function draw(event) {
  document.title = byId("title").textContent = event.name;
  fill(byId("event"), eventParts(event, match => client.pageOf(match)));
  root.dataset.ready = "true";
  root.dataset.version = String(event.version);
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

/** Fetches the event. The stream names a new version at most once a second. */
async function refresh() { take(await client.request("GET", "")); }

/** @param {ClubEvent} event */
function take(event) {
  if (shown && event.version <= shown.version) return;
  const isNew = shown !== null;
  shown = event;
  draw(event);
  if (isNew) speak(event.lines.at(-1) ?? "");
}

/** @param {string} name */
function heard(name) {
  if (name === "gone") return location.reload();
  // A failed request is repeated with the next event, or when the stream opens again.
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

/** Fetches the first state. Retries until it arrives. @param {number} [attempt] @returns {Promise<void>} */
async function start(attempt = 0) {
  try {
    await refresh();
  } catch (error) {
    if (error instanceof RequestError && !error.isTemporary) return refused(error);
    banner(t("event_lost"));
    await new Promise(resolve => setTimeout(resolve, pauseMs(attempt)));
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
