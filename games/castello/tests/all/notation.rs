//! Every accepted form of a move, and the refusals of other texts.

use castello::Castello;
use rules::{Game, Message, Plugin, Seat, Table, Viewer};
use serde_json::{Value, json};

/// A pawn on e4 with several paths to c4.
fn forks() -> Value {
    json!({
        "red": ["e3", "b2", "b3", "d4", "a1", "a2"], "black": ["e4", "d2", "t1", "t2"],
        "unmoved": ["a1", "a2", "t1", "t2"],
        "castles": ["f14", "f6", "g10", "g2", "k13", "k3", "k8", "o14", "o6", "p10", "p2"],
        "taken": {"red": [], "black": []}, "turn": "black", "quiet_plies": 0,
    })
}

fn table(state: &Value) -> Box<dyn Table> {
    Plugin::<Castello>::new().load(&testkit::setup(&[], 2, 0), state).unwrap()
}

fn said(message: &Message) -> String {
    testkit::in_english(&Plugin::<Castello>::new(), message)
}

#[track_caller]
fn check(text: &str, expected: &str) {
    let mut table = table(&forks());
    let said = match table.play(Seat(1), text) {
        Ok(played) => played.mv,
        Err(error) => format!("{}: {}", error.kind(), said(&error.message())),
    };
    assert_eq!(said, expected, "{text}");
}

#[test]
fn a_move_is_written_in_its_shortest_form() {
    check("e4-e2-c2-a2-c4", "illegal_move: That jump would land on a2, which isn't free.");
    check("e4-c4", "e4-c4");
    check("E4 x C4", "e4-c4");
    check("e4-c4[d4]", "e4-c4");
    check("e4-c4 (D4)", "e4-c4");
    check("e4-e2-c2", "e4-e2-c2");
    check("e4c2", "e4-e2-c2");
    check("e4-c2[e3]", "e4-e2-c2");
    check("e4-e2-c2[e3]", "e4-e2-c2");
    check("t1 r1", "t1-r1");
    check("t1-s2[]", "t1-s2");
}

#[test]
fn an_illegal_move_is_refused_with_its_reason() {
    check("e4-c4[b2]", "illegal_move: No move from e4 to c4 captures b2.");
    check("e4-c4[b2,b3,e3]", "illegal_move: No move from e4 to c4 captures b2, b3 and e3.");
    check("e4-c4[]", "illegal_move: Every move from e4 to c4 captures something.");
    check("t1-t3[u1]", "illegal_move: No move from t1 to t3 captures u1.");
    check("d2-f4-d6[e3]", "illegal_move: There's no pawn on e5 to jump over.");
    check("e4-e2-c2[b2]", "illegal_move: e4-e2-c2 captures e3.");
    check("e4-c4[a1,a2,a3,a4,a5,a6]", "illegal_move: A move captures five pawns at most.");
    check("e4-e3", "illegal_move: e3 isn't free: a Red pawn stands there.");
    for text in ["a1-a2", "a1-a2[]"] {
        check(text, "illegal_move: The pawn on a1 is Red's.");
    }
    for text in ["m8-m9", "m8-m9[b2]"] {
        check(text, "illegal_move: There's no pawn on m8.");
    }
    check(
        "e4-g4",
        "illegal_move: Only a pawn that hasn't moved yet may step two squares. The one on e4 has moved.",
    );
    check(
        "e4-h7",
        "illegal_move: e4 to h7 isn't a jump. A jump goes straight over the next pawn to the square right behind it, and a move is either one step or jumps only.",
    );
    check(
        "e4-e4",
        "illegal_move: e4 to e4 isn't a jump. A jump goes straight over the next pawn to the square right behind it, and a move is either one step or jumps only.",
    );
    check("e4-e2-e4", "illegal_move: There's no pawn on e3 to jump over.");
    check("e4-e2-g2", "illegal_move: There's no pawn on f2 to jump over.");
    check(
        "e4-e2-d3",
        "illegal_move: e2 to d3 isn't a jump. A jump goes straight over the next pawn to the square right behind it, and a move is either one step or jumps only.",
    );
    check(
        "t1-t2-t3",
        "illegal_move: t1 to t2 isn't a jump. A jump goes straight over the next pawn to the square right behind it, and a move is either one step or jumps only.",
    );
    check(
        "m8",
        "unreadable_move: A move names at least two squares. A move looks like t4-s5, or e4-e2-c2 for two jumps.",
    );
    check(
        "t1",
        "ambiguous_move: Where does the pawn on t1 go? A move looks like t4-s5, or e4-e2-c2 for two jumps.",
    );
}

#[test]
fn an_unreadable_move_is_refused_with_an_example() {
    let like = "A move looks like t4-s5, or e4-e2-c2 for two jumps.";
    check(
        "e4-z9",
        &format!("unreadable_move: `z9` isn't a square: columns are a to u, rows 1 to 15. {like}"),
    );
    check(
        "a1[b2]c3",
        &format!(
            "unreadable_move: Nothing may follow the brackets with the captured squares. {like}"
        ),
    );
    check(&"a1".repeat(2000), &format!("unreadable_move: That's too long for a move. {like}"));
}

#[test]
fn an_ambiguous_move_is_answered_with_all_candidates() {
    let mut state = forks();
    state["red"] = json!(["d5", "b5", "d3", "b3", "a14", "a15"]);
    state["unmoved"] = json!([]);
    let mut table = table(&state);
    let error = table.play(Seat(1), "e4-a4").unwrap_err();
    let rules::MoveError::Ambiguous { reason, candidates } = error else { panic!("{error:?}") };
    assert_eq!(
        said(&reason),
        "e4-a4 could be any of 2 moves with different captures. Add the captured squares, like e4-a4[b3,d3]."
    );
    assert_eq!(candidates, ["e4-a4[b3,d3]", "e4-a4[b5,d5]"]);
    assert_eq!(table.play(Seat(1), "e4-a4[b5,d5]").unwrap().mv, "e4-c6-a4");
}

#[test]
fn equivalent_paths_are_played_as_the_canonical_move() {
    // A pawn can jump around a ring of friends in both directions to the far corner.
    let mut state = forks();
    state["red"] = json!(["a1", "a2", "a3"]);
    state["black"] = json!(["e4", "d4", "b4", "e5", "c5", "d6", "t1"]);
    state["unmoved"] = json!([]);
    let sight = table(&state).see(Viewer::Seat(Seat(1)));
    assert_eq!(sight.read(Seat(1), "e4-e6-c6").unwrap(), sight.read(Seat(1), "e4-c4-c6").unwrap());
    assert_eq!(sight.read(Seat(1), "e4-e6-c6").unwrap(), "e4-c4-c6");
}
