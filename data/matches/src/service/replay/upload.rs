//! Match records that people upload, one per person at a time.

use rules::{Record, Viewer};

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::{Key, PlayerId};
use crate::journal::watching::BroughtRow;
use crate::keys;
use crate::service::Matches;
use crate::service::replay::Recording;
use store::{Batch, VALUE_LIMIT};

/// The maximum number of plies of an uploaded record. All of them are replayed for each step that is shown.
const PLIES: usize = 2_000;

impl Matches {
    /// Stores a record that can be replayed, in place of the player's previous one.
    pub fn upload_record(&self, player: PlayerId, key: Key, record: Record) -> Result<(), Refused> {
        if record.plies.len() > PLIES {
            return Err(Refused::TooLong);
        }
        let game = self.rules(&record.game, record.rules_version);
        // If the version of the rules is unknown, the game refuses it with its own message.
        let game = game.or_else(|| self.newest_rules(&record.game)).ok_or(Refused::UnknownGame)?;
        game.replay(&record).map_err(Refused::Options)?;
        let row = seal(&BroughtRow { key, record });
        if row.len() > VALUE_LIMIT {
            return Err(Refused::TooLong);
        }
        let mut batch = Batch::default();
        batch.put(keys::upload(player), row);
        self.store.commit(batch)?;
        Ok(())
    }

    /// The record that a person has uploaded by this request, unless they have uploaded another since.
    pub fn uploaded_record(&self, player: PlayerId, key: Key) -> Result<Recording, Refused> {
        let row = self.row::<BroughtRow>(keys::upload(player))?.filter(|row| row.key == key);
        let record = row.ok_or(Refused::NothingBrought)?.record;
        let game = self.rules(&record.game, record.rules_version).ok_or(Refused::NothingBrought)?;
        let (viewer, reader) = (Viewer::Everything, Viewer::Spectator);
        Ok(Recording { game, record, viewer, reader, head: None, played: Vec::new() })
    }
}
