//! Options of a match: where trees come from, how pieces may touch, who names the piece.

use rules::{GameOption, Info, MessageId, OptionKind, OptionValues, Refusal};
use serde::{Deserialize, Serialize};

use crate::squares::{Squares, squares_in};
use crate::words::Reason;

/// The facts about the game.
pub(crate) static INFO: Info = Info {
    id: "kastell",
    rules_version: 1,
    name: "Kastell",
    summary: MessageId("kastell-summary"),
    seats: 2..=2,
    options: &[
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
    ],
    draw: None,
    own_view: None,
    captures: false,
};

/// What was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub(crate) trees: Trees,
    pub(crate) variant: Variant,
}

/// Where the trees come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trees {
    /// Drawn by lot.
    Random,
    /// Black plants them as the first ply.
    Black,
    /// On these squares.
    Given(Squares),
}

/// By which rules pieces are built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Variant {
    pub(crate) contact: Contact,
    pub(crate) picker: Picker,
}

/// How pieces may touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Contact {
    /// As they like.
    Free,
    /// Enemy pieces at corners only.
    Apart,
    /// Each but the first shares an edge with an own piece.
    Linked,
}

/// Who says which piece is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Picker {
    /// The player who builds it.
    Builder,
    /// The other player.
    Opponent,
}

impl Options {
    /// Reads complete values.
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
