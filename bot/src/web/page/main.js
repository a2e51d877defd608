// The start of the page: wires the match, its panels and the line to the server together.

import { Client, EventStream, pauseMs } from "./client.js";
import { byId, dialog, placeOf, speak, toast } from "./dom.js";
import { dress, showLine } from "./dress.js";
import { late } from "./late.js";
import { Match, missed } from "./match.js";
import { drawPanels, drawTime, showNewest } from "./panels.js";
import { onSystemTheme, set, setting, SETTINGS } from "./settings.js";
import { t, takeWords } from "./words.js";

/** @import { RequestError } from "./client.js" */
/** @import { Option } from "./contract" */

/** How long the line may be down before the page says so. */
const PATIENCE_MS = 1500;

const root = document.documentElement;
const client = new Client(root.dataset.api ?? "");
const match = new Match(client, { paint: schedulePaint, refused, yourTurn }), { machine } = match;
/** @type {import("./replay.js").Replay | undefined} */
let replay;
match.key = press;

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
  const { language } = match.state.viewer;
  // The person has chosen another language since the page was loaded.
  if (language !== root.lang) speakLanguage(language).then(schedulePaint, () => {});
  machine.sending = /** @type {"hold"} */ (setting("send"));
  match.boards.place();
  drawPanels(match);
  match.boards.sign();
}

/** Names the parts of the page in the person's language. */
function nameParts() {
  for (const id of /** @type {const} */ (["more", "players", "boards", "hand", "say", "cards", "replay", "acts", "story", "live"])) byId(id).ariaLabel = t(`label_${id}`);
  byId("skip").textContent = t("skip");
}

/** Whether the page may sound: for a player, until the end. */
const rings = () => setting("sound") === "on" && match.seat !== null && !match.state?.over;

function yourTurn() { if (rings()) late("sound", sound => sound.beep()); }

// ---- the line to the server

/** @type {EventStream | undefined} */
let stream;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let bannerTimer;
/** @param {string} text @param {"" | "bad" | "good"} [look] */
function banner(text, look = "") {
  clearTimeout(bannerTimer);
  Object.assign(byId("banner"), { hidden: !text, className: `banner ${look}`, textContent: text });
}

let isLost = false;
/** Handles an open line, for the first time or again. */
async function opened() {
  showLine("on");
  clearTimeout(bannerTimer);
  if (!isLost) return;
  isLost = false;
  const before = match.state, hadBanner = !byId("banner").hidden;
  if (match.phase === "wait") await match.send();
  await match.refresh().catch(() => {});
  if (!hadBanner) return;
  const n = missed(before, match.state);
  banner(t(n ? "banner_missed" : "banner_back", { n }), "good");
  bannerTimer = setTimeout(() => banner(""), 3500);
}

function lost() {
  showLine("off");
  if (isLost) return;
  isLost = true;
  bannerTimer = setTimeout(() => banner(t("banner_lost"), "bad"), PATIENCE_MS);
}

/** Shows why the server refuses the page. @param {RequestError} error */
function refused(error) {
  isLost = true;
  showLine("off");
  banner(error.message || t("failed"), "bad");
}

// ---- input

/** @param {"openMenu" | "openKeys" | "openMoves" | "openDeal"} name */
function opens(name) { return () => late("dialogs", dialogs => dialogs[name](match)); }

/** @type {Record<string, (argument: string) => void>} */
const COMMANDS = {
  release: () => match.letGo(),
  send: () => match.send(),
  confirm: () => match.follow(machine.confirm()),
  turn: () => match.follow(machine.rotate(1)),
  mirror: () => {
    const { grip } = machine;
    match.follow(machine.mirror());
    if (match.isLoading) match.waitingTap = grip;
  },
  choose: id => choose(machine.buttons.find(option => option.id === id)),
  list: i => choose(machine.list?.[Number(i)]),
  act: act => {
    dialog().close();
    match.act(act);
  },
  sure: act => late("dialogs", dialogs => dialogs.askFirst(match, act)),
  replay: () => late("replay", ({ Replay }) => {
    replay?.close();
    (replay = new Replay(match, paint)).open();
  }),
  "replay-close": () => replay?.close(),
  step: step => replay?.step(step),
  menu: opens("openMenu"),
  share: () => late("exercise", it => it.share(match.state?.exercise)),
  keys: opens("openKeys"),
  moves: opens("openMoves"),
  deal: opens("openDeal"),
  close: () => dialog().close(),
};

/** Letters work only in boards, hand and buttons, so they never conflict with the keys of a screen reader. */
const KEYS = /^([1-9rmuhltnp?]|enter| |escape|arrow.+)$/i;

/** Handles a key on a square, or elsewhere. Returns whether the key has a meaning. @param {KeyboardEvent} event @param {string} [place] */
function press(event, place) {
  if (event.ctrlKey || event.metaKey || event.altKey || !KEYS.test(event.key)) return false;
  // An earlier key may have moved the focus since.
  late("keys", keys => keys.onKey(match, event, place && placeOf(document.activeElement)));
  return true;
}

/** @param {Option | undefined} option */
function choose(option) {
  if (!option || match.isLoading || !match.isPicking) return;
  match.isFresh = false;
  match.follow(machine.choose(option));
}

function listen() {
  const boards = byId("boards");
  document.addEventListener("click", event => {
    const element = /** @type {Element} */ (event.target).closest("button");
    const [, command, argument] = /^([^:]+):?(.*)$/s.exec(element?.dataset.do ?? "") ?? [];
    if (command) COMMANDS[command]?.(argument);
    else if (element?.dataset.place) match.tap(element.dataset.place);
    else if (event.target === dialog()) dialog().close();
  });
  document.addEventListener("keydown", event => {
    const target = /** @type {Element} */ (event.target), { key } = event;
    if (event.defaultPrevented || dialog().open) return;
    const isMeant = key === "Escape" || (key.length === 1 ? key !== " " && target.closest("#hand, #cards, #acts") : /^Arrow[LR]/.test(key) && target.closest("#hand"));
    if (isMeant && press(event)) event.preventDefault();
  });
  byId("hand").addEventListener("pointerdown", event => {
    const target = /** @type {Element} */ (event.target), place = placeOf(target);
    if (event.button || !place || !target.closest("button")) return;
    target.setPointerCapture(event.pointerId);
    match.boards.hold(event, target, place);
  });
  byId("skip").addEventListener("click", event => {
    event.preventDefault();
    match.boards.main?.focus();
  });
  dialog().addEventListener("change", event => {
    const { name, value } = /** @type {HTMLInputElement} */ (event.target);
    if (!(name in SETTINGS)) return;
    set(name, value);
    if (name === "presence") stream?.open();
    dress();
    paint();
    match.turn();
  });
  boards.addEventListener("wheel", event => {
    // With these keys, or by a pinch, the wheel zooms the page.
    if (event.ctrlKey || event.metaKey || !match.isPicking || !machine.isPut) return;
    event.preventDefault();
    const by = machine.roll(event);
    if (by) match.follow(machine.rotate(by));
  }, { passive: false });
  boards.addEventListener("contextmenu", event => {
    if (match.isPicking && machine.isPut) match.follow(machine.rotate(1));
    else if (!match.letGo()) return;
    event.preventDefault();
  });
  for (const type of ["focusin", "pointerover"]) byId("cards").addEventListener(type, event => {
    const i = /** @type {any} */ (event.target).closest("[data-do]")?.dataset.do.split(":")[1];
    match.boards.previewed = machine.list?.[Number(i)] ?? null;
    match.boards.sign();
  });
  onSystemTheme(dress);
  new ResizeObserver(() => requestAnimationFrame(() => match.turn())).observe(boards);
  new ResizeObserver(showNewest).observe(byId("story"));
  setInterval(() => document.hidden || drawTime(match), 1000);
}

// ---- start

/** The number of the newest start. An earlier one ends, so that only one stream is opened. */
let starts = 0;

/** Fetches the first state. Retries until it arrives. @param {number} [attempt] @param {number} [run] @returns {Promise<void>} */
async function start(attempt = 0, run = ++starts) {
  try {
    await match.refresh();
  } catch (/** @type {any} */ error) {
    if (run < starts) return;
    if (error.isTemporary === false) refused(error);
    else banner(t("banner_loading"), "bad");
    if (error.isFinal) return;
    await new Promise(resolve => setTimeout(resolve, pauseMs(attempt)));
    return start(attempt + 1, run);
  }
  await match.turn();
  if (run < starts) return;
  banner("");
  if (location.hash === "#used") {
    history.replaceState(null, "", location.pathname);
    toast(t("signed_in"));
  }
  // Nobody else changes an attempt at a puzzle, so it needs no stream.
  if (match.state?.exercise) showLine("on");
  else stream = new EventStream(`${client.base}/events`, `${match.state?.version ?? 0}`, { event: (name, data) => match.event(name, data), open: opened, lost, refused, rings });
  root.dataset.ready = "true";
  speak(match.state?.since?.text ?? "");
}

/** Loads the sentences of the page's language, or of another one, which is then the page's. @param {string} [language] */
export async function speakLanguage(language) {
  let words = /** @type {string} */ (root.dataset.words);
  if (language) {
    root.lang = language;
    words = root.dataset.words = words.replace(/words-\w+/, `words-${language}`);
  }
  takeWords((await import(words)).words, root.lang);
  nameParts();
}

await speakLanguage();
dress();
listen();
if (client.base) start();

// `frame.js` uses these to show one match after another.
export { client, COMMANDS, match, replay, start, stream };
