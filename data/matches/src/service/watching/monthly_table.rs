//! The table of a server's players in a month.

use std::collections::BTreeMap;

use jiff::tz::TimeZone;
use rules::{Seat, Seats};

use crate::codec::open;
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::records::StoredHead;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use store::Range;

/// The maximum number of results that are counted in a month, the newest first.
const COUNTED: usize = 2_000;

/// A player in a month's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rank {
    /// The player.
    pub player: PlayerId,
    /// The number of wins.
    pub wins: u32,
    /// The number of draws.
    pub draws: u32,
    /// The number of matches.
    pub played: u32,
}

/// A month in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Month {
    /// The beginning of the month.
    pub start: Timestamp,
    /// The number of the month, from 1.
    pub number: u8,
}

impl Month {
    /// The month that contains a time.
    pub fn of(now: Timestamp) -> Self {
        let moment =
            i64::try_from(now.0).ok().and_then(|at| jiff::Timestamp::from_millisecond(at).ok());
        let date =
            moment.unwrap_or_default().to_zoned_datetime(TimeZone::UTC).date().first_of_month();
        let start =
            date.to_zoned_datetime(TimeZone::UTC).map(|zoned| zoned.timestamp().as_millisecond());
        let start = start.ok().and_then(|start| u64::try_from(start).ok()).unwrap_or_default();
        Self { start: Timestamp(start), number: u8::try_from(date.month()).unwrap_or(1) }
    }
}

impl Rank {
    /// The points: two for a win, one for a draw.
    pub fn points(&self) -> u32 {
        2 * self.wins + self.draws
    }
}

impl Matches {
    /// The players of a server's matches between people in a month, sorted by points and then by wins.
    pub fn monthly_table(&self, server: u64, month: Month) -> Result<Vec<Rank>, Refused> {
        let all = Table::Result.under(&[server]);
        let from = Table::Result.under(&[server, month.start.0]).from;
        let played = self.finished_matches(Range { from, backward: true, most: COUNTED, ..all })?;
        // A match of two ends when a player leaves it.
        let drawn = played.iter().filter(|one| one.winners.is_empty() && one.players.len() > 2);
        let gone = self.gone_seats(drawn.map(|one| one.id).collect())?;
        let mut ranks: BTreeMap<PlayerId, Rank> = BTreeMap::new();
        for one in played {
            // Erased players count as people here.
            let people = one.players.iter().filter(|player| player.level().is_none()).count();
            for (seat, player) in (0..).map(Seat).zip(one.players.iter().copied()) {
                if people > 1 && player.is_person() && !one.changed.contains(seat) {
                    let rank = Rank { player, wins: 0, draws: 0, played: 0 };
                    let rank = ranks.entry(player).or_insert(rank);
                    rank.played += 1;
                    rank.wins += u32::from(one.winners.contains(seat));
                    // A player who left before the others drew has lost.
                    let has_left = gone.get(&one.id).is_some_and(|gone| gone.contains(seat));
                    rank.draws += u32::from(one.winners.is_empty() && !has_left);
                }
            }
        }
        let mut ranks: Vec<_> = ranks.into_values().collect();
        ranks.sort_by_key(|rank| (u32::MAX - rank.points(), u32::MAX - rank.wins, rank.played));
        Ok(ranks)
    }

    /// The seats that left each match before its end. Leaves out matches that can't be read.
    fn gone_seats(&self, ids: Vec<MatchId>) -> Result<BTreeMap<MatchId, Seats>, Refused> {
        let keys: Vec<_> = ids.iter().map(|&id| keys::head(id)).collect();
        let heads = ids.into_iter().zip(self.store.read(&keys)?);
        let gone = |raw: Vec<u8>| Some(open::<StoredHead>(&raw).ok()?.gone);
        Ok(heads.filter_map(|(id, raw)| Some((id, gone(raw?)?))).collect())
    }
}
