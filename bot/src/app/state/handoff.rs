//! What commits call for, between those who play and those who have things done.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use matches::{Capacity, Enqueued, Place, Timestamp, Workers};
use tokio::sync::{Notify, watch};

use crate::app::state::worker_share::{Underway, WorkerShares};

/// How long what is to be done waits for those who wait for an answer.
const COURTESY: Duration = Duration::from_millis(25);

/// What commits call for. Whoever has things done says how many lines they could begin with at once; so many are handed
/// to them as soon as they are called for, and stand in the store as theirs. The rest they have to look for.
#[derive(Debug, Default)]
pub(crate) struct Handoff {
    rung: Notify,
    answering: Count,
    working: Count,
    free: AtomicUsize,
    /// Whether what belongs into private conversations is left to another process.
    without_private: AtomicBool,
    shares: Arc<WorkerShares>,
    called: Mutex<Enqueued>,
    /// Up to which moment everything that was due has been begun with.
    caught_up: watch::Sender<Timestamp>,
}

/// How many are at something, for those who wait until they are through.
#[derive(Debug, Default)]
struct Count(watch::Sender<usize>);

/// As long as this lives, somebody is at it.
#[derive(Debug)]
pub(crate) struct Counted<'a>(&'a Count);

impl Count {
    fn one(&self) -> Counted<'_> {
        self.0.send_modify(|count| *count += 1);
        Counted(self)
    }

    async fn is_none(&self) {
        // The sender is ours, so it lives.
        let _ = self.0.subscribe().wait_for(|&count| count == 0).await;
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.0.send_modify(|count| *count -= 1);
    }
}

impl Handoff {
    /// Waits until a commit has called for something.
    pub(crate) async fn rung(&self) {
        self.rung.notified().await;
    }

    /// Somebody waits for an answer.
    pub(crate) fn answering(&self) -> Counted<'_> {
        self.answering.one()
    }

    /// Somebody is at a line of jobs.
    pub(crate) fn working(&self) -> Counted<'_> {
        self.working.one()
    }

    /// A line of this server or conversation is begun with.
    pub(crate) fn begin(&self, host: u64) -> Underway {
        self.shares.begin(host)
    }

    /// Room for so many more lines, shared fairly.
    pub(crate) fn room(&self, places: usize) -> Capacity {
        self.shares.room(places)
    }

    /// Waits until nobody is at a job and nobody waits for an answer.
    pub(crate) async fn work_is_done(&self) {
        self.answering.is_none().await;
        self.working.is_none().await;
    }

    /// Everything that was due at this moment has been begun with.
    pub(crate) fn note_caught_up(&self, now: Timestamp) {
        self.caught_up.send_replace(now);
    }

    /// Waits until everything has been begun with that is due at this moment.
    pub(crate) async fn catches_up(&self, now: Timestamp) {
        // The sender is ours, so it lives.
        let _ = self.caught_up.subscribe().wait_for(|&until| until >= now).await;
    }

    /// Lets those go first who wait for an answer, for a moment.
    pub(crate) async fn let_answers_pass(&self) {
        // When there are always some, what is to be done may not wait for ever.
        let _ = tokio::time::timeout(COURTESY, self.answering.is_none()).await;
    }

    /// Says how many lines more could be begun with at once, and whether those of private conversations are left to another
    /// process.
    pub(crate) fn offer(&self, free: usize, without_private: bool) {
        self.without_private.store(without_private, Ordering::Relaxed);
        self.free.store(free, Ordering::Relaxed);
    }

    /// What was called for since this was asked last. Nothing more is handed over until it is said how much could be.
    pub(crate) fn take(&self) -> Enqueued {
        self.free.store(0, Ordering::Relaxed);
        std::mem::take(&mut *self.called())
    }

    /// Hands nothing over any more, and wakes whoever waits.
    pub(crate) fn stop(&self) {
        self.free.store(0, Ordering::Relaxed);
        self.rung.notify_one();
    }

    fn called(&self) -> MutexGuard<'_, Enqueued> {
        self.called.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Workers for Handoff {
    fn are_free(&self, place: Place) -> bool {
        let is_left = place.server.is_none() && self.without_private.load(Ordering::Relaxed);
        let is_room = || self.called().claims.len() < self.free.load(Ordering::Relaxed);
        !is_left && is_room() && !self.shares.is_full(place.host())
    }

    fn call(&self, new: Enqueued) {
        {
            let mut called = self.called();
            called.claims.extend(new.claims);
            called.next = called.next.into_iter().chain(new.next).min();
        }
        self.rung.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;

    use futures_util::FutureExt;

    use super::*;

    const SERVER: Place = Place { server: Some(1), channel: 2, thread: None };
    const PRIVATE: Place = Place { server: None, channel: 3, thread: None };

    #[tokio::test]
    async fn whoever_waits_for_an_answer_goes_first() {
        let handoff = Handoff::default();
        assert!(handoff.let_answers_pass().now_or_never().is_some());
        let (one, two) = (handoff.answering(), handoff.answering());
        let mut pass = pin!(handoff.let_answers_pass());
        assert!(pass.as_mut().now_or_never().is_none());
        drop(one);
        assert!(pass.as_mut().now_or_never().is_none());
        drop(two);
        assert!(pass.now_or_never().is_some());
    }

    #[tokio::test]
    async fn whoever_waits_for_what_is_due_wakes_when_it_was_begun_with() {
        let handoff = Handoff::default();
        let mut waits = pin!(handoff.catches_up(Timestamp(7)));
        handoff.note_caught_up(Timestamp(6));
        assert!(waits.as_mut().now_or_never().is_none());
        handoff.note_caught_up(Timestamp(7));
        assert!(waits.now_or_never().is_some());
    }

    #[test]
    fn so_much_is_handed_over_as_can_be_begun_with() {
        let handoff = Handoff::default();
        assert!(!handoff.are_free(SERVER));
        handoff.offer(1, false);
        assert!(handoff.are_free(SERVER) && handoff.are_free(PRIVATE));
        handoff.call(Enqueued { claims: Vec::new(), next: Some(Timestamp(9)) });
        handoff.call(Enqueued { claims: Vec::new(), next: Some(Timestamp(7)) });
        assert_eq!(handoff.take().next, Some(Timestamp(7)));
        assert_eq!(handoff.take(), Enqueued::default());
        assert!(!handoff.are_free(SERVER));
        handoff.offer(1, false);
        handoff.stop();
        assert!(!handoff.are_free(SERVER));
    }

    #[test]
    fn what_belongs_into_private_conversations_is_left_to_whoever_has_the_way_in() {
        let handoff = Handoff::default();
        handoff.offer(1, true);
        assert!(handoff.are_free(SERVER) && !handoff.are_free(PRIVATE));
    }
}
