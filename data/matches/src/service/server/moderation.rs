//! Ends a match for an administrator of its server, with a reason that all players see.

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::MatchId;
use crate::journal::head::Ending;
use crate::journal::records::{Act, TextRow};
use crate::journal::snapshot::Change;
use crate::keys;
use crate::service::{Committed, Matches, Request};

/// The maximum number of characters of a reason. A longer one is cut.
const REASON: usize = 300;

impl Matches {
    /// Ends a running match of this server. The match counts as called off. The caller must check the administrator's
    /// permission.
    pub fn close_match(
        &self,
        id: MatchId,
        server: u64,
        reason: &str,
        request: Request,
    ) -> Result<Committed, Refused> {
        let reason: String = reason.chars().take(REASON).collect();
        let ended = self.attempt(request.into(), || {
            let mut loaded = self.load(id)?;
            if loaded.header.place.server != Some(server) {
                return Err(Refused::NoSuchMatch(id));
            }
            loaded.check_running()?;
            loaded.closed = Some(reason.clone());
            let change = Change::of(Act::Ended(Ending::CalledOff));
            let mut prepared = self.prepare(loaded, change, request.into())?;
            prepared.batch.put(keys::closing_reason(id), seal(&TextRow(reason.clone())));
            Ok(prepared)
        });
        Ok(ended?.0)
    }
}
