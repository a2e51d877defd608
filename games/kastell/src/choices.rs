//! Staged input: a piece, a rotation and a square, each a short menu.

use std::collections::BTreeMap;

use rules::{Area, Cell, Choice, Choices, Draft, Menu, Message, Refusal, Seat};

use crate::legal;
use crate::moves::{Grove, Move, Placement};
use crate::options::Picker;
use crate::piece::{Piece, Shape, Turn};
use crate::position::{Phase, Position};
use crate::squares::{self, Squares};
use crate::words::{Ask, No};

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
    prompt: Message,
    options: Vec<Choice>,
}

/// The next step of a seat.
pub(crate) fn choices(
    position: &Position,
    seat: Seat,
    draft: &Draft,
) -> Result<Choices<Move>, Refusal> {
    if !position.is_to_move(seat) {
        return Err(Refusal::new(No::NotYourTurn));
    }
    let stage = stage(position, &draft.steps).ok_or_else(|| Refusal::new(Ask::Gone))?;
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
        prompt: Ask::Play { mv: mv.to_string() }.into(),
        options: Vec::new(),
    }
}

fn swap_or_keep() -> Stage {
    Stage {
        settled: Settled::default(),
        prompt: Ask::SwapOrKeep.into(),
        options: vec![Choice::new("keep", Ask::Keep).hint(Ask::KeepHint), swap_choice()],
    }
}

fn swap_choice() -> Choice {
    Choice::new("swap", Ask::Swap).hint(Ask::SwapHint)
}

fn pick(position: &Position, steps: &[String]) -> Option<Stage> {
    let hand = position.side(position.builder).hand;
    match steps {
        [] => Some(Stage {
            settled: Settled::default(),
            prompt: Ask::WhichToName.into(),
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
            prompt: Ask::WhichToBuild.into(),
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
    Choice::new(piece.to_string(), Ask::OnePiece { piece }).hint(Ask::Room { places: room })
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
        stage.prompt = Ask::Build { mv: mv.to_string() }.into();
        stage.settled.mv = Some(mv);
    }
    Some(stage.into())
}

/// What the square of the notation is to a player, who sees their own edge of the board below.
fn corner(builder: Seat) -> Ask {
    match builder {
        Seat(0) => Ask::LowerLeft,
        _ => Ask::UpperRight,
    }
}

fn which_turn(builder: Seat, piece: Piece, shapes: &[(Shape, Squares)]) -> Stage {
    let options = shapes.iter().map(|&(shape, anchors)| {
        let label = Ask::OneTurn { shape, pose: pose(builder, shape) };
        Choice::new(turn_id(shape), label).hint(Ask::Places { places: anchors.len() as usize })
    });
    Stage {
        settled: Settled { piece: Some(piece), ..Settled::default() },
        prompt: Ask::WhichTurn { piece }.into(),
        options: options.collect(),
    }
}

fn turn_id(shape: Shape) -> String {
    shape.turn().map_or_else(|| "n".into(), |turn| turn.letter().to_string())
}

/// How a turned piece looks to a player, who sees their own edge of the board below.
fn pose(builder: Seat, shape: Shape) -> &'static str {
    let turn = shape.turn().unwrap_or(Turn::North);
    let turn = if builder == Seat(0) { turn } else { turn.opposite() };
    match (shape.piece(), turn) {
        (Piece::I | Piece::S | Piece::Z, Turn::North | Turn::South) => "lying",
        (Piece::I | Piece::S | Piece::Z, Turn::East | Turn::West) => "standing",
        (Piece::T, Turn::North) => "bump-up",
        (Piece::T, Turn::East) => "bump-right",
        (Piece::T, Turn::South) => "bump-down",
        (Piece::T, Turn::West) => "bump-left",
        (Piece::J, Turn::North) => "lying-up-left",
        (Piece::J, Turn::East) => "standing-right-top",
        (Piece::J, Turn::South) => "lying-down-right",
        (Piece::J, Turn::West) => "standing-left-bottom",
        (Piece::L, Turn::North) => "lying-up-right",
        (Piece::L, Turn::East) => "standing-right-bottom",
        (Piece::L, Turn::South) => "lying-down-left",
        (Piece::L, Turn::West) => "standing-left-top",
        (Piece::O, _) => "same",
    }
}

/// The choice of one square of these: at once, or first a quarter of the board where there are many.
struct SquareStage {
    settled: Settled,
    chosen: Option<Cell>,
    prompt: Message,
    options: Vec<Choice>,
}

impl From<SquareStage> for Stage {
    fn from(stage: SquareStage) -> Self {
        Self { settled: stage.settled, prompt: stage.prompt, options: stage.options }
    }
}

/// A quarter of the board measures so many columns and rows.
const QUARTER: u8 = 4;

fn square(open: Squares, steps: &[String], prompt: Ask) -> Option<SquareStage> {
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
            prompt: "".into(),
            options: Vec::new(),
        }),
        _ => None,
    }
}

fn quarter(square: &Cell) -> Area {
    Area::around(*square, QUARTER, QUARTER)
}

fn which_quarter(open: Squares, quarters: &BTreeMap<Area, Vec<Cell>>, prompt: Ask) -> SquareStage {
    let choices = quarters.iter().map(|(area, places)| {
        let Area { from, to } = *area;
        let label = Ask::Quarter {
            area: *area,
            first: from.letter().into(),
            last: to.letter().into(),
            lowest: from.number(),
            highest: to.number(),
        };
        Choice::new(area.to_string(), label).hint(Ask::Places { places: places.len() })
    });
    SquareStage {
        settled: Settled { open, ..Settled::default() },
        chosen: None,
        prompt: Ask::QuarterFirst { prompt: prompt.into() }.into(),
        options: choices.collect(),
    }
}

/// Three squares one after the other.
fn plant(steps: &[String]) -> Option<Stage> {
    let mut trees = Squares::NONE;
    let mut rest = steps;
    while trees.len() < 3 {
        let open = Squares(u64::MAX).without(trees);
        let prompt = Ask::WhichTree { number: trees.len() + 1 };
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
