//! How Discord shows what is not words: people and places as mentions, moments in the reader's own time zone.

use ::words::Voice;
use data::PlayerId;
use rules::{Message, Seat};

use super::words::Say;
use crate::words;

/// Discord's way.
struct Discord;

impl Voice for Discord {
    fn seat(&self, seat: Seat) -> String {
        seat.to_string()
    }

    fn person(&self, number: u64) -> String {
        if number == PlayerId::GONE.0 { say(Say::Somebody) } else { format!("<@{number}>") }
    }

    fn place(&self, number: u64) -> String {
        format!("<#{number}>")
    }

    fn moment(&self, at: u64) -> String {
        let seconds = at / 1000;
        format!("<t:{seconds}:f> (<t:{seconds}:R>)")
    }
}

/// A message as Discord shows it.
pub(super) fn say(message: impl Into<Message>) -> String {
    words::say(message, &Discord)
}

/// The first of these ways to say something that has at most `limit` characters; else the last one, to be cut.
pub(super) fn fitting(ways: impl IntoIterator<Item = Vec<Message>>, limit: usize) -> String {
    words::presenter().fitting(ways, limit, &Discord)
}
