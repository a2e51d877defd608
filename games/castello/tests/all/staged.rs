//! Staged input on a board of 315 squares, and suggestions in a melee.

use std::collections::BTreeSet;

use castello::Castello;
use rules::{Draft, Game, GameView, MAX_CHOICES, Mark, Message, Plugin, Seat, Viewer};

use serde_json::json;

use crate::dense::melee;
use crate::same_moves;

const BLACK: Seat = Seat(1);

fn sight(number: u64) -> Box<dyn GameView> {
    let table = Plugin::<Castello>::new().load(&testkit::setup(&[], 2, 0), &melee(number)).unwrap();
    table.see(Viewer::Seat(BLACK))
}

fn said(message: &Message) -> String {
    testkit::in_english(&Plugin::<Castello>::new(), message)
}

/// A melee with thousands of outcomes.
const THOUSANDS: u64 = 85;

#[test]
fn both_move_generators_agree_on_a_melee_with_thousands_of_moves() {
    let table =
        Plugin::<Castello>::new().load(&testkit::setup(&[], 2, 0), &melee(THOUSANDS)).unwrap();
    let found = same_moves::check(&*table, false);
    assert!(found > 4000, "{found}");
}

#[test]
fn staged_choices_reach_every_move_of_a_melee() {
    let sight = sight(1);
    let mut reached = BTreeSet::new();
    let mut open = vec![Draft::default()];
    while let Some(draft) = open.pop() {
        let answer = sight.choices(BLACK, &draft).unwrap();
        assert!(answer.options.len() <= MAX_CHOICES && draft.joined().len() <= rules::DRAFT_LIMIT);
        reached.extend(answer.complete);
        // Skips the pawns that the first menu offers directly: the areas hold them, too.
        let next =
            answer.options.iter().filter(|option| !draft.is_empty() || option.id.contains('-'));
        open.extend(next.map(|option| draft.then(&option.id)));
    }
    assert_eq!(reached.into_iter().collect::<Vec<_>>(), sight.legal(BLACK).moves);
}

#[test]
fn pawns_with_captures_are_listed_first() {
    let answer = sight(1).choices(BLACK, &Draft::default()).unwrap();
    let label = said(&answer.options[0].label);
    assert!(label.contains("captures"), "{label}");
    assert!(said(&answer.options.last().unwrap().label).starts_with("Columns"));
}

#[test]
fn suggestions_start_with_the_typed_squares() {
    let sight = sight(THOUSANDS);
    let legal = sight.legal(BLACK).moves;
    for mv in legal.iter().step_by(97) {
        let from = &mv[..=mv.find('-').unwrap()];
        let offered = sight.suggest(BLACK, from, 25);
        assert!(!offered.is_empty() && offered.iter().all(|one| one.text.starts_with(from)));
        assert_eq!(sight.suggest(BLACK, mv, 25)[0].text, *mv);
    }
}

/// The ends of the first moves of the menu, and of the suggestions without text.
fn first_moves(sight: &dyn GameView) -> [Vec<String>; 2] {
    let menu = sight.choices(BLACK, &Draft::default()).unwrap().options;
    let menu: Vec<String> =
        menu.into_iter().map(|option| option.id).filter(|id| id.contains('>')).collect();
    let mut offered: Vec<String> = Vec::new();
    for one in sight.suggest(BLACK, "", 1_000) {
        let path = one.text.split('[').next().unwrap();
        let (from, to) = (path.split('-').next().unwrap(), path.split('-').next_back().unwrap());
        let ends = format!("{from}>{to}");
        if !offered.contains(&ends) {
            offered.push(ends);
        }
    }
    offered.truncate(menu.len());
    [menu, offered]
}

#[test]
fn the_menu_and_the_suggestions_have_one_order_that_begins_near_the_castles() {
    let table = Plugin::<Castello>::new().set_up(&testkit::setup(&[], 2, 0)).unwrap();
    let start = table.see(Viewer::Seat(BLACK));
    let [menu, offered] = first_moves(start.as_ref());
    assert!(menu.len() > 5);
    assert_eq!(menu, offered);
    let row = |ends: &String| ends.split('>').next_back().unwrap()[1..].parse::<u8>().unwrap();
    assert!((3..=13).contains(&row(&menu[0])), "{menu:?}");
    let [menu, offered] = first_moves(sight(1).as_ref());
    assert_eq!(menu, offered);
}

#[test]
fn suggestions_begin_with_captures_and_all_can_be_sent() {
    let sight = sight(THOUSANDS);
    let all = sight.suggest(BLACK, "", 100_000);
    assert_eq!(all.len(), sight.legal(BLACK).moves.len());
    assert!(said(&all[0].label).contains("captures"), "{}", all[0].label);
    for one in all.iter().step_by(41) {
        assert!(one.text.chars().count() <= 100 && said(&one.label).chars().count() <= 100);
        assert!(sight.read(BLACK, &one.text).is_ok(), "{}", one.text);
    }
}

#[test]
fn a_draft_is_drawn_with_its_marks_ghost_and_path() {
    let sight = sight(1);
    let mut draft = Draft::default();
    loop {
        let answer = sight.choices(BLACK, &draft).unwrap();
        let Some(option) = answer.options.first() else { break };
        draft = draft.then(&option.id);
    }
    let items = &sight.scene(&draft).boards[0].items;
    let has =
        |mark: Mark| items.iter().any(|item| matches!(item, rules::Item::Mark(_, m) if *m == mark));
    assert!(has(Mark::Chosen) && has(Mark::Target));
    assert!(items.iter().any(|item| matches!(item, rules::Item::Ghost(_))));
    assert!(items.iter().any(|item| matches!(item, rules::Item::Path(_))));
}

#[test]
fn a_viewer_without_a_seat_sees_a_draft_as_its_player_does() {
    let table = Plugin::<Castello>::new().load(&testkit::setup(&[], 2, 0), &melee(1)).unwrap();
    let [own, all] = [Viewer::Seat(BLACK), Viewer::Everything].map(|viewer| table.see(viewer));
    let mv = &own.legal(BLACK).moves[0];
    let draft = all.draft_of(BLACK, mv).unwrap();
    let items = |sight: &dyn GameView, draft: &Draft| sight.scene(draft).boards.remove(0).items;
    assert_eq!(items(&*all, &draft), items(&*own, &draft));
    assert_ne!(items(&*all, &draft), items(&*all, &Draft::default()));
}

/// A board with these pawns and Black to move.
fn board(red: &[&str], black: &[String]) -> Box<dyn GameView> {
    let mut state = melee(1);
    (state["red"], state["black"]) = (json!(red), json!(black));
    let table = Plugin::<Castello>::new().load(&testkit::setup(&[], 2, 0), &state).unwrap();
    table.see(Viewer::Seat(BLACK))
}

/// The label and the hint of a choice.
fn shown(sight: &dyn GameView, draft: &Draft, id: &str) -> (String, String) {
    let options = sight.choices(BLACK, draft).unwrap().options;
    let option = options.iter().find(|option| option.id == id).unwrap();
    (said(&option.label), option.hint.as_ref().map(said).unwrap_or_default())
}

#[test]
fn a_very_long_path_is_described_by_its_first_squares() {
    // A bridge of friends along one row, up the edge, and back along another.
    let columns = "bdfhjlnprt".chars();
    let below = columns.clone().map(|column| format!("{column}11"));
    let above = columns.filter(|column| *column != 't').map(|column| format!("{column}15"));
    let edge = ["a12", "a14", "u11"].map(String::from);
    let black: Vec<String> = below.chain(above).chain(edge).collect();
    let sight = board(&["t15", "m1", "m2", "m3"], &black);
    let (label, hint) = shown(&*sight, &Draft::of(&["u11"]), "u15");
    assert_eq!(label, "u15: captures a pawn");
    assert_eq!(
        hint,
        "Jumps by s11, q11, o11, m11, k11, i11, g11, e11, c11, a11, a13, a15, c15, e15, g15, i15 …"
    );
    let offered = &sight.suggest(BLACK, "u11", 25)[0];
    assert_eq!(said(&offered.label), "u11-u15[t15]: captures a pawn");
}

#[test]
fn capture_choices_name_the_captured_squares_and_the_path() {
    let black = ["f2", "h2", "k1", "u13", "u14"].map(String::from);
    let sight = board(&["h1", "j1", "j2", "a13", "a14", "a15"], &black);
    let draft = Draft::of(&["k1", "g1"]);
    let (label, hint) = shown(&*sight, &draft, "h1,j1");
    assert_eq!((&*label, &*hint), ("h1, j1", "captures 2 pawns, takes g2. Jumps by i1"));
    let (label, hint) = shown(&*sight, &draft, "j2");
    assert_eq!((&*label, &*hint), ("j2", "captures a pawn, takes g2. Jumps by i3"));
}
