//! The five versions, the three advanced rules, and their valid combinations.

use std::ops::RangeInclusive;

use rules::{GameOption, MessageId, OptionKind, OptionValues, Refusal};
use serde::{Deserialize, Serialize};

use crate::words::Reason;

pub(crate) const OPTIONS: &[GameOption] = &[
    GameOption {
        id: "version",
        kind: OptionKind::Choice(&["standard", "takeover", "empire", "king", "siege"]),
        default: "standard",
        help: MessageId("castle-keep-option-version"),
        descriptions: &[
            MessageId("castle-keep-version-standard"),
            MessageId("castle-keep-version-takeover"),
            MessageId("castle-keep-version-empire"),
            MessageId("castle-keep-version-king"),
            MessageId("castle-keep-version-siege"),
        ],
        titles: &[
            MessageId("castle-keep-title-standard"),
            MessageId("castle-keep-title-takeover"),
            MessageId("castle-keep-title-empire"),
            MessageId("castle-keep-title-king"),
            MessageId("castle-keep-title-siege"),
        ],
    },
    GameOption {
        id: "towers",
        kind: OptionKind::Flag,
        default: "off",
        help: MessageId("castle-keep-option-towers"),
        descriptions: &[],
        titles: &[],
    },
    GameOption {
        id: "discard_draw",
        kind: OptionKind::Flag,
        default: "off",
        help: MessageId("castle-keep-option-discard-draw"),
        descriptions: &[],
        titles: &[],
    },
    GameOption {
        id: "strict_finish",
        kind: OptionKind::Flag,
        default: "off",
        help: MessageId("castle-keep-option-strict-finish"),
        descriptions: &[],
        titles: &[],
    },
];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Version {
    Standard,
    Takeover,
    Empire,
    King,
    Siege,
}

impl Version {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Takeover => "takeover",
            Self::Empire => "empire",
            Self::King => "king",
            Self::Siege => "siege",
        }
    }

    pub(crate) fn read(word: &str) -> Option<Self> {
        [Self::Standard, Self::Takeover, Self::Empire, Self::King, Self::Siege]
            .into_iter()
            .find(|version| version.word() == word)
    }

    pub(crate) fn seats(self) -> RangeInclusive<u8> {
        match self {
            Self::Standard | Self::Empire => 2..=4,
            Self::Takeover | Self::King => 2..=2,
            Self::Siege => 1..=1,
        }
    }
}

/// The options chosen before the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    pub(crate) version: Version,
    pub(crate) towers: bool,
    pub(crate) discard_draw: bool,
    pub(crate) strict_finish: bool,
}

impl Options {
    pub(crate) fn read(values: &OptionValues) -> Result<Self, Refusal> {
        let on = |id: &str| values.get(id).is_some_and(|value| value == "on");
        let options = Self {
            version: version(values)?,
            towers: on("towers"),
            discard_draw: on("discard_draw"),
            strict_finish: on("strict_finish"),
        };
        options.go_together()?;
        Ok(options)
    }

    fn go_together(self) -> Result<(), Refusal> {
        if self.version != Version::Siege {
            return Ok(());
        }
        if self.towers {
            return Err(Refusal::new(Reason::SiegeTowers));
        }
        if self.discard_draw {
            return Err(Refusal::new(Reason::SiegeDiscardDraw));
        }
        Ok(())
    }
}

pub(crate) fn version(values: &OptionValues) -> Result<Version, Refusal> {
    let word = values.get("version").map_or("standard", String::as_str);
    Version::read(word).ok_or_else(|| Refusal::new(Reason::VersionForm))
}
