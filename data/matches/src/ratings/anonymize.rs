//! Anonymizes ratings: the rows of an erased player move to their pseudonym, and no rating changes.

use crate::codec::{open, seal};
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::records::NumberRow;
use crate::keys;
use crate::keys::Table;
use crate::ratings::leaderboard::leader_key;
use store::{Batch, Store, StoreError};

/// A batch that moves a player's rows to their pseudonym. Their later matches count for the pseudonym, too.
pub(crate) fn rename(
    store: &dyn Store,
    player: PlayerId,
    name: PlayerId,
) -> Result<Batch, StoreError> {
    let mut batch = Batch::default();
    batch.replace(keys::erasure(player), None, seal(&NumberRow(name.0)));
    for (key, raw) in store.scan(&Table::Rating.under(&[player.0]))? {
        let server = keys::number(&key, 1).unwrap_or_default();
        let game = String::from_utf8_lossy(&key[17..]).into_owned();
        let listed = open(&raw).ok().and_then(|row| leader_key(server, player, &game, &row));
        listed.into_iter().for_each(|key| batch.remove(key));
        batch.expect(key.clone(), Some(raw.clone()));
        batch.put(keys::rating(server, name, &game), raw);
        batch.remove(key);
    }
    for (key, raw) in store.scan(&Table::History.under(&[player.0]))? {
        let number = |place| keys::number(&key, place).unwrap_or_default();
        let (at, id) = (Timestamp(number(2)), MatchId(number(3)));
        batch.put(keys::history(number(1), name, at, id), raw);
        batch.remove(key);
    }
    for (key, raw) in store.scan(&Table::Series.under(&[player.0]))? {
        let number = |place| keys::number(&key, place).unwrap_or_default();
        let (server, other) = (number(1), PlayerId(number(2)));
        let game = String::from_utf8_lossy(&key[25..]).into_owned();
        batch.put(keys::series(server, name, other, &game), raw);
        let mirrored = keys::series(server, other, player, &game);
        if let Some(raw) = store.read(std::slice::from_ref(&mirrored))?.pop().flatten() {
            batch.put(keys::series(server, other, name, &game), raw);
        }
        batch.remove(mirrored);
        batch.remove(key);
    }
    Ok(batch)
}
