//! Searches a turn for moves that complete the castles that a seat must build, whatever the others hold.
//!
//! Most finishes are found by [`completion`]; the search here also makes transfers.

use std::collections::BTreeSet;

use rules::TilePart;

use crate::bag::Bag;
use crate::castle::Castle;
use crate::computer::completion;
use crate::moves::Move;
use crate::options::Version;
use crate::public_position::{Phase, PublicPosition};
use crate::{cells, legal, move_effects};

/// The position limit of a search for a win, far above an ordinary turn, and the limit in playouts.
pub(super) const TURN_NODES: u64 = 3_000;
pub(super) const PLAYOUT_NODES: u64 = 40;

/// The tiles on the two castles of a seat, as the numbers of their kinds.
type BuiltTiles = [u8; 18];

/// A sequence of moves that wins this turn with this hand. Calls `spend` for each position, and stops if `spend`
/// returns `false`.
pub(super) fn find(
    public: &PublicPosition,
    hand: Bag,
    spend: &mut dyn FnMut() -> bool,
) -> Option<Vec<Move>> {
    if !matches!(public.phase, Phase::Act | Phase::Build) {
        return None;
    }
    if let Some(line) = completion::line(public, hand) {
        return Some(line);
    }
    if !needs_search(public) || !is_near(public, hand) {
        return None;
    }
    let mut search = Search { spend, seen: BTreeSet::new(), line: Vec::new() };
    search.explore(public, hand).then_some(search.line)
}

/// A sequence of moves that begins with a draw and wins this turn. Needs no tile that is still unknown.
pub(super) fn find_with_draw(
    public: &PublicPosition,
    hand: Bag,
    spend: &mut dyn FnMut() -> bool,
) -> Option<Vec<Move>> {
    if public.phase != Phase::Draw {
        return None;
    }
    let (mut drawn, mut all) = (*public, hand);
    drawn.phase = Phase::Act;
    let mut tries = vec![(Move::Draw, hand)];
    if let Some(top) = drawn.discards.pop() {
        all.add(top);
        tries.push((Move::DrawTop(top), all));
    }
    tries.into_iter().find_map(|(draw, own)| {
        let moves = legal::moves_with(&drawn, own);
        let one = moves.into_iter().filter(|mv| move_effects::wins(&drawn, mv)).min();
        let line = one.map(|mv| vec![mv]).or_else(|| find(&drawn, own, spend))?;
        Some(std::iter::once(draw).chain(line).collect())
    })
}

/// Whether a win may need a transfer or the first tile of a ring, which [`completion`] can't find.
fn needs_search(public: &PublicPosition) -> bool {
    let is_bare = || public.castle(public.turn, 0).ring_len() == 0;
    public.is(Version::Empire) || (public.is(Version::Takeover) && is_bare())
}

/// Whether the seat to move has enough tiles of each part to complete its castles, even with transfers.
fn is_near(public: &PublicPosition, hand: Bag) -> bool {
    let seat = public.turn;
    let castles = || (0..public.sites()).map(|site| public.castle(seat, site));
    let spoils = completion::usable_spoils(public);
    let missing: usize = castles().map(|castle| 9 - castle.len()).sum();
    if missing > hand.len() + spoils.len()
        || (0..public.sites()).any(|site| public.is_rubble(seat, site))
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
    seen: BTreeSet<BuiltTiles>,
    line: Vec<Move>,
}

impl Search<'_> {
    fn explore(&mut self, public: &PublicPosition, hand: Bag) -> bool {
        let mut moves = legal::moves_with(public, hand);
        if let Some(mv) = moves.iter().filter(|mv| move_effects::wins(public, mv)).min() {
            self.line.push(*mv);
            return true;
        }
        moves.retain(is_step);
        // Builds first: they are permanent, while transfers could go back and forth for long.
        moves.sort_by_key(|mv| matches!(mv, Move::Transfer(..)));
        for mv in moves {
            if !(self.spend)() {
                return false;
            }
            let (next, hand) = after_step(public, hand, mv);
            if !self.seen.insert(built_tiles(&next)) {
                continue;
            }
            self.line.push(mv);
            if self.explore(&next, hand) {
                return true;
            }
            self.line.pop();
        }
        false
    }
}

/// A callback that allows this number of positions.
pub(super) fn node_limit(mut positions: u64) -> impl FnMut() -> bool {
    move || {
        positions = positions.saturating_sub(1);
        positions > 0
    }
}

fn is_step(mv: &Move) -> bool {
    matches!(mv, Move::Build { .. } | Move::Transfer(..))
}

/// The most tiles that the seat to move can build one after the other, as far as `spend` allows.
pub(super) fn most_builds(
    public: &PublicPosition,
    hand: Bag,
    spend: &mut dyn FnMut() -> bool,
) -> usize {
    let builds = legal::moves_with(public, hand).into_iter();
    let builds = builds.filter(|mv| matches!(mv, Move::Build { .. }));
    let mut most = 0;
    for mv in builds {
        if !spend() {
            break;
        }
        let (next, hand) = after_step(public, hand, mv);
        most = most.max(1 + most_builds(&next, hand, spend));
    }
    most
}

/// The public position and the hand after one step of the seat to move.
pub(super) fn after_step(
    public: &PublicPosition,
    mut hand: Bag,
    mv: Move,
) -> (PublicPosition, Bag) {
    let (mut next, seat) = (*public, public.turn);
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

fn built_tiles(public: &PublicPosition) -> BuiltTiles {
    let mut built = [0; 18];
    for site in 0..public.sites() {
        for (cell, tile) in public.castle(public.turn, site).tiles() {
            built[9 * site + cells::index(cell)] = u8::from(tile);
        }
    }
    built
}
