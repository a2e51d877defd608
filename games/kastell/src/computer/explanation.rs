//! The reasons for a move: what it leaves to build, what follows, and what another move would lose.

use std::cmp::Ordering;

use rules::{Arg, Join, Message, Seat, Status};
use search::BestMove;

use crate::computer::search_board::SearchBoard;
use crate::computer::winning_moves::{Count, after, count_winning, wins};
use crate::legal;
use crate::moves::Move;
use crate::options::{Contact, Picker};
use crate::piece::Piece;
use crate::position::{Phase, Position};
use crate::squares::Squares;
use crate::words::{Explanation, Narration, Principle, square_list};

/// The most moves among which one that loses at once is looked for.
const FEW_MOVES: usize = 40;

/// The most replies among which one line is worth telling.
const FEW_REPLIES: usize = 9;

/// The most answers that are named as the ones that lose.
const FEW_SAVING: usize = 2;

/// The most sentences of a hint, apart from its principle.
const MOST: usize = 3;

/// The reasons for a move as one to four sentences, the last one for the principle it follows. `None` for trees.
pub(super) fn explanation(
    position: &Position,
    seat: Seat,
    best: &BestMove<Move>,
) -> Option<Message> {
    let reason = reason(position, seat, best);
    let reserve = reserve(position, seat, best.mv).filter(|_| !is_end(position, seat, best.mv));
    let tempts = temptation(position, seat, best);
    let is_trap = tempts.is_some() && matches!(best.mv, Move::Build(_));
    let named = |reason: &Explanation| principle(position, seat, best.mv, reason);
    let principle = match is_trap {
        true => Some(Principle::Look),
        false => reason.iter().chain(&reserve).find_map(named),
    };
    let principle = principle.map(|one| rules::named_principle(Principle::KNOWN, one));
    let follows = continuation(position, seat, best);
    let sentences = [reason, reserve, tempts, follows].into_iter().flatten().take(MOST);
    let sentences: Vec<_> = sentences.map(Message::from).chain(principle).collect();
    (!sentences.is_empty()).then(|| rules::sentences(sentences))
}

fn is_end(position: &Position, seat: Seat, mv: Move) -> bool {
    matches!(after(position, seat, mv).status(), Status::Over(_))
}

fn reason(position: &Position, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    let next = after(position, seat, best.mv);
    let [own, theirs] = places(&next, seat);
    match best.mv {
        Move::Build(_) if theirs == 0 => Some(Explanation::LastPlace),
        // A piece without a place ends the match at once.
        Move::Pick(piece) if legal::places(position, seat.other(), piece) == 0 => {
            Some(Explanation::Named { piece, theirs: 0 })
        }
        _ if best.is_proven && best.value > 0.0 => Some(forced(position, seat)),
        _ if best.is_proven => Some(lost(position, seat, best.mv)),
        Move::Build(_) if next.phase == Phase::Swap => Some(Explanation::MaySwap),
        Move::Build(placement) => scarce(position, seat, placement.shape.piece())
            .or_else(|| compared(position, seat, [own, theirs])),
        // Another piece is named for what follows, which no count shows.
        Move::Pick(piece) => is_tightest(position, seat, piece).then(|| {
            let theirs = legal::places(position, seat.other(), piece);
            Explanation::Named { piece, theirs }
        }),
        Move::Swap => Some(Explanation::Swapped { own, theirs }),
        Move::Keep => Some(Explanation::Kept { own, theirs }),
        Move::Plant(_) => None,
    }
}

/// A win that is forced, with the number of moves that win where a proof of each is short.
fn forced(position: &Position, seat: Seat) -> Explanation {
    match count_winning(position, seat) {
        Some(Count { winning, losing }) if winning + losing.len() > 1 => {
            let share = if losing.is_empty() { "all" } else { "some" };
            Explanation::Rare { winning, moves: winning + losing.len(), share }
        }
        _ => Explanation::Forced,
    }
}

/// A lost position, with the number of the opponent's answers that win, or the few that don't.
fn lost(position: &Position, seat: Seat, mv: Move) -> Explanation {
    let next = after(position, seat, mv);
    let count = Some(&next).filter(|next| next.is_to_move(seat.other()));
    let Some(Count { winning, losing }) = count.and_then(|next| count_winning(next, seat.other()))
    else {
        return Explanation::Lost;
    };
    let moves = winning + losing.len();
    match losing.len() {
        0 if moves == 1 => Explanation::LostOnly,
        0 => Explanation::LostAll { moves },
        1..=FEW_SAVING => {
            Explanation::LostBut { winning, moves, saving: move_list(Join::Or, losing) }
        }
        _ => Explanation::LostTo { winning, moves },
    }
}

/// The piece with the fewest places, if it is this one.
fn scarce(position: &Position, seat: Seat, piece: Piece) -> Option<Explanation> {
    let places = |piece| legal::places(position, seat, piece);
    let own = places(piece);
    let mut others = position.buildable().iter().filter(|other| *other != piece);
    let is_scarce = others.clone().next().is_some() && others.all(|other| places(other) > own);
    is_scarce.then_some(Explanation::Scarce { piece, places: own })
}

/// The ways to build that a move leaves both players, beside a usual move, if it gains by that.
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

/// How many ways are left, beside the usual number.
fn way(left: u16, usual: u16) -> &'static str {
    match left.cmp(&usual) {
        Ordering::Less => "fewer",
        Ordering::Equal => "same",
        Ordering::Greater => "more",
    }
}

/// A place that only the seat can still use: one that the move makes, or else one that it leaves.
fn reserve(position: &Position, seat: Seat, mv: Move) -> Option<Explanation> {
    // Where pieces mustn't touch, the opponent can close a place from beside it. Where they are named, no place is kept.
    let is_kept =
        position.variant.contact != Contact::Apart && position.variant.picker == Picker::Builder;
    if !is_kept || !matches!(mv, Move::Build(_)) {
        return None;
    }
    let next = after(position, seat, mv);
    let [before, theirs] = [position, &next].map(|position| reach(position, seat.other()));
    let own = legal::placements_in(next.room(seat), next.side(seat).hand);
    let kept: Vec<_> = own.filter(|own| !own.covered().meets(theirs)).collect();
    let made = kept.iter().find(|own| own.covered().meets(before));
    let found = made.or(kept.first())?;
    let (piece, squares) = (found.shape.piece(), square_list(Join::And, found.covered()));
    Some(match made {
        Some(_) => Explanation::Reserve { piece, squares },
        None => Explanation::Stays { piece, squares },
    })
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
    // One line out of many can't be checked by a reader.
    let is_short = legal::moves(&answered, seat.other()).len() <= FEW_REPLIES;
    (is_answered && is_short)
        .then(|| Explanation::Follows { reply: in_words(reply), mv: in_words(mv) })
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
        Some(Explanation::Tempts { mv: in_words(mv), reply: in_words(reply) })
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
    let (is_true, principle) = match reason {
        // With free contact each shape has as many places for both.
        Explanation::Leaves { .. } => {
            let differs = position.variant.contact != Contact::Free;
            (differs && has_more_places(&next, seat), Principle::Room)
        }
        Explanation::Reserve { .. } => (true, Principle::Gaps),
        Explanation::Scarce { .. } => (true, Principle::Spend),
        Explanation::LastPlace => (true, Principle::Count),
        Explanation::Named { piece, .. } => (is_tightest(position, seat, *piece), Principle::Name),
        Explanation::Forced
        | Explanation::Rare { .. }
        | Explanation::LostTo { .. }
        | Explanation::LostBut { .. }
        | Explanation::LostAll { .. }
        | Explanation::LostOnly
        | Explanation::Lost
        | Explanation::MaySwap
        | Explanation::Stays { .. }
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

/// The ways to build of a seat and of its opponent.
fn places(position: &Position, seat: Seat) -> [u16; 2] {
    SearchBoard::new(position).places(seat)
}

/// A move in words: the piece and its squares.
fn in_words(mv: Move) -> Message {
    match mv {
        Move::Build(placement) => {
            let (piece, squares) =
                (placement.shape.piece(), square_list(Join::And, placement.covered()));
            Narration::Piece { piece, squares }.into()
        }
        Move::Pick(_) | Move::Swap | Move::Keep | Move::Plant(_) => mv.into(),
    }
}

fn move_list(join: Join, moves: Vec<Move>) -> Arg {
    Arg::list(join, moves.into_iter().map(in_words))
}

fn median(mut counts: Vec<u16>) -> u16 {
    counts.sort_unstable();
    counts.get(counts.len() / 2).copied().unwrap_or_default()
}
