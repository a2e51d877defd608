//! The program's clock. It is passed as an argument, so that tests can let days pass.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use matches::Timestamp;
use tokio::sync::watch;

/// The longest sleep before another look at the clock, as timers may be late.
const STEP: Duration = Duration::from_secs(30);

/// A clock, by default the machine's. Changing it wakes tasks that wait for a time.
///
/// Between corrections it follows the machine's monotonic clock. `ClockSteps` notices changes of the wall clock, and
/// decides whether to correct this one.
#[derive(Clone)]
pub struct Clock {
    /// A monotonic clock, which nobody can set.
    steady: TellTime,
    /// The machine's wall clock.
    machine: TellTime,
    setting: Arc<watch::Sender<Setting>>,
}

type TellTime = Arc<dyn Fn() -> SystemTime + Send + Sync>;

/// How far the clock is ahead of the steady one: by hand, and by corrections.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Setting {
    ahead: Duration,
    correction_ms: i64,
}

impl Clock {
    /// A clock with the time that `tell` returns.
    pub fn new(tell: impl Fn() -> SystemTime + Send + Sync + 'static) -> Self {
        let tell: TellTime = Arc::new(tell);
        Self { steady: Arc::clone(&tell), machine: tell, setting: Arc::default() }
    }

    /// A clock that follows `steady`. `machine` is the wall clock, which may be changed.
    pub fn steady(
        steady: impl Fn() -> SystemTime + Send + Sync + 'static,
        machine: impl Fn() -> SystemTime + Send + Sync + 'static,
    ) -> Self {
        Self { machine: Arc::new(machine), ..Self::new(steady) }
    }

    /// Puts the clock ahead by this time, in place of an earlier advance.
    pub(crate) fn put_ahead(&self, ahead: Duration) {
        self.set(|setting| Setting { ahead, ..setting });
    }

    /// Corrects the clock by this many milliseconds, in addition to earlier corrections.
    pub(crate) fn correct(&self, by_ms: i64) {
        self.set(|setting| Setting {
            correction_ms: setting.correction_ms.saturating_add(by_ms),
            ..setting
        });
    }

    /// The milliseconds by which the machine's clock is ahead of this one.
    pub(crate) fn machine_ahead_ms(&self) -> i64 {
        self.behind_ms(Timestamp(since_1970((self.machine)())))
    }

    /// How many milliseconds this clock is behind `shown`, not counting [`Clock::put_ahead`].
    pub(crate) fn behind_ms(&self, shown: Timestamp) -> i64 {
        let own = Setting { ahead: Duration::ZERO, ..*self.setting.borrow() };
        let own = self.time(own).0;
        i64::try_from(i128::from(shown.0) - i128::from(own)).unwrap_or(i64::MAX)
    }

    /// Waits until a time.
    pub(crate) async fn reach(&self, moment: Timestamp) {
        self.wait_until(|| moment.0.saturating_sub(self.now().0)).await;
    }

    /// Waits until a time of [`Clock::steady_now`].
    pub(crate) async fn reach_steady(&self, moment: Timestamp) {
        self.wait_until(|| moment.0.saturating_sub(self.steady_now().0)).await;
    }

    /// The current time, with all corrections.
    pub(crate) fn now(&self) -> Timestamp {
        self.time(*self.setting.borrow())
    }

    /// The time without corrections. Time limits within the process use it, so that no step of a clock affects them.
    pub(crate) fn steady_now(&self) -> Timestamp {
        self.time(Setting { correction_ms: 0, ..*self.setting.borrow() })
    }

    fn time(&self, setting: Setting) -> Timestamp {
        let ahead = u64::try_from(setting.ahead.as_millis()).unwrap_or(u64::MAX);
        let corrected = since_1970((self.steady)()).saturating_add_signed(setting.correction_ms);
        Timestamp(corrected.saturating_add(ahead))
    }

    async fn wait_until(&self, left_ms: impl Fn() -> u64) {
        let mut changed = self.setting.subscribe();
        loop {
            let left = Duration::from_millis(left_ms());
            if left.is_zero() {
                return;
            }
            // `self` holds the sender, so the channel can't be closed.
            let _ = tokio::time::timeout(left.min(STEP), changed.changed()).await;
        }
    }

    fn set(&self, change: impl FnOnce(Setting) -> Setting) {
        self.setting.send_if_modified(|known| {
            let changed = change(*known);
            std::mem::replace(known, changed) != changed
        });
    }
}

fn since_1970(time: SystemTime) -> u64 {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

impl Default for Clock {
    fn default() -> Self {
        let (began, since) = (SystemTime::now(), Instant::now());
        Self::steady(move || began + since.elapsed(), SystemTime::now)
    }
}

rules::hidden_debug!(Clock);

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn advancing_the_clock_wakes_its_waiters() {
        let clock = Clock::new(|| UNIX_EPOCH);
        let wait = clock.reach(Timestamp(3_600_000));
        let forward = async { clock.put_ahead(Duration::from_secs(3600)) };
        tokio::join!(biased; wait, forward);
        assert_eq!(clock.now(), Timestamp(3_600_000));
    }

    #[tokio::test]
    async fn a_machine_clock_step_takes_effect_only_with_a_correction() {
        let (began, hour) = (UNIX_EPOCH + Duration::from_secs(90_000), 3_600_000);
        let clock = Clock::steady(move || began, || UNIX_EPOCH + Duration::from_secs(86_400));
        clock.put_ahead(Duration::from_secs(5));
        assert_eq!((clock.now(), clock.machine_ahead_ms()), (Timestamp(90_005_000), -hour));
        clock.correct(-hour);
        assert_eq!((clock.now(), clock.machine_ahead_ms()), (Timestamp(86_405_000), 0));
        assert_eq!(clock.steady_now(), Timestamp(90_005_000));
        clock.reach_steady(Timestamp(90_005_000)).await;
    }
}
