//! The law of seats that are to move at the same time.

use rules::{Chance, Seat, Table};

use crate::law::{Breach, Law, LawResult};
use crate::moment::Moment;

/// Checks that simultaneous moves of the seats lead to the same position in one order and in reverse.
pub(crate) fn check(moment: &Moment<'_>, chance: &mut Chance) -> LawResult {
    if moment.to_move().len() < 2 {
        return Ok(());
    }
    let mut moves = Vec::new();
    for seat in moment.to_move().iter() {
        let legal = moment.own(seat).legal(seat).moves;
        moves.extend(chance.one_of(&legal).map(|mv| (seat, mv.clone())));
    }
    let forth = played(moment, &moves)?;
    moves.reverse();
    let back = played(moment, &moves)?;
    let equal = forth.snapshot() == back.snapshot()
        && moment
            .viewers()
            .into_iter()
            .all(|viewer| forth.see(viewer).bytes() == back.see(viewer).bytes());
    Law::Order.holds(equal, || format!("the order of {moves:?} matters"))
}

fn played(moment: &Moment<'_>, moves: &[(Seat, String)]) -> Result<Box<dyn Table>, Breach> {
    let mut table = moment.table.duplicate();
    for (seat, mv) in moves {
        table.play(*seat, mv).map_err(|error| {
            Law::Order.breach(format!("`{mv}` of seat {seat} can't follow the others: {error}"))
        })?;
    }
    Ok(table)
}
