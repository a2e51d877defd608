//! The presenter of one language.

use std::collections::BTreeSet;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rules::{Arg, BRIEFEST, GameView, Join, Message, MessageSpec, READER, TEXT_LIMIT, Words};
use unic_langid::LanguageIdentifier;

use crate::language::ENGLISH;
use crate::voice::{Unmarked, Voice};

/// The presenter's own messages, which join lists.
pub const WORDS: Words =
    Words { known: &[JOINS], files: &[("en", include_str!("../words/en.ftl"))] };

/// The messages that join lists. Other separators are the same in every language.
const JOINS: &[MessageSpec] = &[
    MessageSpec { id: "join-and", args: &["first", "last"] },
    MessageSpec { id: "join-or", args: &["first", "last"] },
];

/// The presenter of messages in one language. It falls back to English for missing messages.
pub struct Presenter {
    /// The bundle of the language, then the English one.
    bundles: Vec<FluentBundle<FluentResource>>,
}

/// The faults of unusable message files, a line each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faulty(pub Vec<String>);

impl fmt::Display for Faulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("; "))
    }
}

impl std::error::Error for Faulty {}

impl fmt::Debug for Presenter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let languages = self.bundles.iter().flat_map(|bundle| &bundle.locales);
        let languages: Vec<String> = languages.map(ToString::to_string).collect();
        f.debug_struct("Presenter").field("languages", &languages).finish()
    }
}

impl Presenter {
    /// A presenter for a language, from the message files of these crates.
    pub fn new(language: &str, rooms: &[Words]) -> Result<Self, Faulty> {
        let mut languages = vec![language];
        if language != ENGLISH {
            languages.push(ENGLISH);
        }
        let bundles: Result<_, _> = languages.into_iter().map(|one| bundle(one, rooms)).collect();
        Ok(Self { bundles: bundles? })
    }

    /// The sentence of a message, with seats, people and places shown by `voice`. A message missing from all files
    /// appears as its id.
    pub fn say(&self, message: &Message, voice: &dyn Voice) -> String {
        match message {
            Message::Plain(text) => text.clone(),
            // The outer message has a sentence of its own for the reader.
            _ if message.player_name() == Some(READER) => READER.into(),
            Message::Worded { id, args } => {
                let said = |voice: &dyn Voice| match (message.player_name(), message.named_player())
                {
                    (Some(name), _) => voice.called(name),
                    (None, Some(who)) => self.text_of(who, voice),
                    (None, None) => self.worded(id, args, voice),
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

    fn worded<'a>(
        &self,
        id: &str,
        args: impl IntoIterator<Item = &'a (std::borrow::Cow<'static, str>, Arg)>,
        voice: &dyn Voice,
    ) -> String {
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            values.set(name.as_ref(), self.value(arg, voice));
        }
        self.format(id, &values).unwrap_or_else(|| id.into())
    }

    fn format(&self, id: &str, values: &FluentArgs<'_>) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(id)?.value()?;
            // A missing argument appears as its name. `check` prevents that.
            Some(bundle.format_pattern(pattern, Some(values), &mut Vec::new()).into_owned())
        })
    }

    fn value(&self, arg: &Arg, voice: &dyn Voice) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            arg => FluentValue::from(self.text_of(arg, voice)),
        }
    }

    fn text_of(&self, arg: &Arg, voice: &dyn Voice) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Message(message) => self.say(message, voice),
            Arg::Seat(seat) => voice.seat(*seat),
            Arg::Person(number) => voice.person(*number),
            Arg::Place(number) => voice.place(*number),
            Arg::Moment(at) => voice.moment(*at),
            Arg::List(join, things) => {
                self.joined(*join, things.iter().map(|thing| self.text_of(thing, voice)).collect())
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
                let mut values = FluentArgs::new();
                values.set("first", things.join(glue));
                values.set("last", last);
                self.format(id, &values).unwrap_or_default()
            }
            (_, last) => {
                things.extend(last);
                things.join(glue)
            }
        }
    }
}

fn bundle(language: &str, rooms: &[Words]) -> Result<FluentBundle<FluentResource>, Faulty> {
    let own = [WORDS];
    let files = rooms.iter().chain(&own).flat_map(|room| room.files);
    let texts = files.filter(|(written_in, _)| *written_in == language).map(|(_, text)| *text);
    // Two versions of a game's rules may share a file.
    bundle_of(language, texts.collect::<BTreeSet<_>>())
}

/// A bundle of all files in one language.
pub(crate) fn bundle_of<'a>(
    language: &str,
    texts: impl IntoIterator<Item = &'a str>,
) -> Result<FluentBundle<FluentResource>, Faulty> {
    let locale: LanguageIdentifier =
        language.parse().map_err(|_| Faulty(vec![format!("`{language}` is no language")]))?;
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Isolation marks around arguments would end up in notation that people copy.
    bundle.set_use_isolating(false);
    let mut faults = Vec::new();
    for text in texts {
        let resource = FluentResource::try_new(text.into());
        let resource = resource.unwrap_or_else(|(resource, errors)| {
            faults.extend(errors.iter().map(|error| format!("{language}: {error}")));
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            faults.extend(errors.iter().map(|error| format!("{language}: {error}")));
        }
    }
    if faults.is_empty() { Ok(bundle) } else { Err(Faulty(faults)) }
}
