//! The score of a series of rematches.

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId};
use crate::journal::head::{Head, Stage};
use crate::service::Matches;

/// The most matches to follow a series back.
const LONGEST: usize = 100;

/// The score of a series of rematches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// The players in the order of the last match's seats, with their wins.
    pub wins: Vec<(PlayerId, u32)>,
    /// The draws.
    pub draws: u32,
}

impl Matches {
    /// The score of the series that ends with this match. `None` if it is no rematch. Called-off matches don't count.
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
            // The series is known only up to an unreadable match.
            let Ok(view) = self.view(before) else { break };
            head = view.head().clone();
            series.count(&head);
        }
        Ok(Some(series))
    }
}

impl Series {
    /// The combined score, in the order of the first match's seats.
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
