//! Handover of a shard: which of two processes handles an interaction that both receive.

use std::collections::BTreeSet;

use matches::{Fleet, Key, Timestamp};
use parking_lot::Mutex;

/// The state of shards while they change hands.
#[derive(Debug, Default)]
pub(crate) struct Handover(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    fleet: Option<Fleet>,
    /// The shards whose events another process may receive too.
    shared: BTreeSet<u32>,
    is_private_elsewhere: bool,
    /// Interactions of another process that were deferred here, and still need an answer.
    deferred: BTreeSet<u64>,
}

/// The maximum number of deferred interactions to remember. The oldest are dropped.
const MAX_DEFERRED: usize = 1_000;

impl Handover {
    /// Sets the fleet, which decides between processes.
    pub(crate) fn set_fleet(&self, fleet: Fleet) {
        self.0.lock().fleet = Some(fleet);
    }

    /// Sets the shards whose events another process may receive too.
    pub(crate) fn set_shared(&self, shards: BTreeSet<u32>) {
        self.0.lock().shared = shards;
    }

    /// Sets whether another process receives the interactions of private channels.
    pub(crate) fn set_private_elsewhere(&self, is_elsewhere: bool) {
        self.0.lock().is_private_elsewhere = is_elsewhere;
    }

    /// Whether another process receives the interactions of private channels, and thus their tokens.
    pub(crate) fn is_private_elsewhere(&self) -> bool {
        self.0.lock().is_private_elsewhere
    }

    /// The fleet, if it must decide which process handles the interactions of this shard.
    pub(crate) fn fleet_for(&self, shard: u32) -> Option<Fleet> {
        let state = self.0.lock();
        state.fleet.clone().filter(|_| state.shared.contains(&shard))
    }

    /// Records that an interaction of another process was deferred here.
    pub(crate) fn note_deferred(&self, interaction: Key) {
        let mut state = self.0.lock();
        state.deferred.insert(interaction.0);
        if state.deferred.len() > MAX_DEFERRED {
            state.deferred.pop_first();
        }
    }

    /// Removes the record of a deferred interaction. Returns whether there was one, so only one handler answers.
    pub(crate) fn take_deferred(&self, interaction: Key) -> bool {
        self.0.lock().deferred.remove(&interaction.0)
    }
}

/// Whether this process handles an interaction. Also `true` if the store fails, since two answers are better than none.
pub(crate) fn is_ours(fleet: &Fleet, interaction: Key, now: Timestamp) -> bool {
    fleet.claim_interaction(interaction, now).unwrap_or(true)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Matches};
    use store::MemoryStore;

    use super::*;

    #[test]
    fn a_deferred_interaction_is_answered_once_and_old_ones_are_forgotten() {
        let handover = Handover::default();
        handover.note_deferred(Key(7));
        assert_eq!([7, 7, 8].map(|key| handover.take_deferred(Key(key))), [true, false, false]);
        (0..=MAX_DEFERRED as u64).for_each(|key| handover.note_deferred(Key(key)));
        assert_eq!([0, 1].map(|key| handover.take_deferred(Key(key))), [false, true]);
    }

    #[test]
    fn one_of_two_processes_handles_a_shared_shards_interaction() {
        let store: Arc<dyn store::Store> = Arc::new(MemoryStore::new());
        let process = || {
            let matches =
                Matches::new(Arc::clone(&store), games::CATALOG, ChallengeLimits::default());
            let handover = Handover::default();
            handover.set_fleet(matches.fleet_on(Arc::clone(&store)));
            handover.set_shared([3].into());
            handover
        };
        let both = [process(), process()];
        assert!(both[0].fleet_for(0).is_none());
        let handles =
            |handover: &Handover| is_ours(&handover.fleet_for(3).unwrap(), Key(7), Timestamp(1));
        assert_eq!([handles(&both[0]), handles(&both[1])], [true, false]);
    }
}
