//! Reads serenity's log: takes gateway events and close codes from it, but keeps no text.

use std::fmt;

use tracing::field::{Field, Visit};
use tracing::{Event, Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

use crate::discord::gateway::Gateway;
use crate::discord::gateway::outage::{GatewayEvent, LossReason};

/// The prefix of the log targets of serenity's gateway.
const TARGET: &str = "serenity::gateway";

/// The ends of two lines in serenity's log: a task begins to read from a connection, and a task stops.
const RUNNING: &str = "] Running";
const STOPPING: &str = "] Stopping";

/// A log layer that turns serenity's lines into gateway events.
#[derive(Debug)]
pub(crate) struct LogLayer(Gateway);

impl Gateway {
    /// The log layer that feeds this gateway.
    pub(crate) fn log_layer(&self) -> LogLayer {
        LogLayer(self.clone())
    }
}

impl LogLayer {
    /// Whether the layer reads an event: it comes from serenity's gateway, at debug level or above.
    pub(crate) fn reads(metadata: &Metadata<'_>) -> bool {
        metadata.is_event()
            && metadata.target().starts_with(TARGET)
            && *metadata.level() <= tracing::Level::DEBUG
    }
}

impl<S: Subscriber> Layer<S> for LogLayer {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut line = Line::default();
        event.record(&mut line);
        let shard = shard_of(&line.0);
        if let Some(shard) = shard.filter(|_| line.0.ends_with(RUNNING)) {
            self.0.begin_reading(shard);
        }
        if line.0.ends_with(STOPPING) {
            self.0.end_reading();
        }
        if let Some(event) = parse(&line.0) {
            self.0.handle(shard, event);
        }
    }
}

/// The text of a log event. It may contain secrets, so it is never passed on.
#[derive(Default)]
struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            self.0 = format!("{value:?}");
        }
    }
}

fn parse(line: &str) -> Option<GatewayEvent> {
    use GatewayEvent::{Ended, Lost, Restarting, SelfWait};
    use LossReason::{Broken, CannotStart, Closed, Invalidated, SessionOver, Silent, Unreachable};
    const PHRASES: [(&str, GatewayEvent); 19] = [
        ("requesting restart", Restarting),
        ("reached timeout", SelfWait),
        ("] stopping", Ended),
        ("sent invalid opcode", Lost(Closed(4001))),
        ("sent invalid message", Lost(Closed(4002))),
        ("sent no authentication", Lost(Closed(4003))),
        ("already authenticated", Lost(Closed(4005))),
        ("sent invalid seq", Lost(Closed(4007))),
        ("gateway ratelimited", Lost(Closed(4008))),
        ("sent invalid shard data", Lost(Closed(4010))),
        ("shard has too many guilds", Lost(Closed(4011))),
        ("] invalid session", Lost(SessionOver)),
        ("received session invalidation", Lost(Invalidated)),
        ("websocket error", Lost(Broken)),
        ("attempting to auto-reconnect", Lost(Broken)),
        ("last heartbeat not acknowledged", Lost(Silent)),
        ("err heartbeating", Lost(Broken)),
        ("err starting shard", Lost(CannotStart)),
        ("resume failed", Lost(Unreachable)),
    ];
    let line = line.to_lowercase();
    if let Some((_, rest)) = line.split_once("unknown unclean close ") {
        return leading_number(rest).map(|code| Lost(Closed(code)));
    }
    PHRASES.into_iter().find(|(phrase, _)| line.contains(phrase)).map(|(_, event)| event)
}

/// The shard that a line names.
fn shard_of(line: &str) -> Option<u32> {
    let prefixes = ["ShardId(", "starting shard ", "shutdown shard "];
    let (_, rest) = prefixes.into_iter().find_map(|prefix| line.split_once(prefix))?;
    leading_number(rest)
}

fn leading_number<T: std::str::FromStr>(text: &str) -> Option<T> {
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shard_number_is_read_from_a_log_line() {
        for (line, shard) in [
            ("[ShardInfo { id: ShardId(12), total: 16 }] Invalid session.", Some(12)),
            ("[ShardRunner ShardInfo { id: ShardId(3), total: 4 }] Running", Some(3)),
            ("[Shard Queuer] Err starting shard 7: Io", Some(7)),
            ("Attempting to auto-reconnect", None),
        ] {
            assert_eq!(shard_of(line), shard, "{line}");
        }
    }

    #[test]
    fn serenity_log_lines_are_read_as_gateway_events() {
        let shard = "[ShardInfo { id: ShardId(0), total: 1 }]";
        for (line, reason) in [
            ("Unknown unclean close 4000: Some(\"a reason\")", LossReason::Closed(4000)),
            ("Shard has too many guilds.", LossReason::Closed(4011)),
            ("Invalid session.", LossReason::SessionOver),
            ("Received session invalidation", LossReason::Invalidated),
        ] {
            assert_eq!(
                parse(&format!("{shard} {line}")),
                Some(GatewayEvent::Lost(reason)),
                "{line}"
            );
        }
        assert_eq!(parse(&format!("{shard} Received a Hello; interval: 41250")), None);
    }

    #[test]
    fn the_text_of_a_close_frame_is_not_kept() {
        let Some(GatewayEvent::Lost(reason)) =
            parse("Unknown unclean close 4999: Some(\"s3cret\")")
        else {
            panic!("the line is read");
        };
        assert_eq!(reason.to_string(), "closed by Discord with 4999");
    }
}
