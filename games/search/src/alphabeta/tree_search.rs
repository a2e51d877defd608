//! The search itself: one more ply at a time, with a transposition table, killers, reductions and quiescence.

use rules::Seat;

use crate::budget::Budget;
use crate::score::{INFINITE_SCORE, MAX_PLIES, is_proven};
use crate::search_tree::{ScoredMove, SearchTree};
use crate::transposition_table::TranspositionTable;
use crate::window::{Depth, NodeState, TableEntry, Window, end_score};

/// After this many moves, quiet ones are first searched at reduced depth. The second constant is the least remaining
/// depth for that.
const LATE_MOVES: u32 = 5;
const LATE_MOVE_DEPTH: i32 = 3;

const MAX_LINE: usize = 10;

/// The limits of a search besides the budget.
#[derive(Clone, Copy, Debug)]
pub struct SearchLimits {
    /// The largest depth in plies.
    pub max_depth: u8,
    /// The number of plies of noisy moves that may follow.
    pub quiescence_depth: u8,
    /// Scores within this distance of the best are exact, for a soft choice. 0 if only the best matters.
    pub exact_margin: i32,
}

impl Default for SearchLimits {
    fn default() -> Self {
        Self { max_depth: 60, quiescence_depth: 8, exact_margin: 0 }
    }
}

/// The result of a search.
#[derive(Clone, Debug)]
pub struct SearchResult<M> {
    /// All moves by score, the best or the chosen one first. Clearly worse ones have only an upper bound.
    pub moves: Vec<ScoredMove<M>>,
    /// The expected continuation, which begins with the first of the moves.
    pub line: Vec<M>,
    /// The depth in plies to which every move was searched.
    pub depth: u8,
}

impl<M> SearchResult<M> {
    /// The best score of a move. 0 if there are no moves.
    pub fn best_score(&self) -> i32 {
        self.moves.iter().map(|scored| scored.score).max().unwrap_or(0)
    }
}

/// The change of a move's score from one more ply. The last mover always looks better, so all scores swing alike.
fn swing(before: i32, after: i32) -> i32 {
    if is_proven(before) || is_proven(after) { 0 } else { after - before }
}

/// The score of a move at one more ply, estimated from the swing of another move.
fn swung(score: i32, swing: i32) -> i32 {
    if is_proven(score) { score } else { score + swing }
}

/// All moves, noisy ones first, each kind by its order score.
pub(super) fn all_moves<T: SearchTree>(node: &T) -> Vec<ScoredMove<T::Move>> {
    let (mut noisy, mut quiet) = (Vec::new(), Vec::new());
    node.noisy_moves(&mut noisy);
    node.quiet_moves(&mut quiet);
    noisy.sort_by_key(|scored| -scored.score);
    quiet.sort_by_key(|scored| -scored.score);
    noisy.into_iter().chain(quiet).map(|one| ScoredMove::new(one.mv, -INFINITE_SCORE)).collect()
}

/// A search from one root.
pub(super) struct Search<'s, 'e, T: SearchTree> {
    pub(super) budget: &'s mut Budget<'e>,
    table: TranspositionTable<TableEntry<T::Move>>,
    quiescence_depth: i32,
    exact_margin: i32,
    path: Vec<u64>,
    killers: Vec<[Option<T::Move>; 2]>,
    /// The cutoffs for each move index, weighted by the square of the depth.
    history: Vec<i32>,
}

impl<'s, 'e, T: SearchTree> Search<'s, 'e, T> {
    pub(super) fn new(budget: &'s mut Budget<'e>, limits: SearchLimits, root: &T) -> Self {
        let table = TranspositionTable::new(budget.remaining());
        Self {
            budget,
            table,
            quiescence_depth: i32::from(limits.quiescence_depth),
            exact_margin: limits.exact_margin,
            path: vec![root.key()],
            killers: vec![[None; 2]; MAX_PLIES as usize + 1],
            history: vec![0; 4096],
        }
    }

    /// Scores all moves at one more ply. Returns `false` if the budget ended first; scores found by then still count.
    pub(super) fn deepen(
        &mut self,
        root: &T,
        mover: Seat,
        moves: &mut [ScoredMove<T::Move>],
        depth: u8,
    ) -> bool {
        let before = moves.first().map_or(0, |scored| scored.score);
        let (done, best) = self.score_moves(root, mover, moves, i32::from(depth));
        let is_whole = done == moves.len();
        let (new, old) = moves.split_at_mut(done);
        if best > -INFINITE_SCORE && (best > 0 || !is_proven(best)) {
            // The moves in `old` were not searched again. Their scores change as the first one's did.
            let swing = new.first().map_or(0, |scored| swing(before, scored.score));
            // A draw stays a draw at any depth. If its score is 0, it can't be distinguished from an even position.
            let draw = Some(root.draw_score(mover)).filter(|draw| *draw != 0);
            let old = old.iter_mut().filter(|one| Some(one.score) != draw);
            old.for_each(|one| one.score = swung(one.score, swing).min(best));
            new.sort_by_key(|scored| -scored.score);
        } else {
            // Moves that were not searched again keep an estimated score.
            moves.sort_by_key(|scored| -scored.score);
        }
        is_whole
    }

    /// Scores the moves of the root while the budget lasts. Returns how many, and their best score.
    fn score_moves(
        &mut self,
        root: &T,
        mover: Seat,
        moves: &mut [ScoredMove<T::Move>],
        remaining: i32,
    ) -> (usize, i32) {
        let depth = Depth { remaining, ply: 0 };
        let (mut best, mut done) = (-INFINITE_SCORE, 0);
        for (index, ScoredMove { mv, score: scored }) in moves.iter_mut().enumerate() {
            let child = root.child(*mv);
            let margin = self.exact_margin + i32::from(self.exact_margin > 0);
            let alpha = (best - margin).max(-INFINITE_SCORE);
            let mut score = INFINITE_SCORE;
            if index > 0 {
                score = self.score_for(mover, &child, depth.deeper(0), Window::null_above(alpha));
            }
            if score > alpha {
                let window = Window { alpha, ..Window::FULL };
                score = self.score_for(mover, &child, depth.deeper(0), window);
            }
            if self.budget.is_over() {
                break;
            }
            *scored = score;
            best = best.max(score);
            done = index + 1;
        }
        (done, best)
    }

    /// The score of a position for a seat, whether or not it is to move.
    pub(super) fn score_for(&mut self, seat: Seat, node: &T, depth: Depth, window: Window) -> i32 {
        match node.mover() {
            None => {
                self.budget.spend();
                end_score(node.evaluate(seat), depth.ply)
            }
            Some(mover) if mover == seat => self.negamax(node, mover, depth, window),
            Some(mover) => -self.negamax(node, mover, depth, window.negated()),
        }
    }

    /// The score of a position for the seat to move.
    fn negamax(&mut self, node: &T, mover: Seat, depth: Depth, window: Window) -> i32 {
        if !self.budget.spend() {
            return 0;
        }
        let depth = depth.extended(node.is_forced());
        if depth.remaining <= 0 || depth.ply >= MAX_PLIES {
            return self.quiesce(node, mover, depth, window);
        }
        let key = node.key();
        if self.path.contains(&key) {
            return node.draw_score(mover);
        }
        let known = self.table.get(key);
        if let Some(score) = known.and_then(|entry| entry.score(depth, window)) {
            return score;
        }
        let best = -INFINITE_SCORE;
        let mut state = NodeState { mover, depth, window, best, mv: None, searched: 0 };
        self.path.push(key);
        self.search_moves(node, known.and_then(|entry| entry.mv), &mut state);
        self.path.pop();
        if self.budget.is_over() {
            return 0;
        }
        self.table.put(key, TableEntry::new(&state, window));
        state.best
    }

    /// Searches the move of the table, then noisy moves, then quiet ones, each generated only when needed.
    fn search_moves(
        &mut self,
        node: &T,
        table_move: Option<T::Move>,
        state: &mut NodeState<T::Move>,
    ) {
        let first = table_move.filter(|&mv| node.is_legal(mv));
        if let Some(mv) = first
            && self.causes_cutoff(node, mv, false, state)
        {
            return;
        }
        let mut moves = Vec::new();
        for is_quiet in [false, true] {
            moves.clear();
            if is_quiet {
                node.quiet_moves(&mut moves)
            } else {
                node.noisy_moves(&mut moves)
            }
            self.order(&mut moves, table_move, is_quiet, state.depth.ply);
            for &ScoredMove { mv, .. } in moves.iter().filter(|one| Some(one.mv) != first) {
                if self.causes_cutoff(node, mv, is_quiet, state) {
                    return;
                }
            }
        }
    }

    fn order(
        &self,
        moves: &mut [ScoredMove<T::Move>],
        table_move: Option<T::Move>,
        is_quiet: bool,
        ply: i32,
    ) {
        let killers = self.killers[ply as usize];
        for ScoredMove { mv, score } in moves.iter_mut() {
            if Some(*mv) == table_move {
                *score = i32::MAX;
            } else if is_quiet && killers.contains(&Some(*mv)) {
                *score = i32::MAX / 2;
            } else if is_quiet {
                *score += self.history[T::history_index(*mv) & 4095];
            }
        }
        moves.sort_by_key(|scored| std::cmp::Reverse(scored.score));
    }

    /// Searches a move. Returns whether it makes searching the others unnecessary.
    fn causes_cutoff(
        &mut self,
        node: &T,
        mv: T::Move,
        is_quiet: bool,
        state: &mut NodeState<T::Move>,
    ) -> bool {
        let score = self.search_move(&node.child(mv), is_quiet, state);
        if self.budget.is_over() {
            return true;
        }
        state.searched += 1;
        if score > state.best {
            (state.best, state.mv) = (score, Some(mv));
            state.window.alpha = state.window.alpha.max(score);
        }
        let is_cutoff = state.window.alpha >= state.window.beta;
        if is_cutoff && is_quiet {
            self.record_cutoff(mv, state.depth);
        }
        is_cutoff
    }

    fn search_move(&mut self, child: &T, is_quiet: bool, state: &NodeState<T::Move>) -> i32 {
        let NodeState { mover, depth, window, .. } = *state;
        if state.searched == 0 {
            return self.score_for(mover, child, depth.deeper(0), window);
        }
        let is_late =
            is_quiet && state.searched >= LATE_MOVES && depth.remaining >= LATE_MOVE_DEPTH;
        let reduction = if is_late { 1 + i32::from(state.searched >= 4 * LATE_MOVES) } else { 0 };
        let above = Window::null_above(window.alpha);
        let mut score = self.score_for(mover, child, depth.deeper(reduction), above);
        if reduction > 0 && score > window.alpha {
            score = self.score_for(mover, child, depth.deeper(0), above);
        }
        if score > window.alpha && score < window.beta {
            score = self.score_for(mover, child, depth.deeper(0), window);
        }
        score
    }

    fn record_cutoff(&mut self, mv: T::Move, depth: Depth) {
        let [first, second] = &mut self.killers[depth.ply as usize];
        if *first != Some(mv) {
            (*first, *second) = (Some(mv), *first);
        }
        let index = T::history_index(mv) & 4095;
        if index > 0 {
            self.history[index] += depth.remaining * depth.remaining;
        }
        if self.history[index] > 1 << 20 {
            self.history.iter_mut().for_each(|count| *count /= 2);
        }
    }

    /// Searches noisy moves only. The mover may also decline all of them.
    fn quiesce(&mut self, node: &T, mover: Seat, depth: Depth, mut window: Window) -> i32 {
        let mut best = node.evaluate(mover);
        let is_deepest = depth.remaining <= -self.quiescence_depth || depth.ply >= MAX_PLIES;
        if best >= window.beta || is_deepest {
            return best;
        }
        window.alpha = window.alpha.max(best);
        let mut moves = Vec::new();
        node.noisy_moves(&mut moves);
        moves.sort_by_key(|scored| -scored.score);
        for ScoredMove { mv, .. } in moves {
            let score = self.score_for(mover, &node.child(mv), depth.deeper(0), window);
            if self.budget.is_over() {
                return best;
            }
            best = best.max(score);
            window.alpha = window.alpha.max(score);
            if best >= window.beta {
                break;
            }
        }
        best
    }

    /// The principal variation, read from the table.
    pub(super) fn line(&self, root: &T, first: Option<T::Move>) -> Vec<T::Move> {
        let (mut line, mut node, mut next) = (Vec::new(), root.clone(), first);
        while let Some(mv) = next {
            // Two positions may share a key, so the move must be checked.
            if !all_moves(&node).iter().any(|known| known.mv == mv) {
                break;
            }
            line.push(mv);
            node = node.child(mv);
            let goes_on = line.len() < MAX_LINE && node.mover().is_some();
            next = self.table.get(node.key()).and_then(|entry| entry.mv).filter(|_| goes_on);
        }
        line
    }
}
