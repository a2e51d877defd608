// The words of the page. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { duration, listed, t } from "../../bot/src/web/page/words.js";

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
