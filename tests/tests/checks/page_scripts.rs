//! The scripts of the match page: their own tests, and their types.

use std::path::Path;
use std::process::{Command, Stdio};

use tests::report_missing_tool;

/// The folder with the scripts' tests, and with the type checker once `npm ci --prefix tests/page` has run.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/page");

/// The folder of the scripts.
const SCRIPTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../bot/src/web/page");

/// Runs a program that must succeed. If the program is missing, prints a notice.
pub(crate) fn check(mut command: Command, needs: &str) {
    let output = match command.stdin(Stdio::null()).output() {
        Ok(output) => output,
        Err(_) => return report_missing_tool(needs),
    };
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(output.status.success(), "{}\n{}", said(&output.stdout), said(&output.stderr));
}

#[test]
fn the_scripts_pass_their_tests() {
    let mut node = Command::new("node");
    node.arg("--test").current_dir(FOLDER);
    check(node, "node is missing, so the scripts of the page were not tested");
}

#[test]
fn the_scripts_pass_the_type_checker() {
    let mut checker = Command::new(Path::new(FOLDER).join("node_modules/.bin/tsc"));
    checker.args(["--project", SCRIPTS]);
    check(checker, "tsc is missing (npm ci --prefix tests/page), so no types were checked");
}
