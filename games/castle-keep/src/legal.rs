//! The moves that may be played, from what a viewer knows.

use rules::{Cell, Seat, TilePart};

use crate::bag::Bag;
use crate::castle::Castle;
use crate::cells;
use crate::court::{Court, Phase, Site};
use crate::kinds::Kinds;
use crate::moves::{Move, Spot};
use crate::options::Version;
use crate::tile::Tile;
use crate::view::View;

/// All moves of a seat, in no order; none when it is not to move or the viewer does not see its hand.
pub(crate) fn moves(view: &View, seat: Seat) -> Vec<Move> {
    let hand = view.hand(seat).filter(|_| view.is_to_move(seat));
    hand.map_or_else(Vec::new, |hand| moves_with(&view.court, hand))
}

/// All moves of the seat to move, which has this hand, in no order.
pub(crate) fn moves_with(court: &Court, hand: Bag) -> Vec<Move> {
    let mut moves = Vec::with_capacity(48);
    match court.phase {
        Phase::Draw => {
            moves.push(Move::Draw);
            moves.extend(court.discards.top().map(Move::DrawTop));
        }
        Phase::Act => {
            moves.push(Move::Pass);
            builds(court, hand, &mut moves);
            attacks(court, hand, &mut moves);
            transfers(court, &mut moves);
        }
        Phase::Build => {
            moves.push(Move::Done);
            builds(court, hand, &mut moves);
            transfers(court, &mut moves);
        }
        Phase::Discard => moves.extend(hand.kinds().iter().map(Move::Drop)),
        Phase::Hit => moves.extend(court.candidates().iter().map(Move::Hit)),
    }
    moves
}

fn builds(court: &Court, hand: Bag, moves: &mut Vec<Move>) {
    let seat = court.turn;
    let held = hand.kinds();
    let spoils =
        if court.is(Version::Takeover) { court.spoils[seat.index()].kinds() } else { Kinds::NONE };
    for site in (0..court.sites()).filter(|&site| !court.is_rubble(court.ground(seat), site)) {
        let castle = court.castle(seat, site);
        for cell in cells::all() {
            if castle.at(cell).is_some() || (Kinds::part(cell) & (held | spoils)) == Kinds::NONE {
                continue;
            }
            let accepted = accepted(castle, cell, court.options.strict_finish);
            let spot = Spot { number: court.number(site), cell };
            for (spoils, kinds) in [(false, held), (true, spoils)] {
                let fitting = (accepted & kinds).iter();
                moves.extend(fitting.map(|tile| Move::Build { spoils, tile, spot }));
            }
        }
    }
}

/// The kinds that may be placed on this cell.
pub(crate) fn accepted(castle: Castle, cell: Cell, strict: bool) -> Kinds {
    if castle.at(cell).is_some() {
        return Kinds::NONE;
    }
    if cell == cells::MIDDLE {
        // Rule 10.
        let colors = castle.ring().map(|(_, tile)| Kinds::colored(tile.color()));
        return Kinds::KEEPS & colors.fold(Kinds::NONE, |all, color| all | color);
    }
    let part = Kinds::part(cell);
    let ring = castle.ring_len();
    if ring == 0 {
        // Rules 7 and 11: anywhere, and in the color of a keep that stands alone.
        let keep = castle.keep();
        return keep.map_or(part, |keep| part & Kinds::colored(keep.color()));
    }
    let mut kin = cells::neighbors(cell).iter().filter_map(|&next| castle.at(next)).map(Kinds::kin);
    part & match (kin.next(), kin.next()) {
        // Rule 9: of the ring's only gap one neighbor is enough.
        (Some(one), Some(other)) if ring == 7 && !strict => one | other,
        // Rule 8.
        (Some(one), Some(other)) => one & other,
        (Some(one), None) => one,
        (None, _) => Kinds::NONE,
    }
}

fn attacks(court: &Court, hand: Bag, moves: &mut Vec<Move>) {
    if !court.open {
        return;
    }
    let held = hand.kinds();
    for (ground, site) in court.targets(court.turn) {
        let castle = court.castles[ground.index()][site];
        let owner = (!court.is(Version::King)).then_some(ground);
        for (cell, tile) in castle.tiles().filter(|&(_, tile)| held.contains(tile)) {
            let fits = match tile.part() {
                // Rule 13.
                TilePart::Wall => true,
                TilePart::Tower => court.options.towers,
                // Rule 14.
                TilePart::Keep => hand.count(tile) >= Court::keeps_needed(castle),
            };
            if fits {
                let spot = Spot { number: court.number(site), cell };
                moves.push(Move::Attack { owner, spot, tile });
            }
        }
    }
}

fn transfers(court: &Court, moves: &mut Vec<Move>) {
    if !court.is(Version::Empire) {
        return;
    }
    for (from, to) in [(0, 1), (1, 0)] {
        let castle = court.castle(court.turn, from);
        // Rule 19: never to rubble, and never the last tile.
        if court.is_rubble(court.turn, to) || castle.len() < 2 {
            continue;
        }
        for (cell, tile) in castle.tiles().filter(|&(cell, _)| !court.moved[from].contains(cell)) {
            transfers_of(court, (from, cell), (to, tile), moves);
        }
    }
}

fn transfers_of(
    court: &Court,
    (from, origin): (Site, Cell),
    (to, tile): (Site, Tile),
    moves: &mut Vec<Move>,
) {
    let castle = court.castle(court.turn, to);
    let strict = court.options.strict_finish;
    for cell in cells::all().filter(|&cell| cells::part(cell) == tile.part()) {
        if accepted(castle, cell, strict).contains(tile) {
            let from = Spot { number: court.number(from), cell: origin };
            moves.push(Move::Transfer(from, Spot { number: court.number(to), cell }));
        }
    }
}
