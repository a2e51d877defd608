//! Tags: the themes of a puzzle, from the narration of its line.

use rules::{Arg, Message};
use serde::{Deserialize, Serialize};

/// A theme of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tag {
    /// The move takes the opponent's last place.
    LastPlace,
    /// The winner needs more than one move.
    LongLine,
    /// A jump that captures several pawns.
    Chain,
    /// A jump that captures five pawns.
    ChainOfFive,
    /// A castle falls.
    Castle,
    /// No pawn is captured, and no castle falls at once.
    QuietMove,
    /// A soldier is pushed off the board, into a lake or into another.
    Push,
    /// The general falls.
    General,
    /// A castle is finished this turn.
    Finish,
    /// An attack wins.
    Attack,
    /// A rule that not every match has.
    Variant,
}

impl Tag {
    /// All tags.
    pub const ALL: [Self; 11] = [
        Self::LastPlace,
        Self::LongLine,
        Self::Chain,
        Self::ChainOfFive,
        Self::Castle,
        Self::QuietMove,
        Self::Push,
        Self::General,
        Self::Finish,
        Self::Attack,
        Self::Variant,
    ];

    /// The stable name, for commands and files.
    pub fn id(self) -> &'static str {
        match self {
            Self::LastPlace => "last-place",
            Self::LongLine => "long-line",
            Self::Chain => "chain",
            Self::ChainOfFive => "chain-of-five",
            Self::Castle => "castle",
            Self::QuietMove => "quiet-move",
            Self::Push => "push",
            Self::General => "general",
            Self::Finish => "finish",
            Self::Attack => "attack",
            Self::Variant => "variant",
        }
    }

    /// The tag with this name.
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tag| tag.id() == id)
    }

    /// The tag of a narrated event of the person's own move.
    pub(crate) fn of_note(note: &Message) -> Option<Self> {
        Some(match note.id()? {
            "castello-moved" => match note.arg("captures") {
                Some(Arg::Number(5..)) => Self::ChainOfFive,
                Some(Arg::Number(2..=4)) => Self::Chain,
                Some(_) | None => return None,
            },
            "castello-fell" => Self::Castle,
            "findorff-pushed" | "findorff-pushed-off" | "findorff-drowned" | "findorff-crushed" => {
                Self::Push
            }
            "findorff-beheaded" => Self::General,
            "castle-keep-completed" => Self::Finish,
            "castle-keep-attacks" | "castle-keep-brings-down" => Self::Attack,
            _ => return None,
        })
    }

    /// The tag of the reason for a move.
    pub(crate) fn of_reason(why: &Message) -> Option<Self> {
        match rules::first_sentence(why).id()? {
            "kastell-why-last-place" => Some(Self::LastPlace),
            "findorff-why-general" => Some(Self::General),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_has_one_name() {
        for tag in Tag::ALL {
            assert_eq!(Tag::of(tag.id()), Some(tag));
        }
    }
}
