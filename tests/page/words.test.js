// The words of the page. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync } from "node:fs";
import { duration, listed, t, takeWords } from "../../bot/src/web/page/words.js";

const english = JSON.parse(readFileSync(new URL("./words.json", import.meta.url), "utf8"));
takeWords(english, "en");

test("a duration is short, or in full words", () => {
  assert.equal(duration((46 * 60 + 5) * 60_000), "1 d 22 h");
  assert.equal(duration((46 * 60 + 5) * 60_000, true), "one day 22 hours");
  assert.equal(duration(61 * 60_000), "1 h 1 min");
  assert.equal(duration(9000), "9 s");
  assert.equal(duration(-1), "time is up");
});

test("a sentence has a form for one and one for several", () => {
  assert.equal(t("banner_missed", { n: 1 }), "Back. One thing happened meanwhile.");
  assert.equal(t("banner_missed", { n: 4 }), "Back. 4 things happened meanwhile.");
  assert.equal(listed(["Ada", "Ben"]), "Ada and Ben");
});

test("a number takes the form of its language", () => {
  const forms = { by: "n", cases: { 0: "rien", one: "{n} coup", other: "{n} coups" } };
  takeWords({ ...english, moves: forms }, "fr");
  const said = (/** @type {number} */ n) => t("moves", { n });
  assert.deepEqual([0, 1, 1.5, 2].map(said), ["rien", "1 coup", "1.5 coup", "2 coups"]);
  takeWords(english, "en");
});
