//! Playthroughs are played, compared, and can fail.

use crate::toy::{FINE, Toy};
use rules::Plugin;
use testkit::{opening, perft, playthroughs, setup, transcript};

const STONES: Plugin<Toy<FINE>> = Plugin::new();

fn check(script: &str, wrong: &str) {
    let said = transcript(&STONES, script).expect_err("the script was played");
    assert!(said.contains(wrong), "{said}");
}

#[test]
fn playthroughs_match_their_recorded_output() {
    playthroughs(&STONES, "tests/playthroughs");
}

#[test]
fn a_playthrough_fails_on_an_unexpected_answer() {
    check("0> bid 4", "line 1: `bid 4` is refused");
    check("0! bid 3", "line 1: `bid 3` is played");
    check("> bid 3", "say which seat");
}

#[test]
fn an_unreadable_playthrough_line_is_reported_by_number() {
    check("game kastell\n0> bid 1", "it is of kastell");
    check("seats two\n0> bid 1", "line 1: `two` seats");
    check("# only this", "there is no move in it");
    check("0> bid 1\n\nnonsense", "line 3: `nonsense` is no line");
    check("0> bid 1\n? hand", "there is no `hand` to show");
    check("options last=perhaps\n0> bid 1", "the heading is refused");
}

#[test]
fn old_answers_in_a_playthrough_are_rewritten() {
    let script = "seed 1\n0> bid 1\n    what was here before\n";
    let played = transcript(&STONES, script).unwrap();
    assert!(
        played.contains("\n    bid 1, seat 1 to move, the turn goes on\n    only 0: You bid 1.\n"),
        "{played}"
    );
    assert!(!played.contains("before"));
    assert_eq!(transcript(&STONES, &played).as_ref(), Ok(&played));
}

#[test]
fn perft_counts_positions() {
    let table = opening(&STONES, &setup(&[], 2, 0), &["bid 1", "bid 1"]);
    perft(&*table, &[3, 9, 27]);
    let four = opening(&STONES, &setup(&[], 2, 0), &["bid 1", "bid 1", "take 3"]);
    assert_eq!(four.perft(1), Some(3));
}
