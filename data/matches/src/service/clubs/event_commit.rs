//! The only way to change an event: load, decide, commit. If another act came first, all of it is repeated.

use std::collections::BTreeSet;

use crate::codec::{Stored, open, seal};
use crate::error::Refused;
use crate::event_refusal::EventRefusal;
use crate::ids::{EventId, Revision, Timestamp};
use crate::job::JobKind;
use crate::job_queue::{Enqueued, NewJob, Origin, StoredJob};
use crate::journal::clubs::event_acts::{EventAct, EventActor, EventEntry, EventPeople};
use crate::journal::clubs::event_plan::EventHeader;
use crate::journal::clubs::event_rows;
use crate::journal::clubs::event_state::EventState;
use crate::journal::records::Receipt;
use crate::keys::Table;
use crate::service::Matches;
use crate::service::Request;
use crate::{job_queue, keys};
use store::{Batch, Commit};

/// The maximum number of attempts of a change that conflicts with other acts.
const TRIES: usize = 200;

#[derive(Clone)]
pub(crate) struct LoadedEvent {
    pub(crate) id: EventId,
    pub(crate) header: EventHeader,
    pub(crate) people: EventPeople,
    pub(crate) state: EventState,
    raw_head: Option<Vec<u8>>,
    raw_people: Option<Vec<u8>>,
}

/// A change to an event: the new acts, and the list of people if the acts change the list.
#[derive(Default)]
pub(crate) struct EventChange {
    pub(crate) acts: Vec<(EventActor, EventAct)>,
    pub(crate) people: Option<EventPeople>,
    /// Further writes of the same commit.
    pub(crate) extra: Batch,
    /// The jobs that `extra` enqueues.
    pub(crate) enqueued: Enqueued,
}

/// The caller of a change, with the time.
#[derive(Clone, Copy)]
pub(crate) enum EventCaller {
    /// A person.
    Person(Request),
    /// The job of the event. Its changes enqueue no further job of the event.
    Job(Timestamp),
    /// The program, outside the event's job.
    Program(Timestamp),
}

/// A change as a batch, not committed yet.
pub(crate) struct PreparedEvent {
    pub(crate) batch: Batch,
    pub(crate) enqueued: Enqueued,
    pub(crate) after: LoadedEvent,
}

/// The jobs that a change causes, apart from those for the card and the event's steps.
struct PlannedJobs {
    /// The revisions of the entries that get a post.
    posts: Vec<Revision>,
    /// Whether the calendar entry may have changed.
    has_calendar: bool,
}

impl EventChange {
    pub(crate) fn of(by: EventActor, act: EventAct) -> Self {
        Self { acts: vec![(by, act)], ..Self::default() }
    }

    pub(crate) fn program(act: EventAct) -> Self {
        Self::of(EventActor::Program, act)
    }
}

impl EventCaller {
    pub(crate) fn now(self) -> Timestamp {
        match self {
            Self::Person(request) => request.now,
            Self::Job(now) | Self::Program(now) => now,
        }
    }
}

impl LoadedEvent {
    pub(crate) fn announced(id: EventId, header: EventHeader, people: EventPeople) -> Self {
        let state = EventState::announced(header.created);
        Self { id, header, people, state, raw_head: None, raw_people: None }
    }

    fn rows(&self) -> BTreeSet<Vec<u8>> {
        event_rows::rows(self.id, &self.header.plan, &self.people, &self.state)
    }
}

impl Matches {
    pub(crate) fn load_event(&self, id: EventId) -> Result<LoadedEvent, Refused> {
        let keys = [keys::event_header(id), keys::event_people(id), keys::event_head(id)];
        let mut rows = self.store.read(&keys)?.into_iter();
        let mut next = || rows.next().flatten();
        let (header, raw_people, raw_head) = (next(), next(), next());
        let Some(header) = header else { return Err(EventRefusal::NoSuchEvent.into()) };
        let (header, people): (EventHeader, EventPeople) =
            (read(id, Some(&header))?, read(id, raw_people.as_ref())?);
        let state = match raw_head.as_deref().map(open) {
            Some(Ok(state)) => state,
            _ => self.folded_event(id, &header)?,
        };
        Ok(LoadedEvent { id, header, people, state, raw_head, raw_people })
    }

    fn folded_event(&self, id: EventId, header: &EventHeader) -> Result<EventState, Refused> {
        tracing::warn!(event.id = id.0, "rebuilding an event's state that can't be read");
        EventState::folded(&header.plan, &self.event_entries(id)?).map_err(|_| damaged(id))
    }

    pub(crate) fn event_entries(&self, id: EventId) -> Result<Vec<EventEntry>, Refused> {
        let rows = self.store.scan(&Table::EventEntry.under(&[id.0]))?;
        rows.iter().map(|(_, raw)| read(id, Some(raw))).collect()
    }

    pub(crate) fn event_entry(
        &self,
        id: EventId,
        revision: Revision,
    ) -> Result<EventEntry, Refused> {
        let raw = self.store.read(&[keys::event_entry(id, revision)])?.pop().flatten();
        read(id, raw.as_ref())
    }

    /// Changes an event. Returns the changed event or, if the request was carried out before, the current one.
    pub(crate) fn change_event(
        &self,
        id: EventId,
        caller: EventCaller,
        decide: impl Fn(&LoadedEvent) -> Result<EventChange, Refused>,
    ) -> Result<LoadedEvent, Refused> {
        for _ in 0..TRIES {
            let loaded = self.load_event(id)?;
            if self.is_repeated_event_request(caller)? {
                return Ok(loaded);
            }
            let change = decide(&loaded)?;
            if change.acts.is_empty() && change.extra.writes.is_empty() {
                return Ok(loaded);
            }
            let PreparedEvent { batch, enqueued, after } =
                self.prepare_event(loaded, change, caller)?;
            if self.store.commit(batch)? == Commit::Applied {
                let revision = after.state.revision.0;
                tracing::debug!(event.id = id.0, revision, "an act is committed");
                self.changes.on_change(id.as_target());
                self.workers.call(enqueued);
                return Ok(after);
            }
        }
        Err(Refused::Busy)
    }

    /// Whether a person's request has a receipt, so that it was carried out before.
    pub(crate) fn is_repeated_event_request(&self, caller: EventCaller) -> Result<bool, Refused> {
        let EventCaller::Person(request) = caller else { return Ok(false) };
        self.is_repeated(request)
    }

    /// Applies a change, and writes all rows that follow from it into a batch.
    pub(crate) fn prepare_event(
        &self,
        mut loaded: LoadedEvent,
        change: EventChange,
        caller: EventCaller,
    ) -> Result<PreparedEvent, Refused> {
        let (id, now) = (loaded.id, caller.now());
        let before = if loaded.raw_head.is_some() { loaded.rows() } else { BTreeSet::new() };
        let mut batch = change.extra;
        batch.expect(keys::event_head(id), loaded.raw_head.clone());
        batch.expect(keys::event_people(id), loaded.raw_people.clone());
        if let Some(people) = change.people {
            loaded.people = people;
        }
        let mut posts = Vec::new();
        let changes_times = change.acts.iter().any(|(_, act)| act.changes_times());
        for (by, act) in change.acts {
            let is_first = act == EventAct::Announced;
            let revision = if is_first { Revision(1) } else { loaded.state.revision.next() };
            let entry = EventEntry { revision, at: now, by, act };
            if !is_first {
                loaded.state.apply(&loaded.header.plan, &entry).map_err(|_| damaged(id))?;
            }
            posts.extend(entry.act.is_announced(by).then_some(revision));
            batch.put(keys::event_entry(id, revision), seal(&entry));
        }
        let (head, people) = (seal(&loaded.state), seal(&loaded.people));
        batch.put(keys::event_head(id), head.clone());
        batch.put(keys::event_people(id), people.clone());
        (loaded.raw_head, loaded.raw_people) = (Some(head), Some(people));
        let after = loaded.rows();
        before.difference(&after).for_each(|gone| batch.remove(gone.clone()));
        after.difference(&before).for_each(|new| batch.put(new.clone(), Vec::new()));
        write_event_receipt(&mut batch, &loaded, caller);
        let jobs = PlannedJobs { posts, has_calendar: changes_times };
        let mut enqueued = change.enqueued;
        enqueued.merge(self.plan_event_jobs(&mut batch, &loaded, &jobs, caller)?);
        Ok(PreparedEvent { batch, enqueued, after: loaded })
    }

    /// Enqueues the posts of entries and the card. Also enqueues the event's job, unless that job makes the change.
    fn plan_event_jobs(
        &self,
        batch: &mut Batch,
        loaded: &LoadedEvent,
        planned: &PlannedJobs,
        caller: EventCaller,
    ) -> Result<Enqueued, Refused> {
        let (target, now) = (Some(loaded.id.as_target()), caller.now());
        let found = job_queue::of_target(self.store.as_ref(), target)?;
        let mut enqueued = Enqueued::default();
        for &revision in &planned.posts {
            let origin = Origin { target, found: &found, revision, now, taken: None };
            let post = NewJob { kind: JobKind::EventPost, due: now };
            enqueued.merge(job_queue::write_jobs(batch, &origin, &[post]));
        }
        let look = (!matches!(caller, EventCaller::Job(_))).then_some(JobKind::Event);
        let calendar = planned.has_calendar.then_some(JobKind::EventCalendar);
        let wanted = [JobKind::EventCard].into_iter().chain(look).chain(calendar);
        let wanted: Vec<_> = wanted.map(|kind| NewJob { kind, due: now }).collect();
        let revision = loaded.state.revision;
        // Jobs are numbered by revision. The next revision keeps these apart from the jobs of the posts.
        let origin = Origin { target, found: &found, revision: revision.next(), now, taken: None };
        enqueued.merge(job_queue::write_jobs(batch, &origin, &wanted));
        expect_new_jobs(batch, &found);
        Ok(enqueued)
    }

    /// Enqueues the job that takes the due steps of an event.
    pub(crate) fn wake_event(
        &self,
        batch: &mut Batch,
        id: EventId,
        now: Timestamp,
    ) -> Result<Enqueued, Refused> {
        let target = Some(id.as_target());
        let found = job_queue::of_target(self.store.as_ref(), target)?;
        let revision = self.load_event(id).map_or(Revision(1), |loaded| loaded.state.revision);
        let origin = Origin { target, found: &found, revision: revision.next(), now, taken: None };
        let enqueued =
            job_queue::write_jobs(batch, &origin, &[NewJob { kind: JobKind::Event, due: now }]);
        expect_new_jobs(batch, &found);
        Ok(enqueued)
    }
}

/// Expects that the new jobs overwrite none of another commit.
fn expect_new_jobs(batch: &mut Batch, found: &[StoredJob]) {
    let is_new = |key: &[u8]| Table::Job.holds(key) && !found.iter().any(|job| job.key() == key);
    let puts = batch.writes.iter().filter(|(_, value)| value.is_some());
    let new: Vec<_> = puts.map(|(key, _)| key.clone()).filter(|key| is_new(key)).collect();
    new.into_iter().for_each(|key| batch.expect(key, None));
}

fn read<R: Stored>(id: EventId, raw: Option<&Vec<u8>>) -> Result<R, Refused> {
    raw.and_then(|raw| open(raw).ok()).ok_or_else(|| damaged(id))
}

/// Logs that an event can't be read, and returns the refusal for it.
pub(crate) fn damaged(id: EventId) -> Refused {
    tracing::error!(event.id = id.0, "an event's records are damaged");
    EventRefusal::Damaged.into()
}

fn write_event_receipt(batch: &mut Batch, loaded: &LoadedEvent, caller: EventCaller) {
    let EventCaller::Person(Request { key, now, .. }) = caller else { return };
    let receipt = Receipt { id: loaded.id.as_target(), revision: loaded.state.revision, at: now };
    batch.replace(keys::receipt(key), None, seal(&receipt));
    batch.put(keys::receipt_age(now, key), Vec::new());
}
