// The state of the page, without its document. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { Match } from "../../bot/src/web/page/match.js";

globalThis.document = { addEventListener() {}, getElementById: () => null };
globalThis.addEventListener = () => {};

/** A state with a form that is drawn for these quarter turns. */
const state = turn => ({
  version: 3, revision: 3, now: 0, over: null, viewer: { seat: 0 }, to_move: [0], proposals: [], boards: [], trays: [],
  choices: { prompt: "Which form?", options: [{ id: `turned ${turn}`, label: "I", places: [] }] },
});

/** A page that has opened with an upright board, and wants it on its side. */
async function opened() {
  const client = { base: "/api/m/1", turn: 0, state: async () => state(client.turn) };
  const match = new Match(client, { paint() {}, refused() {}, yourTurn() {} });
  match.boards = { wantedTurn: () => 1, arrange() {} };
  await match.refresh();
  return match;
}

const form = match => match.machine.root.options[0].id;

test("the forms of things turn with the board when the page opens", async () => {
  const match = await opened();
  assert.equal(form(match), "turned 0");
  await match.turn();
  assert.equal(form(match), "turned 1");
});

test("a thing in hand stays when the board turns", async () => {
  const match = await opened();
  match.machine.path = [match.machine.root.options[0]];
  await match.turn();
  assert.equal(match.machine.picked.id, "turned 0");
});
