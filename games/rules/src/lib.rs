//! The contract of a game: what a rule set is, and the words around it.
//!
//! A game implements [`RuleSet`] on an empty type, in its own types. [`Plugin`] erases those types into the object-safe
//! faces [`Game`], [`Table`] and [`Sight`], where moves cross as text: that is all the rest of the program ever sees.
//!
//! Who may see what is decided in one place. A [`Table`] (the erased position) can be played on, saved and asked whose
//! turn it is; everything a person reads or looks at comes from a [`Sight`] (the erased view of one [`Viewer`]).
//!
//! A computer player is asked through [`Sight::think`], so it knows what its seat knows. Here is only what it is asked and
//! answers ([`Ask`], [`Thought`]); how it thinks is the affair of the crate `minds` and of the games.
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

pub use balance::Share;
pub use cell::{Area, Cell};
pub use chance::{Chance, Seed};
pub use choices::{
    Choice, Choices, DRAFT_LIMIT, Draft, Keepsake, MAX_ACTS, MAX_CHOICES, MAX_SAVED, NAME_LIMIT,
};
pub use error::{Illegal, MoveError, Refusal};
pub use game::{Game, Played, Sight, Table};
pub use info::{GameOption, Info, OptionKind, OptionValues, Page};
pub use json::{misread, quoted, read_state, refuse};
pub use legal::Legal;
pub use menu::{MORE, Menu, one_step, page, split};
pub use message::{Arg, Join, Known, Message, Named, READER, Words};
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
pub use thought::{Ask, Budget, Level, NoThought, Thinker, Thought};
pub use words::{WORDS, over};
