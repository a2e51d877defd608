// The input line: messages, and slash commands with hints, choices and live suggestions.

import { act, answerTo, loadCommands, state } from "./api.js";
import { $, el, notice } from "./dom.js";
import { t } from "./words.js";

let commands = [];
let hints = [];
let chosen = 0;
let asking = 0;
let context;
// Drafts belong to a place and a member, and survive a reload.
const drafts = new Map(Object.entries(JSON.parse(sessionStorage.getItem("drafts") ?? "{}")));
let place = "";

// Shows this member's draft in this place.
export function turnTo(wanted) {
  if (wanted === place) return;
  place = wanted;
  write(drafts.get(place) ?? "");
  showHints([]);
}

// Begins a line, as if the member had typed it.
export function begin(line) {
  const box = $("composer");
  write(line);
  box.focus();
  box.setSelectionRange(line.length, line.length);
  refresh();
}

export const isWriting = () => $("composer").value.trim() !== "";

function write(text) {
  const box = $("composer");
  box.value = text;
  grow(box);
  keep(place, text);
}

function keep(where, text) {
  if (text) drafts.set(where, text); else drafts.delete(where);
  sessionStorage.setItem("drafts", JSON.stringify(Object.fromEntries(drafts)));
}

export function startComposer(given) {
  context = given;
  const box = $("composer");
  box.addEventListener("input", () => { grow(box); keep(place, box.value); refresh(); });
  box.addEventListener("keydown", (event) => key(event, box));
  box.addEventListener("blur", () => setTimeout(() => { if (document.activeElement !== box) showHints([]); }, 150));
  box.addEventListener("focus", refresh);
  // Keeps a phone's keyboard open.
  $("send").addEventListener("pointerdown", (event) => event.preventDefault());
  $("send").addEventListener("click", () => send(box));
}

export async function reloadCommands() {
  commands = await loadCommands().catch(() => []);
}

// Loads the commands after the bot has changed them, also for a line that is being typed.
export async function followCommands() {
  await reloadCommands();
  await refresh();
}

// Whether the command at the start of a line is available here.
export const offers = (line) => commands.some((command) => command.type === 1 && isCalled(command, line.slice(1).split(" ")[0]));
// A command or an option has its own name, and one in the member's language.
const isCalled = (node, name) => node.name === name || node.own_name === name;
export const userCommands = () => commands.filter((command) => command.type === 2);

function grow(box) {
  box.style.height = "auto";
  box.style.height = `${box.scrollHeight + 2}px`;
}

function key(event, box) {
  const open = !$("hints").hidden && hints.length > 0;
  if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    chosen = (chosen + (event.key === "ArrowDown" ? 1 : hints.length - 1)) % hints.length;
    draw();
  } else if (event.key === "Escape") showHints([]);
  else if (open && event.key === "Tab" && !event.shiftKey) take(hints[chosen]);
  else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    // Enter completes a command's name or a suggested value, and sends a complete line.
    if (open && hints[chosen].enters && box.value !== hints[chosen].line) take(hints[chosen]); else send(box);
  } else return;
  event.preventDefault();
}

async function send(box) {
  const text = box.value.trim();
  if (!text) return;
  showHints([]);
  const from = place;
  const sent = await context.use(box, text.startsWith("/") ? { do: "slash", line: text } : { do: "say", text });
  // In the meantime, the member may have left this place, or gone on typing.
  if (sent && drafts.get(from)?.trim() === text) keep(from, "");
  if (sent && place === from && box.value.trim() === text) write("");
}

function take(hint) {
  begin(hint.line);
}

// Finds the command of a line, the options given so far, and the text being typed.
function parse(line) {
  const words = line.slice(1).split(/\s+/);
  let node = commands.find((command) => command.type === 1 && isCalled(command, words[0]));
  let used = 1;
  const nested = (option) => option.type === 1 || option.type === 2;
  while (node?.options?.some(nested)) {
    const next = node.options.find((option) => isCalled(option, words[used]));
    if (!next || words.length <= used + 1) return { node, subcommands: node.options, head: `/${words.slice(0, used).join(" ")} `, typed: words.slice(used).join(" ") };
    node = next;
    used += 1;
  }
  if (!node || words.length <= used) return { node: null };
  const head = `/${words.slice(0, used).join(" ")} `;
  const rest = line.slice(head.length);
  const options = node.options ?? [];
  const keys = options.flatMap((option) => [...new Set([option.name, option.own_name])].map((name) => ({ option, name })));
  const cuts = keys.map((key) => ({ ...key, at: ` ${rest}`.lastIndexOf(` ${key.name}:`) })).filter((cut) => cut.at >= 0).sort((a, b) => a.at - b.at);
  const last = cuts.at(-1);
  if (last) return { node, options, head, given: cuts.map((cut) => cut.option.name), current: last.option, before: head + rest.slice(0, last.at + last.name.length + 1), value: rest.slice(last.at + last.name.length + 1) };
  return { node, options, head, given: [], current: null, before: head, value: rest };
}

async function refresh() {
  const line = $("composer").value;
  if (!line.startsWith("/") || document.activeElement !== $("composer")) return showHints([]);
  const parsed = parse(line);
  if (parsed.subcommands) return showHints(parsed.subcommands.filter((option) => option.name.startsWith(parsed.typed)).map((option) => ({ name: option.name, about: option.description, line: `${parsed.head}${option.name} `, enters: true })), t("which_one"));
  if (!parsed.node) return showHints(commandHints(line.slice(1).trim()), t("commands"));
  const more = optionHints(parsed, line);
  if (parsed.current && !parsed.value.endsWith(" ")) return valueHints(parsed, parsed.current, parsed.before, parsed.value.trimStart(), more);
  if (parsed.current) return showHints(more, t("more_options"));
  const first = parsed.options[0];
  if (parsed.value.trim() && first) return valueHints(parsed, first, parsed.head, parsed.value.trimStart(), more);
  showHints(more, parsed.options.length ? t("options") : t("press_enter"));
}

const commandHints = (typed) => commands.filter((command) => command.type === 1).flatMap(leaves).filter((leaf) => leaf.name.startsWith(typed)).map((leaf) => ({ name: `/${leaf.name}`, about: leaf.about, line: `/${leaf.name} `, enters: leaf.name !== typed || leaf.options, data: leaf.name }));

function leaves(command) {
  const nested = (command.options ?? []).filter((option) => option.type === 1 || option.type === 2);
  if (!nested.length) return [{ name: command.name, about: command.description, options: (command.options ?? []).length > 0 }];
  return nested.flatMap(leaves).map((leaf) => ({ ...leaf, name: `${command.name} ${leaf.name}` }));
}

function optionHints(parsed, line) {
  const open = (parsed.options ?? []).filter((option) => !parsed.given.includes(option.name));
  const typed = parsed.current || !parsed.value.trim() ? "" : parsed.value.trim();
  return open.filter((option) => option.name.startsWith(typed)).map((option) => ({ name: `${option.name}:`, about: option.description, need: option.required, line: `${typed ? parsed.head : `${line.trimEnd()} `}${option.name}:` }));
}

async function valueHints(parsed, option, before, typed, more) {
  const fitting = (choice) => choice.name.toLowerCase().includes(typed.toLowerCase());
  const asHint = (choice) => ({ name: choice.name, about: String(choice.value) === choice.name ? "" : String(choice.value), line: `${before}${choice.value}`, enters: typed !== String(choice.value) });
  const head = `${option.name}: ${option.description}`;
  // A choice is written by its name, but its value counts as complete, too.
  const named = ({ name, value }) => ({ ...asHint({ name, value: name }), enters: typed !== name && typed !== String(value) });
  if (option.choices?.length) return showHints(option.choices.filter(fitting).map(named), head);
  if (option.type === 5) return showHints(["true", "false"].filter((name) => name.startsWith(typed)).map((name) => asHint({ name: t(name), value: name })), head);
  if (option.type === 6 || option.type === 9) {
    const people = [...context.people.values()].map((person) => ({ name: `@${person.name}`, value: `@${person.name}` }));
    return showHints(people.filter((choice) => choice.name.toLowerCase().startsWith(`@${typed.replace("@", "").toLowerCase()}`)).map(asHint), head);
  }
  if (!option.autocomplete) return showHints(typed ? more.filter((hint) => hint.line.startsWith(before)) : [], head);
  suggest(`${before}${typed}`, asHint, head);
}

// Asks the bot for suggestions. Only the answer to the newest request counts.
async function suggest(line, asHint, head) {
  const turn = ++asking;
  showHints([], `${head} …`);
  await new Promise((done) => setTimeout(done, 80));
  if (turn !== asking) return;
  try {
    const { interaction } = await act({ do: "suggest", line });
    const { choices } = await answerTo(interaction);
    if (turn === asking) showHints(choices.map(asHint), choices.length ? head : t("nothing_fits", { option: head }));
  } catch (error) {
    if (turn === asking) showHints([], `${head} — ${error.message}`);
  }
}

function showHints(list, head = "") {
  hints = list;
  chosen = 0;
  if (!head) asking += 1;
  draw(head);
}

function draw(head = $("hints").dataset.head ?? "") {
  const box = $("hints");
  box.dataset.head = head;
  box.hidden = hints.length === 0 && !head;
  const rows = hints.map((hint, at) => el("div", { class: "hint", role: "option", id: `hint-${at}`, "aria-selected": String(at === chosen), "data-hint": hint.name, onmousedown: (event) => { event.preventDefault(); take(hint); } },
    el("b", {}, hint.name), hint.about && el("span", {}, hint.about), hint.need && el("span", { class: "need" }, t("needed"))));
  $("hint-head").textContent = head;
  $("hint-list").replaceChildren(...rows);
  $("hint-list").hidden = rows.length === 0;
  $("composer").setAttribute("aria-activedescendant", hints.length ? `hint-${chosen}` : "");
  box.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
}
export { notice, state };
