// The page: who you are, where you are, and what you see there.

import { act, answerTo, go, listen, loadView, state } from "./api.js";
import { reloadCommands, startComposer, userCommands } from "./composer.js";
import { $, crest, el, notice } from "./dom.js";
import { isAtEnd, message, shownFor } from "./messages.js";
import { openModal } from "./modal.js";

const context = { people: new Map(), places: new Map(), me: null, now: Date.now(), open, use, quietly, personMenu };
let last = "";
// Whether the newest message stays in view: until one scrolls up, and again from the end on.
let follows = true;
let scrolled = 0;
let loading = false;
let again = false;

async function refresh() {
  if (loading) { again = true; return; }
  loading = true;
  try {
    do { again = false; show(await loadView()); } while (again);
  } catch (error) { notice(error.message); }
  loading = false;
}

function show(view) {
  state.view = view;
  context.me = view.me.id;
  context.now = view.now_ms;
  context.people = new Map(view.people.map((person) => [person.id, person]));
  const channels = view.servers.flatMap((server) => server.channels.flatMap((channel) => [channel, ...channel.threads]));
  context.places = new Map([...channels, ...view.direct].map((place) => [place.id, place]));
  if (!view.here && channels.length) return open(channels[0].id);
  drawMembers(view);
  drawPlaces(view);
  drawPeople(view);
  drawRoom(view);
}

function drawMembers(view) {
  const box = $("member");
  const names = view.people.filter((person) => !person.bot).map((person) => person.name);
  if (box.dataset.names !== names.join()) {
    box.replaceChildren(...names.map((name) => el("option", { value: name }, name)));
    box.dataset.names = names.join();
  }
  box.value = view.me.name;
}

function drawPlaces(view) {
  const entry = (place, mark) => el("button", {
    class: ["place", place.kind.includes("thread") && "thread", place.unread && "unread", place.archived && "archived"].filter(Boolean).join(" "),
    "aria-current": place.id === state.channel ? "page" : undefined, "data-place": place.name, "data-place-id": place.id, "data-archived": place.archived, onclick: () => open(place.id),
  }, el("span", { "aria-hidden": "true" }, mark), el("span", { class: "name" }, place.name), place.archived && el("span", { title: "Archived" }, "📦"),
    place.pings ? el("span", { class: "badge", "aria-label": `${place.pings} mentions` }, place.pings) : place.unread && el("span", { class: "mark", "aria-label": "unread" }, "•"));
  const servers = view.servers.map((server) => [el("h2", {}, server.name), server.channels.flatMap((channel) => [entry(channel, "#"), ...channel.threads.map((thread) => entry(thread, "🧵"))])]);
  $("place-list").replaceChildren(...servers.flat(2), el("h2", {}, "Direct messages"), ...view.direct.map((place) => entry(place, "✉")));
  const elsewhere = [...context.places.values()].filter((place) => place.id !== state.channel).reduce((sum, place) => sum + place.pings, 0);
  $("elsewhere").textContent = elsewhere;
  $("elsewhere").hidden = elsewhere === 0;
  document.title = `${elsewhere ? `(${elsewhere}) ` : ""}${view.here?.name ?? "Sandbox"} – ${view.me.name}`;
}

function drawPeople(view) {
  const server = view.servers.find((server) => server.channels.some((channel) => channel.id === state.channel || channel.threads.some((thread) => thread.id === state.channel)));
  const people = server?.members ?? view.people;
  const row = (person) => {
    const menu = (event) => { event.preventDefault(); personMenu(event, person); };
    return el("button", { class: "person", "data-person-name": person.name, "aria-haspopup": "menu", onclick: menu, oncontextmenu: menu }, crest(person, { plain: true }), person.name, person.bot && el("span", { class: "tag" }, "APP"));
  };
  $("people").replaceChildren(el("h2", {}, "Members"), ...people.map(row));
}

function drawRoom(view) {
  const here = view.here;
  if (!here) return;
  $("title").textContent = here.kind === "channel" ? `# ${here.name}` : here.kind === "direct" ? `✉ ${here.name}` : `🧵 ${here.name}`;
  $("topic").textContent = here.archived ? (here.locked ? "Archived and locked" : "Archived – writing opens it again") : here.topic ?? "";
  $("bot-state").textContent = view.bot_online ? "" : "The bot is offline";
  $("bot-state").dataset.botState = view.bot_online ? "online" : "offline";
  const composer = $("composer");
  const may = here.may_write || here.may_command;
  composer.disabled = !may;
  composer.placeholder = may ? `Message ${$("title").textContent} (/ for commands)` : "You may not write here";
  drawMessages(here);
  if (here.unread) quietly({ do: "read" });
}

// Messages that did not change keep their elements, so that open menus and pictures stay as they are.
function drawMessages(here) {
  const box = $("messages");
  if (last !== shownFor()) { follows = true; scrolled = 0; }
  const kept = last === shownFor() ? new Map([...box.children].map((child) => [child.dataset.message, child])) : new Map();
  last = shownFor();
  const drawn = here.messages.map((seen) => {
    const text = JSON.stringify(seen);
    const known = kept.get(seen.id);
    if (known?.seen === text) return known;
    const fresh = message(seen, context);
    fresh.seen = text;
    return fresh;
  });
  if (!drawn.length) drawn.push(el("p", { class: "empty" }, "Nothing here yet. Type / to see what the bot can do."));
  const same = drawn.length === box.children.length && drawn.every((child, at) => child === box.children[at]);
  if (!same) place(box, drawn);
  followEnd();
}

function followEnd() {
  const box = $("messages");
  if (follows) box.scrollTop = box.scrollHeight;
}

function place(box, drawn) {
  const keep = new Set(drawn);
  for (const child of [...box.children]) if (!keep.has(child)) child.remove();
  drawn.forEach((child, at) => { if (box.children[at] !== child) box.insertBefore(child, box.children[at] ?? null); });
}

async function open(channel) {
  go({ channel });
  document.body.classList.remove("places", "people");
  notice("");
  await Promise.all([refresh(), reloadCommands()]);
}

// Does something that the bot answers; true if it was sent. What goes wrong is shown.
async function use(control, what) {
  control.classList.add("busy");
  notice("");
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
  try {
    const answer = await answerTo(interaction);
    if (answer.answer === "modal") openModal(answer.modal, interaction, use);
  } catch (error) { notice(error.message); }
  control.classList.remove("busy");
  if (control.tagName === "SELECT" && !control.multiple && control.isConnected) control.selectedIndex = Math.max(0, [...control.options].findIndex((option) => option.defaultSelected));
}

function quietly(what) {
  return act(what).catch((error) => notice(error.message));
}

// Apps for a member, and a way to write to them.
async function personMenu(event, person) {
  event.stopPropagation();
  await reloadCommands();
  const menu = $("menu");
  const close = () => (menu.hidden = true);
  const item = (label, run) => el("button", { role: "menuitem", "data-menu-item": label, onclick: (event) => { close(); run(event.currentTarget); } }, label);
  const apps = userCommands().map((command) => item(command.name, (control) => use(control, { do: "user_command", name: command.name, target: person.id })));
  const write = person.id === context.me ? null : item(`Message ${person.name}`, () => act({ do: "open_direct", with: person.id }).then((opened) => open(opened.channel), (error) => notice(error.message)));
  menu.replaceChildren(...[...apps, write, !apps.length && !write && el("span", { class: "note" }, "No apps here")].filter(Boolean));
  menu.hidden = false;
  const { width, height } = menu.getBoundingClientRect();
  const at = event.clientX || event.clientY ? event : event.currentTarget?.getBoundingClientRect?.() ?? { clientX: 40, clientY: 40 };
  menu.style.left = `${Math.max(4, Math.min(at.clientX ?? at.left, innerWidth - width - 4))}px`;
  menu.style.top = `${Math.max(4, Math.min(at.clientY ?? at.bottom, innerHeight - height - 4))}px`;
  menu.querySelector("button")?.focus();
}

document.addEventListener("click", (event) => {
  if (!event.target.closest("#menu")) $("menu").hidden = true;
  if (!event.target.closest("nav, #open-places")) document.body.classList.remove("places");
  if (!event.target.closest("aside, #open-people, #menu")) document.body.classList.remove("people");
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") { $("menu").hidden = true; document.body.classList.remove("places", "people"); } });
$("open-places").addEventListener("click", () => document.body.classList.toggle("places"));
$("open-people").addEventListener("click", () => document.body.classList.toggle("people"));
$("member").addEventListener("change", (event) => { go({ me: event.target.value }); last = ""; refresh().then(reloadCommands); });
$("messages").addEventListener("scroll", ({ target: box }) => {
  // Pictures that come late make the list longer, and never scroll up.
  follows = isAtEnd(box) || (follows && box.scrollTop >= scrolled);
  scrolled = box.scrollTop;
});
$("messages").addEventListener("load", followEnd, true);
$("picture").addEventListener("click", () => $("picture").close());

if (!state.me) go({ me: "Ada" });
startComposer(context);
await refresh();
await reloadCommands();
listen(() => refresh());
let known = 0;
// A bot that has just connected brings its commands with it.
setInterval(() => { const online = state.view?.bot_online ? 1 : 0; if (online !== known) { known = online; reloadCommands(); } }, 1000);
