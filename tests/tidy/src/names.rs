//! File names: nouns that describe the content, unique in a crate, and `mod.rs` in every folder.

use std::collections::BTreeMap;
use std::path::Path;

use crate::workspace::{check, crates, has_extension, inside, root, sources, sources_of};

/// Words that name nothing: participles, pronouns, prepositions.
const WORDLESS: &[&str] = &[
    "about",
    "after",
    "any",
    "asked",
    "astray",
    "at",
    "at_hand",
    "before",
    "beside",
    "besides",
    "besieged",
    "called",
    "came",
    "carried",
    "counted",
    "deciding",
    "elsewhere",
    "ended",
    "evening",
    "every",
    "expected",
    "failed",
    "found",
    "given",
    "going",
    "grown",
    "handed",
    "happen",
    "heard",
    "here",
    "known",
    "made",
    "meanwhile",
    "measured",
    "mine",
    "named",
    "of",
    "offered",
    "once",
    "over",
    "posted",
    "proposed",
    "proven",
    "seen",
    "shown",
    "since",
    "so",
    "that",
    "them",
    "then",
    "there",
    "they",
    "thing",
    "told",
    "told_once",
    "together",
    "until",
    "what",
    "when",
    "where",
    "which",
    "who",
    "whom",
    "whose",
    "why",
    "with",
];

/// The features. Files and folders of all layers use these names.
const FEATURES: &[&str] = &[
    "activity",
    "agreements",
    "analysis",
    "challenge",
    "clock",
    "clubs",
    "computers",
    "dashboard",
    "fairness",
    "games",
    "help",
    "play",
    "privacy",
    "puzzles",
    "ratings",
    "replay",
    "server",
    "settings",
    "watching",
    "web",
];

/// Names that several folders may each have.
const COMMON: &[&str] = &["error", "lib", "main", "mod", "tests", "words"];

/// Names that several files of a crate may share: each is one feature in two layers, or of two
/// kinds.
const SHARED: &[(&str, &[&str])] = &[
    (
        "bot",
        &[
            "autocomplete",
            "board",
            "card",
            "context",
            "deadline",
            "forms",
            "leaderboard",
            "notifications",
            "profile",
            "questions",
            "resign",
            "setup",
            "think",
        ],
    ),
    ("data/matches", &["claim", "export", "head", "people", "records", "state"]),
    ("data/store", &["batch", "writer"]),
    (
        "sandbox",
        &["actions", "admin", "channel", "command", "emoji", "events", "interaction", "message"],
    ),
    ("tests", &["report", "scale"]),
];

/// Files that still need another name. Add nothing here.
const KNOWN: &[&str] = &[];

fn is_known(name: &str) -> bool {
    KNOWN.iter().any(|known| name.starts_with(known))
}

fn stem(path: &Path) -> String {
    path.file_stem().map(|stem| stem.to_string_lossy().into()).unwrap_or_default()
}

#[test]
fn every_file_is_named_by_a_noun() {
    let mut found = Vec::new();
    for path in sources(true) {
        let name = inside(&path);
        if is_known(&name) {
            continue;
        }
        let parts = name.trim_end_matches(".rs").split('/');
        let wordless = parts.filter(|part| WORDLESS.contains(part));
        found.extend(wordless.map(|word| format!("{name}: {word} tells nobody what is inside")));
    }
    check(&found);
}

#[test]
fn no_two_files_of_a_crate_bear_one_name() {
    let mut found = Vec::new();
    for name in crates() {
        let mut names: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for path in sources_of(&root().join(&name).join("src")) {
            names.entry(stem(&path)).or_default().push(inside(&path));
        }
        let shared = SHARED.iter().filter(|(room, _)| *room == name);
        let shared: Vec<&str> = shared.flat_map(|(_, names)| names.iter().copied()).collect();
        let is_shared =
            |stem: &str| [FEATURES, COMMON, &shared].iter().any(|names| names.contains(&stem));
        let doubled = names.into_iter().filter(|(stem, paths)| {
            paths.len() > 1 && !is_shared(stem) && !paths.iter().any(|path| is_known(path))
        });
        found.extend(doubled.map(|(stem, paths)| format!("{name}, {stem}: {}", paths.join(", "))));
    }
    check(&found);
}

#[test]
fn a_module_with_a_folder_lives_in_its_mod_file() {
    let beside = sources(true).into_iter().filter(|path| {
        let folder = path.with_extension("");
        let is_crate_root = path
            .parent()
            .is_some_and(|parent| parent.ends_with("tests") || parent.ends_with("benches"));
        !is_crate_root
            && !is_known(&inside(path))
            && folder.is_dir()
            && has_extension(path, &["rs"])
    });
    check(
        &beside
            .map(|path| format!("{} belongs into its folder as mod.rs", inside(&path)))
            .collect::<Vec<_>>(),
    );
}
