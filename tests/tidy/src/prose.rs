//! Prose: short first sentences that name their subject, and no words that hide who is meant.

use crate::workspace::{check, files, has_extension, inside, text};

/// The maximum number of words in the first sentence of a doc comment.
const MOST_WORDS: usize = 20;

/// Pronouns. A doc comment that begins with one does not name its subject.
const PRONOUNS: &[&str] = &[
    "anybody",
    "everybody",
    "he",
    "it",
    "nobody",
    "she",
    "someone",
    "they",
    "who",
    "whom",
    "whose",
];

/// Words that hide who is meant, such as a player, an opponent, a process or a caller.
const VAGUE: &str = concat!("who", "ever");
const UNKNOWN_PERSON: &str = concat!("some", "body");

/// The doc comments of a source: the line of each, and its first paragraph.
fn doc_comments(source: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let (mut kind, mut is_open) = ("", false);
    for (index, line) in source.lines().enumerate() {
        let line = line.trim_start();
        let mark = ["///", "//!"].into_iter().find(|mark| line.starts_with(mark)).unwrap_or("");
        let said = line[mark.len()..].trim();
        match found.last_mut() {
            _ if mark.is_empty() => {}
            Some((_, paragraph)) if mark == kind => {
                is_open &= !said.is_empty();
                if is_open {
                    paragraph.extend([" ", said]);
                }
            }
            _ => {
                found.push((index + 1, said.into()));
                is_open = true;
            }
        }
        kind = mark;
    }
    found
}

/// The first sentence of a paragraph. A period in a name or a number doesn't end it.
fn first_sentence(paragraph: &str) -> &str {
    let ends = |at: &usize| {
        let mut rest = paragraph[at + 1..].chars();
        rest.next() == Some(' ') && !rest.next().is_some_and(char::is_lowercase)
    };
    let end = paragraph.match_indices(['.', '!', '?']).map(|(at, _)| at).find(ends);
    end.map_or(paragraph, |at| &paragraph[..=at])
}

/// The fault of a doc comment's first sentence, if it has one.
fn fault(paragraph: &str) -> Option<String> {
    let sentence = first_sentence(paragraph);
    let words = sentence.split_whitespace().count();
    let first = sentence.split_whitespace().next().unwrap_or_default().to_lowercase();
    if words > MOST_WORDS {
        return Some(format!("{words} words: {sentence}"));
    }
    PRONOUNS.contains(&&*first).then(|| format!("begins with a pronoun: {sentence}"))
}

/// The lines of a file that use a vague word.
fn vague_lines(source: &str) -> Vec<String> {
    let lines = source.lines().enumerate().filter(|(_, line)| {
        let line = line.to_lowercase();
        line.contains(VAGUE) || line.contains(UNKNOWN_PERSON)
    });
    lines.map(|(index, line)| format!("{}: {}", index + 1, line.trim())).collect()
}

#[test]
fn prose_is_plain() {
    let mut found = Vec::new();
    let kinds = ["rs", "md", "ftl", "toml", "sh", "js", "mjs", "py", "html", "css"];
    for path in files().into_iter().filter(|path| has_extension(path, &kinds)) {
        let (name, source) = (inside(&path), text(&path));
        let mut faults = vague_lines(&source);
        if has_extension(&path, &["rs"]) {
            let faulty = |(line, paragraph): (usize, String)| {
                fault(&paragraph).map(|fault| format!("{line}: {fault}"))
            };
            faults.extend(doc_comments(&source).into_iter().filter_map(faulty));
        }
        found.extend(faults.iter().map(|fault| format!("{name}:{fault}")));
    }
    check(&found);
}

#[test]
fn a_first_sentence_ends_at_its_full_stop() {
    let check = |paragraph: &str, expected| assert_eq!(first_sentence(paragraph), expected);
    check("The clock. Its time is an argument.", "The clock.");
    check("Version 1.2 of `a.rs` is read.", "Version 1.2 of `a.rs` is read.");
    check("A list, e.g. of names", "A list, e.g. of names");
    check("Starts! `stop` ends it.", "Starts!");
}

#[test]
fn a_faulty_doc_comment_is_found() {
    let check = |source: &str, expected: usize| {
        let comments = doc_comments(source);
        let faulty = comments.iter().filter(|(_, paragraph)| fault(paragraph).is_some());
        assert_eq!(faulty.count(), expected, "{source}");
    };
    check("/// It is a clock.\nfn f() {}", 1);
    check("/// A clock.\n/// It goes.\nfn f() {}\n/// Who looks.\nfn g() {}", 1);
    check(&format!("//! {}.", ["word"; MOST_WORDS + 1].join(" ")), 1);
    check(&format!("//! {}.\n//! More.", ["word"; MOST_WORDS].join("\n//! ")), 0);
    check(&format!("//! A page.\n//!\n//! {}.", ["word"; MOST_WORDS + 1].join(" ")), 0);
}
