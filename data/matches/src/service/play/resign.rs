//! Resigning, and aborting a match before everyone has moved.

use rules::Seat;

use crate::error::Refused;
use crate::ids::MatchId;
use crate::journal::head::Ending;
use crate::journal::records::Act;
use crate::journal::snapshot::{Change, Loaded};
use crate::service::{Committed, Matches, Request};

impl Matches {
    /// Resigns. If three or more play, the others play on. Otherwise the match is over.
    pub fn resign(&self, id: MatchId, request: Request) -> Result<Committed, Refused> {
        self.change(id, request, |loaded| Ok(resignation(loaded, loaded.seat(request.player)?)))
    }

    /// Aborts a match in which not everyone has moved.
    pub fn abort(&self, id: MatchId, request: Request) -> Result<Committed, Refused> {
        self.change(id, request, |loaded| {
            let seat = loaded.seat(request.player)?;
            if loaded.state.head.has_everybody_moved(seat) {
                return Err(Refused::TooLateToAbort(id));
            }
            Ok(Change::of(Act::Ended(Ending::Aborted { seat })))
        })
    }
}

/// The change by which a seat resigns.
pub(crate) fn resignation(loaded: &Loaded, seat: Seat) -> Change {
    let head = &loaded.state.head;
    let left = loaded.people_at_table().filter(|&person| person != seat).count();
    // Computers alone don't play on.
    if usize::from(head.seats) - head.gone.len() >= 3 && left > 0 {
        Change::of(Act::LeftTable { seat })
    } else {
        Change::of(Act::Ended(Ending::Resigned { seat }))
    }
}
