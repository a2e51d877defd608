//! The rules for people, in a few pages with pictures.

use rules::{Draft, Notes, Page, Scene, Viewer};
use serde_json::{Value, json};

use crate::options::Options;
use crate::position::Position;
use crate::{notation, scene, state, text};

/// The pages in reading order.
pub(crate) fn pages() -> Vec<Page> {
    vec![board(), moves(), castles(), end(), typing()]
}

fn board() -> Page {
    let start = Position::new(Options::default());
    page("The board", BOARD, Some(&start))
}

fn moves() -> Page {
    // The example of the French rules sheet, with a pawn of each side far off so that the match is on.
    let before = json!({
        "red": ["e3", "b2", "b3", "a13", "a14", "a15"], "black": ["e4", "d2", "t13", "t14", "t15"], "unmoved": [],
        "castles": ["f14", "f6", "g10", "g2", "k13", "k3", "k8", "o14", "o6", "p10", "p2"],
        "taken": {"red": [], "black": []}, "turn": "black", "quiet_plies": 0,
    });
    page("Steps and jumps", MOVES, after(&before, "e4-e2-c2-a2-c4").as_ref())
}

fn castles() -> Page {
    let before = json!({
        "red": ["a7", "a8", "a9", "b8"], "black": ["f5", "f7", "h6", "t8"], "unmoved": ["a7", "a8", "a9", "b8", "t8"],
        "castles": ["f14", "f6", "g10", "g2", "k13", "k3", "k8", "o14", "o6", "p10", "p2"],
        "taken": {"red": [], "black": []}, "turn": "black", "quiet_plies": 0,
    });
    page("Castles", CASTLES, after(&before, "h6-g6").as_ref())
}

fn end() -> Page {
    page("Winning and drawing", END, None)
}

fn typing() -> Page {
    page("Typing moves", TYPING, None)
}

fn page(title: &'static str, text: &str, position: Option<&Position>) -> Page {
    let seen = position.map(|position| position.view(Viewer::Spectator));
    Page {
        title,
        text: text.into(),
        scene: seen.as_ref().map(|view| -> Scene { scene::scene(view, &Draft::default()) }),
        alt: seen.as_ref().map(text::text).unwrap_or_default(),
    }
}

/// The match after a move from a state.
fn after(before: &Value, mv: &str) -> Option<Position> {
    let mut position = state::read(Options::default(), before).ok()?;
    let view = position.view(Viewer::Spectator);
    let mv = notation::read(&view, view.board.turn(), mv).ok()?;
    position.play(&mv, &mut Notes::muted());
    Some(position)
}

const BOARD: &str = "\
Two armies of **thirty pawns** face each other across a long board: columns a to u, rows 1 to 15. Red holds the two \
columns on the left, Black the two on the right. **Black begins.**

Between them stand **eleven castles**. Nobody moves a castle; it can only be taken.
- Red's home, columns a to g: four castles on f6, f14, g2 and g10.
- The middle, columns h to n: three castles on k3, k8 and k13.
- Black's home, columns o to u: four castles on o6, o14, p2 and p10.

You win with four castles, or by leaving the enemy no more than two pawns.";

const MOVES: &str = "\
On your turn you move one pawn. It steps **or** it jumps, never both.

**Step.** One square in any direction, diagonals included, to an empty square. A pawn that has not moved yet may go two \
squares straight on if both are empty.

**Jump.** Over a pawn right beside it, yours or the enemy's, to the empty square behind. Then jump again if you like, in \
any direction, as often as you like, even over the same pawn of yours twice: a row of pawns is a bridge across the \
board. Castles can't be jumped.

**Capture.** An enemy pawn that you jump over is gone at once. You are never forced to jump or to go on, but after your \
**fifth** capture in a move the pawn stays where it is.

Your pawn's own square counts as empty while it is on its way. It may come back to it only if it has captured something.

The picture: Black's pawn went e4-e2-c2-a2-c4, over a friend on d2, and captured three.

With the option *directions: orthogonal* pawns step and jump only along rows and columns.";

const CASTLES: &str = "\
A castle falls when your pawns stand on **three of the four** squares next to it (diagonals don't count) at the end of \
your own move. That happens by itself. The castle leaves the board, and its square is free for everybody.

Which castles can you take?
- The four of the **enemy's home**: always.
- **k3 and k13**: always.
- **k8**, the centre: only once you have taken a castle of the enemy's home. If that castle falls in the same move, an \
encircled k8 falls with it.
- Your **own home's**: never. They are good cover.

The picture: a pawn stepped to g6, beside two others on f5 and f7, and Black took f6.

With the option *centre: middle* k3 and k13 are bound like k8.";

const END: &str = "\
**You win at once** when you have taken four castles, or when the enemy has two pawns or fewer.

**Draws**
- The same position occurs for the third time: pawns, castles, who is to move, and which pawns may still go two squares.
- 200 moves, counting both sides, go by without a pawn or a castle taken.
- Nobody can move.

If only you can't move, your turn is passed over. You may not pass otherwise.";

const TYPING: &str = "\
Write the squares of your pawn's way with hyphens between them:
- `t4-s5` is a step, `t4-r4` a first step of two squares.
- `e4-e2-c2` is two jumps.

Any possible way will do. Where your pawn stops and what it captures is what counts; the bot writes down the shortest way.

You may leave out the squares between: `e4-c4`. If that could be several moves, add what you capture: \
`e4-c4[b2,b3,e3]`. An empty pair of brackets captures nothing.

Capitals, spaces, arrows and an x for a capture are fine too: `E4 x C4`.";
