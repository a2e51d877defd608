//! The SVG of boards and things: references, and properties of every scene.
//!
//! `UPDATE_EXPECT=1 cargo test -p render` rewrites the references: look at them before you keep them.

#![expect(clippy::unwrap_used, reason = "a missing value fails the test")]

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;
use std::{env, fs};

use flate2::Compression;
use flate2::write::GzEncoder;
use proptest::prelude::*;
use render::Theme;
use render::svg::{self, BoardPicture};
use rules::{Board, Cell, Fate, Floor, Ink, Item, Mark, Scene, Seat, Thing, Tray, TrayItem, Unit};

use crate::pictures::{board, scenes, tray};

fn cell(name: &str) -> Cell {
    Cell::read(name).unwrap()
}

/// A board without ids from its caller.
fn drawn(scene: &Scene, board: usize, turn: u8) -> String {
    svg::board(&BoardPicture { scene, board, turn, ids: &BTreeMap::new() })
}

fn one_board(items: Vec<Item>) -> Scene {
    let mut board = Board::new(4, 3, Floor::Checkered);
    board.items = items;
    Scene::of(board, Vec::new())
}

/// The values of an attribute, in order.
fn values<'a>(svg: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    svg.split(&start).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

/// The symbols and paints to which an SVG refers.
fn references(svg: &str) -> BTreeSet<String> {
    let symbols = values(svg, "href").into_iter().map(|id| id.trim_start_matches('#').to_owned());
    let paints = svg.split("url(#").skip(1).map(|rest| rest.split(')').next().unwrap().to_owned());
    symbols.chain(paints).collect()
}

fn ids(svg: &str) -> Vec<&str> {
    values(svg, "id")
}

fn packed(text: &str) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap().len()
}

/// Checks the common properties of every SVG of this crate.
fn check(svg: &str) {
    for strange in ["<text", "<style", "<script", " style=", " on", "javascript", "<image", "http"]
    {
        let without_namespace = svg.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
        assert!(!without_namespace.contains(strange), "{strange} in {svg}");
    }
    let known: BTreeSet<String> =
        ids(&svg::things(Theme::Light)).into_iter().map(str::to_owned).collect();
    let missing: Vec<_> = references(svg).difference(&known).cloned().collect();
    assert!(missing.is_empty(), "in no sheet: {missing:?}");
    // As strict as the parser of a page.
    let whole =
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">{svg}</svg>");
    resvg::usvg::Tree::from_str(&whole, &resvg::usvg::Options::default()).unwrap();
}

#[test]
fn svg_boards_match_their_golden_files() {
    for (name, scene) in scenes::all() {
        if !["blocks", "army", "soldiers_lake", "castles_2"].contains(&name) {
            continue;
        }
        // Each tag has its own line, so that changes show in a diff.
        let drawn = drawn(&scene, 0, 0).replace('<', "\n<").trim_start().to_owned() + "\n";
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.svg"));
        if env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&path, &drawn).unwrap();
        }
        let expected = fs::read_to_string(&path).unwrap();
        assert!(drawn == expected, "{name} is not as it was: see UPDATE_EXPECT");
    }
}

#[test]
fn svg_boards_and_sheets_are_small() {
    for theme in Theme::ALL {
        let sheet = svg::things(theme);
        assert!(sheet.len() < 60_000, "{} bytes", sheet.len());
        assert!(packed(&sheet) < 8_000, "{} bytes packed", packed(&sheet));
    }
    for (name, scene) in scenes::all() {
        for number in 0..scene.boards.len() {
            let size = packed(&drawn(&scene, number, 0));
            assert!(size < 4_000, "{name}: {size} bytes packed");
        }
    }
}

#[test]
fn svg_sheets_share_their_ids_and_references() {
    let sheets = Theme::ALL.map(svg::things);
    let known = |sheet: &str| -> BTreeSet<String> {
        let named = ids(sheet).into_iter().filter(|id| !id.starts_with('s') || id.contains('-'));
        named.map(str::to_owned).collect()
    };
    for sheet in &sheets {
        check(sheet);
        let own: BTreeSet<_> = ids(sheet).into_iter().map(str::to_owned).collect();
        assert_eq!(own.len(), ids(sheet).len(), "an id twice");
        assert!(references(sheet).is_subset(&own));
    }
    assert_ne!(sheets[0], sheets[1]);
    // The theme without decoration has no shadows.
    let plain = |sheet: &str| {
        known(sheet).into_iter().filter(|id| id.contains('-')).collect::<BTreeSet<_>>()
    };
    assert_eq!(plain(&sheets[0]), plain(&sheets[1]));
    assert_eq!(plain(&sheets[0]), plain(&sheets[2]));
    for ink in (0..12).map(Ink::Side).chain([Ink::Neutral]) {
        for id in [svg::emblem(ink), svg::stone(ink)] {
            assert!(sheets.iter().all(|sheet| ids(sheet).contains(&&id[..])), "{id}");
        }
    }
}

#[test]
fn svg_things_have_ids_and_places_and_turn_with_the_board() {
    let scene = one_board(vec![
        Item::Pawn(cell("a1"), Ink::Side(4)),
        Item::Block(vec![cell("c2"), cell("d2")], Ink::Side(0)),
    ]);
    let given = BTreeMap::from([(cell("a1"), "r7".to_owned()), (cell("d2"), "k0T".to_owned())]);
    let turned = |turn| svg::board(&BoardPicture { scene: &scene, board: 0, turn, ids: &given });
    assert_eq!(ids(&turned(0)), ["k0T", "r7"]);
    assert_eq!(ids(&drawn(&scene, 0, 0)), ["block-0-c2", "pawn-0-a1"]);
    for (turn, size, x, y) in [
        (0, "0 0 400 300", "0", "2"),
        (1, "0 0 300 400", "0", "0"),
        (2, "0 0 400 300", "3", "0"),
        (3, "0 0 300 400", "2", "3"),
    ] {
        let svg = turned(turn);
        assert_eq!(values(&svg, "viewBox"), [size]);
        assert_eq!((values(&svg, "data-x"), values(&svg, "data-y")), (vec![x], vec![y]));
        assert_eq!(values(&svg, "data-place"), ["b0.c2 b0.d2", "b0.a1"]);
    }
}

#[test]
fn a_ruin_under_a_pawn_keeps_its_own_id() {
    let at = cell("b2");
    let scene = one_board(vec![Item::Pawn(at, Ink::Side(5)), Item::Ruin(at, Ink::Side(4))]);
    let given = BTreeMap::from([(at, "p3".to_owned())]);
    let svg = svg::board(&BoardPicture { scene: &scene, board: 0, turn: 0, ids: &given });
    assert_eq!(ids(&svg), ["ruin-0-b2", "p3"]);
}

#[test]
fn an_svg_board_shows_recent_marks_but_no_choices() {
    let plain = one_board(vec![Item::Pawn(cell("a1"), Ink::Side(4))]);
    let mut marked = plain.clone();
    for mark in [Mark::Choice, Mark::Chosen, Mark::Target] {
        marked.boards[0].items.push(Item::Mark(cell("a1"), mark));
        marked.boards[0].items.push(Item::Outline(vec![cell("b2")], mark));
    }
    assert_eq!(drawn(&plain, 0, 0), drawn(&marked, 0, 0));
    for mark in [Mark::From, Mark::To, Mark::Captured, Mark::Pressed] {
        let mut recent = plain.clone();
        recent.boards[0].items.push(Item::Mark(cell("a1"), mark));
        assert!(drawn(&recent, 0, 0).contains("class=\"last\""), "{mark:?}");
    }
}

#[test]
fn svg_pawns_castles_and_winners_use_their_symbols() {
    let uses = |scene: &Scene| -> Vec<String> {
        values(&drawn(scene, 0, 0), "href").into_iter().map(str::to_owned).collect()
    };
    let at = cell("b2");
    let pawn = Item::Pawn(at, Ink::Side(4));
    assert_eq!(
        uses(&one_board(vec![pawn.clone(), Item::Mark(at, Mark::Fresh)])),
        ["#pawn-4-fresh"]
    );
    assert_eq!(uses(&one_board(vec![pawn])), ["#pawn-4"]);
    assert_eq!(uses(&one_board(vec![Item::Castle(at, Ink::Side(4))])), ["#castle-4-banner"]);
    assert_eq!(uses(&one_board(vec![Item::Castle(at, Ink::Neutral)])), ["#castle-neutral"]);
    let mut won = one_board(vec![Item::Unit(at, Unit::General, Ink::Side(6))]);
    won.trays.push(Tray { fate: Fate::Won, ..Tray::of(Seat(0), Ink::Side(6), Vec::new()) });
    assert_eq!(uses(&won), ["#unit-general-6", "#standard-6"]);
}

#[test]
fn svg_slots_and_forms_show_every_thing() {
    let scenes = scenes::all();
    let trays = scenes.iter().flat_map(|(_, scene)| &scene.trays);
    for item in trays.flat_map(|tray| &tray.items) {
        let svg = svg::slot(item);
        check(&svg);
        assert_eq!(
            svg.contains("<use") || svg.contains("<path"),
            item.thing != Thing::Gap,
            "{svg}"
        );
        check(&svg::form(&item.thing));
    }
    let block = TrayItem::new(Thing::Block(vec![cell("b2"), cell("c2"), cell("c3")], Ink::Side(0)));
    assert_eq!(values(&svg::slot(&block), "viewBox"), ["0 0 200 200"]);
    let gone = TrayItem { gone: true, ..block };
    assert!(svg::slot(&gone).contains("currentColor"));
}

/// Whether an item shows a thing on the visible part of a board.
fn is_seen(item: &Item, board: &Board) -> bool {
    let is_thing = match item {
        Item::Ground(..) | Item::Mark(..) | Item::Outline(..) | Item::Path(_) => false,
        Item::Ghost(item) => return !matches!(**item, Item::Ghost(_)) && is_seen(item, board),
        Item::Tree(_) | Item::Block(..) | Item::Pawn(..) | Item::Castle(..) => true,
        Item::Ruin(..) | Item::Unit(..) | Item::Tile(..) => true,
        Item::Fallen(..) | Item::Hangings(..) | Item::Push(_) => false,
    };
    let (columns, rows) = (board.columns.min(48), board.rows.min(48));
    is_thing && item.cells().iter().any(|cell| cell.on(columns, rows).is_some())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn every_thing_of_a_scene_is_drawn_once(board in board(), tray in tray(), turn in 0..6_u8) {
        let scene = Scene::of(board, vec![tray]);
        let svg = drawn(&scene, 0, turn);
        check(&svg);
        // All colors come from the sheet.
        prop_assert!(!svg.contains("currentColor") && !svg.contains("=\"#0") && !svg.contains("fill=\"#"));
        let items = &scene.boards[0].items;
        let things = items.iter().filter(|item| is_seen(item, &scene.boards[0])).count();
        prop_assert_eq!(svg.matches("class=\"thing").count(), things);
        let ids = ids(&svg);
        prop_assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), things);
        scene.trays[0].items.iter().for_each(|item| check(&svg::slot(item)));
    }
}
