//! Object-safe traits for a game, a position and a view. Moves cross them as text.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use crate::{
    BoardStep, Cell, Choice, Choices, Draft, Info, Legal, Level, Message, MoveError, Note,
    OptionValues, Page, PlaceWords, RandomGames, RandomReport, Record, Refusal, Scene, Seat, Seats,
    Setup, Status, Suggestion, ThinkError, ThinkRequest, Thought, Viewer,
};

/// A game in the catalog.
pub trait Game: Debug + Send + Sync {
    /// The facts about the game.
    fn info(&self) -> &'static Info;

    /// Checks options and fills in the defaults.
    fn complete(&self, options: &OptionValues) -> Result<OptionValues, Refusal>;

    /// The possible numbers of players with these options.
    fn seats(&self, options: &OptionValues) -> Result<RangeInclusive<u8>, Refusal>;

    /// The table before the first ply.
    fn set_up(&self, setup: &Setup) -> Result<Box<dyn Table>, Refusal>;

    /// A table from a full state JSON. `setup` gives the options and the seed of later randomness.
    fn load(&self, setup: &Setup, state: &serde_json::Value) -> Result<Box<dyn Table>, Refusal>;

    /// A table from the bytes of [`Table::snapshot`].
    fn restore(&self, snapshot: &[u8]) -> Result<Box<dyn Table>, Refusal>;

    /// The table after all plies of a record.
    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, Refusal>;

    /// Plays uniformly random games as fast as possible.
    fn random(&self, games: &RandomGames) -> Result<RandomReport, Refusal>;

    /// The levels of the game's computer player, from the weakest. Empty if the game has none.
    fn levels(&self) -> &'static [Level];

    /// The notes of one turn, merged for a post.
    fn merge_notes(&self, notes: Vec<Message>) -> Vec<Message>;
}

/// A match in play, with the type of the position erased. [`Table::see`] is the only way to look at it.
pub trait Table: Send + Sync {
    /// The seats to move, or the outcome.
    fn status(&self) -> Status;

    /// The number of the turn, from 1. It grows by one with each ply that ends a turn and each seat that leaves. After
    /// any other ply, the turn is still in progress.
    fn turn(&self) -> u32;

    /// Plays a typed move. A refused move changes nothing.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, MoveError>;

    /// Removes a seat while at least two others play on.
    fn leave(&mut self, seat: Seat) -> Vec<Note>;

    /// The view of a viewer: the only way out of a position.
    fn see(&self, viewer: Viewer) -> Box<dyn GameView>;

    /// The position as bytes, only for the store.
    fn snapshot(&self) -> Vec<u8>;

    /// The number of positions after `depth` plies, counted by distinct moves. A match that ends earlier counts 0.
    /// `None` if there are too many moves to list.
    fn perft(&self, depth: u32) -> Option<u64>;

    /// A copy of the table.
    fn duplicate(&self) -> Box<dyn Table>;
}

impl Debug for dyn Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Table(..)")
    }
}

/// The result of a played move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move in canonical notation.
    pub mv: String,
    /// The narration, each note with its audience.
    pub notes: Vec<Note>,
    /// Whether the move revealed something hidden or used chance, so that it can't be taken back.
    pub sealed: bool,
    /// The layout to offer again in the player's next match.
    pub reusable_layout: Option<String>,
}

/// Everything one viewer may know, with the type of the view erased.
pub trait GameView: Send + Sync {
    /// The legal moves of a seat, canonical and sorted.
    fn legal(&self, seat: Seat) -> Legal<String>;

    /// The canonical form of a typed move. It may still be illegal.
    fn read(&self, seat: Seat, text: &str) -> Result<String, MoveError>;

    /// At most `limit` legal moves that continue the typed text.
    fn suggest(&self, seat: Seat, typed: &str, limit: usize) -> Vec<Suggestion>;

    /// The next step of staged input.
    fn choices(&self, seat: Seat, draft: &Draft) -> Result<Choices<String>, Refusal>;

    /// The next step of input on the board, with the places of all options.
    fn board_step(&self, seat: Seat, draft: &Draft) -> Result<BoardStep<String>, Refusal>;

    /// The squares of the first board between which this move carries pieces, each pair as start and end. The view must
    /// show the position before the move. Empty if the move can't be read.
    fn carried(&self, seat: Seat, text: &str) -> Vec<[Cell; 2]>;

    /// The things at the places of the scene with this draft, in words.
    fn place_words(&self, draft: &Draft) -> Vec<PlaceWords>;

    /// The layout of this move that its player could save for other matches; `None` if this move has none.
    fn reusable_layout(&self, seat: Seat, text: &str) -> Option<String>;

    /// A draft that leads to exactly this legal move, if there is one.
    fn draft_of(&self, seat: Seat, text: &str) -> Option<Draft>;

    /// A sentence for a move that isn't named by its first note.
    fn move_sentence(&self, seat: Seat, text: &str) -> Option<Message>;

    /// The draft to show when a typed move needs confirmation. `None` for moves that are played at once.
    fn confirmation_draft(&self, seat: Seat, text: &str) -> Option<Draft>;

    /// The thought of a computer player on this seat. The view must be the seat's own. A search can take long; `stop`
    /// ends it within 50 ms with the best move so far. A reason, if the request wants one, is searched after that.
    fn think(
        &self,
        seat: Seat,
        request: &ThinkRequest,
        stop: &dyn Fn() -> bool,
    ) -> Result<Thought, ThinkError>;

    /// The computer player's value of the position for this seat, from -1 to 1, whichever seat is to move. Computer
    /// players use it to answer offers. Takes as long as [`GameView::think`].
    fn evaluate(
        &self,
        seat: Seat,
        request: &ThinkRequest,
        stop: &dyn Fn() -> bool,
    ) -> Result<f64, ThinkError>;

    /// Whether the seat can force a win within this number of plies, found by trying every move. `None` if that takes
    /// more than this number of positions, or if something is hidden.
    fn forces_win(
        &self,
        seat: Seat,
        plies: u32,
        positions: u64,
    ) -> Result<Option<bool>, ThinkError>;

    /// The view after people have ended the match: no seat is to move, and pictures show winners and resigned seats.
    fn stopped(self: Box<Self>, winners: Seats, resigned: Seats) -> Box<dyn GameView>;

    /// The view of a simultaneous turn in which these seats have not moved yet. Without seats, the view stays as it is.
    fn awaiting(self: Box<Self>, to_move: Seats) -> Box<dyn GameView>;

    /// The task of several seats that move at the same time.
    fn shared_task(&self) -> Option<Message>;

    /// The seats that the game counts out while the others play on.
    fn seats_out(&self) -> Seats;

    /// The scene, with a draft shown in it.
    fn scene(&self, draft: &Draft) -> Scene;

    /// The position in words, sentence by sentence. A higher `brief` gives a shorter text.
    fn text(&self, brief: u8) -> Vec<Message>;

    /// A page of further public facts, shown on demand.
    fn extra_page(&self) -> Option<Page>;

    /// A first step for the seat to move, with a button of its own.
    fn shortcut(&self) -> Option<Choice>;

    /// The public state JSON.
    fn state(&self) -> serde_json::Value;

    /// The names of the seats, in turn order.
    fn seat_names(&self) -> Vec<Message>;

    /// The whole view as bytes, for comparison in tests.
    fn bytes(&self) -> Vec<u8>;
}

impl Debug for dyn GameView {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("GameView(..)")
    }
}
