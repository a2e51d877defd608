//! The state JSON: exactly as the rules page shows it, and nothing impossible.

use castello::Castello;
use proptest::prelude::*;
use rules::{Draft, Game, Plugin, Refusal, Seat, Viewer};
use serde_json::{Value, json};

use crate::dense::melee;

fn load(state: &Value) -> Result<Value, String> {
    let table = Plugin::<Castello>::new().load(&testkit::setup(&[], 2, 0), state);
    let said =
        |refusal: Refusal| testkit::in_english(&Plugin::<Castello>::new(), refusal.message());
    table.map(|table| table.see(Viewer::Everything).state()).map_err(said)
}

#[test]
fn the_first_state_agrees_with_the_rules_page() {
    let table = testkit::opening(&Plugin::<Castello>::new(), &testkit::setup(&[], 2, 0), &[]);
    let state = table.see(Viewer::Everything).state();
    assert_eq!(state["castles"][0], "f14");
    assert_eq!(state["red"][1], "a10");
    assert_eq!(state["unmoved"].as_array().unwrap().len(), 60);
    assert_eq!(state["taken"], json!({"red": [], "black": []}));
    assert_eq!((&state["turn"], &state["quiet_plies"]), (&json!("black"), &json!(0)));
    assert_eq!(load(&state), Ok(state));
}

/// Checks that a melee with one field changed is refused for this reason.
#[track_caller]
fn check(field: &str, value: Value, reason: &str) {
    let mut state = melee(1);
    state[field] = value;
    assert_eq!(load(&state), Err(reason.to_string()));
}

#[test]
fn an_impossible_state_is_refused_with_the_reason() {
    let mut pawns = melee(1)["black"].as_array().unwrap().clone();
    check(
        "red",
        json!(pawns),
        &format!("A red and a black pawn can't both stand on {}.", first(&pawns)),
    );
    pawns.push(pawns[0].clone());
    check("black", json!(pawns), &format!("{} is in `black` twice.", pawns[0].as_str().unwrap()));
    check("black", json!(["z9"]), "`z9` in `black` is no square.");
    check("black", json!(["k8"]), "A pawn can't stand on k8, where a castle is.");
    check("castles", json!(["k8"]), "The castle f6 neither stands nor is taken.");
    check("castles", json!(["k9"]), "`castles` has k9, where no castle ever stands.");
    check(
        "taken",
        json!({"red": ["k8"], "black": []}),
        "Red can't have taken k8 without a castle of the far section.",
    );
    check("taken", json!({"red": ["f6"], "black": []}), "The castle f6 is in more than one list.");
    check("turn", json!("Black"), "The turn is `red` or `black`.");
    check("quiet_plies", json!(201), "The turn is red's or black's, and quiet plies are 0 to 200.");
    check(
        "unmoved",
        json!(["m1"]),
        "There is no pawn on m1 that can be unmoved: unmoved pawns stand in the two columns where they began.",
    );
    let unknown = load(&json!({"rd": []})).unwrap_err();
    assert!(unknown.starts_with("The state can't be read: `rd`: unknown field `rd`"), "{unknown}");
}

fn first(pawns: &[Value]) -> String {
    let squares = pawns.iter().map(|name| crate::plain::at(name.as_str().unwrap()));
    crate::plain::name(squares.min().unwrap())
}

#[test]
fn more_than_thirty_pawns_are_refused() {
    let many: Vec<String> =
        "bcd".chars().flat_map(|c| (1..=15).map(move |row| format!("{c}{row}"))).collect();
    check("red", json!(many[..31]), "Red can't have more than 30 pawns.");
}

proptest! {
    #[test]
    fn any_text_and_any_draft_are_handled_without_panic(text in ".{0,60}", steps in proptest::collection::vec("[a-u+]{1}[0-9,a-u-]{0,6}", 0..5)) {
        let table = Plugin::<Castello>::new().load(&testkit::setup(&[], 2, 0), &melee(2)).unwrap();
        let sight = table.see(Viewer::Seat(Seat(1)));
        let _ = sight.read(Seat(1), &text);
        let _ = sight.suggest(Seat(1), &text, 25);
        let draft = Draft { steps, ..Draft::default() };
        let _ = sight.choices(Seat(1), &draft);
        sight.scene(&draft);
    }

    #[test]
    fn any_json_state_is_handled_without_panic(list in proptest::collection::vec("[a-v][0-9]{1,2}", 0..6), quiet in 0_u64..70_000, key in 0_usize..5) {
        let mut state = melee(3);
        state[["red", "black", "unmoved", "castles", "taken"][key]] = json!(list);
        state["quiet_plies"] = json!(quiet);
        let _ = load(&state);
    }
}
