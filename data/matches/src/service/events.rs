//! Events of matches, for the log and metrics: numbers and fixed words, never names.

use crate::ids::{MatchId, Timestamp};
use crate::journal::head::{Ending, Stage};
use crate::journal::records::Act;
use crate::journal::snapshot::Loaded;

/// A durable step of a match, without people or match numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchEvent {
    /// Moves were made.
    Moved {
        /// The number of moves.
        moves: u64,
    },
    /// A match has begun.
    Began,
    /// A match or a challenge ended.
    Ended {
        /// The kind of ending, as a fixed word.
        how: &'static str,
    },
}

/// Listens to the events of matches. It must be quick, since players wait for it.
pub trait EventListener: Send + Sync {
    /// Handles an event of a match of this game.
    fn on_event(&self, game: &str, event: MatchEvent);
}

impl EventListener for () {
    fn on_event(&self, _: &str, _: MatchEvent) {}
}

/// Listens to the durable changes that this process makes to matches and events. It must be quick, since players wait
/// for it.
pub trait ChangeListener: Send + Sync {
    /// Handles a change. An event's number is given as [`EventId::as_target`](crate::EventId::as_target).
    fn on_change(&self, id: MatchId);
}

impl ChangeListener for () {
    fn on_change(&self, _: MatchId) {}
}

impl<L: ChangeListener + ?Sized> ChangeListener for std::sync::Arc<L> {
    fn on_change(&self, id: MatchId) {
        self.as_ref().on_change(id);
    }
}

/// The events of a commit, reported after it.
pub(crate) struct EventReport {
    id: MatchId,
    game: String,
    moves: u64,
    began: bool,
    /// The kind of ending, and the number of plies. `None` unless the match has just ended.
    ended: Option<(&'static str, u32)>,
    rematch_of: Option<MatchId>,
    duration_s: u64,
}

impl EventReport {
    /// The events of these acts. `before` is the stage of the match before them.
    pub(crate) fn of(before: &Stage, loaded: &Loaded, acts: &[Act], now: Timestamp) -> Self {
        let head = &loaded.state.head;
        let ended = match &head.stage {
            Stage::Over(_) if !before.is_over() && loaded.closed.is_some() => {
                Some(("ended by a moderator", head.plies))
            }
            Stage::Over(ending) if !before.is_over() => Some((ending_word(ending), head.plies)),
            _ => None,
        };
        Self {
            id: loaded.id,
            game: loaded.header.game.clone(),
            moves: acts.iter().filter(|act| matches!(act, Act::Moved { .. })).count() as u64,
            began: *before == Stage::Lobby && head.seats > 0,
            ended,
            rematch_of: loaded.header.rematch_of,
            duration_s: now.0.saturating_sub(loaded.header.created.0) / 1000,
        }
    }

    pub(crate) fn report(&self, listener: &dyn EventListener) {
        let ended = self.ended.map(|(how, _)| MatchEvent::Ended { how });
        let moved = (self.moves > 0).then_some(MatchEvent::Moved { moves: self.moves });
        let began = self.began.then_some(MatchEvent::Began);
        for event in [began, moved, ended].into_iter().flatten() {
            listener.on_event(&self.game, event);
        }
        self.log();
    }

    fn log(&self) {
        let (id, duration_s) = (self.id.0, self.duration_s);
        if self.began {
            let rematch_of = self.rematch_of.map(|first| first.0);
            tracing::info!(match.id = id, rematch_of, waited_s = duration_s, "a match has begun");
        }
        if let Some((how, plies)) = self.ended {
            tracing::info!(match.id = id, how, plies, duration_s, "a match is over");
        }
    }
}

fn ending_word(ending: &Ending) -> &'static str {
    match ending {
        Ending::Rules(outcome) if outcome.draw => "drawn by the rules",
        Ending::Rules(_) => "by the rules",
        Ending::Resigned { .. } => "resigned",
        Ending::DrawAgreed => "drawn by agreement",
        Ending::Aborted { .. } => "called off",
        Ending::Declined => "declined",
        Ending::Withdrawn => "withdrawn",
        Ending::Expired => "expired",
        Ending::OutOfTime { .. } => "out of time",
        Ending::CalledOff => "called off out of time",
        Ending::CallOffAgreed => "called off by agreement",
        Ending::Gone { .. } => "left for good",
        Ending::Walkover { .. } => "walkover",
        Ending::Adjudicated { .. } => "adjudicated",
    }
}
