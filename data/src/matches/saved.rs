//! What players save under names for their next matches: private, few, and erased with them.

use rules::{Keepsake, MAX_SAVED, NAME_LIMIT};

use super::{Matches, names};
use crate::ids::PlayerId;
use crate::journal::envelope::{open, seal};
use crate::journal::record::TextRow;
use crate::keys;
use crate::refused::Refused;
use crate::stores::Batch;

impl Matches {
    /// What a player has saved for a game, by name.
    ///
    /// # Errors
    /// The store has failed.
    pub fn saved(&self, player: PlayerId, game: &str) -> Result<Vec<Keepsake>, Refused> {
        let start = keys::saved(player, game, "");
        let rows = self.store.scan(&keys::prefix(start.clone()))?;
        let read = rows.iter().filter_map(|(key, raw)| {
            let name = String::from_utf8(key[start.len()..].to_vec()).ok()?;
            Some(Keepsake { name, text: open::<TextRow>(raw).ok()?.0 })
        });
        Ok(read.take(MAX_SAVED).collect())
    }

    /// Saves something under a name, in place of what had that name.
    ///
    /// # Errors
    /// There is nothing of the name to be seen, or there are as many as can be.
    pub fn save(
        &self,
        (player, game): (PlayerId, &str),
        name: &str,
        text: &str,
    ) -> Result<(), Refused> {
        let name: String = names::fit(name).trim().chars().take(NAME_LIMIT).collect();
        let name = name.trim_end();
        if name.is_empty() {
            return Err(Refused::Nameless);
        }
        let saved = self.saved(player, game)?;
        let is_same = |other: &&Keepsake| other.name.to_lowercase() == name.to_lowercase();
        let before = saved.iter().find(is_same);
        if before.is_none() && saved.len() >= MAX_SAVED {
            return Err(Refused::SavedEnough);
        }
        let mut batch = Batch::default();
        if let Some(before) = before {
            batch.remove(keys::saved(player, game, &before.name));
        }
        let key = keys::saved(player, game, name);
        self.is_not_newer::<TextRow>(&key)?;
        batch.put(key, seal(&TextRow(text.into())));
        self.store.commit(batch)?;
        Ok(())
    }

    /// Drops what was saved under this name.
    ///
    /// # Errors
    /// The store has failed.
    pub fn drop_saved(&self, player: PlayerId, game: &str, name: &str) -> Result<(), Refused> {
        let mut batch = Batch::default();
        batch.remove(keys::saved(player, game, name));
        self.store.commit(batch)?;
        Ok(())
    }
}
