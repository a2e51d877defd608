// The page of an event, without a browser. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { openDocument } from "./fake_document.js";

const settled = async () => { for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate); };

test("an event that could not be fetched is fetched again, also without another event", async context => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  openDocument("title", "event", "banner", "live", "polite");
  document.getElementById("live").dataset = {};
  const root = document.documentElement = { lang: "en", dataset: { api: "/api/e/3", words: "data:text/javascript,export const words = {};" }, getAttribute: () => null };
  globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
  const event = version => Response.json({ name: "Cup", version, lines: ["Round 2."], groups: [], tables: [], titles: {}, viewer: { language: "en" } });
  const busy = more => Response.json({ error: "Busy.", ...more }, { status: 503 });
  const answers = [busy(), event(4), busy({ retry_after: 7 }), busy(), event(5)];
  let stream;
  context.mock.method(globalThis, "fetch", async url => {
    if (!url.startsWith("/api/e/3/events")) return answers.shift();
    return new Response(new ReadableStream({ start: controller => { stream = controller; } }));
  });
  const shown = async ms => {
    context.mock.timers.tick(ms);
    await settled();
    return [answers.length, root.dataset.version];
  };
  await import("../../bot/src/web/page/event.js");
  assert.deepEqual([await shown(0), document.getElementById("banner").textContent], [[4, undefined], "Busy."]);
  assert.deepEqual([await shown(1000), document.getElementById("banner").hidden], [[3, "4"], true]);
  stream.enqueue(new TextEncoder().encode('id: 5\nevent: state\ndata: {"version":5}\n\n'));
  assert.deepEqual([await shown(0), await shown(6000), await shown(1000), await shown(2000)], [[2, "4"], [2, "4"], [1, "4"], [0, "5"]]);
  await shown(60_000);
});
