//! Properties of every picture, whatever the scene.

#![expect(clippy::unwrap_used, reason = "a missing value fails the test")]

use std::collections::HashSet;

use image::RgbImage;
use proptest::prelude::*;
use render::{Picture, Style, Theme, close_up, film, picture, sheet};
use rules::{
    Board, Cell, Edge, Floor, Ground, Ink, Item, Mark, Scene, Seat, Thing, Tray, TrayItem, Unit,
};

#[path = "../../benches/scenes/mod.rs"]
pub(crate) mod scenes;

fn at(home: Edge) -> Style {
    Style { home_at: Some(home), ..Style::default() }
}

fn pixels(picture: &Picture) -> RgbImage {
    let image = image::load_from_memory(&picture.png).unwrap().to_rgb8();
    assert_eq!(image.dimensions(), (picture.width, picture.height));
    image
}

/// The middle of a lake at b1, relative to the picture's size, on a board whose home is the bottom.
fn lake_at(style: Style) -> (f32, f32) {
    let mut board = Board::new(4, 4, Floor::Checkered);
    board.home = Some(Edge::Bottom);
    board.items.push(Item::Ground(Cell::new(1, 0), Ground::Lake));
    let image = pixels(&picture(&Scene::of(board, Vec::new()), &style));
    let water = image.enumerate_pixels().filter(|(_, _, rgb)| rgb.0 == [0x2d, 0x7f, 0xb4]);
    let spots: Vec<_> = water.map(|(x, y, _)| (x as f32, y as f32)).collect();
    let count = spots.len() as f32;
    assert!(count > 1000.0, "the lake is there");
    let sum = spots.iter().fold((0.0, 0.0), |sum, spot| (sum.0 + spot.0, sum.1 + spot.1));
    (sum.0 / count / image.width() as f32, sum.1 / count / image.height() as f32)
}

/// Checks that the lake lies on this square, counted from the left and from the top.
fn check_lake(style: Style, column: f32, row: f32) {
    let found = lake_at(style);
    // The margins in squares: coordinates take 0.6 at the left and 0.8 below, the rim takes 0.2 at the other sides.
    let expected = ((column + 0.5 + 0.6) / 4.8, (row + 0.5 + 0.2) / 5.0);
    let off = (found.0 - expected.0).abs().max((found.1 - expected.1).abs());
    assert!(off < 0.06, "{style:?}: {found:?} is not {expected:?}");
}

#[test]
fn the_home_edge_of_a_board_follows_the_viewers_style() {
    check_lake(Style::default(), 1.0, 3.0);
    check_lake(at(Edge::Bottom), 1.0, 3.0);
    check_lake(at(Edge::Left), 0.0, 1.0);
    check_lake(at(Edge::Top), 2.0, 0.0);
    check_lake(at(Edge::Right), 3.0, 2.0);
}

#[test]
fn a_wide_board_stays_wide_unless_turned() {
    let scene = scenes::army();
    let (wide, tall) = (picture(&scene, &Style::default()), picture(&scene, &at(Edge::Bottom)));
    assert!(wide.width > wide.height && tall.height > tall.width);
}

#[test]
fn equal_scenes_give_equal_pictures() {
    for (name, scene) in scenes::all() {
        let style = Style::default();
        assert_eq!(picture(&scene, &style), picture(&scene.clone(), &style), "{name}");
    }
}

#[test]
fn pictures_are_large_enough_to_be_sharp_and_small_enough_to_send() {
    for (name, scene) in scenes::all() {
        let made = picture(&scene, &Style::default());
        let longest = made.width.max(made.height);
        let limit = match name {
            "blocks" => 60_000,
            _ => 90_000,
        };
        assert!((700..=1500).contains(&longest), "{name}: {longest} pixels");
        assert!(made.png.len() < limit, "{name}: {} bytes", made.png.len());
    }
}

#[test]
fn a_picture_has_at_most_255_colors() {
    for (name, scene) in scenes::all() {
        let image = pixels(&picture(&scene, &Style::default()));
        let colors: HashSet<_> = image.pixels().map(|pixel| pixel.0).collect();
        assert!((8..=255).contains(&colors.len()), "{name}: {} colors", colors.len());
    }
}

#[test]
fn a_close_up_shows_the_part_in_focus() {
    let scene = scenes::army();
    let close = close_up(&scene, &Style::default()).unwrap();
    assert_ne!(close, picture(&scene, &Style::default()));
    assert!(close_up(&scenes::soldiers(8, false), &Style::default()).is_none());
}

#[test]
fn a_film_ends_with_the_last_scene() {
    let scenes = [scenes::soldiers(8, false), scenes::blocks(), scenes::soldiers(8, false)];
    let moving = film(&scenes, &Style::default()).unwrap();
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(&moving.gif[..]).unwrap();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut shown = vec![0; width * height * 4];
    let mut after = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        for (index, pixel) in frame.buffer.chunks(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
            let (x, y) = (index % usize::from(frame.width), index / usize::from(frame.width));
            let at = ((y + usize::from(frame.top)) * width + x + usize::from(frame.left)) * 4;
            shown[at..at + 4].copy_from_slice(pixel);
        }
        after.push(shown.clone());
    }
    assert_eq!(after.len(), 3);
    assert!(after[0] == after[2] && after[0] != after[1]);
    assert!(film(&[], &Style::default()).is_none());
}

/// The duration of a film of this many scenes, in hundredths of a second, and the shortest frame.
fn duration(scenes: usize) -> [u16; 2] {
    let moving = film(&vec![scenes::soldiers(8, false); scenes], &Style::default()).unwrap();
    let mut decoder = gif::DecodeOptions::new().read_info(&moving.gif[..]).unwrap();
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        delays.push(frame.delay);
    }
    assert_eq!(delays.len(), scenes);
    [delays.iter().sum(), delays.into_iter().min().unwrap()]
}

#[test]
fn a_film_lasts_at_most_45_seconds() {
    assert_eq!(duration(10), [9 * 80 + 400, 80]);
    for scenes in [52, 53, 80, render::MOST_FRAMES] {
        let [all, shortest] = duration(scenes);
        assert!((4400..=4500).contains(&all) && shortest >= 40, "{scenes}: {all}, {shortest}");
    }
}

fn cell() -> impl Strategy<Value = Cell> {
    let near = (0..12_u8, 0..12_u8).prop_map(|(column, row)| Cell::new(column, row));
    let anywhere = any::<(u8, u8)>().prop_map(|(column, row)| Cell::new(column, row));
    prop_oneof![8 => near, 1 => anywhere]
}

fn ink() -> impl Strategy<Value = Ink> {
    prop_oneof![9 => (0..8_u8).prop_map(Ink::Side), 1 => any::<u8>().prop_map(Ink::Side), 1 => Just(Ink::Neutral)]
}

fn mark() -> impl Strategy<Value = Mark> {
    prop::sample::select(Mark::ALL.to_vec())
}

fn item() -> impl Strategy<Value = Item> {
    let cells = || prop::collection::vec(cell(), 0..8);
    let plain = prop_oneof![
        (cell(), ink()).prop_map(|(cell, ink)| Item::Ground(cell, Ground::Zone(ink))),
        cell().prop_map(|cell| Item::Ground(cell, Ground::Lake)),
        cell().prop_map(Item::Tree),
        (cells(), ink()).prop_map(|(cells, ink)| Item::Block(cells, ink)),
        (cell(), ink()).prop_map(|(cell, ink)| Item::Pawn(cell, ink)),
        (cell(), ink()).prop_map(|(cell, ink)| Item::Castle(cell, ink)),
        (cell(), ink()).prop_map(|(cell, ink)| Item::Unit(cell, Unit::General, ink)),
        (cell(), mark()).prop_map(|(cell, mark)| Item::Mark(cell, mark)),
        (cells(), mark()).prop_map(|(cells, mark)| Item::Outline(cells, mark)),
        cells().prop_map(Item::Path),
        (cell(), cell()).prop_map(|(from, to)| Item::Push([from, to])),
        (cell(), ink()).prop_map(|(cell, ink)| Item::Fallen(cell, Unit::General, ink)),
        (cells(), ink(), any::<bool>())
            .prop_map(|(cells, ink, ready)| Item::Hangings(cells, ink, ready)),
    ];
    plain.prop_recursive(2, 4, 1, |inner| inner.prop_map(|item| Item::Ghost(Box::new(item))))
}

pub(crate) fn board() -> impl Strategy<Value = Board> {
    let edges =
        vec![None, Some(Edge::Bottom), Some(Edge::Left), Some(Edge::Top), Some(Edge::Right)];
    let size = || prop_oneof![6 => 0..12_u8, 1 => any::<u8>()];
    let floor = prop_oneof![Just(Floor::Checkered), Just(Floor::Plots)];
    let rest =
        (any::<Option<u8>>(), any::<u8>(), any::<bool>(), prop::option::of((cell(), cell())));
    (size(), size(), floor, prop::sample::select(edges), prop::collection::vec(item(), 0..20), rest)
        .prop_map(|(columns, rows, floor, home, items, (owner, number, active, focus))| {
            let owner = owner.map(Seat);
            Board {
                columns,
                rows,
                home,
                owner,
                number,
                active,
                items,
                focus,
                ..Board::new(1, 1, floor)
            }
        })
}

pub(crate) fn tray() -> impl Strategy<Value = Tray> {
    let thing = prop_oneof![
        (prop::collection::vec(cell(), 0..6), ink())
            .prop_map(|(cells, ink)| Thing::Block(cells, ink)),
        ink().prop_map(Thing::Pawn),
        Just(Thing::Pile),
        Just(Thing::Discards(None)),
        Just(Thing::Gap),
    ];
    let letter = prop::option::of(any::<char>());
    let item = (thing, any::<Option<u16>>(), prop::option::of(mark()), any::<bool>(), letter)
        .prop_map(|(thing, count, mark, faint, letter)| TrayItem {
            thing,
            count,
            mark,
            faint,
            gone: !faint,
            letter,
        });
    (ink(), any::<bool>(), prop::collection::vec(item, 0..12))
        .prop_map(|(ink, active, items)| Tray { ink, active, ..Tray::shared(items) })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn any_scene_can_be_drawn(
        boards in prop::collection::vec(board(), 0..4),
        per_row in any::<u8>(),
        trays in prop::collection::vec(tray(), 0..4),
        home_at in prop::sample::select(vec![None, Some(Edge::Left), Some(Edge::Bottom)]),
        theme in prop::sample::select(Theme::ALL.to_vec()),
    ) {
        let (scene, style) = (Scene { boards, per_row, trays, balance: Vec::new(), curve: None }, Style { home_at, theme });
        let made = picture(&scene, &style);
        prop_assert!(made.width > 0 && made.height > 0 && made.png.len() > 50);
        prop_assert!(u64::from(made.width) * u64::from(made.height) < 40_000_000);
        close_up(&scene, &style);
        let all = sheet(&vec![(u64::MAX, scene); 5], &style).unwrap();
        prop_assert!(all.width < 1400 && all.height < 1000, "{} by {}", all.width, all.height);
    }
}

#[test]
fn a_sheet_has_one_place_per_scene() {
    let scenes: Vec<_> =
        (1..).zip(scenes::all()).map(|(number, (_, scene))| (number, scene)).collect();
    assert!(sheet(&[], &Style::default()).is_none());
    let widths =
        [1, 2, 4, 5, 6].map(|count| sheet(&scenes[..count], &Style::default()).unwrap().width);
    assert_eq!(widths, [432, 848, 848, 1264, 1264]);
    let all = sheet(&scenes[..6], &Style::default()).unwrap();
    // All six places show different pictures.
    let image = pixels(&all);
    let place = |at: u32| {
        let (x, y) = (16 + at % 3 * 416, at / 3 * image.height() / 2);
        image::imageops::crop_imm(&image, x, y, 400, image.height() / 2).to_image().into_raw()
    };
    assert_eq!((0..6).map(place).collect::<HashSet<_>>().len(), 6);
}
