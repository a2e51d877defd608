//! Marks are next to or around a piece, and never hide a detail of it.

use rules::{Floor, Ink, Mark, Tile, TileColor, TilePart, TileShape, Unit};
use tiny_skia::{Color, Pixmap};

use crate::Theme;
use crate::art::paint;
use crate::layers::{Joins, Layer, Piece, signs};
use crate::paint::{Painter, Square};
use crate::shelf::Shelf;
use crate::theme::colors;

const SIDE: u16 = 64;

/// The pixels of these layers, painted from the lowest to the highest.
fn painted(layers: &[Layer]) -> Vec<[u8; 3]> {
    painted_on(Color::BLACK, layers)
}

fn painted_on(ground: Color, layers: &[Layer]) -> Vec<[u8; 3]> {
    let mut pixmap = Pixmap::new(u32::from(SIDE), u32::from(SIDE)).expect("a square has pixels");
    pixmap.fill(ground);
    let square = Square { x: 0.0, y: 0.0, side: f32::from(SIDE) };
    let mut painter = Painter::new(&mut pixmap, colors(Theme::Light), square);
    layers.iter().for_each(|layer| paint(layer, &mut painter));
    pixmap.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
}

fn tiles() -> impl Iterator<Item = Tile> {
    let shapes = [TileShape::Curvy, TileShape::Zigzag, TileShape::Straight].map(Some);
    let parts = [TilePart::Tower, TilePart::Wall, TilePart::Keep];
    let colors = [TileColor::Red, TileColor::Yellow, TileColor::Blue];
    let shapes = shapes.into_iter().chain([None]);
    shapes.flat_map(move |shape| {
        parts.into_iter().flat_map(move |part| colors.map(|color| Tile { part, color, shape }))
    })
}

/// Every piece that can be on a square by itself.
fn pieces() -> Vec<Piece> {
    let inks = [0, 1, 2, 3, 4, 5].map(Ink::Side).into_iter().chain([Ink::Neutral]);
    let units = [Unit::General, Unit::Horseman, Unit::Musketeer, Unit::Pikeman];
    let of_sides = inks.flat_map(|ink| {
        let soldiers = units.map(|unit| Piece::Unit(unit, ink));
        let others =
            [Piece::Pawn(ink, true), Piece::SmallCastle(ink), Piece::Block(ink, Joins::default())];
        soldiers.into_iter().chain(others)
    });
    let top = tiles().next();
    let piles = [Piece::Back, Piece::Pile, Piece::Discards(top)];
    let trees = (0..3).map(Piece::Tree);
    of_sides.chain(tiles().map(Piece::Tile)).chain(piles).chain(trees).collect()
}

/// The pixels that a piece covers, on any ground.
fn covered(piece: &Piece) -> Vec<bool> {
    let [one, other] = [Color::BLACK, Color::WHITE]
        .map(|ground| painted_on(ground, &[Layer::Piece(piece.clone())]));
    one.iter().zip(&other).map(|(one, other)| one == other).collect()
}

/// Checks that the mark is visible, but not on the piece itself.
fn check(piece: &Piece, sign: Mark, without: &[Layer], with: &[Layer]) {
    let covered = covered(piece);
    assert!(covered.iter().filter(|covered| **covered).count() > 300, "{piece:?} is there");
    let (before, after) = (painted(without), painted(with));
    let changed = before.iter().zip(&after).map(|(before, after)| before != after);
    let changed: Vec<bool> = changed.collect();
    let hidden = changed.iter().zip(&covered).filter(|(changed, covered)| **changed && **covered);
    assert_eq!(hidden.count(), 0, "{sign:?} hides something of {piece:?}");
    let seen = changed.iter().filter(|changed| **changed).count();
    assert!(seen > 60, "{sign:?} is hardly seen around {piece:?}: {seen} pixels");
}

#[test]
fn a_mark_does_not_cover_its_piece() {
    for piece in pieces() {
        for mark in Mark::ALL {
            // A pip is a part of its pawn.
            if mark == Mark::Fresh {
                continue;
            }
            for (floor, shade) in [(Floor::Checkered, 0), (Floor::Meadow, 1), (Floor::Plots, 0)] {
                let ground = Layer::Floor(floor, shade);
                let standing = Layer::Piece(piece.clone());
                let bare = [ground.clone(), standing.clone()];
                let below =
                    [vec![ground.clone()], signs(mark, true, Some(floor)), vec![standing.clone()]];
                check(&piece, mark, &bare, &below.concat());
                // Only blocks have marks above them.
                if matches!(piece, Piece::Block(..)) {
                    let around = [ground, standing, Layer::Outline(mark, Joins::default())];
                    check(&piece, mark, &bare, &around);
                }
            }
        }
    }
}

#[test]
fn a_mark_does_not_cover_a_ghost_or_a_faint_piece() {
    for piece in pieces() {
        for mark in Mark::ALL {
            if mark == Mark::Fresh || matches!(piece, Piece::Tree(_)) {
                continue;
            }
            let ghost = |framed| Layer::Ghost(piece.clone(), framed);
            let bare = [Layer::Floor(Floor::Meadow, 0), ghost(true)];
            let with =
                [vec![Layer::Floor(Floor::Meadow, 0)], signs(mark, true, None), vec![ghost(true)]]
                    .concat();
            // Ghost blocks aren't checked: each has its own dashed edge, and the mark's outline goes around the same
            // body.
            if !matches!(piece, Piece::Block(..)) {
                check(&piece, mark, &bare, &with);
            }
            let faint = [
                Layer::Shelf(Shelf::Grass),
                Layer::Piece(piece.clone()),
                Layer::Veil(Shelf::Grass),
            ];
            let with = [faint.to_vec(), signs(mark, true, None)].concat();
            check(&piece, mark, &faint, &with);
        }
    }
}
