// The state of the page: the state from the server, the choices in hand, and the move on its way.

import { Boards } from "./boards.js";
import { access, asRequestError, newKey, pauseMs } from "./client.js";
import { byId, joined, speak, toast } from "./dom.js";
import { late } from "./late.js";
import { Machine } from "./machine.js";
import { now } from "./panels.js";
import { rememberCommitment } from "./settings.js";
import { t } from "./words.js";

/** @import { Hint, Moment, Sendable, State } from "./contract" */
/** @import { RequestError } from "./client.js" */
/** @import { Outcome } from "./machine.js" */
/** A move on its way. @typedef {{sent: Sendable, revision: number, key: string, timer?: ReturnType<typeof setTimeout>, answer?: Promise<unknown>}} Job */
/** `wait`: the line is down, and the move goes out later. @typedef {"loading" | "watch" | "pick" | "hold" | "send" | "wait" | "over"} Phase */

const HOLD_MS = 3000;
const RETRY_S = 5;
/** The sentence for screen readers after a tap on an option, by outcome. */
const SAID = /** @type {const} */ ({ picked: "say_step", put: "say_put", armed: "say_armed" });

export class Match {
  machine = new Machine();
  /** @type {State | null} */ state = null;
  /** @type {Phase} */ phase = "loading";
  /** @type {Job | null} */ job = null;
  /** The boards of an edited draft, or of an earlier ply. @type {Moment | null} */ other = null;
  /** @type {string[] | null} */ edited = null;
  boards = new Boards(this);
  /** @type {Hint | null} */ hint = null;
  /** @type {string | null} */ wrong = null;
  isThinking = false;
  /** Whether the news since the last visit is shown: until the first tap. */
  isFresh = true;
  spectators = 0;
  /** The milliseconds by which the server's clock is ahead of ours. */
  ahead = 0;
  /** The newest version that an event has named. */
  wanted = 0;
  isFetching = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ retry;
  /** The number of the newest request for choices. Taps wait while `isLoading`. */
  ticket = 0;
  isLoading = false;
  /** @type {string | null} */ waitingTap = null;
  /** @type {{act: string, revision: number, key: string} | null} */ failedAct = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ keeping;
  isReplaying = false;
  /** More buttons in the menu, and at the end of a match. @type {() => (Node | null)[]} */ menuButtons = () => [];
  /** @type {() => (Node | null)[]} */ endButtons = () => [];

  /** @param {import("./client.js").Client} client @param {{paint: () => void, refused: (error: RequestError) => void, yourTurn: () => void}} on */
  constructor(client, on) {
    this.client = client;
    this.on = on;
    this.paint = on.paint;
    document.addEventListener("visibilitychange", () => document.hidden && this.leave());
    addEventListener("pagehide", () => this.leave());
  }

  /** The viewer's seat. */
  get seat() { return this.state?.viewer.seat ?? null; }
  /** Whether the viewer is to move. Nobody is when the match is over. */
  get isMine() { return !!this.state?.to_move.includes(/** @type {number} */ (this.seat)); }
  /** Whether a move waits to be sent. */
  get isHeld() { return this.phase === "hold" || this.phase === "wait"; }
  get isPicking() { return this.phase === "pick" && !this.isReplaying; }
  /** The places that can be tapped, with their options. */
  get live() { return this.isPicking && !this.isLoading ? this.machine.live() : new Map(); }
  /** The boards and trays to show. @returns {Moment} */
  get view() { return this.other ?? this.state ?? { boards: [], trays: [] }; }
  /** The players, with the labels and emblems of their seats on the boards that are shown. */
  get players() {
    const { seats = [] } = this.view;
    return (this.state?.players ?? []).map(player => ({ ...player, ...seats.find(({ seat }) => seat === player.seat) }));
  }
  /** The news or the last move in words, without the reason of the end, which is shown separately. */
  get lastText() {
    const { since, last, over } = /** @type {Partial<State>} */ (this.state ?? {});
    return ((this.isFresh && since || last)?.text ?? "").replace(over?.reason ?? "", "").trim();
  }
  /** Milliseconds until the deadline. */
  get left() { return this.state?.deadline ? this.state.deadline - Date.now() - this.ahead : null; }
  /** Whether an event has named a newer state, or the boards are to be turned. */
  get isBehind() { return !!this.state && (this.wanted > this.state.version || [this.state, this.drafted].some(moment => moment?.boards.some(({ turn }) => turn !== this.client.turn))); }
  /** The boards of an edited draft. */
  get drafted() { return this.isReplaying ? null : this.other; }
  /** @param {string} act */
  can(act) { return !!this.state?.can.includes(act); }
  /** @param {number | null} seat */
  player(seat) { return this.players.find(player => player.seat === seat); }

  // ---- what comes from the server

  /** Fetches the state, and again if it is behind by then. */
  async refresh() {
    if (this.isFetching) return;
    this.isFetching = true;
    try {
      for (let attempt = 0; attempt < 3; attempt++) {
        const { base } = this.client, state = await this.client.state();
        // The page shows another match by now.
        if (base !== this.client.base) return;
        this.take(state, "came");
        // A waiting move was sent again, and its answer has the newest state.
        if (this.phase === "send") break;
        if (this.drafted && this.isBehind) await this.turnDraft();
        if (!this.isBehind) break;
      }
    } finally {
      this.isFetching = false;
    }
  }

  /** Fetches the state until it is no longer behind. Pauses after each attempt. @param {number} [attempt] @returns {Promise<void>} */
  async catchUp(attempt = 0) {
    if (this.phase === "send" || !this.isBehind) return;
    const error = await this.refresh().catch(error => error);
    if (error && !error.isTemporary) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.catchUp(attempt + 1), pauseMs(attempt, error));
  }

  /**
   * Takes a state. If its position is the same, the choices in hand stay: a new proposal or clock disturbs nobody.
   * @param {State} next @param {"came" | "answer"} how
   */
  take(next, how) {
    // The line is back. The answer to the same key tells whether the move had arrived.
    if (this.phase === "wait") return void this.send();
    const before = this.state, wasMine = this.isMine;
    // The version of an exercise is the time, which a correction of the clock sets back.
    if (before && next.version < before.version && !(next.exercise && how === "answer")) return;
    this.state = next;
    this.ahead = next.now - Date.now();
    if (before && how === "came" && position(before) === position(next)) {
      // Only the answer to a try says why it was wrong.
      if (next.exercise) next.last = before.last;
      if (!this.other && before.boards[0]?.turn !== next.boards[0]?.turn) {
        // The forms of things turn with the board. What is in hand stays, unless it has a form.
        if (this.machine.isPut) this.machine.release();
        this.machine.root = next.choices;
      }
      this.tellProposals(before, next);
      return this.paint();
    }
    if (this.phase === "hold") toast(t("dropped"));
    this.job = this.hint = this.edited = null;
    this.isThinking = this.isLoading = false;
    if (!this.isReplaying) this.other = null;
    this.ticket++;
    this.machine.reset(next.choices);
    if (next.commitment && !next.over) rememberCommitment(next.match, next.commitment);
    this.phase = next.over ? "over" : next.choices ? "pick" : "watch";
    if (before) this.tell(before, next, how);
    if (before && this.isMine && !wasMine) this.on.yourTurn();
    this.paint();
  }

  /** Says which proposals have come or are settled. @param {State} before @param {State} next */
  tellProposals(before, next) {
    for (const { id, text } of next.proposals) if (!before.proposals.some(old => old.id === id)) speak(text);
    if (before.proposals[0] && !next.proposals[0]) toast(t("proposal_settled"), false);
  }

  /** @param {State} before @param {State} next @param {"came" | "answer"} how */
  tell(before, next, how) {
    if (position(before) === position(next)) return;
    this.isFresh = false;
    if (before.last && !next.exercise && newest(next) < newest(before)) return toast(t("taken_back", { text: before.last.text }));
    const prompt = how === "answer" ? this.machine.root?.prompt : this.isMine && t("your_turn") + ".";
    // A match may end, or a pause, without another move.
    speak(joined([(next.exercise || newest(next) > newest(before)) && this.lastText, next.over ? now(this, next) : prompt], " "));
  }

  /** Handles an event of the stream. @param {string} name @param {any} data */
  event(name, data) {
    if (name === "state") {
      this.wanted = Math.max(this.wanted, data.version);
      this.catchUp();
    } else if (name === "here") {
      this.state?.players.forEach(player => { player.here = data.seats.includes(player.seat); });
      this.spectators = data.spectators;
      this.paint();
    } else if (name === "hint") this.showHint(data);
    // A frame signs in again when the stream that ends here is opened anew, and keeps what it shows.
    else if (name === "gone" && !access.renew) location.reload();
  }

  /** Shows a hint, unless it is about an earlier position. A held move stays, and the hint is seen after its undo. @param {Hint} hint */
  showHint(hint) {
    if (!this.state?.choices || hint.revision && hint.revision !== this.state.revision) return;
    this.isThinking = false;
    if (this.isPicking) this.machine.release();
    this.hint = hint;
    speak(t("hint_came", { text: hint.text }));
    this.paint();
  }

  // ---- what a person does

  /** Taps a place. @param {string} place */
  tap(place) {
    if (this.isHeld || this.phase === "send" || this.isReplaying || !this.state) return;
    this.isFresh = false;
    if (this.phase !== "pick") {
      const why = this.state.over ? "is_over" : this.seat === null ? "is_watching" : "is_waiting";
      speak(t(why, { square: this.sayPlace(place) }));
    } else if (this.isLoading) this.waitingTap = place;
    else this.follow(this.machine.tap(place), place);
  }

  /** Carries out the outcome of a tap. @param {Outcome} outcome @param {string | null} [place] */
  follow(outcome, place = null) {
    switch (outcome.kind) {
      case "play": return this.play(outcome.sent);
      case "edit": return this.ask(drafts => drafts.edit(this, outcome.option));
      case "load": return this.ask(drafts => drafts.load(this, outcome.option));
      case "none": this.refuse(outcome.why, place); break;
      case "let-go":
        if (outcome.missed && place) this.refuse(outcome.why ?? t("not_there", { label: outcome.missed.label, place: place.split(".")[1] }), place);
        else speak(t("let_go_done"));
        break;
      case "list": speak(t("say_list", { prompt: this.prompt, list: outcome.options.map((option, i) => `${i + 1}: ${option.label}`).join(". ") })); break;
      default: speak(t(SAID[outcome.kind], { label: outcome.option.label, prompt: this.prompt }));
    }
    this.paint();
    // The list appears when the page is painted.
    if (outcome.kind === "list") queueMicrotask(() => /** @type {HTMLElement | null} */ (document.querySelector("#cards .list button"))?.focus({ preventScroll: true }));
    return undefined;
  }

  /** Says why nothing happened. @param {string | undefined} why @param {string | null} place */
  refuse(why, place) {
    if (why) toast(t(/** @type {import("./words.js").Key} */ (why)));
    else if (place) speak(t("nothing_there", { square: this.sayPlace(place) }), true);
    if (!place) return;
    this.wrong = place;
    setTimeout(() => {
      this.wrong = null;
      this.paint();
    }, 420);
  }

  /** The present prompt. */
  get prompt() {
    const { machine } = this;
    if (machine.list && machine.node?.options !== machine.list) return t("which");
    return machine.armed?.label || machine.node?.prompt || "";
  }

  /** The content of a place, in words. @param {string} place */
  sayPlace(place) {
    const [group, slot] = place.split(".");
    return this.boards.all.get(group)?.say(place) ?? this.view.trays.find(tray => tray.id === group)?.slots[Number(slot)]?.say ?? "";
  }

  /** Sends a move: at once, or after a moment in which it can be undone. @param {Sendable} sent */
  play(sent) {
    if (!this.state) return;
    const job = this.job = { sent, revision: this.state.revision, key: newKey() };
    if (this.machine.commit(sent) === "hold") this.hold(job);
    else this.send(job);
  }

  /** @param {Job} job */
  hold(job) {
    this.phase = "hold";
    job.timer = setTimeout(() => this.send(job), HOLD_MS);
    speak(t("say_held", { label: job.sent.label }));
    this.paint();
  }

  /** Sends a waiting move, unless it was dropped. A retry has the same key. @param {Job | null} job @param {boolean} [keepalive] */
  async send(job = this.job, keepalive) {
    if (!job || job !== this.job) return;
    clearTimeout(job.timer);
    this.phase = "send";
    this.paint();
    try {
      const state = await (job.answer = this.client.play(job.revision, job.sent.move, job.key, keepalive));
      if (this.job === job) this.take(state, "answer");
      this.catchUp();
    } catch (error) {
      if (this.job === job) this.notSent(job, asRequestError(error));
    }
  }

  /** @param {Job} job @param {RequestError} error */
  notSent(job, error) {
    if (error.isTemporary) return this.wait(job, error);
    this.job = null;
    this.phase = "pick";
    if (error.status === 422) this.machine.release();
    this.fail(error);
    this.paint();
    this.catchUp();
  }

  /** The line is down, or the server is busy: the move goes out later. @param {Job} job @param {RequestError} error */
  wait(job, error) {
    this.phase = "wait";
    const seconds = error.failure.retry_after ?? RETRY_S;
    job.timer = setTimeout(() => this.send(job), seconds * 1000);
    toast(error.status === 429 ? t("busy", { n: Math.ceil(seconds) }) : error.message || t("waiting"));
    this.paint();
  }

  /** Shows the newest state, because the match has gone on. @param {RequestError} error */
  stale({ failure }) {
    if (failure.state) this.take(failure.state, "answer");
    else this.refresh().catch(() => {});
    toast(t(failure.yours ? "yours_already" : "dropped"));
  }

  /** Says why a request was refused. @param {RequestError} error */
  fail(error) {
    if (error.status === 409) return this.stale(error);
    toast(error.message || t(error.status ? "failed" : "no_line"));
    if (error.isFinal) this.on.refused(error);
  }

  /** Takes back a move that is held or waits for the line. */
  takeBackHeld() {
    const { job } = this;
    if (!job) return;
    this.job = null;
    this.phase = "pick";
    this.machine.release();
    speak(`${t("taken_back", { text: job.sent.label })}. ${t("not_sent")}`);
    this.paint();
    this.catchUp();
  }

  /** Sends a held or waiting move and keeps the draft, since a hidden page may never come back. */
  leave() {
    if (this.isHeld) this.send(this.job, true);
    this.keepDraft();
  }

  /** Goes one step back. Returns whether there was one. */
  letGo() {
    if (this.isHeld) this.takeBackHeld();
    else if (this.machine.back() || this.hint) {
      this.hint = null;
      speak(this.machine.isBusy ? this.prompt : t("let_go_done"));
      this.paint();
    } else return false;
    return true;
  }

  async undo() {
    if (this.isHeld) return this.takeBackHeld();
    if (this.isPicking && this.can("undo")) await this.change("undo");
  }

  /** Does one of the acts that the server offers. @param {string} act */
  act(act) { return act === "hint" ? this.askHint() : act === "undo" ? this.undo() : this.change(act); }

  /** Sends an act. If it is pressed again after a failure, it has the same key. @param {string} act */
  async change(act) {
    const before = this.state;
    if (!before) return;
    const { revision } = before, { base } = this.client, failed = this.failedAct;
    const key = failed?.act === act && failed.revision === revision ? failed.key : newKey();
    this.failedAct = { act, revision, key };
    try {
      const state = await this.client.act(revision, act, key);
      // The page shows another match by now.
      if (base !== this.client.base) return;
      this.failedAct = null;
      // The answer of an exercise also changes what is said about a position that stays.
      this.take(state, act === "undo" || state.exercise || state.revision !== revision ? "answer" : "came");
      // A new position was said already, and another sentence would replace it.
      if (position(before) === position(state)) speak(state.proposals.find(proposal => proposal.by === this.seat)?.text ?? t("done"));
    } catch (caught) {
      if (base !== this.client.base) return;
      this.fail(asRequestError(caught));
    }
  }

  async askHint() {
    if (!this.state || !this.isPicking || this.isThinking) return;
    this.machine.release();
    this.isThinking = true;
    this.hint = null;
    speak(t("thinking"));
    this.paint();
    const { revision } = this.state;
    const stop = () => {
      if (this.state?.revision === revision) this.isThinking = false;
      this.paint();
    };
    setTimeout(stop, 60_000);
    await this.client.hint(revision).catch(error => {
      stop();
      this.fail(asRequestError(error));
    });
  }

  // ---- drafts and nodes on the server

  /** Lets the server compute the next step. Taps wait for it. @param {(drafts: typeof import("./drafts.js")) => Promise<unknown>} step */
  async ask(step) {
    const ticket = ++this.ticket;
    this.isLoading = true;
    this.waitingTap = null;
    this.paint();
    await late("drafts", drafts => ticket === this.ticket && step(drafts));
    // The step has a ticket of its own, unless it could not begin.
    if (ticket === this.ticket) this.isLoading = false;
    this.paint();
  }

  /** Stores an edited draft on the server for the next visit. */
  keepDraft() { if (this.edited) late("drafts", drafts => drafts.keep(this)); }

  /** Handles a key on a square. `main.js` sets it.
   * @type {(event: KeyboardEvent, place: string) => boolean} */
  key = () => false;

  /** Requests the boards with the wanted quarter turns. */
  async turn() {
    const turn = this.boards.wantedTurn();
    this.boards.arrange(byId("boards"));
    if (!this.state || turn === this.client.turn || this.isReplaying) return;
    this.client.turn = turn;
    await this.catchUp();
  }

  /** Requests the boards of an edited draft with the wanted quarter turns. */
  async turnDraft() {
    const { ticket } = this, node = await this.client.choices(this.machine.draft);
    if (ticket !== this.ticket) return;
    this.other = node;
    this.paint();
  }
}

/** The number of the last ply in the log. @param {State | null} state */
const newest = state => state?.log.at(-1)?.revision ?? 0;

/** A text that is the same for states of the same position. The revision of a viewer without choices counts proposals, too.
 * @param {State} a */
const position = a => String([!a.over, a.viewer.seat, a.choices ? a.revision : [a.turn, newest(a), a.last?.text]]);

/** The number of events between two states. The revision of a match that is over counts its rematches, too.
 * @param {State | null} a @param {State | null} b */
export const missed = (a, b) => !a || a.over || !b ? 0 : b.over ? Math.max(1, newest(b) - newest(a)) : b.revision - a.revision;
