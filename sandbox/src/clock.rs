//! The sandbox's clock: the system clock or one that tests set, optionally with an offset.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use jiff::Timestamp;

/// The time of the sandbox. All time limits (3 seconds, 15 minutes, an hour) are measured with it.
pub trait Clock: Send + Sync + std::fmt::Debug + 'static {
    /// Milliseconds of Unix time.
    fn now_ms(&self) -> u64;

    /// Whether time passes by itself, so that time limits must be watched.
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

/// A clock that only moves by [`advance`](Self::advance). Clones share the time.
#[derive(Clone, Debug)]
pub struct ManualClock(Arc<AtomicU64>);

impl ManualClock {
    /// A clock that is stopped at this Unix time.
    pub fn at_ms(now_ms: u64) -> Self {
        Self(Arc::new(AtomicU64::new(now_ms)))
    }

    /// Moves the clock forward.
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

/// A clock that runs ahead of another clock. The offset between them only grows.
#[derive(Debug)]
pub(crate) struct OffsetClock {
    below: Arc<dyn Clock>,
    ahead_ms: AtomicU64,
}

impl OffsetClock {
    /// The largest offset: 80 years, which still fit into ids.
    const MOST_MS: u64 = 80 * 365 * 86_400_000;

    pub(crate) fn new(below: Arc<dyn Clock>) -> Self {
        Self { below, ahead_ms: AtomicU64::new(0) }
    }

    /// The offset from the clock below.
    pub(crate) fn ahead_ms(&self) -> u64 {
        self.ahead_ms.load(Ordering::SeqCst)
    }

    /// Moves the clock forward. Returns the new offset, or `None` if it would be too large.
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
    let moment = i64::try_from(ms).ok().and_then(|ms| Timestamp::from_millisecond(ms).ok());
    moment.unwrap_or_default().strftime("%Y-%m-%dT%H:%M:%S.%6f+00:00").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(ms: u64, expected: &str) {
        assert_eq!(iso(ms), expected);
    }

    #[test]
    fn an_offset_clock_advances_over_its_base_up_to_a_limit() {
        let below = ManualClock::at_ms(1000);
        let clock = OffsetClock::new(Arc::new(below.clone()));
        assert_eq!(clock.advance(500), Some(500));
        below.advance(20);
        assert_eq!((clock.now_ms(), clock.ahead_ms()), (1520, 500));
        assert_eq!((clock.advance(u64::MAX), clock.advance(OffsetClock::MOST_MS)), (None, None));
        assert_eq!(clock.advance(1), Some(501));
    }

    #[test]
    fn timestamps_are_written_in_discords_format() {
        check(0, "1970-01-01T00:00:00.000000+00:00");
        check(951_826_554_321, "2000-02-29T12:15:54.321000+00:00");
        check(1_790_000_000_000, "2026-09-21T14:13:20.000000+00:00");
    }
}
