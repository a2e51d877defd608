//! What the log hears of a match: that it began, that it ended and how, by numbers alone; and what is counted of it.

use crate::ids::{MatchId, Timestamp};
use crate::journal::head::{Ending, Stage};
use crate::journal::records::Act;
use crate::journal::snapshot::Loaded;

/// Something that happened in some match and is durable. It names nobody and no match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened {
    /// So many moves were made at once.
    Moved {
        /// How many.
        moves: u64,
    },
    /// A match has begun.
    Began,
    /// A match, or a challenge, is over.
    Ended {
        /// How, in one of a few fixed words.
        how: &'static str,
    },
}

/// Somebody who counts what happens, for each game. They must be quick: players wait.
pub trait Witness: Send + Sync {
    /// This has happened in a match of this game.
    fn saw(&self, game: &str, what: Happened);
}

/// Nobody counts.
impl Witness for () {
    fn saw(&self, _: &str, _: Happened) {}
}

/// What an act has come to, told once it is durable.
pub(super) struct Told {
    id: MatchId,
    game: String,
    moves: u64,
    began: bool,
    /// How the match ended, after how many plies.
    ended: Option<(&'static str, u32)>,
    rematch_of: Option<MatchId>,
    duration_s: u64,
}

impl Told {
    /// What has become of a match that was at `before`.
    pub(super) fn of(before: &Stage, (loaded, acts): (&Loaded, &[Act]), now: Timestamp) -> Self {
        let head = &loaded.state.head;
        let ended = match &head.stage {
            Stage::Over(ending) if !is_over(before) => Some((how(ending), head.plies)),
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

    /// Says it to the log, and to whoever counts.
    pub(super) fn tell(&self, witness: &dyn Witness) {
        let ended = self.ended.map(|(how, _)| Happened::Ended { how });
        let moved = (self.moves > 0).then_some(Happened::Moved { moves: self.moves });
        let began = self.began.then_some(Happened::Began);
        for what in [began, moved, ended].into_iter().flatten() {
            witness.saw(&self.game, what);
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
        Ending::Gone { .. } => "left for good",
    }
}
