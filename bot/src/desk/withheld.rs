//! What computers have decided and have not done yet. Who holds something hidden answers at set moments after the turn has
//! begun, so that the time it takes tells nothing of a hand.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use data::{Decision, MatchId, Revision, Timestamp};
use rules::Level;

/// How long the first answer takes of levels that think for a moment, in milliseconds, and of the strongest, which thinks for
/// longer. Both are less than what the board of whoever moved before waits for the answer.
const QUICK: u64 = 1_000;
const THOROUGH: u64 = 2_500;

/// How much later each further moment is: whoever misses one, on a machine that is busy with other things, tells little by it.
const LATER: u64 = 4;

/// The most turns that are remembered; of one that is forgotten only the moment of its next ply is.
const MOST: usize = 4_096;

/// Turns of computers that hold something hidden.
#[derive(Debug, Default)]
pub(crate) struct Withheld(Mutex<BTreeMap<MatchId, Held>>);

/// The turn of a computer.
#[derive(Clone, Debug)]
struct Held {
    turn: u32,
    began: Timestamp,
    decided: Option<Decided>,
}

/// What was decided after which revision, and when it is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Decided {
    pub(crate) seen: Revision,
    pub(crate) decision: Decision,
    pub(crate) at: Timestamp,
}

impl Withheld {
    /// When this turn of a match has begun, as far as is remembered; now otherwise.
    pub(crate) fn began(&self, id: MatchId, turn: u32, now: Timestamp) -> Timestamp {
        let mut turns = self.turns();
        if let Some(held) = turns.get(&id).filter(|held| held.turn == turn) {
            return held.began;
        }
        turns.insert(id, Held { turn, began: now, decided: None });
        while turns.len() > MOST {
            turns.pop_first();
        }
        now
    }

    /// Keeps what was decided.
    pub(crate) fn keep(&self, id: MatchId, decided: Decided) {
        if let Some(held) = self.turns().get_mut(&id) {
            held.decided = Some(decided);
        }
    }

    /// What was decided after this revision of the match.
    pub(crate) fn decided(&self, id: MatchId, seen: Revision) -> Option<Decided> {
        self.turns().get(&id)?.decided.clone().filter(|decided| decided.seen == seen)
    }

    /// Whether something was decided and not done.
    pub(crate) fn has(&self, id: MatchId) -> bool {
        self.turns().get(&id).is_some_and(|held| held.decided.is_some())
    }

    /// Forgets a match, of which the turn is over.
    pub(crate) fn forget(&self, id: MatchId) {
        self.turns().remove(&id);
    }

    fn turns(&self) -> MutexGuard<'_, BTreeMap<MatchId, Held>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The first set moment that is not before `now`, of a turn that has begun then.
pub(crate) fn moment(level: Level, began: Timestamp, now: Timestamp) -> Timestamp {
    let mut after = if level == Level::BEST { THOROUGH } else { QUICK };
    while began.plus(after) < now {
        after = after.saturating_mul(LATER);
    }
    began.plus(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_long_it_thinks_there_are_few_moments_at_which_it_answers() {
        let began = Timestamp(5_000);
        let after = |level: u8, thought: u64| {
            moment(Level::of(level).unwrap(), began, began.plus(thought)).0 - began.0
        };
        for thought in [0, 1, 30, 999, 1_000] {
            assert_eq!(after(1, thought), 1_000);
            assert_eq!(after(4, thought), 1_000);
            assert_eq!(after(5, thought), 2_500);
        }
        assert_eq!((after(5, 2_500), after(5, 2_501), after(5, 10_000)), (2_500, 10_000, 10_000));
        assert_eq!((after(2, 1_001), after(2, 4_001)), (4_000, 16_000));
    }

    #[test]
    fn what_was_decided_is_kept_until_the_match_has_changed_or_the_turn_is_over() {
        let (withheld, id) = (Withheld::default(), MatchId(3));
        let resign =
            |seen| Decided { seen: Revision(seen), decision: Decision::Resign, at: Timestamp(11) };
        assert_eq!(withheld.began(id, 7, Timestamp(10)), Timestamp(10));
        assert_eq!(withheld.began(id, 7, Timestamp(99)), Timestamp(10), "the same turn");
        assert!(!withheld.has(id));
        withheld.keep(id, resign(4));
        assert!(withheld.has(id));
        assert_eq!(withheld.decided(id, Revision(4)), Some(resign(4)));
        assert_eq!(withheld.decided(id, Revision(5)), None, "somebody has done something");
        assert_eq!(withheld.began(id, 8, Timestamp(99)), Timestamp(99), "another turn");
        assert!(!withheld.has(id));
        withheld.forget(id);
        withheld.keep(id, resign(4));
        assert!(!withheld.has(id), "nobody waits for it");
    }

    #[test]
    fn there_are_never_too_many() {
        let withheld = Withheld::default();
        for id in 0..2 * MOST as u64 {
            withheld.began(MatchId(id), 1, Timestamp(id));
        }
        assert_eq!(withheld.turns().len(), MOST);
    }
}
