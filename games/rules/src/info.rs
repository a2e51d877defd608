//! Facts about a game: name, seats, options, pages of rules.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use crate::words::RulesMessage;
use crate::{Arg, Join, Message, MessageId, Refusal, Scene, Sprite, Words, excerpt};

/// The maximum number of characters quoted from a value.
const MOST_TOLD: usize = 40;

/// The facts about a game. All texts are complete sentences for people, unless noted.
#[derive(Clone, Debug)]
pub struct Info {
    /// The slug, lower case: `castle-keep`. It is stored in records and never changes.
    pub id: &'static str,
    /// The version of the rules. A change that alters old records becomes a new version, and the old one stays.
    pub rules_version: u16,
    /// The name for people: "Castle Keep".
    pub name: &'static str,
    /// The names in other languages, as people may type them: in lower case, with hyphens between words.
    pub other_names: &'static [&'static str],
    /// One sentence of at most 100 characters, without a full stop.
    pub summary: MessageId,
    /// The possible numbers of players, over all options.
    pub seats: RangeInclusive<u8>,
    /// The options to choose before a match.
    pub options: &'static [GameOption],
    /// The name of an agreed draw ("siege"), if the game has draws.
    pub draw: Option<MessageId>,
    /// The label of a player's own view ("Hand"), if they always see more than a spectator.
    pub own_view: Option<MessageId>,
    /// Whether pieces can be captured, so that a replay can jump to the last capture.
    pub captures: bool,
    /// The pages of rules for people.
    pub pages: fn() -> Vec<Page>,
    /// All sprites of [`Info::sprite_for`] and of the choices, each once.
    pub sprites: fn() -> Vec<Sprite>,
    /// The sprite of the thing that a message names, such as the emblem of a side or a tile. It is shown next to the
    /// words, anywhere in a sentence.
    pub sprite_for: fn(&Message) -> Option<Sprite>,
    /// The lessons of the game, as the crate `puzzles` reads them. Empty if it has none.
    pub lessons: &'static str,
    /// The puzzles of the game: one JSON object per line, packed by gzip. Lines are only ever appended, since a line's
    /// number identifies its puzzle. Empty if it has none.
    pub puzzles: &'static [u8],
    /// The messages of the game, and its message files.
    pub words: Words,
}

impl Info {
    /// The option with this id.
    pub fn option(&self, id: &str) -> Option<&'static GameOption> {
        self.options.iter().find(|option| option.id == id)
    }

    /// The name as one word to type, such as `castle-keep`. It changes with the name, while the slug never changes.
    pub fn command_name(&self) -> String {
        let words: Vec<String> = self.name.split_whitespace().map(str::to_lowercase).collect();
        words.join("-")
    }

    /// Checks the chosen values one by one and fills in the defaults, so that every option has its canonical value.
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

/// Values of options by id. After [`Info::complete`], every option has one.
pub type OptionValues = BTreeMap<String, String>;

/// A setting that can be chosen before a match. It becomes an option of the slash command.
#[derive(Clone, Copy, Debug)]
pub struct GameOption {
    /// The slug, at most 32 characters of `a-z_`.
    pub id: &'static str,
    /// The possible values.
    pub kind: OptionKind,
    /// The default value.
    pub default: &'static str,
    /// One sentence of at most 100 characters, without a full stop.
    pub help: MessageId,
    /// The effect of each offered value, in order, at most 80 characters each, without a full stop. Empty if the values
    /// need no explanation.
    pub descriptions: &'static [MessageId],
    /// The name of the game for each value, in order ("Empire"), if the option chooses among games. Empty otherwise.
    pub titles: &'static [MessageId],
}

/// The kind of values that an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// One of these values.
    Choice(&'static [&'static str]),
    /// `on` or `off`.
    Flag,
    /// Free text that the rule set reads. These are examples, or words with a meaning.
    Text(&'static [&'static str]),
}

impl OptionKind {
    /// The name of the kind: `choice`, `flag` or `text`.
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
    /// The description of this value.
    pub fn description(&self, value: &str) -> Option<MessageId> {
        self.at_value(self.descriptions, value)
    }

    /// The name of the game for this value, if the option chooses among games.
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

    /// Whether the option may have this value.
    pub fn accepts(&self, value: &str) -> bool {
        self.read(Some(&value.to_owned())).is_ok()
    }

    fn refuse(&self, chosen: &str) -> Refusal {
        unknown_value(self.id, self.kind.values().iter().copied(), chosen)
    }
}

/// The refusal of a chosen value, with the option's name and values as the player would type them.
pub fn unknown_value<V: Into<Message>>(
    option: &str,
    values: impl IntoIterator<Item = V>,
    chosen: &str,
) -> Refusal {
    Refusal::new(RulesMessage::UnknownValue {
        option: option.into(),
        values: Arg::list(Join::Commas, values),
        chosen: shorten(chosen),
    })
}

/// A typed text, shortened for a message.
fn shorten(text: &str) -> String {
    let mut short = excerpt(text, MOST_TOLD);
    if excerpt(text, MOST_TOLD + 1) != short {
        short.push('…');
    }
    short
}

/// A page of rules for people: Discord markdown of at most 3,000 characters.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// A title of a few words: "Castles".
    pub title: Message,
    /// The text.
    pub text: Message,
    /// An illustration.
    pub scene: Option<Scene>,
    /// The alternative text of the illustration, sentence by sentence, at most [`crate::TEXT_LIMIT`] characters.
    pub alt: Vec<Message>,
}
