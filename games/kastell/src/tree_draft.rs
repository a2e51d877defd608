//! Staged input of the three trees: a predefined grove, or each tree by column and row.

use rules::{Area, Cell, Choice};

use crate::draft::DraftStep;
use crate::moves::{Grove, Move};
use crate::squares;
use crate::squares::{SIDE, Squares};
use crate::words::Prompt;

const TREES: usize = 3;

/// Predefined groves: near and far, in the middle and at the edge.
const GROVES: [&str; 12] = [
    "c3,d6,g4", "b2,d5,g7", "c6,e3,g5", "d4,e5,f6", "b5,e4,g6", "c4,d7,f2", "a4,d5,h5", "b7,e4,g2",
    "c2,e6,h4", "d3,d6,f5", "a1,d4,h8", "b4,f3,f7",
];

pub(crate) fn tree_step(steps: &[String]) -> Option<DraftStep> {
    if let [step] = steps
        && GROVES.contains(&step.as_str())
    {
        return complete(step.split(',').filter_map(squares::named).collect());
    }
    let (mut trees, mut column) = (Squares::NONE, None);
    for step in steps {
        if trees.len() == TREES {
            return None;
        }
        match (column.take(), squares::named(step)) {
            // Older drafts have a quarter of the board before each square.
            (None, None) if Area::read(step).is_some() => {}
            (None, None) => column = Some(letter(step)?),
            (None, Some(square)) => trees = with_tree(trees, square)?,
            (Some(at), _) => {
                let row = step.parse::<u8>().ok()?.checked_sub(1)?;
                trees = with_tree(trees, squares::at(at, row)?)?;
            }
        }
    }
    if trees.len() == TREES { complete(trees) } else { Some(incomplete(trees, column)) }
}

fn complete(trees: Squares) -> Option<DraftStep> {
    let mut step = DraftStep::complete(Move::Plant(Grove::from_squares(trees)?));
    step.state.trees = trees;
    Some(step)
}

fn with_tree(trees: Squares, square: Cell) -> Option<Squares> {
    (!trees.contains(square)).then(|| trees.with(square))
}

fn letter(step: &str) -> Option<u8> {
    (0..SIDE).find(|&column| Cell::new(column, 0).letter().to_string() == step)
}

/// Asks for a column, or for a row in it. At first, also offers the predefined groves.
fn incomplete(trees: Squares, column: Option<u8>) -> DraftStep {
    let number = trees.len() + 1;
    let mut step = match column {
        None => DraftStep::prompt(Prompt::TreeColumn { number }),
        Some(column) => {
            let column = Cell::new(column, 0).letter().to_string();
            DraftStep::prompt(Prompt::TreeRow { number, column })
        }
    };
    step.state.trees = trees;
    let Some(column) = column else {
        let groves = GROVES.iter().filter(|_| trees.is_empty());
        let groves = groves.map(|grove| Choice::new(*grove, *grove));
        let columns = (0..SIDE).map(|column| Cell::new(column, 0).letter().to_string());
        step.options = groves.chain(columns.map(|name| Choice::act(name.clone(), name))).collect();
        return step;
    };
    let free = (0..SIDE).filter_map(|row| squares::at(column, row));
    step.state.open = free.filter(|square| !trees.contains(*square)).collect();
    let rows = step.state.open.iter().map(|square| square.number().to_string());
    step.options = rows.map(|name| Choice::act(name.clone(), name)).collect();
    step
}
