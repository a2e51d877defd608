//! What computers have decided and have not done yet. Who holds something hidden answers at set moments after the turn has
//! begun, so that the time it takes tells nothing of a hand.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use matches::{Decision, MatchId, Revision, Timestamp};
use rules::Level;

/// How long the first answer takes of levels that think for a moment, in milliseconds, and of the strongest, which thinks for
/// longer. Both are less than what the board of whoever moved before waits for the answer.
const QUICK: u64 = 1_000;
const THOROUGH: u64 = 2_500;

/// How long all computers at a table take together where they are quick and play one after the other, so that one board shows
/// what all have played.
const TOGETHER: u64 = 1_800;

/// How much later each further moment is: whoever misses one, on a machine that is busy with other things, tells little by it.
const LATER: u64 = 4;

/// How many milliseconds are between two moments at most: whoever was kept from thinking for hours must not wait for hours
/// again.
const STEP: u64 = 16_000;

/// The most matches of which something is remembered. Whatever is forgotten is thought about again, and comes to the same.
const MOST: usize = 4_096;

/// After how many milliseconds nobody comes for what was to be done: another process has done it.
const KEPT: u64 = 60_000;

/// What was decided in matches where computers hold something hidden. Other processes and later ones know nothing of it: they
/// think again.
#[derive(Debug, Default)]
pub(crate) struct DelayedMoves(Mutex<BTreeMap<MatchId, Decided>>);

/// What was decided after which revision, and when it is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Decided {
    pub(crate) seen: Revision,
    pub(crate) decision: Decision,
    pub(crate) at: Timestamp,
}

impl DelayedMoves {
    /// Keeps what was decided now. If there is too much, what was to be done first makes room: whoever was to do it is the
    /// likeliest to have missed it.
    pub(crate) fn keep(&self, id: MatchId, decided: Decided, now: Timestamp) {
        let mut all = self.all();
        all.retain(|_, decided| decided.at.plus(KEPT) > now);
        if all.len() >= MOST && !all.contains_key(&id) {
            let first = all.iter().min_by_key(|(_, decided)| decided.at).map(|(&first, _)| first);
            first.and_then(|first| all.remove(&first));
        }
        all.insert(id, decided);
    }

    /// What was decided after this revision of the match.
    pub(crate) fn decided(&self, id: MatchId, seen: Revision) -> Option<Decided> {
        self.all().get(&id).filter(|decided| decided.seen == seen).cloned()
    }

    /// Whether something was decided and not done.
    pub(crate) fn has(&self, id: MatchId) -> bool {
        self.all().contains_key(&id)
    }

    /// Forgets what was decided in a match: it is done, or nobody waits for it.
    pub(crate) fn forget(&self, id: MatchId) {
        self.all().remove(&id);
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<MatchId, Decided>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The first set moment that is not before `now`, of a turn that has begun then, at a table with so many computers. Where
/// clocks differ it may seem to begin only later: then it begins now.
pub(crate) fn moment(
    (level, computers): (Level, usize),
    began: Timestamp,
    now: Timestamp,
) -> Timestamp {
    let began = began.min(now);
    let passed = now.0 - began.0;
    let quick = QUICK.min(TOGETHER / computers.max(1) as u64);
    let mut after = if level == Level::BEST { THOROUGH } else { quick };
    while after < passed && after * (LATER - 1) < STEP {
        after *= LATER;
    }
    began.plus(after + passed.saturating_sub(after).next_multiple_of(STEP))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(level: u8, thought: u64) -> u64 {
        let began = Timestamp(5_000);
        moment((Level::of(level).unwrap(), 1), began, began.plus(thought)).0 - began.0
    }

    fn resign(seen: u64, at: u64) -> Decided {
        Decided { seen: Revision(seen), decision: Decision::Resign, at: Timestamp(at) }
    }

    #[test]
    fn however_long_it_thinks_there_are_few_moments_at_which_it_answers() {
        for thought in [0, 1, 30, 999, 1_000] {
            assert_eq!(after(1, thought), 1_000);
            assert_eq!(after(4, thought), 1_000);
            assert_eq!(after(5, thought), 2_500);
        }
        assert_eq!((after(5, 2_500), after(5, 2_501), after(5, 10_000)), (2_500, 10_000, 10_000));
        assert_eq!((after(2, 1_001), after(2, 4_001)), (4_000, 16_000));
    }

    #[test]
    fn three_that_play_one_after_the_other_are_done_before_the_board_is_posted() {
        let (level, began) = (Level::of(4).unwrap(), Timestamp(5_000));
        let done = (0..3).fold(began, |began, _| moment((level, 3), began, began.plus(90)));
        assert!(done < began.plus(3_000 - 1_000), "{done:?}");
    }

    #[test]
    fn whoever_was_kept_from_thinking_for_long_waits_for_seconds_alone() {
        assert_eq!((after(2, 16_001), after(2, 32_001)), (32_000, 48_000));
        assert_eq!((after(5, 10_001), after(5, 26_001)), (26_000, 42_000));
        for passed in [11 * 60_000, 24 * 3_600_000, 400 * 24 * 3_600_000] {
            let waits = after(1, passed) - passed;
            assert!(waits <= STEP, "{waits} after {passed}");
        }
    }

    #[test]
    fn by_a_clock_that_is_behind_it_waits_no_longer() {
        let at = moment((Level::of(1).unwrap(), 1), Timestamp(3_600_000), Timestamp(7));
        assert_eq!(at, Timestamp(1_007));
    }

    #[test]
    fn what_was_decided_is_kept_until_the_match_has_changed_or_it_is_done() {
        let (delayed_moves, id, now) = (DelayedMoves::default(), MatchId(3), Timestamp(10));
        assert!(!delayed_moves.has(id));
        delayed_moves.keep(id, resign(4, 11), now);
        assert!(delayed_moves.has(id));
        assert_eq!(delayed_moves.decided(id, Revision(4)), Some(resign(4, 11)));
        assert_eq!(delayed_moves.decided(id, Revision(5)), None, "somebody has done something");
        delayed_moves.keep(id, resign(6, 12), now);
        assert_eq!(delayed_moves.decided(id, Revision(6)), Some(resign(6, 12)));
        delayed_moves.forget(id);
        assert!(!delayed_moves.has(id));
    }

    #[test]
    fn there_are_never_too_many_and_the_newest_is_always_among_them() {
        let (delayed_moves, many) = (DelayedMoves::default(), 2 * MOST as u64);
        for number in 0..many {
            let id = MatchId(many - number);
            delayed_moves.keep(id, resign(1, 7 + number % 2), Timestamp(7));
            assert!(delayed_moves.has(id), "it would be thought about for ever");
        }
        assert_eq!(delayed_moves.all().len(), MOST);
    }

    #[test]
    fn what_nobody_came_for_is_not_kept_for_ever() {
        let delayed_moves = DelayedMoves::default();
        delayed_moves.keep(MatchId(1), resign(1, 7), Timestamp(5));
        delayed_moves.keep(MatchId(2), resign(1, 8 + KEPT), Timestamp(7 + KEPT));
        assert!(!delayed_moves.has(MatchId(1)) && delayed_moves.has(MatchId(2)));
    }
}
