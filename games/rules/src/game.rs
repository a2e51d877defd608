//! Object-safe traits for a game, a position and a view. Moves cross as text.
//!
//! Moves cross as text.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use crate::{
    Choice, Choices, Draft, Info, Legal, Level, Message, MoveError, Note, OptionValues, Page,
    RandomGames, RandomReport, Record, Refusal, Scene, Seat, Seats, Setup, Sprite, Status,
    Suggestion, ThinkError, ThinkRequest, Thought, Viewer, Words,
};

/// A game on offer.
pub trait Game: Debug + Send + Sync {
    /// The facts about it.
    fn info(&self) -> &'static Info;

    /// Checks options and fills in the defaults.
    ///
    /// # Errors
    /// The option or the combination that is not possible.
    fn complete(&self, options: &OptionValues) -> Result<OptionValues, Refusal>;

    /// How many can play with these options.
    ///
    /// # Errors
    /// As [`Game::complete`].
    fn seats(&self, options: &OptionValues) -> Result<RangeInclusive<u8>, Refusal>;

    /// The table before the first ply.
    ///
    /// # Errors
    /// Options or a number of seats that are not possible.
    fn set_up(&self, setup: &Setup) -> Result<Box<dyn Table>, Refusal>;

    /// A table from a full state JSON; `setup` gives the options and the seed of further chance.
    ///
    /// # Errors
    /// Options or a state that are not possible.
    fn load(&self, setup: &Setup, state: &serde_json::Value) -> Result<Box<dyn Table>, Refusal>;

    /// A table from what [`Table::snapshot`] wrote.
    ///
    /// # Errors
    /// Bytes of another form; play the record again instead.
    fn restore(&self, snapshot: &[u8]) -> Result<Box<dyn Table>, Refusal>;

    /// Plays a record through.
    ///
    /// # Errors
    /// The ply that can't be played, and why.
    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, Refusal>;

    /// Plays uniformly random games, as fast as they go.
    ///
    /// # Errors
    /// Options or a number of seats that are not possible.
    fn random(&self, games: &RandomGames) -> Result<RandomReport, Refusal>;

    /// The levels at which a computer plays it, from the weakest; none where no computer does.
    fn levels(&self) -> &'static [Level];

    /// The rules for people.
    fn pages(&self) -> Vec<Page>;

    /// What a message of this game names, as it looks.
    fn sprite_for(&self, message: &Message) -> Option<Sprite>;

    /// All that its messages and choices can show beside words.
    fn sprites(&self) -> Vec<Sprite>;

    /// What the game says, and how.
    fn words(&self) -> Words;
}

/// A match in play: the erased position. It shows itself to nobody but through [`Table::see`].
pub trait Table: Send + Sync {
    /// Whose turn it is, or how it ended.
    fn status(&self) -> Status;

    /// Which turn it is, counted from 1. The number only grows, by one with each ply that ends a turn and with each
    /// seat that leaves; after a ply that leaves it as it was the turn is in progress.
    fn turn(&self) -> u32;

    /// Plays what a seat typed. A refused move changes nothing.
    ///
    /// # Errors
    /// Why it was not played, in words for that seat alone.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, MoveError>;

    /// A seat leaves while at least two others play on.
    fn leave(&mut self, seat: Seat) -> Vec<Note>;

    /// What a viewer may know: the only way out of a position.
    fn see(&self, viewer: Viewer) -> Box<dyn GameView>;

    /// The position as bytes, for the store alone.
    fn snapshot(&self) -> Vec<u8>;

    /// How many positions are `depth` plies away, counted by distinct moves. Below its end a match counts 0.
    fn perft(&self, depth: u32) -> u64;

    /// The same table again.
    fn duplicate(&self) -> Box<dyn Table>;
}

impl Debug for dyn Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Table(..)")
    }
}

/// What came of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move in canonical notation.
    pub mv: String,
    /// What happened, each with its audience.
    pub notes: Vec<Note>,
    /// Whether it showed something hidden or used chance, so that it can't be taken back.
    pub sealed: bool,
    /// What the player may like to have again in their next match.
    pub reusable_layout: Option<String>,
}

/// Everything one viewer may know: the erased view.
pub trait GameView: Send + Sync {
    /// What a seat may play, canonical and sorted.
    fn legal(&self, seat: Seat) -> Legal<String>;

    /// The canonical form of what a seat typed; it may still be illegal.
    ///
    /// # Errors
    /// A text that can't be read or names several moves.
    fn read(&self, seat: Seat, text: &str) -> Result<String, MoveError>;

    /// At most `limit` legal moves that go on from what was typed.
    fn suggest(&self, seat: Seat, typed: &str, limit: usize) -> Vec<Suggestion>;

    /// The next step of staged input.
    ///
    /// # Errors
    /// A draft that means nothing here.
    fn choices(&self, seat: Seat, draft: &Draft) -> Result<Choices<String>, Refusal>;

    /// What of this move its player could save for other matches; none where it means nothing here.
    fn reusable_layout(&self, seat: Seat, text: &str) -> Option<String>;

    /// A draft that comes to exactly this legal move, where one does.
    fn draft_of(&self, seat: Seat, text: &str) -> Option<Draft>;

    /// The draft at which somebody who typed this is asked once more before it is played, where that is wise.
    fn confirmation_draft(&self, seat: Seat, text: &str) -> Option<Draft>;

    /// What a computer would play on this seat, whose own sight this must be. It may take long: never while anything
    /// waits. It ends within 50 ms once `stop` says so, with the best that it has found by then.
    ///
    /// # Errors
    /// Why it can't be asked.
    fn think(
        &self,
        seat: Seat,
        request: &ThinkRequest,
        stop: &dyn Fn() -> bool,
    ) -> Result<Thought, ThinkError>;

    /// How it stands for this seat in a computer's eyes, from -1 to 1, whoever is to move: with it an offer is answered that
    /// comes while others think. As long as [`GameView::think`].
    ///
    /// # Errors
    /// Why it can't be asked; [`ThinkError::NotToMove`] where it tells only when it is to move.
    fn evaluate(
        &self,
        seat: Seat,
        request: &ThinkRequest,
        stop: &dyn Fn() -> bool,
    ) -> Result<f64, ThinkError>;

    /// The same once people have ended the match: nobody is to move any more, and pictures show who has won and who has
    /// given up, which no rule knows.
    fn stopped(self: Box<Self>, winners: Seats, resigned: Seats) -> Box<dyn GameView>;

    /// The picture, with a draft shown in it.
    fn scene(&self, draft: &Draft) -> Scene;

    /// The position in words, sentence by sentence; briefer with each higher number.
    fn text(&self, brief: u8) -> Vec<Message>;

    /// What else lies open to the viewer, shown on demand.
    fn extra_page(&self) -> Option<Page>;

    /// What whoever is to move may want to begin with, for a button of its own.
    fn shortcut(&self) -> Option<Choice>;

    /// The public JSON.
    fn state(&self) -> serde_json::Value;

    /// What the seats are called, in turn order.
    fn seat_names(&self) -> Vec<Message>;

    /// The whole view as bytes, for comparing.
    fn bytes(&self) -> Vec<u8>;
}

impl Debug for dyn GameView {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Sight(..)")
    }
}
