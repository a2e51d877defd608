//! Sentences belong in message files alone, where each is found in one place and in every language.

use std::fs;
use std::path::PathBuf;

use crate::workspace::{inside, root, sources_of, without_tests};

/// Folders with messages for players.
const ROOMS: &[&str] = &["games", "data/matches/src", "data/store/src", "bot/src"];

/// Files whose texts are for developers and operators: the testkit and the presenter; the command line, settings and
/// start. The engine's help is a page of its own. Database queries and web sockets have their own words.
const SILENT: &[&str] = &[
    "/tests/",
    "/benches/",
    "games/testkit/",
    "games/words/",
    "bot/src/cli.rs",
    "bot/src/config/mod.rs",
    "bot/src/serve.rs",
    "bot/src/store/mod.rs",
    "bot/src/store/copy.rs",
    "bot/src/doctor/",
    "bot/src/discord/gateway/close_frame.rs",
    "data/matches/src/versions/golden.rs",
    "data/store/src/postgres/",
];

/// Calls whose text is for developers, operators and logs.
const UNSPOKEN: &[&str] = &[
    ".expect(",
    "expect(",
    "panic!(",
    "unreachable!(",
    "assert!(",
    "assert_eq!(",
    "#[error(",
    "reason =",
    "tracing::",
    "anyhow!(",
    ".context(",
    "doc =",
    "include_str!(",
    // The name of a game, and the command texts that poise registers.
    "    name:",
    "#[description",
    "context_menu_command",
];

/// Whether a text is a sentence: two words in a row, and a capital or a final full stop. Notation has no two words in a
/// row. Texts for developers and logs begin in lower case and have no full stop.
fn is_speech(text: &str) -> bool {
    let ends = text.trim_end().ends_with(['.', '?', '!']);
    let first = text.chars().find(|letter| letter.is_alphabetic());
    if !ends && !first.is_some_and(char::is_uppercase) {
        return false;
    }
    let words: Vec<bool> = text
        .split_whitespace()
        .map(|word| word.trim_matches(|letter: char| "\",.;:!?…'’()`*".contains(letter)))
        .map(|word| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_alphabetic()))
        .collect();
    words.windows(2).any(|pair| pair == [true, true])
}

/// A string literal: its line, its text, and the part of its statement before it.
struct Literal {
    line: usize,
    before: String,
    text: String,
}

/// The string literals of a source, without comments and the source's own tests.
fn literals(source: &str) -> Vec<Literal> {
    let source = without_tests(source);
    let letters: Vec<char> = source.chars().collect();
    let (mut found, mut at, mut statement) = (Vec::new(), 0, 0);
    while at < letters.len() {
        let next = letters.get(at + 1).copied().unwrap_or(' ');
        match letters[at] {
            '/' if next == '/' => at = end_of(&letters, at, '\n'),
            '\'' if letters.get(at + 2) == Some(&'\'') => at += 2,
            '\'' if next == '\\' => at = end_of(&letters, at + 3, '\''),
            '"' => {
                let hashes =
                    letters[..at].iter().rev().take_while(|letter| **letter == '#').count();
                let raw = at > hashes && letters[at - hashes - 1] == 'r';
                let end = literal_end(&letters, at, raw.then_some(hashes));
                found.push(Literal {
                    line: 1 + letters[..at].iter().filter(|letter| **letter == '\n').count(),
                    before: letters[statement..at].iter().collect(),
                    text: letters[at + 1..end].iter().collect(),
                });
                at = end;
            }
            ';' | '{' | '}' => statement = at + 1,
            _ => {}
        }
        at += 1;
    }
    found
}

fn end_of(letters: &[char], from: usize, last: char) -> usize {
    let rest = letters.iter().skip(from).position(|letter| *letter == last);
    rest.map_or(letters.len(), |length| from + length)
}

/// The end of a literal that begins at `from`. `raw` is the number of hashes of a raw literal.
fn literal_end(letters: &[char], from: usize, raw: Option<usize>) -> usize {
    let mut at = from + 1;
    while at < letters.len() {
        match (letters[at], raw) {
            ('\\', None) => at += 1,
            ('"', None) => return at,
            ('"', Some(hashes)) if letters[at + 1..].iter().take(hashes).all(|one| *one == '#') => {
                return at;
            }
            _ => {}
        }
        at += 1;
    }
    letters.len()
}

/// The sentences in a source, each with its line.
fn speech(source: &str) -> Vec<String> {
    let spoken = |literal: &&Literal| !UNSPOKEN.iter().any(|call| literal.before.contains(call));
    let found = literals(source);
    let found = found.iter().filter(spoken).filter(|literal| is_speech(&literal.text));
    found.map(|literal| format!("{}: {}", literal.line, literal.text)).collect()
}

#[test]
fn no_sentence_stands_in_a_source() {
    let root = root();
    let mut spoken = Vec::new();
    for path in ROOMS.iter().flat_map(|room| sources_of(&root.join(room))) {
        let name = inside(&path);
        if SILENT.iter().any(|silent| name.contains(silent)) {
            continue;
        }
        let source = fs::read_to_string(&path).expect("a source is text");
        spoken.extend(speech(&source).into_iter().map(|line| format!("{name}:{line}")));
    }
    assert!(spoken.is_empty(), "these belong into message files:\n{}\n", spoken.join("\n"));
}

/// The names of the message variants that a source defines.
fn messages(source: &str) -> Vec<String> {
    let blocks = source.split("rules::messages! {").skip(1);
    let blocks = blocks.filter_map(|block| block.split("\n}\n").next());
    let lines = blocks.flat_map(str::lines).map(str::trim);
    let names = lines.filter(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()));
    let ends = |letter: char| !letter.is_ascii_alphanumeric();
    names.filter_map(|line| line.split(ends).next().map(ToOwned::to_owned)).collect()
}

#[test]
fn every_message_is_said_somewhere() {
    let root = root();
    let mut crates: Vec<PathBuf> = fs::read_dir(root.join("games"))
        .expect("a folder can be read")
        .filter_map(|entry| Some(entry.ok()?.path().join("src")))
        .filter(|path| path.is_dir())
        .collect();
    crates.extend([
        root.join("data/matches/src"),
        root.join("data/store/src"),
        root.join("bot/src"),
    ]);
    let mut silent = Vec::new();
    for room in crates {
        let texts: Vec<String> =
            sources_of(&room).iter().filter_map(|path| fs::read_to_string(path).ok()).collect();
        let is_said = |name: &String| {
            let ends = |rest: &str| !rest.starts_with(|next: char| next.is_ascii_alphanumeric());
            let said = format!("::{name}");
            texts.iter().any(|text| text.split(&said).skip(1).any(ends))
        };
        let named = texts.iter().flat_map(|text| messages(text));
        let idle = named.filter(|name| !is_said(name));
        silent.extend(idle.map(|name| format!("{}: {name}", room.display())));
    }
    assert!(silent.is_empty(), "nobody says these:\n{}\n", silent.join("\n"));
}

#[test]
fn player_sentences_are_distinguished_from_notation_and_logs() {
    let check =
        |source: &str, expected: usize| assert_eq!(speech(source).len(), expected, "{source}");
    check(r#"notes.all("White builds a tower.");"#, 1);
    check(r#"let label = format!("Take the {count} back");"#, 1);
    check(r#"let told = format!("{name} wins the game.");"#, 1);
    check(r##"let text = r#"Who "goes" there"#;"##, 1);
    check(r#"x.expect("There are two words");"#, 0);
    check(r#"tracing::warn!(id, "A job is given up");"#, 0);
    check(r#"Err("no such kind of tile")"#, 0);
    check(r#"let text = "C3 d3 e3"; // A comment with words "In quotes here""#, 0);
    check(r#"let id = "kastell-built";"#, 0);
    check("let quote = '\"'; let word = \"Tn@c3\";", 0);
}
