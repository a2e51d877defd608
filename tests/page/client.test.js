// The parser of server-sent events. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { EventParser, newKey } from "../../bot/src/web/page/client.js";

test("events are read out of pieces", () => {
  const parser = new EventParser();
  assert.deepEqual(parser.push(": hello\n\nid: 7\nevent: sta"), []);
  assert.deepEqual(parser.push('te\ndata: {"version":7}\n\n: beat\n\n'), [{ name: "state", data: '{"version":7}', id: "7" }]);
  assert.deepEqual(parser.push("event:here\r\ndata:a\r\ndata: b\r\n\r\n"), [{ name: "here", data: "a\nb", id: "" }]);
});

test("a key is short and new each time", () => {
  assert.equal(newKey().length, 32);
  assert.notEqual(newKey(), newKey());
});
