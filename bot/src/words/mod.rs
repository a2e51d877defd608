//! Messages of the program as sentences, in English today.
//!
//! Each file here holds the messages of a feature or a face; their texts lie in `bot/words/<language>` under the same name.
//! The games bring their own. Another language is another folder of files.

pub(crate) mod agreements;
pub(crate) mod analysis;
pub(crate) mod board;
pub(crate) mod challenge;
pub(crate) mod clock;
pub(crate) mod common;
pub(crate) mod computers;
pub(crate) mod dashboard;
pub(crate) mod discord;
pub(crate) mod engine;
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

use std::sync::LazyLock;

use rules::{Message, Words};
use words::{Presenter, Voice};

/// The messages of this program, apart from those of the games.
const OWN_WORDS: &[Words] = &[
    matches::WORDS,
    agreements::WORDS,
    analysis::WORDS,
    board::WORDS,
    challenge::WORDS,
    clock::WORDS,
    common::WORDS,
    computers::WORDS,
    dashboard::WORDS,
    discord::WORDS,
    engine::WORDS,
    games::WORDS,
    help::WORDS,
    notifications::WORDS,
    play::WORDS,
    privacy::WORDS,
    ratings::WORDS,
    replay::WORDS,
    server::WORDS,
    settings::WORDS,
    watching::WORDS,
];

static ENGLISH: LazyLock<Presenter> = LazyLock::new(|| {
    let games = ::games::CATALOG.iter().map(|game| game.words());
    let all: Vec<Words> = OWN_WORDS.iter().copied().chain([rules::WORDS]).chain(games).collect();
    Presenter::new(words::ENGLISH, &all).expect("a test reads every message file of the program")
});

/// The presenter that makes sentences of messages.
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
