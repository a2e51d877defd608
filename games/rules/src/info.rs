//! Facts about a game before it is played: name, seats, options, pages of rules.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use crate::words::RulesMessage;
use crate::{Arg, Join, Message, MessageId, Refusal, Scene, excerpt};

/// The most characters of a value that are told back.
const MOST_TOLD: usize = 40;

/// The facts about a game. All texts are for people, in sentences.
#[derive(Clone, Debug)]
pub struct Info {
    /// The slug, lower case: `castle-keep`. It is stored in records and never changes.
    pub id: &'static str,
    /// Which rules these are. A change that alters old records is a new version beside the old.
    pub rules_version: u16,
    /// The name for people: "Castle Keep".
    pub name: &'static str,
    /// One sentence of at most 100 characters, without a full stop.
    pub summary: MessageId,
    /// How many can play, over all options.
    pub seats: RangeInclusive<u8>,
    /// What can be chosen before it begins.
    pub options: &'static [GameOption],
    /// What an agreed draw is called ("siege"), where the game knows one.
    pub draw: Option<MessageId>,
    /// What a player's own view is called on a button ("Hand"), where they see more than a spectator all the time.
    pub own_view: Option<MessageId>,
    /// Whether anything can be taken from a board, so that somebody who looks back may ask for the last time it was.
    pub captures: bool,
}

impl Info {
    /// The option of this id.
    pub fn option(&self, id: &str) -> Option<&'static GameOption> {
        self.options.iter().find(|option| option.id == id)
    }

    /// The name as one word to type: `castle-keep`. It follows the name, while the slug stays what it once was.
    pub fn command_name(&self) -> String {
        let words: Vec<String> = self.name.split_whitespace().map(str::to_lowercase).collect();
        words.join("-")
    }

    /// Checks chosen values one by one and fills in the defaults, so that every option has its canonical value.
    ///
    /// # Errors
    /// An unknown option, or a value that the option does not take.
    pub fn complete(&self, chosen: &OptionValues) -> Result<OptionValues, Refusal> {
        if let Some(unknown) = chosen.keys().find(|id| self.option(id).is_none()) {
            let known = match self.options {
                [] => RulesMessage::NoOption.into(),
                options => Arg::list(Join::Commas, options.iter().map(|option| option.id)),
            };
            let option = shorten(unknown);
            return Err(Refusal::new(RulesMessage::UnknownOption {
                game: self.name,
                option,
                known,
            }));
        }
        self.options
            .iter()
            .map(|option| Ok((option.id.into(), option.read(chosen.get(option.id))?)))
            .collect()
    }
}

/// Values of options, by id. After [`Info::complete`] every option is there.
pub type OptionValues = BTreeMap<String, String>;

/// Something that can be chosen before a match begins. Becomes an option of the slash command.
#[derive(Clone, Copy, Debug)]
pub struct GameOption {
    /// The slug, at most 32 characters of `a-z_`.
    pub id: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// The value where nothing was chosen.
    pub default: &'static str,
    /// One sentence of at most 100 characters, without a full stop.
    pub help: MessageId,
    /// What each of the offered values does, in their order, for whoever chooses: at most 80 characters each, without a
    /// full stop. None where the values speak for themselves.
    pub descriptions: &'static [MessageId],
    /// What the game is called by each value, in their order ("Empire"), where the option says which of several games
    /// it is. None otherwise.
    pub titles: &'static [MessageId],
}

/// What values an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// One of these.
    Choice(&'static [&'static str]),
    /// `on` or `off`.
    Flag,
    /// Free text that the rule set reads; these are examples or words with a meaning.
    Text(&'static [&'static str]),
}

impl OptionKind {
    /// `choice`, `flag` or `text`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Choice(_) => "choice",
            Self::Flag => "flag",
            Self::Text(_) => "text",
        }
    }

    /// The values that can be offered.
    pub fn values(self) -> &'static [&'static str] {
        match self {
            Self::Choice(values) | Self::Text(values) => values,
            Self::Flag => &["off", "on"],
        }
    }
}

impl GameOption {
    /// What this value does, if that is told.
    pub fn description(&self, value: &str) -> Option<MessageId> {
        self.at_value(self.descriptions, value)
    }

    /// What the game is called by this value, where the option says which of several games it is.
    pub fn title(&self, value: &str) -> Option<MessageId> {
        self.at_value(self.titles, value)
    }

    fn at_value(&self, named: &'static [MessageId], value: &str) -> Option<MessageId> {
        let place = self.kind.values().iter().position(|offered| *offered == value)?;
        named.get(place).copied()
    }

    fn read(&self, chosen: Option<&String>) -> Result<String, Refusal> {
        let Some(chosen) = chosen else { return Ok(self.default.into()) };
        let chosen = chosen.trim();
        match self.kind {
            OptionKind::Text(_) if chosen.is_empty() => Ok(self.default.into()),
            OptionKind::Text(_) if chosen.chars().count() > 100 => {
                Err(Refusal::new(RulesMessage::LongOption { option: self.id }))
            }
            OptionKind::Text(_) => Ok(chosen.to_lowercase()),
            OptionKind::Flag => match chosen.to_lowercase().as_str() {
                "on" | "true" | "yes" => Ok("on".into()),
                "off" | "false" | "no" => Ok("off".into()),
                _ => Err(self.refuse(chosen)),
            },
            OptionKind::Choice(values) => {
                let found = values.iter().find(|value| value.eq_ignore_ascii_case(chosen));
                found.map(ToString::to_string).ok_or_else(|| self.refuse(chosen))
            }
        }
    }

    fn refuse(&self, chosen: &str) -> Refusal {
        let values = Arg::list(Join::Commas, self.kind.values().iter().copied());
        Refusal::new(RulesMessage::UnknownValue {
            option: self.id,
            values,
            chosen: shorten(chosen),
        })
    }
}

/// What somebody typed, short enough to be told back to them.
fn shorten(text: &str) -> String {
    let mut short = excerpt(text, MOST_TOLD);
    if excerpt(text, MOST_TOLD + 1) != short {
        short.push('…');
    }
    short
}

/// A page of the rules for people: own words, Discord markdown, at most 3,000 characters.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// A few words: "Castles".
    pub title: Message,
    /// The text.
    pub text: Message,
    /// What it is about, as a picture.
    pub scene: Option<Scene>,
    /// The picture in words, sentence by sentence, at most [`crate::TEXT_LIMIT`] characters; empty where there is none.
    pub alt: Vec<Message>,
}
