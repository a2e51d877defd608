//! Playout moves of the plan search: sensible, and fast enough to play whole matches.

use rules::Chance;

use crate::computer::move_scorer::{self, MoveScorer};
use crate::computer::winning_turn;
use crate::moves::Move;
use crate::options::Version;
use crate::position::Position;
use crate::public_position::{HAND_LIMIT, PublicPosition, SEATS};

/// The opponents that build all they can: those with hands below the limit. In Empire there are none, as there is
/// always more to build.
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
    let limit = move_scorer::noise(&position.public);
    let noise =
        |index: usize| ((drawn.rotate_right(7 * (index as u32 % 8)) & 0xffff) % limit) as i32;
    let scorer = scorer(position).with_eagerness(is_eager);
    let scored = moves.iter().enumerate().map(|(index, mv)| (scorer.score(mv) + noise(index), mv));
    scored.max_by_key(|(score, _)| *score).map(|(_, mv)| *mv)
}

/// The best playout move, without noise.
pub(super) fn best_move(position: &Position, moves: &[Move]) -> Option<Move> {
    let scorer = scorer(position);
    let rated = moves.iter().map(|mv| (scorer.score(mv), std::cmp::Reverse(*mv)));
    winning_move(position).or_else(|| rated.max().map(|(_, mv)| mv.0))
}

pub(super) fn scorer(position: &Position) -> MoveScorer<'_> {
    let public = &position.public;
    MoveScorer::new(public, position.hands[public.turn.index()])
}

/// The first move of a win within this turn, if the seat holds the tiles for it.
fn winning_move(position: &Position) -> Option<Move> {
    let hand = position.hands[position.public.turn.index()];
    let mut limit = winning_turn::node_limit(winning_turn::PLAYOUT_NODES);
    winning_turn::find(&position.public, hand, &mut limit)?.first().copied()
}
