//! The contract of a game: the rule set and the types around it.
//!
//! A game implements [`RuleSet`] on an empty type, with its own types. [`Plugin`] erases those types behind the
//! object-safe traits [`Game`], [`Table`] and [`GameView`]. The rest of the program only uses these, with moves as text.
//!
//! Secrecy is decided in one place. A [`Table`] (the erased position) can only be played on, saved and asked for its
//! status. Everything that a person sees comes from a [`GameView`] (the erased view of one [`Viewer`]).
//!
//! A computer player is called through [`GameView::think`], so it knows only what its seat knows. This crate has its
//! requests and answers ([`ThinkRequest`], [`Thought`]); the crate `search` and the games have its implementation.
//!
//! The crate has no game, and knows nothing of Discord, pixels, clocks or files.

mod address;
mod balance;
mod bit_set;
mod board_step;
mod cell;
mod chance;
mod choices;
mod curve;
mod error;
mod figures;
mod filler_words;
mod game;
mod hidden_debug;
mod info;
mod json;
mod legal;
mod level;
mod menu;
mod message;
mod message_enum;
mod message_file;
mod near_moves;
mod notes;
mod piece_count;
mod place_words;
mod plugin;
mod principles;
mod random_play;
mod reader;
mod record;
mod rule_set;
mod scene;
mod seat;
mod sprite;
mod status;
mod suggestion;
mod thought;
mod typed_table;
mod typed_view;
mod words;

pub use address::Address;
pub use balance::BalanceShare;
pub use board_step::{BoardMove, BoardOption, BoardStep, Commit, Effect, Form, Next, PlaceWords};
pub use cell::{Area, Cell};
pub use chance::{Chance, Seed};
pub use choices::{
    Choice, Choices, DRAFT_LIMIT, Draft, MAX_ACTS, MAX_CHOICES, MAX_SAVED, NAME_LIMIT, SavedLayout,
};
pub use curve::{Curve, CurvePin};
pub use error::{Illegal, MOST_CANDIDATES, MoveError, Refusal};
pub use figures::{Tile, TileColor, TilePart, TileShape, Unit};
pub use filler_words::without_fillers;
pub use game::{Game, GameView, Played, Table};
pub use info::{GameOption, Info, OptionKind, OptionValues, Page, unknown_value};
pub use json::{describe_json_error, excerpt, read_state, refuse};
pub use legal::Legal;
pub use level::Level;
pub use menu::{MORE, Menu, menu, page, split};
pub use message::{Arg, Join, Message, MessageId, MessageSpec, READER, Words};
pub use message_file::MessageFile;
pub use near_moves::{MOST_NEAR_MOVES, near_moves};
pub use notes::{Audience, Note, Notes};
pub use plugin::Plugin;
pub use principles::{named_principle, principles_page};
pub use random_play::{RandomGames, RandomReport};
pub use record::{Act, Ply, Record, Setup};
pub use rule_set::{BRIEFEST, RuleSet, TEXT_LIMIT};
pub use scene::{Board, Edge, Fate, Floor, Ground, Ink, Item, Mark, Scene, Thing, Tray, TrayItem};
pub use seat::{Seat, Seats, Viewer};
pub use sprite::Sprite;
pub use status::{Outcome, Status, Turn};
pub use suggestion::Suggestion;
pub use thought::{NodeLimit, ThinkError, ThinkRequest, Thinker, Thought};
pub use words::{WORDS, first_sentence, is_match_over, match_over, sentences};
