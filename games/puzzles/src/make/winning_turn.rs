//! Turns of several plies that can be won: every way to end the turn is tried.

use std::collections::BTreeSet;

use rules::{Game, Seat, Table, Viewer};

use crate::exercise::is_won;
use crate::make::search::{legal, mover};
use crate::make::solution::Solution;

/// The fewest and the most plies of a turn to find.
const PLIES: std::ops::RangeInclusive<usize> = 1..=6;

/// The search through every way to play a turn.
struct Turn<'a> {
    seat: Seat,
    number: u32,
    left: u64,
    seen: BTreeSet<Vec<u8>>,
    path: Vec<String>,
    /// The shortest way to win.
    shortest: Option<Vec<String>>,
    /// The board after each way to win.
    ends: BTreeSet<String>,
    game: &'a dyn Game,
}

/// The solution, if the turn can be won with a single result on the board. `None` also after more than `positions`
/// positions.
pub(crate) fn solve(
    game: &dyn Game,
    table: &dyn Table,
    seat: Seat,
    positions: u64,
) -> Option<Solution> {
    let (number, seen, path) = (table.turn(), BTreeSet::new(), Vec::new());
    let mut turn = Turn {
        seat,
        number,
        left: positions,
        seen,
        path,
        shortest: None,
        ends: BTreeSet::new(),
        game,
    };
    turn.explore(table)?;
    let line = turn.shortest.filter(|line| turn.ends.len() == 1 && PLIES.contains(&line.len()))?;
    Some(Solution { line: line.into_iter().map(|mv| vec![mv]).collect() })
}

impl Turn<'_> {
    fn explore(&mut self, table: &dyn Table) -> Option<()> {
        for mv in legal(table, self.seat) {
            self.left = self.left.checked_sub(1)?;
            let mut next = table.duplicate();
            next.play(self.seat, &mv).ok()?;
            self.path.push(mv);
            if is_won(next.as_ref(), self.seat) {
                self.found(next.as_ref());
            } else if next.turn() == self.number
                && mover(next.as_ref()) == Some(self.seat)
                && self.path.len() < *PLIES.end()
                && self.seen.insert(next.snapshot())
            {
                self.explore(next.as_ref())?;
            }
            self.path.pop();
        }
        Some(())
    }

    fn found(&mut self, table: &dyn Table) {
        let state = table.see(Viewer::Everything).state();
        let castles = state.get("castles").unwrap_or(&state);
        self.ends.insert(format!("{} {castles}", self.game.info().id));
        if self.shortest.as_ref().is_none_or(|known| known.len() > self.path.len()) {
            self.shortest = Some(self.path.clone());
        }
    }
}
