//! Move generation from what a viewer knows.

use rules::{Seat, TilePart};

use crate::bag::Bag;
use crate::castle::Castle;
use crate::cells;
use crate::kind_set::Kinds;
use crate::moves::{Move, Spot};
use crate::options::Version;
use crate::public_position::{CastleId, Phase, PublicPosition};
use crate::view::View;

/// All moves of a seat, unsorted. Empty if the seat is not to move, or if the viewer can't see its hand.
pub(crate) fn moves(view: &View, seat: Seat) -> Vec<Move> {
    let hand = view.hand(seat).filter(|_| view.is_to_move(seat));
    hand.map_or_else(Vec::new, |hand| moves_with(&view.public, hand))
}

/// All moves of the seat to move with this hand, unsorted.
pub(crate) fn moves_with(public: &PublicPosition, hand: Bag) -> Vec<Move> {
    let mut moves = Vec::with_capacity(48);
    match public.phase {
        Phase::Draw => {
            moves.push(Move::Draw);
            moves.extend(public.discards.top().map(Move::DrawTop));
        }
        Phase::Act => {
            moves.push(Move::Pass);
            builds(public, hand, &mut moves);
            attacks(public, hand, &mut moves);
            transfers(public, &mut moves);
        }
        Phase::Build => {
            moves.push(Move::Done);
            builds(public, hand, &mut moves);
            transfers(public, &mut moves);
        }
        Phase::Discard => moves.extend(hand.kinds().iter().map(Move::Drop)),
        Phase::Hit => moves.extend(public.candidates().iter().map(Move::Hit)),
    }
    moves
}

fn builds(public: &PublicPosition, hand: Bag, moves: &mut Vec<Move>) {
    let seat = public.turn;
    let held = hand.kinds();
    let spoils = if public.is(Version::Takeover) {
        public.spoils[seat.index()].kinds()
    } else {
        Kinds::NONE
    };
    for site in (0..public.sites()).filter(|&site| !public.is_rubble(public.ground(seat), site)) {
        let number = public.number(site);
        let accepted = accepted(public.castle(seat, site), public.options.strict_finish);
        for (cell, kinds) in cells::all().zip(accepted) {
            let spot = Spot { number, cell };
            for (spoils, own) in [(false, held), (true, spoils)] {
                moves.extend((kinds & own).iter().map(|tile| Move::Build { spoils, tile, spot }));
            }
        }
    }
}

/// The kinds that may be placed on each cell, by index. Empty where a tile already is.
pub(crate) fn accepted(castle: Castle, strict: bool) -> [Kinds; 9] {
    let ring = cells::RING.map(|cell| castle.at(cell));
    let standing = ring.iter().flatten().count();
    let mut accepted = [Kinds::NONE; 9];
    for (place, cell) in cells::RING.into_iter().enumerate() {
        if ring[place].is_some() {
            continue;
        }
        let kin = [ring[(place + 7) % 8], ring[(place + 1) % 8]].map(|tile| tile.map(Kinds::kin));
        let fitting = match kin {
            // Rules 7 and 11: any tile, or one in the color of a keep that stands alone.
            _ if standing == 0 => castle.keep().map_or(Kinds::ALL, Kinds::of_color),
            // Rule 9: in the last gap of the ring, matching one neighbor is enough.
            [Some(one), Some(other)] if standing == 7 && !strict => one | other,
            // Rule 8.
            [Some(one), Some(other)] => one & other,
            [Some(one), None] | [None, Some(one)] => one,
            [None, None] => Kinds::NONE,
        };
        accepted[cells::index(cell)] = Kinds::part(cell) & fitting;
    }
    if castle.keep().is_none() {
        // Rule 10.
        let colored = ring.into_iter().flatten().map(Kinds::of_color);
        let fitting = colored.fold(Kinds::NONE, |all, color| all | color);
        accepted[cells::index(cells::MIDDLE)] = Kinds::KEEPS & fitting;
    }
    accepted
}

fn attacks(public: &PublicPosition, hand: Bag, moves: &mut Vec<Move>) {
    if !public.attacks_open {
        return;
    }
    let held = hand.kinds();
    for target in public.targets(public.turn) {
        let castle = public.castle_at(target);
        let CastleId { ground, site } = target;
        let owner = (!public.is(Version::King)).then_some(ground);
        for (cell, tile) in castle.tiles().filter(|&(_, tile)| held.contains(tile)) {
            let fits = match tile.part() {
                // Rule 13.
                TilePart::Wall => true,
                TilePart::Tower => public.options.towers,
                // Rule 14.
                TilePart::Keep => hand.count(tile) >= PublicPosition::keeps_needed(castle),
            };
            if fits {
                let spot = Spot { number: public.number(site), cell };
                moves.push(Move::Attack { owner, spot, tile });
            }
        }
    }
}

fn transfers(public: &PublicPosition, moves: &mut Vec<Move>) {
    if !public.is(Version::Empire) {
        return;
    }
    for (from, to) in [(0, 1), (1, 0)] {
        let castle = public.castle(public.turn, from);
        // Rule 19: never to rubble, and never the last tile.
        if public.is_rubble(public.turn, to) || castle.len() < 2 {
            continue;
        }
        let accepted = accepted(public.castle(public.turn, to), public.options.strict_finish);
        let (number, there) = (public.number(from), public.number(to));
        for (origin, tile) in castle.tiles().filter(|&(cell, _)| !public.moved[from].contains(cell))
        {
            let fitting = cells::all().zip(accepted).filter(|(_, kinds)| kinds.contains(tile));
            moves.extend(fitting.map(|(cell, _)| {
                let from = Spot { number, cell: origin };
                Move::Transfer(from, Spot { number: there, cell })
            }));
        }
    }
}
