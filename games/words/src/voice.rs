//! How seats, people, places and moments are shown in sentences.

use rules::{Message, Seat};

/// What a face lends to the presenter.
pub trait Voice {
    /// A seat: by its color, or by the person who sits there.
    fn seat(&self, seat: Seat) -> String;

    /// A person.
    fn person(&self, number: u64) -> String;

    /// A channel or thread.
    fn place(&self, number: u64) -> String;

    /// A moment, in milliseconds since 1970.
    fn moment(&self, at: u64) -> String;

    /// Somebody by their name, where they can't be mentioned.
    fn called(&self, name: &str) -> String {
        name.into()
    }

    /// What is shown before a message because of what it names; most faces show nothing.
    fn icon(&self, _message: &Message) -> Option<String> {
        None
    }
}

/// A voice that marks nothing.
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

/// A voice without a face, for programs and tests: numbers are said as numbers.
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
