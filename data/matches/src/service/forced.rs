//! Forced moves: if a turn leaves nothing to decide, it is played to its end.

use rules::{Draft, GameView, Seat, Table, Viewer};

use crate::error::Refused;
use crate::ids::Revision;
use crate::journal::records::{Act, Entry};
use crate::journal::snapshot::Loaded;
use crate::journal::state::MatchState;
use crate::service::Matches;

/// The maximum number of forced moves after one chosen move.
const MOST: usize = 8;

/// A move that was tried, and the forced moves after it.
pub(crate) struct Tried {
    /// Whether one of these moves revealed something hidden, or used chance.
    pub(crate) is_sealed: bool,
    /// Whether the player must still move in this turn.
    pub(crate) goes_on: bool,
    pub(crate) forced: Vec<String>,
}

/// Tries a move of the seat to move. `None` if it is illegal.
pub(crate) fn try_move(loaded: &Loaded, seat: Seat, text: &str) -> Option<Tried> {
    let mut table = loaded.state.table_for(Viewer::Everything).map(Table::duplicate)?;
    let turn = table.turn();
    let mut is_sealed = table.play(seat, text).ok()?.sealed;
    let mut forced = Vec::new();
    // If a move reveals something, the player must see that first.
    while !is_sealed && forced.len() < MOST && table.turn() == turn {
        let Some(mv) = only_move(table.see(Viewer::Seat(seat)).as_ref(), seat) else { break };
        let Ok(played) = table.play(seat, &mv) else { break };
        is_sealed = played.sealed;
        forced.push(mv);
    }
    let goes_on = table.turn() == turn && !table.status().is_over();
    Some(Tried { is_sealed, goes_on, forced })
}

impl Matches {
    /// The number of plies that a take-back removes: the seat's last chosen move, and the forced moves after it.
    pub(super) fn plies_since_decision(
        &self,
        loaded: &Loaded,
        seat: Seat,
    ) -> Result<usize, Refused> {
        // Plies before this turn, and sealed ones, can't be taken back.
        let own = loaded.state.head.lines.iter().rev();
        let most = own.take_while(|line| line.seat == seat && !line.sealed).count();
        if most < 2 {
            return Ok(1);
        }
        let mut entries = self.entries(loaded.id)?;
        for plies in 1..most {
            let (revision, at) = (Revision(entries.len() as u64 + 1), loaded.state.head.updated);
            entries.push(Entry { revision, at, act: Act::TookBack { seat } });
            let before = MatchState::folded(loaded.fixed(), &entries)
                .map_err(|_| Refused::Damaged(loaded.id))?;
            let table = before.table_for(Viewer::Everything);
            let only = table.and_then(|table| only_move(&*table.see(Viewer::Seat(seat)), seat));
            if only.is_none() {
                return Ok(plies);
            }
        }
        Ok(most)
    }
}

/// The only legal move, if it is a button that needs no confirmation.
fn only_move(sight: &dyn GameView, seat: Seat) -> Option<String> {
    let first = sight.choices(seat, &Draft::default()).ok()?;
    match first.options.as_slice() {
        [only] if only.is_act && only.is_last && first.complete.is_none() => {
            sight.choices(seat, &first.draft.then(&only.id)).ok()?.complete
        }
        _ => None,
    }
}
