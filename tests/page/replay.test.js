// The replay, without a browser. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { RequestError } from "../../bot/src/web/page/client.js";
import { Replay } from "../../bot/src/web/page/replay.js";
import { openDocument } from "./fake_document.js";

const plies = Array.from({ length: 12 }, (_, ply) => ({ ply, seat: 0, text: `move ${ply}` }));
const settled = () => new Promise(setImmediate);

/** A replay whose requests for the moves wait for their answers, with stopped timers. */
function begun(context) {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const body = openDocument("replay"), panel = body.find("id", "replay"), loads = [];
  const request = (_, path) => path === "/replay" ? new Promise((answer, fail) => loads.push({ answer, fail })) : Promise.resolve({ boards: [], trays: [] });
  const match = { client: { request, turn: 0 }, isReplaying: false, other: null, state: null, turned: [], turn() { this.turned.push(this.isReplaying); } };
  const replay = new Replay(match, () => {}), opening = replay.open();
  return { loads, match, opening, panel, replay, tick: ms => context.mock.timers.tick(ms) };
}

/** A replay that is open before its match is analyzed. */
async function opened(context) {
  const all = begun(context);
  all.loads.shift().answer({ plies, analyzed: false });
  await all.opening;
  return all;
}

test("a closed replay stays closed, whatever was under way", async context => {
  const { loads, match, panel, replay, tick } = await opened(context);
  assert.deepEqual([panel.hidden, match.isReplaying], [false, true]);
  tick(3000);
  replay.close();
  loads.shift().answer({ plies, analyzed: false });
  await settled();
  assert.deepEqual([panel.hidden, panel.children, match.isReplaying], [true, [], false]);
  assert.deepEqual(match.turned, [false], "the board lies as the window is now");
  tick(3000);
  assert.equal(loads.length, 0);
});

test("a replay that is closed before its moves come is not opened", async context => {
  const { loads, match, opening, panel, replay } = begun(context);
  replay.close();
  loads.shift().answer({ plies, analyzed: true });
  await opening;
  assert.deepEqual([panel.hidden, match.isReplaying], [true, false]);
});

test("the analysis is looked for again after a failure that may pass", async context => {
  const { loads, tick } = await opened(context);
  tick(3000);
  loads.shift().fail(new RequestError(0, {}));
  await settled();
  tick(3000);
  assert.equal(loads.length, 1);
  loads.shift().fail(new RequestError(403, {}));
  await settled();
  tick(3000);
  assert.equal(loads.length, 0, "this viewer may not look at it");
});

test("the button says that the replay runs, also after the analysis has come", async context => {
  const { loads, panel, replay, tick } = await opened(context);
  const label = () => panel.find("data-do", "step:run").attributes["aria-label"];
  assert.equal(label(), "run");
  replay.run();
  tick(3000);
  loads.shift().answer({ plies, analyzed: true });
  await settled();
  assert.deepEqual([replay.ply, label()], [3, "stop"]);
  replay.close();
});

test("a finger stays on the slider and the curve while the match is analyzed", async context => {
  const { loads, panel, tick } = await opened(context);
  const ids = ["slider", "curve", "decided"], elements = () => ids.map(id => panel.find("id", id));
  const before = elements();
  assert.deepEqual(before.slice(1).map(({ hidden }) => hidden), [true, true], "nothing is known yet");
  tick(3000);
  loads.shift().answer({ plies: plies.map(ply => ({ ...ply, value: 0, verdict: ply.ply === 4 ? "mistake" : null })), decided: 4, analyzed: true });
  await settled();
  elements().forEach((element, i) => assert.equal(element, before[i], ids[i]));
  assert.deepEqual(before.slice(1).map(({ hidden }) => hidden), [false, false]);
  assert.ok(panel.find("class", "line"));
});

test("the button for turning points walks through them, and is hidden while the only one is shown", async context => {
  const { loads, opening, panel, replay } = begun(context), at = (...numbers) => plies.map(ply => ({ ...ply, verdict: numbers.includes(ply.ply) ? "mistake" : null }));
  loads.shift().answer({ plies: at(3, 8), decided: 8, analyzed: true });
  await opening;
  const shown = [replay.ply];
  for (let press = 0; press < 3; press++) {
    replay.step("decided");
    shown.push(replay.ply);
  }
  assert.deepEqual(shown, [8, 3, 8, 3]);
  assert.equal(panel.find("id", "decided").hidden, false);
  replay.plies = at(3);
  replay.tell();
  assert.equal(panel.find("id", "decided").hidden, true);
  replay.step("last");
  assert.equal(panel.find("id", "decided").hidden, false);
});

test("the curve of three players begins at even chances and names only the first player", async context => {
  const { loads, match, opening, panel } = begun(context);
  match.state = { players: ["Ada", "Ben", "Cleo"].map(name => ({ name })) };
  loads.shift().answer({ plies: plies.map(ply => ({ ...ply, value: -1 / 3 })), analyzed: true });
  await opening;
  assert.ok(panel.find("class", "above") && !panel.find("class", "below"));
  const begin = name => panel.find("class", name).attributes.d.match(/^M\S+ ([\d.]+)/)[1];
  assert.deepEqual([begin("zero"), begin("line")], ["65.3", "65.3"]);
});
