//! The rule set of Castello.

use rules::{
    BoardStep, Cell, Chance, Choices, Draft, Illegal, Info, Legal, Message, MessageId, MoveError,
    Notes, OptionValues, PlaceWords, Refusal, RuleSet, Scene, Seat, Status, Suggestion, Turn,
    Viewer,
};
use serde_json::Value;

use crate::board::{BLACK, RED};
use crate::moves::Move;
use crate::options::{OPTIONS, Options};
use crate::position::{Position, View};
use crate::words::{Color, Reason, WORDS};
use crate::{
    board_steps, choices, draft, illegal, notation, pages, place_words, scene, sprites, state,
    suggest, text,
};

/// The rules of Castello.
#[derive(Clone, Copy, Debug)]
pub struct Castello;

static INFO: Info = Info {
    id: "castello",
    rules_version: 1,
    name: "Castello",
    other_names: &[],
    summary: MessageId("castello-summary"),
    seats: 2..=2,
    options: OPTIONS,
    draw: Some(MessageId("castello-draw")),
    own_view: None,
    captures: true,
    pages: pages::pages,
    sprites: sprites::all,
    sprite_for: sprites::for_message,
    lessons: include_str!("../lessons.txt"),
    puzzles: include_bytes!("../puzzles.jsonl.gz"),
    words: WORDS,
};

impl RuleSet for Castello {
    type Options = Options;
    type Position = Position;
    type Move = Move;
    type View = View;

    fn info() -> &'static Info {
        &INFO
    }

    fn options(values: &OptionValues) -> Result<Options, Refusal> {
        Ok(Options::of(values))
    }

    fn set_up(options: &Options, _seats: u8, _chance: Chance) -> Position {
        Position::new(*options)
    }

    fn load(options: &Options, state: &Value, _chance: Chance) -> Result<Position, Refusal> {
        state::read(*options, state)
    }

    fn status(position: &Position) -> Status {
        position.seen.status()
    }

    fn check(position: &Position, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        let View { board, options, end, .. } = &position.seen;
        if end.is_some() {
            return Err(Illegal::new(Reason::Over));
        }
        illegal::check(board, *options, seat, mv)?;
        // `read` converts every legal path to canonical form. So only a move that was read in another position can be
        // refused here.
        match notation::canonical(&position.seen, mv) {
            canonical if canonical == *mv => Ok(()),
            canonical => Err(Illegal::new(Reason::Written { mv: canonical })),
        }
    }

    fn play(position: &mut Position, _seat: Seat, mv: &Move, notes: &mut Notes) -> Turn {
        position.play(mv, notes);
        // Every move ends the turn, even if the other side must pass.
        Turn::Ends
    }

    fn view(position: &Position, viewer: Viewer) -> View {
        position.view(viewer)
    }

    fn stopped(view: View) -> View {
        View { stopped: true, ..view }
    }

    fn legal_moves(view: &View, seat: Seat) -> Legal<Move> {
        if !view.to_move(seat) {
            return Legal::none();
        }
        Legal::all(view.move_generator().moves().into_iter().map(|(_, mv)| mv).collect())
    }

    fn count_legal(view: &View, seat: Seat) -> Option<u64> {
        Some(if view.to_move(seat) { view.move_generator().outcomes().len() as u64 } else { 0 })
    }

    fn pick(view: &View, seat: Seat, chance: &mut Chance) -> Option<Move> {
        if !view.to_move(seat) {
            return None;
        }
        let mut search = view.move_generator();
        let outcome = *chance.one_of(&search.outcomes())?;
        search.canonical(outcome)
    }

    fn read(view: &View, seat: Seat, text: &str) -> Result<Move, MoveError> {
        notation::read(view, seat, text)
    }

    fn fillers() -> &'static [&'static str] {
        &["black", "capture", "captures", "jump", "jumps", "pawn", "pawns", "red", "take", "takes"]
    }

    fn suggest(view: &View, seat: Seat, typed: &str, limit: usize) -> Vec<Suggestion> {
        suggest::suggest(view, seat, typed, limit)
    }

    fn choices(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
        let choices = choices::choices(view, seat, draft)?;
        Ok(choices.with_sprites(|choice| sprites::for_choice(seat, choice)))
    }

    fn board_step(view: &View, seat: Seat, draft: &Draft) -> Result<BoardStep<Move>, Refusal> {
        board_steps::board_step(view, seat, draft)
    }

    fn carried(_view: &View, mv: &Move) -> Vec<[Cell; 2]> {
        board_steps::carried(mv)
    }

    fn place_words(view: &View, draft: &Draft) -> Vec<PlaceWords> {
        place_words::place_words(view, draft)
    }

    fn draft_of(view: &View, _seat: Seat, mv: &Move) -> Option<Draft> {
        draft::draft_of(view, mv)
    }

    fn scene(view: &View, draft: &Draft) -> Scene {
        scene::scene(view, draft)
    }

    fn text(view: &View, _brief: u8) -> Vec<Message> {
        text::text(view)
    }

    fn state(view: &View) -> Value {
        state::write(&view.board)
    }

    fn seat_names(_view: &View) -> Vec<Message> {
        [RED, BLACK].map(|seat| Color::of(seat).into()).into()
    }
}
