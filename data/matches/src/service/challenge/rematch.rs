//! Where a rematch is proposed: where the match before was played, as long as that is known.

use crate::error::Refused;
use crate::ids::{MatchId, Place};
use crate::jobs::Post;
use crate::journal::head::{Head, Stage};
use crate::journal::snapshot::Loaded;
use crate::service::Matches;

impl Matches {
    /// Where this match is proposed, if it is the rematch of one that was played in a thread.
    pub fn proposed_in(&self, head: &Head) -> Option<Place> {
        self.thread_of(head.rematch_of?).map(|thread| Place { thread: Some(thread), ..head.place })
    }

    /// Where people find a match: where it is played or, as long as it is a rematch that nobody has agreed to, where that is
    /// proposed.
    ///
    /// # Errors
    /// The store has failed.
    pub fn found_in(&self, head: &Head) -> Result<Place, Refused> {
        if head.stage != Stage::Lobby || head.rematch_of.is_none() {
            return Ok(head.place);
        }
        let is_there = self.is_proposed_there(&self.load(head.id)?)?;
        let there = self.proposed_in(head).filter(|_| is_there);
        Ok(match there.and_then(|there| Some((there, there.thread?))) {
            // It was proposed in the channel, as that thread can't be used.
            Some((there, thread)) if !self.is_astray(head.id, thread)? => there,
            _ => head.place,
        })
    }

    /// Whether a match is a rematch that was proposed in the thread of the match before. Programs of former days proposed all
    /// of them in the channel.
    pub(crate) fn is_proposed_there(&self, loaded: &Loaded) -> Result<bool, Refused> {
        let header = &loaded.header;
        let before = header.rematch_of.filter(|_| header.place.server.is_some());
        let Some(thread) = before.and_then(|before| self.thread_of(before)) else {
            return Ok(false);
        };
        let has_card = self.posted(loaded.id, Post::Lobby)?.is_some();
        Ok(!has_card && header.place.thread != Some(thread))
    }

    /// Whether what is noted as a rematch is one: not if it was called off, or is not there, as in a store that an export was
    /// read into which had left it out.
    pub(crate) fn is_rematch(&self, next: MatchId) -> Result<bool, Refused> {
        match self.load(next) {
            Ok(next) => Ok(!next.state.head.stage.is_called_off()),
            Err(Refused::NoSuchMatch(_)) => Ok(false),
            Err(refused) => Err(refused),
        }
    }

    /// The thread in which a match was played. One that was purged, or can't be read any more, has none.
    fn thread_of(&self, id: MatchId) -> Option<u64> {
        let loaded = self.load(id).ok()?;
        loaded.thread.or(loaded.header.place.thread)
    }
}
