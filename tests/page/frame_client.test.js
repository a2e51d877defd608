// The connection to the Discord client, without a browser. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { openDocument } from "./fake_document.js";

test("a client that answers the handshake late is ready, and hears each event once after another handshake", async () => {
  openDocument();
  const posted = [], host = { postMessage: ([opcode]) => posted.push(opcode) };
  let receive = [];
  globalThis.location = { origin: "https://frame.example", search: "?instance_id=i-1" };
  globalThis.window = { parent: host };
  globalThis.addEventListener = (_, listener) => receive.push(listener);
  const { FrameClient } = await import("../../bot/src/web/page/frame_client.js");
  const client = new FrameClient(), heard = [];
  const say = (evt, data) => receive.forEach(listener => listener({ origin: location.origin, source: host, data: [1, { cmd: "DISPATCH", evt, data }] }));
  client.connect("1");
  client.connect("1");
  assert.deepEqual([posted, client.isReady], [[0, 0], false]);
  client.on("ORIENTATION_UPDATE", data => heard.push(data));
  say("READY");
  say("ORIENTATION_UPDATE", 1);
  assert.deepEqual([client.isReady, heard], [true, [1]]);
});
