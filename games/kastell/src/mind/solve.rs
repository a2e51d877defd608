//! Who wins with best play: a search without judgment, which ends where nothing can be built.
//!
//! A side that has one move after which the other loses has won. Moves that leave the other little room come first, and what
//! is known of positions that are the same but for dead squares and pieces is used again.

use minds::{Effort, Table};

use super::ground::{Code, Ground, Step};

/// How far the first attempt at each move goes; every further one four times as far. From the third piece on this is nearly
/// always far enough.
const FIRST: u64 = 150_000;

/// How much may be spent on telling how the match goes on once a move is proven.
const TELLING: u64 = 20_000;

/// Who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Whoever is asked for.
    Won,
    /// The other.
    Lost,
}

/// A solver within an effort.
pub(super) struct Solver<'s, 'e> {
    effort: &'s mut Effort<'e>,
    /// How many nodes may have been spent when it gives up altogether.
    most: u64,
    /// How many nodes may have been spent when the present attempt gives up.
    limit: u64,
    /// Whether the builder wins.
    known: Table<bool>,
}

impl<'s, 'e> Solver<'s, 'e> {
    /// A solver that spends at most so many nodes on a proof.
    pub(super) fn new(effort: &'s mut Effort<'e>, nodes: u64) -> Self {
        let known = Table::new(nodes.min(effort.left()).saturating_mul(2));
        let most = effort.nodes().saturating_add(nodes);
        Self { effort, most, limit: u64::MAX, known }
    }

    /// A move that wins, or where all lose the one that took longest to refute. Nothing, if neither could be proven.
    pub(super) fn best(&mut self, ground: &Ground) -> Option<(Code, Verdict)> {
        let mut open = ordered(ground);
        let mut hardest: Option<(u64, Code)> = None;
        let mut depth = FIRST;
        while !open.is_empty() {
            let mut left = Vec::new();
            for (code, next) in open {
                let before = self.effort.nodes();
                self.limit = before.saturating_add(depth);
                match self.has_won(&next, ground) {
                    Some(true) => return Some((code, Verdict::Won)),
                    Some(false) => {
                        let cost = self.effort.nodes() - before;
                        if hardest.is_none_or(|(most, _)| cost > most) {
                            hardest = Some((cost, code));
                        }
                    }
                    None if self.is_over() => return None,
                    None => left.push((code, next)),
                }
            }
            open = left;
            depth = depth.saturating_mul(4);
        }
        hardest.map(|(_, code)| (code, Verdict::Lost))
    }

    /// How the match goes on after a first move, if both play for the result that is proven.
    pub(super) fn line(&mut self, ground: &Ground, first: Code) -> Vec<Code> {
        let (mut line, mut here) = (vec![first], after(ground, first));
        self.limit = self.effort.nodes().saturating_add(TELLING);
        self.most = self.limit;
        while line.len() < 10 && !here.is_stuck() {
            let moves = ordered(&here);
            let winning = moves.iter().find(|(_, next)| self.has_won(next, &here) == Some(true));
            // Once the effort is over nobody knows which moves keep the result.
            let other = moves.first().filter(|_| !self.effort.is_over());
            let Some((code, next)) = winning.or(other) else { break };
            line.push(*code);
            here = *next;
        }
        line
    }

    /// Whether a move wins for the side that made it; unknown where the attempt gave up.
    fn has_won(&mut self, next: &Ground, before: &Ground) -> Option<bool> {
        // Who keeps the colors builds next; else it is the other, also where a piece was named for them.
        let is_kept = before.step == Step::Swap && next.builder == before.builder;
        Some(self.builder_wins(next)? == is_kept)
    }

    /// Whether who builds next wins; unknown where the attempt gave up.
    fn builder_wins(&mut self, ground: &Ground) -> Option<bool> {
        if ground.is_stuck() {
            return Some(false);
        }
        if let Some(foretold) = ground.foretold() {
            return Some(foretold);
        }
        let digest = ground.digest();
        if let Some(known) = self.known.get(digest) {
            return Some(known);
        }
        if !self.effort.spend() || self.is_over() || self.effort.nodes() > self.limit {
            return None;
        }
        let wins = match ground.step {
            Step::Name => self.wins_whatever_is_named(ground)?,
            Step::Swap | Step::Build(_) => self.wins_by_some(ground)?,
        };
        self.known.put(digest, wins);
        Some(wins)
    }

    fn wins_whatever_is_named(&mut self, ground: &Ground) -> Option<bool> {
        for (_, next) in ordered(ground) {
            if !self.builder_wins(&next)? {
                return Some(false);
            }
        }
        Some(true)
    }

    fn wins_by_some(&mut self, ground: &Ground) -> Option<bool> {
        let knows = |next: &Ground| next.is_stuck() || self.known.get(next.digest()) == Some(false);
        let others = |next: &Ground| next.builder != ground.builder;
        let moves = if let Step::Build(_) = ground.step {
            let mut built = Vec::new();
            for code in ground.builds() {
                let next = ground.built(code);
                // One is enough: the others need not even be made.
                match next.foretold() {
                    Some(true) => {}
                    Some(false) => return Some(true),
                    None if knows(&next) => return Some(true),
                    None => built.push((code, next)),
                }
            }
            ranked(built, ground)
        } else {
            let moves = ordered(ground);
            if moves.iter().any(|(_, next)| others(next) && knows(next)) {
                return Some(true);
            }
            moves
        };
        for (_, next) in &moves {
            if self.builder_wins(next)? != others(next) {
                return Some(true);
            }
        }
        Some(false)
    }

    fn is_over(&self) -> bool {
        self.effort.is_over() || self.effort.nodes() >= self.most
    }
}

fn after(ground: &Ground, code: Code) -> Ground {
    minds::Tree::after(ground, code)
}

/// The moves with what they lead to, the most promising first.
fn ordered(ground: &Ground) -> Vec<(Code, Ground)> {
    if let Step::Build(_) = ground.step {
        return built(ground);
    }
    let mut ranked = Vec::new();
    minds::Tree::quiet(ground, &mut ranked);
    ranked.sort_by_key(|(_, rank)| -rank);
    ranked.into_iter().map(|(code, _)| (code, after(ground, code))).collect()
}

/// What can be built, each position made once: nearly all of a proof's time goes into them.
fn built(ground: &Ground) -> Vec<(Code, Ground)> {
    ranked(ground.builds().map(|code| (code, ground.built(code))).collect(), ground)
}

/// Those first that leave the other little room.
fn ranked(mut found: Vec<(Code, Ground)>, ground: &Ground) -> Vec<(Code, Ground)> {
    found.sort_by_cached_key(|(_, next)| next.squeeze(ground.builder));
    found
}
