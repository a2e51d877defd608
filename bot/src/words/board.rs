//! Messages about a match: who plays, what happened, whose turn it is, how it ended.

use rules::{Arg, Message, Words};

rules::messages! {
    /// A match and its board.
    pub(crate) enum BoardText {
        /// Which match, and who sits where.
        Title { game: Message, id: String, players: Arg } = "board-title",
        /// A game of which there are several, and which of them it is.
        Version { game: Message, version: Message } = "board-version",
        /// A player and what their seat is called.
        Seated { player: Arg, seat: Message } = "board-seated",
        /// The players and their seats, before a position in words.
        Sit { players: Arg } = "board-sit",
        /// A computer that plays, and how well.
        Computer { name: Message, level: u32 } = "board-computer",
        /// One of several computers of a level.
        NextOfName { name: Message, numeral: String } = "board-computer-next",
        /// So many turns get no board of their own, and what happened in them follows.
        Skipped { turns: usize } = "board-skipped",
        /// The same, where only the last of them are told.
        SkippedMany { turns: usize, last: usize } = "board-skipped-many",
        /// One thing that happened.
        Note { note: Message } = "board-note",
        /// Whose turn it is.
        ToMove { players: Arg } = "board-to-move",
        /// The same of a computer.
        Thinks { players: Arg } = "board-thinks",
        /// The same where several move at once.
        AllToMove { players: Arg } = "board-all-to-move",
        /// The same, to the player.
        YourTurn { seat: Message } = "board-your-turn",
        /// Somebody has won, and why.
        Won { winners: Arg, why: Message } = "board-won",
        /// Nobody has.
        Drawn { reason: Message } = "board-drawn",
        /// How a series of matches stands.
        Series { first: Arg, wins: u32, others: u32, second: Arg, draws: u32 } = "board-series",
        /// Somebody gave up.
        Resigned { player: Message } = "board-resigned",
        /// All agreed.
        DrawAgreed { word: Message } = "board-draw-agreed",
        /// Somebody called it off.
        Aborted { player: Message } = "board-aborted",
        /// It never began.
        Declined = "board-never-declined",
        /// The same.
        Withdrawn = "board-never-withdrawn",
        /// The same.
        Expired = "board-never-expired",
        /// What a draw is called where the game has no word of its own.
        Draw = "board-draw",
        /// Who had hints.
        Hints { players: Arg } = "board-hints",
        /// A player, and how many they had.
        Hinted { player: Arg, count: u32 } = "board-hinted",
        /// Where it is played.
        Link { place: Arg } = "board-link",
        /// In place of a list of nobody.
        Nobody = "board-nobody",
        /// The second picture, in words.
        CloseUp = "board-close-up",
        /// In place of pictures that did not get through.
        PictureMissing = "board-picture-missing",
        /// A film, in words; its last position follows.
        Film { positions: usize } = "board-film",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[BoardText::KNOWN],
    files: &[("en", include_str!("../../words/en/board.ftl"))],
};
