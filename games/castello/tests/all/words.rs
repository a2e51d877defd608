//! The position in words and as a drawing.

use castello::Castello;
use rules::{Cell, Draft, Edge, Game, Ink, Item, Mark, Plugin, Seat, TEXT_LIMIT, Table, Viewer};

use serde_json::{Value, json};

use crate::dense::melee;

fn text(table: &dyn Table) -> String {
    let game = Plugin::<Castello>::new();
    let sentences = table.see(Viewer::Spectator).text(0);
    let said: Vec<String> = sentences.iter().map(|one| testkit::in_english(&game, one)).collect();
    said.join(" ")
}

#[test]
fn the_text_of_the_start_is_short() {
    let table =
        testkit::opening(&Plugin::<Castello>::new(), &testkit::setup(&[], 2, 0), &["t4-s5"]);
    assert_eq!(
        text(&*table),
        "Red to move. Black has just moved from t4 to s5. Red has 30 pawns: a 1 to 15; b 1 to 15. Red hasn't taken a \
         castle. Black has 30 pawns: s 5; t 1 to 3, 5 to 15; u 1 to 15. Black hasn't taken a castle. Castles stand on \
         f6, f14, g2, g10, k3, k8, k13, o6, o14, p2 and p10."
    );
}

#[test]
fn the_text_of_a_melee_stays_within_its_limit() {
    for number in 0..40 {
        let table =
            Plugin::<Castello>::new().load(&testkit::setup(&[], 2, 0), &melee(number)).unwrap();
        assert!(text(&*table).chars().count() <= TEXT_LIMIT);
    }
}

#[test]
fn the_text_reports_several_fallen_castles_and_many_quiet_plies() {
    let mut state = melee(1);
    state["red"] = json!(["j8", "k9", "l8", "o2", "p1", "q3"]);
    state["black"] = json!(["a15", "u1", "u2", "u15"]);
    (state["turn"], state["quiet_plies"]) = (json!("red"), json!(120));
    let load =
        |state: &Value| Plugin::<Castello>::new().load(&testkit::setup(&[], 2, 0), state).unwrap();
    let mut table = load(&state);
    assert!(text(&*table).ends_with(" No pawn or castle was taken for 120 moves."));
    table.play(Seat(0), "q3-q2").unwrap();
    let told = "Black to move. Red has just moved from q3 to q2, taking the castles on k8 and p2. Red has 6 pawns: \
        j 8; k 9; l 8; o 2; p 1; q 2. Red has taken 2 of 4 castles: k8 and p2.";
    assert!(text(&*table).starts_with(told), "{}", text(&*table));
    state["red"] = json!([]);
    let told = "The match is over. Red has only two pawns left, or fewer. Red has no pawns.";
    assert!(text(&*load(&state)).starts_with(told));
}

#[test]
fn the_text_of_a_draw_by_quiet_plies_says_so_once() {
    let mut state = melee(1);
    state["quiet_plies"] = json!(200);
    let table = Plugin::<Castello>::new().load(&testkit::setup(&[], 2, 0), &state).unwrap();
    let said = text(&*table);
    let told = "No pawn or castle was taken for 200 moves.";
    assert!(said.starts_with(&format!("The match is over. {told} ")), "{said}");
    assert_eq!(said.matches(told).count(), 1, "{said}");
}

#[test]
fn each_side_has_its_home_edge_and_the_last_move_is_marked() {
    let table =
        testkit::opening(&Plugin::<Castello>::new(), &testkit::setup(&[], 2, 0), &["t4-s5"]);
    let home = |viewer| table.see(viewer).scene(&Draft::default()).boards[0].home;
    assert_eq!(home(Viewer::Seat(Seat(0))), Some(Edge::Left));
    assert_eq!(home(Viewer::Seat(Seat(1))), Some(Edge::Right));
    assert_eq!(home(Viewer::Spectator), None);
    let board = &table.see(Viewer::Spectator).scene(&Draft::default()).boards[0];
    let (t4, s5) = (Cell::new(19, 3), Cell::new(18, 4));
    assert!(board.items.contains(&Item::Path(vec![t4, s5])));
    assert!(board.items.contains(&Item::Mark(t4, Mark::From)));
    assert!(board.items.contains(&Item::Pawn(s5, Ink::Side(5))));
    assert!(board.items.contains(&Item::Castle(Cell::new(10, 7), Ink::Neutral)));
    assert_eq!(board.focus, Some((Cell::new(16, 1), Cell::new(20, 6))));
}
