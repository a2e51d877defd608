//! Prompts, labels and pages of rules.

use rules::{Arg, Cell, Message};

use crate::army::Kind;
use crate::moves::Action;
use crate::words::names::{Letter, Name, Soldiers};

rules::messages! {
    /// Prompts, labels and pages.
    pub(crate) enum Prompt {
        /// No army is asked for.
        NoArmy = "findorff-nothing-to-draw-up",
        /// The draft of a move leads nowhere.
        Gone = "findorff-choice-gone",
        /// The draft of an army leads nowhere.
        ArmyGone = "findorff-army-gone",
        /// Which move is made.
        WhichMove = "findorff-which-move",
        /// The same, where a piece can be chosen first.
        WhichMoveOrPiece = "findorff-which-move-or-piece",
        /// One of the moves.
        OneMove { kind: Name, square: Cell, deed: Message } = "findorff-one-move",
        /// One of them.
        Piece { kind: Name, square: Cell } = "findorff-piece",
        /// What it can do.
        Abilities { list: Arg } = "findorff-abilities",
        /// One of these: `strike`, `crush`, `push-out`, `push` or `step`, and whom or where.
        Can { verb: &'static str, places: Arg } = "findorff-can",
        /// Where the piece goes.
        WhereTo { kind: Name, square: Cell } = "findorff-where-to",
        /// What a move would do.
        Step { to: Cell } = "findorff-step",
        /// The same.
        Strike { victim: Kind, to: Cell } = "findorff-strike",
        /// The same.
        Push { kind: Kind, to: Cell, behind: Cell } = "findorff-push",
        /// The same.
        PushOff { kind: Kind, to: Cell } = "findorff-push-off",
        /// The same.
        Drown { kind: Kind, to: Cell } = "findorff-drown",
        /// The same.
        Crush { kind: Kind, to: Cell, behind: Cell } = "findorff-crush",
        /// The same of a piece.
        Confirm { kind: Name, square: Cell, deed: Message } = "findorff-confirm",
        /// The same with the direction as the player sees it.
        Way { way: Message, deed: Message } = "findorff-way",
        /// The same beside the notation.
        Offered { mv: Action, kind: Name, square: Cell, deed: Message } = "findorff-offered",

        /// How the army is drawn up.
        HowDrawn = "findorff-how-drawn",
        /// The one of the last match.
        Kept = "findorff-kept",
        /// One that the player saved under this name.
        Saved { name: String } = "findorff-saved",
        /// What an army consists of.
        Army { soldiers: Soldiers } = "findorff-army",
        /// A ready-made formation.
        Formation { id: &'static str } = "findorff-formation",
        /// A word on its plan.
        Plan { id: &'static str } = "findorff-plan",
        /// Both, as the page lists them.
        Listed { name: Message, plan: Message } = "findorff-listed",
        /// Both, as they are suggested: `straight` or `mirrored`.
        Suggested { how: &'static str, name: Message, plan: Message } = "findorff-suggested",
        /// As many of each kind.
        Even { each: usize } = "findorff-even",
        /// What it means.
        EvenHint = "findorff-even-hint",
        /// So many of each kind.
        ByCounts = "findorff-by-counts",
        /// What it means.
        ByCountsHint = "findorff-by-counts-hint",
        /// One after the other.
        BySquares = "findorff-by-squares",
        /// What it means.
        BySquaresHint = "findorff-by-squares-hint",
        /// How many of a kind.
        HowMany { kind: Letter, room: usize } = "findorff-how-many",
        /// The army as it stands.
        Review { soldiers: Soldiers } = "findorff-review",
        /// What can be done to it.
        Mirror = "findorff-mirror",
        /// What can be done to it.
        Shuffle = "findorff-shuffle",
        /// What can be done to it.
        Swap = "findorff-swap",
        /// What can be done to it.
        Change = "findorff-change",
        /// The `first` or `second` square to be exchanged.
        WhichSwap { which: &'static str } = "findorff-which-swap",
        /// The square to be changed.
        WhichChange = "findorff-which-change",
        /// The `front`, `middle` or `back` row of the zone.
        Row { which: &'static str, row: u8 } = "findorff-row",
        /// A square, and who is there.
        Square { square: Cell, there: Message } = "findorff-square",
        /// Who is there instead.
        WhoInstead { square: Cell, there: Message } = "findorff-who-instead",
        /// The general, who can only be exchanged.
        TheGeneral = "findorff-the-general",
        /// What it means.
        TheGeneralHint = "findorff-the-general-hint",
        /// Nobody on a square.
        Nobody = "findorff-nobody",
        /// Nobody on the rest of the row.
        NobodyOn = "findorff-nobody-on",
        /// One kind on the rest of the row.
        KindOn { pieces: Name } = "findorff-kind-on",
        /// Who stands on the next square; the general is `placed` or `missing`.
        WhoStands { square: Cell, free: usize, general: &'static str } = "findorff-who-stands",

        /// The rules: their pages.
        AimTitle = "findorff-aim-title",
        /// The text.
        Aim = "findorff-aim",
        /// The picture.
        AimAlt = "findorff-aim-alt",
        /// Drawing up.
        DrawingTitle = "findorff-drawing-title",
        /// The text.
        Drawing { formations: Arg } = "findorff-drawing",
        /// The picture.
        DrawingAlt = "findorff-drawing-alt",
        /// Moving.
        MovingTitle = "findorff-moving-title",
        /// The text.
        Moving = "findorff-moving",
        /// The picture.
        MovingAlt = "findorff-moving-alt",
        /// The end.
        EndingTitle = "findorff-ending-title",
        /// The text.
        Ending = "findorff-ending",
    }
}
