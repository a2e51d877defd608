//! Explanations of a computer's move, and the principles that it follows.

use crate::army::Kind;
use crate::moves::Action;

rules::messages! {
    pub(crate) enum Explanation {
        Drawn = "findorff-why-drawn",
        General = "findorff-why-general",
        Takes { victim: Kind, theirs: usize } = "findorff-why-takes",
        Threats { own: usize, theirs: usize } = "findorff-why-threats",
        Wins { moves: usize } = "findorff-why-wins",
        Plan = "findorff-why-plan",
        Safe = "findorff-why-safe",
        Follows { reply: Action, mv: Action } = "findorff-why-follows",
    }
}

rules::messages! {
    /// A piece of advice for playing well.
    pub(crate) enum Principle {
        Guard = "findorff-principle-guard",
        Avenge = "findorff-principle-avenge",
        Fork = "findorff-principle-fork",
        Edge = "findorff-principle-edge",
        Approach = "findorff-principle-approach",
        Mix = "findorff-principle-mix",
    }
}

impl Principle {
    /// The principles in the order of their numbers.
    pub(crate) const ALL: [Self; 6] =
        [Self::Guard, Self::Avenge, Self::Fork, Self::Edge, Self::Approach, Self::Mix];
}
