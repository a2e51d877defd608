//! Makes puzzles: plays matches, and picks positions with one solution.

mod first_rating;
mod judge;
mod recipe;
pub(crate) mod search;
mod solution;
mod winning_turn;

use std::collections::BTreeSet;

use rules::{Chance, Game, Level, NodeLimit, Seat, Seed, Setup, Table, Viewer};
use sha2::{Digest, Sha256};

use crate::make::judge::solve;
use crate::make::recipe::{Kind, Recipe};
use crate::make::search::{best_move, legal, mover, think};
use crate::make::solution::Solution;
use crate::position::Position;
use crate::puzzle::{Goal, Puzzle};
use crate::shape::{Shape, shape};
use crate::tags::Tag;

pub(crate) use crate::make::judge::likely_first;
pub(crate) use crate::make::recipe::Kind as PuzzleKind;
pub(crate) use crate::make::recipe::Recipe as PuzzleRecipe;
pub(crate) use crate::make::winning_turn::solve as solve_turn;

/// The maximum number of plies of a match.
const MOST_PLIES: usize = 300;

/// Makes the puzzles of a game, match by match.
#[derive(Debug)]
pub struct Maker {
    game: &'static dyn Game,
    recipe: Recipe,
    seed: u64,
    /// The number of the next match.
    next: u64,
    shapes: BTreeSet<Shape>,
    made: usize,
    one_movers: usize,
}

/// The last values of each seat, by a quick search.
#[derive(Debug, Default)]
struct Swings([f64; 8]);

impl Swings {
    /// Whether a seat stands much better than at its previous move. Then the opponent's move was a mistake, and there
    /// may be one way to punish it. Games whose puzzles are proven quickly need no such sign.
    fn has_swung(&mut self, recipe: &Recipe, table: &dyn Table, seat: Seat) -> bool {
        if recipe.kind != Kind::ByFar {
            return true;
        }
        let Some(now) = best_move(table, seat, recipe.quick_nodes) else { return false };
        let before = std::mem::replace(&mut self.0[seat.index() % 8], now.value);
        let least = 0.5 * recipe.margin.by;
        now.is_proven && now.value > 0.0 || now.value >= least && now.value - before >= least
    }
}

/// The result of a self-play match.
#[derive(Debug)]
pub struct Progress {
    /// The number of the match.
    pub number: u64,
    /// The puzzles found in the match.
    pub puzzles: Vec<Puzzle>,
}

impl Maker {
    /// Continues after these puzzles, which were made with the same seed.
    pub fn new(game: &'static dyn Game, seed: u64, known: &[Puzzle]) -> Self {
        let recipe = Recipe::of(game);
        let next = known.iter().map(|puzzle| puzzle.from + 1).max().unwrap_or(0);
        let mut maker =
            Self { game, recipe, seed, next, shapes: BTreeSet::new(), made: 0, one_movers: 0 };
        for puzzle in known {
            maker.shapes.extend(shape(game, &puzzle.position, puzzle.seat));
            maker.count(puzzle);
        }
        maker
    }

    /// Plays one match, and returns its puzzles.
    pub fn play_match(&mut self) -> Progress {
        let number = self.next;
        self.next += 1;
        let puzzles = self.puzzles_of(number).unwrap_or_default();
        Progress { number, puzzles }
    }

    fn puzzles_of(&mut self, number: u64) -> Option<Vec<Puzzle>> {
        let mut chance = self.match_seed(number).walk(1);
        let (options, seats) = self.recipe.version(chance.below(1 << 32));
        let setup = Setup { options: options.clone(), seats, seed: self.match_seed(number) };
        let mut table = self.game.set_up(&setup).ok()?;
        // One side plays better than the other, so that matches are decided by more than chance.
        let levels = self.recipe.levels();
        let mut levels: Vec<Level> =
            (0..seats).filter_map(|_| chance.one_of(levels).copied()).collect();
        let (mut puzzles, mut rest, mut turn) = (Vec::new(), 0, 0);
        let mut swings = Swings::default();
        for ply in 0..MOST_PLIES {
            let Some(seat) = first_mover(table.as_ref()) else { break };
            let is_new_turn = table.turn() != turn;
            turn = table.turn();
            let has_swung = swings.has_swung(&self.recipe, table.as_ref(), seat);
            if has_swung && ply >= self.recipe.first_ply.max(rest) && is_new_turn {
                let position = stored(table.as_ref(), &options, seats);
                if let Some(puzzle) = self.puzzle(&position, seat, number) {
                    rest = ply + puzzle.line.len() + 2;
                    self.count(&puzzle);
                    puzzles.push(puzzle);
                }
            }
            let mv = self.played(table.as_ref(), seat, levels[seat.index()], ply, &mut chance)?;
            table.play(seat, &mv).ok()?;
            if chance.below(12) == 0 {
                levels.rotate_left(1);
            }
        }
        Some(puzzles)
    }

    /// The puzzle of a position, if it is a new one.
    fn puzzle(&mut self, position: &Position, seat: Seat, from: u64) -> Option<Puzzle> {
        let table = position.table(self.game).ok()?;
        let shape =
            shape(self.game, position, seat).filter(|shape| !self.shapes.contains(shape))?;
        let solution = solve(self.game, &self.recipe, table.as_ref(), seat)?;
        let is_one_mover = solution.line.len() == 1;
        if is_one_mover && self.one_movers as f64 > self.recipe.one_movers * self.made as f64 {
            return None;
        }
        self.shapes.insert(shape);
        Some(self.described(position, seat, from, solution))
    }

    fn described(&self, position: &Position, seat: Seat, from: u64, solution: Solution) -> Puzzle {
        let goal = if self.recipe.kind == Kind::Turn { Goal::Turn } else { Goal::Win };
        let (position, line) = (position.clone(), solution.line);
        let tags = Vec::new();
        let mut puzzle = Puzzle { position, seat, goal, line, tags, rating: 1500, why: None, from };
        puzzle.why = reason(self.game, &puzzle, self.recipe.nodes);
        puzzle.tags = tags_of(self.game, &puzzle);
        puzzle.rating = first_rating::rating(self.game, &puzzle);
        puzzle
    }

    fn count(&mut self, puzzle: &Puzzle) {
        self.made += 1;
        self.one_movers += usize::from(puzzle.line.len() == 1);
    }

    /// The move that self-play makes.
    fn played(
        &self,
        table: &dyn Table,
        seat: Seat,
        level: Level,
        ply: usize,
        chance: &mut Chance,
    ) -> Option<String> {
        if ply < self.recipe.random_plies {
            return chance.one_of(&legal(table, seat)).cloned();
        }
        let limit = NodeLimit::Nodes(self.recipe.play_nodes);
        Some(think(table, seat, level, limit, chance.below(u64::MAX))?.mv)
    }

    fn match_seed(&self, number: u64) -> Seed {
        let hash = Sha256::new()
            .chain_update("castellan puzzles\n")
            .chain_update(self.game.info().id)
            .chain_update(self.seed.to_be_bytes())
            .chain_update(number.to_be_bytes())
            .finalize();
        Seed::from_bytes(hash.into())
    }
}

fn first_mover(table: &dyn Table) -> Option<Seat> {
    match table.status() {
        rules::Status::ToMove(seats) => seats.iter().next(),
        rules::Status::Over(_) => None,
    }
}

/// The position of a table, as puzzles store it.
fn stored(table: &dyn Table, options: &rules::OptionValues, seats: u8) -> Position {
    let state = table.see(Viewer::Everything).state();
    Position { options: options.clone(), seats, state }
}

/// The computer player's reason for the first move.
fn reason(game: &dyn Game, puzzle: &Puzzle, nodes: u64) -> Option<rules::Message> {
    let table = puzzle.position.table(game).ok()?;
    let best = best_move(table.as_ref(), puzzle.seat, nodes)?;
    best.why.filter(|_| puzzle.line.first().is_some_and(|right| right.contains(&best.mv)))
}

/// The tags of a puzzle, from the events in its line.
fn tags_of(game: &dyn Game, puzzle: &Puzzle) -> Vec<Tag> {
    let mut tags: BTreeSet<Tag> = puzzle.why.iter().filter_map(Tag::of_reason).collect();
    let Ok(mut table) = puzzle.position.table(game) else { return Vec::new() };
    let mut own = 0;
    for mv in puzzle.shown_line() {
        let Some(seat) = mover(table.as_ref()) else { break };
        let Ok(played) = table.play(seat, mv) else { break };
        if seat == puzzle.seat {
            own += 1;
            tags.extend(played.notes.iter().filter_map(|note| Tag::of_note(&note.message)));
        }
    }
    if own > 1 && puzzle.goal == Goal::Win {
        tags.insert(Tag::LongLine);
    }
    if !puzzle.position.options.is_empty() {
        tags.insert(Tag::Variant);
    }
    if game.info().id == "castello"
        && tags.iter().all(|tag| matches!(tag, Tag::LongLine | Tag::Variant))
    {
        tags.insert(Tag::QuietMove);
    }
    tags.into_iter().collect()
}
