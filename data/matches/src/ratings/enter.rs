//! Enters a match into the ratings of its players.

use std::collections::BTreeMap;

use crate::codec::{Damage, Stored, open, seal};
use crate::ids::{PlayerId, Timestamp};
use crate::keys;
use crate::ratings::counted_match::{CountedMatch, PairScore};
use crate::ratings::glicko::{Rating, Score};
use crate::ratings::leaderboard::leader_key;
use crate::ratings::records::{AgainstRow, CountedRow, EVERYWHERE, HistoryRow, RatingRow};
use store::{Batch, Store, StoreError};

/// The slug under which ratings for all games together are stored.
pub(crate) const ALL_GAMES: &str = "";

/// A source of rows: a store, or a map of rows in memory.
pub(crate) trait ReadRows {
    /// The values of these keys.
    fn rows(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError>;
}

impl ReadRows for &dyn Store {
    fn rows(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.read(keys)
    }
}

impl ReadRows for BTreeMap<Vec<u8>, Vec<u8>> {
    fn rows(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        Ok(keys.iter().map(|key| self.get(key).cloned()).collect())
    }
}

#[derive(Debug)]
pub(crate) enum EnterError {
    /// The store has failed.
    Store(StoreError),
    /// A newer program has written a row.
    Newer,
}

impl From<StoreError> for EnterError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// The rating rows before a match, and the batch that changes them.
struct RatingUpdate<'a> {
    rows: &'a dyn ReadRows,
    batch: Batch,
}

/// The earliest time at which a match of these players may end: after all their rated matches.
pub(crate) fn earliest(rows: &dyn ReadRows, players: &[PlayerId]) -> Result<Timestamp, StoreError> {
    let keys: Vec<_> =
        players.iter().map(|&player| keys::rating(EVERYWHERE, player, ALL_GAMES)).collect();
    let read = rows.rows(&keys)?.into_iter().flatten();
    let last = read.filter_map(|raw| open::<RatingRow>(&raw).ok()).map(|row| row.last).max();
    Ok(last.map_or(Timestamp::default(), |last| last.plus(1)))
}

/// The batch that enters a match, and expects the rows that it was computed from. Empty if the match was entered
/// before.
pub(crate) fn enter(rows: &dyn ReadRows, counted: &CountedMatch) -> Result<Batch, EnterError> {
    let mut update = RatingUpdate { rows, batch: Batch::default() };
    let key = keys::counted_match(counted.id);
    if rows.rows(std::slice::from_ref(&key))?[0].is_some() {
        return Ok(update.batch);
    }
    update.batch.expect(key, None);
    let mut ratings = update.enter_in(EVERYWHERE, counted)?;
    if let Some(server) = server_of(counted) {
        ratings = update.enter_in(server, counted)?;
    }
    update.note(counted, ratings);
    Ok(update.batch)
}

/// The part of the batch for one server, or for all servers together. The parts can be written independently. The part
/// for the match's server or, without one, for all servers also marks the match as counted.
pub(crate) fn enter_on(
    rows: &dyn ReadRows,
    server: u64,
    counted: &CountedMatch,
) -> Result<Batch, EnterError> {
    let mut update = RatingUpdate { rows, batch: Batch::default() };
    let ratings = update.enter_in(server, counted)?;
    if server_of(counted).unwrap_or(EVERYWHERE) == server {
        update.note(counted, ratings);
    }
    Ok(update.batch)
}

pub(crate) fn server_of(counted: &CountedMatch) -> Option<u64> {
    counted.server.filter(|&server| server != EVERYWHERE)
}

impl RatingUpdate<'_> {
    /// Marks a match as counted, with its rating changes.
    fn note(&mut self, counted: &CountedMatch, ratings: Vec<(i64, i64)>) {
        let row = CountedRow { at: counted.at, ratings };
        self.batch.put(keys::counted_match(counted.id), seal(&row));
    }

    /// Enters a match on a server, or for all servers. Returns the ratings in its game before and after, by seat.
    fn enter_in(
        &mut self,
        server: u64,
        counted: &CountedMatch,
    ) -> Result<Vec<(i64, i64)>, EnterError> {
        let of_game = self.rate(server, &counted.game, counted)?;
        let of_all = self.rate(server, ALL_GAMES, counted)?;
        for (seat, &player) in counted.players.iter().enumerate() {
            let row = HistoryRow {
                game: counted.game.clone(),
                score: counted.scores[seat],
                rating: of_game[seat].1,
                overall: of_all[seat].1,
            };
            self.batch.put(keys::history(server, player, counted.at, counted.id), seal(&row));
        }
        for pair in &counted.pairs {
            self.count_in_series(server, counted, *pair)?;
            self.count_in_series(server, counted, pair.turned())?;
        }
        Ok(of_game)
    }

    /// Rates all players of a match in a game, or in all games together. Returns their ratings before and after, by
    /// seat.
    fn rate(
        &mut self,
        server: u64,
        game: &str,
        counted: &CountedMatch,
    ) -> Result<Vec<(i64, i64)>, EnterError> {
        let key = |&player| keys::rating(server, player, game);
        let keys: Vec<_> = counted.players.iter().map(key).collect();
        let raw = self.rows.rows(&keys)?;
        let old = raw.iter().map(|raw| read::<RatingRow>(raw.as_deref()));
        let old = old.collect::<Result<Vec<_>, _>>()?;
        let before: Vec<Rating> = old.iter().map(|row| row.rating_at(counted.at)).collect();
        let share = u32::try_from(before.len() - 1).unwrap_or(u32::MAX);
        let mut changes = Vec::new();
        for (seat, (key, raw)) in keys.into_iter().zip(raw).enumerate() {
            let rating = before[seat].after(&games(counted, seat, &before), share);
            let row = old[seat].clone().after(rating, counted.scores[seat], counted.at);
            changes.push((before[seat].rating, rating.rating));
            let player = counted.players[seat];
            if let Some(place) = leader_key(server, player, game, &old[seat]) {
                self.batch.remove(place);
            }
            if let Some(place) = leader_key(server, player, game, &row) {
                self.batch.put(place, Vec::new());
            }
            self.batch.replace(key, raw, seal(&row));
        }
        Ok(changes)
    }

    /// Adds the score of a pair to the series of its first player.
    fn count_in_series(
        &mut self,
        server: u64,
        counted: &CountedMatch,
        pair: PairScore,
    ) -> Result<(), EnterError> {
        let (one, two) = (counted.players[pair.one], counted.players[pair.two]);
        let key = keys::series(server, one, two, &counted.game);
        let raw = self.rows.rows(std::slice::from_ref(&key))?.pop().flatten();
        let mut row: AgainstRow = read(raw.as_deref())?;
        row.0.count(pair.score);
        self.batch.replace(key, raw, seal(&row));
        Ok(())
    }
}

fn games(counted: &CountedMatch, seat: usize, before: &[Rating]) -> Vec<(Rating, Score)> {
    let of_seat = |pair: &PairScore| {
        if pair.one == seat {
            Some((before[pair.two], pair.score))
        } else {
            (pair.two == seat).then(|| (before[pair.one], pair.score.turned()))
        }
    };
    counted.pairs.iter().filter_map(of_seat).collect()
}

/// The record in a row, or the default. A damaged row counts as missing. Fails if a newer program has written it.
pub(crate) fn read<R: Stored + Default>(raw: Option<&[u8]>) -> Result<R, EnterError> {
    match raw.map(open::<R>) {
        None => Ok(R::default()),
        Some(Ok(row)) => Ok(row),
        Some(Err(Damage::Newer(_))) => Err(EnterError::Newer),
        Some(Err(damage)) => {
            tracing::error!(kind = R::KIND, %damage, "a rating row can't be read");
            Ok(R::default())
        }
    }
}
