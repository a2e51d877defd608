//! A player's unfinished moves, and the layouts of their last matches.

use rules::Draft;

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::{Key, PlayerId};
use crate::journal::records::{DraftRow, TextRow};
use crate::keys;
use crate::service::Matches;
use crate::service::retry::until_first;
use crate::service::view::MatchView;
use store::{Batch, Commit};

/// The maximum number of bytes of a draft's steps.
const TEXT_BYTES: usize = 1_000;

/// An unfinished move, and the request whose answer shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredDraft {
    /// The choices of the move so far.
    pub draft: Draft,
    /// The request whose answer shows the draft. Input from another answer belongs to an older draft.
    pub mark: Option<Key>,
}

impl Matches {
    /// Stores an unfinished move until the player moves. Without steps and mark, removes it.
    ///
    /// Stores nothing if the player's possible moves have changed since `view`, since the draft then belongs to an old
    /// position.
    pub fn keep_draft(
        &self,
        view: &MatchView,
        player: PlayerId,
        kept: &StoredDraft,
    ) -> Result<(), Refused> {
        let viewed = view.loaded();
        viewed.seat_to_move(player, None)?;
        let steps = &kept.draft.steps;
        if steps.iter().map(|step| step.len() + 1).sum::<usize>() > TEXT_BYTES {
            return Err(Refused::TooLong);
        }
        let key = keys::draft(player, viewed.id);
        self.check_not_newer::<DraftRow>(&key)?;
        let is_empty = steps.is_empty() && kept.mark.is_none();
        let row = seal(&DraftRow { steps: steps.clone(), mark: kept.mark });
        let mut head = viewed.raw_head.clone();
        until_first(|| {
            let mut batch = Batch::default();
            batch.expect(keys::head(viewed.id), head.take());
            batch.writes.push((key.clone(), (!is_empty).then(|| row.clone())));
            if self.store.commit(batch)? == Commit::Applied {
                return Ok(Some(()));
            }
            let loaded = self.load(viewed.id)?;
            if loaded.seat_to_move(player, Some(viewed.revision())).is_err() {
                return Ok(Some(()));
            }
            head = loaded.raw_head;
            Ok(None)
        })
    }

    /// A player's unfinished move in a match, or an empty one. Has the layout of their last match of this game.
    pub fn draft(&self, view: &MatchView, player: PlayerId) -> Result<StoredDraft, Refused> {
        let loaded = view.loaded();
        let row = self.row::<DraftRow>(keys::draft(player, loaded.id))?;
        let (steps, mark) = row.map(|row| (row.steps, row.mark)).unwrap_or_default();
        let kept = self.last_layout(player, &loaded.header.game)?;
        Ok(StoredDraft { draft: Draft { steps, kept, ..Draft::default() }, mark })
    }

    /// The layout of a player's last match of a game.
    pub fn last_layout(&self, player: PlayerId, game: &str) -> Result<Option<String>, Refused> {
        Ok(self.row::<TextRow>(keys::layout(player, game))?.map(|row| row.0))
    }
}
