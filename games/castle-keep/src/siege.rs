//! The siege of the solitaire version: two tiles turned over at the end of each turn.

use rules::{Cell, Notes, Seat, Turn};

use crate::cells::CellSet;
use crate::open_position::{Ending, Phase};
use crate::position::Position;
use crate::words::{InWords, Say};

/// How many tiles a siege turns over.
const TURNED: u8 = 2;

/// Turns over what is left of this turn's siege, until it is through or there is something to choose.
pub(crate) fn go_on(position: &mut Position, notes: &mut Notes) -> Turn {
    // Rule 21: fewer than two tiles to turn over lose.
    if position.court.turned == 0 && position.pile.len() < usize::from(TURNED) {
        position.enter(Phase::Discard);
        position.court.ending = Some(Ending::Exhausted);
        return Turn::Ends;
    }
    while position.court.turned < TURNED {
        let fitting = turn_over(position, notes);
        if fitting.len() > 1 {
            position.enter(Phase::Hit);
            return Turn::GoesOn;
        }
        if let Some(cell) = fitting.iter().next() {
            strike(position, cell, notes);
        }
        if position.court.ending.is_some() {
            return Turn::Ends;
        }
    }
    Turn::Ends
}

/// Turns over one tile; the cells that it fits.
fn turn_over(position: &mut Position, notes: &mut Notes) -> CellSet {
    position.court.turned += 1;
    let Some(tile) = position.pile.pop() else { return CellSet::default() };
    notes.seal();
    // Rule 21: a turned tile lies on the discards before what it destroys.
    position.court.discards.push(tile);
    let fitting = position.court.candidates();
    notes.all(Say::TurnsOver { tile: InWords::A(tile), count: fitting.len() });
    fitting
}

/// The siege hits a cell.
pub(crate) fn strike(position: &mut Position, cell: Cell, notes: &mut Notes) {
    let court = &mut position.court;
    let group = court.castles[0][0].siege_group(cell);
    for fallen in group.iter() {
        if let Some(tile) = court.castles[0][0].take(fallen) {
            court.discards.push(tile);
        }
    }
    court.trace(Seat(0), 0, (CellSet::default(), group));
    notes.all(Say::Destroys { cells: group });
    if court.castles[0][0].is_empty() {
        court.ending = Some(Ending::Razed);
        notes.all(Say::NoneStands);
    }
}
