//! What a match has changed in the ratings of its players, in a line.

use data::PlayerId;
use rules::{Arg, Join};

use super::marks::mention;
use super::standing_words::Stand;

/// The ratings before and after, in the order of the seats.
pub(super) fn changed(players: &[PlayerId], changes: &[(i32, i32)]) -> Stand {
    let change = |(&player, &(before, after)): (&PlayerId, &(i32, i32))| Stand::Change {
        player: mention(player),
        after,
        sign: if after < before { "−" } else { "+" }.into(),
        by: (after - before).abs(),
    };
    let changes = players.iter().zip(changes).map(change);
    Stand::Changed { changes: Arg::list(Join::Dots, changes) }
}
