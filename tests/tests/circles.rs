//! Circles: files of one crate that use each other, directly or through others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The crates that are free of circles, and stay so.
const CLEAN: &[&str] = &[
    "bot",
    "data/matches",
    "data/store",
    "games/search",
    "games/rules",
    "games/words",
    "games/testkit",
    "games/example",
    "games/kastell",
    "games/castello",
    "games/castle-keep",
    "games/castles",
    "render",
    "sandbox",
    "tests",
];

/// The modules of a crate by their paths (`limits::command`), each with its source.
type Modules = BTreeMap<Vec<String>, String>;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the package lies in the workspace")
}

fn modules(room: &str) -> Modules {
    let source = root().join(room).join("src");
    let (mut open, mut found) = (vec![source.clone()], Modules::new());
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("a folder can be read") {
            let path = entry.expect("an entry can be read").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a source is text");
                // A program and its library are one root.
                found.entry(module(&path, &source)).or_default().push_str(&code(&text));
            }
        }
    }
    found
}

/// The path of a file's module; that of `lib.rs` is empty.
fn module(path: &Path, source: &Path) -> Vec<String> {
    let inside = path.strip_prefix(source).expect("the file lies in the crate").with_extension("");
    let mut names: Vec<String> = inside.iter().map(|part| part.to_string_lossy().into()).collect();
    names.pop_if(|last| ["lib", "main", "mod"].contains(&last.as_str()));
    names
}

/// A source without comments and without its own tests, which stand at its end.
fn code(text: &str) -> String {
    let text = text.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default();
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The modules that a module names, its own ancestors and descendants apart: a room may use what lies in it.
fn named(modules: &Modules, own: &[String]) -> BTreeSet<Vec<String>> {
    let text = &modules[own];
    let mut found = BTreeSet::new();
    for (start, base) in [("crate::", Vec::new()), ("super::", own[..own.len().max(1) - 1].into())]
    {
        for (at, _) in text.match_indices(start) {
            for path in paths(&text[at + start.len()..]) {
                let whole = exported(modules, [base.clone(), path].concat());
                found.extend((1..=whole.len()).rev().find_map(|len| {
                    modules.contains_key(&whole[..len]).then(|| whole[..len].to_vec())
                }));
            }
        }
    }
    found.retain(|other| !own.starts_with(other) && !other.starts_with(own));
    found
}

/// The path of an item itself, where a module on the way only shows what is made elsewhere.
fn exported(modules: &Modules, mut path: Vec<String>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    // What is a module itself is shown from nowhere else.
    while !modules.contains_key(&path) && seen.insert(path.clone()) {
        let inside = (0..path.len()).rev().find(|&len| modules.contains_key(&path[..len]));
        let Some(shown) = inside.and_then(|len| shown(modules, &path[..len], &path[len])) else {
            break;
        };
        path = shown;
    }
    path
}

/// What a module shows under a name, if it is made elsewhere.
fn shown(modules: &Modules, at: &[String], name: &str) -> Option<Vec<String>> {
    let text = modules.get(at)?;
    let uses = text.match_indices("use ").flat_map(|(at, word)| paths(&text[at + word.len()..]));
    let item = uses
        .into_iter()
        .find(|item| item.len() > 1 && item.last().is_some_and(|last| last == name))?;
    match item[0].as_str() {
        "crate" => Some(item[1..].to_vec()),
        "super" => Some([&at[..at.len().max(1) - 1], &item[1..]].concat()),
        "self" => Some([at, &item[1..]].concat()),
        child => {
            modules.contains_key(&[at, &[child.to_string()]].concat()).then(|| [at, &item].concat())
        }
    }
}

/// The paths that begin here: one, or one for each name in braces.
fn paths(text: &str) -> Vec<Vec<String>> {
    if let Some(group) = text.strip_prefix('{') {
        let end = closing(group);
        return parts(&group[..end]).into_iter().flat_map(|part| paths(part.trim())).collect();
    }
    let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    let (name, rest) = text.split_at(end.unwrap_or(text.len()));
    let further = rest.strip_prefix("::").map(paths).unwrap_or_default();
    let mut found = vec![vec![name.to_string()]];
    found.extend(further.into_iter().map(|path| [vec![name.to_string()], path].concat()));
    found
}

/// Where the brace that is open at the beginning closes.
fn closing(text: &str) -> usize {
    let mut depth = 1;
    let close = text.char_indices().find(|(_, letter)| {
        depth += i32::from(*letter == '{') - i32::from(*letter == '}');
        depth == 0
    });
    close.map_or(text.len(), |(at, _)| at)
}

/// The names between the commas of a group, inner groups whole.
fn parts(group: &str) -> Vec<&str> {
    let mut depth = 0;
    group
        .split(|letter| {
            depth += i32::from(letter == '{') - i32::from(letter == '}');
            letter == ',' && depth == 0
        })
        .collect()
}

/// A way through the modules that leads back to where it began, if there is one.
fn circle(modules: &Modules) -> Option<Vec<String>> {
    let uses: BTreeMap<_, _> = modules.keys().map(|own| (own, named(modules, own))).collect();
    // What uses nothing that is left can be in no circle: what remains in the end is circles and what uses them.
    let mut left: BTreeSet<_> = uses.keys().copied().collect();
    loop {
        let before = left.len();
        let free: Vec<_> = left
            .iter()
            .filter(|own| uses[**own].iter().all(|other| !left.contains(other)))
            .copied()
            .collect();
        free.iter().for_each(|own| {
            left.remove(own);
        });
        if left.len() == before {
            break;
        }
    }
    let mut way = vec![*left.first()?];
    loop {
        let next = uses[way.last()?].iter().find(|other| left.contains(other))?;
        if let Some(start) = way.iter().position(|earlier| *earlier == next) {
            return Some(way[start..].iter().map(|path| path.join("::")).collect());
        }
        way.push(next);
    }
}

#[test]
fn no_files_of_a_crate_use_each_other_in_a_circle() {
    let circles: Vec<_> = CLEAN
        .iter()
        .filter_map(|room| Some(format!("{room}: {}", circle(&modules(room))?.join(" -> "))))
        .collect();
    assert!(circles.is_empty(), "\n{}\n", circles.join("\n"));
}

#[test]
fn a_program_and_its_library_are_read_as_one_root() {
    let root = &modules("bot")[&Vec::new()];
    assert!(root.contains("fn main()") && root.contains("mod app;"), "{root}");
}

#[test]
fn a_circle_is_found_however_it_is_written() {
    let with = |texts: &[(&str, &str)]| -> Modules {
        let path =
            |name: &str| name.split("::").filter(|part| !part.is_empty()).map(Into::into).collect();
        texts.iter().map(|(name, text)| (path(name), code(text))).collect()
    };
    let found = |texts| circle(&with(texts)).map(|way| way.join(" "));
    let plain =
        [("a", "use crate::b::B;"), ("b", "use crate::c;"), ("c", "fn f() { crate::a::g() }")];
    assert_eq!(found(&plain).as_deref(), Some("a b c"));
    let grouped =
        [("a", "use crate::{\n    x,\n    b::{self, B},\n};"), ("b", "use crate::{y::Z, a};")];
    assert_eq!(found(&grouped).as_deref(), Some("a b"));
    let inside = [("r", ""), ("r::a", "use super::b::B;"), ("r::b", "use super::{a, join};")];
    assert_eq!(found(&inside).as_deref(), Some("r::a r::b"));
    let shown = [("", "pub use a::{A, B};"), ("a", "use crate::b::C;"), ("b", "use crate::A;")];
    assert_eq!(found(&shown).as_deref(), Some("a b"));
    let room = [
        ("r", "mod a;\npub(crate) use a::A;\npub(crate) use b::B;"),
        ("r::a", "use crate::r::B;"),
        ("r::b", "fn f() { super::A::new() }"),
    ];
    assert_eq!(found(&room).as_deref(), Some("r::a r::b"));
    let parent = [("r", "use crate::r::a::A;"), ("r::a", "use super::join;")];
    assert_eq!(found(&parent), None);
    let in_tests = [
        ("a", "use crate::b;"),
        ("b", "// use crate::a;\n#[cfg(test)]\nmod tests {\n use crate::a; }"),
    ];
    assert_eq!(found(&in_tests), None);
}
