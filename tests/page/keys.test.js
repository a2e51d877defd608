// The keys of the page, without a browser. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { onKey } from "../../bot/src/web/page/keys.js";
import { openDocument } from "./fake_document.js";

test("the key for the time says why a clock stands still, and without a clock that there is none", () => {
  openDocument("polite");
  const said = state => {
    onKey({ machine: {}, left: null, state }, { key: "t" });
    return document.getElementById("polite").textContent;
  };
  const status = "Your turn. Time's up.";
  assert.deepEqual([said({ timed: true, status }), said({ timed: false, status })], [status, "no_clock"]);
});
