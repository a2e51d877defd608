//! Ratings and leaderboards: written in the commit that ends a match, and read row by row.

pub(crate) mod series;

use std::ops::Range;

use crate::codec::open;
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::records::{Entry, NumberRow};
use crate::journal::snapshot::Loaded;
use crate::keys;
use crate::keys::Table;
use crate::ratings::counted_match::{EndedMatch, count};
use crate::ratings::enter::{ALL_GAMES, EnterError};
use crate::ratings::glicko::Score;
use crate::ratings::rebuild::State;
use crate::ratings::records::{AgainstRow, CountedRow, EVERYWHERE, HistoryRow, RatingRow, Tally};
use crate::ratings::{enter, leaderboard, rebuild};
use crate::service::Matches;
use store::Batch;

/// The rating of a player in a game, or in all games together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerRating {
    /// The player.
    pub player: PlayerId,
    /// The rating.
    pub rating: i32,
    /// The deviation. The true rating is within twice this distance with a probability of 95 %.
    pub deviation: u32,
    /// Whether the deviation is too large for a reliable rating.
    pub is_provisional: bool,
    /// Wins, draws and losses.
    pub tally: Tally,
    /// The current streak: the number of wins in a row or, negative, of losses.
    pub streak: i32,
    /// The longest winning streak.
    pub longest: u32,
    /// The best rating that was not provisional.
    pub peak: Option<i32>,
}

/// A rated match, in a player's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedMatch {
    /// The match.
    pub id: MatchId,
    /// The time when it ended.
    pub at: Timestamp,
    /// The game's slug.
    pub game: String,
    /// The result.
    pub score: Score,
    /// The rating in its game after the match.
    pub rating: i32,
    /// The rating in all games after the match.
    pub overall: i32,
}

/// The change of a player's rating by a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// The player.
    pub player: PlayerId,
    /// The rating before.
    pub before: i32,
    /// The rating after.
    pub after: i32,
    /// Whether the rating is still provisional, since the player has too few matches.
    pub is_provisional: bool,
}

/// The scope of a rating: one server or all, and one game or all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingScope<'a> {
    /// The server. `None` for all servers.
    pub server: Option<u64>,
    /// The game's slug. `None` for all games.
    pub game: Option<&'a str>,
}

/// One page of a leaderboard, and whether more follow.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeaderboardPage {
    /// The players of this page, the best first. Provisional ratings come last, except those that became provisional
    /// only with age.
    pub players: Vec<PlayerRating>,
    /// The number of players on earlier pages whose ratings are not provisional.
    pub placed_before: usize,
    /// Whether a page with more players follows.
    pub are_more: bool,
}

/// The maximum number of milliseconds by which the end of a match is moved.
///
/// The clocks of processes differ by less. An act that ends many matches, such as an erasure, takes less: all its ends
/// have the time when it began.
const MOST_MOVED: u64 = 3_600_000;

/// The maximum number of places of a leaderboard that pages can show.
const PLACES: usize = 1_000;

impl RatingScope<'_> {
    fn server(self) -> u64 {
        self.server.unwrap_or(EVERYWHERE)
    }

    fn game(&self) -> &str {
        self.game.unwrap_or(ALL_GAMES)
    }
}

impl Matches {
    /// Enters a match that has just ended into the ratings, if it is rated. Matches of one player must end one after
    /// another. So if clocks disagree by less than [`MOST_MOVED`], the end is moved behind the players' earlier
    /// matches.
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
        // The ratings were never built. The next start counts all matches, including this one.
        if rebuild::state(self.store.as_ref())? == State::Unknown {
            return Ok(());
        }
        self.use_pseudonyms(batch, &mut counted.players)?;
        let rows = self.store.as_ref();
        let earliest = enter::earliest(&rows, &counted.players)?;
        if earliest > at.plus(MOST_MOVED) {
            // An earlier match ended while the clock was wrong. The next start counts both in the order of their ends.
            rebuild::mark_stale(batch);
        } else {
            counted.at = at.max(earliest);
        }
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

    /// Replaces players who are being erased by their pseudonyms.
    fn use_pseudonyms(&self, batch: &mut Batch, players: &mut [PlayerId]) -> Result<(), Refused> {
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

    /// The rating of a player. `None` if they have no rated match in this scope.
    pub fn player_rating(
        &self,
        player: PlayerId,
        scope: RatingScope<'_>,
        now: Timestamp,
    ) -> Result<Option<PlayerRating>, Refused> {
        let key = keys::rating(scope.server(), player, scope.game());
        let row = self.row::<RatingRow>(key)?;
        Ok(row.map(|row| rating_from(player, &row, now)))
    }

    /// The places of a leaderboard on a server, counted from 0. `None` is the leaderboard of all games.
    pub fn leaderboard(
        &self,
        server: u64,
        game: Option<&str>,
        places: Range<usize>,
        now: Timestamp,
    ) -> Result<LeaderboardPage, Refused> {
        let game = game.unwrap_or(ALL_GAMES);
        let (skipped, end) = (places.start, places.end.min(PLACES));
        let range = store::Range { most: end + 1, ..leaderboard::leaders(server, game) };
        let rows = self.store.scan(&range)?;
        let are_more = end < PLACES && rows.len() > end;
        let listed = rows.iter().take(end).filter_map(|(key, _)| leaderboard::leader_player(key));
        let players: Vec<_> = listed.collect();
        let keys: Vec<_> =
            players.iter().map(|&player| keys::rating(server, player, game)).collect();
        let rows = self.store.read(&keys)?;
        let rating = |(player, raw): (PlayerId, Option<Vec<u8>>)| {
            Some(rating_from(player, &open(&raw?).ok()?, now))
        };
        let rated: Vec<_> = players.into_iter().zip(rows).map(rating).collect();
        let (before, page) = rated.split_at(skipped.min(rated.len()));
        let placed_before = before.iter().flatten().filter(|one| !one.is_provisional).count();
        let players = page.iter().flatten().copied().collect();
        Ok(LeaderboardPage { players, placed_before, are_more })
    }

    /// The last rated matches of a player on a server or, with `None`, everywhere. The newest comes first.
    pub fn rated_matches(
        &self,
        player: PlayerId,
        server: Option<u64>,
        most: usize,
    ) -> Result<Vec<RatedMatch>, Refused> {
        let numbers = [player.0, server.unwrap_or(EVERYWHERE)];
        let range = store::Range { backward: true, most, ..Table::History.under(&numbers) };
        let rows = self.store.scan(&range)?;
        let read = rows.iter().filter_map(|(key, raw)| {
            let row: HistoryRow = open(raw).ok()?;
            Some(RatedMatch {
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

    /// The results of a player against an opponent in each game, on a server or, with `None`, everywhere.
    pub fn head_to_head(
        &self,
        player: PlayerId,
        opponent: PlayerId,
        server: Option<u64>,
    ) -> Result<Vec<(String, Tally)>, Refused> {
        let numbers = [player.0, server.unwrap_or(EVERYWHERE), opponent.0];
        let rows = self.store.scan(&Table::Series.under(&numbers))?;
        let read = rows.iter().filter_map(|(key, raw)| {
            let game = String::from_utf8(key.get(25..)?.to_vec()).ok()?;
            Some((game, open::<AgainstRow>(raw).ok()?.0))
        });
        Ok(read.collect())
    }

    /// The rating changes by a match, in its game and on its server, by seat. `None` if it was not rated.
    pub fn rating_changes(&self, id: MatchId) -> Result<Option<Vec<RatingChange>>, Refused> {
        let Some(row) = self.row::<CountedRow>(keys::counted_match(id))? else { return Ok(None) };
        let loaded = self.load(id)?;
        let (header, people) = (&loaded.header, &loaded.people);
        let ended = EndedMatch { id, header, people, head: &loaded.state.head, at: row.at };
        let counted = count(&ended);
        let players = counted.map(|counted| counted.players).unwrap_or_default();
        let scope = RatingScope { server: header.place.server, game: Some(&header.game) };
        let change = |(player, (before, after))| {
            let rating = self.player_rating(player, scope, row.at)?;
            let is_provisional = rating.is_none_or(|rating| rating.is_provisional);
            Ok(RatingChange { player, before: whole(before), after: whole(after), is_provisional })
        };
        players.into_iter().zip(row.ratings).map(change).collect::<Result<_, _>>().map(Some)
    }
}

fn rating_from(player: PlayerId, row: &RatingRow, now: Timestamp) -> PlayerRating {
    let aged = row.rating_at(now);
    PlayerRating {
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

fn whole(thousandths: i64) -> i32 {
    i32::try_from((thousandths + 500).div_euclid(1_000)).unwrap_or_default()
}
