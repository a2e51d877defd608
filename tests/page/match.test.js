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

/** A match whose board is to be turned by a quarter. The server's forms are turned with it. */
function aboutToTurn(context, client, option) {
  const choices = svg => ({ prompt: "Which?", options: [{ id: "S", label: "S", places: ["t0.0"], ...option(svg) }] });
  const match = begun(context, { state: async () => state({ choices: choices("turned") }), ...client }, { choices: choices("upright") });
  Object.assign(match.boards, { wantedTurn: () => 1, arrange() {} });
  return match;
}

const put = svg => ({ prompt: "Where?", options: [], mode: "put", turns: ["h"], forms: { h: { cells: [[0, 0]], svg } } });

test("a thing in hand has the form of a turned board when it is taken again", async context => {
  const match = aboutToTurn(context, {}, svg => ({ then: put(svg) }));
  match.tap("t0.0");
  await match.turn();
  match.tap("t0.0");
  assert.equal(match.machine.node?.forms?.h.svg, "turned");
});

test("the answer to a request from before a turn of the board is dropped", async context => {
  const client = {};
  const asked = new Promise(resolve => { client.choices = () => new Promise(resolve); });
  const match = aboutToTurn(context, client, () => ({}));
  match.tap("t0.0");
  const answer = await asked;
  await match.turn();
  assert.equal(match.isLoading, false, "the next tap has an effect");
  answer(put("upright"));
  await new Promise(setImmediate);
  assert.equal(match.machine.picked, null);
});

test("a hint that is refused after a turn of the board ends the wait for it", async context => {
  let refuse = () => {};
  const hint = () => new Promise((_, fail) => { refuse = fail; });
  const match = aboutToTurn(context, { hint }, svg => ({ then: put(svg) }));
  const asked = match.askHint();
  assert.equal(match.isThinking, true);
  await match.turn();
  refuse(new RequestError(422, { error: "No." }));
  await asked;
  assert.equal(match.isThinking, false);
});

test("a hint about an earlier position is not shown", context => {
  const match = begun(context, {}, { choices: { prompt: "Which?", options: [] } });
  match.event("hint", { text: "c1", marks: [], revision: 3 });
  assert.equal(match.hint, null);
  match.event("hint", { text: "d1", marks: [], revision: 4 });
  assert.equal(match.hint?.text, "d1");
  match.event("hint", { text: "The computer is busy.", marks: [], revision: null });
  assert.equal(match.hint?.text, "The computer is busy.");
});
