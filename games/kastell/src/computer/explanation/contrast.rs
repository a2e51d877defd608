//! Another move that is worse than the chosen one, and why.

use rules::{Join, Seat, Status};
use search::BestMove;

use crate::computer::explanation::kept_place::{kept_place, places};
use crate::computer::explanation::move_words::in_words;
use crate::computer::proof_search::Solver;
use crate::computer::winning_moves::{Mistake, after, mistake};
use crate::legal;
use crate::moves::Move;
use crate::position::Position;
use crate::squares::Squares;
use crate::words::{Explanation, square_list};

/// Positions with more moves are not searched for a move that loses at once.
const FEW_MOVES: usize = 40;

/// Another move that is worse, and why.
pub(super) fn contrast(
    solver: &mut Solver<'_, '_>,
    position: &Position,
    seat: Seat,
    best: &BestMove<Move>,
) -> Option<Explanation> {
    let is_won = best.is_proven && best.value > 0.0;
    temptation(position, seat, best)
        .or_else(|| is_won.then(|| refuted(solver, position, seat, best.mv)).flatten())
        .or_else(|| weaker(position, seat, best).filter(|_| !best.is_proven))
}

/// A move that lets the opponent win at once, unless the chosen one does too.
fn temptation(position: &Position, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    let moves = legal::moves(position, seat);
    if moves.len() > FEW_MOVES || last_move(position, seat, best.mv).is_some() {
        return None;
    }
    moves.into_iter().find_map(|mv| {
        let reply = last_move(position, seat, mv)?;
        Some(Explanation::Tempts { mv: in_words(mv), reply: in_words(reply) })
    })
}

/// A move that looks good and loses, and the answer that wins.
fn refuted(
    solver: &mut Solver<'_, '_>,
    position: &Position,
    seat: Seat,
    chosen: Move,
) -> Option<Explanation> {
    let Mistake { mv, answer } = mistake(solver, position)?;
    let reached = after(&after(position, seat, mv), seat.other(), answer);
    let (mv, reply) = (in_words(mv), in_words(answer));
    if matches!(reached.status(), Status::Over(_)) {
        return Some(Explanation::Tempts { mv, reply });
    }
    let taken = covered(chosen) & covered(answer);
    if !taken.is_empty() {
        return Some(Explanation::ErrsHere { mv, reply, squares: square_list(Join::And, taken) });
    }
    let kept = kept_place(&reached, seat.other(), Squares::NONE).map(|kept| kept.placement);
    Some(match kept {
        Some(kept) => Explanation::ErrsByPlace {
            mv,
            reply,
            piece: kept.shape.piece(),
            squares: square_list(Join::And, kept.covered()),
        },
        None => Explanation::Errs { mv, reply },
    })
}

/// The squares that a move builds on.
fn covered(mv: Move) -> Squares {
    match mv {
        Move::Build(placement) => placement.covered(),
        Move::Pick(_) | Move::Swap | Move::Keep | Move::Plant(_) => Squares::NONE,
    }
}

/// The placement of the same piece that leaves the opponent the most placements.
fn weaker(position: &Position, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    let Move::Build(chosen) = best.mv else { return None };
    let theirs = |placement| places(&after(position, seat, Move::Build(placement)), seat)[1];
    let same = legal::placements(position);
    let same = same.filter(|other| other.shape.piece() == chosen.shape.piece());
    let (ways, placement) = same.map(|other| (theirs(other), other)).max()?;
    let more = ways.checked_sub(theirs(chosen)).filter(|more| *more > 0)?;
    Some(Explanation::Weaker { mv: in_words(Move::Build(placement)), more })
}

/// The opponent's move that ends the match in their favor right after this one.
fn last_move(position: &Position, seat: Seat, mv: Move) -> Option<Move> {
    let next = after(position, seat, mv);
    let other = seat.other();
    legal::moves(&next, other).into_iter().find(|reply| {
        matches!(
            after(&next, other, *reply).status(),
            Status::Over(end) if end.winners.contains(other)
        )
    })
}
