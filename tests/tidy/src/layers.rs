//! Layers: the dependencies that ARCHITECTURE.md allows each package, and what a face may import.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::modules::Modules;
use crate::workspace::{check, root, sources, text, without_tests};

/// Crates that the architecture's table doesn't list, and every package may use.
const EVERYBODYS: &[&str] = &["serde"];

/// The only external crates of rules and games: none with a clock, files, threads or a network.
const PURE: &[&str] = &["serde", "serde_json", "serde_path_to_error", "postcard", "rand_chacha"];

/// Files that may go through all rule sets, old versions too: stored matches and messages may use any of them.
const ALL_RULES: &[&str] = &[
    // Only tests use it.
    "bot/src/app/testing.rs",
    "bot/src/backups/folder.rs",
    "bot/src/backups/socket.rs",
    "bot/src/serve.rs",
    "bot/src/store/copy.rs",
    "bot/src/store/mod.rs",
    "bot/src/words/mod.rs",
];

/// A package of the workspace: its room, its dependencies, and the further ones of its tests.
struct Package {
    room: String,
    knows: BTreeSet<String>,
    tests_know: BTreeSet<String>,
}

/// The packages of the workspace.
fn packages() -> Vec<Package> {
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .expect("cargo runs where it runs this test");
    let told: Value = serde_json::from_slice(&told.stdout).expect("cargo tells JSON");
    let packages = told["packages"].as_array().expect("cargo tells packages");
    let rooms: BTreeMap<&str, String> =
        packages.iter().map(|package| (named(package), room(package))).collect();
    packages.iter().map(|package| read(package, &rooms)).collect()
}

fn named(value: &Value) -> &str {
    value["name"].as_str().expect("everything in the metadata has a name")
}

/// The folder of a package, relative to the workspace.
fn room(package: &Value) -> String {
    let manifest = Path::new(package["manifest_path"].as_str().expect("a package has a manifest"));
    let folder = manifest.parent().expect("a manifest lies in a folder");
    // The workspace may be reached through a link, so both paths are resolved before they are compared.
    let real = |path: &Path| path.canonicalize().expect("the folder is there");
    let (folder, root) = (real(folder), real(&root()));
    let room = folder.strip_prefix(root).expect("a member lies in the workspace");
    room.to_string_lossy().replace('\\', "/")
}

/// The dependencies of a package: a room for each package of the workspace, else the crate's name.
fn read(package: &Value, rooms: &BTreeMap<&str, String>) -> Package {
    let all = package["dependencies"].as_array().expect("a package has a list of dependencies");
    let of = |tests: bool| {
        let wanted = all.iter().filter(|dependency| (dependency["kind"] == "dev") == tests);
        let known = wanted.map(named);
        known.map(|name| rooms.get(name).map_or(name, |room| room).to_string()).collect()
    };
    Package { room: room(package), knows: of(false), tests_know: of(true) }
}

/// The table "Who may know whom" of ARCHITECTURE.md: from a room to its dependencies.
fn table() -> BTreeMap<String, BTreeSet<String>> {
    let page = text(&root().join("ARCHITECTURE.md"));
    let (_, page) = page.split_once("## Who may know whom").expect("the page has the table");
    let block = page.split("```").nth(1).expect("the table is a block");
    block.lines().flat_map(entries).collect()
}

/// The entries of a line: a room, an arrow and its dependencies. Two or more spaces separate entries.
fn entries(line: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut parts = line.split("->").map(str::trim);
    let mut room = parts.next().unwrap_or_default();
    let mut found = Vec::new();
    for part in parts {
        let (known, next) = part.split_once("  ").unwrap_or((part, ""));
        found.push((room.into(), known.split(',').map(|name| name.trim().into()).collect()));
        room = next.trim();
    }
    found
}

fn is_game(room: &str) -> bool {
    let others = ["search", "rules", "testkit", "words", "puzzles", "message-files"];
    let others = others.map(|name| format!("games/{name}"));
    room.starts_with("games/") && !others.iter().any(|other| other == room)
}

/// The dependencies that the table allows a room. Names that stand for several rooms are replaced by these.
fn allowed(room: &str, watched: &BTreeSet<String>) -> BTreeSet<String> {
    let table = table();
    let entry = match room {
        game if is_game(game) => "games/<game>",
        "tests/tidy" => "tests",
        room => room,
    };
    let names = table.get(entry).unwrap_or_else(|| panic!("the table has no line for {room}"));
    names
        .iter()
        .flat_map(|name| match name.as_str() {
            "everything" => watched.iter().cloned().collect(),
            "every game" => watched.iter().filter(|room| is_game(room)).cloned().collect(),
            "search" | "rules" | "words" | "puzzles" | "message-files" => {
                vec![format!("games/{name}")]
            }
            "matches" | "store" => vec![format!("data/{name}")],
            name => vec![name.to_string()],
        })
        .collect()
}

#[test]
fn packages_depend_only_on_layers_allowed_by_the_architecture() {
    let packages = packages();
    // Only packages of the workspace, and crates that the table gives to some rooms, are compared.
    let mut watched: BTreeSet<String> = table().into_values().flatten().collect();
    watched.extend(packages.iter().map(|package| package.room.clone()));
    watched.retain(|name| !EVERYBODYS.contains(&name.as_str()));
    for package in &packages {
        let allowed = allowed(&package.room, &watched);
        let forbidden: Vec<_> =
            package.knows.intersection(&watched).filter(|name| !allowed.contains(*name)).collect();
        assert!(forbidden.is_empty(), "{} knows {forbidden:?}", package.room);
    }
}

#[test]
fn only_the_discord_face_uses_discord_and_no_feature_uses_a_face() {
    let modules = Modules::read(&root().join("bot/src"));
    let lies_in = |path: &[String], room: &str| path.first().is_some_and(|first| first == room);
    assert!(modules.paths().filter(|path| lies_in(path, "app")).count() > 10, "the room has moved");
    let mut found = Vec::new();
    for path in modules.paths().filter(|path| !lies_in(path, "discord")) {
        let named = modules.crates_named_by(path);
        let libraries = named.iter().filter(|name| ["poise", "serenity"].contains(name));
        found.extend(libraries.map(|library| format!("{} names {library}", path.join("::"))));
        let faces = modules.used_by(path).into_iter();
        let faces = faces.filter(|used| lies_in(path, "app") && lies_in(used, "discord"));
        found.extend(faces.map(|face| format!("{} names {}", path.join("::"), face.join("::"))));
    }
    check(&found);
}

#[test]
fn only_the_newest_rules_are_offered() {
    let inside = |path: &PathBuf| path.starts_with(root().join("bot/src"));
    let whole = |path: &PathBuf| without_tests(&text(path)).contains("games::CATALOG");
    let named: Vec<_> = sources(false).into_iter().filter(inside).filter(whole).collect();
    let allowed: Vec<_> = ALL_RULES.iter().map(|file| root().join(file)).collect();
    assert_eq!(named, allowed, "elsewhere it is `games::on_offer`, or `games::find_version`");
}

#[test]
fn rules_and_games_are_pure() {
    // The presenter does not count as rules: it makes sentences from their messages.
    let pure = |package: &&Package| {
        // Puzzles are chosen by a hash, and errors in their files name a line. Message files are packed.
        let is_apart = ["games/words", "games/puzzles", "games/message-files"]
            .contains(&package.room.as_str());
        package.room.starts_with("games") && !is_apart
    };
    for package in packages().iter().filter(pure) {
        let of_ours = |name: &&String| name.starts_with("games");
        for known in package.knows.iter().filter(|name| !of_ours(name)) {
            assert!(PURE.contains(&known.as_str()), "{} uses {known}", package.room);
        }
        let tests = package.tests_know.iter().filter(of_ours);
        let stray: Vec<_> = tests
            .filter(|name| !["games/testkit", "games/example"].contains(&name.as_str()))
            .collect();
        assert!(stray.is_empty(), "the tests of {} know {stray:?}", package.room);
    }
}

#[test]
fn the_layer_table_is_read() {
    let table = table();
    assert!(table.len() >= 8, "{:?}", table.keys());
    assert!(table["render"].contains("rules") && table["bot"].contains("serenity"));
    assert!(is_game("games/kastell") && !is_game("games/rules"));
}
