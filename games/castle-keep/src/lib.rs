//! Castle Keep, for one to four players: build a castle from a secret hand, or destroy another.
//!
//! After Castle Keep by Richard D. Reece (Gamewright, 2005). Doubts that the printed sheet leaves are resolved in the
//! sentences marked *\[house\]*.
//!
//! # Tiles and castle
//! 1. There are towers and walls in three colors (R Y B) and three shapes (c z s), four of each kind, and keeps in the
//!    three colors, six of each: ninety tiles.
//! 2. A castle has the cells a1 to c3. Towers stand on its corners, walls on its sides, the keep on b2. The eight outer
//!    cells are the ring; only the two cells next to it in the ring are beside a ring cell.
//!
//! # Turn
//! 3. Everybody is dealt four tiles. Seat 0 begins, and the seats follow in order.
//! 4. A turn begins with two tiles drawn from the pile. A pile that is used up is made anew from the shuffled discards,
//!    also between the two; with nothing left, one draws what there is.
//! 5. Then one builds (any number of tiles, and says when done), or attacks, or passes.
//! 6. Then one discards down to four, one by one. The turn ends by itself when nothing is left to choose.
//!
//! # Building
//! 7. A castle begins with any wall or tower.
//! 8. Another wall or tower needs a tile beside it and matches each tile beside it in color or shape.
//! 9. The tile that fills the ring's only gap needs to match one of its two neighbors; with `strict_finish` both.
//! 10. The keep needs a ring tile of its color that stands when it is placed. It is not checked again.
//! 11. When only the keep stands, the next ring tile goes on any cell of its kind and has the keep's color.
//!     *\[house\]*: however the keep came to stand alone.
//!
//! # Attacking
//! 12. Attacks open when all players have two tiles standing at the same time, and stay open.
//! 13. A wall is attacked with an identical wall from the hand. It falls with its group: the walls and towers of its
//!     color that are connected to it through the ring. With `towers`, a tower is attacked likewise.
//! 14. A keep is attacked with two keeps of its color, with one when it stands alone. Only the keep falls.
//! 15. What falls is discarded in the order a1 b1 c1 a2 … c3, then what was played. *\[house\]*: one attack a turn.
//!
//! # End
//! 16. Who completes a castle wins at once; so does who removes the last tile of anybody else's castle. A castle never
//!     begun is not destroyed.
//! 17. *\[house\]*: when a player leaves and two others are still in, their hand and spoils are discarded, their castles go
//!     off the table, they are passed over, and the opening of attacks no longer waits for them. The last one in wins.
//!
//! # Versions
//! 18. **Takeover** (2): what an attack removes is the attacker's spoils, to build with from their next turn on.
//! 19. **Empire** (2–4): two castles each; both complete wins, or all castles of all others destroyed. A destroyed castle
//!     is rubble for good; who has only rubble is out, and their hand is discarded. Attacks open with two tiles in total.
//!     A transfer moves a tile to the other castle, where it must fit: each tile once a turn, never a castle's last,
//!     before attacking or passing. *\[house\]*: also between placements, until building is done.
//! 20. **King of the Castle** (2): one castle that both build and attack. Destroyed, it starts anew.
//! 21. **Siege Solitaire** (1): one tile is turned over as the castle's start (a1, b1 or b2). Each turn one tile is drawn,
//!     and after building or passing and discarding two tiles are turned over. One identical to a standing tile destroys it
//!     and the walls and towers of its color connected to it (for a keep: from the walls beside it); where it fits
//!     several, the player chooses. No tile left loses, and so does a turn that ends with fewer than two tiles to turn over.
//!     *\[house\]*: a turned tile lies on the discards before what it destroys.
//! 22. `towers`, `discard_draw` and `strict_finish` combine freely; Siege Solitaire takes only the last.
//!
//! # State
//! Who has left has no castles in the state (`[]`). A loaded state holds no kind more often than the box does, and may
//! hold fewer tiles, since castles go off the table. It does not tell what happened last.

mod bag;
mod board_steps;
mod castle;
mod cells;
mod choices;
mod computer;
mod discards_page;
mod illegal;
mod kind_set;
mod legal;
mod lesson_words;
mod moves;
mod notation;
mod options;
mod pages;
mod place_words;
mod play;
mod position;
mod public_position;
mod rule_set;
mod scene;
mod siege;
mod sprites;
mod stack;
mod state;
mod suggest;
mod tactics;
mod text;
mod tile;
mod turn;
mod turn_summary;
mod view;
mod words;

pub use moves::{Move, Spot};
pub use options::Options;
pub use position::Position;
pub use rule_set::CastleKeep;
pub use tile::Tile;
pub use view::View;
