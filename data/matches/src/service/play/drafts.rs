//! What belongs to one player alone: unfinished moves, and what they keep for their next match.

use rules::Draft;

use crate::codec::{Damage, Stored, open, seal};
use crate::error::Refused;
use crate::ids::{Key, PlayerId};
use crate::journal::records::{DraftRow, TextRow};
use crate::keys;
use crate::service::Matches;
use crate::service::view::MatchView;
use store::Batch;

/// The most bytes of the steps of a draft.
const TEXT_BYTES: usize = 1_000;

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
        view: &MatchView,
        player: PlayerId,
        kept: &KeptDraft,
    ) -> Result<(), Refused> {
        let loaded = view.loaded();
        loaded.seat_to_move(player, None)?;
        let steps = &kept.draft.steps;
        if steps.iter().map(|step| step.len() + 1).sum::<usize>() > TEXT_BYTES {
            return Err(Refused::TooLong);
        }
        let mut batch = Batch::default();
        batch.expect(keys::head(loaded.id), loaded.raw_head.clone());
        let key = keys::draft(player, loaded.id);
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
    pub fn draft(&self, view: &MatchView, player: PlayerId) -> Result<KeptDraft, Refused> {
        let loaded = view.loaded();
        let row = self.row::<DraftRow>(keys::draft(player, loaded.id))?;
        let (steps, mark) = row.map(|row| (row.steps, row.mark)).unwrap_or_default();
        let kept = self.kept(player, &loaded.header.game)?;
        Ok(KeptDraft { draft: Draft { steps, kept, ..Draft::default() }, mark })
    }

    /// What a player keeps from their last match of a game.
    ///
    /// # Errors
    /// The store has failed.
    pub fn kept(&self, player: PlayerId, game: &str) -> Result<Option<String>, Refused> {
        Ok(self.row::<TextRow>(keys::layout(player, game))?.map(|row| row.0))
    }

    /// That what is to be overwritten was not written by a newer program.
    pub(crate) fn is_not_newer<R: Stored>(&self, key: &[u8]) -> Result<(), Refused> {
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
