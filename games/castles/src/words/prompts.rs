//! Prompts, labels and pages of rules.

use rules::{Arg, Cell, Message};

use crate::army::Kind;
use crate::army_layout::Layout;
use crate::moves::Action;
use crate::words::names::{Letter, Name, Soldiers};

rules::messages! {
    pub(crate) enum Prompt {
        NoArmy = "findorff-nothing-to-draw-up",
        Gone = "findorff-choice-gone",
        ArmyGone = "findorff-army-gone",
        Piece { kind: Name, square: Cell } = "findorff-piece",
        WhereTo { kind: Name, square: Cell } = "findorff-where-to",
        Step { to: Cell } = "findorff-step",
        Strike { victim: Kind, to: Cell } = "findorff-strike",
        Push { kind: Kind, to: Cell, behind: Cell } = "findorff-push",
        PushOff { kind: Kind, to: Cell } = "findorff-push-off",
        Drown { kind: Kind, to: Cell } = "findorff-drown",
        Crush { kind: Kind, to: Cell, behind: Cell } = "findorff-crush",
        Confirm { kind: Name, square: Cell, deed: Message } = "findorff-confirm",
        Way { way: Message, deed: Message } = "findorff-way",
        ChosenWay { way: Message, deed: Message } = "findorff-chosen-way",
        Offered { mv: Action, kind: Name, square: Cell, deed: Message } = "findorff-offered",

        WhichPiece = "findorff-which-piece",
        Moves { moves: usize } = "findorff-moves",

        HowDrawn = "findorff-how-drawn",
        Kept = "findorff-kept",
        Saved { name: String } = "findorff-saved",
        Army { soldiers: Soldiers } = "findorff-army",
        Formation { id: &'static str } = "findorff-formation",
        Plan { id: &'static str } = "findorff-plan",
        Listed { name: Message, plan: Message } = "findorff-listed",
        Suggested { how: &'static str, name: Message, plan: Message } = "findorff-suggested",
        Even { each: usize } = "findorff-even",
        EvenHint = "findorff-even-hint",
        ByCounts = "findorff-by-counts",
        ByCountsHint = "findorff-by-counts-hint",
        BySquares = "findorff-by-squares",
        BySquaresHint = "findorff-by-squares-hint",
        HowMany { kind: Letter, room: usize } = "findorff-how-many",
        Review { soldiers: Soldiers } = "findorff-review",
        Unfinished { general: &'static str, free: usize } = "findorff-unfinished",
        Deploy = "findorff-deploy",
        Formations = "findorff-formations",
        Eraser = "findorff-eraser",
        PaintWhere { brush: Message } = "findorff-paint-where",
        WhatHere { square: Cell, there: Message } = "findorff-what-here",
        Mirror = "findorff-mirror",
        Shuffle = "findorff-shuffle",
        Swap = "findorff-swap",
        Change = "findorff-change",
        WhichSwap { which: &'static str } = "findorff-which-swap",
        WhichChange = "findorff-which-change",
        Row { which: &'static str, row: u8 } = "findorff-row",
        Square { square: Cell, there: Message } = "findorff-square",
        WhoInstead { square: Cell, there: Message } = "findorff-who-instead",
        TheGeneral = "findorff-the-general",
        TheGeneralHint = "findorff-the-general-hint",
        Nobody = "findorff-nobody",
        NobodyOn = "findorff-nobody-on",
        KindOn { pieces: Name } = "findorff-kind-on",
        WhoStands { square: Cell, free: usize, general: &'static str } = "findorff-who-stands",

        AimTitle = "findorff-aim-title",
        Aim = "findorff-aim",
        AimAlt = "findorff-aim-alt",
        DrawingTitle = "findorff-drawing-title",
        Drawing { formations: Arg } = "findorff-drawing",
        DrawingAlt = "findorff-drawing-alt",
        MovingTitle = "findorff-moving-title",
        Moving = "findorff-moving",
        MovingAlt = "findorff-moving-alt",
        EndingTitle = "findorff-ending-title",
        Ending = "findorff-ending",
        EndingAlt = "findorff-ending-alt",
    }
}

impl Prompt {
    /// The number of pieces that an unfinished army can still have.
    pub(crate) fn unfinished(layout: &Layout) -> Self {
        let general = if layout.count(Kind::General) == 0 { "missing" } else { "placed" };
        Self::Unfinished { general, free: layout.field.limit() - layout.soldiers() }
    }
}

rules::messages! {
    /// The effect of a move in a few words, shown next to its square.
    pub(crate) enum Deed {
        Step = "findorff-deed-step",
        Strike { victim: Kind } = "findorff-deed-strike",
        Push { kind: Kind, behind: Cell } = "findorff-deed-push",
        PushOff { kind: Kind } = "findorff-deed-push-off",
        Drown { kind: Kind } = "findorff-deed-drown",
        Crush { kind: Kind, behind: Cell } = "findorff-deed-crush",
    }
}
