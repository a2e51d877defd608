//! The floor of a board and its grounds, drawn in place.

use rules::{Board, Cell, Floor, Ground};

use super::markup::{Corner, drawn_with, in_place, key_name};
use super::symbols::symbol_or_drawing;
use crate::art;
use crate::bodies::{GroundBody, ground_bodies};
use crate::drawing::Drawing;
use crate::floor_squares::{floor_kind, shade};
use crate::layers::Layer;
use crate::theme::{KEYS, ZONE_KEYS};
use crate::viewport::Grid;

fn squares(grid: Grid) -> impl Iterator<Item = (Corner, Cell)> {
    let corners = (0..grid.height()).flat_map(move |y| (0..grid.width()).map(move |x| (x, y)));
    corners.map(move |(x, y)| (Corner { x, y }, grid.cell(x, y)))
}

/// The floor, and the grounds on it.
pub(super) fn floor(board: &Board, grid: Grid) -> String {
    plain_floor(board, grid) + &grounds(board, grid)
}

fn plain_floor(board: &Board, grid: Grid) -> String {
    match board.floor {
        Floor::Checkered => checkers(board, grid),
        Floor::Meadow => {
            let tufts = squares(grid).filter_map(|(corner, cell)| {
                let kind = Some(floor_kind(board, cell)).filter(|kind| *kind < 6)?;
                Some(symbol_or_drawing(&Layer::Floor(board.floor, kind), corner))
            });
            checkers(board, grid) + &tufts.collect::<String>()
        }
        floor @ (Floor::Plots | Floor::Rubble) => {
            let squares = squares(grid);
            let square = |corner| symbol_or_drawing(&Layer::Floor(floor, 0), corner);
            squares.map(|(corner, _)| square(corner)).collect()
        }
    }
}

/// Squares of two shades: a rectangle of one, and rows of dashes of the other.
fn checkers(board: &Board, grid: Grid) -> String {
    if grid.len() == 0 {
        return String::new();
    }
    let (width, height) = (grid.width(), grid.height());
    let first = shade(grid.cell(0, 0));
    let [one, other] = [first, 1 - first].map(|shade| key_name(KEYS.floor(board.floor)[shade]));
    let row = |y: usize| format!("M{} {}H{}", (y + 1) % 2 * 100, y * 100 + 50, width * 100);
    let rows: String = (0..height).map(row).collect();
    format!(
        "<path d=\"M0 0h{w}v{h}h-{w}z\" fill=\"{one}\"/><path d=\"{rows}\" stroke=\"{other}\" stroke-width=\"100\" stroke-dasharray=\"100\" stroke-linecap=\"butt\"/>",
        w = width * 100,
        h = height * 100,
    )
}

fn grounds(board: &Board, grid: Grid) -> String {
    let bodies = ground_bodies(board, grid);
    bodies.iter().map(|body| in_place(&ground(body, grid))).collect()
}

fn ground(body: &GroundBody, grid: Grid) -> Drawing {
    let colors = match body.ground {
        Ground::Zone(_) => &ZONE_KEYS,
        Ground::Lake | Ground::Section => &KEYS,
    };
    let mut all = Drawing::default();
    for (cell, joins) in &body.squares {
        let Some(corner) = grid.place(*cell).map(Corner::of) else { continue };
        let layer = Layer::Ground(body.ground, shade(*cell), *joins);
        all.merge(drawn_with(colors, corner, |painter| art::paint(&layer, painter)));
    }
    all
}
