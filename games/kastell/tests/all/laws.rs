//! The laws that every game must pass, with every option.

use kastell::{Kastell, Move, View};
use rules::Seat;
use testkit::{Checks, Plan};

/// Texts that are nearly moves.
const TEXTS: &[&str] = &[
    "tn@c3",
    "T n c3",
    "Tx@c3",
    "Tn@i9",
    "On@a1",
    "o a1",
    "I@a1",
    "Is@a1",
    "c3 d3 e3 d4",
    "c3d3",
    "a1 a2 a3 c4",
    "a1 a1 a1 a1",
    "swap",
    "keep",
    "pick T",
    "pick",
    "pick TT",
    "trees a1 a1 a2",
    "trees a1,a2,a3",
    "tree",
    "Tn@h8",
    "@@@@",
    "é8 ü",
    "٣٤ ab",
    "pick é",
];

/// Plays games with these options.
fn check(options: &[(&str, &str)], games: u64) {
    let plan = Plan::default().table(options, 2).games(games).ends_within(32).texts(TEXTS);
    testkit::check_rules(&Checks::<Kastell>::of(plan).bias(towards_swaps));
}

/// Prefers swaps, which are one move of hundreds.
fn towards_swaps(_view: &View, _seat: Seat, mv: &Move) -> u32 {
    if *mv == Move::Swap { 1000 } else { 1 }
}

#[test]
fn the_standard_rules_keep_the_laws() {
    check(&[], 8);
}

#[test]
fn every_variant_keeps_the_laws() {
    for contact in ["free", "apart", "linked"] {
        for picker in ["self", "opponent"] {
            check(&[("contact", contact), ("picker", picker), ("trees", "c3,d6,g4")], 4);
        }
    }
}

#[test]
fn planting_the_trees_keeps_the_laws() {
    // One game: 41 664 ways to plant three trees are tried one by one.
    let options = &[("trees", "black"), ("contact", "linked"), ("picker", "opponent")];
    let plan = Plan::default().table(options, 2).games(1).ends_within(32).texts(TEXTS);
    testkit::check_rules(&Checks::<Kastell>::of(plan));
}
