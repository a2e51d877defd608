//! How players stand: it is written in the batch that ends a match, and read row by row.

pub(crate) mod series;

use crate::codec::open;
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::records::{Entry, NumberRow};
use crate::journal::snapshot::Loaded;
use crate::keys;
use crate::keys::Table;
use crate::ratings::counts::{EndedMatch, count};
use crate::ratings::enter::{ALL_GAMES, EVERYWHERE, EnterError};
use crate::ratings::glicko::Score;
use crate::ratings::rebuild::State;
use crate::ratings::records::{AgainstRow, CountedRow, HistoryRow, RatingRow, Tally};
use crate::ratings::{enter, rebuild};
use crate::service::Matches;
use store::{Batch, Range};

/// How somebody stands in a game, or in all games together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub player: PlayerId,
    /// The rating.
    pub rating: i32,
    /// By how much it may be wrong: in nineteen of twenty cases by no more than twice this.
    pub deviation: u32,
    /// Whether too little is known for it to be more than a guess.
    pub is_provisional: bool,
    /// How the matches came out.
    pub tally: Tally,
    /// How many matches were won, or lost where it is less than 0, one after the other, up to the last one.
    pub streak: i32,
    /// The most that were won one after the other.
    pub longest: u32,
    /// The best rating that was no guess.
    pub peak: Option<i32>,
}

/// A match that counted, in somebody's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counting {
    /// Which match.
    pub id: MatchId,
    /// When it ended.
    pub at: Timestamp,
    /// The game's slug.
    pub game: String,
    /// What came of it.
    pub score: Score,
    /// The rating in the game after it.
    pub rating: i32,
    /// The rating in all games after it.
    pub overall: i32,
}

/// Whose rating has changed, and what it was before and is after.
pub type RatingChange = (PlayerId, i32, i32);

/// Where to look: on a server or everywhere, in one game or in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field<'a> {
    /// On which server; everywhere without one.
    pub server: Option<u64>,
    /// In which game, by its slug; in all of them together without one.
    pub game: Option<&'a str>,
}

/// A part of a leaderboard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Leaders {
    /// Those of this part, the best first, and those last whose rating is a guess.
    pub players: Vec<Standing>,
    /// Whether more come after them.
    pub are_more: bool,
}

/// The most places of a leaderboard that can be shown.
const PLACES: usize = 1_000;

impl Field<'_> {
    fn server(self) -> u64 {
        self.server.unwrap_or(EVERYWHERE)
    }

    fn game(&self) -> &str {
        self.game.unwrap_or(ALL_GAMES)
    }
}

impl Matches {
    /// Counts a match that has ended just now, if it counts. It ends after all others of its players that do: where clocks
    /// disagree, a millisecond after.
    pub(super) fn count(
        &self,
        batch: &mut Batch,
        loaded: &mut Loaded,
        ending: Option<&mut Entry>,
    ) -> Result<(), Refused> {
        let (id, at) = (loaded.id, loaded.state.head.updated);
        let (header, people) = (&loaded.header, &loaded.people);
        let ended = EndedMatch { id, header, people, head: &loaded.state.head, at };
        let Some(mut counted) = count(&ended) else { return Ok(()) };
        rebuild::note_ending(self.store.as_ref(), batch)?;
        // Where what ended before has not counted yet, nothing does: all is made anew at the next start.
        if rebuild::state(self.store.as_ref())? == State::Unknown {
            return Ok(());
        }
        self.call_by_new_names(batch, &mut counted.players)?;
        let rows = self.store.as_ref();
        counted.at = at.max(enter::earliest(&rows, &counted.players)?);
        loaded.state.head.updated = counted.at;
        if let Some(ending) = ending {
            ending.at = counted.at;
        }
        let entered = enter::enter(&rows, &counted).map_err(|error| match error {
            EnterError::Store(error) => error.into(),
            EnterError::Newer => Refused::Newer(id),
        })?;
        batch.expects.extend(entered.expects);
        batch.writes.extend(entered.writes);
        Ok(())
    }

    /// Whoever is being forgotten counts under the number that stands for them from then on.
    fn call_by_new_names(
        &self,
        batch: &mut Batch,
        players: &mut [PlayerId],
    ) -> Result<(), Refused> {
        let keys: Vec<_> = players.iter().map(|&player| keys::erasure(player)).collect();
        let rows = self.store.read(&keys)?;
        for ((player, key), raw) in players.iter_mut().zip(keys).zip(rows) {
            let renamed = raw.as_deref().and_then(|raw| open::<NumberRow>(raw).ok());
            if player.is_person() {
                batch.expect(key, raw);
            }
            if let Some(NumberRow(number)) = renamed {
                *player = PlayerId(number);
            }
        }
        Ok(())
    }

    /// How somebody stands; none who has no match that counts there.
    ///
    /// # Errors
    /// The store has failed.
    pub fn standing(
        &self,
        player: PlayerId,
        field: Field<'_>,
        now: Timestamp,
    ) -> Result<Option<Standing>, Refused> {
        let key = keys::rating(field.server(), player, field.game());
        let raw = self.store.read(&[key])?.pop().flatten();
        let row = raw.and_then(|raw| open::<RatingRow>(&raw).ok());
        Ok(row.map(|row| shown(player, &row, now)))
    }

    /// The best of a game on a server, `most` of them after the first `skipped`.
    ///
    /// # Errors
    /// The store has failed.
    pub fn leaders(
        &self,
        server: u64,
        game: Option<&str>,
        (skipped, most): (usize, usize),
        now: Timestamp,
    ) -> Result<Leaders, Refused> {
        let game = game.unwrap_or(ALL_GAMES);
        let end = skipped.saturating_add(most).min(PLACES);
        let range = Range { most: end + 1, ..keys::leaders(server, game) };
        let rows = self.store.scan(&range)?;
        let are_more = rows.len() > end;
        let listed =
            rows.iter().take(end).skip(skipped).filter_map(|(key, _)| keys::leader_player(key));
        let players: Vec<_> = listed.collect();
        let keys: Vec<_> =
            players.iter().map(|&player| keys::rating(server, player, game)).collect();
        let rows = self.store.read(&keys)?;
        let shown = players
            .into_iter()
            .zip(rows)
            .filter_map(|(player, raw)| Some(shown(player, &open(&raw?).ok()?, now)));
        Ok(Leaders { players: shown.collect(), are_more })
    }

    /// The last matches of somebody that counted on a server, or everywhere; the newest first.
    ///
    /// # Errors
    /// The store has failed.
    pub fn counting(
        &self,
        player: PlayerId,
        server: Option<u64>,
        most: usize,
    ) -> Result<Vec<Counting>, Refused> {
        let numbers = [player.0, server.unwrap_or(EVERYWHERE)];
        let range = Range { backward: true, most, ..Table::History.under(&numbers) };
        let rows = self.store.scan(&range)?;
        let read = rows.iter().filter_map(|(key, raw)| {
            let row: HistoryRow = open(raw).ok()?;
            Some(Counting {
                id: MatchId(keys::number(key, 3)?),
                at: Timestamp(keys::number(key, 2)?),
                game: row.game,
                score: row.score,
                rating: whole(row.rating),
                overall: whole(row.overall),
            })
        });
        Ok(read.collect())
    }

    /// How the matches between two came out that count on a server, or everywhere, game by game, for the first of them.
    ///
    /// # Errors
    /// The store has failed.
    pub fn between(
        &self,
        (one, other): (PlayerId, PlayerId),
        server: Option<u64>,
    ) -> Result<Vec<(String, Tally)>, Refused> {
        let numbers = [one.0, server.unwrap_or(EVERYWHERE), other.0];
        let rows = self.store.scan(&Table::Series.under(&numbers))?;
        let read = rows.iter().filter_map(|(key, raw)| {
            let game = String::from_utf8(key.get(25..)?.to_vec()).ok()?;
            Some((game, open::<AgainstRow>(raw).ok()?.0))
        });
        Ok(read.collect())
    }

    /// What a match has changed in the ratings of its game, on its server: for whom, before and after, in the order of the
    /// seats. None for a match that does not count, or has not ended.
    ///
    /// # Errors
    /// The match is out of order, or the store has failed.
    pub fn rating_changes(&self, id: MatchId) -> Result<Option<Vec<RatingChange>>, Refused> {
        let raw = self.store.read(&[keys::counted_match(id)])?.pop().flatten();
        let Some(row) = raw.and_then(|raw| open::<CountedRow>(&raw).ok()) else { return Ok(None) };
        let loaded = self.load(id)?;
        let (header, people) = (&loaded.header, &loaded.people);
        let ended = EndedMatch { id, header, people, head: &loaded.state.head, at: row.at };
        let counted = count(&ended);
        let players = counted.map(|counted| counted.players).unwrap_or_default();
        let change = |(player, (before, after))| (player, whole(before), whole(after));
        Ok(Some(players.into_iter().zip(row.ratings).map(change).collect()))
    }
}

fn shown(player: PlayerId, row: &RatingRow, now: Timestamp) -> Standing {
    let aged = row.rating_at(now);
    Standing {
        player,
        rating: whole(row.rating.rating),
        deviation: (aged.deviation + 500) / 1_000,
        is_provisional: aged.is_provisional(),
        tally: row.tally,
        streak: row.streak,
        longest: row.longest,
        peak: row.peak.map(whole),
    }
}

/// Of thousandths.
fn whole(thousandths: i64) -> i32 {
    i32::try_from((thousandths + 500).div_euclid(1_000)).unwrap_or_default()
}
