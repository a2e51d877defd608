//! Information-set Monte Carlo tree search with a single observer.
//!
//! One tree serves the seat that thinks. Each iteration goes through it with another position that may be the true one.

use rules::{Notes, Seat, Status};

use crate::arithmetic::log2;
use crate::budget::Budget;
use crate::determinize::{Determinize, Rewards};

/// The most nodes of the tree, to bound its memory.
const MAX_NODES: usize = 250_000;

/// The most plies of an iteration within the tree.
const MAX_DEPTH: usize = 200;

/// The settings of the search.
#[derive(Clone, Copy, Debug)]
pub struct IsmctsSettings {
    /// The preference for rarely tried moves. About 0.7 if rewards are wins.
    pub exploration: f64,
    /// The weight of a move's prior until it has been tried often.
    pub prior_weight: f64,
}

impl Default for IsmctsSettings {
    fn default() -> Self {
        Self { exploration: 0.7, prior_weight: 1.0 }
    }
}

/// The result of the search.
#[derive(Clone, Debug)]
pub struct IsmctsResult<M> {
    /// The moves, the most visited first.
    pub moves: Vec<VisitedMove<M>>,
    /// The line of the most visited moves.
    pub line: Vec<M>,
}

/// A move with the statistics of its visits.
#[derive(Clone, Debug)]
pub struct VisitedMove<M> {
    /// The move.
    pub mv: M,
    /// The number of visits.
    pub visits: u32,
    /// The mean reward.
    pub mean: f64,
}

/// A node of the tree: the move that leads to it, and its rewards.
struct Node<M> {
    seat: Seat,
    mv: M,
    visits: u32,
    /// The number of iterations in which the move was legal.
    available: u32,
    /// The sum of the rewards of the seat that plays the move.
    reward_sum: f64,
    children: Vec<u32>,
}

struct Search<'s, R: Determinize> {
    view: &'s R::View,
    observer: Seat,
    settings: IsmctsSettings,
    nodes: Vec<Node<R::Move>>,
    /// The children of the root. The root itself has no move.
    root_children: Vec<u32>,
}

/// Searches until the budget is used up. An iteration costs one node for every ply.
pub fn ismcts<R: Determinize>(
    view: &R::View,
    observer: Seat,
    budget: &mut Budget<'_>,
    settings: IsmctsSettings,
) -> IsmctsResult<R::Move> {
    let (nodes, root_children) = (Vec::new(), Vec::new());
    let mut search = Search::<R> { view, observer, settings, nodes, root_children };
    while !budget.is_over() {
        search.iterate(budget);
    }
    search.result()
}

impl<R: Determinize> Search<'_, R> {
    /// One iteration: down the tree, one new node, a playout, and back up.
    fn iterate(&mut self, budget: &mut Budget<'_>) {
        let mut position = R::determinize(self.view, self.observer, budget.chance());
        let mut path = Vec::new();
        let mut here = None;
        while path.len() < MAX_DEPTH && budget.spend() {
            let Some(seat) = mover::<R>(&position, self.observer) else { break };
            let Some((child, mv)) = self.select(&position, seat, here) else { break };
            let is_new = self.nodes[child as usize].visits == 0;
            let _ = R::play(&mut position, seat, &mv, &mut Notes::muted());
            path.push(child);
            here = Some(child);
            if is_new {
                break;
            }
        }
        let rewards = self.play_out(position, budget);
        for index in path {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            node.reward_sum += rewards[node.seat.index() & 7];
        }
    }

    /// The child to visit, and a move that leads to it in this position.
    fn select(
        &mut self,
        position: &R::Position,
        seat: Seat,
        here: Option<u32>,
    ) -> Option<(u32, R::Move)> {
        let moves = R::moves(position, seat);
        let mut best: Option<(f64, u32, usize)> = None;
        let mut new: Option<(f64, usize, R::Move)> = None;
        for (index, mv) in moves.iter().enumerate() {
            let observed = R::observed_move(mv, seat, self.observer);
            let known = self.child(here, seat, &observed);
            let prior = R::prior(position, seat, mv);
            match known {
                Some(child) => {
                    self.nodes[child as usize].available += 1;
                    let merit = self.merit(child, prior);
                    if best.as_ref().is_none_or(|(most, ..)| merit > *most) {
                        best = Some((merit, child, index));
                    }
                }
                None if new.as_ref().is_none_or(|(most, ..)| prior > *most) => {
                    new = Some((prior, index, observed));
                }
                None => {}
            }
        }
        // Untried moves come first, unless the tree is full.
        if let Some((_, index, observed)) = new.filter(|_| self.nodes.len() < MAX_NODES) {
            let child = self.expand(here, seat, observed);
            return Some((child, moves[index].clone()));
        }
        best.map(|(_, child, index)| (child, moves[index].clone()))
    }

    fn children(&self, here: Option<u32>) -> &[u32] {
        here.map_or(&self.root_children, |here| &self.nodes[here as usize].children)
    }

    fn child(&self, here: Option<u32>, seat: Seat, mv: &R::Move) -> Option<u32> {
        let fits = |child: &&u32| {
            let node = &self.nodes[**child as usize];
            node.seat == seat && node.mv == *mv
        };
        self.children(here).iter().find(fits).copied()
    }

    fn expand(&mut self, here: Option<u32>, seat: Seat, mv: R::Move) -> u32 {
        let child = self.nodes.len() as u32;
        let children = Vec::new();
        self.nodes.push(Node { seat, mv, visits: 0, available: 1, reward_sum: 0.0, children });
        match here {
            Some(here) => self.nodes[here as usize].children.push(child),
            None => self.root_children.push(child),
        }
        child
    }

    /// The priority of a child: its upper confidence bound and its prior.
    fn merit(&self, child: u32, prior: f64) -> f64 {
        let node = &self.nodes[child as usize];
        let visits = f64::from(node.visits.max(1));
        let explored =
            self.settings.exploration * (log2(u64::from(node.available)) / visits).sqrt();
        node.reward_sum / visits + explored + self.settings.prior_weight * prior / (visits + 1.0)
    }

    fn play_out(&self, mut position: R::Position, budget: &mut Budget<'_>) -> Rewards {
        for _ in 0..R::PLAYOUT {
            let Some(seat) = mover::<R>(&position, self.observer) else { break };
            if !budget.spend() {
                break;
            }
            let Some(mv) = R::playout_move(&position, seat, budget.chance()) else { break };
            let _ = R::play(&mut position, seat, &mv, &mut Notes::muted());
        }
        match R::status(&position) {
            Status::ToMove(_) => R::rewards(&position),
            Status::Over(outcome) if outcome.draw => [0.5; 8],
            Status::Over(outcome) => {
                let mut rewards = [0.0; 8];
                outcome.winners.iter().for_each(|seat| rewards[seat.index()] = 1.0);
                rewards
            }
        }
    }

    fn result(&self) -> IsmctsResult<R::Move> {
        let mut children = self.root_children.clone();
        children.sort_by_key(|&child| std::cmp::Reverse(self.nodes[child as usize].visits));
        let visited = |&child: &u32| {
            let Node { mv, visits, reward_sum, .. } = &self.nodes[child as usize];
            let mean = reward_sum / f64::from((*visits).max(1));
            VisitedMove { mv: mv.clone(), visits: *visits, mean }
        };
        IsmctsResult { moves: children.iter().map(visited).collect(), line: self.line() }
    }

    fn line(&self) -> Vec<R::Move> {
        let (mut line, mut here) = (Vec::new(), None);
        loop {
            let most = self.children(here).iter().max_by_key(|&&child| {
                let visits = self.nodes[child as usize].visits;
                // Of equally visited children, the first.
                (visits, std::cmp::Reverse(child))
            });
            match most {
                Some(&child) if self.nodes[child as usize].visits > 0 && line.len() < 10 => {
                    line.push(self.nodes[child as usize].mv.clone());
                    here = Some(child);
                }
                _ => return line,
            }
        }
    }
}

/// The next seat to play. If several are to move, the observer comes first.
fn mover<R: Determinize>(position: &R::Position, observer: Seat) -> Option<Seat> {
    let seats = R::status(position).to_move();
    if seats.contains(observer) { Some(observer) } else { seats.iter().next() }
}
