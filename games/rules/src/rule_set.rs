//! The typed trait that a game implements.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Chance, Choice, Choices, Draft, Illegal, Info, Legal, Message, MoveError, Notes, OptionValues,
    Page, Refusal, Scene, Seat, Sprite, Status, Suggestion, Turn, Viewer, Words,
};

/// The most characters of [`RuleSet::text`]: what Discord takes as a picture's alternative text.
pub const TEXT_LIMIT: usize = 1024;

/// The briefest way in which [`RuleSet::text`] tells a position.
pub const BRIEFEST: u8 = 2;

/// The rules of one game, implemented on an empty type.
///
/// Everything that a person gets is made from a [`RuleSet::View`], never from a [`RuleSet::Position`]: what the view of
/// a viewer does not hold cannot reach them.
///
/// Nothing here may panic on any input, and nothing may depend on a clock, a map's order or a machine.
pub trait RuleSet: Debug + Send + Sync + 'static {
    /// What was chosen before the match.
    type Options: Clone + Send + Sync;
    /// Where the match stands, hidden things included. Its `Debug`, if it has one, shows none of them.
    /// Stored with `postcard`: no untagged or flattened fields, no `serde_json::Value`.
    type Position: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat does. `Display` is the one canonical notation; the order is the order of lists.
    type Move: Clone + Debug + Ord + Display + Send + Sync;
    /// Everything one viewer may know, and nothing more.
    type View: Clone + PartialEq + Serialize + Send + Sync;

    /// The facts about the game.
    fn info() -> &'static Info;

    /// How many can play with these options, which are complete ([`Info::complete`]).
    fn seats(_options: &OptionValues) -> RangeInclusive<u8> {
        Self::info().seats.clone()
    }

    /// Reads options, which are complete; says which combinations are refused and why.
    ///
    /// # Errors
    /// A value that can't be read, or values that do not go together.
    fn options(values: &OptionValues) -> Result<Self::Options, Refusal>;

    /// The position before the first ply. The number of seats is one of [`RuleSet::seats`].
    fn set_up(options: &Self::Options, seats: u8, chance: Chance) -> Self::Position;

    /// Reads a full state JSON, as [`RuleSet::state`] writes it for [`Viewer::Everything`].
    /// Further chance, if any is needed, comes from `chance`.
    ///
    /// # Errors
    /// Whatever is missing, malformed or impossible, as a sentence.
    fn load(
        options: &Self::Options,
        state: &serde_json::Value,
        chance: Chance,
    ) -> Result<Self::Position, Refusal>;

    /// Whose turn it is, or how it ended: the one answer to both.
    fn status(position: &Self::Position) -> Status;

    /// Whether a seat that is to move may play this, exactly, with a reason a person can read.
    /// Written apart from [`RuleSet::legal_moves`], so that each checks the other.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(position: &Self::Position, seat: Seat, mv: &Self::Move) -> Result<(), Illegal>;

    /// Plays a move that [`RuleSet::check`] has allowed, and says whether the turn is over with it.
    ///
    /// A turn that goes on is nobody's but those seats' that were to move when it began. What must be seen by the
    /// others before the same seat goes on is the end of a turn; that the others have to pass is one, too.
    fn play(position: &mut Self::Position, seat: Seat, mv: &Self::Move, notes: &mut Notes) -> Turn;

    /// A seat leaves while at least two others play on. Only called for games of three and more. A new turn begins with
    /// it, whoever is to move.
    fn leave(_position: &mut Self::Position, _seat: Seat, _notes: &mut Notes) {}

    /// What a viewer may know.
    fn view(position: &Self::Position, viewer: Viewer) -> Self::View;

    /// The same view once people have ended the match: nobody is to move any more, and the text says so
    /// ([`match_over`](crate::match_over)) in place of whose turn it is.
    fn stopped(view: Self::View) -> Self::View {
        view
    }

    /// What a seat may play, as far as the view tells; none if the seat is not to move.
    fn legal_moves(view: &Self::View, seat: Seat) -> Legal<Self::Move>;

    /// How many moves [`RuleSet::legal_moves`] would list, where that is cheaper to know.
    fn count_legal(view: &Self::View, seat: Seat) -> u64 {
        Self::legal_moves(view, seat).moves.len() as u64
    }

    /// A legal move, each equally likely (where they can't be listed: any that chance may bring).
    fn pick(view: &Self::View, seat: Seat, chance: &mut Chance) -> Option<Self::Move> {
        chance.one_of(&Self::legal_moves(view, seat).moves).cloned()
    }

    /// Reads a move as people write it: lenient in, one canonical form out. Legality is [`RuleSet::check`]'s affair.
    ///
    /// # Errors
    /// [`MoveError::Unreadable`] or [`MoveError::Ambiguous`].
    fn read(view: &Self::View, seat: Seat, text: &str) -> Result<Self::Move, MoveError>;

    /// At most `limit` legal moves that go on from what was typed so far; for an empty text a useful beginning.
    /// Each text reads as its move and has at most 100 characters.
    fn suggest(view: &Self::View, seat: Seat, typed: &str, limit: usize) -> Vec<Suggestion> {
        let typed = typed.trim().to_lowercase();
        let texts = Self::legal_moves(view, seat).moves.into_iter().map(|mv| mv.to_string());
        texts
            .filter(|text| text.len() <= 100 && text.to_lowercase().starts_with(&typed))
            .take(limit)
            .map(Suggestion::plain)
            .collect()
    }

    /// The next step of staged input after a draft.
    ///
    /// # Errors
    /// A draft that means nothing in this position, as a sentence; the caller starts anew.
    fn choices(
        view: &Self::View,
        seat: Seat,
        draft: &Draft,
    ) -> Result<Choices<Self::Move>, Refusal>;

    /// A draft that comes to this legal move, so that it can be shown as one that is chosen and not yet played.
    fn draft_of(_view: &Self::View, _seat: Seat, _mv: &Self::Move) -> Option<Draft> {
        None
    }

    /// The draft at which somebody who typed this move is asked once more, where a slip would cost them the whole match
    /// and nothing can be taken back; none for moves that are played as they are typed.
    fn confirmation_draft(_view: &Self::View, _seat: Seat, _mv: &Self::Move) -> Option<Draft> {
        None
    }

    /// What of a move is worth offering to the player again in their next match of this game, as text for
    /// [`Draft::kept`] and [`Draft::saved`]: a formation, say. At most 500 characters.
    fn reusable_layout(_mv: &Self::Move) -> Option<String> {
        None
    }

    /// The picture, with a draft shown in it. A draft that means nothing is not shown.
    fn scene(view: &Self::View, draft: &Draft) -> Scene;

    /// The same for people who can't see the picture: the whole position, sentence by sentence. What is said must fit
    /// into [`TEXT_LIMIT`] characters with one of `0..=`[`BRIEFEST`]; the higher the number, the briefer.
    fn text(view: &Self::View, brief: u8) -> Vec<Message>;

    /// What lies open to this viewer but is shown on demand only: a pile of discards, say. The title is on the button.
    fn extra_page(_view: &Self::View) -> Option<Page> {
        None
    }

    /// What whoever is to move may want to begin with ("Attack"), which then has a button of its own where the match is
    /// shown to all. Its id is the first step of a draft; where nothing can be chosen after it, people are told so. All
    /// read it, so it tells what a spectator knows.
    fn shortcut(_view: &Self::View) -> Option<Choice> {
        None
    }

    /// The public JSON of the game's rules page.
    fn state(view: &Self::View) -> serde_json::Value;

    /// What the seats are called ("White", "Black"), in turn order, as things stand.
    fn seat_names(view: &Self::View) -> Vec<Message>;

    /// The rules for people.
    fn pages() -> Vec<Page>;

    /// What a message names, as it looks: the emblem of the side that it is the name of, a tile. It is shown beside the
    /// words, wherever in a sentence they stand.
    fn sprite_for(_message: &Message) -> Option<Sprite> {
        None
    }

    /// All that [`RuleSet::sprite_for`] and the choices name, each once.
    fn sprites() -> Vec<Sprite> {
        Vec::new()
    }

    /// What the game says, and how: the messages of its enums and its message files.
    fn words() -> Words;
}
