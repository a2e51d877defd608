//! Unanswered challenges: after a while, the challenger is offered a computer.
//!
//! The same message later shows how the challenge was answered.

use crate::error::Refused;
use crate::ids::{MatchId, Timestamp};
use crate::jobs::Post;
use crate::journal::head::Stage;
use crate::journal::records::Act;
use crate::service::Matches;
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

impl Matches {
    /// Whether these acts settle a challenge whose challenger was offered a computer, so that the message must be
    /// updated.
    pub(crate) fn settles_computer_offer(
        &self,
        id: MatchId,
        stage_before: &Stage,
        acts: &[Act],
    ) -> Result<bool, Refused> {
        let is_new = acts.contains(&Act::Challenged);
        Ok(*stage_before == Stage::Lobby
            && !is_new
            && self.posted_message(id, Post::Lonely)?.is_some())
    }
}
