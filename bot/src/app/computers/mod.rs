//! Computer players: their decisions, made from the view of their own seat.

pub(crate) mod hints;
mod resign_or_draw;

use std::time::{Duration, Instant};

use matches::{ComputerTurn, Decision, MatchId, MatchView, Refused, Target, Timestamp};
use rules::{NodeLimit, ThinkError, ThinkRequest};

use crate::app::answer::Result;
use crate::app::computers::resign_or_draw::{answer_draw_offer, decide};
use crate::app::context::App;
use crate::app::state::delayed_moves;
use crate::app::state::delayed_moves::DelayedMove;

/// The longest search. It is shorter than the time limit of the job.
///
/// Only a very busy machine needs so much time. A repeated search may then find another move.
const LONGEST: Duration = Duration::from_secs(62);

/// The time after which a search gives way to a waiting one. Most searches need a fifth of this time. Only one that may
/// decide the match needs more.
const UNDISTURBED: Duration = Duration::from_secs(10);

/// The next step of a computer player's job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// The job is done, or no longer needed.
    Nothing,
    /// Another attempt.
    Again,
    /// Carry out the decision at this time.
    At(Timestamp),
}

impl Next {
    /// `Nothing` if the job is done, otherwise another attempt.
    pub(crate) fn if_done(is_done: bool) -> Self {
        if is_done { Self::Nothing } else { Self::Again }
    }
}

/// Lets the next computer of a match decide, and carries the decision out now or at its reveal time.
///
/// Decides nothing while the app shuts down.
pub(crate) fn think(app: &App, id: MatchId) -> Result<Next> {
    let Some((view, computer)) = match_and_computer(app, id)? else { return Ok(Next::Nothing) };
    let began = Instant::now();
    let stop = || is_over(app, began.elapsed());
    tracing::debug!(match.id = id.0, "a computer thinks");
    let decided = think_for(&view, computer, app.decisive_seconds(), &stop);
    let duration_ms = began.elapsed().as_millis();
    tracing::debug!(match.id = id.0, duration_ms, "a computer has thought");
    let Some(decision) = decided? else { return Ok(Next::Nothing) };
    if app.is_draining() {
        return Ok(Next::Again);
    }
    if !view.holds_secrets(computer.player) || !is_visible(&view, computer, &decision) {
        return carry_out(app, &view, computer, &decision);
    }
    delay(app, &view, computer, decision)
}

/// Whether a search must end: it took too long, others wait for its slot, or the app shuts down.
fn is_over(app: &App, elapsed: Duration) -> bool {
    let gives_way = || elapsed > UNDISTURBED && app.thinking_slots().is_awaited();
    elapsed > LONGEST || app.is_draining() || gives_way()
}

/// Keeps a decision until its reveal time.
fn delay(app: &App, view: &MatchView, computer: ComputerTurn, decision: Decision) -> Result<Next> {
    let (id, seen) = (view.head().id, view.head().revision);
    let (since, now) = (app.matches().awaited_since(view, computer)?, app.now());
    let seated = &view.head().players;
    let computers = seated.iter().filter(|player| player.level().is_some()).count();
    let at = delayed_moves::reveal_time(computer.level, computers, since, now);
    let after_ms = at.0.saturating_sub(since.0);
    tracing::debug!(match.id = id.0, after_ms, "a computer's turn is shown after a set time");
    app.delayed_moves().insert(id, DelayedMove { seen, decision, at }, now);
    Ok(Next::At(at))
}

/// Carries out an earlier decision once its time has come. `None` if the computer must think first.
pub(crate) fn carry_out_delayed(app: &App, id: MatchId) -> Result<Option<Next>> {
    let Some((view, computer)) = match_and_computer(app, id)? else {
        return Ok(Some(Next::Nothing));
    };
    let decided = app.delayed_moves().get(id, view.head().revision);
    Ok(match decided {
        None => None,
        Some(delayed) if delayed.waits(app.now()) => Some(Next::At(delayed.at)),
        Some(DelayedMove { decision, .. }) => Some(carry_out(app, &view, computer, &decision)?),
    })
}

/// A match, and the computer player that must act next. `None` if there is no such player.
fn match_and_computer(app: &App, id: MatchId) -> Result<Option<(MatchView, ComputerTurn)>> {
    let view = match app.matches().view(id) {
        Err(Refused::NoSuchMatch(_) | Refused::Retired(_)) => None,
        view => Some(view?),
    };
    let awaited = view.and_then(|view| Some((view.computer_to_act()?, view)));
    if awaited.is_none() {
        app.delayed_moves().remove(id);
    }
    Ok(awaited.map(|(computer, view)| (view, computer)))
}

/// Whether the other players see the decision at once.
fn is_visible(view: &MatchView, computer: ComputerTurn, decision: &Decision) -> bool {
    match decision {
        Decision::Move(mv) | Decision::OfferDraw(mv) => view.ends_turn(computer.player, mv),
        Decision::AcceptDraw | Decision::DeclineDraw | Decision::Resign => true,
    }
}

fn carry_out(
    app: &App,
    view: &MatchView,
    computer: ComputerTurn,
    decision: &Decision,
) -> Result<Next> {
    let (id, seen) = (view.head().id, view.head().revision);
    let decided =
        app.matches().decide(Target { id, seen: Some(seen) }, computer.player, decision, app.now());
    if !matches!(decided, Err(Refused::Unavailable(_))) {
        app.delayed_moves().remove(id);
    }
    match decided {
        // A player acted during the search, and that act queued another job.
        Err(Refused::Stale(_) | Refused::NotYourTurn(_) | Refused::Over(_)) => Ok(Next::Nothing),
        decided => decided.map(|_| Next::Nothing),
    }
}

/// The decision of a computer. `None` if it need not decide now.
///
/// A mover that can't think is refused. Its job is given up after some tries, and then people decide how to go on.
fn think_for(
    view: &MatchView,
    computer: ComputerTurn,
    decisive_seconds: u32,
    stop: &dyn Fn() -> bool,
) -> Result<Option<Decision>> {
    let Some(sight) = view.sight(Some(computer.player)) else { return Ok(None) };
    let limit = NodeLimit::Decisive(decisive_seconds);
    let request = ThinkRequest::new(computer.level, limit, computer.seed);
    let decision = match computer.is_to_move {
        true => {
            sight.think(computer.seat, &request, stop).map(|thought| decide(computer, &thought))
        }
        false => sight.evaluate(computer.seat, &request, stop).map(answer_draw_offer),
    };
    match decision {
        Ok(decision) => Ok(Some(decision)),
        // Without a decision now, the computer answers the offer with its next move.
        Err(ThinkError::NotToMove | ThinkError::Over) => Ok(None),
        Err(why @ (ThinkError::NoComputerPlayer | ThinkError::NotOwnView)) => {
            tracing::error!(match.id = view.head().id.0, why = why.kind(), "a computer can't think");
            if computer.is_to_move { Err(Refused::NoComputer) } else { Ok(None) }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{Challenge, ChallengeLimits, Key, Matches, Place, PlayerId, Seating};
    use rules::{Level, Seat};
    use store::MemoryStore;

    use super::*;
    use crate::app::testing::kastell;

    #[test]
    fn the_job_of_a_mover_that_cannot_think_fails() {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let (ada, computer) = (PlayerId(1), PlayerId::computer(Level::ALL[0], 0));
        let challenge = Challenge {
            seating: Seating::Chosen(Seat(1)),
            ..kastell(ada, computer, Place::default())
        };
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let view = matches.view(id).unwrap();
        let turn = view.computer_to_act().unwrap();
        let think = |turn| think_for(&view, turn, 1, &|| false);
        assert!(matches!(think(turn), Ok(Some(_))));
        // A view of another seat stands for any reason why a computer can't think.
        let blind = ComputerTurn { player: ada, ..turn };
        assert_eq!(think(blind), Err(Refused::NoComputer));
        assert_eq!(think(ComputerTurn { is_to_move: false, ..blind }), Ok(None));
    }
}
