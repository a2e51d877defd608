//! Circles: files or folders of one crate that use each other, directly or through others.
//!
//! A file uses another if its code names something that is defined there. `mod` lines do not count, and neither do
//! re-exports of names that the code itself does not use. A folder uses what its files use.

use std::collections::{BTreeMap, BTreeSet};

use crate::modules::{ModulePath, Modules};
use crate::workspace::{check, crates, root};

/// Folders that may still use each other. Add nothing here.
const KNOWN: &[(&str, &str)] = &[];

/// For each module or neighbor, the others that are used by its code.
type Uses<T> = BTreeMap<T, BTreeSet<T>>;

fn uses(modules: &Modules) -> Uses<ModulePath> {
    modules.paths().map(|own| (own.clone(), modules.used_by(own))).collect()
}

/// All neighbors that `from` uses, directly or through others.
fn reached<T: Ord + Clone>(uses: &Uses<T>, from: &T) -> BTreeSet<T> {
    let (mut open, mut found) = (vec![from.clone()], BTreeSet::new());
    while let Some(at) = open.pop() {
        for next in uses.get(&at).into_iter().flatten() {
            if found.insert(next.clone()) {
                open.push(next.clone());
            }
        }
    }
    found
}

/// The uses that are part of a circle.
fn circles<T: Ord + Clone>(uses: &Uses<T>) -> Vec<(T, T)> {
    let back: BTreeMap<_, _> = uses.keys().map(|from| (from, reached(uses, from))).collect();
    let all = uses.iter().flat_map(|(from, used)| used.iter().map(move |to| (from, to)));
    let round = all.filter(|(from, to)| back.get(to).is_some_and(|back| back.contains(*from)));
    round.map(|(from, to)| (from.clone(), to.clone())).collect()
}

/// The neighbor that a module belongs to: a file or folder in `folder`, or `mod` for the folder's own file. `None` if
/// the module is elsewhere.
fn room(folder: &[String], module: &ModulePath) -> Option<String> {
    let inside = module.strip_prefix(folder)?;
    Some(inside.first().cloned().unwrap_or_else(|| "mod".into()))
}

/// The circles among the neighbors in a folder. Each use is listed with its files.
fn circles_in(folder: &[String], uses: &Uses<ModulePath>) -> Vec<String> {
    let (mut rooms, mut files) = (Uses::new(), BTreeMap::new());
    for (from, to) in uses.iter().flat_map(|(from, used)| used.iter().map(move |to| (from, to))) {
        let Some((one, other)) = room(folder, from).zip(room(folder, to)) else { continue };
        if one != other {
            rooms.entry(one.clone()).or_insert_with(BTreeSet::new).insert(other.clone());
            let named = format!("{} names {}", from.join("::"), to.join("::"));
            files.entry((one, other)).or_insert_with(Vec::new).push(named);
        }
    }
    let told = circles(&rooms).into_iter();
    told.map(|both| format!("{} uses {}: {}", both.0, both.1, files[&both].join(", "))).collect()
}

/// The folders of a crate.
fn folders(modules: &Modules) -> BTreeSet<ModulePath> {
    modules.paths().filter_map(|path| Some(path[..path.len().checked_sub(1)?].to_vec())).collect()
}

#[test]
fn files_and_folders_of_a_crate_have_no_cycles() {
    let mut found = Vec::new();
    for name in crates() {
        let modules = Modules::read(&root().join(&name).join("src"));
        let uses = uses(&modules);
        for folder in folders(&modules) {
            let path = folder.join("/");
            let circles = circles_in(&folder, &uses);
            let is_known = KNOWN.contains(&(name.as_str(), path.as_str()));
            if is_known && circles.is_empty() {
                found.push(format!(
                    "{name}, {path:?}: there is no circle any more, so it is known no more"
                ));
            }
            if !is_known {
                let told = circles.into_iter();
                found.extend(told.map(|circle| format!("{name}, in {path:?}: {circle}")));
            }
        }
    }
    check(&found);
}

/// Whether made-up sources have a circle.
fn has_circle(texts: &[(&str, &str)]) -> bool {
    let modules = Modules::of(texts);
    let uses = uses(&modules);
    folders(&modules).iter().any(|folder| !circles_in(folder, &uses).is_empty())
}

#[test]
fn file_cycles_are_found_in_every_form() {
    assert!(has_circle(&[
        ("a", "use crate::b::B; fn f(b: B) {}"),
        ("b", "use crate::c;\nfn f() { c::g() }"),
        ("c", "fn g() { crate::a::f() }"),
    ]));
    assert!(has_circle(&[
        ("a", "use crate::{\n    x,\n    b::{self, B},\n};\nfn f() {}\ntype T = B;"),
        ("b", "use crate::{y::Z, a};\nstruct B;\nfn g() { assert!(a::f()) }"),
    ]));
    assert!(has_circle(&[
        ("r", "mod a; mod b;"),
        ("r::a", "use super::b::B; fn f() {}"),
        ("r::b", "use super::{a, join}; struct B; fn g() { a::f() }"),
    ]));
    assert!(has_circle(&[
        ("", "pub use a::{A, B};"),
        ("a", "use crate::b::C; struct A;"),
        ("b", "use crate::A; struct C;"),
    ]));
    assert!(!has_circle(&[("a", "pub use crate::b::*; struct A;"), ("b", "use crate::a::A;")]));
    assert!(has_circle(&[
        ("a", "use crate::b::*; struct A(B);"),
        ("b", "use crate::a::A; struct B;")
    ]));
}

#[test]
fn a_folder_and_its_files_may_depend_in_one_direction() {
    let child = ("r::a", "use super::join; struct A;");
    assert!(!has_circle(&[("r", "mod a; pub use a::A; fn join() {}"), child]), "it only shows it");
    assert!(has_circle(&[("r", "mod a; pub use a::A; fn join(a: A) {}"), child]));
    assert!(has_circle(&[("r", "mod a; use a::A; fn join() {}"), child]));
    assert!(!has_circle(&[("r", "mod a; use a::A; fn join() {}"), ("r::a", "struct A;")]));
    let tests = "struct A;\n#[cfg(test)]\nmod tests { use crate::r::join; }";
    assert!(!has_circle(&[("r", "mod a; use a::A; fn join() {}"), ("r::a", tests)]));
}

#[test]
fn a_folder_cycle_is_found_without_a_file_cycle() {
    let with = |last: &str| {
        has_circle(&[
            ("one", ""),
            ("one::a", "use crate::two::b::B; struct A;"),
            ("one::c", "struct C;"),
            ("two", ""),
            ("two::b", "struct B;"),
            ("two::d", last),
        ])
    };
    assert!(with("use crate::one::c::C;"));
    assert!(!with("use crate::two::b::B;"));
}
