// The panels of the page, without a browser. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { commandOf } from "../../bot/src/web/page/panels.js";

test("an act or an answer with a question is confirmed first", () => {
  const match = { state: { questions: { resign: { ask: "Resign?" }, "accept:1f": { label: "Agree", ask: "Agree?" } } } };
  const acts = ["resign", "accept:1f", "decline:1f", "call_off", "draw"].map(act => commandOf(match, act));
  assert.deepEqual(acts, ["sure:resign", "sure:accept:1f", "act:decline:1f", "sure:call_off", "act:draw"]);
});

test("a vote on a missed deadline names it", () => {
  const match = { state: { questions: { resign: { ask: "Resign?" }, "claim:1f": { ask: "Claim?" } }, time_up: "1f" } };
  assert.deepEqual(["claim", "extend", "resign"].map(act => commandOf(match, act)), ["sure:claim:1f", "act:extend:1f", "sure:resign"]);
});
