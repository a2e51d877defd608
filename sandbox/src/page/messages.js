// Messages: text, embeds, pictures, buttons and menus.

import { state } from "./api.js";
import { crest, el, emojiOf } from "./dom.js";
import { markdown } from "./markdown.js";
import { enlarge } from "./picture.js";
import { locale, t } from "./words.js";

export function message(seen, context) {
  const person = { id: seen.author_id, name: seen.author, bot: seen.by_bot };
  const classes = ["message", seen.pings_me && "ping", seen.ephemeral && "ephemeral"].filter(Boolean).join(" ");
  const openMenu = (event) => { event.preventDefault(); context.personMenu(event, person); };
  return el("article", { class: classes, "data-message": seen.id, "data-author": seen.author, "data-ephemeral": seen.ephemeral, "data-thinking": seen.thinking, "data-ping": seen.pings_me },
    above(seen),
    crest(person, { events: { onclick: openMenu, oncontextmenu: openMenu } }),
    el("div", { class: "body" },
      el("div", { class: "who" }, el("b", { onclick: openMenu, oncontextmenu: openMenu }, seen.author), seen.by_bot && el("span", { class: "tag" }, "APP"), clock(seen)),
      content(seen, context),
      seen.pictures.filter((picture) => !isEmbedded(seen, picture)).map(file),
      seen.embeds.map((embed) => embedBox(embed, context)),
      seen.components.map((component) => layout(component, seen, context)),
      threadLink(seen, context), privateNote(seen, context)));
}

function above(seen) {
  if (seen.replied) return el("div", { class: "above" }, `↱ ${seen.replied.author}: ${seen.replied.content.slice(0, 80)}`);
  return seen.command && el("div", { class: "above", "data-command": seen.command }, `↱ ${seen.asked_by}: `, el("span", { class: "mention" }, `/${seen.command}`));
}

function clock(seen) {
  const date = new Date(seen.at_ms);
  const text = date.toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" });
  return el("time", { class: "time", datetime: date.toISOString(), title: date.toLocaleString(locale()) }, seen.edited ? t("edited", { time: text }) : text);
}

function content(seen, context) {
  if (seen.failed) return el("p", { class: "note" }, t("error_no_response"));
  if (seen.thinking) return el("p", { class: "thinking", role: "status" }, t("thinking", { name: seen.author }));
  return seen.content ? markdown(seen.content, context) : null;
}

const isEmbedded = (seen, picture) => seen.embeds.some((embed) => [embed.image?.url, embed.thumbnail?.url].includes(picture.url));

function embedBox(embed, context) {
  const color = embed.color === undefined || embed.color === null ? undefined : `border-left-color:#${embed.color.toString(16).padStart(6, "0")}`;
  const title = embed.title && el("h4", {}, embed.url ? el("a", { href: safe(embed.url), target: "_blank", rel: "noopener noreferrer" }, embed.title) : markdown(embed.title, context));
  return el("section", { class: "embed", style: color, "data-embed": true },
    embed.thumbnail && el("div", { class: "thumbnail" }, shot(embed.thumbnail.url, "", "", embed.thumbnail)),
    embed.author && el("div", { class: "note" }, embed.author.name), title, embed.description && markdown(embed.description, context),
    embed.fields?.length && el("div", { class: "fields" }, embed.fields.map((field) => el("div", { class: field.inline ? "inline" : undefined }, el("b", {}, markdown(field.name, context)), markdown(field.value, context)))),
    embed.image && shot(embed.image.url, "", "", embed.image), embed.footer && el("div", { class: "note" }, embed.footer.text));
}

const safe = (address) => (/^https?:\/\//.test(address) ? address : undefined);

function file(picture) {
  if (!/^image\/(png|gif|jpeg|webp)$/.test(picture.content_type)) {
    return el("p", {}, el("a", { href: picture.url, download: picture.filename, "data-file": picture.filename }, `⬇ ${picture.filename} (${Math.ceil(picture.size / 1024)} kB)`));
  }
  const [width, height] = picture.pixels ?? [];
  return [shot(picture.url, picture.description ?? "", picture.filename, { width, height }),
    picture.description && el("details", { class: "alt" }, el("summary", {}, t("alt")), el("p", {}, picture.description))];
}

function shot(address, description, name, size = {}) {
  const image = el("img", { src: safe(address), alt: description, width: size.width, height: size.height, style: room(size), "data-picture": name });
  return el("button", { class: "shot", "aria-label": description ? t("enlarge", { text: description.slice(0, 80) }) : t("enlarge_picture"), "data-enlarge": address, onclick: () => enlarge(safe(address), description) }, image);
}

// Reserves a picture's space before it has loaded, so that nothing moves when it does.
function room({ width, height }) {
  if (!width || !height) return undefined;
  return `width: min(100cqw, 520px, ${width}px, ${(50 * width) / height}vh); aspect-ratio: ${width} / ${height}`;
}

// Rows of buttons or a menu, and the newer layout components.
function layout(component, seen, context) {
  const inner = () => (component.components ?? []).map((child) => layout(child, seen, context));
  switch (component.type) {
    case 1: return el("div", { class: "row", role: "group" }, inner());
    case 2: return button(component, seen, context);
    case 3: case 5: return menu(component, seen, context);
    case 9: return el("div", {}, inner(), component.accessory && el("div", { class: "row" }, layout(component.accessory, seen, context)));
    case 10: return el("div", {}, markdown(component.content ?? "", context));
    case 12: return (component.items ?? []).map((item) => shot(resolved(item.media?.url, seen), item.description ?? "", ""));
    case 14: return el("hr");
    case 17: return el("section", { class: "embed" }, inner());
    default: return null;
  }
}

const resolved = (address, seen) => seen.pictures.find((picture) => `attachment://${picture.filename}` === address)?.url ?? address;

function button(component, seen, context) {
  const label = component.label ?? component.emoji?.name ?? "";
  const inner = [emojiOf(component), component.label && el("span", {}, component.label)];
  if (component.style === 5) return el("a", { href: safe(component.url), target: "_blank", rel: "noopener noreferrer", "data-button": label }, inner, " ↗");
  const press = (event) => context.use(event.currentTarget, { do: "press", message: seen.id, custom_id: component.custom_id });
  return el("button", { class: `s${component.style}`, disabled: component.disabled, "data-button": label, "data-custom-id": component.custom_id, onclick: press }, inner);
}

function menu(component, seen, context) {
  const people = component.type === 5 ? [...context.people.values()].map((person) => ({ label: person.name, value: person.id })) : null;
  const options = people ?? component.options ?? [];
  const many = (component.max_values ?? 1) > 1;
  const list = el("select", { multiple: many, size: many ? Math.min(options.length, 6) : undefined, disabled: component.disabled, "data-menu": component.custom_id, "aria-label": component.placeholder ?? t("choose") },
    // Browsers that can style menus show this while the menu is closed: the chosen option with its picture.
    !many && el("button", {}, el("selectedcontent")),
    !many && el("option", { value: "", disabled: true, selected: !options.some((option) => option.default) }, component.placeholder ?? t("make_selection")),
    options.map((option) => el("option", { value: option.value, selected: option.default }, emojiOf(option), el("span", {}, option.label), option.description && el("span", { class: "about" }, ` – ${option.description}`))));
  const choose = (event) => {
    const values = [...list.selectedOptions].map((option) => option.value).filter(Boolean);
    context.use(event.currentTarget, { do: "choose", message: seen.id, custom_id: component.custom_id, values });
  };
  if (!many) list.addEventListener("change", choose);
  return many ? [list, el("button", { onclick: choose, disabled: component.disabled }, t("choose"))] : list;
}

function threadLink(seen, context) {
  const thread = seen.thread_entry;
  return thread && el("button", { class: "open-thread", "data-open-thread": thread.id, onclick: () => context.open(thread.id) }, `🧵 ${thread.archived ? t("thread_archived", { name: thread.name }) : thread.name}`);
}

function privateNote(seen, context) {
  const dismiss = () => context.quietly({ do: "dismiss", message: seen.id });
  return seen.ephemeral && el("div", { class: "private", "data-private": true }, `👁 ${t("only_you")}`, el("button", { "data-dismiss": seen.id, onclick: dismiss }, t("dismiss")));
}

export const isAtEnd = (box) => box.scrollHeight - box.scrollTop - box.clientHeight < 120;
export const shownFor = () => `${state.me}/${state.channel}`;
