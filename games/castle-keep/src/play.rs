//! The effects of a move on the position.

use rules::{Notes, Seat, Turn};

use crate::cells::CellSet;
use crate::moves::{Move, OwnedTile, Spot};
use crate::options::Version;
use crate::position::Position;
use crate::public_position::{CastleId, Ending, Phase, PublicPosition, Site, Trace};
use crate::tile::Tile;
use crate::words::{FallenCells, Narration, SpotInWords, Target, TileForm};
use crate::{cells, siege, turn};

pub(crate) fn play(position: &mut Position, mv: &Move, notes: &mut Notes) -> Turn {
    match *mv {
        Move::Draw => draw(position, 2, notes),
        Move::DrawTop(tile) => draw_top(position, tile, notes),
        Move::Build { spoils, tile, spot } => {
            build(position, OwnedTile { spoils, tile }, spot, notes)
        }
        Move::Done => turn::after_act(position, notes),
        Move::Transfer(from, to) => transfer(position, from, to, notes),
        Move::Attack { owner, spot, tile } => {
            attack(position, Attack { owner: owner.unwrap_or(Seat(0)), spot, tile }, notes)
        }
        Move::Pass => {
            notes.all(Narration::Passes { player: position.public.name(position.public.turn) });
            turn::after_act(position, notes)
        }
        Move::Drop(tile) => drop(position, tile, notes),
        Move::Hit(cell) => {
            siege::strike(position, cell, notes);
            match position.public.ending {
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
    position.public.discards.pop();
    position.hand().add(tile);
    let player = position.public.name(position.public.turn);
    notes.all(Narration::TakesTop { player, tile: TileForm::A(tile) });
    draw(position, 1, notes)
}

fn build(position: &mut Position, owned: OwnedTile, spot: Spot, notes: &mut Notes) -> Turn {
    let OwnedTile { spoils, tile } = owned;
    let seat = position.public.turn;
    let store = if spoils { &mut position.public.spoils[seat.index()] } else { position.hand() };
    store.remove(tile);
    let public = &mut position.public;
    public.castle_mut(seat, spot.site()).put(spot.cell, tile);
    let castle = CastleId { ground: public.ground(seat), site: spot.site() };
    public.trace(castle, Trace::placed(CellSet::one(spot.cell)));
    public.phase = Phase::Build;
    let from = if spoils { "spoils" } else { "hand" };
    let (player, spot) = (public.name(seat), SpotInWords(spot));
    notes.all(Narration::Builds { from, player, tile: TileForm::A(tile), spot });
    public.update_open(notes);
    finish(public, notes)
}

/// Ends the match if the seat to move has completed what it must build.
fn finish(public: &mut PublicPosition, notes: &mut Notes) -> Turn {
    let seat = public.turn;
    if !(0..public.sites()).all(|site| public.castle(seat, site).is_complete()) {
        return Turn::GoesOn;
    }
    end(public, Ending::Completed(seat), notes);
    Turn::Ends
}

fn end(public: &mut PublicPosition, ending: Ending, notes: &mut Notes) {
    public.ending = Some(ending);
    notes.all(public.reason(ending));
}

fn transfer(position: &mut Position, from: Spot, to: Spot, notes: &mut Notes) -> Turn {
    let public = &mut position.public;
    let seat = public.turn;
    let Some(tile) = public.castle_mut(seat, from.site()).take(from.cell) else {
        return Turn::GoesOn;
    };
    public.castle_mut(seat, to.site()).put(to.cell, tile);
    public.moved[to.site()].insert(to.cell);
    let castle = |spot: Spot| CastleId { ground: seat, site: spot.site() };
    public.trace(castle(from), Trace::removed(CellSet::one(from.cell)));
    public.trace(castle(to), Trace::placed(CellSet::one(to.cell)));
    // A transfer can't end the match: two complete castles are eighteen tiles, and a transfer leaves at most seventeen.
    let (from, to) = (SpotInWords(from), SpotInWords(to));
    notes.all(Narration::Transfers {
        player: public.name(seat),
        tile: TileForm::A(tile),
        from,
        to,
    });
    Turn::GoesOn
}

#[derive(Clone, Copy)]
struct Attack {
    owner: Seat,
    spot: Spot,
    tile: Tile,
}

fn attack(position: &mut Position, attack: Attack, notes: &mut Notes) -> Turn {
    let Attack { owner, spot, tile } = attack;
    // An attack reveals tiles, so it can't be taken back.
    notes.seal();
    let castle = position.public.castles[owner.index()][spot.site()];
    let group = castle.group(spot.cell);
    let is_keep = castle.keep() == Some(tile) && group.contains(cells::MIDDLE);
    let played = if is_keep { PublicPosition::keeps_needed(castle) } else { 1 };
    remove_group(&mut position.public, CastleId { ground: owner, site: spot.site() }, group);
    // Rule 15: first the fallen tiles, then the played ones.
    for _ in 0..played {
        position.hand().remove(tile);
        position.public.discards.push(tile);
    }
    notes.all(attack_narration(&position.public, attack, played, group));
    if position.public.castles[owner.index()][spot.site()].is_empty() {
        destroyed(position, owner, spot.site(), notes);
    }
    match position.public.ending {
        Some(_) => Turn::Ends,
        None => turn::after_act(position, notes),
    }
}

fn attack_narration(
    public: &PublicPosition,
    attack: Attack,
    played: u8,
    cells: CellSet,
) -> Narration {
    let Attack { owner, spot, tile } = attack;
    let castle = match public.is(Version::King) {
        true => Target::Kings,
        false => Target::Of(public.name(owner), spot.number),
    };
    let tiles = if played == 2 { TileForm::Two(tile) } else { TileForm::A(tile) };
    Narration::Attacks {
        player: public.name(public.turn),
        castle,
        tiles,
        cells: FallenCells(cells),
        count: cells.len(),
    }
}

/// Removes a group from a castle, to the discards or to the attacker's spoils.
fn remove_group(public: &mut PublicPosition, castle: CastleId, group: CellSet) {
    let seat = public.turn;
    for cell in group.iter() {
        let Some(tile) = public.castles[castle.ground.index()][castle.site].take(cell) else {
            continue;
        };
        // Rule 18.
        if public.is(Version::Takeover) {
            public.spoils[seat.index()].add(tile);
        } else {
            public.discards.push(tile);
        }
    }
    public.trace(castle, Trace::removed(group));
}

/// Handles the loss of a castle's last tile. The King's castle is built again; any other becomes rubble.
fn destroyed(position: &mut Position, owner: Seat, site: Site, notes: &mut Notes) {
    let public = &mut position.public;
    // Rule 20.
    if public.is(Version::King) {
        notes.all(Narration::StartsAnew);
        return;
    }
    public.rubble[owner.index()][site] = true;
    let seat = public.turn;
    let empire = public.is(Version::Empire);
    // Rules 16 and 19.
    if !empire || public.players().all(|player| player == seat) {
        end(public, Ending::Destroyed(seat, owner), notes);
    } else if public.is_in(owner) {
        notes.all(Narration::Rubble { number: site + 1, player: public.name(owner) });
    } else {
        notes.all(Narration::Out { player: public.name(owner) });
    }
    // Rule 19: a player with nothing but rubble is out.
    if empire && !public.is_in(owner) {
        discard_hand(position, owner);
    }
}

fn discard_hand(position: &mut Position, seat: Seat) {
    let hand = std::mem::take(&mut position.hands[seat.index()]);
    hand.tiles().for_each(|tile| position.public.discards.push(tile));
}

fn drop(position: &mut Position, tile: Tile, notes: &mut Notes) -> Turn {
    position.hand().remove(tile);
    position.public.discards.push(tile);
    let player = position.public.name(position.public.turn);
    notes.all(Narration::Discards { player, tile: TileForm::A(tile) });
    if position.must_discard() { Turn::GoesOn } else { turn::end(position, notes) }
}

/// Removes a seat: its hand and spoils are discarded, its castles leave the table, and its turns are skipped.
pub(crate) fn leave(position: &mut Position, seat: Seat, notes: &mut Notes) {
    let player = position.public.name(seat);
    if position.public.ending.is_some() || !position.public.is_in(seat) {
        // A player who was already out has nothing to discard, but has now left.
        position.public.left = position.public.left.with(seat);
        notes.all(Narration::Leaves { player });
        return;
    }
    discard_hand(position, seat);
    let public = &mut position.public;
    let spoils = std::mem::take(&mut public.spoils[seat.index()]);
    spoils.tiles().for_each(|tile| public.discards.push(tile));
    let castles = std::mem::take(&mut public.castles[seat.index()]);
    let count = castles.iter().filter(|castle| !castle.is_empty()).count();
    let standing = castles.into_iter().flat_map(|castle| castle.tiles());
    standing.for_each(|(_, tile)| position.gone.add(tile));
    public.rubble[seat.index()] = Default::default();
    public.traces[seat.index()] = Default::default();
    public.left = public.left.with(seat);
    notes.all(match count {
        0 => Narration::Leaves { player },
        castles => Narration::LeavesTable { player, castles },
    });
    // Rule 17: the last one in wins.
    if let Some(last) = last_player(public) {
        public.turn = last;
        public.ending = Some(Ending::Alone(last));
        return;
    }
    // Rule 17: attacks can open without the player who left.
    public.update_open(notes);
    if public.turn == seat {
        let _ = turn::end(position, notes);
    }
}

fn last_player(public: &PublicPosition) -> Option<Seat> {
    let mut players = public.players();
    players.next().filter(|_| players.next().is_none())
}
