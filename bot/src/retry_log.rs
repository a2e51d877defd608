//! `RetryLog`: logs the first failure of a repeated attempt, and then one a minute. A long outage floods no log.

use std::time::{Duration, Instant};

/// The least time between two logged failures.
const PAUSE: Duration = Duration::from_secs(60);

/// The time of the last logged failure of an attempt that is repeated until it succeeds.
#[derive(Debug, Default)]
pub(crate) struct RetryLog {
    logged: Option<Instant>,
}

impl RetryLog {
    /// Whether to log a failure now. If so, the next minute's failures are not logged.
    pub(crate) fn is_due(&mut self) -> bool {
        self.is_due_at(Instant::now())
    }

    fn is_due_at(&mut self, now: Instant) -> bool {
        let is_due = self.logged.is_none_or(|at| now.saturating_duration_since(at) >= PAUSE);
        if is_due {
            self.logged = Some(now);
        }
        is_due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_failure_is_logged_and_then_one_a_minute() {
        let (mut log, start) = (RetryLog::default(), Instant::now());
        let logged = (0..=120).filter(|s| log.is_due_at(start + Duration::from_secs(*s)));
        assert_eq!(logged.collect::<Vec<_>>(), [0, 60, 120]);
    }
}
