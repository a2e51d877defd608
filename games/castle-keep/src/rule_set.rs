//! The rule set of Castle Keep.

use std::ops::RangeInclusive;

use rules::{
    BoardStep, Chance, Choice, Choices, Draft, Illegal, Info, Legal, Message, MessageId, MoveError,
    Notes, OptionValues, Page, PlaceWords, Refusal, RuleSet, Scene, Seat, Seats, Status,
    Suggestion, Turn, Viewer,
};

use crate::moves::Move;
use crate::options::Options;
use crate::position::Position;
use crate::public_position::Ending;
use crate::view::View;
use crate::words::{Narration, Player, WORDS};
use crate::{
    board_steps, choices, discards_page, illegal, legal, notation, options, pages, place_words,
    play, scene, sprites, state, suggest, text, turn, turn_summary,
};

/// The rules of Castle Keep.
#[derive(Debug)]
pub struct CastleKeep;

static INFO: Info = Info {
    id: "castle-keep",
    rules_version: 1,
    name: "Castle Keep",
    other_names: &[],
    summary: MessageId("castle-keep-summary"),
    seats: 1..=4,
    options: options::OPTIONS,
    draw: None,
    own_view: Some(MessageId("castle-keep-own-view")),
    captures: true,
    pages: pages::pages,
    sprites: sprites::all,
    sprite_for: sprites::for_message,
    lessons: include_str!("../lessons.txt"),
    puzzles: include_bytes!("../puzzles.jsonl.gz"),
    words: WORDS,
};

impl RuleSet for CastleKeep {
    type Options = Options;
    type Position = Position;
    type Move = Move;
    type View = View;

    fn info() -> &'static Info {
        &INFO
    }

    fn seats(values: &OptionValues) -> RangeInclusive<u8> {
        options::version(values).map_or(INFO.seats.clone(), |version| version.seats())
    }

    fn options(values: &OptionValues) -> Result<Options, Refusal> {
        Options::read(values)
    }

    fn set_up(options: &Options, seats: u8, chance: Chance) -> Position {
        turn::first(options, seats, chance)
    }

    fn load(
        options: &Options,
        state: &serde_json::Value,
        chance: Chance,
    ) -> Result<Position, Refusal> {
        state::read(options, state, chance)
    }

    fn status(position: &Position) -> Status {
        let public = &position.public;
        public.outcome().map_or_else(|| Status::ToMove(Seats::one(public.turn)), Status::Over)
    }

    fn check(position: &Position, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        illegal::check(position, seat, mv)
    }

    fn play(position: &mut Position, _seat: Seat, mv: &Move, notes: &mut Notes) -> Turn {
        play::play(position, mv, notes)
    }

    fn leave(position: &mut Position, seat: Seat, notes: &mut Notes) {
        play::leave(position, seat, notes);
    }

    fn view(position: &Position, viewer: Viewer) -> View {
        View::new(position, viewer)
    }

    fn stopped(mut view: View) -> View {
        view.public.ending = view.public.ending.or(Some(Ending::Stopped));
        view
    }

    fn legal_moves(view: &View, seat: Seat) -> Legal<Move> {
        let mut moves = legal::moves(view, seat);
        moves.sort_unstable();
        Legal::all(moves)
    }

    fn count_legal(view: &View, seat: Seat) -> Option<u64> {
        Some(legal::moves(view, seat).len() as u64)
    }

    fn pick(view: &View, seat: Seat, chance: &mut Chance) -> Option<Move> {
        chance.one_of(&legal::moves(view, seat)).copied()
    }

    fn read(view: &View, seat: Seat, text: &str) -> Result<Move, MoveError> {
        notation::read(view, seat, text)
    }

    fn suggest(view: &View, seat: Seat, typed: &str, limit: usize) -> Vec<Suggestion> {
        suggest::suggest(view, seat, typed, limit)
    }

    fn choices(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
        let choices = choices::choices(view, seat, draft)?;
        Ok(choices.with_sprites(sprites::for_choice))
    }

    fn board_step(view: &View, seat: Seat, draft: &Draft) -> Result<BoardStep<Move>, Refusal> {
        board_steps::board_step(view, seat, draft)
    }

    fn place_words(view: &View, draft: &Draft) -> Vec<PlaceWords> {
        place_words::place_words(view, draft)
    }

    fn draft_of(_view: &View, _seat: Seat, mv: &Move) -> Option<Draft> {
        Some(choices::draft_of(mv))
    }

    fn move_sentence(view: &View, seat: Seat, mv: &Move) -> Option<Message> {
        // Without this sentence, the move's notes show only the next player's draw.
        let player = view.public.name(seat);
        matches!(mv, Move::Done).then(|| Narration::Finishes { player }.into())
    }

    fn seats_out(view: &View) -> Seats {
        Seats::all(view.public.seats) - view.public.players().collect::<Seats>()
    }

    fn merge_notes(notes: Vec<Message>) -> Vec<Message> {
        turn_summary::merge_notes(notes)
    }

    fn scene(view: &View, draft: &Draft) -> Scene {
        scene::scene(view, draft)
    }

    fn text(view: &View, brief: u8) -> Vec<Message> {
        text::text(view, brief)
    }

    fn extra_page(view: &View) -> Option<Page> {
        discards_page::page(&view.public)
    }

    fn shortcut(view: &View) -> Option<Choice> {
        choices::shortcut(&view.public)
    }

    fn state(view: &View) -> serde_json::Value {
        state::write(view)
    }

    fn seat_names(view: &View) -> Vec<Message> {
        let names = (0..view.public.seats).map(|seat| view.public.name(Seat(seat)));
        names
            .map(|name| match name {
                Player::Builder => Message::from(Narration::SeatBuilder).naming_seat(Seat(0)),
                Player::Number(_) => name.into(),
            })
            .collect()
    }
}
