//! What becomes of one connection, as it is told to whoever runs the program.

use std::fmt;
use std::time::Instant;

/// So often in a row Discord may say that it does not know who we are before the program ends: it counts how often we
/// introduce ourselves, and takes the token from whoever does that all day.
const REFUSALS: u32 = 5;

/// Why a connection is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// Discord closed it, with this code.
    Closed(u16),
    /// Discord closed it without saying why.
    ClosedWithoutCode,
    /// Discord closed it because the session is over: 4006 or 4009.
    SessionOver,
    /// Discord does not go on with the session.
    Invalidated,
    /// The connection broke.
    Broken,
    /// Discord did not answer a heartbeat.
    Silent,
    /// No connection can be made.
    Unreachable,
    /// No connection can be made with which a session would begin.
    Unstarted,
}

/// What is heard of the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    Lost(Why),
    /// Another connection is made in its place.
    Restarting,
    /// serenity waited for itself.
    Waited,
    /// Whoever reads from a connection has ended.
    Ended,
    /// Discord tells again what people do.
    Back,
}

/// The connection as it is told.
#[derive(Debug, Default)]
pub(super) struct Lost {
    pub(super) since: Option<Instant>,
    refusals: u32,
}

impl Lost {
    /// Says what whoever runs the program should know.
    pub(super) fn tell(&mut self, shard: u32, heard: Heard) {
        match heard {
            Heard::Lost(why) if self.since.is_none() => {
                self.since = Some(Instant::now());
                tracing::warn!(shard, %why, "the gateway is lost");
            }
            Heard::Lost(why) => tracing::info!(shard, %why, "the gateway is still lost"),
            Heard::Waited => tracing::debug!(shard, "serenity has waited for itself"),
            Heard::Back => {
                self.refusals = 0;
                if let Some(since) = self.since.take() {
                    let duration_ms = since.elapsed().as_millis();
                    tracing::warn!(shard, duration_ms, "the gateway is back");
                }
            }
            Heard::Restarting | Heard::Ended => {}
        }
    }

    /// Why it is of no use to go on, if it is not.
    pub(super) fn hopeless(&mut self, heard: Heard) -> Option<&'static str> {
        match heard {
            Heard::Lost(Why::Closed(4010)) => Some("it does not know this part of it (4010)"),
            Heard::Lost(Why::Closed(4011)) => Some(
                "the bot is on more servers than one connection may serve (4011): set `shards`",
            ),
            Heard::Lost(Why::Closed(4003)) => {
                self.refusals += 1;
                (self.refusals >= REFUSALS).then_some(
                    "it says again and again that the bot has not introduced itself (4003)",
                )
            }
            _ => None,
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed(code) => write!(f, "closed by Discord with {code}"),
            Self::ClosedWithoutCode => f.write_str("closed by Discord without a code"),
            Self::SessionOver => f.write_str("the session is over (4006 or 4009)"),
            Self::Invalidated => f.write_str("the session is not gone on with"),
            Self::Broken => f.write_str("the connection broke"),
            Self::Silent => f.write_str("a heartbeat was not answered"),
            Self::Unreachable | Self::Unstarted => f.write_str("no connection can be made"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_not_known_again_and_again_gives_up_and_who_comes_back_does_not() {
        let refused = Heard::Lost(Why::Closed(4003));
        let mut lost = Lost::default();
        for _ in 1..REFUSALS {
            assert_eq!(lost.hopeless(refused), None);
        }
        lost.tell(0, Heard::Back);
        assert_eq!(lost.hopeless(refused), None);
        lost.refusals = REFUSALS - 1;
        assert!(lost.hopeless(refused).is_some());
    }
}
