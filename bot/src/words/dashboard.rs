//! Messages of the dashboard of a server.

use rules::{Arg, Message, Words};

rules::messages! {
    /// The dashboard of a server.
    pub(crate) enum DashboardText {
        /// What it is.
        Title = "dashboard-title",
        /// Its parts.
        Running = "dashboard-running",
        /// The same.
        Open = "dashboard-open",
        /// The same.
        Results = "dashboard-results",
        /// The same.
        Table { month: u8 } = "dashboard-table",
        /// Nobody stands in it.
        NoTable = "dashboard-table-none",
        /// There are more than are shown.
        More = "dashboard-more",
        /// A running match.
        Match { id: String, game: Message, players: Arg, turn: Arg, place: Arg } = "dashboard-match",
        /// Somebody in the table.
        Rank { at: usize, player: Arg, points: u32, wins: u32, draws: u32, played: u32 } = "dashboard-rank",
        /// The pictures, in words.
        Sheet { ids: Arg } = "dashboard-sheet",
        /// It stands here from now on.
        Placed = "dashboard-placed",
        /// Only those place it who manage the server.
        NotTheirs = "dashboard-not-theirs",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[DashboardText::KNOWN],
    files: &[("en", include_str!("../../words/en/dashboard.ftl"))],
};
