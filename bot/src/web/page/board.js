// One board: the picture from the server, a layer of signs, and a grid for fingers, keys and screen readers.

import { HIDDEN, build, fill, h, joined, placeOf, readSvg, s, symbol } from "./dom.js";
import { isAlive } from "./machine.js";
import { isCalm } from "./settings.js";
import { t } from "./words.js";

/** @import { Board as BoardData, Effect, Option, Player } from "./contract" */
/** @typedef {{places: string[], svg: string}} Ghost */
/**
 * The signs over a board.
 * @typedef {{live: Map<string, Option[]>, isFirst: boolean, isPut: boolean, picked: Set<string>, targets: Set<string>, hints: Set<string>,
 *   path: string[], ghost: Ghost | null, wrong: string | null}} Signs
 */
/**
 * @typedef {object} Hands
 * @property {(place: string) => void} tap
 * @property {(place: string | null) => void} hover
 * @property {(event: KeyboardEvent, place: string) => boolean} key
 * @property {(place: string) => boolean} canTap
 * @property {(place: string) => boolean} isSafe
 * @property {(event: PointerEvent, holder: Element, place: string) => void} hold
 */

/** In pixels: how far a tap may be from the center of the square that it takes, how much farther the next square must be, and how far the pointer may move. */
const REACH = 24, CLEAR = 6, STILL = 9,
  /** On squares smaller than this, in pixels, a finger gets help. */ SMALL = 44,
  /** How far a finger may be beyond the edge, in squares. */ BEYOND = .4,
  GLIDE_MS = 260, LEG_MS = 150;

/** The column and row of a square on the screen after quarter turns, from the upper left. @param {number} x @param {number} y @param {BoardData} board */
function onScreen(x, y, { columns, rows, turn }) {
  return [[x, rows - 1 - y], [y, x], [columns - 1 - x, y], [rows - 1 - y, columns - 1 - x]][turn];
}

/** The column and row of a thing in the picture. @param {SVGElement} thing */
const corner = ({ dataset: { x, y } }) => [Number(x), Number(y)];

const shift = (/** @type {number[]} */ [x, y]) => `translate(${x * 100}px, ${y * 100}px)`;

/** Moves a thing to its square. The content security policy allows this, but forbids a `style` attribute. @param {SVGElement} thing */
function seat(thing) {
  if (thing.dataset.x) thing.style.transform = shift(corner(thing));
}

/** The picture without things and without the marks of the last move: this part hardly ever changes. @param {Element} svg */
function ground(svg) {
  const copy = /** @type {Element} */ (svg.cloneNode(true));
  copy.querySelectorAll(".thing, .last").forEach(element => element.remove());
  return copy.outerHTML;
}

export class Board {
  /** @type {BoardData} */ data = /** @type {any} */ (null);
  columns = 0;
  rows = 0;
  /** The cells by place, in rows from the top. @type {Map<string, HTMLElement>} */ cells = new Map();
  /** The places by row and column of the screen. @type {string[][]} */ places = [];
  /** The square that the Tab key reaches. */
  current = "";
  /** The shape of the grid that was built. Another shape needs another grid. */
  shape = "";
  /** @type {SVGSVGElement | null} */ svg = null;
  /** Whether the board shows a move that the server has not answered yet. */
  isAhead = false;
  /** The pointer that is down. @type {{event: PointerEvent, place: string, moved: boolean} | null} */ down = null;

  /** @param {Hands} hands */
  constructor(hands) {
    this.hands = hands;
    this.picture = h("div", { class: "picture", ...HIDDEN });
    this.signs = s("svg", { class: "signs", ...HIDDEN });
    this.grid = h("div", { class: "grid", role: "grid" });
    this.field = h("div", { class: "field" }, this.picture, this.signs, this.grid);
    this.ranks = h("div", { class: "rim ranks", ...HIDDEN });
    this.files = h("div", { class: "rim files", ...HIDDEN });
    this.tag = h("p", { class: "tag", ...HIDDEN });
    this.element = h("section", { class: "board" }, this.ranks, this.field, this.files, this.tag);
    this.listen();
  }

  /** Shows a board, and the effect of a move that is on its way. Its tag begins with the owner's emblem, since a long name may be cut off.
   * @param {BoardData} data @param {Effect} [effect] @param {Player} [owner] */
  show(data, effect, owner) {
    const before = this.data;
    this.data = data;
    const shape = [data.id, data.columns, data.rows, data.turn].join();
    this.element.dataset.near = `${data.near}`;
    fill(this.tag, [owner && symbol(owner.emblem), data.name]);
    this.grid.ariaLabel = data.name;
    if (shape !== this.shape) {
      this.shape = shape;
      this.build();
      this.replace(data.svg);
    } else if (before.svg !== data.svg || this.isAhead && !effect) this.patch();
    if (effect && !this.isAhead) this.preview(effect);
  }

  /** Updates the picture to the server's, which also corrects a move that was shown early. */
  patch() {
    this.isAhead = false;
    const next = readSvg(this.data.svg), now = this.svg;
    if (!now || ground(next) !== ground(now)) return this.replace(this.data.svg);
    const layer = now.querySelector(".thing")?.parentNode ?? now;
    now.querySelectorAll(".last").forEach(element => element.remove());
    const kept = new Set(), moved = [];
    for (const thing of /** @type {NodeListOf<SVGElement>} */ (next.querySelectorAll(".thing"))) {
      kept.add(thing.id);
      const old = this.thing(thing.id);
      if (!old) {
        thing.classList.add("new");
        seat(thing);
        layer.append(thing.cloneNode(true));
      } else if (this.renew(old, thing)) moved.push(old);
    }
    for (const thing of moved) this.glideTo(thing, [corner(thing)]);
    for (const thing of /** @type {NodeListOf<SVGElement>} */ (now.querySelectorAll(".thing"))) if (!kept.has(thing.id)) this.remove(thing);
    this.putLast(next, layer);
  }

  /** Updates a thing from the next one, which is used up. Returns whether it must glide to another square. @param {SVGElement} old @param {SVGElement} next */
  renew(old, next) {
    const goes = !!next.dataset.x && old.style.transform !== shift(corner(next));
    Object.assign(old.dataset, next.dataset);
    old.setAttribute("class", next.getAttribute("class") ?? "thing");
    if (old.innerHTML !== next.innerHTML) old.replaceChildren(...next.childNodes);
    return goes;
  }

  /** @param {SVGElement} thing */
  remove(thing) {
    thing.removeAttribute("id");
    thing.classList.add("gone");
    setTimeout(() => thing.remove(), GLIDE_MS);
  }

  /** Adds the marks of the last move, below or above the things as in the server's picture. @param {SVGSVGElement} next @param {ParentNode} layer */
  putLast(next, layer) {
    const first = next.querySelector(".thing");
    const below = layer.querySelector(":scope > .thing");
    for (const mark of next.querySelectorAll(".last")) {
      // 4: the thing follows the mark.
      const isBelow = first && mark.compareDocumentPosition(first) & 4;
      layer.insertBefore(mark, isBelow && below || null);
    }
  }

  /** @param {string} svg */
  replace(svg) {
    this.isAhead = false;
    this.svg = readSvg(svg);
    /** @type {NodeListOf<SVGElement>} */ (this.svg.querySelectorAll(".thing")).forEach(seat);
    this.picture.replaceChildren(this.svg);
  }

  /** @param {string} id @returns {SVGElement | null | undefined} */
  thing(id) { return this.svg?.querySelector(`#${CSS.escape(id)}`); }

  /** Shows a move before the server has answered. @param {Effect} effect */
  preview({ glide = [], gone = [] }) {
    this.isAhead = true;
    for (const [id, way] of glide) {
      const thing = this.thing(id), points = this.own(way).map(place => this.spot(place));
      if (thing && points.length === way.length) this.glideTo(thing, points.length > 1 ? points.slice(1) : points);
    }
    for (const id of gone) this.thing(id)?.classList.add("gone");
    this.svg?.querySelectorAll(".last").forEach(mark => mark.classList.add("gone"));
  }

  /** Moves a thing along points, on top of the others. @param {SVGElement} thing @param {number[][]} points */
  glideTo(thing, points) {
    const from = getComputedStyle(thing).transform, steps = points.map(shift);
    [...thing.parentNode?.querySelectorAll(":scope > .thing") ?? []].at(-1)?.after(thing);
    thing.style.transform = steps.at(-1) ?? "";
    if (isCalm()) return;
    const duration = points.length > 1 ? LEG_MS * points.length : GLIDE_MS;
    thing.animate([{ transform: from === "none" ? shift([0, 0]) : from }, ...steps.map(transform => ({ transform }))], { duration, easing: points.length > 1 ? "linear" : "cubic-bezier(.3, .7, .3, 1)" });
  }

  /** Builds the grid, row by row as seen on the screen, and the coordinates. */
  build() {
    const { columns, rows, id, turn } = this.data;
    [this.columns, this.rows] = turn % 2 ? [rows, columns] : [columns, rows];
    for (const name of /** @type {const} */ (["columns", "rows"])) this.element.style.setProperty(`--${name}`, `${this[name]}`);
    this.signs.setAttribute("viewBox", `0 0 ${this.columns * 100} ${this.rows * 100}`);
    this.places = Array.from({ length: this.rows }, () => []);
    for (let x = 0; x < columns; x++) {
      for (let y = 0; y < rows; y++) {
        const [column, row] = onScreen(x, y, this.data);
        this.places[row][column] = `${id}.${String.fromCharCode(97 + x)}${y + 1}`;
      }
    }
    const focused = this.grid.contains(document.activeElement);
    this.cells = new Map();
    this.grid.replaceChildren(...this.places.map((row, y) => h("div", { role: "row" }, ...row.map((place, x) => {
      const cell = h("div", { role: "gridcell", tabindex: -1, "data-place": place, "data-x": x, "data-y": y });
      this.cells.set(place, cell);
      return cell;
    }))));
    this.setCurrent(this.cells.has(this.current) ? this.current : this.places[this.rows - 1][0]);
    if (focused) this.cells.get(this.current)?.focus({ preventScroll: true });
    const rim = (/** @type {string[]} */ places, /** @type {number} */ part) => places.map(place => h("span", {}, /\.(\D+)(\d+)/.exec(place)?.[part]));
    this.files.replaceChildren(...rim(this.places[0], 1 + turn % 2));
    this.ranks.replaceChildren(...rim(this.places.map(row => row[0]), 2 - turn % 2));
  }

  /** Makes a square the one that the Tab key reaches. @param {string} place */
  setCurrent(place) {
    this.cells.get(this.current)?.setAttribute("tabindex", "-1");
    this.cells.get(place)?.setAttribute("tabindex", "0");
    this.current = place;
  }

  /** @param {string} [place] */
  focus(place = this.current) {
    this.setCurrent(place);
    this.cells.get(place)?.focus({ preventScroll: true });
  }

  /** Column and row of a place on the screen. @param {string} place */
  spot(place) {
    const cell = this.cells.get(place);
    return [Number(cell?.dataset.x), Number(cell?.dataset.y)];
  }

  /** The content of a square, in words. @param {string} place */
  say(place) {
    const name = place.split(".")[1];
    return t("square", { place: name, what: this.data.cells[name] ?? t("empty") });
  }

  /** The side of a square, in pixels. */
  get unit() { return this.field.clientWidth / this.columns; }

  /** Draws the signs, and says what each square can do. @param {Signs} signs */
  sign(signs) {
    this.signs.replaceChildren(...this.shapes(signs));
    for (const [place, cell] of this.cells) this.label(place, cell, signs);
  }

  /** The places among these that are on this board. @param {Iterable<string>} places */
  own(places) { return [...places].filter(place => this.cells.has(place)); }

  /** @param {Signs} signs */
  shapes(signs) {
    const shapes = [];
    const at = (/** @type {Iterable<string>} */ places, /** @type {string} */ kind, /** @type {string} */ path) => {
      for (const place of this.own(places)) {
        const [x, y] = this.spot(place);
        shapes.push(s("path", { d: path, class: `sign ${kind}`, transform: `translate(${x * 100} ${y * 100})` }));
      }
    };
    if (!signs.isPut) for (const place of this.own(signs.live.keys())) this.offer(place, signs, at);
    at(signs.picked, "picked", FRAME);
    const points = this.own(signs.path).map(place => this.spot(place).map(n => n * 100 + 50).join());
    if (points.length > 1) for (const kind of ["trail-ground", "trail"]) shapes.push(s("polyline", { points: points.join(" "), class: kind }));
    at(signs.targets, "hit", FRAME);
    at(signs.targets, "badge", BADGE);
    at(signs.targets, "badge-cross", BADGE_CROSS);
    at(signs.hints, "hinted", RING);
    if (signs.ghost && this.own(signs.ghost.places)[0]) shapes.push(this.ghost(signs.ghost));
    if (signs.wrong) at([signs.wrong], "wrong", CROSS);
    return shapes;
  }

  /** Marks what a square offers. A thing gets brackets in the first step and a dashed frame in later ones, an empty square gets a dot.
   * @param {string} place @param {Signs} signs @param {(places: Iterable<string>, kind: string, path: string) => void} at */
  offer(place, signs, at) {
    const options = signs.live.get(place)?.filter(isAlive) ?? [];
    if (!options[0] || signs.picked.has(place)) return;
    const isHot = options.some(option => option.hot || option.marks?.length), isFull = this.data.cells[place.split(".")[1]] !== undefined;
    if (!isFull && signs.isFirst && options.every(option => option.then)) return;
    if (!isFull) at([place], isHot ? "dot hot" : "dot", DOT);
    else if (!signs.isFirst) at([place], isHot ? "hit dashed" : "offer dashed", FRAME);
    else if (isHot) at([place], "offer", BRACKETS);
  }

  /** Draws a thing over the squares where it would stand. @param {Ghost} ghost */
  ghost({ places, svg }) {
    const spots = this.own(places).map(place => this.spot(place));
    const xs = spots.map(([x]) => x), ys = spots.map(([, y]) => y), left = Math.min(...xs), top = Math.min(...ys);
    const body = build(readSvg(svg), { x: left * 100, y: top * 100, width: (Math.max(...xs) - left + 1) * 100, height: (Math.max(...ys) - top + 1) * 100, class: "ghost" });
    return s("g", {}, body, ...spots.map(([x, y]) => s("rect", { x: x * 100 + 3, y: y * 100 + 3, width: 94, height: 94, class: "sign footprint" })));
  }

  /** @param {string} place @param {HTMLElement} cell @param {Signs} signs */
  label(place, cell, signs) {
    const options = signs.live.get(place), alive = options?.filter(isAlive) ?? [];
    const isPicked = signs.picked.has(place) || !!signs.ghost?.places.includes(place);
    const can = !options ? "" : !alive[0] ? options[0].why : signs.isPut ? t("fits") : [...new Set(alive.map(option => option.say ?? option.label))].slice(0, 3).join(", ") || t("can_choose");
    const label = joined([this.say(place), isPicked && t("chosen"), signs.targets.has(place) && t("falls"), signs.hints.has(place) && t("hinted"), can]);
    if (cell.ariaLabel !== label) cell.ariaLabel = label;
    cell.ariaSelected = alive[0] || isPicked ? `${isPicked}` : null;
    cell.classList.toggle("can", !!alive[0]);
  }

  /** The place under a point. @param {number} clientX @param {number} clientY @param {number} [beyond] @returns {string | null} */
  under(clientX, clientY, beyond = 0) {
    const [x, y] = this.point(clientX, clientY);
    if (x < -beyond || y < -beyond || x >= this.columns + beyond || y >= this.rows + beyond) return null;
    return this.placeAt(Math.floor(x), Math.floor(y));
  }

  /** A point of the window in squares from the upper left. @param {number} clientX @param {number} clientY */
  point(clientX, clientY) {
    const { left, top } = this.field.getBoundingClientRect();
    return [(clientX - left) / this.unit, (clientY - top) / this.unit];
  }

  /**
   * The place that a finger means: the square below it. If that can't be tapped, the nearest square that can, unless another is about as near.
   * @param {number} clientX @param {number} clientY @param {number} [reach] @param {number} [clear] @returns {string | null}
   */
  meant(clientX, clientY, reach = REACH, clear = CLEAR) {
    const own = this.under(clientX, clientY, BEYOND), { canTap, isSafe } = this.hands;
    if (!own || canTap(own)) return own;
    const [x, y] = this.point(clientX, clientY);
    const far = (/** @type {string} */ place) => {
      const [column, row] = this.spot(place);
      return Math.hypot(column + .5 - x, row + .5 - y) * this.unit;
    };
    const [first, second] = [...this.cells.keys()].filter(canTap).sort((a, b) => far(a) - far(b));
    const isMeant = first && far(first) <= reach && !(second && far(second) - far(first) < clear) && isSafe(first);
    return isMeant ? first : own;
  }

  /** The place in a column and row, or the nearest. @param {number} x @param {number} y */
  placeAt(x, y) {
    const clamp = (/** @type {number} */ n, /** @type {number} */ end) => Math.max(0, Math.min(end - 1, n));
    return this.places[clamp(y, this.rows)][clamp(x, this.columns)];
  }

  listen() {
    const { field } = this, on = /** @type {typeof field.addEventListener} */ (field.addEventListener.bind(field));
    on("pointerdown", event => this.onDown(event));
    on("pointermove", event => this.onMove(event));
    on("pointerup", event => this.onUp(event));
    on("pointercancel", () => { this.down = null; });
    on("pointerleave", () => this.down || this.hands.hover(null));
    // A screen reader clicks without pointer events.
    on("click", event => {
      const place = event.detail === 0 && placeOf(event.target);
      if (place) this.hands.tap(place);
    });
    on("keydown", event => this.onKey(event));
    on("focusin", event => {
      const place = placeOf(event.target);
      if (place) this.setCurrent(place);
    });
  }

  /** @param {PointerEvent} event */
  onDown(event) {
    if (event.button || this.down) return;
    const { clientX, clientY, pointerType } = event, isMeant = pointerType !== "mouse" && this.unit < SMALL;
    const place = this[isMeant ? "meant" : "under"](clientX, clientY);
    if (!place) return;
    this.down = { event, place, moved: false };
    this.field.setPointerCapture(event.pointerId);
    this.hands.hold(event, this.field, place);
  }

  /** @param {PointerEvent} event */
  onMove({ pointerId, pointerType, clientX, clientY }) {
    const { down } = this;
    if (!down && pointerType === "mouse") this.hands.hover(this.under(clientX, clientY));
    else if (down?.event.pointerId === pointerId && Math.hypot(clientX - down.event.clientX, clientY - down.event.clientY) > STILL) down.moved = true;
  }

  /** @param {PointerEvent} event */
  onUp({ pointerId }) {
    const { down } = this;
    if (!down || pointerId !== down.event.pointerId) return;
    this.down = null;
    if (down.moved) return;
    this.setCurrent(down.place);
    this.hands.tap(down.place);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const place = placeOf(event.target);
    if (!place || event.altKey || event.metaKey) return;
    const [x, y] = this.spot(place), far = 1000;
    const to = {
      ArrowLeft: [x - 1, y], ArrowRight: [x + 1, y], ArrowUp: [x, y - 1], ArrowDown: [x, y + 1],
      Home: [0, event.ctrlKey ? 0 : y], End: [far, event.ctrlKey ? far : y], PageUp: [x, 0], PageDown: [x, far],
    }[event.key];
    if (to) {
      const next = this.placeAt(to[0], to[1]);
      this.focus(next);
      this.hands.hover(next);
    } else if (event.ctrlKey || !this.hands.key(event, place)) return;
    event.preventDefault();
  }
}

const FRAME = "M13 4H87Q96 4 96 13V87Q96 96 87 96H13Q4 96 4 87V13Q4 4 13 4Z",
  BRACKETS = "M5 24V5H24M76 5H95V24M95 76V95H76M24 95H5V76",
  DOT = "M33 50a17 17 0 1 1 34 0a17 17 0 1 1 -34 0Z",
  RING = "M6 50a44 44 0 1 1 88 0a44 44 0 1 1 -88 0Z",
  BADGE = "M68 16a16 16 0 1 1 32 0a16 16 0 1 1 -32 0Z",
  BADGE_CROSS = "M77 9L91 23M91 9L77 23",
  CROSS = "M32 32L68 68M68 32L32 68";
