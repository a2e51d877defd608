//! Finds builds that complete the castles of a seat with the tiles that it has.
//!
//! The order of placements hardly matters: around a ring with a standing tile, every open cell can be reached. So it is
//! enough to go around the ring and assign a tile to each open cell, such that all new neighbors match. The last tile
//! of a ring may differ from one neighbor, except with the option `strict_finish`.

use rules::TilePart;

use crate::bag::Bag;
use crate::castle::Castle;
use crate::cells;
use crate::kind_set::Kinds;
use crate::legal::accepted;
use crate::moves::{Move, Spot};
use crate::options::Version;
use crate::public_position::PublicPosition;
use crate::tile::Tile;

const PLACES: usize = 8;

type Ring = [Option<Tile>; PLACES];

/// An open cell of a ring.
#[derive(Clone, Copy)]
struct Gap {
    site: usize,
    place: usize,
}

/// The castles that a seat must complete, and the tiles that it may build.
struct Completion {
    rings: [Ring; 2],
    needs_keep: [bool; 2],
    gaps: [Gap; 2 * PLACES],
    count: usize,
    /// Whether the last gap of each ring may still take a tile that differs from one neighbor.
    slack: [bool; 2],
    tiles: Bag,
    keeps: [Option<Tile>; 2],
}

/// The builds that complete the castles of the seat to move. `None` if its hand and spoils don't suffice, or if it
/// would need a transfer.
pub(super) fn line(public: &PublicPosition, hand: Bag) -> Option<Vec<Move>> {
    let spoils = usable_spoils(public);
    let mut completion = Completion::new(public, union(hand, spoils))?;
    completion.fill(0).then(|| completion.builds(public, spoils))
}

/// The spoils that the seat to move may build.
pub(super) fn usable_spoils(public: &PublicPosition) -> Bag {
    if public.is(Version::Takeover) { public.spoils[public.turn.index()] } else { Bag::default() }
}

pub(super) fn union(mut one: Bag, other: Bag) -> Bag {
    other.tiles().for_each(|tile| one.add(tile));
    one
}

impl Completion {
    /// `None` if tiles are too few, a castle is rubble, or a ring has no tile to begin with.
    fn new(public: &PublicPosition, tiles: Bag) -> Option<Self> {
        let mut completion = Self {
            rings: [[None; PLACES]; 2],
            needs_keep: [false; 2],
            gaps: [Gap { site: 0, place: 0 }; 2 * PLACES],
            count: 0,
            slack: [!public.options.strict_finish; 2],
            tiles,
            keeps: [None; 2],
        };
        let (mut open, seat) = ([0; 3], public.turn);
        for site in 0..public.sites() {
            let castle = public.castle(seat, site);
            if castle.ring_len() == 0 || public.is_rubble(seat, site) {
                return None;
            }
            completion.rings[site] = cells::RING.map(|cell| castle.at(cell));
            completion.needs_keep[site] = castle.keep().is_none();
            open[0] += usize::from(completion.needs_keep[site]);
            completion.add_gaps(site, &mut open);
        }
        let parts = [TilePart::Keep, TilePart::Tower, TilePart::Wall];
        let is_enough =
            parts.into_iter().zip(open).all(|(part, open)| open <= tiles.count_of(part));
        is_enough.then_some(completion)
    }

    /// Adds the open places of a ring in its order, starting after a standing tile.
    fn add_gaps(&mut self, site: usize, open: &mut [usize; 3]) {
        let ring = self.rings[site];
        let first = ring.iter().position(Option::is_some).unwrap_or(0);
        let places = (1..PLACES).map(|step| (first + step) % PLACES);
        for place in places.filter(|&place| ring[place].is_none()) {
            self.gaps[self.count] = Gap { site, place };
            self.count += 1;
            open[1 + place % 2] += 1;
        }
    }

    /// Fills this gap and all later ones. Returns whether that is possible.
    fn fill(&mut self, index: usize) -> bool {
        if index == self.count {
            return self.choose_keeps(0);
        }
        let Gap { site, place } = self.gaps[index];
        let ring = &self.rings[site];
        let kin = |place: usize| ring[place % PLACES].map_or(Kinds::ALL, Kinds::kin);
        let (before, behind) = (kin(place + PLACES - 1), kin(place + 1));
        let own = self.tiles.kinds() & Kinds::part(cells::RING[place]);
        let fitting = own & before & behind;
        if fitting.iter().any(|tile| self.place(index, tile)) {
            return true;
        }
        if !self.slack[site] {
            return false;
        }
        self.slack[site] = false;
        let differing = (own & (before | behind)) - fitting;
        // If the next place is still open, the tile built there also decides whether the two differ.
        let is_filled = differing.iter().any(|tile| self.place(index, tile));
        self.slack[site] = !is_filled;
        is_filled
    }

    /// Tries a tile in a gap, and takes it back if the other gaps can't be filled then.
    fn place(&mut self, index: usize, tile: Tile) -> bool {
        let Gap { site, place } = self.gaps[index];
        self.rings[site][place] = Some(tile);
        self.tiles.remove(tile);
        if self.fill(index + 1) {
            return true;
        }
        self.tiles.add(tile);
        self.rings[site][place] = None;
        false
    }

    /// Chooses a keep for each castle that lacks one, from this castle on. Returns whether that is possible.
    fn choose_keeps(&mut self, site: usize) -> bool {
        if site == self.needs_keep.len() {
            return true;
        }
        if !self.needs_keep[site] {
            return self.choose_keeps(site + 1);
        }
        let colors = self.rings[site].into_iter().flatten().map(Kinds::of_color);
        let colors = colors.fold(Kinds::NONE, |all, color| all | color);
        let fitting = self.tiles.kinds() & Kinds::KEEPS & colors;
        fitting.iter().any(|keep| {
            self.tiles.remove(keep);
            self.keeps[site] = Some(keep);
            let is_chosen = self.choose_keeps(site + 1);
            if !is_chosen {
                self.tiles.add(keep);
            }
            is_chosen
        })
    }

    /// The filled gaps as builds in a legal order.
    fn builds(&self, public: &PublicPosition, mut spoils: Bag) -> Vec<Move> {
        let mut builds = Vec::new();
        for site in 0..public.sites() {
            let mut castle = public.castle(public.turn, site);
            let mut build = |castle: &mut Castle, cell, tile| {
                castle.put(cell, tile);
                let from_spoils = spoils.count(tile) > 0;
                spoils.remove(tile);
                let spot = Spot { number: public.number(site), cell };
                builds.push(Move::Build { spoils: from_spoils, tile, spot });
            };
            let own = self.gaps[..self.count].iter().filter(|gap| gap.site == site);
            let mut places: Vec<usize> = own.map(|gap| gap.place).collect();
            // The tile that differs from a neighbor comes last.
            places.sort_by_key(|&place| self.differs(site, place));
            while let Some(index) = places.iter().position(|&place| {
                let accepted = accepted(castle, public.options.strict_finish);
                let kinds = accepted[cells::index(cells::RING[place])];
                self.rings[site][place].is_some_and(|tile| kinds.contains(tile))
            }) {
                let place = places.remove(index);
                if let Some(tile) = self.rings[site][place] {
                    build(&mut castle, cells::RING[place], tile);
                }
            }
            if let Some(keep) = self.keeps[site] {
                build(&mut castle, cells::MIDDLE, keep);
            }
        }
        builds
    }

    /// Whether the tile on a place differs from one of its neighbors.
    fn differs(&self, site: usize, place: usize) -> bool {
        let ring = &self.rings[site];
        let Some(tile) = ring[place] else { return false };
        let beside = [ring[(place + 7) % PLACES], ring[(place + 1) % PLACES]];
        beside.into_iter().flatten().any(|other| !Kinds::kin(other).contains(tile))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use rules::{Chance, OptionValues, Seat, Seed};

    use super::*;
    use crate::options::Options;
    use crate::public_position::Phase;

    /// Whether these tiles complete the castle, by trying every order.
    pub(in crate::computer) fn completes_plainly(castle: Castle, tiles: Bag, strict: bool) -> bool {
        castle.is_complete()
            || cells::all().zip(accepted(castle, strict)).any(|(cell, kinds)| {
                (kinds & tiles.kinds()).iter().any(|tile| {
                    let (mut next, mut rest) = (castle, tiles);
                    next.put(cell, tile);
                    rest.remove(tile);
                    completes_plainly(next, rest, strict)
                })
            })
    }

    fn any_tile(chance: &mut Chance) -> Tile {
        *chance.one_of(&Tile::all().collect::<Vec<_>>()).unwrap()
    }

    /// A castle with a tile in its ring, built by chance.
    fn castle(strict: bool, chance: &mut Chance) -> Castle {
        let mut castle = Castle::default();
        let wanted = 4 + chance.index(5);
        for _ in 0..400 {
            let tile = any_tile(chance);
            let open = cells::all().zip(accepted(castle, strict));
            let fitting = open.filter(|(_, kinds)| kinds.contains(tile)).map(|(cell, _)| cell);
            if let Some(cell) = chance.one_of(&fitting.collect::<Vec<_>>())
                && castle.len() < wanted
            {
                castle.put(*cell, tile);
            }
        }
        castle
    }

    fn public(version: &str, strict: bool) -> PublicPosition {
        let strict = if strict { "on" } else { "off" };
        let chosen = [("version", version), ("strict_finish", strict)];
        let chosen = chosen.map(|(id, value)| (id.to_owned(), value.to_owned()));
        let options = Options::read(&OptionValues::from(chosen)).unwrap();
        PublicPosition { phase: Phase::Act, ..PublicPosition::new(options, 2) }
    }

    /// Whether the builds of a line complete the castle.
    fn is_completed_by(line: &[Move], mut castle: Castle, mut tiles: Bag, strict: bool) -> bool {
        for mv in line {
            let Move::Build { tile, spot, .. } = *mv else { return false };
            let kinds = accepted(castle, strict)[cells::index(spot.cell)];
            if !kinds.contains(tile) || tiles.count(tile) == 0 {
                return false;
            }
            castle.put(spot.cell, tile);
            tiles.remove(tile);
        }
        castle.is_complete()
    }

    #[test]
    fn a_found_completion_agrees_with_trying_all_build_orders() {
        let mut chance = Seed::from_bytes([7; 32]).walk(0);
        let mut counts = [0; 2];
        for round in 0..4_000 {
            let strict = round % 2 == 0;
            let mut public = public("takeover", strict);
            let castle = castle(strict, &mut chance);
            *public.castle_mut(Seat(0), 0) = castle;
            let hand: Bag = (0..6).map(|_| any_tile(&mut chance)).collect();
            let spoils: Bag = (0..chance.index(3)).map(|_| any_tile(&mut chance)).collect();
            public.spoils[0] = spoils;
            if castle.ring_len() == 0 || castle.is_complete() {
                continue;
            }
            let found = line(&public, hand);
            let tiles = union(hand, spoils);
            assert_eq!(found.is_some(), completes_plainly(castle, tiles, strict), "{castle:?}");
            counts[usize::from(found.is_some())] += 1;
            if let Some(line) = found {
                assert!(is_completed_by(&line, castle, tiles, strict), "{castle:?}: {line:?}");
            }
        }
        assert!(counts[0] > 500 && counts[1] > 300, "{counts:?}");
    }
}
