//! Options of a match: directions of moves, and when the castle in the center opens.

use rules::{GameOption, Info, MessageId, OptionKind, OptionValues};
use serde::{Deserialize, Serialize};

/// The facts about the game.
pub(crate) static INFO: Info = Info {
    id: "castello",
    rules_version: 1,
    name: "Castello",
    summary: MessageId("castello-summary"),
    seats: 2..=2,
    options: &[
        GameOption {
            id: "directions",
            kind: OptionKind::Choice(&["all", "orthogonal"]),
            default: "all",
            help: MessageId("castello-option-directions"),
            descriptions: &[
                MessageId("castello-directions-all"),
                MessageId("castello-directions-orthogonal"),
            ],
            titles: &[],
        },
        GameOption {
            id: "centre",
            kind: OptionKind::Choice(&["centre", "middle"]),
            default: "centre",
            help: MessageId("castello-option-centre"),
            descriptions: &[
                MessageId("castello-centre-centre"),
                MessageId("castello-centre-middle"),
            ],
            titles: &[],
        },
    ],
    draw: Some(MessageId("castello-draw")),
    own_view: None,
    captures: true,
};

/// The options of one match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    pub(crate) directions: Directions,
    pub(crate) centre: Centre,
}

impl Options {
    /// The options of values that [`Info::complete`] has completed.
    pub(crate) fn of(values: &OptionValues) -> Self {
        let is = |id: &str, value: &str| values.get(id).is_some_and(|chosen| chosen == value);
        Self {
            directions: if is("directions", "orthogonal") {
                Directions::Orthogonal
            } else {
                Directions::All
            },
            centre: if is("centre", "middle") { Centre::Middle } else { Centre::Centre },
        }
    }
}

/// In which directions pawns step and jump.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Directions {
    /// All eight.
    #[default]
    All,
    /// The four along rows and columns.
    Orthogonal,
}

impl Directions {
    /// What a step adds to a square's index. Ascending, so that the squares they lead to are in order too: the first
    /// way that a search finds is the alphabetically first.
    pub(crate) fn offsets(self) -> &'static [isize] {
        match self {
            Self::All => &[-17, -16, -15, -1, 1, 15, 16, 17],
            Self::Orthogonal => &[-16, -1, 1, 16],
        }
    }
}

/// Which castles of the middle section fall only to who has taken a far castle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Centre {
    /// The one in the centre.
    #[default]
    Centre,
    /// All three of the middle section.
    Middle,
}
