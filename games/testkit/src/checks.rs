//! The checks of a rule set: a plan, and hooks that only its author can write.

use std::fmt;

use rules::{Chance, RuleSet, Seat, Viewer};

use crate::plan::Plan;

/// The relative weight of a move in a biased walk. A move of weight 0 is taken only if there is no other.
pub type Bias<R> = fn(view: &<R as RuleSet>::View, seat: Seat, mv: &<R as RuleSet>::Move) -> u32;

/// A random position that differs from this one only in what the viewer may not see.
pub type Scramble<R> = fn(
    position: &<R as RuleSet>::Position,
    viewer: Viewer,
    chance: &mut Chance,
) -> <R as RuleSet>::Position;

/// The checks of a rule set: the plan, and hooks that only its author can write.
///
/// ```text
/// testkit::check_rules(
///     &Checks::<Kastell>::of(Plan::default().table(&[("trees", "c3,d6,g4")], 2).ends_within(18))
///         .bias(|view, seat, mv| if is_in_the_corner(mv) { 5 } else { 1 }),
/// );
/// ```
pub struct Checks<R: RuleSet> {
    pub(crate) plan: Plan,
    pub(crate) bias: Option<Bias<R>>,
    pub(crate) scramble: Option<Scramble<R>>,
}

impl<R: RuleSet> Checks<R> {
    /// Checks with all laws on the random games of this plan.
    pub fn of(plan: Plan) -> Self {
        Self { plan, bias: None, scramble: None }
    }

    /// Plays as many games again with this bias: toward captures, endings, or anything that random moves rarely reach.
    #[must_use]
    pub fn bias(mut self, bias: Bias<R>) -> Self {
        self.bias = Some(bias);
        self
    }

    /// The hook that exchanges hidden things. A game without this hook must hide nothing.
    #[must_use]
    pub fn scramble(mut self, scramble: Scramble<R>) -> Self {
        self.scramble = Some(scramble);
        self
    }
}

impl<R: RuleSet> fmt::Debug for Checks<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hooks = (self.bias.is_some(), self.scramble.is_some());
        f.debug_struct("Checks").field("plan", &self.plan).field("hooks", &hooks).finish()
    }
}
