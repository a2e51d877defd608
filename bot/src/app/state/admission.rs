//! Lets in so many acts of each person and of each server at once; the others wait before it, each person's in their own
//! line. Whoever floods the house waits for themselves.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use matches::PlayerId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many acts of one person are done at once, and how many more may wait: no hand presses so fast.
const OF_A_PERSON: Bounds = Bounds { inside: 4, most: 200 };

/// The same of one server, where many play.
const OF_A_SERVER: Bounds = Bounds { inside: 64, most: 4_000 };

/// How many are inside at once, and how many are there in all.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    inside: usize,
    most: usize,
}

/// Who is inside, and who waits.
#[derive(Debug)]
pub(crate) struct Admission {
    people: Arc<Lines>,
    servers: Arc<Lines>,
}

/// As long as this lives, somebody is inside.
#[derive(Debug)]
pub(crate) struct Pass {
    _person: Place,
    _server: Option<Place>,
}

/// Lines of one kind. Only those are kept in which somebody is.
#[derive(Debug)]
struct Lines {
    bounds: Bounds,
    lines: Mutex<BTreeMap<u64, Line>>,
}

#[derive(Debug)]
struct Line {
    places: Arc<Semaphore>,
    /// How many are inside or wait.
    present: usize,
}

/// As long as this lives, somebody stands in a line; inside, once there is a permit.
#[derive(Debug)]
struct Place {
    permit: Option<OwnedSemaphorePermit>,
    lines: Arc<Lines>,
    of: u64,
}

impl Default for Admission {
    fn default() -> Self {
        Self { people: Lines::within(OF_A_PERSON), servers: Lines::within(OF_A_SERVER) }
    }
}

impl Admission {
    /// Lets somebody in as soon as it is their turn; `None` where too many of them, or of their server, wait already.
    pub(crate) async fn enter(&self, person: PlayerId, server: Option<u64>) -> Option<Pass> {
        // Always first the one and then the other, so that nobody waits for each other.
        let person = self.people.enter(person.0).await?;
        let server = match server {
            Some(server) => Some(self.servers.enter(server).await?),
            None => None,
        };
        Some(Pass { _person: person, _server: server })
    }
}

impl Lines {
    fn within(bounds: Bounds) -> Arc<Self> {
        Arc::new(Self { bounds, lines: Mutex::default() })
    }

    async fn enter(self: &Arc<Self>, of: u64) -> Option<Place> {
        let places = self.join(of)?;
        // Whoever does not wait to the end leaves the line with this.
        let mut place = Place { permit: None, lines: Arc::clone(self), of };
        place.permit = Some(places.acquire_owned().await.ok()?);
        Some(place)
    }

    fn join(&self, of: u64) -> Option<Arc<Semaphore>> {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let new = || Line { places: Arc::new(Semaphore::new(self.bounds.inside)), present: 0 };
        let line = lines.entry(of).or_insert_with(new);
        if line.present >= self.bounds.most {
            return None;
        }
        line.present += 1;
        Some(Arc::clone(&line.places))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // Before the line may be forgotten: whoever comes next finds the place free.
        self.permit.take();
        let mut lines = self.lines.lines.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(line) = lines.get_mut(&self.of) {
            line.present -= 1;
            if line.present == 0 {
                lines.remove(&self.of);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::{Pin, pin};
    use std::task::{Context, Poll, Waker};

    use super::*;

    const ADA: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);

    fn poll<T>(waiting: Pin<&mut impl Future<Output = T>>) -> Poll<T> {
        waiting.poll(&mut Context::from_waker(Waker::noop()))
    }

    fn is_let_in(admission: &Admission, person: PlayerId, server: Option<u64>) -> Option<Pass> {
        match poll(pin!(admission.enter(person, server))) {
            Poll::Ready(pass) => pass,
            Poll::Pending => None,
        }
    }

    #[test]
    fn whoever_floods_the_house_waits_for_themselves() {
        let admission = Admission::default();
        let inside: Vec<_> = (0..OF_A_PERSON.inside)
            .map(|_| is_let_in(&admission, ADA, Some(9)).expect("there is a place"))
            .collect();
        let mut waiting = pin!(admission.enter(ADA, Some(9)));
        assert!(poll(waiting.as_mut()).is_pending(), "Ada waits");
        assert!(is_let_in(&admission, BEN, Some(9)).is_some(), "and Ben does not");
        drop(inside);
        assert!(matches!(poll(waiting.as_mut()), Poll::Ready(Some(_))), "it is Ada's turn again");
    }

    #[test]
    fn a_server_that_is_full_holds_up_no_other() {
        let admission = Admission::default();
        let of = |person| is_let_in(&admission, PlayerId(person), Some(9));
        let inside: Vec<_> = (0..OF_A_SERVER.inside as u64).filter_map(of).collect();
        assert_eq!(inside.len(), OF_A_SERVER.inside);
        assert!(is_let_in(&admission, PlayerId(900), Some(9)).is_none());
        assert!(is_let_in(&admission, PlayerId(900), Some(8)).is_some());
        assert!(is_let_in(&admission, PlayerId(900), None).is_some(), "alone with the bot");
    }

    #[test]
    fn a_line_has_an_end_and_nobody_who_has_left_is_kept() {
        let admission = Admission::default();
        let mut all: Vec<_> =
            (0..OF_A_PERSON.most).map(|_| Box::pin(admission.enter(ADA, None))).collect();
        let mut inside = Vec::new();
        for one in &mut all {
            if let Poll::Ready(pass) = poll(one.as_mut()) {
                inside.push(pass.expect("there is a place"));
            }
        }
        assert_eq!(inside.len(), OF_A_PERSON.inside);
        assert!(matches!(poll(pin!(admission.enter(ADA, None))), Poll::Ready(None)), "too many");
        drop((all, inside));
        assert!(admission.people.lines.lock().unwrap().is_empty());
        assert!(is_let_in(&admission, ADA, None).is_some());
    }
}
