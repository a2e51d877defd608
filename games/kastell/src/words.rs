//! The messages of Kastell, one variant each.

use rules::{Arg, Cell, Join, Message, Words};

use crate::moves::Placement;
use crate::piece::{Piece, Shape};
use crate::squares::Squares;

/// A player's color, which may change hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Color {
    White,
    Black,
}

rules::messages! {
    /// What happens, how it ends, and the position in words.
    pub(crate) enum Narration {
        /// The seats.
        White = "kastell-white",
        /// The same.
        Black = "kastell-black",
        /// A piece was built; of old it was told in notation alone.
        Built { side: Color, mv: Message } = "kastell-built",
        /// Which, and where.
        Placed { mv: Placement, piece: Piece, squares: Arg } = "kastell-placed",
        /// Black stays Black.
        Kept { side: Color } = "kastell-kept",
        /// A player said which piece the other must build.
        Picked { side: Color, piece: Piece, other: Color } = "kastell-picked",
        /// The players have changed colors.
        Swapped = "kastell-swapped",
        /// The trees stand.
        Planted { side: Color, trees: Arg } = "kastell-planted",
        /// The named piece fits nowhere.
        NamedStuck { loser: Color, piece: Piece } = "kastell-named-stuck",
        /// All pieces are built.
        NoneLeft { loser: Color } = "kastell-none-left",
        /// No piece that is left fits anywhere.
        Stuck { loser: Color } = "kastell-stuck",
        /// How it ended, in words.
        HasWon { reason: Message, winner: Color } = "kastell-has-won",
        /// Black plants next.
        Plants { side: Color } = "kastell-plants",
        /// Black may change colors next.
        MaySwap { side: Color } = "kastell-may-swap",
        /// A player names a piece next.
        Picks { side: Color, builder: Color } = "kastell-picks",
        /// A player builds the named piece next.
        MustBuild { side: Color, piece: Piece } = "kastell-must-build",
        /// A player builds next.
        Builds { side: Color } = "kastell-builds",
        /// There are no trees.
        NoTrees = "kastell-no-trees",
        /// Where the trees stand.
        Trees { squares: Arg } = "kastell-trees",
        /// A player's pieces.
        HasBuilt { side: Color, pieces: Arg } = "kastell-has-built",
        /// One of them.
        Piece { piece: Piece, squares: Arg } = "kastell-piece",
        /// There are none.
        BuiltNothing { side: Color } = "kastell-built-nothing",
        /// A player's hand.
        Holds { side: Color, pieces: Arg } = "kastell-holds",
        /// It is empty.
        HoldsNothing { side: Color } = "kastell-holds-nothing",
        /// What was built last.
        BuiltLast { squares: Arg } = "kastell-built-last",
    }
}

rules::messages! {
    /// Why something can't be played, or can't be read.
    pub(crate) enum Reason {
        /// It is the other player's turn.
        NotYourTurn = "kastell-not-your-turn",
        /// The trees come first.
        PlantFirst = "kastell-plant-first",
        /// The colors come first.
        SwapFirst = "kastell-swap-first",
        /// A piece is built now, or colors change.
        BuildOrSwap = "kastell-build-or-swap",
        /// A piece is named now.
        PickFirst { example: Piece } = "kastell-pick-first",
        /// The named piece is built now.
        BuildNamed { piece: Piece } = "kastell-build-named",
        /// A piece is built now.
        BuildFirst = "kastell-build-first",
        /// The piece can't be named any more.
        PickedBuilt { side: Color, piece: Piece } = "kastell-picked-built",
        /// Another piece was named.
        OtherNamed { named: Piece } = "kastell-other-named",
        /// The piece is on the board.
        BuiltBefore { piece: Piece } = "kastell-built-before",
        /// It does not fit on the board.
        BeyondEdge { mv: Placement } = "kastell-beyond-edge",
        /// There is a tree.
        OnTree { square: Cell } = "kastell-on-tree",
        /// There is a piece.
        OnPiece { side: Color, square: Cell } = "kastell-on-piece",
        /// The rule `apart`.
        Touches { side: Color, square: Cell } = "kastell-touches",
        /// The rule `linked`.
        Unlinked = "kastell-unlinked",
        /// Longer than any move.
        LongMove = "kastell-long-move",
        /// Nothing was written.
        NoMove = "kastell-no-move",
        /// Trees are three squares.
        GroveForm = "kastell-grove-form",
        /// A piece is named by its letter.
        PickForm = "kastell-pick-form",
        /// A piece has four squares.
        FourSquares = "kastell-four-squares",
        /// Squares that are no piece.
        NoPiece { squares: Arg } = "kastell-no-piece",
        /// What a move looks like.
        MoveForm = "kastell-move-form",
        /// No such piece.
        PieceForm = "kastell-piece-form",
        /// No such square.
        SquareForm = "kastell-square-form",
        /// A square has no turns.
        NeverTurned = "kastell-never-turned",
        /// The turns there are.
        TurnForm { piece: Piece, turns: Arg, example: String } = "kastell-turn-form",
        /// It fits in no turn.
        FitsNowhere { piece: Piece, example: String } = "kastell-fits-nowhere",
        /// It fits in several turns.
        Ambiguous { piece: Piece } = "kastell-ambiguous",
        /// The values of the option `trees`.
        TreesOption = "kastell-trees-option",
    }
}

rules::messages! {
    /// Why a state can't be loaded.
    pub(crate) enum BadState {
        /// Two trees, say.
        TreeCount = "kastell-state-tree-count",
        /// A name that is no square.
        NoSquare = "kastell-state-no-square",
        /// A square twice.
        Twice { square: Cell } = "kastell-state-twice",
        /// A third player.
        NoSeat = "kastell-state-no-seat",
        /// A piece twice.
        BuiltTwice { seat: u8, piece: Piece } = "kastell-state-built-twice",
        /// Squares that are another piece, or none.
        NotThePiece { squares: Arg, piece: Piece } = "kastell-state-not-the-piece",
        /// Two things on one square.
        Overlaps { mv: Placement } = "kastell-state-overlaps",
        /// One hand, or three.
        HandCount = "kastell-state-hand-count",
        /// A hand that is not what is left.
        WrongHand { seat: usize } = "kastell-state-wrong-hand",
        /// The rule `apart`.
        Touching = "kastell-state-touching",
        /// The rule `linked`.
        Scattered = "kastell-state-scattered",
        /// Colors that can't have changed.
        NoSwap = "kastell-state-no-swap",
        /// One player has built too much.
        PieceCount = "kastell-state-piece-count",
        /// It is the other's turn.
        WrongTurn { seat: u8 } = "kastell-state-wrong-turn",
        /// A named piece that there is not.
        WrongPick = "kastell-state-wrong-pick",
        /// A named piece where none is named.
        NoPick = "kastell-state-no-pick",
        /// Phases that can't be now.
        NotTrees = "kastell-state-not-trees",
        /// The same.
        NotSwap = "kastell-state-not-swap",
        /// The same.
        NotPick = "kastell-state-not-pick",
        /// The same.
        BeSwap = "kastell-state-be-swap",
    }
}

rules::messages! {
    /// Prompts, labels and pages.
    pub(crate) enum Prompt {
        /// It is the other player's turn.
        Gone = "kastell-choice-gone",
        /// The whole move: a piece that is built.
        Builds { piece: Piece, squares: Arg } = "kastell-ask-build",
        /// Trees.
        Plants = "kastell-ask-plant",
        /// A piece that is named.
        Names { piece: Piece } = "kastell-ask-name",
        /// Colors that change.
        Swaps = "kastell-ask-swap",
        /// Colors that stay.
        Keeps = "kastell-ask-keep",
        /// Black may change colors.
        SwapOrKeep = "kastell-swap-or-keep",
        /// The choice to keep the colors.
        Keep = "kastell-keep",
        /// What it does.
        KeepHint = "kastell-keep-hint",
        /// The choice to change them.
        Swap = "kastell-swap",
        /// What it does.
        SwapHint = "kastell-swap-hint",
        /// Which piece the other player must build.
        WhichToName = "kastell-which-to-name",
        /// Which piece is built.
        WhichToBuild = "kastell-which-to-build",
        /// A piece, for somebody who does not know the letters.
        OnePiece { piece: Piece } = "kastell-one-piece",
        /// In how many places it fits.
        Room { places: u32 } = "kastell-room",
        /// Where it goes.
        WhichPlace { piece: Piece } = "kastell-which-place",
        /// A part of the board.
        Around { from: Cell, to: Cell } = "kastell-around",
        /// A place, by the squares that are covered there.
        OnePlace { squares: Arg } = "kastell-one-place",
        /// Moves or turns a piece that is not built yet.
        Nudge { way: &'static str } = "kastell-nudge",
        /// Takes its mirror image.
        Flip { piece: Piece } = "kastell-flip",
        /// How it looks to the player.
        OneTurn { shape: Shape, pose: &'static str } = "kastell-one-turn",
        /// In how many places it fits like this.
        Places { places: usize } = "kastell-places",
        /// In which column a tree goes.
        TreeColumn { number: u32 } = "kastell-tree-column",
        /// In which row of it.
        TreeRow { number: u32, column: String } = "kastell-tree-row",
        /// The rules: their pages.
        CastleTitle = "kastell-castle-title",
        /// The text.
        Castle = "kastell-castle",
        /// The notation.
        NotationTitle = "kastell-notation-title",
        /// The text.
        Notation = "kastell-notation",
        /// The variants.
        VariantsTitle = "kastell-variants-title",
        /// The text.
        Variants = "kastell-variants",
        /// A move and the squares it covers.
        Covers { mv: Placement, squares: Arg } = "kastell-covers",
        /// What `swap` does.
        SuggestSwap = "kastell-suggest-swap",
        /// What `keep` does.
        SuggestKeep = "kastell-suggest-keep",
    }
}

rules::messages! {
    /// Why a computer would play a move: in how many ways both sides can build after it.
    pub(crate) enum Explanation {
        /// The other side can't build any more.
        LastPlace = "kastell-why-last-place",
        /// It is proven to win.
        Forced = "kastell-why-forced",
        /// All moves are proven to lose.
        Lost = "kastell-why-lost",
        /// A piece is built.
        Room { own: u16, theirs: u16 } = "kastell-why-room",
        /// A piece is named.
        Named { piece: Piece, theirs: u32 } = "kastell-why-named",
        /// Colors change.
        Swapped { own: u16, theirs: u16 } = "kastell-why-swapped",
        /// Colors stay.
        Kept { own: u16, theirs: u16 } = "kastell-why-kept",
    }
}

/// A piece that is built, by its player: nothing is made of it where nobody listens.
pub(crate) struct BuiltPiece {
    /// Who built it.
    pub(crate) side: Color,
    /// The piece.
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

/// What Kastell says, and how.
pub(crate) const WORDS: Words = Words {
    known: &[Narration::KNOWN, Reason::KNOWN, BadState::KNOWN, Prompt::KNOWN, Explanation::KNOWN],
    files: &[("en", include_str!("../words/en.ftl"))],
};

impl From<Color> for Message {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Narration::White.into(),
            Color::Black => Narration::Black.into(),
        }
    }
}

/// Notation is the same in every language.
macro_rules! notation {
    ($($kind:ty),*) => {
        $(impl From<$kind> for Message {
            fn from(noted: $kind) -> Self {
                Self::plain(noted)
            }
        })*
    };
}

notation!(Piece, Shape, Placement);

/// Squares one after the other.
pub(crate) fn square_list(join: Join, squares: Squares) -> Arg {
    Arg::list(join, squares.iter())
}
