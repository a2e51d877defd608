//! Messages about challenges, tables that fill up, and pairs of matches.

use rules::{Arg, Message, Words};

rules::messages! {
    /// A challenge and its table.
    pub(crate) enum LobbyText {
        /// A challenge to whoever comes.
        Open { asker: Arg, game: Message } = "challenge-open",
        /// A challenge to somebody.
        Asked { asker: Arg, asked: Arg, game: Message } = "challenge-asked",
        /// A rematch, to those who played before.
        Rematch { asker: Arg, asked: Arg, game: Message, first: String } = "challenge-rematch",
        /// The rematch has begun, to whoever reads where the match before was played.
        RematchThere { game: Message, id: String, at: Arg } = "challenge-rematch-there",
        /// A table that waits to start.
        Table { game: Message, asker: Arg } = "challenge-table",
        /// Who is there.
        Here { count: usize, most: u8, players: Arg } = "challenge-here",
        /// Until when.
        Until { at: Arg } = "challenge-until",
        /// It has begun.
        Begun { game: Message, id: String, players: Arg } = "challenge-begun",
        /// It came to nothing.
        Declined { game: Message, asker: Arg } = "challenge-declined",
        /// The same.
        Withdrawn { game: Message, asker: Arg } = "challenge-withdrawn",
        /// The same.
        Expired { game: Message, asker: Arg } = "challenge-expired",
        /// To the challenger, when somebody has come or gone.
        NowHere { asker: Arg, game: Message, count: usize, most: u8, players: Arg } = "challenge-now-here",
        /// To the challenger, when it was declined.
        TellDeclined { asker: Arg, game: Message } = "challenge-tell-declined",
        /// To the challenger, when nobody has answered.
        TellExpired { asker: Arg, game: Message } = "challenge-tell-expired",
        /// The options that were chosen.
        Options { options: Arg } = "challenge-options",
        /// One of them.
        Option { option: String, value: String } = "challenge-option",
        /// To the challenger.
        YoursIsOut { game: Message, id: String } = "challenge-yours-is-out",
        /// To the challenger in a private conversation.
        OnlyWhenAsked = "challenge-only-when-asked",
        /// To whoever plays with computers alone.
        Timeless = "challenge-timeless",
        /// To who joined.
        YouAreIn { count: usize, most: u8 } = "challenge-you-are-in",
        /// To who declined.
        YouDeclined = "challenge-you-declined",
        /// To who withdrew.
        YouWithdrew = "challenge-you-withdrew",
        /// To who left.
        YouLeft = "challenge-you-left",
        /// To whose challenge or answer began it.
        Begins { game: Message, id: String } = "challenge-begins",
        /// To the challenger, for whom nobody has come.
        Lonely { asker: Arg, game: Message, id: String } = "challenge-lonely",
        /// Somebody has come after all, or a computer has.
        NotLonely { asker: Arg, game: Message, id: String } = "challenge-not-lonely",
        /// The challenge is over.
        WaitedInVain { asker: Arg, game: Message, id: String } = "challenge-waited-in-vain",
        /// How strong the computer shall be.
        WhichLevel { game: Message, id: String } = "challenge-which-level",
        /// A level of computers, as a choice.
        Level { level: u32, name: Message } = "challenge-level",
        /// To the challenger who has given a seat to a computer.
        ComputerIsIn { count: usize, most: u8 } = "challenge-computer-is-in",
        /// Which game somebody shall be challenged to.
        WhichGame { opponent: Arg } = "challenge-which-game",
    }
}

rules::messages! {
    /// Two matches that began together.
    pub(crate) enum PairText {
        /// In a challenge.
        Asked = "challenge-pair-asked",
        /// The other match.
        Twin { id: String, at: Arg } = "challenge-pair-twin",
        /// It is not over yet.
        GoesOn { id: String, at: Arg } = "challenge-pair-goes-on",
        /// How both came out.
        Result { first: Arg, wins: u32, others: u32, second: Arg, draws: u32, id: String } = "challenge-pair-result",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[LobbyText::KNOWN, PairText::KNOWN],
    files: &[("en", include_str!("../../words/en/challenge.ftl"))],
};
