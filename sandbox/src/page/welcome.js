// The first minute: what an empty place says, whom a message waits for, and how to be that person.

import { $, el } from "./dom.js";

const MOST_OFFERED = 3;

// What stands in a place where nothing was said yet.
export function welcome(view, context) {
  const bot = view.people.find((person) => person.bot);
  const inner = view.here.kind === "channel" || view.here.kind.includes("thread") ? channelWelcome(view, context) : directWelcome(view, context, bot);
  return el("section", { class: "welcome", "data-message": "welcome", "data-welcome": true, "aria-label": "Welcome" }, inner, !view.bot_online && el("p", { class: "note" }, `${bot?.name ?? "The bot"} is not connected yet. Its commands come with it.`));
}

function channelWelcome(view, context) {
  const other = view.people.find((person) => !person.bot && person.id !== view.me.id);
  const start = view.start && context.offers(view.start.line) ? view.start : null;
  const others = (view.also_start ?? []).filter((one) => context.offers(one.line));
  return [
    el("h2", {}, `Welcome to #${view.here.name}`),
    el("p", {}, "This is a small Discord of your own. It runs on this computer alone: a server, a bot, and a few members – and you can be every one of them."),
    start ? el("div", { class: "row" }, el("button", { class: "s1", "data-start": start.line, onclick: () => context.begin(start.line) }, start.label), ...others.map((one) => el("button", { class: "s2", "data-also-start": one.line, onclick: () => context.begin(one.line) }, one.label)))
      : el("p", {}, "Type / to see what the bot can do."),
    other && [
      el("h3", {}, "Two people at once"),
      el("p", {}, `You are ${view.me.name}. To be ${other.name} as well, open a second window. Or stay in this one and switch: “You are” stands above the channels, and whenever another member is asked, a button below offers to become them.`),
      el("p", {}, el("a", { href: `/?${new URLSearchParams({ as: other.name, channel: view.here.id })}`, target: "_blank", "data-second-window": other.name }, `Open a second window as ${other.name}`)),
    ],
  ];
}

function directWelcome(view, context, bot) {
  const others = view.here.with?.filter((person) => person.id !== view.me.id) ?? [];
  const names = others.map((person) => person.name).join(", ");
  if (others.some((person) => person.bot)) return [el("h2", {}, `You and ${names}`), el("p", {}, "Type / to see what works here.")];
  const install = () => context.install(true);
  return [
    el("h2", {}, `You and ${names}`),
    el("p", {}, "Nobody else reads this."),
    bot && (view.me.has_app ? el("p", {}, `${bot.name} is among your apps: type / to use it here.`)
      : [el("p", {}, `${bot.name} is no member here. Once it is among your own apps, you can use it everywhere.`), el("div", { class: "row" }, el("button", { class: "s1", "data-start": "install", onclick: install }, `Add ${bot.name} to my apps`))]),
  ];
}

// The newest public message that has a button to press.
export const asks = (here) => here.messages.filter((seen) => seen.by_bot && !seen.ephemeral && seen.buttons.some((button) => button.custom_id && !button.disabled)).at(-1);

// Names the members that the newest question is for, and offers to become them.
export function drawWaiting(view, context) {
  const box = $("waiting");
  const seen = asks(view.here);
  const asked = seen ? whoIsAsked(view, seen).filter((name) => name !== view.me.name) : [];
  const sign = JSON.stringify([view.me.id, seen?.id, asked]);
  if (box.dataset.sign === sign) return;
  box.dataset.sign = sign;
  box.hidden = asked.length === 0;
  if (box.hidden) return box.replaceChildren();
  const whom = seen.pings.length ? asked.join(" and ") : "another member";
  const button = seen.buttons.find((button) => button.custom_id && !button.disabled).label;
  const told = seen.pings_me ? `${whom} can press ${button} as well.` : `Waiting for ${whom} to press ${button}.`;
  box.replaceChildren(el("span", {}, told), ...asked.map((name) => el("button", { "data-become": name, onclick: () => context.become(name) }, `Become ${name}`)));
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
