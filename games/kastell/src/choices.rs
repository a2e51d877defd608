//! Staged input: a piece, a rotation and a square, each a short menu.

use std::collections::BTreeMap;

use rules::{Area, Cell, Choice, Choices, Draft, Menu, Refusal, Seat};

use crate::legal;
use crate::moves::{Grove, Move, Placement};
use crate::options::Picker;
use crate::piece::{Piece, Shape, Turn};
use crate::position::{Phase, Position};
use crate::squares::{self, Squares};

/// What a draft has settled so far; what the picture shows of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Settled {
    pub(crate) piece: Option<Piece>,
    pub(crate) shape: Option<Shape>,
    pub(crate) trees: Squares,
    /// Which squares can be chosen now.
    pub(crate) open: Squares,
    pub(crate) mv: Option<Move>,
}

/// The next step after a draft, and what the draft has settled.
pub(crate) struct Stage {
    pub(crate) settled: Settled,
    prompt: String,
    options: Vec<Choice>,
}

/// The next step of a seat.
pub(crate) fn choices(
    position: &Position,
    seat: Seat,
    draft: &Draft,
) -> Result<Choices<Move>, Refusal> {
    if !position.is_to_move(seat) {
        return Err(Refusal::new("It is not your turn."));
    }
    let stage = stage(position, &draft.steps)
        .ok_or_else(|| Refusal::new("That is no longer possible here. Please choose again."))?;
    Ok(Choices {
        draft: draft.clone(),
        prompt: stage.prompt,
        options: stage.options,
        complete: stage.settled.mv,
    })
}

/// What a draft means for the player to move, if anything.
pub(crate) fn stage(position: &Position, steps: &[String]) -> Option<Stage> {
    match (position.phase, steps) {
        (Phase::Trees, steps) => plant(steps),
        (Phase::Swap, [step]) if step == "swap" => Some(complete(Move::Swap)),
        (Phase::Swap, []) if position.variant.picker == Picker::Opponent => Some(swap_or_keep()),
        (Phase::Swap, [step]) if position.variant.picker == Picker::Opponent => {
            (step == "keep").then(|| complete(Move::Keep))
        }
        (Phase::Swap, _) if position.variant.picker == Picker::Opponent => None,
        (Phase::Pick, steps) => pick(position, steps),
        (Phase::Place(Some(piece)), steps) => turn(position, piece, steps),
        (Phase::Swap | Phase::Place(None), steps) => build(position, steps),
    }
}

fn complete(mv: Move) -> Stage {
    Stage {
        settled: Settled { mv: Some(mv), ..Settled::default() },
        prompt: format!("Play `{mv}`?"),
        options: Vec::new(),
    }
}

fn swap_or_keep() -> Stage {
    Stage {
        settled: Settled::default(),
        prompt: "Change colors with White, or keep yours?".into(),
        options: vec![
            Choice::new("keep", "Keep my color").hint("You stay Black and build next."),
            swap_choice(),
        ],
    }
}

fn swap_choice() -> Choice {
    Choice::new("swap", "Change colors")
        .hint("You become White with the piece on the board; the other player builds next.")
}

fn pick(position: &Position, steps: &[String]) -> Option<Stage> {
    let hand = position.side(position.builder).hand;
    match steps {
        [] => Some(Stage {
            settled: Settled::default(),
            prompt: "Which piece must the other player build?".into(),
            options: by_room(position, hand.iter())
                .into_iter()
                .map(|(room, piece)| piece_choice(piece, room))
                .collect(),
        }),
        [step] => {
            let piece = hand.iter().find(|piece| *step == piece.to_string())?;
            let mut stage = complete(Move::Pick(piece));
            stage.settled.piece = Some(piece);
            Some(stage)
        }
        _ => None,
    }
}

fn build(position: &Position, steps: &[String]) -> Option<Stage> {
    let hand = position.side(position.builder).hand;
    let Some((step, rest)) = steps.split_first() else {
        let swap = position.may_swap_or_build().then(swap_choice);
        let pieces = by_room(position, hand.iter()).into_iter().filter(|&(room, _)| room > 0);
        return Some(Stage {
            settled: Settled::default(),
            prompt: "Which piece do you build?".into(),
            options: pieces.map(|(room, piece)| piece_choice(piece, room)).chain(swap).collect(),
        });
    };
    let piece = hand.iter().find(|piece| *step == piece.to_string())?;
    turn(position, piece, rest)
}

/// The pieces, those with the least room first: they are the ones about to be lost.
fn by_room(position: &Position, pieces: impl Iterator<Item = Piece>) -> Vec<(u32, Piece)> {
    let mut counted: Vec<(u32, Piece)> =
        pieces.map(|piece| (legal::places(position, position.builder, piece), piece)).collect();
    counted.sort();
    counted
}

fn piece_choice(piece: Piece, room: u32) -> Choice {
    let hint = match room {
        0 => "Fits nowhere any more".into(),
        1 => "Fits in one place".into(),
        room => format!("Fits in {room} places"),
    };
    Choice::new(piece.to_string(), format!("{piece}, {}", nature(piece))).hint(hint)
}

/// What a piece looks like to somebody who does not know the letters.
fn nature(piece: Piece) -> &'static str {
    match piece {
        Piece::I => "the bar",
        Piece::J => "the hook to the left",
        Piece::L => "the hook to the right",
        Piece::O => "the square",
        Piece::S => "the step up",
        Piece::T => "the bar with a bump",
        Piece::Z => "the step down",
    }
}

/// How the piece is turned: not asked where there is but one way.
fn turn(position: &Position, piece: Piece, steps: &[String]) -> Option<Stage> {
    let room = position.room(position.builder);
    let shapes: Vec<(Shape, Squares)> = piece
        .shapes()
        .map(|shape| (shape, room.anchors(shape)))
        .filter(|(_, anchors)| !anchors.is_empty())
        .collect();
    let (&(shape, anchors), steps) = match (&shapes[..], steps) {
        ([only], steps) => (only, steps),
        ([], _) => return None,
        (_, []) => return Some(which_turn(position.builder, piece, &shapes)),
        (_, [step, rest @ ..]) => {
            (shapes.iter().find(|(shape, _)| *step == turn_id(*shape))?, rest)
        }
    };
    let mut stage = square(anchors, steps, corner(position.builder))?;
    stage.settled.piece = Some(piece);
    stage.settled.shape = Some(shape);
    if let Some(at) = stage.chosen {
        let mv = Move::Build(Placement { shape, at });
        stage.prompt = format!("Build `{mv}`?");
        stage.settled.mv = Some(mv);
    }
    Some(stage.into())
}

/// What the square of the notation is to a player, who sees his own edge of the board below.
fn corner(builder: Seat) -> &'static str {
    match builder {
        Seat(0) => "Where is its lower left corner?",
        _ => "Where is its upper right corner?",
    }
}

fn which_turn(builder: Seat, piece: Piece, shapes: &[(Shape, Squares)]) -> Stage {
    let options = shapes.iter().map(|&(shape, anchors)| {
        Choice::new(turn_id(shape), format!("{shape}, {}", pose(builder, shape))).hint(
            if anchors.len() == 1 {
                "One place".into()
            } else {
                format!("{} places", anchors.len())
            },
        )
    });
    Stage {
        settled: Settled { piece: Some(piece), ..Settled::default() },
        prompt: format!("How is {piece} turned?"),
        options: options.collect(),
    }
}

fn turn_id(shape: Shape) -> String {
    shape.turn().map_or_else(|| "n".into(), |turn| turn.letter().to_string())
}

/// How a turned piece looks to a player, who sees his own edge of the board below.
fn pose(builder: Seat, shape: Shape) -> &'static str {
    let turn = shape.turn().unwrap_or(Turn::North);
    let turn = if builder == Seat(0) { turn } else { turn.opposite() };
    match (shape.piece(), turn) {
        (Piece::I | Piece::S | Piece::Z, Turn::North | Turn::South) => "lying",
        (Piece::I | Piece::S | Piece::Z, Turn::East | Turn::West) => "standing",
        (Piece::T, Turn::North) => "bump upwards",
        (Piece::T, Turn::East) => "bump to the right",
        (Piece::T, Turn::South) => "bump downwards",
        (Piece::T, Turn::West) => "bump to the left",
        (Piece::J, Turn::North) => "lying, hook up at the left",
        (Piece::J, Turn::East) => "standing, hook right at the top",
        (Piece::J, Turn::South) => "lying, hook down at the right",
        (Piece::J, Turn::West) => "standing, hook left at the bottom",
        (Piece::L, Turn::North) => "lying, hook up at the right",
        (Piece::L, Turn::East) => "standing, hook right at the bottom",
        (Piece::L, Turn::South) => "lying, hook down at the left",
        (Piece::L, Turn::West) => "standing, hook left at the top",
        (Piece::O, _) => "the same all ways",
    }
}

/// The choice of one square of these: at once, or first a quarter of the board where there are many.
struct SquareStage {
    settled: Settled,
    chosen: Option<Cell>,
    prompt: String,
    options: Vec<Choice>,
}

impl From<SquareStage> for Stage {
    fn from(stage: SquareStage) -> Self {
        Self { settled: stage.settled, prompt: stage.prompt, options: stage.options }
    }
}

/// A quarter of the board measures so many columns and rows.
const QUARTER: u8 = 4;

fn square(open: Squares, steps: &[String], prompt: &str) -> Option<SquareStage> {
    let (open, steps) = match (rules::split(open.iter(), quarter), steps) {
        (Menu::Whole(_), steps) => (open, steps),
        (Menu::Groups(quarters), []) => return Some(which_quarter(open, &quarters, prompt)),
        (Menu::Groups(quarters), [step, rest @ ..]) => {
            (quarters.get(&Area::read(step)?)?.iter().copied().collect(), rest)
        }
    };
    let settled = Settled { open, ..Settled::default() };
    match steps {
        [] => Some(SquareStage {
            settled,
            chosen: None,
            prompt: prompt.into(),
            options: open.iter().map(|at| Choice::new(at.to_string(), at.to_string())).collect(),
        }),
        [name] => Some(SquareStage {
            settled: Settled::default(),
            chosen: Some(squares::named(name).filter(|&at| open.contains(at))?),
            prompt: String::new(),
            options: Vec::new(),
        }),
        _ => None,
    }
}

fn quarter(square: &Cell) -> Area {
    Area::around(*square, QUARTER, QUARTER)
}

fn which_quarter(open: Squares, quarters: &BTreeMap<Area, Vec<Cell>>, prompt: &str) -> SquareStage {
    let choices = quarters.iter().map(|(area, places)| {
        let Area { from, to } = area;
        let columns = format!("columns {} to {}", from.letter(), to.letter());
        let label = format!("{area}: {columns}, rows {} to {}", from.number(), to.number());
        Choice::new(area.to_string(), label).hint(format!("{} places", places.len()))
    });
    SquareStage {
        settled: Settled { open, ..Settled::default() },
        chosen: None,
        prompt: format!("{prompt} First the quarter of the board."),
        options: choices.collect(),
    }
}

/// Three squares one after the other.
fn plant(steps: &[String]) -> Option<Stage> {
    let mut trees = Squares::NONE;
    let mut rest = steps;
    while trees.len() < 3 {
        let open = Squares(u64::MAX).without(trees);
        let prompt =
            ["Where is the first tree?", "Where is the second tree?", "Where is the third tree?"]
                [trees.len() as usize];
        let step = rest.len().min(2);
        let mut stage = square(open, &rest[..step], prompt)?;
        let Some(chosen) = stage.chosen else {
            stage.settled.trees = trees;
            return Some(stage.into());
        };
        trees = trees.with(chosen);
        rest = &rest[step..];
    }
    let mut stage = complete(Move::Plant(Grove::on(trees)?));
    stage.settled.trees = trees;
    rest.is_empty().then_some(stage)
}
