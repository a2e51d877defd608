//! Tests of administrators who end other people's matches.

use std::sync::{Arc, mpsc};

use matches::{ChallengeLimits, Ending, EventListener, MatchEvent, Matches};
use matches::{PlayerId, Refused, Stage};

use crate::games::CATALOG;
use crate::harness::{SERVER, nim, on_every_store};

/// Sends the kind of each ending.
struct Endings(mpsc::Sender<&'static str>);

impl EventListener for Endings {
    fn on_event(&self, _: &str, event: MatchEvent) {
        if let MatchEvent::Ended { how } = event {
            self.0.send(how).unwrap();
        }
    }
}

#[test]
fn a_match_closed_by_a_moderator_has_a_reason_and_no_winner() {
    on_every_store(|harness| {
        let lobby = harness.challenge(&nim(1, &[2])).unwrap().id;
        let end =
            |id, server, by| harness.matches.close_match(id, server, "Ada has moved away", by);
        assert_eq!(end(lobby, SERVER, harness.by(9)), Err(Refused::NotStarted(lobby)));
        let id = harness.nim();
        assert_eq!(end(id, SERVER + 1, harness.by(9)), Err(Refused::NoSuchMatch(id)));
        assert_eq!(harness.head(id).closed, None);
        let by = harness.by(9);
        end(id, SERVER, by).unwrap();
        assert!(end(id, SERVER, by).unwrap().repeated);
        let head = harness.head(id);
        assert_eq!(head.stage, Stage::Over(Ending::CalledOff));
        assert_eq!(head.closed.as_deref(), Some("Ada has moved away"));
        assert!(head.winners().is_empty());
        assert_eq!(harness.matches.rating_changes(id), Ok(None));
        assert_eq!(end(id, SERVER, harness.by(9)), Err(Refused::Over(id)));
        assert!(harness.exported().contains("Ada has moved away"));
        assert_eq!(harness.matches.stored_data(PlayerId(9)).unwrap().matches, 0);
    });
}

#[test]
fn the_event_of_a_match_closed_by_a_moderator_says_so() {
    on_every_store(|harness| {
        let (sender, endings) = mpsc::channel();
        let matches = Matches::new(Arc::clone(&harness.store), CATALOG, ChallengeLimits::default())
            .with_listener(Endings(sender));
        let id = harness.nim();
        matches.close_match(id, SERVER, "Ada has moved away", harness.by(9)).unwrap();
        assert_eq!(endings.try_iter().collect::<Vec<_>>(), ["ended by a moderator"]);
    });
}
