//! The laws that every game must pass, in every version and with every option, from the deal to the end.

use castle_keep::CastleKeep;
use testkit::{Checks, Plan};

use crate::fixtures::{each_combination_of_rules, scramble, towards_building};

/// Texts that are nearly moves.
const TEXTS: &[&str] = &[
    "TRc@a1",
    "trc a1",
    "red curvy tower on a1",
    "WBz@b1",
    "WBz b1",
    "TRc@2.a1",
    "TRc@3.a1",
    "*TRc@a1",
    "* KR",
    "KR",
    "KR@b2",
    "2:KR@b2",
    "2:KR",
    "2.1:WBz@b1",
    "2:WBz@b1",
    "9:WBz@b1",
    "0:WBz@b1",
    "attack WBz@b1",
    "king:WBz@b1",
    "1.a1>2.c3",
    "1.b2 > 2.b2",
    "a1>a1",
    "draw",
    "draw top",
    "draw TRc",
    "drop",
    "drop TRc",
    "drop KY",
    "hit b1",
    "hit",
    "done",
    "pass",
    "@",
    ":@",
    ">",
    "*",
    "é1",
    "TRc@é1",
    "2:é@b1",
    "💥",
];

/// Plays games with these options.
fn check(options: &[(&str, &str)], seats: u8, games: u64) {
    let plan = Plan::default().table(options, seats).games(games).ends_within(50_000).texts(TEXTS);
    testkit::check_rules(&Checks::<CastleKeep>::of(plan).bias(towards_building).scramble(scramble));
}

#[test]
fn standard_games_of_two_to_four_keep_the_laws() {
    for seats in 2..=4 {
        check(&[], seats, 3);
    }
}

#[test]
fn takeover_games_keep_the_laws() {
    check(&[("version", "takeover")], 2, 4);
}

#[test]
fn empire_games_of_two_to_four_keep_the_laws() {
    for seats in 2..=4 {
        check(&[("version", "empire")], seats, 2);
    }
}

#[test]
fn king_games_keep_the_laws() {
    check(&[("version", "king")], 2, 4);
}

#[test]
fn siege_games_keep_the_laws() {
    check(&[("version", "siege")], 1, 4);
    check(&[("version", "siege"), ("strict_finish", "on")], 1, 2);
}

#[test]
fn every_combination_of_advanced_rules_keeps_the_laws() {
    each_combination_of_rules(|options, seats| check(options, seats, 1));
}
