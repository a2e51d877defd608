//! Puzzles from a person's own finished matches: positions in which the analysis found a much better move.

use puzzles::{Goal, Position, Puzzle};
use rules::{Act, Seat, Viewer};

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId};
use crate::journal::head::Stage;
use crate::journal::index::{Filter, Page};
use crate::service::Matches;
use crate::service::computers::analysis::Judgment;
use crate::service::puzzles::exercise::{ExerciseId, ExerciseKind};

/// The least value before the mistake, and the least loss by it.
const LEAST_VALUE: f64 = 0.2;
const LEAST_LOSS: f64 = 0.5;

/// The newest finished matches to look through.
const MATCHES: usize = 25;

impl Matches {
    /// Positions of a person's own matches to try again, the newest first.
    pub fn own_exercises(&self, player: PlayerId) -> Result<Vec<ExerciseId>, Refused> {
        let page = Page { after: None, most: MATCHES };
        let mut found = Vec::new();
        for head in self.matches_of(player, Filter::Over, page)? {
            let Some(seat) = head.seat_of(player) else { continue };
            let judged = self.analysis(head.id)?.judged;
            let mistakes = judged.iter().enumerate().filter(|(_, judgment)| {
                judgment.as_ref().is_some_and(|judgment| is_mistake(judgment, seat))
            });
            found.extend(mistakes.filter_map(|(ply, _)| {
                let kind = ExerciseKind::Own { id: head.id, ply: u16::try_from(ply).ok()? };
                Some(ExerciseId { game: head.game.clone(), kind })
            }));
        }
        Ok(found)
    }

    /// The position before a ply of a finished match, as a puzzle. `None` if the analysis has no better move.
    pub(super) fn own_puzzle(&self, id: MatchId, ply: u16) -> Result<Option<Puzzle>, Refused> {
        let loaded = self.load(id)?;
        if !matches!(loaded.state.head.stage, Stage::Over(_)) {
            return Ok(None);
        }
        let judged = self.analysis(id)?.judged;
        let Some(judgment) = judged.get(usize::from(ply)).cloned().flatten() else {
            return Ok(None);
        };
        if !is_mistake(&judgment, judgment.seat) {
            return Ok(None);
        }
        let record = self.record(id)?;
        let mut table = loaded.game.set_up(&record.setup).map_err(|_| Refused::Damaged(id))?;
        for played in record.plies.iter().take(ply.into()) {
            match &played.act {
                Act::Move(text) => {
                    table.play(played.seat, text).map(drop).map_err(|_| Refused::Damaged(id))?;
                }
                Act::Leave => drop(table.leave(played.seat)),
            }
        }
        let state = table.see(Viewer::Everything).state();
        let (options, seats) = (record.setup.options.clone(), record.setup.seats);
        Ok(Some(Puzzle {
            position: Position { options, seats, state },
            seat: judgment.seat,
            goal: Goal::Win,
            line: vec![vec![judgment.best]],
            tags: Vec::new(),
            rating: 1500,
            why: None,
            from: id.0,
        }))
    }
}

/// Whether a seat threw away a good position.
fn is_mistake(judgment: &Judgment, seat: Seat) -> bool {
    let lost = |played: f64| judgment.value - played >= LEAST_LOSS;
    judgment.seat == seat && judgment.value >= LEAST_VALUE && judgment.played.is_some_and(lost)
}
