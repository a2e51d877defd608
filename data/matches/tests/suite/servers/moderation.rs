//! Tests of administrators who end other people's matches.

use matches::{Ending, PlayerId, Refused, Stage};

use crate::harness::{SERVER, nim, on_every_store};

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
