//! The shared state of all pairs of players: the sandbox, pauses, and unanswered requests.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use sandbox::{Error, Sandbox};
use tokio::sync::{RwLock, watch};

use crate::chaos::report::Unanswered;

/// The time after which every request has its answer, including deferred ones. A later loss of the process excuses
/// nothing.
const PUT_OFF: Duration = Duration::from_secs(15);

/// The interval of checks whether the machine keeps up, and the tolerated delay.
const LOOK: Duration = Duration::from_millis(100);
const LATE: Duration = Duration::from_millis(400);

/// The time that Discord allows for a first answer.
const FIRST: Duration = Duration::from_secs(3);

/// The shared state of all players.
#[derive(Clone)]
pub(super) struct Shared {
    pub(super) sandbox: Arc<Sandbox>,
    asked: watch::Sender<u64>,
    stop: watch::Sender<bool>,
    /// A read lock is held by each player who acts, and the write lock while time passes.
    pub(super) acting: Arc<RwLock<()>>,
    missed: Arc<Mutex<Vec<Missed>>>,
    /// The times in which the machine or a process was suspended.
    stalls: Arc<Mutex<Vec<Stall>>>,
    happened: Arc<Mutex<Vec<(Instant, &'static str)>>>,
    /// The time of the last accepted move, and the longest gap so far.
    accepted: Arc<Mutex<(Instant, Duration)>>,
    /// The start of the run, by the monotonic clock and by the system's.
    began: (Instant, SystemTime),
}

/// The name of a request for suggestions. Such a request can't be deferred, and each letter makes a new one. If Discord
/// falters or the database is silent, some requests are lost. Such requests are counted, and are no error.
pub(super) const TYPING: &str = "what to play";

/// A request without an answer.
#[derive(Clone, Debug)]
struct Missed {
    what: &'static str,
    shard: u64,
    since: Instant,
    until: Instant,
    /// Whether one of the sessions that received the request stayed connected until its answer was due.
    was_served: bool,
}

/// A time in which the machine or a process was suspended.
#[derive(Clone, Copy, Debug)]
struct Stall {
    from: Instant,
    to: Instant,
}

impl Missed {
    /// Whether the stall overlaps the time in which the request had to be answered.
    fn is_explained_by(&self, stall: &Stall) -> bool {
        stall.from <= self.until.min(self.since + FIRST) && stall.to >= self.since
    }
}

/// Whether a session that received the request is still connected. A resumed session gets the events that it missed.
fn was_served(told: &[String], left: &[String]) -> bool {
    told.iter().any(|session| left.contains(session))
}

impl Shared {
    pub(super) fn on(sandbox: Arc<Sandbox>) -> Self {
        let (asked, stop) = (watch::Sender::new(0), watch::Sender::new(false));
        let (acting, missed, stalls, happened) = Default::default();
        let began = (Instant::now(), SystemTime::now());
        let accepted = Arc::new(Mutex::new((began.0, Duration::ZERO)));
        Self { sandbox, asked, stop, acting, missed, stalls, happened, accepted, began }
    }

    /// Makes a request in a shard. `None` if the request failed. An unanswered one is recorded.
    pub(super) async fn told<T>(
        &self,
        shard: u64,
        what: &'static str,
        answer: impl Future<Output = Result<T, Error>>,
    ) -> Option<T> {
        let _acting = self.acting.read().await;
        self.asked.send_modify(|asked| *asked += 1);
        let (since, before) = (Instant::now(), self.sandbox.connected_to(shard));
        let mut answer = std::pin::pin!(answer);
        let (told, left) = match tokio::time::timeout(PUT_OFF, &mut answer).await {
            Ok(told) => (told, None),
            // A session that is still connected had enough time to answer.
            Err(_) => {
                let left = self.sandbox.connected_to(shard);
                (answer.await, Some(left))
            }
        };
        if let Err(Error::NoResponse | Error::TookTooLong(_)) = &told {
            let left = left.unwrap_or_else(|| self.sandbox.connected_to(shard));
            let was_served = was_served(&before, &left);
            let missed = Missed { what, shard, since, until: Instant::now(), was_served };
            self.missed.lock().unwrap_or_else(PoisonError::into_inner).push(missed);
        }
        told.ok()
    }

    /// Records when the machine itself is too slow, so that no process can answer in time.
    pub(super) async fn watch_the_machine(self) {
        let mut looks = tokio::time::interval(LOOK);
        let mut last = Instant::now();
        loop {
            looks.tick().await;
            if last.elapsed() > LOOK + LATE {
                self.stood_still(last);
                self.note(last, "the machine is late");
            }
            last = Instant::now();
        }
    }

    /// Records that the machine, or a process, was suspended since `from`, so that nobody answered in time.
    pub(super) fn stood_still(&self, from: Instant) {
        let stall = Stall { from, to: Instant::now() };
        self.stalls.lock().unwrap_or_else(PoisonError::into_inner).push(stall);
    }

    /// Records an accepted move.
    pub(super) fn note_accepted(&self) {
        let mut accepted = self.accepted.lock().unwrap_or_else(PoisonError::into_inner);
        *accepted = (Instant::now(), accepted.1.max(accepted.0.elapsed()));
    }

    /// Records that nobody was allowed to move until now.
    pub(super) fn note_pause(&self) {
        self.accepted.lock().unwrap_or_else(PoisonError::into_inner).0 = Instant::now();
    }

    /// The longest time in which no move was accepted.
    pub(super) fn longest_gap(&self) -> Duration {
        self.accepted.lock().unwrap_or_else(PoisonError::into_inner).1
    }

    /// Records a fault that began at `since`.
    pub(super) fn note(&self, since: Instant, what: &'static str) {
        let mut happened = self.happened.lock().unwrap_or_else(PoisonError::into_inner);
        happened.push((since, what));
    }

    /// The faults and their times, for comparison with the logs.
    pub(super) fn story(&self) -> String {
        let happened = self.happened.lock().unwrap_or_else(PoisonError::into_inner);
        happened.iter().map(|(at, what)| format!("{} {what}\n", self.moment(*at))).collect()
    }

    /// A moment as the time of day, as in logs.
    fn moment(&self, at: Instant) -> String {
        let since = self.began.1 + at.saturating_duration_since(self.began.0);
        let since = since.duration_since(UNIX_EPOCH).unwrap_or_default();
        let (seconds, ms) = (since.as_secs() % 86_400, since.subsec_millis());
        format!("{:02}:{:02}:{:02}.{ms:03}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    }

    /// Waits until this many more requests were made.
    pub(super) async fn goes_on(&self, more: u64) {
        let mut asked = self.asked.subscribe();
        let until = *asked.borrow() + more;
        // The sender exists until the run stops it.
        let _ = asked.wait_for(|asked| *asked >= until).await;
    }

    /// Tells all players to stop.
    pub(super) fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Whether all players must stop.
    pub(super) fn is_over(&self) -> bool {
        *self.stop.borrow()
    }

    /// The number of unanswered requests, and the unexplained ones whose shard a process served.
    pub(super) fn unanswered(&self) -> (Unanswered, Vec<String>) {
        let missed = self.missed.lock().unwrap_or_else(PoisonError::into_inner);
        let stalls = self.stalls.lock().unwrap_or_else(PoisonError::into_inner);
        let stood_still =
            |missed: &Missed| stalls.iter().any(|stall| missed.is_explained_by(stall));
        let (mut counted, mut open) = (Unanswered::default(), Vec::new());
        for missed in missed.iter() {
            counted.all += 1;
            match () {
                () if !missed.was_served => counted.unserved += 1,
                () if missed.what == TYPING => counted.typing += 1,
                () if stood_still(missed) => counted.stalled += 1,
                () => open.push(missed),
            }
        }
        let happened = self.happened.lock().unwrap_or_else(PoisonError::into_inner);
        let told = |missed: &Missed| {
            let Missed { what, shard, since, until, .. } = *missed;
            let waited = until.duration_since(since);
            let last = happened.iter().rev().find(|(at, _)| *at < until);
            let last = last.map(|(at, what)| format!("; {:?} before: {what}", until - *at));
            let (at, last) = (self.moment(since), last.unwrap_or_default());
            format!("nobody answered {what} in shard {shard}, asked at {at}: {waited:?}{last}")
        };
        (counted, open.into_iter().map(told).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_answer_is_explained_if_all_informed_sessions_ended() {
        let sessions =
            |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        let is_served =
            |before: &[&str], left: &[&str]| was_served(&sessions(before), &sessions(left));
        assert!(is_served(&["a"], &["a"]) && is_served(&["a", "b"], &["b", "c"]));
        assert!(!is_served(&[], &["a"]), "nobody was told");
        assert!(!is_served(&["a"], &["b"]), "who came later was not told");
    }

    #[test]
    fn a_machine_stall_explains_only_answers_due_during_it() {
        let now = Instant::now();
        let at = |seconds| now + Duration::from_secs(seconds);
        let stall = |from, to| Stall { from: at(from), to: at(to) };
        let missed =
            Missed { what: "a move", shard: 3, since: at(10), until: at(70), was_served: true };
        assert!(missed.is_explained_by(&stall(9, 11)) && missed.is_explained_by(&stall(12, 14)));
        assert!(!missed.is_explained_by(&stall(8, 9)), "before");
        assert!(!missed.is_explained_by(&stall(14, 15)), "after");
    }
}
