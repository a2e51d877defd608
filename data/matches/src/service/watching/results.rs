//! The last results of a server, and its table of a month.

use std::collections::BTreeMap;

use jiff::tz::TimeZone;
use rules::{Seat, Seats};

use crate::codec::open;
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::head::Head;
use crate::journal::records::People;
use crate::journal::watching::ResultRow;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use store::Range;

/// How many results of a month are counted at most, the newest.
const COUNTED: usize = 2_000;

/// What came of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedMatch {
    /// Which match.
    pub id: MatchId,
    /// When it ended.
    pub at: Timestamp,
    /// The seats that won; none, where it is a draw.
    pub winners: Seats,
    /// Who played, in the order of the seats.
    pub players: Vec<PlayerId>,
    /// The seats that have changed hands: what they came to is nobody's doing alone.
    pub changed: Seats,
}

/// How somebody stands in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rank {
    /// Who.
    pub player: PlayerId,
    /// How many matches they have won.
    pub wins: u32,
    /// How many nobody has won.
    pub draws: u32,
    /// How many they have played.
    pub played: u32,
}

/// A month, by the clock of the world.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Month {
    /// When it began.
    pub start: Timestamp,
    /// Which one, from 1.
    pub number: u8,
}

impl Month {
    /// The month of a moment.
    pub fn of(now: Timestamp) -> Self {
        let moment =
            i64::try_from(now.0).ok().and_then(|at| jiff::Timestamp::from_millisecond(at).ok());
        let date = moment.unwrap_or_default().to_zoned(TimeZone::UTC).date().first_of_month();
        let start = date.to_zoned(TimeZone::UTC).map(|zoned| zoned.timestamp().as_millisecond());
        let start = start.ok().and_then(|start| u64::try_from(start).ok()).unwrap_or_default();
        Self { start: Timestamp(start), number: u8::try_from(date.month()).unwrap_or(1) }
    }
}

impl Rank {
    /// Two for a win, one for a draw.
    pub fn points(&self) -> u32 {
        2 * self.wins + self.draws
    }
}

impl Matches {
    /// What came of the last matches of a server, the newest first.
    ///
    /// # Errors
    /// The store has failed.
    pub fn results(&self, server: u64, most: usize) -> Result<Vec<FinishedMatch>, Refused> {
        self.played(Range { backward: true, most, ..Table::Result.under(&[server]) })
    }

    /// The table of a month on a server, the best first: of matches between people, by points, then by wins.
    ///
    /// # Errors
    /// The store has failed.
    pub fn table(&self, server: u64, month: Month) -> Result<Vec<Rank>, Refused> {
        let all = Table::Result.under(&[server]);
        let from = Table::Result.under(&[server, month.start.0]).from;
        let played = self.played(Range { from, backward: true, most: COUNTED, ..all })?;
        let mut ranks: BTreeMap<PlayerId, Rank> = BTreeMap::new();
        for one in played {
            // Whoever was erased was somebody.
            let people = one.players.iter().filter(|player| player.level().is_none()).count();
            for (seat, player) in (0..).map(Seat).zip(one.players.iter().copied()) {
                if people > 1 && player.is_person() && !one.changed.contains(seat) {
                    let rank = Rank { player, wins: 0, draws: 0, played: 0 };
                    let rank = ranks.entry(player).or_insert(rank);
                    rank.played += 1;
                    rank.wins += u32::from(one.winners.contains(seat));
                    rank.draws += u32::from(one.winners.is_empty());
                }
            }
        }
        let mut ranks: Vec<_> = ranks.into_values().collect();
        ranks.sort_by_key(|rank| (u32::MAX - rank.points(), u32::MAX - rank.wins, rank.played));
        Ok(ranks)
    }

    /// The same with each match as anyone may list it.
    ///
    /// # Errors
    /// The store has failed.
    pub fn heads_of(
        &self,
        played: &[FinishedMatch],
    ) -> Result<Vec<(FinishedMatch, Head)>, Refused> {
        let heads = self.heads(played.iter().map(|one| one.id))?;
        let of = |head: Head| {
            let one = played.iter().find(|one| one.id == head.id)?;
            Some((one.clone(), head))
        };
        Ok(heads.into_iter().filter_map(of).collect())
    }

    /// The matches of these rows, with who played them.
    fn played(&self, range: Range) -> Result<Vec<FinishedMatch>, Refused> {
        let rows = self.store.scan(&range)?;
        let read = rows.iter().filter_map(|(key, raw)| {
            let id = MatchId(keys::number(key, 2)?);
            Some((id, Timestamp(keys::number(key, 1)?), open::<ResultRow>(raw).ok()?.winners))
        });
        let read: Vec<_> = read.collect();
        let keys: Vec<_> = read.iter().map(|(id, ..)| keys::people(*id)).collect();
        let people = self.store.read(&keys)?.into_iter();
        let played = read.into_iter().zip(people).filter_map(|((id, at, winners), raw)| {
            let people = open::<People>(&raw?).ok()?;
            let (changed, players) = (people.changed_seats(), people.joined);
            Some(FinishedMatch { id, at, winners, players, changed })
        });
        Ok(played.collect())
    }
}
