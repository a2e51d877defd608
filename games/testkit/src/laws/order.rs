//! Seats that are to move together.

use rules::{Chance, Seat, Table};

use crate::law::{Broken, Held, Law};
use crate::moment::Spot;

/// The moves of all seats, played from the first seat to the last and back, lead to one position.
pub(crate) fn check(spot: &Spot<'_>, chance: &mut Chance) -> Held {
    if spot.to_move().len() < 2 {
        return Ok(());
    }
    let mut moves = Vec::new();
    for seat in spot.to_move().iter() {
        let legal = spot.own(seat).legal(seat).moves;
        moves.extend(chance.one_of(&legal).map(|mv| (seat, mv.clone())));
    }
    let forth = played(spot, &moves)?;
    moves.reverse();
    let back = played(spot, &moves)?;
    let equal = forth.snapshot() == back.snapshot()
        && spot
            .viewers()
            .into_iter()
            .all(|viewer| forth.see(viewer).bytes() == back.see(viewer).bytes());
    Law::Order.holds(equal, || format!("the order of {moves:?} matters"))
}

fn played(spot: &Spot<'_>, moves: &[(Seat, String)]) -> Result<Box<dyn Table>, Broken> {
    let mut table = spot.table.duplicate();
    for (seat, mv) in moves {
        table.play(*seat, mv).map_err(|error| {
            Law::Order.broken(format!("`{mv}` of seat {seat} can't follow the others: {error}"))
        })?;
    }
    Ok(table)
}
