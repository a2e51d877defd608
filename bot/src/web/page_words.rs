//! The sentences of the page as a module for its script, one for each language.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use words::{Language, Template, templates};

use crate::words::page_file;

/// The prefix of the ids of the page's messages.
const PREFIX: &str = "page-";

/// The script that exports the sentences of a language by their names, such as `your_turn`.
pub(super) fn page_words(language: Language) -> String {
    format!("export const words = {};\n", json!(sentences(language)))
}

/// The sentences of a language, with English ones in place of missing ones.
fn sentences(language: Language) -> BTreeMap<String, Value> {
    let mut all = read(Language::English);
    all.extend(read(language));
    all
}

fn read(language: Language) -> BTreeMap<String, Value> {
    let found = templates(&page_file(language)).expect("a test reads the sentences of the page");
    let name = |id: &str| id.strip_prefix(PREFIX).unwrap_or(id).replace('-', "_");
    found.iter().map(|(id, template)| (name(id), value(template))).collect()
}

/// A text, or the texts by case. `by` names the argument that chooses the case.
fn value(template: &Template) -> Value {
    match template {
        Template::Text(text) => text.clone().into(),
        Template::Choice { by, cases } => json!({ "by": by, "cases": cases }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The file of English sentences that the scripts' types and tests use.
    const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/page/words.json");

    #[test]
    fn the_scripts_know_every_sentence() {
        let now = serde_json::to_string_pretty(&read(Language::English)).unwrap() + "\n";
        if std::env::var("UPDATE_EXPECT").is_ok_and(|update| update == "1") {
            std::fs::write(GOLDEN, &now).unwrap();
        }
        let known = std::fs::read_to_string(GOLDEN).unwrap_or_default();
        assert!(known == now, "UPDATE_EXPECT=1 rewrites tests/page/words.json");
    }

    #[test]
    fn every_language_has_the_sentences_of_the_page() {
        let english = read(Language::English);
        assert_eq!(english["your_turn"], "Your turn");
        assert_eq!(english["banner_missed"]["by"], "n");
        for language in Language::ALL {
            let own = read(language);
            let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{language} lacks {missing:?}");
        }
    }
}
