//! Messages about the house rules of a server and its moderation.

use rules::{Arg, Message};

rules::messages! {
    /// The rules for challenges on a server.
    pub(crate) enum HouseRuleText {
        Channels { channels: Arg } = "server-channels",
        Anywhere = "server-anywhere",
        Roles { roles: Arg } = "server-roles",
        Anybody = "server-anybody",
        Role { number: String } = "server-role",
        Time { limit: Message } = "server-time",
        EveryMove = "server-every-move",
        OneBoard = "server-one-board",
        WebAllowed = "server-web-allowed",
        WebForbidden = "server-web-forbidden",
        Language { language: &'static str } = "server-language",
        LanguageOfDiscord { language: &'static str } = "server-language-discord",
        Organizers { roles: Arg } = "server-organizers",
        NoOrganizers = "server-no-organizers",
        NotHere { channels: Arg } = "server-not-here",
        NotYou { roles: Arg } = "server-not-you",
        NotAChannel = "server-not-a-channel",
    }
}

rules::messages! {
    /// Ending a match as a moderator.
    pub(crate) enum ModerationText {
        Really { id: String, game: Message, players: Arg, reason: String } = "server-ending-really",
        Done { id: String } = "server-ending-done",
        Why { reason: String } = "server-ending-why",
        NotTheirs = "server-ending-not-theirs",
        NoReason = "server-ending-no-reason",
        Sure = "server-ending-label-sure",
    }
}
