//! Messages about a match: who plays, what happened, whose turn it is, how it ended.

use rules::{Arg, Message};

rules::messages! {
    /// A match and its board.
    pub(crate) enum BoardText {
        Title { game: Message, id: String, players: Arg } = "board-title",
        Version { game: Message, version: Message } = "board-version",
        Seated { player: Arg, seat: Message } = "board-seated",
        Sit { players: Arg } = "board-sit",
        Computer { name: Message, level: u32 } = "board-computer",
        NextOfName { name: Message, numeral: String } = "board-computer-next",
        Skipped { turns: usize } = "board-skipped",
        SkippedMany { turns: usize, last: usize } = "board-skipped-many",
        Note { note: Message } = "board-note",
        ToMove { players: Arg } = "board-to-move",
        Thinks { players: Arg } = "board-thinks",
        Ready { ready: Arg, waiting: Arg } = "board-ready",
        /// Several players who move at once, and their task.
        AllToMove { players: Arg, task: Message } = "board-all-to-move",
        TurnOf { players: Arg } = "board-turn-of",
        /// In a game whose seats have no names of their own.
        YourTurnByName = "board-your-turn-by-name",
        YourTurn { seat: Message } = "board-your-turn",
        Won { winners: Arg, why: Message } = "board-won",
        /// The winners without the reason.
        Wins { winners: Arg } = "board-wins",
        Even = "board-even",
        NobodyWins = "board-nobody-wins",
        Drawn { reason: Message } = "board-drawn",
        Series { first: Arg, wins: u32, others: u32, second: Arg, draws: u32 } = "board-series",
        Resigned { player: Message } = "board-resigned",
        Walkover { player: Message } = "board-walkover",
        Adjudicated = "board-adjudicated",
        CalledOffByEvent = "board-called-off-by-event",
        DrawAgreed { word: Message } = "board-draw-agreed",
        Aborted { player: Message } = "board-aborted",
        Declined = "board-never-declined",
        Withdrawn = "board-never-withdrawn",
        Expired = "board-never-expired",
        Draw = "board-draw",
        Hints { players: Arg } = "board-hints",
        Hinted { player: Arg, count: u32 } = "board-hinted",
        Link { place: Arg } = "board-link",
        Nobody = "board-nobody",
        CloseUp = "board-close-up",
        PictureMissing = "board-picture-missing",
        Film { positions: usize } = "board-film",
    }
}
