//! The tiles that a seat does not see.

use crate::bag::Bag;
use crate::stack::Stack;
use crate::tile::{KINDS, Tile};
use crate::view::View;

/// All tiles in play that the viewer can't see: neither public nor in the viewer's hand.
pub(super) fn unseen_tiles(view: &View) -> Stack {
    let public = &view.public;
    let mut seen = [0_u8; KINDS];
    let castles = public.castles.iter().flatten().flat_map(|castle| castle.tiles());
    let hands = view.hands.iter().filter_map(|hand| hand.tiles);
    let bags = public.spoils.iter().copied().chain(hands).chain([view.gone]);
    let open = castles.map(|(_, tile)| tile).chain(public.discards.tiles());
    open.chain(bags.flat_map(Bag::tiles)).for_each(|tile| seen[tile.index()] += 1);
    let mut pool = Stack::EMPTY;
    for tile in Tile::all() {
        let left = tile.copies().saturating_sub(seen[tile.index()]);
        (0..left).for_each(|_| pool.push(tile));
    }
    pool
}

#[cfg(test)]
mod tests {
    use rules::{Notes, OptionValues, Seat, Seed, Viewer};

    use super::*;
    use crate::options::Options;
    use crate::{cells, play, turn};

    #[test]
    fn tiles_of_a_player_who_left_are_not_unseen() {
        let options = Options::read(&OptionValues::new()).unwrap();
        let mut position = turn::first(&options, 3, Seed::from_bytes([1; 32]).walk(0));
        for cell in cells::all() {
            let tile = position.pile.tiles().find(|tile| tile.part() == cells::part(cell)).unwrap();
            position.pile = without(&position.pile, tile);
            position.public.castle_mut(Seat(1), 0).put(cell, tile);
        }
        play::leave(&mut position, Seat(1), &mut Notes::muted());
        let unseen = unseen_tiles(&View::new(&position, Viewer::Seat(Seat(0))));
        assert_eq!(unseen.len(), position.pile.len() + position.hands[2].len());
    }

    /// The stack without one tile of this kind.
    fn without(stack: &Stack, tile: Tile) -> Stack {
        let at = stack.tiles().position(|other| other == tile).unwrap();
        let mut rest = Stack::EMPTY;
        let kept = stack.tiles().enumerate().filter(|(index, _)| *index != at);
        kept.for_each(|(_, tile)| rest.push(tile));
        rest
    }
}
