//! Messages of the program as sentences, in every language.
//!
//! Each file here has the messages of a feature or a face. Their texts are in `bot/words/<language>` under
//! the same name. Games have message files of their own. A new language is a new folder of files.

pub(crate) mod activity;
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
pub(crate) mod puzzles;
pub(crate) mod ratings;
pub(crate) mod replay;
pub(crate) mod server;
pub(crate) mod settings;
pub(crate) mod watching;
pub(crate) mod web;

use std::borrow::Cow;
use std::sync::OnceLock;

use rules::{Message, Words};
use words::{Language, Plainly, Presenter, Voice};

/// Lists message enums by their files. The texts of each file, in all languages, have the same name.
macro_rules! words {
    ($($file:ident: $($messages:ident)+,)+) => {
        &[matches::WORDS, $(Words {
            known: &[$($file::$messages::KNOWN),+],
            files: rules::message_files!("../../words/", concat!("/", stringify!($file), ".ftl")),
        }),+]
    };
}

/// The messages of this program, without those of the games.
const OWN_WORDS: &[Words] = words! {
    activity: ActivityText,
    agreements: OfferPhrase OfferText ProposeText SubstituteText,
    analysis: AnalysisText,
    board: BoardText,
    challenge: LobbyText PairText,
    clock: ReminderText Span ClockText ClockNoticeText TimeUpText TimeChoiceText,
    clubs: ClubText ClubLabel,
    common: Label RefusalText SwitchText,
    computers: HintText ComputerRemark Saying,
    dashboard: DashboardText,
    discord: Say,
    engine: EngineText,
    fairness: FairnessText VerifyText,
    games: GameListText MatchChoiceText,
    help: HelpText,
    notifications: PingText PingModeText PostingText,
    play: PlayText,
    privacy: PrivacyText,
    puzzles: PuzzleText SubjectText LessonText,
    ratings: RatingText,
    replay: ReplayText,
    server: HouseRuleText ModerationText,
    settings: SettingText,
    watching: WatchText,
    web: WebText,
};

/// The names and descriptions of commands. They need no enum: each is found by the name of a command.
pub(crate) const COMMANDS: Words =
    Words { known: &[], files: rules::message_files!("../../words/", "/commands.ftl") };

/// The words that players may type, by the slug of their game.
pub(crate) const TYPED: Words =
    Words { known: &[], files: rules::message_files!("../../words/", "/typed.ftl") };

/// The sentences of the match page, which its script chooses.
const PAGE: Words = Words { known: &[], files: rules::message_files!("../../words/", "/page.ftl") };

/// The presenters of all languages, each made when it is first needed.
static PRESENTERS: [OnceLock<Presenter>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// The message files that a presenter reads, apart from those of the `words` crate. `page.ftl` is for the match page
/// alone.
fn rooms() -> impl Iterator<Item = Words> {
    let games = ::games::CATALOG.iter().map(|game| game.info().words);
    OWN_WORDS.iter().copied().chain([rules::WORDS, COMMANDS, TYPED]).chain(games)
}

/// The message files of all crates.
pub(crate) fn all_rooms() -> impl Iterator<Item = Words> {
    rooms().chain([PAGE, ::words::WORDS])
}

fn read(language: Language) -> Presenter {
    let all: Vec<Words> = rooms().collect();
    #[cfg(feature = "pseudo")]
    if is_pseudo() {
        return Presenter::pseudo(&all).expect("it is made of sound files");
    }
    let made = if language == Language::English {
        Presenter::new(language.code(), &all)
    } else {
        presenter(Language::English).beside(language.code(), &all)
    };
    made.expect("a test reads every message file of the program")
}

/// Whether tests want all texts in the pseudo-language.
#[cfg(feature = "pseudo")]
fn is_pseudo() -> bool {
    std::env::var_os("PSEUDO_LANGUAGE").is_some()
}

/// The sentences of the match page in a language, as a message file.
pub(crate) fn page_file(language: Language) -> Cow<'static, str> {
    let file = PAGE.files.iter().find(|file| file.language == language.code());
    let text = file.map(rules::MessageFile::text).unwrap_or_default();
    #[cfg(feature = "pseudo")]
    if is_pseudo() {
        return ::words::pseudo_messages(&text).into();
    }
    text
}

/// The presenter of messages in a language.
pub(crate) fn presenter(language: Language) -> &'static Presenter {
    PRESENTERS[language as usize].get_or_init(|| read(language))
}

/// A message as a sentence.
pub(crate) fn say(message: impl Into<Message>, language: Language, voice: &dyn Voice) -> String {
    presenter(language).say(&message.into(), voice)
}

/// A time as text in UTC. `at` is in milliseconds since 1970.
pub(crate) fn date(at: u64, language: Language) -> String {
    let at = i64::try_from(at).ok().and_then(|at| jiff::Timestamp::from_millisecond(at).ok());
    let at = jiff::tz::Offset::UTC.to_datetime(at.unwrap_or_default());
    let (month, day) = (at.month().unsigned_abs(), at.day().unsigned_abs());
    presenter(language).date(month, day, &at.strftime("%H:%M").to_string())
}

/// A message in a language, without markup.
pub(crate) fn say_plainly(message: impl Into<Message>, language: Language) -> String {
    say(message, language, &Plainly)
}

/// A message in English, for logs, files and programs.
pub(crate) fn say_in_english(message: impl Into<Message>) -> String {
    say_plainly(message, Language::English)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn message_ids_and_message_files_match() {
        for words in OWN_WORDS {
            assert_eq!(::words::check(words, &[]), Vec::<String>::new());
        }
        for words in [COMMANDS, PAGE, TYPED] {
            assert_eq!(::words::check_translations(&words), Vec::<String>::new());
        }
        assert_eq!(say_in_english(rules::MoveError::Over.message()), "The match is over.");
    }

    #[test]
    fn a_film_of_one_position_is_not_described_in_the_plural() {
        let film = |positions| say_in_english(board::BoardText::Film { positions });
        assert_eq!(film(1), "A film of one position:");
        assert_eq!(film(2), "A film of 2 positions. The last one:");
        for language in Language::ALL {
            let said = say_plainly(board::BoardText::Film { positions: 1 }, language);
            assert!(said.ends_with(':') && !said.contains('.'), "there is no last one: {said}");
        }
    }

    #[test]
    fn the_translations_take_less_than_600_kb_of_the_program() {
        let files = all_rooms().flat_map(|room| room.files);
        let translations = files.filter(|file| file.language != Language::English.code());
        let bytes: usize = translations.map(rules::MessageFile::size).sum();
        assert!((100_000..600_000).contains(&bytes), "{bytes} bytes");
    }
}
