//! Presses on lists of matches.

use matches::Cursor;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GamesPress {
    /// Shows a page of a list.
    List {
        list: MatchList,
        /// The start of the page. The first page if `None`.
        at: Option<Cursor>,
    },
    /// Shows the match that is chosen from the menu.
    Open,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MatchList {
    /// The presser's own matches.
    Mine,
    /// Open challenges on a server.
    Open,
    /// Running matches on a server.
    Running,
    /// Finished matches on a server.
    Over,
}

impl MatchList {
    /// All lists, in the order of their buttons.
    pub(crate) const ALL: [Self; 4] = [Self::Mine, Self::Open, Self::Running, Self::Over];
}
