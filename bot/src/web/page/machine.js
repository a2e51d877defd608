// The meaning of a tap: a walk through the choices that the server sent. Pure: no DOM, no request, no rule of a game.

/** @import { Node, Option, Sendable } from "./contract" */
/**
 * The outcome of a tap or a key.
 *
 * `picked`: a step deeper. `put`: a thing lies over its squares. `armed`: a press sends it. `list`: several options.
 * `play`: send this move. `edit`: the draft changes. `load`: the next node must be fetched. `let-go`: nothing in hand, perhaps after a
 * tap that missed the options of `missed`.
 * @typedef {{kind: "none", why?: string} | {kind: "let-go", missed?: Option | null, why?: string} | {kind: "list", options: Option[]}
 *   | {kind: "picked" | "put" | "armed" | "edit" | "load", option: Option} | {kind: "play", sent: Sendable}} Outcome
 */

/** @param {Option} option @returns {option is Option & Sendable} */
export const isMove = option => option.move !== undefined;

/** Whether an option can be chosen: only a dead one has a `why`. @param {Option} option */
export const isAlive = option => option.why === undefined;

/** Whether the options have no places, so that only a list can show them. @param {Node} node */
const isList = node => node.options.length > 0 && node.options.every(option => !option.places.length);

/** Nothing happens. @param {string} [why] */
const none = why => ({ kind: /** @type {const} */ ("none"), why });

/** In pixels: the way of a wheel's notch, and of the shortest one, of a slow wheel on a Mac. */
const NOTCH = 100, SHORT = 4,
  /** A wheel's notches are further apart than the steps of a touchpad, which also begin with fewer pixels. */ PAUSE_MS = 100;

export class Machine {
  /** @type {Node | null} */ root = null;
  /** The draft that the root belongs to. @type {string[]} */ draft = [];
  /** The options chosen so far, each a step deeper. @type {Option[]} */ path = [];
  /** A complete move that waits for a press. @type {Sendable | null} */ armed = null;
  /** Options at one place, to choose from in a list. @type {Option[] | null} */ list = null;
  /** The form of the thing to put down. @type {string | null} */ form = null;
  /** The square by which the thing is held. @type {string | null} */ grip = null;
  /** The way of the wheel since the last turn or pause, in pixels, and the time of its last step. */
  rolled = 0;
  rolledAt = 0;
  /** The person's setting: how to send moves that can't be undone. @type {"hold" | "ask" | "now"} */ sending = "hold";

  /** Begins with these choices. @param {Node | null} root @param {string[]} [draft] */
  reset(root, draft = root?.draft ?? []) {
    this.root = root;
    this.draft = draft;
    this.release();
  }

  /** Drops everything in hand. */
  release() {
    this.path = [];
    this.armed = this.list = this.form = this.grip = null;
    this.rolled = 0;
  }

  /** The option in hand. */
  get picked() { return this.path.at(-1) ?? null; }

  /** The present step. @returns {Node | null} */
  get node() { return this.picked ? this.picked.then ?? null : this.root; }

  get isPut() { return this.node?.mode === "put"; }

  /** Whether something is in hand. */
  get isBusy() { return !!(this.path.length || this.armed || this.list); }

  /** The move that one press would send. @returns {Sendable | null} */
  get ready() { return this.armed ?? whole(this.node) ?? whole(this.root); }

  /** How a complete move is sent, with the person's setting. @param {Sendable} move */
  commit(move) { return (move.commit ?? "hold") === "hold" ? this.sending : move.commit; }

  /** The options of the present step at a place. @param {string} place */
  at(place) { return optionsAt(this.node, place); }

  /** The options of the first step that can be chosen at a place. @param {string} place */
  atRoot(place) { return this.allAtRoot(place).filter(isAlive); }

  /** The options of the first step at a place. @param {string} place */
  allAtRoot(place) { return optionsAt(this.root, place); }

  /** Every place of the present step with its options. @returns {Map<string, Option[]>} */
  live() {
    /** @type {Map<string, Option[]>} */
    const places = new Map();
    for (const option of this.node?.options ?? []) {
      for (const place of option.places) places.set(place, [...places.get(place) ?? [], option]);
    }
    return places;
  }

  /** Whether a tap on a place does something. @param {string} place */
  canTap(place) {
    return this.at(place).some(isAlive) || !!this.picked?.places.includes(place) || this.atRoot(place).length > 0;
  }

  /** Whether a tap on a place sends no move that can't be undone. @param {string} place */
  isSafe(place) {
    if (this.isPut) return true;
    const here = this.at(place).filter(isAlive), [option, other] = here.length ? here : this.atRoot(place);
    const isLast = !!option && !other && isMove(option) && option.commit !== "now" && this.commit(option) === "now";
    return !isLast && !this.armed?.places.includes(place);
  }

  /** The options shown as buttons: from the present step, or from the first one while a brush is in hand. */
  get buttons() {
    const node = this.picked?.sticky ? this.root : this.node;
    return this.list ? [] : node?.options.filter(option => !option.places.length) ?? [];
  }

  /** Taps a place. @param {string} place @returns {Outcome} */
  tap(place) {
    if (!this.root) return none();
    this.list = null;
    return this.isPut ? this.tapToPut(place) : this.tapToChoose(place);
  }

  /** @param {string} place @returns {Outcome} */
  tapToPut(place) {
    if (this.armed?.places.includes(place)) return this.rotate(1, place);
    return this.put(place) ?? this.tapElsewhere(place, "no-fit");
  }

  /** @param {string} place @returns {Outcome} */
  tapToChoose(place) {
    if (this.armed?.places.includes(place)) return this.confirm();
    const here = this.at(place);
    return here.length ? this.oneOf(here) : this.tapElsewhere(place);
  }

  /** Handles a tap on a place where the present step has no options. @param {string} place @param {string} [why] @returns {Outcome} */
  tapElsewhere(place, why) {
    if (this.picked?.places.includes(place)) return this.letGo();
    const missed = this.picked, other = missed ? this.atRoot(place) : [];
    if (other.length) {
      this.release();
      return this.oneOf(other);
    }
    if (why || !this.isBusy) return none(why);
    return { ...this.letGo(), missed, why: this.allAtRoot(place)[0]?.why };
  }

  letGo() {
    this.release();
    return { kind: /** @type {const} */ ("let-go") };
  }

  /** @param {Option[]} options @returns {Outcome} */
  oneOf(options) {
    const alive = options.filter(isAlive);
    if (alive.length < 2) return this.choose(alive[0] ?? options[0]);
    this.armed = null;
    this.list = alive;
    return { kind: "list", options: alive };
  }

  /** Chooses an option. @param {Option} option @returns {Outcome} */
  choose(option) {
    this.list = null;
    const { picked } = this;
    if (picked?.sticky && this.root?.options.includes(option)) this.release();
    if (picked?.sticky && option === picked) return { kind: "let-go" };
    if (option.why !== undefined) return none(option.why);
    if (option.draft) return { kind: "edit", option };
    if (isMove(option)) return this.commit(option) === "ask" || this.isPut ? this.arm(option) : { kind: "play", sent: option };
    if (!option.then) return { kind: "load", option };
    this.armed = this.grip = null;
    this.path.push(option);
    this.form = option.then.turns?.[0] ?? null;
    if (!isList(option.then)) return { kind: "picked", option };
    this.list = option.then.options;
    return { kind: "list", options: this.list };
  }

  /** @param {Sendable} move @returns {Outcome} */
  arm(move) {
    this.armed = move;
    if (move.form) this.form = move.form;
    return { kind: move.form ? "put" : "armed", option: /** @type {Option} */ (move) };
  }

  /** Presses the large button. @returns {Outcome} */
  confirm() { return this.ready ? { kind: "play", sent: this.ready } : none(); }

  /** Lays the thing over a square: in the present form, or in another if that one does not fit.
   * @param {string} place @returns {Outcome | null} */
  put(place) {
    const option = this.fit(place);
    if (!option) return null;
    this.grip = place;
    return this.choose(option);
  }

  /** @param {string} place @returns {Option | undefined} */
  fit(place) {
    const forms = this.node?.turns ?? [];
    return [this.form ?? "", ...forms].map(form => this.fitAs(form, place)).find(Boolean);
  }

  /** The option of a form whose middle is nearest to a square. @param {string} form @param {string | null} place */
  fitAs(form, place) {
    if (!place) return undefined;
    const off = (/** @type {Option} */ option) => Math.abs(option.places.indexOf(place) - (option.places.length - 1) / 2);
    return this.at(place).filter(option => option.form === form).sort((a, b) => off(a) - off(b))[0];
  }

  /** Rotates the thing about the square where it is held. @param {number} by @param {string | null} [about] @returns {Outcome} */
  rotate(by, about = this.grip) {
    const forms = this.node?.turns ?? [];
    if (forms.length < 2 || !this.picked) return none("one-form");
    const next = (/** @type {number} */ n) => forms[(forms.indexOf(this.form ?? "") + by * n + forms.length * n) % forms.length];
    if (!this.armed) {
      this.form = next(1);
      return { kind: "picked", option: this.picked };
    }
    for (let n = 1; n < forms.length; n++) {
      const option = this.fitAs(next(n), about);
      if (option) {
        this.grip = about;
        return this.choose(option);
      }
    }
    return none("no-room");
  }

  /** The quarter turns that a wheel asks for: one per notch, or after as many small steps of a touchpad.
   * @param {{deltaMode: number, deltaY: number, timeStamp: number}} event */
  roll({ deltaMode, deltaY, timeStamp }) {
    const by = Math.sign(deltaY), isLate = timeStamp - this.rolledAt > PAUSE_MS;
    if (isLate || this.rolled * by < 0) this.rolled = 0;
    this.rolledAt = timeStamp;
    this.rolled += deltaMode || isLate && Math.abs(deltaY) >= SHORT ? by * NOTCH : deltaY;
    if (Math.abs(this.rolled) < NOTCH) return 0;
    this.rolled = 0;
    return by;
  }

  /** Takes the mirrored thing instead. @returns {Outcome} */
  mirror() {
    const twin = this.root?.options.find(option => option.id === this.node?.twin && isAlive(option));
    if (!twin) return none("no-twin");
    const grip = this.grip;
    this.release();
    const taken = this.choose(twin);
    return grip && taken.kind === "picked" ? this.put(grip) ?? taken : taken;
  }

  /** Goes one step back. Returns whether there was one. */
  back() {
    if (this.armed && !this.list) {
      this.armed = null;
      return true;
    }
    const had = this.isBusy;
    if (!this.list || this.node && isList(this.node)) this.path.pop();
    this.armed = this.list = this.form = this.grip = null;
    return had;
  }

  /** The draft with which to request the next node of an option. @param {Option} option */
  draftFor(option) { return [...this.draft, ...this.path.map(chosen => chosen.id), option.id]; }

  /** Continues with the fetched node of an option. @param {Option} option @param {Node} node @returns {Outcome} */
  loaded(option, node) {
    option.then = node;
    return this.choose(option);
  }

  /** Shows the choices of an edited draft, with the brush still in hand.
   * @param {Node} root @param {string[]} draft @returns {Outcome} */
  renew(root, draft) {
    const brush = this.path.find(option => option.sticky)?.id;
    this.reset(root, draft);
    const again = root.options.find(option => option.id === brush && option.sticky && isAlive(option));
    return again ? this.choose(again) : { kind: "let-go" };
  }
}

/** @param {Node | null} node @param {string} place */
const optionsAt = (node, place) => node?.options.filter(option => option.places.includes(place)) ?? [];

/** The move of a step that can be sent as it is. @param {Node | null} node @returns {Sendable | null} */
function whole(node) {
  return node?.move === undefined ? null : { ...node, move: node.move, label: node.prompt, places: [] };
}
