// The state machine of taps, on its own. Run: node --test tests/page/
import assert from "node:assert/strict";
import { test } from "node:test";
import { Machine } from "../../bot/src/web/page/machine.js";

const move = (id, places, more = {}) => ({ id, label: id, places, move: id, commit: "hold", ...more });
const step = (prompt, options, more = {}) => ({ prompt, options, ...more });
const begun = root => {
  const machine = new Machine();
  machine.reset(root);
  return machine;
};

const pawns = () => step("Which pawn?", [
  { id: "a1", label: "a1", places: ["b0.a1"], then: step("Where?", [move("a1-a2", ["b0.a2"]), move("a1-a3", ["b0.a3"]), move("a1xa3", ["b0.a3"])]) },
  { id: "b1", label: "b1", places: ["b0.b1"], then: step("Where?", [move("b1-b2", ["b0.b2"])]) },
  { id: "c1", label: "c1", places: ["b0.c1"], why: "It is pinned." },
  move("pass", []),
]);

test("a move is two taps", () => {
  const machine = begun(pawns());
  assert.equal(machine.tap("b0.a1").kind, "picked");
  assert.deepEqual([...machine.live().keys()], ["b0.a2", "b0.a3"]);
  const played = machine.tap("b0.a2");
  assert.equal(played.kind, "play");
  assert.equal(played.sent.move, "a1-a2");
});

test("a second piece is taken at once, the same piece and a miss let go", () => {
  const machine = begun(pawns());
  machine.tap("b0.a1");
  assert.equal(machine.tap("b0.b1").kind, "picked");
  assert.equal(machine.picked.id, "b1");
  assert.deepEqual(machine.tap("b0.b1"), { kind: "let-go" });
  machine.tap("b0.a1");
  const missed = machine.tap("b0.h8");
  assert.deepEqual([missed.kind, missed.missed.id, missed.why], ["let-go", "a1", undefined]);
  assert.equal(machine.isBusy, false);
  machine.tap("b0.a1");
  assert.equal(machine.tap("b0.c1").why, "It is pinned.");
  assert.equal(machine.tap("b0.h8").kind, "none");
});

test("several moves at one place are a list", () => {
  const machine = begun(pawns());
  machine.tap("b0.a1");
  const asked = machine.tap("b0.a3");
  assert.equal(asked.kind, "list");
  assert.deepEqual(asked.options.map(option => option.id), ["a1-a3", "a1xa3"]);
  assert.equal(machine.choose(asked.options[1]).sent.move, "a1xa3");
});

test("a step without places is a list, and one step back leaves it", () => {
  const machine = begun(step("Which?", [{ id: "a1", label: "a1", places: ["b0.a1"], then: step("Which way?", [move("left", []), move("right", [])]) }]));
  assert.equal(machine.tap("b0.a1").kind, "list");
  assert.equal(machine.back(), true);
  assert.equal(machine.isBusy, false);
  assert.equal(machine.back(), false);
});

test("a tap is safe unless it sends a move for good", () => {
  const machine = begun(step("Which pawn?", [
    ...pawns().options,
    { id: "d1", label: "d1", places: ["b0.d1"], then: step("Where?", [move("d1-d2", ["b0.d2"], { commit: "ask" }), move("d1-d3", ["b0.d3"], { commit: "now" })]) },
  ]));
  const safe = places => places.map(place => machine.isSafe(`b0.${place}`));
  machine.tap("b0.a1");
  assert.deepEqual(safe(["a1", "a2", "a3", "b1"]), [true, true, true, true]);
  machine.sending = "now";
  assert.deepEqual(safe(["a1", "a2", "a3", "b1"]), [true, false, true, true]);
  // One move waits for its button, and the other can be taken back. A second tap would confirm.
  machine.tap("b0.d1");
  assert.deepEqual(safe(["d2", "d3"]), [true, true]);
  assert.equal(machine.tap("b0.d2").kind, "armed");
  assert.deepEqual(safe(["d2", "d3"]), [false, true]);
});

test("what can do nothing says why", () => {
  const machine = begun(pawns());
  assert.deepEqual(machine.tap("b0.c1"), { kind: "none", why: "It is pinned." });
  assert.equal(machine.canTap("b0.c1"), false);
});

test("options without places are buttons", () => {
  const machine = begun(pawns());
  assert.deepEqual(machine.buttons.map(option => option.id), ["pass"]);
  assert.equal(machine.choose(machine.buttons[0]).kind, "play");
});

test("a move that asks is armed, and a second tap confirms it", () => {
  const machine = begun(step("Attack?", [move("x", ["b1.c2"], { commit: "ask" }), move("y", ["b1.a1"], { commit: "ask" })]));
  assert.equal(machine.tap("b1.c2").kind, "armed");
  assert.equal(machine.ready.move, "x");
  assert.equal(machine.tap("b1.a1").kind, "armed");
  assert.equal(machine.ready.move, "y");
  assert.equal(machine.tap("b1.a1").sent.move, "y");
});

test("the setting decides how a move is sent that can't be undone", () => {
  const machine = begun(pawns());
  machine.sending = "ask";
  machine.tap("b0.b1");
  assert.equal(machine.tap("b0.b2").kind, "armed");
  assert.equal(machine.commit(move("x", [], { commit: "now" })), "now");
  assert.equal(machine.commit(move("x", [], { commit: "ask" })), "ask");
  machine.sending = "now";
  assert.equal(machine.commit(move("x", [])), "now");
});

const block = (turns = ["h", "v"]) => {
  const at = (form, ...places) => move(`${form}@${places[0]}`, places, { form, commit: "ask", confirm: "Build" });
  const put = (options, twin) => step("Where?", options, { mode: "put", twin, turns, forms: { h: { cells: [[0, 0], [1, 0]], svg: "" }, v: { cells: [[0, 0], [0, 1]], svg: "" } } });
  return step("Which?", [
    { id: "S", label: "S", places: ["t0.0"], then: put([at("h", "b0.a1", "b0.b1"), at("h", "b0.b1", "b0.c1"), at("v", "b0.b1", "b0.b2"), at("v", "b0.d1", "b0.d2")], "Z") },
    { id: "Z", label: "Z", places: ["t0.1"], then: put([at("v", "b0.b1", "b0.b2")]) },
  ]);
};

test("a thing is put down over its squares, turned by a tap, and sent by the button", () => {
  const machine = begun(block());
  machine.tap("t0.0");
  assert.equal(machine.tap("b0.b1").kind, "put");
  assert.equal(machine.armed.form, "h");
  assert.equal(machine.tap("b0.b1").kind, "put");
  assert.equal(machine.armed.form, "v");
  assert.equal(machine.confirm().sent.move, "v@b0.b1");
});

test("a thing lies as in its tray, whatever the order of its forms", () => {
  const machine = begun(block(["v", "h"]));
  machine.tap("t0.0");
  machine.tap("b0.b1");
  assert.equal(machine.armed.form, "v");
  machine.tap("b0.a1");
  assert.equal(machine.armed.form, "h", "the other one, where that does not fit");
});

test("another form is put down where the present one does not fit", () => {
  const machine = begun(block());
  machine.tap("t0.0");
  machine.tap("b0.d1");
  assert.equal(machine.armed.form, "v");
  assert.deepEqual(machine.rotate(1), { kind: "none", why: "no-room" });
  assert.equal(machine.tap("b0.h8").why, "no-fit");
  assert.equal(machine.armed.form, "v");
});

test("the mirrored thing takes the place", () => {
  const machine = begun(block());
  machine.tap("t0.0");
  machine.tap("b0.b1");
  assert.equal(machine.mirror().kind, "put");
  assert.equal(machine.picked.id, "Z");
  assert.equal(machine.mirror().why, "no-twin");
});

test("one step back takes the thing up, another one lets go", () => {
  const machine = begun(block());
  machine.tap("t0.0");
  machine.tap("b0.b1");
  machine.back();
  assert.equal(machine.armed, null);
  assert.equal(machine.picked.id, "S");
  machine.back();
  assert.equal(machine.isBusy, false);
});

const army = soldiers => step("Army", [
  { id: "M", label: "M", places: ["t0.0"], sticky: true, then: step("Where?", ["a1", "b1"].map(cell => ({ id: cell, label: cell, places: [`b0.${cell}`], draft: [`=${soldiers}${cell}`] }))) },
], { move: "deploy", commit: "ask", confirm: "Deploy" });

test("a brush stays in hand after an edit, and the whole can be sent all the while", () => {
  const machine = begun(army(""));
  machine.tap("t0.0");
  const edit = machine.tap("b0.a1");
  assert.equal(edit.kind, "edit");
  machine.renew(army("a1"), edit.option.draft);
  assert.equal(machine.picked.id, "M");
  assert.deepEqual(machine.draft, ["=a1"]);
  assert.equal(machine.ready.move, "deploy");
  assert.deepEqual(machine.tap("b0.b1").option.draft, ["=a1b1"]);
});

test("a brush in hand leaves the other buttons, and is let go by its own", () => {
  const brush = id => ({ id, label: id, places: [], sticky: true, then: step("Where?", [{ id: "a1", label: "a1", places: ["b0.a1"], draft: [`=${id}`] }]) });
  const machine = begun(step("Army", [brush("M"), brush("G")]));
  const [musketeer, general] = machine.buttons;
  assert.equal(machine.choose(musketeer).kind, "picked");
  assert.deepEqual(machine.buttons, [musketeer, general]);
  machine.choose(general);
  assert.deepEqual(machine.path, [general]);
  assert.deepEqual(machine.tap("b0.a1").option.draft, ["=G"]);
  assert.equal(machine.choose(general).kind, "let-go");
  assert.equal(machine.isBusy, false);
});

test("a node at the server is asked for by the ids on the way", () => {
  const machine = begun(step("Which?", [{ id: "a1", label: "a1", places: ["b0.a1"] }]));
  machine.draft = ["=x"];
  const asked = machine.tap("b0.a1");
  assert.equal(asked.kind, "load");
  assert.deepEqual(machine.draftFor(asked.option), ["=x", "a1"]);
  assert.equal(machine.loaded(asked.option, step("Where?", [move("a1-a2", ["b0.a2"])])).kind, "picked");
  assert.equal(machine.tap("b0.a2").sent.move, "a1-a2");
});

test("nothing can be tapped when it is not one's turn", () => {
  assert.equal(begun(null).tap("b0.a1").kind, "none");
});

/** A machine whose wheel rolls: a notch long after the last step, or steps that follow each other closely. */
function rolling() {
  const machine = new Machine();
  let timeStamp = 0;
  const after = ms => (deltaY, deltaMode = 0) => machine.roll({ deltaMode, deltaY, timeStamp: timeStamp += ms });
  return { machine, notch: after(150), step: after(15) };
}

test("a wheel turns once per notch, also with a zoom, with few lines per notch, and slowly on a Mac", () => {
  const { notch, step } = rolling();
  assert.deepEqual([notch(120), notch(-100), notch(80), notch(67), notch(-33), notch(4), notch(0)], [1, -1, 1, 1, -1, 1, 0]);
  assert.deepEqual([step(3, 1), step(1, 1), step(-1, 1), step(100)], [1, 1, -1, 1], "a fast wheel");
});

test("a touchpad turns not at each of its small steps, and what is left over waits for no other piece", () => {
  const { machine, notch, step } = rolling();
  assert.equal([notch(2), ...Array.from({ length: 40 }, () => step(4))].filter(Boolean).length, 1);
  assert.deepEqual([step(-60), step(60), step(60)], [0, 0, 1], "the way back begins anew");
  assert.deepEqual([step(60), notch(3), step(60)], [0, 0, 0], "a pause begins anew");
  machine.release();
  assert.equal(step(60), 0, "a new piece begins anew");
});
