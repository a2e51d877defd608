//! Contrast in rendered boards of every theme, also for people who are color blind.

#![expect(clippy::unwrap_used, reason = "a missing value fails the test")]

use image::RgbImage;
use render::{Style, Theme, picture};
use rules::{
    Board, Cell, Floor, Ground, Ink, Item, Mark, Scene, Tile, TileColor, TilePart, TileShape, Unit,
};

use crate::color_vision::{ColorVision, VISIONS, contrast, perceived};

/// A floor, and the special ground on it, if any.
#[derive(Clone, Copy, Debug)]
struct Surface {
    floor: Floor,
    ground: Option<Ground>,
}

impl From<Floor> for Surface {
    fn from(floor: Floor) -> Self {
        Self { floor, ground: None }
    }
}

/// A board of three by three squares on this surface, with these items.
fn drawn(theme: Theme, surface: Surface, items: &[Item]) -> RgbImage {
    let mut board = Board::new(3, 3, surface.floor);
    let cells = (0..3).flat_map(|column| (0..3).map(move |row| Cell::new(column, row)));
    board.items = surface
        .ground
        .into_iter()
        .flat_map(|ground| cells.clone().map(move |cell| Item::Ground(cell, ground)))
        .collect();
    board.items.extend(items.iter().cloned());
    let style = Style { theme, ..Style::default() };
    image::load_from_memory(&picture(&Scene::of(board, Vec::new()), &style).png).unwrap().to_rgb8()
}

/// The surfaces on which things stand.
fn surfaces() -> Vec<Surface> {
    let plain = [Floor::Checkered, Floor::Meadow, Floor::Plots, Floor::Rubble].map(Surface::from);
    let zones = [0, 1]
        .map(|side| Surface { floor: Floor::Meadow, ground: Some(Ground::Zone(Ink::Side(side))) });
    let section = Surface { floor: Floor::Checkered, ground: Some(Ground::Section) };
    plain.into_iter().chain(zones).chain([section]).collect()
}

/// The two squares of a board that are compared: one of each shade.
const CELLS: [Cell; 2] = [Cell::new(1, 1), Cell::new(1, 2)];

/// The number of pixels that clearly differ between two pictures in this color vision.
fn apart(one: &RgbImage, other: &RgbImage, vision: &ColorVision) -> usize {
    let pixels = one.pixels().zip(other.pixels()).filter(|(one, other)| one != other);
    let far = pixels.filter(|(one, other)| {
        let (one, other) = (perceived(one.0, vision), perceived(other.0, vision));
        let off: f32 = one.iter().zip(other).map(|(one, other)| (one - other).abs()).sum();
        contrast(one, other) >= 1.5 || off > 0.3
    });
    far.count()
}

#[test]
fn every_mark_contrasts_with_every_ground() {
    for theme in Theme::ALL {
        for surface in surfaces() {
            let bare = drawn(theme, surface, &[]);
            for (mark, cell) in
                Mark::ALL.into_iter().flat_map(|mark| CELLS.map(|cell| (mark, cell)))
            {
                let marked = drawn(theme, surface, &[Item::Mark(cell, mark)]);
                for vision in &VISIONS {
                    let pairs =
                        bare.pixels().zip(marked.pixels()).filter(|(bare, marked)| bare != marked);
                    let clear = pairs.filter(|(bare, marked)| {
                        contrast(perceived(bare.0, vision), perceived(marked.0, vision)) >= 3.0
                    });
                    let clear = clear.count();
                    assert!(
                        clear > 180,
                        "{theme:?}, {surface:?}, {mark:?}, {}: {clear}",
                        vision.name
                    );
                }
            }
        }
    }
}

/// Checks that any two of these items look different on a square in every color vision.
fn check_apart(theme: Theme, floor: Floor, items: &[Item]) {
    let drawn: Vec<_> =
        items.iter().map(|item| drawn(theme, floor.into(), std::slice::from_ref(item))).collect();
    for (index, one) in drawn.iter().enumerate() {
        for (other, item) in drawn.iter().zip(items).skip(index + 1) {
            for vision in &VISIONS {
                let apart = apart(one, other, vision);
                let names = (&items[index], item);
                assert!(
                    apart > 250,
                    "{theme:?}, {}: {names:?} are {apart} pixels apart",
                    vision.name
                );
            }
        }
    }
}

#[test]
fn marks_are_distinguishable() {
    for theme in Theme::ALL {
        for floor in [Floor::Checkered, Floor::Meadow, Floor::Plots] {
            check_apart(theme, floor, &Mark::ALL.map(|mark| Item::Mark(CELLS[0], mark)));
        }
    }
}

#[test]
fn sides_are_distinguishable() {
    let cell = CELLS[0];
    for theme in Theme::ALL {
        let sides = [0, 1, 2, 3].map(Ink::Side);
        check_apart(theme, Floor::Meadow, &sides.map(|ink| Item::Unit(cell, Unit::General, ink)));
        check_apart(theme, Floor::Checkered, &[4, 5].map(|side| Item::Pawn(cell, Ink::Side(side))));
        check_apart(
            theme,
            Floor::Meadow,
            &[0, 1].map(|side| Item::Block(vec![cell], Ink::Side(side))),
        );
        let castles = [Ink::Side(4), Ink::Side(5), Ink::Neutral];
        check_apart(theme, Floor::Checkered, &castles.map(|ink| Item::Castle(cell, ink)));
    }
}

#[test]
fn tiles_are_distinguishable() {
    let shapes = [TileShape::Curvy, TileShape::Zigzag, TileShape::Straight];
    let colors = [TileColor::Red, TileColor::Yellow, TileColor::Blue];
    let all = colors.into_iter().flat_map(|color| {
        shapes.map(|shape| Tile { part: TilePart::Wall, color, shape: Some(shape) })
    });
    let all: Vec<Item> = all.map(|tile| Item::Tile(CELLS[0], tile)).collect();
    for theme in Theme::ALL {
        check_apart(theme, Floor::Plots, &all);
    }
}

#[test]
fn rubble_is_distinguishable_from_empty_plots() {
    for theme in Theme::ALL {
        for items in [vec![], vec![Item::Mark(CELLS[0], Mark::Choice)]] {
            let [plots, rubble] =
                [Floor::Plots, Floor::Rubble].map(|floor| drawn(theme, floor.into(), &items));
            for vision in &VISIONS {
                let apart = apart(&plots, &rubble, vision);
                assert!(apart > 20_000, "{theme:?}, {}: {apart}", vision.name);
            }
        }
    }
}

#[test]
fn a_theme_is_found_by_its_id() {
    for theme in Theme::ALL {
        assert_eq!(Theme::of(theme.id()), Some(theme));
    }
    assert_eq!(Theme::of("plaid"), None);
}
