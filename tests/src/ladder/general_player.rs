//! General players, which know only the rules of a game: alpha-beta and UCT.
//!
//! They count pieces on the boards, all with the same value. Alpha-beta deepens step by step and searches all moves;
//! UCT plays random moves for a while and then counts. Both copy the played table, so they are for games without
//! secrets.

use std::time::Duration;

use rules::{Chance, Draft, Ink, Item, Seat, Status, Table, Viewer};

use crate::ladder::choice::Choice;
use crate::ladder::random_move::random_move;
use crate::ladder::thread_clock::ThreadClock;

/// The maximum number of random plies of a walk.
const WALK: usize = 40;

/// The greatest search depth, in plies.
const DEEPEST: u32 = 60;

/// The exploration constant of UCT.
const CURIOSITY: f64 = 1.4;

/// A search that knows only the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GeneralPlayer {
    AlphaBeta,
    Uct,
}

/// The limit of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limit {
    /// CPU time of the thread, so that a busy machine weakens no player.
    Time(Duration),
    /// A number of plies, however long it takes.
    Depth(u32),
    /// A number of positions.
    Nodes(u64),
}

/// The alpha-beta window: only values in it matter.
#[derive(Clone, Copy)]
struct Window {
    alpha: f64,
    beta: f64,
}

/// A search within its limit.
struct Thought {
    until: Option<(ThreadClock, Duration)>,
    most: u32,
    nodes: u64,
}

impl GeneralPlayer {
    pub(super) fn choose(
        self,
        table: &dyn Table,
        seat: Seat,
        limit: Limit,
        chance: &mut Chance,
    ) -> Option<Choice> {
        if !table.see(Viewer::Seat(seat)).legal(seat).complete {
            // A secret set-up can't be searched.
            return random_move(table, seat, chance).map(|mv| Choice::plain(mv, 0));
        }
        let (until, most) = match limit {
            Limit::Time(time) => (Some((ThreadClock::start(), time)), DEEPEST),
            Limit::Depth(depth) => (None, depth),
            // `Player` accepts no such budget for these players.
            Limit::Nodes(_) => (None, 1),
        };
        let mut thought = Thought { until, most, nodes: 0 };
        let mv = match self {
            Self::AlphaBeta => thought.deepen(table, seat, chance),
            Self::Uct => thought.sample(table, chance),
        }?;
        Some(Choice::plain(mv, thought.nodes))
    }
}

fn legal(table: &dyn Table) -> (Option<Seat>, Vec<String>) {
    let mover = table.status().to_move().iter().next();
    let moves = mover.map(|seat| table.see(Viewer::Seat(seat)).legal(seat).moves);
    (mover, moves.unwrap_or_default())
}

fn after(table: &dyn Table, seat: Seat, mv: &str) -> Box<dyn Table> {
    let mut next = table.duplicate();
    let _ = next.play(seat, mv);
    next
}

/// The value for a seat of two, from -1 to 1: by the outcome, or by the boards.
pub(super) fn worth(table: &dyn Table, seat: Seat) -> f64 {
    if let Status::Over(outcome) = table.status() {
        return match outcome.winners.contains(seat) {
            _ if outcome.draw => 0.0,
            true => 1.0,
            false => -1.0,
        };
    }
    let scene = table.see(Viewer::Everything).scene(&Draft::default());
    let inks: Vec<Ink> = [seat, Seat(1 - seat.0.min(1))]
        .into_iter()
        .map(|seat| {
            let own = scene.trays.iter().find(|tray| tray.seat == Some(seat));
            own.map_or(Ink::Side(seat.0), |tray| tray.ink)
        })
        .collect();
    let count = |ink: Ink| {
        let items = scene.boards.iter().flat_map(|board| &board.items);
        let standing = items.filter(|item| match item {
            Item::Pawn(_, of) | Item::Unit(_, _, of) | Item::Castle(_, of) => *of == ink,
            _ => false,
        });
        standing.count() as f64
    };
    let (own, theirs) = (count(inks[0]), count(inks[1]));
    0.9 * (own - theirs) / (own + theirs).max(1.0)
}

impl Thought {
    fn is_over(&self) -> bool {
        self.until.as_ref().is_some_and(|(clock, time)| clock.has_run(*time))
    }

    fn deepen(&mut self, table: &dyn Table, seat: Seat, chance: &mut Chance) -> Option<String> {
        let (_, mut moves) = legal(table);
        // Equally good moves come in random order.
        chance.shuffle(&mut moves);
        for depth in 0..self.most {
            let mut best = -2.0;
            for index in 0..moves.len() {
                let next = after(table, seat, &moves[index]);
                let found = self.best(&*next, seat, depth, Window { alpha: best, beta: 2.0 });
                if self.is_over() {
                    return moves.into_iter().next();
                }
                if found > best {
                    best = found;
                    let mv = moves.remove(index);
                    moves.insert(0, mv);
                }
            }
        }
        moves.into_iter().next()
    }

    /// The value of a position for a seat, whether or not it is to move.
    fn best(&mut self, table: &dyn Table, seat: Seat, depth: u32, mut window: Window) -> f64 {
        self.nodes += 1;
        if depth == 0 || table.status().is_over() || self.is_over() {
            return worth(table, seat);
        }
        let (mover, moves) = legal(table);
        let Some(mover) = mover else { return worth(table, seat) };
        let own = mover == seat;
        let mut best = if own { -2.0_f64 } else { 2.0 };
        for mv in moves {
            let found = self.best(&*after(table, mover, &mv), seat, depth - 1, window);
            if own {
                best = best.max(found);
                window.alpha = window.alpha.max(best);
            } else {
                best = best.min(found);
                window.beta = window.beta.min(best);
            }
            if window.alpha >= window.beta || self.is_over() {
                break;
            }
        }
        best
    }

    fn sample(&mut self, table: &dyn Table, chance: &mut Chance) -> Option<String> {
        let mut root = Grown::of(table);
        while !self.is_over() || root.visits < 2.0 {
            self.walk(&mut root, table, chance);
        }
        let most = root
            .children
            .iter()
            .enumerate()
            .max_by(|(_, one), (_, other)| one.visits.total_cmp(&other.visits));
        most.map(|(index, _)| root.moves[index].clone())
    }

    /// Walks down the tree once, and on with random moves. Returns the value for the first seat.
    fn walk(&mut self, here: &mut Grown, table: &dyn Table, chance: &mut Chance) -> f64 {
        self.nodes += 1;
        here.visits += 1.0;
        let Some(mover) = here.mover else {
            let found = worth(table, Seat(0));
            here.sum += found;
            return found;
        };
        let found = if here.children.len() < here.moves.len() {
            // A random move that was never tried.
            let fresh = here.children.len() + chance.index(here.moves.len() - here.children.len());
            let count = here.children.len();
            here.moves.swap(count, fresh);
            let next = after(table, mover, &here.moves[count]);
            let mut child = Grown::of(&*next);
            let found = self.by_chance(next, chance);
            (child.visits, child.sum) = (1.0, found);
            here.children.push(child);
            found
        } else {
            let sign = if mover == Seat(0) { 1.0 } else { -1.0 };
            let log = here.visits.ln();
            let merit = |child: &Grown| {
                sign * child.sum / child.visits + CURIOSITY * (log / child.visits).sqrt()
            };
            let best = (0..here.children.len()).max_by(|&one, &other| {
                merit(&here.children[one]).total_cmp(&merit(&here.children[other]))
            });
            let index = best.unwrap_or(0);
            let next = after(table, mover, &here.moves[index]);
            self.walk(&mut here.children[index], &*next, chance)
        };
        here.sum += found;
        found
    }

    fn by_chance(&mut self, mut table: Box<dyn Table>, chance: &mut Chance) -> f64 {
        for _ in 0..WALK {
            let (mover, moves) = legal(&*table);
            let Some((mover, mv)) = mover.zip(chance.one_of(&moves)) else { break };
            self.nodes += 1;
            let _ = table.play(mover, mv);
            if self.is_over() {
                break;
            }
        }
        worth(&*table, Seat(0))
    }
}

/// A node of UCT's tree. `children[i]` belongs to `moves[i]`.
struct Grown {
    mover: Option<Seat>,
    moves: Vec<String>,
    children: Vec<Grown>,
    visits: f64,
    sum: f64,
}

impl Grown {
    fn of(table: &dyn Table) -> Self {
        let (mover, moves) = legal(table);
        let mover = mover.filter(|_| !moves.is_empty());
        Self { mover, moves, children: Vec::new(), visits: 0.0, sum: 0.0 }
    }
}
