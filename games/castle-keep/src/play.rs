//! What a move does.

use rules::{Notes, Seat, Turn};

use crate::cells::CellSet;
use crate::moves::{Move, Spot};
use crate::open_position::{Court, Ending, Phase, Site, only};
use crate::options::Version;
use crate::position::Position;
use crate::tile::Tile;
use crate::words::{InWords, Place, Say, Target};
use crate::{cells, siege, turn};

/// Plays a move that `check` has allowed.
pub(crate) fn play(position: &mut Position, mv: &Move, notes: &mut Notes) -> Turn {
    match *mv {
        Move::Draw => draw(position, 2, notes),
        Move::DrawTop(tile) => draw_top(position, tile, notes),
        Move::Build { spoils, tile, spot } => build(position, (spoils, tile), spot, notes),
        Move::Done => turn::after_act(position, notes),
        Move::Transfer(from, to) => transfer(position, from, to, notes),
        Move::Attack { owner, spot, tile } => {
            attack(position, (owner.unwrap_or(Seat(0)), spot), tile, notes)
        }
        Move::Pass => {
            notes.all(Say::Passes { player: position.court.name(position.court.turn) });
            turn::after_act(position, notes)
        }
        Move::Drop(tile) => drop(position, tile, notes),
        Move::Hit(cell) => {
            siege::strike(position, cell, notes);
            match position.court.ending {
                Some(_) => Turn::Ends,
                None => turn::besiege(position, notes),
            }
        }
    }
}

fn draw(position: &mut Position, count: usize, notes: &mut Notes) -> Turn {
    turn::draw(position, count, notes);
    position.enter(Phase::Act);
    Turn::GoesOn
}

fn draw_top(position: &mut Position, tile: Tile, notes: &mut Notes) -> Turn {
    position.court.discards.pop();
    position.hand().add(tile);
    let player = position.court.name(position.court.turn);
    notes.all(Say::TakesTop { player, tile: InWords::A(tile) });
    draw(position, 1, notes)
}

fn build(
    position: &mut Position,
    (spoils, tile): (bool, Tile),
    spot: Spot,
    notes: &mut Notes,
) -> Turn {
    let seat = position.court.turn;
    let store = if spoils { &mut position.court.spoils[seat.index()] } else { position.hand() };
    store.remove(tile);
    let court = &mut position.court;
    court.castle_mut(seat, spot.site()).put(spot.cell, tile);
    court.trace(court.ground(seat), spot.site(), (only(spot.cell), CellSet::default()));
    court.phase = Phase::Build;
    let from = if spoils { "spoils" } else { "hand" };
    let (player, spot) = (court.name(seat), Place(spot));
    notes.all(Say::Builds { from, player, tile: InWords::A(tile), spot });
    court.update_open(notes);
    finish(court, notes)
}

/// Ends the match if the seat to move has completed what it had to build.
fn finish(court: &mut Court, notes: &mut Notes) -> Turn {
    let seat = court.turn;
    if !(0..court.sites()).all(|site| court.castle(seat, site).is_complete()) {
        return Turn::GoesOn;
    }
    end(court, Ending::Completed(seat), notes);
    Turn::Ends
}

/// Ends the match and says why.
fn end(court: &mut Court, ending: Ending, notes: &mut Notes) {
    court.ending = Some(ending);
    notes.all(court.reason(ending));
}

fn transfer(position: &mut Position, from: Spot, to: Spot, notes: &mut Notes) -> Turn {
    let court = &mut position.court;
    let seat = court.turn;
    let Some(tile) = court.castle_mut(seat, from.site()).take(from.cell) else {
        return Turn::GoesOn;
    };
    court.castle_mut(seat, to.site()).put(to.cell, tile);
    court.moved[to.site()].insert(to.cell);
    court.trace(seat, from.site(), (CellSet::default(), only(from.cell)));
    court.trace(seat, to.site(), (only(to.cell), CellSet::default()));
    // It can't end the match: two complete castles are eighteen tiles, and a tile on its way is of seventeen at most.
    let (from, to) = (Place(from), Place(to));
    notes.all(Say::Transfers { player: court.name(seat), tile: InWords::A(tile), from, to });
    Turn::GoesOn
}

fn attack(position: &mut Position, at: (Seat, Spot), tile: Tile, notes: &mut Notes) -> Turn {
    let (owner, spot) = at;
    // What an attack has shown is known for good.
    notes.seal();
    let castle = position.court.castles[owner.index()][spot.site()];
    let group = castle.group(spot.cell);
    let is_keep = castle.keep() == Some(tile) && group.contains(cells::MIDDLE);
    let played = if is_keep { Court::keeps_needed(castle) } else { 1 };
    fell(&mut position.court, (owner, spot.site()), group);
    // Rule 15: first what falls, then what was played.
    for _ in 0..played {
        position.hand().remove(tile);
        position.court.discards.push(tile);
    }
    notes.all(attack_told(&position.court, at, (tile, played), group));
    if position.court.castles[owner.index()][spot.site()].is_empty() {
        destroyed(position, owner, spot.site(), notes);
    }
    match position.court.ending {
        Some(_) => Turn::Ends,
        None => turn::after_act(position, notes),
    }
}

fn attack_told(
    court: &Court,
    (owner, spot): (Seat, Spot),
    (tile, played): (Tile, u8),
    cells: CellSet,
) -> Say {
    let castle = match court.is(Version::King) {
        true => Target::Kings,
        false => Target::Of(court.name(owner), spot.number),
    };
    let tiles = if played == 2 { InWords::Two(tile) } else { InWords::A(tile) };
    Say::Attacks { player: court.name(court.turn), castle, tiles, cells, count: cells.len() }
}

/// Takes a group off a castle, to the discards or to the attacker's spoils.
fn fell(court: &mut Court, (owner, site): (Seat, Site), group: CellSet) {
    let seat = court.turn;
    for cell in group.iter() {
        let Some(tile) = court.castles[owner.index()][site].take(cell) else { continue };
        // Rule 18.
        if court.is(Version::Takeover) {
            court.spoils[seat.index()].add(tile);
        } else {
            court.discards.push(tile);
        }
    }
    court.trace(owner, site, (CellSet::default(), group));
}

/// The last tile of a castle is gone. The King's castle starts anew; any other is rubble.
fn destroyed(position: &mut Position, owner: Seat, site: Site, notes: &mut Notes) {
    let court = &mut position.court;
    // Rule 20.
    if court.is(Version::King) {
        notes.all(Say::StartsAnew);
        return;
    }
    court.rubble[owner.index()][site] = true;
    let seat = court.turn;
    let empire = court.is(Version::Empire);
    // Rules 16 and 19.
    if !empire || court.players().all(|player| player == seat) {
        end(court, Ending::Destroyed(seat, owner), notes);
    } else if court.is_in(owner) {
        notes.all(Say::Rubble { number: site + 1, player: court.name(owner) });
    } else {
        notes.all(Say::Out { player: court.name(owner) });
    }
    // Rule 19: who has only rubble is out.
    if empire && !court.is_in(owner) {
        discard_hand(position, owner);
    }
}

fn discard_hand(position: &mut Position, seat: Seat) {
    let hand = std::mem::take(&mut position.hands[seat.index()]);
    hand.tiles().for_each(|tile| position.court.discards.push(tile));
}

fn drop(position: &mut Position, tile: Tile, notes: &mut Notes) -> Turn {
    position.hand().remove(tile);
    position.court.discards.push(tile);
    let player = position.court.name(position.court.turn);
    notes.all(Say::Discards { player, tile: InWords::A(tile) });
    if position.must_discard() { Turn::GoesOn } else { turn::end(position, notes) }
}

/// A seat leaves: its hand and spoils are discarded, its castles go off the table, and it is passed over from now on.
pub(crate) fn leave(position: &mut Position, seat: Seat, notes: &mut Notes) {
    if position.court.ending.is_some() || !position.court.is_in(seat) {
        // Who is already out has nothing left to take away, but no longer sits here.
        position.court.left = position.court.left.with(seat);
        notes.all(Say::Leaves { player: position.court.name(seat) });
        return;
    }
    discard_hand(position, seat);
    let court = &mut position.court;
    let spoils = std::mem::take(&mut court.spoils[seat.index()]);
    spoils.tiles().for_each(|tile| court.discards.push(tile));
    court.castles[seat.index()] = Default::default();
    court.rubble[seat.index()] = Default::default();
    court.traces[seat.index()] = Default::default();
    court.left = court.left.with(seat);
    notes.all(Say::LeavesTable { player: court.name(seat), castles: court.sites() });
    // Rule 17: the last one in wins.
    if let Some(last) = sole(court) {
        court.turn = last;
        court.ending = Some(Ending::Alone(last));
        return;
    }
    // Rule 17: the opening of attacks no longer waits for who has left.
    court.update_open(notes);
    if court.turn == seat {
        let _ = turn::end(position, notes);
    }
}

/// The one who is still in, if it is only one.
fn sole(court: &Court) -> Option<Seat> {
    let mut players = court.players();
    players.next().filter(|_| players.next().is_none())
}
