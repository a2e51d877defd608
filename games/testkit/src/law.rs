//! The laws of the contract by name, and the report of a breach.

use std::error::Error;
use std::fmt;

/// What every game promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Law {
    /// A status names seats at the table that have not left; an end has a reason, and winners or none.
    Turn,
    /// The number of the turn grows with each ply that ends a turn, and only then; a turn that goes on is nobody's but
    /// theirs who were to move when it began, and the end of a match is the end of a turn.
    Turns,
    /// A seat that is to move has a legal move in its own view; a seat that is not has none in any.
    Legal,
    /// Legal moves are sorted, each once.
    Sorted,
    /// Every legal move is accepted and recorded as it is printed.
    Accepted,
    /// Where all legal moves are listed, no other is accepted.
    Unlisted,
    /// What is refused changes nothing.
    Unchanged,
    /// A refusal is a short sentence; what it offers instead is legal.
    Refusal,
    /// Legal moves are counted as they are listed.
    Counted,
    /// A picked move is a legal one.
    Picked,
    /// A printed move reads as the same move, in either case and between spaces.
    Notation,
    /// Suggestions are few, short and legal, and a move typed in full is among them.
    Suggested,
    /// Staged choices fit on a menu, their drafts into a button, and none leads nowhere.
    Staged,
    /// A draft that is complete is a legal move.
    Completed,
    /// Staged choices reach every legal move.
    Reached,
    /// A stored position is the same when it is read again.
    Saved,
    /// A full state JSON loads as the same position, and a damaged one never as one that can't be played.
    Loaded,
    /// A record played again gives every viewer the same.
    Replayed,
    /// The same question has the same answer.
    Determined,
    /// The position in words is there, short enough, and mentions nobody.
    Text,
    /// Once people have ended a match, nobody has a move, and text and picture name nobody who is to move.
    Stopped,
    /// The picture is not empty, and what stands on a board stands within it; a senseless draft is not shown.
    Scene,
    /// Where a picture marks that something was taken, no more things stand on the boards than before.
    Captures,
    /// What is shown on demand has a short title, a text and a picture that tell something, and mentions nobody.
    ExtraPage,
    /// Notes are sentences that mention nobody.
    Notes,
    /// Every seat has a name.
    Names,
    /// What a player may keep for another match fits.
    SavedLayout,
    /// Seats that are to move together may move in any order.
    Order,
    /// Nobody is told what they may not see.
    Secrecy,
    /// A move that shows somebody what was hidden can't be taken back.
    Sealed,
    /// The hook that exchanges hidden things does exchange some.
    Scrambled,
    /// A match ends within the plies that were promised.
    Ends,
    /// Facts, options and pages keep the limits of a chat.
    Info,
    /// The message files have all that the game says, with what goes into it, and nothing else.
    Words,
    /// What is shown beside words is among the game's sprites.
    Sprites,
    /// A computer player plays legal moves, and values what it plays between -1 and 1.
    Thought,
    /// The same view, level, nodes and seed bring a computer player to the same thought.
    Steady,
    /// Where a seat is not to move a computer player tells the same of the same, from -1 to 1, or nothing; where it is, what it thinks.
    Evaluated,
    /// A determinized position gives its seat the view it was made from, byte for byte.
    Determinized,
    /// Determinized positions differ from the truth as often as it would without any knowledge of what is hidden.
    NoPeeking,
    /// A determinized position is possible: it loads, and it can be played on.
    Playable,
    /// A computer player that is told to stop does.
    Stops,
    /// Nothing panics.
    NoPanic,
}

impl Law {
    /// Broken unless the condition holds.
    pub(crate) fn holds(self, condition: bool, detail: impl FnOnce() -> String) -> LawResult {
        if condition { Ok(()) } else { Err(self.breach(detail())) }
    }

    /// A breach of this law.
    pub(crate) fn breach(self, detail: impl Into<String>) -> Breach {
        Breach { law: self, detail: detail.into() }
    }
}

/// The result of trying laws.
pub(crate) type LawResult = Result<(), Breach>;

/// A law that a game does not keep, and how that was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// Which law.
    pub law: Law,
    /// What happened, and where.
    pub detail: String,
}

impl Breach {
    /// The same, with the place where it happened.
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
