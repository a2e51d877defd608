//! Moves step by step: the number of presses, their prompts, and the message when attacks open.

use std::collections::BTreeSet;

use castle_keep::CastleKeep;
use rules::{Draft, Game, GameView, Item, Mark, Plugin, Seat, Seats, Table, Thing, Viewer};
use serde_json::json;
use testkit::{in_english, longest_length, on_random_positions, presses, setup};

const GAME: Plugin<CastleKeep> = Plugin::new();

/// Checks that every tile has a button that builds it. Without room for all cells, a menu has the tile's other cells.
fn is_within_bounds(table: &dyn Table, seat: Seat) {
    let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
    let count = |is: &dyn Fn(&str) -> bool| legal.iter().filter(|mv| is(mv)).count();
    let is_build = |mv: &str| mv.contains('@') && !mv.contains(':');
    let attacks = count(&|mv| mv.contains(':'));
    let counted = presses(table, seat);
    for mv in &legal {
        let most = match mv {
            mv if mv.contains(':') && attacks <= rules::MAX_ACTS => 2,
            mv if mv.contains(':') => 4,
            mv if mv.contains('>') => 6,
            mv if is_build(mv) => 4,
            _ => 3,
        };
        let pressed = counted.get(mv);
        // The pages of a menu with more than 25 cells take one choice more.
        let paged = if is_build(mv) && count(&is_build) > 25 { 2 } else { 0 };
        assert!(pressed.is_some_and(|&pressed| pressed <= most + paged), "{mv}: {pressed:?}");
    }
    // A build can be taken back and is played by its button, unless it wins.
    let tile = |mv: &String| mv.split('@').next().unwrap().to_owned();
    let builds = || legal.iter().filter(|mv| is_build(mv));
    let two: BTreeSet<String> = builds().filter(|mv| counted[*mv] == 2).map(tile).collect();
    let tiles: BTreeSet<String> = builds().map(tile).collect();
    assert!(two.len() + 1 >= tiles.len(), "{two:?} of {tiles:?}");
}

#[test]
fn a_tile_takes_one_press_on_the_panel_and_another_cell_at_most_three() {
    for (version, seats) in [("standard", 3), ("takeover", 2), ("king", 2), ("empire", 4)] {
        for seed in 0..2 {
            let options = [("version", version), ("towers", "on"), ("discard_draw", "on")];
            on_random_positions(&GAME, &setup(&options, seats, seed), is_within_bounds);
        }
    }
    on_random_positions(&GAME, &setup(&[("version", "siege")], 1, 0), is_within_bounds);
}

/// Two castles with these tiles, and a hand for the first player.
fn table(castles: [serde_json::Value; 2], hand: &[&str]) -> Box<dyn Table> {
    let setup = setup(&[], 2, 1);
    let mut state = GAME.set_up(&setup).unwrap().see(Viewer::Everything).state();
    let [one, other] = castles;
    state["castles"] = json!([[one], [other]]);
    state["hands"] = json!([hand, []]);
    state["open"] = json!(false);
    state["pile_order"] = json!(["KB", "KB", "KB"]);
    state["pile"] = json!(3);
    GAME.load(&setup, &state).unwrap()
}

fn notes(table: &mut dyn Table, mv: &str) -> Vec<String> {
    let notes = table.play(Seat(0), mv).unwrap().notes;
    notes.iter().map(|note| in_english(&GAME, &note.message)).collect()
}

#[test]
fn the_opening_of_attacks_is_announced_once() {
    let mut table =
        table([json!({"a1": "TRc"}), json!({"a1": "TYs", "b1": "WYs"})], &["WRc", "WRz"]);
    let told = notes(&mut *table, "WRc@b1");
    assert_eq!(told.last().unwrap(), "From now on, attacks are open.");
    let again = notes(&mut *table, "WRz@a2");
    assert!(again.iter().all(|note| !note.contains("open")), "{again:?}");
}

#[test]
fn an_attack_is_confirmed_in_words() {
    let castles = [
        json!({"a1": "TRc", "b1": "WRc"}),
        json!({"a1": "TYs", "b1": "WYs", "a2": "WYz", "c1": "TRs"}),
    ];
    let setup = setup(&[], 2, 1);
    let mut state = table(castles, &["WYs"]).see(Viewer::Everything).state();
    state["open"] = json!(true);
    let sight = GAME.load(&setup, &state).unwrap().see(Viewer::Seat(Seat(0)));
    let first = sight.choices(Seat(0), &Draft::default()).unwrap();
    let attack = first.options.iter().find(|option| option.is_act).unwrap();
    assert_eq!(in_english(&GAME, &attack.label), "Attack Player 2: their a1, a2, b1 fall");
    let chosen = sight.choices(Seat(0), &first.draft.then(&attack.id)).unwrap();
    assert_eq!(in_english(&GAME, &chosen.prompt), "Attack Player 2: their a1, a2, b1 fall.");
    assert_eq!(chosen.complete.as_deref(), Some("2:WYs@b1"));
    // Drafts of earlier versions.
    let once = sight.choices(Seat(0), &Draft::of(&["attack", "2-WYs@b1"])).unwrap();
    assert_eq!(once.complete, chosen.complete);
}

#[test]
fn an_attack_with_two_keeps_shows_both() {
    let castles = [json!({"a1": "TRc"}), json!({"a1": "TRs", "b2": "KR"})];
    let mut state = table(castles, &["KR", "KR", "WBz"]).see(Viewer::Everything).state();
    state["open"] = json!(true);
    let sight = GAME.load(&setup(&[], 2, 1), &state).unwrap().see(Viewer::Seat(Seat(0)));
    let trays = sight.scene(&sight.draft_of(Seat(0), "2:KR@b2").unwrap()).trays;
    let items = trays.iter().flat_map(|tray| &tray.items);
    assert_eq!(items.filter(|item| item.mark == Some(Mark::Chosen)).count(), 2);
    let line = &trays.last().unwrap().items;
    assert_eq!((&line[0], &line[2].thing), (&line[1], &Thing::Swords));
}

#[test]
fn the_castle_of_the_king_has_no_emblem_in_the_line_of_an_attack() {
    let setup = setup(&[("version", "king")], 2, 1);
    let state = json!({
        "version": "king", "castles": [[{"a1": "TBc", "b1": "WBc"}]], "hands": [["WBc"], ["KB"]],
        "spoils": [[], []], "pile": 2, "discards": [], "open": true, "turn": 0, "phase": "act",
        "rubble": [[], []], "pile_order": ["KY", "KY"],
    });
    let sight = GAME.load(&setup, &state).unwrap().see(Viewer::Seat(Seat(0)));
    let draft = Draft::of(&["attack", "king-WBc@b1"]);
    let chosen = sight.choices(Seat(0), &draft).unwrap();
    assert_eq!(chosen.complete.as_deref(), Some("king:WBc@b1"));
    let trays = sight.scene(&chosen.draft).trays;
    let things = |tray: &rules::Tray| -> Vec<Thing> {
        tray.items.iter().map(|item| item.thing.clone()).collect()
    };
    let line = trays.iter().map(things).find(|things| things.contains(&Thing::Struck)).unwrap();
    assert_eq!(line[1..], [Thing::Swords, Thing::Gap, Thing::Struck]);
}

#[test]
fn the_attack_shortcut_offers_only_attacks() {
    let castles = [
        json!({"a1": "TRc", "b1": "WRc"}),
        json!({"a1": "TYs", "b1": "WYs", "a2": "WYz", "c1": "TRs"}),
    ];
    let setup = setup(&[], 2, 1);
    let mut state = table(castles, &["WYs", "WYz"]).see(Viewer::Everything).state();
    // The button must not reveal whether the hand has a tile to attack with.
    let start = |state: &serde_json::Value| {
        GAME.load(&setup, state).unwrap().see(Viewer::Spectator).shortcut()
    };
    assert!(start(&state).is_none(), "attacks are not open");
    state["open"] = json!(true);
    let table = GAME.load(&setup, &state).unwrap();
    let with = start(&state).unwrap();
    state["hands"] = json!([["TBs", "TBs"], []]);
    assert_eq!(start(&state).unwrap(), with);
    assert_eq!(in_english(&GAME, &with.label), "Attack");
    let sight = table.see(Viewer::Seat(Seat(0)));
    let asked = sight.choices(Seat(0), &Draft::of(&[&with.id])).unwrap();
    assert_eq!(in_english(&GAME, &asked.prompt), "Choose your attack. It can't be taken back.");
    assert!(asked.options.iter().all(|option| option.is_act && option.is_last));
    // Both attacks bring down the same tiles.
    let labels = asked.options.iter().map(|option| in_english(&GAME, &option.label));
    let expected = [
        "Attack Player 2: b1 with a yellow straight wall, 3 fall",
        "Attack Player 2: a2 with a yellow zigzag wall, 3 fall",
    ];
    assert_eq!(labels.collect::<Vec<_>>(), expected);
    let counted = presses(&*table, Seat(0));
    assert_eq!([counted["2:WYs@b1"], counted["2:WYz@a2"]], [2, 2]);
}

#[test]
fn attacks_with_different_tiles_say_that_a_castle_is_destroyed() {
    let castles =
        [json!({"a1": "TRc", "b1": "WRc"}), json!({"a1": "TYs", "b1": "WYs", "a2": "WYz"})];
    let mut state = table(castles, &["WYs", "WYz"]).see(Viewer::Everything).state();
    state["open"] = json!(true);
    let sight = GAME.load(&setup(&[], 2, 1), &state).unwrap().see(Viewer::Seat(Seat(0)));
    let asked = sight.choices(Seat(0), &Draft::of(&["attack"])).unwrap();
    let labels = asked.options.iter().map(|option| in_english(&GAME, &option.label));
    let expected = [
        "Attack Player 2: b1 with a yellow straight wall, 3 fall – the last",
        "Attack Player 2: a2 with a yellow zigzag wall, 3 fall – the last",
    ];
    assert_eq!(labels.collect::<Vec<_>>(), expected);
}

#[test]
fn the_longest_labels_of_attacks_fit_a_button_in_all_languages() {
    let castles =
        json!([[{"b1": "WRz"}, {}], [{"a1": "TYz", "b1": "WYz"}, {"a1": "TBz", "b1": "WBz"}]]);
    let state = json!({
        "version": "empire", "castles": castles, "hands": [["TYz", "WYz", "TBz", "WBz"], []],
        "spoils": [[], []], "pile": 2, "discards": [], "open": true, "turn": 0, "phase": "act",
        "rubble": [[], []], "moved": [], "pile_order": ["WRz", "TBc"],
    });
    let setup = setup(&[("version", "empire"), ("towers", "on")], 2, 1);
    let sight = GAME.load(&setup, &state).unwrap().see(Viewer::Seat(Seat(0)));
    let asked = sight.choices(Seat(0), &Draft::of(&["attack"])).unwrap();
    assert_eq!(asked.options.len(), 4);
    for option in asked.options {
        let length = longest_length(&GAME, &option.label);
        assert!(length <= 80, "{}: {length}", in_english(&GAME, &option.label));
    }
}

#[test]
fn a_viewer_of_everything_sees_a_draft_but_no_choices() {
    let castles = [json!({"a1": "TRc"}), json!({"a1": "TYs"})];
    let table = table(castles, &["WRc", "WRz"]);
    let [own, all] = [Viewer::Seat(Seat(0)), Viewer::Everything].map(|viewer| table.see(viewer));
    let draft = all.draft_of(Seat(0), "WRc@b1").unwrap();
    let items = |sight: &dyn GameView, draft: &Draft| sight.scene(draft).boards.remove(0).items;
    assert_eq!(items(&*all, &draft), items(&*own, &draft));
    assert_ne!(items(&*all, &draft), items(&*all, &Draft::default()));
    assert!(items(&*own, &Draft::default()).iter().any(is_choice), "its player may choose");
    assert!(!items(&*all, &Draft::default()).iter().any(is_choice));
}

fn is_choice(item: &Item) -> bool {
    matches!(item, Item::Mark(_, Mark::Choice))
}

#[test]
fn the_stopped_view_asks_no_seat_to_move() {
    for viewer in [Viewer::Everything, Viewer::Spectator, Viewer::Seat(Seat(0))] {
        let table = GAME.set_up(&setup(&[], 2, 1)).unwrap();
        let stopped = table.see(viewer).stopped(Seats::NONE, Seats::NONE);
        let text: Vec<String> =
            stopped.text(0).iter().map(|line| in_english(&GAME, line)).collect();
        let text = text.join(" ");
        assert!(text.starts_with("The match is over."), "{text}");
        assert!(!text.contains("You can") && !text.contains("builds"), "{text}");
        let scene = stopped.scene(&Draft::default());
        assert!(scene.boards.iter().all(|board| !board.active));
        assert!(scene.trays.iter().all(|tray| !tray.active));
    }
}
