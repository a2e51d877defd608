//! Ending somebody else's match, for those who look after a server.

use matches::{Ending, PlayerId, Refused, Stage};

use crate::hall::{SERVER, nim, on_every_store};

#[test]
fn a_match_is_ended_with_its_reason_and_nobody_has_won() {
    on_every_store(|hall| {
        let lobby = hall.challenge(&nim(1, &[2])).unwrap().id;
        let end = |id, server, by| hall.matches.end_for(id, (server, "Ada has moved away"), by);
        assert_eq!(end(lobby, SERVER, hall.by(9)), Err(Refused::NotStarted(lobby)));
        let id = hall.nim();
        assert_eq!(end(id, SERVER + 1, hall.by(9)), Err(Refused::NoSuchMatch(id)));
        assert_eq!(hall.head(id).closed, None);
        let by = hall.by(9);
        end(id, SERVER, by).unwrap();
        assert!(end(id, SERVER, by).unwrap().repeated);
        let head = hall.head(id);
        assert_eq!(head.stage, Stage::Over(Ending::CalledOff));
        assert_eq!(head.closed.as_deref(), Some("Ada has moved away"));
        assert!(head.winners().is_empty());
        assert_eq!(hall.matches.rating_changes(id), Ok(None));
        assert_eq!(end(id, SERVER, hall.by(9)), Err(Refused::Over(id)));
        assert!(hall.exported().contains("Ada has moved away"));
        assert_eq!(hall.matches.held(PlayerId(9)).unwrap().matches, 0);
    });
}
