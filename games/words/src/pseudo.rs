//! The pseudo-language of tests: English with accents, brackets and doubled letters.
//!
//! The texts are made from the English messages, and stand for a language that is longer by about 40 %. A text that
//! shows no accents is hard-coded. A text that is too long here would also be too long in such a language.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, Message, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

use crate::check::is_for_programs;

/// The letters of the pseudo-language, in the order of the alphabet.
const SMALL: &str = "áƀçđéƒğĥíĵķłɱñóþɋŕšţúṽŵẋýž";
const CAPITAL: &str = "ÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓÞɊŔŠŢÚṼŴẊÝŽ";

/// The brackets of a message. Text that is cut off or pieced together lacks them.
const BRACKETS: [char; 2] = ['⟦', '⟧'];

/// The longest description of a command, in characters.
const DESCRIPTION: usize = 100;

/// The starts of the ids of commands and options. Discord's limits leave their texts no room, so they only get accents.
const TIGHT: [&str; 3] = ["command-", "option-", "choice-"];

/// The attribute that names a command. Discord wants lower case without brackets.
const NAME: &str = "name";

/// The shortest run of letters that is a word. Shorter ones are notation.
const WORD: usize = 3;

/// The messages of a file in the pseudo-language. Messages for programs and the names of commands stay English.
pub fn pseudo_messages(text: &str) -> String {
    let mut resource = match parser::parse(text.to_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            translate(message);
        }
    }
    serializer::serialize(&resource)
}

fn translate(message: &mut Message<String>) {
    if is_for_programs(&message.id.name) {
        return;
    }
    let is_tight = TIGHT.iter().any(|start| message.id.name.starts_with(start));
    if let Some(value) = &mut message.value {
        pattern(value, is_tight);
    }
    for attribute in message.attributes.iter_mut().filter(|one| one.id.name != NAME) {
        pattern(&mut attribute.value, is_tight);
    }
}

/// A text in the pseudo-language, as if it were a message without placeables.
pub fn pseudo_text(text: &str) -> String {
    let value = text.to_owned();
    let mut whole = Pattern { elements: vec![PatternElement::TextElement { value }] };
    pattern(&mut whole, false);
    match whole.elements.pop() {
        Some(PatternElement::TextElement { value }) => value,
        Some(PatternElement::Placeable { .. }) | None => String::new(),
    }
}

/// Translates the text of a pattern and of its variants. Notation stands in backticks and stays.
fn pattern(pattern: &mut Pattern<String>, is_tight: bool) {
    let is_short = is_tight || is_description(pattern);
    let mut is_notation = false;
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                *value = accented(value, is_short, &mut is_notation);
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|one| self::pattern(&mut one.value, is_tight));
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
    if !is_short {
        bracket(pattern);
    }
}

/// Whether a pattern is a single text that would no longer fit a description.
fn is_description(pattern: &Pattern<String>) -> bool {
    let [PatternElement::TextElement { value }] = pattern.elements.as_slice() else { return false };
    let longer = value.chars().count() + value.chars().filter(|one| is_doubled(*one)).count() + 2;
    value.chars().count() <= DESCRIPTION && longer > DESCRIPTION
}

fn accented(text: &str, is_short: bool, is_notation: &mut bool) -> String {
    let mut accented = String::new();
    for letter in text.chars() {
        *is_notation ^= letter == '`';
        let other = if *is_notation { letter } else { accent(letter) };
        accented.push(other);
        if other != letter && is_doubled(letter) && !is_short {
            accented.extend(other.to_lowercase());
        }
    }
    accented
}

fn accent(letter: char) -> char {
    let find = |first: char, alphabet: &str| {
        let place = u32::from(letter).checked_sub(u32::from(first))?;
        alphabet.chars().nth(usize::try_from(place).ok()?)
    };
    find('a', SMALL).or_else(|| find('A', CAPITAL)).unwrap_or(letter)
}

fn is_doubled(letter: char) -> bool {
    "aeinosuAEINOSU".contains(letter)
}

/// Puts brackets around the words of a pattern, within the marks of Discord's markdown at its start.
fn bracket(pattern: &mut Pattern<String>) {
    let [before, after] = BRACKETS;
    // Letters of notation have no accent.
    let is_word = |letter: char| letter.is_alphabetic() && !letter.is_ascii();
    let mut texts = pattern.elements.iter_mut().filter_map(|element| match element {
        PatternElement::TextElement { value } if value.contains(is_word) => Some(value),
        PatternElement::TextElement { .. } | PatternElement::Placeable { .. } => None,
    });
    let Some(first) = texts.next() else { return };
    let place = first.find(is_word).unwrap_or_default();
    first.insert(place, before);
    let last = texts.last().unwrap_or(first);
    let place = last.rfind(is_word).unwrap_or_default();
    let place = place + last[place..].chars().next().map_or(0, char::len_utf8);
    last.insert(place, after);
}

/// The English words of a text that should be in the pseudo-language. Skips notation in backticks, commands, mentions,
/// addresses and `names`.
pub fn plain_words(text: &str, names: &[&str]) -> BTreeSet<String> {
    let outside: String = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    // Addresses, commands, mentions, time zones and moves.
    let is_name = |part: &&str| part.contains(['/', '@', '<', '>']);
    let parts = outside.split_whitespace().filter(|part| !is_name(part));
    let words = parts.flat_map(|part| part.split(|letter: char| !letter.is_alphanumeric()));
    let is_plain =
        |word: &&str| word.len() >= WORD && word.chars().all(|letter| letter.is_ascii_alphabetic());
    let words = words.filter(|word| is_plain(word) && !is_tile(word) && !names.contains(word));
    words.map(ToOwned::to_owned).collect()
}

/// Whether a word is the notation of a tile, such as `TBc`.
fn is_tile(word: &str) -> bool {
    let capitals = word.chars().take_while(char::is_ascii_uppercase).count();
    word.len() == WORD && capitals == WORD - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pseudo_words_get_accents_and_placeables_and_notation_stay() {
        let english =
            "a = { $n ->\n    [one] { $who } moves\n   *[other] -# `c3` and { $n } **more**\n  }\n";
        let pseudo = pseudo_messages(english);
        assert!(pseudo.contains("[one] { $who } ⟦ɱóóṽééšš⟧\n"), "{pseudo}");
        assert!(pseudo.contains("*[other] -# `c3` ⟦ááññđ { $n } **ɱóóŕéé⟧**\n"), "{pseudo}");
        let command = pseudo_messages("command-move = Move\n    .name = move\n    .acc = it\n");
        assert!(command.contains(".name = move\n") && command.contains(".acc = íţ"), "{command}");
        assert_eq!(pseudo_messages("engine-a = Text\n"), "engine-a = Text\n");
    }

    #[test]
    fn pseudo_text_is_two_fifths_longer_within_description_limits() {
        let text = "Finish the daily puzzle first, then share your result.";
        let longer = pseudo_text(text).chars().count();
        assert!(longer * 10 >= text.len() * 14, "{longer}");
        assert_eq!(pseudo_text(&"be ".repeat(33)).chars().count(), 99);
    }

    #[test]
    fn words_without_accents_are_detected() {
        let text = pseudo_text("Your turn") + " Ada <@123> `move` https://a.example/move c3, Zn@f3";
        assert_eq!(plain_words(&(text.clone() + " TBc"), &["Ada"]), BTreeSet::new());
        assert_eq!(plain_words(&(text + " hard-coded"), &[]).len(), 3);
    }
}
