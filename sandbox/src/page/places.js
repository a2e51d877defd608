// The lists next to the conversation: the current member, the places, and the members with their menus.

import { act, state } from "./api.js";
import { reloadCommands, userCommands } from "./composer.js";
import { $, crest, el, notice } from "./dom.js";
import { keepFocus, walkMenu } from "./focus.js";
import { currentEdition, locale, t } from "./words.js";

export function drawLists(view, context) {
  drawMembers(view);
  ifChanged($("place-list"), [view.servers, view.direct, state.channel], () => drawPlaces(view, context));
  drawTitle(view, context);
  const people = peopleHere(view);
  ifChanged($("people"), people, () => drawPeople(people, context));
}

// A list that would look the same stays as it is.
function ifChanged(box, told, draw) {
  const sign = JSON.stringify([told, currentEdition()]);
  if (box.sign === sign) return;
  box.sign = sign;
  keepFocus(box, draw);
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

function drawPlaces(view, context) {
  const entry = (place, mark) => el("button", {
    class: ["place", place.kind.includes("thread") && "thread", place.unread && "unread", place.archived && "archived"].filter(Boolean).join(" "),
    "aria-current": place.id === state.channel ? "page" : undefined, "data-place": place.name, "data-place-id": place.id, "data-archived": place.archived, onclick: () => context.open(place.id),
  }, el("span", { "aria-hidden": "true" }, mark), el("span", { class: "name" }, place.name), place.archived && el("span", { role: "img", "aria-label": t("archived"), title: t("archived") }, "📦"),
    place.pings ? el("span", { class: "badge", role: "img", "aria-label": t("mentions", { n: place.pings }) }, place.pings) : place.unread && el("span", { class: "mark", role: "img", "aria-label": t("unread") }, "•"));
  const servers = view.servers.map((server) => [el("h2", {}, server.name), server.events.map(scheduled), server.channels.flatMap((channel) => [entry(channel, "#"), ...channel.threads.map((thread) => entry(thread, "🧵"))])]);
  $("place-list").replaceChildren(...servers.flat(2), el("h2", {}, t("direct_messages")), ...view.direct.map((place) => entry(place, "✉")));
}

// A scheduled event of the server. Opening it shows its place and its description.
function scheduled(event) {
  const day = (ms) => new Date(ms).toLocaleString(locale(), { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" });
  const when = event.runs ? t("event_ends", { time: day(event.end_ms) }) : t("event_starts", { time: day(event.start_ms) });
  return el("details", { class: "scheduled", "data-event": event.id, "data-runs": event.runs },
    el("summary", {}, el("span", { class: "name" }, `📅 ${event.name}`), el("span", { class: "note" }, when)),
    el("p", {}, event.where), event.about && el("p", {}, event.about));
}

function drawTitle(view, context) {
  const elsewhere = [...context.places.values()].filter((place) => place.id !== state.channel).reduce((sum, place) => sum + place.pings, 0);
  $("elsewhere").textContent = elsewhere;
  $("elsewhere").hidden = elsewhere === 0;
  $("open-places").setAttribute("aria-label", elsewhere ? t("show_places_pinged", { n: elsewhere }) : t("show_places"));
  document.title = `${elsewhere ? `(${elsewhere}) ` : ""}${view.here?.name ?? "Sandbox"} – ${view.me.name}`;
}

// In a private conversation, its members come first, and then the others, who can be added.
function peopleHere(view) {
  const within = view.here?.with ?? [];
  if (within.length) return [[t("within"), within], [t("outside"), view.people.filter((person) => !within.some((member) => member.id === person.id))]];
  const server = view.servers.find((server) => server.channels.some((channel) => channel.id === state.channel || channel.threads.some((thread) => thread.id === state.channel)));
  return [[t("members"), server?.members ?? view.people]];
}

function drawPeople(groups, context) {
  const row = (person) => {
    const menu = (event) => { event.preventDefault(); personMenu(event, person, context); };
    return el("button", { class: "person", "data-person-id": person.id, "data-person-name": person.name, "aria-haspopup": "menu", onclick: menu, oncontextmenu: menu }, crest(person, { plain: true }), person.name, person.bot && el("span", { class: "tag" }, "APP"));
  };
  $("people").replaceChildren(...groups.flatMap(([title, people]) => [el("h2", {}, title), ...people.map(row)]));
}

// The menu of a member: apps, becoming them, writing to them.
export async function personMenu(event, person, context) {
  event.stopPropagation();
  const opener = event.currentTarget;
  const at = event.clientX || event.clientY ? { left: event.clientX, top: event.clientY } : { left: opener.getBoundingClientRect().left, top: opener.getBoundingClientRect().bottom };
  await reloadCommands();
  const menu = $("menu");
  const item = (label, run) => el("button", { role: "menuitem", tabindex: "-1", "data-menu-item": label, onclick: (event) => { closeMenu(); run(event.currentTarget); } }, label);
  const items = [
    ...userCommands().map((command) => item(command.name, (control) => context.use(control, { do: "user_command", name: command.own_name, target: person.id }))),
    ...ownItems(person, context).map(([label, run]) => item(label, run)),
  ];
  menu.replaceChildren(...(items.length ? items : [el("span", { class: "note", role: "menuitem", tabindex: "-1", "aria-disabled": "true" }, t("nothing_to_do"))]));
  menu.opener = opener;
  menu.hidden = false;
  const { width, height } = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(4, Math.min(at.left, innerWidth - width - 4))}px`;
  menu.style.top = `${Math.max(4, Math.min(at.top, innerHeight - height - 4))}px`;
  menu.querySelector("[role=menuitem]").focus();
}

function ownItems(person, context) {
  const { here, me } = state.view;
  const opened = (what) => act(what).then((opened) => context.open(opened.channel), (error) => notice(error.message));
  const own = person.id === me.id;
  const chat = here && ["direct", "group"].includes(here.kind) && !here.with.some((member) => member.bot || member.id === person.id);
  const group = () => opened({ do: "open_group", with: [...here.with.filter((member) => member.id !== me.id).map((member) => member.name), person.name] });
  return [
    person.bot && [t(me.has_app ? "remove_app" : "add_app", { name: person.name }), () => context.install(!me.has_app)],
    own && [t(me.takes_dms ? "close_direct" : "open_direct"), () => context.takeDirect(!me.takes_dms)],
    ...(own ? languageItems(me, context) : []),
    !own && !person.bot && [t("become", { name: person.name }), () => context.become(person.name)],
    !own && [t("message_to", { name: person.name }), () => opened({ do: "open_direct", with: person.id })],
    !own && !person.bot && chat && [t("add_to_group", { name: person.name }), group],
  ].filter(Boolean);
}

// The languages in which a member can use Discord here. A bot learns them from interactions.
const LANGUAGES = [["en-US", "English"], ["sv-SE", "Svenska"], ["fr", "Français"], ["de", "Deutsch"], ["nl", "Nederlands"], ["es-ES", "Español"]];

const languageItems = (me, context) => LANGUAGES
  .filter(([locale]) => locale !== me.locale)
  .map(([locale, name]) => [t("use_language", { language: name }), () => context.speak(locale)]);

// Returns the keyboard focus to the control that opened the menu.
export function closeMenu() {
  const menu = $("menu");
  if (menu.hidden) return;
  const inside = menu.contains(document.activeElement);
  menu.hidden = true;
  if (inside && menu.opener?.isConnected) menu.opener.focus({ preventScroll: true });
}

walkMenu($("menu"), closeMenu);
