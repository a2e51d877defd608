//! What the desk says of pings: how somebody is rung, and the line that rings below the one board of a match.

use rules::{Arg, Message};

rules::messages! {
    /// Pings.
    pub(crate) enum Ringing {
        /// Whose turn it is, below the one board.
        Turn { players: Arg, game: Message, id: String } = "desk-ring-turn",
        /// That it is over.
        Over { players: Arg, game: Message, id: String } = "desk-ring-over",
        /// That somebody else sits at the table.
        Came { players: Arg } = "desk-ring-came",
        /// Whose seat it was.
        Was { players: Arg } = "desk-ring-was",
        /// How somebody is rung.
        How { how: Message } = "desk-ring-how",
        /// A heading.
        Title = "desk-ring-title",
        /// What the ways mean.
        About = "desk-ring-about",
        /// Leads to the choice.
        Open = "desk-ring-label-open",
    }
}

rules::messages! {
    /// The ways in which somebody can be rung.
    pub(crate) enum Chosen {
        /// Of everything, where it is played.
        All = "desk-ring-all",
        /// Of their turns, where it is played.
        Turns = "desk-ring-turns",
        /// Of everything, by direct message.
        AllDirectly = "desk-ring-all-directly",
        /// Of their turns, by direct message.
        TurnsDirectly = "desk-ring-turns-directly",
        /// The same, as a button.
        LabelAll = "desk-ring-label-all",
        /// The same.
        LabelTurns = "desk-ring-label-turns",
        /// The same.
        LabelAllDirectly = "desk-ring-label-all-directly",
        /// The same.
        LabelTurnsDirectly = "desk-ring-label-turns-directly",
    }
}

rules::messages! {
    /// How boards are posted.
    pub(crate) enum Posting {
        /// A new one for every move.
        EveryMove = "desk-posts-moves",
        /// One alone.
        OneBoard = "desk-posts-board",
    }
}
