//! A search through trees of a few numbers.

use rules::{Level, Seat, Seed};

use crate::alphabeta::*;
use crate::score::WIN_SCORE;
use crate::search_tree::ScoredMove;

/// A tree with three moves. The first looks best and loses to the reply.
#[derive(Clone)]
struct Trap {
    ply: u64,
    first: u8,
}

impl SearchTree for Trap {
    type Move = u8;

    fn mover(&self) -> Option<Seat> {
        let is_over = self.ply > 1 && self.first == 0;
        (!is_over && self.ply < 8).then_some(Seat((self.ply % 2) as u8))
    }

    fn noisy_moves(&self, _moves: &mut Vec<ScoredMove<u8>>) {}

    fn quiet_moves(&self, moves: &mut Vec<ScoredMove<u8>>) {
        let count = if self.ply == 0 { 3 } else { 1 };
        moves.extend((0..count).map(|mv| ScoredMove::new(mv, -i32::from(mv))));
    }

    fn child(&self, mv: u8) -> Self {
        Self { ply: self.ply + 1, first: if self.ply == 0 { mv } else { self.first } }
    }

    fn key(&self) -> u64 {
        self.ply * 8 + u64::from(self.first)
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        let worth = match self.first {
            0 if self.ply > 1 => -WIN_SCORE,
            0 => 50,
            first => i32::from(first),
        };
        if seat == Seat(0) { worth } else { -worth }
    }
}

fn found(nodes: u64, stop: &dyn Fn() -> bool) -> ScoredMove<u8> {
    let mut budget = Budget::new(Level::BEST, nodes, Seed::from_bytes([1; 32]).walk(0), stop);
    alphabeta(&Trap { ply: 0, first: 0 }, &mut budget, SearchLimits::default()).moves[0]
}

#[test]
fn an_unsearched_move_is_not_proven_lost() {
    for nodes in 1..60 {
        let ScoredMove { mv, score } = found(nodes, &|| false);
        assert!(!is_proven(score), "{mv} has {score} after {nodes} nodes");
    }
    assert_ne!(found(60, &|| false).mv, 0);
}

#[test]
fn a_search_without_time_selects_the_statically_best_move() {
    assert_eq!(found(1, &|| true), ScoredMove::new(0, 0));
}

/// A tree with forty moves, each a little worse than the one before. The last mover looks far better.
#[derive(Clone)]
struct Swings {
    ply: u64,
    first: u8,
}

impl SearchTree for Swings {
    type Move = u8;

    fn mover(&self) -> Option<Seat> {
        Some(Seat((self.ply % 2) as u8))
    }

    fn noisy_moves(&self, _moves: &mut Vec<ScoredMove<u8>>) {}

    fn quiet_moves(&self, moves: &mut Vec<ScoredMove<u8>>) {
        let count = if self.ply == 0 { 40 } else { 4 };
        moves.extend((0..count).map(|mv| ScoredMove::new(mv, -i32::from(mv))));
    }

    fn child(&self, mv: u8) -> Self {
        Self { ply: self.ply + 1, first: if self.ply == 0 { mv } else { self.first } }
    }

    fn key(&self) -> u64 {
        self.ply * 64 + u64::from(self.first)
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        let swing = if self.ply % 2 == 1 { 300 } else { -300 };
        let worth = swing - 10 * i32::from(self.first);
        if seat == Seat(0) { worth } else { -worth }
    }
}

/// The scores of moves that are not searched again keep their difference from the others.
#[test]
fn moves_not_searched_again_keep_their_score_distances() {
    let limits = SearchLimits { exact_margin: 1_000, ..SearchLimits::default() };
    let mut broken_off = 0;
    for nodes in 100..1_000 {
        let chance = Seed::from_bytes([1; 32]).walk(0);
        let mut budget = Budget::new(Level::BEST, nodes, chance, &|| false);
        let mut moves = alphabeta(&Swings { ply: 0, first: 0 }, &mut budget, limits).moves;
        moves.sort_unstable();
        let steps: Vec<i32> = moves.windows(2).map(|two| two[0].score - two[1].score).collect();
        assert_eq!(steps, [10; 39], "after {nodes} nodes: {moves:?}");
        broken_off += u32::from(moves[0].score > 0);
    }
    assert!((100..800).contains(&broken_off), "{broken_off}");
}

/// A tree with two moves. After the first, a threat must be met, and its cost shows a ply later.
#[derive(Clone)]
struct Threat {
    ply: u64,
    first: u8,
}

impl SearchTree for Threat {
    type Move = u8;

    fn mover(&self) -> Option<Seat> {
        Some(Seat((self.ply % 2) as u8))
    }

    fn noisy_moves(&self, _moves: &mut Vec<ScoredMove<u8>>) {}

    fn quiet_moves(&self, moves: &mut Vec<ScoredMove<u8>>) {
        let count = if self.ply == 0 { 2 } else { 1 };
        moves.extend((0..count).map(|mv| ScoredMove::new(mv, -i32::from(mv))));
    }

    fn child(&self, mv: u8) -> Self {
        Self { ply: self.ply + 1, first: if self.ply == 0 { mv } else { self.first } }
    }

    fn is_forced(&self) -> bool {
        self.ply == 2 && self.first == 0
    }

    fn key(&self) -> u64 {
        self.ply * 8 + u64::from(self.first)
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        let worth = match self.first {
            0 if self.ply > 2 => -100,
            0 => 50,
            _ => 10,
        };
        if seat == Seat(0) { worth } else { -worth }
    }
}

#[test]
fn a_forced_position_is_searched_a_ply_deeper() {
    let limits = SearchLimits { max_depth: 2, ..SearchLimits::default() };
    let chance = Seed::from_bytes([1; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, 1_000, chance, &|| false);
    let result = alphabeta(&Threat { ply: 0, first: 0 }, &mut budget, limits);
    assert_eq!(result.moves[0], ScoredMove::new(1, 10), "{:?}", result.moves);
}

fn preferred<T: SearchTree<Move = u8>>(root: &T, margin: i32, rank: &dyn Fn(u8) -> i32) -> Vec<u8> {
    let limits = SearchLimits { max_depth: 4, ..SearchLimits::default() };
    let chance = Seed::from_bytes([1; 32]).walk(0);
    let mut budget = Budget::new(Level::BEST, 100_000, chance, &|| false);
    let preference = Preference { margin, rank };
    let result = alphabeta_preferring(root, &mut budget, limits, preference);
    assert_eq!(result.line.first(), result.moves.first().map(|first| &first.mv));
    assert!(result.moves.len() < 2 || result.moves[0].score >= result.moves[1].score - margin);
    result.moves.into_iter().map(|scored| scored.mv).collect()
}

#[test]
fn the_preferred_move_is_one_of_nearly_the_best_score() {
    let swings = Swings { ply: 0, first: 0 };
    let preferred = |margin, rank: &dyn Fn(u8) -> i32| preferred(&swings, margin, rank)[0];
    assert_eq!(preferred(50, &|mv| i32::from(mv)), 5, "the moves are 10 points apart");
    assert_eq!(preferred(59, &|mv| i32::from(mv)), 5);
    assert_eq!(preferred(50, &|mv| i32::from(mv == 3)), 3);
    assert_eq!(preferred(50, &|_| 0), 0, "without a preference, the best move comes first");
    assert_eq!(preferred(50, &|mv| i32::from(mv == 6)), 0);
}

#[test]
fn a_preferred_move_that_loses_is_not_chosen() {
    assert_ne!(preferred(&Trap { ply: 0, first: 0 }, 100, &|mv| i32::from(mv == 0))[0], 0);
}
