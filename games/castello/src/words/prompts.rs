//! Prompts, labels, hints and pages of rules.

use rules::{Area, Arg, Message};

use crate::square::Square;

rules::messages! {
    /// Prompts, labels and pages.
    pub(crate) enum Prompt {
        /// It is the other's turn.
        NotToMove = "castello-not-to-move",
        /// The pawn can't move any more.
        PawnGone = "castello-pawn-gone",
        /// It can't go there any more.
        LandingGone = "castello-landing-gone",
        /// It can't capture these any more.
        CapturesGone = "castello-captures-gone",
        /// No pawn there can move any more.
        AreaGone = "castello-area-gone",
        /// The whole move.
        Chosen { from: Square, to: Square } = "castello-chosen",
        /// The same, of a move that does something.
        ChosenDoes { from: Square, to: Square, effects: Arg } = "castello-chosen-does",
        /// Which move is made.
        WhichMove = "castello-which-move",
        /// The same in a part of the board.
        WhichMoveIn { area: Message } = "castello-which-move-in",
        /// A move by its ends.
        Route { from: Square, to: Square } = "castello-way",
        /// Where it goes.
        WhichLanding { from: Square } = "castello-which-landing",
        /// What it captures.
        WhichCaptures { from: Square, to: Square } = "castello-which-captures",
        /// A part of the board.
        Area { left: Arg, right: Arg, low: u16, high: u16 } = "castello-area",
        /// How many pawns can move there.
        Movable { pawns: usize } = "castello-movable",
        /// A pawn.
        Pawn { square: Square } = "castello-pawn",
        /// How many moves it has.
        Moves { moves: usize } = "castello-moves",
        /// The same, and what the best of them does.
        Best { moves: usize, effects: Arg } = "castello-best",
        /// A square or a move, and what it does.
        Does { what: Arg, effects: Arg } = "castello-does",
        /// A square or a move, and the best that can be done on the way there.
        DoesMost { what: Arg, effects: Arg } = "castello-does-most",
        /// There are several ways.
        Ways { moves: usize } = "castello-ways",
        /// No capture.
        Nothing = "castello-nothing",
        /// What a way does.
        Effects { effects: Arg } = "castello-effects",
        /// The same, and which way it is.
        EffectsOf { effects: Arg, way: Message } = "castello-effects-of",
        /// A plain step.
        Step = "castello-step",
        /// The squares between, all of them.
        Jumps { squares: Arg } = "castello-jumps",
        /// The first of them.
        JumpsOn { squares: Arg } = "castello-jumps-on",
        /// What a move does: pawns.
        Captures { pawns: usize } = "castello-captures",
        /// Castles.
        Takes { castles: Arg } = "castello-takes",
        /// Castles that then want one more pawn.
        Threatens { castles: Arg } = "castello-threatens",
        /// The whole match.
        Wins = "castello-wins",
        /// The rules: their pages.
        BoardTitle = "castello-board-title",
        /// The text.
        Board = "castello-board",
        /// How pawns move.
        MovesTitle = "castello-moves-title",
        /// The text.
        MovesPage = "castello-moves-page",
        /// How castles fall.
        CastlesTitle = "castello-castles-title",
        /// The text.
        Castles = "castello-castles",
        /// How it ends.
        EndTitle = "castello-end-title",
        /// The text.
        End = "castello-end",
        /// The notation.
        TypingTitle = "castello-typing-title",
        /// The text.
        Typing = "castello-typing",
    }
}

impl Prompt {
    /// A part of the board.
    pub(crate) fn area(Area { from, to }: Area) -> Self {
        let (left, right) = (Arg::plain(from.letter()), Arg::plain(to.letter()));
        Self::Area { left, right, low: from.number(), high: to.number() }
    }
}
