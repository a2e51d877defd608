//! Places to think at: so many computers think at once, so that whoever plays never waits for them.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use data::PlayerId;
use tokio::sync::{Semaphore, SemaphorePermit};

/// How many matches wait for a place in memory, in their order; all others wait in the store. They are fewer than may wait
/// for Discord, so that there is room for whoever does.
const WAITING: usize = 96;

/// How many people wait for a hint at most, each for one.
const ASKING: usize = 16;

/// Who thinks: so many at once, so that whoever plays never waits for them.
#[derive(Debug)]
pub(crate) struct Thinkers {
    places: Semaphore,
    /// Who stands here goes to the next place that is free. As there are as many gates as places, whoever asks for a place
    /// without a gate has nobody before them but those who stand at one.
    gates: Semaphore,
    waiting: AtomicUsize,
    /// Who wants a hint, until they have it.
    asking: Mutex<BTreeSet<PlayerId>>,
}

/// A place to think at, as long as this lives. The place goes before the gate, so that somebody who waits without a gate
/// comes next.
#[derive(Debug)]
pub(crate) struct Place<'a> {
    _place: SemaphorePermit<'a>,
    _gate: Option<SemaphorePermit<'a>>,
    _asking: Option<Asking<'a>>,
}

/// Why there is no place to think at for somebody who wants a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoPlace {
    /// Too many people wait already.
    Taken,
    /// They wait for a hint already.
    Underway,
}

/// As long as this lives, somebody wants a hint.
#[derive(Debug)]
struct Asking<'a> {
    all: &'a Mutex<BTreeSet<PlayerId>>,
    person: PlayerId,
}

/// As long as this lives, somebody waits.
struct Waiting<'a>(&'a AtomicUsize);

impl Thinkers {
    /// So many that think at once.
    pub(crate) fn new(most: usize) -> Self {
        Self {
            places: Semaphore::new(most),
            gates: Semaphore::new(most),
            waiting: AtomicUsize::new(0),
            asking: Mutex::default(),
        }
    }

    /// A place for a computer that is to move, in the order of asking; nothing where too many wait already.
    pub(crate) async fn place(&self) -> Option<Place<'_>> {
        let _waiting = Waiting::among(&self.waiting, WAITING)?;
        let gate = self.gates.acquire().await.ok()?;
        let place = self.places.acquire().await.ok()?;
        Some(Place { _place: place, _gate: Some(gate), _asking: None })
    }

    /// A place for a hint: the next that is free, before all matches that wait. Whoever asks for many waits for one.
    ///
    /// # Errors
    /// Too many people wait already, or they do.
    pub(super) async fn place_for_hint(&self, person: PlayerId) -> Result<Place<'_>, NoPlace> {
        let asking = Some(Asking::among(&self.asking, person)?);
        let place = self.places.acquire().await.map_err(|_| NoPlace::Taken)?;
        Ok(Place { _place: place, _gate: None, _asking: asking })
    }
}

impl<'a> Waiting<'a> {
    /// Waits beside others, if they are not too many.
    fn among(count: &'a AtomicUsize, most: usize) -> Option<Self> {
        // Counted first and given back where it is too much: two at once never both find the last room.
        let waiting = Self(count);
        (count.fetch_add(1, Ordering::Relaxed) < most).then_some(waiting)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl<'a> Asking<'a> {
    /// Wants a hint beside others, if they are not too many.
    fn among(all: &'a Mutex<BTreeSet<PlayerId>>, person: PlayerId) -> Result<Self, NoPlace> {
        let mut people = lock(all);
        if people.contains(&person) {
            return Err(NoPlace::Underway);
        }
        if people.len() >= ASKING {
            return Err(NoPlace::Taken);
        }
        people.insert(person);
        Ok(Self { all, person })
    }
}

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        lock(self.all).remove(&self.person);
    }
}

fn lock(all: &Mutex<BTreeSet<PlayerId>>) -> MutexGuard<'_, BTreeSet<PlayerId>> {
    all.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use futures_util::poll;

    use super::*;

    #[tokio::test]
    async fn so_many_think_at_once_and_so_many_wait() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.place().await.unwrap();
        let mut waiting: Vec<_> = (0..WAITING).map(|_| Box::pin(thinkers.place())).collect();
        for one in &mut waiting {
            assert!(poll!(one.as_mut()).is_pending());
        }
        assert!(thinkers.place().await.is_none());
        drop(first);
        assert!(poll!(waiting[1].as_mut()).is_pending(), "in the order of asking");
        assert!(waiting.remove(0).await.is_some());
    }

    #[tokio::test]
    async fn whoever_gives_up_waiting_leaves_room_for_another() {
        let thinkers = Thinkers::new(1);
        let _first = thinkers.place().await.unwrap();
        for _ in 0..2 * WAITING {
            let mut one = Box::pin(thinkers.place());
            assert!(poll!(one.as_mut()).is_pending());
        }
    }

    #[tokio::test]
    async fn a_person_waits_for_the_next_place_and_not_for_all_that_wait() {
        let thinkers = Thinkers::new(2);
        let (first, _second) = (thinkers.place().await.unwrap(), thinkers.place().await.unwrap());
        let mut matches: Vec<_> = (0..9).map(|_| Box::pin(thinkers.place())).collect();
        for one in &mut matches {
            assert!(poll!(one.as_mut()).is_pending());
        }
        let mut asked = Box::pin(thinkers.place_for_hint(PlayerId(1)));
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
        let thinkers = Thinkers::new(1);
        let first = thinkers.place().await.unwrap();
        let mut own = Box::pin(thinkers.place_for_hint(PlayerId(1)));
        assert!(poll!(own.as_mut()).is_pending());
        for _ in 0..2 * ASKING {
            let again = thinkers.place_for_hint(PlayerId(1)).await;
            assert_eq!(again.err(), Some(NoPlace::Underway));
        }
        let people = (2..=ASKING as u64).map(PlayerId);
        let mut others: Vec<_> =
            people.map(|person| Box::pin(thinkers.place_for_hint(person))).collect();
        for one in &mut others {
            assert!(poll!(one.as_mut()).is_pending());
        }
        let late = PlayerId(900);
        assert_eq!(thinkers.place_for_hint(late).await.err(), Some(NoPlace::Taken));
        drop(first);
        let place = own.await.unwrap();
        let again = thinkers.place_for_hint(PlayerId(1)).await;
        assert_eq!(again.err(), Some(NoPlace::Underway), "it is being thought about");
        drop(place);
        assert!(others.remove(0).await.is_ok());
        assert!(poll!(Box::pin(thinkers.place_for_hint(late)).as_mut()).is_pending());
    }
}
