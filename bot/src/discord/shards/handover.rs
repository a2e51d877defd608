//! Which process handles what, while two of them are told of the same: as a shard goes from one to the other.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use matches::{Fleet, Key, Timestamp};

/// What this process shares with another for a while.
#[derive(Debug, Default)]
pub(crate) struct Handover(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    fleet: Option<Fleet>,
    /// The shards of which another is told too, or may be.
    shared: BTreeSet<u32>,
    /// Whether private conversations are ours: what is posted there needs what somebody's act leaves open here.
    is_private_elsewhere: bool,
    /// What was put off here in the place of another process, and is to be answered.
    put_off: BTreeSet<u64>,
}

/// How much is put off for others at the most until it is answered; of more the oldest is forgotten.
const PUT_OFF: usize = 1_000;

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

    /// Notes that an interaction was put off that another process was to answer.
    pub(crate) fn note_put_off(&self, interaction: Key) {
        let mut state = self.lock();
        state.put_off.insert(interaction.0);
        if state.put_off.len() > PUT_OFF {
            state.put_off.pop_first();
        }
    }

    /// Whether it was; asked once, by whoever answers it now.
    pub(crate) fn was_put_off(&self, interaction: Key) -> bool {
        self.lock().put_off.remove(&interaction.0)
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
    fn what_was_put_off_for_another_is_answered_once_and_does_not_pile_up() {
        let handover = Handover::default();
        handover.note_put_off(Key(7));
        assert_eq!([7, 7, 8].map(|key| handover.was_put_off(Key(key))), [true, false, false]);
        (0..=PUT_OFF as u64).for_each(|key| handover.note_put_off(Key(key)));
        assert_eq!([0, 1].map(|key| handover.was_put_off(Key(key))), [false, true]);
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
