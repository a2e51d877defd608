//! `Heartbeats`: tells from the heartbeats of processes which of them are alive.

use std::collections::{BTreeMap, BTreeSet};

use crate::fleet::records::{HostProcess, Member};
use crate::ids::Timestamp;

/// The interval in milliseconds at which a process renews its row.
///
/// Each renewal makes two requests to the store. So three idle processes make less than three requests a second.
pub(crate) const BEAT: u64 = 2_200;

/// The milliseconds without a heartbeat after which a process counts as dead.
///
/// This time can be short: a process that can't reach the store for this long can't serve players. The recovery is slow
/// anyway, since Discord lets one shard identify every five seconds.
pub(crate) const SILENCE: u64 = 8_000;

/// The milliseconds after which a process has missed two heartbeats, and is checked more often.
const LATE: u64 = 2 * BEAT + BEAT / 4;

/// The heartbeats that one process has seen, timed by its own steady clock.
#[derive(Debug, Default)]
pub struct Heartbeats {
    /// The newest heartbeat of each process, and when this process first saw it.
    seen: BTreeMap<u64, (u64, Timestamp)>,
    last: Option<Timestamp>,
}

impl Heartbeats {
    /// Whether a process has missed heartbeats but doesn't count as dead yet. Then frequent checks are worthwhile.
    pub fn is_one_late(&self, steady: Timestamp) -> bool {
        let silent = self.seen.values().map(|(_, since)| steady.0.saturating_sub(since.0));
        silent.into_iter().any(|silent| (LATE..SILENCE).contains(&silent))
    }

    /// The living processes among `members`. `now` comes from a monotonic clock. `is_gone` tells whether a process is
    /// known to have ended.
    ///
    /// An old row at the first look is no proof that its process is dead: if the database was away, no process could
    /// renew its row.
    pub fn living(
        &mut self,
        members: &BTreeMap<u64, Member>,
        now: Timestamp,
        is_gone: impl Fn(&HostProcess) -> bool,
    ) -> BTreeSet<u64> {
        // After a long pause between looks, silence proves nothing: the heartbeats were just not read.
        let was_away = self.last.is_some_and(|last| now.0.saturating_sub(last.0) > SILENCE / 2);
        self.last = Some(now);
        self.seen.retain(|process, _| members.contains_key(process));
        let mut living = BTreeSet::new();
        for (&process, member) in members {
            let known = self.seen.entry(process).or_insert((member.beat, now));
            if known.0 != member.beat || was_away {
                *known = (member.beat, now);
            }
            let is_silent = now.0.saturating_sub(known.1.0) >= SILENCE;
            let has_ended = member.host.as_ref().is_some_and(&is_gone);
            if !is_silent && !has_ended {
                living.insert(process);
            }
        }
        living
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fleet::records::ShardRange;

    fn member(beat: u64, until: u64) -> Member {
        let host = Some(HostProcess { machine: 1, number: 2, began: beat });
        let (until, range) = (Timestamp(until), ShardRange::all(1));
        Member { beat, until, host, range, is_leaving: false, form: 2 }
    }

    fn observe(beats: &mut Heartbeats, now: u64, rows: &[(u64, Member)]) -> Vec<u64> {
        let rows = rows.iter().copied().collect();
        beats.living(&rows, Timestamp(now), |_| false).into_iter().collect()
    }

    #[test]
    fn a_silent_process_is_dead_after_a_while_and_a_beating_process_is_not() {
        let mut beats = Heartbeats::default();
        let silent = (1, member(1, 110_000));
        for now in (100_000..108_000).step_by(2_000) {
            assert_eq!(observe(&mut beats, now, &[silent, (2, member(now, now))]), [1, 2], "{now}");
            let is_missed = now - 100_000 >= LATE;
            assert_eq!(beats.is_one_late(Timestamp(now)), is_missed, "{now}");
        }
        assert_eq!(observe(&mut beats, 108_000, &[silent, (2, member(9, 130_000))]), [2]);
        assert!(!beats.is_one_late(Timestamp(108_000)), "nobody waits for the dead");
        let rows = [(1, member(2, 130_000)), (2, member(10, 130_000))];
        assert_eq!(observe(&mut beats, 110_000, &rows), [1, 2], "it was only slow");
    }

    #[test]
    fn clock_differences_between_processes_kill_no_process() {
        let mut beats = Heartbeats::default();
        assert_eq!(observe(&mut beats, 100_000, &[(1, member(1, 91_000))]), [1]);
        for now in (102_000..130_000).step_by(2_000) {
            assert_eq!(observe(&mut beats, now, &[(1, member(now, now - 9_000))]), [1]);
        }
    }

    #[test]
    fn a_process_with_an_old_row_at_the_first_look_is_dead_after_a_while() {
        let mut beats = Heartbeats::default();
        // The database was away for a minute, so both rows are old.
        let old = [(1, member(1, 40_000)), (2, member(1, 40_000))];
        assert_eq!(observe(&mut beats, 100_000, &old), [1, 2]);
        let rows = [(1, member(1, 40_000)), (2, member(2, 112_000))];
        assert_eq!(observe(&mut beats, 104_000, &rows), [1, 2]);
        assert_eq!(observe(&mut beats, 107_999, &rows), [1, 2]);
        assert_eq!(observe(&mut beats, 108_000, &rows), [2]);
        assert_eq!(observe(&mut beats, 110_000, &[(1, member(2, 118_000))]), [1], "it is back");
    }

    #[test]
    fn a_long_gap_between_looks_counts_no_silence() {
        let mut beats = Heartbeats::default();
        let rows = [(1, member(1, 110_000))];
        assert_eq!(observe(&mut beats, 100_000, &rows), [1]);
        assert_eq!(observe(&mut beats, 200_000, &rows), [1], "nobody may have been heard");
        assert_eq!(observe(&mut beats, 204_000, &rows), [1]);
        assert_eq!(observe(&mut beats, 207_000, &rows), [1]);
        assert_eq!(observe(&mut beats, 208_000, &rows), [0; 0]);
    }

    #[test]
    fn a_process_known_to_have_ended_is_dead_at_once() {
        let mut beats = Heartbeats::default();
        let rows = [(1, member(1, 110_000)), (2, member(7, 110_000))].into();
        let living = beats.living(&rows, Timestamp(100_000), |at| at.began == 7);
        assert_eq!(living.into_iter().collect::<Vec<_>>(), [1]);
    }
}
