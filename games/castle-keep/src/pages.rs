//! The rules for players, with pictures.

use rules::{Board, Floor, Item, Mark, Page, Scene};

use crate::cells;
use crate::tile::Tile;

/// The pages, from the aim to the five versions.
pub(crate) fn pages() -> Vec<Page> {
    vec![
        page("Your castle", CASTLE, finished(), FINISHED_ALT),
        page("Your turn", TURN, begun(), BEGUN_ALT),
        page("Attacks", ATTACKS, attacked(), ATTACKED_ALT),
        plain("Five versions", VERSIONS),
        plain("Writing moves", NOTATION),
    ]
}

fn page(title: &'static str, text: &str, scene: Scene, alt: &str) -> Page {
    Page { title, text: text.into(), scene: Some(scene), alt: alt.into() }
}

fn plain(title: &'static str, text: &str) -> Page {
    Page { title, text: text.into(), scene: None, alt: String::new() }
}

fn castle(tiles: &str) -> Vec<Item> {
    let placed = tiles.split_whitespace().filter_map(|placed| {
        let (cell, tile) = placed.split_once('=')?;
        Some(Item::Tile(cells::read(cell)?, Tile::read(tile)?.face()))
    });
    placed.collect()
}

fn scene(tiles: &str, marks: &[(&str, Mark)]) -> Scene {
    let mut board = Board::new(3, 3, Floor::Plots);
    board.items = castle(tiles);
    let marks = marks.iter().filter_map(|(cell, mark)| Some(Item::Mark(cells::read(cell)?, *mark)));
    board.items.extend(marks);
    Scene::of(board, Vec::new())
}

fn finished() -> Scene {
    scene("a1=TRc b1=WRz c1=TYz a2=WRs b2=KR c2=WYc a3=TBs b3=WBc c3=TBc", &[])
}

fn begun() -> Scene {
    let choices = [("b1", Mark::Choice), ("a3", Mark::Choice)];
    scene("a1=TRc a2=WRs", &choices)
}

fn attacked() -> Scene {
    let targets = [("a1", Mark::Target), ("b1", Mark::Target), ("c1", Mark::Target)];
    scene("a1=TRc b1=WRz c1=TRs c2=WBs b2=KR", &targets)
}

const FINISHED_ALT: &str = "A finished castle: towers red curvy on a1, yellow zigzag on c1, blue straight on a3, \
     blue curvy on c3; walls red zigzag on b1, red straight on a2, yellow curvy on c2, blue curvy on b3; a red keep on b2.";

const BEGUN_ALT: &str = "A castle with a red curvy tower on a1 and a red straight wall on a2. The next tile may go \
     beside them, on b1 or a3, if it matches.";

const ATTACKED_ALT: &str = "A castle with red tiles on a1, b1 and c1, a blue wall on c2 and a red keep. The three red \
     tiles of the ring are marked: a red zigzag wall played against b1 fells them together.";

const CASTLE: &str = "\
Finish a castle of nine tiles before anybody else does, or bring a rival's castle down to the last tile.

The castle is a square of three by three. **Towers** stand on the four corners (a1 c1 a3 c3), **walls** on the four \
sides (b1 a2 c2 b3), and one **keep** in the middle (b2). Towers and walls come in three colors, red, yellow and blue, \
and in three shapes, curvy, zigzag and straight: four of each. Keeps have a color only: six of each. Ninety tiles in all.

The eight outer tiles are the **ring**. A tile in the ring must match each tile already beside it, in color or in shape. \
Only the very last tile to close the ring may get away with matching one of its two neighbors.

The keep needs a tile of its own color standing somewhere in the ring at the moment you place it; what happens later \
does not matter.";

const TURN: &str = "\
Everybody holds four secret tiles.

**1. Draw** two tiles; the bot does it for you. When the pile is used up, the discards are shuffled into a new one.

**2. Build, attack or pass.** Building means placing as many tiles as you like, then saying *done*. You start a castle \
with any wall or tower; after that each tile goes beside one that stands. If an attack has left your keep alone, your \
next tile must have the keep's color and may go on any place of its kind.

**3. Discard** down to four, if you hold more. You choose which.

Your turn ends by itself when there is nothing left to decide.";

const ATTACKS: &str = "\
Nobody can attack before all players have had two tiles standing at the same time. From then on attacks stay open.

**Walls.** Play a wall from your hand that is the very same as a rival's wall, in color and in shape. That wall falls, \
and with it every wall and tower of its color connected to it along the ring, around corners too, whatever their shape. \
A gap stops the fall. The keep is not touched.

**Keeps.** Two keeps of the same color bring a keep down while any of its ring stands. If the keep is all that is left, one is enough.

You attack once a turn, and instead of building. Whoever takes the last tile of a rival's castle wins at once.

When somebody resigns and two others are left, his hand is discarded, his castle goes off the table, and the others play on.

Three options sharpen the game. `towers`: towers can be attacked with identical towers. `discard_draw`: the first tile you \
draw may be the top one of the discards. `strict_finish`: the tile that closes the ring must match on both sides.";

const VERSIONS: &str = "\
**Standard**, two to four players: as told.

**Takeover**, two players: what your attack fells is yours. It lies face up as your spoils; from your next turn on you may \
build with it as well as from your hand. Spoils don't count towards four, and they can't attack.

**Empire**, two to four: everybody builds two castles and wins with both complete, or by destroying all castles of all \
rivals. In your turn, before you attack or pass, you may transfer tiles from one castle to the other where they fit, \
each once a turn, but never a castle's last one. A destroyed castle stays rubble.

**King of the Castle**, two players: both build the same castle, and both may attack it. If it is razed, it starts anew. Who completes it wins.

**Siege Solitaire**, one player: your castle starts with one tile from the pile. Each turn you draw one tile, build or pass, and \
discard down to four; then two tiles are turned over. Each that is the same as one of yours destroys it, with the walls \
and towers of its color connected to it. Complete the castle before the pile runs out, and never lose your last tile.";

const NOTATION: &str = "\
You can play with buttons and menus alone. Who likes typing writes moves like these; capital letters don't matter.

A tile is its kind, color and shape: `TRc` is a red curvy tower, `WBz` a blue zigzag wall, `KY` a yellow keep.

`TRc@a1` builds on a1. `TRc@2.a1` does so in your second castle (Empire). `*TRc@a1` takes the tile from your spoils.
`done` ends building, `pass` does nothing, `drop WBz` discards.
`2:WBz@b1` attacks the wall on b1 of player 2 with your blue zigzag wall. In Empire `2.1:WBz@b1` names the castle too; \
in King of the Castle it is `king:WBz@b1`. `2:KR@b2` attacks a keep, with one or two keeps as needed.
`1.a1>2.c3` transfers a tile. `draw` draws from the pile, `draw TRc` takes the top discard first.
`hit b1` says which tile falls where the siege leaves you the choice.";
