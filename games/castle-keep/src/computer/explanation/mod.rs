//! The reason for a move, from what its seat knows.

use std::iter;

use rules::{Message, Seat, TilePart};

use crate::bag::Bag;
use crate::castle::Castle;
use crate::computer::completion;
use crate::computer::unseen_tiles::unseen_tiles;
use crate::computer::winning_turn::{self, TURN_NODES};
use crate::moves::{Move, OwnedTile};
use crate::options::Version;
use crate::public_position::{HAND_LIMIT, PublicPosition};
use crate::tile::{KINDS, Tile};
use crate::view::View;
use crate::words::{Explanation, Principle};
use crate::{cells, legal, tactics};

/// The reason for a move, and the principle it follows.
pub(super) fn sentences(view: &View, seat: Seat, mv: &Move) -> Option<Message> {
    let reason = explanation(view, seat, mv)?;
    let principle = principle(view, seat, mv, &reason);
    let principle = principle.map(|one| rules::named_principle(Principle::KNOWN, one));
    Some(rules::sentences(iter::once(reason.into()).chain(principle)))
}

/// The reason why a move is good, from what its seat knows.
fn explanation(view: &View, seat: Seat, mv: &Move) -> Option<Explanation> {
    let (public, hand) = (&view.public, view.hand(seat)?);
    if tactics::wins(public, mv) {
        return Some(Explanation::Wins);
    }
    if let Some(finish) = finish(public, hand, mv) {
        return Some(finish);
    }
    Some(match mv {
        Move::Build { spoils, tile, spot } => {
            let mut castle = public.castle(seat, spot.site());
            castle.put(spot.cell, *tile);
            let own = [hand, public.spoils[seat.index()]];
            let built = OwnedTile { spoils: *spoils, tile: *tile };
            let fitting = count_fitting(castle, own, built, public.options.strict_finish);
            Explanation::Builds { tiles: castle.len(), fitting }
        }
        Move::Attack { .. } if tactics::razes(public, mv) => Explanation::Razes,
        Move::Attack { .. } => {
            let count = tactics::falling(public, mv).len();
            let delay = if delays_finish(view, mv) { "next" } else { "none" };
            Explanation::Fells { count, delay }
        }
        Move::Hit(_) => Explanation::Costs { count: tactics::falling(public, mv).len() },
        Move::Drop(tile) => spares(view, hand, *tile),
        Move::Done | Move::Pass => keeps(public, hand),
        Move::DrawTop(_) => Explanation::Takes,
        Move::Draw => Explanation::Draws,
        Move::Transfer(..) => Explanation::Moves,
    })
}

/// The principle that a move follows by its reason, if the position shows it.
fn principle(view: &View, seat: Seat, mv: &Move, reason: &Explanation) -> Option<Principle> {
    match reason {
        Explanation::Builds { fitting, .. } => built_principle(view, seat, mv, *fitting),
        Explanation::Fells { delay: "next", .. } | Explanation::Razes => Some(Principle::Strike),
        Explanation::KeepsSafe => Some(Principle::Hold),
        Explanation::SparesForFinish { .. }
        | Explanation::SparesUnfit
        | Explanation::SparesCopy => Some(Principle::Wait),
        Explanation::Wins
        | Explanation::Fells { .. }
        | Explanation::Spares
        | Explanation::Finishes
        | Explanation::FinishesByDraw
        | Explanation::Costs { .. }
        | Explanation::Keeps
        | Explanation::KeepsFromOther
        | Explanation::NothingFits
        | Explanation::Takes
        | Explanation::Draws
        | Explanation::Moves => None,
    }
}

/// The tiles of a castle from which on a keep comes late.
const EARLY: usize = 5;

/// The principle of a build: an early keep, a color unlike its neighbors, or room for more tiles.
fn built_principle(view: &View, seat: Seat, mv: &Move, fitting: usize) -> Option<Principle> {
    let Move::Build { tile, spot, .. } = *mv else { return None };
    let castle = view.public.castle(seat, spot.site());
    if cells::part(spot.cell) == TilePart::Keep {
        return (castle.len() < EARLY).then_some(Principle::Keep);
    }
    let beside = cells::neighbors(spot.cell).iter().filter_map(|cell| castle.at(*cell));
    let colors: Vec<_> = beside.map(Tile::color).collect();
    if !colors.is_empty() && !colors.contains(&tile.color()) {
        return Some(Principle::Mix);
    }
    (fitting > 0).then_some(Principle::Fit)
}

/// The reason for a move that begins a win within this turn.
fn finish(public: &PublicPosition, hand: Bag, mv: &Move) -> Option<Explanation> {
    let mut limit = winning_turn::node_limit(TURN_NODES);
    let begins = |line: &Vec<Move>| line.first() == Some(mv);
    if winning_turn::find(public, hand, &mut limit).as_ref().is_some_and(begins) {
        return Some(Explanation::Finishes);
    }
    let line = winning_turn::find_with_draw(public, hand, &mut limit)?;
    begins(&line).then_some(match mv {
        Move::DrawTop(_) => Explanation::FinishesByDraw,
        _ => Explanation::Finishes,
    })
}

/// Whether an attack keeps its victim from a castle that they might have completed in the next turn.
fn delays_finish(view: &View, mv: &Move) -> bool {
    let Move::Attack { owner: Some(owner), spot, .. } = *mv else { return false };
    let public = &view.public;
    let castle = public.castles[owner.index()][spot.site()];
    // An Empire needs both castles, and what an attack brings there says less.
    let reach =
        usize::from(view.hands[owner.index()].size) + 2 + public.spoils[owner.index()].len();
    let missing = 9 - castle.len();
    let fallen = tactics::falling(public, mv).len();
    public.sites() == 1 && missing <= reach && missing + fallen > reach
}

/// The reason for a discard: what the other tiles wait for, or why this one is missed least.
fn spares(view: &View, mut hand: Bag, tile: Tile) -> Explanation {
    let (public, seat) = (&view.public, view.public.turn);
    hand.remove(tile);
    let waiting = count_finishing(view, hand);
    if waiting > 0 && hand.len() <= HAND_LIMIT {
        return Explanation::SparesForFinish { waiting };
    }
    let strict = public.options.strict_finish;
    let fits = (0..public.sites()).any(|site| {
        let accepted = legal::accepted(public.castle(seat, site), strict);
        accepted.iter().any(|kinds| kinds.contains(tile))
    });
    match (fits, hand.count(tile)) {
        (false, _) => Explanation::SparesUnfit,
        (true, 1..) => Explanation::SparesCopy,
        (true, 0) => Explanation::Spares,
    }
}

/// The number of tiles that the seat can't see and that complete its castles together with this hand.
fn count_finishing(view: &View, hand: Bag) -> usize {
    let completes = |tile: &Tile| {
        let mut own = hand;
        own.add(*tile);
        completion::line(&view.public, own).is_some()
    };
    let (unseen, mut known) = (unseen_tiles(view), [None; KINDS]);
    let fits = |tile: &Tile| *known[tile.index()].get_or_insert_with(|| completes(tile));
    unseen.tiles().filter(fits).count()
}

/// The reason for not building on.
fn keeps(public: &PublicPosition, hand: Bag) -> Explanation {
    let moves = legal::moves_with(public, hand);
    let can_build = moves.iter().any(|mv| matches!(mv, Move::Build { .. }));
    match (can_build, public.options.version) {
        (false, _) => Explanation::NothingFits,
        (true, Version::Siege) => Explanation::Keeps,
        (true, Version::King) => Explanation::KeepsFromOther,
        (true, Version::Standard | Version::Takeover | Version::Empire) => Explanation::KeepsSafe,
    }
}

/// The number of other tiles in hand and spoils that fit the castle after this build.
fn count_fitting(castle: Castle, own: [Bag; 2], built: OwnedTile, strict: bool) -> usize {
    let [mut hand, mut rest] = own;
    match built.spoils {
        true => rest.remove(built.tile),
        false => hand.remove(built.tile),
    }
    let accepted = legal::accepted(castle, strict);
    let fits = |tile: &Tile| accepted.iter().any(|kinds| kinds.contains(*tile));
    hand.tiles().chain(rest.tiles()).filter(fits).count()
}

#[cfg(test)]
mod tests {
    use rules::Viewer;
    use rules::{Level, NodeLimit, Notes, OptionValues, RuleSet, Seed, Status, ThinkRequest};

    use super::*;
    use crate::cells;
    use crate::computer::completion::tests::completes_plainly;
    use crate::options::Options;
    use crate::rule_set::CastleKeep;

    #[test]
    fn a_reason_counts_the_other_tiles_that_fit_the_built_tile() {
        let tiles = |all: &[&str]| {
            let mut bag = Bag::default();
            all.iter().filter_map(|tile| Tile::read(tile)).for_each(|tile| bag.add(tile));
            bag
        };
        let built = Tile::read("TBc").unwrap();
        let corner = cells::all().find(|&cell| cells::part(cell) == TilePart::Tower).unwrap();
        let mut castle = Castle::default();
        castle.put(corner, built);
        // Next to a tower fit walls of its color or shape, and a keep of its color in the middle.
        let (hand, rest) = (tiles(&["TBc", "WBz", "WYs", "KY"]), tiles(&["WRc", "KB", "TBz"]));
        assert_eq!((hand.len(), rest.len()), (4, 3));
        let built = OwnedTile { spoils: false, tile: built };
        assert_eq!(count_fitting(castle, [hand, rest], built, false), 3);
    }

    /// Calls `check` with every legal move of matches by level 4.
    fn each_move(version: &str, deals: u8, mut check: impl FnMut(&View, Seat, &Move)) {
        for deal in 0..deals {
            let chosen = OptionValues::from([("version".to_owned(), version.to_owned())]);
            let options = Options::read(&chosen).unwrap();
            let seed = Seed::from_bytes([deal; 32]);
            let mut position = CastleKeep::set_up(&options, 2, seed.game());
            for _ in 0..300 {
                let Some(seat) = CastleKeep::status(&position).to_move().only() else { break };
                let view = CastleKeep::view(&position, Viewer::Seat(seat));
                legal::moves(&view, seat).iter().for_each(|mv| check(&view, seat, mv));
                let ask = ThinkRequest {
                    level: Level::ALL[3],
                    limit: NodeLimit::OfLevel,
                    seed,
                    explains: false,
                };
                let thinker = search::player::<CastleKeep>();
                let mv = thinker.think(&view, seat, &ask, &|| false).unwrap().mv;
                let _ = CastleKeep::play(&mut position, seat, &mv, &mut Notes::muted());
            }
            assert!(matches!(CastleKeep::status(&position), Status::Over(_)), "{version} {deal}");
        }
    }

    #[test]
    fn the_explanation_of_a_discard_is_true() {
        let mut seen = [0; 3];
        each_move("standard", 40, |view, seat, mv| {
            let Move::Drop(tile) = *mv else { return };
            let mut hand = view.hand(seat).unwrap();
            hand.remove(tile);
            let castle = view.public.castle(seat, 0);
            let completes = |more: &Tile| {
                let mut own = hand;
                own.add(*more);
                completes_plainly(castle, own, false)
            };
            let fits = legal::accepted(castle, false).iter().any(|kinds| kinds.contains(tile));
            let why = explanation(view, seat, mv).unwrap();
            let is_plain = why == Explanation::Spares;
            assert_eq!(principle(view, seat, mv, &why).is_none(), is_plain, "{why:?}");
            match why {
                Explanation::SparesForFinish { waiting } => {
                    let unseen = unseen_tiles(view);
                    assert_eq!(waiting, unseen.tiles().filter(completes).count());
                    assert!(waiting > 0 && hand.len() <= HAND_LIMIT);
                    seen[0] += 1;
                }
                Explanation::SparesUnfit => {
                    assert!(!fits);
                    seen[1] += 1;
                }
                Explanation::SparesCopy => {
                    assert!(fits && hand.count(tile) > 0);
                    seen[2] += 1;
                }
                other => assert!(matches!(other, Explanation::Spares), "{other:?}"),
            }
        });
        assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
    }

    #[test]
    fn a_delaying_attack_leaves_the_owner_too_few_tiles_to_finish() {
        let mut seen = [0; 2];
        for version in ["standard", "takeover", "empire", "king"] {
            each_move(version, 20, |view, seat, mv| {
                let why = explanation(view, seat, mv).unwrap();
                let strikes = principle(view, seat, mv, &why) == Some(Principle::Strike);
                if let (Explanation::Razes, Move::Attack { owner, spot, .. }) = (&why, mv) {
                    // The castle that is destroyed has no other tiles.
                    let castle = view.public.castles[owner.unwrap().index()][spot.site()];
                    assert!(strikes && castle.len() == castle.group(spot.cell).len(), "{why:?}");
                }
                let Explanation::Fells { count, delay } = why else { return };
                let owner = Seat(1 - seat.0);
                let standing = view.public.castles[owner.index()][0].len();
                let held = usize::from(view.hands[owner.index()].size) + 2;
                let reach = held + view.public.spoils[owner.index()].len();
                let is_late = 9 - standing <= reach && 9 - standing + count > reach;
                let is_told = is_late && matches!(version, "standard" | "takeover");
                assert_eq!(delay == "next", is_told, "{version}: {why:?}");
                assert_eq!(strikes, is_told, "{version}: {why:?}");
                seen[usize::from(is_told)] += 1;
            });
        }
        assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
    }

    #[test]
    fn the_nothing_fits_reason_appears_only_without_a_legal_build() {
        let mut seen = [0; 2];
        each_move("standard", 20, |view, seat, mv| {
            let why = explanation(view, seat, mv).unwrap();
            if matches!(mv, Move::Done | Move::Pass) {
                let moves = legal::moves(view, seat);
                let can_build = moves.iter().any(|mv| matches!(mv, Move::Build { .. }));
                assert_eq!(matches!(why, Explanation::NothingFits), !can_build, "{why:?}");
                seen[usize::from(can_build)] += 1;
            }
        });
        assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
    }
}
