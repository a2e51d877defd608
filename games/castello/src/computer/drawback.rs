//! The drawback of a move: the opponent's gain right after it, and why the move is good all the same.

use std::cmp::Ordering;

use search::BestMove;

use crate::computer::gaining_move::{
    GainingMove, MoveWords, NOTHING, gain, in_words, most, outcome,
};
use crate::computer::next_view::{after, all_moves};
use crate::computer::position_facts::takeable;
use crate::effect::Effect;
use crate::moves::Move;
use crate::position::View;
use crate::words::Explanation;

/// The maximum number of legal moves that are compared. Comparing thousands would take seconds.
const MOST_COMPARED: usize = 250;

/// The opponent's gain right after a move, compared with other moves or with the mover's next gain.
pub(super) fn yielded(
    view: &View,
    next: &View,
    chosen: &Move,
    best: &BestMove<Move>,
) -> Option<Explanation> {
    if next.board.turn() == view.board.turn() || best.is_proven && best.value > 0.0 {
        return None;
    }
    let found = most(next)?;
    let MoveWords { mv, effects } = in_words(next, &found)?;
    if !found.effect.castles.is_empty() && is_castle_lost(view, chosen) {
        return Some(Explanation::Yields { mv, effects, beside: "castle", worse: 0, moves: 0 });
    }
    let own = regained(next, &found);
    let is_even = own.as_ref().is_some_and(|own| is_even(view, chosen, &found.effect, &own.effect));
    let Others { worse, moves } = compared(view, next, chosen);
    let beside = match worse {
        _ if is_even => "regains",
        0 => "nothing",
        worse if worse == moves => "all",
        worse if worse * 2 >= moves => "many",
        _ => "nothing",
    };
    Some(match own.filter(|_| matches!(beside, "regains" | "nothing")) {
        Some(Regained { words, .. }) => {
            Explanation::Regains { mv, effects, own: words.mv, gains: words.effects }
        }
        None => Explanation::Yields { mv, effects, beside, worse, moves },
    })
}

/// Whether the opponent can also take a castle after every other move.
fn is_castle_lost(view: &View, chosen: &Move) -> bool {
    let takes_castle = |next: &View| {
        let is_theirs = next.end.is_none() && next.board.turn() != view.board.turn();
        is_theirs && !takeable(next).is_empty()
    };
    view.move_generator().outcomes().into_iter().all(|one| {
        let mv = view.move_generator().canonical(one).filter(|mv| mv != chosen);
        mv.is_none_or(|mv| takes_castle(&after(view, &mv)))
    })
}

/// The move that gains most for the mover after the opponent's reply.
struct Regained {
    words: MoveWords,
    effect: Effect,
}

fn regained(next: &View, theirs: &GainingMove) -> Option<Regained> {
    let reached = after(next, &next.move_generator().canonical(theirs.outcome)?);
    let own = most(&reached).filter(|_| reached.board.turn() != next.board.turn())?;
    Some(Regained { words: in_words(&reached, &own)?, effect: own.effect })
}

/// Whether a move and the next move of its side together gain at least as much as the opponent's reply.
pub(super) fn is_even(view: &View, mv: &Move, theirs: &Effect, then: &Effect) -> bool {
    let first = Effect::of(view, outcome(view, mv));
    let (wins, castles, pawns) = gain(then);
    (wins, castles + first.castles.len(), pawns + first.captures) >= gain(theirs)
}

/// The numbers of other moves: those that are no better at once, and all.
struct Others {
    worse: usize,
    moves: usize,
}

fn compared(view: &View, next: &View, chosen: &Move) -> Others {
    if view.move_generator().outcomes().len() > MOST_COMPARED {
        return Others { worse: 0, moves: 0 };
    }
    let own = balance(view, next, chosen);
    let others = all_moves(view).into_iter().filter(|mv| mv != chosen);
    let is_no_better = others.map(|mv| balance(view, &after(view, &mv), &mv) <= own);
    let is_no_better: Vec<_> = is_no_better.collect();
    let worse = is_no_better.iter().filter(|is_no_better| **is_no_better).count();
    Others { worse, moves: is_no_better.len() }
}

/// The win, castles and pawns that a move gains, less the opponent's gain at once. More is better.
fn balance(view: &View, next: &View, mv: &Move) -> (Ordering, i64, i64) {
    let gained = gain(&Effect::of(view, outcome(view, mv)));
    let is_theirs = next.board.turn() != view.board.turn();
    let lost = most(next).filter(|_| is_theirs).map_or(NOTHING, |found| gain(&found.effect));
    let left = |own: usize, theirs: usize| own as i64 - theirs as i64;
    (gained.0.cmp(&lost.0), left(gained.1, lost.1), left(gained.2, lost.2))
}

/// The number of moves after which the opponent could take something at once. `None` if that is less than half of all
/// moves, or if there are too many moves to compare.
pub(super) fn unharmed(view: &View) -> Option<Explanation> {
    if view.move_generator().outcomes().len() > MOST_COMPARED {
        return None;
    }
    let moves = all_moves(view);
    let loses = |mv: &&Move| {
        let next = after(view, mv);
        next.board.turn() != view.board.turn() && most(&next).is_some()
    };
    let (losing, moves) = (moves.iter().filter(loses).count(), moves.len());
    (losing * 2 >= moves).then_some(Explanation::Unharmed { losing, moves })
}

#[cfg(test)]
mod tests {
    use rules::Viewer;
    use serde_json::json;

    use super::*;
    use crate::board::RED;
    use crate::options::Options;
    use crate::{notation, state};

    #[test]
    fn a_castle_is_not_lost_if_a_move_leaves_the_opponent_only_a_win_by_pawns() {
        // Black threatens to step to f5, which takes castle f6. A red pawn on f5 is captured, and two are left.
        let state = json!({
            "red": ["a1", "a3", "e4"], "black": ["e6", "g5", "g6"], "unmoved": [],
            "castles": ["f14", "f6", "g10", "g2", "k13", "k3", "k8", "o14", "o6", "p10", "p2"],
            "taken": {"red": [], "black": []}, "turn": "red", "quiet_plies": 0,
        });
        let view = state::read(Options::default(), &state).unwrap().view(Viewer::Everything);
        let is_lost = |chosen: &str| {
            let chosen = notation::read(&view, RED, chosen).unwrap();
            is_castle_lost(&view, &chosen)
        };
        assert!(is_lost("e4-f5"));
        assert!(!is_lost("a1-b1"));
    }
}
