//! What can be told apart in rendered boards of every theme, also by people without one kind of cone.

#![expect(clippy::unwrap_used, reason = "what is missing here fails the test")]

use image::RgbImage;
use render::{Style, Theme, picture};
use rules::{
    Board, Cell, Floor, Ground, Ink, Item, Mark, Scene, Tile, TileColor, TilePart, TileShape, Unit,
};

mod eyes;

use eyes::{EYES, Eyes, contrast, seen};

/// A board of three by three squares on this floor, with these items.
fn drawn(theme: Theme, (floor, ground): (Floor, Option<Ground>), items: &[Item]) -> RgbImage {
    let mut board = Board::new(3, 3, floor);
    let cells = (0..3).flat_map(|column| (0..3).map(move |row| Cell::new(column, row)));
    board.items = ground
        .into_iter()
        .flat_map(|ground| cells.clone().map(move |cell| Item::Ground(cell, ground)))
        .collect();
    board.items.extend(items.iter().cloned());
    let style = Style { theme, ..Style::default() };
    image::load_from_memory(&picture(&Scene::of(board, Vec::new()), &style).png).unwrap().to_rgb8()
}

/// The grounds on which things stand.
fn grounds() -> Vec<(Floor, Option<Ground>)> {
    let zones = [0, 1].map(|side| (Floor::Meadow, Some(Ground::Zone(Ink::Side(side)))));
    let plain =
        [Floor::Checkered, Floor::Meadow, Floor::Plots, Floor::Rubble].map(|floor| (floor, None));
    plain.into_iter().chain(zones).chain([(Floor::Checkered, Some(Ground::Section))]).collect()
}

/// The two squares of a board that are looked at: one of each shade.
const CELLS: [Cell; 2] = [Cell::new(1, 1), Cell::new(1, 2)];

/// How many pixels of two pictures differ so much for these eyes that it is seen at once.
fn apart(one: &RgbImage, other: &RgbImage, eyes: &Eyes) -> usize {
    let pixels = one.pixels().zip(other.pixels()).filter(|(one, other)| one != other);
    let far = pixels.filter(|(one, other)| {
        let (one, other) = (seen(one.0, eyes), seen(other.0, eyes));
        let off: f32 = one.iter().zip(other).map(|(one, other)| (one - other).abs()).sum();
        contrast(one, other) >= 1.5 || off > 0.3
    });
    far.count()
}

#[test]
fn every_sign_stands_out_from_every_ground_it_can_lie_on() {
    for theme in Theme::ALL {
        for ground in grounds() {
            let bare = drawn(theme, ground, &[]);
            for (mark, cell) in
                Mark::ALL.into_iter().flat_map(|mark| CELLS.map(|cell| (mark, cell)))
            {
                let marked = drawn(theme, ground, &[Item::Mark(cell, mark)]);
                for eyes in &EYES {
                    let pairs =
                        bare.pixels().zip(marked.pixels()).filter(|(bare, marked)| bare != marked);
                    let clear = pairs.filter(|(bare, marked)| {
                        contrast(seen(bare.0, eyes), seen(marked.0, eyes)) >= 3.0
                    });
                    let clear = clear.count();
                    assert!(clear > 180, "{theme:?}, {ground:?}, {mark:?}, {}: {clear}", eyes.0);
                }
            }
        }
    }
}

/// Tries that any two of these things look different on a square, whatever the eyes.
fn check_apart(theme: Theme, floor: Floor, items: &[Item]) {
    let drawn: Vec<_> =
        items.iter().map(|item| drawn(theme, (floor, None), std::slice::from_ref(item))).collect();
    for (index, one) in drawn.iter().enumerate() {
        for (other, item) in drawn.iter().zip(items).skip(index + 1) {
            for eyes in &EYES {
                let apart = apart(one, other, eyes);
                let names = (&items[index], item);
                assert!(apart > 250, "{theme:?}, {}: {names:?} are {apart} pixels apart", eyes.0);
            }
        }
    }
}

#[test]
fn signs_are_told_from_each_other() {
    for theme in Theme::ALL {
        for floor in [Floor::Checkered, Floor::Meadow, Floor::Plots] {
            check_apart(theme, floor, &Mark::ALL.map(|mark| Item::Mark(CELLS[0], mark)));
        }
    }
}

#[test]
fn sides_are_told_from_each_other() {
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
fn tiles_are_told_from_each_other() {
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
fn ruins_are_told_from_ground_never_built_on_even_where_a_sign_lies_on_them() {
    for theme in Theme::ALL {
        for items in [vec![], vec![Item::Mark(CELLS[0], Mark::Choice)]] {
            let [plots, rubble] =
                [Floor::Plots, Floor::Rubble].map(|floor| drawn(theme, (floor, None), &items));
            for eyes in &EYES {
                let apart = apart(&plots, &rubble, eyes);
                assert!(apart > 20_000, "{theme:?}, {}: {apart}", eyes.0);
            }
        }
    }
}

#[test]
fn a_theme_is_found_by_its_word() {
    for theme in Theme::ALL {
        assert_eq!(Theme::of(theme.id()), Some(theme));
    }
    assert_eq!(Theme::of("plaid"), None);
}
