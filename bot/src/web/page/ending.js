// The card with the buttons of a match that is over.

import { h, speak } from "./dom.js";
import { button, nextLink } from "./panels.js";
import { t } from "./words.js";

/** @import { State } from "./contract" */
/** @import { Match } from "./match.js" */

/** @param {Match} match @param {State} state */
export const endCard = (match, state) => h("div", { class: "card end", role: "group", "aria-label": t("the_result") },
  button("replay", t("see_again"), { look: "go" }), state.commitment && button("deal", t("deal_check")), ...rematch(match, state), ...match.endButtons(), nextLink(match, state));

/** The sentence about the rematch that was said last. */
let said = "";

/** The rematch: a button to propose it, a button to accept it, or a link to it. @param {Match} match @param {State} state */
function rematch(match, state) {
  const { rematch } = state;
  if (!rematch) return [match.can("rematch") && button("act:rematch", t("act_rematch"))];
  const text = t(rematch.began ? "to_rematch" : rematch.agreed ? "rematch_waits" : "rematch_by", { name: rematch.by });
  // The card is drawn again at each change of the page.
  if (text !== said) speak(said = text);
  if (rematch.began) return [h("a", { class: "link go", href: match.client.pageOf(rematch.match), "data-key": "rematch" }, text)];
  return [h("p", {}, text), !rematch.agreed && button("act:rematch", t("accept"), { look: "go" })];
}
