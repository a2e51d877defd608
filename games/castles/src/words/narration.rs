//! Narration of moves and endings, and the position in words.

use rules::{Arg, Cell, Message};

use crate::army::Kind;
use crate::words::names::{Name, Side, Soldiers};

rules::messages! {
    pub(crate) enum Narration {
        Stepped { side: Side, kind: Kind, from: Cell, to: Cell } = "findorff-stepped",
        Struck { side: Side, kind: Kind, from: Cell, victim: Kind, to: Cell }
            = "findorff-struck",
        Pushed { side: Side, kind: Kind, from: Cell, to: Cell, behind: Cell }
            = "findorff-pushed",
        PushedOff { side: Side, kind: Kind, from: Cell, to: Cell } = "findorff-pushed-off",
        Drowned { side: Side, kind: Kind, from: Cell, to: Cell } = "findorff-drowned",
        Crushed { side: Side, kind: Kind, from: Cell, to: Cell, behind: Cell }
            = "findorff-crushed",
        Passed { stuck: Side, side: Side } = "findorff-passed",
        Ready { side: Side } = "findorff-ready",
        DrawUp = "findorff-draw-up",
        DrawsUp { side: Side, how: &'static str, name: Message } = "findorff-draws-up",
        DrawsUpOwn { side: Side, soldiers: Soldiers } = "findorff-draws-up-own",
        Revealed { orange: Soldiers, blue: Soldiers } = "findorff-revealed",
        Beheaded { side: Side } = "findorff-beheaded",
        Bare { side: Side } = "findorff-bare",
        Stuck = "findorff-stuck",
        Repeated = "findorff-repeated",
        Quiet { plies: u8 } = "findorff-quiet",
        SmallBoard = "findorff-small-board",
        LargeBoard = "findorff-large-board",
        ToMove { side: Side } = "findorff-to-move",
        BothDraw = "findorff-both-draw",
        OneDraws { ready: Side, waiting: Side } = "findorff-one-draws",
        Last { deed: Message } = "findorff-last",
        Roll { side: Side, pieces: Arg } = "findorff-roll",
        Pieces { pieces: Name, squares: Arg } = "findorff-stand",
        Lost { side: Side, pieces: Arg } = "findorff-lost",
    }
}
