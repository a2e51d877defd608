//! How a turn begins and ends: drawing, reshuffling, the discards, and whose turn is next.

use std::fmt::{self, Display};

use rules::{Chance, Notes, Seat, Turn};

use crate::court::Phase;
use crate::options::{Options, Version};
use crate::position::Position;
use crate::siege;
use crate::tile::Tile;

/// The position before the first ply, in which the first seat has drawn.
pub(crate) fn first(options: &Options, seats: u8, chance: Chance) -> Position {
    let mut position = Position::dealt(options, seats, chance);
    begin(&mut position, Seat(0), &mut Notes::muted());
    position
}

/// Begins the turn of a seat. The draw is made for it, unless it may choose where from.
pub(crate) fn begin(position: &mut Position, seat: Seat, notes: &mut Notes) {
    let court = &mut position.court;
    court.turn = seat;
    court.moved = Default::default();
    court.turned = 0;
    // Rule 22: with `discard_draw` the draw is a choice.
    if court.options.discard_draw && !court.discards.is_empty() {
        position.enter(Phase::Draw);
        return;
    }
    // Rules 4 and 21.
    let count = if court.is(Version::Siege) { 1 } else { 2 };
    draw(position, count, notes);
    position.enter(Phase::Act);
}

/// Draws so many tiles from the pile, or what there is.
pub(crate) fn draw(position: &mut Position, count: usize, notes: &mut Notes) {
    let mut drawn = Vec::with_capacity(count);
    for _ in 0..count {
        if let Some(tile) = draw_one(position, notes) {
            position.hand().add(tile);
            drawn.push(tile);
        }
    }
    let seat = position.court.turn;
    let name = position.court.name(seat);
    notes.only(seat, told(&drawn));
    match drawn.len() {
        0 => notes.all_but(seat, format_args!("{name} finds no tile to draw.")),
        1 => notes.all_but(seat, format_args!("{name} draws a tile.")),
        _ => notes.all_but(seat, format_args!("{name} draws two tiles.")),
    }
    notes.seal();
}

fn told(drawn: &[Tile]) -> impl Display {
    fmt::from_fn(|f| match drawn {
        [] => f.write_str("There is no tile to draw."),
        [one] => write!(f, "You draw a {}.", one.words()),
        [one, other, ..] if one == other => write!(f, "You draw two {}s.", one.words()),
        [one, other, ..] => write!(f, "You draw a {} and a {}.", one.words(), other.words()),
    })
}

/// The next tile of the pile, which is renewed from the discards when it is used up. The siege renews nothing.
fn draw_one(position: &mut Position, notes: &mut Notes) -> Option<Tile> {
    let court = &mut position.court;
    // Rule 4: also between the two.
    if position.pile.is_empty() && !court.discards.is_empty() && !court.is(Version::Siege) {
        std::mem::swap(&mut position.pile, &mut court.discards);
        position.pile.shuffle(&mut position.chance);
        notes.all("The pile is used up: the discards are shuffled into a new one.");
        notes.seal();
    }
    position.pile.pop()
}

/// Goes on after building, an attack or a pass.
pub(crate) fn after_act(position: &mut Position, notes: &mut Notes) -> Turn {
    // Rule 6.
    if position.must_discard() {
        position.enter(Phase::Discard);
        return Turn::GoesOn;
    }
    end(position, notes)
}

/// Ends the turn and begins the next one.
pub(crate) fn end(position: &mut Position, notes: &mut Notes) -> Turn {
    if position.court.is(Version::Siege) {
        return besiege(position, notes);
    }
    let court = &position.court;
    let after = court.turn.0 + 1;
    let next = (after..after + court.seats)
        .map(|number| Seat(number % court.seats))
        .find(|&seat| court.is_in(seat));
    if let Some(next) = next {
        begin(position, next, notes);
    }
    Turn::Ends
}

/// The siege at the end of a turn, and the next turn where the castle stands it.
pub(crate) fn besiege(position: &mut Position, notes: &mut Notes) -> Turn {
    let turn = siege::go_on(position, notes);
    if turn == Turn::Ends && position.court.ending.is_none() {
        begin(position, Seat(0), notes);
    }
    turn
}
