//! The reasons for a move: what it leaves to build, what follows, and what another move would lose.

use rules::{Level, Message, Notes, Seat, Seed, Status};
use search::{BestMove, Budget};

use crate::computer::proof_search::{Proof, Solver, Verdict};
use crate::computer::search_board::SearchBoard;
use crate::legal;
use crate::moves::Move;
use crate::piece::Piece;
use crate::position::Position;
use crate::squares::Squares;
use crate::words::{Explanation, Principle};

/// The most moves among which one that loses at once is looked for.
const FEW_MOVES: usize = 40;

/// The node limit of the proof that the move after the opponent's answer wins as well.
const FOLLOWING_NODES: u64 = 20_000;

/// The reasons for a move as one to four sentences, the last one for the principle it follows. `None` for trees.
pub(super) fn explanation(
    position: &Position,
    seat: Seat,
    best: &BestMove<Move>,
) -> Option<Message> {
    let reason = reason(position, seat, best)?;
    let tempts = temptation(position, seat, best);
    let is_trap = tempts.is_some() && matches!(best.mv, Move::Build(_));
    let principle =
        if is_trap { Some(Principle::Look) } else { principle(position, seat, best.mv, &reason) };
    let principle = principle.map(|one| rules::named_principle(Principle::KNOWN, one));
    let sentences = [Some(reason), continuation(position, seat, best), tempts];
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

/// The opponent's expected answer to a move that wins by force, and a move that still wins after it.
fn continuation(position: &Position, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    let [first, reply, mv, ..] = best.line[..] else { return None };
    let answered = after(position, seat, first);
    let is_won = best.is_proven && best.value > 0.0;
    // A seat that names a piece may be to move twice in a row.
    if !is_won || !answered.is_to_move(seat.other()) {
        return None;
    }
    let reached = after(&answered, seat.other(), reply);
    let is_answered = reached.is_to_move(seat) && wins(&after(&reached, seat, mv), seat);
    is_answered.then_some(Explanation::Follows { reply, mv })
}

/// Whether a seat wins, as far as a short proof shows. The line of a longer one may end in guesses.
fn wins(position: &Position, seat: Seat) -> bool {
    if let Status::Over(outcome) = position.status() {
        return outcome.winners.contains(seat);
    }
    let chance = Seed::from_bytes([0; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, FOLLOWING_NODES, chance, &|| false);
    match Solver::new(&mut budget, FOLLOWING_NODES).prove(&SearchBoard::new(position)) {
        Proof::Decided(_, verdict) => (verdict == Verdict::Won) == position.is_to_move(seat),
        Proof::Open(_) => false,
    }
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

/// The principle that a move follows by its reason, if the position shows it.
fn principle(position: &Position, seat: Seat, mv: Move, reason: &Explanation) -> Option<Principle> {
    let next = after(position, seat, mv);
    let (is_true, principle) = match *reason {
        Explanation::Room { .. } | Explanation::Tighter { .. } => {
            (has_more_places(&next, seat), Principle::Room)
        }
        Explanation::Roomier { .. } => (makes_gap(position, &next, seat), Principle::Gaps),
        Explanation::LastPlace => (true, Principle::Count),
        Explanation::Named { piece, .. } => (is_tightest(position, seat, piece), Principle::Name),
        Explanation::Forced
        | Explanation::Lost
        | Explanation::Swapped { .. }
        | Explanation::Kept { .. }
        | Explanation::Follows { .. }
        | Explanation::Tempts { .. } => return None,
    };
    is_true.then_some(principle)
}

fn has_more_places(position: &Position, seat: Seat) -> bool {
    let [own, theirs] = places(position, seat);
    own > theirs
}

/// Whether a move makes a place for a piece of its seat that the opponent can no longer take.
fn makes_gap(position: &Position, next: &Position, seat: Seat) -> bool {
    let [before, now] = [position, next].map(|position| reach(position, seat.other()));
    let mut own = legal::placements_in(next.room(seat), next.side(seat).hand);
    own.any(|own| own.covered().meets(before) && !own.covered().meets(now))
}

/// The squares that a seat can cover, now or later.
fn reach(position: &Position, seat: Seat) -> Squares {
    let placements = legal::placements_in(position.later_room(seat), position.side(seat).hand);
    placements.fold(Squares::NONE, |all, placement| all | placement.covered())
}

/// Whether the opponent has no fewer places for any other piece.
fn is_tightest(position: &Position, seat: Seat, piece: Piece) -> bool {
    let places = |piece| legal::places(position, seat.other(), piece);
    position.buildable().iter().all(|other| places(piece) <= places(other))
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
