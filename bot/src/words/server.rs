//! Messages about the house rules of a server and its moderation.

use rules::{Arg, Message, Words};

rules::messages! {
    /// Where and by whom challenges are made on a server.
    pub(crate) enum HouseRuleText {
        /// Where challenges are made.
        Channels { channels: Arg } = "server-channels",
        /// Wherever people want.
        Anywhere = "server-anywhere",
        /// Who may challenge.
        Roles { roles: Arg } = "server-roles",
        /// Whoever wants.
        Anybody = "server-anybody",
        /// A role.
        Role { number: String } = "server-role",
        /// How long turns take.
        Time { limit: Message } = "server-time",
        /// Each move gets a board.
        EveryMove = "server-every-move",
        /// Each match has one.
        OneBoard = "server-one-board",
        /// Not in this channel.
        NotHere { channels: Arg } = "server-not-here",
        /// Not this person.
        NotYou { roles: Arg } = "server-not-you",
    }
}

rules::messages! {
    /// Ending a match as a moderator.
    pub(crate) enum ModerationText {
        /// Whether to end it.
        Really { id: String, game: Message, players: Arg, reason: String } = "server-ending-really",
        /// It was.
        Done { id: String } = "server-ending-done",
        /// Why it is over.
        Why { reason: String } = "server-ending-why",
        /// They may not.
        NotTheirs = "server-ending-not-theirs",
        /// No reason was given.
        NoReason = "server-ending-no-reason",
        /// Is sure.
        Sure = "server-ending-label-sure",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[HouseRuleText::KNOWN, ModerationText::KNOWN],
    files: &[("en", include_str!("../../words/en/server.ftl"))],
};
