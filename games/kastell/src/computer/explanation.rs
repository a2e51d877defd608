//! The reasons for a move: what it leaves to build, what follows, and what another move would lose.

use rules::{Join, Level, Message, Notes, Seat, Seed, Status};
use search::{BestMove, Budget, SearchTree};

use crate::computer::proof_search::{Proof, Solver, Verdict};
use crate::computer::search_board::SearchBoard;
use crate::legal;
use crate::moves::Move;
use crate::options::{Contact, Picker};
use crate::piece::Piece;
use crate::position::Position;
use crate::squares::Squares;
use crate::words::{Explanation, Narration, Principle, square_list};

/// The most moves among which one that loses at once is looked for.
const FEW_MOVES: usize = 40;

/// The most replies among which one line is worth telling.
const FEW_REPLIES: usize = 9;

/// The most sentences of a hint, apart from its principle.
const MOST: usize = 3;

/// The most moves that are counted, and the node limit for all of them.
const MOST_COUNTED: usize = 140;
const COUNTING_NODES: u64 = 250_000;

/// The node limit of the proof that the move after the opponent's answer wins as well.
const FOLLOWING_NODES: u64 = 20_000;

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
    let [own, theirs] = places(&after(position, seat, best.mv), seat);
    match best.mv {
        Move::Build(_) if theirs == 0 => Some(Explanation::LastPlace),
        // A piece without a place ends the match at once.
        Move::Pick(piece) if legal::places(position, seat.other(), piece) == 0 => {
            Some(Explanation::Named { piece, theirs: 0 })
        }
        _ if best.is_proven && best.value > 0.0 => Some(forced(position, seat)),
        _ if best.is_proven => Some(lost(position, seat, best.mv)),
        Move::Build(placement) => scarce(position, seat, placement.shape.piece())
            .or_else(|| compared(position, seat, [own, theirs])),
        Move::Pick(piece) => {
            let theirs = legal::places(position, seat.other(), piece);
            Some(Explanation::Named { piece, theirs })
        }
        Move::Swap => Some(Explanation::Swapped { own, theirs }),
        Move::Keep => Some(Explanation::Kept { own, theirs }),
        Move::Plant(_) => None,
    }
}

/// A win that is forced, with the number of moves that win where a proof of each is short.
fn forced(position: &Position, seat: Seat) -> Explanation {
    match count_winning(position, seat) {
        Some(Count { winning, moves }) if moves > 1 => {
            let share = if winning == moves { "all" } else { "some" };
            Explanation::Rare { winning, moves, share }
        }
        _ => Explanation::Forced,
    }
}

/// A lost position, with the number of the opponent's answers that win.
fn lost(position: &Position, seat: Seat, mv: Move) -> Explanation {
    let next = after(position, seat, mv);
    let count = Some(&next).filter(|next| next.is_to_move(seat.other()));
    match count.and_then(|next| count_winning(next, seat.other())) {
        Some(Count { winning, moves }) if winning > 0 => Explanation::LostTo { winning, moves },
        _ => Explanation::Lost,
    }
}

/// The moves of a seat, and those that win.
struct Count {
    winning: usize,
    moves: usize,
}

/// Proves or refutes each move of the seat to move. `None` if that takes too long.
fn count_winning(position: &Position, seat: Seat) -> Option<Count> {
    let board = SearchBoard::new(position);
    let mut codes = Vec::new();
    SearchTree::quiet_moves(&board, &mut codes);
    let moves = codes.len();
    if moves != legal::moves(position, seat).len() || moves > MOST_COUNTED {
        return None;
    }
    let chance = Seed::from_bytes([0; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, COUNTING_NODES, chance, &|| false);
    let mut solver = Solver::new(&mut budget, COUNTING_NODES);
    let mut winning = 0;
    for code in codes {
        winning += usize::from(solver.wins(&board, code.mv)?);
    }
    Some(Count { winning, moves })
}

/// The piece with the fewest places, if it is this one.
fn scarce(position: &Position, seat: Seat, piece: Piece) -> Option<Explanation> {
    let places = |piece| legal::places(position, seat, piece);
    let own = places(piece);
    let mut others = position.buildable().iter().filter(|other| *other != piece);
    let is_scarce = others.clone().next().is_some() && others.all(|other| places(other) > own);
    is_scarce.then_some(Explanation::Scarce { piece, places: own })
}

/// The ways to build that a move takes from the opponent beyond its own, beside a usual move.
fn compared(position: &Position, seat: Seat, [own, theirs]: [u16; 2]) -> Option<Explanation> {
    let builds = legal::placements(position).map(Move::Build);
    let counts = builds.map(|mv| places(&after(position, seat, mv), seat));
    let (owns, others): (Vec<_>, Vec<_>) = counts.map(|[own, theirs]| (own, theirs)).unzip();
    let cost = |usual: u16, left: u16| i32::from(usual) - i32::from(left);
    let more = cost(median(others), theirs) - cost(median(owns), own);
    let more = usize::try_from(more).ok().filter(|more| *more > 0)?;
    Some(Explanation::Squeezes { more })
}

/// A place that only the seat can still use after a move.
fn reserve(position: &Position, seat: Seat, mv: Move) -> Option<Explanation> {
    // Where pieces mustn't touch, the opponent can close a place from beside it. Where they are named, no place is kept.
    let is_kept =
        position.variant.contact != Contact::Apart && position.variant.picker == Picker::Builder;
    if !is_kept || !matches!(mv, Move::Build(_)) {
        return None;
    }
    let next = after(position, seat, mv);
    let theirs = reach(&next, seat.other());
    let mut own = legal::placements_in(next.room(seat), next.side(seat).hand);
    let found = own.find(|own| !own.covered().meets(theirs))?;
    let squares = square_list(Join::And, found.covered());
    Some(Explanation::Reserve { piece: found.shape.piece(), squares })
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
        Explanation::Squeezes { .. } => (has_more_places(&next, seat), Principle::Room),
        Explanation::Reserve { .. } => (true, Principle::Gaps),
        Explanation::Scarce { .. } => (true, Principle::Spend),
        Explanation::LastPlace => (true, Principle::Count),
        Explanation::Named { piece, .. } => (is_tightest(position, seat, *piece), Principle::Name),
        Explanation::Forced
        | Explanation::Rare { .. }
        | Explanation::LostTo { .. }
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

fn median(mut counts: Vec<u16>) -> u16 {
    counts.sort_unstable();
    counts.get(counts.len() / 2).copied().unwrap_or_default()
}
