// The first minute: what an empty place says, whom a message waits for, and how to be that person.

import { $, el } from "./dom.js";
import { currentEdition, listed, t } from "./words.js";

const MOST_OFFERED = 3;

// What stands in a place where nothing was said yet.
export function welcome(view, context) {
  const bot = view.people.find((person) => person.bot);
  const inner = view.here.kind === "channel" || view.here.kind.includes("thread") ? channelWelcome(view, context) : directWelcome(view, context, bot);
  return el("section", { class: "welcome", "data-message": "welcome", "data-welcome": true, "aria-label": t("welcome") }, inner, !view.bot_online && el("p", { class: "note" }, t("not_connected", { name: bot?.name ?? t("the_bot") })));
}

function channelWelcome(view, context) {
  const other = view.people.find((person) => !person.bot && person.id !== view.me.id);
  const start = view.start && context.offers(view.start.line) ? view.start : null;
  const others = (view.also_start ?? []).filter((one) => context.offers(one.line));
  return [
    el("h2", {}, t("welcome_to", { place: view.here.name })),
    el("p", {}, t("about")),
    start ? el("div", { class: "row" }, el("button", { class: "s1", "data-start": start.line, onclick: () => context.begin(start.line) }, t(start.label)), ...others.map((one) => el("button", { class: "s2", "data-also-start": one.line, onclick: () => context.begin(one.line) }, t(one.label))))
      : el("p", {}, t("type_slash")),
    other && [
      el("h3", {}, t("two_people")),
      el("p", {}, t("two_people_how", { me: view.me.name, other: other.name })),
      el("p", {}, el("a", { href: `/?${new URLSearchParams({ as: other.name, channel: view.here.id })}`, target: "_blank", "data-second-window": other.name }, t("second_window", { name: other.name }))),
    ],
  ];
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

// The newest public message that has a button to press.
export const asks = (here) => here.messages.filter((seen) => seen.by_bot && !seen.ephemeral && seen.buttons.some((button) => button.custom_id && !button.disabled)).at(-1);

// Names the members that the newest question is for, and offers to become them.
export function drawWaiting(view, context) {
  const box = $("waiting");
  const seen = asks(view.here);
  const asked = seen ? whoIsAsked(view, seen).filter((name) => name !== view.me.name) : [];
  const sign = JSON.stringify([view.me.id, seen?.id, asked, currentEdition()]);
  if (box.dataset.sign === sign) return;
  box.dataset.sign = sign;
  box.hidden = asked.length === 0;
  if (box.hidden) return box.replaceChildren();
  const names = listed(asked);
  const button = seen.buttons.find((button) => button.custom_id && !button.disabled).label;
  const told = seen.pings_me ? "can_press_too" : seen.pings.length ? "waiting_for" : "waiting_for_any";
  box.replaceChildren(el("span", {}, t(told, { names, button })), ...asked.map((name) => el("button", { "data-become": name, onclick: () => context.become(name) }, t("become", { name }))));
}

// Those whom it pings; of an open invitation in a channel, those whom it does not name yet.
function whoIsAsked(view, seen) {
  if (seen.pings.length) return seen.pings.filter((name) => view.people.some((person) => person.name === name && !person.bot));
  if (view.here.kind !== "channel" || !seen.content.includes(`<@${view.me.id}>`)) return [];
  return view.people.filter((person) => !person.bot && !seen.content.includes(`<@${person.id}>`)).map((person) => person.name).slice(0, MOST_OFFERED);
}

// The thread of a message that names me, where there was none before: what I take part in has begun.
export function begun(before, view) {
  if (!before?.here || before.me.id !== view.me.id || before.here.id !== view.here?.id) return null;
  const had = new Set(before.here.messages.filter((seen) => seen.thread_entry).map((seen) => seen.id));
  const fresh = view.here.messages.find((seen) => seen.thread_entry && !had.has(seen.id) && seen.content.includes(`<@${view.me.id}>`));
  return fresh?.thread_entry.id ?? begunAlone(before, view);
}

// A thread without a message, where the newest that I see here is the answer to what I have typed: it is for me.
function begunAlone(before, view) {
  const newest = view.here.messages.at(-1);
  if (!newest?.ephemeral || !newest.command) return null;
  const threads = (seen) => seen.servers.flatMap((server) => server.channels).find((channel) => channel.id === seen.here.id)?.threads ?? [];
  const had = new Set(threads(before).map((thread) => thread.id));
  return threads(view).find((thread) => !had.has(thread.id))?.id ?? null;
}
