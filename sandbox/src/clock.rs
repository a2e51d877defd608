//! The server's clock: the system's, one that tests set, and an offset over either.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Tells the sandbox what time it is. All its windows (3 seconds, 15 minutes, an hour) are measured with it.
pub trait Clock: Send + Sync + std::fmt::Debug + 'static {
    /// Milliseconds of Unix time.
    fn now_ms(&self) -> u64;

    /// Whether time passes by itself, so that windows have to be watched.
    fn runs(&self) -> bool {
        true
    }
}

/// The clock of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now_ms(&self) -> u64 {
        let elapsed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX)
    }
}

/// A clock that stands still until it is told to [`advance`](Self::advance). Clones share the time.
#[derive(Clone, Debug)]
pub struct ManualClock(Arc<AtomicU64>);

impl ManualClock {
    /// A clock that stands at this Unix time.
    pub fn at_ms(now_ms: u64) -> Self {
        Self(Arc::new(AtomicU64::new(now_ms)))
    }

    /// Turns the clock forward.
    pub fn advance(&self, ms: u64) {
        self.0.fetch_add(ms, Ordering::SeqCst);
    }
}

impl Default for ManualClock {
    fn default() -> Self {
        Self::at_ms(1_790_000_000_000)
    }
}

impl Clock for ManualClock {
    fn now_ms(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }

    fn runs(&self) -> bool {
        false
    }
}

/// A clock that is ahead of another one, by an offset that only grows.
#[derive(Debug)]
pub(crate) struct OffsetClock {
    below: Arc<dyn Clock>,
    ahead_ms: AtomicU64,
}

impl OffsetClock {
    /// Nobody needs to see more than a human life; ids have room for it.
    const MOST_MS: u64 = 80 * 365 * 86_400_000;

    pub(crate) fn new(below: Arc<dyn Clock>) -> Self {
        Self { below, ahead_ms: AtomicU64::new(0) }
    }

    /// How far it is ahead of the clock below.
    pub(crate) fn ahead_ms(&self) -> u64 {
        self.ahead_ms.load(Ordering::SeqCst)
    }

    /// Puts it forward; how far it is ahead then, or none if that would be too far.
    pub(crate) fn advance(&self, ms: u64) -> Option<u64> {
        let forward = |ahead: u64| ahead.checked_add(ms).filter(|&ahead| ahead <= Self::MOST_MS);
        let before = self.ahead_ms.fetch_update(Ordering::SeqCst, Ordering::SeqCst, forward);
        before.ok().map(|before| before + ms)
    }
}

impl Clock for OffsetClock {
    fn now_ms(&self) -> u64 {
        self.below.now_ms().saturating_add(self.ahead_ms())
    }

    fn runs(&self) -> bool {
        self.below.runs()
    }
}

/// Unix milliseconds as Discord writes times: `2026-11-20T21:50:00.123000+00:00`.
pub(crate) fn iso(ms: u64) -> String {
    let (days, second_of_day) = (ms / 86_400_000, ms / 1000 % 86_400);
    let (year, month, day) = civil(days);
    let (hour, minute, second) =
        (second_of_day / 3600, second_of_day / 60 % 60, second_of_day % 60);
    format!(
        "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{:03}000+00:00",
        ms % 1000
    )
}

/// Year, month and day of a day counted from 1970, by counting from a March so that the leap day comes last.
fn civil(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(ms: u64, expected: &str) {
        assert_eq!(iso(ms), expected);
    }

    #[test]
    fn a_clock_goes_forward_over_the_one_below_and_not_too_far() {
        let below = ManualClock::at_ms(1000);
        let clock = OffsetClock::new(Arc::new(below.clone()));
        assert_eq!(clock.advance(500), Some(500));
        below.advance(20);
        assert_eq!((clock.now_ms(), clock.ahead_ms()), (1520, 500));
        assert_eq!((clock.advance(u64::MAX), clock.advance(OffsetClock::MOST_MS)), (None, None));
        assert_eq!(clock.advance(1), Some(501));
    }

    #[test]
    fn times_are_written_as_discord_writes_them() {
        check(0, "1970-01-01T00:00:00.000000+00:00");
        check(951_826_554_321, "2000-02-29T12:15:54.321000+00:00");
        check(1_790_000_000_000, "2026-09-21T14:13:20.000000+00:00");
    }
}
