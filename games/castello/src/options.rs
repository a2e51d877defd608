//! Options of a match: directions of moves, and the castles that open late.

use rules::{GameOption, MessageId, OptionKind, OptionValues};
use serde::{Deserialize, Serialize};

pub(crate) const OPTIONS: &[GameOption] = &[
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
        descriptions: &[MessageId("castello-centre-centre"), MessageId("castello-centre-middle")],
        titles: &[],
    },
];

/// The options of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    pub(crate) directions: Directions,
    pub(crate) centre: Centre,
}

impl Options {
    /// Reads values that [`rules::Info::complete`] has completed.
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

/// The directions in which pawns step and jump.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Directions {
    /// All eight directions.
    #[default]
    All,
    /// The four directions along rows and columns.
    Orthogonal,
}

impl Directions {
    /// The index offset of each direction, ascending. Targets are then in order too, and the first path that a search
    /// finds is alphabetically first.
    pub(crate) fn offsets(self) -> &'static [isize] {
        match self {
            Self::All => &[-17, -16, -15, -1, 1, 15, 16, 17],
            Self::Orthogonal => &[-16, -1, 1, 16],
        }
    }
}

/// The castles of the middle section that need a far castle first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Centre {
    /// Only the castle in the center, k8.
    #[default]
    Centre,
    /// All three: k3, k8 and k13.
    Middle,
}
