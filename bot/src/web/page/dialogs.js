// The dialogs: the menu with the settings, the confirmation of final acts, the keys, the moves, the deal.

import { HIDDEN, dialog, h, toast } from "./dom.js";
import { checkDeal } from "./fairness.js";
import { button, commandOf, moves } from "./panels.js";
import { rememberedCommitment, setting, SETTINGS } from "./settings.js";
import { t } from "./words.js";

/** @import { Match } from "./match.js" */
/** @import { Key } from "./words.js" */

/** @param {string} title @param {...(Node | string | null)} body */
function open(title, ...body) {
  const element = dialog();
  element.replaceChildren(h("h2", { id: "dialog-title" }, title), ...body.filter(part => part !== null), button("close", t("close"), { look: "close" }));
  if (!element.open) element.showModal();
  element.scrollTop = 0;
}

/** @param {Match} match */
export function openMenu(match) {
  const { state } = match, acts = state?.can.filter(act => !/^(undo|hint|rematch)$/.test(act)) ?? [], event = state?.event;
  open(t("match"),
    h("div", { class: "column" }, ...match.menuButtons(), event && h("a", { class: "link", href: match.client.pageOf(event.event, "e") }, `🏆 ${event.name}`), ...acts.map(act => button(commandOf(match, act), labelOf(match, act), { look: act === "resign" ? "no" : "" })), button("moves", t("moves")), button("keys", t("keys"))),
    h("h3", {}, t("settings")),
    ...Object.keys(SETTINGS).map(name => choice(/** @type {import("./settings.js").Name} */ (name))));
}

/** The label of an act. @param {Match} match @param {string} act */
const labelOf = (match, act) => match.state?.questions?.[act]?.label ?? t(/** @type {Key} */ (`act_${act}`));

/** The values of a setting, side by side. @param {import("./settings.js").Name} name */
function choice(name) {
  const word = (/** @type {string} */ value) => t(/** @type {Key} */ (name === "send" && value === "now" ? "send_at_once" : `${name}_${value}`));
  return h("fieldset", {}, h("legend", {}, t(/** @type {Key} */ (`set_${name}`))),
    h("div", { class: "segments" }, ...SETTINGS[name].map(value => h("label", {}, h("input", { type: "radio", name, value, checked: setting(name) === value }), h("span", {}, word(value))))));
}

/** Asks for confirmation of a final act, if it is still possible. @param {Match} match @param {string} act */
export function askFirst(match, act) {
  const question = match.state?.questions?.[act];
  if (!question && !match.can(act)) {
    dialog().close();
    return toast(t("gone_on"));
  }
  open(question?.ask ?? t(/** @type {Key} */ (`sure_${act}`)), question ? null : h("p", {}, t(/** @type {Key} */ (`why_${act}`))),
    h("div", { class: "column" }, button(`act:${act}`, labelOf(match, act), { look: "no" })));
}

/** The position in words and the moves, for small windows and screen readers. @param {Match} match */
export function openMoves({ state }) {
  if (!state) return;
  open(t("moves"), moves(state), ...state.text ? [h("h3", {}, t("position")), h("p", { class: "text" }, state.text)] : []);
  const list = dialog().querySelector("ol");
  if (list) list.scrollTop = list.scrollHeight;
}

export function openKeys() {
  open(t("keys"), h("dl", {}, ...["arrows", "edges", "enter", "escape", "next", "numbers", "turn", "mirror", "undo", "hint", "last", "time", "help"].map(
    key => h("div", {}, h("dt", {}, t(/** @type {Key} */ (`k_${key}`))), h("dd", {}, t(/** @type {Key} */ (`key_${key}`)))))));
}

/** Checks the deal of a match that is over, claim by claim. @param {Match} match */
export async function openDeal(match) {
  const { state } = match;
  if (!state) return;
  const checking = h("p", {}, t("deal_checking"));
  open(t("deal_check"), checking);
  // The dialog may be closed by then, or show something else.
  const show = (/** @type {Node[]} */ ...body) => { if (dialog().open && dialog().contains(checking)) open(t("deal_check"), ...body); };
  try {
    /** @type {import("./fairness.js").RecordFile} */
    const file = await match.client.request("GET", "/fairness");
    const claims = await checkDeal(file, rememberedCommitment(state.match));
    if (!claims) return show(h("p", {}, t("deal_none")));
    const mark = (/** @type {boolean | null} */ holds) => holds === null ? "–" : holds ? "✓" : "✗";
    const line = ({ claim, holds } = claims[0]) => h("li", { "data-claim": claim, "data-holds": String(holds) }, h("span", HIDDEN, mark(holds)), " ", t(claim), " ", h("strong", {}, t(holds === null ? "deal_unknown" : holds ? "deal_holds" : "deal_fails")));
    show(h("ul", { class: "claims" }, ...claims.map(line)), h("p", {}, t(state.has_later_word ? "deal_means" : "deal_alone")), h("p", { class: "hash" }, state.commitment));
  } catch (caught) {
    const { message, status } = /** @type {import("./client.js").RequestError} */ (caught);
    show(h("p", {}, message || t(status === 0 ? "offline" : "failed")));
  }
}
