// The dialogs of the page, without a browser. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { askFirst } from "../../bot/src/web/page/dialogs.js";
import { openDocument } from "./fake_document.js";

test("an act that has become impossible is not asked about, and its dialog closes", context => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  openDocument("dialog", "toast", "polite", "loud");
  const dialog = document.getElementById("dialog");
  let isOpen = true;
  Object.assign(dialog, { showModal() { isOpen = true; }, close() { isOpen = false; } });
  const match = acts => ({ state: { can: acts }, can: act => acts.includes(act) });
  askFirst(match(["rematch"]), "resign");
  assert.deepEqual([isOpen, dialog.children, document.getElementById("loud").textContent], [false, [], "gone_on"]);
  askFirst(match(["abort"]), "abort");
  assert.deepEqual([isOpen, dialog.children.length], [true, 4]);
});
