//! Handover of a shard: which of two processes handles an interaction that both receive.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use matches::{Fleet, Key, Timestamp};

/// What this process shares with another while a shard changes hands.
#[derive(Debug, Default)]
pub(crate) struct Handover(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    fleet: Option<Fleet>,
    /// The shards of which another is told too, or may be.
    shared: BTreeSet<u32>,
    /// Whether private conversations are ours: what is posted there needs what somebody's act leaves open here.
    is_private_elsewhere: bool,
    /// Interactions that were deferred here in the place of another process, and are to be answered.
    deferred: BTreeSet<u64>,
}

/// How many interactions are deferred for others at most; of more the oldest is forgotten.
const DEFERRED: usize = 1_000;

impl Handover {
    /// Who else there is can be asked here.
    pub(crate) fn ask_there(&self, fleet: Fleet) {
        self.lock().fleet = Some(fleet);
    }

    /// Of these shards another is told too, or may be; of no others.
    pub(crate) fn share(&self, shards: BTreeSet<u32>) {
        self.lock().shared = shards;
    }

    /// Whether another process is told what people do in private conversations.
    pub(crate) fn private_is_elsewhere(&self, is_elsewhere: bool) {
        self.lock().is_private_elsewhere = is_elsewhere;
    }

    /// Whether it is.
    pub(crate) fn is_private_elsewhere(&self) -> bool {
        self.lock().is_private_elsewhere
    }

    /// Who has to be asked before an interaction of this shard is handled; nobody, where we alone are told of it.
    pub(crate) fn to_ask(&self, shard: u32) -> Option<Fleet> {
        let state = self.lock();
        state.fleet.clone().filter(|_| state.shared.contains(&shard))
    }

    /// Notes that an interaction was deferred that another process was to answer.
    pub(crate) fn note_deferred(&self, interaction: Key) {
        let mut state = self.lock();
        state.deferred.insert(interaction.0);
        if state.deferred.len() > DEFERRED {
            state.deferred.pop_first();
        }
    }

    /// Whether it was; asked once, by the handler that answers it now.
    pub(crate) fn was_deferred(&self, interaction: Key) -> bool {
        self.lock().deferred.remove(&interaction.0)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether an interaction is ours to handle. Where that can't be asked it is: better answered twice than not at all.
pub(crate) fn is_ours(fleet: &Fleet, interaction: Key, now: Timestamp) -> bool {
    fleet.handle(interaction, now).unwrap_or(true)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{Matches, Settings};
    use store::MemoryStore;

    use super::*;

    #[test]
    fn what_was_deferred_for_another_is_answered_once_and_does_not_pile_up() {
        let handover = Handover::default();
        handover.note_deferred(Key(7));
        assert_eq!([7, 7, 8].map(|key| handover.was_deferred(Key(key))), [true, false, false]);
        (0..=DEFERRED as u64).for_each(|key| handover.note_deferred(Key(key)));
        assert_eq!([0, 1].map(|key| handover.was_deferred(Key(key))), [false, true]);
    }

    #[test]
    fn only_what_is_shared_is_asked_for_and_then_one_of_two_has_it() {
        let store: Arc<dyn store::Store> = Arc::new(MemoryStore::new());
        let process = || {
            let matches = Matches::new(Arc::clone(&store), games::CATALOG, Settings::default());
            let handover = Handover::default();
            handover.ask_there(matches.fleet_on(Arc::clone(&store)));
            handover.share([3].into());
            handover
        };
        let both = [process(), process()];
        assert!(both[0].to_ask(0).is_none());
        let handles =
            |handover: &Handover| is_ours(&handover.to_ask(3).unwrap(), Key(7), Timestamp(1));
        assert_eq!([handles(&both[0]), handles(&both[1])], [true, false]);
    }
}
