//! The testkit can fail: each fault of the toy game is caught, by the law that it breaks.

use crate::toy::*;
use testkit::{Checks, Law, Plan, check_rules, try_game, try_rules};

fn plan() -> Plan {
    Plan::default().games(8).ends_within(16).texts(&["take 1", "bid 1", "bid 9"])
}

fn checks<const FAULT: u8>() -> Checks<Toy<FAULT>> {
    Checks::of(plan())
        .scramble(scramble::<FAULT>)
        .bias(|_, _, mv| if matches!(mv, Mv::Take(1)) { 5 } else { 1 })
}

fn check<const FAULT: u8>(law: Law) {
    let breach = try_rules(&checks::<FAULT>()).expect_err("a fault was not found");
    assert_eq!(breach.law, law, "{breach}");
}

#[test]
fn a_sound_game_passes() {
    check_rules(&checks::<FINE>());
    try_game(&rules::Plugin::<Toy<FINE>>::new(), &plan()).unwrap();
    let lost = Plan::default().table(&[("last", "loses")], 2).without_load().break_off_after(5);
    check_rules(&Checks::<Toy<FINE>>::of(lost).scramble(scramble::<FINE>));
}

#[test]
fn status_and_legal_moves_must_agree() {
    check::<SPEECHLESS_END>(Law::Turn);
    check::<ENDLESS_TURNS>(Law::Turns);
    check::<GENEROUS>(Law::Legal);
    check::<STUCK>(Law::Legal);
}

#[test]
fn legal_moves_must_be_sorted_counted_and_exact() {
    check::<REVERSED>(Law::Sorted);
    check::<MISCOUNTED>(Law::Counted);
    check::<PICKS_TOO_MANY>(Law::Picked);
    check::<TOO_STRICT>(Law::Accepted);
    check::<TOO_LENIENT>(Law::Unlisted);
}

#[test]
fn refusals_must_change_nothing_and_give_a_reason() {
    check::<TALLYING>(Law::Unchanged);
    check::<WORDLESS>(Law::Refusal);
    check::<PANICS>(Law::NoPanic);
}

#[test]
fn notation_must_be_tolerant_and_suggestions_limited() {
    check::<CASE_SENSITIVE>(Law::Notation);
    check::<SUGGESTS_TOO_MUCH>(Law::Suggested);
    check::<DEAF_SUGGESTIONS>(Law::Suggested);
}

#[test]
fn choices_must_reach_exactly_the_legal_moves() {
    check::<NO_LABEL>(Law::Staged);
    check::<DEAD_END>(Law::Staged);
    check::<UNLISTED_SPRITE>(Law::Sprites);
    check::<GREEDY_MENU>(Law::Staged);
    check::<OFFERS_TOO_MUCH>(Law::Completed);
    check::<OFFERS_TOO_LITTLE>(Law::Reached);
    check::<LONG_LAYOUT>(Law::SavedLayout);
}

#[test]
fn board_steps_must_reach_exactly_the_legal_moves() {
    check::<TAPS_TOO_MUCH>(Law::StepsReach);
    check::<TAPS_TOO_LITTLE>(Law::StepsReach);
    check::<TAPS_BESIDE>(Law::Steps);
    check::<TAPS_ALIKE>(Law::Steps);
    check::<TAPS_WITH_ONE_ID>(Law::Steps);
    check::<TAPS_FOR_OTHERS>(Law::Steps);
    check::<TAPS_WITHOUT_BUTTON>(Law::Steps);
    check::<TAPS_ODD_FORM>(Law::Steps);
    check::<TAPS_AFTER_ANYTHING>(Law::Steps);
}

#[test]
fn places_and_carried_pieces_must_be_named() {
    check::<SILENT_PLACE>(Law::PlaceWords);
    check::<WORDS_FOR_NOTHING>(Law::PlaceWords);
    check::<LOST_PIECE>(Law::Carried);
}

#[test]
fn stored_loaded_and_replayed_positions_must_be_equal() {
    check::<LOSSY_STORE>(Law::Saved);
    check::<FORGETFUL_LOAD>(Law::Loaded);
    check::<DRIFTING_PLAY>(Law::Replayed);
    check::<DRIFTING_TEXT>(Law::Determined);
    check::<DRIFTING_SET_UP>(Law::Determined);
    check::<FIRST_COME>(Law::Order);
}

#[test]
fn texts_scenes_and_words_must_be_valid() {
    check::<WORDY>(Law::Text);
    check::<STILL_ASKING>(Law::Stopped);
    check::<OFF_THE_BOARD>(Law::Scene);
    check::<SHOWN_NONSENSE>(Law::Scene);
    check::<MENTIONS>(Law::Notes);
    check::<A_NAME_TOO_MANY>(Law::Names);
    check::<CHATTY_SUMMARY>(Law::Info);
    check::<UNWORDED>(Law::Words);
    check::<IDLE_WORDS>(Law::Words);
}

#[test]
fn hidden_information_must_stay_hidden() {
    check::<OPEN_BIDS>(Law::Secrecy);
    check::<TELLING_NOTES>(Law::Secrecy);
    check::<TELLING_REFUSALS>(Law::Secrecy);
    check::<UNSEALED>(Law::Sealed);
    check::<IDLE_SCRAMBLE>(Law::Scrambled);
}

#[test]
fn a_game_with_hidden_information_must_provide_a_scramble() {
    let breach = try_rules(&Checks::<Toy<FINE>>::of(plan())).expect_err("nothing was exchanged");
    assert_eq!(breach.law, Law::Secrecy, "{breach}");
}

#[test]
fn a_promised_end_must_be_reached() {
    let breach = try_game(&rules::Plugin::<Toy<FINE>>::new(), &Plan::default().ends_within(3));
    assert_eq!(breach.expect_err("it ended too soon").law, Law::Ends);
}

#[test]
fn a_breach_names_the_game_and_its_setup() {
    let breach = try_rules(&checks::<WORDY>()).expect_err("a fault was not found").to_string();
    for part in ["the law `Text` is broken", "game stones seats 2", "options", "seed 0000"] {
        assert!(breach.contains(part), "no `{part}` in {breach}");
    }
}
