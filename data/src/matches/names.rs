//! What players are called where their match is played, from when they join until its thread is opened and named after
//! them. No longer: people's names are theirs to change.

use super::Matches;
use crate::ids::{MatchId, PlayerId};
use crate::journal::current::Current;
use crate::journal::envelope::{open, seal};
use crate::journal::record::TextRow;
use crate::keys;
use crate::matches::look::Look;
use crate::refused::Refused;
use crate::stores::Batch;

/// The most characters that are kept of a name.
const NAME_LENGTH: usize = 100;

impl Matches {
    /// What the players of a match are called, in the order of their seats; nothing where it is not known of all.
    ///
    /// # Errors
    /// The store has failed.
    pub fn names(&self, look: &Look) -> Result<Option<Vec<String>>, Refused> {
        let (id, joined) = (look.current().id, &look.current().people.joined);
        let keys: Vec<_> = joined.iter().map(|&player| keys::name(player, id)).collect();
        let rows = self.store.read(&keys)?.into_iter();
        Ok(rows.map(|raw| Some(open::<TextRow>(&raw?).ok()?.0)).collect())
    }

    /// Forgets what the players of a match are called.
    pub(crate) fn forget_names(&self, batch: &mut Batch, id: MatchId) {
        // A match that can't be read has no thread to be named either.
        let joined = self.load(id).map(|current| current.people.joined).unwrap_or_default();
        for player in joined {
            batch.remove(keys::name(player, id));
        }
    }
}

/// Notes what somebody who joins is called, and forgets it of those who have left, or of all where nothing came of it.
pub(super) fn note(
    batch: &mut Batch,
    current: &Current,
    before: &[PlayerId],
    called: Option<(PlayerId, String)>,
) {
    let is_off = current.course.head.stage.is_called_off();
    let stays = |player: &&PlayerId| !is_off && current.people.joined.contains(player);
    for &gone in before.iter().filter(|player| !stays(player)) {
        batch.remove(keys::name(gone, current.id));
    }
    if let Some((player, name)) = called {
        let name = name.chars().take(NAME_LENGTH).collect();
        batch.put(keys::name(player, current.id), seal(&TextRow(name)));
    }
}
