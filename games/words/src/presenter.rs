//! The presenter of one language.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use fluent_bundle::{FluentArgs, FluentValue};
use rules::{
    Arg, BRIEFEST, GameView, Join, Message, MessageFile, MessageSpec, READER, TEXT_LIMIT, Words,
};

use crate::faulty::Faulty;
use crate::language::ENGLISH;
use crate::layer::Layer;
use crate::variables::{Derived, Feature};
use crate::voice::{Plainly, Unmarked, Voice};

/// The presenter's own messages, for lists, the reader and dates.
pub const WORDS: Words = Words { known: &[OWN], files: rules::message_files!("../words/") };

/// The presenter's own messages. Other separators of lists are the same in every language.
const OWN: &[MessageSpec] = &[
    MessageSpec { id: "join-and", args: &["first", "last"] },
    MessageSpec { id: "join-or", args: &["first", "last"] },
    MessageSpec { id: YOU, args: &[] },
    MessageSpec { id: MOMENT, args: &["month", "day", "time"] },
];

const YOU: &str = "words-you";
const MOMENT: &str = "words-moment";

type Args = [(Cow<'static, str>, Arg)];

/// The presenter of messages in one language. It falls back to English for missing messages.
pub struct Presenter {
    /// The messages of the language, then the English ones.
    layers: Vec<Arc<Layer>>,
}

impl fmt::Debug for Presenter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let languages: Vec<String> = self.layers.iter().map(|layer| layer.language()).collect();
        f.debug_struct("Presenter").field("languages", &languages).finish()
    }
}

impl Presenter {
    /// A presenter for a language, from the message files of these crates.
    pub fn new(language: &str, rooms: &[Words]) -> Result<Self, Faulty> {
        let english = Self { layers: vec![layer(ENGLISH, rooms)?] };
        match language {
            ENGLISH => Ok(english),
            _ => english.beside(language, rooms),
        }
    }

    /// A presenter for another language, which falls back to this one. No file is parsed twice.
    pub fn beside(&self, language: &str, rooms: &[Words]) -> Result<Self, Faulty> {
        let own = layer(language, rooms)?;
        Ok(Self { layers: [own].into_iter().chain(self.layers.iter().cloned()).collect() })
    }

    /// A presenter in the pseudo-language of tests.
    #[cfg(feature = "pseudo")]
    pub fn pseudo(rooms: &[Words]) -> Result<Self, Faulty> {
        let texts = texts(ENGLISH, rooms);
        let texts = texts.iter().map(|text| crate::pseudo::pseudo_messages(text));
        Ok(Self { layers: vec![Arc::new(Layer::new(ENGLISH, texts)?)] })
    }

    /// The sentence of a message, with seats, people and places shown by `voice`. A message missing from all files
    /// appears as its id.
    pub fn say(&self, message: &Message, voice: &dyn Voice) -> String {
        self.say_as(message, voice, None)
    }

    /// The text of a message without arguments, or of one of its attributes. `None` if this language lacks that text.
    pub fn text_here(&self, id: &str, attribute: Option<&str>) -> Option<String> {
        let layer = self.layers.first()?;
        Some(layer.format(layer.exact(id, attribute)?, &FluentArgs::new()))
    }

    /// A day and a time of that day, in UTC.
    pub fn date(&self, month: u8, day: u8, time: &str) -> String {
        let args = [("month", month.into()), ("day", day.into()), ("time", Arg::plain(time))];
        let args = args.map(|(name, arg)| (name.into(), arg));
        self.worded(MOMENT, &args, &Plainly, None)
    }

    /// An attribute of a message, such as a case of a noun. Without that attribute, the message's value.
    fn say_as(&self, message: &Message, voice: &dyn Voice, attribute: Option<&str>) -> String {
        match message {
            Message::Plain(text) => text.clone(),
            // The outer message has a sentence of its own for the reader.
            _ if message.player_name() == Some(READER) => READER.into(),
            Message::Worded { id, args } => {
                let said = |voice: &dyn Voice| match (message.player_name(), message.named_player())
                {
                    (Some(name), _) => voice.called(name),
                    (None, Some(who)) => self.text_of(who, voice, attribute),
                    (None, None) => self.worded(id, args, voice, attribute),
                };
                match voice.icon(message) {
                    // One icon is enough for the whole message.
                    Some(mark) => format!("{mark} {}", said(&Unmarked(voice))),
                    None => said(voice),
                }
            }
        }
    }

    /// The position in words: the most detailed text of at most [`TEXT_LIMIT`] characters.
    pub fn text(&self, sight: &dyn GameView, voice: &dyn Voice) -> String {
        self.fitting((0..=BRIEFEST).map(|brief| sight.text(brief)), TEXT_LIMIT, voice)
    }

    /// The first of several texts with at most `limit` characters. The last one if none fits.
    pub fn fitting(
        &self,
        ways: impl IntoIterator<Item = Vec<Message>>,
        limit: usize,
        voice: &dyn Voice,
    ) -> String {
        let mut said = String::new();
        for way in ways {
            said = self.paragraph(&way, voice);
            if said.chars().count() <= limit {
                break;
            }
        }
        said
    }

    /// Several sentences joined to a paragraph.
    pub fn paragraph(&self, messages: &[Message], voice: &dyn Voice) -> String {
        let said: Vec<String> = messages.iter().map(|message| self.say(message, voice)).collect();
        said.join(" ")
    }

    fn worded(&self, id: &str, args: &Args, voice: &dyn Voice, attribute: Option<&str>) -> String {
        let said = self.layers.iter().find_map(|layer| {
            let pattern = layer.pattern(id, attribute)?;
            let mut values = FluentArgs::new();
            for (name, arg) in args {
                values.set(name.as_ref(), self.value(arg, voice));
            }
            for derived in layer.derived(id) {
                if let Some((_, arg)) = args.iter().find(|(name, _)| *name == derived.argument) {
                    values.set(derived.variable.as_str(), self.derived_value(derived, arg, voice));
                }
            }
            Some(layer.format(pattern, &values))
        });
        said.unwrap_or_else(|| id.into())
    }

    fn value(&self, arg: &Arg, voice: &dyn Voice) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Message(_)
            | Arg::List(..)
            | Arg::Seat(_)
            | Arg::Person(_)
            | Arg::Place(_)
            | Arg::Moment(_) => FluentValue::from(self.text_of(arg, voice, None)),
        }
    }

    fn derived_value(
        &self,
        derived: &Derived,
        arg: &Arg,
        voice: &dyn Voice,
    ) -> FluentValue<'static> {
        match (&derived.feature, arg) {
            (Feature::Count, Arg::List(_, things)) => FluentValue::from(things.len()),
            (Feature::Count, _) => FluentValue::from(1),
            (Feature::Attribute(name), arg) => {
                FluentValue::from(self.text_of(arg, voice, Some(name)))
            }
        }
    }

    fn text_of(&self, arg: &Arg, voice: &dyn Voice, attribute: Option<&str>) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Message(message) => self.say_as(message, voice, attribute),
            Arg::Seat(seat) => voice.seat(*seat),
            Arg::Person(number) => voice.person(*number),
            Arg::Place(number) => voice.place(*number),
            Arg::Moment(at) => voice.moment(*at),
            Arg::List(join, things) => {
                let said = things.iter().map(|thing| self.text_of(thing, voice, attribute));
                // No message has a variant for a list with the reader, so the list has a plain word for the reader.
                let said = said.map(|text| match text == READER && things.len() > 1 {
                    true => self.worded(YOU, &[], voice, None),
                    false => text,
                });
                self.joined(*join, said.collect())
            }
        }
    }

    fn joined(&self, join: Join, mut things: Vec<String>) -> String {
        let (glue, id) = match join {
            Join::Spaces => (" ", None),
            Join::Commas => (", ", None),
            Join::Semicolons => ("; ", None),
            Join::Dots => (" · ", None),
            Join::Dashes => (" – ", None),
            Join::Lines => ("\n", None),
            Join::And => (", ", Some("join-and")),
            Join::Or => (", ", Some("join-or")),
        };
        match (id, things.pop()) {
            (Some(id), Some(last)) if !things.is_empty() => {
                let args = [("first", things.join(glue)), ("last", last)];
                let args = args.map(|(name, text)| (name.into(), Arg::plain(text)));
                self.worded(id, &args, &Plainly, None)
            }
            (_, last) => {
                things.extend(last);
                things.join(glue)
            }
        }
    }
}

fn layer(language: &str, rooms: &[Words]) -> Result<Arc<Layer>, Faulty> {
    Layer::new(language, texts(language, rooms)).map(Arc::new)
}

/// The message files of these crates in a language.
fn texts(language: &str, rooms: &[Words]) -> BTreeSet<Cow<'static, str>> {
    let own = [WORDS];
    let files = rooms.iter().chain(&own).flat_map(|room| room.files);
    let texts = files.filter(|file| file.language == language).map(MessageFile::text);
    // Two versions of a game's rules may share a file.
    texts.collect()
}
