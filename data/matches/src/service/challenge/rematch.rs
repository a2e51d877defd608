//! Finds rematches, and the places where they are proposed.

use crate::error::Refused;
use crate::ids::{MatchId, Place};
use crate::job::Post;
use crate::journal::head::{Head, Stage};
use crate::journal::records::NumberRow;
use crate::journal::snapshot::Loaded;
use crate::keys;
use crate::service::Matches;

impl Matches {
    /// The rematch of a match. `None` if there is none, or if it was called off.
    pub fn rematch(&self, id: MatchId) -> Result<Option<MatchId>, Refused> {
        let row = self.row::<NumberRow>(keys::rematch(id))?;
        let Some(next) = row.map(|row| MatchId(row.0)) else { return Ok(None) };
        Ok(self.is_valid_rematch(next)?.then_some(next))
    }

    /// The place where a rematch is proposed: the thread of the previous match. `None` without such a thread.
    pub fn proposal_place(&self, head: &Head) -> Option<Place> {
        self.thread_of(head.rematch_of?).map(|thread| Place { thread: Some(thread), ..head.place })
    }

    /// The place where people find a match. For a proposed rematch, it may be the thread of the proposal.
    pub fn current_place(&self, head: &Head) -> Result<Place, Refused> {
        if head.stage != Stage::Lobby || head.rematch_of.is_none() {
            return Ok(head.place);
        }
        let is_there = self.is_proposed_in_thread(&self.load(head.id)?)?;
        let there = self.proposal_place(head).filter(|_| is_there);
        Ok(match there.and_then(|there| Some((there, there.thread?))) {
            // The thread of the previous match can't be used, so the rematch was proposed in the channel.
            Some((there, thread)) if !self.is_thread_lost(head.id, thread)? => there,
            _ => head.place,
        })
    }

    /// Whether a match is a rematch that was proposed in the thread of the previous match. Version 0.1 proposed some
    /// rematches in the channel.
    pub(crate) fn is_proposed_in_thread(&self, loaded: &Loaded) -> Result<bool, Refused> {
        let header = &loaded.header;
        let before = header.rematch_of.filter(|_| header.place.server.is_some());
        let Some(thread) = before.and_then(|before| self.thread_of(before)) else {
            return Ok(false);
        };
        let has_card = self.posted_message(loaded.id, Post::Lobby)?.is_some();
        Ok(!has_card && header.place.thread != Some(thread))
    }

    /// Whether the rematch exists and was not called off. An import may lack it.
    pub(crate) fn is_valid_rematch(&self, next: MatchId) -> Result<bool, Refused> {
        match self.load(next) {
            Ok(next) => Ok(!next.state.head.stage.is_called_off()),
            Err(Refused::NoSuchMatch(_)) => Ok(false),
            Err(refused) => Err(refused),
        }
    }

    /// The thread in which a match is played. `None` if there is no thread, or if the match can't be read.
    fn thread_of(&self, id: MatchId) -> Option<u64> {
        let loaded = self.load(id).ok()?;
        loaded.thread.or(loaded.header.place.thread)
    }
}
