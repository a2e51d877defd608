// The page inside Discord: signs in, lets a person choose a match, and follows the Discord client around it.

import { access, Client, RequestError } from "./client.js";
import { byId, dialog, fill, h, joined, toast } from "./dom.js";
import { eventParts } from "./event_parts.js";
import { FrameClient } from "./frame_client.js";
import { client as line, COMMANDS, match, replay, speakLanguage, start as startMatch, stream } from "./main.js";
import { button } from "./panels.js";
import { duration } from "./words.js";

/** @typedef {{match: string, title: string, turn: boolean, deadline: number | null}} Entry */
/** @typedef {{mine: Entry[], here: Entry[], events: {event: string, name: string}[], now: number}} MatchLists */

/** How long the client may take to answer the handshake. */
const CLIENT_MS = 15_000;
/** How often an open list is refreshed. */
const LIST_MS = 15_000;
/** The client's codes: it is too old for a command, or something is wrong with OAuth. */
const UNKNOWN = 4002, OAUTH = 5000;

const root = document.documentElement;
/** The sentences of the page inside Discord, in the person's language. @type {Record<string, string>} */
const words = JSON.parse(root.dataset.frameWords ?? "{}");
const client = new FrameClient();
/** The part of the page with the lists of matches. */
const pane = () => byId("match-list");

let shown = "";
/** Whether the list of matches is shown, and not a sentence in its place. */
let isListing = false;
/** @type {MatchLists} */ let lists = { mine: [], here: [], events: [], now: 0 };
/** The event that is shown in place of the lists. */
let shownEvent = "";
/** @type {string[]} */ let present = [];
/** @type {Promise<any> | null} */ let signing = null;
/** Whether the client can share something. `false` after it has refused a command as unknown. */
let canShare = true;

// ---- sign-in

/** Signs in with a fresh code. Discord asks the person once. @returns {Promise<{open: string | null, matches: MatchLists}>} */
async function signIn() {
  const { code } = await client.command("AUTHORIZE", { client_id: root.dataset.client, response_type: "code", state: "", prompt: "none", scope: ["identify"] });
  const session = await post("/session", { code, instance: client.instance, match: shown, event: shownEvent });
  access.headers = { Authorization: `Bearer ${session.token}` };
  await speak(session);
  return session;
}

/** Switches to the person's language. The server has sent the page in the browser's, or the person has chosen another.
 * @param {{language: string, script: string, words: Record<string, string>}} session */
async function speak({ language, script, words: own }) {
  Object.assign(words, own);
  if (language === root.lang) return;
  root.lang = language;
  root.dataset.words = script;
  await speakLanguage();
}

/** Signs in again when a session has ended, once for all requests that failed. */
access.renew = () => signing ??= signIn().finally(() => { signing = null; });

const server = new Client("/api/activity");
/** @param {string} path @param {object} body @returns {Promise<any>} */
const post = (path, body) => server.request("POST", path, { body });

// ---- the list of matches

/** Requests access to a match or event. Returns whether the session has it. @param {{match: string} | {event: string}} what */
async function admit(what) {
  try {
    await post("/open", { ...what, instance: client.instance });
    return true;
  } catch (/** @type {any} */ error) {
    toast(error.message || words.no_line);
    openList();
    return false;
  }
}

/** Opens a match. @param {string} id */
async function open(id) {
  // A module stores the last step of a draft, so it must begin before the page forgets the match.
  match.leave();
  if (!await admit({ match: id })) return;
  await match.job?.answer?.catch(() => {});
  // A move that is still not sent would be lost with its match.
  if (match.job) return showMatch();
  shown = id;
  showMatch();
  forget();
  line.base = `/api/m/${encodeURIComponent(id)}`;
  line.turn = 0;
  await startMatch();
}

/** Shows the match in place of the lists. */
function showMatch() {
  shownEvent = "";
  isListing = false;
  byId("app").inert = false;
  // The focus would be lost with the list.
  if (pane().contains(document.activeElement)) byId("boards").focus();
  pane().hidden = true;
}

/** Clears the page for another match. */
function forget() {
  stream?.close();
  // Events of the window, such as `online`, would open it again.
  if (stream) stream.open = () => {};
  replay?.close();
  match.state = match.other = match.edited = match.hint = match.failedAct = null;
  match.phase = "loading";
  match.isFetching = match.isLoading = match.isThinking = false;
  match.isFresh = true;
  match.wanted = 0;
  match.ticket++;
  match.machine.reset(null);
  for (const board of match.boards.all.values()) board.element.remove();
  match.boards.all.clear();
}

/** Opens an event in place of the lists. @param {string} id */
async function openEvent(id) {
  if (!await admit({ event: id })) return;
  openList();
  shownEvent = id;
  await refreshEvent();
}

async function refreshEvent() {
  const id = shownEvent;
  const event = await new Client(`/api/e/${encodeURIComponent(id)}`).request("GET", "").catch(() => null);
  if (!event || id !== shownEvent) return;
  pane().dataset.turn = "false";
  fill(pane(), [button("match-list", words.all_matches), h("h1", {}, event.name), ...eventParts(event, match => `/m/${match}`)]);
}

function openList() {
  shownEvent = "";
  byId("app").inert = true;
  pane().hidden = false;
  isListing = true;
  drawList();
  refreshList();
  /** @type {HTMLElement | null} */ (pane().querySelector("button"))?.focus();
}

async function refreshList() {
  // A match may have turned to another language, which the person has chosen since.
  if (!isListing && words.language === root.lang || document.hidden) return;
  if (shownEvent) return refreshEvent();
  const fresh = await server.request("GET", "/matches", { query: [["instance", client.instance], ["language", words.language]] }).catch(() => null);
  if (fresh?.words) await speak(fresh);
  if (!fresh || !isListing || shownEvent) return;
  lists = fresh;
  drawList();
}

function drawList() {
  const turns = lists.mine.filter(entry => entry.turn).length;
  pane().dataset.turn = String(turns > 0);
  fill(pane(), [
    h("h1", {}, turns ? `${words.turn} (${turns})` : words.mine),
    ...lists.mine[0] ? lists.mine.map(entryOf) : [h("p", {}, words.none)],
    lists.here[0] && h("h2", {}, words.here),
    ...lists.here.map(entryOf),
    lists.events[0] && h("h2", {}, words.events),
    ...lists.events.map(({ event, name }) => button(`open-event:${event}`, `🏆 ${name}`)),
    present.length > 1 && h("p", { class: "present" }, `${words.present}: ${present.join(", ")}`),
  ]);
}

/** @param {Entry} entry */
function entryOf({ match, title, turn, deadline }) {
  const left = deadline ? duration(deadline - lists.now) : "";
  return h("button", { "data-open": match, "data-key": match, class: turn ? "turn" : null, "aria-current": match === shown ? "true" : null },
    h("b", {}, title), h("small", {}, joined([turn && words.turn, left], " · ")));
}

// ---- the client around the page

function follow() {
  client.on("ACTIVITY_LAYOUT_MODE_UPDATE", ({ layout_mode: mode }) => { root.dataset.layout = ["focused", "pip", "grid"][mode] ?? "focused"; });
  client.on("ORIENTATION_UPDATE", ({ screen_orientation: way }) => { root.dataset.orientation = way ? "landscape" : "portrait"; });
  client.on("ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE", showPresent);
  client.command("GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS").then(showPresent, learn);
  if (client.isMobile) client.attempt("SET_ORIENTATION_LOCK_STATE", { lock_state: 1, picture_in_picture_lock_state: 3, grid_lock_state: null });
  else client.attempt("SET_CONFIG", { use_interactive_pip: false });
}

/** @param {{participants: {nickname?: string, global_name?: string | null, username: string}[]}} data */
function showPresent({ participants }) {
  present = participants.map(person => person.nickname ?? person.global_name ?? person.username);
  if (isListing && !shownEvent) drawList();
}

// ---- sharing

/** Records whether the client is too old for a command. Returns whether the error says so. @param {any} error */
function learn(error) {
  const isOld = error.code === UNKNOWN;
  canShare &&= !isOld;
  match.paint();
  return isOld;
}

function shareLink() {
  client.command("SHARE_LINK", { message: words.shared, custom_id: `m${shown}` }).catch(error => learn(error) && toast(words.no_share));
}

/** Shares the picture of the end. Phones have no dialog for a picture, so they share the link. */
async function shareResult() {
  if (client.isMobile) return shareLink();
  try {
    const { url } = await post("/picture", { match: shown });
    await client.command("OPEN_SHARE_MOMENT_DIALOG", { mediaUrl: url });
  } catch (error) {
    if (error instanceof RequestError) toast(error.message || words.no_line);
    else shareLink();
  }
}

/** Wraps a command, so that it closes the menu first. @param {(argument: string) => void} command */
const fromMenu = command => (/** @type {string} */ argument) => {
  dialog().close();
  command(argument);
};

Object.assign(COMMANDS, { "match-list": fromMenu(openList), share: fromMenu(shareLink), "open-event": fromMenu(openEvent), "share-result": shareResult });

match.menuButtons = () => [button("match-list", words.all_matches), canShare ? button("share", words.share) : null];
match.endButtons = () => canShare ? [button("share-result", words.share_result)] : [];

function listen() {
  document.addEventListener("click", click => {
    const element = /** @type {Element} */ (click.target);
    const entry = /** @type {HTMLElement | null} */ (element.closest("[data-open]")), link = /** @type {HTMLAnchorElement | null} */ (element.closest("a[href]"));
    if (entry) open(entry.dataset.open ?? "");
    const linked = /\/m\/(\d+)$/.exec(link?.pathname ?? "");
    if (!link || link.hash) return;
    // A frame can't go to another page, or open a window.
    click.preventDefault();
    const ofEvent = /\/e\/(\d+)$/.exec(link.pathname)?.[1];
    if (linked) open(linked[1]);
    else if (ofEvent) COMMANDS["open-event"](ofEvent);
    else client.attempt("OPEN_EXTERNAL_LINK", { url: link.href });
  }, true);
  setInterval(refreshList, LIST_MS);
}

// ---- start

const opening = () => fill(pane(), [h("p", { role: "status" }, words.opening)]);

/** Shows an error, with a button to try again. @param {any} error @param {() => void} again */
function fail(error, again) {
  const text = error.code !== OAUTH ? error.message : /redirect/.test(error.message) ? words.redirect : words.declined;
  pane().dataset.turn = "false";
  fill(pane(), [h("p", { role: "alert", "data-problem": error instanceof RequestError ? error.failure.kind ?? "line" : "client" }, text || words.no_line), h("button", { id: "retry" }, words.retry)]);
  byId("retry").addEventListener("click", again);
}

async function start() {
  isListing = false;
  opening();
  try {
    const { open: pressed, matches: chosen } = await signIn();
    lists = chosen;
    const linked = /^m(\d+)$/.exec(client.customId)?.[1];
    const only = lists.mine.length === 1 && !lists.here[0] ? lists.mine[0].match : null;
    const first = shown || linked || pressed || only;
    if (first) await open(first);
    else openList();
    root.dataset.signed = "true";
  } catch (error) {
    fail(error, start);
  }
}

/** Connects to the client, which may also have answered an earlier handshake late, and signs in. */
async function connect() {
  opening();
  try {
    if (!client.isReady) await Promise.race([client.connect(root.dataset.client ?? ""), new Promise((_, reject) => setTimeout(() => reject(new Error(words.no_client)), CLIENT_MS))]);
  } catch (error) {
    return fail(error, connect);
  }
  follow();
  return start();
}

function begin() {
  root.dataset.frame = "true";
  document.head.append(...["event.css", "frame.css"].map(name => h("link", { rel: "stylesheet", href: new URL(name, import.meta.url).href })));
  byId("app").before(h("main", { id: "match-list", tabindex: -1 }));
  byId("app").inert = true;
  listen();
  connect();
}

begin();
