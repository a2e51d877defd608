//! The armies that the computer places, each with its weight.

use rules::{Chance, Seat};

use crate::field::Field;
use crate::formations::FORMATIONS;
use crate::layout::Layout;
use crate::moves::Deployment;
use crate::pieces::{Crush, Pieces};

/// An army and its weights. Letters go from the front row and the player's left; a weight for each kind of [`Crush`].
type WeightedArmy = (&'static str, [u16; 3]);

/// The results of `examples/armies.rs`: the armies play each other, and regret matching sets the weights. Armies of
/// weight 0 stay for the next run.
const SMALL: &[WeightedArmy] = &[
    ("PMHPHMPH/-H-M-GP-", [0, 11, 1]),
    ("HPMHMPHM/-M-P-GH-", [0, 0, 6]),
    ("PMHPHMPH/G-H-M-P-", [0, 0, 0]),
    ("HHPHHPHH/-MPGPM--", [0, 16, 35]),
    ("PMHPHMPH/---G----", [35, 5, 0]),
    ("HPMHMPHM/---G----", [35, 0, 15]),
    ("HHHHHHHH/MPMGMPMM", [3, 0, 0]),
    ("HHHHHHHH/--MGP---", [0, 0, 0]),
    ("PPPPPPPP/PHHGMMHP", [3, 12, 4]),
    ("HMHMHMHM/PPPGPPHM", [21, 13, 32]),
    ("MPHMPHMP/HMPGHMPH", [3, 13, 3]),
    ("MHPMHPMH/PMHPGHPM", [0, 30, 4]),
    ("PPPPPPPP/HMMGMMMH", [0, 0, 0]),
    ("HHPMMPHH/HPMGMPMH", [0, 0, 0]),
    ("MMMPPHHH/MMPGPPHH", [0, 0, 0]),
    ("HMPHMP-P/MPHMPHMG", [0, 0, 0]),
];

const LARGE: &[WeightedArmy] = &[
    ("MPHMPHMPH/HMPHMPHMP/----G----", [2, 2, 2]),
    ("HHPMPMPHH/HHPM-MPHH/----G-M--", [22, 22, 22]),
    ("P-M-H-P-M/-H-P-M-H-/M-P-G-H-P", [7, 7, 7]),
    ("MPHMP-H-M/PHMP--H-M/GMPH---P-", [0, 0, 0]),
    ("HM-P-M-PH/-P-H-M-P-/M---G---H", [6, 6, 6]),
    ("HHHHHHHHH/-PPP-MMM-/M---G-P-M", [2, 2, 2]),
    ("MHPMHPMHP/PMHPMHPMH/----G----", [2, 2, 2]),
    ("MMHHP-MPH/PPMMH-HMP/----G----", [11, 11, 11]),
    ("PPPPPPPPP/-MMHGHMM-/M-H---H--", [10, 10, 10]),
    ("HHHHHHHHH/-MMPGPMM-/P-M---M--", [39, 39, 39]),
    ("HPMHPMHPM/---G-----/---------", [0, 0, 0]),
];

fn library(field: Field) -> &'static [WeightedArmy] {
    match field {
        Field::Small => SMALL,
        Field::Large => LARGE,
    }
}

/// The armies of the library for a board, a crush rule and a seat, with their weights.
pub fn armies(field: Field, crush: Crush, seat: Seat) -> Vec<(Deployment, u16)> {
    let deployed = |letters| army(field, letters).deployment(seat);
    library(field)
        .iter()
        .map(|&(letters, weights)| (deployed(letters), weights[weight_index(crush)]))
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
    let weight = |army: &WeightedArmy| usize::from(army.1[weight_index(pieces.crush)]);
    let sum: usize = library.iter().map(weight).sum();
    let mut drawn = chance.index(sum.max(1));
    let found = library.iter().find(|army| {
        let is_it = drawn < weight(army);
        drawn = drawn.saturating_sub(weight(army));
        is_it
    });
    either_way(army(pieces.field, found.map_or("", |(letters, _)| letters)), seat, chance)
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
    fn every_library_entry_is_a_full_army() {
        for field in [Field::Small, Field::Large] {
            for (letters, _) in library(field) {
                let layout = Layout::parse(field, letters).unwrap_or_else(|| Layout::empty(field));
                assert!(layout.is_full() && layout.is_army(), "{letters}");
            }
        }
    }
}
