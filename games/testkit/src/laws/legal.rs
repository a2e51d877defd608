//! Laws of legal moves: distinct, read as printed, and accepted.

use std::collections::BTreeSet;

use rules::{Chance, GameView, Seat, Viewer};

use crate::law::{Law, LawResult};
use crate::laws::texts;
use crate::moment::Moment;

const SAMPLE: usize = 8;

/// The maximum number of moves that are tried at a milestone.
const MOST: usize = 1000;

/// Checks the listed moves; between milestones, only a sample of them.
pub(crate) fn check(moment: &Moment<'_>, chance: &mut Chance) -> LawResult {
    for seat in moment.to_move().iter() {
        let own = moment.own(seat);
        let mut moves = own.legal(seat).moves;
        let distinct: BTreeSet<&String> = moves.iter().collect();
        Law::Sorted.holds(distinct.len() == moves.len(), || {
            format!("seat {seat} has {} moves with {} texts", moves.len(), distinct.len())
        })?;
        chance.shuffle(&mut moves);
        moves.truncate(if moment.is_milestone() { MOST } else { SAMPLE });
        for text in &moves {
            reads(&*own, seat, text)?;
            accepted(moment, seat, text)?;
        }
        moves.truncate(SAMPLE);
        moves.iter().try_for_each(|text| reads_elsewhere(moment, seat, text))?;
    }
    Ok(())
}

/// Checks that canonical text reads as itself, in any case.
fn reads(own: &dyn GameView, seat: Seat, text: &str) -> LawResult {
    let typed = [text.into(), text.to_lowercase(), text.to_uppercase(), format!("  {text} ")];
    for typed in typed {
        let read = own.read(seat, &typed);
        Law::Notation.holds(read.as_deref() == Ok(text), || {
            format!("`{typed}` reads as {read:?}, not as `{text}`")
        })?;
    }
    Ok(())
}

/// Checks that another view reads the text as the same move, or not at all.
fn reads_elsewhere(moment: &Moment<'_>, seat: Seat, text: &str) -> LawResult {
    for viewer in [Viewer::Spectator, Viewer::Everything] {
        let read = moment.table.see(viewer).read(seat, text);
        Law::Notation
            .holds(read.as_deref().is_ok_and(|read| read == text) || read.is_err(), || {
                format!("{viewer:?} reads `{text}` as {read:?}")
            })?;
    }
    Ok(())
}

fn accepted(moment: &Moment<'_>, seat: Seat, text: &str) -> LawResult {
    let mut table = moment.table.duplicate();
    let played = table.play(seat, text).map_err(|error| {
        Law::Accepted.breach(format!("`{text}` of seat {seat} is listed and refused: {error}"))
    })?;
    Law::Accepted.holds(played.mv == text, || {
        format!("`{text}` was played and is recorded as `{}`", played.mv)
    })?;
    texts::notes(&played.notes, moment.setup.seats, moment.english)?;
    texts::saved_layout(moment, seat, played.reusable_layout)
}
