//! Filler words of typed moves, as in "You build the red wall on b1, please."

use crate::{MoveError, RuleSet, Seat};

/// Words that carry no meaning in a move of any game.
const FILLERS: &[&str] = &[
    "a", "an", "and", "at", "back", "build", "builds", "from", "kindly", "move", "moves", "my",
    "now", "of", "on", "place", "play", "please", "thank", "thanks", "the", "you", "your",
];

/// Reads a move. If the text is unreadable, tries again without filler words.
pub(crate) fn read_words<R: RuleSet>(
    view: &R::View,
    seat: Seat,
    text: &str,
) -> Result<R::Move, MoveError> {
    let read = R::read(view, seat, text);
    match (&read, without_fillers(text, R::fillers())) {
        (Err(MoveError::Unreadable(_)), Some(bare)) => R::read(view, seat, &bare),
        _ => read,
    }
}

/// The first sentence of a text, without filler words and its full stop. `None` if that leaves the text as it was.
pub fn without_fillers(text: &str, own: &[&str]) -> Option<String> {
    let sentence = text.trim().split(". ").next().unwrap_or_default();
    let sentence = sentence.trim_end_matches(['.', '!', '?']);
    let is_filler = |word: &&str| {
        let word = word.trim_matches([',', '.', '!', ':', '“', '”', '"']).to_lowercase();
        FILLERS.contains(&word.as_str()) || own.contains(&word.as_str())
    };
    let words = sentence.split_whitespace().filter(|word| !is_filler(word));
    let bare = words.collect::<Vec<_>>().join(" ");
    let bare = bare.trim_end_matches(',').to_owned();
    (bare != text).then_some(bare)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_loses_its_fillers_and_its_full_stop() {
        let bare = |text| without_fillers(text, &["gold's"]);
        assert_eq!(bare("pass, please").as_deref(), Some("pass"));
        assert_eq!(
            bare("Gold's pikeman moves from g3 to g4.").as_deref(),
            Some("pikeman g3 to g4")
        );
        assert_eq!(bare("You name T. Black must build it.").as_deref(), Some("name T"));
        assert_eq!(bare("Tn@c3"), None);
    }
}
