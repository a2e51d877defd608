//! Unanswered challenges: after a while, the challenger is offered a computer.
//!
//! The same message later shows how the challenge was answered.

use crate::ids::Timestamp;
use crate::journal::head::Stage;
use crate::service::jobs::plan::UNANSWERED_MS;
use crate::service::view::MatchView;

impl MatchView {
    /// Whether the challenge has been open for so long that its challenger is offered a computer.
    pub fn is_unanswered(&self, now: Timestamp) -> bool {
        let head = self.head();
        head.stage == Stage::Lobby
            && head.open
            && head.players.len() == 1
            && head.created.plus(UNANSWERED_MS) <= now
    }
}
