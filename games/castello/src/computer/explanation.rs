//! The reasons for a move: what it does, stops or prepares, what follows, and what another move would lose.

use std::iter;

use rules::{Level, Message, Seat, Seed};
use search::{BestMove, Budget, SearchLimits, alphabeta, is_proven};

use crate::castles::Castles;
use crate::computer::next_view::{after, passed};
use crate::computer::piece_square_tables::{self, PieceSquareTables};
use crate::computer::position_facts::{last_pawns, waiting_castle};
use crate::computer::search_board::SearchBoard;
use crate::effect::{Effect, ranked, steps};
use crate::legal::{MoveGenerator, MoveOutcome};
use crate::moves::Move;
use crate::position::View;
use crate::square::Square;
use crate::words::{Explanation, Principle};

/// The number of moves, the most attractive first, among which one that loses something is looked for.
const TEMPTING: usize = 6;

/// The number of columns from which on a move is a long one.
const FAR: i16 = 5;

/// The node limit of the search that shows whether a move after the opponent's answer wins as well.
const FOLLOWING_NODES: u64 = 4_000;

/// The steps from a castle within which a pawn helps to take it.
const NEAR: u8 = 3;

/// The columns from a castle within which a pawn comes closer to it, and not just forward.
const CLOSE_COLUMNS: u8 = 6;

/// The columns of a leap that is worth naming, and the columns by which it must be longer than before.
const LEAP: i16 = 4;
const LONGER: i16 = 2;

/// The most sentences of a hint, apart from its principle.
const MOST: usize = 3;

/// The wins, castles and pawns that a move gains at once. More is better.
type Gain = (bool, usize, usize);

const NOTHING: Gain = (false, 0, 0);

const ONE_PAWN: Gain = (false, 0, 1);

/// The reasons for a move as one to four sentences, the last one for the principle it follows. `None` if the board shows none.
pub(super) fn explanation(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Message> {
    let mv = &best.mv;
    let next = after(view, mv);
    let effect = Effect::of(view, outcome(view, mv));
    let reason = match effect.sentence() {
        Some(effects) => Some(Explanation::Does { effects }),
        None => quiet_reason(view, &next, seat, mv),
    };
    let principle = reason.as_ref().and_then(|reason| principle(view, &next, reason, &effect));
    let principle = principle.map(|one| rules::named_principle(Principle::KNOWN, one));
    // Beside a win, nothing else matters.
    let others = (!effect.wins).then(|| {
        let follows = continuation(view, best);
        let yields = yielded(view, &next, mv, best).filter(|_| follows.is_none());
        let follows = follows.filter(|follows| !is_repeated(follows, reason.as_ref()));
        let waits = waiting_castle(view, &next, &effect);
        [waits, last_pawns(view, seat), temptation(view, &next, mv), yields, follows]
    });
    let sentences = iter::once(reason).chain(others.into_iter().flatten()).flatten().take(MOST);
    let sentences: Vec<_> = sentences.map(Message::from).chain(principle).collect();
    (!sentences.is_empty()).then(|| rules::sentences(sentences))
}

/// The principle that a move follows by its reason, if the position shows it.
fn principle(view: &View, next: &View, reason: &Explanation, effect: &Effect) -> Option<Principle> {
    match reason {
        Explanation::Does { .. } if effect.wins => None,
        Explanation::Does { .. } if is_good_trade(view, next, effect) => Some(Principle::Trade),
        Explanation::Does { .. } => opens_center(view, effect).then_some(Principle::Home),
        Explanation::Saves { .. } | Explanation::Stops { .. } => {
            shortens_jumps(view, next).then_some(Principle::Look)
        }
        Explanation::Gathers { .. } => Some(Principle::Gather),
        Explanation::Far { .. } | Explanation::Leaps { .. } => Some(Principle::Ladder),
        Explanation::Holds => Some(Principle::Together),
        Explanation::Prepares { .. }
        | Explanation::Nearer { .. }
        | Explanation::Waits { .. }
        | Explanation::LastPawns
        | Explanation::Safe
        | Explanation::Yields { .. }
        | Explanation::FollowsTaking { .. }
        | Explanation::Follows { .. }
        | Explanation::Forced { .. }
        | Explanation::Tempts { .. } => None,
    }
}

/// Whether a move captures, and the opponent can neither capture more in return nor take a castle.
fn is_good_trade(view: &View, next: &View, effect: &Effect) -> bool {
    let other = view.board.turn().other();
    let is_quiet = |found: GainingMove| !found.effect.wins && found.effect.castles.is_empty();
    effect.captures > 0
        && most_captured(next, other) <= effect.captures
        && most(next).is_none_or(is_quiet)
}

/// Whether a move takes the first castle of the enemy's home, which opens the center.
fn opens_center(view: &View, effect: &Effect) -> bool {
    let seat = view.board.turn();
    let home = Castles::home(seat.other());
    effect.castles.meets(home) && !view.board.taken(seat).meets(home)
}

/// Whether the enemy's longest jump captures less after a move than it would have before.
fn shortens_jumps(view: &View, next: &View) -> bool {
    let [before, now] = [view, next].map(|one| most_captured(one, view.board.turn().other()));
    now < before
}

/// The most pawns that a seat can capture in one turn, if it is its turn.
fn most_captured(view: &View, seat: Seat) -> usize {
    let outcomes = MoveGenerator::new(&view.board, view.options, seat).outcomes().into_iter();
    outcomes.map(|one| one.captured.count_ones() as usize).max().unwrap_or_default()
}

/// The reason for a move that takes and threatens nothing.
fn quiet_reason(view: &View, next: &View, seat: Seat, mv: &Move) -> Option<Explanation> {
    let stopped = stopped(view, next);
    let is_more = stopped.as_ref().is_some_and(|(gain, _)| *gain > ONE_PAWN);
    let is_saved = is_in_danger(view, seat, mv.from()) && !is_in_danger(next, seat, mv.to());
    if is_saved && !is_more {
        return Some(Explanation::Saves { square: mv.from() });
    }
    if let Some((_, stops)) = stopped {
        return Some(stops);
    }
    if let Some(prepares) = prepared(view, next) {
        return Some(prepares);
    }
    if let Some(gathers) = gathered(view, next, seat, mv) {
        return Some(gathers);
    }
    let columns = Effect::of(view, outcome(view, mv)).gain;
    if columns >= FAR {
        return Some(Explanation::Far { columns: columns.unsigned_abs().into() });
    }
    if let Some(leaps) = leaps(view, next) {
        return Some(leaps);
    }
    let goal = piece_square_tables::goal(view, seat, mv);
    let is_close = |castle: &Square| castle.column().abs_diff(mv.to().column()) <= CLOSE_COLUMNS;
    if let Some(castle) = goal.filter(is_close) {
        return Some(Explanation::Nearer { castle });
    }
    if most(next).is_some() {
        return None;
    }
    let is_beside = is_beside_own(next, seat, mv.to());
    Some(if is_beside { Explanation::Holds } else { Explanation::Safe })
}

/// The longest leap of the next turn, where a move makes it clearly longer.
fn leaps(view: &View, next: &View) -> Option<Explanation> {
    let own = passed(next);
    let before = longest(view)?.gain;
    let Leap { gain: columns, is_free, from } = longest(&own)?;
    let is_longer = is_free && columns >= LEAP && columns >= before + LONGER;
    let [columns, before] = [columns, before.max(0)].map(|columns| columns.unsigned_abs().into());
    is_longer.then_some(Explanation::Leaps { from, columns, before })
}

/// A move by the columns that it gains. It is free if it captures nothing.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Leap {
    gain: i16,
    is_free: bool,
    from: Square,
}

/// The move of the side to move that goes furthest forward.
fn longest(view: &View) -> Option<Leap> {
    let outcomes = view.move_generator().outcomes().into_iter();
    let leaps = outcomes.map(|one| {
        let gain = Effect::of(view, one).gain;
        Leap { gain, is_free: one.captured == 0, from: one.from }
    });
    leaps.max()
}

/// Whether the answer to a move changes nothing about what the move prepares.
fn is_repeated(follows: &Explanation, reason: Option<&Explanation>) -> bool {
    match (follows, reason) {
        (
            Explanation::Follows { mv, effects, .. },
            Some(Explanation::Prepares { mv: prepared, effects: gains }),
        ) => mv == prepared && effects == gains,
        _ => false,
    }
}

/// What the opponent can take right after a move, and whether every other move loses a castle, too.
fn yielded(view: &View, next: &View, chosen: &Move, best: &BestMove<Move>) -> Option<Explanation> {
    if next.board.turn() == view.board.turn() || best.is_proven && best.value > 0.0 {
        return None;
    }
    let found = most(next)?;
    let takes_castle = |next: &View| {
        most(next).is_some_and(|one| one.effect.wins || !one.effect.castles.is_empty())
    };
    let is_forced = !found.effect.castles.is_empty()
        && view.move_generator().outcomes().into_iter().all(|one| {
            let mv = view.move_generator().canonical(one).filter(|mv| mv != chosen);
            mv.is_none_or(|mv| takes_castle(&after(view, &mv)))
        });
    let MoveWords { mv, effects } = in_words(next, &found)?;
    let forced = if is_forced { "yes" } else { "no" };
    Some(Explanation::Yields { mv, effects, forced })
}

/// The opponent's best capture that a move stops, with its gain.
fn stopped(view: &View, next: &View) -> Option<(Gain, Explanation)> {
    let idle = passed(view);
    let threat = most(&idle)?;
    let left = most(next).map_or(NOTHING, |found| gain(&found.effect));
    let gained = gain(&threat.effect);
    let MoveWords { mv, effects } = in_words(&idle, &threat)?;
    (left < gained).then_some((gained, Explanation::Stops { mv, effects }))
}

/// The best capture that becomes possible for the next turn.
fn prepared(view: &View, next: &View) -> Option<Explanation> {
    let own = passed(next);
    let coming = most(&own)?;
    let before = most(view).map_or(NOTHING, |found| gain(&found.effect));
    let is_parried = is_in_danger(next, view.board.turn(), coming.outcome.from);
    let MoveWords { mv, effects } = in_words(&own, &coming)?;
    (gain(&coming.effect) > before && !is_parried).then_some(Explanation::Prepares { mv, effects })
}

/// The castle near which a move brings one more pawn, beside others that are there.
fn gathered(view: &View, next: &View, seat: Seat, mv: &Move) -> Option<Explanation> {
    let is_near = |from: Square, castle: Square| steps(from, castle) <= NEAR;
    let open = view.board.castles().open_to(seat, view.board.taken(seat), view.options.centre);
    let reached = open.squares().filter(|&at| is_near(mv.to(), at) && !is_near(mv.from(), at));
    let counted = reached.map(|at| {
        let pawns = next.board.pawns(seat).iter().filter(|pawn| is_near(*pawn, at)).count();
        (pawns, at)
    });
    let (pawns, castle) = counted.max_by_key(|(pawns, _)| *pawns)?;
    (pawns > 1).then_some(Explanation::Gathers { pawns, castle })
}

/// The first plies of the line after the move, if they decide or gain something.
fn continuation(view: &View, best: &BestMove<Move>) -> Option<Explanation> {
    let [first, reply, own, ..] = &best.line[..] else { return None };
    let answered = after(view, first);
    let reached = after(&answered, reply);
    let mover = view.board.turn();
    if answered.board.turn() == mover || !reached.to_move(mover) {
        return None;
    }
    let answer = Effect::of(&answered, outcome(&answered, reply));
    let (reply, mv) = (ends(reply), ends(own));
    if best.is_proven && best.value > 0.0 {
        return wins(&after(&reached, own), mover).then_some(Explanation::Forced { reply, mv });
    }
    let effect = Effect::of(&reached, outcome(&reached, own));
    let effects = effect.sentence().filter(|_| gain(&effect) > NOTHING)?;
    Some(match answer.sentence().filter(|_| gain(&answer) > NOTHING) {
        Some(taken) => Explanation::FollowsTaking { reply, taken, mv, effects },
        None => Explanation::Follows { reply, mv, effects },
    })
}

/// Whether a seat wins, as far as a short search shows. A line may hold moves that don't.
fn wins(view: &View, seat: Seat) -> bool {
    if let Some(end) = view.end {
        return end.outcome().winners.contains(seat);
    }
    let chance = Seed::from_bytes([0; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, FOLLOWING_NODES, chance, &|| false);
    let tables = PieceSquareTables::new(&view.board, view.options, &view.history);
    let result = alphabeta(&SearchBoard::new(view, &tables), &mut budget, SearchLimits::default());
    let best = result.moves.first();
    best.is_some_and(|best| is_proven(best.score) && (best.score > 0) == view.to_move(seat))
}

/// An attractive move that loses more than it gains, where the chosen one does not.
fn temptation(view: &View, next: &View, chosen: &Move) -> Option<Explanation> {
    if costs(view, next, chosen) {
        return None;
    }
    let read = |one: &MoveOutcome| (one.from, Effect::of(view, *one));
    let tempting = ranked(view.move_generator().outcomes(), read).into_iter().take(TEMPTING);
    tempting.into_iter().find_map(|one| {
        let mv = view.move_generator().canonical(one).filter(|mv| mv != chosen)?;
        let next = after(view, &mv);
        if !costs(view, &next, &mv) {
            return None;
        }
        let MoveWords { mv: reply, effects } = in_words(&next, &most(&next)?)?;
        Some(Explanation::Tempts { mv: ends(&mv), reply, effects })
    })
}

/// Whether the opponent can gain more at once than the move did.
fn costs(view: &View, next: &View, mv: &Move) -> bool {
    let gained = gain(&Effect::of(view, outcome(view, mv)));
    let is_theirs = next.board.turn() != view.board.turn();
    is_theirs && most(next).is_some_and(|found| gain(&found.effect) > gained)
}

/// A move that takes something.
struct GainingMove {
    outcome: MoveOutcome,
    effect: Effect,
}

/// A move and what it does.
struct MoveWords {
    mv: Message,
    effects: rules::Arg,
}

fn in_words(view: &View, found: &GainingMove) -> Option<MoveWords> {
    let mv = view.move_generator().canonical(found.outcome)?;
    Some(MoveWords { mv: ends(&mv), effects: found.effect.sentence()? })
}

/// A move by its ends, since long jumps would hide the sentence.
fn ends(mv: &Move) -> Message {
    Message::Plain(format!("{} → {}", mv.from(), mv.to()))
}

/// The move of the side to move that gains most. `None` if none gains anything.
fn most(view: &View) -> Option<GainingMove> {
    if view.end.is_some() {
        return None;
    }
    let outcomes = view.move_generator().outcomes().into_iter();
    let found = outcomes.map(|one| GainingMove { outcome: one, effect: Effect::of(view, one) });
    found.filter(|found| gain(&found.effect) > NOTHING).max_by_key(|found| {
        let MoveOutcome { from, to, captured } = found.outcome;
        (gain(&found.effect), from, to, captured)
    })
}

fn gain(effect: &Effect) -> Gain {
    (effect.wins, effect.castles.len(), effect.captures)
}

fn outcome(view: &View, mv: &Move) -> MoveOutcome {
    let captured = view.move_generator().capture_bits(&view.board.captured_by(mv));
    MoveOutcome { from: mv.from(), to: mv.to(), captured }
}

/// Whether a pawn on this square has a pawn of its own side next to it.
fn is_beside_own(view: &View, seat: Seat, square: Square) -> bool {
    let mut others = view.board.pawns(seat).iter().filter(|pawn| *pawn != square);
    others.any(|pawn| {
        pawn.column().abs_diff(square.column()) <= 1 && pawn.row().abs_diff(square.row()) <= 1
    })
}

/// Whether the opponent could capture a seat's pawn on this square.
fn is_in_danger(view: &View, seat: Seat, square: Square) -> bool {
    let mut search = MoveGenerator::new(&view.board, view.options, seat.other());
    let bit = search.capture_bits(&[square].into_iter().collect());
    search.outcomes().iter().any(|outcome| outcome.captured & bit != 0)
}
