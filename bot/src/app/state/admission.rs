//! Limits the concurrent requests of each person and each server. Further requests queue.

use std::collections::BTreeMap;
use std::sync::Arc;

use matches::PlayerId;
use parking_lot::Mutex;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The limits of one person: far more requests than anyone can press by hand.
const PER_PERSON: Limits = Limits { running: 4, present: 200 };

/// The limits of one server, which may have many players.
const PER_SERVER: Limits = Limits { running: 64, present: 4_000 };

#[derive(Clone, Copy, Debug)]
struct Limits {
    /// The maximum number of requests that run at once.
    running: usize,
    /// The limit on running and waiting requests together.
    present: usize,
}

/// The running and waiting requests, by person and by server.
#[derive(Debug)]
pub(crate) struct Admission {
    people: Arc<Queues>,
    servers: Arc<Queues>,
}

/// The admission of one request, until this is dropped.
#[derive(Debug)]
pub(crate) struct Pass {
    _person: Slot,
    _server: Option<Slot>,
}

/// The queues of all people, or of all servers. Empty queues are dropped.
#[derive(Debug)]
struct Queues {
    limits: Limits,
    by_key: Mutex<BTreeMap<u64, Queue>>,
}

#[derive(Debug)]
struct Queue {
    running: Arc<Semaphore>,
    /// The number of running and waiting requests together.
    present: usize,
}

/// One request in a queue, until this is dropped. The request runs once it has a permit.
#[derive(Debug)]
struct Slot {
    permit: Option<OwnedSemaphorePermit>,
    queues: Arc<Queues>,
    key: u64,
}

impl Default for Admission {
    fn default() -> Self {
        Self { people: Queues::new(PER_PERSON), servers: Queues::new(PER_SERVER) }
    }
}

impl Admission {
    /// Waits until a request may run. `None` if too many requests of the person or the server wait already.
    pub(crate) async fn enter(&self, person: PlayerId, server: Option<u64>) -> Option<Pass> {
        // The person's queue always comes first, so that two requests can't wait for each other.
        let person = self.people.enter(person.0).await?;
        let server = match server {
            Some(server) => Some(self.servers.enter(server).await?),
            None => None,
        };
        Some(Pass { _person: person, _server: server })
    }
}

impl Queues {
    fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Self { limits, by_key: Mutex::default() })
    }

    async fn enter(self: &Arc<Self>, key: u64) -> Option<Slot> {
        let running = self.join(key)?;
        // Dropping a waiting request removes it from the queue through this slot.
        let mut slot = Slot { permit: None, queues: Arc::clone(self), key };
        slot.permit = Some(running.acquire_owned().await.ok()?);
        Some(slot)
    }

    fn join(&self, key: u64) -> Option<Arc<Semaphore>> {
        let mut queues = self.by_key.lock();
        let new = || Queue { running: Arc::new(Semaphore::new(self.limits.running)), present: 0 };
        let queue = queues.entry(key).or_insert_with(new);
        if queue.present >= self.limits.present {
            return None;
        }
        queue.present += 1;
        Some(Arc::clone(&queue.running))
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        // The permit is released before the count drops, so that the next request finds a free permit.
        self.permit.take();
        let mut queues = self.queues.by_key.lock();
        if let Some(queue) = queues.get_mut(&self.key) {
            queue.present -= 1;
            if queue.present == 0 {
                queues.remove(&self.key);
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

    fn try_enter(admission: &Admission, person: PlayerId, server: Option<u64>) -> Option<Pass> {
        match poll(pin!(admission.enter(person, server))) {
            Poll::Ready(pass) => pass,
            Poll::Pending => None,
        }
    }

    #[test]
    fn a_flood_of_requests_delays_only_its_sender() {
        let admission = Admission::default();
        let inside: Vec<_> = (0..PER_PERSON.running)
            .map(|_| try_enter(&admission, ADA, Some(9)).expect("there is a place"))
            .collect();
        let mut waiting = pin!(admission.enter(ADA, Some(9)));
        assert!(poll(waiting.as_mut()).is_pending(), "Ada waits");
        assert!(try_enter(&admission, BEN, Some(9)).is_some(), "and Ben does not");
        drop(inside);
        assert!(matches!(poll(waiting.as_mut()), Poll::Ready(Some(_))), "it is Ada's turn again");
    }

    #[test]
    fn a_full_server_does_not_delay_other_servers() {
        let admission = Admission::default();
        let of = |person| try_enter(&admission, PlayerId(person), Some(9));
        let inside: Vec<_> = (0..PER_SERVER.running as u64).filter_map(of).collect();
        assert_eq!(inside.len(), PER_SERVER.running);
        assert!(try_enter(&admission, PlayerId(900), Some(9)).is_none());
        assert!(try_enter(&admission, PlayerId(900), Some(8)).is_some());
        assert!(try_enter(&admission, PlayerId(900), None).is_some(), "alone with the bot");
    }

    #[test]
    fn an_admission_queue_has_a_limit_and_forgets_finished_requests() {
        let admission = Admission::default();
        let mut all: Vec<_> =
            (0..PER_PERSON.present).map(|_| Box::pin(admission.enter(ADA, None))).collect();
        let mut inside = Vec::new();
        for one in &mut all {
            if let Poll::Ready(pass) = poll(one.as_mut()) {
                inside.push(pass.expect("there is a place"));
            }
        }
        assert_eq!(inside.len(), PER_PERSON.running);
        assert!(matches!(poll(pin!(admission.enter(ADA, None))), Poll::Ready(None)), "too many");
        drop((all, inside));
        assert!(admission.people.by_key.lock().is_empty());
        assert!(try_enter(&admission, ADA, None).is_some());
    }
}
