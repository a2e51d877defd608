//! The position in words and as a drawing.

use castello::Castello;
use rules::{Cell, Draft, Edge, Game, Ink, Item, Mark, Plugin, Seat, TEXT_LIMIT, Viewer};

use crate::dense::melee;

#[test]
fn the_start_is_short_to_listen_to() {
    let table =
        testkit::opening(&Plugin::<Castello>::new(), &testkit::setup(&[], 2, 0), &["t4-s5"]);
    assert_eq!(
        table.see(Viewer::Spectator).text(),
        "Red to move. Black has just moved from t4 to s5. Red has 30 pawns: a 1 to 15; b 1 to 15. Red has taken no \
         castle. Black has 30 pawns: s 5; t 1 to 3, 5 to 15; u 1 to 15. Black has taken no castle. Castles stand on \
         f6, f14, g2, g10, k3, k8, k13, o6, o14, p2 and p10."
    );
}

#[test]
fn a_melee_fits_into_the_text_too() {
    for number in 0..40 {
        let table =
            Plugin::<Castello>::new().load(&testkit::setup(&[], 2, 0), &melee(number)).unwrap();
        assert!(table.see(Viewer::Spectator).text().chars().count() <= TEXT_LIMIT);
    }
}

#[test]
fn each_side_has_its_home_at_its_edge_and_the_last_move_is_marked() {
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
