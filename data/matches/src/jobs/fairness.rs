//! Who goes first where not everybody can be served at once.

use std::collections::BTreeMap;

/// How many lines somebody would begin with, and who has how many under way already: each server, each private
/// conversation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Capacity {
    /// How many more lines.
    pub places: usize,
    /// The lines that are under way, by whose share they count to.
    pub busy: BTreeMap<u64, usize>,
    /// Who gets no more until one of theirs is through.
    pub full: Vec<u64>,
    /// Whether what is played in private conversations is left to somebody else, who is told of what people do there.
    pub without_private: bool,
}

impl From<usize> for Capacity {
    fn from(places: usize) -> Self {
        Self { places, ..Self::default() }
    }
}

impl Capacity {
    /// In which order those who wait are served, by whose share they count to, the one who has waited longest first: a
    /// place goes to whoever has the fewest. So nobody takes all while others wait, and nothing is left free.
    pub(crate) fn order(&self, waiting: &[u64]) -> Vec<usize> {
        let mut lines: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        for (at, host) in waiting.iter().enumerate().rev() {
            if !self.full.contains(host) {
                lines.entry(*host).or_default().push(at);
            }
        }
        let mut busy = self.busy.clone();
        let mut order = Vec::new();
        let has = |busy: &BTreeMap<u64, usize>, host| busy.get(&host).copied().unwrap_or(0);
        while order.len() < self.places {
            let next = lines
                .iter()
                .filter_map(|(&host, left)| Some((has(&busy, host), *left.last()?, host)))
                .min();
            let Some((_, at, host)) = next else { break };
            lines.entry(host).or_default().pop();
            *busy.entry(host).or_default() += 1;
            order.push(at);
        }
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(room: &Capacity, waiting: &[u64], served: &[usize]) {
        assert_eq!(room.order(waiting), served);
    }

    #[test]
    fn a_place_goes_to_whoever_has_the_fewest_and_of_those_to_whoever_waits_longest() {
        check(&Capacity::from(3), &[1, 1, 1, 1, 2], &[0, 4, 1]);
        check(&Capacity::from(9), &[1, 1, 2, 1], &[0, 2, 1, 3]);
        check(&Capacity { busy: [(1, 2)].into(), ..Capacity::from(3) }, &[1, 2, 2, 2], &[1, 2, 0]);
        check(&Capacity::from(0), &[1], &[]);
    }

    #[test]
    fn who_is_alone_takes_all_and_who_has_their_share_under_way_nothing() {
        check(&Capacity { busy: [(1, 9)].into(), ..Capacity::from(2) }, &[1, 1, 1], &[0, 1]);
        check(&Capacity { full: vec![1], ..Capacity::from(2) }, &[1, 2, 1], &[1]);
    }
}
