//! Layers, file headers, sizes: what the architecture and the style promise of the sources themselves.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// Crates that the table of the architecture names and everybody may use.
const EVERYBODYS: &[&str] = &["serde"];

/// All that rules and games may use of others' work: no clock, no file, no thread, no network.
const PURE: &[&str] = &["serde", "serde_json", "serde_path_to_error", "postcard", "rand_chacha"];

/// Where the program goes through all rules, old versions too: stored matches and messages may be of any.
const ALL_RULES: &[&str] = &[
    "bot/src/backups/folder.rs",
    "bot/src/backups/socket.rs",
    "bot/src/serve.rs",
    "bot/src/store/copy.rs",
    "bot/src/store/mod.rs",
    "bot/src/words.rs",
];

/// The most lines of a source file, tests apart, and of the README.
const LINES: usize = 400;
const README_LINES: usize = 120;

/// The most lines of the game to copy, with its tests and messages; the playthroughs and its computer player apart.
const EXAMPLE_LINES: usize = 300;

/// A package of the workspace: its room, what it knows, and what its tests know besides.
struct Package {
    room: String,
    knows: BTreeSet<String>,
    tests_know: BTreeSet<String>,
}

fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    root.expect("the package lies in the workspace").into()
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The packages of the workspace, by the room that each is.
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

/// The folder of a package, as seen from the workspace.
fn room(package: &Value) -> String {
    let manifest = Path::new(package["manifest_path"].as_str().expect("a package has a manifest"));
    let folder = manifest.parent().expect("a manifest lies in a folder");
    // The workspace may be reached through a link, so only its own part of the path counts.
    let real = |path: &Path| path.canonicalize().expect("the folder is there");
    let (folder, root) = (real(folder), real(&root()));
    let room = folder.strip_prefix(root).expect("a member lies in the workspace");
    room.to_string_lossy().replace('\\', "/")
}

/// What a package knows: rooms for packages of ours, names for others.
fn read(package: &Value, rooms: &BTreeMap<&str, String>) -> Package {
    let all = package["dependencies"].as_array().expect("a package has a list of dependencies");
    let of = |tests: bool| {
        let wanted = all.iter().filter(|dependency| (dependency["kind"] == "dev") == tests);
        let known = wanted.map(named);
        known.map(|name| rooms.get(name).map_or(name, |room| room).to_string()).collect()
    };
    Package { room: room(package), knows: of(false), tests_know: of(true) }
}

/// The table "Who may know whom" of the architecture: from a room to what it names.
fn table() -> BTreeMap<String, BTreeSet<String>> {
    let page = text(&root().join("ARCHITECTURE.md"));
    let (_, page) = page.split_once("## Who may know whom").expect("the page has the table");
    let block = page.split("```").nth(1).expect("the table is a block");
    block.lines().flat_map(entries).collect()
}

/// The entries of a line: names of rooms, arrows, and what the rooms know; two spaces or more part entries.
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
    let others = ["games/search", "games/rules", "games/testkit", "games/words"];
    room.starts_with("games/") && !others.contains(&room)
}

/// What the table says of a room, with the words that stand for several rooms spelled out.
fn allowed(room: &str, watched: &BTreeSet<String>) -> BTreeSet<String> {
    let table = table();
    let entry = if is_game(room) { "games/<game>" } else { room };
    let names = table.get(entry).unwrap_or_else(|| panic!("the table has no line for {room}"));
    names
        .iter()
        .flat_map(|name| match name.as_str() {
            "everything" => watched.iter().cloned().collect(),
            "every game" => watched.iter().filter(|room| is_game(room)).cloned().collect(),
            "search" | "rules" | "words" => vec![format!("games/{name}")],
            "matches" | "store" => vec![format!("data/{name}")],
            name => vec![name.to_string()],
        })
        .collect()
}

#[test]
fn every_package_knows_only_what_the_architecture_says() {
    let packages = packages();
    // Rooms, and the crates that the table gives to one room or a few.
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
fn what_people_get_is_decided_without_discord() {
    let room = root().join("bot/src/app");
    let words = ["serenity", "poise"];
    let inside = |path: &PathBuf| path.starts_with(&room);
    let found: Vec<PathBuf> = sources(false).into_iter().filter(inside).collect();
    assert!(found.len() > 10, "the room has {} files", found.len());
    let named = found.iter().flat_map(|path| {
        let source = text(path);
        let named = words.into_iter().filter(|word| source.contains(word));
        named.map(|word| format!("{}: {word}", path.display())).collect::<Vec<_>>()
    });
    check(&named.collect::<Vec<_>>());
}

#[test]
fn people_are_offered_the_newest_rules_alone() {
    let inside = |path: &PathBuf| path.starts_with(root().join("bot/src"));
    let whole = |path: &PathBuf| without_tests(&text(path)).contains("games::CATALOG");
    let named: Vec<_> = sources(false).into_iter().filter(inside).filter(whole).collect();
    let allowed: Vec<_> = ALL_RULES.iter().map(|file| root().join(file)).collect();
    assert_eq!(named, allowed, "elsewhere it is `games::on_offer`, or `games::find_version`");
}

#[test]
fn rules_and_games_are_pure() {
    // The presenter is no part of the rules: it makes sentences of what they say.
    let pure =
        |package: &&Package| package.room.starts_with("games") && package.room != "games/words";
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

/// Every text file of ours, as seen from the workspace.
fn files() -> Vec<PathBuf> {
    let (mut open, mut found) = (vec![root()], Vec::new());
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("a folder can be read") {
            let path = entry.expect("an entry can be read").path();
            let name = path.file_name().map_or("".into(), |name| name.to_string_lossy());
            let foreign = ["target", "node_modules"].contains(&&*name);
            let skipped = foreign || name.starts_with(".git") || name == "Cargo.lock";
            match (skipped, path.is_dir()) {
                (true, _) => {}
                (false, true) => open.push(path),
                (false, false) => found.push(path),
            }
        }
    }
    found.sort();
    found
}

fn has_extension(path: &Path, wanted: &[&str]) -> bool {
    path.extension().is_some_and(|extension| wanted.iter().any(|wanted| extension == *wanted))
}

/// Rust sources; those of tests and benchmarks only where asked for.
fn sources(tests_too: bool) -> Vec<PathBuf> {
    let is_test = |path: &Path| {
        if path.ends_with("tests.rs") {
            return true;
        }
        let inside = path.strip_prefix(root()).expect("a found file lies in the workspace");
        let folders: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
        folders.iter().any(|part| ["tests", "benches", "examples", "fuzz"].contains(&&**part))
    };
    let mut found = files();
    found.retain(|path| has_extension(path, &["rs"]) && (tests_too || !is_test(path)));
    found
}

/// A source without its own tests, which stand at its end.
fn without_tests(source: &str) -> &str {
    source.split("\n#[cfg(test)]\nmod ").next().unwrap_or(source)
}

/// Fails with all offenders at once.
fn check(offenders: &[String]) {
    assert!(offenders.is_empty(), "\n{}\n", offenders.join("\n"));
}

#[test]
fn every_source_begins_with_what_it_is_for() {
    let silent = sources(true).into_iter().filter(|path| !text(path).starts_with("//! "));
    check(&silent.map(|path| path.display().to_string()).collect::<Vec<_>>());
}

#[test]
fn no_source_is_longer_than_can_be_read() {
    let long = sources(false).into_iter().filter_map(|path| {
        let lines = text(&path).lines().count();
        (lines > LINES).then(|| format!("{}: {lines} lines", path.display()))
    });
    check(&long.collect::<Vec<_>>());
}

#[test]
fn nothing_is_left_to_do_or_to_panic() {
    let words = [concat!("todo", "!("), concat!("unimplemented", "!("), concat!(".unwrap", "()")];
    let left = sources(false).into_iter().flat_map(|path| {
        let source = text(&path);
        let found = words.into_iter().filter(|word| without_tests(&source).contains(word));
        found.map(|word| format!("{}: {word}", path.display())).collect::<Vec<_>>()
    });
    check(&left.collect::<Vec<_>>());
}

#[test]
fn nothing_names_the_machine_it_was_written_on() {
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
        found.map(|word| format!("{}: {word}", path.display())).collect::<Vec<_>>()
    });
    check(&found.collect::<Vec<_>>());
}

#[test]
fn the_first_page_is_short() {
    let lines = text(&root().join("README.md")).lines().count();
    assert!(lines <= README_LINES, "the README has {lines} lines");
}

#[test]
fn the_game_to_copy_is_short() {
    let example = root().join("games/example");
    let is_game = |path: &&PathBuf| {
        let is_player = path.file_stem().is_some_and(|stem| stem == "computer");
        path.starts_with(&example) && has_extension(path, &["rs", "ftl"]) && !is_player
    };
    let lines = |path: &PathBuf| text(path).lines().count();
    let lines: usize = files().iter().filter(is_game).map(lines).sum();
    assert!((1..=EXAMPLE_LINES).contains(&lines), "{lines} lines");
}

#[test]
fn the_table_is_read_as_it_stands() {
    let table = table();
    assert!(table.len() >= 8, "{:?}", table.keys());
    assert!(table["render"].contains("rules") && table["bot"].contains("serenity"));
    assert!(is_game("games/kastell") && !is_game("games/rules"));
}
