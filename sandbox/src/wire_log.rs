//! The log of REST requests and gateway messages, without tokens and texts.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::Serialize;

/// The number of entries to keep.
const KEPT: usize = 1_000;

/// A logged request or message.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct WireEntry {
    /// The consecutive number.
    pub(crate) n: u64,
    /// The time, by the sandbox's clock.
    pub(crate) at_ms: u64,
    #[serde(flatten)]
    pub(crate) what: WireEvent,
}

/// A request with its answer, or a message of the gateway.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub(crate) enum WireEvent {
    /// A request with its answer. The status is 0 if the connection was cut. `took_ms` is in real time.
    Rest { method: String, route: String, status: u16, code: Option<u32>, took_ms: u64 },
    /// A gateway message, named by its event, opcode or close code.
    Gateway { from: &'static str, name: String },
}

/// The newest entries.
#[derive(Debug, Default)]
pub(crate) struct WireLog(Mutex<Entries>);

#[derive(Debug, Default)]
struct Entries {
    next: u64,
    entries: VecDeque<WireEntry>,
}

impl WireLog {
    pub(crate) fn log(&self, at_ms: u64, what: WireEvent) {
        let mut kept = self.lock();
        if kept.entries.len() == KEPT {
            kept.entries.pop_front();
        }
        kept.next += 1;
        let n = kept.next;
        kept.entries.push_back(WireEntry { n, at_ms, what });
    }

    /// Logs a message from the bot to the gateway.
    pub(crate) fn log_received(&self, at_ms: u64, name: &str) {
        self.log(at_ms, WireEvent::Gateway { from: "bot", name: name.into() });
    }

    /// Logs a message from the gateway to the bot.
    pub(crate) fn log_sent(&self, at_ms: u64, name: &str) {
        self.log(at_ms, WireEvent::Gateway { from: "sandbox", name: name.into() });
    }

    /// The entries after this number, oldest first.
    pub(crate) fn after(&self, n: u64) -> Vec<WireEntry> {
        self.lock().entries.iter().filter(|entry| entry.n > n).cloned().collect()
    }

    fn lock(&self) -> MutexGuard<'_, Entries> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The name of a gateway opcode. Events have their own names.
pub(crate) fn opcode(op: u64) -> &'static str {
    match op {
        1 => "heartbeat",
        2 => "identify",
        3 => "presence",
        4 => "voice state",
        6 => "resume",
        7 => "reconnect",
        8 => "request members",
        9 => "invalid session",
        10 => "hello",
        11 => "heartbeat acknowledged",
        31 => "request sounds",
        _ => "unknown opcode",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wire_log_keeps_the_newest_entries_and_their_numbers() {
        let wire = WireLog::default();
        for at in 0..1_005 {
            wire.log_received(at, "heartbeat");
        }
        let kept = wire.after(0);
        assert_eq!((kept.len(), kept[0].n, kept[999].n), (1_000, 6, 1_005));
        assert_eq!(wire.after(1_004).len(), 1);
    }
}
