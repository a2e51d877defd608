//! Messages without language: a message id and its arguments.
//!
//! Nothing here knows a language. A game lists its messages in a small enum ([`messages!`](crate::messages)), and a
//! message file has the text of each. The presenter makes the sentence at the edge, for one reader and in one language.
//! The store holds messages, never sentences.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{MessageFile, Seat};

/// A message, as plain text or as an id with arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Message {
    /// Text that is the same in every language: notation, a number, a name. Old records have whole sentences here.
    Plain(String),
    /// A message of the message files.
    Worded {
        /// The id in the files: "kastell-built".
        id: Cow<'static, str>,
        /// The arguments by name.
        args: Vec<(Cow<'static, str>, Arg)>,
    },
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A count, by which languages choose a plural.
    Number(i64),
    /// A nested message. A plain one may also be a keyword by which the outer message chooses a variant.
    Message(Box<Message>),
    /// A list of arguments.
    List(Join, Vec<Arg>),
    /// A seat. The presenter may replace it by its player's name.
    Seat(Seat),
    /// A person, by number.
    Person(u64),
    /// A channel or thread, by number.
    Place(u64),
    /// A moment, in milliseconds since 1970.
    Moment(u64),
}

/// The separator of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Join {
    /// "a b c", for squares and sentences.
    Spaces,
    /// "a, b, c".
    Commas,
    /// "a; b; c", for elements that contain commas.
    Semicolons,
    /// "a · b · c".
    Dots,
    /// "a – b".
    Dashes,
    /// "a, b and c".
    And,
    /// "a, b or c".
    Or,
    /// One element per line.
    Lines,
}

/// The id of a message without arguments, known at compile time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MessageId(pub &'static str);

/// A message that a crate defines: its id, and the arguments it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageSpec {
    /// The id in the message files.
    pub id: &'static str,
    /// The names of its arguments.
    pub args: &'static [&'static str],
}

/// The messages of a crate, and their texts in each language.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The messages, as listed by the crate's enums.
    pub known: &'static [&'static [MessageSpec]],
    /// The message files. English is always present.
    pub files: &'static [MessageFile],
}

/// The argument of a message that names a seat: the seat, or its player.
const SITTER: &str = "sitter";

/// The argument in place of a seat's name when that player is the reader. Messages choose by it, as in "you build".
pub const READER: &str = "you";

impl Message {
    /// Text that is the same in every language.
    pub fn plain(text: impl fmt::Display) -> Self {
        Self::Plain(text.to_string())
    }

    /// A message of the message files.
    pub fn worded(id: &'static str, args: Vec<(&'static str, Arg)>) -> Self {
        let args = args.into_iter().map(|(name, arg)| (name.into(), arg)).collect();
        Self::Worded { id: id.into(), args }
    }

    /// Marks the message as the name of a seat, to be replaced by its player's name if that is known.
    #[must_use]
    pub fn naming_seat(mut self, seat: Seat) -> Self {
        if let Self::Worded { args, .. } = &mut self {
            args.push((SITTER.into(), seat.into()));
        }
        self
    }

    /// Whether the message stands in for the player of a seat, as "Player 2" does and "White" does not.
    pub fn is_stand_in(&self) -> bool {
        self.arg(SITTER).is_some()
    }

    /// The message with players in place of the names of seats.
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

    /// The player named in place of this message.
    pub fn named_player(&self) -> Option<&Arg> {
        let Self::Worded { args, .. } = self else { return None };
        let (_, who) = args.iter().find(|(name, _)| name == SITTER)?;
        (!matches!(who, Arg::Seat(_))).then_some(who)
    }

    /// The name of the player in place of this message, or [`READER`]. `None` for a mention.
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

    /// The id in the message files, if the message comes from them.
    pub fn id(&self) -> Option<&str> {
        let Self::Worded { id, .. } = self else { return None };
        Some(id)
    }

    /// The argument with this name.
    pub fn arg(&self, wanted: &str) -> Option<&Arg> {
        match self {
            Self::Plain(_) => None,
            Self::Worded { args, .. } => {
                args.iter().find(|(name, _)| name == wanted).map(|(_, arg)| arg)
            }
        }
    }

    /// The argument with this name, if it is plain: notation, or a keyword by which the message chooses.
    pub fn plain_arg(&self, wanted: &str) -> Option<&str> {
        let Arg::Message(message) = self.arg(wanted)? else { return None };
        message.as_plain()
    }

    /// Whether this text is the message or one of its arguments, at any depth.
    pub fn quotes(&self, text: &str) -> bool {
        match self {
            Self::Plain(plain) => plain == text,
            Self::Worded { args, .. } => args.iter().any(|(_, arg)| arg.quotes(text)),
        }
    }

    /// Whether the message is empty text.
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Plain(text) if text.is_empty())
    }
}

impl Arg {
    /// Notation, or a keyword by which messages choose.
    pub fn plain(text: impl fmt::Display) -> Self {
        Message::plain(text).into()
    }

    fn quotes(&self, text: &str) -> bool {
        match self {
            Self::Message(message) => message.quotes(text),
            Self::List(_, things) => things.iter().any(|thing| thing.quotes(text)),
            Self::Number(_)
            | Self::Seat(_)
            | Self::Person(_)
            | Self::Place(_)
            | Self::Moment(_) => false,
        }
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

    /// A list with a separator.
    pub fn list<T: Into<Self>>(join: Join, things: impl IntoIterator<Item = T>) -> Self {
        Self::List(join, things.into_iter().map(Into::into).collect())
    }
}

/// Whether the message is exactly this plain text.
impl PartialEq<&str> for Message {
    fn eq(&self, text: &&str) -> bool {
        matches!(self, Self::Plain(plain) if plain == text)
    }
}

/// For logs and failed tests: the id and arguments, never a sentence.
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

impl From<String> for Message {
    fn from(text: String) -> Self {
        Self::Plain(text)
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages;

    messages! {
        /// The messages of the tests.
        enum Say {
            Word = "test-word",
            Sum { one: u8, list: Arg } = "test-sum",
        }
    }

    #[test]
    fn a_message_prints_its_id_and_arguments() {
        let list = Arg::list(Join::Commas, [Say::Word, Say::Word]);
        let sum = Message::from(Say::Sum { one: 7, list });
        assert_eq!(sum.to_string(), "test-sum(one: 7, list: [test-word, test-word])");
        assert_eq!(Say::KNOWN[1].args, ["one", "list"]);
    }

    #[test]
    fn the_player_of_a_seat_replaces_the_seat_name() {
        let name = Message::from(Say::Word).naming_seat(Seat(1));
        let list = Arg::list(Join::And, [name, Say::Word.into()]);
        let told = Message::from(Say::Sum { one: 7, list });
        let seated = told.clone().with_players(&|seat| (seat == Seat(1)).then_some(Arg::Person(9)));
        assert_eq!(seated.to_string(), "test-sum(one: 7, list: [test-word(sitter: 9), test-word])");
        assert_eq!(told.clone().with_players(&|_| None), told, "nobody is known");
    }

    #[test]
    fn a_stored_message_is_read_back() {
        let list = Arg::list(Join::And, [Arg::Seat(Seat(1)), Arg::plain("c3")]);
        let message = Message::from(Say::Sum { one: 7, list });
        let stored = postcard::to_allocvec(&message).expect("a message can be written");
        assert_eq!(postcard::from_bytes::<Message>(&stored), Ok(message));
    }
}
