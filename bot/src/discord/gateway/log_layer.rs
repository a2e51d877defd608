//! What serenity says of its connections, in its own log alone. A code is taken from it and never a text, and the log
//! itself stays silent.

use std::fmt;

use tracing::field::{Field, Visit};
use tracing::{Event, Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

use crate::discord::gateway::Gate;
use crate::discord::gateway::outage::{Heard, Why};

/// Where serenity speaks of connections.
const SPEAKER: &str = "serenity::gateway";

/// What it says when somebody begins to read from a connection, and when they have ended.
const RUNNING: &str = "] Running";
const STOPPING: &str = "] Stopping";

/// Hears what serenity says in its log.
#[derive(Debug)]
pub(crate) struct LogLayer(Gate);

impl Gate {
    /// What has to listen to the log.
    pub(crate) fn ear(&self) -> LogLayer {
        LogLayer(self.clone())
    }
}

impl LogLayer {
    /// Whether something is worth hearing.
    pub(crate) fn is_for_it(metadata: &Metadata<'_>) -> bool {
        metadata.is_event()
            && metadata.target().starts_with(SPEAKER)
            && *metadata.level() <= tracing::Level::DEBUG
    }
}

impl<S: Subscriber> Layer<S> for LogLayer {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut said = Said::default();
        event.record(&mut said);
        let said = said.0;
        let shard = shard_of(&said);
        if let Some(shard) = shard.filter(|_| said.ends_with(RUNNING)) {
            self.0.reads_here(shard);
        }
        if said.ends_with(STOPPING) {
            self.0.reads_no_more();
        }
        let Some(heard) = understand(&said) else { return };
        self.0.heard(shard, heard);
    }
}

/// The text of an event. It may hold anything, so it goes no further.
#[derive(Default)]
struct Said(String);

impl Visit for Said {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            self.0 = format!("{value:?}");
        }
    }
}

/// What serenity means by it.
fn understand(said: &str) -> Option<Heard> {
    const WORDS: [(&str, Heard); 19] = [
        ("requesting restart", Heard::Restarting),
        ("failed to cleanly shutdown shard", Heard::Waited),
        ("] stopping", Heard::Ended),
        ("sent invalid opcode", Heard::Lost(Why::Closed(4001))),
        ("sent invalid message", Heard::Lost(Why::Closed(4002))),
        ("sent no authentication", Heard::Lost(Why::Closed(4003))),
        ("already authenticated", Heard::Lost(Why::Closed(4005))),
        ("sent invalid seq", Heard::Lost(Why::Closed(4007))),
        ("gateway ratelimited", Heard::Lost(Why::Closed(4008))),
        ("sent invalid shard data", Heard::Lost(Why::Closed(4010))),
        ("shard has too many guilds", Heard::Lost(Why::Closed(4011))),
        ("] invalid session", Heard::Lost(Why::SessionOver)),
        ("received session invalidation", Heard::Lost(Why::Invalidated)),
        ("websocket error", Heard::Lost(Why::Broken)),
        ("attempting to auto-reconnect", Heard::Lost(Why::Broken)),
        ("last heartbeat not acknowledged", Heard::Lost(Why::Silent)),
        ("err heartbeating", Heard::Lost(Why::Broken)),
        ("err starting shard", Heard::Lost(Why::Unstarted)),
        ("resume failed", Heard::Lost(Why::Unreachable)),
    ];
    let said = said.to_lowercase();
    if let Some((_, rest)) = said.split_once("unknown unclean close ") {
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        return digits.parse().ok().map(|code| Heard::Lost(Why::Closed(code)));
    }
    WORDS.into_iter().find(|(words, _)| said.contains(words)).map(|(_, heard)| heard)
}

/// The shard that is spoken of, where it is named.
fn shard_of(said: &str) -> Option<u32> {
    let (_, rest) = ["ShardId(", "starting shard ", "shutdown shard "]
        .into_iter()
        .find_map(|before| said.split_once(before))?;
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_understood_of_which_shard_something_is_said() {
        for (said, shard) in [
            ("[ShardInfo { id: ShardId(12), total: 16 }] Invalid session.", Some(12)),
            ("[ShardRunner ShardInfo { id: ShardId(3), total: 4 }] Running", Some(3)),
            ("[Shard Queuer] Err starting shard 7: Io", Some(7)),
            ("Attempting to auto-reconnect", None),
        ] {
            assert_eq!(shard_of(said), shard, "{said}");
        }
    }

    #[test]
    fn what_serenity_says_of_a_connection_is_understood() {
        let shard = "[ShardInfo { id: ShardId(0), total: 1 }]";
        for (said, heard) in [
            ("Unknown unclean close 4000: Some(\"a reason\")", Heard::Lost(Why::Closed(4000))),
            ("Shard has too many guilds.", Heard::Lost(Why::Closed(4011))),
            ("Invalid session.", Heard::Lost(Why::SessionOver)),
            ("Received session invalidation", Heard::Lost(Why::Invalidated)),
        ] {
            assert_eq!(understand(&format!("{shard} {said}")), Some(heard), "{said}");
        }
        assert_eq!(understand(&format!("{shard} Received a Hello; interval: 41250")), None);
    }

    #[test]
    fn what_a_reason_holds_is_not_told() {
        let Some(Heard::Lost(why)) = understand("Unknown unclean close 4999: Some(\"s3cret\")")
        else {
            panic!("it is understood");
        };
        assert_eq!(why.to_string(), "closed by Discord with 4999");
    }
}
