//! Challenges that nobody takes: after a while whoever made one is offered a computer, and sees on the same message when that
//! is no more to be decided.

use crate::error::Refused;
use crate::ids::{MatchId, Timestamp};
use crate::jobs::Post;
use crate::journal::head::Stage;
use crate::journal::records::Act;
use crate::service::Matches;
use crate::service::view::MatchView;

/// After how long a challenge that nobody has taken is a lonely one, in milliseconds.
pub(crate) const LONELY: u64 = 15 * 60 * 1000;

impl MatchView {
    /// Whether nobody has taken this challenge for so long that its challenger is offered a computer.
    pub fn is_lonely(&self, now: Timestamp) -> bool {
        let head = self.head();
        head.stage == Stage::Lobby
            && head.open
            && head.players.len() == 1
            && head.created.plus(LONELY) <= now
    }
}

impl Matches {
    /// Whether these acts in a lobby concern a challenger who was offered a computer: they see what became of that.
    pub(crate) fn is_company_news(
        &self,
        (id, stage): (MatchId, &Stage),
        acts: &[Act],
    ) -> Result<bool, Refused> {
        let is_new = acts.contains(&Act::Challenged);
        Ok(*stage == Stage::Lobby && !is_new && self.posted(id, Post::Lonely)?.is_some())
    }
}
