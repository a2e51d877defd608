//! Messages of the replay, of move lists, films and files.

use rules::{Arg, Message, Words};

rules::messages! {
    /// A match or an uploaded file, seen again.
    pub(crate) enum ReplayText {
        /// A step of a match.
        Step { game: Message, id: String, at: u32, count: u32 } = "replay-step",
        /// A step of a file that somebody has brought.
        FileStep { game: Message, at: u32, count: u32 } = "replay-file-step",
        /// The players.
        Players { players: Arg } = "replay-players",
        /// To the last capture.
        Taken = "replay-taken",
        /// There was none before.
        NothingTaken = "replay-nothing-taken",
        /// Turns the picture.
        TurnLeft = "replay-turn-left",
        /// The same, the other way.
        TurnRight = "replay-turn-right",
        /// Asks for a move to jump to.
        Jump = "replay-jump",
        /// What was typed is no move of the match.
        NoSuchMove { count: u32 } = "replay-no-such-move",
        /// Shows the step to all.
        Show = "replay-show",
        /// Shows the film to all.
        ShowFilm = "replay-show-film",
        /// Whose wish it was.
        ShownBy { player: Arg } = "replay-shown-by",
        /// It may not be shown here.
        NotHere = "replay-not-here",
        /// Asks for the match as files.
        Export = "replay-export",
        /// Moves of a match, from one to another.
        Moves { game: Message, id: String, from: u32, to: u32, count: u32 } = "replay-moves",
        /// There are none yet.
        NoMoves { game: Message, id: String } = "replay-no-moves",
        /// One of them.
        Numbered { number: u32, told: Arg } = "replay-numbered",
        /// Leads to them.
        AllMoves = "replay-all-moves",
        /// To the moves before.
        Earlier = "replay-earlier",
        /// To the moves after.
        Later = "replay-later",
        /// Shows the match again from its beginning.
        FromStart = "replay-from-start",
        /// The files.
        Exported { id: String } = "replay-exported",
        /// The text, of a match.
        TextTitle { game: Message, id: String } = "replay-text-title",
        /// The text, of a file.
        TextFile { game: Message } = "replay-text-file",
        /// Its seats.
        TextSeats { seats: Arg } = "replay-text-seats",
        /// An option.
        TextOption { option: String, value: String } = "replay-text-option",
        /// A move.
        TextMove { number: usize, seat: Message, mv: String } = "replay-text-move",
        /// Somebody left.
        TextLeft { number: usize, seat: Message } = "replay-text-left",
        /// A film of a file.
        FileFilm { game: Message, moves: usize } = "replay-file-film",
        /// What a file that is brought must not be: too large.
        TooLarge { kilobytes: usize } = "replay-too-large",
        /// The same: something that is no JSON.
        NotJson = "replay-not-json",
        /// The same: other JSON.
        NotARecord = "replay-not-a-record",
        /// It could not be fetched.
        Unfetched = "replay-unfetched",
        /// What happened since the reader's last move.
        Since = "replay-since",
        /// The heading of it.
        SinceYours { game: Message, id: String, moves: usize } = "replay-since-yours",
        /// The same to whoever does not play there.
        SinceLast { game: Message, id: String } = "replay-since-last",
        /// Nothing did.
        SinceNothing { game: Message, id: String } = "replay-since-nothing",
        /// The ply that led there.
        StepPly { seat: Message, mv: String } = "replay-step-ply",
        /// A film.
        Film { game: Message, id: String, moves: usize } = "replay-film",
        /// A film of the end alone.
        LongFilm { game: Message, id: String, moves: usize } = "replay-long-film",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[ReplayText::KNOWN],
    files: &[("en", include_str!("../../words/en/replay.ftl"))],
};
