//! What a thought may cost, and what it has cost so far.

use std::fmt;

use rules::{Chance, Level};

/// How many nodes are looked at between two questions whether to stop.
const PATIENCE: u64 = 16;

/// The budget of one thought: its level, its nodes, its chance, and somebody who may say stop.
pub struct Effort<'a> {
    level: Level,
    limit: u64,
    nodes: u64,
    chance: Chance,
    stop: &'a dyn Fn() -> bool,
    is_stopped: bool,
    is_over: bool,
    late: u64,
}

impl<'a> Effort<'a> {
    /// An effort of so many nodes at most.
    pub fn new(level: Level, nodes: u64, chance: Chance, stop: &'a dyn Fn() -> bool) -> Self {
        let (is_stopped, is_over) = (false, false);
        Self { level, limit: nodes, nodes: 0, chance, stop, is_stopped, is_over, late: 0 }
    }

    /// How well to play.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Counts a node. `false` once there are no more: whoever searches returns at once with what it has.
    pub fn spend(&mut self) -> bool {
        if self.is_over {
            self.late += 1;
            return false;
        }
        self.nodes += 1;
        self.is_stopped = self.nodes.is_multiple_of(PATIENCE) && (self.stop)();
        self.is_over = self.is_stopped || self.nodes >= self.limit;
        !self.is_over
    }

    /// Has something done with at most so many of the nodes that are left; unless somebody said stop, it goes on with the
    /// others after that.
    pub fn within<T>(&mut self, nodes: u64, work: impl FnOnce(&mut Self) -> T) -> T {
        let (limit, late) = (self.limit, self.late);
        self.limit = limit.min(self.nodes.saturating_add(nodes));
        let done = work(self);
        self.limit = limit;
        self.is_over = self.is_stopped || self.nodes >= limit;
        if !self.is_over {
            // Whoever was late for a part was not late for the whole.
            self.late = late;
        }
        done
    }

    /// Whether there are no more nodes.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// How often somebody has gone on to another node after the effort was over: what a search does while it returns.
    pub fn late(&self) -> u64 {
        self.late
    }

    /// How many nodes were counted.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many nodes are left, if nobody says stop.
    pub fn left(&self) -> u64 {
        self.limit.saturating_sub(self.nodes)
    }

    /// The chance of this thought.
    pub fn chance(&mut self) -> &mut Chance {
        &mut self.chance
    }
}

impl fmt::Debug for Effort<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { level, limit, nodes, .. } = self;
        write!(f, "Effort(level {}, {nodes} of {limit} nodes)", level.number())
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
    fn nodes_are_counted_up_to_the_limit() {
        let mut effort = Effort::new(Level::BEST, 100, chance(), &|| false);
        while effort.spend() {}
        assert_eq!((effort.nodes(), effort.left()), (100, 0));
        assert!(!effort.spend() && effort.is_over());
        assert_eq!(effort.nodes(), 100);
    }

    #[test]
    fn a_part_ends_before_the_whole_which_goes_on() {
        let mut effort = Effort::new(Level::BEST, 100, chance(), &|| false);
        let left = effort.within(30, |part| {
            while part.spend() {}
            (part.left(), part.is_over())
        });
        assert_eq!((left, effort.nodes(), effort.left()), ((0, true), 30, 70));
        assert!(!effort.is_over() && effort.late() == 0);
        effort.within(1_000, |part| while part.spend() {});
        assert_eq!((effort.nodes(), effort.is_over()), (100, true));
    }

    #[test]
    fn who_is_stopped_within_a_part_is_stopped() {
        let mut effort = Effort::new(Level::BEST, u64::MAX, chance(), &|| true);
        effort.within(1_000, |part| while part.spend() {});
        assert_eq!((effort.nodes(), effort.is_over()), (PATIENCE, true));
    }

    #[test]
    fn whoever_says_stop_is_asked_often_and_never_again() {
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() == 3
        };
        let mut effort = Effort::new(Level::BEST, u64::MAX, chance(), &stop);
        while effort.spend() {}
        assert_eq!(effort.nodes(), 3 * PATIENCE);
        assert!(!effort.spend());
        assert_eq!((asked.get(), effort.late()), (3, 1));
    }
}
