//! Kastell, also called Kastell-Castello, by Niek Neuwahl. Two players build one castle, and the last to build wins.
//!
//! # The rules
//! 1. The board has 8 by 8 squares, a1 to h8, and three trees stand on three different squares.
//! 2. Each player has seven pieces, one for each way to connect four squares by edges: I, J, L, O, S, T and Z.
//! 3. Seat 0 is White and begins; seat 1 is Black. They take turns.
//! 4. In a turn one piece is built on four empty squares. It may be rotated, but not turned over.
//! 5. A player to move who can build none of their pieces, or has none left, has lost. There is no draw and no
//!    passing.
//!
//! With options:
//!
//! 6. `trees`: drawn by lot, planted by Black as a ply before White's first, or given.
//! 7. `contact` `apart`: a piece shares no edge with an enemy piece.
//! 8. `contact` `linked`: a piece shares an edge with a piece of its own color; each color's first is free.
//! 9. With `linked`, after White's first piece, Black may once swap: colors, pieces and hands change owners, and the
//!    player who is now Black, seat 0, is next.
//! 10. `picker` `opponent`: before a piece is built, the other player names it. If it cannot be built, its owner has
//!     lost.
//!
//! # Doubts resolved
//! The source (the rules as published by `YourTurnMyTurn`) has rules 1 to 5 and trees by lot; the options follow the
//! wooden original and its six variants. What they leave open:
//!
//! - With `picker` `opponent`, a player who can build none of their pieces has lost before one is named (rule 5 knows
//!   no exception); any piece of the hand may be named, also one that fits nowhere.
//! - With both `linked` and `opponent`, Black says `swap` or `keep` before the naming; with `linked` alone they swap
//!   instead of building, and building keeps the colors.
//! - After a swap, the first piece of the new Black is free, since they have none on the board. Seats keep their
//!   numbers and edges of the board; colors move.
//! - A state to load has three trees or none: the empty board is the plainest position to study.
//!
//! # Implementation
//! A set of squares is a word of 64 bits, and [`Move`]s are found by shifting such words. Nothing is hidden, so the
//! view is the position.

mod board_steps;
mod choices;
mod computer;
mod draft;
mod illegal;
mod legal;
mod moves;
mod notation;
mod options;
mod orientation;
mod pages;
mod piece;
mod place_words;
mod placement_draft;
mod position;
mod rule_set;
mod scene;
mod sprites;
mod squares;
mod state;
mod suggest;
mod text;
mod trays;
mod tree_draft;
mod words;

pub use moves::{Grove, Move, Placement};
pub use options::Options;
pub use piece::{Piece, Shape};
pub use position::Position;
pub use rule_set::{Kastell, View};
