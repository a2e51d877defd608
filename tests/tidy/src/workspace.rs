//! The workspace on disk: its packages, its sources and its other files.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.ancestors().nth(2).expect("the package lies in the workspace").into()
}

/// The text of a file.
pub(crate) fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The folders of all packages.
pub(crate) fn crates() -> Vec<String> {
    let manifests = files().into_iter().filter(|path| path.ends_with("Cargo.toml"));
    let folders = manifests.filter_map(|path| path.parent().map(Path::to_owned));
    let with_source = folders.filter(|folder| folder.join("src").is_dir());
    with_source.map(|folder| inside(&folder)).collect()
}

/// A path relative to the workspace.
pub(crate) fn inside(path: &Path) -> String {
    let path = path.strip_prefix(root()).expect("the path lies in the workspace");
    path.to_string_lossy().replace('\\', "/")
}

/// All files of the repository.
pub(crate) fn files() -> Vec<PathBuf> {
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

/// The Rust sources in a folder and its subfolders.
pub(crate) fn sources_of(folder: &Path) -> Vec<PathBuf> {
    let is_inside = |path: &PathBuf| path.starts_with(folder) && has_extension(path, &["rs"]);
    files().into_iter().filter(is_inside).collect()
}

/// Whether a file has one of these extensions.
pub(crate) fn has_extension(path: &Path, wanted: &[&str]) -> bool {
    path.extension().is_some_and(|extension| wanted.iter().any(|wanted| extension == *wanted))
}

/// All Rust sources. Those of tests, benchmarks and examples only if `tests_too`.
pub(crate) fn sources(tests_too: bool) -> Vec<PathBuf> {
    let crates = crates();
    let is_product = |path: &Path| {
        let name = inside(path);
        let is_of = |room: &String| name.starts_with(&format!("{room}/src/"));
        crates.iter().any(is_of) && !name.ends_with("tests.rs") && !name.starts_with("tests/tidy/")
    };
    let mut found = files();
    found.retain(|path| has_extension(path, &["rs"]) && (tests_too || is_product(path)));
    found
}

/// A source without its own tests, which are at its end.
pub(crate) fn without_tests(source: &str) -> &str {
    let source = source.split("\n#[cfg(test)]\nmod ").next().unwrap_or(source);
    source.split("\n#[cfg(test)]\npub(super) mod ").next().unwrap_or(source)
}

/// Fails with a list of all offenders.
pub(crate) fn check(offenders: &[String]) {
    assert!(offenders.is_empty(), "\n{}\n", offenders.join("\n"));
}
