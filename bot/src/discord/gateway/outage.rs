//! Outages of a gateway connection: their reasons, how they are logged, and when to give up.

use std::fmt;
use std::time::Instant;

use crate::retry_log::RetryLog;

/// The number of consecutive "not authenticated" replies after which the program ends.
///
/// Discord counts identifications, and revokes the token of a bot that identifies all day.
const REFUSALS: u32 = 5;

/// The reason for a lost connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LossReason {
    /// Discord closed the connection with this code.
    Closed(u16),
    ClosedWithoutCode,
    /// Discord closed the connection with code 4006 or 4009.
    SessionOver,
    /// Discord does not resume the session.
    Invalidated,
    Broken,
    /// Discord did not answer a heartbeat.
    Silent,
    /// No connection can be made to resume the session.
    Unreachable,
    /// No connection can be made to start a session.
    CannotStart,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GatewayEvent {
    Lost(LossReason),
    /// The library serenity replaces the connection by another one.
    Restarting,
    /// The library serenity waits for its own end.
    SelfWait,
    /// The task that reads from the connection has ended.
    Ended,
    /// A session has started or is resumed.
    Back,
}

/// The outage of a connection. `since` is the time of the loss, or `None` while the connection is up.
#[derive(Debug, Default)]
pub(super) struct Outage {
    since: Option<Instant>,
    refusals: u32,
    /// Decides which later losses are logged.
    log: RetryLog,
}

/// The reason to end the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct FatalLoss {
    pub(in crate::discord) reason: &'static str,
    /// Whether a restart would fail in the same way.
    pub(in crate::discord) is_hopeless: bool,
}

impl Outage {
    /// Whether the connection is lost.
    pub(super) fn has_begun(&self) -> bool {
        self.since.is_some()
    }

    /// Records and logs an event: a loss begins an outage, and a connected session ends it.
    pub(super) fn log(&mut self, shard: u32, event: GatewayEvent) {
        match event {
            GatewayEvent::Lost(why) if self.since.is_none() => {
                self.since = Some(Instant::now());
                self.log = RetryLog::default();
                let _ = self.log.is_due();
                tracing::warn!(shard, %why, "the gateway is lost");
            }
            GatewayEvent::Lost(why) if self.log.is_due() => {
                tracing::info!(shard, %why, "the gateway is still lost");
            }
            GatewayEvent::Lost(why) => tracing::debug!(shard, %why, "the gateway is still lost"),
            GatewayEvent::SelfWait => tracing::debug!(shard, "serenity has waited for itself"),
            GatewayEvent::Back => {
                self.refusals = 0;
                if let Some(since) = self.since.take() {
                    let duration_ms = since.elapsed().as_millis();
                    tracing::warn!(shard, duration_ms, "the gateway is back");
                }
            }
            GatewayEvent::Restarting | GatewayEvent::Ended => {}
        }
    }

    /// The reason to end the program, if the event is one.
    pub(super) fn fatal_loss(&mut self, event: GatewayEvent) -> Option<FatalLoss> {
        let GatewayEvent::Lost(LossReason::Closed(code)) = event else { return None };
        let hopeless = |reason| Some(FatalLoss { reason, is_hopeless: true });
        match code {
            4010 => hopeless("it does not know this part of it (4010)"),
            4011 => hopeless(
                "the bot is on more servers than one connection may serve (4011): set `shards`",
            ),
            4003 => {
                self.refusals += 1;
                let reason =
                    "it says again and again that the bot has not introduced itself (4003)";
                (self.refusals >= REFUSALS).then_some(FatalLoss { reason, is_hopeless: false })
            }
            _ => None,
        }
    }
}

impl fmt::Display for LossReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed(code) => write!(f, "closed by Discord with {code}"),
            Self::ClosedWithoutCode => f.write_str("closed by Discord without a code"),
            Self::SessionOver => f.write_str("the session is over (4006 or 4009)"),
            Self::Invalidated => f.write_str("the session is not gone on with"),
            Self::Broken => f.write_str("the connection broke"),
            Self::Silent => f.write_str("a heartbeat was not answered"),
            Self::Unreachable | Self::CannotStart => f.write_str("no connection can be made"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeated_refusals_are_fatal_unless_a_session_begins_between_them() {
        let refused = GatewayEvent::Lost(LossReason::Closed(4003));
        let mut outage = Outage::default();
        for _ in 1..REFUSALS {
            assert_eq!(outage.fatal_loss(refused), None);
        }
        outage.log(0, GatewayEvent::Back);
        assert_eq!(outage.fatal_loss(refused), None);
        outage.refusals = REFUSALS - 1;
        assert!(outage.fatal_loss(refused).is_some());
    }
}
