//! Exports events, and makes the rows that an import writes for them.

use std::collections::BTreeSet;

use crate::codec::{Stored, open, seal};
use crate::ids::{EventId, MatchId};
use crate::job_queue::PlacedJob;
use crate::journal::clubs::event_acts::{EventEntry, EventPeople};
use crate::journal::clubs::event_plan::EventHeader;
use crate::journal::clubs::event_rows;
use crate::journal::clubs::event_state::EventState;
use crate::journal::walk::for_each_row;
use crate::keys;
use crate::keys::Table;
use crate::upkeep::export_lines::ExportLine;
use store::{Batch, Store, StoreError};

/// The maximum number of attempts to read an event that changes at the same time.
const TRIES: usize = 100;

/// The records of an event from which everything else is derived.
pub(crate) struct EventJournal {
    pub(crate) id: EventId,
    pub(crate) header: EventHeader,
    pub(crate) people: EventPeople,
    pub(crate) entries: Vec<EventEntry>,
}

/// The numbers of all events.
pub(crate) fn events(store: &dyn Store) -> Result<Vec<EventId>, StoreError> {
    let mut ids = Vec::new();
    for_each_row(store, Table::EventHeader.under(&[]), |(key, _)| {
        ids.extend(keys::number(&key, 0).map(EventId));
        Ok::<_, StoreError>(())
    })?;
    Ok(ids)
}

/// Reads the journal of an event. `None` if a record can't be read.
pub(crate) fn event_journal(
    store: &dyn Store,
    id: EventId,
) -> Result<Option<EventJournal>, StoreError> {
    let raw = store.read(&[keys::event_header(id), keys::event_people(id)])?;
    let rows = store.scan(&Table::EventEntry.under(&[id.0]))?;
    let entries = rows.iter().map(|(_, raw)| record(Some(raw)));
    let (header, people) = (record(raw[0].as_ref()), record(raw[1].as_ref()));
    let (Some(header), Some(people), Some(entries)) = (header, people, entries.collect()) else {
        return Ok(None);
    };
    Ok(Some(EventJournal { id, header, people, entries }))
}

/// The line of an event, read at one point in time. `None` if a record can't be read, or if the event changes too
/// often.
pub(crate) fn event_line(store: &dyn Store, id: EventId) -> Result<Option<ExportLine>, StoreError> {
    let head = || Ok::<_, StoreError>(store.read(&[keys::event_head(id)])?.pop().flatten());
    for _ in 0..TRIES {
        let before = head()?;
        let Some(EventJournal { header, people, entries, .. }) = event_journal(store, id)? else {
            return Ok(None);
        };
        if head()? == before {
            return Ok(Some(ExportLine::Event { id, header: Box::new(header), people, entries }));
        }
    }
    Ok(None)
}

/// The rows of an event, and the matches that it began. `None` if its records contradict each other.
pub(crate) fn event_batch(journal: &EventJournal) -> Option<(Batch, BTreeSet<MatchId>)> {
    let EventJournal { id, header, people, entries } = journal;
    let state = EventState::folded(&header.plan, entries).ok()?;
    let is_known = state.entrants.len() == people.entrants.len();
    let mut batch = Batch::default();
    let mut put = |key, value| batch.replace(key, None, value);
    put(keys::event_header(*id), seal(header));
    put(keys::event_people(*id), seal(people));
    put(keys::event_head(*id), seal(&state));
    for entry in entries {
        put(keys::event_entry(*id, entry.revision), seal(entry));
    }
    for row in event_rows::rows(*id, &header.plan, people, &state) {
        put(row, Vec::new());
    }
    // These matches may have ended after the event was exported. The event's job then enters their results.
    for on in state.tables.iter().filter(|table| table.is_running()).filter_map(|table| table.id) {
        put(keys::event_done(*id, on), Vec::new());
    }
    PlacedJob::event(*id, state.revision, header.created).insert(&mut batch);
    let matches = entries.iter().filter_map(EventEntry::begun_match).collect();
    is_known.then_some((batch, matches))
}

fn record<R: Stored>(raw: Option<&Vec<u8>>) -> Option<R> {
    open(raw?).ok()
}
