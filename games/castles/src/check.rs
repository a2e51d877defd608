//! Whether a move is allowed, rule by rule, with the reason. Written apart from the generator in `fan`.

use rules::{Cell, Illegal, Seat};

use crate::army::Kind;
use crate::field::Field;
use crate::moves::{Deployment, Go, Move, Verb};
use crate::pieces::Stand;
use crate::position::State;
use crate::squares;
use crate::words::{Letter, No};

/// Checks a move of a seat that is to move.
pub(crate) fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Illegal> {
    if !state.may_move(seat) {
        return refuse(No::NotYourTurn);
    }
    match (mv, state.is_open()) {
        (Move::Deploy(deployment), false) => check_deployment(state, seat, deployment),
        (Move::Go(go), true) => check_go(&state.stand, seat, *go),
        (Move::Go(_), false) => refuse(No::NothingMoves),
        (Move::Deploy(_), true) => refuse(No::DrawnUp),
    }
}

fn check_deployment(state: &State, seat: Seat, deployment: &Deployment) -> Result<(), Illegal> {
    let (field, army) = (state.stand.field, &deployment.army);
    if (deployment.field, deployment.seat) != (field, seat) {
        return refuse(No::OtherArmy);
    }
    // Rule 2.
    if let Some(outside) = army.all().iter().find(|&square| !field.zone(seat).contains(square)) {
        let (first, last) = zone(field, seat);
        return refuse(No::OutsideZone { square: outside, first, last });
    }
    if Kind::ALL.iter().map(|&kind| army.of(kind).len()).sum::<usize>() != army.all().len() {
        return refuse(No::OneASquare);
    }
    match army.of(Kind::General).len() {
        0 => return refuse(No::GeneralMissing),
        1 => {}
        count => return refuse(No::Generals { count }),
    }
    match army.soldiers().len() {
        0 => refuse(No::SoldiersMissing),
        count if count > field.limit() => refuse(No::TooMany { limit: field.limit(), count }),
        _ => Ok(()),
    }
}

/// The first and the last row of a seat's end zone.
fn zone(field: Field, seat: Seat) -> (u8, u8) {
    let (side, depth) = (field.side(), field.depth());
    if seat.0 == 0 { (1, depth) } else { (side - depth + 1, side) }
}

fn check_go(stand: &Stand, seat: Seat, go: Go) -> Result<(), Illegal> {
    for square in [go.from, go.to] {
        if stand.field.lake().contains(square) {
            return refuse(No::InLake { square });
        }
        if !stand.field.floor().contains(square) {
            return refuse(No::OffBoard { square });
        }
    }
    let kind = match stand.at(go.from) {
        Some((owner, kind)) if owner == seat => kind,
        Some((_, kind)) => return refuse(No::NotYours { kind, square: go.from }),
        None => return refuse(No::Nobody { square: go.from }),
    };
    if go.from.column.abs_diff(go.to.column) + go.from.row.abs_diff(go.to.row) != 1 {
        return refuse(No::OneSquare);
    }
    check_zone(stand, seat, kind, go)?;
    let verb = check_target(stand, seat, kind, go)?;
    if verb == go.verb {
        return Ok(());
    }
    refuse(No::OtherVerb { from: go.from, to: go.to, verb })
}

fn check_zone(stand: &Stand, seat: Seat, kind: Kind, go: Go) -> Result<(), Illegal> {
    let zone = stand.field.zone(seat);
    // Rule 5.
    let returns = zone.contains(go.to) && !zone.contains(go.from);
    if returns && kind != Kind::General {
        return refuse(No::ZoneClosed { kind });
    }
    Ok(())
}

/// What the piece does on the square, if it may do anything there.
fn check_target(stand: &Stand, seat: Seat, kind: Kind, go: Go) -> Result<Verb, Illegal> {
    let Some((owner, target)) = stand.at(go.to) else { return Ok(Verb::Step) };
    if owner == seat {
        return refuse(No::OwnPiece { kind: target, square: go.to });
    }
    match (kind, target) {
        // Rules 6 and 7.
        (_, Kind::General)
        | (Kind::Musketeer, Kind::Pikeman)
        | (Kind::Pikeman, Kind::Horseman)
        | (Kind::Horseman, Kind::Musketeer) => Ok(Verb::Strike),
        (Kind::General, _) => refuse(No::GeneralStrikes),
        // Rule 8.
        _ if kind == target => check_push(stand, seat, go),
        _ => refuse(No::NotPrey { kind, target, prey: Letter(kind.prey()) }),
    }
}

fn check_push(stand: &Stand, seat: Seat, go: Go) -> Result<Verb, Illegal> {
    let Some((behind, (owner, _))) =
        behind(go).and_then(|square| Some((square, stand.at(square)?)))
    else {
        return Ok(Verb::Push);
    };
    // Rules 10 and 11, as the option reads them.
    let crushes = if owner == seat { stand.crush.by_anvil() } else { stand.crush.by_comrade() };
    if crushes {
        return Ok(Verb::Push);
    }
    let whose = if owner == seat { "yours" } else { "theirs" };
    refuse(No::Stopped { whose, behind })
}

/// The square behind the one that is pushed: as far beyond it as it is from where the push comes.
fn behind(go: Go) -> Option<Cell> {
    let beyond = |from: u8, to: u8| (2 * to).checked_sub(from);
    squares::at(beyond(go.from.column, go.to.column)?, beyond(go.from.row, go.to.row)?)
}

fn refuse<T>(reason: No) -> Result<T, Illegal> {
    Err(Illegal::new(reason))
}
