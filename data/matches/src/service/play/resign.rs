//! How somebody ends a match alone: giving up, calling it off.

use rules::Seat;

use crate::error::Refused;
use crate::ids::MatchId;
use crate::journal::head::Ending;
use crate::journal::records::Act;
use crate::journal::snapshot::{Current, Deed};
use crate::service::{By, Done, Matches};

impl Matches {
    /// Gives up. Where three or more sit at the table, the others play on; else the match is over.
    ///
    /// # Errors
    /// It is not a running match of theirs.
    pub fn resign(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |current| Ok(resignation(current, current.seat(by.player)?)))
    }

    /// Calls a match off before everybody has moved.
    ///
    /// # Errors
    /// It is not a running match of theirs, or everybody has moved.
    pub fn abort(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |current| {
            let seat = current.seat(by.player)?;
            if current.course.head.has_everybody_moved() {
                return Err(Refused::TooLateToAbort(id));
            }
            Ok(Deed::of(Act::Ended(Ending::Aborted { seat })))
        })
    }
}

/// What a seat's resignation comes to.
pub(crate) fn resignation(current: &Current, seat: Seat) -> Deed {
    let head = &current.course.head;
    let left = current.people_at_table().filter(|&person| person != seat).count();
    // Computers do not play on by themselves.
    if usize::from(head.seats) - head.gone.len() >= 3 && left > 0 {
        Deed::of(Act::LeftTable { seat })
    } else {
        Deed::of(Act::Ended(Ending::Resigned { seat }))
    }
}
