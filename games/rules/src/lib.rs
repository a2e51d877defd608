//! The contract of a game: the rule set and the types around it.
//!
//! A game implements [`RuleSet`] on an empty type, in its own types. [`Plugin`] erases those types into the object-safe
//! faces [`Game`], [`Table`] and [`GameView`], where moves cross as text: that is all the rest of the program ever sees.
//!
//! Who may see what is decided in one place. A [`Table`] (the erased position) can be played on, saved and asked whose
//! turn it is; everything a person reads or looks at comes from a [`GameView`] (the erased view of one [`Viewer`]).
//!
//! A computer player is asked through [`GameView::think`], so it knows what its seat knows. Here is only what it is asked and
//! answers ([`ThinkRequest`], [`Thought`]); how it thinks is the affair of the crate `search` and of the games.
//!
//! There is no game here, no Discord, no pixel, no clock and no file.

mod balance;
mod cell;
mod chance;
mod choices;
mod error;
mod game;
mod info;
mod json;
mod legal;
mod menu;
mod message;
mod nearest;
mod notes;
mod piece_count;
mod plugin;
mod random_play;
mod record;
mod rule_set;
mod scene;
mod seat;
mod sprite;
mod status;
mod suggestion;
mod thought;
mod words;

pub use balance::BalanceShare;
pub use cell::{Area, Cell};
pub use chance::{Chance, Seed};
pub use choices::{
    Choice, Choices, DRAFT_LIMIT, Draft, MAX_ACTS, MAX_CHOICES, MAX_SAVED, NAME_LIMIT, SavedLayout,
};
pub use error::{Illegal, MoveError, Refusal};
pub use game::{Game, GameView, Played, Table};
pub use info::{GameOption, Info, OptionKind, OptionValues, Page};
pub use json::{describe_json_error, excerpt, read_state, refuse};
pub use legal::Legal;
pub use menu::{MORE, Menu, page, single_step, split};
pub use message::{Arg, Join, Message, MessageId, MessageSpec, READER, Words};
pub use nearest::nearest;
pub use notes::{Audience, Note, Notes};
pub use plugin::Plugin;
pub use random_play::{RandomGames, RandomReport};
pub use record::{Act, Ply, Record, Setup};
pub use rule_set::{BRIEFEST, RuleSet, TEXT_LIMIT};
pub use scene::{
    Board, Edge, Fate, Floor, Ground, Ink, Item, Mark, Scene, Thing, Tile, TileColor, TilePart,
    TileShape, Tray, TrayItem, Unit,
};
pub use seat::{Seat, Seats, Viewer};
pub use sprite::Sprite;
pub use status::{Outcome, Status, Turn};
pub use suggestion::Suggestion;
pub use thought::{Level, NodeLimit, ThinkError, ThinkRequest, Thinker, Thought};
pub use words::{WORDS, match_over};
