//! Alignment and widths of shelves and of the pieces on them.

use rules::{Board, Floor, Scene, Seat};

use crate::Style;
use crate::plan::{Plan, Scale};
use crate::trays::*;

/// The seven pieces of four squares, as wide as they can lie.
fn pieces() -> Vec<TrayItem> {
    let widths = [4, 3, 3, 2, 3, 3, 3];
    let row = |width: u8| (0..width).map(|column| Cell::new(column, 0)).collect();
    let block = |width| TrayItem::new(Thing::Block(row(width), Ink::Side(0)));
    let letters = "IJLOSTZ".chars().map(Some);
    widths
        .into_iter()
        .zip(letters)
        .map(|(width, letter)| TrayItem { letter, ..block(width) })
        .collect()
}

/// Where the letter stands on each shelf that has it.
fn at(plan: &Plan<'_>, letter: &str) -> Vec<usize> {
    let shelves = plan.shelves.iter().flat_map(|shelf| &shelf.pieces);
    let letters =
        shelves.filter(|(_, spec)| matches!(spec, SpriteSpec::Text(spec) if spec.text == letter));
    letters.map(|(spot, _)| spot.x).collect()
}

#[test]
fn pieces_stand_in_the_column_of_their_letter_also_beside_one_that_is_gone() {
    let mut trays = [0, 1].map(|seat| Tray::of(Seat(seat), Ink::Side(seat), pieces()));
    trays[0].items.remove(3);
    trays[1].items.remove(1);
    let scene = Scene::of(Board::new(8, 8, Floor::Meadow), trays.into());
    let plan = Plan::of(&scene, Style::default(), Scale::Full);
    for letter in ["I", "L", "S", "T", "Z"] {
        let [one, other] = at(&plan, letter)[..] else { panic!("two have {letter}") };
        assert_eq!(one, other, "{letter}");
    }
}

#[test]
fn shelves_in_one_line_are_equally_wide_where_they_can_be() {
    let counted = |count| vec![TrayItem::counted(Thing::Pile, 7); count];
    let tray = |(seat, count)| Tray::of(Seat(seat), Ink::Side(seat), counted(count));
    let scene = Scene::of(Board::new(8, 8, Floor::Meadow), [(0, 0), (1, 2)].map(tray).into());
    let plan = Plan::of(&scene, Style::default(), Scale::Full);
    let [left, right] = &plan.shelves[..] else { panic!("two shelves in one line") };
    assert!(left.size.width.abs_diff(right.size.width) < 3, "{left:?} {right:?}");
}

#[test]
fn a_hand_of_seven_pieces_with_their_letters_is_one_line_also_at_the_end() {
    for fate in [Fate::Open, Fate::Won, Fate::Resigned] {
        let tray = |seat| Tray { fate, ..Tray::of(Seat(seat), Ink::Side(seat), pieces()) };
        let board = Board::new(8, 8, Floor::Meadow);
        let scene = Scene::of(board, [0, 1].map(tray).into());
        for scale in [Scale::Full, Scale::Half] {
            let plan = Plan::of(&scene, Style::default(), scale);
            assert_eq!(plan.shelves.len(), 2, "{fate:?} {scale:?}");
        }
    }
}
