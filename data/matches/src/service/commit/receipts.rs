//! Receipts of requests: a repeated request gets the first answer again.

use rules::Message;

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision};
use crate::journal::records::{Act, Receipt};
use crate::journal::snapshot::Loaded;
use crate::journal::state::MatchState;
use crate::keys;
use crate::service::commit::{Actor, notes_for, refusal};
use crate::service::{Committed, Matches, Request};
use store::Batch;

impl Matches {
    /// Whether this request was carried out before.
    pub fn is_repeated(&self, request: Request) -> Result<bool, Refused> {
        Ok(self.store.read(&[keys::receipt(request.key)])?.pop().flatten().is_some())
    }

    /// The answer to a request that was carried out before. `None` if it was not.
    pub(super) fn repeated(&self, actor: Actor) -> Result<Option<Committed>, Refused> {
        let Some(key) = actor.key else { return Ok(None) };
        let Some(raw) = self.store.read(&[keys::receipt(key)])?.pop().flatten() else {
            return Ok(None);
        };
        // A receipt that can't be read still proves that the request was carried out.
        let Ok(Receipt { id, revision, .. }) = open(&raw) else { return Err(Refused::Busy) };
        let (mv, notes) = self.answered_at(id, revision, actor.player)?;
        Ok(Some(Committed { id, revision, repeated: true, mv, followed: Vec::new(), notes }))
    }

    /// The move and the notes of the act at a revision, as its answer showed them.
    fn answered_at(
        &self,
        id: MatchId,
        revision: Revision,
        player: PlayerId,
    ) -> Result<(Option<String>, Vec<Message>), Refused> {
        let loaded = self.load(id)?;
        let mut entries = self.entries(id)?;
        entries.retain(|entry| entry.revision <= revision);
        let Some(last) = entries.pop() else { return Err(Refused::Damaged(id)) };
        let Act::Moved { seat, .. } = last.act else { return Ok((None, Vec::new())) };
        let mut state = MatchState::folded(loaded.fixed(), &entries).map_err(refusal(id))?;
        let effects = state.apply(loaded.fixed(), &last).map_err(refusal(id))?;
        // The turn may be unfinished and hidden from other players, so only the mover gets the move and the notes.
        if loaded.seat_of(player) != Some(seat) {
            return Ok((None, Vec::new()));
        }
        Ok((effects.mv, notes_for(player, &effects.notes, &loaded)))
    }
}

/// Writes a receipt, unless the program acts by itself.
pub(super) fn write_receipt(batch: &mut Batch, loaded: &Loaded, actor: Actor) {
    let Some(key) = actor.key else { return };
    let receipt = Receipt { id: loaded.id, revision: loaded.revision(), at: actor.now };
    batch.replace(keys::receipt(key), None, seal(&receipt));
    batch.put(keys::receipt_age(actor.now, key), Vec::new());
}
