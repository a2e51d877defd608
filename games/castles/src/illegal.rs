//! Checks one move, and names the rule that forbids it. Move generation is separate.

use rules::{Cell, Illegal, Seat};

use crate::army::Kind;
use crate::field::Field;
use crate::moves::{Action, Deployment, Move, Verb};
use crate::pieces::Pieces;
use crate::position::State;
use crate::squares;
use crate::words::{Letter, Reason};

pub(crate) fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Illegal> {
    if !state.may_move(seat) {
        return refuse(Reason::NotYourTurn);
    }
    match (mv, state.is_open()) {
        (Move::Deploy(deployment), false) => check_deployment(state, seat, deployment),
        (Move::Action(action), true) => check_action(&state.pieces, seat, *action),
        (Move::Action(_), false) => refuse(Reason::NothingMoves),
        (Move::Deploy(_), true) => refuse(Reason::DrawnUp),
    }
}

fn check_deployment(state: &State, seat: Seat, deployment: &Deployment) -> Result<(), Illegal> {
    let (field, army) = (state.pieces.field, &deployment.army);
    if (deployment.field, deployment.seat) != (field, seat) {
        return refuse(Reason::OtherArmy);
    }
    // Rule 2.
    if let Some(outside) = army.all().iter().find(|&square| !field.zone(seat).contains(square)) {
        let (first, last) = zone(field, seat);
        return refuse(Reason::OutsideZone { square: outside, first, last });
    }
    if Kind::ALL.iter().map(|&kind| army.of(kind).len()).sum::<usize>() != army.all().len() {
        return refuse(Reason::OneASquare);
    }
    match army.of(Kind::General).len() {
        0 => return refuse(Reason::GeneralMissing),
        1 => {}
        count => return refuse(Reason::Generals { count }),
    }
    match army.soldiers().len() {
        0 => refuse(Reason::SoldiersMissing),
        count if count > field.limit() => refuse(Reason::TooMany { limit: field.limit(), count }),
        _ => Ok(()),
    }
}

/// The first and the last row of a seat's end zone.
fn zone(field: Field, seat: Seat) -> (u8, u8) {
    let (side, depth) = (field.side(), field.depth());
    if seat.0 == 0 { (1, depth) } else { (side - depth + 1, side) }
}

fn check_action(pieces: &Pieces, seat: Seat, action: Action) -> Result<(), Illegal> {
    for square in [action.from, action.to] {
        if pieces.field.lake().contains(square) {
            return refuse(Reason::InLake { square });
        }
        if !pieces.field.floor().contains(square) {
            return refuse(Reason::OffBoard { square });
        }
    }
    let kind = match pieces.at(action.from) {
        Some((owner, kind)) if owner == seat => kind,
        Some((_, kind)) => return refuse(Reason::NotYours { kind, square: action.from }),
        None => return refuse(Reason::Nobody { square: action.from }),
    };
    if action.from.column.abs_diff(action.to.column) + action.from.row.abs_diff(action.to.row) != 1
    {
        return refuse(Reason::OneSquare);
    }
    check_zone(pieces, seat, kind, action)?;
    let verb = check_target(pieces, seat, kind, action)?;
    if verb == action.verb {
        return Ok(());
    }
    refuse(Reason::OtherVerb { from: action.from, to: action.to, verb })
}

fn check_zone(pieces: &Pieces, seat: Seat, kind: Kind, action: Action) -> Result<(), Illegal> {
    let zone = pieces.field.zone(seat);
    // Rule 5.
    let returns = zone.contains(action.to) && !zone.contains(action.from);
    if returns && kind != Kind::General {
        return refuse(Reason::ZoneClosed { kind });
    }
    Ok(())
}

/// The verb of a move to its target square, or the rule against the move.
fn check_target(pieces: &Pieces, seat: Seat, kind: Kind, action: Action) -> Result<Verb, Illegal> {
    let Some((owner, target)) = pieces.at(action.to) else { return Ok(Verb::Step) };
    if owner == seat {
        return refuse(Reason::OwnPiece { kind: target, square: action.to });
    }
    match (kind, target) {
        // Rules 6 and 7.
        (_, Kind::General)
        | (Kind::Musketeer, Kind::Pikeman)
        | (Kind::Pikeman, Kind::Horseman)
        | (Kind::Horseman, Kind::Musketeer) => Ok(Verb::Strike),
        (Kind::General, _) => refuse(Reason::GeneralStrikes),
        // Rule 8.
        _ if kind == target => check_push(pieces, seat, action),
        _ => refuse(Reason::NotPrey { kind, target, prey: Letter(kind.prey()) }),
    }
}

fn check_push(pieces: &Pieces, seat: Seat, action: Action) -> Result<Verb, Illegal> {
    let Some((behind, (owner, _))) =
        behind(action).and_then(|square| Some((square, pieces.at(square)?)))
    else {
        return Ok(Verb::Push);
    };
    // Rules 10 and 11, as the crush option defines them.
    let crushes = if owner == seat { pieces.crush.by_anvil() } else { pieces.crush.by_comrade() };
    if crushes {
        return Ok(Verb::Push);
    }
    let whose = if owner == seat { "yours" } else { "theirs" };
    refuse(Reason::Stopped { whose, behind })
}

/// The square behind a pushed piece, in the direction of the push.
fn behind(action: Action) -> Option<Cell> {
    let beyond = |from: u8, to: u8| (2 * to).checked_sub(from);
    squares::at(
        beyond(action.from.column, action.to.column)?,
        beyond(action.from.row, action.to.row)?,
    )
}

fn refuse<T>(reason: Reason) -> Result<T, Illegal> {
    Err(Illegal::new(reason))
}
