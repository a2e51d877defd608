//! Castles by Hieronymus Findorff's rules.
//!
//! Two armies are drawn up in secret and then hunt each other in the open. The rules are in our own words. Their source
//! is the encyclopedia of the game's players, which collects Findorff's variants ("Castles", standard play):
//!
//! 1. The small board has 8 by 8 squares, the large one 9 by 9, of which the middle 3 by 3 are the lake, where no piece
//!    may stand. The end zone of a side is its two (large: three) backmost rows; seat 0 has row 1 and up.
//! 2. In secret and at the same time each side places one general and 1 to 15 (large: 18) other pieces of any mix in
//!    its own end zone, one a square. This is one move, and final. When both have done so the armies are revealed.
//! 3. Seat 0 begins; then in turn each side takes one piece one square along a column or a row.
//! 4. A piece may step to a free square.
//! 5. A piece other than a general that stands outside its own end zone may not enter it by any move.
//! 6. Musketeers strike pikemen, pikemen strike horsemen, horsemen strike musketeers: the striker takes the square.
//! 7. Any piece, a general too, strikes the other general.
//! 8. A piece other than a general pushes a neighboring enemy of its own kind one square straight back and takes its
//!    square.
//! 9. A piece that is pushed off the board or into the lake is struck.
//! 10. A piece that is pushed against another of its own army is crushed, which is a way of being struck. The piece
//!     behind is unharmed.
//! 11. A piece can't be pushed against a piece of the pusher's army.
//! 12. Neither strikes nor pushes are compulsory, but a player must move.
//! 13. A player who loses the general, or everything else, has lost.
//! 14. A siege is a draw: by agreement, or as below.
//!
//! Open questions, and how they are resolved:
//!
//! - *What may a general strike?* The source lets a general be struck "by any opposing piece" and gives generals no prey:
//!   here a general strikes only the other general **\[house\]**.
//! - *Whose "own army" crushes?* The source can be read either way; rules 10 and 11 are the option `crush=comrade`.
//!   `anvil` exchanges the two armies, and under `either` any piece behind crushes.
//! - *Does a general behind the pushed piece count like any piece?* Yes: the source says "any piece".
//! - *May a piece be pushed into its own end zone?* Yes: it doesn't enter by itself. It may then move on inside.
//! - *No legal move:* the turn passes by itself and is not a ply; both sides stuck is a siege **\[house\]**.
//! - *Endless play:* the third occurrence of a position with the same side to move is a siege, as are 100 plies with
//!   nothing struck **\[house\]**. The position of the reveal counts as the first. A win on the hundredth ply counts.
//! - *A loaded position* has no history: occurrences and losses are counted from there.

mod army;
mod army_choices;
mod army_draft;
mod army_layout;
mod board_steps;
mod choices;
mod computer;
mod direction;
mod draw_limits;
mod field;
mod formations;
mod illegal;
mod legal;
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
pub use draw_limits::QUIET_LIMIT;
pub use field::Field;
pub use move_sets::MoveSets;
pub use moves::{Action, Deployment, Move, Verb};
pub use pieces::{Crush, Effect, Pieces};
pub use position::{End, LastMove, Position, State, View};
pub use rule_set::Castles;
pub use squares::Squares;
