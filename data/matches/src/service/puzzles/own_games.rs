//! Puzzles from a finished match, where the analysis found a better move than the one played.

use puzzles::{Goal, Position, Puzzle};
use rules::{Act, Viewer};

use crate::error::Refused;
use crate::ids::MatchId;
use crate::journal::head::Stage;
use crate::service::Matches;

impl Matches {
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
        let record = self.record(id)?;
        let played = record.plies.get(usize::from(ply)).map(|played| &played.act);
        if played == Some(&Act::Move(judgment.best.clone())) {
            return Ok(None);
        }
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
