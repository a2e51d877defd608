//! How somebody ends a match alone: giving up, calling it off.

use rules::Seat;

use crate::error::Refused;
use crate::ids::MatchId;
use crate::journal::head::Ending;
use crate::journal::records::Act;
use crate::journal::snapshot::{Change, Loaded};
use crate::service::{By, Done, Matches};

impl Matches {
    /// Gives up. Where three or more sit at the table, the others play on; else the match is over.
    ///
    /// # Errors
    /// It is not a running match of theirs.
    pub fn resign(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |loaded| Ok(resignation(loaded, loaded.seat(by.player)?)))
    }

    /// Calls a match off before everybody has moved.
    ///
    /// # Errors
    /// It is not a running match of theirs, or everybody has moved.
    pub fn abort(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |loaded| {
            let seat = loaded.seat(by.player)?;
            if loaded.state.head.has_everybody_moved() {
                return Err(Refused::TooLateToAbort(id));
            }
            Ok(Change::of(Act::Ended(Ending::Aborted { seat })))
        })
    }
}

/// What a seat's resignation comes to.
pub(crate) fn resignation(loaded: &Loaded, seat: Seat) -> Change {
    let head = &loaded.state.head;
    let left = loaded.people_at_table().filter(|&person| person != seat).count();
    // Computers do not play on by themselves.
    if usize::from(head.seats) - head.gone.len() >= 3 && left > 0 {
        Change::of(Act::LeftTable { seat })
    } else {
        Change::of(Act::Ended(Ending::Resigned { seat }))
    }
}
