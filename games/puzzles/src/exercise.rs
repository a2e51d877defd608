//! `Exercise`: a position, the seat of the person, and the results of their moves.

use rules::{Game, Seat, Status, Table};

use crate::lesson::Lesson;
use crate::position::Position;
use crate::puzzle::{Goal, Puzzle};
use crate::trail::{Line, Trail};
use crate::wanted::{Step, Wanted};

/// A puzzle or a lesson, as a person plays it.
#[derive(Debug)]
pub struct Exercise<'a> {
    game: &'static dyn Game,
    position: &'a Position,
    seat: Seat,
    goal: Goal,
    steps: Vec<Step>,
    /// Whether a right move other than the shown one ends the exercise, since the line doesn't follow it.
    ends_off_line: bool,
}

/// The verdict on a move.
#[derive(Debug)]
pub enum Verdict {
    /// A right move or, if the turn must win, any ply that doesn't end the turn. The exercise goes on or is done.
    Right {
        /// The trail with the move.
        trail: Trail,
        /// Whether the exercise is done.
        is_done: bool,
    },
    /// Legal, but not wanted. Contains the trail from which to go on.
    Wrong(Trail),
    /// Not legal here.
    Illegal,
}

impl<'a> Exercise<'a> {
    /// A puzzle of a game.
    pub fn of_puzzle(game: &'static dyn Game, puzzle: &'a Puzzle) -> Option<Self> {
        let steps = match puzzle.goal {
            Goal::Win => steps(game, puzzle)?,
            Goal::Turn => Vec::new(),
        };
        let (position, seat, goal) = (&puzzle.position, puzzle.seat, puzzle.goal);
        Some(Self { game, position, seat, goal, steps, ends_off_line: true })
    }

    /// A lesson of a game.
    pub fn of_lesson(game: &'static dyn Game, lesson: &'a Lesson) -> Self {
        let steps = lesson.steps.clone();
        let (position, seat) = (&lesson.position, lesson.seat);
        Self { game, position, seat, goal: Goal::Win, steps, ends_off_line: false }
    }

    /// The game.
    pub fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// The seat of the person.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The position at the beginning.
    pub fn position(&self) -> &Position {
        self.position
    }

    /// The goal of the exercise.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// The number of moves that the person has to find. 0 if any number is allowed.
    pub fn moves(&self) -> usize {
        self.steps.len()
    }

    /// The table after a trail, with the plies played. `None` if the trail doesn't fit.
    pub fn replay(&self, trail: &Trail) -> Option<(Box<dyn Table>, Line)> {
        let mut table = self.position.table(self.game).ok()?;
        let mut line = Line::default();
        for (index, mv) in trail.moves.iter().enumerate() {
            line.play(table.as_mut(), self.seat, mv)?;
            self.reply(table.as_mut(), &mut line, index)?;
        }
        Some((table, line))
    }

    /// Whether the person goes on after a trail. `false` if the exercise has changed since the trail was stored.
    pub fn goes_on_after(&self, trail: &Trail) -> bool {
        let Some((start, _)) = self.replay(&Trail::default()) else { return false };
        let Some((table, _)) = self.replay(trail) else { return false };
        let is_found = match self.goal {
            Goal::Turn => table.turn() == start.turn(),
            Goal::Win => {
                let is_wanted =
                    |step: &Step, mv: &str| step.wanted.iter().any(|wanted| wanted.is_met_by(mv));
                trail.moves.len() < self.steps.len()
                    && self.steps.iter().zip(&trail.moves).all(|(step, mv)| is_wanted(step, mv))
            }
        };
        is_found && table.status().to_move().contains(self.seat)
    }

    /// Judges a move after a trail.
    pub fn judge(&self, trail: &Trail, mv: &str) -> Verdict {
        let Some((mut table, mut line)) = self.replay(trail) else { return Verdict::Illegal };
        let turn = table.turn();
        if line.play(table.as_mut(), self.seat, mv).is_none() {
            return Verdict::Illegal;
        }
        let is_won = is_won(table.as_ref(), self.seat);
        match self.goal {
            Goal::Turn if is_won => right(trail, mv, true),
            Goal::Turn if table.turn() != turn || table.status().is_over() => {
                // The turn is over, so the next try starts from its beginning.
                Verdict::Wrong(Trail::default())
            }
            Goal::Turn => right(trail, mv, false),
            Goal::Win => self.judge_beat(trail, mv, table),
        }
    }

    fn judge_beat(&self, trail: &Trail, mv: &str, mut table: Box<dyn Table>) -> Verdict {
        let index = trail.moves.len();
        let Some(step) = self.steps.get(index) else { return Verdict::Illegal };
        let Some(found) = step.wanted.iter().position(|wanted| wanted.is_met_by(mv)) else {
            return Verdict::Wrong(trail.clone());
        };
        let is_off_line = self.ends_off_line && found > 0;
        let mut line = Line::default();
        let goes_on = !is_off_line
            && index + 1 < self.steps.len()
            && self.reply(table.as_mut(), &mut line, index).is_some();
        right(trail, mv, !goes_on)
    }

    /// Plays the replies to the person's ply with this index.
    fn reply(&self, table: &mut dyn Table, line: &mut Line, index: usize) -> Option<()> {
        let Some(step) = self.steps.get(index) else { return Some(()) };
        for reply in &step.replies {
            let Status::ToMove(seats) = table.status() else { return None };
            line.play(table, seats.iter().next()?, reply)?;
        }
        Some(())
    }
}

fn right(trail: &Trail, mv: &str, is_done: bool) -> Verdict {
    Verdict::Right { trail: trail.then(mv), is_done }
}

/// Whether the match is over, and this seat has won it.
pub(crate) fn is_won(table: &dyn Table, seat: Seat) -> bool {
    match table.status() {
        Status::Over(outcome) => outcome.winners.contains(seat),
        Status::ToMove(_) => false,
    }
}

/// The line of a puzzle, split after each ply of the person.
fn steps(game: &dyn Game, puzzle: &Puzzle) -> Option<Vec<Step>> {
    let mut table = puzzle.position.table(game).ok()?;
    let mut steps: Vec<Step> = Vec::new();
    for moves in &puzzle.line {
        let Status::ToMove(seats) = table.status() else { return None };
        let first = moves.first()?;
        if seats.contains(puzzle.seat) {
            let wanted = moves.iter().cloned().map(Wanted::exactly).collect();
            steps.push(Step { wanted, replies: Vec::new() });
            table.play(puzzle.seat, first).ok()?;
        } else {
            steps.last_mut()?.replies.push(first.clone());
            table.play(seats.iter().next()?, first).ok()?;
        }
    }
    Some(steps)
}
