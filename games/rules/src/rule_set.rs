//! The typed trait that a game implements.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::words::RulesMessage;
use crate::{
    BoardMove, BoardOption, BoardStep, Cell, Chance, Choice, Choices, Commit, Draft, Illegal, Info,
    Legal, Message, MoveError, Next, Notes, OptionValues, Page, PlaceWords, Refusal, Scene, Seat,
    Seats, Status, Suggestion, Turn, Viewer, menu,
};

/// The longest [`RuleSet::text`]: Discord's limit for a picture's alternative text.
pub const TEXT_LIMIT: usize = 1024;

/// The `brief` that gives the shortest [`RuleSet::text`].
pub const BRIEFEST: u8 = 2;

/// The rules of one game, implemented on an empty type.
///
/// Everything that a person gets is made from a [`RuleSet::View`], never from a [`RuleSet::Position`], so nothing
/// hidden can reach them.
///
/// Implementations must not panic on any input, and must not depend on a clock, the order of a map or the machine.
pub trait RuleSet: Debug + Send + Sync + 'static {
    /// The options chosen before the match.
    type Options: Clone + Send + Sync;
    /// The full position, including hidden parts. Its `Debug`, if any, hides them. Stored with `postcard`: no untagged
    /// or flattened fields, no `serde_json::Value`.
    type Position: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A move. `Display` is its only canonical notation, and `Ord` is the order of lists.
    type Move: Clone + Debug + Ord + Display + Send + Sync;
    /// Everything one viewer may know, and nothing more.
    type View: Clone + PartialEq + Serialize + Send + Sync;

    /// The facts about the game.
    fn info() -> &'static Info;

    /// The possible numbers of players with these complete options ([`Info::complete`]).
    fn seats(_options: &OptionValues) -> RangeInclusive<u8> {
        Self::info().seats.clone()
    }

    /// Reads complete options. Refuses invalid combinations with the reason.
    fn options(values: &OptionValues) -> Result<Self::Options, Refusal>;

    /// The position before the first ply. The number of seats is one that [`RuleSet::seats`] allows.
    fn set_up(options: &Self::Options, seats: u8, chance: Chance) -> Self::Position;

    /// Reads a full state JSON, as [`RuleSet::state`] writes it for [`Viewer::Everything`]. Later randomness comes from
    /// `chance`.
    fn load(
        options: &Self::Options,
        state: &serde_json::Value,
        chance: Chance,
    ) -> Result<Self::Position, Refusal>;

    /// The seats to move, or the outcome.
    fn status(position: &Self::Position) -> Status;

    /// Whether a seat to move may play this move; otherwise the reason, for people. Implemented separately from
    /// [`RuleSet::legal_moves`], so that tests can compare the two.
    fn check(position: &Self::Position, seat: Seat, mv: &Self::Move) -> Result<(), Illegal>;

    /// Plays a move that [`RuleSet::check`] has allowed. Returns whether the turn is over.
    ///
    /// A turn that continues belongs to the seats that were to move when it began. If the others must see the board
    /// before the same seat moves again, the turn must end, even when those others have to pass.
    fn play(position: &mut Self::Position, seat: Seat, mv: &Self::Move, notes: &mut Notes) -> Turn;

    /// Removes a seat while at least two others play on. Only called with three seats or more. A new turn begins.
    fn leave(_position: &mut Self::Position, _seat: Seat, _notes: &mut Notes) {}

    /// Everything that a viewer may know.
    fn view(position: &Self::Position, viewer: Viewer) -> Self::View;

    /// The view after people have ended the match. No seat is to move, and its text has
    /// [`match_over`](crate::match_over) in place of the turn.
    fn stopped(view: Self::View) -> Self::View {
        view
    }

    /// The view of a simultaneous turn in which these seats, at least one, have not moved yet. Pictures show who is
    /// ready.
    ///
    /// Until the turn ends, other seats keep their views from its beginning. This method adds who is ready.
    fn awaiting(view: Self::View, _to_move: Seats) -> Self::View {
        view
    }

    /// The legal moves of a seat, as far as the view shows them. Empty if the seat is not to move.
    fn legal_moves(view: &Self::View, seat: Seat) -> Legal<Self::Move>;

    /// The number of moves that [`RuleSet::legal_moves`] would list. Override it if counting is cheaper. `None` if
    /// it would list only a sample.
    fn count_legal(view: &Self::View, seat: Seat) -> Option<u64> {
        Self::legal_moves(view, seat).count()
    }

    /// A random legal move, each equally likely. If the moves are too many to list, any random one.
    fn pick(view: &Self::View, seat: Seat, chance: &mut Chance) -> Option<Self::Move> {
        chance.one_of(&Self::legal_moves(view, seat).moves).cloned()
    }

    /// Parses a move as people write it: many forms in, one canonical form out. [`RuleSet::check`] decides legality.
    fn read(view: &Self::View, seat: Seat, text: &str) -> Result<Self::Move, MoveError>;

    /// Words of this game that carry no meaning in a typed move, in lower case. If a text is unreadable, `read` gets
    /// the text again without these words.
    fn fillers() -> &'static [&'static str] {
        &[]
    }

    /// At most `limit` legal moves that continue the typed text; for an empty text, useful first moves. `read` must
    /// read each text as its move, and no text may be longer than 100 characters.
    fn suggest(view: &Self::View, seat: Seat, typed: &str, limit: usize) -> Vec<Suggestion> {
        let typed = typed.trim().to_lowercase();
        let texts = Self::legal_moves(view, seat).moves.into_iter().map(|mv| mv.to_string());
        texts
            .filter(|text| text.len() <= 100 && text.to_lowercase().starts_with(&typed))
            .take(limit)
            .map(Suggestion::plain)
            .collect()
    }

    /// The next step of staged input after a draft, in menus of [`MAX_CHOICES`](crate::MAX_CHOICES).
    ///
    /// By default, the menus are made from [`RuleSet::board_step`].
    fn choices(
        view: &Self::View,
        seat: Seat,
        draft: &Draft,
    ) -> Result<Choices<Self::Move>, Refusal> {
        let start = Draft { steps: Vec::new(), ..draft.clone() };
        menu(Self::board_step(view, seat, &start)?, draft)
    }

    /// The next step of input on the board, after a draft: every option with its places. Faces that show every place of
    /// the board use it instead of [`RuleSet::choices`].
    ///
    /// Its steps lead to every legal move and to no other. A draft that no option leads to is refused. By default, the
    /// options are a list of all moves.
    fn board_step(
        view: &Self::View,
        seat: Seat,
        draft: &Draft,
    ) -> Result<BoardStep<Self::Move>, Refusal> {
        let moves = Self::legal_moves(view, seat).moves;
        if moves.is_empty() {
            return Err(Refusal::new(RulesMessage::NotToMove));
        }
        if !draft.is_empty() {
            return Err(Refusal::new(RulesMessage::NoDraft));
        }
        let option = |mv: Self::Move| {
            let (id, label) = (BoardOption::<Self::Move>::id_of(&mv), Message::plain(&mv));
            let confirm = Some(RulesMessage::PlayMove { mv: label.clone() }.into());
            let leaf = BoardMove { confirm, ..BoardMove::new(mv, Commit::Ask) };
            BoardOption::new(id, label, Next::Move(leaf))
        };
        let options = moves.into_iter().map(option).collect();
        Ok(BoardStep::new(RulesMessage::WhichMove, options))
    }

    /// The squares of the first board between which this move carries pieces, each pair as start and end. The view
    /// shows the position before the move, which need not be legal here.
    fn carried(_view: &Self::View, _mv: &Self::Move) -> Vec<[Cell; 2]> {
        Vec::new()
    }

    /// The things at the places of the scene with this draft, in words: "red pawn". Empty squares are left
    /// out, unless they are behind hangings.
    fn place_words(_view: &Self::View, _draft: &Draft) -> Vec<PlaceWords> {
        Vec::new()
    }

    /// A draft that leads to this legal move, to preview it.
    fn draft_of(_view: &Self::View, _seat: Seat, _mv: &Self::Move) -> Option<Draft> {
        None
    }

    /// The draft to show when a typed move needs confirmation, since a mistake could cost the match. `None` for moves
    /// that are played at once.
    fn confirmation_draft(_view: &Self::View, _seat: Seat, _mv: &Self::Move) -> Option<Draft> {
        None
    }

    /// A sentence for a move that isn't named by its first note, such as an army drawn up in secret. The player reads
    /// the sentence at once, and others after the match.
    fn move_sentence(_view: &Self::View, _seat: Seat, _mv: &Self::Move) -> Option<Message> {
        None
    }

    /// The task of several seats that move at the same time: "draw up your armies". Public.
    fn shared_task(_view: &Self::View) -> Option<Message> {
        None
    }

    /// The seats that no longer play, by the rules or since their players have left. Public.
    fn seats_out(_view: &Self::View) -> Seats {
        Seats::NONE
    }

    /// The notes of one turn, merged for a post. Several notes of one kind may become one sentence.
    fn merge_notes(notes: Vec<Message>) -> Vec<Message> {
        notes
    }

    /// The part of a move to offer again in the player's next match, such as a formation. The text goes to
    /// [`Draft::kept`] and [`Draft::saved`], and has at most 500 characters.
    fn reusable_layout(_mv: &Self::Move) -> Option<String> {
        None
    }

    /// The scene, with a draft shown in it. A draft that can't be read is not shown.
    fn scene(view: &Self::View, draft: &Draft) -> Scene;

    /// The alternative text: the whole position in sentences. A higher `brief` gives a shorter text. At [`BRIEFEST`],
    /// if not before, it fits into [`TEXT_LIMIT`] characters.
    fn text(view: &Self::View, brief: u8) -> Vec<Message>;

    /// Facts that the viewer may see, but only on demand, such as a discard pile. The title is the label of the button.
    fn extra_page(_view: &Self::View) -> Option<Page> {
        None
    }

    /// A first step for the seat to move ("Attack") with a button on the public board. Its id begins a draft. Everyone
    /// sees it, so it must reveal only what a spectator knows.
    fn shortcut(_view: &Self::View) -> Option<Choice> {
        None
    }

    /// The public state JSON, as described on the game's rules page.
    fn state(view: &Self::View) -> serde_json::Value;

    /// The names of the seats ("White", "Black"), in turn order, in this position.
    fn seat_names(view: &Self::View) -> Vec<Message>;
}
