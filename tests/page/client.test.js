// The parser of server-sent events. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { EventParser, EventStream, newKey } from "../../bot/src/web/page/client.js";
import { set } from "../../bot/src/web/page/settings.js";
import { openDocument } from "./fake_document.js";

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

test("a hidden page closes its stream after a minute, unless its sound is on", context => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  context.mock.method(globalThis, "fetch", () => new Promise(() => {}));
  openDocument();
  document.documentElement = { lang: "en" };
  const stream = new EventStream("/events", "0", { event() {}, open() {}, lost() {}, refused() {} });
  const isOpenWhenHidden = sound => {
    set("sound", sound);
    document.hidden = true;
    stream.onVisibility();
    context.mock.timers.tick(61_000);
    return stream.connection !== null;
  };
  assert.deepEqual([isOpenWhenHidden("on"), isOpenWhenHidden("off")], [true, false]);
  document.hidden = false;
  stream.onVisibility();
  assert.notEqual(stream.connection, null, "the page is looked at again");
});
