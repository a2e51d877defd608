//! One post for several turns: what a person played and what computers answered, told in order and shown in one picture.

use data::{Look, Matches, Refused, Revision};
use rules::{Cell, Draft, Item, Mark, Message, Scene};

/// What a board shows of the turns before the last, which had no board of their own.
#[derive(Debug, Default)]
pub(super) struct Before {
    /// What happened in them.
    pub(super) notes: Vec<Message>,
    scenes: Vec<Scene>,
}

impl Before {
    /// The turns since a revision that called for a board, but for the last one.
    pub(super) fn of(matches: &Matches, look: &Look, since: Revision) -> Result<Self, Refused> {
        if since >= look.head().revision {
            return Ok(Self::default());
        }
        let mut before = Self::default();
        for turn in matches.turns_since(look.head().id, since)? {
            before.notes.extend(turn.notes);
            before.scenes.push(turn.sight.scene(&Draft::default()));
        }
        Ok(before)
    }

    /// A picture of the present that shows as well what was done before.
    pub(super) fn shown_in(&self, mut scene: Scene) -> Scene {
        for before in &self.scenes {
            for (board, old) in scene.boards.iter_mut().zip(&before.boards) {
                if (board.columns, board.rows) != (old.columns, old.rows) {
                    continue;
                }
                let is_new = |item: &&Item| is_trace(item) && !board.items.contains(item);
                let traces: Vec<Item> = old.items.iter().filter(is_new).cloned().collect();
                board.items.extend(traces);
                board.focus = match (board.focus, old.focus) {
                    (Some(one), Some(other)) => Some(around(one, other)),
                    (one, other) => one.or(other),
                };
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

#[cfg(test)]
mod tests {
    use rules::{Board, Floor, Ink};

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
        let before = Before { notes: Vec::new(), scenes };
        let both = before.shown_in(scene(new.clone(), Some((at(4), at(5)))));
        let items = [new, vec![mark(0, Mark::To)]].concat();
        assert_eq!(both, scene(items, Some((at(0), at(5)))));
    }
}
