//! The clock: an argument of the whole program, so that days can pass in a test.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use matches::Timestamp;
use tokio::sync::watch;

/// The longest sleep before another look at the machine's clock, which may be changed meanwhile.
const STEP: Duration = Duration::from_secs(30);

/// A clock, by default the machine's. Putting it forward wakes tasks that wait for a time.
#[derive(Clone)]
pub struct Clock {
    tell: Arc<dyn Fn() -> SystemTime + Send + Sync>,
    ahead: Arc<watch::Sender<Duration>>,
}

impl Clock {
    /// A clock with the time that `tell` returns.
    pub fn new(tell: impl Fn() -> SystemTime + Send + Sync + 'static) -> Self {
        Self { tell: Arc::new(tell), ahead: Arc::new(watch::Sender::new(Duration::ZERO)) }
    }

    /// Puts the clock ahead of the time that `tell` returns.
    pub(crate) fn put_ahead(&self, ahead: Duration) {
        self.ahead.send_if_modified(|known| std::mem::replace(known, ahead) != ahead);
    }

    /// Waits until a time.
    pub(crate) async fn reach(&self, moment: Timestamp) {
        let mut moved = self.ahead.subscribe();
        loop {
            let left = moment.0.saturating_sub(self.now().0);
            if left == 0 {
                return;
            }
            // `self` holds the sender, so the channel can't be closed.
            let _ =
                tokio::time::timeout(Duration::from_millis(left).min(STEP), moved.changed()).await;
        }
    }

    pub(crate) fn now(&self) -> Timestamp {
        let since = (self.tell)().duration_since(UNIX_EPOCH).unwrap_or_default();
        let since = since.saturating_add(*self.ahead.borrow());
        Timestamp(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }
}

impl Default for Clock {
    fn default() -> Self {
        Self::new(SystemTime::now)
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Clock(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn putting_the_clock_past_a_moment_wakes_its_waiters() {
        let clock = Clock::new(|| UNIX_EPOCH);
        let wait = clock.reach(Timestamp(3_600_000));
        let forward = async { clock.put_ahead(Duration::from_secs(3600)) };
        tokio::join!(biased; wait, forward);
        assert_eq!(clock.now(), Timestamp(3_600_000));
    }
}
