//! The request budget of this process: its share of what Discord allows one token in a second.
//!
//! Answers to interactions don't count there. What nobody waits for does, and waits here for its turn.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// So many requests a second Discord allows one token.
pub(crate) const WHOLE: u32 = 50;

/// For so many requests a job is reckoned: most need one, some two or three.
const JOB: f64 = 2.0;

/// What may still be asked for.
#[derive(Debug)]
pub(crate) struct Budget(Mutex<Bucket>);

#[derive(Debug)]
struct Bucket {
    /// How many requests a second; none, where nobody counts.
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
    /// From now on so many requests a second are this process's; none, where nobody counts.
    pub(crate) fn set(&self, share: Option<u32>) {
        let mut bucket = self.lock();
        if bucket.share != share {
            bucket.fill(Instant::now());
            let most = f64::from(share.unwrap_or(0));
            bucket.left = if bucket.share.is_none() { most } else { bucket.left.min(most) };
            bucket.share = share;
        }
    }

    /// Waits until a job may be begun with; how long that was.
    pub(crate) async fn job(&self) -> Duration {
        let wait = self.lock().take(JOB, Instant::now());
        if !wait.is_zero() {
            tokio::time::sleep(wait).await;
        }
        wait
    }

    fn lock(&self) -> MutexGuard<'_, Bucket> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bucket {
    fn fill(&mut self, now: Instant) {
        let share = f64::from(self.share.unwrap_or(0));
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * share).min(share.max(JOB));
        self.at = now;
    }

    /// Takes so many requests, of the future where none are left; how long that is away.
    fn take(&mut self, requests: f64, now: Instant) -> Duration {
        let Some(share) = self.share else { return Duration::ZERO };
        self.fill(now);
        self.left -= requests;
        if self.left >= 0.0 {
            return Duration::ZERO;
        }
        Duration::from_secs_f64(-self.left / f64::from(share.max(1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_brings_its_share_and_no_more() {
        let now = Instant::now();
        let mut bucket = Bucket { share: Some(10), left: 10.0, at: now };
        let waits: Vec<_> = (0..8).map(|_| bucket.take(JOB, now).as_millis()).collect();
        assert_eq!(waits, [0, 0, 0, 0, 0, 200, 400, 600]);
        let later = now + Duration::from_secs(60);
        let waits: Vec<_> = (0..6).map(|_| bucket.take(JOB, later).as_millis()).collect();
        assert_eq!(waits, [0, 0, 0, 0, 0, 200], "what was not used is not saved up");
    }

    #[test]
    fn where_nobody_counts_nobody_waits() {
        let now = Instant::now();
        let mut bucket = Bucket { share: None, left: 0.0, at: now };
        assert!((0..1_000).all(|_| bucket.take(JOB, now).is_zero()));
    }

    #[test]
    fn a_share_that_shrinks_leaves_no_more_than_itself() {
        let budget = Budget::default();
        budget.set(Some(50));
        budget.set(Some(5));
        assert!(budget.lock().left <= 5.0);
    }
}
