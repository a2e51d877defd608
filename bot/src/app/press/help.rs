//! Presses on the help page and on the rules of the games.

use matches::MatchId;

use crate::app::press::game_page::GamePage;

/// A kind of place. It decides which commands exist, and whether matches can begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HelpPlace {
    Server,
    /// A private conversation of people.
    Conversation,
    /// The direct messages of the bot.
    Direct,
    /// A server without the bot, for people who have installed the bot for themselves.
    Elsewhere,
}

impl HelpPlace {
    pub(crate) const ALL: [Self; 4] =
        [Self::Server, Self::Conversation, Self::Direct, Self::Elsewhere];
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum HelpPress {
    /// Shows the help page.
    Overview(HelpPlace),
    /// Lists all commands of a place.
    Commands(HelpPlace),
    /// Shows the rules of a match.
    MatchRules {
        id: MatchId,
        /// The index of the page, from 0. The first if `None`.
        page: Option<usize>,
    },
    /// Shows a page of a game's newest rules.
    Rules(GamePage),
}

impl HelpPress {
    /// The press that shows the first page of a match's rules.
    pub(crate) fn rules_of(id: MatchId) -> Self {
        Self::MatchRules { id, page: None }
    }
}
