//! States that can be loaded or not, and options that go together.

use std::collections::BTreeSet;

use castle_keep::CastleKeep;
use rules::{Game, Plugin, Seat, Seats, Seed, Setup, Viewer};
use serde_json::{Value, json};
use testkit::{in_english, setup};

const GAME: Plugin<CastleKeep> = Plugin::new();

fn dealt() -> (Setup, Value) {
    let setup = setup(&[], 2, 1);
    let state = GAME.set_up(&setup).unwrap().see(Viewer::Everything).state();
    (setup, state)
}

/// Checks that a changed state is refused for a reason that has these words.
fn check(change: impl Fn(&mut Value), words: &str) {
    let (setup, mut state) = dealt();
    change(&mut state);
    let refusal = in_english(&GAME, GAME.load(&setup, &state).unwrap_err().message());
    assert!(refusal.contains(words), "{refusal}");
}

#[test]
fn an_impossible_state_is_refused() {
    check(|state| *state = json!([]), "is a JSON object");
    check(|state| state["zzz"] = json!(1), "unknown field `zzz`");
    check(|state| state["version"] = json!("king"), "`standard`");
    check(|state| drop(state.as_object_mut().unwrap().remove("open")), "missing field `open`");
    check(|state| state["open"] = json!(1), "`open`: invalid type");
    check(|state| state["hands"][1][2] = json!(7), "`hands[1][2]`: invalid type");
    check(|state| state["moved"] = json!([]), "In Empire, and there alone");
    check(|state| state["candidates"] = json!([]), "In the phase `hit`, and there alone");
    check(|state| state["turned"] = json!(1), "In the phase `hit`, and there alone");
    check(|state| state["pile"] = json!(3), "`pile_order`");
    check(|state| state["turn"] = json!(2), "`turn`");
    check(|state| state["phase"] = json!("draw"), "discard_draw");
    check(|state| state["phase"] = json!("hit"), "`candidates`");
    check(|state| state["castles"][0][0] = json!({"a1": "WRc"}), "can't stand");
    check(|state| state["castles"][0][0] = json!({"d1": "WRc"}), "a1 to c3");
    check(|state| state["hands"][1] = json!(["?", "?", "?", "?"]), "no tile");
    check(draw_out_of_turn, "more tiles");
    check(|state| state["discards"] = json!(["KR", "KR", "KR", "KR", "KR", "KR"]), "more KR");
    check(|state| state["spoils"] = json!([["KR"], []]), "Takeover");
    check(|state| state["rubble"] = json!([[2], []]), "`rubble`");
}

#[test]
fn more_equal_tiles_than_a_byte_can_count_are_refused() {
    let setup = setup(&[("version", "takeover")], 2, 1);
    let mut state = GAME.set_up(&setup).unwrap().see(Viewer::Everything).state();
    let keeps = |count| vec!["KR"; count];
    for (name, value) in [
        ("castles", json!([[{}], [{}]])),
        ("hands", json!([[], []])),
        ("spoils", json!([keeps(90), keeps(76)])),
        ("pile", json!(0)),
        ("pile_order", json!([])),
        ("discards", json!(keeps(90))),
    ] {
        state[name] = value;
    }
    let refusal = in_english(&GAME, GAME.load(&setup, &state).unwrap_err().message());
    assert!(refusal.contains("more KR"), "{refusal}");
}

/// Gives a fifth tile to the player who is not to move.
fn draw_out_of_turn(state: &mut Value) {
    let drawn = state["pile_order"].as_array_mut().unwrap().remove(0);
    state["pile"] = json!(79);
    state["hands"][1].as_array_mut().unwrap().push(drawn);
}

/// A siege whose second tile matched several of the castle's last tiles.
fn razed() -> (Setup, Value) {
    let state = json!({"version": "siege", "castles": [[{}]], "hands": [["KB"]], "spoils": [[]], "pile": 2,
        "discards": ["TRc", "TRc", "TRc", "TRc"], "open": false, "turn": 0, "phase": "hit", "rubble": [[]],
        "pile_order": ["KY", "WYs"], "candidates": [], "turned": 2});
    (setup(&[("version", "siege")], 1, 1), state)
}

/// Plays games of every version and calls `look` with the state after each ply.
fn walk(mut look: impl FnMut(&Setup, &Value)) {
    let (siege, state) = razed();
    look(&siege, &state);
    for (version, seats) in
        [("standard", 3), ("takeover", 2), ("empire", 2), ("king", 2), ("siege", 1)]
    {
        let drawing = if version == "siege" { "off" } else { "on" };
        for seed in 0..2 {
            let setup = setup(&[("version", version), ("discard_draw", drawing)], seats, seed);
            let mut chance = Seed::from_bytes([7; 32]).walk(seed);
            let mut table = GAME.set_up(&setup).unwrap();
            for _ in 0..60 {
                look(&setup, &table.see(Viewer::Everything).state());
                let Some(seat) = table.status().to_move().only() else { break };
                let mut moves = table.see(Viewer::Seat(seat)).legal(seat).moves;
                if moves.iter().any(|mv| mv.contains('@')) {
                    moves.retain(|mv| mv.contains('@'));
                }
                table.play(seat, chance.one_of(&moves).unwrap()).unwrap();
            }
        }
    }
}

#[test]
fn every_written_state_is_read_back() {
    walk(|setup, state| {
        let loaded = GAME.load(setup, state).unwrap();
        assert_eq!(loaded.see(Viewer::Everything).state(), *state);
    });
}

#[test]
fn a_state_with_missing_extra_or_mistyped_fields_is_refused() {
    let mut fields = BTreeSet::new();
    walk(|setup, state| {
        let refused = |state: &Value| assert!(GAME.load(setup, state).is_err(), "{state}");
        let (whole, mut changed) = (state.as_object().unwrap(), state.clone());
        refused(&json!(whole.values().collect::<Vec<_>>()));
        for (name, value) in whole {
            let other = if value.is_number() { json!(-1) } else { json!(1) };
            for other in [json!(null), json!([value]), json!({"a1": value}), json!("?"), other] {
                changed[name] = other;
                refused(&changed);
            }
            changed.as_object_mut().unwrap().remove(name);
            // Older programs did not write `turned`.
            if name != "turned" {
                refused(&changed);
            }
            changed[name] = value.clone();
            fields.insert(name.clone());
        }
        for strange in ["zzz", "candidates", "turned", "moved"]
            .iter()
            .filter(|name| !whole.contains_key(**name))
        {
            for value in [json!(null), json!([])] {
                changed[*strange] = value;
                refused(&changed);
            }
            changed.as_object_mut().unwrap().remove(*strange);
        }
    });
    assert_eq!(fields.len(), 14, "a field was never written: {fields:?}");
}

#[test]
fn a_player_with_only_rubble_is_out() {
    let state = json!({"version": "empire", "castles": [[{"b1": "WRz"}, {}], [{}, {}], [{"b1": "WBc"}, {}]],
        "hands": [["WBc"], [], ["KB"]], "spoils": [[], [], []], "pile": 2, "discards": [], "open": true, "turn": 0,
        "phase": "act", "rubble": [[], [1, 2], []], "pile_order": ["WYc", "TBs"], "moved": []});
    let out = |setup: &Setup, state: &Value| {
        GAME.load(setup, state).unwrap().see(Viewer::Spectator).seats_out()
    };
    let empire = setup(&[("version", "empire")], 3, 1);
    assert_eq!(out(&empire, &state), Seats::one(Seat(1)));
    let (standard, state) = dealt();
    assert_eq!(out(&standard, &state), Seats::NONE);
}

/// The state on the rules page. It has 91 tiles, one more than the box.
const ON_THE_PAGE: &str = r#"{"version":"standard","castles":[[{"a1":"TRc","b2":"KR"}],[{}]],
    "hands":[["KB","TRc","WBz","WYs"],["?","?","?","?"]],"spoils":[[],[]],"pile":80,"discards":["WRz"],"open":false,
    "turn":0,"phase":"act","rubble":[[],[]]}"#;

#[test]
fn the_state_on_the_rules_page_is_that_of_a_player_view() {
    let setup = setup(&[], 2, 1);
    let refused =
        |state: &Value| in_english(&GAME, GAME.load(&setup, state).unwrap_err().message());
    let mut state: Value = serde_json::from_str(ON_THE_PAGE).unwrap();
    assert!(refused(&state).contains("missing field `pile_order`"));
    let seen = GAME.set_up(&setup).unwrap().see(Viewer::Seat(Seat(0))).state();
    assert!(state.as_object().unwrap().keys().eq(seen.as_object().unwrap().keys()));
    // Filled up with hidden tiles, the state always has one tile too many. Without its discard, it is a valid position.
    let mut rest = rest_of_the_box(&["TRc", "KR", "KB", "TRc", "WBz", "WYs"]);
    state["hands"][1] = json!(rest.split_off(80));
    state["pile_order"] = json!(rest);
    assert!(refused(&state).contains("more WRz than the box holds"));
    state["discards"] = json!([]);
    assert_eq!(GAME.load(&setup, &state).unwrap().see(Viewer::Everything).state(), sorted(state));
}

/// The ninety tiles without these.
fn rest_of_the_box(used: &[&str]) -> Vec<String> {
    let mut tiles = Vec::new();
    for color in ["R", "Y", "B"] {
        tiles.extend(vec![format!("K{color}"); 6]);
        for kind in ["Tc", "Ts", "Tz", "Wc", "Ws", "Wz"] {
            tiles.extend(vec![format!("{}{color}{}", &kind[..1], &kind[1..]); 4]);
        }
    }
    for tile in used {
        let at = tiles.iter().position(|other| other == tile).unwrap();
        tiles.remove(at);
    }
    tiles
}

/// A state with its hands sorted by notation, as states are written.
fn sorted(mut state: Value) -> Value {
    for hand in state["hands"].as_array_mut().unwrap() {
        hand.as_array_mut().unwrap().sort_by_key(|tile| tile.to_string());
    }
    state
}

#[test]
fn a_siege_lost_by_a_choice_is_over_after_loading() {
    let (setup, state) = razed();
    let table = GAME.load(&setup, &state).unwrap();
    assert!(table.status().is_over());
    assert_eq!(table.see(Viewer::Everything).state(), state);
}

#[test]
fn a_siege_goes_on_after_loading_as_it_would_have_without() {
    let setup = setup(&[("version", "siege")], 1, 1);
    let castle =
        json!({"a1": "TRc", "b1": "WRz", "c1": "TRc", "b2": "KR", "a2": "WBz", "c2": "WRz"});
    let order = ["WRz", "KY", "TBc", "WYs", "WYs", "WYs", "WYs", "TYc", "TYc", "TYc"];
    let state = json!({"version": "siege", "castles": [[castle]], "hands": [["KB"]], "spoils": [[]],
        "pile": order.len(), "discards": [], "open": false, "turn": 0, "phase": "act", "rubble": [[]],
        "pile_order": order});
    let mut table = GAME.load(&setup, &state).unwrap();
    table.play(Seat(0), "pass").unwrap();
    let shown = table.see(Viewer::Everything).state();
    assert_eq!((&shown["phase"], &shown["turned"]), (&json!("hit"), &json!(1)));
    let mut loaded = GAME.load(&setup, &shown).unwrap();
    let [one, other] = [&mut table, &mut loaded].map(|table| {
        table.play(Seat(0), "hit b1").unwrap();
        table.see(Viewer::Everything).state()
    });
    assert_eq!(one, other);
    let mut wrong = shown;
    wrong["turned"] = json!(3);
    let refusal = in_english(&GAME, GAME.load(&setup, &wrong).unwrap_err().message());
    assert!(refusal.contains("`turned`"), "{refusal}");
}

#[test]
fn a_seat_that_left_holds_no_tiles() {
    let setup = setup(&[], 3, 1);
    let mut table = GAME.set_up(&setup).unwrap();
    table.leave(Seat(1));
    let mut state = table.see(Viewer::Everything).state();
    assert!(GAME.load(&setup, &state).is_ok());
    let drawn = state["pile_order"].as_array_mut().unwrap().remove(0);
    state["pile"] = json!(state["pile_order"].as_array().unwrap().len());
    state["hands"][1] = json!([drawn]);
    let refusal = in_english(&GAME, GAME.load(&setup, &state).unwrap_err().message());
    assert!(refusal.contains("holds no tiles"), "{refusal}");
}

#[test]
fn only_castles_with_tiles_are_removed() {
    let setup = setup(&[("version", "empire")], 3, 1);
    for (castles, expected) in [
        (json!([{}, {}]), "Player 2 leaves."),
        (json!([{"b1": "WBc"}, {}]), "Player 2 leaves, and their castle is removed."),
        (json!([{"b1": "WBc"}, {"b1": "WBc"}]), "Player 2 leaves, and their castles are removed."),
    ] {
        let state = json!({
            "version": "empire",
            "castles": [[{"b1": "WRz"}, {}], castles, [{"b1": "WRs"}, {}]],
            "hands": [["KB"], ["KB", "TBc"], []],
            "spoils": [[], [], []], "pile": 2, "discards": [], "open": true,
            "turn": 0, "phase": "act", "rubble": [[], [], []], "pile_order": ["WYc", "TBs"],
            "moved": [],
        });
        let note = GAME.load(&setup, &state).unwrap().leave(Seat(1)).swap_remove(0);
        assert_eq!(in_english(&GAME, &note.message), expected);
    }
}

#[test]
fn the_snapshot_of_an_older_program_is_restored_without_the_tiles_of_removed_castles() {
    const KINDS: usize = 21;
    let mut table = GAME.set_up(&setup(&[], 3, 1)).unwrap();
    let mut chance = Seed::from_bytes([7; 32]).walk(0);
    while table.see(Viewer::Everything).state()["castles"][1][0] == json!({}) {
        let seat = table.status().to_move().only().unwrap();
        let mut moves = table.see(Viewer::Seat(seat)).legal(seat).moves;
        if moves.iter().any(|mv| mv.contains('@')) {
            moves.retain(|mv| mv.contains('@'));
        }
        table.play(seat, chance.one_of(&moves).unwrap()).unwrap();
    }
    table.leave(Seat(1));
    let newest = table.snapshot();
    let older = &newest[..newest.len() - KINDS];
    for bytes in [&newest[..], older] {
        let restored = GAME.restore(bytes).unwrap();
        assert_eq!(restored.snapshot(), bytes);
        assert_eq!(restored.see(Viewer::Everything).state(), table.see(Viewer::Everything).state());
    }
}

#[test]
fn the_deal_has_ninety_tiles_and_each_seat_sees_its_own() {
    let (setup, state) = dealt();
    let count = |list: &Value| list.as_array().unwrap().len();
    let hands = [0, 1].map(|seat| count(&state["hands"][seat]));
    assert_eq!((hands, count(&state["pile_order"])), ([6, 4], 80));
    let seen = GAME.set_up(&setup).unwrap().see(Viewer::Seat(Seat(1))).state();
    assert_eq!(seen["hands"][0], json!(vec!["?"; 6]));
    assert_eq!(seen["hands"][1], state["hands"][1]);
    assert_eq!(seen.get("pile_order"), None);
}

#[test]
fn a_siege_has_85_tiles_left_before_its_first_draw() {
    let setup = setup(&[("version", "siege")], 1, 1);
    let state = GAME.set_up(&setup).unwrap().see(Viewer::Everything).state();
    assert_eq!(
        (state["pile"].as_u64(), state["hands"][0].as_array().unwrap().len()),
        (Some(84), 5)
    );
}

#[test]
fn incompatible_options_are_refused_with_the_reason() {
    let refused = |options: &[(&str, &str)], seats| {
        let refusal = GAME.set_up(&setup(options, seats, 1)).map(|_| ()).unwrap_err();
        in_english(&GAME, refusal.message())
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
