//! On which messages the table is asked what becomes of a turn whose time is up: each such turn has one of its own, named and
//! noted by the entry that said so, until it says what came of it.

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision, Timestamp};
use crate::jobs::{DirectMessage, Post};
use crate::journal::records::NumberRow;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use crate::service::clock::notices::TimeUp;
use crate::service::view::MatchView;
use store::{Batch, Commit};

/// A turn whose time was up, as it is to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeAsked {
    /// The entry that said so.
    pub since: Revision,
    /// When it did.
    pub at: Timestamp,
    /// What became of it.
    pub up: TimeUp,
    /// The message that shows it, if one is known.
    pub message: Option<u64>,
}

impl Matches {
    /// What is to be shown of turns whose time was up, as the match was read: the newest and, before it, those whose messages
    /// do not say yet what became of them.
    ///
    /// # Errors
    /// As [`Matches::notice`].
    pub fn times_up(&self, view: &MatchView) -> Result<Vec<TimeAsked>, Refused> {
        let id = view.head().id;
        let times = self.each_time_up(view.loaded())?;
        let Some(&((newest, _), _)) = times.last() else { return Ok(Vec::new()) };
        let noted = self.store.scan(&Table::OfferPost.under(&[id.0]))?;
        let former = self.posted(id, Post::TimeUp)?;
        let message = |since: Revision| {
            let key = keys::offer_post(id, since);
            let row = noted.iter().find(|(noted, _)| *noted == key);
            let row = row.and_then(|(_, raw)| open::<NumberRow>(raw).ok()).map(|row| row.0);
            row.or(former.filter(|_| since == newest))
        };
        let asked = |((since, at), up)| TimeAsked { since, at, up, message: message(since) };
        let asked = times.into_iter().map(asked);
        Ok(asked.filter(|asked| asked.since == newest || asked.message.is_some()).collect())
    }

    /// Notes on which message it is asked what becomes of the turn of this entry, and has these people told of it by direct
    /// message; none, once that will never change again.
    ///
    /// # Errors
    /// The store has failed.
    pub fn note_time_post(
        &self,
        id: MatchId,
        since: Revision,
        posted: (Option<u64>, &[(PlayerId, DirectMessage)]),
        now: Timestamp,
    ) -> Result<(), Refused> {
        let mut batch = Batch::default();
        // Programs of former days noted one alone.
        batch.remove(keys::posted(id, Post::TimeUp));
        self.note_question(batch, keys::offer_post(id, since), posted, now).map(drop)
    }

    /// Notes under a key on which message something is asked. Once that is noted nobody posts it again, so who is told of it
    /// stands in the same commit.
    pub(crate) fn note_question(
        &self,
        mut batch: Batch,
        key: Vec<u8>,
        (message, told): (Option<u64>, &[(PlayerId, DirectMessage)]),
        now: Timestamp,
    ) -> Result<Commit, Refused> {
        match message {
            Some(message) => batch.put(key, seal(&NumberRow(message))),
            None => batch.remove(key),
        }
        for (player, directly) in told {
            self.call_directly(&mut batch, (*player, *directly), (directly.since, now))?;
        }
        let commit = self.store.commit(batch)?;
        if !told.is_empty() {
            self.ring(now);
        }
        Ok(commit)
    }
}
