//! Whoever looks after a server can end a match there, with a reason that all its players are told.

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::MatchId;
use crate::journal::head::{Ending, Stage};
use crate::journal::records::{Act, TextRow};
use crate::journal::snapshot::Change;
use crate::keys;
use crate::service::commit::Before;
use crate::service::{By, Done, Matches};

/// The most characters of a reason.
const REASON: usize = 300;

impl Matches {
    /// Ends a running match on this server for a reason. It counts as called off: nobody has won, and nothing is rated.
    /// Whether whoever asks may do so is for the caller to know.
    ///
    /// # Errors
    /// It is not running, or is played elsewhere.
    pub fn end_for(
        &self,
        id: MatchId,
        (server, reason): (u64, &str),
        by: By,
    ) -> Result<Done, Refused> {
        let reason: String = reason.chars().take(REASON).collect();
        let ended = self.attempt(by.into(), || {
            let loaded = self.load(id)?;
            if loaded.header.place.server != Some(server) {
                return Err(Refused::NoSuchMatch(id));
            }
            match loaded.state.head.stage {
                Stage::Lobby => return Err(Refused::NotStarted(id)),
                Stage::Running => {}
                Stage::Over(_) => return Err(Refused::Over(id)),
            }
            let before = Before::of(&loaded);
            let change = Change::of(Act::Ended(Ending::CalledOff));
            let mut change = self.carry_out(loaded, change, before, by.into())?;
            change.batch.put(keys::closing_reason(id), seal(&TextRow(reason.clone())));
            Ok(change)
        });
        Ok(ended?.0)
    }
}
