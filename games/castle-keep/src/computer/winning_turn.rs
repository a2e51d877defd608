//! Whether a seat can complete what it needs in this turn, whatever others hold: a search through its own building alone.

use std::collections::BTreeSet;

use rules::TilePart;

use crate::bag::Bag;
use crate::castle::Castle;
use crate::moves::Move;
use crate::open_position::{Court, Phase};
use crate::options::Version;
use crate::{cells, legal, tactics};

/// What stands on the two castles of a seat, as the numbers of tiles.
type Standing = [u8; 18];

/// The moves of this turn that win for the seat to move, which has this hand, if there are any and they are found while
/// `spend` allows to look at another position.
pub(super) fn find(court: &Court, hand: Bag, spend: &mut dyn FnMut() -> bool) -> Option<Vec<Move>> {
    if !matches!(court.phase, Phase::Act | Phase::Build) || !is_near(court, hand) {
        return None;
    }
    let mut search = Search { spend, seen: BTreeSet::new(), line: Vec::new() };
    search.goes_through(court, hand).then_some(search.line)
}

/// Whether the seat to move holds as many tiles of each part as it needs: what is moved between castles stays what it is.
fn is_near(court: &Court, hand: Bag) -> bool {
    let seat = court.turn;
    let castles = || (0..court.sites()).map(|site| court.castle(seat, site));
    let spoils =
        if court.is(Version::Takeover) { court.spoils[seat.index()] } else { Bag::default() };
    let missing: usize = castles().map(|castle| 9 - castle.len()).sum();
    if missing > hand.len() + spoils.len()
        || (0..court.sites()).any(|site| court.is_rubble(seat, site))
    {
        return false;
    }
    [TilePart::Keep, TilePart::Tower, TilePart::Wall].into_iter().all(|part| {
        let is_open = |castle: Castle, cell| castle.at(cell).is_none() && cells::part(cell) == part;
        let open = |castle| cells::all().filter(|&cell| is_open(castle, cell)).count();
        castles().map(open).sum::<usize>() <= hand.count_of(part) + spoils.count_of(part)
    })
}

struct Search<'s> {
    spend: &'s mut dyn FnMut() -> bool,
    seen: BTreeSet<Standing>,
    line: Vec<Move>,
}

impl Search<'_> {
    fn goes_through(&mut self, court: &Court, hand: Bag) -> bool {
        let mut moves = legal::moves_with(court, hand);
        if let Some(mv) = moves.iter().filter(|mv| tactics::wins(court, mv)).min() {
            self.line.push(*mv);
            return true;
        }
        moves.retain(is_step);
        // What was built stays; what was transferred could go on for long.
        moves.sort_by_key(|mv| matches!(mv, Move::Transfer(..)));
        for mv in moves {
            if !(self.spend)() {
                return false;
            }
            let (next, hand) = after(court, hand, mv);
            if !self.seen.insert(standing(&next)) {
                continue;
            }
            self.line.push(mv);
            if self.goes_through(&next, hand) {
                return true;
            }
            self.line.pop();
        }
        false
    }
}

/// Allows so many positions.
pub(super) fn among(mut positions: u64) -> impl FnMut() -> bool {
    move || {
        positions = positions.saturating_sub(1);
        positions > 0
    }
}

fn is_step(mv: &Move) -> bool {
    matches!(mv, Move::Build { .. } | Move::Transfer(..))
}

/// The court and the hand after one step of the seat to move.
fn after(court: &Court, mut hand: Bag, mv: Move) -> (Court, Bag) {
    let (mut next, seat) = (*court, court.turn);
    match mv {
        Move::Build { spoils, tile, spot } => {
            next.castle_mut(seat, spot.site()).put(spot.cell, tile);
            next.phase = Phase::Build;
            let store = if spoils { &mut next.spoils[seat.index()] } else { &mut hand };
            store.remove(tile);
        }
        Move::Transfer(from, to) => {
            if let Some(tile) = next.castle_mut(seat, from.site()).take(from.cell) {
                next.castle_mut(seat, to.site()).put(to.cell, tile);
                next.moved[to.site()].insert(to.cell);
            }
        }
        _ => {}
    }
    (next, hand)
}

fn standing(court: &Court) -> Standing {
    let mut standing = [0; 18];
    for site in 0..court.sites() {
        for (cell, tile) in court.castle(court.turn, site).tiles() {
            standing[9 * site + cells::index(cell)] = u8::from(tile);
        }
    }
    standing
}
