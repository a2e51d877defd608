// The modules that are loaded when they are needed, also by a page of an earlier version. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../../bot/src/web/page/drafts.js";
import { late } from "../../bot/src/web/page/late.js";
import { openDocument } from "./fake_document.js";

test("a module that fails when it is used says so, and may be used again", async context => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  openDocument("toast", "polite", "loud");
  await late("sound", () => { throw new TypeError("match.paint is not a function"); });
  assert.equal(document.getElementById("toast").textContent, "failed");
  assert.equal(await late("sound", sound => typeof sound.beep), "function");
});

test("a draft is computed for a page that has been open since before an update", async () => {
  const painted = [], followed = [];
  const match = {
    ticket: 0, isLoading: false, waitingTap: null, client: { turn: 0, choices: async draft => ({ draft }) }, on: { paint: () => painted.push(true) },
    machine: { draftFor: option => [option.id], loaded: (_, node) => node }, follow: outcome => followed.push(outcome),
  };
  await load(match, { id: "a1" });
  assert.deepEqual([painted, followed, match.isLoading], [[true], [{ draft: ["a1"] }], false]);
});
