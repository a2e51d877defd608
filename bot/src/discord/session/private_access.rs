//! The ways into private conversations. The bot is nobody there and can't speak by itself: whoever does something leaves
//! a door open for a quarter of an hour, through which a few messages fit.
//!
//! Kept in memory alone: what opens a door is a secret, and soon worth nothing. What finds none stays in the queue until
//! somebody does something there again.

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use matches::Timestamp;
use tokio::sync::watch;

/// How long a door stays open, in milliseconds: Discord's quarter of an hour, without the last minute.
const OPEN: u64 = 14 * 60_000;

/// How many messages fit through one door.
const MESSAGES: u32 = 5;

/// How many doors, and how many messages that came through them, are known at most.
const MOST: usize = 10_000;

/// How long somebody waits at a door that is about to be opened.
const PATIENCE: Duration = Duration::from_secs(10);

/// The doors of all private conversations, the newest of each.
#[derive(Debug, Default)]
pub(crate) struct PrivateAccess(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    by_place: HashMap<u64, Arc<Door>>,
    by_message: HashMap<u64, Arc<Door>>,
    /// How many doors were left so far.
    left: u64,
}

/// One way in. It opens once whoever left it has been answered: what is sent before would be taken for the answer.
pub(crate) struct Door {
    token: String,
    /// Which one it is of all that were left.
    number: u64,
    until: Timestamp,
    left: AtomicU32,
    stands: watch::Sender<Stands>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stands {
    Waiting,
    Open,
    Shut,
}

impl fmt::Debug for Door {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Door").field("until", &self.until).finish_non_exhaustive()
    }
}

impl PrivateAccess {
    /// Somebody does something in a private conversation; the token is Discord's for what answers them.
    pub(crate) fn open(&self, place: u64, token: &str, now: Timestamp) -> Arc<Door> {
        let mut known = self.known();
        known.forget(now);
        known.left += 1;
        let door = Arc::new(Door {
            token: token.into(),
            number: known.left,
            until: now.plus(OPEN),
            left: AtomicU32::new(MESSAGES),
            stands: watch::Sender::new(Stands::Waiting),
        });
        known.by_place.insert(place, Arc::clone(&door));
        door
    }

    /// How many doors were left so far.
    pub(crate) fn opened(&self) -> u64 {
        self.known().left
    }

    /// Whether somebody left a door into a conversation after so many had been left.
    pub(crate) fn is_open_since(&self, place: u64, left: u64) -> bool {
        self.known().by_place.get(&place).is_some_and(|door| door.number > left)
    }

    /// A way into a conversation for one more message; waits for one that is about to be opened.
    pub(crate) async fn way_into(&self, place: u64, now: Timestamp) -> Option<Arc<Door>> {
        let door = self.known().by_place.get(&place).cloned()?;
        (door.opens().await && door.until > now && door.takes_one()).then_some(door)
    }

    /// Notes that a message came through a door: while that is open, it can be changed.
    pub(crate) fn note(&self, message: u64, door: Arc<Door>) {
        self.known().by_message.insert(message, door);
    }

    /// The door through which a message came, while it is open.
    pub(crate) fn of_message(&self, message: u64, now: Timestamp) -> Option<Arc<Door>> {
        self.known().by_message.get(&message).filter(|door| door.until > now).cloned()
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    fn forget(&mut self, now: Timestamp) {
        for private_access in [&mut self.by_place, &mut self.by_message] {
            if private_access.len() >= MOST {
                private_access.retain(|_, door| door.until > now);
            }
            if private_access.len() >= MOST {
                private_access.clear();
            }
        }
    }
}

impl Door {
    /// What opens it.
    pub(crate) fn token(&self) -> &str {
        &self.token
    }

    /// Whoever left it has been answered, or could not be.
    pub(crate) fn answered(&self, is_answered: bool) {
        let stands = if is_answered { Stands::Open } else { Stands::Shut };
        self.stands.send_replace(stands);
    }

    async fn opens(&self) -> bool {
        let mut stands = self.stands.subscribe();
        let decided = stands.wait_for(|stands| *stands != Stands::Waiting);
        let stands = tokio::time::timeout(PATIENCE, decided).await;
        stands.is_ok_and(|stands| stands.is_ok_and(|stands| *stands == Stands::Open))
    }

    fn takes_one(&self) -> bool {
        let less = |left: u32| left.checked_sub(1);
        self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    const NOW: Timestamp = Timestamp(1_000);

    #[tokio::test]
    async fn nothing_goes_through_before_the_answer_and_no_more_than_fits() {
        let private_access = PrivateAccess::default();
        assert!(private_access.way_into(7, NOW).await.is_none());
        let door = private_access.open(7, "a secret", NOW);
        assert!(private_access.way_into(7, NOW).now_or_never().is_none(), "it waits");
        door.answered(true);
        for _ in 0..MESSAGES {
            assert!(private_access.way_into(7, NOW).await.is_some());
        }
        assert!(private_access.way_into(7, NOW).await.is_none());
        assert!(private_access.way_into(8, NOW).await.is_none(), "another conversation");
    }

    #[tokio::test]
    async fn a_door_shuts_where_nobody_was_answered_and_when_its_time_is_over() {
        let private_access = PrivateAccess::default();
        private_access.open(7, "a secret", NOW).answered(false);
        assert!(private_access.way_into(7, NOW).await.is_none());
        let door = private_access.open(7, "another", NOW);
        door.answered(true);
        private_access.note(3, door);
        assert!(private_access.of_message(3, NOW).is_some());
        let late = NOW.plus(OPEN);
        assert!(
            private_access.way_into(7, late).await.is_none()
                && private_access.of_message(3, late).is_none()
        );
    }

    #[test]
    fn who_came_meanwhile_is_told_from_who_was_there_before() {
        let private_access = PrivateAccess::default();
        private_access.open(7, "a secret", NOW);
        let before = private_access.opened();
        private_access.open(8, "elsewhere", NOW);
        assert!(!private_access.is_open_since(7, before));
        private_access.open(7, "another", NOW);
        assert!(
            private_access.is_open_since(7, before)
                && !private_access.is_open_since(7, private_access.opened())
        );
    }

    #[test]
    fn what_opens_a_door_is_not_printed() {
        let printed = format!("{:?}", PrivateAccess::default().open(7, "a secret", NOW));
        assert!(!printed.contains("secret"), "{printed}");
    }
}
