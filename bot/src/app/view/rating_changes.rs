//! The line below the last board of a rated match: how the ratings of its players changed.

use matches::{Head, RatingChange};
use rules::{Arg, Join};

use crate::app::answer::Result;
use crate::app::answer::args::mention;
use crate::app::view::board::BoardView;
use crate::words::ratings::RatingText;

impl BoardView<'_> {
    /// The rating changes, once a rated match is over.
    pub(super) fn rating_changes(&self, head: &Head) -> Result<Option<RatingText>> {
        if head.ending().is_none() {
            return Ok(None);
        }
        let changes = self.matches.rating_changes(head.id)?;
        let change = |RatingChange { player, before, after, is_provisional }| {
            let (player, by) = (mention(player), (after - before).abs());
            let sign = if after < before { "−" } else { "+" }.into();
            match is_provisional {
                true => RatingText::ProvisionalChange { player, after, sign, by },
                false => RatingText::Change { player, after, sign, by },
            }
        };
        Ok(changes.map(|changes| {
            let changes = Arg::list(Join::Dots, changes.into_iter().map(change));
            RatingText::Changed { changes }
        }))
    }
}
