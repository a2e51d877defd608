//! Computer players: the trait of one, and search over any rule set.
//!
//! A game gets a computer player by implementing [`Mind`] beside its rules, in `mind.rs`: heuristics are no rules. A mind
//! is given a view, so it can't peek; what it doesn't know it deals itself ([`Mind::imagine`]). How it thinks
//! ([`Mind::ponder`]) is its own affair. Two searches stand ready:
//!
//! - [`search`], alpha-beta with iterative deepening, a table and quiescence, for two sides who see everything. It goes
//!   through a [`Tree`]: a position made for searching, or [`Plain`], any rule set with [`Lore`];
//! - [`sample`], information-set Monte Carlo tree search, for hidden hands, chance and any number of seats. It goes
//!   through any rule set with [`Guess`].
//!
//! A value belongs to a seat and not to a ply: one seat may make several plies in a row, and several may be to act at once.
//!
//! Everything that is spent is counted in nodes ([`Effort`]); there is no clock here, only somebody who says stop. The same
//! view, level, nodes and seed give the same move on every machine: sums and products of floating point numbers are the
//! same everywhere, logarithms and powers of libraries are not, so `arithmetic` brings its own.
//!
//! Weaker levels have smaller budgets and choose among what they have found by a soft maximum ([`choose`]): they prefer what
//! looks better, and never blunder by dice. [`settle`] makes a move of what alpha-beta has found.

mod alphabeta;
mod arithmetic;
mod budget;
mod computer_player;
mod determinize;
mod evaluator;
mod ismcts;
mod rule_tree;
mod score;
mod select;
mod softmax;
mod transposition_table;
mod tree;
mod window;

pub use alphabeta::{Depths, Found, Rated, search};
pub use arithmetic::value_of;
pub use budget::Effort;
pub use computer_player::{Idea, Mind, of};
pub use determinize::{Guess, Prospects};
pub use evaluator::Lore;
pub use ismcts::{Sampled, Sampling, sample};
pub use rule_tree::Plain;
pub use score::{WON, is_proven};
pub use select::settle;
pub use softmax::choose;
pub use transposition_table::{MEMORY, Table};
pub use tree::{Ranked, Tree};
