//! The laws, the counts and the playthroughs of Reversi.

use example::Reversi;
use rules::Plugin;
use testkit::{Checks, Plan, setup};

#[test]
fn the_rules_keep_the_laws() {
    let texts = &["d3", "D3", " c4 ", "d4", "a0", "i9", "d33", "", "d"];
    testkit::check_rules(&Checks::<Reversi>::of(Plan::default().ends_within(60).texts(texts)));
}

/// The counts are known since the first Reversi programs.
#[test]
fn the_perft_counts_match_published_counts() {
    let table = testkit::opening(&Plugin::<Reversi>::new(), &setup(&[], 2, 0), &[]);
    testkit::perft(&*table, &[4, 12, 56, 244, 1396, 8200, 55092]);
}

#[test]
fn playthroughs_match_their_recorded_output() {
    testkit::playthroughs(&Plugin::<Reversi>::new(), "tests/playthroughs");
}
