//! Whether a move is allowed, rule by rule, with the reason. Written apart from the generator in `fan`.

use rules::{Cell, Illegal, Seat};

use crate::army::Kind;
use crate::field::Field;
use crate::moves::{Deployment, Go, Move, Verb};
use crate::position::State;
use crate::squares;
use crate::stand::Stand;

/// Checks a move of a seat that is to move.
pub(crate) fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Illegal> {
    if !state.may_move(seat) {
        return Err(Illegal::new("It is not this seat's turn."));
    }
    match (mv, state.is_open()) {
        (Move::Deploy(deployment), false) => check_deployment(state, seat, deployment),
        (Move::Go(go), true) => check_go(&state.stand, seat, *go),
        (Move::Go(_), false) => {
            Err(Illegal::new("Nothing moves yet: first both armies are drawn up."))
        }
        (Move::Deploy(_), true) => Err(Illegal::new("The armies are drawn up for good.")),
    }
}

fn check_deployment(state: &State, seat: Seat, deployment: &Deployment) -> Result<(), Illegal> {
    let (field, army) = (state.stand.field, &deployment.army);
    if (deployment.field, deployment.seat) != (field, seat) {
        return Err(Illegal::new("This army is for another seat or board."));
    }
    // Rule 2.
    if let Some(outside) = army.all().iter().find(|&square| !field.zone(seat).contains(square)) {
        return refuse(format!("{outside} is not in your end zone, {}.", zone(field, seat)));
    }
    if Kind::ALL.iter().map(|&kind| army.of(kind).len()).sum::<usize>() != army.all().len() {
        return refuse("Only one piece can stand on a square.");
    }
    match army.of(Kind::General).len() {
        0 => return refuse("An army needs its general."),
        1 => {}
        count => return refuse(format!("An army has one general, not {count}.")),
    }
    match army.soldiers().len() {
        0 => refuse("An army needs at least one piece beside its general."),
        count if count > field.limit() => refuse(format!(
            "An army has at most {} pieces beside its general; this one has {count}.",
            field.limit()
        )),
        _ => Ok(()),
    }
}

/// The rows of a seat's end zone.
fn zone(field: Field, seat: Seat) -> String {
    let (side, depth) = (field.side(), field.depth());
    let (first, last) = if seat.0 == 0 { (1, depth) } else { (side - depth + 1, side) };
    format!("rows {first} to {last}")
}

fn check_go(stand: &Stand, seat: Seat, go: Go) -> Result<(), Illegal> {
    for square in [go.from, go.to] {
        if stand.field.lake().contains(square) {
            return refuse(format!("{square} is in the lake."));
        }
        if !stand.field.floor().contains(square) {
            return refuse(format!("{square} is not on this board."));
        }
    }
    let kind = match stand.at(go.from) {
        Some((owner, kind)) if owner == seat => kind,
        Some((_, kind)) => {
            return refuse(format!("The {} on {} is not yours.", kind.name(), go.from));
        }
        None => return refuse(format!("No piece stands on {}.", go.from)),
    };
    if go.from.column.abs_diff(go.to.column) + go.from.row.abs_diff(go.to.row) != 1 {
        return refuse(
            "A piece goes one square forward, back or sideways, never further or diagonally.",
        );
    }
    check_zone(stand, seat, kind, go)?;
    let verb = check_target(stand, seat, kind, go)?;
    if verb == go.verb {
        return Ok(());
    }
    refuse(format!("From {} to {} is {}.", go.from, go.to, verb.noun()))
}

fn check_zone(stand: &Stand, seat: Seat, kind: Kind, go: Go) -> Result<(), Illegal> {
    let zone = stand.field.zone(seat);
    // Rule 5.
    let returns = zone.contains(go.to) && !zone.contains(go.from);
    if returns && kind != Kind::General {
        let name = kind.name();
        return refuse(format!("A {name} that stands outside its own end zone can't go back in."));
    }
    Ok(())
}

/// What the piece does on the square, if it may do anything there.
fn check_target(stand: &Stand, seat: Seat, kind: Kind, go: Go) -> Result<Verb, Illegal> {
    let Some((owner, target)) = stand.at(go.to) else { return Ok(Verb::Step) };
    if owner == seat {
        return refuse(format!("Your own {} stands on {}.", target.name(), go.to));
    }
    match (kind, target) {
        // Rules 6 and 7.
        (_, Kind::General)
        | (Kind::Musketeer, Kind::Pikeman)
        | (Kind::Pikeman, Kind::Horseman)
        | (Kind::Horseman, Kind::Musketeer) => Ok(Verb::Strike),
        (Kind::General, _) => refuse("A general strikes nothing but the other general."),
        // Rule 8.
        _ if kind == target => check_push(stand, seat, go),
        _ => refuse(format!(
            "A {} can't strike a {}: it strikes {} and generals, and pushes its own kind.",
            kind.name(),
            target.name(),
            kind.prey().names()
        )),
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
    let whose = if owner == seat { "your own" } else { "its own" };
    refuse(format!("It can't be pushed against a piece of {whose} army, on {behind}."))
}

/// The square behind the one that is pushed: as far beyond it as it is from where the push comes.
fn behind(go: Go) -> Option<Cell> {
    let beyond = |from: u8, to: u8| (2 * to).checked_sub(from);
    squares::at(beyond(go.from.column, go.to.column)?, beyond(go.from.row, go.to.row)?)
}

fn refuse<T>(reason: impl Into<String>) -> Result<T, Illegal> {
    Err(Illegal::new(reason))
}
