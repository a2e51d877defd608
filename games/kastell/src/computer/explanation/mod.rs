//! The reasons for a move: what it leaves to build, what follows, and what another move would lose.

mod contrast;
mod kept_place;
mod move_words;

use std::cmp::Ordering;

use rules::{Arg, Join, Level, Message, Seat, Seed, Status};
use search::{BestMove, Budget};

use crate::computer::explanation::contrast::contrast;
use crate::computer::explanation::kept_place::{kept_place, places, reach};
use crate::computer::explanation::move_words::{in_words, move_list};
use crate::computer::proof_search::Solver;
use crate::computer::winning_moves::{after, count_winning, is_best_trap, mistake, wins};
use crate::legal;
use crate::moves::{Move, Placement};
use crate::options::Contact;
use crate::piece::{Hand, Piece};
use crate::position::{Phase, Position};
use crate::squares::Squares;
use crate::words::{Explanation, Principle, square_list};

/// The node limit of all proofs for a hint together.
const PROOF_NODES: u64 = 250_000;

/// The maximum number of losing answers of the opponent that a hint names one by one.
const FEW_SAVING: usize = 2;

/// The maximum number of sentences of a hint, apart from its principle.
const MOST: usize = 3;

/// The reasons for a move as one to four sentences. The last names the principle behind it, if any. `None` for planting
/// trees.
pub(super) fn explanation(
    position: &Position,
    seat: Seat,
    best: &BestMove<Move>,
) -> Option<Message> {
    let chance = Seed::from_bytes([0; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, PROOF_NODES, chance, &|| false);
    let solver = &mut Solver::new(&mut budget, PROOF_NODES);
    let reason = reason(solver, position, seat, best);
    // If the number of winning moves is unknown, the placements that a piece loses say more.
    let is_counted = !matches!(reason, Some(Explanation::Forced));
    let shown = shown(position, seat, best).filter(|_| !names_answers(reason.as_ref()));
    let is_compared = matches!(reason, Some(Explanation::Leaves { .. }));
    let is_squeezed = !is_compared && (!best.is_proven || !is_counted);
    let shown = shown.or_else(|| squeezed(position, seat, best).filter(|_| is_squeezed));
    let contrast = contrast(solver, position, seat, best);
    let follows = continuation(solver, position, seat, best);
    // With three other sentences, the number of winning moves is left out.
    let is_full = [&shown, &contrast, &follows].into_iter().flatten().count() == MOST;
    let is_won = best.is_proven && best.value > 0.0;
    // In a won position, the placements that a piece loses are no reason.
    let is_weak = matches!(shown, Some(Explanation::Squeezes { .. }));
    let shown = shown.filter(|_| !(is_won && is_weak && contrast.is_some()));
    let reason = reason.filter(|_| !(is_full && is_won && !is_weak));
    let contrast = contrast.filter(|_| !is_full || is_won);
    let named = |reason: &Explanation| principle(position, seat, best.mv, reason);
    let principle = [&contrast, &reason, &shown].into_iter().flatten().find_map(named);
    let principle = principle.map(|one| rules::named_principle(Principle::KNOWN, one));
    let sentences = [reason, shown, follows, contrast].into_iter().flatten();
    let sentences: Vec<_> = sentences.map(Message::from).chain(principle).collect();
    (!sentences.is_empty()).then(|| rules::sentences(sentences))
}

/// Whether a reason names the deciding answers. They already show the place that is left.
fn names_answers(reason: Option<&Explanation>) -> bool {
    matches!(
        reason,
        Some(
            Explanation::LostBut { .. } | Explanation::LostBy { .. } | Explanation::LostOnly { .. }
        )
    )
}

fn is_end(position: &Position, seat: Seat, mv: Move) -> bool {
    matches!(after(position, seat, mv).status(), Status::Over(_))
}

fn reason(
    solver: &mut Solver<'_, '_>,
    position: &Position,
    seat: Seat,
    best: &BestMove<Move>,
) -> Option<Explanation> {
    let next = after(position, seat, best.mv);
    let [own, theirs] = places(&next, seat);
    match best.mv {
        Move::Build(_) if theirs == 0 => Some(Explanation::LastPlace),
        // A piece without a place ends the match at once.
        Move::Pick(piece) if legal::places(position, seat.other(), piece) == 0 => {
            Some(Explanation::Named { piece, theirs: 0 })
        }
        _ if best.is_proven && best.value > 0.0 => Some(forced(solver, position, seat)),
        _ if best.is_proven => Some(lost(solver, position, seat, best.mv)),
        Move::Build(_) if next.phase == Phase::Swap => Some(Explanation::MaySwap),
        Move::Build(placement) => scarce(position, seat, placement.shape.piece())
            .or_else(|| compared(position, seat, [own, theirs])),
        // Any other piece is named for its later effects, which no count shows.
        Move::Pick(piece) => is_tightest(position, seat, piece).then(|| {
            let theirs = legal::places(position, seat.other(), piece);
            Explanation::Named { piece, theirs }
        }),
        Move::Swap => Some(Explanation::Swapped { own, theirs }),
        Move::Keep => Some(Explanation::Kept { own, theirs }),
        Move::Plant(_) => None,
    }
}

/// A win that is forced, with the number of winning moves if short proofs can count them.
fn forced(solver: &mut Solver<'_, '_>, position: &Position, seat: Seat) -> Explanation {
    match count_winning(solver, position, seat) {
        Some(count) if count.moves() > 1 => {
            let share = if count.losing.is_empty() { "all" } else { "some" };
            Explanation::Rare { winning: count.winning.len(), moves: count.moves(), share }
        }
        _ => Explanation::Forced,
    }
}

/// The reason in a lost position: the number of losing answers, or the few answers that lose or win.
fn lost(solver: &mut Solver<'_, '_>, position: &Position, seat: Seat, mv: Move) -> Explanation {
    let next = after(position, seat, mv);
    let is_answered = next.is_to_move(seat.other());
    let count = is_answered.then(|| count_winning(solver, &next, seat.other())).flatten();
    let Some(count) = count else { return Explanation::Lost };
    let moves = count.moves();
    let mut trap = || match is_best_trap(solver, position, mv, [count.winning.len(), moves]) {
        true => "best",
        false => "none",
    };
    match (&count.winning[..], count.losing.len()) {
        ([only], 0) => Explanation::LostOnly { answer: in_words(*only) },
        ([only], others) if others > FEW_SAVING => {
            Explanation::LostBy { others, answer: in_words(*only) }
        }
        (_, 0) => Explanation::LostAll { trap: trap() },
        (_, 1..=FEW_SAVING) => {
            Explanation::LostBut { moves, saving: move_list(Join::Or, count.losing) }
        }
        (_, losing) => Explanation::LostTo { losing, moves, trap: trap() },
    }
}

/// The reason that this piece has the fewest places. `None` if it doesn't.
fn scarce(position: &Position, seat: Seat, piece: Piece) -> Option<Explanation> {
    let places = |piece| legal::places(position, seat, piece);
    let own = places(piece);
    let mut others = position.buildable().iter().filter(|other| *other != piece);
    let is_scarce = others.clone().next().is_some() && others.all(|other| places(other) > own);
    is_scarce.then_some(Explanation::Scarce { piece, places: own })
}

/// The placements that a move leaves both players, compared with the median move. `None` if the move gains nothing.
fn compared(position: &Position, seat: Seat, [own, theirs]: [u16; 2]) -> Option<Explanation> {
    let builds = legal::placements(position).map(Move::Build);
    let counts = builds.map(|mv| places(&after(position, seat, mv), seat));
    let (owns, others): (Vec<_>, Vec<_>) = counts.map(|[own, theirs]| (own, theirs)).unzip();
    let [usual_own, usual_theirs] = [median(owns), median(others)];
    let gain = |left: u16, usual: u16| i32::from(left) - i32::from(usual);
    (gain(own, usual_own) > gain(theirs, usual_theirs)).then(|| Explanation::Leaves {
        own: own.abs_diff(usual_own),
        own_way: way(own, usual_own),
        theirs: theirs.abs_diff(usual_theirs),
        their_way: way(theirs, usual_theirs),
    })
}

/// The keyword for a number of placements, compared with the usual number.
fn way(left: u16, usual: u16) -> &'static str {
    match left.cmp(&usual) {
        Ordering::Less => "fewer",
        Ordering::Equal => "same",
        Ordering::Greater => "more",
    }
}

/// The visible effect of a move: places for one side alone, or pieces without a place.
fn shown(position: &Position, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    if !matches!(best.mv, Move::Build(_)) || is_end(position, seat, best.mv) {
        return None;
    }
    let next = after(position, seat, best.mv);
    let in_words = |one: Placement| (one.shape.piece(), square_list(Join::And, one.covered()));
    if best.is_proven && best.value < 0.0 {
        let (piece, squares) = in_words(kept_place(&next, seat.other(), Squares::NONE)?.placement);
        return Some(Explanation::Theirs { piece, squares });
    }
    let kept = kept_place(&next, seat, reach(position, seat.other()));
    let is_made = kept.as_ref().is_some_and(|kept| kept.is_new);
    let kept = kept.map(|kept| in_words(kept.placement));
    if is_made {
        return kept.map(|(piece, squares)| Explanation::Reserve { piece, squares });
    }
    let other = seat.other();
    shut_out(position, &next, other)
        .or_else(|| kept.map(|(piece, squares)| Explanation::Stays { piece, squares }))
}

/// The pieces of a side that fit nowhere any more after a move.
fn shut_out(position: &Position, next: &Position, side: Seat) -> Option<Explanation> {
    let fits = |position: &Position, piece| {
        let only = Hand::NONE.with(piece);
        legal::placements_in(position.later_room(side), only).next().is_some()
    };
    let hand = next.side(side).hand.iter();
    let shut: Vec<_> = hand.filter(|&one| fits(position, one) && !fits(next, one)).collect();
    let pieces = Arg::list(Join::Or, shut.iter().map(Message::plain));
    (!shut.is_empty()).then_some(Explanation::ShutsOut { pieces })
}

/// The opponent's piece that loses the largest share of its places by a build.
fn squeezed(position: &Position, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    if !matches!(best.mv, Move::Build(_)) {
        return None;
    }
    let (next, other) = (after(position, seat, best.mv), seat.other());
    let counts = next.side(other).hand.iter().map(|piece| {
        let [before, left] = [position, &next].map(|one| legal::places(one, other, piece));
        (piece, before, left)
    });
    let (piece, before, places) = counts
        .filter(|(_, before, left)| left < before)
        .min_by_key(|(_, before, left)| left * 10_000 / before)?;
    Some(Explanation::Squeezes { piece, places, before })
}

/// An answer of the opponent, and the move that then wins. In a lost position, the answer is a mistake.
fn continuation(
    solver: &mut Solver<'_, '_>,
    position: &Position,
    seat: Seat,
    best: &BestMove<Move>,
) -> Option<Explanation> {
    let [first, rest @ ..] = &best.line[..] else { return None };
    let next = after(position, seat, *first);
    // A seat that names a piece may be to move twice in a row.
    if !best.is_proven || !next.is_to_move(seat.other()) {
        return None;
    }
    let follows = |reply, mv| Explanation::Follows { reply: in_words(reply), mv: in_words(mv) };
    if best.value < 0.0 {
        return mistake(solver, &next).map(|one| follows(one.mv, one.answer));
    }
    let [reply, mv, ..] = *rest else { return None };
    let reached = after(&next, seat.other(), reply);
    let is_answered = reached.is_to_move(seat) && wins(solver, &after(&reached, seat, mv), seat);
    is_answered.then(|| follows(reply, mv))
}

/// The principle behind the reason for a move, if the position shows it.
fn principle(position: &Position, seat: Seat, mv: Move, reason: &Explanation) -> Option<Principle> {
    let next = after(position, seat, mv);
    let (is_true, principle) = match reason {
        // With free contact, each shape has equally many placements for both sides.
        Explanation::Leaves { .. } => {
            let differs = position.variant.contact != Contact::Free;
            (differs && has_more_places(&next, seat), Principle::Room)
        }
        Explanation::Reserve { .. } => (true, Principle::Gaps),
        Explanation::Scarce { .. } => (true, Principle::Spend),
        Explanation::Tempts { .. }
        | Explanation::Errs { .. }
        | Explanation::ErrsHere { .. }
        | Explanation::ErrsByPlace { .. } => (matches!(mv, Move::Build(_)), Principle::Look),
        Explanation::LastPlace => (true, Principle::Count),
        Explanation::Named { piece, .. } => (is_tightest(position, seat, *piece), Principle::Name),
        Explanation::Forced
        | Explanation::Rare { .. }
        | Explanation::LostTo { .. }
        | Explanation::LostBut { .. }
        | Explanation::LostAll { .. }
        | Explanation::LostBy { .. }
        | Explanation::LostOnly { .. }
        | Explanation::Lost
        | Explanation::MaySwap
        | Explanation::Stays { .. }
        | Explanation::Swapped { .. }
        | Explanation::Kept { .. }
        | Explanation::Follows { .. }
        | Explanation::Theirs { .. }
        | Explanation::ShutsOut { .. }
        | Explanation::Squeezes { .. }
        | Explanation::Weaker { .. } => return None,
    };
    is_true.then_some(principle)
}

fn has_more_places(position: &Position, seat: Seat) -> bool {
    let [own, theirs] = places(position, seat);
    own > theirs
}

/// Whether no other piece has fewer places for the opponent.
fn is_tightest(position: &Position, seat: Seat, piece: Piece) -> bool {
    let places = |piece| legal::places(position, seat.other(), piece);
    position.buildable().iter().all(|other| places(piece) <= places(other))
}

fn median(mut counts: Vec<u16>) -> u16 {
    counts.sort_unstable();
    counts.get(counts.len() / 2).copied().unwrap_or_default()
}
