//! One picture for several turns: what a person played, say, and what computers answered.

use matches::Turn;
use rules::{Board, Cell, Draft, Item, Mark, Scene};

/// What a picture shows of the turns before the last, which have no board of their own.
#[derive(Debug, Default)]
pub(crate) struct Before(Vec<Scene>);

impl Before {
    /// What was done in these turns.
    pub(crate) fn of(turns: &[Turn]) -> Self {
        let sights = turns.iter().filter_map(|turn| turn.sight.as_deref());
        Self(sights.map(|sight| sight.scene(&Draft::default())).collect())
    }

    /// A picture of the present that shows as well what was done before.
    pub(crate) fn shown_in(&self, mut scene: Scene) -> Scene {
        for before in &self.0 {
            for (board, old) in scene.boards.iter_mut().zip(&before.boards) {
                if (board.columns, board.rows) != (old.columns, old.rows) {
                    continue;
                }
                let is_new = |item: &&Item| is_trace(item) && !board.items.contains(item);
                let traces: Vec<Item> = old.items.iter().filter(is_new).cloned().collect();
                board.items.extend(traces);
                let both = board.focus.zip(old.focus).map(|(one, other)| around(one, other));
                // A close-up of most of the board is none: then it shows the last of them, and the whole board all.
                let both = both.filter(|&part| is_close(part, board));
                board.focus = both.or(board.focus).or(old.focus);
            }
        }
        scene
    }
}

/// Whether it shows what a move did.
fn is_trace(item: &Item) -> bool {
    match item {
        Item::Path(_) => true,
        Item::Mark(_, mark) | Item::Outline(_, mark) => {
            matches!(mark, Mark::From | Mark::To | Mark::Captured)
        }
        _ => false,
    }
}

type Part = (Cell, Cell);

/// The part of a board that holds two parts.
fn around((low, high): Part, (from, to): Part) -> Part {
    (
        Cell::new(low.column.min(from.column), low.row.min(from.row)),
        Cell::new(high.column.max(to.column), high.row.max(to.row)),
    )
}

/// Whether a part is at most half of a board.
fn is_close((low, high): Part, board: &Board) -> bool {
    let sides = (u32::from(high.column - low.column) + 1, u32::from(high.row - low.row) + 1);
    2 * sides.0 * sides.1 <= u32::from(board.columns) * u32::from(board.rows)
}

#[cfg(test)]
mod tests {
    use rules::{Floor, Ink};

    use super::*;

    fn scene(items: Vec<Item>, focus: Option<Part>) -> Scene {
        let board = Board { items, focus, ..Board::new(8, 8, Floor::Checkered) };
        Scene::of(board, Vec::new())
    }

    #[test]
    fn a_picture_of_two_turns_shows_the_traces_of_both_and_the_pieces_of_now() {
        let at = |column| Cell::new(column, 0);
        let mark = |column, mark| Item::Mark(at(column), mark);
        let old = vec![Item::Pawn(at(0), Ink::Side(0)), mark(0, Mark::To), mark(7, Mark::Fresh)];
        let new = vec![Item::Pawn(at(4), Ink::Side(1)), mark(4, Mark::To)];
        let scenes = vec![scene(old, Some((at(0), at(1))))];
        let before = Before(scenes);
        let both = before.shown_in(scene(new.clone(), Some((at(4), at(5)))));
        let items = [new, vec![mark(0, Mark::To)]].concat();
        assert_eq!(both, scene(items, Some((at(0), at(5)))));
    }

    #[test]
    fn what_happened_at_both_ends_of_a_board_makes_no_close_up_of_all_of_it() {
        let corner = |column, row| (Cell::new(column, row), Cell::new(column + 1, row + 1));
        let [first, last] = [corner(0, 0), corner(6, 6)];
        let before = Before(vec![scene(Vec::new(), Some(first))]);
        let both = before.shown_in(scene(Vec::new(), Some(last)));
        assert_eq!(both.boards[0].focus, Some(last));
        let none = before.shown_in(scene(Vec::new(), None));
        assert_eq!(none.boards[0].focus, Some(first));
    }
}
