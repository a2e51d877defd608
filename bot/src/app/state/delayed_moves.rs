//! Computer moves that wait for a set time, so that thinking time reveals no hand.

use std::collections::BTreeMap;

use matches::{Decision, MatchId, Revision, Timestamp};
use parking_lot::Mutex;
use rules::Level;

/// The first reveal time of a move, in milliseconds after its turn began: for quick levels, and for the strongest.
///
/// Both come before the board of the previous move stops waiting for the computer's move.
const QUICK_MS: u64 = 1_000;
const THOROUGH_MS: u64 = 2_500;

/// The time limit of all quick computers at a table together, in milliseconds. It is so short that one board shows all
/// their moves.
const TABLE_MS: u64 = 1_800;

/// The factor from one reveal time of a turn to the next. With long intervals, a missed reveal time on a busy machine
/// reveals little.
const GROWTH: u64 = 4;

/// The longest interval between reveal times, in milliseconds. After hours of downtime, a move must not wait for hours
/// more.
const MAX_STEP_MS: u64 = 16_000;

/// The maximum number of decisions to keep, one per match. A dropped one is computed again, with the same result.
const MAX_MATCHES: usize = 4_096;

/// The milliseconds from a decision's reveal time until it is dropped, since another process has carried it out.
const KEPT_MS: u64 = 60_000;

/// Decisions that wait for their reveal time, one per match. Other and later processes lack these decisions, and think
/// again.
#[derive(Debug, Default)]
pub(crate) struct DelayedMoves(Mutex<BTreeMap<MatchId, DelayedMove>>);

/// A decision of a computer player, and its reveal time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DelayedMove {
    pub(crate) seen: Revision,
    pub(crate) decision: Decision,
    pub(crate) at: Timestamp,
}

impl DelayedMove {
    /// Whether the reveal time is still to come. A time too far ahead was set before the clock was put back, and
    /// doesn't count.
    pub(crate) fn waits(&self, now: Timestamp) -> bool {
        (1..=MAX_STEP_MS).contains(&self.at.0.saturating_sub(now.0))
    }
}

impl DelayedMoves {
    /// Stores a decision. If there are too many, the earliest one is dropped, since its reveal time is most likely
    /// over.
    pub(crate) fn insert(&self, id: MatchId, delayed: DelayedMove, now: Timestamp) {
        let mut all = self.0.lock();
        all.retain(|_, delayed| delayed.at.plus(KEPT_MS) > now);
        if all.len() >= MAX_MATCHES && !all.contains_key(&id) {
            let first = all.iter().min_by_key(|(_, delayed)| delayed.at).map(|(&first, _)| first);
            first.and_then(|first| all.remove(&first));
        }
        all.insert(id, delayed);
    }

    /// The decision that was made at this revision of the match.
    pub(crate) fn get(&self, id: MatchId, seen: Revision) -> Option<DelayedMove> {
        self.0.lock().get(&id).filter(|delayed| delayed.seen == seen).cloned()
    }

    /// Whether a decision of this match is stored.
    pub(crate) fn contains(&self, id: MatchId) -> bool {
        self.0.lock().contains_key(&id)
    }

    /// Removes the decision of a match, since it is carried out or no longer needed.
    pub(crate) fn remove(&self, id: MatchId) {
        self.0.lock().remove(&id);
    }
}

/// The reveal time of a computer's move: the first one from `now` on, in a turn that began at `began`.
///
/// `computers` is the number of computers at the table. If clocks differ, a turn may seem to begin in the future. Then
/// it begins now.
pub(crate) fn reveal_time(
    level: Level,
    computers: usize,
    began: Timestamp,
    now: Timestamp,
) -> Timestamp {
    let began = began.min(now);
    let passed = now.0 - began.0;
    let quick = QUICK_MS.min(TABLE_MS / computers.max(1) as u64);
    let mut after = if level == Level::BEST { THOROUGH_MS } else { quick };
    while after < passed && after * (GROWTH - 1) < MAX_STEP_MS {
        after *= GROWTH;
    }
    began.plus(after + passed.saturating_sub(after).next_multiple_of(MAX_STEP_MS))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(level: u8, thought: u64) -> u64 {
        let began = Timestamp(5_000);
        reveal_time(Level::of(level).unwrap(), 1, began, began.plus(thought)).0 - began.0
    }

    fn resign(seen: u64, at: u64) -> DelayedMove {
        DelayedMove { seen: Revision(seen), decision: Decision::Resign, at: Timestamp(at) }
    }

    #[test]
    fn reveal_times_are_rounded_up_to_few_steps() {
        for thought in [0, 1, 30, 999, 1_000] {
            assert_eq!(after(1, thought), 1_000);
            assert_eq!(after(4, thought), 1_000);
            assert_eq!(after(5, thought), 2_500);
        }
        assert_eq!((after(5, 2_500), after(5, 2_501), after(5, 10_000)), (2_500, 10_000, 10_000));
        assert_eq!((after(2, 1_001), after(2, 4_001)), (4_000, 16_000));
    }

    #[test]
    fn three_computers_in_a_row_finish_before_the_board_is_posted() {
        let (level, began) = (Level::of(4).unwrap(), Timestamp(5_000));
        let done = (0..3).fold(began, |began, _| reveal_time(level, 3, began, began.plus(90)));
        assert!(done < began.plus(3_000 - 1_000), "{done:?}");
    }

    #[test]
    fn a_long_search_is_delayed_by_one_step_at_most() {
        assert_eq!((after(2, 16_001), after(2, 32_001)), (32_000, 48_000));
        assert_eq!((after(5, 10_001), after(5, 26_001)), (26_000, 42_000));
        for passed in [11 * 60_000, 24 * 3_600_000, 400 * 24 * 3_600_000] {
            let waits = after(1, passed) - passed;
            assert!(waits <= MAX_STEP_MS, "{waits} after {passed}");
        }
    }

    #[test]
    fn a_clock_that_runs_behind_adds_no_delay() {
        let at = reveal_time(Level::of(1).unwrap(), 1, Timestamp(3_600_000), Timestamp(7));
        assert_eq!(at, Timestamp(1_007));
    }

    #[test]
    fn a_delayed_move_is_kept_until_removal_or_a_new_revision() {
        let (delayed_moves, id, now) = (DelayedMoves::default(), MatchId(3), Timestamp(10));
        assert!(!delayed_moves.contains(id));
        delayed_moves.insert(id, resign(4, 11), now);
        assert!(delayed_moves.contains(id));
        assert_eq!(delayed_moves.get(id, Revision(4)), Some(resign(4, 11)));
        assert_eq!(delayed_moves.get(id, Revision(5)), None, "the match has a newer revision");
        delayed_moves.insert(id, resign(6, 12), now);
        assert_eq!(delayed_moves.get(id, Revision(6)), Some(resign(6, 12)));
        delayed_moves.remove(id);
        assert!(!delayed_moves.contains(id));
    }

    #[test]
    fn delayed_moves_are_capped_and_always_include_the_newest() {
        let (delayed_moves, many) = (DelayedMoves::default(), 2 * MAX_MATCHES as u64);
        for number in 0..many {
            let id = MatchId(many - number);
            delayed_moves.insert(id, resign(1, 7 + number % 2), Timestamp(7));
            assert!(delayed_moves.contains(id), "it would be thought about for ever");
        }
        assert_eq!(delayed_moves.0.lock().len(), MAX_MATCHES);
    }

    #[test]
    fn unused_delayed_moves_expire() {
        let delayed_moves = DelayedMoves::default();
        delayed_moves.insert(MatchId(1), resign(1, 7), Timestamp(5));
        delayed_moves.insert(MatchId(2), resign(1, 8 + KEPT_MS), Timestamp(7 + KEPT_MS));
        assert!(!delayed_moves.contains(MatchId(1)) && delayed_moves.contains(MatchId(2)));
    }
}
