//! Records which matches continue in their channel, because their thread can't be used.

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::MatchId;
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
