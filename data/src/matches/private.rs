//! What belongs to one player alone: unfinished moves, what they keep for their next match, what they like.

use std::collections::BTreeMap;

use rules::Draft;

use super::Matches;
use crate::ids::{Key, PlayerId};
use crate::journal::envelope::{Damage, Stored, open, seal};
use crate::journal::record::{DraftRow, TextRow};
use crate::keys::{self, Table};
use crate::matches::look::Look;
use crate::refused::Refused;
use crate::stores::Batch;

/// The most bytes of the steps of a draft, and of a preference.
const TEXT_BYTES: usize = 1_000;

/// The most preferences one player has.
const PREFERENCES: usize = 32;

/// An unfinished move, and where it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptDraft {
    /// What was chosen so far.
    pub draft: Draft,
    /// The request whose answer shows it: what came from another's answer belongs to an older draft.
    pub mark: Option<Key>,
}

impl Matches {
    /// Keeps an unfinished move, until the player moves; drops one without steps and mark. If the match has changed
    /// since it was looked at, nothing is kept: the draft belongs to a position that is gone.
    ///
    /// # Errors
    /// They are not to move in that match, or the draft is too long.
    pub fn keep_draft(
        &self,
        look: &Look,
        player: PlayerId,
        kept: &KeptDraft,
    ) -> Result<(), Refused> {
        let current = look.current();
        current.seat_to_move(player, None)?;
        let steps = &kept.draft.steps;
        if steps.iter().map(|step| step.len() + 1).sum::<usize>() > TEXT_BYTES {
            return Err(Refused::TooLong);
        }
        let mut batch = Batch::default();
        batch.expect(keys::head(current.id), current.raw_head.clone());
        let key = keys::draft(player, current.id);
        self.is_not_newer::<DraftRow>(&key)?;
        if steps.is_empty() && kept.mark.is_none() {
            batch.remove(key);
        } else {
            batch.put(key, seal(&DraftRow { steps: steps.clone(), mark: kept.mark }));
        }
        self.store.commit(batch)?;
        Ok(())
    }

    /// The unfinished move of a player, empty where there is none, with what they keep for this game.
    ///
    /// # Errors
    /// The store has failed.
    pub fn draft(&self, look: &Look, player: PlayerId) -> Result<KeptDraft, Refused> {
        let current = look.current();
        let row = self.row::<DraftRow>(keys::draft(player, current.id))?;
        let (steps, mark) = row.map(|row| (row.steps, row.mark)).unwrap_or_default();
        let kept = self.kept(player, &current.header.game)?;
        Ok(KeptDraft { draft: Draft { steps, kept }, mark })
    }

    /// What a player keeps from their last match of a game.
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
