// The match of the page, without a browser. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { access, RequestError } from "../../bot/src/web/page/client.js";
import { Match, missed } from "../../bot/src/web/page/match.js";
import { takeWords } from "../../bot/src/web/page/words.js";
import { openDocument } from "./fake_document.js";

const settled = () => new Promise(setImmediate);
const state = more => ({
  match: "1", revision: 4, version: 4, now: 0, over: null, viewer: { seat: 0 }, to_move: [0], players: [], proposals: [], log: [], last: null,
  choices: null, boards: [], trays: [], can: [], commitment: null, deadline: null, ...more,
});

/** A match with a state, whose requests these functions answer. */
function begun(context, client, more) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  openDocument("boards", "toast", "polite", "loud");
  const match = new Match({ base: "/api/m/1", turn: 0, ...client }, { paint() {}, refused() {}, yourTurn() {} });
  match.take(state(more), "came");
  return match;
}

test("the answer to an act is dropped after the page has left its match", async context => {
  const waiting = [];
  const match = begun(context, { act: () => new Promise((answer, fail) => waiting.push({ answer, fail })) });
  const acts = [match.change("draw"), match.change("call_off")];
  match.client.base = "/api/m/2";
  const other = match.state = state({ match: "2" });
  waiting[0].answer(state({ version: 9 }));
  waiting[1].fail(new RequestError(409, { state: state({ version: 9 }) }));
  await Promise.all(acts);
  assert.equal(match.state, other);
});

/** A match whose board is to be turned by a quarter. The server's forms are turned with it. */
function aboutToTurn(context, client, option) {
  const choices = svg => ({ prompt: "Which?", options: [{ id: "S", label: "S", places: ["t0.0"], ...option(svg) }] });
  const match = begun(context, { state: async () => state({ choices: choices("turned"), boards: [{ turn: 1 }] }), ...client }, { choices: choices("upright"), boards: [{ turn: 0 }] });
  Object.assign(match.boards, { wantedTurn: () => 1, arrange() {} });
  return match;
}

const put = svg => ({ prompt: "Where?", options: [], mode: "put", turns: ["h"], forms: { h: { cells: [[0, 0]], svg } } });

test("a thing in hand has the form of a turned board when it is taken again", async context => {
  const match = aboutToTurn(context, {}, svg => ({ then: put(svg) }));
  match.tap("t0.0");
  await match.turn();
  match.tap("t0.0");
  assert.equal(match.machine.node?.forms?.h.svg, "turned");
});

test("a piece stays in hand when the board turns", async context => {
  const match = aboutToTurn(context, {}, () => ({ then: { prompt: "Where?", options: [] } }));
  match.tap("t0.0");
  await match.turn();
  assert.equal(match.machine.picked?.id, "S");
  assert.equal(match.machine.root, match.state.choices);
});

test("choices that were requested before a turn of the board are requested again", async context => {
  const answers = [], client = {};
  const asked = new Promise(resolve => {
    client.choices = () => new Promise(answer => {
      answers.push(answer);
      resolve();
    });
  });
  const match = aboutToTurn(context, client, () => ({}));
  match.tap("t0.0");
  await asked;
  await match.turn();
  answers[0](put("upright"));
  await settled();
  answers[1](put("turned"));
  await settled();
  assert.equal(match.machine.node?.forms?.h.svg, "turned");
  assert.equal(match.isLoading, false);
});

test("a board that is turned during a fetch, or without a line, is fetched again", async context => {
  const asked = [];
  const match = aboutToTurn(context, { state: () => new Promise((answer, fail) => asked.push({ turn: match.client.turn, answer, fail })) }, svg => ({ then: put(svg) }));
  const answer = turn => asked.at(-1).answer(state({ boards: [{ turn }], choices: match.state.choices }));
  match.refresh().catch(() => {});
  match.turn();
  answer(0);
  await settled();
  assert.deepEqual(asked.map(({ turn }) => turn), [0, 1]);
  asked[1].fail(new RequestError(0, {}));
  await settled();
  context.mock.timers.tick(10_000);
  assert.equal(asked.length, 3);
  match.tap("t0.0");
  answer(1);
  await settled();
  assert.deepEqual([match.state.boards[0].turn, match.machine.isPut], [1, false], "the form in hand lay as the board did");
  context.mock.timers.tick(60_000);
  assert.equal(asked.length, 3);
});

test("the boards of an edited draft that could not be turned without a line are turned later", async context => {
  const asked = [];
  const choices = () => new Promise((answer, fail) => asked.push({ answer, fail }));
  const match = aboutToTurn(context, { choices }, () => ({}));
  match.other = { boards: [{ turn: 0 }], trays: [] };
  const turning = match.turn();
  await settled();
  asked[0].fail(new RequestError(0, {}));
  await turning;
  assert.deepEqual([match.state.boards[0].turn, match.view.boards[0].turn], [1, 0]);
  context.mock.timers.tick(10_000);
  await settled();
  asked[1].answer({ boards: [{ turn: 1 }], trays: [] });
  await settled();
  assert.equal(match.view.boards[0].turn, 1);
  context.mock.timers.tick(60_000);
  await settled();
  assert.equal(asked.length, 2);
});

test("a hint that is refused after another request ends the wait for it", async context => {
  let refuse = () => {};
  const hint = () => new Promise((_, fail) => { refuse = fail; });
  const match = aboutToTurn(context, { hint, choices: async () => put("upright") }, () => ({}));
  const waiting = match.askHint();
  assert.equal(match.isThinking, true);
  match.tap("t0.0");
  while (match.isLoading) await settled();
  refuse(new RequestError(422, { error: "No." }));
  await waiting;
  assert.equal(match.isThinking, false);
});

test("a hint about an earlier position is not shown", context => {
  const match = begun(context, {}, { choices: { prompt: "Which?", options: [] } });
  match.event("hint", { text: "c1", marks: [], revision: 3 });
  assert.equal(match.hint, null);
  match.event("hint", { text: "d1", marks: [], revision: 4 });
  assert.equal(match.hint?.text, "d1");
  match.event("hint", { text: "The computer is busy.", marks: [], revision: null });
  assert.equal(match.hint?.text, "The computer is busy.");
});

test("a hint that comes while a move is held is shown after its undo", context => {
  const match = aboutToTurn(context, { hint: () => new Promise(() => {}) }, () => ({ move: "S" }));
  match.askHint();
  match.tap("t0.0");
  match.follow(match.machine.confirm());
  assert.equal(match.phase, "hold");
  match.event("hint", { text: "d1", marks: [], revision: 4 });
  assert.equal(match.job?.sent.move, "S");
  match.letGo();
  assert.deepEqual([match.phase, match.isThinking, match.hint?.text], ["pick", false, "d1"]);
  match.letGo();
  assert.equal(match.hint, null);
});

test("a waiting move is sent again with its key when the match has gone on, and may have arrived", async context => {
  const sent = [], later = state({ revision: 6, version: 6 });
  const play = async (revision, move, key) => { sent.push([revision, move, key]); return later; };
  const match = begun(context, { play }, { choices: { prompt: "Which?", options: [] } });
  match.job = { sent: { move: "S", label: "S" }, revision: 4, key: "key" };
  match.wait(match.job, new RequestError(502, {}));
  match.take(later, "came");
  await settled();
  assert.deepEqual([sent, match.job, match.state?.revision], [[[4, "S", "key"]], null, 6]);
});

test("a waiting move is sent with its key when the page is left, and stays if it fails again", async context => {
  const sent = [];
  const play = async (revision, move, key, keepalive) => { sent.push([move, key, keepalive]); throw new RequestError(503, {}); };
  const match = begun(context, { play }, { choices: { prompt: "Which?", options: [] } });
  const job = match.job = { sent: { move: "S", label: "S" }, revision: 4, key: "key" };
  match.wait(job, new RequestError(503, {}));
  match.leave();
  await job.answer.catch(() => {});
  assert.deepEqual([sent, match.phase, match.job], [[["S", "key", true]], "wait", job]);
});

test("a waiting move is dropped when the match has gone on without it", async context => {
  const later = state({ revision: 6, version: 6 });
  const play = async () => { throw new RequestError(409, { state: later }); };
  const match = begun(context, { play }, { choices: { prompt: "Which?", options: [] } });
  match.job = { sent: { move: "S", label: "S" }, revision: 4, key: "key" };
  match.wait(match.job, new RequestError(502, {}));
  match.take(later, "came");
  await settled();
  assert.deepEqual([match.job, match.state?.revision], [null, 6]);
  assert.equal(document.getElementById("toast").textContent, "dropped");
});

test("a fetch that finds a waiting move leaves the news to the answer of that move", async context => {
  const later = state({ revision: 6, version: 6 }), asked = [];
  const client = {
    state: async () => { asked.push("state"); return later; },
    play: async () => { asked.push("play"); await settled(); throw new RequestError(409, { state: later }); },
  };
  const match = begun(context, client, { choices: { prompt: "Which?", options: [] } });
  match.job = { sent: { move: "S", label: "S" }, revision: 4, key: "key" };
  match.wait(match.job, new RequestError(502, {}));
  match.event("state", { version: 6 });
  await settled();
  await settled();
  assert.deepEqual([asked, match.job, match.state?.revision], [["state", "play"], null, 6]);
  assert.equal(document.getElementById("toast").textContent, "dropped");
});

test("a state that could not be fetched is fetched again, also without another event", async context => {
  const answers = [() => { throw new RequestError(503, {}); }, () => { throw new RequestError(429, { retry_after: 7 }); }, () => state({ version: 5 })];
  const match = begun(context, { state: async () => answers.shift()() });
  const after = async ms => {
    context.mock.timers.tick(ms);
    await settled();
    return answers.length;
  };
  match.event("state", { version: 5 });
  assert.deepEqual([await after(0), await after(1000), await after(6000), match.state?.version], [2, 1, 1, 4]);
  assert.deepEqual([await after(1000), match.state?.version], [0, 5]);
  assert.equal(await after(60_000), 0, "it is the newest");
});

test("the answer to a try is taken although the server's clock was set back", async context => {
  const exercise = { lines: [], acts: [] }, choices = { prompt: "Which?", options: [] };
  const match = begun(context, { play: async () => state({ version: 8, revision: 77, exercise, choices }) }, { version: 9, exercise, choices });
  match.job = { sent: { move: "S", label: "S" }, revision: 4, key: "key" };
  await match.send();
  assert.deepEqual([match.phase, match.job, match.state?.revision], ["pick", null, 77]);
  match.take(state({ version: 7, exercise, choices }), "came");
  assert.equal(match.state?.revision, 77, "a fetch that is overtaken is dropped");
});

test("the answer to a try stays when the same position is fetched again", context => {
  const exercise = { lines: [], acts: [] }, choices = { prompt: "Which?", options: [] }, last = { text: "That loses the tower." };
  const match = begun(context, {}, { exercise, choices, last });
  match.take(state({ version: 5, exercise, choices }), "came");
  assert.equal(match.lastText, last.text);
  match.take(state({ version: 6, revision: 5, exercise, choices }), "came");
  assert.equal(match.lastText, "", "the position is another");
});

test("a page whose session has ended is loaded again, unless it signs in by itself", context => {
  let loaded = 0;
  globalThis.location = { reload: () => loaded++ };
  const match = begun(context, {});
  access.renew = async () => {};
  match.event("gone", {});
  assert.equal(loaded, 0);
  access.renew = null;
  match.event("gone", {});
  assert.equal(loaded, 1);
});

test("the sentence of the end is not replaced by the one that an act is done", async context => {
  const answers = [state({ version: 5, proposals: [{ id: "a", by: 0, text: "You propose a draw.", may: [] }] }), state({ version: 6 }), state({ version: 7, over: { winners: [1], reason: "Ben wins." } })];
  const match = begun(context, { act: async () => answers.shift() }, { choices: null, revision: 4 });
  const heard = async act => {
    await match.act(act);
    return document.getElementById("polite").textContent;
  };
  assert.deepEqual([await heard("draw"), await heard("pause"), await heard("resign")], ["You propose a draw.", "done", "result"]);
});

test("the result is said at the end, with the last move only if it is new", context => {
  takeWords({ result: "{result} {reason}", you_won: "You won!" }, "en");
  const over = { winners: [0], reason: "Ben resigned." }, before = { log: [{ revision: 3 }], last: { text: "You build." } };
  const match = begun(context, {}, before), heard = () => document.getElementById("polite").textContent;
  match.take(state({ ...before, version: 5, over }), "came");
  assert.equal(heard(), "You won! Ben resigned.");
  match.state = state(before);
  match.take(state({ version: 5, over: { winners: [0], reason: "Ben is stuck." }, log: [{ revision: 4 }], last: { text: "You take. Ben is stuck." } }), "came");
  assert.equal(heard(), "You take. You won! Ben is stuck.");
  takeWords({}, "en");
});

test("the answer to a wrong try at the first move goes when the person tries again", async context => {
  const exercise = { lines: [], acts: [] }, choices = { prompt: "Which?", options: [] };
  const match = begun(context, { act: async () => state({ version: 5, exercise, choices }) }, { exercise, choices, last: { text: "That isn't it." } });
  await match.act("again");
  assert.equal(match.lastText, "");
});

test("a state that is refused is not asked for again", async context => {
  let asked = 0;
  const match = begun(context, { state: async () => { asked++; throw new RequestError(403, {}); } });
  match.event("state", { version: 5 });
  await settled();
  context.mock.timers.tick(60_000);
  await settled();
  assert.equal(asked, 1);
});

test("a waiting move that was taken back is not sent", async context => {
  const sent = [], match = begun(context, { play: async (_, move) => sent.push(move) }, { choices: { prompt: "Which?", options: [] } });
  match.job = { sent: { move: "S", label: "S" }, revision: 4, key: "key" };
  match.wait(match.job, new RequestError(502, {}));
  match.takeBackHeld();
  context.mock.timers.tick(60_000);
  await settled();
  assert.deepEqual(sent, []);
});

test("the end of a match is missed while the line is down, and a later rematch is not", () => {
  const over = { winners: [1], reason: "Ben wins!" };
  assert.equal(missed(state({ log: [{ revision: 3 }] }), state({ revision: 9, over, log: [{ revision: 5 }] })), 2);
  assert.equal(missed(state(), state({ revision: 9, over })), 1);
  assert.equal(missed(state({ over }), state({ revision: 9, over })), 0);
  assert.deepEqual([missed(state(), state({ revision: 6 })), missed(state(), state())], [2, 0]);
});

test("a viewer without choices hears a proposal and its end, and no move again", context => {
  const waiting = more => state({ to_move: [1], turn: 3, since: { text: "News." }, last: { seat: 0, move: "c1", text: "You build." }, log: [{ revision: 3 }], ...more });
  const match = begun(context, {}, waiting({ revision: 5, version: 5 }));
  const heard = () => document.getElementById("polite").textContent;
  match.take(waiting({ revision: 6, version: 6, proposals: [{ id: "a", text: "Ben proposes a draw.", may: [] }] }), "came");
  assert.deepEqual([heard(), match.isFresh], ["Ben proposes a draw.", true]);
  match.take(waiting({ revision: 7, version: 7 }), "came");
  assert.equal(heard(), "proposal_settled");
  match.take(waiting({ revision: 8, version: 8, log: [{ revision: 3 }, { revision: 4 }], last: { seat: 2, move: null, text: "Cem resigns." } }), "came");
  assert.deepEqual([heard(), match.isFresh], ["Cem resigns.", false]);
});

test("players have the labels and emblems of the boards that are shown", context => {
  const ada = { seat: 0, name: "Ada", label: "Black", emblem: "stone-1", here: true };
  const match = begun(context, {}, { players: [ada] });
  const look = { label: "White", emblem: "stone-0" };
  match.other = { boards: [], trays: [], seats: [{ seat: 0, ...look }] };
  assert.deepEqual([match.players, match.player(0)], [[{ ...ada, ...look }], { ...ada, ...look }]);
  match.other = null;
  assert.deepEqual(match.players, [ada]);
});
