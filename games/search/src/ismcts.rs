//! Information-set Monte Carlo tree search with a single observer: one tree for the seat that thinks, and for every walk
//! through it another position that may be the true one.

use rules::{Notes, Seat, Status};

use crate::arithmetic::log2;
use crate::budget::Effort;
use crate::determinize::{Guess, Prospects};

/// The most nodes of the tree: within the memory of a search.
const MOST: usize = 250_000;

/// The most plies of a walk through the tree.
const DEEPEST: usize = 200;

/// How to sample.
#[derive(Clone, Copy, Debug)]
pub struct Sampling {
    /// How eagerly moves are tried that look worse so far; about 0.7 where values are wins.
    pub curiosity: f64,
    /// How much a move's promise counts before it was tried often.
    pub trust: f64,
}

impl Default for Sampling {
    fn default() -> Self {
        Self { curiosity: 0.7, trust: 1.0 }
    }
}

/// What sampling has found for the seat that thinks.
#[derive(Clone, Debug)]
pub struct Sampled<M> {
    /// Each move with how often it was tried and its mean prospect, the most tried first.
    pub moves: Vec<(M, u32, f64)>,
    /// The moves that were tried most often, one after the other.
    pub line: Vec<M>,
}

/// A place in the tree: what led here, and what came of it.
struct Node<M> {
    seat: Seat,
    mv: M,
    tried: u32,
    /// How often it could have been tried.
    open: u32,
    /// The sum of the prospects of the seat that plays the move.
    sum: f64,
    children: Vec<u32>,
}

/// The tree of one thought.
struct Search<'s, R: Guess> {
    view: &'s R::View,
    eyes: Seat,
    sampling: Sampling,
    nodes: Vec<Node<R::Move>>,
    /// The children of the root, which itself has no move.
    first: Vec<u32>,
}

/// Samples until the effort is over; each walk costs a node of it for every ply.
pub fn sample<R: Guess>(
    view: &R::View,
    eyes: Seat,
    effort: &mut Effort<'_>,
    sampling: Sampling,
) -> Sampled<R::Move> {
    let mut search = Search::<R> { view, eyes, sampling, nodes: Vec::new(), first: Vec::new() };
    while !effort.is_over() {
        search.walk(effort);
    }
    search.result()
}

impl<R: Guess> Search<'_, R> {
    /// Once down the tree, one node further, on by a playout, and back up.
    fn walk(&mut self, effort: &mut Effort<'_>) {
        let mut position = R::imagine(self.view, self.eyes, effort.chance());
        let mut path = Vec::new();
        let mut here = None;
        while path.len() < DEEPEST && effort.spend() {
            let Some(seat) = mover::<R>(&position, self.eyes) else { break };
            let Some((child, mv)) = self.step(&position, seat, here) else { break };
            let is_new = self.nodes[child as usize].tried == 0;
            let _ = R::play(&mut position, seat, &mv, &mut Notes::muted());
            path.push(child);
            here = Some(child);
            if is_new {
                break;
            }
        }
        let prospects = self.play_out(position, effort);
        for index in path {
            let node = &mut self.nodes[index as usize];
            node.tried += 1;
            node.sum += prospects[node.seat.index() & 7];
        }
    }

    /// The child to go on with, and a move by which the seat gets there in this position.
    fn step(
        &mut self,
        position: &R::Position,
        seat: Seat,
        here: Option<u32>,
    ) -> Option<(u32, R::Move)> {
        let moves = R::moves(position, seat);
        let mut best: Option<(f64, u32, usize)> = None;
        let mut grown: Option<(f64, usize, R::Move)> = None;
        for (index, mv) in moves.iter().enumerate() {
            let shown = R::seen(mv, seat, self.eyes);
            let known = self.child(here, seat, &shown);
            let promise = R::promise(position, seat, mv);
            match known {
                Some(child) => {
                    self.nodes[child as usize].open += 1;
                    let merit = self.merit(child, promise);
                    if best.as_ref().is_none_or(|(most, ..)| merit > *most) {
                        best = Some((merit, child, index));
                    }
                }
                None if grown.as_ref().is_none_or(|(most, ..)| promise > *most) => {
                    grown = Some((promise, index, shown));
                }
                None => {}
            }
        }
        // A move that was never tried goes before those that were, unless the tree is full.
        if let Some((_, index, shown)) = grown.filter(|_| self.nodes.len() < MOST) {
            let child = self.grow(here, seat, shown);
            return Some((child, moves[index].clone()));
        }
        best.map(|(_, child, index)| (child, moves[index].clone()))
    }

    fn children(&self, here: Option<u32>) -> &[u32] {
        here.map_or(&self.first, |here| &self.nodes[here as usize].children)
    }

    fn child(&self, here: Option<u32>, seat: Seat, mv: &R::Move) -> Option<u32> {
        let fits = |child: &&u32| {
            let node = &self.nodes[**child as usize];
            node.seat == seat && node.mv == *mv
        };
        self.children(here).iter().find(fits).copied()
    }

    fn grow(&mut self, here: Option<u32>, seat: Seat, mv: R::Move) -> u32 {
        let child = self.nodes.len() as u32;
        self.nodes.push(Node { seat, mv, tried: 0, open: 1, sum: 0.0, children: Vec::new() });
        match here {
            Some(here) => self.nodes[here as usize].children.push(child),
            None => self.first.push(child),
        }
        child
    }

    /// How much a move deserves to be tried next.
    fn merit(&self, child: u32, promise: f64) -> f64 {
        let node = &self.nodes[child as usize];
        let tried = f64::from(node.tried.max(1));
        let curious = self.sampling.curiosity * (log2(u64::from(node.open)) / tried).sqrt();
        node.sum / tried + curious + self.sampling.trust * promise / (tried + 1.0)
    }

    fn play_out(&self, mut position: R::Position, effort: &mut Effort<'_>) -> Prospects {
        for _ in 0..R::PLAYOUT {
            let Some(seat) = mover::<R>(&position, self.eyes) else { break };
            if !effort.spend() {
                break;
            }
            let Some(mv) = R::playout(&position, seat, effort.chance()) else { break };
            let _ = R::play(&mut position, seat, &mv, &mut Notes::muted());
        }
        match R::status(&position) {
            Status::ToMove(_) => R::prospects(&position),
            Status::Over(outcome) if outcome.draw => [0.5; 8],
            Status::Over(outcome) => {
                let mut prospects = [0.0; 8];
                outcome.winners.iter().for_each(|seat| prospects[seat.index()] = 1.0);
                prospects
            }
        }
    }

    fn result(&self) -> Sampled<R::Move> {
        let mut children = self.first.clone();
        children.sort_by_key(|&child| std::cmp::Reverse(self.nodes[child as usize].tried));
        let told = |&child: &u32| {
            let node = &self.nodes[child as usize];
            (node.mv.clone(), node.tried, node.sum / f64::from(node.tried.max(1)))
        };
        Sampled { moves: children.iter().map(told).collect(), line: self.line() }
    }

    fn line(&self) -> Vec<R::Move> {
        let (mut line, mut here) = (Vec::new(), None);
        loop {
            let most = self.children(here).iter().max_by_key(|&&child| {
                let tried = self.nodes[child as usize].tried;
                // The first of several.
                (tried, std::cmp::Reverse(child))
            });
            match most {
                Some(&child) if self.nodes[child as usize].tried > 0 && line.len() < 10 => {
                    line.push(self.nodes[child as usize].mv.clone());
                    here = Some(child);
                }
                _ => return line,
            }
        }
    }
}

/// Who plays next: of several at once whoever thinks goes first.
fn mover<R: Guess>(position: &R::Position, eyes: Seat) -> Option<Seat> {
    let seats = R::status(position).to_move();
    if seats.contains(eyes) { Some(eyes) } else { seats.iter().next() }
}
