//! The node budget of a thought.

use std::fmt;

use rules::{Chance, Level};

/// The number of nodes between two calls of `stop`.
const NODES_PER_STOP_CHECK: u64 = 16;

/// The budget of one thought: level, nodes, random numbers, and a function that can stop it.
pub struct Budget<'a> {
    level: Level,
    limit: u64,
    nodes: u64,
    chance: Chance,
    stop: &'a dyn Fn() -> bool,
    is_stopped: bool,
    is_over: bool,
    overrun: u64,
}

/// The state of a budget before it was narrowed.
pub(crate) struct WholeBudget {
    limit: u64,
    overrun: u64,
}

impl<'a> Budget<'a> {
    /// A budget of this number of nodes.
    pub fn new(level: Level, nodes: u64, chance: Chance, stop: &'a dyn Fn() -> bool) -> Self {
        let (is_stopped, is_over) = (false, false);
        Self { level, limit: nodes, nodes: 0, chance, stop, is_stopped, is_over, overrun: 0 }
    }

    /// The level to play at.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Counts a node. Returns `false` once the budget is used up; a search must then return at once.
    pub fn spend(&mut self) -> bool {
        if self.is_over {
            self.overrun += 1;
            return false;
        }
        self.nodes += 1;
        self.is_stopped = self.nodes.is_multiple_of(NODES_PER_STOP_CHECK) && (self.stop)();
        self.is_over = self.is_stopped || self.nodes >= self.limit;
        !self.is_over
    }

    /// Runs `work` with at most this number of the remaining nodes. Unused nodes stay available.
    pub fn with_limit<T>(&mut self, nodes: u64, work: impl FnOnce(&mut Self) -> T) -> T {
        let whole = self.narrow(nodes);
        let done = work(self);
        self.widen(whole);
        done
    }

    /// Limits the budget to this number of the remaining nodes until [`widen`](Self::widen).
    pub(crate) fn narrow(&mut self, nodes: u64) -> WholeBudget {
        let whole = WholeBudget { limit: self.limit, overrun: self.overrun };
        self.limit = self.limit.min(self.nodes.saturating_add(nodes));
        whole
    }

    /// Makes the remaining nodes available again.
    pub(crate) fn widen(&mut self, whole: WholeBudget) {
        self.limit = whole.limit;
        self.is_over = self.is_stopped || self.nodes >= self.limit;
        if !self.is_over {
            // An overrun of the part is no overrun of the whole budget.
            self.overrun = whole.overrun;
        }
    }

    /// Whether the budget is used up or stopped.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// The number of nodes counted after the budget was used up, while a search returned.
    pub fn overrun(&self) -> u64 {
        self.overrun
    }

    /// The number of nodes counted.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The number of nodes left, unless stopped.
    pub fn remaining(&self) -> u64 {
        self.limit.saturating_sub(self.nodes)
    }

    /// The random numbers of this thought.
    pub fn chance(&mut self) -> &mut Chance {
        &mut self.chance
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { level, limit, nodes, .. } = self;
        write!(f, "Budget(level {}, {nodes} of {limit} nodes)", level.number())
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use rules::Seed;

    use super::*;

    fn chance() -> Chance {
        Seed::from_bytes([1; 32]).walk(0)
    }

    #[test]
    fn a_budget_counts_nodes_up_to_its_limit() {
        let mut budget = Budget::new(Level::BEST, 100, chance(), &|| false);
        while budget.spend() {}
        assert_eq!((budget.nodes(), budget.remaining()), (100, 0));
        assert!(!budget.spend() && budget.is_over());
        assert_eq!(budget.nodes(), 100);
    }

    #[test]
    fn a_partial_budget_ends_before_the_whole() {
        let mut budget = Budget::new(Level::BEST, 100, chance(), &|| false);
        let left = budget.with_limit(30, |part| {
            while part.spend() {}
            (part.remaining(), part.is_over())
        });
        assert_eq!((left, budget.nodes(), budget.remaining()), ((0, true), 30, 70));
        assert!(!budget.is_over() && budget.overrun() == 0);
        budget.with_limit(1_000, |part| while part.spend() {});
        assert_eq!((budget.nodes(), budget.is_over()), (100, true));
    }

    #[test]
    fn a_stop_within_a_partial_budget_stops_the_whole() {
        let mut budget = Budget::new(Level::BEST, u64::MAX, chance(), &|| true);
        budget.with_limit(1_000, |part| while part.spend() {});
        assert_eq!((budget.nodes(), budget.is_over()), (NODES_PER_STOP_CHECK, true));
    }

    #[test]
    fn the_stop_function_is_called_regularly_and_never_after_a_stop() {
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() == 3
        };
        let mut budget = Budget::new(Level::BEST, u64::MAX, chance(), &stop);
        while budget.spend() {}
        assert_eq!(budget.nodes(), 3 * NODES_PER_STOP_CHECK);
        assert!(!budget.spend());
        assert_eq!((asked.get(), budget.overrun()), (3, 1));
    }
}
