//! The siege of the solitaire version: two tiles turned over after each turn.

use rules::{Cell, Notes, Seat, Turn};

use crate::cells::CellSet;
use crate::position::Position;
use crate::public_position::{CastleId, Ending, Phase, Trace};
use crate::words::{Narration, TileForm};

const TURNED: u8 = 2;

/// Turns over the remaining tiles of this turn's siege, until it is done or the player must choose.
pub(crate) fn go_on(position: &mut Position, notes: &mut Notes) -> Turn {
    // Rule 21: a player loses with fewer than two tiles to turn over.
    if position.public.turned == 0 && position.pile.len() < usize::from(TURNED) {
        position.enter(Phase::Discard);
        position.public.ending = Some(Ending::Exhausted);
        return Turn::Ends;
    }
    while position.public.turned < TURNED {
        let fitting = turn_over(position, notes);
        if fitting.len() > 1 {
            position.enter(Phase::Hit);
            return Turn::GoesOn;
        }
        if let Some(cell) = fitting.iter().next() {
            strike(position, cell, notes);
        }
        if position.public.ending.is_some() {
            return Turn::Ends;
        }
    }
    Turn::Ends
}

/// Turns over one tile and returns the cells that it matches.
fn turn_over(position: &mut Position, notes: &mut Notes) -> CellSet {
    position.public.turned += 1;
    let Some(tile) = position.pile.pop() else { return CellSet::NONE };
    notes.seal();
    // Rule 21: a turned tile goes to the discards before the tiles that it destroys.
    position.public.discards.push(tile);
    let fitting = position.public.candidates();
    notes.all(Narration::TurnsOver { tile: TileForm::A(tile), count: fitting.len() });
    fitting
}

pub(crate) fn strike(position: &mut Position, cell: Cell, notes: &mut Notes) {
    let public = &mut position.public;
    let group = public.castles[0][0].siege_group(cell);
    for fallen in group.iter() {
        if let Some(tile) = public.castles[0][0].take(fallen) {
            public.discards.push(tile);
        }
    }
    public.trace(CastleId { ground: Seat(0), site: 0 }, Trace::removed(group));
    notes.all(Narration::Destroys { cells: group });
    if public.castles[0][0].is_empty() {
        public.ending = Some(Ending::Razed);
        notes.all(Narration::NoneStands);
    }
}
