// The panels of the page, without a browser. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { Match } from "../../bot/src/web/page/match.js";
import { commandOf, drawPanels } from "../../bot/src/web/page/panels.js";
import { openDocument } from "./fake_document.js";

test("an act or an answer with a question is confirmed first", () => {
  const match = { state: { questions: { resign: { ask: "Resign?" }, "accept:1f": { label: "Agree", ask: "Agree?" } } } };
  const acts = ["resign", "accept:1f", "decline:1f", "call_off", "draw"].map(act => commandOf(match, act));
  assert.deepEqual(acts, ["sure:resign", "sure:accept:1f", "act:decline:1f", "sure:call_off", "act:draw"]);
});

test("a vote on a missed deadline names it", () => {
  const match = { state: { questions: { resign: { ask: "Resign?" }, "claim:1f": { ask: "Claim?" } }, time_up: "1f" } };
  assert.deepEqual(["claim", "extend", "resign"].map(act => commandOf(match, act)), ["sure:claim:1f", "act:extend:1f", "sure:resign"]);
});

/** A match whose panels can be drawn, and the drawn text of an element. */
function begun() {
  openDocument("app", "title", "players", "hand", "cards", "acts", "story", "prompt", "last", "polite", "loud");
  document.getElementById("app").dataset = {};
  const match = new Match({ base: "/api/m/1", turn: 0 }, { paint() {}, refused() {}, yourTurn() {} });
  const drawn = id => {
    drawPanels(match);
    return document.getElementById(id).textContent;
  };
  return { match, drawn };
}

const state = more => ({
  match: "1", revision: 4, version: 4, now: 0, over: null, viewer: { seat: 0 }, to_move: [0], players: [], proposals: [], log: [], last: { text: "Ben moves." }, since: null,
  choices: { prompt: "Which?", options: [] }, boards: [], trays: [], can: [], commitment: null, deadline: null, timed: true, status: "Ben is to move. Time's up.", ...more,
});

test("a player to move reads that their time is up", () => {
  const { match, drawn } = begun();
  const shown = more => {
    match.state = null;
    match.take(state(more), "came");
    return drawn("last");
  };
  assert.equal(shown({ standstill: "Time's up." }), "Time's up. Ben moves.");
  assert.equal(shown({ standstill: "Time's up.", choices: null, to_move: [1] }), "Ben moves.", "the status says it");
  assert.equal(shown({}), "Ben moves.");
  const over = { winners: [0], reason: "Ben is stuck." };
  assert.equal(shown({ over, since: { text: "You build. Ben is stuck." } }), "You build.", "the result has the reason");
});

test("a hint gives way to the prompt of what is in hand", () => {
  const { match, drawn } = begun();
  const then = { prompt: "Where?", options: [{ id: "d4", label: "d4", places: ["b0.d4"], move: "c3-d4" }] };
  match.take(state({ choices: { prompt: "Which?", options: [{ id: "c3", label: "c3", places: ["b0.c3"], then }] } }), "came");
  match.event("hint", { text: "I'd play a1.", marks: [["b0.a1", "from"]], revision: 4 });
  assert.equal(drawn("prompt"), "I'd play a1.");
  match.tap("b0.c3");
  assert.equal(drawn("prompt"), "Where?");
});
