//! What belongs to one player alone: unfinished moves, what he keeps for his next match, what he likes.

use std::collections::BTreeMap;

use rules::Draft;

use super::Matches;
use crate::ids::{MatchId, PlayerId};
use crate::journal::envelope::{Damage, Stored, open, seal};
use crate::journal::record::{DraftRow, TextRow};
use crate::keys::{self, Table};
use crate::refused::Refused;
use crate::stores::Batch;

/// The most bytes of the steps of a draft, and of a preference.
const TEXT_BYTES: usize = 1_000;

/// The most preferences one player has.
const PREFERENCES: usize = 32;

impl Matches {
    /// Keeps an unfinished move, until the player moves. An empty draft is dropped.
    ///
    /// # Errors
    /// He is not to move in that match, or the draft is too long.
    pub fn keep_draft(&self, id: MatchId, player: PlayerId, draft: &Draft) -> Result<(), Refused> {
        let current = self.load(id)?;
        current.seat_to_move(player, None)?;
        if draft.steps.iter().map(|step| step.len() + 1).sum::<usize>() > TEXT_BYTES {
            return Err(Refused::TooLong);
        }
        let mut batch = Batch::default();
        // If he moves meanwhile, the draft belongs to a position that is gone.
        batch.expect(keys::head(id), current.raw_head);
        let key = keys::draft(player, id);
        self.is_not_newer::<DraftRow>(&key)?;
        if draft.is_empty() {
            batch.remove(key);
        } else {
            batch.put(key, seal(&DraftRow { steps: draft.steps.clone() }));
        }
        self.store.commit(batch)?;
        Ok(())
    }

    /// The unfinished move of a player, empty where there is none, with what he keeps for this game.
    ///
    /// # Errors
    /// There is no such match.
    pub fn draft(&self, id: MatchId, player: PlayerId) -> Result<Draft, Refused> {
        let current = self.load(id)?;
        let row = self.row::<DraftRow>(keys::draft(player, id))?;
        let steps = row.map(|row| row.steps).unwrap_or_default();
        Ok(Draft { steps, kept: self.kept(player, &current.header.game)? })
    }

    /// What a player keeps from his last match of a game.
    ///
    /// # Errors
    /// The store has failed.
    pub fn kept(&self, player: PlayerId, game: &str) -> Result<Option<String>, Refused> {
        Ok(self.row::<TextRow>(keys::kept(player, game))?.map(|row| row.0))
    }

    /// Notes what a player likes; an empty value forgets it.
    ///
    /// # Errors
    /// Name or value are too long, or there are too many.
    pub fn prefer(&self, player: PlayerId, name: &str, value: &str) -> Result<(), Refused> {
        if name.len() + value.len() > TEXT_BYTES {
            return Err(Refused::TooLong);
        }
        let mut batch = Batch::default();
        let key = keys::preference(player, name);
        self.is_not_newer::<TextRow>(&key)?;
        if value.is_empty() {
            batch.remove(key);
        } else {
            let known = self.preferences(player)?;
            if known.len() >= PREFERENCES && !known.contains_key(name) {
                return Err(Refused::TooLong);
            }
            batch.put(key, seal(&TextRow(value.into())));
        }
        self.store.commit(batch)?;
        Ok(())
    }

    /// What a player likes, by name.
    ///
    /// # Errors
    /// The store has failed.
    pub fn preferences(&self, player: PlayerId) -> Result<BTreeMap<String, String>, Refused> {
        let rows = self.store.scan(&Table::Preference.under(&[player.0]))?;
        let read = rows.iter().filter_map(|(key, raw)| {
            let name = String::from_utf8(key[9..].to_vec()).ok()?;
            Some((name, open::<TextRow>(raw).ok()?.0))
        });
        Ok(read.collect())
    }

    /// That what is to be overwritten was not written by a newer program.
    fn is_not_newer<R: Stored>(&self, key: &[u8]) -> Result<(), Refused> {
        let raw = self.store.read(&[key.to_vec()])?.pop().flatten();
        match raw.as_deref().map(open::<R>) {
            Some(Err(Damage::Newer(_))) => Err(Refused::NewerNote),
            _ => Ok(()),
        }
    }

    fn row<R: Stored>(&self, key: Vec<u8>) -> Result<Option<R>, Refused> {
        let raw = self.store.read(&[key])?.pop().flatten();
        // What is only a convenience may be lost: a damaged row counts as none.
        Ok(raw.and_then(|raw| open(&raw).ok()))
    }
}
