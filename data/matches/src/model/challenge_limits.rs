//! `ChallengeLimits`: how long challenges stay open, and how many a player may have.

/// The limits of challenges that wait for players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeLimits {
    /// The days after which an unanswered challenge expires.
    pub days: u32,
    /// The maximum number of unanswered challenges of a player.
    pub per_player: usize,
}

impl Default for ChallengeLimits {
    fn default() -> Self {
        Self { days: 3, per_player: 20 }
    }
}
