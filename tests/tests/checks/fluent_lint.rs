//! Mozilla's linter for Fluent over the message files of every language.
//!
//! `castellan words check` checks the rules of this project. The linter adds general rules about quotation marks,
//! ellipses, ids and the order of comments. `tests/clients/install` installs it.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;
use tests::report_missing_tool;
use words::Language;

use crate::sentences::{message_files, root};

/// The linter, where `tests/clients/install` installs it. `None` if it is missing.
fn linter() -> Option<Command> {
    let program = root().join("target/clients/fluent-linter/bin/moz-fluent-lint");
    if program.exists() {
        return Some(Command::new(program));
    }
    report_missing_tool(
        "moz-fluent-lint is missing (tests/clients/install), so the message files were not linted",
    );
    None
}

/// Whether a message file, or its folder, is named after the language.
fn is_in(file: &Path, language: Language) -> bool {
    let folder = file.parent().and_then(Path::file_name);
    [file.file_stem(), folder].into_iter().flatten().any(|name| name == language.code())
}

/// A folder with all files of a language: the linter takes only folders.
fn folder_of(language: Language) -> TempDir {
    let folder = TempDir::new().expect("there is room for a folder");
    let all = ["bot", "data", "games"].map(|room| message_files(&root().join(room)));
    for file in all.iter().flatten().filter(|file| is_in(file, language)) {
        let path = file.strip_prefix(root()).expect("it is in the workspace");
        let name = path.to_string_lossy().replace('/', "-");
        fs::copy(file, folder.path().join(name)).expect("there is room for a file");
    }
    folder
}

#[test]
fn the_linter_finds_nothing_in_any_language() {
    let rules = root().join("tests/clients/fluent-linter");
    for language in Language::ALL {
        let Some(mut linter) = linter() else { return };
        let rules = match language {
            Language::English => rules.join("english.yml"),
            Language::Swedish
            | Language::French
            | Language::German
            | Language::Dutch
            | Language::Spanish => rules.join("translations.yml"),
        };
        let files = folder_of(language);
        let output = linter.arg("--config").arg(rules).arg(files.path()).output();
        let output = output.expect("the linter runs");
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{language}:\n{said}");
        let count = fs::read_dir(files.path()).map_or(0, Iterator::count);
        assert!(said.contains(&format!("Files to analyze: {count}.")) && count > 30, "{said}");
    }
}
