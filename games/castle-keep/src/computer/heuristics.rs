//! Heuristic scores of moves, for weak levels, priors and ISMCTS playouts.

use rules::{Chance, TilePart};
use search::ScoredMove;

use crate::bag::Bag;
use crate::legal::accepted;
use crate::moves::{Move, Spot};
use crate::options::Version;
use crate::position::Position;
use crate::public_position::PublicPosition;
use crate::tile::Tile;
use crate::{cells, tactics};

/// The score of a winning move. No other score reaches it.
const WINS: i32 = 1000;

/// The bonus of an attack that destroys a castle for good.
const RAZES: i32 = 200;

/// The playout move: the best score after adding a little noise.
pub(super) fn playout_move(
    position: &Position,
    moves: &[Move],
    chance: &mut Chance,
) -> Option<Move> {
    let scorer = MoveScorer::new(position);
    // One random draw serves all moves. It is small, so it only decides among similar scores.
    let drawn = chance.below(1 << 60);
    let noise = |index: usize| (drawn.rotate_right(7 * (index as u32 % 8)) & 3) as i32;
    let scored = moves.iter().enumerate().map(|(index, mv)| (scorer.score(mv) + noise(index), mv));
    scored.max_by_key(|(score, _)| *score).map(|(_, mv)| *mv)
}

pub(super) fn score_moves(
    public: &PublicPosition,
    hand: Bag,
    moves: &[Move],
) -> Vec<ScoredMove<Move>> {
    let scorer = MoveScorer { public, hand };
    moves.iter().map(|mv| ScoredMove::new(*mv, scorer.score(mv))).collect()
}

/// The prior of an untried move, from 0 to 1.
pub(super) fn prior(position: &Position, mv: &Move) -> f64 {
    f64::from(MoveScorer::new(position).score(mv).clamp(0, 60)) / 60.0
}

/// The bonus of an attack that leaves few tiles. It is highest for none: in Empire, one castle can't win any more.
pub(super) fn nearly_gone_bonus(public: &PublicPosition, left: i32) -> i32 {
    match left {
        0 if !public.is(Version::King) => RAZES,
        0..3 => 6,
        _ => 0,
    }
}

struct MoveScorer<'p> {
    public: &'p PublicPosition,
    hand: Bag,
}

impl<'p> MoveScorer<'p> {
    fn new(position: &'p Position) -> Self {
        let public = &position.public;
        Self { public, hand: position.hands[public.turn.index()] }
    }

    fn score(&self, mv: &Move) -> i32 {
        match *mv {
            _ if tactics::wins(self.public, mv) => WINS,
            Move::Build { tile, spot, .. } => 24 + self.build_score(tile, spot),
            Move::Attack { owner, spot, .. } => {
                let ground = owner.unwrap_or(rules::Seat(0));
                let castle = self.public.castles[ground.index()][spot.site()];
                let fall = castle.group(spot.cell).len() as i32;
                let stands = castle.len() as i32;
                // A castle with many tiles is close to completion, and one with few is close to destruction.
                26 + 7 * fall
                    + 3 * (stands - 5).max(0)
                    + nearly_gone_bonus(self.public, stands - fall)
            }
            Move::Drop(tile) => 40 - self.usefulness(tile),
            Move::DrawTop(tile) => self.usefulness(tile) + 6,
            Move::Draw => 16,
            Move::Hit(_) => 40 - 4 * tactics::falling(self.public, mv).len() as i32,
            Move::Transfer(..) => 2,
            Move::Done | Move::Pass => 10,
        }
    }

    /// Adjacent tiles of one color fall together, so they score less.
    fn build_score(&self, tile: Tile, spot: Spot) -> i32 {
        let castle = self.public.castle(self.public.turn, spot.site());
        let beside = cells::neighbors(spot.cell).iter().filter_map(|&next| castle.at(next));
        let alike = beside.filter(|next| next.color() == tile.color()).count() as i32;
        let keep = if spot.cell == cells::MIDDLE { 4 } else { 0 };
        keep - 4 * alike
    }

    /// The value of keeping a tile in the hand, for building and for attacking.
    fn usefulness(&self, tile: Tile) -> i32 {
        let seat = self.public.turn;
        let strict = self.public.options.strict_finish;
        let fits = (0..self.public.sites()).any(|site| {
            let accepted = accepted(self.public.castle(seat, site), strict);
            accepted.iter().any(|kinds| kinds.contains(tile))
        });
        let spare = i32::from(self.hand.count(tile).saturating_sub(1));
        let build = if fits { 16 } else { 4 };
        build + self.threat(tile) - if tile.part() == TilePart::Keep { 0 } else { 4 * spare }
    }

    fn threat(&self, tile: Tile) -> i32 {
        let fells = match tile.part() {
            TilePart::Wall => true,
            TilePart::Tower => self.public.options.towers,
            TilePart::Keep => self.hand.count(tile) > 1,
        };
        if !fells {
            return 0;
        }
        let castles =
            self.public.targets(self.public.turn).map(|target| self.public.castle_at(target));
        let most = castles.flat_map(|castle| {
            castle.alike(tile).iter().map(|cell| castle.group(cell).len()).max()
        });
        3 * most.max().unwrap_or(0) as i32
    }
}
