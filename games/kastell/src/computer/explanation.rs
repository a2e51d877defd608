//! The reasons for a move: what it leaves to build, what follows, and what another move would lose.

use rules::{Message, Notes, Seat, Status};
use search::BestMove;

use crate::computer::search_board::SearchBoard;
use crate::legal;
use crate::moves::Move;
use crate::position::Position;
use crate::words::{Explanation, Principle};

/// The most moves among which one that loses at once is looked for.
const FEW_MOVES: usize = 40;

/// The reasons for a move as one to three sentences, and the principle it follows. `None` for trees.
pub(super) fn explanation(
    position: &Position,
    seat: Seat,
    best: &BestMove<Move>,
) -> Option<Message> {
    let reason = reason(position, seat, best)?;
    let tempts = temptation(position, seat, best);
    let principle = tempts.as_ref().map_or_else(|| principle(&reason), |_| Some(Principle::Look));
    let principle = principle.map(|one| rules::named_principle(Principle::KNOWN, one));
    let sentences = [Some(reason), continuation(best), tempts];
    Some(rules::sentences(sentences.into_iter().flatten().map(Message::from).chain(principle)))
}

fn reason(position: &Position, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    let [own, theirs] = places(&after(position, seat, best.mv), seat);
    match best.mv {
        Move::Build(_) if theirs == 0 => Some(Explanation::LastPlace),
        _ if best.is_proven && best.value > 0.0 => Some(Explanation::Forced),
        _ if best.is_proven => Some(Explanation::Lost),
        Move::Build(_) => Some(compared(position, seat, [own, theirs])),
        Move::Pick(piece) => {
            let theirs = legal::places(position, seat.other(), piece);
            Some(Explanation::Named { piece, theirs })
        }
        Move::Swap => Some(Explanation::Swapped { own, theirs }),
        Move::Keep => Some(Explanation::Kept { own, theirs }),
        Move::Plant(_) => None,
    }
}

/// The ways to build that are left to both, beside those after a usual move.
fn compared(position: &Position, seat: Seat, [own, theirs]: [u16; 2]) -> Explanation {
    let builds = legal::placements(position).map(Move::Build);
    let counts = builds.map(|mv| places(&after(position, seat, mv), seat));
    let (owns, others): (Vec<_>, Vec<_>) = counts.map(|[own, theirs]| (own, theirs)).unzip();
    let fewer = median(others).saturating_sub(theirs);
    let more = own.saturating_sub(median(owns));
    match (fewer, more) {
        (0, 0) => Explanation::Room { own, theirs },
        _ if fewer >= more => Explanation::Tighter { theirs, fewer },
        _ => Explanation::Roomier { own, more },
    }
}

/// The first plies after a move that wins by force.
fn continuation(best: &BestMove<Move>) -> Option<Explanation> {
    let [_, reply, own, ..] = best.line[..] else { return None };
    (best.is_proven && best.value > 0.0).then_some(Explanation::Follows { reply, mv: own })
}

/// A move after which the opponent can build last at once, where the chosen one does not allow that.
fn temptation(position: &Position, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    let moves = legal::moves(position, seat);
    let is_lost = best.is_proven && best.value < 0.0;
    if is_lost || moves.len() > FEW_MOVES || last_move(position, seat, best.mv).is_some() {
        return None;
    }
    moves.into_iter().find_map(|mv| {
        let reply = last_move(position, seat, mv)?;
        Some(Explanation::Tempts { mv, reply })
    })
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

fn principle(reason: &Explanation) -> Option<Principle> {
    match reason {
        Explanation::Room { .. } | Explanation::Tighter { .. } => Some(Principle::Room),
        Explanation::Roomier { .. } => Some(Principle::Gaps),
        Explanation::LastPlace => Some(Principle::Count),
        Explanation::Named { .. } => Some(Principle::Name),
        Explanation::Forced
        | Explanation::Lost
        | Explanation::Swapped { .. }
        | Explanation::Kept { .. }
        | Explanation::Follows { .. }
        | Explanation::Tempts { .. } => None,
    }
}

fn after(position: &Position, seat: Seat, mv: Move) -> Position {
    let mut next = *position;
    next.play(seat, mv, &mut Notes::muted());
    next
}

/// The ways to build of a seat and of its opponent.
fn places(position: &Position, seat: Seat) -> [u16; 2] {
    SearchBoard::new(position).places(seat)
}

fn median(mut counts: Vec<u16>) -> u16 {
    counts.sort_unstable();
    counts.get(counts.len() / 2).copied().unwrap_or_default()
}
