//! What can be told apart in rendered boards of every theme, also by people without one kind of cone.

#![expect(clippy::unwrap_used, reason = "what is missing here fails the test")]

use image::RgbImage;
use render::{Style, Theme, picture};
use rules::{
    Board, Cell, Floor, Ground, Ink, Item, Mark, Scene, Tile, TileColor, TilePart, TileShape, Unit,
};

const MARKS: [Mark; 8] = [
    Mark::From,
    Mark::To,
    Mark::Captured,
    Mark::Choice,
    Mark::Chosen,
    Mark::Target,
    Mark::Fresh,
    Mark::Pressed,
];

type Eyes = (&'static str, [[f32; 3]; 3]);

/// All cones, and what people without one kind of them see, after Machado and others, 2009, in full strength.
const EYES: [Eyes; 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protan",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deutan",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritan",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The light of a color as these eyes see it.
fn seen(rgb: [u8; 3], (_, eyes): &Eyes) -> [f32; 3] {
    let light = rgb.map(|part| {
        let part = f32::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    eyes.map(|row| {
        row.iter().zip(light).map(|(weight, part)| weight * part).sum::<f32>().clamp(0.0, 1.0)
    })
}

/// How many times one color is brighter than the other, after WCAG 2.
fn contrast(one: [f32; 3], other: [f32; 3]) -> f32 {
    let [one, other] = [one, other].map(|[r, g, b]| 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
    one.max(other) / one.min(other)
}

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
            for (mark, cell) in MARKS.into_iter().flat_map(|mark| CELLS.map(|cell| (mark, cell))) {
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
            check_apart(theme, floor, &MARKS.map(|mark| Item::Mark(CELLS[0], mark)));
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
