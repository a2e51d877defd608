//! `StoreForm`: a store's form numbers, which tell which programs may share the store.
//!
//! Each record has the version of its form, and a program leaves records of newer versions alone. So two programs of
//! different versions damage nothing, but the older one refuses acts in matches that the newer one has written. The
//! store's form keeps the older program out, and makes the newer one wait until the older one has ended.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::codec::{open, seal};
use crate::fleet::heartbeat::Heartbeats;
use crate::fleet::records::Member;
use crate::ids::Timestamp;
use crate::keys;
use crate::keys::Table;
use store::{Batch, LookUp, OpenError, Store, StoreError};

/// The form that this program writes. Each new version of a record, and each new variant in a record, increments it.
pub(crate) const FORM: u32 = 3;

/// The oldest form whose programs can share a store with this program.
///
/// Programs of form 1, up to version 0.1, could not read the matches in which this one has acted. Programs of form 2,
/// early builds of version 0.2, could not read this one's events.
const OLDEST: u32 = 3;

/// The largest clock difference between two machines, in milliseconds.
const SKEW: u64 = 10_000;

/// The form of programs that store no form.
pub(crate) const FIRST_FORM: u32 = 1;

/// Two form numbers, kept in a store, that tell which programs may use it. A program's form number is `FORM`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoreForm {
    /// The newest form in which a program has written rows.
    pub form: u32,
    /// The oldest form whose programs may use the store.
    pub oldest: u32,
}

/// The answer to a starting program that wants to use a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admission {
    /// The program may use the store.
    Granted,
    /// The number of living processes that are too old to share the store.
    OlderProcesses(usize),
    /// The starting program itself is too old for this store.
    TooOld(StoreForm),
}

/// The rows of a store's form and of its processes.
struct Rows {
    form: Option<Vec<u8>>,
    members: BTreeMap<u64, Member>,
}

impl StoreForm {
    const FIRST: Self = Self { form: FIRST_FORM, oldest: FIRST_FORM };

    /// The form that stands for a row that can't be read. No program may overwrite that row.
    const UNREADABLE: Self = Self { form: u32::MAX, oldest: u32::MAX };

    pub(crate) fn of(raw: Option<&[u8]>) -> Self {
        raw.map_or(Self::FIRST, |raw| open(raw).unwrap_or(Self::UNREADABLE))
    }

    /// Whether this program is too old for the store.
    pub fn is_too_new(self) -> bool {
        self.oldest > FORM
    }

    /// The error for a program that is too old for this store.
    pub fn refusal(self) -> OpenError {
        OpenError::TooNew { form: self.form, oldest: self.oldest, known: FORM }
    }

    /// The form of the store after this program has written to it.
    fn raised(self) -> Self {
        Self { form: self.form.max(FORM), oldest: self.oldest.max(OLDEST) }
    }
}

pub(crate) fn store_form(store: &dyn Store) -> Result<StoreForm, StoreError> {
    let raw = store.read(&[keys::store_form()])?.pop().flatten();
    Ok(StoreForm::of(raw.as_deref()))
}

/// Asks whether this program may use a store. If so, raises the store's form to what this program needs.
///
/// Callers ask again, with the same `beats`, until older processes have ended. `steady` is the time by a monotonic
/// clock. Only a shared store has other processes.
pub fn ask_admission(
    store: &dyn Store,
    beats: &mut Heartbeats,
    steady: Timestamp,
) -> Result<Admission, StoreError> {
    admit(store, |members| count_older(beats, members, steady))
}

/// As [`ask_admission`], by a single look. Processes whose rows have expired don't count.
pub fn ask_admission_once(store: &dyn Store, now: Timestamp) -> Result<Admission, StoreError> {
    admit(store, |members| count_older_rows(members, now))
}

fn admit(
    store: &dyn Store,
    mut count_older: impl FnMut(&BTreeMap<u64, Member>) -> usize,
) -> Result<Admission, StoreError> {
    loop {
        let Rows { form: raw, members } = read(store)?;
        let form = StoreForm::of(raw.as_deref());
        if form.is_too_new() {
            return Ok(Admission::TooOld(form));
        }
        let older = if store.is_shared() { count_older(&members) } else { 0 };
        if older > 0 {
            return Ok(Admission::OlderProcesses(older));
        }
        // This mark keeps out programs of version 0.1, which don't know the row of the form. Write it even if the row
        // is there: a store copied by an older program has only the row. An older process that has just started is
        // found at the next call.
        store.shut_out_first_programs()?;
        if form.raised() == form {
            return Ok(Admission::Granted);
        }
        let mut batch = Batch::default();
        batch.replace(keys::store_form(), raw, seal(&form.raised()));
        store.commit(batch)?;
    }
}

/// The number of processes that share a store, by a single look. Processes whose rows have expired don't count.
pub fn living_processes(store: &dyn Store, now: Timestamp) -> Result<usize, StoreError> {
    Ok(read(store)?.members.values().filter(|member| is_fresh(member, now)).count())
}

/// The number of processes that are too old to share a store with this program, by a single look. Processes whose rows
/// have expired don't count.
pub fn older_processes(store: &dyn Store, now: Timestamp) -> Result<usize, StoreError> {
    Ok(count_older_rows(&read(store)?.members, now))
}

fn count_older_rows(members: &BTreeMap<u64, Member>, now: Timestamp) -> usize {
    members.values().filter(|member| is_fresh(member, now) && is_older(member)).count()
}

fn is_fresh(member: &Member, now: Timestamp) -> bool {
    member.until.plus(SKEW) >= now
}

fn count_older(
    beats: &mut Heartbeats,
    members: &BTreeMap<u64, Member>,
    steady: Timestamp,
) -> usize {
    let living = beats.living(members, steady, |_| false);
    living.iter().filter(|process| is_older(&members[process])).count()
}

/// Whether a process is too old to share a store with this program.
pub fn is_older(member: &Member) -> bool {
    member.form < OLDEST
}

fn read(store: &dyn Store) -> Result<Rows, StoreError> {
    let (keys, ranges) = (vec![keys::store_form()], vec![Table::Member.under(&[])]);
    let mut found = store.look_up(&LookUp { keys, ranges })?;
    let rows = found.rows.pop().unwrap_or_default();
    let member = |(key, raw): &(Vec<u8>, Vec<u8>)| keys::number(key, 0).zip(open(raw).ok());
    let members = rows.iter().filter_map(member).collect();
    Ok(Rows { form: found.values.pop().flatten(), members })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fleet::records::ShardRange;
    use crate::golden_row::check;
    use store::MemoryStore;

    fn member(form: u32, beat: u64) -> Member {
        let (until, range) = (Timestamp(beat + 8_000), ShardRange::all(1));
        Member { beat, until, host: None, range, is_leaving: false, form }
    }

    #[test]
    fn the_form_of_a_store_keeps_its_encoding() {
        check(&StoreForm { form: 300, oldest: 2 }, "b62d0001be167784ac0202");
    }

    #[test]
    fn a_new_store_is_admitted_and_gets_the_form_of_the_program() {
        let (store, mut beats) = (MemoryStore::new(), Heartbeats::default());
        assert_eq!(ask_admission(&store, &mut beats, Timestamp(1)), Ok(Admission::Granted));
        assert_eq!(store_form(&store), Ok(StoreForm { form: FORM, oldest: OLDEST }));
        assert_eq!(ask_admission(&store, &mut beats, Timestamp(2)), Ok(Admission::Granted));
    }

    #[test]
    fn a_newer_store_refuses_the_program_unless_it_may_be_shared() {
        let store = MemoryStore::new();
        for (oldest, is_refused) in [(FORM, false), (FORM + 1, true)] {
            let form = StoreForm { form: FORM + 1, oldest };
            let mut batch = Batch::default();
            batch.put(keys::store_form(), seal(&form));
            store.commit(batch).unwrap();
            let asked = ask_admission(&store, &mut Heartbeats::default(), Timestamp(1));
            let expected = if is_refused { Admission::TooOld(form) } else { Admission::Granted };
            assert_eq!(asked, Ok(expected));
            assert_eq!(store_form(&store), Ok(form), "it is never lowered");
        }
    }

    #[test]
    fn early_builds_of_version_0_2_cannot_share_the_store() {
        assert!(is_older(&member(2, 0)));
        assert!(!is_older(&member(FORM, 0)));
    }

    #[test]
    fn older_processes_count_until_they_are_silent() {
        let mut beats = Heartbeats::default();
        let mut members = BTreeMap::from([(1, member(FIRST_FORM, 1_000)), (2, member(FORM, 9))]);
        assert_eq!(count_older(&mut beats, &members, Timestamp(1_000)), 1);
        members.insert(1, member(FIRST_FORM, 4_000));
        assert_eq!(count_older(&mut beats, &members, Timestamp(4_000)), 1);
        assert_eq!(count_older(&mut beats, &members, Timestamp(8_000)), 1);
        assert_eq!(count_older(&mut beats, &members, Timestamp(12_000)), 0);
    }

    #[test]
    fn a_single_look_counts_older_processes_whose_rows_have_not_expired() {
        let store = MemoryStore::new();
        let mut batch = Batch::default();
        for (process, form, beat) in [(1, FIRST_FORM, 100_000), (2, FORM, 100_000)] {
            batch.put(keys::member(process), seal(&member(form, beat)));
        }
        store.commit(batch).unwrap();
        let count = |now| older_processes(&store, Timestamp(now));
        assert_eq!([count(100_000), count(118_000), count(118_001)], [Ok(1), Ok(1), Ok(0)]);
    }
}
