//! What a draw can bring: tiles that fit, and tiles that make room for a tile in hand.

use rules::Seat;

use crate::bag::Bag;
use crate::castle::Castle;
use crate::cells;
use crate::computer::unseen_tiles::unseen_tiles;
use crate::kind_set::Kinds;
use crate::legal;
use crate::moves::Move;
use crate::options::Version;
use crate::public_position::{HAND_LIMIT, Phase, PublicPosition};
use crate::stack::Stack;
use crate::tile::Tile;
use crate::view::View;
use crate::words::Explanation;

/// The reason for drawing the top discard: whether a build or an attack can use it now.
pub(super) fn takes(public: &PublicPosition, mut hand: Bag, taken: Tile) -> Explanation {
    hand.add(taken);
    let uses = |mv: &Move| match *mv {
        Move::Build { tile, spoils, .. } => tile == taken && !spoils,
        Move::Attack { tile, .. } => tile == taken,
        Move::Draw
        | Move::DrawTop(_)
        | Move::Drop(_)
        | Move::Hit(_)
        | Move::Transfer(..)
        | Move::Done
        | Move::Pass => false,
    };
    let moves = legal::moves_with(&PublicPosition { phase: Phase::Act, ..*public }, hand);
    Explanation::Takes { when: if moves.iter().any(uses) { "now" } else { "later" } }
}

/// The number of unseen tiles that make room for a tile in hand. If there are none, the number of unseen tiles that
/// fit.
pub(super) fn waiting(view: &View, seat: Seat, hand: Bag) -> Explanation {
    let (public, tiles) = (&view.public, unseen_tiles(view));
    let (makers, unseen) = (count_makers(public, seat, hand, &tiles), tiles.len());
    if makers == 0 {
        return plain_room(view, count_fitting(public, seat, &tiles), unseen);
    }
    Explanation::WouldFollow { makers, unseen, percent: draw_percent(view, makers, unseen) }
}

/// The reason for a discard: more unseen tiles make room for a kept tile.
pub(super) fn less_wanted(view: &View, seat: Seat, kept: Bag, tile: Tile) -> Option<Explanation> {
    let (public, unseen) = (&view.public, unseen_tiles(view));
    let makers =
        |tile| unseen.tiles().filter(|maker| makes_room(public, seat, *maker, tile)).count();
    let own = makers(tile);
    let (most, kept) = kept.kinds().iter().map(|kept| (makers(kept), kept)).max()?;
    (own < most).then_some(Explanation::SparesLessWanted { own, kept, most })
}

/// The reason for a discard: after another discard, fewer unseen tiles would make room for the hand.
pub(super) fn best_kept(view: &View, seat: Seat, kept: Bag, tile: Tile) -> Option<Explanation> {
    let (public, unseen) = (&view.public, unseen_tiles(view));
    let instead = |other: Tile| {
        let mut hand = kept;
        hand.remove(other);
        hand.add(tile);
        count_makers(public, seat, hand, &unseen)
    };
    let own = count_makers(public, seat, kept, &unseen);
    let (fewer, other) = kept.kinds().iter().map(|other| (instead(other), other)).min()?;
    (fewer < own).then_some(Explanation::SparesBest { makers: own, other, fewer })
}

/// The most unseen tiles that make room for what a player can keep of a hand, within the hand limit.
fn count_makers(public: &PublicPosition, seat: Seat, hand: Bag, unseen: &Stack) -> usize {
    let kinds: Kinds = unseen.tiles().collect();
    let makers = |own: Tile| -> Kinds {
        kinds.iter().filter(|maker| makes_room(public, seat, *maker, own)).collect()
    };
    let makers: Vec<(Tile, Kinds)> = hand.kinds().iter().map(|own| (own, makers(own))).collect();
    let count = |kept: Bag| {
        let kept = makers.iter().filter(|(own, _)| kept.count(*own) > 0);
        let all = kept.fold(Kinds::NONE, |all, (_, makers)| all | *makers);
        unseen.tiles().filter(|tile| all.contains(*tile)).count()
    };
    keepable(hand).into_iter().map(count).max().unwrap_or_default()
}

/// Whether the tile `maker` fits now and makes room for `tile`.
fn makes_room(public: &PublicPosition, seat: Seat, maker: Tile, tile: Tile) -> bool {
    sites(public, seat).any(|(castle, accepted)| {
        cells::all().zip(accepted).any(|(cell, kinds)| {
            let mut next = castle;
            next.put(cell, maker);
            let accepted = legal::accepted(next, public.options.strict_finish);
            kinds.contains(maker) && accepted.iter().any(|kinds| kinds.contains(tile))
        })
    })
}

pub(super) fn plain_room(view: &View, fitting: usize, unseen: usize) -> Explanation {
    Explanation::Room { fitting, unseen, percent: draw_percent(view, fitting, unseen) }
}

/// The number of these tiles that fit a castle of the seat.
pub(super) fn count_fitting(public: &PublicPosition, seat: Seat, tiles: &Stack) -> usize {
    let fits = |tile: &Tile| {
        sites(public, seat).any(|(_, accepted)| accepted.iter().any(|kinds| kinds.contains(*tile)))
    };
    tiles.tiles().filter(fits).count()
}

/// The castles that a seat can build, each with the kinds that fit its cells.
fn sites(public: &PublicPosition, seat: Seat) -> impl Iterator<Item = (Castle, [Kinds; 9])> {
    let open =
        (0..public.sites()).filter(move |&site| !public.is_rubble(public.ground(seat), site));
    open.map(move |site| {
        let castle = public.castle(seat, site);
        (castle, legal::accepted(castle, public.options.strict_finish))
    })
}

/// The chance in percent to draw one of `matching` unseen tiles next turn. 0 if the pile is renewed before that.
pub(super) fn draw_percent(view: &View, matching: usize, unseen: usize) -> usize {
    let others = view.public.players().count().saturating_sub(1);
    // Before the next turn, a siege turns over two tiles, or each of the others draws two.
    let (draws, before) = if view.public.is(Version::Siege) { (1, 2) } else { (2, 2 * others) };
    let is_enough = usize::from(view.pile) >= draws + before;
    if is_enough { chance_percent(matching, unseen, draws) } else { 0 }
}

/// The chance in percent that `held` random tiles of the unseen ones include one of the `matching` tiles.
pub(super) fn chance_percent(matching: usize, unseen: usize, held: usize) -> usize {
    let none = |at: usize| (unseen - matching).saturating_sub(at) as f64 / (unseen - at) as f64;
    let none: f64 = (0..held.min(unseen)).map(none).product();
    (100.0 * (1.0 - none)).round() as usize
}

/// The hands that discards can leave, within the hand limit.
pub(super) fn keepable(hand: Bag) -> Vec<Bag> {
    if hand.len() <= HAND_LIMIT {
        return vec![hand];
    }
    let without = |tile| {
        let mut kept = hand;
        kept.remove(tile);
        keepable(kept)
    };
    hand.kinds().iter().flat_map(without).collect()
}

#[cfg(test)]
mod tests {
    use rules::{Cell, OptionValues};

    use super::*;
    use crate::options::Options;

    #[test]
    fn a_taken_tile_is_of_use_only_if_it_fits_or_attacks() {
        let tile = |letters: &str| Tile::read(letters).unwrap();
        let mut public = PublicPosition::new(Options::read(&OptionValues::new()).unwrap(), 2);
        public.phase = Phase::Draw;
        public.attacks_open = true;
        public.castles[0][0].put(Cell::new(0, 0), tile("TRc"));
        public.castles[0][0].put(Cell::new(1, 1), tile("KR"));
        public.castles[1][0].put(Cell::new(1, 0), tile("WBz"));
        public.castles[1][0].put(Cell::new(1, 1), tile("KB"));
        for (held, taken, expected) in [
            (None, "WRs", "now"),
            (None, "WBz", "now"),
            (None, "WYz", "later"),
            (None, "TBz", "later"),
            (None, "KB", "later"),
            (Some("KB"), "KB", "now"),
        ] {
            let said = takes(&public, held.map(tile).into_iter().collect(), tile(taken));
            let Explanation::Takes { when } = said else { panic!("{said:?}") };
            assert_eq!(when, expected, "{held:?} {taken}");
        }
    }
}
