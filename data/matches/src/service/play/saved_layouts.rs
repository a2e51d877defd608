//! Layouts that players save under names for their next matches. They are private, and few.

use rules::{MAX_SAVED, NAME_LIMIT, SavedLayout};

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::PlayerId;
use crate::journal::records::TextRow;
use crate::keys;
use crate::service::{Matches, names};
use store::Batch;

impl Matches {
    /// The saved layouts of a player for a game, by name.
    pub fn saved_layouts(&self, player: PlayerId, game: &str) -> Result<Vec<SavedLayout>, Refused> {
        let start = keys::saved_layout(player, game, "");
        let rows = self.store.scan(&keys::prefix(start.clone()))?;
        let read = rows.iter().filter_map(|(key, raw)| {
            let name = String::from_utf8(key[start.len()..].to_vec()).ok()?;
            Some(SavedLayout { name, text: open::<TextRow>(raw).ok()?.0 })
        });
        Ok(read.take(MAX_SAVED).collect())
    }

    /// Saves a layout. Replaces the one with this name.
    pub fn save_layout(
        &self,
        player: PlayerId,
        game: &str,
        name: &str,
        text: &str,
    ) -> Result<(), Refused> {
        let (name, saved) = (layout_name(name)?, self.saved_layouts(player, game)?);
        let before = saved.iter().find(|other| is_same(&other.name, &name));
        if before.is_none() && saved.len() >= MAX_SAVED {
            return Err(Refused::SavedEnough(MAX_SAVED));
        }
        let mut batch = Batch::default();
        if let Some(before) = before {
            batch.remove(keys::saved_layout(player, game, &before.name));
        }
        let key = keys::saved_layout(player, game, &name);
        self.check_not_newer::<TextRow>(&key)?;
        batch.put(key, seal(&TextRow(text.into())));
        self.store.commit(batch)?;
        Ok(())
    }

    /// Renames a saved layout.
    pub fn rename_layout(
        &self,
        player: PlayerId,
        game: &str,
        before: &str,
        name: &str,
    ) -> Result<(), Refused> {
        let (name, saved) = (layout_name(name)?, self.saved_layouts(player, game)?);
        let Some(old) = saved.iter().find(|saved| saved.name == before) else { return Ok(()) };
        let is_taken = |other: &SavedLayout| other.name != before && is_same(&other.name, &name);
        if saved.iter().any(is_taken) {
            return Err(Refused::NameTaken);
        }
        let mut batch = Batch::default();
        let key = keys::saved_layout(player, game, &name);
        self.check_not_newer::<TextRow>(&key)?;
        batch.remove(keys::saved_layout(player, game, before));
        batch.put(key, seal(&TextRow(old.text.clone())));
        self.store.commit(batch)?;
        Ok(())
    }

    /// Deletes a saved layout.
    pub fn delete_layout(&self, player: PlayerId, game: &str, name: &str) -> Result<(), Refused> {
        let mut batch = Batch::default();
        batch.remove(keys::saved_layout(player, game, name));
        self.store.commit(batch)?;
        Ok(())
    }
}

/// The name as it is stored. Refuses a name without visible characters.
fn layout_name(name: &str) -> Result<String, Refused> {
    let name: String = names::cleaned(name).trim().chars().take(NAME_LIMIT).collect();
    let name = name.trim_end();
    if names::is_visible(name) { Ok(name.into()) } else { Err(Refused::Nameless) }
}

fn is_same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}
