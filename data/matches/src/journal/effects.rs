//! The input of applying an entry, and its effects besides the new state.

use rules::{Game, MoveError, Note, Refusal};

use crate::journal::history::InconsistentHistory;
use crate::journal::records::Header;

/// The rules of a match, and its header.
#[derive(Clone, Copy)]
pub(crate) struct MatchRules<'a> {
    pub(crate) game: &'static dyn Game,
    pub(crate) header: &'a Header,
}

/// The effects of an entry besides the new state.
#[derive(Default)]
pub(crate) struct Effects {
    /// The move in canonical notation.
    pub(crate) mv: Option<String>,
    pub(crate) notes: Vec<Note>,
    pub(crate) keepsake: Option<String>,
    /// Whether the board must be shown to everyone.
    pub(crate) passed: bool,
    /// Whether the move showed something hidden or used chance.
    pub(crate) sealed: bool,
}

impl From<InconsistentHistory> for ApplyError {
    fn from(_: InconsistentHistory) -> Self {
        Self::Inconsistent
    }
}

/// The reason why an entry could not be applied.
pub(crate) enum ApplyError {
    /// The move is illegal.
    Move(MoveError),
    /// The table can't be set up.
    SetUp(Refusal),
    /// The entries contradict each other.
    Inconsistent,
}
