//! Decides event matches that still run when their round is over. A computer's evaluation decides if the plan says so;
//! otherwise they are draws.

use rules::{Level, NodeLimit, Seat, Seats, ThinkRequest, Viewer};

use crate::error::Refused;
use crate::ids::{MatchId, Timestamp};
use crate::journal::head::Ending;
use crate::journal::snapshot::Loaded;
use crate::service::Matches;

/// The value from which a position counts as won. It means an expected score of three quarters.
const WON: f64 = 0.5;

/// The divisor of a search's nodes for an evaluation. An evaluation must be short, since other jobs wait.
const PART: u64 = 4;

impl Matches {
    /// Decides a running match whose round is over. Without `by_evaluation`, it is a draw.
    pub(super) fn adjudicate(
        &self,
        on: MatchId,
        by_evaluation: bool,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let winners = match by_evaluation {
            true => self.evaluated_winners(&self.load(on)?),
            false => Seats::NONE,
        };
        self.end_event_match(on, now, Ending::Adjudicated { winners })
    }

    /// The only seat that the best computer player values as winning, by that seat's own view. Empty if it values
    /// several seats or none as winning, or if the game has no computer player.
    fn evaluated_winners(&self, loaded: &Loaded) -> Seats {
        let seats = loaded.staying();
        let Some(seed) = self.seeds.draw() else { return Seats::NONE };
        let ask = ThinkRequest::new(Level::BEST, NodeLimit::Part(PART), seed);
        let value = |seat: Seat| -> Option<f64> {
            let table = loaded.state.table_for(Viewer::Seat(seat))?;
            table.see(Viewer::Seat(seat)).evaluate(seat, &ask, &|| false).ok()
        };
        let won: Vec<Seat> =
            seats.iter().filter(|&seat| value(seat).is_some_and(|value| value >= WON)).collect();
        match won.as_slice() {
            [winner] => Seats::one(*winner),
            _ => Seats::NONE,
        }
    }
}
