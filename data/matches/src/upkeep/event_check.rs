//! Checks that states of events follow from their journals, and results of tables from their matches.

use std::collections::BTreeSet;

use rules::Seats;

use crate::codec::{open, seal};
use crate::ids::MatchId;
use crate::journal::clubs::event_acts::{EventEntry, TableEnd};
use crate::journal::clubs::event_rows;
use crate::journal::clubs::event_state::{Champion, EventState};
use crate::journal::clubs::tables::{EventTable, late_by_clock, may_be_late_by_clock};
use crate::journal::records::{Entry, Header, NumberRow, StoredHead};
use crate::journal::walk::for_each_row;
use crate::keys;
use crate::keys::Table;
use crate::upkeep::event_export::{EventJournal, event_journal, events};
use store::{Store, StoreError};

/// The faults of all events, and what the check has read.
#[derive(Default)]
pub(crate) struct EventFaults {
    /// The number of rows read.
    pub(crate) rows: usize,
    /// The faults, each as a sentence.
    pub(crate) faults: Vec<String>,
    listed: BTreeSet<Vec<u8>>,
}

/// Checks all events of a store.
pub(crate) fn faults(store: &dyn Store) -> Result<EventFaults, StoreError> {
    let mut found = EventFaults::default();
    for id in events(store)? {
        match event_journal(store, id)? {
            Some(journal) => found.check(store, &journal)?,
            None => found.faults.push(format!("event {}: a record can't be read", id.0)),
        }
    }
    found.check_lists(store)?;
    Ok(found)
}

impl EventFaults {
    fn check(&mut self, store: &dyn Store, journal: &EventJournal) -> Result<(), StoreError> {
        let EventJournal { id, header, people, entries } = journal;
        self.rows += entries.len() + 3;
        let Ok(state) = EventState::folded(&header.plan, entries) else {
            self.faults.push(format!("event {}: its entries contradict each other", id.0));
            return Ok(());
        };
        let head = store.read(&[keys::event_head(*id)])?.pop().flatten();
        if head.is_none_or(|head| !is_state(&head, &state)) {
            let fault = "its state is not what its entries lead to";
            self.faults.push(format!("event {}: {fault}", id.0));
        }
        self.listed.extend(event_rows::rows(*id, &header.plan, people, &state));
        for table in &state.tables {
            self.check_table(store, journal, table)?;
        }
        Ok(())
    }

    /// Checks that a table and its match belong together, and that the table has the match's result.
    fn check_table(
        &mut self,
        store: &dyn Store,
        journal: &EventJournal,
        table: &EventTable,
    ) -> Result<(), StoreError> {
        let Some(on) = table.id else { return Ok(()) };
        let raw =
            store.read(&[keys::header(on), keys::head(on), keys::event_done(journal.id, on)])?;
        let header = raw[0].as_deref().and_then(|raw| open::<Header>(raw).ok());
        let head = raw[1].as_deref().and_then(|raw| open::<StoredHead>(raw).ok());
        let link = header.and_then(|header| header.event);
        let is_linked = link.is_some_and(|link| link.id == journal.id && link.round == table.round);
        let expected = match head {
            Some(head) => table.result_of(&head, late(store, on, &head)?),
            None => None,
        };
        let is_waiting = raw[2].is_some();
        let is_right = match (&table.result, expected) {
            (None, None) => true,
            (None, Some(_)) => is_waiting,
            (Some(result), Some(expected)) => {
                *result == expected || is_decided(journal, table, result.end)
            }
            (Some(result), None) => is_decided(journal, table, result.end),
        };
        if !is_linked || !is_right {
            let fault = format!("table {} is not what match {on} leads to", table.number);
            self.faults.push(format!("event {}: {fault}", journal.id.0));
        }
        Ok(())
    }

    fn check_lists(&mut self, store: &dyn Store) -> Result<(), StoreError> {
        let mut found = BTreeSet::new();
        for table in [Table::EventByServer, Table::EventByPlayer] {
            for_each_row(store, table.under(&[]), |(key, _)| {
                found.insert(key);
                Ok::<_, StoreError>(())
            })?;
        }
        self.rows += found.len();
        if found != self.listed {
            self.faults.push("the lists of events are not what their journals lead to".into());
        }
        let (mut rows, mut damaged) = (0, 0);
        for_each_row(store, Table::EventStart.under(&[]), |(_, raw)| {
            rows += 1;
            damaged += usize::from(open::<NumberRow>(&raw).is_err());
            Ok::<_, StoreError>(())
        })?;
        self.rows += rows;
        if damaged > 0 {
            self.faults.push(format!("{damaged} rows about the last event matches are damaged"));
        }
        Ok(())
    }
}

/// Whether a stored state is the one that the entries lead to. Early builds of version 0.2 named one champion of every
/// season, also without a point or if several share the first place. Later seasons follow in the same state.
fn is_state(raw: &[u8], state: &EventState) -> bool {
    let is_early = |stored: EventState| {
        are_champions(&stored.champions, &state.champions)
            && EventState { champions: state.champions.clone(), ..stored } == *state
    };
    raw == seal(state) || open(raw).is_ok_and(is_early)
}

/// Whether each season has the champions that the entries lead to, or at most one.
fn are_champions(stored: &[Champion], folded: &[Champion]) -> bool {
    let mut seasons = stored.chunk_by(|one, next| one.season == next.season);
    let is_right = |found: &[Champion]| {
        let of_season = folded.iter().filter(|one| one.season == found[0].season);
        found.len() == 1 || found.iter().eq(of_season)
    };
    stored.is_sorted_by_key(|one| one.season) && seasons.all(is_right)
}

/// The seats whose time ran out in a match, as its journal says.
fn late(store: &dyn Store, on: MatchId, head: &StoredHead) -> Result<Seats, StoreError> {
    if !may_be_late_by_clock(head) {
        return Ok(Seats::NONE);
    }
    let rows = store.scan(&Table::Entry.under(&[on.0]))?;
    let entries: Option<Vec<Entry>> = rows.iter().map(|(_, raw)| open(raw).ok()).collect();
    Ok(entries.map_or(Seats::NONE, |entries| late_by_clock(&entries, head)))
}

/// Whether a table's result may differ from that of its match: an organizer decided it, or it was annulled.
fn is_decided(journal: &EventJournal, table: &EventTable, end: TableEnd) -> bool {
    let is_by_organizer =
        journal.entries.iter().any(|entry: &EventEntry| entry.decides(table.number));
    is_by_organizer && end == TableEnd::Adjudicated || end == TableEnd::Annulled
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::clubs::Entrant;

    #[test]
    fn each_season_of_an_early_state_may_have_one_champion() {
        let champion = |season, entrant| Champion { season, entrant: Entrant(entrant) };
        let state = |champions: &[Champion]| EventState {
            champions: champions.to_vec(),
            ..EventState::default()
        };
        let shared = [champion(1, 0), champion(1, 1), champion(2, 0), champion(2, 1)];
        let is_right = |stored: &[Champion]| is_state(&seal(&state(stored)), &state(&shared));
        assert!(is_right(&shared));
        assert!(is_right(&[champion(1, 0), champion(2, 0), champion(2, 1)]), "continued");
        assert!(is_right(&[champion(1, 0), champion(2, 0)]));
        assert!(!is_right(&[champion(1, 0), champion(2, 0), champion(2, 2)]));
        assert!(!is_right(&[champion(2, 0), champion(1, 0)]));
    }
}
