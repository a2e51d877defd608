//! The presenter of one language.

use std::collections::BTreeSet;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rules::{Arg, BRIEFEST, GameView, Join, Message, MessageSpec, READER, TEXT_LIMIT, Words};
use unic_langid::LanguageIdentifier;

use crate::voice::Unmarked;
use crate::{ENGLISH, Voice};

/// The messages by which lists are joined; all other joins are the same in every language.
pub(crate) const JOINS: &[MessageSpec] = &[
    MessageSpec { id: "join-and", args: &["first", "last"] },
    MessageSpec { id: "join-or", args: &["first", "last"] },
];

/// Says messages in one language, and in English what that language has no words for.
pub struct Presenter {
    /// The language first, English last.
    bundles: Vec<FluentBundle<FluentResource>>,
}

/// Message files that can't be used: each fault as a line.
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
    /// A presenter for a language, by the message files of these rooms.
    ///
    /// # Errors
    /// A file that can't be read, or a message that two files have.
    pub fn new(language: &str, rooms: &[Words]) -> Result<Self, Faulty> {
        let mut languages = vec![language];
        if language != ENGLISH {
            languages.push(ENGLISH);
        }
        let bundles: Result<_, _> = languages.into_iter().map(|one| bundle(one, rooms)).collect();
        Ok(Self { bundles: bundles? })
    }

    /// A message as a sentence, as this voice shows what is not words. A message that no file has is said by its name.
    pub fn say(&self, message: &Message, voice: &dyn Voice) -> String {
        match message {
            Message::Plain(text) => text.clone(),
            // The message that this goes into has a sentence of its own for it.
            _ if message.player_name() == Some(READER) => READER.into(),
            Message::Worded { id, args } => {
                let said = |voice: &dyn Voice| match (message.player_name(), message.named_player())
                {
                    (Some(name), _) => voice.called(name),
                    (None, Some(who)) => self.text_of(who, voice),
                    (None, None) => self.worded(id, args, voice),
                };
                match voice.icon(message) {
                    // One mark stands for all of it.
                    Some(mark) => format!("{mark} {}", said(&Unmarked(voice))),
                    None => said(voice),
                }
            }
        }
    }

    /// The position in words: as much of it as fits into [`TEXT_LIMIT`] characters.
    pub fn text(&self, sight: &dyn GameView, voice: &dyn Voice) -> String {
        self.fitting((0..=BRIEFEST).map(|brief| sight.text(brief)), TEXT_LIMIT, voice)
    }

    /// The first of several ways to say the same that has at most `limit` characters; the last one if none has.
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

    /// Several sentences after one another.
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
            // What is missing is said by its name: `check` keeps that from happening.
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
    let own = [crate::WORDS];
    let files = rooms.iter().chain(&own).flat_map(|room| room.files);
    let texts = files.filter(|(written_in, _)| *written_in == language).map(|(_, text)| *text);
    // Two versions of a game's rules may share a file.
    bundle_of(language, texts.collect::<BTreeSet<_>>())
}

/// The messages of these files of one language.
pub(crate) fn bundle_of<'a>(
    language: &str,
    texts: impl IntoIterator<Item = &'a str>,
) -> Result<FluentBundle<FluentResource>, Faulty> {
    let locale: LanguageIdentifier =
        language.parse().map_err(|_| Faulty(vec![format!("`{language}` is no language")]))?;
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Marks of direction around what is put in would stand in notation that people copy.
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
