//! What goes over the wire, both ways: requests to REST and messages of the gateway, as the page's drawer shows them. Never a token, never a text.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::Serialize;

/// How much is kept.
const KEPT: usize = 1_000;

/// Something that went over the wire.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Entry {
    /// Its number; the next one has the next.
    pub(crate) n: u64,
    /// When it was, by the sandbox's clock.
    pub(crate) at_ms: u64,
    #[serde(flatten)]
    pub(crate) what: What,
}

/// A request with its answer, or a message of the gateway.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub(crate) enum What {
    /// A request: its status is 0 if the connection was cut. It took so many milliseconds of real time.
    Rest { method: String, route: String, status: u16, code: Option<u32>, took_ms: u64 },
    /// A message of the gateway: an event, or what an opcode or a close code means.
    Gateway { from: &'static str, name: String },
}

/// The newest of it.
#[derive(Debug, Default)]
pub(crate) struct Wire(Mutex<Kept>);

#[derive(Debug, Default)]
struct Kept {
    next: u64,
    entries: VecDeque<Entry>,
}

impl Wire {
    pub(crate) fn note(&self, at_ms: u64, what: What) {
        let mut kept = self.lock();
        if kept.entries.len() == KEPT {
            kept.entries.pop_front();
        }
        kept.next += 1;
        let n = kept.next;
        kept.entries.push_back(Entry { n, at_ms, what });
    }

    /// Something that the bot said to the gateway.
    pub(crate) fn heard(&self, at_ms: u64, name: &str) {
        self.note(at_ms, What::Gateway { from: "bot", name: name.into() });
    }

    /// Something that the gateway said to the bot.
    pub(crate) fn said(&self, at_ms: u64, name: &str) {
        self.note(at_ms, What::Gateway { from: "sandbox", name: name.into() });
    }

    /// What came after the entry of this number, oldest first.
    pub(crate) fn after(&self, n: u64) -> Vec<Entry> {
        self.lock().entries.iter().filter(|entry| entry.n > n).cloned().collect()
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What an opcode of the gateway means; an event has a name of its own.
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
    fn the_newest_are_kept_and_numbered_on() {
        let wire = Wire::default();
        for at in 0..1_005 {
            wire.heard(at, "heartbeat");
        }
        let kept = wire.after(0);
        assert_eq!((kept.len(), kept[0].n, kept[999].n), (1_000, 6, 1_005));
        assert_eq!(wire.after(1_004).len(), 1);
    }
}
