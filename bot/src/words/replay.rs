//! Messages of the replay, of move lists, films and files.

use rules::{Arg, Message};

rules::messages! {
    /// The replay of a match or an uploaded file.
    pub(crate) enum ReplayText {
        Step { game: Message, id: String, at: u32, count: u32 } = "replay-step",
        FileStep { game: Message, at: u32, count: u32 } = "replay-file-step",
        Players { players: Arg } = "replay-players",
        Taken = "replay-taken",
        NothingTaken = "replay-nothing-taken",
        TurnLeft = "replay-turn-left",
        TurnRight = "replay-turn-right",
        Jump = "replay-jump",
        NoSuchMove { count: u32 } = "replay-no-such-move",
        Show = "replay-show",
        ShowFilm = "replay-show-film",
        ShownBy { player: Arg } = "replay-shown-by",
        NotHere = "replay-not-here",
        Export = "replay-export",
        Moves { game: Message, id: String, from: u32, to: u32, count: u32 } = "replay-moves",
        NoMoves { game: Message, id: String } = "replay-no-moves",
        Numbered { number: u32, told: Arg } = "replay-numbered",
        AllMoves = "replay-all-moves",
        Earlier = "replay-earlier",
        Later = "replay-later",
        FromStart = "replay-from-start",
        Exported { id: Message } = "replay-exported",
        TextTitle { game: Message, id: String } = "replay-text-title",
        TextFile { game: Message } = "replay-text-file",
        TextSeats { seats: Arg } = "replay-text-seats",
        TextOption { option: Message, value: Message } = "replay-text-option",
        TextMove { number: usize, seat: Message, mv: String } = "replay-text-move",
        TextLeft { number: usize, seat: Message } = "replay-text-left",
        FileFilm { game: Message, moves: usize } = "replay-file-film",
        TooLarge { kilobytes: usize } = "replay-too-large",
        NotJson = "replay-not-json",
        NotARecord = "replay-not-a-record",
        Unfetched = "replay-unfetched",
        Since = "replay-since",
        SinceYours { game: Message, id: String, moves: usize } = "replay-since-yours",
        SinceLast { game: Message, id: String } = "replay-since-last",
        SinceNothing { game: Message, id: String } = "replay-since-nothing",
        StepPly { mover: Arg, mv: String } = "replay-step-ply",
        Film { game: Message, id: String, moves: usize } = "replay-film",
        LongFilm { game: Message, id: String, moves: usize } = "replay-long-film",
    }
}
