//! Proof-number search: proves who wins with best play, without any evaluation.
//!
//! For each position it counts how many others must at least be decided to prove a win of the builder, and to prove a
//! loss. It always continues where these numbers are smallest (depth-first proof-number search: A. Nagai, *Df-pn
//! algorithm for searching AND/OR trees*, 2002). A table shares results between positions that differ only in dead
//! squares and pieces.

use search::{Budget, TranspositionTable};

use crate::computer::search_board::{MoveCode, SearchBoard, SearchPhase};

/// The node limit for the line of a proven move.
const LINE_NODES: u64 = 20_000;

/// The number of a proof that is impossible, since the opposite is proven.
const INFINITE: u32 = 1 << 30;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The side to move wins.
    Won,
    /// The other side wins.
    Lost,
}

/// The result of a proof search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// A winning move. If all moves lose, the one that took longest to refute.
    Decided(MoveCode, Verdict),
    /// The budget ended first. These moves lose.
    Open(Vec<MoveCode>),
}

/// Proof numbers: the least number of positions to decide for each proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ProofNumbers {
    /// To prove that the builder wins.
    win: u32,
    /// To prove that the builder loses.
    loss: u32,
}

impl ProofNumbers {
    const WON: Self = Self { win: 0, loss: INFINITE };
    const LOST: Self = Self { win: INFINITE, loss: 0 };
    const UNBOUNDED: Self = Self { win: INFINITE, loss: INFINITE };

    fn negated(self) -> Self {
        Self { win: self.loss, loss: self.win }
    }

    /// The numbers from the view of the previous builder.
    fn as_seen_by(self, is_same: bool) -> Self {
        if is_same { self } else { self.negated() }
    }

    fn has_reached(self, limit: Self) -> bool {
        self.win >= limit.win || self.loss >= limit.loss || self.win == 0 || self.loss == 0
    }
}

/// A move with the position after it.
struct Child {
    code: MoveCode,
    board: SearchBoard,
    /// Whether the same seat builds next.
    is_same: bool,
    /// The numbers from the view of the previous builder.
    numbers: ProofNumbers,
    /// The nodes spent on this move.
    cost: u64,
}

pub(super) struct Solver<'s, 'e> {
    budget: &'s mut Budget<'e>,
    /// The node count of the budget at which the search gives up.
    node_limit: u64,
    table: TranspositionTable<ProofNumbers>,
}

impl<'s, 'e> Solver<'s, 'e> {
    pub(super) fn new(budget: &'s mut Budget<'e>, nodes: u64) -> Self {
        let table = TranspositionTable::new(nodes.min(budget.remaining()).saturating_mul(2));
        let node_limit = budget.nodes().saturating_add(nodes);
        Self { budget, node_limit, table }
    }

    /// Proves what it can about an unfinished position.
    pub(super) fn prove(&mut self, board: &SearchBoard) -> Proof {
        let mut children = self.children(board, false);
        let builder_chooses = board.phase != SearchPhase::Pick;
        // The player who names a piece wins if the builder loses.
        let verdict =
            |is_won: bool| if is_won == builder_chooses { Verdict::Won } else { Verdict::Lost };
        let is_builder_win = loop {
            let total = combined(&children, builder_chooses);
            if total.win == 0 || total.loss == 0 {
                break Some(total.win == 0);
            }
            if self
                .search_best_child(&mut children, builder_chooses, total, ProofNumbers::UNBOUNDED)
                .is_none()
            {
                break None;
            }
        };
        // The moves that win for the mover.
        let wins = |child: &&Child| {
            if builder_chooses { child.numbers.win == 0 } else { child.numbers.loss == 0 }
        };
        let loses = |child: &&Child| {
            if builder_chooses { child.numbers.loss == 0 } else { child.numbers.win == 0 }
        };
        let chosen = match is_builder_win.map(verdict) {
            None => None,
            Some(Verdict::Won) => children.iter().find(wins).map(|child| (child, Verdict::Won)),
            Some(Verdict::Lost) => {
                let hardest = children.iter().rev().max_by_key(|child| child.cost);
                hardest.map(|child| (child, Verdict::Lost))
            }
        };
        match chosen {
            Some((child, verdict)) => Proof::Decided(child.code, verdict),
            None => Proof::Open(children.iter().filter(loses).map(|child| child.code).collect()),
        }
    }

    pub(super) fn spent(&self) -> u64 {
        self.budget.nodes()
    }

    /// Whether a move wins for its mover. `None` if the budget ends first.
    pub(super) fn wins(&mut self, board: &SearchBoard, code: MoveCode) -> Option<bool> {
        let next = after_move(board, code);
        let Some(mover) = search::SearchTree::mover(&next) else { return Some(true) };
        match self.prove(&next) {
            Proof::Decided(_, verdict) => {
                let is_same = search::SearchTree::mover(board) == Some(mover);
                Some((verdict == Verdict::Won) == is_same)
            }
            Proof::Open(_) => None,
        }
    }

    /// The line after a first move, if both sides play for the proven result.
    pub(super) fn line(&mut self, board: &SearchBoard, first: MoveCode) -> Vec<MoveCode> {
        let (mut line, mut here) = (vec![first], after_move(board, first));
        self.node_limit = self.budget.nodes().saturating_add(LINE_NODES);
        while line.len() < 10 && !here.is_lost() && !self.is_over() {
            let Proof::Decided(code, _) = self.prove(&here) else { break };
            line.push(code);
            here = after_move(&here, code);
        }
        line
    }

    /// Searches a position until either number reaches its limit. `None` if the budget ends first.
    fn deepen(&mut self, board: &SearchBoard, limit: ProofNumbers) -> Option<ProofNumbers> {
        if self.is_over() || !self.budget.spend() {
            return None;
        }
        let mut children = self.children(board, true);
        let builder_chooses = board.phase != SearchPhase::Pick;
        loop {
            let total = combined(&children, builder_chooses);
            self.table.put(board.hash_key(), total);
            if total.has_reached(limit) {
                return Some(total);
            }
            self.search_best_child(&mut children, builder_chooses, total, limit)?;
        }
    }

    /// Searches the most promising move until another becomes better.
    fn search_best_child(
        &mut self,
        children: &mut [Child],
        builder_chooses: bool,
        total: ProofNumbers,
        limit: ProofNumbers,
    ) -> Option<()> {
        let need =
            |child: &Child| if builder_chooses { child.numbers.win } else { child.numbers.loss };
        let (mut best, mut first, mut second) = (0, INFINITE, INFINITE);
        for (index, child) in children.iter().enumerate() {
            let need = need(child);
            if need < first {
                (best, first, second) = (index, need, first);
            } else {
                second = second.min(need);
            }
        }
        // The limit is slightly above the second-best, to avoid switching back and forth.
        let near = second.saturating_add(second / 4).saturating_add(1);
        let child = &mut children[best];
        let rest = |limit: u32, total: u32, own: u32| {
            limit.saturating_sub(total.saturating_sub(own)).min(INFINITE)
        };
        let own = child.numbers;
        let limit = match builder_chooses {
            true => ProofNumbers {
                win: limit.win.min(near),
                loss: rest(limit.loss, total.loss, own.loss),
            },
            false => ProofNumbers {
                win: rest(limit.win, total.win, own.win),
                loss: limit.loss.min(near),
            },
        };
        let (board, is_same, before) = (child.board, child.is_same, self.budget.nodes());
        let numbers = self.deepen(&board, limit.as_seen_by(is_same));
        child.cost += self.budget.nodes() - before;
        child.numbers = numbers?.as_seen_by(is_same);
        Some(())
    }

    /// All moves with their known results, or only one if it decides the position.
    fn children(&self, board: &SearchBoard, is_one_enough: bool) -> Vec<Child> {
        let builder_chooses = board.phase != SearchPhase::Pick;
        let mut children = Vec::new();
        let mut add = |code, next: SearchBoard| {
            let is_same = next.builder == board.builder;
            let numbers = self.numbers(&next).as_seen_by(is_same);
            let settles = if builder_chooses { numbers.win == 0 } else { numbers.loss == 0 };
            if settles && is_one_enough {
                children.clear();
            }
            children.push(Child { code, board: next, is_same, numbers, cost: 0 });
            settles && is_one_enough
        };
        if let SearchPhase::Build(_) = board.phase {
            let _ = board.builds().any(|code| add(code, board.after_build(code)));
        } else {
            let mut moves = Vec::new();
            search::SearchTree::quiet_moves(board, &mut moves);
            let _ = moves.into_iter().any(|one| add(one.mv, after_move(board, one.mv)));
        }
        children
    }

    /// The known or estimated numbers of a position.
    fn numbers(&self, board: &SearchBoard) -> ProofNumbers {
        if board.is_lost() {
            return ProofNumbers::LOST;
        }
        match board.known_result() {
            Some(true) => return ProofNumbers::WON,
            Some(false) => return ProofNumbers::LOST,
            None => {}
        }
        self.table.get(board.hash_key()).unwrap_or_else(|| {
            let (own, theirs) = board.places(board.builder);
            let (own, theirs) = (i64::from(own), i64::from(theirs));
            ProofNumbers { win: estimate(theirs, own), loss: estimate(own, theirs) }
        })
    }

    fn is_over(&self) -> bool {
        self.budget.is_over() || self.budget.nodes() >= self.node_limit
    }
}

/// The combined numbers of all moves. One winning move is enough for the builder, unless the other side names the
/// piece.
fn combined(children: &[Child], builder_chooses: bool) -> ProofNumbers {
    let numbers = children.iter().map(|child| child.numbers);
    let least = |number: fn(&ProofNumbers) -> u32| {
        numbers.clone().map(|one| number(&one)).min().unwrap_or(INFINITE)
    };
    let sum = |number: fn(&ProofNumbers) -> u32| {
        numbers.clone().fold(0, |sum: u32, one| sum.saturating_add(number(&one)).min(INFINITE))
    };
    match builder_chooses {
        true => ProofNumbers { win: least(|one| one.win), loss: sum(|one| one.loss) },
        false => ProofNumbers { win: sum(|one| one.win), loss: least(|one| one.loss) },
    }
}

/// The estimated effort to prove a loss, from the number of places of both sides. This formula proved early positions
/// fastest in tests.
fn estimate(places: i64, others: i64) -> u32 {
    let squeezed = (2 * places - others).max(1);
    (1 + squeezed * squeezed / 16) as u32
}

fn after_move(board: &SearchBoard, code: MoveCode) -> SearchBoard {
    search::SearchTree::child(board, code)
}
