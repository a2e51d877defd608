//! Computer players: their trait, and their searches.
//!
//! A game gets a computer player by implementing [`ComputerPlayer`] next to its rules, in its module `computer`. The
//! player gets a view, so it can't peek, and deals hidden things at random ([`ComputerPlayer::determinize`]). It may
//! find its move in any way ([`ComputerPlayer::choose_move`]).
//!
//! [`alphabeta`], with iterative deepening, a transposition table and quiescence, is for two sides that see everything.
//! It searches a [`SearchTree`]: a position made for searching, or that of the rules.
//! [`forces_win`] tries every move instead. It checks what other searches have found, such as puzzles.
//!
//! Values belong to seats, not plies: one seat may make several plies in a row, and several may move at the same time.
//!
//! Effort is counted in nodes ([`Budget`]). There is no clock, only a function that can stop a search. The same view,
//! level, nodes and seed give the same move on every machine. Sums and products of floating point numbers are the same
//! everywhere, but logarithms and powers of libraries are not, so `arithmetic` implements its own.
//!
//! Weaker levels have smaller budgets, and choose by a soft maximum ([`softmax`]): better moves are more likely, so
//! there are no random blunders. [`select_move`] chooses from the result of alpha-beta.

mod alphabeta;
mod arithmetic;
mod budget;
mod computer_player;
mod exhaust;
mod move_choice;
mod score;
mod search_tree;
mod transposition_table;
mod window;

pub use alphabeta::{Preference, SearchLimits, SearchResult, alphabeta, alphabeta_preferring};
pub use arithmetic::{value_of_logit, value_of_score};
pub use budget::Budget;
pub use computer_player::{BestMove, ComputerPlayer, player};
pub use exhaust::forces_win;
pub use move_choice::{rated, select_move, select_valued, softmax};
pub use score::{WIN_SCORE, is_proven};
pub use search_tree::{ScoredMove, SearchTree};
pub use transposition_table::{MAX_TABLE_BYTES, TranspositionTable};
