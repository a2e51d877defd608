//! The five versions, the three advanced rules, and which of them go together.

use std::ops::RangeInclusive;

use rules::{GameOption, Info, Named, OptionKind, OptionValues, Refusal};
use serde::{Deserialize, Serialize};

use crate::words::No;

/// The facts about the game.
pub(crate) static INFO: Info = Info {
    id: "castle-keep",
    rules_version: 1,
    name: "Castle Keep",
    summary: Named("castle-keep-summary"),
    seats: 1..=4,
    options: &[
        GameOption {
            id: "version",
            kind: OptionKind::Choice(&["standard", "takeover", "empire", "king", "siege"]),
            default: "standard",
            help: Named("castle-keep-option-version"),
            told: &[
                Named("castle-keep-version-standard"),
                Named("castle-keep-version-takeover"),
                Named("castle-keep-version-empire"),
                Named("castle-keep-version-king"),
                Named("castle-keep-version-siege"),
            ],
            titles: &[
                Named("castle-keep-title-standard"),
                Named("castle-keep-title-takeover"),
                Named("castle-keep-title-empire"),
                Named("castle-keep-title-king"),
                Named("castle-keep-title-siege"),
            ],
        },
        GameOption {
            id: "towers",
            kind: OptionKind::Flag,
            default: "off",
            help: Named("castle-keep-option-towers"),
            told: &[],
            titles: &[],
        },
        GameOption {
            id: "discard_draw",
            kind: OptionKind::Flag,
            default: "off",
            help: Named("castle-keep-option-discard-draw"),
            told: &[],
            titles: &[],
        },
        GameOption {
            id: "strict_finish",
            kind: OptionKind::Flag,
            default: "off",
            help: Named("castle-keep-option-strict-finish"),
            told: &[],
            titles: &[],
        },
    ],
    draw: None,
    own_view: Some(Named("castle-keep-own-view")),
    captures: true,
};

/// Which of the five games it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Version {
    Standard,
    Takeover,
    Empire,
    King,
    Siege,
}

impl Version {
    /// The word of the option and of the state.
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

    /// How many play it.
    pub(crate) fn seats(self) -> RangeInclusive<u8> {
        match self {
            Self::Standard | Self::Empire => 2..=4,
            Self::Takeover | Self::King => 2..=2,
            Self::Siege => 1..=1,
        }
    }
}

/// What was chosen before the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    pub(crate) version: Version,
    pub(crate) towers: bool,
    pub(crate) discard_draw: bool,
    pub(crate) strict_finish: bool,
}

impl Options {
    /// Reads complete option values.
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

    /// Whether it is played without any of the advanced rules.
    pub(crate) fn is_plain(self) -> bool {
        !(self.towers || self.discard_draw || self.strict_finish)
    }

    fn go_together(self) -> Result<(), Refusal> {
        if self.version != Version::Siege {
            return Ok(());
        }
        if self.towers {
            return Err(Refusal::new(No::SiegeTowers));
        }
        if self.discard_draw {
            return Err(Refusal::new(No::SiegeDiscardDraw));
        }
        Ok(())
    }
}

/// The version among complete option values.
pub(crate) fn version(values: &OptionValues) -> Result<Version, Refusal> {
    let word = values.get("version").map_or("standard", String::as_str);
    Version::read(word).ok_or_else(|| Refusal::new(No::VersionForm))
}
