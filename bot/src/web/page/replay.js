// A match that is over, move by move: a slider, the curve of the values, verdicts.

import { asRequestError } from "./client.js";
import { build, byId, h, joined, s, sign, toast } from "./dom.js";
import { t } from "./words.js";

/** @import { Moment, ReplayPly as Ply } from "./contract" */

const WIDTH = 300, HEIGHT = 100;
const STEP_MS = 800;
/** How many plies around the slider are fetched ahead. */
const AHEAD = 3;
/** The wait between two looks for values that are being computed. */
const LOOK_MS = 3000;

/** The signs of the buttons. */
const SIGNS = {
  first: "M5 5h3v14H5ZM19 5l-9 7 9 7Z", back: "M16 5l-9 7 9 7Z", run: "M7 4l13 8-13 8Z", stop: "M6 5h4v14H6ZM14 5h4v14h-4Z", forward: "M8 5l9 7-9 7Z", last: "M16 5h3v14h-3ZM5 5l9 7-9 7Z",
};

export class Replay {
  /** @type {Ply[]} */ plies = [];
  ply = 0;
  /** @type {number | null | undefined} */ decided;
  isClosed = false;
  /** @type {Map<string, Promise<Moment>>} */ moments = new Map();
  /** @type {ReturnType<typeof setInterval> | undefined} */ playing;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ waiting;

  /** @param {import("./match.js").Match} match @param {() => void} paint */
  constructor(match, paint) {
    this.match = match;
    this.paint = paint;
  }

  get end() { return this.plies.length - 1; }

  /** The next turning point, or the first one after the last. */
  get next() {
    const points = this.plies.filter(ply => ply.verdict);
    return (points.find(({ ply }) => ply > this.ply) ?? points[0])?.ply ?? this.ply;
  }

  async open() {
    try {
      await this.load();
    } catch (error) {
      toast(asRequestError(error).message || t("replay_failed"));
      return;
    }
    if (this.isClosed) return;
    this.match.isReplaying = true;
    this.build();
    this.paint();
    await this.go(this.decided ?? this.end);
    byId("slider")?.focus({ preventScroll: true });
  }

  /** Fetches the moves. If their values are still being computed, fetches them again while the replay is open. */
  async load() {
    /** @type {import("./contract").Replay} */
    const { plies, decided, analyzed } = await this.match.client.request("GET", "/replay");
    this.plies = plies;
    this.decided = decided;
    if (!analyzed) this.wait();
  }

  /** Fetches the moves again in a moment. */
  wait() { if (!this.isClosed) this.waiting = setTimeout(() => this.reload(), LOOK_MS); }

  /** Shows newly computed values, and leaves the slider where it is. */
  async reload() {
    await this.load().catch(error => error.isTemporary && this.wait());
    if (this.isClosed) return;
    this.draw();
    this.tell();
  }

  close() {
    this.isClosed = true;
    this.stop();
    clearTimeout(this.waiting);
    this.match.isReplaying = false;
    this.match.other = null;
    byId("replay").hidden = true;
    byId("replay").replaceChildren();
    this.paint();
    // The window may have changed its shape in between.
    this.match.turn();
    /** @type {HTMLElement | null} */ (document.querySelector('[data-do="replay"]'))?.focus();
  }

  build() {
    const step = (/** @type {keyof typeof SIGNS} */ name) => h("button", { "data-do": `step:${name}`, "aria-label": t(name) }, sign(SIGNS[name], true));
    const slider = h("input", { type: "range", id: "slider", min: 0, max: this.end, value: this.end, "aria-label": t("replay_slider") });
    slider.addEventListener("input", () => {
      this.stop();
      this.go(Number(/** @type {HTMLInputElement} */ (slider).value));
    });
    byId("replay").replaceChildren(this.frame(), slider,
      h("div", { class: "steps" }, step("first"), step("back"), step("run"), step("forward"), step("last"),
        h("button", { id: "decided", "data-do": "step:decided", class: "wide" }, t("decided")),
        h("button", { "data-do": "replay-close", class: "wide" }, t("close"))),
      h("p", { id: "verdict", class: "verdict" }));
    byId("replay").hidden = false;
    this.draw();
  }

  /** @param {number} ply */
  x(ply) { return (ply / Math.max(1, this.end) * WIDTH).toFixed(1); }

  /** Draws the curve of the values by ply: the first player's win is at the top, their loss at the bottom. The area begins at even chances,
   * which are lower with more than two players. The elements stay during the analysis, since a finger or the focus may be on them. */
  draw() {
    const known = this.plies.filter(ply => ply.value != null), curve = byId("curve");
    curve.hidden = known.length < 2;
    if (curve.hidden) return;
    const at = (/** @type {any} */ value) => (HEIGHT / 2 - value * (HEIGHT / 2 - 4)).toFixed(1), players = this.match.state?.players ?? [], [first, second, third] = players;
    const points = known.map(({ ply, value }) => [this.x(ply), at(value), ply]), even = at(third ? 2 / players.length - 1 : 0);
    const line = points.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("");
    const verdicts = points.filter(([, , ply]) => this.plies[Number(ply)]?.verdict);
    curve.replaceChildren();
    build(curve, {}, [
      s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none" },
        s("path", { d: `${line}L${/** @type {string[]} */ (points.at(-1))[0]} ${even}L${points[0][0]} ${even}Z`, class: "area" }), s("path", { d: `M0 ${even}H${WIDTH}`, class: "zero" }), s("path", { d: line, class: "line" }),
        ...verdicts.map(([x, y, ply]) => s("path", { d: `M${x} ${y}h.01`, class: `verdict-dot ${isGood(this.plies[Number(ply)]) ? "good" : "bad"}` })),
        s("path", { id: "needle", d: "", class: "needle" })),
      first && h("span", { class: "above" }, first.label || first.name), second && !third && h("span", { class: "below" }, second.label || second.name),
    ]);
  }

  /** The place of the curve, in which a pointer chooses the ply. */
  frame() {
    const element = h("div", { class: "curve", id: "curve", "aria-hidden": "true" });
    const follow = (/** @type {PointerEvent} */ event) => {
      const box = element.getBoundingClientRect();
      this.stop();
      this.go(Math.round((event.clientX - box.left) / box.width * this.end));
    };
    element.addEventListener("pointerdown", event => {
      element.setPointerCapture(event.pointerId);
      follow(event);
    });
    element.addEventListener("pointermove", event => element.hasPointerCapture(event.pointerId) && follow(event));
    return element;
  }

  /** Shows the boards after this number of moves. @param {number} wanted */
  async go(wanted) {
    const ply = this.ply = Math.max(0, Math.min(this.end, wanted));
    this.tell();
    try {
      const moment = await this.moment(ply);
      if (this.ply !== ply || !this.match.isReplaying) return;
      this.match.other = moment;
      this.paint();
      for (let i = 1; i <= AHEAD; i++) for (const near of [ply + i, ply - i]) if (near >= 0 && near <= this.end) this.moment(near).catch(() => {});
    } catch (error) {
      if (this.ply === ply) toast(asRequestError(error).message || t("replay_failed"));
    }
  }

  /** The boards after a ply. They stay the same while the replay is open. @param {number} ply */
  moment(ply) {
    const { client } = this.match, key = `${ply}/${client.turn}`;
    const moment = this.moments.get(key) ?? client.request("GET", `/at/${ply}`);
    this.moments.set(key, moment);
    moment.catch(() => this.moments.delete(key));
    return moment;
  }

  /** Shows the present ply in words. */
  tell() {
    const { ply, end } = this, { text = "", value, verdict, instead } = this.plies[ply] ?? {}, [first] = this.match.state?.players ?? [];
    const slider = /** @type {HTMLInputElement} */ (byId("slider"));
    slider.value = String(ply);
    const words = verdict ? t(/** @type {import("./words.js").Key} */ (verdict)) : "", better = instead ? t("better", { text: instead.text }) : "";
    slider.ariaValueText = joined([t("replay_move", { n: ply, all: end, text }), words, better], " ");
    byId("decided").hidden = this.next === ply;
    byId("needle")?.setAttribute("d", `M${this.x(ply)} 0V${HEIGHT}`);
    const odds = value != null && first && h("span", { class: "odds" }, t("odds", { name: first.name || first.label, n: Math.round((value + 1) * 50) }));
    byId("verdict").replaceChildren(...[h("b", {}, t("replay_short", { n: ply, all: end })), ` ${text} `, odds || "", " ", words && h("mark", { class: isGood(this.plies[ply]) ? "good" : "bad" }, words), ` ${better}`].filter(Boolean));
  }

  /** @param {string} step */
  step(step) {
    const { playing } = this;
    this.stop();
    if (step !== "run") this.go({ first: 0, last: this.end, back: this.ply - 1, forward: this.ply + 1, decided: this.next }[step] ?? this.ply);
    else if (!playing) this.run();
  }

  run() {
    if (this.ply === this.end) this.go(0);
    this.playing = setInterval(() => this.ply < this.end ? this.go(this.ply + 1) : this.stop(), STEP_MS);
    this.showRunning();
  }

  stop() {
    clearInterval(this.playing);
    this.playing = undefined;
    this.showRunning();
  }

  showRunning() {
    const element = document.querySelector('[data-do="step:run"]'), name = this.playing ? "stop" : "run";
    element?.setAttribute("aria-label", t(name));
    element?.replaceChildren(sign(SIGNS[name], true));
  }
}

/** @param {Ply | undefined} ply */
const isGood = ply => ["strong", "brilliant", "good"].includes(ply?.verdict ?? "");
