// The page of an event: standings and the matches of the round, live.

import { Client, EventStream, pauseMs } from "./client.js";
import { byId, fill, speak } from "./dom.js";
import { dress, showLine } from "./dress.js";
import { eventParts } from "./event_parts.js";
import { onSystemTheme } from "./settings.js";
import { t, takeWords } from "./words.js";

/** @import { RequestError } from "./client.js" */
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

/** @type {ReturnType<typeof setTimeout> | undefined} */
let again;
/** Fetches the event. The stream names a new version at most once a second, and only once, so a failed fetch is repeated.
 * @param {number} [attempt] @returns {Promise<void>} */
async function refresh(attempt = 0) {
  clearTimeout(again);
  const event = await client.request("GET", "").catch(error => error);
  if (event?.lines) return take(event);
  if (event?.isFinal) return refused(event);
  if (!shown) banner(event?.message || t("event_lost"));
  clearTimeout(again);
  again = setTimeout(() => refresh(attempt + 1), pauseMs(attempt, event));
}

/** @param {ClubEvent} event */
function take(event) {
  // The person has chosen another language since the page was loaded.
  if (event.viewer.language !== root.lang) return location.reload();
  if (shown && event.version <= shown.version) return;
  const isNew = shown !== null;
  shown = event;
  draw(event);
  if (isNew) return speak(event.lines.at(-1) ?? "");
  banner("");
  new EventStream(`${client.base}/events`, String(event.version), { event: heard, open: opened, lost, refused });
}

/** @param {string} name */
function heard(name) {
  if (name === "gone") location.reload();
  else if (name === "state") refresh();
}

function lost() {
  showLine("off");
  clearTimeout(bannerTimer);
  bannerTimer = setTimeout(() => banner(t("event_lost")), PATIENCE_MS);
}

function opened() {
  showLine("on");
  banner("");
}

takeWords((await import(/** @type {string} */ (root.dataset.words))).words, root.lang);
dress();
onSystemTheme(dress);
refresh();
