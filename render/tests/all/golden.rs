//! Every item and every sign against a reference picture.
//!
//! `UPDATE_EXPECT=1 cargo test -p render` rewrites the references: look at them before you keep them.

#![expect(clippy::unwrap_used, reason = "a missing value fails the test")]

use std::path::{Path, PathBuf};
use std::{env, fs};

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{Rgb, RgbImage};
use render::{
    PlotMark, PlotPoint, Standings, StandingsCell, StandingsGroup, StandingsRow, Style, Theme,
    picture, plot, standings,
};
use rules::{
    BalanceShare, Board, Cell, Curve, CurvePin, Fate, Floor, Ground, Ink, Item, Level, Mark, Scene,
    Seat, Sprite, Thing, Tile, TileColor, TilePart, TileShape, Tray, TrayItem, Unit,
};

/// The longer side of a reference picture in pixels.
const SIDE: u32 = 160;

/// Colors may differ by this much: rounding is not the same on every machine.
const TOLERANCE: u8 = 1;

/// Draws the scene, reduces it to a thumbnail and compares it with the reference of this name.
fn check(name: &str, scene: &Scene) {
    check_png(name, &picture(scene, &Style::default()).png);
}

/// Reduces a picture to a thumbnail and compares it with the reference of this name.
fn check_png(name: &str, png: &[u8]) {
    let drawn = image::load_from_memory(png).unwrap().to_rgb8();
    let side = drawn.width().max(drawn.height());
    let (width, height) = (drawn.width() * SIDE / side, drawn.height() * SIDE / side);
    let drawn = image::imageops::thumbnail(&drawn, width, height);
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.png"));
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        write_small(&drawn, &path);
    }
    let size = fs::metadata(&path)
        .unwrap_or_else(|_| panic!("no reference {name}: see UPDATE_EXPECT"))
        .len();
    assert!(size <= 24 << 10, "{name} is too large a reference: {size} bytes");
    let expected = image::open(&path).unwrap().to_rgb8();
    assert_eq!(drawn.dimensions(), expected.dimensions(), "{name}");
    if differs(&drawn, &expected) {
        let shown = write_difference(name, &drawn, &expected);
        panic!("{name} does not look as it did: see {}", shown.display());
    }
}

/// Writes a reference with the strongest compression.
fn write_small(drawn: &RgbImage, path: &Path) {
    let file = fs::File::create(path).unwrap();
    let encoder = PngEncoder::new_with_quality(file, CompressionType::Best, FilterType::Adaptive);
    drawn.write_with_encoder(encoder).unwrap();
}

fn off(a: &Rgb<u8>, b: &Rgb<u8>) -> u8 {
    a.0.iter().zip(b.0).map(|(a, b)| a.abs_diff(b)).max().unwrap()
}

fn differs(drawn: &RgbImage, expected: &RgbImage) -> bool {
    drawn.pixels().zip(expected.pixels()).any(|(a, b)| off(a, b) > TOLERANCE)
}

/// Writes the drawn picture, the expected one and their difference side by side.
fn write_difference(name: &str, drawn: &RgbImage, expected: &RgbImage) -> PathBuf {
    let (width, height) = drawn.dimensions();
    let shown = RgbImage::from_fn(width * 3, height, |x, y| {
        let (a, b) = (drawn.get_pixel(x % width, y), expected.get_pixel(x % width, y));
        match x / width {
            0 => *a,
            1 => *b,
            _ if off(a, b) > TOLERANCE => Rgb([255, 0, 0]),
            _ => Rgb([255, 255, 255]),
        }
    });
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}_differs.png"));
    shown.save(&path).unwrap();
    path
}

fn at(column: u8, row: u8) -> Cell {
    Cell::new(column, row)
}

fn board(columns: u8, rows: u8, items: Vec<Item>) -> Scene {
    let mut board = Board::new(columns, rows, Floor::Checkered);
    board.items = items;
    Scene::of(board, Vec::new())
}

fn sides() -> [Ink; 7] {
    [0, 1, 2, 3, 4, 5]
        .map(Ink::Side)
        .into_iter()
        .chain([Ink::Neutral])
        .collect::<Vec<_>>()
        .try_into()
        .unwrap()
}

#[test]
fn pawns_castles_and_ruins_show_every_side() {
    let items = sides().into_iter().zip(0..).flat_map(|(ink, column)| {
        let ruin = Item::Ruin(at(column, 3), ink);
        [Item::Pawn(at(column, 0), ink), Item::Castle(at(column, 1), ink), ruin]
    });
    check("pawns_and_castles", &board(7, 5, items.collect()));
}

/// Soldiers of one kind, one for each side.
fn soldiers(kind: Unit) -> Scene {
    board(4, 1, (0..4).map(|side| Item::Unit(at(side, 0), kind, Ink::Side(side))).collect())
}

#[test]
fn generals_wear_crowns() {
    check("generals", &soldiers(Unit::General));
}

#[test]
fn horsemen_show_a_horse() {
    check("horsemen", &soldiers(Unit::Horseman));
}

#[test]
fn musketeers_show_a_gun() {
    check("musketeers", &soldiers(Unit::Musketeer));
}

#[test]
fn pikemen_show_pikes() {
    check("pikemen", &soldiers(Unit::Pikeman));
}

#[test]
fn blocks_of_any_shape_are_drawn_as_one_body() {
    let items = vec![
        Item::Block(vec![at(0, 0), at(1, 0), at(2, 0), at(1, 1)], Ink::Side(0)),
        Item::Block(vec![at(3, 0), at(4, 0), at(3, 1), at(4, 1)], Ink::Side(1)),
        Item::Block(vec![at(0, 2), at(0, 3), at(1, 3), at(1, 4)], Ink::Side(1)),
        Item::Ghost(Box::new(Item::Block(vec![at(3, 3), at(3, 4), at(4, 4)], Ink::Side(0)))),
        Item::Tree(at(2, 2)),
        Item::Tree(at(4, 2)),
    ];
    check("blocks", &board(5, 5, items));
}

#[test]
fn grounds_look_different() {
    let strip =
        |row: u8, ground: Ground| (0..4).map(move |column| Item::Ground(at(column, row), ground));
    let zones = strip(0, Ground::Zone(Ink::Side(0))).chain(strip(3, Ground::Zone(Ink::Side(1))));
    let lake =
        [at(0, 1), at(1, 1), at(0, 2), at(1, 2)].map(|cell| Item::Ground(cell, Ground::Lake));
    let section =
        [at(2, 1), at(3, 1), at(2, 2), at(3, 2)].map(|cell| Item::Ground(cell, Ground::Section));
    check("grounds", &board(4, 4, zones.chain(lake).chain(section).collect()));
}

#[test]
fn signs_differ_by_shape() {
    let items = Mark::ALL.into_iter().zip(0..).flat_map(|(mark, column)| {
        let body = vec![at(column, 2), at(column, 3)];
        [
            Item::Mark(at(column, 0), mark),
            Item::Pawn(at(column, 1), Ink::Side(column % 2)),
            Item::Mark(at(column, 1), mark),
            Item::Outline(body, mark),
        ]
    });
    check("signs", &board(8, 4, items.collect()));
}

#[test]
fn a_path_runs_from_its_first_to_its_last_square() {
    let way = vec![at(0, 0), at(2, 0), at(4, 2), at(4, 3), at(1, 3)];
    check("way", &board(5, 4, vec![Item::Path(way)]));
}

fn tile(part: TilePart, color: TileColor, shape: Option<TileShape>) -> Tile {
    Tile { part, color, shape }
}

/// A row of tiles of one part: every color, in the shapes given.
fn tiles(part: TilePart, shapes: &[Option<TileShape>]) -> Scene {
    let mut board = Board::new(3, 3, Floor::Plots);
    let colors = [TileColor::Red, TileColor::Yellow, TileColor::Blue];
    for (row, shape) in (0..).zip(shapes) {
        for (column, color) in (0..).zip(colors) {
            board.items.push(Item::Tile(at(column, row), tile(part, color, *shape)));
        }
    }
    Scene::of(board, Vec::new())
}

const SHAPES: [Option<TileShape>; 3] =
    [Some(TileShape::Curvy), Some(TileShape::Zigzag), Some(TileShape::Straight)];

#[test]
fn towers_show_color_and_shape() {
    check("towers", &tiles(TilePart::Tower, &SHAPES));
}

#[test]
fn walls_show_color_and_shape() {
    check("walls", &tiles(TilePart::Wall, &SHAPES));
}

#[test]
fn a_keep_board_shows_its_owner() {
    let mut scene = tiles(TilePart::Keep, &[None]);
    scene.boards[0].owner = Some(Seat(0));
    scene.boards[0].active = true;
    scene.boards[0].number = 2;
    check("keeps", &scene);
}

#[test]
fn armies_have_hangings_pushes_strikes_and_fallen_generals() {
    let (gold, navy) = (Ink::Side(6), Ink::Side(7));
    let zone = |row: u8| (0..5).flat_map(|column| [at(column, row), at(column, row + 1)]).collect();
    let mut board = Board::new(5, 8, Floor::Meadow);
    board.items = vec![
        Item::Hangings(zone(6), navy, false),
        Item::Hangings(zone(0), gold, true),
        Item::Unit(at(0, 3), Unit::Musketeer, gold),
        Item::Unit(at(1, 3), Unit::Musketeer, navy),
        Item::Mark(at(0, 3), Mark::Chosen),
        Item::Mark(at(1, 3), Mark::Choice),
        Item::Push([at(1, 3), at(2, 3)]),
        Item::Ghost(Box::new(Item::Unit(at(2, 3), Unit::Musketeer, navy))),
        Item::Unit(at(0, 4), Unit::Pikeman, navy),
        Item::Mark(at(0, 4), Mark::Target),
        Item::Unit(at(3, 3), Unit::Horseman, gold),
        Item::Mark(at(3, 3), Mark::Captured),
        Item::Fallen(at(3, 4), Unit::General, navy),
        Item::Unit(at(4, 3), Unit::General, gold),
    ];
    let mut scene = Scene::of(board, vec![Tray::of(Seat(0), gold, Vec::new())]);
    scene.end(rules::Seats::one(Seat(0)), rules::Seats::NONE);
    check("armies", &scene);
}

#[test]
fn a_bar_has_the_emblem_of_every_seat() {
    let stone = |side: u8| {
        let block = Thing::Block(vec![at(0, 0)], Ink::Side(side));
        Tray::of(Seat(side), Ink::Side(side), vec![TrayItem::new(block)])
    };
    let share = |seat: u8, thousandths| BalanceShare { seat: Seat(seat), thousandths };
    let scene = |all: u16| {
        let board = Board::new(4, 4, Floor::Meadow);
        let balance = vec![share(0, all), share(1, 1000 - all)];
        Scene { balance, ..Scene::of(board, vec![stone(0), stone(1)]) }
    };
    check("bar_of_one", &scene(1000));
    check("bar_of_two", &scene(380));
    let shares =
        [500, 520, 480, 560, 540, 600, 350, 380, 300, 0, 0].map(|own| vec![own, 1000 - own]);
    let shares = shares.to_vec();
    let pins = vec![CurvePin { ply: 6, seat: Seat(0) }, CurvePin { ply: 9, seat: Seat(1) }];
    let curve = Some(Curve { shares, at: 4, pins });
    check("curve", &Scene { curve, ..scene(540) });
    // The numbers of deciding moves that are close together stand side by side, also at the right edge.
    let shares = vec![vec![500, 500]; 31];
    let pins = [11, 12, 28, 29, 30].map(|ply| CurvePin { ply, seat: Seat(0) }).to_vec();
    check(
        "curve_with_close_pins",
        &Scene { curve: Some(Curve { shares, at: 30, pins }), ..scene(540) },
    );
    // The third of four seats is out after the fourth ply.
    let shares = [[250; 4], [270, 240, 250, 240], [300, 200, 280, 220], [330, 260, 120, 290]];
    let shares =
        shares.into_iter().chain([[400, 300, 0, 300], [250, 420, 0, 330], [0, 1000, 0, 0]]);
    let shares: Vec<Vec<u16>> = shares.map(Vec::from).collect();
    let pins = vec![CurvePin { ply: 3, seat: Seat(2) }, CurvePin { ply: 5, seat: Seat(0) }];
    let curve = Some(Curve { shares, at: 6, pins });
    let trays = (0..4).map(stone).collect();
    check("curve_of_four", &Scene { curve, ..Scene::of(Board::new(4, 4, Floor::Meadow), trays) });
}

#[test]
fn trays_show_every_kind_of_thing() {
    let block = Thing::Block(vec![at(0, 0), at(1, 0), at(1, 1)], Ink::Side(1));
    let top = tile(TilePart::Wall, TileColor::Red, Some(TileShape::Zigzag));
    let things = [
        Thing::Hidden,
        Thing::Pile,
        Thing::Discards(None),
        Thing::Discards(Some(top)),
        Thing::Emblem(Ink::Side(1)),
        Thing::Gap,
        Thing::Tile(top),
        Thing::Pawn(Ink::Side(2)),
        Thing::Castle(Ink::Neutral),
        Thing::Unit(Unit::General, Ink::Side(3)),
    ];
    let mut items: Vec<_> = things.into_iter().map(TrayItem::new).collect();
    items.push(TrayItem::counted(block.clone(), 12));
    items.push(TrayItem { faint: true, ..TrayItem::new(block.clone()) });
    items.push(TrayItem { mark: Some(Mark::Chosen), ..TrayItem::new(block) });
    let trays = vec![
        Tray { ink: Ink::Side(3), active: true, ..Tray::shared(items.clone()) },
        Tray::shared(items[..3].to_vec()),
        Tray { ink: Ink::Side(2), fate: Fate::Won, ..Tray::shared(items[6..10].to_vec()) },
    ];
    check(
        "trays",
        &Scene { boards: Vec::new(), per_row: 0, trays, balance: Vec::new(), curve: None },
    );
}

#[test]
fn a_plot_has_a_mark_for_each_match() {
    let marks = [
        PlotMark::Up,
        PlotMark::Up,
        PlotMark::Down,
        PlotMark::Level,
        PlotMark::Up,
        PlotMark::Down,
        PlotMark::Up,
    ];
    let values = [1_662, 1_741, 1_633, 1_640, 1_702, 1_655, 1_714];
    let points = values.into_iter().zip(marks);
    let points: Vec<_> = points.map(|(value, mark)| PlotPoint { value, mark }).collect();
    check_png("plot", &plot(&points, Theme::Light).png);
    check_png("plot_contrast", &plot(&points, Theme::Contrast).png);
}

/// A player with these results. `.` is a running match, `-` none, and `x` their own column.
fn ranked(place: u32, name: &str, score: &str, results: &str) -> StandingsRow {
    let cell = |result: char| match result {
        'x' => StandingsCell::Own,
        '-' => StandingsCell::Empty,
        '.' => StandingsCell::Open,
        '½' => StandingsCell::Shared("½".into()),
        '0' => StandingsCell::Lost("0".into()),
        won => StandingsCell::Won(won.into()),
    };
    let (cells, ink) = (results.chars().map(cell).collect(), Ink::Side(place as u8 % 6));
    let score = Some(score.into()).filter(|_| !score.is_empty());
    StandingsRow { place, name: name.into(), ink, score, cells, has_left: name == "Cleo" }
}

#[test]
fn divisions_are_cross_tables() {
    let first = StandingsGroup {
        title: Some("Division 1".into()),
        headings: (1..=4).collect(),
        rows: vec![
            ranked(1, "Ada", "2½", "x11½"),
            ranked(2, "Maximiliane von Hohenfels", "1", "0x.1"),
            ranked(3, "Cleo", "½", "0.x½"),
            ranked(4, "Dora", "½", "½00x"),
        ],
    };
    let second = StandingsGroup {
        title: Some("Division 2".into()),
        headings: (1..=8).collect(),
        rows: (1..=8).map(|place| ranked(place, "Åke", "3", "10½.10½x")).collect(),
    };
    let footer = Some("… and 8 more".into());
    let shown = Standings { groups: vec![first, second], footer };
    check_png("divisions", &standings(&shown, Theme::Light).png);
    check_png("divisions_dark", &standings(&shown, Theme::Dark).png);
}

#[test]
fn a_swiss_shows_its_last_rounds_and_a_ladder_its_order() {
    let rows = (1..=16).map(|place| ranked(place, &format!("Player {place}"), "7½", "1½01+.-0"));
    let swiss = StandingsGroup { title: None, headings: (2..=9).collect(), rows: rows.collect() };
    let footer = Some("… and 112 more".into());
    let shown = Standings { groups: vec![swiss], footer };
    check_png("swiss", &standings(&shown, Theme::Light).png);
    let rows = (1..=5).map(|place| ranked(place, "Åke Ångström", "", ""));
    let ladder = StandingsGroup { title: None, headings: Vec::new(), rows: rows.collect() };
    let shown = Standings { groups: vec![ladder], footer: None };
    check_png("ladder", &standings(&shown, Theme::Contrast).png);
}

#[test]
fn faces() {
    let (dark, light) = (Rgb([0x31, 0x33, 0x38_u8]), Rgb([0xff, 0xff, 0xff_u8]));
    let icons = Level::ALL.map(|level| {
        image::load_from_memory(&render::icon(&Sprite::Face(level))).unwrap().to_rgba8()
    });
    let sheet = RgbImage::from_fn(640, 256, |x, y| {
        let ground = if y < 128 { dark } else { light };
        let pixel = icons[(x / 128) as usize].get_pixel(x % 128, y % 128);
        let mixed = |part: usize| {
            let (own, share) = (u32::from(pixel[part]), u32::from(pixel[3]));
            ((own * share + u32::from(ground[part]) * (255 - share)) / 255) as u8
        };
        Rgb([mixed(0), mixed(1), mixed(2)])
    });
    let mut png = Vec::new();
    let encoder = PngEncoder::new(&mut png);
    sheet.write_with_encoder(encoder).unwrap();
    check_png("faces", &png);
}

#[test]
fn captured_pawns() {
    let mut board = Board::new(5, 3, Floor::Checkered);
    board.items = vec![
        Item::Path(vec![at(0, 0), at(2, 2), at(4, 0)]),
        Item::Mark(at(0, 0), Mark::From),
        Item::Mark(at(4, 0), Mark::To),
        Item::Pawn(at(4, 0), Ink::Side(4)),
    ];
    for cell in [at(1, 1), at(3, 1)] {
        board.items.push(Item::Ghost(Box::new(Item::Pawn(cell, Ink::Side(5)))));
        board.items.push(Item::Mark(cell, Mark::Captured));
    }
    check("captured_pawns", &Scene::of(board, Vec::new()));
}
