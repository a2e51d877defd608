//! Messages of the program as sentences, in English today.
//!
//! Each feature has its messages in an enum and their texts in `bot/words/<language>/<feature>.ftl`; the games bring their
//! own. Another language is another folder of files.

use std::sync::LazyLock;

use rules::{Message, Words};
use words::{Presenter, Voice};

use crate::{app, discord, engine};

/// The messages of this program, apart from those of the games.
fn own_words() -> impl Iterator<Item = Words> {
    let faces = [matches::WORDS, discord::WORDS, engine::WORDS];
    faces.into_iter().chain(app::words::WORDS.iter().copied())
}

static ENGLISH: LazyLock<Presenter> = LazyLock::new(|| {
    let games = games::CATALOG.iter().map(|game| game.words());
    let all: Vec<Words> = own_words().chain([rules::WORDS]).chain(games).collect();
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
        for words in own_words() {
            assert_eq!(::words::check(&words, &[]), Vec::<String>::new());
        }
        assert_eq!(say(rules::MoveError::Over.message(), &words::Plainly), "The match is over.");
    }
}
