// The dialogs of the page, without a browser. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { askFirst, openDeal, openKeys } from "../../bot/src/web/page/dialogs.js";
import { RequestError } from "../../bot/src/web/page/client.js";
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

/** A dialog that checks the deal of a match. `fail` ends its request with an answer of this status, or without one. */
function checking() {
  openDocument("dialog");
  const dialog = document.getElementById("dialog");
  Object.assign(dialog, { open: false, showModal() { this.open = true; }, close() { this.open = false; } });
  let fail = () => {};
  const request = () => new Promise((_, refuse) => { fail = (status = 0) => refuse(new RequestError(status, {})); });
  const done = openDeal({ state: { match: "1" }, client: { request } });
  const text = () => dialog.children[1].children[0];
  return { dialog, done, text, fail: status => fail(status) };
}

test("a deal that can't be checked without a line says so", async () => {
  const { done, fail, text } = checking();
  assert.equal(text(), "deal_checking");
  fail();
  await done;
  assert.equal(text(), "offline");
  const broken = checking();
  broken.fail(502);
  await broken.done;
  assert.equal(broken.text(), "failed");
});

test("the answer about a deal opens no dialog again and replaces no other one", async () => {
  const closed = checking();
  closed.dialog.close();
  closed.fail();
  await closed.done;
  assert.deepEqual([closed.dialog.open, closed.text()], [false, "deal_checking"]);
  const other = checking();
  openKeys();
  const { children } = other.dialog;
  other.fail();
  await other.done;
  assert.equal(other.dialog.children, children);
});
