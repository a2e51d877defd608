//! Staged input of the three trees: all at once, or one after the other, each by its column and its row.

use rules::{Area, Cell, Choice};

use crate::draft::Stage;
use crate::moves::{Grove, Move};
use crate::squares;
use crate::squares::{SIDE, Squares};
use crate::words::Ask;

/// How many trees there are.
const TREES: u32 = 3;

/// Groves for whoever has no wish of their own: near and far, in the middle and at the edge.
const GROVES: [&str; 12] = [
    "c3,d6,g4", "b2,d5,g7", "c6,e3,g5", "d4,e5,f6", "b5,e4,g6", "c4,d7,f2", "a4,d5,h5", "b7,e4,g2",
    "c2,e6,h4", "d3,d6,f5", "a1,d4,h8", "b4,f3,f7",
];

/// What is chosen of the trees so far.
pub(crate) fn plant(steps: &[String]) -> Option<Stage> {
    if let [step] = steps
        && GROVES.contains(&step.as_str())
    {
        return planted(step.split(',').filter_map(squares::named).collect());
    }
    let (mut trees, mut column) = (Squares::NONE, None);
    for step in steps {
        if trees.len() == TREES {
            return None;
        }
        match (column.take(), squares::named(step)) {
            // Drafts once named a quarter of the board first, and then the square.
            (None, None) if Area::read(step).is_some() => {}
            (None, None) => column = Some(letter(step)?),
            (None, Some(square)) => trees = planted_on(trees, square)?,
            (Some(at), _) => {
                let row = step.parse::<u8>().ok()?.checked_sub(1)?;
                trees = planted_on(trees, squares::at(at, row)?)?;
            }
        }
    }
    if trees.len() == TREES { planted(trees) } else { Some(asked(trees, column)) }
}

fn planted(trees: Squares) -> Option<Stage> {
    let mut stage = Stage::complete(Move::Plant(Grove::on(trees)?));
    stage.settled.trees = trees;
    Some(stage)
}

fn planted_on(trees: Squares, square: Cell) -> Option<Squares> {
    (!trees.contains(square)).then(|| trees.with(square))
}

/// The column of this letter.
fn letter(step: &str) -> Option<u8> {
    (0..SIDE).find(|&column| Cell::new(column, 0).letter().to_string() == step)
}

/// Which column, or which row of it; at the beginning also all three.
fn asked(trees: Squares, column: Option<u8>) -> Stage {
    let number = trees.len() + 1;
    let mut stage = match column {
        None => Stage::asking(Ask::TreeColumn { number }),
        Some(column) => {
            let column = Cell::new(column, 0).letter().to_string();
            Stage::asking(Ask::TreeRow { number, column })
        }
    };
    stage.settled.trees = trees;
    let Some(column) = column else {
        let groves = GROVES.iter().filter(|_| trees.is_empty());
        let groves = groves.map(|grove| Choice::new(*grove, *grove));
        let columns = (0..SIDE).map(|column| Cell::new(column, 0).letter().to_string());
        stage.options = groves.chain(columns.map(|name| Choice::act(name.clone(), name))).collect();
        return stage;
    };
    let free = (0..SIDE).filter_map(|row| squares::at(column, row));
    stage.settled.open = free.filter(|square| !trees.contains(*square)).collect();
    let rows = stage.settled.open.iter().map(|square| square.number().to_string());
    stage.options = rows.map(|name| Choice::act(name.clone(), name)).collect();
    stage
}
