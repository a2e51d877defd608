//! Malformed input is read without harm: the short form of the program `fuzz`, with the same tries
//! each time.

use std::path::Path;

use tests::fuzz::{Budget, Target, run};

/// The program under test.
const PROGRAM: &str = env!("CARGO_BIN_EXE_castellan-under-test");

fn check(target: Target, tries: u64) {
    let budget = Budget { seed: 1, first: 0, tries, time: None };
    let report = run(target, Path::new(PROGRAM), budget);
    assert!(report.faults.is_empty() && report.tries == tries, "{report}");
}

#[test]
fn ids_of_buttons_are_read_whatever_they_are() {
    check(Target::Presses, 20_000);
}

#[test]
fn moves_of_all_games_are_read_whatever_they_are() {
    check(Target::Notation, 600);
}

#[test]
fn lines_for_the_engine_are_read_whatever_they_are() {
    check(Target::Engine, 2_000);
}

#[test]
fn exports_are_read_whatever_they_are() {
    check(Target::Exports, 600);
}

#[test]
fn stored_rows_are_read_whatever_they_are() {
    check(Target::Records, 200);
}

#[test]
fn requests_to_the_sandbox_are_read_whatever_they_are() {
    check(Target::Rest, 1_000);
}

#[test]
fn messages_to_the_gateway_are_read_whatever_they_are() {
    check(Target::Gateway, 300);
}

#[test]
fn interactions_are_read_whatever_they_are() {
    check(Target::Interactions, 20);
}
