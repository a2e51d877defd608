//! The armies that the computer places, each with its weight.

use std::sync::LazyLock;

use rules::{Chance, Seat};

use crate::army_layout::Layout;
use crate::field::Field;
use crate::formations::FORMATIONS;
use crate::moves::Deployment;
use crate::pieces::{Crush, Pieces};

/// An army as letters from the front row and the player's left, and a weight for each kind of [`Crush`].
struct WeightedArmy {
    letters: &'static str,
    weights: [u16; 3],
}

/// The armies of each board. `examples/armies` lets them play each other and writes the weights. Armies of weight 0
/// stay for its next run.
static LIBRARY: LazyLock<[Vec<WeightedArmy>; 2]> = LazyLock::new(|| {
    ["small", "large"].map(|board| {
        let lines = include_str!("../../armies.txt").lines();
        lines.filter_map(|line| WeightedArmy::read(line.strip_prefix(board)?)).collect()
    })
});

impl WeightedArmy {
    fn read(line: &'static str) -> Option<Self> {
        let mut words = line.split_whitespace();
        let letters = words.next()?;
        let weights: Vec<u16> = words.filter_map(|weight| weight.parse().ok()).collect();
        Some(Self { letters, weights: weights.try_into().ok()? })
    }
}

fn library(field: Field) -> &'static [WeightedArmy] {
    let [small, large] = &*LIBRARY;
    match field {
        Field::Small => small,
        Field::Large => large,
    }
}

/// The armies of the library for a board, a crush rule and a seat, with their weights.
pub fn armies(field: Field, crush: Crush, seat: Seat) -> Vec<(Deployment, u16)> {
    let deployed = |letters| army(field, letters).deployment(seat);
    library(field)
        .iter()
        .map(|army| (deployed(army.letters), army.weights[weight_index(crush)]))
        .collect()
}

fn weight_index(crush: Crush) -> usize {
    match crush {
        Crush::Comrade => 0,
        Crush::Anvil => 1,
        Crush::Either => 2,
    }
}

fn army(field: Field, letters: &str) -> Layout {
    Layout::parse(field, letters).unwrap_or_else(|| FORMATIONS[0].layout(field))
}

/// A random army of the library by its weight, mirrored half the time.
pub(super) fn draw(pieces: &Pieces, seat: Seat, chance: &mut Chance) -> Deployment {
    let library = library(pieces.field);
    let weight = |army: &WeightedArmy| usize::from(army.weights[weight_index(pieces.crush)]);
    let sum: usize = library.iter().map(weight).sum();
    let mut drawn = chance.index(sum.max(1));
    let found = library.iter().find(|army| {
        let is_it = drawn < weight(army);
        drawn = drawn.saturating_sub(weight(army));
        is_it
    });
    either_way(army(pieces.field, found.map_or("", |army| army.letters)), seat, chance)
}

pub(super) fn draw_formation(pieces: &Pieces, seat: Seat, chance: &mut Chance) -> Deployment {
    let formation = &FORMATIONS[chance.index(FORMATIONS.len())];
    either_way(formation.layout(pieces.field), seat, chance)
}

fn either_way(layout: Layout, seat: Seat, chance: &mut Chance) -> Deployment {
    let layout = if chance.below(2) == 0 { layout } else { layout.mirrored() };
    // The three kinds are equivalent, so all three rotations are equally likely.
    let layout = (0..chance.below(3)).fold(layout, |layout, _| layout.rotated());
    layout.deployment(seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_army_of_the_file_is_read_and_each_crush_rule_has_weights() {
        let lines = include_str!("../../armies.txt").lines().filter(|line| !line.starts_with('#'));
        assert_eq!(lines.count(), LIBRARY.iter().map(Vec::len).sum::<usize>());
        for column in 0..3 {
            assert!(LIBRARY.iter().all(|board| board.iter().any(|army| army.weights[column] > 0)));
        }
    }

    #[test]
    fn every_library_entry_is_a_full_army() {
        for field in [Field::Small, Field::Large] {
            assert!(library(field).len() > 10);
            for WeightedArmy { letters, .. } in library(field) {
                let layout = Layout::parse(field, letters).unwrap_or_else(|| Layout::empty(field));
                assert!(layout.is_full() && layout.is_army(), "{letters}");
            }
        }
    }
}
