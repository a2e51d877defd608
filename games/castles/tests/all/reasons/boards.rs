//! Positions, moves and values, by the rules and by an independent search.

use std::collections::BTreeSet;

use castles::{Action, Castles, Effect, Move, Position};
use rules::{Cell, Level, Notes, RuleSet, Seat, Seed, Status, Viewer};
use search::{Budget, ComputerPlayer};

use super::arguments::{Args, is_at, list, text};

/// The position with the turn given to a seat.
pub(super) fn turned(position: &Position, seat: Seat) -> Position {
    let mut state = position.state;
    state.turn = seat;
    Position::resume(state, [0; 2])
}

pub(super) fn actions(position: &Position, seat: Seat) -> Vec<Action> {
    let legal = Castles::legal_moves(&Castles::view(position, Viewer::Seat(seat)), seat).moves;
    let actions = legal
        .iter()
        .filter_map(|mv| if let Move::Action(action) = mv { Some(*action) } else { None });
    actions.collect()
}

/// The moves of a seat that take a piece, if it is to move.
pub(super) fn takings(position: &Position, seat: Seat) -> Vec<Action> {
    let turned = turned(position, seat);
    let takes = |action: &Action| turned.state.pieces.effect(*action).takes();
    actions(&turned, seat).into_iter().filter(takes).collect()
}

/// The squares of the pieces that a seat could take, if it is to move.
pub(super) fn targets(position: &Position, seat: Seat) -> BTreeSet<Cell> {
    takings(position, seat).iter().map(|taking| taking.to).collect()
}

/// How a move takes a piece: it strikes, pushes off the board or into the lake, or crushes.
pub(super) fn manner(position: &Position, action: Action) -> String {
    match position.state.pieces.effect(action) {
        Effect::PushedOff => "off".to_owned(),
        Effect::Drowned => "lake".to_owned(),
        Effect::Crushed(behind) => format!("crush {behind}"),
        Effect::Struck(_) => "strike".to_owned(),
        Effect::Stepped | Effect::Pushed(_) => panic!("{action} takes nothing"),
    }
}

pub(super) fn played(position: &Position, seat: Seat, action: Action) -> Position {
    let mut next = position.clone();
    let _ = Castles::play(&mut next, seat, &Move::Action(action), &mut Notes::muted());
    next
}

/// Whether the named line takes nothing, and the move after it takes a piece of the named kind for nothing.
pub(super) fn takes_at_last(position: &Position, args: &Args, victim: &str) -> bool {
    let Some(position) = after_quiet_line(position, &list(args, "line")) else { return false };
    let Some(seat) = Castles::status(&position).to_move().only() else { return false };
    let mut all = takings(&position, seat).into_iter();
    let Some(taking) = all.find(|one| one.to_string() == text(args, "next")) else { return false };
    let taken = played(&position, seat, taking);
    let is_free =
        Castles::status(&taken).is_over() || !targets(&taken, seat.other()).contains(&taking.to);
    is_free && is_at(&position, seat.other(), taking.to, &text(args, victim))
}

/// The position after legal moves that take nothing.
pub(super) fn after_quiet_line(position: &Position, moves: &[String]) -> Option<Position> {
    let mut position = position.clone();
    for named in moves {
        let seat = Castles::status(&position).to_move().only()?;
        let mut all = actions(&position, seat).into_iter();
        let action = all.find(|one| one.to_string() == *named)?;
        let is_quiet = !position.state.pieces.effect(action).takes();
        position = is_quiet.then(|| played(&position, seat, action))?;
    }
    Some(position)
}

/// Whether a seat's move attacks something that falls for nothing, whatever the answer.
pub(super) fn wins_attacked(position: &Position, seat: Seat, action: Action) -> bool {
    let (position, other) = (turned(position, seat), seat.other());
    let next = turned(&played(&position, seat, action), other);
    let new: Vec<Cell> =
        targets(&next, seat).difference(&targets(&position, seat)).copied().collect();
    let falls = |answer: Action| {
        let answered = turned(&played(&next, other, answer), seat);
        let moved = |square: &Cell| if *square == answer.from { answer.to } else { *square };
        let attacked: BTreeSet<Cell> = new.iter().map(moved).collect();
        takings(&answered, seat).into_iter().filter(|one| attacked.contains(&one.to)).any(|one| {
            let taken = played(&answered, seat, one);
            Castles::status(&taken).is_over() || !targets(&taken, other).contains(&one.to)
        })
    };
    !new.is_empty() && actions(&next, other).into_iter().all(falls)
}

/// The squares before a move of the pieces that it newly attacks. The move may push one of them.
pub(super) fn victims(position: &Position, seat: Seat, action: Action) -> BTreeSet<Cell> {
    let next = played(&turned(position, seat), seat, action);
    let effect = position.state.pieces.effect(action);
    let stood = |at: &Cell| if effect == Effect::Pushed(*at) { action.to } else { *at };
    targets(&next, seat).difference(&targets(position, seat)).map(stood).collect()
}

/// The steps from one square to another, around the lake.
pub(super) fn steps(position: &Position, from: Cell, to: Cell) -> usize {
    let floor: BTreeSet<Cell> = position.state.pieces.field.floor().iter().collect();
    let is_beside = |one: &Cell, other: &Cell| {
        one.column.abs_diff(other.column) + one.row.abs_diff(other.row) == 1
    };
    let mut reached = BTreeSet::from([from]);
    let mut steps = 0;
    while !reached.contains(&to) {
        let next = floor.iter().filter(|cell| reached.iter().any(|one| is_beside(one, cell)));
        let next: Vec<Cell> = next.copied().collect();
        reached.extend(next);
        steps += 1;
    }
    steps
}

/// The value of a position for the seat to move, by an independent search.
pub(super) fn judged(position: &Position, seat: Seat) -> f64 {
    if let Status::Over(outcome) = Castles::status(position) {
        return f64::from(i8::from(outcome.winners.contains(seat)) * 2 - i8::from(!outcome.draw));
    }
    let view = Castles::view(position, Viewer::Seat(seat));
    let chance = Seed::from_bytes([3; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, 12_000, chance, &|| false);
    Castles::choose_move(&view, seat, &mut budget).unwrap().value
}
