//! Messages of the program as sentences, currently in English.
//!
//! Each file here has the messages of a feature or a face. Their texts are in `bot/words/<language>` under the same
//! name. The games have their own. A new language is a new folder of files.

pub(crate) mod agreements;
pub(crate) mod analysis;
pub(crate) mod board;
pub(crate) mod challenge;
pub(crate) mod clock;
pub(crate) mod clubs;
pub(crate) mod common;
pub(crate) mod computers;
pub(crate) mod dashboard;
pub(crate) mod discord;
pub(crate) mod engine;
pub(crate) mod fairness;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod notifications;
pub(crate) mod play;
pub(crate) mod privacy;
pub(crate) mod ratings;
pub(crate) mod replay;
pub(crate) mod server;
pub(crate) mod settings;
pub(crate) mod watching;
pub(crate) mod web;

use std::sync::LazyLock;

use rules::{Message, Words};
use words::{Presenter, Voice};

/// Lists message enums by their files, each with the English texts of the same name.
macro_rules! words {
    ($($file:ident: $($messages:ident)+,)+) => {
        &[matches::WORDS, $(Words {
            known: &[$($file::$messages::KNOWN),+],
            files: &[("en", include_str!(concat!("../../words/en/", stringify!($file), ".ftl")))],
        }),+]
    };
}

/// The messages of this program, without those of the games.
const OWN_WORDS: &[Words] = words! {
    agreements: OfferPhrase OfferText ProposeText SubstituteText,
    analysis: AnalysisText,
    board: BoardText,
    challenge: LobbyText PairText,
    clock: ReminderText Span ClockText ClockNoticeText TimeUpText TimeChoiceText,
    clubs: ClubText ClubLabel,
    common: Label RefusalText,
    computers: HintText,
    dashboard: DashboardText,
    discord: Say,
    engine: EngineText,
    fairness: FairnessText VerifyText,
    games: GameListText MatchChoiceText,
    help: HelpText,
    notifications: PingText PingModeText PostingText,
    play: PlayText,
    privacy: PrivacyText,
    ratings: RatingText,
    replay: ReplayText,
    server: HouseRuleText ModerationText,
    settings: SettingText,
    watching: WatchText,
    web: WebText,
};

static ENGLISH: LazyLock<Presenter> = LazyLock::new(|| {
    let games = ::games::CATALOG.iter().map(|game| game.words());
    let all: Vec<Words> = OWN_WORDS.iter().copied().chain([rules::WORDS]).chain(games).collect();
    Presenter::new(words::ENGLISH, &all).expect("a test reads every message file of the program")
});

/// The presenter of messages.
pub(crate) fn presenter() -> &'static Presenter {
    &ENGLISH
}

/// A message as a sentence.
pub(crate) fn say(message: impl Into<Message>, voice: &dyn Voice) -> String {
    presenter().say(&message.into(), voice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_has_its_line_and_every_line_its_message() {
        for words in OWN_WORDS {
            assert_eq!(::words::check(words, &[]), Vec::<String>::new());
        }
        assert_eq!(say(rules::MoveError::Over.message(), &words::Plainly), "The match is over.");
    }
}
