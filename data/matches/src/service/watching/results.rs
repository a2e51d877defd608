//! The newest results of a server.

use rules::Seats;

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

/// A finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedMatch {
    /// The match.
    pub id: MatchId,
    /// The time when it ended.
    pub at: Timestamp,
    /// The winning seats. Empty for a draw.
    pub winners: Seats,
    /// The players by seat.
    pub players: Vec<PlayerId>,
    /// The seats that other players took over. The table of the month doesn't count them.
    pub changed: Seats,
}

impl Matches {
    /// The newest finished matches of a server, the newest first.
    pub fn results(&self, server: u64, most: usize) -> Result<Vec<FinishedMatch>, Refused> {
        self.finished_matches(Range { backward: true, most, ..Table::Result.under(&[server]) })
    }

    /// These finished matches with their heads. Matches that can't be read are left out.
    pub fn with_heads(
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

    /// The finished matches in this range of result rows.
    pub(super) fn finished_matches(&self, range: Range) -> Result<Vec<FinishedMatch>, Refused> {
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
