//! What the tiles that a seat can't see would do: fit, make room for a tile, or destroy tiles.

use rules::{Notes, Seat, TilePart};

use crate::bag::Bag;
use crate::castle::Castle;
use crate::cells;
use crate::computer::unseen_tiles::unseen_tiles;
use crate::computer::winning_turn::{self, after_step};
use crate::legal;
use crate::moves::Move;
use crate::options::Version;
use crate::public_position::{Phase, PublicPosition};
use crate::stack::Stack;
use crate::tile::Tile;
use crate::view::View;
use crate::words::Explanation;

/// The position limit of the search for the most builds of a turn.
pub(super) const BUILD_NODES: u64 = 600;

/// The number of tiles by which another build must leave less room to be named.
const CLEARLY_LESS: usize = 3;

/// The room that a build leaves, beside another that leaves clearly less, and what could then be destroyed at once.
pub(super) fn after_build(view: &View, seat: Seat, hand: Bag, mv: Move) -> Vec<Explanation> {
    let tiles = unseen_tiles(view);
    let fits = |mv| count_fitting(&after_step(&view.public, hand, mv).0, seat, &tiles);
    let (fitting, unseen) = (fits(mv), tiles.len());
    let others = legal::moves(view, seat).into_iter();
    let others = others.filter(|other| matches!(other, Move::Build { .. }) && *other != mv);
    let least = others.map(|other| (fits(other), other)).min();
    let room = match least.filter(|(fewer, _)| fewer + CLEARLY_LESS <= fitting) {
        Some((fewer, mv)) => Explanation::RoomElsewhere { fitting, unseen, mv, fewer },
        None => Explanation::Room { fitting, unseen },
    };
    let risk = exposure(view, hand, mv, &tiles).filter(|risk| risk.is_open);
    let risk = risk.map(|Exposure { count, matching, .. }| Explanation::Risks { count, matching });
    [Some(room), risk].into_iter().flatten().collect()
}

/// What tiles that are kept wait for, and what building one of them would risk.
pub(super) fn of_kept(view: &View, seat: Seat, hand: Bag) -> Vec<Explanation> {
    let (public, unseen) = (&view.public, unseen_tiles(view));
    let moves = legal::moves_with(public, hand).into_iter();
    let builds: Vec<_> = moves.filter(|mv| matches!(mv, Move::Build { .. })).collect();
    if builds.is_empty() {
        return waiting(view, seat, hand);
    }
    let opens = builds.iter().find(|mv| opens_attacks(public, mv));
    let opens = opens.map(|mv| Explanation::WouldOpen { mv: *mv });
    let exposed = builds.iter().filter_map(|mv| Some((exposure(view, hand, *mv, &unseen)?, *mv)));
    let exposed = exposed.max_by_key(|(risk, mv)| (risk.count, risk.matching, *mv));
    let exposes = exposed.map(|(Exposure { count, matching, is_open }, mv)| {
        let when = if is_open { "now" } else { "later" };
        Explanation::WouldExpose { mv, count, matching, when }
    });
    [opens.or(exposes), reach(public, seat, hand)].into_iter().flatten().collect()
}

/// How far these tiles would take a lone castle in one turn, if any fits.
pub(super) fn reach(public: &PublicPosition, seat: Seat, hand: Bag) -> Option<Explanation> {
    let mut limit = winning_turn::node_limit(BUILD_NODES);
    let building = PublicPosition { phase: Phase::Act, ..*public };
    let more = winning_turn::most_builds(&building, hand, &mut limit);
    let tiles = public.castle(seat, 0).len() + more;
    let is_near = public.sites() == 1 && more > 0 && tiles < 9;
    is_near.then(|| Explanation::Reaches { tiles, missing: 9 - tiles })
}

/// The unseen tiles that fit, where none of these do, and those that make room for one of these.
pub(super) fn waiting(view: &View, seat: Seat, hand: Bag) -> Vec<Explanation> {
    let (public, tiles) = (&view.public, unseen_tiles(view));
    let follows =
        |maker: &Tile| hand.kinds().iter().any(|own| makes_room(public, seat, *maker, own));
    let (fitting, makers) = (count_fitting(public, seat, &tiles), tiles.tiles().filter(follows));
    let room = Explanation::Room { fitting, unseen: tiles.len() };
    vec![room, Explanation::WouldFollow { makers: makers.count() }]
}

/// A discard for which fewer unseen tiles would make room than for a tile that is kept.
pub(super) fn less_wanted(view: &View, seat: Seat, kept: Bag, tile: Tile) -> Option<Explanation> {
    let (public, unseen) = (&view.public, unseen_tiles(view));
    let makers =
        |tile| unseen.tiles().filter(|maker| makes_room(public, seat, *maker, tile)).count();
    let own = makers(tile);
    let (most, kept) = kept.kinds().iter().map(|kept| (makers(kept), kept)).max()?;
    (own < most).then_some(Explanation::SparesLessWanted { own, kept, most })
}

/// Whether a tile that fits now makes room for another.
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

/// The number of these tiles that fit a castle of the seat.
fn count_fitting(public: &PublicPosition, seat: Seat, tiles: &Stack) -> usize {
    let fits = |tile: &Tile| {
        sites(public, seat).any(|(_, accepted)| accepted.iter().any(|kinds| kinds.contains(*tile)))
    };
    tiles.tiles().filter(fits).count()
}

/// The castles that a seat can build, each with the kinds that fit its cells.
fn sites(
    public: &PublicPosition,
    seat: Seat,
) -> impl Iterator<Item = (Castle, [crate::kind_set::Kinds; 9])> {
    let open =
        (0..public.sites()).filter(move |&site| !public.is_rubble(public.ground(seat), site));
    open.map(move |site| {
        let castle = public.castle(seat, site);
        (castle, legal::accepted(castle, public.options.strict_finish))
    })
}

/// The most tiles that one unseen tile could destroy together with a newly built one.
struct Exposure {
    count: usize,
    /// The number of unseen tiles that destroy so many.
    matching: usize,
    /// Whether attacks are possible after the build.
    is_open: bool,
}

/// What a build exposes to attacks, once they are possible. `None` where nothing falls, or the castle is shared.
fn exposure(view: &View, hand: Bag, mv: Move, unseen: &Stack) -> Option<Exposure> {
    let (public, Move::Build { spot, .. }) = (&view.public, mv) else { return None };
    let is_apart = !matches!(public.options.version, Version::King | Version::Siege);
    if !is_apart {
        return None;
    }
    let next = after_step(public, hand, mv).0;
    let castle = next.castle(public.turn, spot.site());
    let strikes = |tile: &Tile| match tile.part() {
        TilePart::Wall => true,
        TilePart::Tower => public.options.towers,
        // Two keeps must be held.
        TilePart::Keep => false,
    };
    let falls = |tile: Tile| {
        let groups = castle.alike(tile).iter().map(|cell| castle.group(cell));
        groups.filter(|group| group.contains(spot.cell)).map(|group| group.len()).max()
    };
    let felled: Vec<_> = unseen.tiles().filter(strikes).filter_map(falls).collect();
    let count = felled.iter().copied().max()?;
    let matching = felled.iter().filter(|other| **other == count).count();
    let is_open = public.attacks_open || opens_attacks(public, &mv);
    Some(Exposure { count, matching, is_open })
}

/// Whether a build is the one after which attacks are possible.
pub(super) fn opens_attacks(public: &PublicPosition, mv: &Move) -> bool {
    let Move::Build { tile, spot, .. } = *mv else { return false };
    let mut next = *public;
    next.castle_mut(public.turn, spot.site()).put(spot.cell, tile);
    next.update_open(&mut Notes::muted());
    next.attacks_open && !public.attacks_open
}
