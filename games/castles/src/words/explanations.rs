//! Explanations of a computer's move.

use crate::army::Kind;

rules::messages! {
    pub(crate) enum Explanation {
        Drawn = "findorff-why-drawn",
        General = "findorff-why-general",
        Takes { victim: Kind, theirs: usize } = "findorff-why-takes",
        Threats { own: usize, theirs: usize } = "findorff-why-threats",
        Wins { moves: usize } = "findorff-why-wins",
        Plan = "findorff-why-plan",
        Safe = "findorff-why-safe",
    }
}
