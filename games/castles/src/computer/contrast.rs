//! A move that looks natural and loses more than the chosen one, by a short search.

use rules::{Level, Seed};
use search::{BestMove, Budget, SearchLimits, SearchTree, alphabeta, is_proven, value_of_logit};

use crate::Squares;
use crate::computer::danger::{Change, saving_moves, takings};
use crate::computer::search_board::SearchBoard;
use crate::computer::weights::LOGIT;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Move};
use crate::position::View;
use crate::words::{Explanation, attacked_pieces, manner};

/// The node limit for a natural move, and for any other, which is named only where it loses by force.
const NATURAL_NODES: u64 = 4_000;
const OTHER_NODES: u64 = 600;

/// The value that a natural move must lose to be named, and one that is only answered by an attack.
const MARGIN: f64 = 0.2;
const SLIGHT: f64 = 0.1;

/// The node limit that checks a move answered by an attack, and the value it must then still lose.
const LONGER_NODES: u64 = 12_000;
const STILL: f64 = 0.05;

/// The depth below which a search has not looked far enough to be compared with.
const LEAST_DEPTH: u8 = 5;

/// The limits of the search behind a contrast.
const LIMITS: SearchLimits = SearchLimits { max_depth: 60, quiescence_depth: 8, exact_margin: 0 };

/// The opponent's best answer to a move, and what the move is worth then.
pub(super) struct Refutation {
    pub(super) reply: Action,
    pub(super) value: f64,
    pub(super) is_proven: bool,
}

/// A natural move that the opponent refutes by a capture or a win, or else by an attack. Else any move that loses at once.
/// Captures, attacks and other moves of the same piece are natural.
pub(super) fn contrast(view: &View, best: &BestMove<Move>) -> Option<Explanation> {
    let Move::Action(chosen) = best.mv else { return None };
    let is_lost = best.is_proven && best.value < 0.0;
    if is_lost || best.depth.is_none_or(|depth| depth < LEAST_DEPTH) {
        return None;
    }
    let (pieces, turn) = (&view.state.pieces, view.state.turn);
    let least = refutation(view, chosen, NATURAL_NODES).map_or(best.value, |one| one.value);
    let least = least.min(best.value);
    let captures = takings(pieces, turn);
    let all = MoveSets::new(pieces, turn).sorted();
    let attacks = |one: &Action| {
        Change::new(pieces, turn, *one).is_some_and(|change| !change.attacked().is_empty())
    };
    let quiet: Vec<Action> = all.iter().copied().filter(|one| !captures.contains(one)).collect();
    let attacks = quiet.iter().copied().filter(attacks);
    let same = quiet.iter().copied().filter(|one| one.from == chosen.from);
    let danger = Change::new(pieces, turn, chosen).and_then(|change| change.remaining());
    let saving = danger.into_iter().flat_map(|danger| saving_moves(view, turn, danger, chosen));
    let natural = saving.chain(captures).chain(attacks).chain(same);
    let mut slight: Option<(f64, Action, Explanation)> = None;
    let mut natural = natural.filter(|one| *one != chosen);
    let named = natural.find_map(|mv| {
        let found = refutation(view, mv, NATURAL_NODES)?;
        let told = || in_words(view, mv, &found, chosen);
        let told = (found.value < least - SLIGHT).then(told).flatten()?;
        if !matches!(told, Explanation::Invites { .. }) {
            return (found.value < least - MARGIN).then_some(told);
        }
        if slight.as_ref().is_none_or(|(value, ..)| found.value < *value) {
            slight = Some((found.value, mv, told));
        }
        None
    });
    let lost = || {
        let mut others = all.into_iter().filter(|one| *one != chosen);
        others.find_map(|mv| {
            let found = refutation(view, mv, OTHER_NODES)?;
            let is_lost = found.is_proven && found.value < least - MARGIN;
            is_lost.then(|| in_words(view, mv, &found, chosen)).flatten()
        })
    };
    let longer = |mv| refutation(view, mv, LONGER_NODES).map(|found| found.value);
    let is_worse = |mv| Some(longer(mv)? < longer(chosen)?.min(best.value) - STILL);
    let slight = || slight.filter(|(_, mv, _)| is_worse(*mv) == Some(true));
    named.or_else(|| slight().map(|(.., told)| told)).or_else(lost)
}

/// The best answer to a move that looks natural.
pub(super) fn answered(view: &View, mv: Action) -> Option<Refutation> {
    refutation(view, mv, NATURAL_NODES)
}

fn refutation(view: &View, mv: Action, nodes: u64) -> Option<Refutation> {
    let child = SearchBoard::new(view, Squares::NONE).child(mv);
    child.mover().filter(|mover| *mover != view.state.turn)?;
    let chance = Seed::from_bytes([0; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, nodes, chance, &|| false);
    let best = *alphabeta(&child, &mut budget, LIMITS).moves.first()?;
    let is_proven = is_proven(best.score);
    let score = -best.score;
    let value = if is_proven { f64::from(score.signum()) } else { value_of_logit(score, LOGIT) };
    Some(Refutation { reply: best.mv, value, is_proven })
}

/// The sentence for a move whose refutation the board shows: the answer takes something, wins, or attacks.
/// What it takes or attacks after the chosen move as well is no difference.
fn in_words(view: &View, mv: Action, found: &Refutation, chosen: Action) -> Option<Explanation> {
    let (reply, turn) = (found.reply, view.state.turn);
    let mut pieces = view.state.pieces;
    let (_, effect) = pieces.apply(turn, mv)?;
    let is_new = !allows(view, chosen, reply);
    if is_new && pieces.effect(reply).takes() {
        let kind = pieces.army(turn).at(reply.to)?;
        let hunter = pieces.army(turn.other()).at(reply.from)?;
        return Some(match effect.takes() && reply.to == mv.to {
            true => Explanation::TakenBack { mv, hunter, from: reply.from },
            false => {
                let (from, square, by) = (reply.from, reply.to, manner(pieces.effect(reply)));
                Explanation::Tempts { mv, hunter, from, kind, square, by }
            }
        });
    }
    if found.is_proven {
        return Some(Explanation::Loses { mv, reply });
    }
    let answer = Change::new(&pieces, turn.other(), reply).filter(|_| is_new)?;
    let attacked = answer.attacked_pieces();
    let pieces = || attacked_pieces(attacked.iter().copied());
    (!attacked.is_empty()).then(|| Explanation::Invites { mv, reply, pieces: pieces() })
}

/// Whether the opponent can answer a move so, and takes or attacks something with it.
fn allows(view: &View, mv: Action, reply: Action) -> bool {
    let (mut pieces, turn) = (view.state.pieces, view.state.turn);
    pieces.apply(turn, mv);
    MoveSets::contains(&pieces, turn.other(), reply)
        && Change::new(&pieces, turn.other(), reply)
            .is_some_and(|answer| answer.effect.takes() || !answer.attacked().is_empty())
}
