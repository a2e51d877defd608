//! Announces changes of matches to the pages that show them.
//!
//! Announcements only make pages faster. A page that misses one finds the change at its next look.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};

use matches::{ChangeListener, MatchId, PlayerId, Revision};
use parking_lot::Mutex;
use rules::Message;
use tokio::sync::broadcast;

/// The maximum number of announcements that wait for a slow page. A page that falls behind reads the match once
/// instead.
const WAITING: usize = 16;

/// The matches that pages show.
#[derive(Debug, Default)]
pub(crate) struct MatchChanges {
    shown: Mutex<BTreeMap<MatchId, Weak<ShownMatch>>>,
}

/// A match that at least one page shows.
#[derive(Debug)]
pub(crate) struct ShownMatch {
    announcements: broadcast::Sender<Announcement>,
    visitors: Mutex<BTreeMap<u64, Option<PlayerId>>>,
    next: AtomicU64,
}

/// An announcement to the pages of a match.
#[derive(Clone, Debug)]
pub(crate) enum Announcement {
    /// The match has changed.
    Changed,
    /// The people who look at the match have changed.
    Visitors,
    /// A hint for one player.
    Hint(Arc<FoundHint>),
}

/// A hint that was found for a player.
pub(crate) struct FoundHint {
    pub(crate) player: PlayerId,
    /// The hint, or the reason why there is none.
    pub(crate) text: Vec<Message>,
    /// The move, in canonical notation. `None` without a hint.
    pub(crate) mv: Option<String>,
    /// The revision of the player's options that the hint is about. `None` without a hint.
    pub(crate) revision: Option<Revision>,
}

// Hides the hint, which may reveal a hand.
rules::hidden_debug!(FoundHint);

/// A page that shows a match, until this is dropped.
#[derive(Debug)]
pub(crate) struct Visit {
    shown: Arc<ShownMatch>,
    number: u64,
    pub(crate) announcements: broadcast::Receiver<Announcement>,
}

impl MatchChanges {
    /// Subscribes a page of this person to a match. `None` is a spectator without a session.
    pub(crate) fn visit(&self, id: MatchId, person: Option<PlayerId>) -> Visit {
        let visit = self.visit_unseen(id);
        visit.shown.visitors.lock().insert(visit.number, person);
        visit.shown.announce(Announcement::Visitors);
        visit
    }

    /// Subscribes a page to a match without adding it to the visitors.
    pub(crate) fn visit_unseen(&self, id: MatchId) -> Visit {
        let shown = self.shown_or_new(id);
        let announcements = shown.announcements.subscribe();
        let number = shown.next.fetch_add(1, Ordering::Relaxed);
        Visit { shown, number, announcements }
    }

    pub(crate) fn announce(&self, id: MatchId, announcement: Announcement) {
        let shown = self.shown.lock().get(&id).and_then(Weak::upgrade);
        if let Some(shown) = shown {
            shown.announce(announcement);
        }
    }

    /// The people whose pages show a match, `None` for each spectator without a session.
    pub(crate) fn visitors(&self, id: MatchId) -> Vec<Option<PlayerId>> {
        let shown = self.shown.lock().get(&id).and_then(Weak::upgrade);
        shown.map_or_else(Vec::new, |shown| shown.visitors.lock().values().copied().collect())
    }

    /// The matches that pages show.
    pub(crate) fn shown(&self) -> Vec<MatchId> {
        let mut shown = self.shown.lock();
        shown.retain(|_, shown| shown.strong_count() > 0);
        shown.keys().copied().collect()
    }

    fn shown_or_new(&self, id: MatchId) -> Arc<ShownMatch> {
        let mut shown = self.shown.lock();
        shown.retain(|_, shown| shown.strong_count() > 0);
        if let Some(known) = shown.get(&id).and_then(Weak::upgrade) {
            return known;
        }
        let new = Arc::new(ShownMatch {
            announcements: broadcast::Sender::new(WAITING),
            visitors: Mutex::default(),
            next: AtomicU64::new(0),
        });
        shown.insert(id, Arc::downgrade(&new));
        new
    }
}

impl ChangeListener for MatchChanges {
    fn on_change(&self, id: MatchId) {
        self.announce(id, Announcement::Changed);
    }
}

impl ShownMatch {
    fn announce(&self, announcement: Announcement) {
        // Sending fails only if no page listens any more.
        let _ = self.announcements.send(announcement);
    }
}

impl Visit {
    /// The people whose pages show the match, `None` for each spectator without a session.
    pub(crate) fn visitors(&self) -> Vec<Option<PlayerId>> {
        self.shown.visitors.lock().values().copied().collect()
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let was_seen = self.shown.visitors.lock().remove(&self.number).is_some();
        if was_seen {
            self.shown.announce(Announcement::Visitors);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_receive_changes_of_their_match_until_they_close() {
        let changes = MatchChanges::default();
        let mut visit = changes.visit(MatchId(1), Some(PlayerId(7)));
        changes.on_change(MatchId(2));
        changes.on_change(MatchId(1));
        assert!(matches!(visit.announcements.try_recv(), Ok(Announcement::Visitors)));
        assert!(matches!(visit.announcements.try_recv(), Ok(Announcement::Changed)));
        assert!(visit.announcements.try_recv().is_err());
        assert_eq!(changes.shown(), [MatchId(1)]);
        let other = changes.visit(MatchId(1), None);
        assert_eq!(visit.visitors(), [Some(PlayerId(7)), None]);
        drop(other);
        let unseen = changes.visit_unseen(MatchId(1));
        assert_eq!(visit.visitors(), [Some(PlayerId(7))]);
        drop(unseen);
        drop(visit);
        assert_eq!(changes.shown(), []);
    }

    #[test]
    fn a_person_with_two_pages_is_a_visitor_until_both_close() {
        let changes = MatchChanges::default();
        let ada = Some(PlayerId(7));
        let (first, mut second) = (changes.visit(MatchId(1), ada), changes.visit(MatchId(1), ada));
        drop(first);
        assert_eq!(changes.visitors(MatchId(1)), [ada]);
        changes.on_change(MatchId(1));
        let last = std::iter::from_fn(|| second.announcements.try_recv().ok()).last();
        assert!(matches!(last, Some(Announcement::Changed)), "{last:?}");
        drop(second);
        assert_eq!(changes.visitors(MatchId(1)), []);
    }
}
