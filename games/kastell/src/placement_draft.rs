//! Staged input of a placement: the piece lies where it fits best, and is then moved or turned.

use std::collections::BTreeMap;

use rules::{Area, Cell, Choice, Join, MAX_CHOICES};

use crate::draft::{DraftState, DraftStep};
use crate::moves::{Move, Placement};
use crate::orientation::Orientation;
use crate::piece::{Piece, Shape, Turn};
use crate::position::{Phase, Position};
use crate::squares;
use crate::squares::Squares;
use crate::suggest::pressure;
use crate::words::{Prompt, square_list};

/// The length of an area's sides. No piece has more than sixteen placements around one area.
const PART: u8 = 2;

/// The step that comes after these steps of placing a piece.
pub(crate) fn placement_step(
    position: &Position,
    piece: Piece,
    orientation: Orientation,
    steps: &[String],
) -> Option<DraftStep> {
    let places = places(position, piece);
    let mut draft =
        PlacementDraft { position, orientation, piece, places, chosen_shape: None, at: None };
    // Older drafts have a quarter of the board, then a square in notation.
    let is_old_draft = steps.last().is_some_and(|last| squares::named(last).is_some());
    for step in steps.iter().filter(|step| !is_old_draft || Area::read(step).is_none()) {
        draft.follow(step)?;
    }
    let mut step = match (draft.at, draft.chosen_shape) {
        (Some(placement), _) => draft.preview(placement),
        (None, Some(_)) => draft.prompt()?,
        (None, None) => draft.first_preview()?,
    };
    step.state.piece = Some(draft.piece);
    Some(step)
}

struct PlacementDraft<'a> {
    position: &'a Position,
    /// The orientation of the board for the builder.
    orientation: Orientation,
    piece: Piece,
    places: Vec<Placement>,
    /// The rotation chosen first, in older drafts.
    chosen_shape: Option<Shape>,
    at: Option<Placement>,
}

impl PlacementDraft<'_> {
    /// All legal placements, with the rotation chosen first if there is one.
    fn candidates(&self) -> impl Iterator<Item = Placement> {
        let chosen_shape = self.chosen_shape;
        let fits = move |place: &Placement| chosen_shape.is_none_or(|shape| shape == place.shape);
        self.places.iter().copied().filter(fits)
    }

    fn follow(&mut self, step: &str) -> Option<()> {
        let is_way = step == FLIP || WAYS.contains(&step);
        let at = if is_way { self.at.or_else(|| self.snuggest()) } else { self.at };
        let found = match (step, at) {
            (step, _) if step.contains('@') => {
                self.places.iter().copied().find(|place| place.to_string() == step)
            }
            (FLIP, Some(at)) => {
                let flipped = self.flipped(at)?;
                self.piece = flipped.shape.piece();
                self.places = places(self.position, self.piece);
                Some(flipped)
            }
            (way, Some(at)) => self.nudged(at, way),
            (step, None) if step.len() == 1 && self.chosen_shape.is_none() => {
                self.chosen_shape = self.piece.shapes().find(|&shape| turn_id(shape) == step);
                self.chosen_shape?;
                return self.candidates().next().map(drop);
            }
            (step, None) => match Area::read(step) {
                Some(area) => self.most_hindering(area),
                None => self.at_square(squares::named(step)?),
            },
        };
        self.at = found;
        found.map(drop)
    }

    /// The only placement with this anchor, for older drafts.
    fn at_square(&self, at: Cell) -> Option<Placement> {
        let mut found = self.candidates().filter(|place| place.at == at);
        found.next().filter(|_| found.next().is_none())
    }

    /// The placement around an area that hinders the opponent most.
    fn most_hindering(&self, area: Area) -> Option<Placement> {
        let around = self.candidates().filter(|place| contains(area, middle(*place)));
        around.min_by_key(|&place| {
            (pressure(self.position, self.position.builder, Move::Build(place)), place)
        })
    }

    /// The placement with the fewest free squares next to the piece. It ignores the opponent, so it is no hint.
    fn snuggest(&self) -> Option<Placement> {
        let empty = self.position.empty();
        let open = |place: &Placement| {
            let covered = place.covered();
            (covered.neighbors() - covered).iter().filter(|&cell| empty.contains(cell)).count()
        };
        self.places.iter().copied().min_by_key(|place| (open(place), *place))
    }

    /// The first step: the piece lies where it fits best, and the menu has all other places or areas.
    fn first_preview(&self) -> Option<DraftStep> {
        let at = self.snuggest()?;
        let mut options = self.prompt()?.options;
        options.retain(|choice| choice.id != at.to_string());
        let step = self.preview(at);
        options.extend(step.options.into_iter().filter(|choice| choice.is_act));
        Some(DraftStep { options, steps: None, ..step })
    }

    /// The step that asks for an area.
    fn prompt(&self) -> Option<DraftStep> {
        let places: Vec<Placement> = self.candidates().collect();
        let mut step = DraftStep::prompt(Prompt::WhichPlace { piece: self.piece });
        // Marks on all free squares would say nothing.
        let is_short = places.len() <= MAX_CHOICES;
        let open = if is_short { covered(&places) } else { Squares::NONE };
        step.state = DraftState { open, shape: self.chosen_shape, ..DraftState::default() };
        step.options = if is_short {
            places.iter().map(|&place| self.choice(place)).collect()
        } else {
            let mut parts: BTreeMap<Area, usize> = BTreeMap::new();
            for place in &places {
                *parts.entry(part(*place)).or_default() += 1;
            }
            parts.into_iter().map(|(area, places)| area_choice(area, places)).collect()
        };
        (!places.is_empty()).then_some(step)
    }

    /// The current placement and its alternatives.
    fn preview(&self, at: Placement) -> DraftStep {
        let mut step = DraftStep::prompt(Prompt::Builds {
            piece: self.piece,
            squares: square_list(Join::Spaces, at.covered()),
        });
        step.state.shape = Some(at.shape);
        step.state.mv = Some(Move::Build(at));
        let near =
            self.places.iter().copied().filter(|&place| place != at && part(place) == part(at));
        step.options = near.map(|place| self.choice(place)).collect();
        let ways = WAYS.iter().copied().filter(|_| self.places.len() > 1);
        let ways = ways.filter(|way| !way.starts_with("turn") || self.nudged(at, way).is_some());
        step.options.extend(ways.map(|way| Choice {
            is_off: self.nudged(at, way).is_none(),
            ..Choice::act(way, Prompt::Nudge { way })
        }));
        if let Some(flipped) = self.flipped(at) {
            let piece = flipped.shape.piece();
            step.options.push(Choice::act(FLIP, Prompt::Flip { piece }));
        }
        let piece =
            (self.position.phase != Phase::Place(Some(self.piece))).then(|| self.piece.to_string());
        step.steps = Some(piece.into_iter().chain([at.to_string()]).collect());
        step
    }

    fn choice(&self, place: Placement) -> Choice {
        let shape = place.shape;
        let squares = square_list(Join::Spaces, place.covered());
        let label = Prompt::OnePlace { squares };
        let hint = Prompt::OneTurn { shape, pose: pose(self.orientation, shape) };
        Choice::new(place.to_string(), label).hint(hint)
    }

    /// The next placement in a direction, as the player sees it, or the nearest one after a turn.
    fn nudged(&self, at: Placement, way: &str) -> Option<Placement> {
        let (columns, rows) = match way {
            "up" => self.orientation.step_toward(Turn::North),
            "right" => self.orientation.step_toward(Turn::East),
            "down" => self.orientation.step_toward(Turn::South),
            "left" => self.orientation.step_toward(Turn::West),
            "turn" => return self.turned(at, 1),
            "turn-back" => return self.turned(at, 3).filter(|_| self.turns() > 2),
            _ => return None,
        };
        let moved = |place: &Placement| {
            let by = |one: u8, other: u8| i16::from(one) - i16::from(other);
            let (over, up) = (by(place.at.column, at.at.column), by(place.at.row, at.at.row));
            let ahead = over * columns + up * rows;
            let aside = (over * rows).abs() + (up * columns).abs();
            (ahead, aside)
        };
        let places = self.places.iter().copied();
        let ahead = places.filter(|place| place.shape == at.shape && moved(place).0 > 0);
        // Prefers straight ahead, even over a tree, unless that is far away.
        ahead.min_by_key(|place| {
            let (ahead, aside) = moved(place);
            (ahead + 3 * aside, *place)
        })
    }

    /// The number of rotations that fit somewhere.
    fn turns(&self) -> usize {
        let fits = |shape: &Shape| self.places.iter().any(|place| place.shape == *shape);
        self.piece.shapes().filter(fits).count()
    }

    /// The nearest placement after these quarter turns, or after multiples of them if it does not fit.
    fn turned(&self, at: Placement, step: usize) -> Option<Placement> {
        let now = at.shape.turn()?;
        let next = (1..4).filter_map(|by| {
            let shape = self.piece.turned(Some(now.by(step * by)))?;
            self.nearest(at, |place| place.shape == shape)
        });
        next.into_iter().next()
    }

    fn nearest(&self, at: Placement, fits: impl Fn(&Placement) -> bool) -> Option<Placement> {
        let places = self.places.iter().copied().filter(fits);
        places.min_by_key(|&place| (middle(place).steps_to(middle(at)), place))
    }

    /// The mirrored piece near the same squares, if the player has it.
    fn flipped(&self, at: Placement) -> Option<Placement> {
        let other = self.piece.mirrored()?;
        let is_free = !matches!(self.position.phase, Phase::Place(Some(_)));
        let has = self.position.side(self.position.builder).hand.contains(other) && is_free;
        let places = if has { places(self.position, other) } else { Vec::new() };
        let turn = match at.shape.turn() {
            Some(Turn::East) if matches!(other, Piece::J | Piece::L) => Some(Turn::West),
            Some(Turn::West) => Some(Turn::East),
            turn => turn,
        };
        places.into_iter().min_by_key(|&place| {
            (place.shape.turn() != turn, middle(place).steps_to(middle(at)), place)
        })
    }
}

/// The steps that change a placement, in the order of their buttons.
const WAYS: &[&str] = &["left", "up", "down", "right", "turn", "turn-back"];

/// The step that mirrors the piece.
const FLIP: &str = "flip";

fn places(position: &Position, piece: Piece) -> Vec<Placement> {
    let room = position.room(position.builder);
    let all = piece.shapes().flat_map(|shape| {
        room.anchors(shape).iter().map(move |at| Placement { shape, at }).collect::<Vec<_>>()
    });
    all.collect()
}

/// The square in the middle of a piece, or next to it.
fn middle(placement: Placement) -> Cell {
    let offsets = placement.shape.offsets();
    let (width, height) =
        offsets.iter().fold((0, 0), |(width, height), &(x, y)| (width.max(x), height.max(y)));
    let Cell { column, row } = placement.at;
    Cell::new(column + width.div_ceil(2), row + height.div_ceil(2))
}

/// The area that a piece is placed around.
fn part(placement: Placement) -> Area {
    Area::around(middle(placement), PART, PART)
}

fn contains(Area { from, to }: Area, cell: Cell) -> bool {
    (from.column..=to.column).contains(&cell.column) && (from.row..=to.row).contains(&cell.row)
}

fn area_choice(area: Area, places: usize) -> Choice {
    let label = Prompt::Around { from: area.from, to: area.to };
    Choice::new(area.to_string(), label).hint(Prompt::Places { places })
}

fn covered(places: &[Placement]) -> Squares {
    places.iter().flat_map(|place| place.covered().iter()).collect()
}

fn turn_id(shape: Shape) -> String {
    shape.turn().map_or_else(|| "n".into(), |turn| turn.letter().to_string())
}

/// The name of a rotation as a player sees it.
fn pose(orientation: Orientation, shape: Shape) -> &'static str {
    let turn = shape.turn().unwrap_or(Turn::North);
    match (shape.piece(), orientation.on_picture(turn)) {
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
