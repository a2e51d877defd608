//! Whose turn it is, how it ended, and who has legal moves.

use rules::{Act, Outcome, Ply, Seat, Seats, Status, Table, Viewer};

use crate::law::{Held, Law};
use crate::moment::Spot;

/// Status and legal moves agree.
pub(crate) fn check(spot: &Spot<'_>) -> Held {
    match spot.table.status() {
        Status::ToMove(seats) => to_move(spot, seats)?,
        Status::Over(outcome) => over(spot, &outcome)?,
    }
    let movers = spot.to_move();
    for seat in spot.seats() {
        let legal = spot.own(seat).legal(seat);
        Law::Legal.holds(legal.moves.is_empty() != movers.contains(seat), || {
            format!("seat {seat} has {} legal moves; to move: {movers:?}", legal.moves.len())
        })?;
    }
    if spot.is_milestone() { foreign_views(spot) } else { Ok(()) }
}

/// A ply ends its turn or not, and all that follows from it agrees. `began` tells the number of the turn in which it was
/// played and who was to move when that began.
pub(crate) fn after(ply: &Ply, table: &dyn Table, began: (u32, Seats)) -> Held {
    let (before, movers) = began;
    let (after, status) = (table.turn(), table.status());
    let goes_on = after == before && ply.act != Act::Leave;
    Law::Turns.holds(goes_on || after == before + 1, || {
        format!("turn {before} became turn {after} by {:?}", ply.act)
    })?;
    let strangers = status.to_move().iter().filter(|&seat| !movers.contains(seat));
    let has_passed = status.is_over() || strangers.count() > 0;
    Law::Turns.holds(!(goes_on && has_passed), || {
        format!("turn {before} began with {movers:?} to move and goes on as {status:?}")
    })
}

fn to_move(spot: &Spot<'_>, seats: Seats) -> Held {
    Law::Turn.holds(!seats.is_empty(), || "nobody is to move, and it is not over".into())?;
    let stranger =
        seats.iter().find(|&seat| seat.0 >= spot.setup.seats || spot.left.contains(seat));
    Law::Turn.holds(stranger.is_none(), || {
        format!("{seats:?} are to move, of {} seats, {:?} left", spot.setup.seats, spot.left)
    })
}

fn over(spot: &Spot<'_>, outcome: &Outcome) -> Held {
    let at_table = outcome.winners.iter().all(|seat| seat.0 < spot.setup.seats);
    let consistent = !outcome.draw || outcome.winners.is_empty();
    // Only a player who is alone can lose to nobody.
    let decided = outcome.draw || !outcome.winners.is_empty() || spot.setup.seats == 1;
    let said = !spot.teller.say(&outcome.reason).trim().is_empty();
    Law::Turn.holds(at_table && consistent && decided && said, || format!("an end: {outcome:?}"))
}

/// No view, and no seat beyond the table, has moves for a seat that is not to move.
fn foreign_views(spot: &Spot<'_>) -> Held {
    let movers = spot.to_move();
    let beyond = Seat(spot.setup.seats);
    for viewer in spot.viewers() {
        let sight = spot.table.see(viewer);
        for seat in spot.seats().chain([beyond]).filter(|&seat| !movers.contains(seat)) {
            let legal = sight.legal(seat);
            Law::Legal.holds(legal.moves.is_empty() && legal.complete, || {
                format!("{viewer:?} sees legal moves of seat {seat}, which is not to move")
            })?;
        }
    }
    moves_in_foreign_views(spot)
}

/// What another viewer sees as legal is legal.
fn moves_in_foreign_views(spot: &Spot<'_>) -> Held {
    for seat in spot.to_move().iter() {
        let own = spot.own(seat).legal(seat);
        for viewer in spot.viewers().into_iter().filter(|&viewer| viewer != Viewer::Seat(seat)) {
            let seen = spot.table.see(viewer).legal(seat).moves;
            let stray = seen.iter().find(|mv| own.complete && !own.moves.contains(mv));
            Law::Legal.holds(stray.is_none(), || {
                format!("{viewer:?} sees {stray:?} as a move of seat {seat}, the seat does not")
            })?;
        }
    }
    Ok(())
}
