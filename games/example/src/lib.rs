//! Reversi, the example to copy for a new game. It is small, but has captures, forced passes and draws.
//!
//! The rules since 1971 (the Othello of Goro Hasegawa):
//!
//! 1. The board has 8 by 8 squares, with black discs on d5 and e4, and white ones on d4 and e5. Black (seat 0) begins.
//! 2. A move puts a disc on an empty square. A straight row of the opponent's discs, without a gap, must then be
//!    between the new disc and another one of the mover.
//! 3. All such rows, in all eight directions, are turned over.
//! 4. A player without a move passes, and the other goes on.
//! 5. When neither can move, the match is over, and the player with more discs wins. Equal numbers are a draw.

mod computer;
mod rule_set;
mod words;

pub use rule_set::Reversi;
