//! An own piece that the opponent can take after a move: what follows, or that no move saves it.

use rules::Viewer;
use search::BestMove;

use crate::computer::contrast::answered;
use crate::computer::danger::{Change, Danger, is_taken_back, saving_moves};
use crate::moves::Move;
use crate::position::{Position, View};
use crate::words::Explanation;

/// The own piece that can be taken since the move, unless that is the trade.
pub(super) fn endangered(
    view: &View,
    change: &Change,
    best: &BestMove<Move>,
) -> Option<Explanation> {
    let danger = change.endangered()?;
    if change.effect.takes() && danger.square == change.action.to {
        return None;
    }
    let is_back = is_taken_back(&change.after, change.seat.other(), danger.taking);
    let Danger { kind, square, hunter, taking } = danger;
    Some(
        match is_back {
            false => retaliation(view, change, danger, best),
            true => None,
        }
        .unwrap_or(Explanation::Endangers {
            kind,
            square,
            hunter,
            from: taking.from,
            back: if is_back { "yes" } else { "no" },
        }),
    )
}

/// The own piece that can be taken before and after the move.
pub(super) fn remaining(
    view: &View,
    change: &Change,
    best: &BestMove<Move>,
) -> Option<Explanation> {
    let danger = change.remaining()?;
    let Danger { kind, square, hunter, taking } = danger;
    if is_taken_back(&change.after, change.seat.other(), taking) {
        return Some(Explanation::Remains { kind, square, hunter, from: taking.from, back: "yes" });
    }
    let stood = if square == change.action.to { change.action.from } else { square };
    let is_lost = saving_moves(view, change.seat, danger, change.action).next().is_none();
    let lost = is_lost.then_some(Explanation::Forsaken { kind, square: stood });
    Some(retaliation(view, change, danger, best).or(lost).unwrap_or(Explanation::Remains {
        kind,
        square,
        hunter,
        from: taking.from,
        back: "no",
    }))
}

/// The own capture that answers the taking of a piece, by a short search.
fn retaliation(
    view: &View,
    change: &Change,
    danger: Danger,
    best: &BestMove<Move>,
) -> Option<Explanation> {
    // A move that was not searched is not looked into, either.
    best.depth?;
    let position = Position::after(view, change.seat, change.action);
    let mv = answered(&position.view(Viewer::Seat(change.seat)), danger.taking)?.reply;
    let mut pieces = position.state.pieces;
    pieces.apply(change.seat.other(), danger.taking)?;
    if !pieces.effect(mv).takes() {
        return None;
    }
    let victim = pieces.army(change.seat.other()).at(mv.to)?;
    let Danger { kind, square, hunter, taking } = danger;
    Some(Explanation::Retaliates { kind, square, hunter, from: taking.from, mv, victim })
}
