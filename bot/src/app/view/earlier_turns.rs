//! One picture for several turns, such as a player's move and the computers' replies.

use matches::FinishedTurn;
use rules::{Board, Cell, Draft, Item, Mark, Scene};

use crate::app::view::close_up;

/// The scenes of skipped turns, which have no board of their own.
#[derive(Debug, Default)]
pub(crate) struct EarlierTurns(Vec<Scene>);

impl EarlierTurns {
    pub(crate) fn new(turns: &[FinishedTurn]) -> Self {
        let turns = turns.iter().filter(|turn| turn.changes_boards);
        let sights = turns.filter_map(|turn| turn.sight.as_deref());
        Self(sights.map(|sight| sight.scene(&Draft::default())).collect())
    }

    /// Adds the marks of the earlier moves to the current scene.
    pub(crate) fn merge_into(&self, mut scene: Scene) -> Scene {
        // The newest turn comes first: an older turn's marks depend on the captures of newer ones.
        for earlier in self.0.iter().rev() {
            for board in &mut scene.boards {
                if let Some(old) = earlier.boards.iter().find(|old| is_same(board, old)) {
                    merge_board(board, old);
                }
            }
        }
        scene
    }
}

/// Whether two scenes show the same board. The board's place may differ: a winner's board comes first.
fn is_same(one: &Board, other: &Board) -> bool {
    let identity = |board: &Board| (board.owner, board.number, board.columns, board.rows);
    identity(one) == identity(other)
}

fn merge_board(board: &mut Board, old: &Board) {
    let was_struck = |cell: &Cell| old.items.contains(&Item::Mark(*cell, Mark::Captured));
    let is_marked = |cell: &Cell, mark| board.items.contains(&Item::Mark(*cell, mark));
    let is_trace = |item: &Item| match item {
        // If a later turn captured here, the piece of this move is gone.
        Item::Mark(cell, Mark::From | Mark::To) => !is_marked(cell, Mark::Captured),
        // A captured piece's ghost is shown only below its mark.
        Item::Ghost(ghost) => ghost.cells().iter().any(|cell| {
            let is_hidden = is_marked(cell, Mark::Captured) || is_marked(cell, Mark::To);
            was_struck(cell) && !is_hidden
        }),
        // If a piece has moved here since, the mark would hide it.
        Item::Mark(cell, Mark::Captured) => !is_marked(cell, Mark::To),
        item => is_trace(item),
    };
    let is_new = |item: &&Item| is_trace(item) && !board.items.contains(item);
    let traces: Vec<Item> = old.items.iter().filter(is_new).cloned().collect();
    board.items.extend(traces);
    board.focus = close_up::of_both_turns(board, old.focus);
}

/// Whether an item is a mark of the last move.
fn is_trace(item: &Item) -> bool {
    match item {
        Item::Path(_) => true,
        Item::Mark(_, mark) | Item::Outline(_, mark) => {
            matches!(mark, Mark::From | Mark::To | Mark::Captured)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use rules::{Floor, Ink, Seat};

    use super::*;

    fn scene(items: Vec<Item>, focus: Option<(Cell, Cell)>) -> Scene {
        let board = Board { items, focus, ..Board::new(8, 8, Floor::Checkered) };
        Scene::of(board, Vec::new())
    }

    #[test]
    fn a_merged_picture_shows_both_turns_marks_and_current_pieces() {
        let at = |column| Cell::new(column, 0);
        let mark = |column, mark| Item::Mark(at(column), mark);
        let old = vec![Item::Pawn(at(0), Ink::Side(0)), mark(0, Mark::To), mark(7, Mark::Fresh)];
        let new = vec![Item::Pawn(at(4), Ink::Side(1)), mark(4, Mark::To)];
        let scenes = vec![scene(old, Some((at(0), at(1))))];
        let earlier = EarlierTurns(scenes);
        let both = earlier.merge_into(scene(new.clone(), Some((at(4), at(5)))));
        let items = [new, vec![mark(0, Mark::To)]].concat();
        assert_eq!(both, scene(items, Some((at(0), at(5)))));
    }

    #[test]
    fn what_a_later_turn_struck_is_only_struck() {
        let at = |column, mark| Item::Mark(Cell::new(column, 0), mark);
        let turn = |items| scene(items, None);
        let placed = || turn(vec![at(0, Mark::To)]);
        let struck = || turn(vec![at(0, Mark::Captured)]);
        assert_eq!(EarlierTurns(vec![placed()]).merge_into(struck()), struck());
        let both = EarlierTurns(vec![placed(), struck()]).merge_into(turn(vec![at(4, Mark::To)]));
        assert_eq!(both, turn(vec![at(4, Mark::To), at(0, Mark::Captured)]));
    }

    #[test]
    fn a_merged_picture_shows_what_the_last_turn_did_on_a_square() {
        let at = Cell::new(4, 4);
        let (to, captured) = (Item::Mark(at, Mark::To), Item::Mark(at, Mark::Captured));
        let pawn = |ink| Item::Pawn(at, Ink::Side(ink));
        let arrives = scene(vec![pawn(0), to.clone()], None);
        let falls = scene(vec![Item::Ghost(Box::new(pawn(0))), captured], None);
        let arrives_again = scene(vec![pawn(1), to], None);
        let merge = |earlier: &[&Scene], last: &Scene| {
            let earlier = earlier.iter().copied().cloned().collect();
            EarlierTurns(earlier).merge_into(last.clone())
        };
        assert_eq!(merge(&[&arrives], &falls), falls);
        assert_eq!(merge(&[&falls], &arrives_again), arrives_again);
        let empty = scene(Vec::new(), None);
        assert_eq!(merge(&[&arrives, &falls], &empty), falls);
    }

    #[test]
    fn marks_stay_on_the_board_of_their_owner_if_the_boards_change_places() {
        let mark = Item::Mark(Cell::new(0, 0), Mark::To);
        let castle = |owner, items: &[Item]| {
            let board = Board::new(3, 3, Floor::Plots);
            Board { owner: Some(Seat(owner)), items: items.to_vec(), ..board }
        };
        let scene = |boards| Scene { boards, ..scene(Vec::new(), None) };
        let built = scene(vec![castle(0, std::slice::from_ref(&mark)), castle(1, &[])]);
        let won = scene(vec![castle(1, &[]), castle(0, &[])]);
        let both = EarlierTurns(vec![built]).merge_into(won);
        assert_eq!(both, scene(vec![castle(1, &[]), castle(0, &[mark])]));
    }

    #[test]
    fn distant_changes_focus_on_the_last_turn_only() {
        let corner = |column, row| (Cell::new(column, row), Cell::new(column + 1, row + 1));
        let [first, last] = [corner(0, 0), corner(6, 6)];
        let earlier = EarlierTurns(vec![scene(Vec::new(), Some(first))]);
        let both = earlier.merge_into(scene(Vec::new(), Some(last)));
        assert_eq!(both.boards[0].focus, Some(last));
        let none = earlier.merge_into(scene(Vec::new(), None));
        assert_eq!(none.boards[0].focus, Some(first));
    }
}
