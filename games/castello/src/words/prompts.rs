//! Prompts, labels, hints and pages of rules.

use rules::{Area, Arg, Message};

use crate::square::Square;

rules::messages! {
    pub(crate) enum Prompt {
        NotToMove = "castello-not-to-move",
        PawnGone = "castello-pawn-gone",
        LandingGone = "castello-landing-gone",
        CapturesGone = "castello-captures-gone",
        AreaGone = "castello-area-gone",
        Chosen { from: Square, to: Square } = "castello-chosen",
        ChosenDoes { from: Square, to: Square, effects: Arg } = "castello-chosen-does",
        WhichMove = "castello-which-move",
        WhichMoveOrPawn = "castello-which-move-or-pawn",
        WhichOfMoves = "castello-which-of-moves",
        WhichPawn = "castello-which-pawn",
        WhichMoveIn { area: Message } = "castello-which-move-in",
        WhichPawnIn { area: Message } = "castello-which-pawn-in",
        Route { from: Square, to: Square } = "castello-way",
        WhichLanding { from: Square } = "castello-which-landing",
        WhichCaptures { from: Square, to: Square } = "castello-which-captures",
        Area { left: Arg, right: Arg, low: u16, high: u16 } = "castello-area",
        Movable { pawns: usize } = "castello-movable",
        Pawn { square: Square } = "castello-pawn",
        Moves { moves: usize } = "castello-moves",
        Best { moves: usize, effects: Arg } = "castello-best",
        Does { what: Arg, effects: Arg } = "castello-does",
        DoesMost { what: Arg, effects: Arg } = "castello-does-most",
        Ways { moves: usize } = "castello-ways",
        Nothing = "castello-nothing",
        Captured { pawns: Arg } = "castello-captured",
        Doing { effects: Arg } = "castello-doing",
        Effects { effects: Arg } = "castello-effects",
        EffectsOf { effects: Arg, way: Message } = "castello-effects-of",
        Step = "castello-step",
        Jumps { squares: Arg } = "castello-jumps",
        JumpsOn { squares: Arg } = "castello-jumps-on",
        Captures { pawns: usize } = "castello-captures",
        Takes { castles: Arg } = "castello-takes",
        Threatens { castles: Arg } = "castello-threatens",
        TakesCastles { castles: Arg, count: usize } = "castello-takes-castles",
        ThreatensCastles { castles: Arg, count: usize } = "castello-threatens-castles",
        Wins = "castello-wins",
        BoardTitle = "castello-board-title",
        Board = "castello-board",
        MovesTitle = "castello-moves-title",
        MovesPage = "castello-moves-page",
        CastlesTitle = "castello-castles-title",
        Castles = "castello-castles",
        EndTitle = "castello-end-title",
        End = "castello-end",
        TypingTitle = "castello-typing-title",
        Typing = "castello-typing",
    }
}

impl Prompt {
    pub(crate) fn area(Area { from, to }: Area) -> Self {
        let (left, right) = (Arg::plain(from.letter()), Arg::plain(to.letter()));
        Self::Area { left, right, low: from.number(), high: to.number() }
    }
}
