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
    /// Advice for playing well, in the order of the page.
    pub(crate) enum Principle {
        Guard = "findorff-principle-guard",
        Avenge = "findorff-principle-avenge",
        Fork = "findorff-principle-fork",
        Edge = "findorff-principle-edge",
        Approach = "findorff-principle-approach",
        Mix = "findorff-principle-mix",
    }
}
