//! How a turn begins and ends: drawing, reshuffling, the discards, and whose turn is next.

use rules::{Chance, Notes, Seat, Turn};

use crate::open_position::Phase;
use crate::options::{Options, Version};
use crate::position::Position;
use crate::siege;
use crate::tile::Tile;
use crate::words::{Drawn, Say};

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
    // What the turn before has changed is shown until this one changes something.
    court.traced = None;
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

/// Draws so many tiles from the pile, two at most, or what there is.
pub(crate) fn draw(position: &mut Position, count: usize, notes: &mut Notes) {
    let mut drawn = [None; 2];
    for place in drawn.iter_mut().take(count) {
        *place = draw_one(position, notes);
        if let Some(tile) = *place {
            position.hand().add(tile);
        }
    }
    let seat = position.court.turn;
    let (player, count) = (position.court.name(seat), drawn.iter().flatten().count());
    notes.only(
        seat,
        match count {
            0 => Say::YouDrawNothing,
            _ => Say::YouDraw { tiles: Drawn(drawn) },
        },
    );
    notes.all_but(seat, Say::Draws { player, count });
    notes.seal();
}

/// The next tile of the pile, which is renewed from the discards when it is used up. The siege renews nothing.
fn draw_one(position: &mut Position, notes: &mut Notes) -> Option<Tile> {
    let court = &mut position.court;
    // Rule 4: also between the two.
    if position.pile.is_empty() && !court.discards.is_empty() && !court.is(Version::Siege) {
        std::mem::swap(&mut position.pile, &mut court.discards);
        position.pile.shuffle(&mut position.chance);
        notes.all(Say::Reshuffled);
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
