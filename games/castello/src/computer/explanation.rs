//! The reasons for a move: its effects, what it stops or prepares, what follows, and what another move would lose.

use rules::{Level, Message, Seat, Seed};
use search::{BestMove, Budget, SearchLimits, alphabeta, is_proven};

use crate::castles::Castles;
use crate::computer::castle_race::{goal, race};
use crate::computer::drawback::{is_even, unharmed, yielded};
use crate::computer::gaining_move::{
    Gain, GainingMove, MoveWords, NOTHING, ONE_PAWN, ends, gain, in_words, most, outcome,
};
use crate::computer::leaps::{LEAP, lengthened, lost_columns, opened, shortened};
use crate::computer::next_view::{after, passed};
use crate::computer::piece_square_tables::PieceSquareTables;
use crate::computer::position_facts::{last_pawns, takeable, waiting_castle};
use crate::computer::search_board::SearchBoard;
use crate::computer::weights::weights;
use crate::effect::{Effect, ranked, steps};
use crate::legal::{MoveGenerator, MoveOutcome};
use crate::moves::Move;
use crate::position::View;
use crate::square::Square;
use crate::words::{Explanation, Principle, square_ends};

/// The number of attractive moves that [`temptation`] tries, the best first.
const TEMPTING: usize = 16;

/// A move that gains at least this many columns counts as long.
const FAR: i16 = 5;

/// Without a better reason, a move that gains at least this many columns counts as going forward.
const STRIDE: i16 = 3;

/// The node limit of the search that checks whether the mover's next move in a won line also wins.
const FOLLOWING_NODES: u64 = 4_000;

/// The steps from a castle within which a pawn helps to take it.
const NEAR: u8 = 3;

/// Approaching a castle is a move's main reason only if the castle is at most this many turns away.
const CLOSE: usize = 5;

/// The maximum number of sentences of a hint, apart from its principle.
const MOST: usize = 3;

/// The reasons for a move as one to four sentences. The last sentence is the principle that the move follows.
///
/// `None` if the board shows no reason.
pub(super) fn explanation(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Message> {
    let mv = &best.mv;
    let next = after(view, mv);
    let effect = Effect::of(view, outcome(view, mv));
    let reason = match effect.sentence() {
        Some(effects) => Some(Explanation::Does { effects }),
        None => quiet_reason(view, &next, seat, mv),
    };
    let tempts = if effect.wins { None } else { temptation(view, &next, mv) };
    let ReasonAndWarning { reason, tempts } = merged(reason, tempts);
    let principle = reason.as_ref().and_then(|reason| principle(view, &next, reason, &effect));
    let principle = principle.map(|one| rules::named_principle(Principle::KNOWN, one));
    // If the move wins, nothing else matters.
    let others = (!effect.wins).then(|| {
        let follows = continuation(view, best);
        let yields = yielded(view, &next, mv, best).filter(|_| follows.is_none());
        let follows = follows.filter(|follows| !is_repeated(follows, reason.as_ref()));
        let waits = waiting_castle(view, &next, &effect);
        let follows = follows.filter(|follows| !is_repeated(follows, tempts.as_ref()));
        let is_far = matches!(reason, Some(Explanation::Far { .. }));
        let goal = is_far.then(|| goal(view, &next, mv)).flatten();
        [goal, waits, last_pawns(view, seat), tempts, yields, follows]
    });
    let mut sentences: Vec<Explanation> = Vec::new();
    sentences.extend(reason.into_iter().chain(others.into_iter().flatten().flatten()).take(MOST));
    if !effect.wins && sentences.len() < MOST {
        sentences.extend(beside(view, &next, mv, &effect, &sentences));
    }
    let sentences = sentences.into_iter();
    let sentences: Vec<_> = sentences.map(Message::from).chain(principle).collect();
    (!sentences.is_empty()).then(|| rules::sentences(sentences))
}

/// The reason for a move, and the worse move that it warns of.
struct ReasonAndWarning {
    reason: Option<Explanation>,
    tempts: Option<Explanation>,
}

/// Merges a reason and a warning about the same threat, so that a hint names it once.
fn merged(reason: Option<Explanation>, tempts: Option<Explanation>) -> ReasonAndWarning {
    match (&reason, &tempts) {
        (
            Some(Explanation::Stops { mv, effects }),
            Some(Explanation::Tempts { mv: other, reply, effects: same }),
        ) if (mv, effects) == (reply, same) => {
            let (mv, effects, other) = (mv.clone(), effects.clone(), other.clone());
            let reason = Some(Explanation::StopsUnlike { mv, effects, other });
            ReasonAndWarning { reason, tempts: None }
        }
        (Some(Explanation::Saves { mv, .. }), Some(Explanation::Tempts { reply, .. }))
            if mv == reply =>
        {
            ReasonAndWarning { reason, tempts: None }
        }
        _ => ReasonAndWarning { reason, tempts },
    }
}

/// The principle behind the reason for a move, if the position shows it.
fn principle(view: &View, next: &View, reason: &Explanation, effect: &Effect) -> Option<Principle> {
    match reason {
        Explanation::Does { .. } if effect.wins => None,
        Explanation::Does { .. } if is_good_trade(view, next, effect) => Some(Principle::Trade),
        Explanation::Does { .. } => opens_center(view, effect).then_some(Principle::Home),
        Explanation::Saves { .. } | Explanation::Stops { .. } | Explanation::StopsUnlike { .. } => {
            shortens_jumps(view, next).then_some(Principle::Look)
        }
        Explanation::Gathers { .. } | Explanation::Races { .. } | Explanation::Heads { .. } => {
            Some(Principle::Gather)
        }
        Explanation::Far { .. } | Explanation::Leaps { .. } => Some(Principle::Ladder),
        Explanation::Holds => Some(Principle::Together),
        Explanation::Prepares { .. }
        | Explanation::Opens { .. }
        | Explanation::Shortens { .. }
        | Explanation::Unanswered
        | Explanation::Unharmed { .. }
        | Explanation::FollowsFar { .. }
        | Explanation::Waits { .. }
        | Explanation::LastPawns
        | Explanation::Safe
        | Explanation::Yields { .. }
        | Explanation::Regains { .. }
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

/// Whether a move lowers the maximum number of pawns that the enemy can capture in one turn.
fn shortens_jumps(view: &View, next: &View) -> bool {
    let [before, now] = [view, next].map(|one| most_captured(one, view.board.turn().other()));
    now < before
}

/// The maximum number of pawns that a seat can capture in one turn, if it were to move.
fn most_captured(view: &View, seat: Seat) -> usize {
    let outcomes = MoveGenerator::new(&view.board, view.options, seat).outcomes().into_iter();
    outcomes.map(|one| one.captured.count_ones() as usize).max().unwrap_or_default()
}

/// The reason for a move that takes and threatens nothing.
fn quiet_reason(view: &View, next: &View, seat: Seat, mv: &Move) -> Option<Explanation> {
    let stopped = stopped(view, next);
    let is_more = stopped.as_ref().is_some_and(|(gain, _)| *gain > ONE_PAWN);
    let danger = danger(view, seat, mv.from()).filter(|_| danger(next, seat, mv.to()).is_none());
    if let Some(found) = danger.filter(|_| !is_more) {
        return Some(Explanation::Saves {
            square: mv.from(),
            mv: square_ends(found.from, found.to),
        });
    }
    if let Some((_, stops)) = stopped {
        return Some(stops);
    }
    if let Some(prepares) = prepared(view, next) {
        return Some(prepares);
    }
    if let Some(races) = race(view, next, mv) {
        return Some(races);
    }
    if let Some(gathers) = gathered(view, next, seat, mv) {
        return Some(gathers);
    }
    let columns = Effect::of(view, outcome(view, mv)).gain;
    let far = Some(Explanation::Far { columns: columns.unsigned_abs().into() });
    if columns >= FAR {
        return far;
    }
    if let Some(leaps) = lengthened(view, next, mv) {
        return Some(leaps);
    }
    if columns >= STRIDE {
        return far;
    }
    if let Some(found) = opened(view, next).or_else(|| shortened(view, next)) {
        return Some(found);
    }
    let goal = goal(view, next, mv);
    let is_close = matches!(goal, Some(Explanation::Heads { turns, .. }) if turns <= CLOSE);
    if is_close || most(next).is_some() {
        return goal;
    }
    let together = is_beside_own(next, seat, mv.to()).then_some(Explanation::Holds);
    unharmed(view).or(together).or(goal).or(Some(Explanation::Safe))
}

/// A further fact about a move, such as a capture that has no answer. `told` has the sentences so far.
fn beside(
    view: &View,
    next: &View,
    mv: &Move,
    effect: &Effect,
    told: &[Explanation],
) -> Option<Explanation> {
    let is_safe = next.board.turn() != view.board.turn() && most(next).is_none();
    if is_safe && effect.captures > 0 {
        return Some(Explanation::Unanswered);
    }
    let is_alone = told.len() < 2 && !effect.is_tactical();
    let leaps = || {
        let prepares = race(view, next, mv).or_else(|| opened(view, next));
        prepares.filter(|_| is_quiet(told)).or_else(|| shortened(view, next))
    };
    let found = is_alone.then(leaps).flatten().filter(|one| !told.contains(one));
    let found = found.or_else(|| unharmed(view).filter(|one| is_safe && !told.contains(one)));
    // A move that loses something at once is explained by its goal.
    let is_bare = matches!(told.last(), Some(Explanation::Yields { beside: "nothing", .. }));
    found.or_else(|| goal(view, next, mv).filter(|_| (is_alone || is_bare) && is_quiet(told)))
}

/// Whether none of these reasons is about the mover's next turns.
fn is_quiet(told: &[Explanation]) -> bool {
    !told.iter().any(|one| {
        matches!(
            one,
            Explanation::Leaps { .. }
                | Explanation::Opens { .. }
                | Explanation::Prepares { .. }
                | Explanation::Races { .. }
                | Explanation::Heads { .. }
                | Explanation::Gathers { .. }
        )
    })
}

/// Whether another sentence already names the move of the continuation.
fn is_repeated(follows: &Explanation, told: Option<&Explanation>) -> bool {
    match (follows, told) {
        (
            Explanation::Follows { mv, effects, .. },
            Some(Explanation::Prepares { mv: prepared, effects: gains }),
        ) => mv == prepared && effects == gains,
        (Explanation::FollowsFar { mv, .. }, Some(Explanation::Opens { mv: told, .. }))
        // A hint must not praise a move and warn of it as well.
        | (Explanation::FollowsFar { mv, .. }, Some(Explanation::Tempts { mv: told, .. })) => {
            mv == told
        }
        (Explanation::FollowsFar { mv, .. }, Some(Explanation::Leaps { from, to, .. })) => {
            *mv == square_ends(*from, *to)
        }
        _ => false,
    }
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
    let is_parried = danger(next, view.board.turn(), coming.outcome.from).is_some();
    let MoveWords { mv, effects } = in_words(&own, &coming)?;
    (gain(&coming.effect) > before && !is_parried).then_some(Explanation::Prepares { mv, effects })
}

/// The castle near which a move brings one more pawn, if others are near already.
fn gathered(view: &View, next: &View, seat: Seat, mv: &Move) -> Option<Explanation> {
    let is_near = |from: Square, castle: Square| steps(from, castle) <= NEAR;
    let open = view.board.castles().open_to(seat, view.board.taken(seat), view.options.centre);
    let open = open - takeable(view);
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
    let columns = effect.gain;
    let Some(effects) = effect.sentence() else {
        let lost = if own.from() == first.to() { lost_columns(view, first) } else { 0 };
        let columns = usize::from(columns.unsigned_abs());
        return (effect.gain >= LEAP + lost).then_some(Explanation::FollowsFar {
            reply,
            mv,
            columns,
        });
    };
    // An answer that gains more is left to the sentence about drawbacks.
    if !is_even(view, first, &answer, &effect) {
        return None;
    }
    Some(match answer.sentence().filter(|_| gain(&answer) > NOTHING) {
        Some(taken) => Explanation::FollowsTaking { reply, taken, mv, effects },
        None => Explanation::Follows { reply, mv, effects },
    })
}

/// Whether a seat wins, as far as a short search shows. The line of a won position may hold moves that don't win.
fn wins(view: &View, seat: Seat) -> bool {
    if let Some(end) = view.end {
        return end.outcome().winners.contains(seat);
    }
    let chance = Seed::from_bytes([0; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, FOLLOWING_NODES, chance, &|| false);
    let tables = PieceSquareTables::new(view, weights(view.options.directions));
    let result = alphabeta(&SearchBoard::new(view, &tables), &mut budget, SearchLimits::default());
    let best = result.moves.first();
    best.is_some_and(|best| is_proven(best.score) && (best.score > 0) == view.to_move(seat))
}

/// An attractive move that loses more than it gains, if the chosen move does not.
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

/// Whether the opponent can gain more at once than the move gains.
fn costs(view: &View, next: &View, mv: &Move) -> bool {
    let gained = gain(&Effect::of(view, outcome(view, mv)));
    let is_theirs = next.board.turn() != view.board.turn();
    is_theirs && most(next).is_some_and(|found| gain(&found.effect) > gained)
}

/// Whether a pawn on this square has a pawn of its own side next to it.
fn is_beside_own(view: &View, seat: Seat, square: Square) -> bool {
    let mut others = view.board.pawns(seat).iter().filter(|pawn| *pawn != square);
    others.any(|pawn| {
        pawn.column().abs_diff(square.column()) <= 1 && pawn.row().abs_diff(square.row()) <= 1
    })
}

/// The opponent's move that would capture a seat's pawn on this square. Of several, the move with the most captures.
fn danger(view: &View, seat: Seat, square: Square) -> Option<MoveOutcome> {
    let mut search = MoveGenerator::new(&view.board, view.options, seat.other());
    let bit = search.capture_bits(&[square].into_iter().collect());
    let hits = search.outcomes().into_iter().filter(|outcome| outcome.captured & bit != 0);
    hits.max_by_key(|one| (one.captured.count_ones(), one.from, one.to, one.captured))
}
