//! The laws for computer players can fail, too.

use testkit::{Checks, Law, Plan, check_computer_player, try_computer_player};

use crate::toy::*;

fn checks<const FAULT: u8>() -> Checks<Toy<FAULT>> {
    Checks::of(Plan::default().games(8).ends_within(16)).scramble(scramble::<FAULT>)
}

fn check<const FAULT: u8>(law: Law) {
    let breach = try_computer_player(&checks::<FAULT>()).expect_err("a fault was not found");
    assert_eq!(breach.law, law, "{breach}");
}

#[test]
fn a_sound_computer_player_passes() {
    check_computer_player(&checks::<FINE>());
}

#[test]
fn a_computer_player_must_play_legal_and_reproducible_moves() {
    check::<PLAYS_TOO_MUCH>(Law::Thought);
    check::<FICKLE_PLAYER>(Law::Steady);
    check::<NERVOUS_PLAYER>(Law::NoPanic);
}

#[test]
fn an_evaluation_out_of_turn_must_be_known_and_within_bounds() {
    check::<BOASTFUL_PLAYER>(Law::Evaluated);
    check::<UNDECIDED_PLAYER>(Law::Evaluated);
}

#[test]
fn a_determinized_position_must_be_possible_and_use_only_the_view() {
    check::<DEALS_TOO_MUCH>(Law::Determinized);
    check::<DEALS_NONSENSE>(Law::Playable);
    check::<PEEKS>(Law::NoPeeking);
}

#[test]
fn a_computer_player_must_stop_on_request() {
    check::<DEAF_PLAYER>(Law::Stops);
}
