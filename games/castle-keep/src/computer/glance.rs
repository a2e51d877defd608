//! The lower levels: moves chosen by a softmax of their scores, without playing out deals.

use rules::Chance;
use search::{BestMove, Budget, softmax};

use crate::computer::evaluator;
use crate::computer::level_settings::{LevelSettings, Sight, USUAL_BUILDS};
use crate::computer::move_scorer::MoveScorer;
use crate::moves::Move;
use crate::options::Version;
use crate::public_position::{Phase, PublicPosition};
use crate::view::View;

/// The lowest value of a glance. A glance only compares what is built, so it calls no position lost.
const LOWEST: f64 = -0.9;

/// The move that a level chooses at a glance.
pub(super) fn best(
    view: &View,
    mut moves: Vec<Move>,
    settings: &LevelSettings,
    budget: &mut Budget<'_>,
) -> Option<BestMove<Move>> {
    let public = &view.public;
    let hand = view.hand(public.turn)?;
    let shares = public.is(Version::King);
    if settings.sight == Sight::OneTile && public.phase == Phase::Build && !shares {
        build_two_or_three(public, &mut moves, budget.chance());
    }
    if public.phase == Phase::Act && budget.chance().below(100) < settings.pass_percent {
        moves = vec![Move::Pass];
    }
    let mut scored = MoveScorer::new(public, hand).scores(&moves);
    scored.iter().for_each(|_| {
        budget.spend();
    });
    scored.sort_unstable();
    let mv = *softmax(&scored, settings.temperature, budget.chance())?;
    let value = evaluator::value(public, public.turn).max(LOWEST);
    Some(BestMove { value, ..BestMove::unrated(mv) })
}

/// Keeps only the moves that make two or three builds in the turn, if possible.
fn build_two_or_three(public: &PublicPosition, moves: &mut Vec<Move>, chance: &mut Chance) {
    let built = built_this_turn(public);
    let is_enough = built > USUAL_BUILDS || (built == USUAL_BUILDS && chance.below(2) == 0);
    if is_enough {
        moves.retain(|mv| *mv == Move::Done);
    } else if built < USUAL_BUILDS && moves.len() > 1 {
        moves.retain(|mv| *mv != Move::Done);
    }
}

fn built_this_turn(public: &PublicPosition) -> usize {
    if public.traced != Some(public.turn) {
        return 0;
    }
    let traces = public.traces[public.ground(public.turn).index()];
    traces.iter().map(|trace| trace.placed.len()).sum()
}
