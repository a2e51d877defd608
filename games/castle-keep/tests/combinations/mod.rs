//! The advanced rules of Castle Keep, in all combinations.

/// Has each combination of advanced rules tried in each version that has them, with these options and so many seats.
pub(crate) fn of_advanced_rules(attempt: impl Fn(&[(&str, &str)], u8)) {
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
