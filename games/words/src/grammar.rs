//! Rules of each language for its message files.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Message, Pattern, PatternElement};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::language::ENGLISH;
use crate::variables::Uses;

/// The plural categories of all languages.
const CATEGORIES: [(&str, PluralCategory); 6] = [
    ("zero", PluralCategory::ZERO),
    ("one", PluralCategory::ONE),
    ("two", PluralCategory::TWO),
    ("few", PluralCategory::FEW),
    ("many", PluralCategory::MANY),
    ("other", PluralCategory::OTHER),
];

/// The variables that hold the name of a person or a seat.
const NAMES: [&str; 20] = [
    "asked", "asker", "by", "choosers", "first", "gone", "last", "late", "loser", "opponent",
    "others", "owner", "player", "players", "seat", "second", "side", "victim", "winner",
    "winners",
];

/// The categories that the whole numbers of a language need. `many` only concerns millions in French and Spanish.
pub(crate) fn categories(language: &str) -> BTreeSet<&'static str> {
    let rules = language.parse::<LanguageIdentifier>().ok();
    let rules =
        rules.and_then(|language| PluralRules::create(language, PluralRuleType::CARDINAL).ok());
    let Some(rules) = rules else { return BTreeSet::new() };
    let needed = (0..=200_usize).filter_map(|number| rules.select(number).ok());
    let name = |category| CATEGORIES.into_iter().find(|(_, known)| *known == category);
    needed.filter_map(name).map(|(name, _)| name).collect()
}

/// The faults of a translated message against its language, a line each.
pub(crate) fn faults<S: AsRef<str>>(language: &str, message: &Message<S>) -> Vec<String> {
    let id = message.id.name.as_ref();
    let mut faults = plural_faults(language, message);
    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
    for pattern in message.value.iter().chain(attributes) {
        walk(pattern, &mut |before, text, after| {
            let found = text_fault(language, before, text, after);
            faults.extend(found.map(|why| format!("{language}: `{id}`: {why}: {text:?}")));
        });
    }
    faults
}

fn plural_faults<S: AsRef<str>>(language: &str, message: &Message<S>) -> Vec<String> {
    let (id, needed) = (message.id.name.as_ref(), categories(language));
    let mut faults = Vec::new();
    for (variable, keys) in Uses::of(message).choices {
        let plurals: BTreeSet<&str> =
            CATEGORIES.iter().map(|(name, _)| *name).filter(|name| keys.contains(name)).collect();
        let is_number = |key: &&str| key.starts_with(|letter: char| letter.is_ascii_digit());
        // Keys such as `two` are plurals only if all keys are. Otherwise, they are keywords.
        let are_plurals = keys.iter().all(|key| is_number(key) || plurals.contains(key));
        let is_plural = are_plurals && plurals.iter().any(|name| *name != "other");
        for strange in
            plurals.iter().filter(|name| is_plural && !needed.contains(*name) && **name != "many")
        {
            faults.push(format!("{language}: `{id}`: `${variable}` is never `{strange}` here"));
        }
        for missing in needed.iter().filter(|name| is_plural && !keys.contains(*name)) {
            faults.push(format!("{language}: `{id}`: `${variable}` has no variant `{missing}`"));
        }
    }
    faults
}

/// Calls `visit` with each text of a pattern, and the variables directly before and after it.
fn walk<S: AsRef<str>>(
    pattern: &Pattern<S>,
    visit: &mut impl FnMut(Option<&str>, &str, Option<&str>),
) {
    let elements = &pattern.elements;
    for (index, element) in elements.iter().enumerate() {
        match element {
            PatternElement::TextElement { value } => {
                let before = index.checked_sub(1).and_then(|index| elements.get(index));
                let after = elements.get(index + 1);
                visit(before.and_then(variable), value.as_ref(), after.and_then(variable));
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| walk(&variant.value, visit));
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
}

fn variable<S: AsRef<str>>(element: &PatternElement<S>) -> Option<&str> {
    match element {
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(id.name.as_ref()),
        PatternElement::Placeable { .. } | PatternElement::TextElement { .. } => None,
    }
}

/// The reason why a text can't stand between these variables in this language.
fn text_fault(
    language: &str,
    before: Option<&str>,
    text: &str,
    after: Option<&str>,
) -> Option<&'static str> {
    let is_name = |variable: Option<&str>| variable.is_some_and(|name| NAMES.contains(&name));
    if language != ENGLISH && is_name(before) && has_ending(text) {
        return Some("an ending on a name");
    }
    if language != "fr" {
        return None;
    }
    let elides = [" de ", " que ", "d’", "qu’", "’s", " du "];
    let ends = |ending: &&str| text.ends_with(*ending) || text == ending.trim_start();
    if is_name(after) && elides.iter().any(ends) {
        return Some("a word that may elide before a name");
    }
    if text.contains('\'') {
        return Some("a straight apostrophe");
    }
    let spaced = [" :", " ;", " !", " ?", " %", " »", "« "];
    spaced.iter().any(|pair| text.contains(pair)).then_some("an ordinary space beside a mark")
}

/// Whether a text begins with an ending for the word before it.
fn has_ending(text: &str) -> bool {
    let ending = text.strip_prefix(['\'', '’']).unwrap_or(text);
    let rest = ending.strip_prefix('s');
    rest.is_some_and(|rest| !rest.starts_with(char::is_alphabetic))
}

#[cfg(test)]
mod tests {
    use fluent_syntax::ast::Entry;
    use fluent_syntax::parser;

    use super::*;

    fn found(language: &str, text: &str) -> String {
        let resource = parser::parse(text).expect("the file is sound");
        let messages = resource.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(faults(language, message)),
            _ => None,
        });
        messages.flatten().collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn every_language_needs_its_cldr_plural_categories() {
        assert_eq!(categories("sv"), BTreeSet::from(["one", "other"]));
        assert_eq!(categories("fr"), BTreeSet::from(["one", "other"]));
        assert_eq!(categories("pl"), BTreeSet::from(["one", "few", "many"]));
        let polish = found("pl", "a = { $n ->\n    [one] x\n   *[other] y\n  }");
        assert!(polish.contains("has no variant `few`"), "{polish}");
        let dutch = found("nl", "a = { $n ->\n    [few] x\n   *[other] y\n  }");
        assert!(dutch.contains("is never `few` here"), "{dutch}");
        assert_eq!(found("fr", "a = { $n ->\n    [0] x\n    [one] z\n   *[other] y\n  }"), "");
    }

    #[test]
    fn endings_on_names_are_detected() {
        assert!(found("sv", "a = { $owner }s borg").contains("an ending on a name"));
        assert!(found("nl", "a = { $player }'s kasteel").contains("an ending on a name"));
        assert_eq!(found("de", "a = { $player } spielt, { $limit }s"), "");
    }

    #[test]
    fn french_spacing_apostrophes_and_elisions_are_checked() {
        assert!(found("fr", "a = Le tour de { $player }").contains("may elide"));
        assert!(found("fr", "a = C'est fini.").contains("apostrophe"));
        assert!(found("fr", "a = Fini !").contains("space beside a mark"));
        assert_eq!(found("fr", "a = Table\u{a0}: { $asker }\u{a0}!"), "");
    }
}
