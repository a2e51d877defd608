//! What the desk says of the rules of a house: where and by whom challenges are made on a server.

use rules::{Arg, Message};

rules::messages! {
    /// The rules of the house.
    pub(crate) enum Rule {
        /// Where challenges are made.
        Channels { channels: Arg } = "desk-house-channels",
        /// Wherever people want.
        Anywhere = "desk-house-anywhere",
        /// Who may challenge.
        Roles { roles: Arg } = "desk-house-roles",
        /// Whoever wants.
        Anybody = "desk-house-anybody",
        /// A role.
        Role { number: String } = "desk-house-role",
        /// How long turns take.
        Time { limit: Message } = "desk-house-time",
        /// Each move gets a board.
        EveryMove = "desk-house-every-move",
        /// Each match has one.
        OneBoard = "desk-house-one-board",
        /// Not in this channel.
        NotHere { channels: Arg } = "desk-house-not-here",
        /// Not this person.
        NotYou { roles: Arg } = "desk-house-not-you",
    }
}
