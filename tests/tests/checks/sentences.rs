//! Every sentence that people can read, one golden file for each room, so that a change shows in
//! the diff.
//!
//! `UPDATE_EXPECT=1 cargo test -p tests --test checks -- sentences` rewrites
//! `tests/golden/sentences`. The values of names in a sentence come from
//! `tests/golden/sentence_examples.txt`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use clap::CommandFactory;
use words::{ExampleFile, Language};

/// The examples for the arguments of sentences.
const EXAMPLES: &str = include_str!("../../golden/sentence_examples.txt");

/// The rooms, each with its message file.
const ROOMS: &[(&str, &str)] = &[
    ("activity", "bot/words/en/activity.ftl"),
    ("agreements", "bot/words/en/agreements.ftl"),
    ("analysis", "bot/words/en/analysis.ftl"),
    ("board", "bot/words/en/board.ftl"),
    ("castello", "games/castello/words/en.ftl"),
    ("castle-keep", "games/castle-keep/words/en.ftl"),
    ("challenge", "bot/words/en/challenge.ftl"),
    ("clubs", "bot/words/en/clubs.ftl"),
    ("clock", "bot/words/en/clock.ftl"),
    ("command-texts", "bot/words/en/commands.ftl"),
    ("common", "bot/words/en/common.ftl"),
    ("computers", "bot/words/en/computers.ftl"),
    ("dashboard", "bot/words/en/dashboard.ftl"),
    ("data", "data/matches/words/en.ftl"),
    ("discord", "bot/words/en/discord.ftl"),
    ("engine", "bot/words/en/engine.ftl"),
    ("fairness", "bot/words/en/fairness.ftl"),
    ("findorff", "games/castles/words/en.ftl"),
    ("games", "bot/words/en/games.ftl"),
    ("help", "bot/words/en/help.ftl"),
    ("kastell", "games/kastell/words/en.ftl"),
    ("notifications", "bot/words/en/notifications.ftl"),
    ("page", "bot/words/en/page.ftl"),
    ("play", "bot/words/en/play.ftl"),
    ("privacy", "bot/words/en/privacy.ftl"),
    ("puzzles", "bot/words/en/puzzles.ftl"),
    ("ratings", "bot/words/en/ratings.ftl"),
    ("replay", "bot/words/en/replay.ftl"),
    ("reversi", "games/example/words/en.ftl"),
    ("rules", "games/rules/words/en.ftl"),
    ("server", "bot/words/en/server.ftl"),
    ("settings", "bot/words/en/settings.ftl"),
    ("typed", "bot/words/en/typed.ftl"),
    ("watching", "bot/words/en/watching.ftl"),
    ("web", "bot/words/en/web.ftl"),
    ("words", "games/words/words/en.ftl"),
];

/// For each argument, one example and an example of several.
type Section = BTreeMap<&'static str, (&'static str, &'static str)>;

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a package has a workspace").into()
}

/// The examples for the sentences of a room.
fn section(room: &str) -> Section {
    let begins = format!("[{room}]");
    let lines = EXAMPLES.lines().skip_while(|line| **line != begins).skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    let entries = lines.filter_map(|line| line.split_once(" = "));
    entries.map(|(name, value)| (name, value.split_once(" | ").unwrap_or((value, value)))).collect()
}

/// A room's file in a language.
fn file_in(file: &str, language: Language) -> String {
    let path = file
        .replace("/en/", &format!("/{language}/"))
        .replace("en.ftl", &format!("{language}.ftl"));
    fs::read_to_string(root().join(path)).expect("a room has its message file")
}

/// A room's sentences in a language, each message below its id.
fn told(room: &str, file: &str, language: Language) -> String {
    let text = file_in(file, language);
    let commands = file_in("bot/words/en/commands.ftl", language);
    let others: &[&str] = if room == "command-texts" { &[] } else { &[&commands] };
    let section = section(room);
    let example = |id: &str, name: &str, several: bool| {
        let exact = section.get(format!("{id}.{name}").as_str());
        let &(one, more) = exact.or_else(|| section.get(name))?;
        Some(if several { more } else { one }.to_owned())
    };
    let file_of_room = ExampleFile { language: language.code(), text: &text, others };
    let examples = words::examples(file_of_room, example).unwrap_or_else(|faulty| {
        panic!("{file}: {faulty}; add it to tests/golden/sentence_examples.txt")
    });
    let said = examples.iter().map(|said| format!("{}\n{}", said.id, indented(&said.sentences)));
    said.collect::<Vec<_>>().join("\n")
}

fn indented(sentences: &[String]) -> String {
    let lines = sentences.iter().flat_map(|sentence| sentence.lines());
    lines.map(|line| format!("    {line}").trim_end().to_owned() + "\n").collect()
}

/// The help pages of the command line.
fn help(command: &mut clap::Command) -> String {
    let page = command.render_long_help().to_string();
    let page: String = page.lines().map(|line| line.trim_end().to_owned() + "\n").collect();
    let pages = command.get_subcommands_mut().map(help);
    [page].into_iter().chain(pages).collect::<Vec<_>>().join("\n---\n\n")
}

#[track_caller]
fn check(room: &str, said: &str) {
    let path = root().join("tests/golden/sentences").join(format!("{room}.txt"));
    if std::env::var("UPDATE_EXPECT").is_ok_and(|update| update == "1") {
        fs::create_dir_all(path.parent().expect("a room is in a folder")).expect("there is room");
        fs::write(&path, said).expect("there is room for a file");
        return;
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    let differs = expected.lines().zip(said.lines()).find(|(old, new)| old != new);
    assert!(
        expected == said,
        "what {room} says is not what {} has: {differs:?}; UPDATE_EXPECT=1 rewrites it.",
        path.display()
    );
}

#[test]
fn english_sentences_match_their_goldens() {
    for (room, file) in ROOMS {
        check(room, &told(room, file, Language::English));
    }
    check("cli", &help(&mut castellan::Arguments::command()));
}

#[test]
fn translated_sentences_match_their_goldens() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        for (room, file) in ROOMS.iter().filter(|(room, _)| *room != "engine") {
            check(&format!("{language}/{room}"), &told(room, file, language));
        }
    }
}

#[test]
fn every_message_file_is_read() {
    let found = ["bot", "data", "games"].map(|room| message_files(&root().join(room)));
    let is_english = |path: &PathBuf| {
        path.ends_with("en.ftl") || path.parent().is_some_and(|folder| folder.ends_with("en"))
    };
    let is_read = |path: &&PathBuf| {
        !is_english(path) || ROOMS.iter().any(|(_, file)| root().join(file) == **path)
    };
    let unread: Vec<&PathBuf> = found.iter().flatten().filter(|path| !is_read(path)).collect();
    assert!(unread.is_empty(), "nobody reads {unread:?}: add them to the rooms");
}

/// The message files in a folder and its subfolders.
pub(crate) fn message_files(folder: &Path) -> Vec<PathBuf> {
    let (mut open, mut found) = (vec![folder.to_owned()], Vec::new());
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("a folder can be read") {
            let path = entry.expect("an entry can be read").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "ftl") {
                found.push(path);
            }
        }
    }
    found
}
