//! Laws of scenes: they show something, and everything is within its board.

use rules::{Board, Cell, Item, Mark, Scene};

use crate::law::{Law, LawResult};

pub(crate) fn check(scene: &Scene) -> LawResult {
    let shown = scene.boards.iter().map(|board| board.items.len()).sum::<usize>()
        + scene.trays.iter().map(|tray| tray.items.len()).sum::<usize>();
    Law::Scene.holds(!scene.boards.is_empty() && scene.per_row > 0 && shown > 0, || {
        format!("{} boards, {} in a row, {shown} things", scene.boards.len(), scene.per_row)
    })?;
    scene.boards.iter().try_for_each(board_holds_its_items)
}

/// Checks captures. After a marked capture there are not more pieces than before. In a game without captures nothing is
/// marked, and no piece disappears.
pub(crate) fn captures(before: &Scene, after: &Scene, has_captures: bool) -> LawResult {
    let (old, new) = (captured(before), captured(after));
    let is_marked = new.iter().any(|sign| !old.contains(sign));
    let (stood, stand) = (before.piece_count(), after.piece_count());
    Law::Captures.holds(has_captures || !is_marked && stand >= stood, || {
        format!("nothing can be taken, and of {stood} things {stand} are left")
    })?;
    Law::Captures.holds(!is_marked || stand <= stood, || {
        format!("something was taken, and of {stood} things {stand} are left")
    })
}

/// The marks of captures, with their boards and squares.
fn captured(scene: &Scene) -> Vec<(usize, Cell)> {
    let boards = scene.boards.iter().enumerate();
    let signs = boards.flat_map(|(at, board)| board.items.iter().map(move |item| (at, item)));
    let captured = signs.filter_map(|(at, item)| match item {
        Item::Mark(cell, Mark::Captured) => Some((at, *cell)),
        _ => None,
    });
    captured.collect()
}

fn board_holds_its_items(board: &Board) -> LawResult {
    let focus = board.focus.iter().flat_map(|&(from, to)| [from, to]);
    let cells = board.items.iter().flat_map(Item::cells).copied().chain(focus);
    let outside = |cell: &rules::Cell| cell.column >= board.columns || cell.row >= board.rows;
    let stray = cells.into_iter().find(outside);
    Law::Scene.holds(stray.is_none(), || {
        format!("{stray:?} on a board of {} by {}", board.columns, board.rows)
    })?;
    let senseless = board.items.iter().find(|item| !makes_sense(item));
    Law::Scene.holds(senseless.is_none(), || format!("{senseless:?} can't be drawn"))
}

fn makes_sense(item: &Item) -> bool {
    let sign = |item: &Item| matches!(item, Item::Mark(..) | Item::Outline(..) | Item::Ghost(_));
    match item {
        Item::Ghost(inner) => !sign(inner) && makes_sense(inner),
        _ => !item.cells().is_empty(),
    }
}
