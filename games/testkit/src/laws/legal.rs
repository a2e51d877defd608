//! Listed moves are distinct, read as they are printed, and are accepted.

use std::collections::BTreeSet;

use rules::{Chance, GameView, Seat, Viewer};

use crate::law::{Held, Law};
use crate::laws::shown;
use crate::moment::Spot;

/// How many moves are tried where not all are.
const SAMPLE: usize = 8;

/// The most moves that are tried at a milestone.
const MOST: usize = 1000;

/// Tries the listed moves, a sample of them between milestones.
pub(crate) fn check(spot: &Spot<'_>, chance: &mut Chance) -> Held {
    for seat in spot.to_move().iter() {
        let own = spot.own(seat);
        let mut moves = own.legal(seat).moves;
        let distinct: BTreeSet<&String> = moves.iter().collect();
        Law::Sorted.holds(distinct.len() == moves.len(), || {
            format!("seat {seat} has {} moves with {} texts", moves.len(), distinct.len())
        })?;
        chance.shuffle(&mut moves);
        moves.truncate(if spot.is_milestone() { MOST } else { SAMPLE });
        for text in &moves {
            reads(&*own, seat, text)?;
            accepted(spot, seat, text)?;
        }
        moves.truncate(SAMPLE);
        moves.iter().try_for_each(|text| reads_elsewhere(spot, seat, text))?;
    }
    Ok(())
}

/// The canonical text reads as itself, whatever its case.
fn reads(own: &dyn GameView, seat: Seat, text: &str) -> Held {
    let typed = [text.into(), text.to_lowercase(), text.to_uppercase(), format!("  {text} ")];
    for typed in typed {
        let read = own.read(seat, &typed);
        Law::Notation.holds(read.as_deref() == Ok(text), || {
            format!("`{typed}` reads as {read:?}, not as `{text}`")
        })?;
    }
    Ok(())
}

/// Another view need not read the text, but never as another move.
fn reads_elsewhere(spot: &Spot<'_>, seat: Seat, text: &str) -> Held {
    for viewer in [Viewer::Spectator, Viewer::Everything] {
        let read = spot.table.see(viewer).read(seat, text);
        Law::Notation
            .holds(read.as_deref().is_ok_and(|read| read == text) || read.is_err(), || {
                format!("{viewer:?} reads `{text}` as {read:?}")
            })?;
    }
    Ok(())
}

fn accepted(spot: &Spot<'_>, seat: Seat, text: &str) -> Held {
    let mut table = spot.table.duplicate();
    let played = table.play(seat, text).map_err(|error| {
        Law::Accepted.broken(format!("`{text}` of seat {seat} is listed and refused: {error}"))
    })?;
    Law::Accepted.holds(played.mv == text, || {
        format!("`{text}` was played and is recorded as `{}`", played.mv)
    })?;
    shown::notes(&played.notes, spot.setup.seats, spot.teller)?;
    shown::saved_layout(spot, seat, played.reusable_layout)
}
