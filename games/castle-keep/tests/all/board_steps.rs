//! Input on the board: tiles of the hand, attacks, transfers and discards.

use castle_keep::CastleKeep;
use rules::{BoardOption, BoardStep, Commit, Draft, Game, Next, Plugin, Seat, Table, Viewer};
use serde_json::{Value, json};
use testkit::{in_english, setup};

const GAME: Plugin<CastleKeep> = Plugin::new();
const FIRST: Seat = Seat(0);

/// A position of two players in a version: their castles, and the hand of the first.
fn table(version: &str, castles: &Value, hand: &[&str]) -> Box<dyn Table> {
    let setup = setup(&[("version", version)], 2, 1);
    let mut state = GAME.set_up(&setup).unwrap().see(Viewer::Everything).state();
    state["castles"] = castles.clone();
    state["hands"] = json!([hand, []]);
    state["open"] = json!(true);
    state["pile_order"] = json!(["KB", "KB", "KB"]);
    state["pile"] = json!(3);
    GAME.load(&setup, &state).unwrap()
}

fn step(table: &dyn Table) -> BoardStep<String> {
    table.see(Viewer::Seat(FIRST)).board_step(FIRST, &Draft::default()).unwrap()
}

fn option<'a>(step: &'a BoardStep<String>, id: &str) -> &'a BoardOption<String> {
    step.options.iter().find(|option| option.id == id).unwrap_or_else(|| panic!("no {id}"))
}

fn below<'a>(step: &'a BoardStep<String>, id: &str) -> &'a BoardStep<String> {
    match &option(step, id).next {
        Next::Step(below) => below,
        other => panic!("no step but {other:?}"),
    }
}

fn names(places: &[rules::Address]) -> String {
    places.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn equal_tiles_share_one_option_including_attacks() {
    let castles = json!([
        [{"a1": "TRc", "b1": "WRc"}],
        [{"a1": "TYs", "b1": "WYs", "a2": "WYz", "c1": "TRs"}],
    ]);
    let root = step(&*table("standard", &castles, &["KB", "WYs", "WYs"]));
    assert_eq!(names(&option(&root, "WYs").places), "t0.1 t0.2");
    let keep = option(&root, "KB");
    let Next::Dead(why) = &keep.next else { panic!("a blue keep needs a blue tile") };
    assert_eq!(in_english(&GAME, why), "Your castle needs a tile of the keep's color first.");
    let attack = option(below(&root, "WYs"), "2-WYs@b1");
    let Next::Move(leaf) = &attack.next else { panic!("{attack:?}") };
    assert_eq!((names(&attack.places), leaf.commit), ("b1.b1".into(), Commit::Ask));
    assert_eq!(names(&leaf.targets), "b1.a1 b1.b1 b1.a2");
    assert_eq!(in_english(&GAME, leaf.confirm.as_ref().unwrap()), "Attack: 3 tiles fall");
}

#[test]
fn spoils_have_places_of_their_own() {
    let castles = json!([[{"a1": "TRc", "b1": "WRc"}], [{"a1": "TYs", "b1": "WYs"}]]);
    let hand = table("takeover", &castles, &["WRc", "WRs"]);
    let mut state = hand.see(Viewer::Everything).state();
    state["spoils"] = json!([["WRc"], []]);
    let table = GAME.load(&setup(&[("version", "takeover")], 2, 1), &state).unwrap();
    let root = step(&*table);
    let places = |id: &str| names(&option(&root, id).places);
    assert_eq!((places("WRc"), places("*WRc")), ("t0.0".into(), "t1.1".into()));
}

#[test]
fn a_build_is_sent_at_once_and_a_winning_build_is_held() {
    let castles = json!([
        [{"a1": "TRc", "b1": "WRc", "c1": "TRs", "a2": "WRs", "c2": "WRz", "a3": "TRz", "b3": "WRs"}],
        [{"a1": "TYs"}],
    ]);
    let table = table("standard", &castles, &["KR", "TRc"]);
    let commit = |table: &dyn Table, tile: &str, cell: &str| {
        let root = step(table);
        match &option(below(&root, tile), cell).next {
            Next::Move(leaf) => leaf.commit,
            other => panic!("no move but {other:?}"),
        }
    };
    assert_eq!(commit(&*table, "KR", "b2"), Commit::Now);
    let mut table = table;
    table.play(FIRST, "KR@b2").unwrap();
    assert_eq!(commit(&*table, "TRc", "c3"), Commit::Hold);
}

#[test]
fn a_tile_of_an_empire_moves_between_boards() {
    let castles = json!([
        [{"a1": "TRc", "b1": "WRc"}, {"a2": "WRz"}],
        [{"a1": "TYs"}, {"b1": "WYs"}],
    ]);
    let root = step(&*table("empire", &castles, &["KB"]));
    assert_eq!(names(&option(&root, "1-a1").places), "b0.a1");
    let target = &below(&root, "1-a1").options[0];
    assert_eq!(names(&target.places), "b1.a1");
    let Next::Move(leaf) = &target.next else { panic!("{target:?}") };
    assert_eq!((leaf.mv.as_str(), leaf.commit), ("1.a1>2.a1", Commit::Now));
}

#[test]
fn the_last_discard_is_held_and_earlier_ones_are_sent_at_once() {
    let castles = json!([[{"a1": "TRc"}], [{"a1": "TYs"}]]);
    let hand = ["KB", "KY", "TBs", "TBz", "WBz", "WBz"];
    let mut table = table("standard", &castles, &hand);
    table.play(FIRST, "pass").unwrap();
    for expected in [Commit::Now, Commit::Hold] {
        let root = step(&*table);
        let Next::Move(leaf) = &root.options[0].next else { panic!("{root:?}") };
        assert_eq!(leaf.commit, expected);
        table.play(FIRST, &leaf.mv).unwrap();
    }
}

#[test]
fn hidden_tiles_have_no_place_words() {
    let castles = json!([[{"a1": "TRc"}], [{"a1": "TYs"}]]);
    let table = table("standard", &castles, &["KB", "WBz"]);
    let said = |viewer| -> Vec<String> {
        let words = table.see(viewer).place_words(&Draft::default());
        words.iter().map(|words| in_english(&GAME, &words.words)).collect()
    };
    assert!(said(Viewer::Seat(FIRST)).contains(&"blue zigzag wall".to_string()));
    assert!(!said(Viewer::Spectator).contains(&"blue zigzag wall".to_string()));
    assert!(said(Viewer::Spectator).contains(&"tiles, face down".to_string()));
}
