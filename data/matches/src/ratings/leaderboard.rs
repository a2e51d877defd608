//! The keys of leaderboard rows, which tell who is listed and in which order.

use crate::ids::PlayerId;
use crate::keys::{Table, prefix};
use crate::ratings::records::{EVERYWHERE, RatingRow};
use store::Range;

/// The range of all rows of a leaderboard.
pub(crate) fn leaders(server: u64, game: &str) -> Range {
    prefix(leaders_of(server, game))
}

fn leaders_of(server: u64, game: &str) -> Vec<u8> {
    let mut key = Table::Leader.key(&[server]);
    key.extend(game.as_bytes());
    // No slug contains this byte, so the rows of one game are not among those of another.
    key.push(0);
    key
}

/// The order of a leaderboard: reliable ratings before provisional ones, and among each the best first.
struct LeaderPlace {
    is_provisional: bool,
    rating: i64,
    player: PlayerId,
}

/// The leaderboard key of a player with a rated match. `None` for erased players, and for all servers together, which
/// have no leaderboard.
pub(crate) fn leader_key(
    server: u64,
    player: PlayerId,
    game: &str,
    row: &RatingRow,
) -> Option<Vec<u8>> {
    let is_listed = server != EVERYWHERE && player.is_person() && row.tally.played() > 0;
    let place = LeaderPlace {
        is_provisional: row.rating.is_provisional(),
        rating: row.rating.rating,
        player,
    };
    is_listed.then(|| key(server, game, &place))
}

fn key(server: u64, game: &str, place: &LeaderPlace) -> Vec<u8> {
    let mut key = leaders_of(server, game);
    key.push(place.is_provisional.into());
    let from_above = u64::MAX - (place.rating.cast_unsigned() ^ 1 << 63);
    key.extend(from_above.to_be_bytes());
    key.extend(place.player.0.to_be_bytes());
    key
}

/// The player of a leaderboard row, from its key.
pub(crate) fn leader_player(key: &[u8]) -> Option<PlayerId> {
    let bytes = key.get(key.len().checked_sub(8)?..)?;
    Some(PlayerId(u64::from_be_bytes(bytes.try_into().ok()?)))
}
