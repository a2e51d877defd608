//! Narration of moves and endings, and the position in words.

use rules::{Arg, Cell, Message};

use crate::army::Kind;
use crate::words::names::{Name, Side, Soldiers};

rules::messages! {
    /// What happens, how it ends, and the position in words.
    pub(crate) enum Narration {
        /// A piece went to a free square.
        Stepped { side: Side, kind: Kind, from: Cell, to: Cell } = "findorff-stepped",
        /// It struck another.
        Struck { side: Side, kind: Kind, from: Cell, victim: Kind, to: Cell }
            = "findorff-struck",
        /// It pushed one of its kind back.
        Pushed { side: Side, kind: Kind, from: Cell, to: Cell, behind: Cell }
            = "findorff-pushed",
        /// Off the board.
        PushedOff { side: Side, kind: Kind, from: Cell, to: Cell } = "findorff-pushed-off",
        /// Into the lake.
        Drowned { side: Side, kind: Kind, from: Cell, to: Cell } = "findorff-drowned",
        /// Against another piece.
        Crushed { side: Side, kind: Kind, from: Cell, to: Cell, behind: Cell }
            = "findorff-crushed",
        /// A turn passed by itself.
        Passed { stuck: Side, side: Side } = "findorff-passed",
        /// A side has drawn up its army.
        Ready { side: Side } = "findorff-ready",
        /// Both have.
        Revealed { orange: Soldiers, blue: Soldiers } = "findorff-revealed",
        /// A general was struck.
        Beheaded { side: Side } = "findorff-beheaded",
        /// A side has nothing left but its general.
        Bare { side: Side } = "findorff-bare",
        /// Neither side can move.
        Stuck = "findorff-stuck",
        /// The same position came up again and again.
        Repeated = "findorff-repeated",
        /// Nothing was struck for long.
        Quiet { plies: u8 } = "findorff-quiet",
        /// The boards.
        SmallBoard = "findorff-small-board",
        /// The same.
        LargeBoard = "findorff-large-board",
        /// Who is to move.
        ToMove { side: Side } = "findorff-to-move",
        /// Neither army is drawn up.
        BothDraw = "findorff-both-draw",
        /// One is.
        OneDraws { ready: Side, waiting: Side } = "findorff-one-draws",
        /// What was done last.
        Last { deed: Message } = "findorff-last",
        /// Who stands where.
        Roll { side: Side, pieces: Arg } = "findorff-roll",
        /// Where those of one kind stand.
        Pieces { pieces: Name, squares: Arg } = "findorff-stand",
        /// What a side has lost.
        Lost { side: Side, pieces: Arg } = "findorff-lost",
    }
}
