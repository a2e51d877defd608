//! Messages about challenges, lobbies, and pairs of matches.

use rules::{Arg, Message};

rules::messages! {
    /// A challenge and its lobby.
    pub(crate) enum LobbyText {
        Open { asker: Arg, game: Message } = "challenge-open",
        Asked { asker: Arg, asked: Arg, game: Message } = "challenge-asked",
        Rematch { asker: Arg, asked: Arg, game: Message, first: String } = "challenge-rematch",
        RematchOfSeveral { asker: Arg, asked: Arg, game: Message, first: String } = "challenge-rematch-several",
        RematchThere { game: Message, id: String, at: Arg } = "challenge-rematch-there",
        Table { game: Message, asker: Arg } = "challenge-table",
        Here { count: usize, most: u8, players: Arg } = "challenge-here",
        Until { at: Arg } = "challenge-until",
        Begun { game: Message, id: String, players: Arg } = "challenge-begun",
        Declined { game: Message, asker: Arg } = "challenge-declined",
        Withdrawn { game: Message, asker: Arg } = "challenge-withdrawn",
        Expired { game: Message, asker: Arg } = "challenge-expired",
        NowHere { asker: Arg, game: Message, count: usize, most: u8, players: Arg } = "challenge-now-here",
        TellDeclined { asker: Arg, game: Message } = "challenge-tell-declined",
        TellExpired { asker: Arg, game: Message } = "challenge-tell-expired",
        TellTableExpired { asker: Arg, game: Message } = "challenge-tell-table-expired",
        Options { options: Arg } = "challenge-options",
        /// In a picture's alternative text.
        PlayedWith { options: Arg } = "challenge-played-with",
        Option { option: Message, value: Message } = "challenge-option",
        YoursIsOut { game: Message, id: String } = "challenge-yours-is-out",
        OnlyWhenAsked = "challenge-only-when-asked",
        Timeless = "challenge-timeless",
        YouAreIn { count: usize, most: u8 } = "challenge-you-are-in",
        YouDeclined = "challenge-you-declined",
        YouWithdrew = "challenge-you-withdrew",
        YouLeft = "challenge-you-left",
        Begins { game: Message, id: String } = "challenge-begins",
        OnVacation { players: Arg } = "challenge-on-vacation",
        BeginsHere { game: Message, id: String } = "challenge-begins-here",
        Lonely { asker: Arg, game: Message, id: String } = "challenge-lonely",
        NotLonely { asker: Arg, game: Message, id: String } = "challenge-not-lonely",
        WaitedInVain { asker: Arg, game: Message, id: String } = "challenge-waited-in-vain",
        WhichLevel { game: Message, id: String } = "challenge-which-level",
        WhichOpponent { game: Message } = "challenge-which-opponent",
        Level { level: u32, name: Message } = "challenge-level",
        ComputerIsIn { count: usize, most: u8 } = "challenge-computer-is-in",
        WhichGame { opponent: Arg } = "challenge-which-game",
    }
}

rules::messages! {
    /// Two matches that began together.
    pub(crate) enum PairText {
        Asked = "challenge-pair-asked",
        Twin { id: String, at: Arg } = "challenge-pair-twin",
        GoesOn { id: String, at: Arg } = "challenge-pair-goes-on",
        Result { first: Arg, wins: u32, others: u32, second: Arg, draws: u32, id: String } = "challenge-pair-result",
    }
}
