// The panels around the boards: players, trays, the prompt, buttons, cards and the list of moves.

import { HIDDEN, byId, fill, group, h, icon, joined, readSvg, symbol } from "./dom.js";
import { late } from "./late.js";
import { isAlive } from "./machine.js";
import { duration, listed, t } from "./words.js";

/** @import { Match } from "./match.js" */
/** @import { Option, Slot, State, Tray } from "./contract" */

/** @param {string} command @param {string} label @param {{icon?: import("./dom.js").Icon | false, look?: string, disabled?: boolean, pressed?: boolean, key?: string}} [more] */
export function button(command, label, more = {}) {
  const attributes = { "data-do": command, "data-key": more.key ?? command, class: more.look, title: more.look === "tool" && label, disabled: more.disabled, "aria-pressed": more.pressed?.toString() };
  return h("button", attributes, more.icon && icon(more.icon), h("span", {}, label));
}

/** The command of an act. A dialog confirms final acts first. A vote names its missed deadline, so that it never counts for a later one.
 * @param {Match} match @param {string} act */
export const commandOf = ({ state }, act) => {
  if (state?.time_up && /claim|extend/.test(act)) act += ":" + state.time_up;
  return (state?.questions?.[act] || /call_off|abort/.test(act) ? "sure:" : "act:") + act;
};

/** Draws everything but the boards. @param {Match} match */
export function drawPanels(match) {
  const { state } = match;
  if (!state) return;
  const app = byId("app"), board = match.view.boards[0], { title } = state;
  Object.assign(app.dataset, {
    phase: match.phase, revision: state.revision, mine: match.isMine, boards: match.view.boards.length, role: match.seat === null ? "watch" : "play",
    exercise: !!state.exercise, wide: !!board && board.columns > board.rows * 1.2, replay: match.isReplaying, drawing: !!match.machine.root?.options.some(option => option.sticky),
  });
  document.title = match.isMine ? t("title_turn", { title }) : title;
  byId("title").textContent = title;
  const home = () => match.boards.main?.focus();
  const parts = { players: players(match, state), hand: match.view.trays.map(tray => trayOf(match, tray)), cards: cards(match, state), acts: acts(match, state), story: story(match, state) };
  sayNow(match, state);
  for (const [id, children] of Object.entries(parts)) {
    fill(byId(id), children, home);
    // At once: a list that must still grow would look as if the person had scrolled up.
    showNewest();
  }
}

/** The scroll position of the list of moves when it was last at its end. */
let end = 0;

/** Keeps the list of moves at its newest move, also when a card or a banner takes some of its height. */
export function showNewest() {
  const list = document.querySelector("#story ol");
  // A person who has scrolled up stays there.
  if (!list || list.scrollTop < Math.min(end, list.scrollHeight - list.clientHeight) - 4) return;
  list.scrollTop = 1e6;
  end = list.scrollTop;
}

/** The players, with the viewer last, next to their own side of the board. @param {Match} match @param {State} state */
function players(match, state) {
  return match.players.sort((a, b) => Number(a.seat === match.seat) - Number(b.seat === match.seat)).map(({ seat, name, label, level, ready, here, left, out, emblem }) => {
    const isNow = state.to_move.includes(seat), hasWon = !!state.over?.winners.includes(seat), isViewer = seat === match.seat;
    const looking = here && t("looking", { name });
    const heard = joined([isViewer && t("you"), isNow && t("to_move"), hasWon && t("won"), looking]);
    return h("div", { class: `player${isNow ? " now" : ""}${isViewer ? " viewer" : ""}` },
      h("span", { class: "emblem" }, symbol(emblem), here && h("i", { class: "here", title: looking })),
      h("b", { class: "name" }, name),
      h("span", { class: "label" }, joined([label, level && t("computer", { n: level }), ready && t("ready"), left && t("has_left"), out && t("out")], " · ")),
      h("span", { class: "reader" }, heard && `, ${heard}`),
      hasWon ? h("span", { class: "crown" }, icon("crown")) : isNow && h("span", { class: "time", ...HIDDEN }, h("b", {}, t(isViewer ? "your_turn" : "to_move")), h("small", {}, timeLeft(match))));
  });
}

/** @param {Match} match */
const timeLeft = match => match.left === null ? "" : duration(match.left);

/** Updates the time, without drawing the rest. @param {Match} match */
export function drawTime(match) {
  for (const element of document.querySelectorAll(".time small")) write(element, timeLeft(match));
}

/** Gives an element another text. @param {Element} element @param {string} text */
function write(element, text) { if (element.textContent !== text) element.textContent = text; }

/** @param {Match} match @param {Tray} tray */
function trayOf(match, tray) {
  const others = match.view.trays.filter(other => !other.near && other.slots.length), owner = match.player(tray.seat);
  const mark = !tray.near && others.length > 1 && owner && tray.slots[0] && h("span", { class: "mark", ...HIDDEN }, symbol(owner.emblem));
  return group(`tray${tray.near ? " near" : ""}`, tray.name, mark, ...tray.slots.map((slot, i) => slotOf(match, slot, `${tray.id}.${i}`, match.live)));
}

/** @param {Match} match @param {Slot} slot @param {string} place @param {Map<string, Option[]>} live */
function slotOf(match, slot, place, live) {
  const { machine } = match, body = [readSvg(slot.svg), slot.count != null && h("span", { class: "count", ...HIDDEN }, `${slot.count}`)];
  const now = live.get(place) ?? [], all = [...match.isPicking ? machine.allAtRoot(place) : [], ...now];
  if (!all[0]) return h("span", { class: `slot still${slot.faint ? " faint" : ""}${slot.gone ? " built" : ""}`, role: "img", "aria-label": slot.say }, ...body);
  const isPicked = !!machine.picked?.places.includes(place), dead = !all.some(isAlive);
  const isTarget = machine.isBusy && !isPicked && now.some(isAlive), isHot = all.some(option => option.hot);
  const can = dead ? all[0].why : now.map(option => option.say).filter(Boolean).slice(0, 2).join(", ");
  const isHinted = !!match.hint?.marks?.some(([marked]) => marked === place);
  const look = joined(["slot", isPicked && "picked", isHinted && "hinted", dead && "dead", isTarget && "target", isHot && !dead && "hot", slot.faint && "faint"], " ");
  return h("button", { class: look, "data-place": place, "data-key": place, "aria-pressed": `${isPicked}`, "aria-label": joined([slot.say, can]) }, ...body);
}

/** Shows the prompt, and below it the last move. A player to move also reads why the clock stands still, which the status of the others says. @param {Match} match @param {State} state */
function sayNow(match, state) {
  if (match.isReplaying) return;
  const last = match.machine.armed ? "" : match.lastText;
  for (const [id, text] of [["prompt", now(match, state)], ["last", joined([state.choices && state.standstill, last], " ")]]) {
    const element = byId(id);
    write(element, text);
    element.hidden = !text;
  }
}

/** The prompt, or the result. @param {Match} match @param {State} state */
export function now(match, state) {
  const { machine, phase, job } = match;
  if (state.over) return t("result", { result: result(match, state), reason: state.over.reason }).trim();
  if (phase === "hold" && job) return t("held", { label: job.sent.label });
  if (phase === "send") return t("sending");
  if (phase === "wait") return t("waiting");
  if (match.isThinking) return t("thinking");
  if (match.hint && !machine.isBusy) return match.hint.text;
  if (phase !== "pick") return state.status;
  return machine.isBusy ? match.prompt : t("prompt_yours", { prompt: match.prompt });
}

/** @param {Match} match @param {State} state */
function result(match, state) {
  const winners = state.over?.winners ?? [];
  if (!winners.length) return "";
  if (match.seat !== null) return t(winners.includes(match.seat) ? "you_won" : "you_lost");
  return t("others_won", { n: winners.length, names: listed(winners.map(seat => match.player(seat)?.name ?? "")) });
}

/** @param {Match} match @param {State} state */
function cards(match, state) {
  if (match.isReplaying) return [];
  const { machine } = match, cards = [];
  if (machine.list && match.phase === "pick") {
    cards.push(group("card list", match.prompt,
      ...machine.list.map((option, i) => h("button", { "data-do": `list:${i}`, "data-key": `list:${option.id}`, disabled: !isAlive(option) }, h("kbd", HIDDEN, `${i + 1}`), h("span", {}, option.label), option.say && h("small", {}, option.say)))));
  }
  for (const proposal of state.proposals) {
    cards.push(group("card", t("proposal"), h("p", {}, proposal.text),
      ...proposal.may.map(act => button(commandOf(match, act), t(/** @type {"accept"} */ (act.split(":")[0])), { look: act.startsWith("accept") ? "go" : "" }))));
  }
  const { exercise } = state;
  if (exercise) cards.push(lateCard(match, "exercise", late => late.exerciseCard(exercise, state.over?.reason ?? match.lastText)));
  else if (state.over) cards.push(lateCard(match, "ending", late => late.endCard(match, state)));
  return cards;
}

/** @type {Record<string, any>} */
const there = {};
/** A card of a module that is loaded when it is first needed. @template {"exercise" | "ending"} Name
 * @param {Match} match @param {Name} name @param {(module: import("./late.js").Modules[Name]) => Node} card */
function lateCard(match, name, card) {
  if (there[name]) return card(there[name]);
  late(name, module => {
    there[name] = module;
    match.paint();
  });
  return null;
}

/** The link to the next match that waits for this person. @param {Match} match @param {State} state @param {string} [look] */
export function nextLink(match, state, look = "") {
  const { next } = state;
  if (!next) return null;
  const left = next.deadline ? next.deadline - Date.now() - match.ahead : 0, { title } = next;
  const full = left > 0 ? t("next_time", { title, time: duration(left) }) : t("next_full", { title });
  return h("a", { class: `link ${look}`, href: match.client.pageOf(next.match), "data-key": "next", "aria-label": full, title: full }, h("span", {}, t("next")));
}

/** The buttons below: at most one of them is large and colored. @param {Match} match @param {State} state */
function acts(match, state) {
  if (match.isReplaying || state.over) return [];
  switch (match.phase) {
    case "hold": return [button("release", t("undo"), { icon: "undo", look: "undo" }), button("send", t("send_now"), { look: "go" })];
    case "wait": return [button("release", t("dont_send"), { icon: "undo" }), button("send", t("try_now"), { look: "go" })];
    case "send": return [];
    case "pick": return picking(match);
    default: return waiting(match, state);
  }
}

/** @param {Match} match */
function picking(match) {
  const { machine, isLoading } = match, { ready, isPut, isBusy } = machine, list = [];
  const shown = machine.armed || isPut ? [] : machine.buttons, chips = shown.filter(option => option.group || shown.length > 3), plain = shown.filter(option => !chips.includes(option));
  if (chips[0]) list.push(h("div", { class: "chips" }, ...groups(chips, machine.picked)));
  if (isPut) {
    list.push(button("turn", t("turn"), { icon: "turn", look: "tool", disabled: Object.keys(machine.node?.forms ?? {}).length < 2 }));
    list.push(button("mirror", t("mirror"), { icon: "mirror", look: "tool", disabled: !machine.node?.twin }));
  }
  if (isBusy || match.hint) list.push(button("release", t(isBusy ? "let_go" : "close"), { icon: "release", look: ready || isPut ? "tool" : "" }));
  else if (match.can("undo")) list.push(button("act:undo", t("undo"), { icon: "undo", key: "release" }));
  else if (match.can("hint") && !chips[0]) list.push(button("act:hint", t("hint"), { icon: "hint", disabled: match.isThinking, key: "release" }));
  if (match.can("resume") && !isBusy) list.push(button("act:resume", t("act_resume")));
  for (const option of plain) list.push(button(`choose:${option.id}`, option.label, { look: option.hot && !ready ? "go" : "", disabled: !isAlive(option) }));
  if (ready || isPut) list.push(button("confirm", ready?.confirm ?? t(isPut ? "put" : "play"), { look: "go", disabled: !ready || isLoading }));
  return list;
}

/** Options as small buttons under their headings. @param {Option[]} options @param {Option | null} picked */
function groups(options, picked) {
  const headings = [...new Set(options.map(option => option.group ?? ""))];
  return headings.map(heading => group(null, heading || null,
    ...options.filter(option => (option.group ?? "") === heading).map(option => button(`choose:${option.id}`, option.label, { look: "chip", disabled: !isAlive(option), pressed: option.sticky ? option === picked : undefined }))));
}

/** @param {Match} match @param {State} state */
function waiting(match, state) {
  if (match.seat === null) return [h("p", { class: "watching" }, t("watching", { n: match.spectators || 1, others: match.spectators - 1 }))];
  return [
    ...["resume", "takeback", "claim", "extend"].filter(act => match.can(act)).slice(0, 2).map(act => button(commandOf(match, act), state.questions?.[act]?.label ?? t(act === "takeback" ? "take_back" : /** @type {"act_claim"} */ (`act_${act}`)), { icon: act === "takeback" && "undo" })),
    nextLink(match, state, "go"),
  ];
}

/** The list of moves, and above it the news while neither the prompt nor the result says them. @param {Match} match @param {State} state */
function story(match, state) {
  const { since, last, over } = state;
  return [since && !over && !match.isFresh && since.text !== last?.text && h("p", { class: "since" }, since.text), h("h2", {}, t("moves")), moves(state)];
}

/** The list of moves. It takes the focus, since it scrolls. @param {State} state */
export function moves(state) {
  const rows = state.log.map(entry => {
    const player = state.players.find(other => other.seat === entry.seat);
    return h("li", {}, h("span", { class: "mark" }, player && symbol(player.emblem)), h("span", {}, entry.text));
  });
  return h("ol", { tabindex: 0, "aria-label": t("moves"), "data-key": "moves" }, ...rows[0] ? rows : [h("li", {}, t("no_moves"))]);
}
