//! What a match has changed in the ratings of its players, in a line.

use matches::RatingChange;
use rules::{Arg, Join};

use crate::app::answer::args::mention;
use crate::words::ratings::RatingText;

/// The ratings before and after, in the order of the seats.
pub(crate) fn line(changes: &[RatingChange]) -> RatingText {
    let change = |&(player, before, after): &RatingChange| RatingText::Change {
        player: mention(player),
        after,
        sign: if after < before { "−" } else { "+" }.into(),
        by: (after - before).abs(),
    };
    let changes = changes.iter().map(change);
    RatingText::Changed { changes: Arg::list(Join::Dots, changes) }
}
