//! Laws of turns, outcomes and seats with legal moves.

use rules::{Act, Outcome, Ply, Seat, Seats, Status, Table, Viewer};

use crate::law::{Law, LawResult};
use crate::moment::Moment;

/// Checks that status and legal moves agree.
pub(crate) fn check(moment: &Moment<'_>) -> LawResult {
    match moment.table.status() {
        Status::ToMove(seats) => to_move(moment, seats)?,
        Status::Over(outcome) => over(moment, &outcome)?,
    }
    let movers = moment.to_move();
    for seat in moment.seats() {
        let legal = moment.own(seat).legal(seat);
        Law::Legal.holds(legal.moves.is_empty() != movers.contains(seat), || {
            format!("seat {seat} has {} legal moves; to move: {movers:?}", legal.moves.len())
        })?;
    }
    if moment.is_milestone() { foreign_views(moment) } else { Ok(()) }
}

/// Checks the turn number after a ply of turn `before`, which began with `movers` to move.
pub(crate) fn after(ply: &Ply, table: &dyn Table, before: u32, movers: Seats) -> LawResult {
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

fn to_move(moment: &Moment<'_>, seats: Seats) -> LawResult {
    Law::Turn.holds(!seats.is_empty(), || "nobody is to move, and it is not over".into())?;
    let stranger =
        seats.iter().find(|&seat| seat.0 >= moment.setup.seats || moment.left.contains(seat));
    Law::Turn.holds(stranger.is_none(), || {
        format!("{seats:?} are to move, of {} seats, {:?} left", moment.setup.seats, moment.left)
    })
}

fn over(moment: &Moment<'_>, outcome: &Outcome) -> LawResult {
    let at_table = outcome.winners.iter().all(|seat| seat.0 < moment.setup.seats);
    let consistent = !outcome.draw || outcome.winners.is_empty();
    // Only a solitaire match can be lost without a winner.
    let decided = outcome.draw || !outcome.winners.is_empty() || moment.setup.seats == 1;
    moment.english.has_no_hard_coded_words(&outcome.reason)?;
    let said = !moment.english.say(&outcome.reason).trim().is_empty();
    Law::Turn.holds(at_table && consistent && decided && said, || format!("an end: {outcome:?}"))
}

/// Checks that no view has moves for a seat that is not to move, or not at the table.
fn foreign_views(moment: &Moment<'_>) -> LawResult {
    let movers = moment.to_move();
    let beyond = Seat(moment.setup.seats);
    for viewer in moment.viewers() {
        let sight = moment.table.see(viewer);
        for seat in moment.seats().chain([beyond]).filter(|&seat| !movers.contains(seat)) {
            let legal = sight.legal(seat);
            Law::Legal.holds(legal.moves.is_empty() && legal.complete, || {
                format!("{viewer:?} sees legal moves of seat {seat}, which is not to move")
            })?;
        }
    }
    moves_in_foreign_views(moment)
}

/// Checks that moves which another viewer sees as legal are legal.
fn moves_in_foreign_views(moment: &Moment<'_>) -> LawResult {
    for seat in moment.to_move().iter() {
        let own = moment.own(seat).legal(seat);
        for viewer in moment.viewers().into_iter().filter(|&viewer| viewer != Viewer::Seat(seat)) {
            let seen = moment.table.see(viewer).legal(seat).moves;
            let stray = seen.iter().find(|mv| own.complete && !own.moves.contains(mv));
            Law::Legal.holds(stray.is_none(), || {
                format!("{viewer:?} sees {stray:?} as a move of seat {seat}, the seat does not")
            })?;
        }
    }
    Ok(())
}
