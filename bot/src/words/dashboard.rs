//! Messages of the dashboard of a server.

use rules::{Arg, Message};

rules::messages! {
    pub(crate) enum DashboardText {
        Title = "dashboard-title",
        Running = "dashboard-running",
        Open = "dashboard-open",
        Results = "dashboard-results",
        Table { month: u8 } = "dashboard-table",
        NoTable = "dashboard-table-none",
        More = "dashboard-more",
        Match { id: String, game: Message, players: Arg, turn: Arg, place: Arg } = "dashboard-match",
        Rank { at: usize, player: Arg, points: u32, wins: u32, draws: u32, played: u32 } = "dashboard-rank",
        Sheet { ids: Arg } = "dashboard-sheet",
        Placed = "dashboard-placed",
        NotTheirs = "dashboard-not-theirs",
    }
}
