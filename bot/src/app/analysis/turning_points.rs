//! The turning points of a match: the few mistakes that decided it.

/// The least loss of winning chances that makes a turning point.
pub(super) const MIN_LOSS: f64 = 0.125;

/// The least loss of winning chances for the deciding mistake, after which the winner stayed ahead.
pub(super) const MIN_DECIDING_LOSS: f64 = 0.05;

/// The least chance of a good position.
const MIN_GOOD: f64 = 0.6;
/// The least loss that throws a good position away.
const MIN_THROWN_AWAY: f64 = 0.25;

const MAX_TURNING_POINTS: usize = 3;

/// A ply that lost much of the mover's chances of winning.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TurningPoint {
    /// The number of the ply, from 0.
    pub(crate) ply: usize,
    /// The better move.
    pub(crate) best: String,
    /// The mover's chance of winning after the better move.
    pub(crate) before: f64,
    /// The mover's chance of winning after the move that was played.
    pub(crate) after: f64,
    pub(crate) certainty: Certainty,
}

/// The proven facts about a turning point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Certainty {
    /// Nothing is proven.
    Unproven,
    /// A proven win became a proven loss.
    WinLost,
    /// The position after the move is a proven loss. Nothing is proven about the position before it, or about other
    /// moves.
    Lost,
}

impl TurningPoint {
    /// The loss of the mover's chance of winning.
    pub(crate) fn loss(&self) -> f64 {
        self.before - self.after
    }

    /// Whether the mover had a good chance of winning before, and lost much of that chance.
    pub(super) fn threw_away(&self) -> bool {
        self.before >= MIN_GOOD && self.loss() >= MIN_THROWN_AWAY
    }
}

/// The deciding mistake, and the others that lost the most, in the order of play.
pub(super) fn select(
    mistakes: impl Iterator<Item = TurningPoint>,
    deciding: Option<TurningPoint>,
) -> Vec<TurningPoint> {
    let is_deciding = |turn: &TurningPoint| deciding.as_ref() == Some(turn);
    let mut turns: Vec<TurningPoint> = mistakes.filter(|turn| !is_deciding(turn)).collect();
    turns.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
    turns.truncate(MAX_TURNING_POINTS - usize::from(deciding.is_some()));
    turns.extend(deciding);
    turns.sort_by_key(|turn| turn.ply);
    turns
}
