//! Messages without language: a message id and its arguments.
//!
//! Nothing here knows a language. A game names what it can tell in a small enum ([`messages!`](crate::messages)), and
//! one line for each stands in a message file; the presenter at the edge makes the sentence, for whom and in which
//! language it likes. What is stored is the message, never the sentence.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// Something to be said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Message {
    /// What is the same in every language: notation, a number, a name. Old records have whole sentences here.
    Plain(String),
    /// A message of the files.
    Worded {
        /// Its name in them: "kastell-built".
        id: Cow<'static, str>,
        /// What goes into it, by name.
        args: Vec<(Cow<'static, str>, Arg)>,
    },
}

/// What goes into a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A count: languages choose a plural by it.
    Number(i64),
    /// A message within the message; a plain one may be a word by which the message chooses among its variants.
    Message(Box<Message>),
    /// Several things.
    List(Join, Vec<Arg>),
    /// A seat. Whoever presents it may name the person who sits there.
    Seat(Seat),
    /// A person, by number.
    Person(u64),
    /// A channel or thread, by number.
    Place(u64),
    /// A moment, in milliseconds since 1970.
    Moment(u64),
}

/// How several things are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Join {
    /// "a b c", as squares are listed.
    Spaces,
    /// "a, b, c".
    Commas,
    /// "a; b; c", for things that hold commas.
    Semicolons,
    /// "a · b · c".
    Dots,
    /// "a – b".
    Dashes,
    /// "a, b and c".
    And,
    /// "a, b or c".
    Or,
    /// One to a line.
    Lines,
}

/// A message of the files without anything that goes into it, known before the program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MessageId(pub &'static str);

/// A message that a room can say: its name, and what must go into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageSpec {
    /// Its name in the message files.
    pub id: &'static str,
    /// The names of its arguments.
    pub args: &'static [&'static str],
}

/// What a room can say, and the sentences for it in each language.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The messages, as the room's enums list them.
    pub known: &'static [&'static [MessageSpec]],
    /// The message files: the language ("en") and the text. English is always there.
    pub files: &'static [(&'static str, &'static str)],
}

/// What goes into a message that is the name of a seat: the seat, or who sits there.
const SITTER: &str = "sitter";

/// Who reads it, in place of the name of their seat: a word by which messages choose, as in "you build".
pub const READER: &str = "you";

impl Message {
    /// What is the same in every language.
    pub fn plain(text: impl fmt::Display) -> Self {
        Self::Plain(text.to_string())
    }

    /// A message of the files.
    pub fn worded(id: &'static str, args: Vec<(&'static str, Arg)>) -> Self {
        let args = args.into_iter().map(|(name, arg)| (name.into(), arg)).collect();
        Self::Worded { id: id.into(), args }
    }

    /// The same as the name of a seat: it is said as it stands where nobody knows who sits there.
    #[must_use]
    pub fn naming_seat(mut self, seat: Seat) -> Self {
        if let Self::Worded { args, .. } = &mut self {
            args.push((SITTER.into(), seat.into()));
        }
        self
    }

    /// The same with those who sit there in place of the names of seats.
    #[must_use]
    pub fn with_players(self, who: &dyn Fn(Seat) -> Option<Arg>) -> Self {
        match self {
            Self::Plain(_) => self,
            Self::Worded { id, args } => {
                let args = args.into_iter().map(|(name, arg)| match arg {
                    Arg::Seat(seat) if name == SITTER => (name, who(seat).unwrap_or(arg)),
                    arg => (name, arg.with_players(who)),
                });
                Self::Worded { id, args: args.collect() }
            }
        }
    }

    /// Who is named in place of this message.
    pub fn named_player(&self) -> Option<&Arg> {
        let Self::Worded { args, .. } = self else { return None };
        let (_, who) = args.iter().find(|(name, _)| name == SITTER)?;
        (!matches!(who, Arg::Seat(_))).then_some(who)
    }

    /// What stands in its place that is no mention: their name, or [`READER`].
    pub fn player_name(&self) -> Option<&str> {
        let Arg::Message(name) = self.named_player()? else { return None };
        name.as_plain()
    }

    fn as_plain(&self) -> Option<&str> {
        match self {
            Self::Plain(text) => Some(text),
            Self::Worded { .. } => None,
        }
    }

    /// Its name in the message files, where it is one of them.
    pub fn id(&self) -> Option<&str> {
        let Self::Worded { id, .. } = self else { return None };
        Some(id)
    }

    /// What goes into it by this name.
    pub fn arg(&self, wanted: &str) -> Option<&Arg> {
        match self {
            Self::Plain(_) => None,
            Self::Worded { args, .. } => {
                args.iter().find(|(name, _)| name == wanted).map(|(_, arg)| arg)
            }
        }
    }

    /// What goes into it by this name, where that is plain: notation, or a word that the message chooses by.
    pub fn plain_arg(&self, wanted: &str) -> Option<&str> {
        let Arg::Message(message) = self.arg(wanted)? else { return None };
        message.as_plain()
    }

    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Plain(text) if text.is_empty())
    }
}

impl Arg {
    /// Notation, or a word that messages choose by.
    pub fn plain(text: impl fmt::Display) -> Self {
        Message::plain(text).into()
    }

    fn with_players(self, who: &dyn Fn(Seat) -> Option<Self>) -> Self {
        match self {
            Self::Message(message) => Self::Message(Box::new(message.with_players(who))),
            Self::List(join, things) => {
                Self::List(join, things.into_iter().map(|thing| thing.with_players(who)).collect())
            }
            other => other,
        }
    }

    /// Several things, joined.
    pub fn list<T: Into<Self>>(join: Join, things: impl IntoIterator<Item = T>) -> Self {
        Self::List(join, things.into_iter().map(Into::into).collect())
    }
}

/// Whether it is plain and says just this.
impl PartialEq<&str> for Message {
    fn eq(&self, text: &&str) -> bool {
        matches!(self, Self::Plain(plain) if plain == text)
    }
}

/// For logs and failed tests: the name and what goes in, never a sentence.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain(text) => f.write_str(text),
            Self::Worded { id, args } => {
                f.write_str(id)?;
                for (place, (name, arg)) in args.iter().enumerate() {
                    write!(f, "{}{name}: {arg}", if place == 0 { "(" } else { ", " })?;
                }
                f.write_str(if args.is_empty() { "" } else { ")" })
            }
        }
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Message(message) => write!(f, "{message}"),
            Self::Seat(seat) => write!(f, "seat {seat}"),
            Self::Person(number) | Self::Place(number) | Self::Moment(number) => {
                write!(f, "{number}")
            }
            Self::List(_, things) => {
                f.write_str("[")?;
                for (place, thing) in things.iter().enumerate() {
                    write!(f, "{}{thing}", if place == 0 { "" } else { ", " })?;
                }
                f.write_str("]")
            }
        }
    }
}

impl From<MessageId> for Message {
    fn from(named: MessageId) -> Self {
        Self::worded(named.0, Vec::new())
    }
}

/// Plain text: what is the same in every language.
impl From<String> for Message {
    fn from(text: String) -> Self {
        Self::Plain(text)
    }
}

/// Plain text: what is the same in every language.
impl From<&str> for Message {
    fn from(text: &str) -> Self {
        Self::Plain(text.into())
    }
}

impl<M: Into<Message>> From<M> for Arg {
    fn from(message: M) -> Self {
        Self::Message(Box::new(message.into()))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}

numbers!(i32 i64 u8 u16 u32);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// Names what a room can say: an enum whose variants become messages, and the list of them (`KNOWN`) for [`Words`].
///
/// ```
/// rules::messages! {
///     /// What is told of a game.
///     pub enum Told {
///         /// Somebody took stones.
///         Taken { name: String, stones: u8 } = "nim-taken",
///         /// None are left.
///         Empty = "nim-empty",
///     }
/// }
///
/// let message: rules::Message = Told::Taken { name: "Ada".into(), stones: 2 }.into();
/// assert_eq!(message.to_string(), "nim-taken(name: Ada, stones: 2)");
/// assert_eq!(Told::KNOWN[1].id, "nim-empty");
/// ```
///
/// The line for each stands in the room's message file, in Fluent's notation:
///
/// ```text
/// nim-taken = { $name } takes { $stones ->
///     [one] one stone
///    *[other] { $stones } stones
/// }.
/// nim-empty = No stone is left.
/// ```
#[macro_export]
macro_rules! messages {
    ($(#[$doc:meta])* $vis:vis enum $name:ident {
        $($(#[$about:meta])* $variant:ident $({ $($arg:ident: $kind:ty),* $(,)? })? = $id:literal,)*
    }) => {
        $(#[$doc])*
        #[allow(clippy::enum_variant_names, reason = "a variant is named after what it says")]
        #[derive(Clone, Debug, PartialEq)]
        $vis enum $name {
            $($(#[$about])* $variant $({ $(
                #[doc = concat!("What stands for `", stringify!($arg), "`.")]
                $arg: $kind
            ),* })?,)*
        }

        impl $name {
            /// All of these messages.
            $vis const KNOWN: &'static [$crate::MessageSpec] = &[
                $($crate::MessageSpec { id: $id, args: &[$($(stringify!($arg)),*)?] },)*
            ];
        }

        impl From<$name> for $crate::Message {
            fn from(said: $name) -> Self {
                match said {
                    $($name::$variant $({ $($arg),* })? => $crate::Message::worded(
                        $id,
                        vec![$($((stringify!($arg), $crate::Arg::from($arg))),*)?],
                    ),)*
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    messages! {
        /// What the tests say.
        enum Say {
            /// A word.
            Word = "test-word",
            /// A sum.
            Sum { one: u8, list: Arg } = "test-sum",
        }
    }

    #[test]
    fn a_message_prints_as_its_name_and_what_goes_in() {
        let list = Arg::list(Join::Commas, [Say::Word, Say::Word]);
        let sum = Message::from(Say::Sum { one: 7, list });
        assert_eq!(sum.to_string(), "test-sum(one: 7, list: [test-word, test-word])");
        assert_eq!(Say::KNOWN[1].args, ["one", "list"]);
    }

    #[test]
    fn who_sits_there_takes_the_place_of_a_seats_name() {
        let name = Message::from(Say::Word).naming_seat(Seat(1));
        let list = Arg::list(Join::And, [name, Say::Word.into()]);
        let told = Message::from(Say::Sum { one: 7, list });
        let seated = told.clone().with_players(&|seat| (seat == Seat(1)).then_some(Arg::Person(9)));
        assert_eq!(seated.to_string(), "test-sum(one: 7, list: [test-word(sitter: 9), test-word])");
        assert_eq!(told.clone().with_players(&|_| None), told, "nobody is known");
    }

    #[test]
    fn a_message_is_stored_and_read_again() {
        let list = Arg::list(Join::And, [Arg::Seat(Seat(1)), Arg::plain("c3")]);
        let message = Message::from(Say::Sum { one: 7, list });
        let stored = postcard::to_allocvec(&message).expect("a message can be written");
        assert_eq!(postcard::from_bytes::<Message>(&stored), Ok(message));
    }
}
