//! Quick scores of moves, for the lower levels and for all seats in playouts.
//!
//! Tiles in the hand can't be attacked, while tiles on the castle can. So the scores favor building only what exceeds
//! the hand limit, until the hand holds everything that is missing. Walls stay in the hand longest: by default, only
//! walls can attack and only walls can be attacked.

use rules::{Seat, TilePart};
use search::ScoredMove;

use crate::bag::Bag;
use crate::castle::Castle;
use crate::computer::weights::{MANY, TWO, Weights};
use crate::kind_set::Kinds;
use crate::legal::accepted;
use crate::moves::{Move, Spot};
use crate::options::Version;
use crate::public_position::{HAND_LIMIT, PublicPosition};
use crate::tile::{KINDS, Tile};
use crate::{cells, move_effects};

/// The score of a winning move. A move that scores `NEVER` is played only if there is no other.
const WINS: i32 = 1_000;
const NEVER: i32 = -1_000;

/// The bonus of an attack that destroys a castle for good, and of one that leaves few tiles.
const RAZES: i32 = 200;
const NEARLY_RAZES: i32 = 6;

/// On a shared castle with this many tiles, one turn may complete the rest.
const SHARED_TILES: usize = 3;

/// The score of drawing from the pile alone, and the bonus of knowing what is drawn.
const DRAW: i32 = 16;
const KNOWN_DRAW: i32 = 6;

/// The score of a discard or a hit that costs nothing.
const FREE: i32 = 40;

pub(super) struct MoveScorer<'p> {
    public: &'p PublicPosition,
    weights: &'static Weights,
    hand: Bag,
    /// The number of tiles above the hand limit. Negative below it.
    excess: i32,
    /// For each kind in hand, in the spoils or on the discards: the most tiles that an attack could fell.
    falls: [u8; KINDS],
    /// For each castle of the seat, the number of tiles in hand that fit somewhere.
    fitting: [i32; 2],
    /// The number of tiles that the seat has built, and that the best opponent has.
    built: [i32; 2],
    /// Whether the seat builds all that it can.
    is_eager: bool,
}

impl<'p> MoveScorer<'p> {
    pub(super) fn new(public: &'p PublicPosition, hand: Bag) -> Self {
        let mut falls = [0; KINDS];
        // Scores use `falls` only for tiles that the seat holds or may draw.
        let own = hand.kinds() | public.spoils[public.turn.index()].kinds();
        let top = public.discards.top();
        for target in public.targets(public.turn) {
            let castle = public.castle_at(target);
            let held = |tile| own.contains(tile) || top == Some(tile);
            for (cell, tile) in castle.tiles().filter(|&(_, tile)| held(tile)) {
                let most = &mut falls[tile.index()];
                *most = castle.group(cell).len().max(usize::from(*most)) as u8;
            }
        }
        let strict = public.options.strict_finish;
        let fitting = |site| count_fitting(public.castle(public.turn, site), hand, strict);
        let others = public.players().filter(|&seat| seat != public.turn);
        let best = others.map(|seat| built(public, seat)).max().unwrap_or(0);
        Self {
            public,
            weights: weights(public),
            hand,
            excess: hand.len() as i32 - HAND_LIMIT as i32,
            falls,
            fitting: [fitting(0), if public.sites() > 1 { fitting(1) } else { 0 }],
            built: [built(public, public.turn), best],
            is_eager: false,
        }
    }

    #[must_use]
    pub(super) fn with_eagerness(self, is_eager: bool) -> Self {
        Self { is_eager, ..self }
    }

    pub(super) fn scores(&self, moves: &[Move]) -> Vec<ScoredMove<Move>> {
        moves.iter().map(|mv| ScoredMove::new(*mv, self.score(mv))).collect()
    }

    pub(super) fn score(&self, mv: &Move) -> i32 {
        match *mv {
            _ if move_effects::wins(self.public, mv) => WINS,
            Move::Build { spoils, tile, spot } => self.build_score(spoils, tile, spot),
            Move::Attack { owner, spot, tile } => self.attack_score(owner, spot, tile),
            Move::Drop(tile) => FREE - self.usefulness(tile),
            Move::DrawTop(tile) => self.usefulness(tile) + KNOWN_DRAW,
            Move::Draw => DRAW,
            Move::Hit(_) => FREE - 4 * move_effects::falling(self.public, mv).len() as i32,
            Move::Transfer(..) => NEVER,
            Move::Done => self.weights.done,
            Move::Pass => self.weights.pass,
        }
    }

    /// The points that a move adds to a plan for the turn.
    pub(super) fn gain(&self, mv: &Move) -> i32 {
        self.score(mv) - if matches!(mv, Move::Drop(_)) { 30 } else { self.weights.done }
    }

    fn build_score(&self, spoils: bool, tile: Tile, spot: Spot) -> i32 {
        let (public, weights) = (self.public, self.weights);
        let castle = public.castle(public.turn, spot.site());
        if public.is(Version::King) && castle.len() >= SHARED_TILES {
            // Don't build what the opponent could complete.
            return NEVER;
        }
        let kind = match tile.part() {
            TilePart::Keep => weights.build_keep,
            TilePart::Tower if !public.options.towers => weights.build_tower,
            TilePart::Tower | TilePart::Wall => 0,
        };
        // Spoils can only be built, and the siege attacks the castle whatever is in the hand.
        let is_wanted = self.excess > 0 || spoils || self.is_eager || !self.is_wary();
        let wanted = if is_wanted { weights.build_excess } else { weights.build };
        let lag = weights.behind * (self.built[1] - self.built[0]).clamp(-4, 4);
        wanted + kind + lag + self.place_score(castle, tile, spot)
            - self.threat(tile) * weights.spent_threat_percent / 100
    }

    /// The score of a build by its cell: neighbors, group, and how many tiles of the hand fit afterward.
    fn place_score(&self, mut castle: Castle, tile: Tile, spot: Spot) -> i32 {
        let weights = self.weights;
        let beside = cells::neighbors(spot.cell).iter().filter_map(|&next| castle.at(next));
        let alike = beside.filter(|next| next.color() == tile.color()).count() as i32;
        castle.put(spot.cell, tile);
        let mut rest = self.hand;
        rest.remove(tile);
        let strict = self.public.options.strict_finish;
        let fitting = count_fitting(castle, rest, strict) - self.fitting[spot.site()];
        let exposed = if self.public.attacks_open && tile.part() == TilePart::Wall {
            let copies = 4 - i32::from(self.hand.count(tile));
            weights.exposed * castle.group(spot.cell).len() as i32 * copies / 4
        } else {
            0
        };
        weights.hand_fit * fitting - weights.alike * alike - exposed
    }

    /// Whether the hand has more tiles of this tile's part than the castles have free cells for that part.
    fn is_surplus(&self, tile: Tile) -> bool {
        let castles =
            (0..self.public.sites()).map(|site| self.public.castle(self.public.turn, site));
        let open = castles
            .flat_map(|castle| cells::all().filter(move |&cell| castle.at(cell).is_none()))
            .filter(|&cell| cells::part(cell) == tile.part());
        self.hand.count_of(tile.part()) > open.count()
    }

    /// Whether tiles on the castle are in more danger than tiles in the hand.
    fn is_wary(&self) -> bool {
        !self.public.is(Version::Siege) && !self.public.is(Version::Empire)
    }

    fn attack_score(&self, owner: Option<Seat>, spot: Spot, tile: Tile) -> i32 {
        let weights = self.weights;
        let ground = owner.unwrap_or(Seat(0));
        let castle = self.public.castles[ground.index()][spot.site()];
        let fall = castle.group(spot.cell).len() as i32;
        let stands = castle.len() as i32;
        // A castle with many tiles is close to completion, and one with few is close to destruction.
        let danger = weights.danger * (stands - 4).max(0);
        let end = nearly_gone_bonus(self.public, stands - fall);
        let cost = if tile.part() == TilePart::Keep { weights.spent_keep } else { 0 };
        weights.attack + weights.fall * (fall - 1) + danger + end - cost
    }

    /// The value of keeping a tile in the hand, for building and for attacking.
    fn usefulness(&self, tile: Tile) -> i32 {
        let (seat, weights) = (self.public.turn, self.weights);
        let strict = self.public.options.strict_finish;
        let places = |site| {
            let accepted = accepted(self.public.castle(seat, site), strict);
            accepted.iter().filter(|kinds| kinds.contains(tile)).count() as i32
        };
        let fits: i32 = (0..self.public.sites()).map(places).sum();
        let spare = i32::from(self.hand.count(tile).saturating_sub(1));
        let build = match fits {
            0 => weights.unfit + self.later(tile),
            _ => weights.fits + weights.fits_cell * fits.min(2),
        };
        let build = build - weights.surplus * i32::from(self.is_surplus(tile));
        let is_keep = tile.part() == TilePart::Keep;
        build + self.threat(tile) - if is_keep { weights.spare_keep } else { weights.spare } * spare
    }

    /// The value of a tile that fits no cell yet but may fit one later.
    fn later(&self, tile: Tile) -> i32 {
        let seat = self.public.turn;
        let open = |castle: Castle| {
            cells::all().any(|cell| castle.at(cell).is_none() && cells::part(cell) == tile.part())
        };
        let any = (0..self.public.sites()).any(|site| open(self.public.castle(seat, site)));
        if any { self.weights.later } else { 0 }
    }

    fn threat(&self, tile: Tile) -> i32 {
        let fells = match tile.part() {
            TilePart::Wall => true,
            TilePart::Tower => self.public.options.towers,
            TilePart::Keep => self.hand.count(tile) > 1,
        };
        if fells { self.weights.threat * i32::from(self.falls[tile.index()]) } else { 0 }
    }
}

fn weights(public: &PublicPosition) -> &'static Weights {
    if public.seats > 2 { &MANY } else { &TWO }
}

/// The upper bound of the random noise that playouts add to scores.
pub(super) fn noise(public: &PublicPosition) -> u64 {
    weights(public).noise.max(1)
}

/// The bonus of an attack that leaves few tiles. The largest if none are left: in Empire, the other castle alone can't
/// win.
fn nearly_gone_bonus(public: &PublicPosition, left: i32) -> i32 {
    match left {
        0 if !public.is(Version::King) => RAZES,
        0..3 => NEARLY_RAZES,
        _ => 0,
    }
}

fn built(public: &PublicPosition, seat: Seat) -> i32 {
    (0..public.sites()).map(|site| public.castle(seat, site).len() as i32).sum()
}

/// The number of tiles in a hand that fit somewhere on a castle.
fn count_fitting(castle: Castle, hand: Bag, strict: bool) -> i32 {
    let fitting = accepted(castle, strict).into_iter().fold(Kinds::NONE, |all, kinds| all | kinds);
    (hand.kinds() & fitting).iter().map(|tile| i32::from(hand.count(tile))).sum()
}
