//! Messages of the contract itself, for every game.

use crate::{Arg, Join, Message, Seats, Words};

crate::messages! {
    /// What is said for every game.
    pub(crate) enum RulesMessage {
        /// The seat is not to move.
        NotToMove = "rules-not-to-move",
        /// There is nothing more to play.
        Over = "rules-over",
        /// People have ended it, and somebody has won by that.
        OverWon { winners: Arg, count: usize } = "rules-over-won",
        /// An option that the game does not have, and those it has.
        UnknownOption { game: &'static str, option: String, known: Arg } = "rules-unknown-option",
        /// In place of a list of options, where a game has none.
        NoOption = "rules-no-option",
        /// A text is too long for an option.
        LongOption { option: &'static str } = "rules-long-option",
        /// A value that the option does not take, and those it takes.
        UnknownValue { option: &'static str, values: Arg, chosen: String } = "rules-unknown-value",
        /// The options are for another number of players, namely one.
        OtherSeats { game: &'static str, most: u8, seats: u8 } = "rules-other-seats",
        /// The options are for another number of players, of several.
        WrongSeats { game: &'static str, least: u8, most: u8, seats: u8 } = "rules-wrong-seats",
        /// A text that is no square.
        NoSquare = "rules-no-square",
        /// The way to the next page of a long list.
        More = "rules-more",
        /// Which page that is.
        PageOf { page: usize, pages: usize } = "rules-page-of",
        /// A page beyond the last.
        NoPage = "rules-no-page",
        /// A state is not even an object.
        NoObject = "rules-no-object",
        /// A state has another form; what is wrong with it, in JSON's own words.
        Misread { told: String } = "rules-misread",
        /// A stored position can't be read.
        BadSnapshot = "rules-bad-snapshot",
        /// A stored position belongs to other rules.
        OldSnapshot = "rules-old-snapshot",
        /// A record belongs to another game, or to other rules.
        OtherRecord { game: &'static str, version: u16 } = "rules-other-record",
        /// Something is wrong with a ply of a record.
        WrongPly { ply: usize, reason: Arg } = "rules-wrong-ply",
        /// A ply of a seat that is not at the table.
        NoSuchSeat { seat: u8 } = "rules-no-such-seat",
        /// A seat leaves where that ends the match.
        LeaverEnds = "rules-leaver-ends",
        /// A seat leaves twice.
        LeftBefore { seat: u8 } = "rules-left-before",
        /// No computer plays the game.
        NoComputerPlayer = "rules-no-mind",
        /// A computer is asked to think with somebody else's eyes.
        NotOwnView = "rules-not-its-view",
        /// The levels of computer players, and how each plays.
        Level1 = "rules-level-1",
        Level2 = "rules-level-2",
        Level3 = "rules-level-3",
        Level4 = "rules-level-4",
        Level5 = "rules-level-5",
        AboutLevel1 = "rules-about-level-1",
        AboutLevel2 = "rules-about-level-2",
        AboutLevel3 = "rules-about-level-3",
        AboutLevel4 = "rules-about-level-4",
        AboutLevel5 = "rules-about-level-5",
    }
}

/// That a match is over: in place of whose turn it is, where people have ended it ([`RuleSet::stopped`]).
///
/// [`RuleSet::stopped`]: crate::RuleSet::stopped
pub fn match_over() -> Message {
    RulesMessage::Over.into()
}

/// The same, with who has won by it.
pub(crate) fn over_won(winners: Seats) -> Message {
    let count = winners.iter().count();
    let winners = Arg::list(Join::And, winners.iter().map(Arg::Seat));
    RulesMessage::OverWon { winners, count }.into()
}

/// What the contract says, and how.
pub const WORDS: Words =
    Words { known: &[RulesMessage::KNOWN], files: &[("en", include_str!("../words/en.ftl"))] };
