//! What time brings: challenges expire, and receipts of old requests are thrown away.

use crate::error::Refused;
use crate::ids::{Key, MatchId, PlayerId, Revision, Timestamp};
use crate::jobs::{JobKind, Lane, Line, NewJob, Origin};
use crate::journal::head::Ending;
use crate::journal::records::Act;
use crate::journal::snapshot::Change;
use crate::keys::Table;
use crate::ratings::rebuild::rebuild;
use crate::service::Matches;
use crate::service::commit::Asker;
use crate::{jobs, keys};
use store::Batch;

/// How long a request may be repeated: much longer than anybody delivers one again.
const RECEIPT_DAYS: u64 = 1;

/// How many rows are swept at once, so that it never takes long.
const ROWS: usize = 500;

/// After how many milliseconds is swept again.
const SWEEP: u64 = 60 * 60 * 1000;

impl Matches {
    /// Gets the queue of jobs ready when the program starts: what an older program left comes into it, and what is
    /// done again and again is in it. Says how much was taken in.
    ///
    /// # Errors
    /// The store has failed.
    pub fn begin_work(&self, now: Timestamp) -> Result<usize, Refused> {
        let adopted = jobs::adopt(self.store.as_ref())?;
        rebuild(self.store.as_ref(), self.catalog)?;
        self.finish_forgetting(now)?;
        let line = Line { target: None, lane: Lane::Upkeep };
        if jobs::in_line(self.store.as_ref(), line)?.is_empty() {
            let mut batch = Batch::default();
            let sweep = NewJob { kind: JobKind::Sweep, due: now };
            let revision = Revision::default();
            let origin = Origin { target: None, found: &[], revision, now, taken: None };
            jobs::write_jobs(&mut batch, &origin, &[sweep]);
            self.store.commit(batch)?;
        }
        Ok(adopted)
    }

    /// Ends a challenge that nobody has answered.
    ///
    /// # Errors
    /// It was answered meanwhile, is out of order, or the store has failed.
    pub fn expire(&self, id: MatchId, now: Timestamp) -> Result<(), Refused> {
        let asker = Asker { player: PlayerId::GONE, key: None, now };
        let expired = self.change(id, asker, |loaded| {
            loaded.check_in_lobby()?;
            Ok(Change::of(Act::Ended(Ending::Expired)))
        });
        expired.map(drop)
    }

    /// Throws away receipts of old requests and what belongs to servers that were left long ago, and says when there will be some again.
    ///
    /// # Errors
    /// The store has failed.
    pub fn sweep(&self, now: Timestamp) -> Result<Timestamp, Refused> {
        self.purge_left(now)?;
        let before = now.0.saturating_sub(RECEIPT_DAYS * 24 * 60 * 60 * 1000);
        let mut range = Table::ReceiptAge.under(&[]);
        range.to = Table::ReceiptAge.under(&[before]).from;
        range.most = ROWS;
        let old = self.store.scan(&range)?;
        let mut batch = Batch::default();
        for (key, _) in &old {
            if let Some(receipt) = keys::number(key, 1) {
                batch.remove(keys::receipt(Key(receipt)));
            }
            batch.remove(key.clone());
        }
        if !old.is_empty() {
            self.store.commit(batch)?;
        }
        Ok(if old.len() == ROWS { now } else { now.plus(SWEEP) })
    }
}
