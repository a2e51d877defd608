//! Computer players: the trait of one, and search over any rule set.
//!
//! A game gets a computer player by implementing [`ComputerPlayer`] beside its rules, in `computer`: heuristics are no
//! rules. It is given a view, so it can't peek; what it doesn't know it deals itself ([`ComputerPlayer::determinize`]).
//! How it finds a move ([`ComputerPlayer::choose_move`]) is its own affair. Two searches stand ready:
//!
//! - [`alphabeta`], with iterative deepening, a transposition table and quiescence, for two sides who see everything. It
//!   goes through a [`SearchTree`]: a position made for searching, or [`RuleTree`], any rule set with an [`Evaluator`];
//! - [`ismcts`], information-set Monte Carlo tree search, for hidden hands, chance and any number of seats. It goes
//!   through any rule set with [`Determinize`].
//!
//! A value belongs to a seat and not to a ply: one seat may make several plies in a row, and several may be to act at once.
//!
//! Everything that is spent is counted in nodes ([`Budget`]); there is no clock here, only a function that says stop. The
//! same view, level, nodes and seed give the same move on every machine: sums and products of floating point numbers are
//! the same everywhere, logarithms and powers of libraries are not, so `arithmetic` brings its own.
//!
//! Weaker levels have smaller budgets and choose among what they have found by a soft maximum ([`softmax`]): they prefer
//! what looks better, and never blunder by dice. [`select_move`] makes a move of what alpha-beta has found.

mod alphabeta;
mod arithmetic;
mod budget;
mod computer_player;
mod determinize;
mod evaluator;
mod ismcts;
mod rule_tree;
mod score;
mod search_tree;
mod select;
mod softmax;
mod transposition_table;
mod window;

pub use alphabeta::{SearchLimits, SearchResult, alphabeta};
pub use arithmetic::value_of_score;
pub use budget::Budget;
pub use computer_player::{BestMove, ComputerPlayer, player};
pub use determinize::{Determinize, Rewards};
pub use evaluator::Evaluator;
pub use ismcts::{IsmctsResult, IsmctsSettings, VisitedMove, ismcts};
pub use rule_tree::RuleTree;
pub use score::{WIN_SCORE, is_proven};
pub use search_tree::{ScoredMove, SearchTree};
pub use select::select_move;
pub use softmax::softmax;
pub use transposition_table::{MAX_TABLE_BYTES, TranspositionTable};
