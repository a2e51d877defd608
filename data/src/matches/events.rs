//! What the log hears of a match: that it began, that it ended and how, by numbers alone.

use crate::ids::{MatchId, Timestamp};
use crate::journal::current::Current;
use crate::journal::head::{Ending, Stage};

/// What an act has come to, told once it is durable.
pub(super) struct Told {
    id: MatchId,
    began: bool,
    /// How the match ended, after how many plies.
    ended: Option<(&'static str, u32)>,
    rematch_of: Option<MatchId>,
    duration_s: u64,
}

impl Told {
    /// What has become of a match that was at `before`.
    pub(super) fn of(before: &Stage, current: &Current, now: Timestamp) -> Self {
        let head = &current.course.head;
        let ended = match &head.stage {
            Stage::Over(ending) if !is_over(before) => Some((how(ending), head.plies)),
            _ => None,
        };
        Self {
            id: current.id,
            began: *before == Stage::Lobby && head.seats > 0,
            ended,
            rematch_of: current.header.rematch_of,
            duration_s: now.0.saturating_sub(current.header.created.0) / 1000,
        }
    }

    /// Says it.
    pub(super) fn log(&self) {
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

fn is_over(stage: &Stage) -> bool {
    matches!(stage, Stage::Over(_))
}

fn how(ending: &Ending) -> &'static str {
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
    }
}
