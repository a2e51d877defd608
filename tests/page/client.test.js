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

test("a hidden page closes its stream after a minute, or is seen by nobody if it may sound", context => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const opened = [];
  context.mock.method(globalThis, "fetch", url => new Promise(() => opened.push(url)));
  openDocument();
  document.documentElement = { lang: "en" };
  set("sound", "on");
  const [quiet, ringing] = [undefined, () => true].map(rings => new EventStream("/events", "0", { event() {}, open() {}, lost() {}, refused() {}, rings }));
  const turn = (isHidden, ms) => {
    opened.length = 0;
    document.hidden = isHidden;
    for (const stream of [quiet, ringing]) stream.onVisibility();
    context.mock.timers.tick(ms);
    return [opened.length, ...opened, quiet.connection !== null, ringing.connection !== null];
  };
  assert.deepEqual(turn(true, 59_000), [0, true, true]);
  assert.deepEqual(turn(false, 5000), [0, true, true], "the page was hidden for less than a minute");
  assert.deepEqual(turn(true, 61_000), [1, "/events?unseen=true", false, true]);
  assert.deepEqual(turn(false, 0), [2, "/events", "/events", true, true], "the page is looked at again");
});

test("a stream that is refused for now says why and asks again, and one whose person must act does not", async context => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const statuses = [422, 422, 403], heard = [];
  context.mock.method(globalThis, "fetch", async () => new Response(JSON.stringify({ error: "Saved by a newer Castellan." }), { status: statuses.shift() }));
  openDocument();
  document.documentElement = { lang: "en" };
  new EventStream("/events", "0", { event() {}, open() {}, lost: () => heard.push("lost"), refused: error => heard.push([error.status, error.message]) });
  for (const ms of [0, 1000, 2000, 60_000]) {
    context.mock.timers.tick(ms);
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
  }
  assert.deepEqual(heard, [422, 422, 403].map(status => [status, "Saved by a newer Castellan."]));
  assert.deepEqual(statuses, [], "a refused person is not asked for again");
});
