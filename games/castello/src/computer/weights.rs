//! The fitted weights of the evaluation, as `examples/fit` writes them.

use std::sync::LazyLock;

use crate::options::Directions;

/// The score of one logit: an expected result of 73 percent.
pub const LOGIT: i32 = 570;

/// The number of weight units in one unit of a score.
pub const PARTS: i32 = 10;

/// The terms in the order of the file, with the number of weights of each.
const TERMS: [(&str, usize); 13] = [
    ("pawn", 1),
    // For each column forward: up to the fifth, up to the tenth, up to the fifteenth, and beyond.
    ("advance", 4),
    // For each row away from the middle.
    ("edge", 1),
    // Near the castle that the seat reaches first, right next to it, and near the other ones that it may take.
    ("goal", 3),
    // Near the castle that the opponent reaches first.
    ("guard", 1),
    // For one to three castles.
    ("taken", 3),
    // For the number of pawns that the opponent lacks, squared.
    ("losses", 1),
    ("turn", 1),
    // For one to four held sides of a castle, while the opponent holds none, one, or more. The castle is locked, or
    // open with none to three castles taken before.
    ("held-locked", 12),
    ("held-first", 12),
    ("held-second", 12),
    ("held-third", 12),
    ("held-fourth", 12),
];

pub(super) const PAWN: usize = 0;
pub(super) const ADVANCE: usize = 1;
pub(super) const EDGE: usize = 5;
pub(super) const GOAL: usize = 6;
pub(super) const GUARD: usize = 9;
const TAKEN: usize = 10;
const LOSSES: usize = 13;
const TURN: usize = 14;
const HELD: usize = 15;
/// The number of weights.
pub const COUNT: usize = 75;

/// All weights, in units of 1 / `PARTS` of a score.
pub type Weights = [i32; COUNT];

/// The weights by directions.
static WEIGHTS: LazyLock<[Weights; 2]> =
    LazyLock::new(|| read_weights(include_str!("../../weights.txt")));

pub(super) fn weights(directions: Directions) -> &'static Weights {
    &WEIGHTS[directions as usize]
}

/// Reads lines such as `all taken 6000 13000 22000`, in the order of `TERMS`, for both kinds of directions.
pub fn read_weights(text: &str) -> [Weights; 2] {
    ["all ", "orthogonal "].map(|directions| {
        let lines = text.lines().filter_map(|line| line.strip_prefix(directions));
        let numbers =
            lines.flat_map(|line| line.split(' ').skip(1)).map_while(|one| one.parse().ok());
        let mut weights = [0; COUNT];
        weights.iter_mut().zip(numbers).for_each(|(weight, number)| *weight = number);
        weights
    })
}

/// The lines of the file for one kind of directions.
pub fn write_weights(directions: &str, weights: &[i32]) -> String {
    let mut rest = weights.iter();
    let line = |(name, count): (&str, usize)| {
        let numbers = rest.by_ref().take(count).map(|weight| format!(" {weight}"));
        format!("{directions} {name}{}\n", numbers.collect::<String>())
    };
    TERMS.into_iter().map(line).collect()
}

/// The scores that depend on more than a single square.
#[derive(Debug)]
pub(super) struct ScoreTables {
    /// By the number of castles taken.
    pub(super) taken: [i32; 5],
    /// By the number of pawns that the opponent lacks.
    pub(super) losses: [i32; 31],
    pub(super) turn: i32,
    /// By a castle's stage, by the sides that the opponent holds, and by the sides that the seat holds. Stage 0 is a
    /// locked castle. The stage of an open castle is 1 plus the number of castles taken before.
    pub(super) held: [[[i32; 5]; 3]; 5],
}

impl ScoreTables {
    pub(super) fn new(weights: &Weights) -> Self {
        let [one, two, three] = [0, 1, 2].map(|index| points(weights[TAKEN + index]));
        let mut held = [[[0; 5]; 3]; 5];
        for (row, weights) in held.as_flattened_mut().iter_mut().zip(weights[HELD..].chunks(4)) {
            row.iter_mut()
                .skip(1)
                .zip(weights)
                .for_each(|(score, weight)| *score = points(*weight));
        }
        Self {
            taken: [0, one, two, three, 0],
            losses: std::array::from_fn(|lost| points(weights[LOSSES] * (lost * lost) as i32)),
            turn: points(weights[TURN]),
            held,
        }
    }
}

/// A weight as a score.
pub(super) fn points(weight: i32) -> i32 {
    (weight + PARTS / 2).div_euclid(PARTS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_has_every_weight_in_its_order() {
        let text = include_str!("../../weights.txt");
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let [all, orthogonal] = &*WEIGHTS;
        let written = write_weights("all", all) + &write_weights("orthogonal", orthogonal);
        assert!(lines.eq(written.lines()));
        assert_eq!(TERMS.iter().map(|(_, count)| count).sum::<usize>(), COUNT);
    }
}
