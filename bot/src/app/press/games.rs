//! Presses on lists of matches.

use matches::Cursor;

/// A press on a list of matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GamesPress {
    /// Shows a page of a list.
    List {
        /// The list.
        list: MatchList,
        /// Where the page begins; the first page, if `None`.
        at: Option<Cursor>,
    },
    /// Opens the chosen match.
    Open,
}

/// A list of matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MatchList {
    /// The presser's own.
    Mine,
    /// Challenges on a server that anybody may take.
    Open,
    /// What is played on a server.
    Running,
    /// What was played there.
    Over,
}

impl MatchList {
    /// All of them, in the order of their buttons.
    pub(crate) const ALL: [Self; 4] = [Self::Mine, Self::Open, Self::Running, Self::Over];
}
