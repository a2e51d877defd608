//! The subjects of puzzles in people's own words: suggestions, and reading of typed subjects.

use puzzles::Tag;
use words::Language;

use crate::app::puzzles::puzzle_games::{has_subject, offered};
use crate::words::puzzles::SubjectText;
use crate::words::say_plainly;

/// The subjects of a game whose labels contain the typed text, each with its id and its label.
///
/// If no game has this name, the subjects of all games.
pub(crate) fn autocomplete(
    game: &str,
    typed: &str,
    language: Language,
) -> Vec<(&'static str, String)> {
    let typed = typed.trim().to_lowercase();
    let game = games::find_by_name(game);
    let has_puzzles = |tag: &Tag| match game {
        Some(game) => has_subject(game, *tag),
        None => offered().any(|game| has_subject(game, *tag)),
    };
    let subjects = Tag::ALL.into_iter().filter(has_puzzles);
    let labeled = subjects.map(|tag| (tag.id(), label(tag, language)));
    labeled.filter(|(_, label)| label.to_lowercase().contains(&typed)).collect()
}

/// The subject that a person typed, by its id or its label. `None` if it is unknown.
///
/// A person's language here may differ from that in Discord, so the labels of all languages count.
pub(crate) fn read(typed: &str, language: Language) -> Option<Tag> {
    let typed = typed.trim().to_lowercase();
    let named = |language: Language| {
        Tag::ALL.into_iter().find(|tag| label(*tag, language).to_lowercase() == typed)
    };
    let found = Tag::of(&typed).or_else(|| named(language));
    found.or_else(|| Language::ALL.into_iter().find_map(named))
}

fn label(tag: Tag, language: Language) -> String {
    let text = match tag {
        Tag::LastPlace => SubjectText::LastPlace,
        Tag::LongLine => SubjectText::LongLine,
        Tag::Chain => SubjectText::Chain,
        Tag::ChainOfFive => SubjectText::ChainOfFive,
        Tag::Castle => SubjectText::Castle,
        Tag::QuietMove => SubjectText::QuietMove,
        Tag::Push => SubjectText::Push,
        Tag::General => SubjectText::General,
        Tag::Finish => SubjectText::Finish,
        Tag::Attack => SubjectText::Attack,
        Tag::Variant => SubjectText::Variant,
    };
    say_plainly(text, language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(typed: &str, expected: Option<Tag>) {
        assert_eq!(read(typed, Language::French), expected, "{typed}");
    }

    #[test]
    fn subjects_are_read_by_their_ids_and_by_their_labels_in_every_language() {
        check("quiet-move", Some(Tag::QuietMove));
        check(" Coup tranquille", Some(Tag::QuietMove));
        check("quiet move", Some(Tag::QuietMove));
        check("Fünferkette", Some(Tag::ChainOfFive));
        check("nonsense", None);
    }

    #[test]
    fn each_label_means_one_subject() {
        for language in Language::ALL {
            for tag in Tag::ALL {
                assert_eq!(read(&label(tag, language), language), Some(tag), "{language:?}");
            }
        }
    }

    #[test]
    fn suggestions_are_the_subjects_of_the_game_in_the_language_of_the_reader() {
        let labels = |game: &str, typed: &str| -> Vec<String> {
            let found = autocomplete(game, typed, Language::French).into_iter();
            found.map(|(_, label)| label).collect()
        };
        assert_eq!(labels("Kastell", ""), ["dernier emplacement", "plusieurs coups", "variante"]);
        assert_eq!(labels("", "CHAÎNE"), ["chaîne", "chaîne de cinq"]);
    }
}
