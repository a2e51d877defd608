//! How Discord shows what is not words: people and places as mentions, moments in the reader's own time zone.

use ::words::Voice;
use data::PlayerId;
use rules::{Message, Seat};

use super::emoji;
use super::words::Say;
use crate::words;

/// Discord's way. In a text, what is named stands beside its name as it looks; alternative texts and labels hold no
/// pictures.
struct Discord {
    in_text: bool,
}

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

    fn mark(&self, message: &Message) -> Option<String> {
        self.in_text.then(|| games::mark(message)).flatten().and_then(|mark| emoji::in_text(&mark))
    }
}

/// A message as Discord shows it.
pub(super) fn say(message: impl Into<Message>) -> String {
    words::say(message, &Discord { in_text: false })
}

/// The same in a text, with marks beside what it names.
pub(super) fn say_marked(message: impl Into<Message>) -> String {
    words::say(message, &Discord { in_text: true })
}

/// The first of these ways to say something that has at most `limit` characters; else the last one, to be cut.
pub(super) fn fitting(ways: impl IntoIterator<Item = Vec<Message>>, limit: usize) -> String {
    words::presenter().fitting(ways, limit, &Discord { in_text: false })
}
