// The page: who you are, where you are, and what you see there.

import { act, answerTo, go, listen, loadView, order, state } from "./api.js";
import { asks, drawWaiting } from "./awaited_members.js";
import { setClock, startClock } from "./clock.js";
import { drawActivity, startActivity } from "./activity.js";
import { begin, followCommands, isWriting, offers, reloadCommands, startComposer, turnTo } from "./composer.js";
import { $, notice } from "./dom.js";
import { firstControl, keepFocus } from "./focus.js";
import { isAtEnd, message, shownFor } from "./messages.js";
import { openModal } from "./modal.js";
import { closeMenu, drawLists, personMenu } from "./places.js";
import { begun, welcome } from "./welcome.js";
import { refresh as refreshWire, startWire } from "./wire.js";
import { currentEdition, speak as speakAs, t } from "./words.js";

const context = { people: new Map(), places: new Map(), me: null, open, use, quietly, become, install, takeDirect, speak, begin, offers, personMenu: (event, person) => personMenu(event, person, context) };
let last = "";
// Whether the list keeps its end in view: until the member scrolls up, and again once they reach the end.
let follows = true;
let scrolled = 0;
// The message that the member used last: it stays in view when it changes.
let used = null;
let loading = null;
let again = false;

// Loads one view at a time; a call during a load makes it load once more.
function refresh() {
  again = true;
  loading ??= load().finally(() => (loading = null));
  return loading;
}

async function load() {
  try {
    while (again) {
      again = false;
      const asked = shownFor();
      const view = await loadView();
      await speakAs(view.me.locale);
      // The member or the place has changed, so this answer is out of date.
      if (asked === shownFor()) show(view); else again = true;
    }
  } catch (error) { notice(error.message); }
}

function show(view) {
  const before = state.view;
  state.view = view;
  context.me = view.me.id;
  setClock(view.now_ms);
  context.people = new Map(view.people.map((person) => [person.id, person]));
  const channels = view.servers.flatMap((server) => server.channels.flatMap((channel) => [channel, ...channel.threads]));
  context.places = new Map([...channels, ...view.direct].map((place) => [place.id, place]));
  if (!view.here && channels.length) return void open(channels[0].id);
  drawLists(view, context);
  drawRoom(view);
  drawActivity(view);
  // A bot registers its commands some time after it has connected.
  if (before && before.commands !== view.commands) followCommands().then(() => drawRoom(state.view));
  const thread = begun(before, view);
  if (thread && !isWriting() && !document.querySelector("dialog[open]")) open(thread);
}

const TITLES = { channel: "#", direct: "✉", group: "✉" };

function drawRoom(view) {
  const here = view.here;
  if (!here) return;
  $("title").textContent = `${TITLES[here.kind] ?? "🧵"} ${here.name}`;
  $("topic").textContent = here.archived ? (here.locked ? t("archived_locked") : t("archived_open")) : here.topic ?? "";
  $("bot-state").textContent = view.bot_online ? "" : t("bot_offline");
  $("bot-state").dataset.botState = view.bot_online ? "online" : "offline";
  const composer = $("composer");
  const may = here.may_write || here.may_command;
  composer.disabled = !may;
  composer.placeholder = may ? t("write_to", { place: $("title").textContent }) : t("no_writing");
  turnTo(shownFor());
  drawMessages(view);
  drawWaiting(view, context);
  if (here.unread) quietly({ do: "read" });
}

// Messages that did not change keep their elements, so that open menus and pictures stay as they are.
function drawMessages(view) {
  const box = $("messages");
  const same = last === shownFor();
  if (!same) { follows = true; scrolled = 0; used = null; }
  last = shownFor();
  const kept = same ? new Map([...box.children].map((child) => [child.dataset.message, child])) : new Map();
  const once = (id, seen, make) => {
    const text = JSON.stringify([seen, currentEdition()]);
    const known = kept.get(id);
    if (known?.seen === text) return known;
    return Object.assign(make(), { seen: text });
  };
  const { here } = view;
  const drawn = here.messages.length ? here.messages.map((seen) => once(seen.id, seen, () => message(seen, context)))
    : [once("welcome", [here.id, view.me, view.bot_online, Boolean(view.start && offers(view.start.line))], () => welcome(view, context))];
  const stays = drawn.length === box.children.length && drawn.every((child, at) => child === box.children[at]);
  const panel = stays ? null : panelInView(box, drawn);
  // Screen readers don't read another place out as news.
  box.setAttribute("aria-busy", String(!same));
  if (!stays) keepFocus(box, () => place(box, drawn));
  followEnd();
  if (panel) reveal(panel);
  box.setAttribute("aria-busy", "false");
}

// The message used last, if it changes while the member sees its buttons above the end of the list.
function panelInView(box, drawn) {
  const panel = !follows && used && box.querySelector(`[data-message="${used}"]`);
  if (!panel || drawn.includes(panel)) return null;
  const room = box.getBoundingClientRect();
  const isShown = (control) => { const { top, bottom } = control.getBoundingClientRect(); return bottom > room.top && top < room.bottom; };
  return [...panel.querySelectorAll(".row > *")].some(isShown) ? used : null;
}

// A message higher than the list shows its end, where its buttons are.
function reveal(id) {
  const box = $("messages");
  const panel = box.querySelector(`[data-message="${id}"]`);
  panel?.scrollIntoView({ block: panel.offsetHeight > box.clientHeight ? "end" : "nearest" });
}

function followEnd() {
  const box = $("messages");
  if (!follows) return;
  box.scrollTop = box.scrollHeight;
  // A list that became shorter moves as well, which doesn't count as scrolling up.
  scrolled = box.scrollTop;
}

function place(box, drawn) {
  const keep = new Set(drawn);
  for (const child of [...box.children]) if (!keep.has(child)) child.remove();
  drawn.forEach((child, at) => { if (box.children[at] !== child) box.insertBefore(child, box.children[at] ?? null); });
}

async function open(channel) {
  go({ channel });
  closeDrawers();
  notice("");
  await Promise.all([refresh(), reloadCommands()]);
  drawRoom(state.view);
}

async function become(name) {
  go({ me: name });
  closeDrawers();
  notice("");
  $("said").textContent = t("you_are_now", { name });
  await Promise.all([refresh(), reloadCommands()]);
  drawRoom(state.view);
  if (document.activeElement === document.body) newestQuestion().focus({ preventScroll: true });
}

// After becoming another member by keyboard, the focus moves to the newest question.
function newestQuestion() {
  const asked = asks(state.view.here);
  const article = asked && $("messages").querySelector(`[data-message="${asked.id}"]`);
  return (article && firstControl(article)) || $("messages");
}

async function install(installed) {
  await quietly({ do: "install_app", installed });
  await reloadCommands();
  await refresh();
}

async function takeDirect(takes) {
  await quietly({ do: "take_direct", takes });
  await refresh();
}

async function speak(locale) {
  const [server] = state.view.servers;
  if (!server) return notice(t("no_server"));
  await order({ order: "set_member", server: server.name, who: state.view.me.name, locale }).catch((error) => notice(error.message));
  await Promise.all([refresh(), reloadCommands()]);
}

// Performs an action that the bot answers. Returns whether it was sent; shows what went wrong.
async function use(control, what) {
  control.classList.add("busy");
  notice("");
  if (what.message) used = what.message;
  try {
    const { interaction } = await act(what);
    if (interaction) follow(control, interaction); else control.classList.remove("busy");
    return true;
  } catch (error) {
    control.classList.remove("busy");
    notice(error.message);
    return false;
  }
}

async function follow(control, interaction) {
  const held = document.activeElement === control;
  const where = shownFor();
  try {
    const answer = await answerTo(interaction);
    closeDrawers();
    if (answer.answer === "activity") await refresh();
    else if (answer.answer === "modal") openModal(answer.modal, interaction, use);
    else if (answer.message) await arrive(answer.message, { control, held, where });
  } catch (error) { notice(error.message); }
  control.classList.remove("busy");
  if (control.tagName === "SELECT" && !control.multiple && control.isConnected) control.selectedIndex = Math.max(0, [...control.options].findIndex((option) => option.defaultSelected));
}

// The keyboard focus moves to a private panel that the member asked for, since they want to use it next.
async function arrive(answer, { control, held, where }) {
  await refresh();
  if (where !== shownFor()) return;
  used = answer.id;
  const article = $("messages").querySelector(`[data-message="${answer.id}"]`);
  const free = document.activeElement === document.body || (held && document.activeElement === control);
  if (answer.ephemeral && free && control.id !== "composer") article && firstControl(article)?.focus({ preventScroll: true });
}

function quietly(what) {
  return act(what).catch((error) => notice(error.message));
}

// In a narrow window the lists are drawers, one open at a time.
function openDrawer(name) {
  const opened = !document.body.classList.contains(name);
  closeDrawers();
  document.body.classList.toggle(name, opened);
  $(`open-${name}`).setAttribute("aria-expanded", String(opened));
  if (opened) $(name).querySelector("select, button")?.focus();
}

function closeDrawers() {
  for (const name of ["places", "people"]) {
    if (!document.body.classList.contains(name)) continue;
    const inside = $(name).contains(document.activeElement);
    document.body.classList.remove(name);
    $(`open-${name}`).setAttribute("aria-expanded", "false");
    if (inside) $(`open-${name}`).focus();
  }
}

document.addEventListener("words", () => { if (state.view) show(state.view); });
document.addEventListener("click", (event) => {
  if (!event.target.closest("#menu")) closeMenu();
  if (!event.target.closest("nav, aside, #open-places, #open-people, #menu")) closeDrawers();
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") { closeMenu(); closeDrawers(); } });
for (const name of ["places", "people"]) $(`open-${name}`).addEventListener("click", () => openDrawer(name));
$("member").addEventListener("change", (event) => become(event.target.value));
$("messages").addEventListener("scroll", ({ target: box }) => {
  // Late pictures make the list longer, which doesn't count as scrolling up.
  follows = isAtEnd(box) || (follows && box.scrollTop >= scrolled);
  scrolled = box.scrollTop;
});
$("messages").addEventListener("load", followEnd, true);
// A drawer that opens, or a row of buttons below, leaves the list less room.
new ResizeObserver(followEnd).observe($("messages"));

if (!state.me) go({ me: "Ada" });
startComposer(context);
startClock();
startActivity(context);
await refresh();
await reloadCommands();
if (state.view) drawRoom(state.view);
startWire();
listen(() => { refresh(); refreshWire(); });
