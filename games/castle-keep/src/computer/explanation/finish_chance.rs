//! The chance to finish next turn with the tile that a seat draws then.

use crate::bag::Bag;
use crate::castle::Castle;
use crate::computer::completion;
use crate::computer::explanation::draws;
use crate::computer::unseen_tiles::unseen_tiles;
use crate::options::Version;
use crate::public_position::{HAND_LIMIT, PublicPosition};
use crate::stack::Stack;
use crate::tile::{KINDS, Tile};
use crate::view::View;
use crate::words::Explanation;

/// The number of tiles that the pile needs for a siege and the draw after it.
const SIEGE_AND_DRAW: u8 = 3;

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
    let tiles: Vec<Tile> = unseen.tiles().filter(fits).collect();
    let (waiting, is_siege) = (tiles.len(), public.is(Version::Siege));
    if waiting == 0 || is_siege && view.pile < SIEGE_AND_DRAW {
        return None;
    }
    Some(if is_siege {
        let percent = siege_percent(public.castle(public.turn, 0), &tiles, &unseen);
        Explanation::FinishesAfterSiege { waiting, percent }
    } else {
        let percent = draws::draw_percent(view, waiting, unseen.len());
        Explanation::SparesForFinish { waiting, percent }
    })
}

/// The chance in percent that a siege spares the castle and one of `waiting` is drawn after it.
fn siege_percent(castle: Castle, waiting: &[Tile], unseen: &Stack) -> usize {
    let is_harmless = |tile: &Tile| castle.alike(*tile).is_empty();
    let harmless = unseen.tiles().filter(is_harmless).count();
    // The drawn tile isn't among the two that the siege turns over.
    let spared = |drawn: &Tile| ordered_pairs(harmless - usize::from(is_harmless(drawn)));
    let (finished, all) = (waiting.iter().map(spared).sum::<usize>(), unseen.len());
    let orders = all * ordered_pairs(all.saturating_sub(1));
    (100 * finished + orders / 2) / orders.max(1)
}

fn ordered_pairs(count: usize) -> usize {
    count * count.saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use rules::{OptionValues, RuleSet, Seat, Seed, Viewer};

    use super::*;
    use crate::cells;
    use crate::computer::completion::tests::completes_plainly;
    use crate::options::Options;
    use crate::rule_set::CastleKeep;

    /// All ways to take three of some tiles one after the other, by their numbers.
    fn orders(count: usize) -> impl Iterator<Item = [usize; 3]> {
        let all = (0..count).flat_map(move |one| (0..count).map(move |two| (one, two)));
        let all = all.flat_map(move |(one, two)| (0..count).map(move |three| [one, two, three]));
        all.filter(|[one, two, three]| one != two && two != three && three != one)
    }

    #[test]
    fn the_chance_to_finish_after_a_siege_counts_the_turned_tiles() {
        let chosen = OptionValues::from([("version".to_owned(), "siege".to_owned())]);
        let (options, seed) = (Options::read(&chosen).unwrap(), Seed::from_bytes([1; 32]));
        let mut position = CastleKeep::set_up(&options, 1, seed.game());
        let mut castle = Castle::default();
        for built in ["a1TBs", "a2WBs", "b1WBz", "b2KY", "b3WYc", "c1TYz", "c2WYz", "c3TYc"] {
            let (cell, tile) = built.split_at(2);
            castle.put(cells::read(cell).unwrap(), Tile::read(tile).unwrap());
        }
        position.public.castles[0][0] = castle;
        position.hands[0] = Bag::default();
        let mut view = CastleKeep::view(&position, Viewer::Seat(Seat(0)));
        let told = finishing(&view, &view.public, Bag::default());
        let Some(Explanation::FinishesAfterSiege { waiting, percent }) = told else {
            panic!("{told:?}")
        };
        let tiles: Vec<Tile> = unseen_tiles(&view).tiles().collect();
        let spares: Vec<bool> = tiles.iter().map(|tile| castle.alike(*tile).is_empty()).collect();
        let completes =
            |tile: &Tile| completes_plainly(castle, [*tile].into_iter().collect(), false);
        let completes: Vec<bool> = tiles.iter().map(completes).collect();
        assert_eq!(waiting, completes.iter().filter(|is_right| **is_right).count());
        let finishes =
            |[one, two, drawn]: &[usize; 3]| spares[*one] && spares[*two] && completes[*drawn];
        let finished = orders(tiles.len()).filter(finishes).count() as f64;
        let expected = 100.0 * finished / orders(tiles.len()).count() as f64;
        assert!((expected - percent as f64).abs() <= 0.5, "{expected} {percent}");
        assert!(percent < draws::draw_percent(&view, waiting, tiles.len()), "{percent}");
        // The siege turns over the last two tiles, and none is left to draw.
        view.pile = 2;
        assert_eq!(finishing(&view, &view.public, Bag::default()), None);
    }
}
