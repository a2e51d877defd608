//! Tells which places players of a division can still reach, such as "can still be promoted".
//!
//! The answer is exact except for tie-breaks, which may decide for or against a player. A match gives two half points.
//! Whether the other players can share all of them as needed is a maximum-flow problem.

/// An unfinished match, by the indices of its players.
pub(crate) type OpenMatch = [usize; 2];

/// A division in the middle of a season.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenDivision<'a> {
    /// The half points of each player.
    pub halves: &'a [u32],
    /// The unfinished matches.
    pub open: &'a [OpenMatch],
}

/// The number of half points that a match gives.
const MATCH: u32 = 2;

impl OpenDivision<'_> {
    /// Whether a player can still end among the first `count`.
    pub(crate) fn can_be_among_first(&self, player: usize, count: usize) -> bool {
        let total = self.halves[player] + MATCH * self.open_matches_of(player);
        // At most `count - 1` players, those in `ahead`, may end with more points than this player.
        self.choices(player, count.saturating_sub(1))
            .any(|ahead| self.can_stay_below(player, total, &ahead))
    }

    /// Whether a player can still end among the last `count`.
    pub(crate) fn can_be_among_last(&self, player: usize, count: usize) -> bool {
        let own = self.halves[player];
        let others = self.halves.len() - 1;
        let needed_ahead = (others + 1).saturating_sub(count).min(others);
        self.choices(player, needed_ahead).any(|ahead| self.can_overtake(player, own, &ahead))
    }

    fn open_matches_of(&self, player: usize) -> u32 {
        let own = self.open.iter().filter(|one| one.contains(&player));
        u32::try_from(own.count()).unwrap_or(u32::MAX / 4)
    }

    /// All sets of `count` other players, each as a flag per player.
    fn choices(&self, player: usize, count: usize) -> impl Iterator<Item = Vec<bool>> {
        let players = self.halves.len();
        (0_u32..1 << players)
            .filter(move |set| {
                set.count_ones() as usize == count.min(players - 1) && set >> player & 1 == 0
            })
            .map(move |set| (0..players).map(|index| set >> index & 1 == 1).collect())
    }

    /// Whether all players outside `ahead` can end with at most `total`, if this player wins every match.
    fn can_stay_below(&self, player: usize, total: u32, ahead: &[bool]) -> bool {
        let room: Option<Vec<u32>> = (0..self.halves.len())
            .map(|index| {
                if index == player || ahead[index] {
                    Some(u32::MAX / 4)
                } else {
                    total.checked_sub(self.halves[index])
                }
            })
            .collect();
        // Players in `ahead` may win all their matches, so only matches between the others matter.
        let between: Vec<_> = self
            .open
            .iter()
            .copied()
            .filter(|pair| pair.iter().all(|&index| index != player && !ahead[index]))
            .collect();
        let needed = MATCH * u32::try_from(between.len()).unwrap_or(u32::MAX / 4);
        room.is_some_and(|room| shared(&between, &room) == needed)
    }

    /// Whether all players in `ahead` can reach at least `own`, if this player loses every match.
    fn can_overtake(&self, player: usize, own: u32, ahead: &[bool]) -> bool {
        let needs: Vec<u32> = (0..self.halves.len())
            .map(|index| if ahead[index] { own.saturating_sub(self.halves[index]) } else { 0 })
            .collect();
        let useful: Vec<_> = self
            .open
            .iter()
            .copied()
            .map(|[one, two]| {
                if one == player {
                    [two, two]
                } else if two == player {
                    [one, one]
                } else {
                    [one, two]
                }
            })
            .collect();
        shared(&useful, &needs) == needs.iter().sum::<u32>()
    }
}

/// The maximum number of half points that the matches can give, if each player takes at most their `room`.
///
/// This is a maximum flow: a match may pass a half point from one of its players to the other, which frees room.
fn shared(matches: &[OpenMatch], room: &[u32]) -> u32 {
    let mut flow = Flow { matches, given: vec![[0; 2]; matches.len()], left: room.to_vec() };
    let halves = matches.iter().enumerate().flat_map(|(index, _)| [index; MATCH as usize]);
    let given = halves.filter(|&index| flow.give(index, &mut vec![false; room.len()])).count();
    u32::try_from(given).unwrap_or(u32::MAX)
}

struct Flow<'a> {
    matches: &'a [OpenMatch],
    /// The half points that each match gives to its two players.
    given: Vec<[u32; 2]>,
    left: Vec<u32>,
}

impl Flow<'_> {
    /// Gives a half point of this match to one of its players. Other matches may pass half points to make room.
    fn give(&mut self, index: usize, seen: &mut [bool]) -> bool {
        (0..2).any(|side| {
            let player = self.matches[index][side];
            let has_room =
                !std::mem::replace(&mut seen[player], true) && self.make_room(player, seen);
            if has_room {
                self.given[index][side] += 1;
            }
            has_room
        })
    }

    /// Uses one unit of a player's room. Without room, one of the player's matches passes a half point to its other
    /// player.
    fn make_room(&mut self, player: usize, seen: &mut [bool]) -> bool {
        if self.left[player] > 0 {
            self.left[player] -= 1;
            return true;
        }
        (0..self.matches.len()).any(|index| {
            (0..2).any(|side| {
                let other = self.matches[index][1 - side];
                let may = self.matches[index][side] == player
                    && self.given[index][side] > 0
                    && !seen[other];
                if !may {
                    return false;
                }
                seen[other] = true;
                let is_moved = self.make_room(other, seen);
                if is_moved {
                    self.given[index][side] -= 1;
                    self.given[index][1 - side] += 1;
                }
                is_moved
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The half points of all players, for each way in which the open matches can end.
    fn endings(halves: &[u32], open: &[OpenMatch]) -> Vec<Vec<u32>> {
        let Some((&[one, two], rest)) = open.split_first() else { return vec![halves.to_vec()] };
        let after = |first: u32| {
            let mut halves = halves.to_vec();
            halves[one] += first;
            halves[two] += MATCH - first;
            endings(&halves, rest)
        };
        (0..=MATCH).flat_map(after).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

        #[test]
        fn reachable_places_match_the_enumeration_of_all_endings(
            halves in proptest::collection::vec(0_u32..6, 4..6),
            drawn in proptest::collection::vec((0_usize..4, 1_usize..4), 0..6),
            count in 1_usize..3,
        ) {
            let open: Vec<OpenMatch> = drawn.iter().map(|&(one, step)| [one, (one + step) % 4]).collect();
            let race = OpenDivision { halves: &halves, open: &open };
            let all = endings(&halves, &open);
            for player in 0..halves.len() {
                let ahead = |end: &Vec<u32>| end.iter().filter(|&&other| other > end[player]).count();
                let behind = |end: &Vec<u32>| end.iter().filter(|&&other| other < end[player]).count();
                let first = all.iter().any(|end| ahead(end) < count);
                prop_assert_eq!(race.can_be_among_first(player, count), first, "first {}", player);
                let last = all.iter().any(|end| behind(end) < count);
                prop_assert_eq!(race.can_be_among_last(player, count), last, "last {}", player);
            }
        }
    }

    #[test]
    fn rivals_that_play_each_other_cannot_both_lose() {
        // Player 0 has 2 and no match left. Players 1 and 2 have 2 each and play each other, so one of them passes 0 or
        // all stay level.
        let race = OpenDivision { halves: &[2, 2, 2], open: &[[1, 2]] };
        assert!(!race.can_be_among_first(0, 1));
        assert!(race.can_be_among_first(0, 2));
        assert!(race.can_be_among_last(1, 1));
        assert!(race.can_be_among_first(1, 1));
    }
}
