//! Waiting in tests: for events with one common deadline, never for a fixed time.

use crate::workspace::{check, inside, root, sources_of, text, without_tests};

/// Calls that wait for a fixed time, spin, or read the machine's clock.
const WORDS: [&str; 6] =
    ["sleep(", "yield_now", "recv_timeout", "time::timeout", "Instant::now", "SystemTime::now"];

/// Files that may use these words.
const ALLOWED: [(&str, &str); 4] = [
    (
        "data/matches/tests/suite/engines/databases.rs",
        "a database has a clock of its own, and a store gives up on one",
    ),
    ("sandbox/src/member/wait.rs", "the deadline of all that waits for the sandbox"),
    ("tests/src/wait.rs", "the deadline of all else"),
    ("tests/tests/e2e/operation/fleet.rs", "processes count real time as well"),
];

/// Files of the harness outside the folders of tests.
const HARNESS: [&str; 8] = [
    "sandbox/src/member/wait.rs",
    "tests/src/accessibility.rs",
    "tests/src/browser.rs",
    "tests/src/harness.rs",
    "tests/src/process.rs",
    "tests/src/seat.rs",
    "tests/src/standalone.rs",
    "tests/src/wait.rs",
];

#[test]
fn tests_wait_for_events_and_never_sleep() {
    let mut found = Vec::new();
    for path in sources_of(&root()) {
        let (name, source) = (inside(&path), text(&path));
        let is_of_tests = name.contains("/tests/") || name.starts_with("tests/tests/");
        let own_tests = &source[without_tests(&source).len()..];
        let (code, words) = match is_of_tests || HARNESS.contains(&name.as_str()) {
            true => (source.as_str(), &WORDS[..]),
            // Product code passes times as arguments, so the words for clocks are not checked in
            // its own tests.
            false => (own_tests, &WORDS[..4]),
        };
        let is_allowed = ALLOWED.iter().any(|(allowed, _)| *allowed == name);
        if is_allowed || name.starts_with("tests/tidy/") {
            continue;
        }
        let used = words.iter().filter(|word| code.contains(**word));
        found.extend(used.map(|word| format!("{name}: {word}")));
    }
    check(&found);
}
