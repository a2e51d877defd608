//! What builds lead to: room for unseen tiles, attacks, and what unseen tiles could destroy.

use rules::{Notes, Seat, TilePart};

use crate::bag::Bag;
use crate::castle::Castle;
use crate::computer::explanation::draws::{
    self, chance_percent, count_fitting, keepable, plain_room,
};
use crate::computer::unseen_tiles::unseen_tiles;
use crate::computer::winning_turn;
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

/// A hint names a build that leaves less room only if the difference is at least this large.
const CLEARLY_LESS: usize = 3;

/// The number of unseen tiles that fit after a build, compared with a worse build or with the number before.
pub(super) fn room(view: &View, seat: Seat, hand: Bag, mv: Move) -> Explanation {
    let tiles = unseen_tiles(view);
    let fits = |mv| count_fitting(&built(&view.public, hand, mv).0, seat, &tiles);
    let (fitting, unseen) = (fits(mv), tiles.len());
    let others = legal::moves(view, seat).into_iter();
    let others = others.filter(|other| matches!(other, Move::Build { .. }) && *other != mv);
    let least = others.map(|other| (fits(other), other)).min();
    let before = count_fitting(&view.public, seat, &tiles);
    match least.filter(|(fewer, _)| fewer + CLEARLY_LESS <= fitting) {
        Some((fewer, mv)) => Explanation::RoomElsewhere { fitting, unseen, mv, fewer },
        None if before + CLEARLY_LESS <= fitting => {
            Explanation::RoomNow { fitting, unseen, before }
        }
        None => plain_room(view, fitting, unseen),
    }
}

/// What an unseen tile could destroy after a line's first builds: the castle, or a new tile with others.
pub(super) fn risk(view: &View, seat: Seat, hand: Bag, line: &[Move]) -> Option<Explanation> {
    let (mv, unseen) = (*line.first()?, unseen_tiles(view));
    let fits = |public: &PublicPosition| count_fitting(public, seat, &unseen);
    let next = built_line(view, hand, line).0;
    let whole = |public: &PublicPosition| whole_castle(public, seat, &unseen);
    let matching = whole(&next);
    if matching == 0 {
        let risk = exposure(&next, mv, &unseen).filter(|risk| risk.is_open)?;
        return Some(Explanation::Risks { others: risk.count - 1, matching: risk.matching });
    }
    let others = legal::moves(view, seat).into_iter();
    let others = others.filter(|other| matches!(other, Move::Build { .. }) && *other != mv);
    let mut others = others.map(|other| whole(&built(&view.public, hand, other).0)).peekable();
    let (fitting, before) = (fits(&next), fits(&view.public));
    let beside = if whole(&view.public) >= matching {
        "now"
    } else if others.peek().is_some() && others.all(|other| other >= matching) {
        "builds"
    } else if fitting > before {
        "room"
    } else {
        "none"
    };
    let percent = rival_percent(view, seat, matching, unseen.len());
    Some(Explanation::RisksAll { matching, percent, beside, fitting, before })
}

/// The danger to a new tile after a line's builds: nothing, or two keeps. `None` if a single unseen tile can destroy
/// the new tile.
pub(super) fn safety(view: &View, hand: Bag, line: &[Move]) -> Option<Explanation> {
    let mv = *line.first()?;
    let Move::Build { tile, .. } = mv else { return None };
    let (next, unseen) = (built_line(view, hand, line).0, unseen_tiles(view));
    let is_apart = !matches!(next.options.version, Version::King | Version::Siege);
    if !is_apart || exposure(&next, mv, &unseen).is_some() {
        return None;
    }
    Some(match tile.part() {
        TilePart::Keep => {
            Explanation::OnlyKeeps { unseen: unseen.tiles().filter(|other| *other == tile).count() }
        }
        TilePart::Tower | TilePart::Wall => Explanation::Unhit,
    })
}

/// The position after a build, which may open the attacks, and the tiles that stay in hand.
fn built(public: &PublicPosition, hand: Bag, mv: Move) -> (PublicPosition, Bag) {
    let (mut next, rest) = winning_turn::after_step(public, hand, mv);
    next.update_open(&mut Notes::muted());
    (next, rest)
}

/// The position after the builds that begin a line, and the tiles that stay in hand.
fn built_line(view: &View, hand: Bag, line: &[Move]) -> (PublicPosition, Bag) {
    let builds = line.iter().take_while(|mv| is_build(mv));
    builds.fold((view.public, hand), |(public, hand), mv| built(&public, hand, *mv))
}

/// The number of unseen tiles that could destroy a seat's only castle at once. 0 before attacks are possible.
fn whole_castle(public: &PublicPosition, seat: Seat, unseen: &Stack) -> usize {
    let is_apart = !matches!(public.options.version, Version::King | Version::Siege);
    if public.sites() > 1 || !is_apart || !public.attacks_open {
        return 0;
    }
    let castle = public.castle(seat, 0);
    let falls = |tile: &Tile| {
        let mut groups = castle.alike(*tile).iter().map(|cell| castle.group(cell).len());
        strikes(public, *tile) && groups.any(|group| group == castle.len())
    };
    unseen.tiles().filter(falls).count()
}

/// The chance in percent that an opponent holds one of `matching` unseen tiles after drawing two.
fn rival_percent(view: &View, seat: Seat, matching: usize, unseen: usize) -> usize {
    let others = view.public.players().filter(|other| *other != seat);
    let held: usize = others.map(|other| usize::from(view.hands[other.index()].size) + 2).sum();
    chance_percent(matching, unseen, held)
}

/// The riskiest build that may follow this one in the turn. `None` if that build risks no more than this one.
pub(super) fn held_back(view: &View, hand: Bag, mv: Move) -> Option<Explanation> {
    if matches!(view.public.options.version, Version::King | Version::Siege) {
        return None;
    }
    let unseen = unseen_tiles(view);
    let (next, rest) = built(&view.public, hand, mv);
    let danger = |risk: &Exposure| risk.count * risk.matching;
    let own = exposure(&next, mv, &unseen).as_ref().map_or(0, danger);
    let builds: Vec<_> = legal::moves_with(&next, rest).into_iter().filter(is_build).collect();
    let exposed = exposed(&next, rest, &builds, &unseen);
    let exposed = exposed.filter(|(risk, _)| danger(risk) > own);
    opening(&next, rest, &builds, &unseen, "built")
        .or_else(|| exposed.map(|(risk, mv)| risk.told(mv, "built")))
}

fn is_build(mv: &Move) -> bool {
    matches!(mv, Move::Build { .. })
}

/// The number of tiles that could attack after a line makes attacks possible: in the seat's hand, and unseen ones.
pub(super) fn attackers(view: &View, seat: Seat, hand: Bag, line: &[Move]) -> Explanation {
    let (next, rest) = built_line(view, hand, line);
    let hits = |tile: &Tile, castle: Castle| {
        let is_keep = tile.part() == TilePart::Keep && !castle.alike(*tile).is_empty();
        let is_taken = is_keep && rest.count(*tile) >= PublicPosition::keeps_needed(castle);
        is_taken || is_hit(&next, *tile, castle)
    };
    let hits_any = |tile: &Tile| next.targets(seat).any(|id| hits(tile, next.castle_at(id)));
    let own = rest.tiles().filter(hits_any).count();
    let theirs = count_striking(&next, seat, &unseen_tiles(view));
    Explanation::Opens { whose: whose(&next), own, theirs }
}

/// The number of these tiles that could attack a castle of the seat.
fn count_striking(public: &PublicPosition, seat: Seat, tiles: &Stack) -> usize {
    let hits = |tile: &Tile| {
        (0..public.sites()).any(|site| is_hit(public, *tile, public.castle(seat, site)))
    };
    tiles.tiles().filter(hits).count()
}

/// Whether one tile of this kind is enough to attack this castle.
fn is_hit(public: &PublicPosition, tile: Tile, castle: Castle) -> bool {
    strikes(public, tile) && !castle.alike(tile).is_empty()
}

/// What kept tiles wait for, and what building one of them would risk.
pub(super) fn of_kept(view: &View, seat: Seat, hand: Bag) -> Vec<Explanation> {
    let (public, unseen) = (&view.public, unseen_tiles(view));
    let moves = legal::moves_with(public, hand).into_iter();
    let builds: Vec<_> = moves.filter(is_build).collect();
    if builds.is_empty() {
        return vec![draws::waiting(view, seat, hand)];
    }
    let after = if public.phase == Phase::Build { "built" } else { "kept" };
    let exposed = exposed(public, hand, &builds, &unseen).map(|(risk, mv)| risk.told(mv, after));
    let opening = opening(public, hand, &builds, &unseen, after);
    [opening.or(exposed), reach(public, seat, hand)].into_iter().flatten().collect()
}

/// A build after which attacks are possible, with the number of unseen tiles that could attack then.
fn opening(
    public: &PublicPosition,
    hand: Bag,
    builds: &[Move],
    unseen: &Stack,
    after: &'static str,
) -> Option<Explanation> {
    let mv = *builds.iter().find(|mv| opens_attacks(public, mv))?;
    let theirs = count_striking(&built(public, hand, mv).0, public.turn, unseen);
    Some(Explanation::WouldOpen { mv, whose: whose(public), theirs, after })
}

/// The build that exposes most tiles, with its exposure.
fn exposed(
    public: &PublicPosition,
    hand: Bag,
    builds: &[Move],
    unseen: &Stack,
) -> Option<(Exposure, Move)> {
    let exposed = builds.iter().filter_map(|mv| {
        let risk = exposure(&built(public, hand, *mv).0, *mv, unseen)?;
        Some((risk, *mv))
    });
    exposed.max_by_key(|(risk, mv)| (risk.count, risk.matching, *mv))
}

/// The number of tiles that a lone castle can have after next turn. `None` if nothing fits, or if the castle can be
/// complete.
pub(super) fn reach(public: &PublicPosition, seat: Seat, hand: Bag) -> Option<Explanation> {
    let tiles = reached(public, seat, hand)?;
    let whose = whose(public);
    (tiles < 9).then(|| Explanation::Reaches { whose, tiles, missing: 9 - tiles })
}

fn reached(public: &PublicPosition, seat: Seat, hand: Bag) -> Option<usize> {
    let building = PublicPosition { phase: Phase::Act, ..*public };
    let builds = |kept| {
        let mut limit = winning_turn::node_limit(BUILD_NODES);
        winning_turn::most_builds(&building, kept, &mut limit)
    };
    let more = keepable(hand).into_iter().map(builds).max()?;
    (public.sites() == 1 && more > 0).then(|| public.castle(seat, 0).len() + more)
}

/// The reason for a discard that the castle doesn't need: without this tile, the castle can grow as far.
pub(super) fn unneeded(view: &View, seat: Seat, kept: Bag, tile: Tile) -> Option<Explanation> {
    let mut all = kept;
    all.add(tile);
    let (public, tiles) = (&view.public, reached(&view.public, seat, kept)?);
    let is_same = reached(public, seat, all) == Some(tiles);
    is_same.then_some(Explanation::SparesReach { whose: whose(public), tiles })
}

/// The owner of the castle that a player builds, as messages name them.
fn whose(public: &PublicPosition) -> &'static str {
    if public.is(Version::King) { "shared" } else { "own" }
}

/// The maximum number of tiles that one unseen tile could destroy, the newly built one among them.
struct Exposure {
    count: usize,
    /// The number of unseen tiles that destroy `count` tiles.
    matching: usize,
    /// Whether attacks are possible after the build.
    is_open: bool,
}

impl Exposure {
    /// `after` is "built" if another tile is built before, else "kept".
    fn told(self, mv: Move, after: &'static str) -> Explanation {
        let Self { count, matching, is_open } = self;
        let when = if is_open { "now" } else { "later" };
        Explanation::WouldExpose { mv, others: count - 1, matching, when, after }
    }
}

/// Whether one tile of this kind is enough for an attack. A keep next to a ring takes two.
fn strikes(public: &PublicPosition, tile: Tile) -> bool {
    match tile.part() {
        TilePart::Wall => true,
        TilePart::Tower => public.options.towers,
        TilePart::Keep => false,
    }
}

/// The tiles that an attack could destroy after a build, once attacks are possible. `None` if there are no such tiles,
/// or if the castle is shared.
fn exposure(next: &PublicPosition, mv: Move, unseen: &Stack) -> Option<Exposure> {
    let Move::Build { spot, .. } = mv else { return None };
    let is_apart = !matches!(next.options.version, Version::King | Version::Siege);
    if !is_apart {
        return None;
    }
    let castle = next.castle(next.turn, spot.site());
    let falls = |tile: Tile| {
        let groups = castle.alike(tile).iter().map(|cell| castle.group(cell));
        groups.filter(|group| group.contains(spot.cell)).map(|group| group.len()).max()
    };
    let strikes = |tile: &Tile| strikes(next, *tile);
    let felled: Vec<_> = unseen.tiles().filter(strikes).filter_map(falls).collect();
    let count = felled.iter().copied().max()?;
    let matching = felled.iter().filter(|other| **other == count).count();
    Some(Exposure { count, matching, is_open: next.attacks_open })
}

/// Whether attacks become possible by this build.
pub(super) fn opens_attacks(public: &PublicPosition, mv: &Move) -> bool {
    let Move::Build { tile, spot, .. } = *mv else { return false };
    let mut next = *public;
    next.castle_mut(public.turn, spot.site()).put(spot.cell, tile);
    next.update_open(&mut Notes::muted());
    next.attacks_open && !public.attacks_open
}
