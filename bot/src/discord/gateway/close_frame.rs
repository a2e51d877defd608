//! Farewells without a code. serenity passes over them, and would read nothing from a connection that is closed, as fast
//! as it can, until a heartbeat fails. The library of web sockets below it tells of each in its log.

use log::{Level, Log, Metadata, Record};

use crate::discord::gateway::Gate;
use crate::discord::gateway::outage::{Heard, Why};

/// Where farewells are told of, and how one without a code is.
const SPEAKER: &str = "tungstenite::protocol";
const FAREWELL: &str = "received close frame: none";

/// Hears what the library of web sockets says. What others tell the same log is neither heard nor written.
#[derive(Debug)]
struct Frames(Gate);

impl Gate {
    /// Hears of farewells from now on. In a program that has such a log already they stay unheard.
    pub(crate) fn hear_farewells(&self) {
        // A logger lives as long as the program.
        if log::set_logger(Box::leak(Box::new(Frames(self.clone())))).is_ok() {
            log::set_max_level(Level::Debug.to_level_filter());
        }
    }
}

impl Log for Frames {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.level() == Level::Debug && metadata.target() == SPEAKER
    }

    fn log(&self, record: &Record<'_>) {
        // A farewell may hold a text, so what is made here goes no further.
        if self.enabled(record.metadata())
            && record.args().to_string().eq_ignore_ascii_case(FAREWELL)
        {
            self.0.heard(None, Heard::Lost(Why::ClosedWithoutCode));
        }
    }

    fn flush(&self) {}
}
