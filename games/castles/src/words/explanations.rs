//! Explanations of a computer's move.

use crate::army::Kind;

rules::messages! {
    /// Why a computer would play a move.
    pub(crate) enum Explanation {
        /// An army is drawn up.
        Drawn = "findorff-why-drawn",
        /// The general is struck.
        General = "findorff-why-general",
        /// A piece is taken; the other side could take so many then.
        Takes { victim: Kind, theirs: usize } = "findorff-why-takes",
        /// How many pieces each side could take then.
        Threats { own: usize, theirs: usize } = "findorff-why-threats",
        /// A piece comes nearer to what it can strike, and none can be taken.
        Plan = "findorff-why-plan",
        /// None can be taken.
        Safe = "findorff-why-safe",
    }
}
