//! The rules of leagues: divisions, and promotion and relegation between seasons.

pub(crate) mod reachable_places;

use crate::model::clubs::Entrant;
use crate::model::clubs::standings::Standing;

/// The fewest entrants of a division.
pub const DIVISION_LEAST: usize = 4;

/// The maximum number of entrants of a division.
pub const DIVISION_MOST: usize = 8;

/// The preferred size of a division, from which the number of divisions follows.
const DIVISION_SIZE: usize = 6;

/// The number of entrants who are promoted from a division of this size. As many are relegated.
pub fn movers(size: usize) -> usize {
    size.div_ceil(4)
}

/// Cuts a ranking into divisions of 4 to 8 entrants, as equal as possible. `None` for fewer than four entrants.
pub(crate) fn divisions(ordered: &[Entrant]) -> Option<Vec<Vec<Entrant>>> {
    if ordered.len() < DIVISION_LEAST {
        return None;
    }
    let near = (ordered.len() + DIVISION_SIZE / 2) / DIVISION_SIZE;
    let count = near.max(ordered.len().div_ceil(DIVISION_MOST)).max(1);
    let (least, longer) = (ordered.len() / count, ordered.len() % count);
    let mut rest = ordered;
    let sizes = (0..count).map(|index| least + usize::from(index < longer));
    Some(sizes.map(|size| rest.split_off(..size).unwrap_or_default().to_vec()).collect())
}

/// The divisions of the next season. `None` if too few entrants play.
///
/// `last` has the standings of each division, the highest first. `returning` are the entrants of `last` who play again,
/// and `newcomers` the others, the strongest first. Each returning entrant moves by at most one division, and newcomers
/// begin at the bottom. The divisions are then cut from this ranking, so an entrant who leaves lifts those below.
pub(crate) fn next_divisions(
    last: &[Vec<Standing>],
    returning: &[Entrant],
    newcomers: &[Entrant],
) -> Option<Vec<Vec<Entrant>>> {
    let mut order: Vec<(Wanted, Entrant)> = Vec::new();
    for (division, standings) in last.iter().enumerate() {
        let playing = standings.iter().enumerate();
        order.extend(playing.filter(|(_, row)| returning.contains(&row.entrant)).map(
            |(place, row)| (Wanted::of(division, place, standings.len(), last.len()), row.entrant),
        ));
    }
    order.sort_by_key(|(wanted, _)| *wanted);
    let ordered: Vec<_> =
        order.into_iter().map(|(_, entrant)| entrant).chain(newcomers.iter().copied()).collect();
    divisions(&ordered)
}

/// The place in the next season that an entrant has earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Wanted {
    division: usize,
    /// How the entrant came into the division: the relegated come first, the promoted last.
    origin: Move,
    place: usize,
}

/// An entrant's move between two seasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// To the division below.
    Relegated,
    /// To the same division.
    Stays,
    /// To the division above.
    Promoted,
}

/// The move of the entrant at index `place` of a division's standings. `division` counts from 0 for the highest.
pub fn move_at(place: usize, size: usize, division: usize, divisions: usize) -> Move {
    let (is_top, is_bottom) = (division == 0, division + 1 == divisions);
    if place < movers(size) && !is_top {
        Move::Promoted
    } else if place + movers(size) >= size && !is_bottom {
        Move::Relegated
    } else {
        Move::Stays
    }
}

impl Wanted {
    fn of(division: usize, place: usize, size: usize, divisions: usize) -> Self {
        let origin = move_at(place, size, division, divisions);
        let division = match origin {
            Move::Promoted => division - 1,
            Move::Stays => division,
            Move::Relegated => division + 1,
        };
        Self { division, origin, place }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::clubs::points::Points;

    fn entrants(numbers: impl IntoIterator<Item = u32>) -> Vec<Entrant> {
        numbers.into_iter().map(Entrant).collect()
    }

    fn table(numbers: impl IntoIterator<Item = u32>) -> Vec<Standing> {
        let row = |(place, entrant)| Standing {
            entrant,
            place,
            points: Points::NONE,
            buchholz: Points::NONE,
            sonneborn_berger: 0,
            wins: 0,
            played: 0,
        };
        (1..).zip(entrants(numbers)).map(row).collect()
    }

    #[test]
    fn every_number_of_entrants_gives_divisions_of_four_to_eight() {
        assert_eq!(divisions(&entrants(0..3)), None);
        for count in 4..=500 {
            let found = divisions(&entrants(0..count)).unwrap();
            assert!(found.iter().all(|one| (4..=8).contains(&one.len())), "{count}");
            assert_eq!(found.concat(), entrants(0..count));
        }
    }

    #[test]
    fn a_quarter_moves_up_and_a_quarter_down() {
        let last = [table(0..6), table(6..12), table(12..18)];
        let next = next_divisions(&last, &entrants(0..18), &[]).unwrap();
        assert_eq!(next[0], entrants([0, 1, 2, 3, 6, 7]));
        assert_eq!(next[1], entrants([4, 5, 8, 9, 12, 13]));
        assert_eq!(next[2], entrants([10, 11, 14, 15, 16, 17]));
    }

    #[test]
    fn newcomers_begin_in_the_last_division_and_gaps_are_filled_from_below() {
        let last = [table(0..4), table(4..8)];
        let next =
            next_divisions(&last, &entrants([0, 1, 4, 5, 6]), &entrants([20, 21, 22])).unwrap();
        assert_eq!(next.concat(), entrants([0, 1, 4, 5, 6, 20, 21, 22]));
        assert_eq!(next_divisions(&last, &entrants([0, 1]), &entrants([20])), None);
    }

    #[test]
    fn promotion_and_relegation_stay_within_the_league() {
        assert_eq!(move_at(0, 6, 0, 2), Move::Stays);
        assert_eq!(move_at(5, 6, 0, 2), Move::Relegated);
        assert_eq!(move_at(0, 6, 1, 2), Move::Promoted);
        assert_eq!(move_at(5, 6, 1, 2), Move::Stays);
        assert_eq!([4, 5, 8].map(movers), [1, 2, 2]);
    }
}
