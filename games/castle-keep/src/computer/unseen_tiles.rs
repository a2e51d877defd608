//! The tiles that a seat does not see.

use crate::bag::Bag;
use crate::stack::Stack;
use crate::tile::{KINDS, Tile};
use crate::view::View;

/// All tiles that the viewer can't see: neither public nor in the viewer's hand.
pub(super) fn unseen_tiles(view: &View) -> Stack {
    let public = &view.public;
    let mut seen = [0_u8; KINDS];
    let castles = public.castles.iter().flatten().flat_map(|castle| castle.tiles());
    let bags = public.spoils.iter().copied().chain(view.hands.iter().filter_map(|hand| hand.tiles));
    let open = castles.map(|(_, tile)| tile).chain(public.discards.tiles());
    open.chain(bags.flat_map(Bag::tiles)).for_each(|tile| seen[tile.index()] += 1);
    let mut pool = Stack::EMPTY;
    for tile in Tile::all() {
        let left = tile.copies().saturating_sub(seen[tile.index()]);
        (0..left).for_each(|_| pool.push(tile));
    }
    pool
}
