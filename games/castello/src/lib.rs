//! Castello, by Carl Renström: two armies of thirty pawns and eleven castles on 21×15 squares.
//!
//! The rules come from the game's Swedish rules sheet and, where that sheet says too little, from the French one.
//! Questions that both leave open are resolved here and marked *\[house\]*.
//!
//! # The board
//! 1. Columns are a to u from the left, rows 1 to 15 from below. Red (seat 0) begins on all of a and b, Black (seat 1)
//!    on all of t and u. Black moves first, and the sides alternate.
//! 2. Castles stand on g2 f6 g10 f14 (Red's home), k3 k8 k13 (the middle) and p2 o6 p10 o14 (Black's home). The French
//!    sheet speaks of three castles in a home; its own figure has four, and only four make eleven in all.
//!
//! # Moves
//! 3. A move is a step or a sequence of jumps of one pawn, never both.
//! 4. A step leads to an empty neighboring square, in any of the eight directions. A pawn that has never moved may go
//!    two squares in a straight line instead, over an empty square. Jumping is moving, so it uses that right up too.
//! 5. A jump leads straight over one neighboring pawn, own or enemy, to the empty square just beyond. Any number of
//!    jumps may follow each other, turning freely, over the same own pawn as often as wanted. Castles are never entered
//!    or jumped.
//! 6. A jumped enemy is captured and off the board at once. Nothing is ever compulsory: a player may stop after any
//!    jump. After the fifth capture the pawn stays where it landed.
//! 7. The start square counts as empty while its pawn is under way; a pawn may end on it only if it has captured
//!    something *\[house\]*: a move that changes nothing is a pass, and passing is not allowed.
//! 8. Two paths with the same start, end and captured pawns are one move. Its notation is a shortest path, the
//!    alphabetically first of those. A two-square step and a quiet tour of jumps to the same square are one move too.
//!
//! # Castles
//! 9. After the last step or jump, the mover takes each castle, anywhere on the board, that they may take and that has
//!    their pawns on three of its four straight neighbors. The castle leaves the board, and its square is ordinary from
//!    then on. A player takes no castle in the opponent's move.
//! 10. A player may always take k3, k13 and the castles of the opponent's home (far castles), and never those of their
//!     own home. They may take k8 only after a far castle. A far castle taken in the very same move counts *\[house\]*,
//!     so that a surrounded k8 falls with it. With `centre=middle`, all three castles of the middle need a far castle
//!     first.
//!
//! # The end
//! 11. A player who has taken four castles, or has left the opponent at most two pawns, wins at once.
//! 12. A player without a legal move passes automatically. If neither player has a legal move, the match is a draw
//!     *\[house\]*.
//! 13. The third occurrence of a position, and 200 plies without a pawn or a castle taken, are draws *\[house\]*. A
//!     position is pawns, unmoved rights, castles, castles taken and whose turn it is. A pass is no ply. In a loaded
//!     match, the first position counts as its first occurrence.
//!
//! # State and moves as text
//! The state's lists and the legal moves are in the order of their texts, so that f14 comes before f6. If the side to
//! move of a loaded state has no move, the match begins with its pass.

mod board;
mod board_steps;
mod castles;
mod choices;
mod computer;
mod draft;
mod draw_limits;
mod effect;
mod illegal;
mod legal;
mod moves;
mod notation;
mod options;
mod pages;
mod place_words;
mod position;
mod rule_set;
mod scene;
mod sprites;
mod square;
mod squares;
mod state;
mod suggest;
mod text;
mod words;

pub use computer::{
    COUNT, LOGIT, PARTS, Weights, read_weights, score_by, search_by, write_weights,
};
pub use moves::Move;
pub use options::Options;
pub use position::{Position, View};
pub use rule_set::Castello;
