//! The beginning and end of a turn: drawing, reshuffling, discards and the next seat.

use rules::{Chance, Notes, Seat, Turn};

use crate::options::{Options, Version};
use crate::position::Position;
use crate::public_position::Phase;
use crate::siege;
use crate::tile::Tile;
use crate::words::{DrawnTiles, Narration};

/// The position before the first ply. The first seat has already drawn.
pub(crate) fn first(options: &Options, seats: u8, chance: Chance) -> Position {
    let mut position = Position::dealt(options, seats, chance);
    begin(&mut position, Seat(0), &mut Notes::muted());
    position
}

/// Begins the turn of a seat. Draws for the seat, unless it may choose where to draw from.
pub(crate) fn begin(position: &mut Position, seat: Seat, notes: &mut Notes) {
    let public = &mut position.public;
    public.turn = seat;
    public.moved = Default::default();
    public.turned = 0;
    // The changes of the previous turn stay visible until this turn changes something.
    public.traced = None;
    // Rule 22: with `discard_draw` the draw is a choice.
    if public.options.discard_draw && !public.discards.is_empty() {
        position.enter(Phase::Draw);
        return;
    }
    // Rules 4 and 21.
    let count = if public.is(Version::Siege) { 1 } else { 2 };
    draw(position, count, notes);
    position.enter(Phase::Act);
}

/// Draws `count` tiles (one or two) from the pile, or fewer if it runs out.
pub(crate) fn draw(position: &mut Position, count: usize, notes: &mut Notes) {
    let mut drawn = [None; 2];
    for place in drawn.iter_mut().take(count) {
        *place = draw_one(position, notes);
        if let Some(tile) = *place {
            position.hand().add(tile);
        }
    }
    let seat = position.public.turn;
    let (player, count) = (position.public.name(seat), drawn.iter().flatten().count());
    notes.only(
        seat,
        match count {
            0 => Narration::YouDrawNothing,
            _ => Narration::YouDraw { tiles: DrawnTiles(drawn) },
        },
    );
    notes.all_but(seat, Narration::Draws { player, count });
    notes.seal();
}

/// The next tile of the pile. An empty pile is refilled from the shuffled discards, except in Siege Solitaire.
fn draw_one(position: &mut Position, notes: &mut Notes) -> Option<Tile> {
    let public = &mut position.public;
    // Rule 4: refill even between two draws.
    if position.pile.is_empty() && !public.discards.is_empty() && !public.is(Version::Siege) {
        std::mem::swap(&mut position.pile, &mut public.discards);
        position.pile.shuffle(&mut position.chance);
        notes.all(Narration::Reshuffled);
        notes.seal();
    }
    position.pile.pop()
}

pub(crate) fn after_act(position: &mut Position, notes: &mut Notes) -> Turn {
    // Rule 6.
    if position.must_discard() {
        position.enter(Phase::Discard);
        return Turn::GoesOn;
    }
    end(position, notes)
}

pub(crate) fn end(position: &mut Position, notes: &mut Notes) -> Turn {
    if position.public.is(Version::Siege) {
        return besiege(position, notes);
    }
    let public = &position.public;
    let after = public.turn.0 + 1;
    let next = (after..after + public.seats)
        .map(|number| Seat(number % public.seats))
        .find(|&seat| public.is_in(seat));
    if let Some(next) = next {
        begin(position, next, notes);
    }
    Turn::Ends
}

/// Carries out the siege at the end of a turn, and begins the next turn if the castle survives.
pub(crate) fn besiege(position: &mut Position, notes: &mut Notes) -> Turn {
    let turn = siege::go_on(position, notes);
    if turn == Turn::Ends && position.public.ending.is_none() {
        begin(position, Seat(0), notes);
    }
    turn
}
