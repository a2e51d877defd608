//! The laws that every game must pass, in every version and with every option, from the deal to the end.

mod combinations;

use castle_keep::{CastleKeep, Move, Position, View};
use rules::{Chance, Seat, Viewer};
use testkit::{Checks, Plan};

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

/// Whoever builds whatever fits comes to attacks, full castles and ends.
fn towards_building(_view: &View, _seat: Seat, mv: &Move) -> u32 {
    match mv {
        Move::Build { .. } => 20,
        Move::Attack { .. } => 6,
        Move::Pass | Move::Done | Move::Transfer(..) => 1,
        Move::Draw | Move::DrawTop(_) | Move::Drop(_) | Move::Hit(_) => 5,
    }
}

fn scramble(position: &Position, viewer: Viewer, chance: &mut Chance) -> Position {
    position.scrambled(viewer, chance)
}

#[test]
fn standard_keeps_the_laws_for_two_to_four() {
    for seats in 2..=4 {
        check(&[], seats, 3);
    }
}

#[test]
fn takeover_keeps_the_laws() {
    check(&[("version", "takeover")], 2, 4);
}

#[test]
fn empire_keeps_the_laws_for_two_to_four() {
    for seats in 2..=4 {
        check(&[("version", "empire")], seats, 2);
    }
}

#[test]
fn king_of_the_castle_keeps_the_laws() {
    check(&[("version", "king")], 2, 4);
}

#[test]
fn siege_solitaire_keeps_the_laws() {
    check(&[("version", "siege")], 1, 4);
    check(&[("version", "siege"), ("strict_finish", "on")], 1, 2);
}

#[test]
fn every_combination_of_advanced_rules_keeps_the_laws() {
    combinations::of_advanced_rules(|options, seats| check(options, seats, 1));
}
