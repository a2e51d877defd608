//! What time it is: an argument of the whole program, so that days can pass in a test.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use data::Timestamp;

/// How long the machine's clock is trusted to go on evenly: it may be set, or the machine may sleep.
const STEP: Duration = Duration::from_secs(30);

/// Tells what time it is: the machine's clock by default.
#[derive(Clone)]
pub struct Clock {
    tell: Arc<dyn Fn() -> SystemTime + Send + Sync>,
    step: Duration,
}

impl Clock {
    /// A clock that shows what `tell` says.
    pub fn new(tell: impl Fn() -> SystemTime + Send + Sync + 'static) -> Self {
        Self { tell: Arc::new(tell), step: STEP }
    }

    /// The same, which whoever waits for a moment looks at so often, because it may be put forward at any time.
    #[must_use]
    pub fn looked_at_every(self, step: Duration) -> Self {
        Self { step, ..self }
    }

    /// Waits for a moment.
    pub(crate) async fn reach(&self, moment: Timestamp) {
        loop {
            let left = moment.0.saturating_sub(self.now().0);
            if left == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(left).min(self.step)).await;
        }
    }

    /// What time it is.
    pub(crate) fn now(&self) -> Timestamp {
        let since = (self.tell)().duration_since(UNIX_EPOCH).unwrap_or_default();
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
