//! The score of a series of rematches.

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId};
use crate::journal::head::{Head, Stage};
use crate::service::Matches;

/// The most matches of a series that are counted.
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
    /// The score of the series of rematches that ends with this match. `None` if the match is no rematch.
    pub fn series(&self, id: MatchId) -> Result<Option<Series>, Refused> {
        let mut head = self.view(id)?.head().clone();
        if head.rematch_of.is_none() {
            return Ok(None);
        }
        let wins = head.players.iter().map(|&player| (player, 0)).collect();
        let mut series = Series { wins, draws: 0 };
        series.count(&head);
        for _ in 1..LONGEST {
            let Some(before) = head.rematch_of else { break };
            // A match that can't be read ends the known series.
            let Ok(view) = self.view(before) else { break };
            head = view.head().clone();
            series.count(&head);
        }
        Ok(Some(series))
    }
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
