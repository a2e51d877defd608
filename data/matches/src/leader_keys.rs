//! Keys of leaderboards.

use crate::ids::PlayerId;
use crate::keys::{Table, prefix};
use store::Range;

/// All rows of a leaderboard.
pub(crate) fn leaders(server: u64, game: &str) -> Range {
    prefix(leaders_of(server, game))
}

fn leaders_of(server: u64, game: &str) -> Vec<u8> {
    let mut key = Table::Leader.key(&[server]);
    key.extend(game.as_bytes());
    // No slug contains this byte, so no list is inside another.
    key.push(0);
    key
}

/// The order of a leaderboard: best ratings first, provisional ones last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LeaderPlace {
    pub(crate) is_provisional: bool,
    pub(crate) rating: i64,
    pub(crate) player: PlayerId,
}

/// The key of a player in a leaderboard.
pub(crate) fn leader(server: u64, game: &str, place: &LeaderPlace) -> Vec<u8> {
    let mut key = leaders_of(server, game);
    key.push(place.is_provisional.into());
    let from_above = u64::MAX - (place.rating.cast_unsigned() ^ 1 << 63);
    key.extend(from_above.to_be_bytes());
    key.extend(place.player.0.to_be_bytes());
    key
}

/// The player of a leaderboard row.
pub(crate) fn leader_player(key: &[u8]) -> Option<PlayerId> {
    let bytes = key.get(key.len().checked_sub(8)?..)?;
    Some(PlayerId(u64::from_be_bytes(bytes.try_into().ok()?)))
}
