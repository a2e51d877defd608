//! Helpers for several tests: combinations of advanced rules, a bias toward building, scrambled positions.

use castle_keep::{Move, Position, View};
use rules::{Chance, Seat, Viewer};

/// Tries each combination of advanced rules in each version that has them.
pub(crate) fn each_combination_of_rules(attempt: impl Fn(&[(&str, &str)], u8)) {
    for (version, seats) in [("standard", 3), ("takeover", 2), ("empire", 2), ("king", 2)] {
        for rules in 1..8 {
            let on = |bit: u8| if rules & bit == 0 { "off" } else { "on" };
            let options = [
                ("version", version),
                ("towers", on(1)),
                ("discard_draw", on(2)),
                ("strict_finish", on(4)),
            ];
            attempt(&options, seats);
        }
    }
}

/// Prefers to build, which leads to attacks, full castles and ends.
pub(crate) fn towards_building(_view: &View, _seat: Seat, mv: &Move) -> u32 {
    match mv {
        Move::Build { .. } => 20,
        Move::Attack { .. } => 6,
        Move::Pass | Move::Done | Move::Transfer(..) => 1,
        Move::Draw | Move::DrawTop(_) | Move::Drop(_) | Move::Hit(_) => 5,
    }
}

/// Replaces what the viewer can't see.
pub(crate) fn scramble(position: &Position, viewer: Viewer, chance: &mut Chance) -> Position {
    position.scrambled(viewer, chance)
}
