//! Hands new jobs from commits to the job workers, and counts running work.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use matches::{Capacity, Enqueued, Place, Timestamp, Workers};
use parking_lot::Mutex;
use tokio::sync::{Notify, watch};

use crate::app::state::worker_shares::{RunningQueue, WorkerShares};

/// The longest time that jobs wait for answers to people.
const COURTESY: Duration = Duration::from_millis(25);

/// Jobs on their way to the workers of this process.
///
/// The workers announce how many queues they could start. That many jobs are leased as they are committed, and the
/// workers find the rest in the store.
#[derive(Debug, Default)]
pub(crate) struct Handoff {
    wake: Notify,
    answers: Activity,
    work: Activity,
    free: AtomicUsize,
    /// Whether jobs for private conversations are left to another process, unless this one has access.
    without_private: AtomicBool,
    private_access: PrivateAccessCheck,
    shares: Arc<WorkerShares>,
    enqueued: Mutex<Enqueued>,
    /// The last look at the queue by another part of the program. `None` once the workers have taken it.
    look: Mutex<Option<QueueLook>>,
    /// The time up to which all due jobs have begun.
    caught_up: watch::Sender<Timestamp>,
    /// The steady time of the next heartbeat. `None` while this process writes none.
    next_beat: watch::Sender<Option<Timestamp>>,
}

/// A look at the queue: when the next job is due, if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct QueueLook(pub(crate) Option<Timestamp>);

/// The check whether this process can post in a private channel. Until it is set, the answer is no.
#[derive(Default)]
struct PrivateAccessCheck(OnceLock<Box<dyn Fn(u64) -> bool + Send + Sync>>);

impl PrivateAccessCheck {
    fn is_open(&self, channel: u64) -> bool {
        self.0.get().is_some_and(|is_open| is_open(channel))
    }
}

rules::hidden_debug!(PrivateAccessCheck);

/// The number of running tasks of one kind, for callers that wait until it is 0.
#[derive(Debug, Default)]
struct Activity(watch::Sender<usize>);

/// A running task, counted until this is dropped.
#[derive(Debug)]
pub(crate) struct ActivityGuard<'a>(&'a Activity);

impl Activity {
    fn begin(&self) -> ActivityGuard<'_> {
        self.0.send_modify(|count| *count += 1);
        ActivityGuard(self)
    }

    async fn wait_for_none(&self) {
        // `self` holds the sender, so the channel can't be closed.
        let _ = self.0.subscribe().wait_for(|&count| count == 0).await;
    }
}

impl Drop for ActivityGuard<'_> {
    fn drop(&mut self) {
        self.0.0.send_modify(|count| *count -= 1);
    }
}

impl Handoff {
    /// Waits until a commit has enqueued a job.
    pub(crate) async fn wait_for_jobs(&self) {
        self.wake.notified().await;
    }

    /// Counts a person who waits for an answer.
    pub(crate) fn begin_answer(&self) -> ActivityGuard<'_> {
        self.answers.begin()
    }

    /// Counts a worker that is processing a queue of jobs.
    pub(crate) fn begin_work(&self) -> ActivityGuard<'_> {
        self.work.begin()
    }

    /// Counts a running job queue of this server or private conversation.
    pub(crate) fn begin_queue(&self, host: u64) -> RunningQueue {
        self.shares.begin(host)
    }

    /// Capacity for this number of further queues, shared fairly among servers and private conversations.
    pub(crate) fn capacity(&self, places: usize) -> Capacity {
        self.shares.capacity(places)
    }

    /// Waits until no worker has a job and nobody waits for an answer.
    pub(crate) async fn wait_until_idle(&self) {
        self.answers.wait_for_none().await;
        self.work.wait_for_none().await;
    }

    /// Records that all jobs due at this time have begun.
    pub(crate) fn note_caught_up(&self, now: Timestamp) {
        self.caught_up.send_replace(now);
    }

    /// Waits until all jobs due at this time have begun.
    pub(crate) async fn wait_caught_up(&self, now: Timestamp) {
        // `self` holds the sender, so the channel can't be closed.
        let _ = self.caught_up.subscribe().wait_for(|&until| until >= now).await;
    }

    /// Records the steady time of the next heartbeat.
    pub(crate) fn note_next_beat(&self, next: Option<Timestamp>) {
        self.next_beat.send_replace(next);
    }

    /// Waits until the heartbeats due at this steady time are written.
    pub(crate) async fn wait_for_heartbeat(&self, now: Timestamp) {
        // `self` holds the sender, so the channel can't be closed.
        let is_written = |next: &Option<Timestamp>| next.is_none_or(|next| next > now);
        let _ = self.next_beat.subscribe().wait_for(is_written).await;
    }

    /// Lets answers to people go first, for a moment.
    pub(crate) async fn yield_to_answers(&self) {
        // Limited, since under constant load jobs would wait forever.
        let _ = tokio::time::timeout(COURTESY, self.answers.wait_for_none()).await;
    }

    /// Announces how many more queues could start, and whether private conversations are left to another process.
    pub(crate) fn offer(&self, free: usize, without_private: bool) {
        self.without_private.store(without_private, Ordering::Relaxed);
        self.free.store(free, Ordering::Relaxed);
    }

    /// Sets the check whether this process can post in a private channel. Later calls have no effect.
    pub(crate) fn set_private_access(&self, is_open: impl Fn(u64) -> bool + Send + Sync + 'static) {
        let _ = self.private_access.0.set(Box::new(is_open));
    }

    /// The jobs enqueued since the last call. No more are leased until [`Self::offer`].
    pub(crate) fn take(&self) -> Enqueued {
        self.free.store(0, Ordering::Relaxed);
        std::mem::take(&mut *self.enqueued.lock())
    }

    /// Records a look at the queue, so that the workers need not look themselves.
    pub(crate) fn note_look(&self, next_due: Option<Timestamp>) {
        *self.look.lock() = Some(QueueLook(next_due));
        self.wake.notify_one();
    }

    /// Takes the latest look at the queue. `None` if there was no look since the last call.
    pub(crate) fn take_look(&self) -> Option<QueueLook> {
        self.look.lock().take()
    }

    /// Stops leasing jobs, and wakes the workers.
    pub(crate) fn stop(&self) {
        self.free.store(0, Ordering::Relaxed);
        self.wake.notify_one();
    }
}

impl Workers for Handoff {
    fn are_free(&self, place: Place) -> bool {
        let is_left = place.is_private()
            && self.without_private.load(Ordering::Relaxed)
            && !self.private_access.is_open(place.channel);
        let is_room = || self.enqueued.lock().claims.len() < self.free.load(Ordering::Relaxed);
        !is_left && is_room() && !self.shares.is_full(place.host())
    }

    fn call(&self, new: Enqueued) {
        self.enqueued.lock().merge(new);
        self.wake.notify_one();
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
    async fn jobs_yield_to_interaction_answers() {
        let handoff = Handoff::default();
        assert!(handoff.yield_to_answers().now_or_never().is_some());
        let (one, two) = (handoff.begin_answer(), handoff.begin_answer());
        let mut pass = pin!(handoff.yield_to_answers());
        assert!(pass.as_mut().now_or_never().is_none());
        drop(one);
        assert!(pass.as_mut().now_or_never().is_none());
        drop(two);
        assert!(pass.now_or_never().is_some());
    }

    #[tokio::test]
    async fn waiting_for_due_jobs_ends_when_they_have_started() {
        let handoff = Handoff::default();
        let mut waits = pin!(handoff.wait_caught_up(Timestamp(7)));
        handoff.note_caught_up(Timestamp(6));
        assert!(waits.as_mut().now_or_never().is_none());
        handoff.note_caught_up(Timestamp(7));
        assert!(waits.now_or_never().is_some());
    }

    #[tokio::test]
    async fn waiting_for_a_heartbeat_ends_when_it_is_written_or_none_is_due() {
        let handoff = Handoff::default();
        assert!(handoff.wait_for_heartbeat(Timestamp(7)).now_or_never().is_some());
        handoff.note_next_beat(Some(Timestamp(7)));
        let mut waits = pin!(handoff.wait_for_heartbeat(Timestamp(7)));
        assert!(waits.as_mut().now_or_never().is_none());
        handoff.note_next_beat(Some(Timestamp(9)));
        assert!(waits.now_or_never().is_some());
    }

    #[test]
    fn claims_are_handed_over_only_to_free_workers() {
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
    fn private_conversation_jobs_need_a_process_with_access() {
        let handoff = Handoff::default();
        handoff.offer(1, true);
        assert!(handoff.are_free(SERVER) && !handoff.are_free(PRIVATE));
        handoff.set_private_access(|channel| channel == PRIVATE.channel);
        assert!(handoff.are_free(PRIVATE), "this process can post there");
        assert!(!handoff.are_free(Place { channel: 4, ..PRIVATE }));
    }
}
