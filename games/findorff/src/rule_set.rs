//! The game as a [`RuleSet`]: each question handed to the module that answers it.

use rules::{
    Chance, Choices, Draft, GameOption, Illegal, Info, Legal, MoveError, Notes, OptionKind,
    OptionValues, Page, Refusal, RuleSet, Scene, Seat, Status, Suggestion, Turn, Viewer,
};

use crate::army::{Army, Kind};
use crate::fan::Fan;
use crate::field::Field;
use crate::layout::Layout;
use crate::moves::{Deployment, Move};
use crate::position::{Position, State, View};
use crate::stand::{Crush, Stand};
use crate::{check, choices, notation, pages, scene, state, suggest, text};

/// Castles by Findorff's rules.
#[derive(Debug)]
pub struct Castles;

static INFO: Info = Info {
    id: "findorff",
    rules_version: 1,
    name: "Castles",
    summary: "Draw up an army in secret; musketeers, horsemen and pikemen hunt each other and the general",
    seats: 2..=2,
    options: &[
        GameOption {
            id: "board",
            kind: OptionKind::Choice(&["small", "large"]),
            default: "small",
            help: "8 by 8 with 15 pieces each, or 9 by 9 with a lake and 18 pieces",
        },
        GameOption {
            id: "crush",
            kind: OptionKind::Choice(&["comrade", "anvil", "either"]),
            default: "comrade",
            help: "A pushed piece is crushed against its own army, against the pusher's, or both",
        },
    ],
    draw: Some("siege"),
    own_view: None,
};

impl RuleSet for Castles {
    type Options = Stand;
    type Position = Position;
    type Move = Move;
    type View = View;

    fn info() -> &'static Info {
        &INFO
    }

    fn options(values: &OptionValues) -> Result<Stand, Refusal> {
        let value = |id: &str| values.get(id).map(String::as_str);
        let (field, crush) =
            (value("board").and_then(Field::named), value("crush").and_then(Crush::named));
        let (Some(field), Some(crush)) = (field, crush) else {
            return Err(Refusal::new("The options are `board` and `crush`."));
        };
        Ok(Stand { field, crush, armies: [Army::NONE; 2] })
    }

    fn set_up(options: &Stand, _seats: u8, mut chance: Chance) -> Position {
        Position::new(*options, salts(&mut chance))
    }

    fn load(
        options: &Stand,
        state: &serde_json::Value,
        mut chance: Chance,
    ) -> Result<Position, Refusal> {
        Ok(Position::resume(state::load(*options, state)?, salts(&mut chance)))
    }

    fn status(position: &Position) -> Status {
        position.state.status()
    }

    fn check(position: &Position, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        check::check(&position.state, seat, mv)
    }

    fn play(position: &mut Position, seat: Seat, mv: &Move, notes: &mut Notes) -> Turn {
        match mv {
            Move::Deploy(deployment) => {
                position.deploy(seat, deployment.army);
                text::note_deployment(&position.state, seat, notes);
                // A deployment is final, even before the other one shows it.
                notes.seal();
                if position.state.is_open() { Turn::Ends } else { Turn::GoesOn }
            }
            Move::Go(go) => {
                position.advance(seat, *go);
                if let Some(done) = &position.state.last {
                    text::note_move(done, notes);
                }
                // Every move is a turn, also where the other side has to pass after it.
                Turn::Ends
            }
        }
    }

    fn view(position: &Position, viewer: Viewer) -> View {
        position.view(viewer)
    }

    fn legal_moves(view: &View, seat: Seat) -> Legal<Move> {
        if view.state.is_open() {
            return Legal::all(notation::legal(view, seat).into_iter().map(Move::Go).collect());
        }
        if view.state.may_move(seat) && view.viewer.sees(seat) {
            return Legal::some(suggest::sample(view, seat));
        }
        Legal::none()
    }

    fn count_legal(view: &View, seat: Seat) -> u64 {
        match fan(view, seat) {
            Some(fan) => fan.len() as u64,
            None => Self::legal_moves(view, seat).moves.len() as u64,
        }
    }

    fn pick(view: &View, seat: Seat, chance: &mut Chance) -> Option<Move> {
        match fan(view, seat) {
            Some(fan) if fan.is_empty() => None,
            Some(fan) => fan.nth(chance.below(fan.len())).map(Move::Go),
            None if view.state.may_move(seat) && view.viewer.sees(seat) => {
                Some(Move::Deploy(any_army(&view.state, seat, chance)))
            }
            None => None,
        }
    }

    fn read(view: &View, seat: Seat, text: &str) -> Result<Move, MoveError> {
        notation::read(view, seat, text)
    }

    fn suggest(view: &View, seat: Seat, typed: &str, limit: usize) -> Vec<Suggestion> {
        if view.viewer.sees(seat) || view.state.is_open() {
            suggest::suggest(view, seat, typed, limit)
        } else {
            Vec::new()
        }
    }

    fn choices(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
        choices::choices(view, seat, draft)
    }

    fn keepsake(mv: &Move) -> Option<String> {
        match mv {
            Move::Deploy(deployment) => {
                Some(format!("{}={}", deployment.field.name(), Layout::of(deployment)))
            }
            Move::Go(_) => None,
        }
    }

    fn scene(view: &View, draft: &Draft) -> Scene {
        scene::scene(view, draft)
    }

    fn text(view: &View) -> String {
        text::position(view)
    }

    fn state(view: &View) -> serde_json::Value {
        state::write(view)
    }

    fn seat_names(_view: &View) -> Vec<String> {
        [Seat(0), Seat(1)].map(|seat| text::side(seat).to_string()).into()
    }

    fn pages() -> Vec<Page> {
        pages::pages()
    }
}

/// The moves of a seat that is to move on an open board.
fn fan(view: &View, seat: Seat) -> Option<Fan> {
    let moves = view.state.is_open() && view.state.may_move(seat);
    moves.then(|| Fan::of(&view.state.stand, seat))
}

fn salts(chance: &mut Chance) -> [u64; 2] {
    [0; 2].map(|_: u64| chance.below(usize::MAX) as u64)
}

/// An army of all that are possible, each equally likely: the general anywhere, then nobody or a soldier on each other
/// square, drawn again where they are none or too many.
fn any_army(state: &State, seat: Seat, chance: &mut Chance) -> Deployment {
    let field = state.stand.field;
    let general = chance.below(field.places());
    loop {
        let draw = |index| match (index == general, chance.below(4)) {
            (true, _) => Some(Kind::General),
            (false, drawn) => Kind::SOLDIERS.get(drawn).copied(),
        };
        let layout = Layout { field, squares: (0..field.places()).map(draw).collect() };
        if layout.is_army() {
            return layout.deployment(seat);
        }
    }
}
