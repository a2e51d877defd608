//! Matches whose thread can't be used, which go on in their channel: who plays there is told so once.

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::MatchId;
use crate::journal::records::NumberRow;
use crate::keys;
use crate::service::Matches;
use store::Batch;

impl Matches {
    /// Whether it is known that this match goes on in its channel because this thread can't be used.
    ///
    /// # Errors
    /// The store has failed.
    pub fn is_astray(&self, id: MatchId, thread: u64) -> Result<bool, Refused> {
        let raw = self.store.read(&[keys::lost_thread(id)])?.pop().flatten();
        Ok(raw.is_some_and(|raw| open::<NumberRow>(&raw).is_ok_and(|row| row.0 == thread)))
    }

    /// Notes that a match goes on in its channel because this thread can't be used; without one, that its thread can be
    /// used again.
    ///
    /// # Errors
    /// The store has failed.
    pub fn note_astray(&self, id: MatchId, thread: Option<u64>) -> Result<(), Refused> {
        let mut batch = Batch::default();
        match thread {
            Some(thread) => batch.put(keys::lost_thread(id), seal(&NumberRow(thread))),
            None => batch.remove(keys::lost_thread(id)),
        }
        self.store.commit(batch)?;
        Ok(())
    }
}
