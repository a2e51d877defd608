//! The chance to finish next turn with the tile that a seat draws then.

use crate::bag::Bag;
use crate::computer::completion;
use crate::computer::explanation::draws;
use crate::computer::unseen_tiles::unseen_tiles;
use crate::public_position::{HAND_LIMIT, PublicPosition};
use crate::tile::{KINDS, Tile};
use crate::view::View;
use crate::words::Explanation;

/// The number of unseen tiles that complete the seat's castles together with this hand.
pub(super) fn finishing(view: &View, public: &PublicPosition, hand: Bag) -> Option<Explanation> {
    // A hand above the limit can't be kept. If no draw is needed, another sentence names the finish.
    if hand.len() > HAND_LIMIT || completion::line(public, hand).is_some() {
        return None;
    }
    let completes = |tile: &Tile| {
        let mut own = hand;
        own.add(*tile);
        completion::line(public, own).is_some()
    };
    let (unseen, mut known) = (unseen_tiles(view), [None; KINDS]);
    let fits = |tile: &Tile| *known[tile.index()].get_or_insert_with(|| completes(tile));
    let waiting = unseen.tiles().filter(fits).count();
    let percent = draws::draw_percent(view, waiting, unseen.len());
    (waiting > 0).then_some(Explanation::SparesForFinish { waiting, percent })
}
