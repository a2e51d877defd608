//! Sources: their first line, their length, forbidden text, and their names in documents.

use std::path::PathBuf;

use crate::workspace::{check, files, has_extension, inside, root, sources, text, without_tests};

/// The maximum number of lines of a source file without its tests, and of the README.
const LINES: usize = 400;
const README_LINES: usize = 120;

/// The maximum number of lines of the example game with its tests and messages, without playthroughs and computer
/// player.
const EXAMPLE_LINES: usize = 335;

/// A record of measurements, which names sources as they were then.
const FORMER_SOURCES: &str = "docs/measurements/mutants.md";

#[test]
fn every_source_begins_with_a_module_comment() {
    let silent = sources(true).into_iter().filter(|path| !text(path).starts_with("//! "));
    check(&silent.map(|path| inside(&path).to_string()).collect::<Vec<_>>());
}

#[test]
fn no_source_exceeds_the_line_limit() {
    let long = sources(false).into_iter().filter_map(|path| {
        let lines = text(&path).lines().count();
        (lines > LINES).then(|| format!("{}: {lines} lines", inside(&path)))
    });
    check(&long.collect::<Vec<_>>());
}

#[test]
fn sources_contain_no_todo_or_unwrap() {
    let words = [concat!("todo", "!("), concat!("unimplemented", "!("), concat!(".unwrap", "()")];
    let left = sources(false).into_iter().flat_map(|path| {
        let source = text(&path);
        let found = words.into_iter().filter(|word| without_tests(&source).contains(word));
        found.map(|word| format!("{}: {word}", inside(&path))).collect::<Vec<_>>()
    });
    check(&left.collect::<Vec<_>>());
}

#[test]
fn no_file_contains_a_machine_path() {
    let words = [
        concat!("/wo", "rk/"),
        concat!("/tmp/", "t-"),
        concat!("/ro", "ot/"),
        concat!("/ho", "me/"),
    ];
    let kinds = ["rs", "toml", "md", "txt", "json", "html", "css", "js", "sh", "yml"];
    let found = files().into_iter().filter(|path| has_extension(path, &kinds)).flat_map(|path| {
        let source = text(&path);
        let found = words.into_iter().filter(|word| source.contains(word));
        found.map(|word| format!("{}: {word}", inside(&path))).collect::<Vec<_>>()
    });
    check(&found.collect::<Vec<_>>());
}

#[test]
fn sources_named_in_documents_exist() {
    let known: Vec<_> = sources(true).iter().map(|path| format!("/{}", inside(path))).collect();
    let is_name = |word: &&str| {
        word.ends_with(".rs") && !word.contains(|c: char| c.is_whitespace() || "<>*".contains(c))
    };
    let is_page = |path: &PathBuf| has_extension(path, &["md"]) && !path.ends_with(FORMER_SOURCES);
    let lost = files().into_iter().filter(is_page).flat_map(|page| {
        let source = text(&page);
        let lost = source.split('`').filter(is_name).filter(|name| {
            let end = format!("/{name}");
            !known.iter().any(|path| path.ends_with(&end))
        });
        lost.map(|name| format!("{}: {name}", inside(&page))).collect::<Vec<_>>()
    });
    check(&lost.collect::<Vec<_>>());
}

#[test]
fn the_readme_is_short() {
    let lines = text(&root().join("README.md")).lines().count();
    assert!(lines <= README_LINES, "the README has {lines} lines");
}

#[test]
fn the_example_game_is_short() {
    let example = root().join("games/example");
    let is_game = |path: &&PathBuf| {
        let is_player = path
            .file_stem()
            .is_some_and(|stem| ["computer", "mind"].iter().any(|name| stem == *name));
        // Authors of a game read the English messages only.
        let is_code = has_extension(path, &["rs"]) || path.ends_with("en.ftl");
        path.starts_with(&example) && is_code && !is_player
    };
    let lines = |path: &PathBuf| text(path).lines().count();
    let lines: usize = files().iter().filter(is_game).map(lines).sum();
    assert!((1..=EXAMPLE_LINES).contains(&lines), "{lines} lines");
}
