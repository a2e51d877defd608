//! Castle Keep, for one to four players: build a castle from a secret hand, or destroy another.
//!
//! The rules follow Castle Keep by Richard D. Reece (Gamewright, 2005). Sentences marked *\[house\]* resolve what the
//! printed sheet leaves open.
//!
//! # Tiles and castle
//! 1. There are towers and walls in three colors (R Y B) and three shapes (c z s), four of each kind, and keeps in the
//!    three colors, six of each: ninety tiles.
//! 2. A castle has the cells a1 to c3. Towers stand on its corners, walls on its sides, the keep on b2. The eight outer
//!    cells are the ring. A ring cell is adjacent only to the two cells next to it in the ring.
//!
//! # Turn
//! 3. Each player is dealt four tiles. Seat 0 begins, and the seats follow in order.
//! 4. A turn begins with two tiles drawn from the pile. An empty pile is refilled from the shuffled discards, also
//!    between the two. If there are too few tiles, the player draws what there is.
//! 5. Then the player builds (any number of tiles, and says when done), attacks, or passes.
//! 6. Then the player discards down to four, one by one. The turn ends by itself when nothing is left to choose.
//!
//! # Building
//! 7. A castle begins with any wall or tower.
//! 8. Another wall or tower needs an adjacent tile, and matches each adjacent tile in color or shape.
//! 9. The tile that fills the ring's only gap needs to match one of its two neighbors; with `strict_finish` both.
//! 10. The keep needs a standing ring tile of its color when it is placed. This is not checked again.
//! 11. When only the keep stands, the next ring tile goes on any cell of its kind and has the keep's color.
//!     *\[house\]*: however the keep came to stand alone.
//!
//! # Attacking
//! 12. Attacks open when all players have two tiles standing at the same time, and stay open.
//! 13. A wall is attacked with an identical wall from the hand. It falls with its group: the walls and towers of its
//!     color that are connected to it through the ring. With `towers`, a tower is attacked likewise.
//! 14. A keep is attacked with two keeps of its color, with one when it stands alone. Only the keep falls.
//! 15. Fallen tiles are discarded in the order a1 b1 c1 a2 … c3, then the played ones. *\[house\]*: one attack a turn.
//!
//! # End
//! 16. A player who completes a castle, or removes the last tile of another player's castle, wins at once. A castle
//!     that was never begun is not destroyed.
//! 17. *\[house\]*: when a player leaves and at least two others are still in, the player's hand and spoils are
//!     discarded, their castles are removed, their turns are skipped, and attacks can open without them. The last one
//!     in wins.
//!
//! # Versions
//! 18. **Takeover** (2): the tiles that an attack removes are the attacker's spoils, to build with from their next turn
//!     on.
//! 19. **Empire** (2–4): two castles each. A player wins with both complete, or with all castles of all others
//!     destroyed. A destroyed castle is rubble for good. A player who has only rubble is out, and their hand is
//!     discarded. Attacks open with two tiles in total. A transfer moves a tile to the other castle, where it must fit:
//!     each tile once a turn, never a castle's last, before attacking or passing. *\[house\]*: also between placements,
//!     until building is done.
//! 20. **King of the Castle** (2): one castle that both build and attack. If it is destroyed, it starts from the
//!     beginning.
//! 21. **Siege Solitaire** (1): one tile is turned over as the castle's start (a1, b1 or b2). Each turn, the player
//!     draws one tile, builds or passes, and discards. Then two tiles are turned over. A turned tile that is identical
//!     to a standing one destroys it, and the walls and towers of its color connected to it (for a keep: from the
//!     adjacent walls). If it matches several, the player chooses. The player loses if no tile is left, or if a turn
//!     ends with fewer than two tiles to turn over.
//!     *\[house\]*: a turned tile lies on the discards before what it destroys.
//! 22. `towers`, `discard_draw` and `strict_finish` combine freely; Siege Solitaire takes only the last.
//!
//! # State
//! A player who has left has no castles in the state (`[]`). A loaded state holds no kind more often than the box does.
//! It may hold fewer tiles, since castles of players who leave are removed. It doesn't hold the last changes.

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
mod move_effects;
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
