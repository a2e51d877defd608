// The first minute: the text of an empty place, and the thread of a match that has just begun.

import { el } from "./dom.js";
import { listed, locale, t } from "./words.js";

// The longest time from a thread to the message that announces it, as a difference of ids: a minute.
const AS_NEW = 60_000 * 2 ** 22;

// The content of a place without messages.
export function welcome(view, context) {
  const bot = view.people.find((person) => person.bot);
  const inner = view.here.kind === "channel" || view.here.kind.includes("thread") ? channelWelcome(view, context) : directWelcome(view, context, bot);
  return el("section", { class: "welcome", "data-message": "welcome", "data-welcome": true, "aria-label": t("welcome") }, inner, !view.bot_online && el("p", { class: "note" }, t("not_connected", { name: bot?.name ?? t("the_bot") })));
}

function channelWelcome(view, context) {
  const other = view.people.find((person) => !person.bot && person.id !== view.me.id);
  const start = view.start && context.offers(view.start.line) ? view.start : null;
  const cards = view.cards.filter((one) => context.offers(one.buttons[0].line));
  const row = (buttons) => el("div", { class: "row" }, buttons.map((one, at) => el("button", { class: at ? "s2" : "s1", "data-start": one.line, onclick: () => context.begin(one.line) }, t(one.label))));
  return [
    el("h2", {}, t("welcome_to", { place: view.here.name })),
    el("p", {}, t("about")),
    cards.length ? el("div", { class: "cards" }, cards.map((one) => card(one, view.cards.indexOf(one), row))) : start ? row([start]) : el("p", {}, t("type_slash")),
    other && [
      el("h3", {}, t("two_people")),
      el("p", {}, t("two_people_how", { me: view.me.name, other: other.name })),
      el("p", {}, el("a", { href: `/?${new URLSearchParams({ as: other.name, channel: view.here.id })}`, target: "_blank", "data-second-window": other.name }, t("second_window", { name: other.name }))),
    ],
  ];
}

function card({ title, about, buttons }, at, row) {
  return el("article", { class: "card", "data-card": title }, el("img", { src: `/page/cards/${at}`, alt: "" }),
    el("div", {}, el("h3", {}, title), el("p", {}, about[locale()] ?? about.en), row(buttons)));
}

function directWelcome(view, context, bot) {
  const others = view.here.with?.filter((person) => person.id !== view.me.id) ?? [];
  const names = listed(others.map((person) => person.name));
  if (others.some((person) => person.bot)) return [el("h2", {}, t("you_and", { names })), el("p", {}, t("type_slash_here"))];
  const install = () => context.install(true);
  return [
    el("h2", {}, t("you_and", { names })),
    el("p", {}, t("nobody_else")),
    bot && (view.me.has_app ? el("p", {}, t("is_app", { name: bot.name }))
      : [el("p", {}, t("is_no_app", { name: bot.name })), el("div", { class: "row" }, el("button", { class: "s1", "data-start": "install", onclick: install }, t("add_app", { name: bot.name })))]),
  ];
}

// The new thread of a message that mentions me: a match of mine has begun.
export function begun(before, view) {
  if (!before?.here || before.me.id !== view.me.id || before.here.id !== view.here?.id) return null;
  const had = new Set(before.here.messages.filter((seen) => seen.thread_entry).map((seen) => seen.id));
  const fresh = view.here.messages.find((seen) => seen.thread_entry && !had.has(seen.id) && seen.content.includes(`<@${view.me.id}>`));
  return fresh?.thread_entry.id ?? begunElsewhere(before, view) ?? begunAlone(before, view);
}

// A new thread that mentions me and to which a message here refers by a link or its number. It belongs to a rematch, or
// to a challenge typed in another thread.
function begunElsewhere(before, view) {
  const had = new Set(linked(before).map((thread) => thread.id));
  return linked(view).find((thread) => !had.has(thread.id))?.id ?? null;
}

function linked({ here, servers }) {
  const threads = servers.flatMap((server) => server.channels.flatMap((channel) => channel.threads));
  const number = (thread) => thread.name.match(/#\d+/)?.[0];
  const named = (thread) => new RegExp(`<#${thread.id}>${number(thread) ? `|${number(thread)}\\b` : ""}`);
  // A private answer may be about any match, and a card about one that has run for days.
  const tells = (thread) => (seen) => seen.by_bot && !seen.ephemeral && seen.id - thread.id < AS_NEW && named(thread).test(seen.content);
  return threads.filter((thread) => thread.names_me && thread.id !== here.id && here.messages.some(tells(thread)));
}

// A new thread without a message. It is mine if the newest message here is the private answer to my command.
function begunAlone(before, view) {
  const newest = view.here.messages.at(-1);
  if (!newest?.ephemeral || !newest.command) return null;
  const place = view.here.parent ?? view.here.id;
  const threads = (seen) => seen.servers.flatMap((server) => server.channels).find((channel) => channel.id === place)?.threads ?? [];
  const had = new Set(threads(before).map((thread) => thread.id));
  return threads(view).find((thread) => !had.has(thread.id))?.id ?? null;
}
