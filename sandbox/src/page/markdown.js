// Discord's markdown, as elements: only elements built here can appear, and everything else is text.

import { relative } from "./clock.js";
import { customEmoji, el } from "./dom.js";
import { locale, t } from "./words.js";

const INLINE = [
  [/^```(?:[a-z0-9+-]*\n)?([\s\S]+?)```/i, (found) => el("pre", {}, el("code", {}, found[1]))],
  [/^`([^`\n]+)`/, (found) => el("code", {}, found[1])],
  [/^\\([^A-Za-z0-9\s])/, (found) => found[1]],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (found, show) => el("b", {}, el("i", {}, show(found[1])))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (found, show) => el("b", {}, show(found[1]))],
  [/^__([\s\S]+?)__(?!_)/, (found, show) => el("u", {}, show(found[1]))],
  [/^~~([\s\S]+?)~~/, (found, show) => el("s", {}, show(found[1]))],
  [/^\|\|([\s\S]+?)\|\|/, (found, show) => spoiler(show(found[1]))],
  [/^\*([^\s*][\s\S]*?)\*(?!\*)/, (found, show) => el("i", {}, show(found[1]))],
  [/^_([^\s_][\s\S]*?)_(?![A-Za-z0-9_])/, (found, show) => el("i", {}, show(found[1]))],
  [/^<@!?(\d+)>/, (found, _, context) => mention(context, found[1])],
  [/^<#(\d+)>/, (found, _, context) => channel(context, found[1])],
  [/^<\/([^:>]+):\d+>/, (found) => el("span", { class: "mention" }, `/${found[1]}`)],
  [/^<a?:(\w{2,32}):(\d+)>/, (found) => customEmoji(found[2], found[1])],
  [/^<t:(\d+)(?::([tTdDfFR]))?>/, (found) => time(Number(found[1]) * 1000, found[2])],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (found, show) => link(found[2], show(found[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (found) => link(found[1], found[1])],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;"')\]]/, (found) => link(found[0], found[0])],
  [/^@(everyone|here)\b/, (found) => el("span", { class: "mention" }, found[0])],
];

function spoiler(inner) {
  const box = el("span", { class: "spoiler", tabindex: "0", role: "button", "aria-label": t("spoiler") }, inner);
  box.addEventListener("click", () => box.classList.add("shown"));
  return box;
}

const link = (address, inner) => el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, inner);

function mention(context, id) {
  const person = context.people.get(id);
  return el("span", { class: id === context.me ? "mention me" : "mention", "data-mention": id }, `@${person?.name ?? t("unknown")}`);
}

function channel(context, id) {
  const place = context.places.get(id);
  return el("button", { class: "mention channel", onclick: () => context.open(id) }, `#${place?.name ?? t("unknown")}`);
}

function time(ms, style) {
  const date = new Date(ms);
  if (style !== "R") return el("time", { datetime: date.toISOString(), class: "mention" }, date.toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" }));
  return el("time", { datetime: date.toISOString(), title: date.toLocaleString(locale()), class: "mention", "data-relative": ms }, relative(ms));
}

function inline(text, context, depth = 0) {
  const shown = [];
  let plain = "";
  const flush = () => { if (plain) shown.push(plain); plain = ""; };
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    // An underscore inside a word is not emphasis.
    const inWord = rest[0] === "_" && /[A-Za-z0-9]/.test(text[at - 1] ?? "");
    const rule = depth < 8 && !inWord && /[`*_~|<[\\h@]/.test(rest[0]) ? INLINE.find(([pattern]) => pattern.test(rest)) : null;
    if (!rule) { plain += text[at++]; continue; }
    const found = rule[0].exec(rest);
    flush();
    shown.push(rule[1](found, (inner) => inline(inner, context, depth + 1), context));
    at += found[0].length;
  }
  flush();
  return shown.flat();
}

const BLOCKS = [
  [/^(#{1,3}) +(.+)/, (found, context) => el(`h${found[1].length + 2}`, {}, inline(found[2], context))],
  [/^-# +(.+)/, (found, context) => el("p", { class: "note" }, inline(found[1], context))],
  [/^> ?(.*)/, (found, context) => el("blockquote", {}, inline(found[1], context))],
  [/^ *[-*] +(.+)/, (found, context) => el("ul", {}, el("li", {}, inline(found[1], context)))],
  [/^ *(\d+)\. +(.+)/, (found, context) => el("ol", { start: found[1] }, el("li", {}, inline(found[2], context)))],
];

// Parses blocks line by line; a fence keeps its lines together.
export function markdown(text, context) {
  const shown = [];
  let open = [];
  const close = () => { if (open.length) shown.push(el("p", {}, inline(open.join("\n"), context))); open = []; };
  for (const part of text.split(/(```[\s\S]+?```)/)) {
    if (part.startsWith("```") && part.length > 6) { close(); shown.push(...inline(part, context)); continue; }
    for (const line of part.replace(/^\n|\n$/g, "").split("\n")) {
      const rule = BLOCKS.find(([pattern]) => pattern.test(line));
      if (!rule) { open.push(line); continue; }
      close();
      shown.push(rule[1](rule[0].exec(line), context));
    }
    if (open.join("").trim() === "") open = [];
  }
  close();
  return shown;
}
