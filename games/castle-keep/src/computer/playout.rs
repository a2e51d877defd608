//! Playout moves of the plan search: sensible, and fast enough to play whole matches.
//!
//! Tiles in the hand can't be attacked, while tiles on the castle can. So a playout builds only what exceeds the hand
//! limit, until it holds everything that is missing. It keeps walls longest, since only walls attack and are attacked
//! by default.

use rules::{Chance, Seat, TilePart};
use search::ScoredMove;

use crate::bag::Bag;
use crate::castle::Castle;
use crate::computer::{heuristics, winning_turn};
use crate::legal::accepted;
use crate::moves::{Move, Spot};
use crate::options::Version;
use crate::position::Position;
use crate::public_position::{HAND_LIMIT, PublicPosition, SEATS};
use crate::tile::{KINDS, Tile};
use crate::{cells, tactics};

/// The score of a winning move. A move that scores `NEVER` is played only if there is no other.
const WINS: i32 = 1_000;
const NEVER: i32 = -1_000;

/// The opponents that build all they can: those with small hands. Nobody in Empire, where there is always more to
/// build.
pub(super) fn eager_builders(public: &PublicPosition, hands: [usize; SEATS]) -> [bool; SEATS] {
    std::array::from_fn(|seat| {
        seat != public.turn.index() && hands[seat] < HAND_LIMIT && !public.is(Version::Empire)
    })
}

/// The next playout move: the best score after adding a little noise.
pub(super) fn next_move(
    position: &Position,
    moves: &[Move],
    is_eager: bool,
    chance: &mut Chance,
) -> Option<Move> {
    if let Some(mv) = winning_move(position) {
        return Some(mv);
    }
    // One random draw serves all moves.
    let drawn = chance.below(1 << 60);
    let noise = |index: usize| (drawn.rotate_right(7 * (index as u32 % 8)) & 3) as i32;
    let scorer = MoveScorer { is_eager, ..MoveScorer::new(position) };
    let scored = moves.iter().enumerate().map(|(index, mv)| (scorer.score(mv) + noise(index), mv));
    scored.max_by_key(|(score, _)| *score).map(|(_, mv)| *mv)
}

/// The best playout move, without noise.
pub(super) fn best_move(position: &Position, moves: &[Move]) -> Option<Move> {
    let scorer = MoveScorer::new(position);
    let rated = moves.iter().map(|mv| (scorer.score(mv), std::cmp::Reverse(*mv)));
    winning_move(position).or_else(|| rated.max().map(|(_, mv)| mv.0))
}

pub(super) fn score_moves(position: &Position, moves: &[Move]) -> Vec<ScoredMove<Move>> {
    let scorer = MoveScorer::new(position);
    moves.iter().map(|mv| ScoredMove::new(*mv, scorer.score(mv))).collect()
}

/// The first move of a win within this turn, if the seat holds the tiles for it.
fn winning_move(position: &Position) -> Option<Move> {
    let hand = position.hands[position.public.turn.index()];
    let line = winning_turn::find(
        &position.public,
        hand,
        &mut winning_turn::node_limit(winning_turn::PLAYOUT_NODES),
    )?;
    line.first().copied()
}

/// On a shared castle with this many tiles, one turn may complete the rest.
const SHARED_TILES: usize = 3;

/// The penalty for a tile that has no free cell left.
const SURPLUS_PENALTY: i32 = 8;

struct MoveScorer<'p> {
    public: &'p PublicPosition,
    hand: Bag,
    /// The number of tiles above the hand limit.
    excess: i32,
    /// For each kind, the most tiles that an attack with it could take down.
    falls: [u8; KINDS],
    /// Whether the seat builds all it can.
    is_eager: bool,
}

impl<'p> MoveScorer<'p> {
    fn new(position: &'p Position) -> Self {
        let public = &position.public;
        let hand = position.hands[public.turn.index()];
        let mut falls = [0; KINDS];
        for target in public.targets(public.turn) {
            let castle = public.castle_at(target);
            for (cell, tile) in castle.tiles() {
                let most = &mut falls[tile.index()];
                *most = castle.group(cell).len().max(usize::from(*most)) as u8;
            }
        }
        Self { public, hand, excess: hand.len() as i32 - HAND_LIMIT as i32, falls, is_eager: false }
    }

    fn score(&self, mv: &Move) -> i32 {
        match *mv {
            _ if tactics::wins(self.public, mv) => WINS,
            Move::Build { spoils, tile, spot } => self.build_score(spoils, tile, spot),
            Move::Attack { owner, spot, tile } => self.attack_score(owner, spot, tile),
            Move::Drop(tile) => 40 - self.usefulness(tile),
            Move::DrawTop(tile) => self.usefulness(tile) + 6,
            Move::Draw => 16,
            Move::Hit(_) => 40 - 4 * tactics::falling(self.public, mv).len() as i32,
            Move::Transfer(..) => NEVER,
            Move::Done | Move::Pass => 20,
        }
    }

    fn build_score(&self, spoils: bool, tile: Tile, spot: Spot) -> i32 {
        let public = self.public;
        let castle = public.castle(public.turn, spot.site());
        if public.is(Version::King) && castle.len() >= SHARED_TILES {
            // Don't build what the opponent could complete.
            return NEVER;
        }
        let beside = cells::neighbors(spot.cell).iter().filter_map(|&next| castle.at(next));
        let alike = beside.filter(|next| next.color() == tile.color()).count() as i32;
        let kind = match tile.part() {
            TilePart::Keep => 6,
            TilePart::Tower if !public.options.towers => 4,
            TilePart::Tower | TilePart::Wall => 0,
        };
        // Spoils can only be built, and the siege attacks the castle whatever is in the hand.
        let wanted =
            if self.excess > 0 || spoils || self.is_eager || !self.is_wary() { 30 } else { 8 };
        wanted + kind - 3 * alike - self.threat(tile) / 3
    }

    /// Whether the hand has more tiles of this part than the castles have free cells for them.
    fn is_surplus(&self, tile: Tile) -> bool {
        let held = self.hand.tiles().filter(|held| held.part() == tile.part()).count();
        let castles =
            (0..self.public.sites()).map(|site| self.public.castle(self.public.turn, site));
        let open = castles
            .flat_map(|castle| cells::all().filter(move |&cell| castle.at(cell).is_none()))
            .filter(|&cell| cells::part(cell) == tile.part());
        held > open.count()
    }

    /// Whether tiles on the castle are in more danger than tiles in the hand.
    fn is_wary(&self) -> bool {
        !self.public.is(Version::Siege) && !self.public.is(Version::Empire)
    }

    fn attack_score(&self, owner: Option<Seat>, spot: Spot, tile: Tile) -> i32 {
        let ground = owner.unwrap_or(Seat(0));
        let castle = self.public.castles[ground.index()][spot.site()];
        let fall = castle.group(spot.cell).len() as i32;
        let stands = castle.len() as i32;
        // A castle with many tiles is close to completion, and one with few is close to destruction.
        let danger = 4 * (stands - 4).max(0);
        let end = heuristics::nearly_gone_bonus(self.public, stands - fall);
        let cost = if tile.part() == TilePart::Keep { 6 } else { 0 };
        20 + 8 * (fall - 1) + danger + end - cost
    }

    /// The value of keeping a tile in the hand, for building and for attacking.
    fn usefulness(&self, tile: Tile) -> i32 {
        let seat = self.public.turn;
        let strict = self.public.options.strict_finish;
        let places = |site| {
            let accepted = accepted(self.public.castle(seat, site), strict);
            accepted.iter().filter(|kinds| kinds.contains(tile)).count() as i32
        };
        let fits: i32 = (0..self.public.sites()).map(places).sum();
        let spare = i32::from(self.hand.count(tile).saturating_sub(1));
        let build = if fits > 0 { 14 + 2 * fits.min(2) } else { 4 + self.later(tile) };
        let build = build - SURPLUS_PENALTY * i32::from(self.is_surplus(tile));
        build + self.threat(tile) - if tile.part() == TilePart::Keep { 2 } else { 4 } * spare
    }

    /// The value of a tile that fits no cell yet but may fit one later.
    fn later(&self, tile: Tile) -> i32 {
        let seat = self.public.turn;
        let open = |castle: Castle| {
            cells::all().any(|cell| castle.at(cell).is_none() && cells::part(cell) == tile.part())
        };
        let any = (0..self.public.sites()).any(|site| open(self.public.castle(seat, site)));
        if any { 5 } else { 0 }
    }

    fn threat(&self, tile: Tile) -> i32 {
        let fells = match tile.part() {
            TilePart::Wall => true,
            TilePart::Tower => self.public.options.towers,
            TilePart::Keep => self.hand.count(tile) > 1,
        };
        if fells { 3 * i32::from(self.falls[tile.index()]) } else { 0 }
    }
}
