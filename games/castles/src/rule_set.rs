//! The rule set of Castles.

use rules::{
    BoardStep, Cell, Chance, Choices, Draft, Illegal, Info, Legal, Message, MessageId, MoveError,
    Notes, OptionValues, PlaceWords, Refusal, RuleSet, Scene, Seat, Seats, Status, Suggestion,
    Turn, Viewer,
};

use crate::army_layout::Layout;
use crate::moves::Move;
use crate::pieces::Pieces;
use crate::position::{Position, View};
use crate::words::{Narration, Side, WORDS};
use crate::{
    board_steps, choices, illegal, legal, narrator, notation, options, pages, place_words, scene,
    sprites, state, suggest, text,
};

/// Castles by Findorff's rules.
#[derive(Debug)]
pub struct Castles;

static INFO: Info = Info {
    id: "findorff",
    rules_version: 1,
    name: "Castles",
    other_names: &["borgar", "burgen", "castillos", "chateaux", "châteaux", "kastelen"],
    summary: MessageId("findorff-summary"),
    seats: 2..=2,
    options: options::OPTIONS,
    draw: Some(MessageId("findorff-draw")),
    own_view: None,
    captures: true,
    pages: pages::pages,
    sprites: sprites::all,
    sprite_for: sprites::for_message,
    lessons: include_str!("../lessons.txt"),
    puzzles: include_bytes!("../puzzles.jsonl.gz"),
    words: WORDS,
};

impl RuleSet for Castles {
    type Options = Pieces;
    type Position = Position;
    type Move = Move;
    type View = View;

    fn info() -> &'static Info {
        &INFO
    }

    fn options(values: &OptionValues) -> Result<Pieces, Refusal> {
        options::read(values)
    }

    fn set_up(options: &Pieces, _seats: u8, mut chance: Chance) -> Position {
        Position::new(*options, salts(&mut chance))
    }

    fn load(
        options: &Pieces,
        state: &serde_json::Value,
        mut chance: Chance,
    ) -> Result<Position, Refusal> {
        Ok(Position::resume(state::read(*options, state)?, salts(&mut chance)))
    }

    fn status(position: &Position) -> Status {
        position.state.status()
    }

    fn check(position: &Position, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        illegal::check(&position.state, seat, mv)
    }

    fn play(position: &mut Position, seat: Seat, mv: &Move, notes: &mut Notes) -> Turn {
        match mv {
            Move::Deploy(deployment) => {
                position.deploy(seat, deployment.army);
                narrator::narrate_deployment(&position.state, seat, notes);
                // A deployment is final, even before the other player sees it.
                notes.seal();
                if position.state.is_open() { Turn::Ends } else { Turn::GoesOn }
            }
            Move::Action(action) => {
                position.advance(seat, *action);
                if let Some(last) = &position.state.last {
                    narrator::narrate_move(last, notes);
                }
                // Every move ends the turn, even if the other side must pass.
                Turn::Ends
            }
        }
    }

    fn view(position: &Position, viewer: Viewer) -> View {
        position.view(viewer)
    }

    fn stopped(view: View) -> View {
        View { stopped: true, ..view }
    }

    fn awaiting(mut view: View, to_move: Seats) -> View {
        if !view.state.is_open() {
            view.state.ready = [Seat(0), Seat(1)].map(|seat| !to_move.contains(seat));
        }
        view
    }

    fn legal_moves(view: &View, seat: Seat) -> Legal<Move> {
        legal::legal(view, seat)
    }

    fn count_legal(view: &View, seat: Seat) -> Option<u64> {
        legal::count(view, seat)
    }

    fn pick(view: &View, seat: Seat, chance: &mut Chance) -> Option<Move> {
        legal::pick(view, seat, chance)
    }

    fn read(view: &View, seat: Seat, text: &str) -> Result<Move, MoveError> {
        notation::read(view, seat, text)
    }

    fn fillers() -> &'static [&'static str] {
        &[
            "against", "board", "capture", "captures", "crush", "crushes", "gold", "gold's",
            "into", "lake", "navy", "navy's", "off", "piece", "push", "pushes", "strike",
            "strikes", "take", "takes",
        ]
    }

    fn suggest(view: &View, seat: Seat, typed: &str, limit: usize) -> Vec<Suggestion> {
        if view.viewer.sees(seat) || view.state.is_open() {
            suggest::suggest(view, seat, typed, limit)
        } else {
            Vec::new()
        }
    }

    fn choices(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
        let choices = choices::choices(view, seat, draft)?;
        Ok(choices.with_sprites(|choice| sprites::for_choice(seat, choice)))
    }

    fn board_step(view: &View, seat: Seat, draft: &Draft) -> Result<BoardStep<Move>, Refusal> {
        board_steps::board_step(view, seat, draft)
    }

    fn carried(view: &View, mv: &Move) -> Vec<[Cell; 2]> {
        board_steps::carried(view, mv)
    }

    fn place_words(view: &View, draft: &Draft) -> Vec<PlaceWords> {
        place_words::place_words(view, draft)
    }

    fn draft_of(_view: &View, _seat: Seat, mv: &Move) -> Option<Draft> {
        Some(match mv {
            Move::Deploy(deployment) => Draft::of(&[&format!("={}", Layout::of(deployment))]),
            Move::Action(action) => Draft::of(&[&format!("{}>{}", action.from, action.to)]),
        })
    }

    fn confirmation_draft(view: &View, seat: Seat, mv: &Move) -> Option<Draft> {
        let Move::Deploy(deployment) = mv else { return None };
        let layout = Layout::of(deployment);
        // An army below the limit may have been sent too soon.
        let is_small = view.state.may_move(deployment.seat)
            && layout.is_army()
            && layout.soldiers() < deployment.field.limit();
        Self::draft_of(view, seat, mv).filter(|_| is_small)
    }

    fn move_sentence(_view: &View, _seat: Seat, mv: &Move) -> Option<Message> {
        match mv {
            Move::Deploy(deployment) => Some(narrator::army_narration(deployment).into()),
            Move::Action(_) => None,
        }
    }

    fn shared_task(view: &View) -> Option<Message> {
        (!view.state.is_open()).then(|| Narration::DrawUp.into())
    }

    fn reusable_layout(mv: &Move) -> Option<String> {
        match mv {
            Move::Deploy(deployment) => {
                Some(format!("{}={}", deployment.field.name(), Layout::of(deployment)))
            }
            Move::Action(_) => None,
        }
    }

    fn scene(view: &View, draft: &Draft) -> Scene {
        scene::scene(view, draft)
    }

    fn text(view: &View, _brief: u8) -> Vec<Message> {
        text::text(view)
    }

    fn state(view: &View) -> serde_json::Value {
        state::write(view)
    }

    fn seat_names(_view: &View) -> Vec<Message> {
        [Seat(0), Seat(1)].map(|seat| Side(seat).into()).into()
    }
}

fn salts(chance: &mut Chance) -> [u64; 2] {
    [0; 2].map(|_: u64| chance.below(u64::MAX))
}
