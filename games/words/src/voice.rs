//! The trait with which a face shows seats, people, places and moments in sentences.

use rules::{Message, Seat};

/// Shows the parts of a sentence that aren't words, in the way of one face.
pub trait Voice {
    /// A seat: its color, or the person who has it.
    fn seat(&self, seat: Seat) -> String;

    /// A person.
    fn person(&self, number: u64) -> String;

    /// A channel or thread.
    fn place(&self, number: u64) -> String;

    /// A moment, in milliseconds since 1970.
    fn moment(&self, at: u64) -> String;

    /// A person by name, where mentions are impossible.
    fn called(&self, name: &str) -> String {
        name.into()
    }

    /// The icon in front of a message, which shows the thing that the message names. By default, there is none.
    fn icon(&self, _message: &Message) -> Option<String> {
        None
    }
}

/// A voice that adds no icons.
pub(crate) struct Unmarked<'a>(pub(crate) &'a dyn Voice);

impl Voice for Unmarked<'_> {
    fn seat(&self, seat: Seat) -> String {
        self.0.seat(seat)
    }

    fn person(&self, number: u64) -> String {
        self.0.person(number)
    }

    fn place(&self, number: u64) -> String {
        self.0.place(number)
    }

    fn moment(&self, at: u64) -> String {
        self.0.moment(at)
    }

    fn called(&self, name: &str) -> String {
        self.0.called(name)
    }
}

/// A voice without a face, for programs and tests: ids are shown as numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plainly;

impl Voice for Plainly {
    fn seat(&self, seat: Seat) -> String {
        seat.to_string()
    }

    fn person(&self, number: u64) -> String {
        number.to_string()
    }

    fn place(&self, number: u64) -> String {
        number.to_string()
    }

    fn moment(&self, at: u64) -> String {
        at.to_string()
    }
}
