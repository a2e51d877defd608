//! What time brings: challenges expire, and receipts of old requests are thrown away.

use super::Matches;
use super::commit::Asker;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::current::Deed;
use crate::journal::head::Ending;
use crate::journal::record::Act;
use crate::keys::{self, Table};
use crate::refused::Refused;
use crate::stores::Batch;

/// How long a request may be repeated: much longer than anybody delivers one again.
const RECEIPT_DAYS: u64 = 1;

/// How many rows one tick looks at, so that it never takes long.
const ROWS: usize = 500;

impl Matches {
    /// Does what is due at this moment, and says which challenges have expired. To be called every few seconds.
    ///
    /// # Errors
    /// The store has failed.
    pub fn tick(&self, now: Timestamp) -> Result<Vec<MatchId>, Refused> {
        let mut range = Table::Timer.under(&[]);
        range.to = Table::Timer.under(&[now.0.saturating_add(1)]).from;
        range.most = ROWS;
        let mut expired = Vec::new();
        for (key, _) in self.store.scan(&range)? {
            let Some(id) = keys::number(&key, 1).map(MatchId) else { continue };
            match self.expire(id, now) {
                Ok(()) => expired.push(id),
                Err(Refused::Unavailable(error)) => return Err(Refused::Unavailable(error)),
                // Answered meanwhile, or out of order: there is nothing to wake up for any more.
                Err(_) => self.drop_rows(vec![key])?,
            }
        }
        self.drop_receipts(now)?;
        Ok(expired)
    }

    fn expire(&self, id: MatchId, now: Timestamp) -> Result<(), Refused> {
        let asker = Asker { player: PlayerId::GONE, key: None, now };
        let expired = self.change(id, asker, |current| {
            current.in_lobby()?;
            Ok(Deed::of(Act::Ended(Ending::Expired)))
        });
        expired.map(drop)
    }

    fn drop_receipts(&self, now: Timestamp) -> Result<(), Refused> {
        let before = now.0.saturating_sub(RECEIPT_DAYS * 24 * 60 * 60 * 1000);
        let mut range = Table::ReceiptAge.under(&[]);
        range.to = Table::ReceiptAge.under(&[before]).from;
        range.most = ROWS;
        let mut old = Vec::new();
        for (key, _) in self.store.scan(&range)? {
            if let Some(receipt) = keys::number(&key, 1) {
                old.push(keys::receipt(crate::ids::Key(receipt)));
            }
            old.push(key);
        }
        if old.is_empty() { Ok(()) } else { self.drop_rows(old) }
    }

    fn drop_rows(&self, keys: Vec<Vec<u8>>) -> Result<(), Refused> {
        let mut batch = Batch::default();
        keys.into_iter().for_each(|key| batch.remove(key));
        self.store.commit(batch)?;
        Ok(())
    }
}
