//! The messages of Kastell, one variant each.

use rules::{Arg, Cell, Join, Message, Words};

use crate::moves::{Move, Placement};
use crate::piece::{Piece, Shape};
use crate::squares::Squares;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Color {
    White,
    Black,
}

rules::messages! {
    /// Events of a match, its endings, and the position in words.
    pub(crate) enum Narration {
        White = "kastell-white",
        Black = "kastell-black",
        Built { side: Color, mv: Message } = "kastell-built",
        Placed { mv: Placement, piece: Piece, squares: Arg } = "kastell-placed",
        Kept { side: Color } = "kastell-kept",
        Picked { side: Color, piece: Piece, other: Color } = "kastell-picked",
        Swapped = "kastell-swapped",
        Planted { side: Color, trees: Arg } = "kastell-planted",
        NamedStuck { loser: Color, piece: Piece } = "kastell-named-stuck",
        NoneLeft { loser: Color } = "kastell-none-left",
        Stuck { loser: Color } = "kastell-stuck",
        HasWon { reason: Message, winner: Color } = "kastell-has-won",
        Plants { side: Color } = "kastell-plants",
        MaySwap { side: Color } = "kastell-may-swap",
        Picks { side: Color, builder: Color } = "kastell-picks",
        MustBuild { side: Color, piece: Piece } = "kastell-must-build",
        Builds { side: Color } = "kastell-builds",
        NoTrees = "kastell-no-trees",
        Trees { squares: Arg } = "kastell-trees",
        HasBuilt { side: Color, pieces: Arg } = "kastell-has-built",
        Piece { piece: Piece, squares: Arg } = "kastell-piece",
        BuiltNothing { side: Color } = "kastell-built-nothing",
        Holds { side: Color, pieces: Arg } = "kastell-holds",
        HoldsNothing { side: Color } = "kastell-holds-nothing",
        BuiltLast { squares: Arg } = "kastell-built-last",
    }
}

rules::messages! {
    /// The reason why a move is illegal or can't be read.
    pub(crate) enum Reason {
        NotYourTurn = "kastell-not-your-turn",
        PlantFirst = "kastell-plant-first",
        SwapFirst = "kastell-swap-first",
        BuildOrSwap = "kastell-build-or-swap",
        PickFirst { example: Piece } = "kastell-pick-first",
        BuildNamed { piece: Piece } = "kastell-build-named",
        BuildFirst = "kastell-build-first",
        PickedBuilt { side: Color, piece: Piece } = "kastell-picked-built",
        OtherNamed { named: Piece } = "kastell-other-named",
        BuiltBefore { piece: Piece } = "kastell-built-before",
        BeyondEdge { mv: Placement } = "kastell-beyond-edge",
        OnTree { square: Cell } = "kastell-on-tree",
        OnPiece { side: Color, square: Cell } = "kastell-on-piece",
        Touches { side: Color, square: Cell } = "kastell-touches",
        Unlinked = "kastell-unlinked",
        LongMove = "kastell-long-move",
        NoMove = "kastell-no-move",
        GroveForm = "kastell-grove-form",
        PickForm = "kastell-pick-form",
        FourSquares = "kastell-four-squares",
        NoPiece { squares: Arg } = "kastell-no-piece",
        OtherPiece { formed: Piece, piece: Piece } = "kastell-other-piece",
        MoveForm = "kastell-move-form",
        PieceForm = "kastell-piece-form",
        SquareForm = "kastell-square-form",
        NeverTurned = "kastell-never-turned",
        TurnForm { piece: Piece, turns: Arg, example: String } = "kastell-turn-form",
        FitsNowhere { piece: Piece, example: String } = "kastell-fits-nowhere",
        Ambiguous { piece: Piece } = "kastell-ambiguous",
        TreesOption = "kastell-trees-option",
    }
}

rules::messages! {
    /// The reason why a state can't be loaded.
    pub(crate) enum BadState {
        TreeCount = "kastell-state-tree-count",
        NoSquare = "kastell-state-no-square",
        Twice { square: Cell } = "kastell-state-twice",
        NoSeat = "kastell-state-no-seat",
        BuiltTwice { seat: u8, piece: Piece } = "kastell-state-built-twice",
        NotThePiece { squares: Arg, piece: Piece } = "kastell-state-not-the-piece",
        Overlaps { mv: Placement } = "kastell-state-overlaps",
        HandCount = "kastell-state-hand-count",
        WrongHand { seat: usize } = "kastell-state-wrong-hand",
        Touching = "kastell-state-touching",
        Scattered = "kastell-state-scattered",
        NoSwap = "kastell-state-no-swap",
        PieceCount = "kastell-state-piece-count",
        WrongTurn { seat: u8 } = "kastell-state-wrong-turn",
        WrongPick = "kastell-state-wrong-pick",
        NoPick = "kastell-state-no-pick",
        NotTrees = "kastell-state-not-trees",
        NotSwap = "kastell-state-not-swap",
        NotPick = "kastell-state-not-pick",
        BeSwap = "kastell-state-be-swap",
    }
}

rules::messages! {
    /// Prompts, labels and pages.
    pub(crate) enum Prompt {
        Gone = "kastell-choice-gone",
        Builds { piece: Piece, squares: Arg } = "kastell-ask-build",
        Plants { trees: Arg } = "kastell-ask-plant",
        Names { piece: Piece } = "kastell-ask-name",
        Swaps = "kastell-ask-swap",
        Keeps = "kastell-ask-keep",
        SwapOrKeep = "kastell-swap-or-keep",
        Keep = "kastell-keep",
        KeepHint = "kastell-keep-hint",
        Swap = "kastell-swap",
        SwapHint = "kastell-swap-hint",
        WhichToName = "kastell-which-to-name",
        WhichToBuild = "kastell-which-to-build",
        OnePiece { piece: Piece } = "kastell-one-piece",
        Room { places: usize } = "kastell-room",
        WhichPlace { piece: Piece } = "kastell-which-place",
        Around { from: Cell, to: Cell } = "kastell-around",
        OnePlace { squares: Arg } = "kastell-one-place",
        Nudge { way: &'static str } = "kastell-nudge",
        Flip { piece: Piece } = "kastell-flip",
        OneTurn { shape: Shape, pose: &'static str } = "kastell-one-turn",
        Places { places: usize } = "kastell-places",
        BuildPiece { piece: Piece } = "kastell-build-piece",
        NoRoom { piece: Piece } = "kastell-no-room",
        WhereTrees { left: usize } = "kastell-where-trees",
        PlantTree = "kastell-plant-tree",
        RemoveTree = "kastell-remove-tree",
        PlantTrees = "kastell-plant-trees",
        TreeColumn { number: usize } = "kastell-tree-column",
        TreeRow { number: usize, column: String } = "kastell-tree-row",
        CastleTitle = "kastell-castle-title",
        Castle = "kastell-castle",
        NotationTitle = "kastell-notation-title",
        Notation = "kastell-notation",
        VariantsTitle = "kastell-variants-title",
        Variants = "kastell-variants",
        Covers { mv: Placement, piece: Message, squares: Arg } = "kastell-covers",
        SuggestSwap = "kastell-suggest-swap",
        SuggestKeep = "kastell-suggest-keep",
    }
}

rules::messages! {
    /// The reason why a computer plays a move.
    pub(crate) enum Explanation {
        LastPlace = "kastell-why-last-place",
        Forced = "kastell-why-forced",
        Lost = "kastell-why-lost",
        Rare { winning: usize, moves: usize, share: &'static str } = "kastell-why-rare",
        LostTo { losing: usize, moves: usize, trap: &'static str } = "kastell-why-lost-to",
        LostBut { moves: usize, saving: Arg } = "kastell-why-lost-but",
        LostAll { trap: &'static str } = "kastell-why-lost-all",
        LostBy { others: usize, answer: Message } = "kastell-why-lost-by",
        LostOnly { answer: Message } = "kastell-why-lost-only",
        MaySwap = "kastell-why-may-swap",
        Scarce { piece: Piece, places: usize } = "kastell-why-scarce",
        Leaves { own: u16, own_way: &'static str, theirs: u16, their_way: &'static str } = "kastell-why-leaves",
        Reserve { piece: Piece, squares: Arg } = "kastell-why-reserve",
        Stays { piece: Piece, squares: Arg } = "kastell-why-stays",
        Theirs { piece: Piece, squares: Arg } = "kastell-why-theirs",
        ShutsOut { pieces: Arg } = "kastell-why-shuts-out",
        Squeezes { piece: Piece, places: usize, before: usize } = "kastell-why-squeezes",
        Follows { reply: Message, mv: Message } = "kastell-why-follows",
        Tempts { mv: Message, reply: Message } = "kastell-why-tempts",
        Errs { mv: Message, reply: Message } = "kastell-why-errs",
        ErrsHere { mv: Message, reply: Message, squares: Arg } = "kastell-why-errs-here",
        ErrsByPlace { mv: Message, reply: Message, piece: Piece, squares: Arg } = "kastell-why-errs-by-place",
        Weaker { mv: Message, more: u16 } = "kastell-why-weaker",
        Named { piece: Piece, theirs: usize } = "kastell-why-named",
        Swapped { own: u16, theirs: u16 } = "kastell-why-swapped",
        Kept { own: u16, theirs: u16 } = "kastell-why-kept",
    }
}

rules::messages! {
    /// Advice for playing well. The order numbers it in hints and on the page of principles
    /// ([`rules::principles_page`]).
    pub(crate) enum Principle {
        Room = "kastell-principle-room",
        Gaps = "kastell-principle-gaps",
        Look = "kastell-principle-look",
        Count = "kastell-principle-count",
        Name = "kastell-principle-name",
        Spend = "kastell-principle-spend",
    }
}

rules::messages! {
    /// Words for trees and pieces, on a square or in a tray.
    pub(crate) enum Place {
        Tree = "kastell-place-tree",
        Block { side: &'static str, piece: Piece, state: &'static str } = "kastell-place-block",
    }
}

/// A placement and its player, by value, so that muted notes need no message.
pub(crate) struct BuiltPiece {
    pub(crate) side: Color,
    pub(crate) placement: Placement,
}

impl From<BuiltPiece> for Message {
    fn from(BuiltPiece { side, placement }: BuiltPiece) -> Self {
        let (piece, squares) =
            (placement.shape.piece(), square_list(Join::And, placement.covered()));
        Narration::Built { side, mv: Narration::Placed { mv: placement, piece, squares }.into() }
            .into()
    }
}

pub(crate) const WORDS: Words = Words {
    known: &[
        Narration::KNOWN,
        Reason::KNOWN,
        BadState::KNOWN,
        Prompt::KNOWN,
        Explanation::KNOWN,
        Principle::KNOWN,
        Place::KNOWN,
    ],
    files: rules::message_files!("../words/"),
};

impl From<Color> for Message {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Narration::White.into(),
            Color::Black => Narration::Black.into(),
        }
    }
}

rules::notation!(Piece, Shape, Move, Placement);

pub(crate) fn square_list(join: Join, squares: Squares) -> Arg {
    Arg::list(join, squares.iter())
}
