//! Castles as Findorff wrote it down.
//!
//! Two armies are drawn up in secret and then hunt each other in the open. The rules, in sentences of our own, after the
//! encyclopedia of the game's players that Hieronymus Findorff's variants are collected in ("Castles", standard play):
//!
//! 1. The small board has 8 by 8 squares, the large one 9 by 9, of which the middle 3 by 3 are the lake, where no piece
//!    may stand. The end zone of a side is its two (large: three) backmost rows; seat 0 has row 1 and up.
//! 2. In secret and at the same time each side places one general and 1 to 15 (large: 18) other pieces of any mix in
//!    its own end zone, one a square. This is one move, and final. When both have done so the armies are revealed.
//! 3. Seat 0 begins; then in turn each side takes one piece one square along a column or a row.
//! 4. A piece may step to a free square.
//! 5. A piece but the general that stands outside its own end zone may in no way go into it.
//! 6. Musketeers strike pikemen, pikemen strike horsemen, horsemen strike musketeers: the striker takes the square.
//! 7. Any piece, a general too, strikes the other general.
//! 8. A piece but a general pushes a neighbor of its own kind one square straight back and takes its square.
//! 9. What is pushed off the board or into the lake is struck.
//! 10. What is pushed against a piece of its own army is crushed, which is to be struck; the piece behind is unharmed.
//! 11. What would be pushed against a piece of the pusher's army is not pushed at all.
//! 12. Nothing of this is ever compulsory, but one must move.
//! 13. Who loses the general, or everything else, has lost.
//! 14. Siege is the draw: by agreement, or as below.
//!
//! Doubts, and how they are resolved:
//!
//! - *What may a general strike?* The source lets a general be struck "by any opposing piece" and gives generals no prey:
//!   here a general strikes only the other general **\[house\]**.
//! - *Whose "own army" crushes?* The source can be read either way; rules 10 and 11 are the option `crush=comrade`.
//!   `anvil` exchanges the two armies, and under `either` any piece behind crushes.
//! - *Is a general behind an anvil or a comrade like any piece?* Yes: the source says "any piece".
//! - *May a piece be pushed into its own end zone?* Yes: it does not go, it is driven; it may then move on inside.
//! - *No legal move:* the turn passes by itself and is not a ply; both sides stuck is a siege **\[house\]**.
//! - *Endless play:* the third occurrence of a position with the same side to move is a siege, as are 100 plies with
//!   nothing struck **\[house\]**. The position of the reveal counts as the first. Who wins on the hundredth ply has won.
//! - *A loaded position* has no history: occurrences are counted from there, and losses are those seen since.

mod army;
mod army_choices;
mod army_draft;
mod army_layout;
mod board_steps;
mod choices;
mod computer;
mod direction;
mod field;
mod formations;
mod illegal;
mod legal;
mod lesson_words;
mod move_sets;
mod moves;
mod narrator;
mod notation;
mod options;
mod pages;
mod pieces;
mod place_words;
mod position;
mod rule_set;
mod scene;
mod sprites;
mod squares;
mod state;
mod suggest;
mod text;
mod words;

pub use army::{Army, Kind};
pub use computer::{CROWD, FEW, LOGIT, TERM_NAMES, TERMS, armies, solved, terms};
pub use direction::Direction;
pub use field::Field;
pub use move_sets::MoveSets;
pub use moves::{Action, Deployment, Move, Verb};
pub use pieces::{Crush, Effect, Pieces};
pub use position::{End, LastMove, Position, QUIET_LIMIT, State, View};
pub use rule_set::Castles;
pub use squares::Squares;
