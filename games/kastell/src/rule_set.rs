//! The rule set of Kastell.

use rules::{
    BoardStep, Chance, Choices, Draft, Illegal, Info, Legal, Message, MessageId, MoveError, Notes,
    OptionValues, PlaceWords, Refusal, RuleSet, Scene, Seat, Status, Suggestion, Turn, Viewer,
};
use serde::Serialize;

use crate::options::{OPTIONS, Options};
use crate::position::Position;
use crate::words::WORDS;
use crate::{
    Move, board_steps, choices, illegal, legal, notation, pages, place_words, scene, sprites,
    state, suggest, text,
};

/// The rules of Kastell.
#[derive(Debug)]
pub struct Kastell;

/// The view of a viewer: the whole position, and the side from which they see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    position: Position,
    viewer: Option<Seat>,
    /// Whether people have ended the match.
    stopped: bool,
}

impl View {
    /// The position, which has nothing hidden.
    pub(crate) fn position(&self) -> &Position {
        &self.position
    }
}

static INFO: Info = Info {
    id: "kastell",
    rules_version: 1,
    name: "Kastell",
    other_names: &[],
    summary: MessageId("kastell-summary"),
    seats: 2..=2,
    options: OPTIONS,
    draw: None,
    own_view: None,
    captures: false,
    pages: pages::pages,
    sprites: sprites::all,
    sprite_for: sprites::for_message,
    lessons: include_str!("../lessons.txt"),
    puzzles: include_bytes!("../puzzles.jsonl.gz"),
    words: WORDS,
};

impl RuleSet for Kastell {
    type Options = Options;
    type Position = Position;
    type Move = Move;
    type View = View;

    fn info() -> &'static Info {
        &INFO
    }

    fn options(values: &OptionValues) -> Result<Options, Refusal> {
        Options::read(values)
    }

    fn set_up(options: &Options, _seats: u8, chance: Chance) -> Position {
        Position::new(options, chance)
    }

    fn load(
        options: &Options,
        state: &serde_json::Value,
        _chance: Chance,
    ) -> Result<Position, Refusal> {
        state::read(options, state)
    }

    fn status(position: &Position) -> Status {
        position.status()
    }

    fn check(position: &Position, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        illegal::check(position, seat, *mv)
    }

    fn play(position: &mut Position, seat: Seat, mv: &Move, notes: &mut Notes) -> Turn {
        position.play(seat, *mv, notes);
        Turn::Ends
    }

    fn view(position: &Position, viewer: Viewer) -> View {
        View { position: *position, viewer: viewer.seat(), stopped: false }
    }

    fn stopped(view: View) -> View {
        View { stopped: true, ..view }
    }

    fn legal_moves(view: &View, seat: Seat) -> Legal<Move> {
        Legal::all(legal::moves(&view.position, seat))
    }

    fn count_legal(view: &View, seat: Seat) -> Option<u64> {
        Some(legal::count(&view.position, seat))
    }

    fn pick(view: &View, seat: Seat, chance: &mut Chance) -> Option<Move> {
        legal::pick(&view.position, seat, chance)
    }

    fn read(view: &View, _seat: Seat, text: &str) -> Result<Move, MoveError> {
        notation::read(&view.position, text)
    }

    fn fillers() -> &'static [&'static str] {
        &["black", "piece", "players", "white"]
    }

    fn suggest(view: &View, seat: Seat, typed: &str, limit: usize) -> Vec<Suggestion> {
        suggest::suggest(&view.position, seat, typed, limit)
    }

    fn choices(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
        let choices = choices::choices(&view.position, seat, draft)?;
        Ok(choices.with_sprites(|choice| sprites::for_choice(&view.position, draft.home, choice)))
    }

    fn board_step(view: &View, seat: Seat, draft: &Draft) -> Result<BoardStep<Move>, Refusal> {
        board_steps::board_step(&view.position, seat, draft)
    }

    fn place_words(view: &View, draft: &Draft) -> Vec<PlaceWords> {
        place_words::place_words(&view.position, view.viewer, draft)
    }

    fn draft_of(view: &View, _seat: Seat, mv: &Move) -> Option<Draft> {
        Some(choices::draft_of(&view.position, *mv))
    }

    fn scene(view: &View, draft: &Draft) -> Scene {
        scene::scene(&view.position, view.viewer, draft)
    }

    fn text(view: &View, _brief: u8) -> Vec<Message> {
        text::text(&view.position, view.stopped)
    }

    fn state(view: &View) -> serde_json::Value {
        state::write(&view.position)
    }

    fn seat_names(view: &View) -> Vec<Message> {
        [Seat(0), Seat(1)].map(|seat| view.position.color(seat).into()).into()
    }
}
