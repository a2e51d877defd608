//! The outbox: what must be posted, who is at it, and what was posted.

use std::sync::PoisonError;

use super::Matches;
use crate::ids::{MatchId, Timestamp};
use crate::journal::envelope::{open, seal};
use crate::journal::head::{Head, Stage};
use crate::journal::record::{ErrandRow, NumberRow};
use crate::keys::{self, Table};
use crate::matches::index::{self, Filter, Page};
use crate::outbox::{Errand, ErrandKind, Settled};
use crate::refused::Refused;
use crate::stores::{Batch, Commit};

/// After how many milliseconds an errand that was never settled may be run by somebody else.
const LEASE: u64 = 2 * 60 * 1000;

/// How often settling is tried when an act comes between.
const TRIES: usize = 20;

impl Matches {
    /// At most `most` errands that are due, the oldest first. Each is leased: nobody else gets it until it is settled.
    ///
    /// # Errors
    /// The store has failed.
    pub fn due_errands(&self, now: Timestamp, most: usize) -> Result<Vec<Errand>, Refused> {
        let mut due = Vec::new();
        for (key, raw) in self.store.scan(&Table::Errand.under(&[]))? {
            let Some((id, kind)) = errand_of(&key) else { continue };
            let Ok(row) = open::<ErrandRow>(&raw) else { continue };
            if row.due <= now {
                due.push((row.due, row_as_errand(id, kind, &row)));
            }
        }
        due.sort_by_key(|(at, errand)| (*at, errand.id, errand.kind));
        let free =
            due.into_iter().map(|(_, errand)| errand).filter(|errand| self.lease(errand, now));
        Ok(free.take(most).collect())
    }

    /// One errand, to run it at once; none if there is none or somebody is at it.
    ///
    /// # Errors
    /// The store has failed.
    pub fn claim(
        &self,
        id: MatchId,
        kind: ErrandKind,
        now: Timestamp,
    ) -> Result<Option<Errand>, Refused> {
        let raw = self.store.read(&[keys::errand(id, kind)])?.pop().flatten();
        let row = raw.and_then(|raw| open::<ErrandRow>(&raw).ok());
        let errand = row.map(|row| row_as_errand(id, kind, &row));
        Ok(errand.filter(|errand| self.lease(errand, now)))
    }

    /// Whether something of a match is still to be posted.
    ///
    /// # Errors
    /// The store has failed.
    pub fn is_to_be_posted(&self, id: MatchId, kind: ErrandKind) -> Result<bool, Refused> {
        Ok(self.store.read(&[keys::errand(id, kind)])?.pop().flatten().is_some())
    }

    /// Ends an errand. If the match called for it anew meanwhile, it stays.
    ///
    /// # Errors
    /// The store has failed.
    pub fn settle(&self, errand: &Errand, settled: Settled) -> Result<(), Refused> {
        let written = self.write_settled(errand, settled);
        self.leases
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .remove(&(errand.id, errand.kind));
        written
    }

    /// The message or thread that was posted last, if one was.
    ///
    /// # Errors
    /// The store has failed.
    pub fn posted(&self, id: MatchId, kind: ErrandKind) -> Result<Option<u64>, Refused> {
        let raw = self.store.read(&[keys::posted(id, kind)])?.pop().flatten();
        Ok(raw.and_then(|raw| open::<NumberRow>(&raw).ok()).map(|row| row.0))
    }

    /// Has everything of a server posted anew, because what was posted there is gone: challenges, threads, boards.
    ///
    /// # Errors
    /// The store has failed.
    pub fn post_again(&self, server: u64, now: Timestamp) -> Result<(), Refused> {
        for filter in [Filter::Lobby, Filter::Running] {
            let mut page = Page { after: None, most: 100 };
            loop {
                let heads = self.matches_in(server, filter, page)?;
                for head in &heads {
                    let thread = keys::posted(head.id, ErrandKind::Thread);
                    let posted = self.store.read(&[thread])?.pop().flatten();
                    let mut batch = anew(head, now);
                    index::list_thread(&mut batch, head.id, posted.as_deref(), None);
                    self.store.commit(batch)?;
                }
                match heads.last() {
                    Some(last) => page.after = Some(last.id),
                    None => break,
                }
            }
        }
        Ok(())
    }

    fn write_settled(&self, errand: &Errand, settled: Settled) -> Result<(), Refused> {
        let key = keys::errand(errand.id, errand.kind);
        for _ in 0..TRIES {
            let posted = keys::posted(errand.id, errand.kind);
            let mut rows = self.store.read(&[key.clone(), posted.clone()])?;
            let (before, raw) = (rows.pop().flatten(), rows.pop().flatten());
            let mut batch = Batch::default();
            let row = raw.as_deref().and_then(|raw| open::<ErrandRow>(raw).ok());
            if errand.kind == ErrandKind::Thread && !matches!(settled, Settled::Retry { .. }) {
                self.forget_names(&mut batch, errand.id);
            }
            if let Settled::Done { message: Some(message) } = settled {
                batch.put(posted, seal(&NumberRow(message)));
                if errand.kind == ErrandKind::Thread {
                    let before = before.as_deref();
                    index::list_thread(&mut batch, errand.id, before, Some(message));
                }
            }
            match (row, settled) {
                (Some(row), Settled::Retry { at }) => {
                    let attempts = row.attempts.saturating_add(1);
                    batch.put(key.clone(), seal(&ErrandRow { due: at, attempts, ..row }));
                }
                (Some(row), _) if row.revision == errand.revision => batch.remove(key.clone()),
                _ => {}
            }
            batch.expect(key.clone(), raw);
            if batch.writes.is_empty() || self.store.commit(batch)? == Commit::Applied {
                return Ok(());
            }
        }
        Err(Refused::Busy)
    }

    fn lease(&self, errand: &Errand, now: Timestamp) -> bool {
        let mut leases = self.leases.lock().unwrap_or_else(PoisonError::into_inner);
        let since = leases.entry((errand.id, errand.kind)).or_default();
        if *since != Timestamp::default() && now < since.plus(LEASE) {
            return false;
        }
        *since = now;
        true
    }
}

/// Nothing of a match is posted, and everything is to be.
fn anew(head: &Head, now: Timestamp) -> Batch {
    let mut batch = Batch::default();
    for kind in ErrandKind::ALL {
        batch.remove(keys::posted(head.id, kind));
        if kind == ErrandKind::Lobby || head.stage == Stage::Running {
            let row = ErrandRow { revision: head.revision, due: now, attempts: 0 };
            batch.put(keys::errand(head.id, kind), seal(&row));
        }
    }
    batch
}

fn errand_of(key: &[u8]) -> Option<(MatchId, ErrandKind)> {
    let kind = ErrandKind::from_number(keys::number(key, 1)?)?;
    Some((MatchId(keys::number(key, 0)?), kind))
}

fn row_as_errand(id: MatchId, kind: ErrandKind, row: &ErrandRow) -> Errand {
    Errand { id, kind, revision: row.revision, attempts: row.attempts }
}
