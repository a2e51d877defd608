//! The principle that a hinted move follows.

use rules::Seat;

use crate::army::{Army, Kind};
use crate::computer::danger::Change;
use crate::computer::evaluator;
use crate::moves::{Action, Move, Verb};
use crate::pieces::Effect;
use crate::position::View;
use crate::words::{Explanation, Principle};

/// The principle behind the reasons for a move, if the position shows it.
pub(super) fn principle(
    view: &View,
    seat: Seat,
    mv: &Move,
    told: &[Explanation],
) -> Option<Principle> {
    let action = match mv {
        Move::Deploy(deployment) => {
            return is_mixed(&deployment.army).then_some(Principle::Mix);
        }
        Move::Action(action) => *action,
    };
    let change = Change::new(&view.state.pieces, seat, action)?;
    // Facts after `Comes` are about a later position.
    let mut facts = told.iter().take_while(|fact| !matches!(fact, Explanation::Comes { .. }));
    facts.find_map(|fact| fact_principle(&change, fact))
}

#[expect(clippy::too_many_lines, reason = "a flat match")]
fn fact_principle(change: &Change, fact: &Explanation) -> Option<Principle> {
    let (is_true, principle) = match fact {
        Explanation::Takes { .. } | Explanation::TakesOnly { .. } | Explanation::Trades { .. }
            if change.action.verb == Verb::Push =>
        {
            (takes_without_anvil(change), Principle::Edge)
        }
        Explanation::Takes { .. } | Explanation::TakenBack { .. } => (true, Principle::Avenge),
        Explanation::Attacks { .. } => (change.attacked().len() > 1, Principle::Fork),
        Explanation::Readies { mv, .. } => {
            (is_prey_attacked(change, *mv) && comes_nearer(change), Principle::Approach)
        }
        Explanation::Heads { prey, .. }
        | Explanation::Nears { prey, .. }
        | Explanation::Approaches { prey, .. } => {
            (*prey == change.kind.prey() && comes_nearer(change), Principle::Approach)
        }
        Explanation::Saves { .. }
        | Explanation::Prevents { .. }
        | Explanation::Retreats { kind: Kind::General, .. } => (is_safe(change), Principle::Guard),
        Explanation::Safe => (true, Principle::Guard),
        Explanation::Drawn
        | Explanation::General
        | Explanation::Repeats
        | Explanation::TakesOnly { .. }
        | Explanation::Trades { .. }
        | Explanation::Hunted { .. }
        | Explanation::Regains { .. }
        | Explanation::Regained { .. }
        | Explanation::Later { .. }
        | Explanation::Pushes { .. }
        | Explanation::Escorts { .. }
        | Explanation::Clears { .. }
        | Explanation::Retreats { .. }
        | Explanation::Inland { .. }
        | Explanation::Returns { .. }
        | Explanation::Shelters { .. }
        | Explanation::SavesTooLate { .. }
        | Explanation::Retaliates { .. }
        | Explanation::Counterattacks { .. }
        | Explanation::Concedes { .. }
        | Explanation::LetsGo { .. }
        | Explanation::Forsaken { .. }
        | Explanation::Forced
        | Explanation::Lost
        | Explanation::LostTo { .. }
        | Explanation::SavesInVain { .. }
        | Explanation::SavesForLess { .. }
        | Explanation::SavesIntoAttack { .. }
        | Explanation::Doomed { .. }
        | Explanation::Passes { .. }
        | Explanation::Leads { .. }
        | Explanation::Answers { .. }
        | Explanation::Trapped { .. }
        | Explanation::Confines { .. }
        | Explanation::Enters { .. }
        | Explanation::Builds { .. }
        | Explanation::Prepares { .. }
        | Explanation::Waiting { .. }
        | Explanation::Counters { .. }
        | Explanation::Covers { .. }
        | Explanation::Frees { .. }
        | Explanation::Guards { .. }
        | Explanation::Relieves { .. }
        | Explanation::Opens { .. }
        | Explanation::Bars { .. }
        | Explanation::Parries { .. }
        | Explanation::Comes { .. }
        | Explanation::Avenges { .. }
        | Explanation::Airs { .. }
        | Explanation::Yields { .. }
        | Explanation::Forestalls { .. }
        | Explanation::Threatens { .. }
        | Explanation::Plans { .. }
        | Explanation::Earns { .. }
        | Explanation::Exposes { .. }
        | Explanation::LosesLater { .. }
        | Explanation::Stays { .. }
        | Explanation::Peril { .. }
        | Explanation::Cornered { .. }
        | Explanation::Joins { .. }
        | Explanation::Waits
        | Explanation::Wins { .. }
        | Explanation::Follows { .. }
        | Explanation::Tempts { .. }
        | Explanation::Loses { .. } => return None,
    };
    is_true.then_some(principle)
}

/// Whether the opponent threatens nothing after the move.
fn is_safe(change: &Change) -> bool {
    evaluator::threats(&change.after, change.seat.other()).is_empty()
}

/// Whether a soldier comes nearer to its prey.
fn comes_nearer(change: &Change) -> bool {
    let prey = change.before.army(change.seat.other()).of(change.kind.prey());
    evaluator::is_nearer(&change.before, change.action, prey)
}

/// Whether the next step of the moved soldier attacks its prey.
fn is_prey_attacked(change: &Change, step: Action) -> bool {
    let prey = change.after.army(change.seat.other()).of(change.kind.prey());
    Change::new(&change.after, change.seat, step).is_some_and(|next| next.attacked().meets(prey))
}

/// Whether each of the three kinds stands next to another kind.
fn is_mixed(army: &Army) -> bool {
    Kind::SOLDIERS.into_iter().all(|kind| {
        let own = army.of(kind);
        own.grown().meets(army.soldiers() - own)
    })
}

/// Whether a push takes a piece at the edge, at the lake or against its comrade.
fn takes_without_anvil(change: &Change) -> bool {
    match change.effect {
        Effect::PushedOff | Effect::Drowned => true,
        Effect::Crushed(behind) => change.before.army(change.seat.other()).at(behind).is_some(),
        Effect::Stepped | Effect::Struck(_) | Effect::Pushed(_) => false,
    }
}
