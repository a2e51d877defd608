//! Proof-number search: proves who wins with best play, without any evaluation.
//!
//! For each position, the search counts the fewest others that must be decided to prove a win of the builder, and to
//! prove a loss. It always continues where these numbers are smallest (depth-first proof-number search: A. Nagai,
//! *Df-pn algorithm for searching AND/OR trees*, 2002). A table shares results between positions that differ only in
//! dead squares and pieces.
//!
//! Positions with few placements are searched by trying all moves in a fixed order.

use search::{Budget, SearchTree, TranspositionTable};

use crate::computer::proof_numbers::{INFINITE, ProofNumbers, estimate};
use crate::computer::search_board::{MoveCode, SearchBoard, SearchPhase};
use crate::piece::Piece;

/// Positions with at most this many placements of both sides are solved by trying all moves in a fixed order.
///
/// Near the end, that is faster than proof numbers. Earlier, it is far too slow in some positions.
const SMALL: u16 = 260;

/// The node limit for the line of a proven move.
const LINE_NODES: u64 = 50_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The side to move wins.
    Won,
    /// The other side wins.
    Lost,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// A winning move. If all moves lose, the move that took longest to refute.
    Decided(MoveCode, Verdict),
    /// The budget ended first. These moves lose.
    Open(Vec<MoveCode>),
}

/// A move, and the proof numbers of the position after it.
struct Child {
    code: MoveCode,
    /// Whether the same seat builds next.
    is_same: bool,
    /// The numbers from the view of the builder before the move.
    numbers: ProofNumbers,
    /// The nodes spent on this move.
    cost: u64,
}

/// A build that is not decided yet, with the key of the position after it.
#[derive(Clone, Copy)]
struct Reply {
    code: MoveCode,
    key: u64,
    /// Replies with lower numbers come first.
    order: i32,
}

/// The last builds that won at the same ply. They often win again, whatever the other side does.
type Killers = [Option<MoveCode>; 2];

pub(super) struct Solver<'s, 'e> {
    budget: &'s mut Budget<'e>,
    /// The node count of the budget at which the search gives up.
    node_limit: u64,
    table: TranspositionTable<ProofNumbers>,
    /// By the number of pieces left and the named piece.
    killers: [[Killers; Piece::ALL.len()]; 2 * Piece::ALL.len() + 1],
    /// Lists for reuse, to avoid allocations.
    lists: Vec<Vec<Reply>>,
}

impl<'s, 'e> Solver<'s, 'e> {
    pub(super) fn new(budget: &'s mut Budget<'e>, nodes: u64) -> Self {
        let table = TranspositionTable::new(nodes.min(budget.remaining()).saturating_mul(2));
        let node_limit = budget.nodes().saturating_add(nodes);
        let killers = [[[None; 2]; Piece::ALL.len()]; 2 * Piece::ALL.len() + 1];
        Self { budget, node_limit, table, killers, lists: Vec::new() }
    }

    /// Proves the result of an unfinished position, or refutes moves until the budget ends.
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
            let unbounded = ProofNumbers::UNBOUNDED;
            if self.search_best_child(board, &mut children, total, unbounded).is_none() {
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

    /// Limits the search to this number of further nodes, and to the budget.
    pub(super) fn limit_nodes(&mut self, nodes: u64) {
        self.node_limit = self.budget.nodes().saturating_add(nodes);
    }

    pub(super) fn spent(&self) -> u64 {
        self.budget.nodes()
    }

    /// Whether a move wins for its mover. `None` if the budget ends first.
    pub(super) fn wins(&mut self, board: &SearchBoard, code: MoveCode) -> Option<bool> {
        let next = board.child(code);
        let Some(mover) = next.mover() else { return Some(true) };
        match self.prove(&next) {
            Proof::Decided(_, verdict) => {
                let is_same = board.mover() == Some(mover);
                Some((verdict == Verdict::Won) == is_same)
            }
            Proof::Open(_) => None,
        }
    }

    /// The line after a first move, if both sides play for the proven result.
    ///
    /// If that takes too long, the line continues with the best-looking moves, since a short line would look like a
    /// near end.
    pub(super) fn line(&mut self, board: &SearchBoard, first: MoveCode) -> Vec<MoveCode> {
        let (mut line, mut here) = (vec![first], board.child(first));
        self.limit_nodes(LINE_NODES);
        while line.len() < 10 && !here.is_lost() {
            let proof = if self.is_over() { Proof::Open(Vec::new()) } else { self.prove(&here) };
            let next = match proof {
                Proof::Decided(code, _) => Some(code),
                Proof::Open(_) => best_looking(&here),
            };
            let Some(code) = next else { break };
            line.push(code);
            here = here.child(code);
        }
        line
    }

    /// Searches a position until either number reaches its limit. `None` if the budget ends first.
    fn deepen(&mut self, board: &SearchBoard, limit: ProofNumbers) -> Option<ProofNumbers> {
        if board.size() <= SMALL {
            let is_won = self.exhaust(board, board.hash_key())?;
            return Some(if is_won { ProofNumbers::WON } else { ProofNumbers::LOST });
        }
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
            self.search_best_child(board, &mut children, total, limit)?;
        }
    }

    /// Searches the most promising move until another becomes better.
    fn search_best_child(
        &mut self,
        board: &SearchBoard,
        children: &mut [Child],
        total: ProofNumbers,
        limit: ProofNumbers,
    ) -> Option<()> {
        let builder_chooses = board.phase != SearchPhase::Pick;
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
        let (is_same, before) = (child.is_same, self.budget.nodes());
        let numbers = self.deepen(&board.child(child.code), limit.as_seen_by(is_same));
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
            children.push(Child { code, is_same, numbers, cost: 0 });
            settles && is_one_enough
        };
        if let SearchPhase::Build(_) = board.phase {
            let _ = board.builds().any(|code| add(code, board.after_build(code)));
        } else {
            let mut moves = Vec::new();
            board.quiet_moves(&mut moves);
            let _ = moves.into_iter().any(|one| add(one.mv, board.child(one.mv)));
        }
        children
    }

    /// The known or estimated numbers of a position.
    fn numbers(&self, board: &SearchBoard) -> ProofNumbers {
        match board.known_result() {
            Some(true) => return ProofNumbers::WON,
            Some(false) => return ProofNumbers::LOST,
            None => {}
        }
        self.table.get(board.hash_key()).unwrap_or_else(|| {
            let [own, theirs] = board.places(board.builder).map(i64::from);
            ProofNumbers { win: estimate(theirs, own), loss: estimate(own, theirs) }
        })
    }

    /// Whether the builder of an undecided position wins, by trying all moves. `None` if the budget ends first.
    fn exhaust(&mut self, board: &SearchBoard, key: u64) -> Option<bool> {
        if self.is_over() || !self.budget.spend() {
            return None;
        }
        let is_won = match board.phase {
            SearchPhase::Pick => self.wins_with_every_piece(board)?,
            SearchPhase::Swap | SearchPhase::Build(_) => self.has_winning_build(board)?,
        };
        self.table.put(key, if is_won { ProofNumbers::WON } else { ProofNumbers::LOST });
        Some(is_won)
    }

    /// Whether the builder wins whatever piece is named.
    fn wins_with_every_piece(&mut self, board: &SearchBoard) -> Option<bool> {
        let mut names = Vec::new();
        board.quiet_moves(&mut names);
        names.sort_by_key(|name| -name.score);
        for name in names {
            if !self.has_winning_build(&board.child(name.mv))? {
                return Some(false);
            }
        }
        Some(true)
    }

    fn has_winning_build(&mut self, board: &SearchBoard) -> Option<bool> {
        let killers = *self.killers(board);
        for code in killers.into_iter().flatten().filter(|&code| board.may_build(code)) {
            if self.wins_by(board, code)? {
                return Some(true);
            }
        }
        let mut replies = self.lists.pop().unwrap_or_default();
        replies.clear();
        let winner = self.winning_reply(board, killers, &mut replies);
        self.lists.push(replies);
        if let Some(code) = winner? {
            let [last, before] = self.killers(board);
            (*last, *before) = (Some(code), *last);
        }
        Some(winner?.is_some())
    }

    /// The first winning build that is not in `tried`. Builds that leave the opponent few placements come first.
    fn winning_reply(
        &mut self,
        board: &SearchBoard,
        tried: Killers,
        replies: &mut Vec<Reply>,
    ) -> Option<Option<MoveCode>> {
        for code in board.builds().filter(|code| !tried.contains(&Some(*code))) {
            let next = board.after_build(code);
            match next.known_result() {
                Some(false) => return Some(Some(code)),
                Some(true) => {}
                None => {
                    let [theirs, own] = next.places(next.builder).map(i32::from);
                    replies.push(Reply { code, key: next.hash_key(), order: 3 * theirs - own });
                }
            }
        }
        if let Some(won) = replies.iter().find(|reply| self.stored_result(reply.key) == Some(false))
        {
            return Some(Some(won.code));
        }
        replies.sort_unstable_by_key(|reply| reply.order);
        for reply in replies.iter() {
            let is_lost = match self.stored_result(reply.key) {
                Some(is_won) => !is_won,
                None => !self.exhaust(&board.after_build(reply.code), reply.key)?,
            };
            if is_lost {
                return Some(Some(reply.code));
            }
        }
        Some(None)
    }

    fn wins_by(&mut self, board: &SearchBoard, code: MoveCode) -> Option<bool> {
        let next = board.after_build(code);
        if let Some(known) = next.known_result() {
            return Some(!known);
        }
        let key = next.hash_key();
        match self.stored_result(key) {
            Some(known) => Some(!known),
            None => self.exhaust(&next, key).map(|is_won| !is_won),
        }
    }

    fn stored_result(&self, key: u64) -> Option<bool> {
        let numbers = self.table.get(key)?;
        (numbers.win == 0 || numbers.loss == 0).then_some(numbers.win == 0)
    }

    fn killers(&mut self, board: &SearchBoard) -> &mut Killers {
        let named = match board.phase {
            SearchPhase::Build(Some(piece)) => piece.index(),
            SearchPhase::Swap | SearchPhase::Pick | SearchPhase::Build(None) => 0,
        };
        &mut self.killers[board.pieces_left()][named]
    }

    fn is_over(&self) -> bool {
        self.budget.is_over() || self.budget.nodes() >= self.node_limit
    }
}

fn best_looking(board: &SearchBoard) -> Option<MoveCode> {
    let mut moves = Vec::new();
    board.quiet_moves(&mut moves);
    moves.into_iter().max_by_key(|scored| scored.score).map(|scored| scored.mv)
}

/// Combines the proof numbers of a position's moves into its own.
///
/// If the builder chooses, one winning move is enough. If the opponent names the piece, the builder must win with all.
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
