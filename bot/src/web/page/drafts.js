// Drafts that the server computes: an army, soldier by soldier, and the steps of a tree that is too large to send whole.

import { asRequestError } from "./client.js";
import { speak, toast } from "./dom.js";
import { t } from "./words.js";

/** @import { Option } from "./contract" */
/** @import { Match } from "./match.js" */

const KEEP_MS = 700;

/** Changes the draft, such as one soldier of an army. @param {Match} match @param {Option} option */
export async function edit(match, option) {
  const draft = option.draft ?? [];
  const node = await choices(match, draft);
  if (!node) return;
  match.other = node;
  match.edited = draft;
  const next = match.machine.renew(node, draft);
  speak(t("say_step", { label: option.say ?? option.label, prompt: node.prompt }));
  if (next.kind === "load") await load(match, next.option);
  // A page that has been open since before an update has an older `match.js`, which has no `match.paint`.
  match.on.paint();
  clearTimeout(match.keeping);
  match.keeping = setTimeout(() => keep(match), KEEP_MS);
  tapWaiting(match);
}

/** Fetches the next node of an option. @param {Match} match @param {Option} option */
export async function load(match, option) {
  const node = await choices(match, match.machine.draftFor(option));
  if (!node) return;
  match.follow(match.machine.loaded(option, node));
  tapWaiting(match);
}

/** The choices that follow a draft, or null if the request fails or is outdated. @param {Match} match @param {string[]} draft
 * @returns {Promise<import("./contract").Drafted | null>} */
async function choices(match, draft) {
  const ticket = ++match.ticket, { turn } = match.client;
  match.isLoading = true;
  try {
    const node = await match.client.choices(draft);
    if (ticket !== match.ticket) return null;
    // The forms of things turn with the board.
    return turn === match.client.turn ? node : await choices(match, draft);
  } catch (caught) {
    const error = asRequestError(caught);
    if (ticket === match.ticket && error.status === 409) match.stale(error);
    else if (ticket === match.ticket) match.fail(error);
    return null;
  } finally {
    if (ticket === match.ticket) {
      match.isLoading = false;
      match.on.paint();
    }
  }
}

/** Handles a tap that came while choices were loading. @param {Match} match */
function tapWaiting(match) {
  const place = match.waitingTap;
  match.waitingTap = null;
  if (place) match.tap(place);
}

/** Stores the draft on the server for the next visit. @param {Match} match */
export function keep(match) {
  const { edited, state } = match;
  clearTimeout(match.keeping);
  if (!edited || !state) return;
  match.edited = null;
  match.client.request("PUT", "/draft", { body: { revision: state.revision, draft: edited }, keepalive: true }).catch(error => {
    if (asRequestError(error).isTemporary && match.other && match.machine.draft === edited) {
      match.edited = edited;
      toast(t("draft_lost"), false);
    }
  });
}
