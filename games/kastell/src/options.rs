//! Options of a match: the trees, how pieces may touch, and who names the piece.

use rules::{GameOption, MessageId, OptionKind, OptionValues, Refusal};
use serde::{Deserialize, Serialize};

use crate::squares::{Squares, squares_in};
use crate::words::Reason;

pub(crate) const OPTIONS: &[GameOption] = &[
    GameOption {
        id: "trees",
        kind: OptionKind::Text(&["random", "black", "c3,d6,g4"]),
        default: "random",
        help: MessageId("kastell-option-trees"),
        descriptions: &[
            MessageId("kastell-trees-random"),
            MessageId("kastell-trees-black"),
            MessageId("kastell-trees-squares"),
        ],
        titles: &[],
    },
    GameOption {
        id: "contact",
        kind: OptionKind::Choice(&["free", "apart", "linked"]),
        default: "free",
        help: MessageId("kastell-option-contact"),
        descriptions: &[
            MessageId("kastell-contact-free"),
            MessageId("kastell-contact-apart"),
            MessageId("kastell-contact-linked"),
        ],
        titles: &[],
    },
    GameOption {
        id: "picker",
        kind: OptionKind::Choice(&["self", "opponent"]),
        default: "self",
        help: MessageId("kastell-option-picker"),
        descriptions: &[MessageId("kastell-picker-self"), MessageId("kastell-picker-opponent")],
        titles: &[],
    },
];

/// The options of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub(crate) trees: Trees,
    pub(crate) variant: Variant,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trees {
    /// At random.
    Random,
    /// Black plants them as the first ply.
    Black,
    /// On given squares.
    Given(Squares),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Variant {
    pub(crate) contact: Contact,
    pub(crate) picker: Picker,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Contact {
    /// Without restriction.
    Free,
    /// Enemy pieces may only touch at corners.
    Apart,
    /// Each piece but the first shares an edge with a piece of its own color.
    Linked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Picker {
    /// The player who builds it.
    Builder,
    /// The other player.
    Opponent,
}

impl Options {
    pub(crate) fn read(values: &OptionValues) -> Result<Self, Refusal> {
        let value = |id| values.get(id).map_or("", String::as_str);
        let contact = match value("contact") {
            "apart" => Contact::Apart,
            "linked" => Contact::Linked,
            _ => Contact::Free,
        };
        let picker = match value("picker") {
            "opponent" => Picker::Opponent,
            _ => Picker::Builder,
        };
        let trees = Trees::read(value("trees"))?;
        Ok(Self { trees, variant: Variant { contact, picker } })
    }
}

impl Trees {
    fn read(text: &str) -> Result<Self, Refusal> {
        match text {
            "random" | "" => Ok(Self::Random),
            "black" => Ok(Self::Black),
            squares => match squares_in(squares).as_deref() {
                Some(&[a, b, c]) if a != b && b != c && a != c => {
                    Ok(Self::Given([a, b, c].into_iter().collect()))
                }
                _ => Err(Refusal::new(Reason::TreesOption)),
            },
        }
    }
}
