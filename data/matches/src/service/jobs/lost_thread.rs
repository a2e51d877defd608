//! Records which matches continue in their channel, because their thread can't be used.

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{MatchId, Place};
use crate::journal::head::Head;
use crate::journal::records::NumberRow;
use crate::keys;
use crate::service::Matches;
use store::Batch;

impl Matches {
    /// Whether this thread of a match is recorded as unusable.
    pub fn is_thread_lost(&self, id: MatchId, thread: u64) -> Result<bool, Refused> {
        let row = self.row::<NumberRow>(keys::lost_thread(id))?;
        Ok(row.is_some_and(|row| row.0 == thread))
    }

    /// The place where the match of this place goes on: without its thread while that is recorded as unusable.
    pub fn usable_place(&self, place: Place) -> Result<Place, Refused> {
        let Some(thread) = place.thread else { return Ok(place) };
        let is_lost = match self.match_in_thread(thread)? {
            Some(id) => self.is_thread_lost(id, thread)?,
            None => false,
        };
        Ok(Place { thread: place.thread.filter(|_| !is_lost), ..place })
    }

    /// Removes threads that are recorded as unusable from the places of these matches, which go on in their channels.
    pub fn leave_lost_threads(&self, heads: &mut [Head]) -> Result<(), Refused> {
        let keys: Vec<_> = heads.iter().map(|head| keys::lost_thread(head.id)).collect();
        for (head, raw) in heads.iter_mut().zip(self.store.read(&keys)?) {
            let lost = raw.and_then(|raw| open::<NumberRow>(&raw).ok()).map(|row| row.0);
            head.place.thread = head.place.thread.filter(|&thread| Some(thread) != lost);
        }
        Ok(())
    }

    /// Records that a match's thread is unusable. `None` removes the record.
    pub fn note_lost_thread(&self, id: MatchId, thread: Option<u64>) -> Result<(), Refused> {
        let mut batch = Batch::default();
        match thread {
            Some(thread) => batch.put(keys::lost_thread(id), seal(&NumberRow(thread))),
            None => batch.remove(keys::lost_thread(id)),
        }
        self.store.commit(batch)?;
        Ok(())
    }
}
