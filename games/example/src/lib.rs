//! Reversi, the game to copy. It is small and has a bit of everything: captures, a seat that has to pass, a draw.
//!
//! The rules, as they have been played since 1971 (the Othello of Goro Hasegawa):
//!
//! 1. On 8 by 8 squares black discs stand on d5 and e4, white ones on d4 and e5. Black (seat 0) begins.
//! 2. A move puts a disc on an empty square so that a straight row of the other's discs, without a gap, lies between two own ones.
//! 3. All outflanked discs, in all eight directions, are turned over.
//! 4. Who can't move has to pass; the other goes on.
//! 5. When neither can move it is over, and who has more discs wins. Equal numbers are a draw.

mod computer;
mod rule_set;
mod words;

pub use rule_set::Reversi;
