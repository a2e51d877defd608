// The match of the page, without a browser. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { RequestError } from "../../bot/src/web/page/client.js";
import { Match } from "../../bot/src/web/page/match.js";
import { openDocument } from "./fake_document.js";

const state = more => ({
  match: "1", revision: 4, version: 4, now: 0, over: null, viewer: { seat: 0 }, to_move: [0], players: [], proposals: [], log: [], last: null,
  choices: null, boards: [], trays: [], can: [], commitment: null, deadline: null, ...more,
});

/** A match with a state, whose requests these functions answer. */
function begun(context, client, more) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  openDocument("boards", "toast", "polite", "loud");
  const match = new Match({ base: "/api/m/1", turn: 0, ...client }, { paint() {}, refused() {}, yourTurn() {} });
  match.take(state(more), "came");
  return match;
}

test("the answer to an act is dropped after the page has left its match", async context => {
  const waiting = [];
  const match = begun(context, { act: () => new Promise((answer, fail) => waiting.push({ answer, fail })) });
  const acts = [match.change("draw"), match.change("call_off")];
  match.client.base = "/api/m/2";
  const other = match.state = state({ match: "2" });
  waiting[0].answer(state({ version: 9 }));
  waiting[1].fail(new RequestError(409, { state: state({ version: 9 }) }));
  await Promise.all(acts);
  assert.equal(match.state, other);
});
