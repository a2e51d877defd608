//! What applying an entry needs, and what it yields beside the new state.

use rules::{Game, MoveError, Note, Refusal};

use crate::journal::history::InconsistentHistory;
use crate::journal::records::Header;

/// The rules of a match, with what was fixed about it.
#[derive(Clone, Copy)]
pub(crate) struct MatchRules<'a> {
    pub(crate) game: &'static dyn Game,
    pub(crate) header: &'a Header,
}

/// What came of an entry, beside the new state.
#[derive(Default)]
pub(crate) struct Effects {
    /// The move in canonical notation.
    pub(crate) mv: Option<String>,
    pub(crate) notes: Vec<Note>,
    pub(crate) keepsake: Option<String>,
    /// Whether everybody must be shown the board.
    pub(crate) passed: bool,
    /// Whether the move showed something hidden or used chance.
    pub(crate) sealed: bool,
}

impl From<InconsistentHistory> for ApplyError {
    fn from(_: InconsistentHistory) -> Self {
        Self::Inconsistent
    }
}

/// Why an entry could not be carried out.
pub(crate) enum ApplyError {
    /// The move is none.
    Move(MoveError),
    /// The table can't be set up.
    SetUp(Refusal),
    /// The entries do not follow from one another.
    Inconsistent,
}
