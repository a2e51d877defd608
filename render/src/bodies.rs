//! Bodies: squares that are drawn as one, such as a block or all water of a board.

use std::collections::HashSet;

use rules::{Board, Cell, Ground, Item};

use crate::layers::Joins;
use crate::viewport::{Grid, signed};

/// All squares with one kind of ground, each with the neighbors that it joins.
#[derive(Debug)]
pub(crate) struct GroundBody {
    pub(crate) ground: Ground,
    pub(crate) squares: Vec<(Cell, Joins)>,
}

/// The grounds of a board. All squares of one kind form one body, even from several items.
pub(crate) fn ground_bodies(board: &Board, grid: Grid) -> Vec<GroundBody> {
    let mut kinds: Vec<(Ground, Vec<Cell>)> = Vec::new();
    for item in &board.items {
        let Item::Ground(cell, ground) = item else { continue };
        match kinds.iter_mut().find(|(kind, _)| kind == ground) {
            Some((_, cells)) => cells.push(*cell),
            None => kinds.push((*ground, vec![*cell])),
        }
    }
    let bodies = kinds.into_iter().map(|(ground, cells)| {
        let mut body: HashSet<_> = cells.iter().map(|cell| grid.spot(*cell)).collect();
        if matches!(ground, Ground::Zone(_)) {
            // A zone has a border only where another square begins, not at the edge of the board.
            body.extend(rim(grid));
        }
        let joined = |cell: Cell| {
            let (x, y) = grid.spot(cell);
            (cell, Joins::within(&body, x, y))
        };
        GroundBody { ground, squares: cells.into_iter().map(joined).collect() }
    });
    bodies.collect()
}

/// The positions just outside the visible part of a board.
fn rim(grid: Grid) -> impl Iterator<Item = (i32, i32)> {
    let (width, height) = (signed(grid.width()), signed(grid.height()));
    let columns = (-1..=width).flat_map(move |x| [(x, -1), (x, height)]);
    columns.chain((0..height).flat_map(move |y| [(-1, y), (width, y)]))
}

/// The squares of a body with their joins.
pub(crate) fn joined(cells: &[Cell], grid: Grid) -> Vec<(Cell, Joins)> {
    let body: HashSet<_> = cells.iter().map(|cell| grid.spot(*cell)).collect();
    let joined = |cell: &Cell| {
        let (x, y) = grid.spot(*cell);
        (*cell, Joins::within(&body, x, y))
    };
    cells.iter().map(joined).collect()
}

/// The topmost turret of a block, where the winner's flag hides no other turret.
pub(crate) fn top_turret(cells: &[Cell], grid: Grid) -> Option<Cell> {
    let turrets = joined(cells, grid).into_iter().filter(|(_, joins)| !joins.is_straight());
    let cells = turrets.map(|(cell, _)| cell);
    cells.min_by_key(|cell| {
        let (x, y) = grid.spot(*cell);
        (y, x)
    })
}
