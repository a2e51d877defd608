//! `OutdatedLobbyPosts`: the posts about a challenge that a change makes outdated.

use crate::error::Refused;
use crate::ids::MatchId;
use crate::job::Post;
use crate::journal::head::Stage;
use crate::journal::records::Act;
use crate::keys;
use crate::service::Matches;

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct OutdatedLobbyPosts {
    /// The offer of a computer opponent.
    pub(crate) computer_offer: bool,
    /// The note that tells the challenger who has joined.
    pub(crate) notice: bool,
}

impl Matches {
    /// The posts about the challenge that exist, and that these acts make outdated.
    pub(crate) fn outdated_lobby_posts(
        &self,
        id: MatchId,
        stage_before: &Stage,
        acts: &[Act],
    ) -> Result<OutdatedLobbyPosts, Refused> {
        if *stage_before != Stage::Lobby || acts.contains(&Act::Challenged) {
            return Ok(OutdatedLobbyPosts::default());
        }
        let posted = [Post::Lonely, Post::Notice].map(|post| keys::posted(id, post));
        let found = self.store.read(&posted)?;
        let is_there = |at: usize| found.get(at).is_some_and(Option::is_some);
        Ok(OutdatedLobbyPosts { computer_offer: is_there(0), notice: is_there(1) })
    }
}
