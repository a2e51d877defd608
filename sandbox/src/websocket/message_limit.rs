//! The limit on the messages that a bot sends to the gateway in a minute.

use std::time::{Duration, Instant};

const MOST_A_MINUTE: usize = 120;
const MINUTE: Duration = Duration::from_secs(60);

/// The messages of the last minute on one connection, each with its time by both clocks.
#[derive(Debug, Default)]
pub(super) struct MessageLimit(Vec<(u64, Instant)>);

impl MessageLimit {
    /// Counts a message. An error is a close code.
    ///
    /// The minute ends by the sandbox's clock or by the machine's, since heartbeats go on while the sandbox's clock
    /// stands still.
    pub(super) fn count(&mut self, now_ms: u64, now: Instant) -> Result<(), u16> {
        self.0.retain(|(at_ms, at)| at_ms + 60_000 > now_ms && now.duration_since(*at) < MINUTE);
        self.0.push((now_ms, now));
        if self.0.len() > MOST_A_MINUTE { Err(4008) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minute_ends_by_either_clock() {
        let (begun, mut limit) = (Instant::now(), MessageLimit::default());
        for heartbeat in 0..1_000 {
            assert_eq!(limit.count(7, begun + Duration::from_secs(41) * heartbeat), Ok(()));
        }
        let (now, mut limit) = (Instant::now(), MessageLimit::default());
        for _ in 0..MOST_A_MINUTE {
            assert_eq!(limit.count(7, now), Ok(()));
        }
        assert_eq!(limit.count(7, now), Err(4008));
        assert_eq!(limit.count(60_007, now), Ok(()));
    }
}
