//! The contract of a game, tried with arbitrary input.

mod audience;
mod bit_set;
mod words;
