// The start of the page: wires the match, its panels and the line to the server together.

import { Client, EventStream } from "./client.js";
import { askFirst, close, onChange, openDeal, openKeys, openMenu, openMoves } from "./dialogs.js";
import { byId, speak } from "./dom.js";
import { dress, showLine } from "./dress.js";
import { dragFromHand, letGo, onShortcut, onSquareKey } from "./hands.js";
import { Match } from "./match.js";
import { drawPanels, drawTime } from "./panels.js";
import { Replay } from "./replay.js";
import { onSystemTheme, setting } from "./settings.js";
import { t, takeWords } from "./words.js";

/** @import { Option } from "./contract" */

/** How long the line may be down before the page says so. */
const PATIENCE_MS = 1500;

const root = document.documentElement;
const client = new Client(root.dataset.api ?? "");
const match = new Match(client, { paint: schedulePaint, refused, yourTurn });
const replay = new Replay(match, paint);
match.key = (/** @type {KeyboardEvent} */ event, /** @type {string} */ place) => onSquareKey(match, event, place, openKeys);

// ---- drawing

let isScheduled = false;
function schedulePaint() {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    paint();
  });
}

function paint() {
  if (!match.state) return;
  match.machine.sending = /** @type {"hold"} */ (setting("send"));
  match.boards.place();
  drawPanels(match);
  match.boards.sign();
}

/** Names the parts of the page in the person's language. */
function nameParts() {
  for (const id of /** @type {const} */ (["more", "players", "boards", "hand", "say", "cards", "replay", "acts", "story", "live"])) byId(id).setAttribute("aria-label", t(`label_${id}`));
  byId("skip").textContent = t("skip");
}

function yourTurn() {
  if (setting("sound") === "on") beep();
}

function beep() {
  const audio = new AudioContext(), tone = audio.createOscillator(), volume = audio.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(.001, audio.currentTime + .35);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + .35);
  tone.onended = () => audio.close();
}

// ---- the line to the server

/** @type {EventStream | undefined} */
let stream;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let bannerTimer;
/** @param {string} text @param {"" | "bad" | "good"} [look] */
function banner(text, look = "") {
  clearTimeout(bannerTimer);
  const element = byId("banner");
  element.hidden = !text;
  element.className = `banner ${look}`;
  element.textContent = text;
}

let isLost = false;
/** The line is open, for the first time or again. */
async function opened() {
  showLine("on");
  clearTimeout(bannerTimer);
  if (!isLost) return;
  isLost = false;
  const before = match.state?.revision ?? 0, hadBanner = !byId("banner").hidden;
  if (match.phase === "wait") await match.send();
  await match.refresh().catch(() => {});
  const missed = (match.state?.revision ?? 0) - before;
  if (!hadBanner) return;
  banner(missed ? t("banner_missed", { n: missed }) : t("banner_back"), "good");
  bannerTimer = setTimeout(() => banner(""), 3500);
}

function lost() {
  showLine("off");
  if (isLost) return;
  isLost = true;
  bannerTimer = setTimeout(() => banner(t("banner_lost"), "bad"), PATIENCE_MS);
}

/** The server will not answer until the person does something. @param {import("./client.js").RequestError} error */
function refused(error) {
  const key = { 401: "banner_session", 403: "banner_forbidden", 404: "banner_missing", 410: "banner_used" }[error.status];
  if (!key) return;
  isLost = true;
  showLine("off");
  banner(error.message || t(/** @type {"banner_session"} */ (key)), "bad");
}

// ---- hands

/** @type {Record<string, (argument: string) => void>} */
const COMMANDS = {
  release: () => letGo(match),
  send: () => match.send(),
  confirm: () => match.follow(match.machine.confirm()),
  turn: () => match.follow(match.machine.rotate(1)),
  mirror: () => {
    const { grip } = match.machine;
    match.follow(match.machine.mirror());
    if (match.isLoading) match.waitingTap = grip;
  },
  choose: id => choose(match.machine.buttons.find(option => option.id === id)),
  list: i => choose(match.machine.list?.[Number(i)]),
  act: act => {
    close();
    match.act(act);
  },
  sure: act => askFirst(match, act),
  replay: () => replay.open(),
  "replay-close": () => replay.close(),
  step: step => replay.step(step),
  keys: openKeys,
  moves: () => openMoves(match),
  deal: () => openDeal(match),
  close,
};

/** @param {Option | undefined} option */
function choose(option) {
  if (!option || match.isLoading || !match.isPicking) return;
  match.isFresh = false;
  match.follow(match.machine.choose(option));
}

function listen() {
  document.addEventListener("click", event => {
    const element = /** @type {Element} */ (event.target).closest("button");
    const [, command, argument] = /^([^:]+):?(.*)$/s.exec(element?.dataset.do ?? "") ?? [];
    if (command) COMMANDS[command]?.(argument);
    else if (element?.dataset.place) match.tap(element.dataset.place);
    else if (event.target === byId("dialog")) close();
  });
  document.addEventListener("keydown", event => {
    const target = /** @type {Element} */ (event.target), isOpen = /** @type {HTMLDialogElement} */ (byId("dialog")).open;
    if (event.defaultPrevented || isOpen) return;
    const isLetter = event.key.length === 1 && event.key !== " " && !!target.closest("#hand, #cards, #acts");
    if ((isLetter || event.key === "Escape") && onShortcut(match, event, openKeys)) event.preventDefault();
  });
  byId("more").addEventListener("click", () => openMenu(match));
  byId("skip").addEventListener("click", event => {
    event.preventDefault();
    match.boards.main?.focus();
  });
  byId("dialog").addEventListener("change", event => onChange(event, name => {
    if (name === "presence") stream?.open();
    dress();
    paint();
    match.turn();
  }));
  byId("boards").addEventListener("wheel", event => {
    if (!match.isPicking || !match.machine.isPut) return;
    event.preventDefault();
    match.follow(match.machine.rotate(event.deltaY > 0 ? 1 : -1));
  }, { passive: false });
  byId("boards").addEventListener("contextmenu", event => {
    if (match.isPicking && match.machine.isPut) match.follow(match.machine.rotate(1));
    else if (!letGo(match)) return;
    event.preventDefault();
  });
  for (const type of ["focusin", "pointerover"]) byId("cards").addEventListener(type, event => {
    const i = /** @type {Element} */ (event.target).closest("[data-do]")?.getAttribute("data-do")?.split(":")[1];
    match.boards.previewed = match.machine.list?.[Number(i)] ?? null;
    match.boards.sign();
  });
  dragFromHand(match);
  onSystemTheme(dress);
  new ResizeObserver(() => requestAnimationFrame(() => match.turn())).observe(byId("boards"));
  setInterval(() => document.hidden || drawTime(match), 1000);
}

// ---- start

/** Fetches the first state, again and again until it comes. @param {number} [attempt] @returns {Promise<void>} */
async function start(attempt = 0) {
  const { base } = client;
  try {
    await match.refresh();
  } catch (error) {
    if (base !== client.base) return undefined;
    if (error instanceof Error && "isTemporary" in error && !error.isTemporary) return refused(/** @type {import("./client.js").RequestError} */ (error));
    banner(t("banner_loading"), "bad");
    await new Promise(resolve => setTimeout(resolve, Math.min(10_000, 1000 * 2 ** attempt)));
    return start(attempt + 1);
  }
  banner("");
  await match.turn();
  stream = new EventStream(`${client.base}/events`, String(match.state?.version ?? 0), { event: (name, data) => match.event(name, data), open: opened, lost, refused });
  root.dataset.ready = "true";
  if (match.state?.since) speak(match.state.since.text);
  return undefined;
}

/** Takes the sentences of the page's language. */
export async function speakLanguage() {
  takeWords((await import(/** @type {string} */ (root.dataset.words))).words, root.lang);
  nameParts();
}

await speakLanguage();
dress();
listen();
if (client.base) start();

// A frame inside Discord shows one match after another.
export { client, match, replay, start, stream };
