//! The request budget of this process: its share of the requests per second that Discord allows a token.
//!
//! Jobs wait here for their turn. Answers to interactions don't count.

use std::time::Duration;

use parking_lot::Mutex;
use tokio::time::Instant;

/// The requests per second that Discord allows a token.
pub(crate) const REQUESTS_PER_SECOND: u32 = 50;

/// The longest wait of a job whose time limit includes the wait.
pub(crate) const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// The estimated requests of a job: most need one, some two or three.
const JOB: f64 = 2.0;

/// A token bucket of requests.
#[derive(Debug)]
pub(crate) struct Budget(Mutex<Bucket>);

#[derive(Debug)]
struct Bucket {
    /// The requests per second. `None` without a limit.
    share: Option<u32>,
    left: f64,
    at: Instant,
}

impl Default for Budget {
    fn default() -> Self {
        Self(Mutex::new(Bucket { share: None, left: 0.0, at: Instant::now() }))
    }
}

impl Budget {
    /// Sets the requests per second of this process. `None` for no limit.
    pub(crate) fn set(&self, share: Option<u32>) {
        let mut bucket = self.0.lock();
        if bucket.share != share {
            bucket.fill(Instant::now());
            let most = f64::from(share.unwrap_or(0));
            bucket.left = if bucket.share.is_none() { most } else { bucket.left.min(most) };
            bucket.share = share;
        }
    }

    /// Waits until a job may begin, and returns the time waited.
    pub(crate) async fn wait_for_job(&self) -> Duration {
        let wait = self.0.lock().take(JOB, Instant::now());
        if !wait.is_zero() {
            tokio::time::sleep(wait).await;
        }
        wait
    }

    /// Waits like [`Self::wait_for_job`], for a job whose time limit includes the wait. A wait above [`LONGEST_WAIT`]
    /// is returned as an error, and takes no requests.
    pub(crate) async fn wait_briefly_for_job(&self) -> Result<Duration, Duration> {
        let wait = self.0.lock().take_soon(JOB, Instant::now())?;
        if !wait.is_zero() {
            tokio::time::sleep(wait).await;
        }
        Ok(wait)
    }
}

impl Bucket {
    fn fill(&mut self, now: Instant) {
        let share = f64::from(self.share.unwrap_or(0));
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * share).min(share.max(JOB));
        self.at = now;
    }

    /// Takes requests, in advance if none are left, and returns how long to wait for them.
    fn take(&mut self, requests: f64, now: Instant) -> Duration {
        let wait = self.wait(requests, now);
        self.left -= requests;
        wait
    }

    /// Takes requests like [`Self::take`], but nothing if the wait is too long. Then the error is the wait.
    fn take_soon(&mut self, requests: f64, now: Instant) -> Result<Duration, Duration> {
        let wait = self.wait(requests, now);
        if wait > LONGEST_WAIT {
            return Err(wait);
        }
        self.left -= requests;
        Ok(wait)
    }

    /// The wait for requests that are taken now.
    fn wait(&mut self, requests: f64, now: Instant) -> Duration {
        let Some(share) = self.share else { return Duration::ZERO };
        self.fill(now);
        Duration::from_secs_f64(((requests - self.left) / f64::from(share.max(1))).max(0.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_budget_refills_each_second_and_saves_nothing() {
        let now = Instant::now();
        let mut bucket = Bucket { share: Some(10), left: 10.0, at: now };
        let waits: Vec<_> = (0..8).map(|_| bucket.take(JOB, now).as_millis()).collect();
        assert_eq!(waits, [0, 0, 0, 0, 0, 200, 400, 600]);
        let later = now + Duration::from_secs(60);
        let waits: Vec<_> = (0..6).map(|_| bucket.take(JOB, later).as_millis()).collect();
        assert_eq!(waits, [0, 0, 0, 0, 0, 200], "unused requests are not saved up");
    }

    #[test]
    fn a_job_that_would_wait_for_too_long_takes_no_requests() {
        let now = Instant::now();
        let mut bucket = Bucket { share: Some(4), left: 4.0, at: now };
        // Two jobs a second, and two at once.
        let waits: Vec<_> = (0..200).map(|_| bucket.take_soon(JOB, now)).collect();
        assert_eq!(waits.iter().flatten().count(), 2 + 120);
        assert!(waits.iter().flatten().all(|wait| *wait <= LONGEST_WAIT));
        let refused = Err(LONGEST_WAIT + Duration::from_millis(500));
        assert_eq!((waits[122], waits[199]), (refused, refused));
    }

    #[test]
    fn requests_without_a_rate_limit_never_wait() {
        let now = Instant::now();
        let mut bucket = Bucket { share: None, left: 0.0, at: now };
        assert!((0..1_000).all(|_| bucket.take(JOB, now).is_zero()));
    }

    #[test]
    fn a_smaller_rate_share_caps_the_remaining_budget() {
        let budget = Budget::default();
        budget.set(Some(50));
        budget.set(Some(5));
        assert!(budget.0.lock().left <= 5.0);
    }
}
