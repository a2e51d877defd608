//! How a series of rematches stands.

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId};
use crate::journal::head::{Ending, Head, Stage};
use crate::service::Matches;

/// How far a series is followed back.
const LONGEST: usize = 100;

/// How matches stand that were each the rematch of the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// The players, each with the number of matches they have won; in the order of the seats of the last match.
    pub wins: Vec<(PlayerId, u32)>,
    /// How many nobody has won.
    pub draws: u32,
}

impl Matches {
    /// How the series stands that this match belongs to, up to and with it; nothing for a match that was no rematch.
    /// What was called off counts for nobody.
    ///
    /// # Errors
    /// The match is out of order, or the store has failed.
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
            // One that can't be read any more ends what is known.
            let Ok(view) = self.view(before) else { break };
            head = view.head().clone();
            series.count(&head);
        }
        Ok(Some(series))
    }
}

impl Series {
    /// How these came out together, in the order of the seats of the first.
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
            Stage::Over(Ending::Rules(_) | Ending::DrawAgreed) => winners.is_empty(),
            _ => false,
        };
        self.draws += u32::from(is_draw);
    }
}
