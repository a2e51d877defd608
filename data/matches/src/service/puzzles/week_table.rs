//! The week's table of a server, for its daily puzzles.

use std::collections::BTreeMap;

use crate::codec::open;
use crate::error::Refused;
use crate::ids::PlayerId;
use crate::journal::records::NumberRow;
use crate::keys;
use crate::keys::Table;
use crate::model::puzzles::attempt::TRIES;
use crate::model::puzzles::day::{Day, WEEK};
use crate::service::Matches;
use store::Range;

/// A person in the week's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleRank {
    /// The person.
    pub player: PlayerId,
    /// The points: 3 for a puzzle solved at the first try, 2 at the second, 1 at the third.
    pub points: u64,
    /// The number of puzzles solved.
    pub solved: u32,
}

/// The points in the week's table for a daily puzzle that was solved after this many wrong tries.
pub(crate) fn points(wrong: u8) -> u32 {
    u32::from(TRIES.saturating_sub(wrong))
}

impl Matches {
    /// The table of the week that contains this day, the best first.
    pub fn puzzle_table(&self, server: u64, day: Day) -> Result<Vec<PuzzleRank>, Refused> {
        let monday = day.monday();
        let start = Table::DailyPoints.under(&[server, monday.0.into()]).from;
        let end = Table::DailyPoints.under(&[server, (monday.0 + WEEK).into()]).from;
        let range = Range { from: start, to: end, most: usize::MAX, backward: false };
        let mut ranks: BTreeMap<u64, PuzzleRank> = BTreeMap::new();
        for (key, raw) in self.store.scan(&range)? {
            let (Some(player), Ok(NumberRow(points))) = (keys::number(&key, 2), open(&raw)) else {
                continue;
            };
            let new = PuzzleRank { player: PlayerId(player), points: 0, solved: 0 };
            let rank = ranks.entry(player).or_insert(new);
            rank.points += points;
            rank.solved += u32::from(points > 0);
        }
        let mut ranks: Vec<_> = ranks.into_values().filter(|rank| rank.points > 0).collect();
        ranks.sort_by_key(|rank| (std::cmp::Reverse(rank.points), rank.player));
        Ok(ranks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_wrong_try_costs_a_point() {
        assert_eq!([0, 1, 2, 3, 9].map(points), [3, 2, 1, 0, 0]);
    }
}
