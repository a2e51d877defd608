//! Messages about pings, direct messages, and how boards are posted.

use rules::{Arg, Message};

rules::messages! {
    /// Pings, and the notification settings of a player.
    pub(crate) enum PingText {
        Turn { players: Arg, game: Message, id: String } = "notifications-turn",
        Over { players: Arg, game: Message, id: String, came: Message } = "notifications-over",
        Came { players: Arg } = "notifications-came",
        Was { players: Arg } = "notifications-was",
        How { how: Message } = "notifications-how",
        Title = "notifications-title",
        About = "notifications-about",
        Open = "notifications-label-open",
    }
}

rules::messages! {
    /// The ways in which a player can be pinged.
    pub(crate) enum PingModeText {
        All = "notifications-all",
        Turns = "notifications-turns",
        AllDirectly = "notifications-all-directly",
        TurnsDirectly = "notifications-turns-directly",
        LabelAll = "notifications-label-all",
        LabelTurns = "notifications-label-turns",
        LabelAllDirectly = "notifications-label-all-directly",
        LabelTurnsDirectly = "notifications-label-turns-directly",
    }
}

rules::messages! {
    /// How boards are posted.
    pub(crate) enum PostingText {
        EveryMove = "notifications-posts-moves",
        OneBoard = "notifications-posts-board",
    }
}
