//! Alpha-beta search with iterative deepening, a table, killers, reductions and quiescence. Values go by seat: a side that
//! moves twice in a row keeps its sign.

#[cfg(test)]
mod tests;

use rules::Seat;

use crate::budget::Effort;
use crate::score::{ENDLESS, LONGEST, is_proven};
use crate::transposition_table::Table;
use crate::tree::{Ranked, Tree};
use crate::window::{Entry, Reach, Visit, Window, ended};

/// After how many moves quiet ones are searched less deeply at first, and from which depth on.
const LATE: u32 = 5;
const DEEP: i32 = 3;

/// How many moves of the expected line are told.
const TOLD: usize = 10;

/// How far to search, beside the effort.
#[derive(Clone, Copy, Debug)]
pub struct Depths {
    /// How many plies at the most.
    pub most: u8,
    /// How many plies of loud moves may follow.
    pub loud: u8,
    /// How far below the best a move is still rated exactly, for a soft choice; 0 where only the best matters.
    pub spread: i32,
}

impl Default for Depths {
    fn default() -> Self {
        Self { most: 60, loud: 8, spread: 0 }
    }
}

/// A move with what it is worth to its mover.
pub type Rated<M> = (M, i32);

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Found<M> {
    /// All moves, the best first; those that are clearly worse with no more than what they are worth at most.
    pub rated: Vec<Rated<M>>,
    /// How the match would go on, the best move first.
    pub line: Vec<M>,
    /// How many plies deep every move was searched.
    pub depth: u8,
}

/// Searches until the effort is over, or as deep as is asked. There is always a best move, if there is a move at all.
pub fn search<T: Tree>(root: &T, effort: &mut Effort<'_>, depths: Depths) -> Found<T::Move> {
    let mut found = Found { rated: all_moves(root), line: Vec::new(), depth: 0 };
    let Some(mover) = root.mover() else { return found };
    let mut search = Search::<T>::new(effort, depths, root);
    for depth in 1..=depths.most {
        let is_whole = search.deepen(root, mover, (&mut found.rated, depth));
        if !is_whole {
            break;
        }
        found.depth = depth;
        // Nothing more is to be learned: it is won, or all is lost, or there is no choice.
        let best = found.rated.first().map_or(0, |(_, worth)| *worth);
        if is_proven(best) && (best > 0 || depths.spread == 0) || found.rated.len() < 2 && depth > 3
        {
            break;
        }
    }
    if let Some((_, worth)) = found.rated.first_mut().filter(|(_, worth)| *worth == -ENDLESS) {
        // It was over before anything was rated: that is no loss, only nothing. What looked best at a glance has to do.
        *worth = 0;
    }
    found.line = search.line(root, found.rated.first().map(|(mv, _)| *mv));
    found
}

/// By how much one ply more has changed what a move is worth: whoever has moved last looks better, so that all swing alike.
fn swing(before: i32, after: i32) -> i32 {
    if is_proven(before) || is_proven(after) { 0 } else { after - before }
}

/// What a move would be worth one ply deeper, as far as the swing of another tells.
fn swung(worth: i32, swing: i32) -> i32 {
    if is_proven(worth) { worth } else { worth + swing }
}

/// Every move, loud ones first, each kind by its rank.
fn all_moves<T: Tree>(node: &T) -> Vec<Rated<T::Move>> {
    let (mut loud, mut quiet) = (Vec::new(), Vec::new());
    node.loud(&mut loud);
    node.quiet(&mut quiet);
    loud.sort_by_key(|(_, rank)| -rank);
    quiet.sort_by_key(|(_, rank)| -rank);
    loud.into_iter().chain(quiet).map(|(mv, _)| (mv, -ENDLESS)).collect()
}

struct Search<'s, 'e, T: Tree> {
    effort: &'s mut Effort<'e>,
    table: Table<Entry<T::Move>>,
    loud: i32,
    spread: i32,
    path: Vec<u64>,
    killers: Vec<[Option<T::Move>; 2]>,
    /// How often a move like this was good.
    places: Vec<i32>,
}

impl<'s, 'e, T: Tree> Search<'s, 'e, T> {
    fn new(effort: &'s mut Effort<'e>, depths: Depths, root: &T) -> Self {
        let table = Table::new(effort.left());
        Self {
            effort,
            table,
            loud: -i32::from(depths.loud),
            spread: depths.spread,
            path: vec![root.key()],
            killers: vec![[None; 2]; LONGEST as usize + 1],
            places: vec![0; 4096],
        }
    }

    /// Rates all moves one ply deeper. `false` where the effort was over before: what was rated by then counts.
    fn deepen(
        &mut self,
        root: &T,
        mover: Seat,
        (rated, depth): (&mut Vec<Rated<T::Move>>, u8),
    ) -> bool {
        let reach = Reach { depth: i32::from(depth), ply: 0 };
        let before = rated.first().map_or(0, |(_, worth)| *worth);
        let mut best = -ENDLESS;
        let mut done = 0;
        for (index, (mv, rating)) in rated.iter_mut().enumerate() {
            let child = root.after(*mv);
            let alpha = (best - self.spread - i32::from(self.spread > 0)).max(-ENDLESS);
            let mut worth = ENDLESS;
            if index > 0 {
                worth = self.seen_by(mover, &child, reach.next(0), Window::above(alpha));
            }
            if worth > alpha {
                let window = Window { alpha, ..Window::FULL };
                worth = self.seen_by(mover, &child, reach.next(0), window);
            }
            if self.effort.is_over() {
                break;
            }
            *rating = worth;
            best = best.max(worth);
            done = index + 1;
        }
        let is_whole = done == rated.len();
        let (new, old) = rated.split_at_mut(done);
        if best > -ENDLESS && (best > 0 || !is_proven(best)) {
            // They were worse before, and nobody has looked again.
            let swing = new.first().map_or(0, |(_, worth)| swing(before, *worth));
            old.iter_mut().for_each(|(_, worth)| *worth = swung(*worth, swing).min(best));
            new.sort_by_key(|(_, worth)| -worth);
        } else {
            // What was not looked at again is not lost yet.
            rated.sort_by_key(|(_, worth)| -worth);
        }
        is_whole
    }

    /// What a position is worth to a seat, be it to move or not.
    fn seen_by(&mut self, seat: Seat, node: &T, reach: Reach, window: Window) -> i32 {
        match node.mover() {
            None => {
                self.effort.spend();
                ended(node.worth(seat), reach.ply)
            }
            Some(mover) if mover == seat => self.visit(node, mover, reach, window),
            Some(mover) => -self.visit(node, mover, reach, window.turned()),
        }
    }

    /// What a position is worth to its mover.
    fn visit(&mut self, node: &T, mover: Seat, reach: Reach, window: Window) -> i32 {
        if !self.effort.spend() {
            return 0;
        }
        if reach.depth <= 0 || reach.ply >= LONGEST {
            return self.quiesce(node, mover, reach, window);
        }
        let key = node.key();
        if self.path.contains(&key) {
            return 0;
        }
        let known = self.table.get(key);
        if let Some(worth) = known.and_then(|entry| entry.answer(reach, window)) {
            return worth;
        }
        let best = -ENDLESS;
        let mut visit = Visit { mover, reach, window, best, mv: None, tried: 0 };
        self.path.push(key);
        self.try_all(node, known.and_then(|entry| entry.mv), &mut visit);
        self.path.pop();
        if self.effort.is_over() {
            return 0;
        }
        self.table.put(key, Entry::of(&visit, window));
        visit.best
    }

    /// The remembered move, then loud ones, then quiet ones, each made only when it is needed.
    fn try_all(&mut self, node: &T, hint: Option<T::Move>, visit: &mut Visit<T::Move>) {
        let first = hint.filter(|&mv| node.may(mv));
        if let Some(mv) = first
            && self.is_enough(node, (mv, false), visit)
        {
            return;
        }
        let mut moves = Vec::new();
        for quiet in [false, true] {
            moves.clear();
            if quiet {
                node.quiet(&mut moves)
            } else {
                node.loud(&mut moves)
            }
            self.order(&mut moves, (hint, quiet), visit.reach.ply);
            for &(mv, _) in moves.iter().filter(|(mv, _)| Some(*mv) != first) {
                if self.is_enough(node, (mv, quiet), visit) {
                    return;
                }
            }
        }
    }

    fn order(
        &self,
        moves: &mut [Ranked<T::Move>],
        (hint, quiet): (Option<T::Move>, bool),
        ply: i32,
    ) {
        let killers = self.killers[ply as usize];
        for (mv, rank) in moves.iter_mut() {
            if Some(*mv) == hint {
                *rank = i32::MAX;
            } else if quiet && killers.contains(&Some(*mv)) {
                *rank = i32::MAX / 2;
            } else if quiet {
                *rank += self.places[T::place(*mv) & 4095];
            }
        }
        moves.sort_by_key(|(_, rank)| std::cmp::Reverse(*rank));
    }

    /// Tries a move, and says whether the others need not be tried.
    fn is_enough(
        &mut self,
        node: &T,
        (mv, quiet): (T::Move, bool),
        visit: &mut Visit<T::Move>,
    ) -> bool {
        let worth = self.tried(&node.after(mv), quiet, visit);
        if self.effort.is_over() {
            return true;
        }
        visit.tried += 1;
        if worth > visit.best {
            (visit.best, visit.mv) = (worth, Some(mv));
            visit.window.alpha = visit.window.alpha.max(worth);
        }
        let cuts = visit.window.alpha >= visit.window.beta;
        if cuts && quiet {
            self.remember(mv, visit.reach);
        }
        cuts
    }

    fn tried(&mut self, child: &T, quiet: bool, visit: &Visit<T::Move>) -> i32 {
        let Visit { mover, reach, window, .. } = *visit;
        if visit.tried == 0 {
            return self.seen_by(mover, child, reach.next(0), window);
        }
        let late = quiet && visit.tried >= LATE && reach.depth >= DEEP;
        let less = if late { 1 + i32::from(visit.tried >= 4 * LATE) } else { 0 };
        let above = Window::above(window.alpha);
        let mut worth = self.seen_by(mover, child, reach.next(less), above);
        if less > 0 && worth > window.alpha {
            worth = self.seen_by(mover, child, reach.next(0), above);
        }
        if worth > window.alpha && worth < window.beta {
            worth = self.seen_by(mover, child, reach.next(0), window);
        }
        worth
    }

    fn remember(&mut self, mv: T::Move, reach: Reach) {
        let [first, second] = &mut self.killers[reach.ply as usize];
        if *first != Some(mv) {
            (*first, *second) = (Some(mv), *first);
        }
        let place = T::place(mv) & 4095;
        if place > 0 {
            self.places[place] += reach.depth * reach.depth;
        }
        if self.places[place] > 1 << 20 {
            self.places.iter_mut().for_each(|count| *count /= 2);
        }
    }

    /// Goes on with loud moves alone; the mover may also leave them.
    fn quiesce(&mut self, node: &T, mover: Seat, reach: Reach, mut window: Window) -> i32 {
        let mut best = node.worth(mover);
        if best >= window.beta || reach.depth <= self.loud || reach.ply >= LONGEST {
            return best;
        }
        window.alpha = window.alpha.max(best);
        let mut moves = Vec::new();
        node.loud(&mut moves);
        moves.sort_by_key(|(_, rank)| -rank);
        for (mv, _) in moves {
            let worth = self.seen_by(mover, &node.after(mv), reach.next(0), window);
            if self.effort.is_over() {
                return best;
            }
            best = best.max(worth);
            window.alpha = window.alpha.max(worth);
            if best >= window.beta {
                break;
            }
        }
        best
    }

    /// How the match would go on, as the table knows it.
    fn line(&self, root: &T, first: Option<T::Move>) -> Vec<T::Move> {
        let (mut line, mut node, mut next) = (Vec::new(), root.clone(), first);
        while let Some(mv) = next {
            // A key may belong to two positions.
            if !all_moves(&node).iter().any(|(known, _)| *known == mv) {
                break;
            }
            line.push(mv);
            node = node.after(mv);
            let goes_on = line.len() < TOLD && node.mover().is_some();
            next = self.table.get(node.key()).and_then(|entry| entry.mv).filter(|_| goes_on);
        }
        line
    }
}
