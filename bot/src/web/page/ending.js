// The card with the buttons of a match that is over.

import { h } from "./dom.js";
import { button, nextLink } from "./panels.js";
import { t } from "./words.js";

/** @import { State } from "./contract" */
/** @import { Match } from "./match.js" */

/** @param {Match} match @param {State} state */
export const endCard = (match, state) => h("div", { class: "card end", role: "group", "aria-label": t("the_result") },
  button("replay", t("see_again"), { look: "go" }), state.commitment && button("deal", t("deal_check")), ...rematch(match, state), ...match.endButtons(), nextLink(match, state));

/** The rematch: a button to propose it, a button to accept it, or a link to it. @param {Match} match @param {State} state */
function rematch(match, state) {
  const { rematch } = state;
  if (!rematch) return [match.can("rematch") && button("act:rematch", t("act_rematch"))];
  if (rematch.began) return [h("a", { class: "link go", href: match.client.pageOf(rematch.match), "data-key": "rematch" }, t("to_rematch"))];
  if (rematch.agreed) return [h("p", {}, t("rematch_waits"))];
  return [h("p", {}, t("rematch_by", { name: rematch.by })), button("act:rematch", t("accept"), { look: "go" })];
}
