// All boards of a match: their layout, the signs over them, and dragging.

import { Board } from "./board.js";
import { byId } from "./dom.js";
import { late } from "./late.js";
import { setting } from "./settings.js";

/** @import { Option } from "./contract" */
/** @import { Hands } from "./board.js" */
/** @import { Match } from "./match.js" */

/** A board turns by a quarter if that makes its squares larger by this factor. */
const WORTH_TURNING = 1.15;
/** The part of the window's height for which the boards of a lesson are laid out. */
const SCROLLED = .6;

export class Boards {
  /** @type {Map<string, Board>} */ all = new Map();
  /** The place below the pointer. @type {string | null} */ hover = null;
  /** The option in a list that the pointer or the focus is on. @type {Option | null} */ previewed = null;
  /** Whether the dragged thing had been put down already. */
  isDraggingPut = false;
  /** Whether the board lies on its side, and the window and board for which this was decided. */
  side = { shape: "", isOn: false };

  /** @param {Match} match */
  constructor(match) { this.match = match; }

  /** Shows the boards. Each keeps its element as long as the view has it. */
  place() {
    const { match, all } = this, parent = byId("boards"), { boards } = match.view, effect = match.job?.sent.effect;
    for (const data of boards) {
      const board = all.get(data.id) ?? new Board(this.hands);
      all.set(data.id, board);
      if (!board.element.isConnected) parent.append(board.element);
      board.show(data, effect, match.player(data.owner));
    }
    for (const [id, board] of all) {
      if (boards.some(data => data.id === id)) continue;
      board.element.remove();
      all.delete(id);
    }
    this.arrange(parent);
  }

  /** Puts the boards side by side so that their squares are largest. @param {HTMLElement} parent */
  arrange(parent) {
    const { boards } = this.match.view, count = boards.length, [board] = boards;
    if (!board) return;
    const [wide, tall] = board.turn % 2 ? [board.rows, board.columns] : [board.columns, board.rows];
    const room = this.room(parent);
    let across = 1, best = 0;
    for (let n = 1; n <= count; n++) {
      const size = Math.min(room.width / n / wide, room.height / Math.ceil(count / n) / tall);
      if (size > best) [across, best] = [n, size];
    }
    const down = Math.ceil(count / across);
    parent.dataset.count = `${count}`;
    parent.dataset.stack = count < 2 ? "one" : count > 2 || !boards.some(data => data.near) ? "grid" : across > 1 ? "across" : "down";
    for (const [name, value] of Object.entries({ across, down, shape: tall * down / (wide * across) })) parent.style.setProperty(`--${name}`, `${value}`);
  }

  /** The room for boards, in pixels. The page of a lesson scrolls, so its boards get a part of the window's height. @param {HTMLElement} parent */
  room({ clientWidth, clientHeight }) {
    return { width: clientWidth, height: this.match.state?.exercise ? innerHeight * SCROLLED : clientHeight };
  }

  /** The board of the viewer, or the first. */
  get main() {
    const { boards } = this.match.view, data = boards.find(board => board.near) ?? boards[0];
    return data && this.all.get(data.id);
  }

  /** @returns {Hands} */
  get hands() {
    const { match } = this;
    return {
      tap: place => match.tap(place),
      hover: place => {
        if (place === this.hover) return;
        this.hover = place;
        this.sign();
      },
      key: match.key,
      canTap: place => match.isPicking && match.machine.canTap(place),
      isSafe: place => match.machine.isSafe(place),
      hold: this.hold.bind(this),
    };
  }

  /** Lets a thing follow a pointer that went down on it. @param {PointerEvent} event @param {Element} holder @param {string} place */
  hold(event, holder, place) { if (this.match.isPicking) late("drag", ({ drag }) => drag(this, event, holder, place)); }

  /** Begins to drag the thing at a place. Returns whether it can be dragged. @param {string} place */
  grab(place) {
    const { match } = this, { machine } = match;
    if (!match.isPicking || match.isLoading) return false;
    this.isDraggingPut = machine.isPut && !!machine.armed?.places.includes(place);
    if (this.isDraggingPut) machine.grip = place;
    if (this.isDraggingPut || machine.picked?.places.includes(place)) return true;
    const option = machine.atRoot(place)[0];
    if (!option || machine.atRoot(place).length > 1 || option.draft || option.move || option.why) return false;
    machine.release();
    match.follow(machine.choose(option));
    return match.isLoading || machine.picked === option;
  }

  /** Drops the dragged thing. @param {string | null} place */
  drop(place) {
    const { match } = this, { machine } = match, wasPut = this.isDraggingPut;
    this.isDraggingPut = false;
    if (!place || !match.isPicking) return;
    if (match.isLoading) match.waitingTap = place;
    else if (machine.isPut) {
      const put = machine.put(place);
      if (put) match.follow(put, place);
      else if (!wasPut) match.refuse("no-fit", place);
    } else if (machine.at(place).length) match.tap(place);
  }

  /** Draws the signs over the boards. */
  sign() {
    const { match, hover } = this, { machine } = match, isPicking = match.isPicking && !match.isLoading;
    const preview = hover && isPicking && !machine.armed && !machine.isPut ? machine.at(hover).find(option => option.marks?.length || option.path) : null;
    const way = machine.list?.find(option => option === this.previewed), shown = machine.armed ?? way ?? preview;
    const put = isPicking && machine.isPut ? this.isDraggingPut && hover ? machine.fit(hover) : machine.armed ?? (hover && machine.fit(hover)) : null;
    const form = put && put.form && machine.node?.forms?.[put.form];
    const signs = {
      live: match.live,
      isFirst: !machine.path.length,
      isPut: machine.isPut,
      picked: new Set(isPicking ? [...machine.picked?.places ?? [], ...machine.list?.flatMap(option => option.places) ?? [], ...machine.armed && !machine.armed.form ? machine.armed.places : []] : match.job?.sent.places),
      targets: new Set((isPicking ? shown?.marks ?? [] : []).filter(([, kind]) => kind === "target").map(([place]) => place)),
      hints: new Set(match.hint?.marks?.map(([place]) => place)),
      path: isPicking ? shown?.path ?? [] : [],
      ghost: form && put ? { places: put.places, svg: form.svg } : null,
      wrong: match.wrong,
    };
    for (const board of this.all.values()) board.sign(signs);
  }

  /** Whether the board lies on its side in this window. Panels that come and go don't turn a board.
   * @param {{ columns: number, rows: number }} board */
  isOnSide({ columns, rows }) {
    const place = this.room(byId("boards")), shape = [innerWidth, innerHeight, columns, rows].join();
    const size = (/** @type {number} */ across, /** @type {number} */ down) => Math.min(place.width / across, place.height / down);
    if (shape !== this.side.shape) this.side = { shape, isOn: columns !== rows && size(rows, columns) > size(columns, rows) * WORTH_TURNING };
    return this.side.isOn;
  }

  /** The quarter turns that suit the window and the person. */
  wantedTurn() {
    const { state } = this.match, board = state?.boards.find(data => data.near) ?? state?.boards[0], how = setting("board");
    if (!board || how === "printed") return 0;
    const { home } = board;
    const own = this.isOnSide(board) ? home === "right" ? 1 : 3 : home === "top" ? 2 : 0;
    return how === "other" ? (own + 2) % 4 : own;
  }
}
