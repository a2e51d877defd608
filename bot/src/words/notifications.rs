//! Messages about pings, direct messages, and how boards are posted.

use rules::{Arg, Message, Words};

rules::messages! {
    /// Pings, and the settings of a player.
    pub(crate) enum PingText {
        /// Whose turn it is, below the one board.
        Turn { players: Arg, game: Message, id: String } = "notifications-turn",
        /// That it is over.
        Over { players: Arg, game: Message, id: String } = "notifications-over",
        /// That somebody else sits at the table.
        Came { players: Arg } = "notifications-came",
        /// Whose seat it was.
        Was { players: Arg } = "notifications-was",
        /// How somebody is rung.
        How { how: Message } = "notifications-how",
        /// A heading.
        Title = "notifications-title",
        /// What the ways mean.
        About = "notifications-about",
        /// Leads to the choice.
        Open = "notifications-label-open",
    }
}

rules::messages! {
    /// The ways in which a player can be pinged.
    pub(crate) enum PingModeText {
        /// Of everything, where it is played.
        All = "notifications-all",
        /// Of their turns, where it is played.
        Turns = "notifications-turns",
        /// Of everything, by direct message.
        AllDirectly = "notifications-all-directly",
        /// Of their turns, by direct message.
        TurnsDirectly = "notifications-turns-directly",
        /// The same, as a button.
        LabelAll = "notifications-label-all",
        /// The same.
        LabelTurns = "notifications-label-turns",
        /// The same.
        LabelAllDirectly = "notifications-label-all-directly",
        /// The same.
        LabelTurnsDirectly = "notifications-label-turns-directly",
    }
}

rules::messages! {
    /// How boards are posted.
    pub(crate) enum PostingText {
        /// A new one for every move.
        EveryMove = "notifications-posts-moves",
        /// One alone.
        OneBoard = "notifications-posts-board",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[PingText::KNOWN, PingModeText::KNOWN, PostingText::KNOWN],
    files: &[("en", include_str!("../../words/en/notifications.ftl"))],
};
