//! The messages of the contract itself, for every game.

use crate::{Arg, Join, Message, Words};

crate::messages! {
    pub(crate) enum RulesMessage {
        NotToMove = "rules-not-to-move",
        Over = "rules-over",
        OverWon { winners: Arg, count: usize } = "rules-over-won",
        UnknownOption { game: &'static str, option: String, known: Arg } = "rules-unknown-option",
        NoOption = "rules-no-option",
        LongOption { option: &'static str } = "rules-long-option",
        UnknownValue { option: String, values: Arg, chosen: String } = "rules-unknown-value",
        OtherSeats { game: &'static str, most: u8, seats: u8 } = "rules-other-seats",
        WrongSeats { game: &'static str, least: u8, most: u8, seats: u8 } = "rules-wrong-seats",
        NoSquare = "rules-no-square",
        WhichMove = "rules-which-move",
        NoDraft = "rules-no-draft",
        PlayMove { mv: Message } = "rules-play-move",
        More = "rules-more",
        PageOf { page: usize, pages: usize } = "rules-page-of",
        NoPage = "rules-no-page",
        NoObject = "rules-no-object",
        Misread { told: String } = "rules-misread",
        BadSnapshot = "rules-bad-snapshot",
        OldSnapshot = "rules-old-snapshot",
        OtherRecord { game: &'static str, version: u16 } = "rules-other-record",
        WrongPly { ply: usize, reason: Arg } = "rules-wrong-ply",
        NoSuchSeat { seat: u8 } = "rules-no-such-seat",
        LeaverEnds = "rules-leaver-ends",
        LeftBefore { seat: u8 } = "rules-left-before",
        NoComputerPlayer = "rules-no-mind",
        NotOwnView = "rules-not-its-view",
        Sentences { sentences: Arg } = "rules-sentences",
        PrinciplesTitle = "rules-principles-title",
        Principles { lines: Arg } = "rules-principles",
        PrincipleLine { number: usize, principle: Message } = "rules-principle-line",
        Principle { number: usize, principle: Message } = "rules-principle",
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

/// The message that people have ended the match, in place of the turn ([`RuleSet::stopped`]).
///
/// [`RuleSet::stopped`]: crate::RuleSet::stopped
pub fn match_over() -> Message {
    RulesMessage::Over.into()
}

/// The message that people have ended the match, with the names of the winners.
pub(crate) fn over_won(winners: Vec<Message>) -> Message {
    let count = winners.len();
    RulesMessage::OverWon { winners: Arg::list(Join::And, winners), count }.into()
}

/// Several sentences as one message.
pub fn sentences<T: Into<Arg>>(sentences: impl IntoIterator<Item = T>) -> Message {
    RulesMessage::Sentences { sentences: Arg::list(Join::Spaces, sentences) }.into()
}

/// The first of a message's sentences, or the whole message.
pub fn first_sentence(message: &Message) -> &Message {
    let id = sentences([Message::plain("")]);
    match message {
        Message::Worded { args, .. } if message.id() == id.id() => match &args[..] {
            [(_, Arg::List(_, parts))] => match parts.first() {
                Some(Arg::Message(first)) => first,
                _ => message,
            },
            _ => message,
        },
        Message::Plain(_) | Message::Worded { .. } => message,
    }
}

/// Whether the message says that people have ended the match.
pub fn is_match_over(message: &Message) -> bool {
    let winners = over_won(Vec::new());
    *message == match_over() || message.id() == winners.id()
}

/// The messages of this crate, the contract of a game, and their files.
pub const WORDS: Words =
    Words { known: &[RulesMessage::KNOWN], files: crate::message_files!("../words/") };
