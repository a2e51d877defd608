//! Malformed input does no harm: a short form of the program `fuzz`, with the same tries each time.

use std::path::Path;

use tests::fuzz::{Budget, Target, run};

const PROGRAM: &str = env!("CARGO_BIN_EXE_castellan-under-test");

fn check(target: Target, tries: u64) {
    let budget = Budget { seed: 1, first: 0, tries, time: None };
    let report = run(target, Path::new(PROGRAM), budget);
    assert!(report.faults.is_empty() && report.tries == tries, "{report}");
}

#[test]
fn fuzzed_button_ids_are_handled() {
    check(Target::Presses, 20_000);
}

#[test]
fn fuzzed_moves_of_all_games_are_handled() {
    check(Target::Notation, 600);
}

#[test]
fn fuzzed_engine_lines_are_handled() {
    check(Target::Engine, 2_000);
}

#[test]
fn fuzzed_exports_are_handled() {
    check(Target::Exports, 600);
}

#[test]
fn fuzzed_stored_rows_are_handled() {
    check(Target::Records, 200);
}

#[test]
fn fuzzed_sandbox_requests_are_handled() {
    check(Target::Rest, 1_000);
}

#[test]
fn fuzzed_gateway_messages_are_handled() {
    check(Target::Gateway, 300);
}

#[test]
fn fuzzed_interactions_are_handled() {
    check(Target::Interactions, 20);
}
