//! The laws of the contract by name, and the report of a breach.

use std::error::Error;
use std::fmt;

/// A promise that every game must keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Law {
    /// A status names only seats that are at the table. An outcome has a reason.
    Turn,
    /// The turn number grows exactly with plies that end a turn. A turn belongs to the seats that were to move when it
    /// began. The end of a match ends its turn.
    Turns,
    /// A seat to move has a legal move in its own view; other seats have none in any view.
    Legal,
    /// Legal moves are sorted and distinct.
    Sorted,
    /// Every legal move is accepted, and recorded as it displays.
    Accepted,
    /// If the list of legal moves is complete, no other move is accepted.
    Unlisted,
    /// A refused move changes nothing.
    Unchanged,
    /// A refusal is a short sentence, and the moves that it suggests are legal.
    Refusal,
    /// The count of legal moves equals the length of their list.
    Counted,
    /// A picked move is legal.
    Picked,
    /// The text of a move is read as that move, also in lower case, in upper case and between spaces.
    Notation,
    /// Suggestions are few, short and legal, and include a fully typed move.
    Suggested,
    /// Staged choices fit a menu, their drafts fit a button, and none is a dead end.
    Staged,
    /// A complete draft is a legal move.
    Completed,
    /// Staged choices reach every legal move.
    Reached,
    /// Steps on the board lead to every legal move, and to no other.
    StepsReach,
    /// Options on the board are at places of the scene, and differ visibly. Only seats to move have any.
    Steps,
    /// Occupied places have words, all others none.
    PlaceWords,
    /// A move carries pieces between the squares that it names.
    Carried,
    /// A stored position restores to an equal one.
    Saved,
    /// A full state JSON loads as the same position. A damaged one is refused or playable.
    Loaded,
    /// A replayed record gives every viewer the same view.
    Replayed,
    /// Equal calls give equal results.
    Determined,
    /// The alternative text exists, is short enough, and has no mentions.
    Text,
    /// Once people have ended a match, no seat has a move, and text and picture show no turn.
    Stopped,
    /// A scene is not empty, its items are within their boards, and an unreadable draft is not shown.
    Scene,
    /// If a picture marks a capture, its boards have no more pieces than before.
    Captures,
    /// An extra page has a short title, a text and a picture, and no mentions.
    ExtraPage,
    /// Notes are sentences without mentions.
    Notes,
    /// Every seat has a name.
    Names,
    /// A layout that a player may keep for another match fits its limit.
    SavedLayout,
    /// Seats that are to move at the same time may move in any order.
    Order,
    /// No viewer learns what is hidden from them.
    Secrecy,
    /// A move that reveals something hidden is sealed.
    Sealed,
    /// The hook that exchanges hidden things does exchange some.
    Scrambled,
    /// A match ends within the promised number of plies.
    Ends,
    /// Facts, options and pages keep Discord's limits.
    Info,
    /// The message files have exactly the messages of the game, with their arguments.
    Words,
    /// Every sprite shown next to words is among the game's sprites.
    Sprites,
    /// A computer player plays legal moves, with values between -1 and 1.
    Thought,
    /// Equal views, levels, nodes and seeds give equal thoughts.
    Steady,
    /// A computer player has a value for every seat, deterministic and from -1 to 1. For a seat to move, this value
    /// equals that of its thought.
    Evaluated,
    /// A determinized position gives its seat the view it was made from, byte for byte.
    Determinized,
    /// Determinized positions differ from the truth as often as blind dealing would.
    NoPeeking,
    /// A determinized position is possible: it loads, and it can be played on.
    Playable,
    /// A computer player stops when asked to.
    Stops,
    /// Nothing panics.
    NoPanic,
}

impl Law {
    /// A breach unless the condition holds.
    pub(crate) fn holds(self, condition: bool, detail: impl FnOnce() -> String) -> LawResult {
        if condition { Ok(()) } else { Err(self.breach(detail())) }
    }

    pub(crate) fn breach(self, detail: impl Into<String>) -> Breach {
        Breach { law: self, detail: detail.into() }
    }
}

pub(crate) type LawResult = Result<(), Breach>;

/// A law that a game breaks, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The broken law.
    pub law: Law,
    /// The details, with the place.
    pub detail: String,
}

impl Breach {
    /// Adds the place to the details.
    pub(crate) fn at(mut self, place: impl fmt::Display) -> Self {
        self.detail = format!("{}\n{place}", self.detail);
        self
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the law `{:?}` is broken: {}", self.law, self.detail)
    }
}

impl Error for Breach {}
