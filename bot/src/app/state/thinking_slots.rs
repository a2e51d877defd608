//! Places to think at: so many computers think at once, so that whoever plays never waits for them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use matches::{PlayerId, Timestamp};
use tokio::sync::oneshot;

/// How many matches wait for a place in memory, in their order; all others wait in the store. They are fewer than may wait
/// for Discord, so that there is room for whoever does.
const WAITING: usize = 96;

/// How many people wait for a hint at most, each for one.
const ASKING: usize = 16;

/// For what a place is wanted. What stands first here comes first, and of the same that which was called for first: whoever
/// asks again, because nobody waits for ever, stands where they stood before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Purpose {
    /// Somebody waits for a hint.
    Hint,
    /// A computer is to move, since then.
    Move(Timestamp),
    /// A match is to be judged that is over, since then.
    Judgment(Timestamp),
}

/// Who thinks: so many at once, so that whoever plays never waits for them.
#[derive(Clone, Debug)]
pub(crate) struct ThinkingSlots(Arc<Mutex<Queue>>);

/// Who waits where. Nobody does while a place is free.
#[derive(Debug)]
struct Queue {
    free: usize,
    /// By what they want it for and, where that is the same, when they asked.
    waiting: BTreeMap<Spot, oneshot::Sender<Place>>,
    asked: u64,
    /// Who wants a hint, until they have it.
    asking: BTreeSet<PlayerId>,
}

type Spot = (Purpose, u64);

/// Why there is no place to think at for somebody who wants a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoPlace {
    /// Too many people wait already.
    Taken,
    /// They wait for a hint already.
    Underway,
}

/// A place to think at for somebody's hint. Nobody has two.
#[derive(Debug)]
pub(crate) struct HintPlace {
    _place: Place,
    _asking: Asking,
}

/// As long as this lives, somebody wants a hint.
#[derive(Debug)]
struct Asking(ThinkingSlots, PlayerId);

/// A place to think at, as long as this lives. Then it is the first one's who waits.
#[derive(Debug)]
pub(crate) struct Place(ThinkingSlots);

/// As long as this lives, somebody stands in line.
struct Waiting<'a>(&'a ThinkingSlots, Spot);

impl ThinkingSlots {
    /// So many that think at once.
    pub(crate) fn new(most: usize) -> Self {
        let (free, waiting, asked, asking) = (most, BTreeMap::new(), 0, BTreeSet::new());
        Self(Arc::new(Mutex::new(Queue { free, waiting, asked, asking })))
    }

    /// A place, once all have one who come before. Nothing where too many do who wait for the like.
    pub(crate) async fn place(&self, purpose: Purpose) -> Option<Place> {
        let (spot, granted) = {
            let mut queue = self.queue();
            if queue.free > 0 {
                queue.free -= 1;
                return Some(Place(self.clone()));
            }
            queue.stand(purpose)?
        };
        let _waiting = Waiting(self, spot);
        // Whoever has come since and stands before may have taken the room to wait.
        granted.await.ok()
    }

    /// A place for a hint: the next that is free, before all matches that wait. Whoever asks for many waits for one.
    ///
    /// # Errors
    /// Too many people wait already, or they do.
    pub(crate) async fn place_for_hint(&self, person: PlayerId) -> Result<HintPlace, NoPlace> {
        let asking = Asking::among(self, person)?;
        let place = self.place(Purpose::Hint).await.ok_or(NoPlace::Taken)?;
        Ok(HintPlace { _place: place, _asking: asking })
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queue {
    /// Puts somebody in line, and whoever stands last out of it if they are too many.
    fn stand(&mut self, purpose: Purpose) -> Option<(Spot, oneshot::Receiver<Place>)> {
        let spot = (purpose, self.asked);
        self.asked += 1;
        let hints = self.waiting.keys().filter(|(purpose, _)| *purpose == Purpose::Hint).count();
        let others = self.waiting.len() - hints;
        match purpose {
            Purpose::Hint if hints >= ASKING => return None,
            Purpose::Move(_) | Purpose::Judgment(_) if others >= WAITING => {
                let last = self.waiting.last_entry().filter(|last| *last.key() > spot)?;
                last.remove();
            }
            _ => {}
        }
        let (grant, granted) = oneshot::channel();
        self.waiting.insert(spot, grant);
        Some((spot, granted))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let next = {
            let mut queue = self.0.queue();
            let next = queue.waiting.pop_first();
            queue.free += usize::from(next.is_none());
            next
        };
        if let Some((_, grant)) = next {
            // Where they have just given up waiting it comes back, and goes on to the next.
            drop(grant.send(Self(self.0.clone())));
        }
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.queue().waiting.remove(&self.1);
    }
}

impl Asking {
    /// Wants a hint beside others, if they are not too many.
    fn among(thinking_slots: &ThinkingSlots, person: PlayerId) -> Result<Self, NoPlace> {
        let mut queue = thinking_slots.queue();
        if queue.asking.contains(&person) {
            return Err(NoPlace::Underway);
        }
        if queue.asking.len() >= ASKING {
            return Err(NoPlace::Taken);
        }
        queue.asking.insert(person);
        Ok(Self(thinking_slots.clone(), person))
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.0.queue().asking.remove(&self.1);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::poll;

    use super::*;

    fn moves(since: u64) -> Purpose {
        Purpose::Move(Timestamp(since))
    }

    #[tokio::test]
    async fn so_many_think_at_once_and_so_many_wait() {
        let thinking_slots = ThinkingSlots::new(1);
        let first = thinking_slots.place(moves(1)).await.unwrap();
        let mut waiting: Vec<_> =
            (0..WAITING).map(|_| Box::pin(thinking_slots.place(moves(2)))).collect();
        for one in &mut waiting {
            assert!(poll!(one.as_mut()).is_pending());
        }
        assert!(thinking_slots.place(moves(2)).await.is_none());
        drop(first);
        assert!(poll!(waiting[1].as_mut()).is_pending(), "in the order of asking");
        assert!(waiting.remove(0).await.is_some());
    }

    #[tokio::test]
    async fn whoever_gives_up_waiting_leaves_room_for_another() {
        let thinking_slots = ThinkingSlots::new(1);
        let _first = thinking_slots.place(moves(1)).await.unwrap();
        for _ in 0..2 * WAITING {
            let mut one = Box::pin(thinking_slots.place(moves(1)));
            assert!(poll!(one.as_mut()).is_pending());
        }
    }

    #[tokio::test]
    async fn whoever_gives_up_waiting_and_asks_again_stands_where_they_stood() {
        let thinking_slots = ThinkingSlots::new(1);
        let first = thinking_slots.place(moves(1)).await.unwrap();
        let mut patient: Vec<_> =
            (3..9).map(|at| Box::pin(thinking_slots.place(moves(at)))).collect();
        for _ in 0..3 {
            let mut one = Box::pin(thinking_slots.place(moves(2)));
            assert!(poll!(one.as_mut()).is_pending());
            for one in &mut patient {
                assert!(poll!(one.as_mut()).is_pending());
            }
        }
        let mut again = Box::pin(thinking_slots.place(moves(2)));
        assert!(poll!(again.as_mut()).is_pending());
        drop(first);
        assert!(poll!(patient[0].as_mut()).is_pending(), "it is called for later");
        assert!(again.await.is_some());
    }

    #[tokio::test]
    async fn whoever_comes_late_and_was_called_for_early_takes_the_room_of_the_last() {
        let thinking_slots = ThinkingSlots::new(1);
        let first = thinking_slots.place(moves(1)).await.unwrap();
        let mut waiting: Vec<_> =
            (0..WAITING as u64).map(|at| Box::pin(thinking_slots.place(moves(10 + at)))).collect();
        for one in &mut waiting {
            assert!(poll!(one.as_mut()).is_pending());
        }
        let mut early = Box::pin(thinking_slots.place(moves(2)));
        assert!(poll!(early.as_mut()).is_pending());
        assert!(waiting.pop().unwrap().await.is_none());
        drop(first);
        assert!(early.await.is_some());
    }

    #[tokio::test]
    async fn a_place_that_somebody_gave_up_as_they_got_it_is_the_next_ones() {
        let thinking_slots = ThinkingSlots::new(1);
        let first = thinking_slots.place(moves(1)).await.unwrap();
        let (mut one, mut other) =
            (Box::pin(thinking_slots.place(moves(2))), Box::pin(thinking_slots.place(moves(3))));
        assert!(poll!(one.as_mut()).is_pending() && poll!(other.as_mut()).is_pending());
        drop(first);
        drop(one);
        assert!(other.await.is_some());
        assert_eq!(thinking_slots.queue().free, 1);
    }

    #[tokio::test]
    async fn who_plays_comes_before_whoever_looks_back() {
        let thinking_slots = ThinkingSlots::new(1);
        let first = thinking_slots.place(moves(1)).await.unwrap();
        let mut back = Box::pin(thinking_slots.place(Purpose::Judgment(Timestamp(2))));
        assert!(poll!(back.as_mut()).is_pending());
        let mut played = Box::pin(thinking_slots.place(moves(9)));
        assert!(poll!(played.as_mut()).is_pending());
        drop(first);
        assert!(poll!(back.as_mut()).is_pending());
        drop(played.await);
        assert!(back.await.is_some());
    }

    #[tokio::test]
    async fn a_person_waits_for_the_next_place_and_not_for_all_that_wait() {
        let thinking_slots = ThinkingSlots::new(2);
        let first = thinking_slots.place(moves(1)).await.unwrap();
        let _second = thinking_slots.place(moves(1)).await.unwrap();
        let mut matches: Vec<_> =
            (0..9).map(|at| Box::pin(thinking_slots.place(moves(at)))).collect();
        for one in &mut matches {
            assert!(poll!(one.as_mut()).is_pending());
        }
        let mut asked = Box::pin(thinking_slots.place_for_hint(PlayerId(1)));
        assert!(poll!(asked.as_mut()).is_pending());
        drop(first);
        for one in &mut matches {
            assert!(poll!(one.as_mut()).is_pending());
        }
        let hint = asked.await.unwrap();
        drop(hint);
        assert!(matches.remove(0).await.is_some());
    }

    #[tokio::test]
    async fn whoever_wants_many_hints_waits_for_one_and_others_for_theirs() {
        let thinking_slots = ThinkingSlots::new(1);
        let first = thinking_slots.place(moves(1)).await.unwrap();
        let mut own = Box::pin(thinking_slots.place_for_hint(PlayerId(1)));
        assert!(poll!(own.as_mut()).is_pending());
        for _ in 0..2 * ASKING {
            let again = thinking_slots.place_for_hint(PlayerId(1)).await;
            assert_eq!(again.err(), Some(NoPlace::Underway));
        }
        let people = (2..=ASKING as u64).map(PlayerId);
        let mut others: Vec<_> =
            people.map(|person| Box::pin(thinking_slots.place_for_hint(person))).collect();
        for one in &mut others {
            assert!(poll!(one.as_mut()).is_pending());
        }
        let late = PlayerId(900);
        assert_eq!(thinking_slots.place_for_hint(late).await.err(), Some(NoPlace::Taken));
        drop(first);
        let place = own.await.unwrap();
        let again = thinking_slots.place_for_hint(PlayerId(1)).await;
        assert_eq!(again.err(), Some(NoPlace::Underway), "it is being thought about");
        drop(place);
        assert!(others.remove(0).await.is_ok());
        assert!(poll!(Box::pin(thinking_slots.place_for_hint(late)).as_mut()).is_pending());
    }
}
