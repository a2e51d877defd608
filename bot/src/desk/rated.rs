//! What a match has changed in the ratings of its players, in a line.

use data::Change;
use rules::{Arg, Join};

use super::marks::mention;
use super::standing_words::Stand;

/// The ratings before and after, in the order of the seats.
pub(super) fn changed(changes: &[Change]) -> Stand {
    let change = |&(player, before, after): &Change| Stand::Change {
        player: mention(player),
        after,
        sign: if after < before { "−" } else { "+" }.into(),
        by: (after - before).abs(),
    };
    let changes = changes.iter().map(change);
    Stand::Changed { changes: Arg::list(Join::Dots, changes) }
}
