//! The score of a series of rematches.

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId};
use crate::journal::head::{Head, Stage};
use crate::service::Matches;

/// The maximum number of matches of a series that are counted.
const LONGEST: usize = 100;

/// The score of a series: wins of each player, and draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// Each player with the number of their wins.
    pub wins: Vec<(PlayerId, u32)>,
    /// The number of draws.
    pub draws: u32,
}

impl Matches {
    /// The score of the series of rematches that ends with this match. `None` if there is no previous match, or if it
    /// had other players.
    pub fn series(&self, id: MatchId) -> Result<Option<Series>, Refused> {
        let last = self.view(id)?.head().clone();
        let (mut series, mut counted) = (Series::of([&last]), 1);
        let mut before = last.rematch_of;
        while let Some(id) = before.filter(|_| counted < LONGEST) {
            // A match that can't be read ends the known series.
            let Ok(view) = self.view(id) else { break };
            let head = view.head();
            if !is_between_same_players(&last, head) {
                break;
            }
            series.count(head);
            counted += 1;
            before = head.rematch_of;
        }
        Ok((counted > 1).then_some(series))
    }
}

/// Whether the same players played both matches from beginning to end.
pub(crate) fn is_between_same_players(one: &Head, other: &Head) -> bool {
    one.former.is_empty()
        && other.former.is_empty()
        && one.players.len() == other.players.len()
        && one.players.iter().all(|player| other.players.contains(player))
}

impl Series {
    /// The score of these matches. The players are in the order of the first match's seats.
    pub(crate) fn of<'a>(heads: impl IntoIterator<Item = &'a Head>) -> Self {
        let mut series = Self { wins: Vec::new(), draws: 0 };
        for head in heads {
            if series.wins.is_empty() {
                series.wins = head.players.iter().map(|&player| (player, 0)).collect();
            }
            series.count(head);
        }
        series
    }

    fn count(&mut self, head: &Head) {
        let winners = head.winners();
        for (player, wins) in &mut self.wins {
            *wins += u32::from(head.seat_of(*player).is_some_and(|seat| winners.contains(seat)));
        }
        let is_draw = match &head.stage {
            Stage::Over(ending) => ending.is_played_out() && winners.is_empty(),
            Stage::Lobby | Stage::Running => false,
        };
        self.draws += u32::from(is_draw);
    }
}
