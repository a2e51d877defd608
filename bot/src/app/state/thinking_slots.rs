//! Thinking slots: a limit on concurrent searches, with a queue by purpose.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use matches::{PlayerId, Timestamp};
use parking_lot::Mutex;
use tokio::sync::oneshot;

/// The maximum number of matches that wait in memory for a slot; the others wait in the store. Fewer than the slow
/// workers (`SLOW` in `pool.rs`), so that some of these stay free for posts.
const MAX_MATCHES: usize = 96;

/// The most people who may wait for a hint.
const MAX_HINTS: usize = 16;

/// The purpose of a slot. Earlier variants go first, then earlier times, so a task that gives up and asks again keeps
/// its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Purpose {
    /// A hint that a person waits for.
    Hint,
    /// The move of a computer player, requested at this time.
    Move(Timestamp),
    /// The analysis of a finished match, requested at this time.
    Judgment(Timestamp),
}

/// The thinking slots of this process. They limit concurrent searches, so that players don't have to wait.
#[derive(Clone, Debug)]
pub(crate) struct ThinkingSlots(Arc<Mutex<Queue>>);

/// The free slots and the waiting tasks. No task waits while a slot is free.
#[derive(Debug)]
struct Queue {
    free: usize,
    waiting: BTreeMap<Ticket, oneshot::Sender<Slot>>,
    next_number: u64,
    /// People who have requested a hint that is not ready.
    hint_seekers: BTreeSet<PlayerId>,
}

/// A place in the queue: by purpose, then by the order of requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Ticket {
    purpose: Purpose,
    number: u64,
}

/// The reason why a person gets no slot for a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoHintSlot {
    /// Too many people wait already.
    QueueFull,
    /// The person already waits for a hint.
    AlreadyWaiting,
}

/// A slot for a person's hint. Each person has at most one.
#[derive(Debug)]
pub(crate) struct HintSlot {
    _slot: Slot,
    _seeker: HintSeeker,
}

/// A person who wants a hint, until this is dropped.
#[derive(Debug)]
struct HintSeeker {
    slots: ThinkingSlots,
    person: PlayerId,
}

/// A slot. When it is dropped, the first task in the queue gets it.
#[derive(Debug)]
pub(crate) struct Slot(ThinkingSlots);

/// A task in the queue, until this is dropped.
struct Waiting<'a> {
    slots: &'a ThinkingSlots,
    ticket: Ticket,
}

impl ThinkingSlots {
    pub(crate) fn new(most: usize) -> Self {
        let (waiting, hint_seekers) = (BTreeMap::new(), BTreeSet::new());
        Self(Arc::new(Mutex::new(Queue { free: most, waiting, next_number: 0, hint_seekers })))
    }

    /// Waits for a slot. `None` if the queue is full, or if a task with precedence displaces this one.
    pub(crate) async fn acquire(&self, purpose: Purpose) -> Option<Slot> {
        let (ticket, granted) = {
            let mut queue = self.0.lock();
            if queue.free > 0 {
                queue.free -= 1;
                return Some(Slot(self.clone()));
            }
            queue.join(purpose)?
        };
        let _waiting = Waiting { slots: self, ticket };
        granted.await.ok()
    }

    /// Whether a hint or a computer's move waits for a slot. The analysis of a finished match does not count.
    pub(crate) fn is_awaited(&self) -> bool {
        let is_of_match = |ticket: &Ticket| match ticket.purpose {
            Purpose::Hint | Purpose::Move(_) => true,
            Purpose::Judgment(_) => false,
        };
        self.0.lock().waiting.keys().any(is_of_match)
    }

    /// Waits for a slot for a hint. Hints go before moves and analyses, and each person waits for one hint at a time.
    pub(crate) async fn acquire_for_hint(&self, person: PlayerId) -> Result<HintSlot, NoHintSlot> {
        let seeker = HintSeeker::new(self, person)?;
        let slot = self.acquire(Purpose::Hint).await.ok_or(NoHintSlot::QueueFull)?;
        Ok(HintSlot { _slot: slot, _seeker: seeker })
    }

    pub(crate) fn has_free(&self) -> bool {
        self.0.lock().free > 0
    }
}

impl Queue {
    /// Adds a task to the queue. If too many matches wait, the task with the last ticket leaves. `None` if that is the
    /// new task, or if too many people wait for hints.
    fn join(&mut self, purpose: Purpose) -> Option<(Ticket, oneshot::Receiver<Slot>)> {
        let ticket = Ticket { purpose, number: self.next_number };
        self.next_number += 1;
        let hints = self.waiting.keys().filter(|other| other.purpose == Purpose::Hint).count();
        let others = self.waiting.len() - hints;
        match purpose {
            Purpose::Hint if hints >= MAX_HINTS => return None,
            Purpose::Move(_) | Purpose::Judgment(_) if others >= MAX_MATCHES => {
                let last = self.waiting.last_entry().filter(|last| *last.key() > ticket)?;
                last.remove();
            }
            Purpose::Hint | Purpose::Move(_) | Purpose::Judgment(_) => {}
        }
        let (grant, granted) = oneshot::channel();
        self.waiting.insert(ticket, grant);
        Some((ticket, granted))
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let next = {
            let mut queue = self.0.0.lock();
            let next = queue.waiting.pop_first();
            queue.free += usize::from(next.is_none());
            next
        };
        if let Some((_, grant)) = next {
            // If the task has just given up, sending drops the slot, which then goes to the next task.
            drop(grant.send(Self(self.0.clone())));
        }
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.slots.0.lock().waiting.remove(&self.ticket);
    }
}

impl HintSeeker {
    fn new(slots: &ThinkingSlots, person: PlayerId) -> Result<Self, NoHintSlot> {
        let mut queue = slots.0.lock();
        if queue.hint_seekers.contains(&person) {
            return Err(NoHintSlot::AlreadyWaiting);
        }
        if queue.hint_seekers.len() >= MAX_HINTS {
            return Err(NoHintSlot::QueueFull);
        }
        queue.hint_seekers.insert(person);
        Ok(Self { slots: slots.clone(), person })
    }
}

impl Drop for HintSeeker {
    fn drop(&mut self) {
        self.slots.0.lock().hint_seekers.remove(&self.person);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::poll;

    use super::*;

    fn moves(since: u64) -> Purpose {
        Purpose::Move(Timestamp(since))
    }

    #[tokio::test]
    async fn thinking_slots_limit_running_and_queued_searches() {
        let thinking_slots = ThinkingSlots::new(1);
        let first = thinking_slots.acquire(moves(1)).await.unwrap();
        assert!(!thinking_slots.is_awaited());
        let mut waiting: Vec<_> =
            (0..MAX_MATCHES).map(|_| Box::pin(thinking_slots.acquire(moves(2)))).collect();
        for one in &mut waiting {
            assert!(poll!(one.as_mut()).is_pending());
        }
        assert!(thinking_slots.is_awaited());
        assert!(thinking_slots.acquire(moves(2)).await.is_none());
        drop(first);
        assert!(poll!(waiting[1].as_mut()).is_pending(), "in the order of asking");
        assert!(waiting.remove(0).await.is_some());
    }

    #[tokio::test]
    async fn an_abandoned_search_frees_its_queue_place() {
        let thinking_slots = ThinkingSlots::new(1);
        let _first = thinking_slots.acquire(moves(1)).await.unwrap();
        for _ in 0..2 * MAX_MATCHES {
            let mut one = Box::pin(thinking_slots.acquire(moves(1)));
            assert!(poll!(one.as_mut()).is_pending());
        }
    }

    #[tokio::test]
    async fn a_repeated_search_request_keeps_its_queue_place() {
        let thinking_slots = ThinkingSlots::new(1);
        let first = thinking_slots.acquire(moves(1)).await.unwrap();
        let mut patient: Vec<_> =
            (3..9).map(|at| Box::pin(thinking_slots.acquire(moves(at)))).collect();
        for _ in 0..3 {
            let mut one = Box::pin(thinking_slots.acquire(moves(2)));
            assert!(poll!(one.as_mut()).is_pending());
            for one in &mut patient {
                assert!(poll!(one.as_mut()).is_pending());
            }
        }
        let mut again = Box::pin(thinking_slots.acquire(moves(2)));
        assert!(poll!(again.as_mut()).is_pending());
        drop(first);
        assert!(poll!(patient[0].as_mut()).is_pending(), "it is called for later");
        assert!(again.await.is_some());
    }

    #[tokio::test]
    async fn an_earlier_search_displaces_the_last_in_a_full_queue() {
        let thinking_slots = ThinkingSlots::new(1);
        let first = thinking_slots.acquire(moves(1)).await.unwrap();
        let mut waiting: Vec<_> = (0..MAX_MATCHES as u64)
            .map(|at| Box::pin(thinking_slots.acquire(moves(10 + at))))
            .collect();
        for one in &mut waiting {
            assert!(poll!(one.as_mut()).is_pending());
        }
        let mut early = Box::pin(thinking_slots.acquire(moves(2)));
        assert!(poll!(early.as_mut()).is_pending());
        assert!(waiting.pop().unwrap().await.is_none());
        drop(first);
        assert!(early.await.is_some());
    }

    #[tokio::test]
    async fn a_slot_given_up_when_granted_goes_to_the_next() {
        let thinking_slots = ThinkingSlots::new(1);
        let first = thinking_slots.acquire(moves(1)).await.unwrap();
        let (mut one, mut other) = (
            Box::pin(thinking_slots.acquire(moves(2))),
            Box::pin(thinking_slots.acquire(moves(3))),
        );
        assert!(poll!(one.as_mut()).is_pending() && poll!(other.as_mut()).is_pending());
        drop(first);
        drop(one);
        assert!(other.await.is_some());
        assert_eq!(thinking_slots.0.lock().free, 1);
    }

    #[tokio::test]
    async fn move_searches_run_before_analysis() {
        let thinking_slots = ThinkingSlots::new(1);
        let first = thinking_slots.acquire(moves(1)).await.unwrap();
        let mut back = Box::pin(thinking_slots.acquire(Purpose::Judgment(Timestamp(2))));
        assert!(poll!(back.as_mut()).is_pending());
        let mut played = Box::pin(thinking_slots.acquire(moves(9)));
        assert!(poll!(played.as_mut()).is_pending());
        drop(first);
        assert!(poll!(back.as_mut()).is_pending());
        drop(played.await);
        assert!(back.await.is_some());
    }

    #[tokio::test]
    async fn a_hint_takes_the_next_slot_ahead_of_queued_searches() {
        let thinking_slots = ThinkingSlots::new(2);
        let first = thinking_slots.acquire(moves(1)).await.unwrap();
        let _second = thinking_slots.acquire(moves(1)).await.unwrap();
        let mut matches: Vec<_> =
            (0..9).map(|at| Box::pin(thinking_slots.acquire(moves(at)))).collect();
        for one in &mut matches {
            assert!(poll!(one.as_mut()).is_pending());
        }
        let mut asked = Box::pin(thinking_slots.acquire_for_hint(PlayerId(1)));
        assert!(poll!(asked.as_mut()).is_pending());
        drop(first);
        for one in &mut matches {
            assert!(poll!(one.as_mut()).is_pending());
        }
        let hint = asked.await.unwrap();
        drop(hint);
        assert!(matches.remove(0).await.is_some());
    }

    #[tokio::test]
    async fn a_person_waits_for_one_hint_at_a_time() {
        let thinking_slots = ThinkingSlots::new(1);
        let first = thinking_slots.acquire(moves(1)).await.unwrap();
        let mut own = Box::pin(thinking_slots.acquire_for_hint(PlayerId(1)));
        assert!(poll!(own.as_mut()).is_pending());
        for _ in 0..2 * MAX_HINTS {
            let again = thinking_slots.acquire_for_hint(PlayerId(1)).await;
            assert_eq!(again.err(), Some(NoHintSlot::AlreadyWaiting));
        }
        let people = (2..=MAX_HINTS as u64).map(PlayerId);
        let mut others: Vec<_> =
            people.map(|person| Box::pin(thinking_slots.acquire_for_hint(person))).collect();
        for one in &mut others {
            assert!(poll!(one.as_mut()).is_pending());
        }
        let late = PlayerId(900);
        assert_eq!(thinking_slots.acquire_for_hint(late).await.err(), Some(NoHintSlot::QueueFull));
        drop(first);
        let place = own.await.unwrap();
        let again = thinking_slots.acquire_for_hint(PlayerId(1)).await;
        assert_eq!(again.err(), Some(NoHintSlot::AlreadyWaiting), "it is being thought about");
        drop(place);
        assert!(others.remove(0).await.is_ok());
        assert!(poll!(Box::pin(thinking_slots.acquire_for_hint(late)).as_mut()).is_pending());
    }
}
