//! The style sheet of player-facing messages: its vocabulary and punctuation.

use crate::workspace::{check, files, has_extension, inside, text};

/// Words that messages must not use, each with its replacement.
const REPLACED: &[(&str, &str)] = &[
    (concat!("some", "body"), "someone"),
    ("everybody", "everyone"),
    ("anybody", "anyone"),
    ("any more.", "anymore"),
    (concat!("who", "ever"), "the player who"),
    ("time until", "move by"),
    ("it is your turn", "your turn"),
    ("has resigned", "resigned"),
    ("those who may", "a permission"),
    ("take-back", "takeback"),
];

/// Ids of messages that end without a period: labels, choices and hints.
fn is_label(id: &str) -> bool {
    let is_option = id.contains("-option-") && !id.starts_with("engine-");
    id.contains("label") || is_option || id.ends_with("-title")
}

/// The messages of a file, each as its id and its text.
fn messages(source: &str) -> Vec<(&str, String)> {
    let mut found: Vec<(&str, String)> = Vec::new();
    for line in source.lines() {
        let is_entry = line.starts_with(|first: char| first.is_ascii_lowercase());
        match (is_entry.then(|| line.split_once(" =")).flatten(), found.last_mut()) {
            (Some((id, said)), _) => found.push((id, said.trim().into())),
            (None, Some((_, said))) if line.starts_with(' ') => {
                said.push(' ');
                said.push_str(line.trim());
            }
            _ => {}
        }
    }
    found
}

/// The faults of a message.
fn faults(id: &str, said: &str) -> Vec<String> {
    // A key such as `[everybodys]` selects a variant, and no reader sees it.
    let lower = said.to_lowercase().replace("[everybodys]", "");
    let replaced = REPLACED.iter().filter(|(word, _)| lower.contains(word));
    let mut faults: Vec<String> =
        replaced.map(|(word, better)| format!("“{word}” is “{better}” here")).collect();
    if is_label(id) && said.ends_with('.') {
        faults.push("a label has no period".into());
    }
    if said.matches('!').count() > 1 && !said.contains("->") {
        faults.push("one exclamation mark is enough".into());
    }
    faults
}

#[test]
fn messages_follow_the_style_sheet() {
    let mut found = Vec::new();
    for path in files().into_iter().filter(|path| has_extension(path, &["ftl"])) {
        for (id, said) in messages(&text(&path)) {
            let faults = faults(id, &said).into_iter();
            found.extend(faults.map(|fault| format!("{}: {id}: {fault}", inside(&path))));
        }
    }
    check(&found);
}

#[test]
fn faults_of_messages_are_found() {
    assert_eq!(faults("board-ended", "Everybody has resigned.").len(), 2);
    assert_eq!(faults("label-move", "Move.").len(), 1);
    assert!(faults("board-ended", "Ada resigned.").is_empty());
}
