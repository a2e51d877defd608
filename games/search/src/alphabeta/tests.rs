//! A search through trees of a few numbers.

use rules::{Level, Seed};

use crate::alphabeta::*;
use crate::score::WON;

/// Three moves, of which the first looks best and loses to the answer.
#[derive(Clone)]
struct Trap {
    ply: u64,
    first: u8,
}

impl Tree for Trap {
    type Move = u8;

    fn mover(&self) -> Option<Seat> {
        let is_over = self.ply > 1 && self.first == 0;
        (!is_over && self.ply < 8).then_some(Seat((self.ply % 2) as u8))
    }

    fn loud(&self, _moves: &mut Vec<Ranked<u8>>) {}

    fn quiet(&self, moves: &mut Vec<Ranked<u8>>) {
        let count = if self.ply == 0 { 3 } else { 1 };
        moves.extend((0..count).map(|mv| (mv, -i32::from(mv))));
    }

    fn after(&self, mv: u8) -> Self {
        Self { ply: self.ply + 1, first: if self.ply == 0 { mv } else { self.first } }
    }

    fn key(&self) -> u64 {
        self.ply * 8 + u64::from(self.first)
    }

    fn worth(&self, seat: Seat) -> i32 {
        let worth = match self.first {
            0 if self.ply > 1 => -WON,
            0 => 50,
            first => i32::from(first),
        };
        if seat == Seat(0) { worth } else { -worth }
    }
}

fn found(nodes: u64, stop: &dyn Fn() -> bool) -> Rated<u8> {
    let mut effort = Effort::new(Level::BEST, nodes, Seed::from_bytes([1; 32]).walk(0), stop);
    search(&Trap { ply: 0, first: 0 }, &mut effort, Depths::default()).rated[0]
}

#[test]
fn what_was_not_looked_at_again_is_not_taken_for_lost() {
    for nodes in 1..60 {
        let (mv, worth) = found(nodes, &|| false);
        assert!(!is_proven(worth), "{mv} is worth {worth} after {nodes} nodes");
    }
    assert_ne!(found(60, &|| false).0, 0);
}

#[test]
fn who_had_no_time_at_all_takes_what_looks_best() {
    assert_eq!(found(1, &|| true), (0, 0));
}

/// Forty moves, each a little worse than the one before; whoever has moved last looks better by far.
#[derive(Clone)]
struct Swings {
    ply: u64,
    first: u8,
}

impl Tree for Swings {
    type Move = u8;

    fn mover(&self) -> Option<Seat> {
        Some(Seat((self.ply % 2) as u8))
    }

    fn loud(&self, _moves: &mut Vec<Ranked<u8>>) {}

    fn quiet(&self, moves: &mut Vec<Ranked<u8>>) {
        let count = if self.ply == 0 { 40 } else { 4 };
        moves.extend((0..count).map(|mv| (mv, -i32::from(mv))));
    }

    fn after(&self, mv: u8) -> Self {
        Self { ply: self.ply + 1, first: if self.ply == 0 { mv } else { self.first } }
    }

    fn key(&self) -> u64 {
        self.ply * 64 + u64::from(self.first)
    }

    fn worth(&self, seat: Seat) -> i32 {
        let swing = if self.ply % 2 == 1 { 300 } else { -300 };
        let worth = swing - 10 * i32::from(self.first);
        if seat == Seat(0) { worth } else { -worth }
    }
}

/// What was not searched again as deeply keeps its distance to what was.
#[test]
fn moves_that_were_not_looked_at_again_keep_their_distances() {
    let depths = Depths { spread: 1_000, ..Depths::default() };
    let mut broken_off = 0;
    for nodes in 100..1_000 {
        let chance = Seed::from_bytes([1; 32]).walk(0);
        let mut effort = Effort::new(Level::BEST, nodes, chance, &|| false);
        let mut rated = search(&Swings { ply: 0, first: 0 }, &mut effort, depths).rated;
        rated.sort_unstable();
        let steps: Vec<i32> = rated.windows(2).map(|two| two[0].1 - two[1].1).collect();
        assert_eq!(steps, [10; 39], "after {nodes} nodes: {rated:?}");
        broken_off += u32::from(rated[0].1 > 0);
    }
    assert!((100..800).contains(&broken_off), "{broken_off}");
}
