//! What a state JSON may say, and which options go together.

#![expect(clippy::unwrap_used, reason = "whatever is missing here fails the test")]

use castle_keep::CastleKeep;
use rules::{Game, Plugin, Setup, Viewer};
use serde_json::{Value, json};
use testkit::setup;

const GAME: Plugin<CastleKeep> = Plugin::new();

fn dealt() -> (Setup, Value) {
    let setup = setup(&[], 2, 1);
    let state = GAME.set_up(&setup).unwrap().see(Viewer::Everything).state();
    (setup, state)
}

/// The change is refused for a reason that has these words.
fn check(change: impl Fn(&mut Value), words: &str) {
    let (setup, mut state) = dealt();
    change(&mut state);
    let refusal = GAME.load(&setup, &state).unwrap_err().to_string();
    assert!(refusal.contains(words), "{refusal}");
}

#[test]
fn a_state_that_cannot_be_is_refused() {
    check(|state| *state = json!([]), "object");
    check(|state| state["zzz"] = json!(1), "none of");
    check(|state| state["version"] = json!("king"), "`standard`");
    check(|state| drop(state.as_object_mut().unwrap().remove("open")), "no field `open`");
    check(|state| state["pile"] = json!(3), "`pile_order`");
    check(|state| state["turn"] = json!(2), "`turn`");
    check(|state| state["phase"] = json!("draw"), "discard_draw");
    check(|state| state["phase"] = json!("hit"), "no field `candidates`");
    check(|state| state["castles"][0][0] = json!({"a1": "WRc"}), "can't stand");
    check(|state| state["castles"][0][0] = json!({"d1": "WRc"}), "a1 to c3");
    check(|state| state["hands"][1] = json!(["?", "?", "?", "?"]), "no tile");
    check(draw_out_of_turn, "more tiles");
    check(|state| state["discards"] = json!(["KR", "KR", "KR", "KR", "KR", "KR"]), "more KR");
    check(|state| state["spoils"] = json!([["KR"], []]), "Takeover");
    check(|state| state["rubble"] = json!([[2], []]), "`rubble`");
}

/// A fifth tile for the player who waits.
fn draw_out_of_turn(state: &mut Value) {
    let drawn = state["pile_order"].as_array_mut().unwrap().remove(0);
    state["pile"] = json!(79);
    state["hands"][1].as_array_mut().unwrap().push(drawn);
}

#[test]
fn the_deal_is_of_ninety_tiles_and_each_sees_his_own() {
    let (setup, state) = dealt();
    let count = |list: &Value| list.as_array().unwrap().len();
    let hands = [0, 1].map(|seat| count(&state["hands"][seat]));
    assert_eq!((hands, count(&state["pile_order"])), ([6, 4], 80));
    let seen = GAME.set_up(&setup).unwrap().see(Viewer::Seat(rules::Seat(1))).state();
    assert_eq!(seen["hands"][0], json!(vec!["?"; 6]));
    assert_eq!(seen["hands"][1], state["hands"][1]);
    assert_eq!(seen.get("pile_order"), None);
}

#[test]
fn the_siege_leaves_eighty_five_tiles_before_its_first_draw() {
    let setup = setup(&[("version", "siege")], 1, 1);
    let state = GAME.set_up(&setup).unwrap().see(Viewer::Everything).state();
    assert_eq!(
        (state["pile"].as_u64(), state["hands"][0].as_array().unwrap().len()),
        (Some(84), 5)
    );
}

#[test]
fn options_that_do_not_go_together_are_refused_with_the_reason() {
    let refused = |options: &[(&str, &str)], seats| {
        GAME.set_up(&setup(options, seats, 1)).map(|_| ()).unwrap_err().to_string()
    };
    assert!(refused(&[("version", "siege"), ("towers", "on")], 1).contains("`towers`"));
    assert!(refused(&[("version", "siege"), ("discard_draw", "on")], 1).contains("`discard_draw`"));
    for (version, seats) in [("siege", 2), ("king", 3), ("takeover", 4), ("standard", 1)] {
        assert!(refused(&[("version", version)], seats).contains("not "), "{version}");
    }
    for (version, seats) in [("standard", 4), ("empire", 4), ("king", 2), ("takeover", 2)] {
        for rules in 0..8 {
            let on = |bit: u8| if rules & bit == 0 { "off" } else { "on" };
            let options = [
                ("version", version),
                ("towers", on(1)),
                ("discard_draw", on(2)),
                ("strict_finish", on(4)),
            ];
            assert!(GAME.set_up(&setup(&options, seats, 1)).is_ok(), "{options:?}");
        }
    }
}
