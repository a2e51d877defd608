//! Every board of every game against an approved picture.
//!
//! The positions are those whose scenes the playthroughs show as text. This test compares the final pictures.
//! `UPDATE_EXPECT=1 cargo test -p tests --test checks -- pictures` rewrites the pictures that changed: look at them
//! before you keep them.

#![expect(clippy::unwrap_used, reason = "what is missing here fails the test")]

use std::collections::{BTreeSet, HashMap};
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::{env, fs};

use image::{Rgb, RgbImage};
use render::{Style, close_up, picture};
use rules::{Fate, Item, Mark, Scene, Thing};

use crate::moments::{MOMENTS, scene};

/// The suffixes of a position's pictures: the board, and the close-up if there is one.
const KINDS: [&str; 2] = ["", "-close-up"];

/// The most that a color of two equal pixels may differ.
const TOLERANCE: u8 = 8;
/// The side of the blocks in which different pixels are counted.
const BLOCK: u32 = 16;
/// The maximum number of different pixels of a block.
const MOST_OF_A_BLOCK: usize = 8;
/// Of this many pixels in the whole picture, one may differ.
const ONE_OF: u32 = 1000;

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/pictures").join(format!("{name}.png"))
}

/// The picture files of a scene, in the order of [`KINDS`].
fn drawn(scene: &Scene) -> [Option<Vec<u8>>; 2] {
    let style = Style::default();
    [Some(picture(scene, &style).png), close_up(scene, &style).map(|picture| picture.png)]
}

fn stored(name: &str) -> [Option<RgbImage>; 2] {
    KINDS.map(|kind| Some(pixels(&fs::read(golden(&format!("{name}{kind}"))).ok()?)))
}

fn pixels(png: &[u8]) -> RgbImage {
    image::load_from_memory(png).unwrap().to_rgb8()
}

fn differs(one: &Rgb<u8>, other: &Rgb<u8>) -> bool {
    one.0.iter().zip(other.0).any(|(one, other)| one.abs_diff(other) > TOLERANCE)
}

/// The reason why a picture differs from the expected one, if it does.
///
/// Antialiasing is not exactly the same on every processor, and a color that is off by one may become the next of the
/// palette. That happens to single pixels. A real difference covers many adjacent pixels.
fn refusal(drawn: &RgbImage, expected: &RgbImage) -> Option<String> {
    if drawn.dimensions() != expected.dimensions() {
        return Some(format!("{:?} pixels, not {:?}", drawn.dimensions(), expected.dimensions()));
    }
    let (width, height) = drawn.dimensions();
    let (mut blocks, mut all) = (HashMap::new(), 0);
    let length = width as usize * 3;
    let rows = drawn.chunks_exact(length).zip(expected.chunks_exact(length));
    // Most rows are identical bytes; only the others are compared pixel by pixel.
    for (y, _) in (0..height).zip(rows).filter(|(_, (one, other))| one != other) {
        for x in (0..width).filter(|x| differs(drawn.get_pixel(*x, y), expected.get_pixel(*x, y))) {
            let block: &mut usize = blocks.entry((x / BLOCK, y / BLOCK)).or_default();
            (*block, all) = (*block + 1, all + 1);
            if *block > MOST_OF_A_BLOCK || all * ONE_OF > width * height {
                return Some(format!("too many pixels differ, such as that at {x}, {y}"));
            }
        }
    }
    None
}

/// The reasons why these pictures differ from the expected ones.
fn refusals(drawn: &[Option<Vec<u8>>; 2], expected: &[Option<RgbImage>; 2]) -> [Option<String>; 2] {
    std::array::from_fn(|kind| match (&drawn[kind], &expected[kind]) {
        (Some(drawn), Some(expected)) => refusal(&pixels(drawn), expected),
        (Some(_), None) => Some("there is no golden picture".into()),
        (None, Some(_)) => Some("it is not drawn any more".into()),
        (None, None) => None,
    })
}

/// Writes the picture for comparison, and next to it the differences in red.
fn put_aside(name: &str, png: &[u8]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(format!("{name}.png"));
    fs::write(&path, png).unwrap();
    let Ok(expected) = fs::read(golden(name)) else { return path };
    let (mut shown, expected) = (pixels(png), pixels(&expected));
    for (x, y, pixel) in shown.enumerate_pixels_mut() {
        let was = expected.get_pixel_checked(x, y);
        *pixel = if was.is_some_and(|was| !differs(pixel, was)) {
            Rgb(pixel.0.map(|part| part / 2 + 127))
        } else {
            Rgb([255, 0, 0])
        };
    }
    shown.save(folder.join(format!("{name}-differs.png"))).unwrap();
    path
}

/// Replaces the golden picture, or removes it if nothing is drawn.
fn renew(name: &str, png: Option<&[u8]>) {
    let path = golden(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    match png {
        Some(png) => fs::write(path, packed(png)).unwrap(),
        None => fs::remove_file(path).unwrap(),
    }
}

/// The same picture in fewer bytes: a golden file may take longer to compress than a sent one.
fn packed(file: &[u8]) -> Vec<u8> {
    let mut reader = png::Decoder::new(Cursor::new(file)).read_info().unwrap();
    let mut indices = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut indices).unwrap();
    let (info, mut bytes) = (reader.info(), Vec::new());
    let mut encoder = png::Encoder::new(&mut bytes, info.width, info.height);
    encoder.set_color(info.color_type);
    encoder.set_depth(info.bit_depth);
    encoder.set_palette(info.palette.clone().unwrap());
    encoder.set_filter(png::Filter::NoFilter);
    encoder.set_deflate_compression(png::DeflateCompression::Level(9));
    encoder.write_header().unwrap().write_image_data(&indices).unwrap();
    bytes
}

#[test]
fn every_board_matches_its_golden_picture() {
    let renewing = env::var("UPDATE_EXPECT").is_ok_and(|update| update == "1");
    let mut wrong = Vec::new();
    for moment in MOMENTS {
        let drawn = drawn(&scene(*moment));
        let refusals = refusals(&drawn, &stored(moment.0));
        for ((kind, png), refusal) in KINDS.iter().zip(&drawn).zip(refusals) {
            let (name, Some(refusal)) = (format!("{}{kind}", moment.0), refusal) else { continue };
            if renewing {
                renew(&name, png.as_deref());
                continue;
            }
            let aside =
                png.as_ref().map(|png| format!("; see {}", put_aside(&name, png).display()));
            wrong.push(format!("{name}: {refusal}{}", aside.unwrap_or_default()));
        }
    }
    assert!(wrong.is_empty(), "\n{}\nUPDATE_EXPECT=1 rewrites them.\n", wrong.join("\n"));
}

#[test]
fn golden_pictures_cover_every_game_and_none_is_stray() {
    let of_moments: BTreeSet<&str> = MOMENTS.iter().map(|moment| moment.1).collect();
    let on_offer: BTreeSet<&str> = games::on_offer().map(|game| game.info().id).collect();
    assert_eq!(of_moments, on_offer);
    let known: BTreeSet<PathBuf> = MOMENTS
        .iter()
        .flat_map(|moment| KINDS.map(|kind| golden(&format!("{}{kind}", moment.0))))
        .collect();
    let entries = fs::read_dir(golden("any").parent().unwrap()).unwrap();
    let paths: BTreeSet<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    let stray: Vec<_> = paths.difference(&known).collect();
    assert!(stray.is_empty(), "nothing is compared with {stray:?}");
    let bytes: u64 = paths.iter().map(|path| fs::metadata(path).unwrap().len()).sum();
    assert!(bytes < 800 << 10, "the golden pictures have {bytes} bytes");
}

/// A scene with one small fault, and the name of the fault.
type Spoiled = (String, Scene);

/// Scenes with one fault each. A mark of the last move, of a draft, or of the turn is missing or changed.
fn spoiled(scene: &Scene) -> Vec<Spoiled> {
    let mut found = Vec::new();
    for (index, board) in scene.boards.iter().enumerate() {
        let mut spoil = |what: String, change: &dyn Fn(&mut rules::Board)| {
            let mut wrong = scene.clone();
            change(&mut wrong.boards[index]);
            found.push((format!("{what} on board {index}"), wrong));
        };
        let mut seen = BTreeSet::new();
        for (at, item) in board.items.iter().enumerate() {
            if let Some(sign) = sign(item).filter(|sign| seen.insert(sign.clone())) {
                spoil(format!("no {sign}"), &|board| drop(board.items.remove(at)));
            }
        }
        if board.number > 0 {
            spoil("another number".into(), &|board| board.number += 1);
        }
        if board.focus.is_some() {
            spoil("no close-up".into(), &|board| board.focus = None);
            spoil("a wider close-up".into(), &|board| {
                let (_, corner) = board.focus.as_mut().unwrap();
                corner.column += 4;
            });
        }
        if scene.trays.iter().all(|tray| tray.fate != Fate::Won) {
            spoil("another turn".into(), &|board| board.active = !board.active);
        }
    }
    found.extend(spoiled_trays(scene));
    found
}

fn spoiled_trays(scene: &Scene) -> Vec<Spoiled> {
    let mut found = Vec::new();
    for (index, tray) in scene.trays.iter().enumerate() {
        let mut seen = BTreeSet::new();
        let mut spoil = |what: &'static str, change: &dyn Fn(&mut rules::Tray)| {
            // One scene for each kind of fault is enough, since drawing is slow.
            if !seen.insert(what) {
                return;
            }
            let mut wrong = scene.clone();
            change(&mut wrong.trays[index]);
            found.push((format!("{what} in tray {index}"), wrong));
        };
        for (at, item) in tray.items.iter().enumerate() {
            if item.thing != Thing::Gap && !item.gone {
                let what = if item.faint { "nothing faint" } else { "something faint" };
                spoil(what, &|tray| tray.items[at].faint ^= true);
            }
            if item.mark.is_some() {
                spoil("no sign", &|tray| tray.items[at].mark = None);
            }
            if item.count.is_some() {
                spoil("one more", &|tray| tray.items[at].count = item.count.map(|count| count + 1));
            }
        }
        let is_won = scene.trays.iter().any(|tray| tray.fate == Fate::Won);
        if tray.ink != rules::Ink::Neutral && !is_won {
            spoil("another turn", &|tray| tray.active ^= true);
        }
    }
    found
}

/// The name of a mark, without its place.
fn sign(item: &Item) -> Option<String> {
    match item {
        Item::Mark(_, mark) => Some(format!("mark {mark:?}")),
        Item::Outline(_, mark) => Some(format!("outline {mark:?}")),
        Item::Path(_) => Some("path".into()),
        Item::Ghost(_) => Some("ghost".into()),
        _ => None,
    }
}

#[test]
fn small_drawing_errors_fail_the_golden_comparison() {
    let (mut taken, mut tried) = (Vec::new(), BTreeSet::new());
    for moment in MOMENTS {
        let expected = stored(moment.0);
        for (what, wrong) in spoiled(&scene(*moment)) {
            if refusals(&drawn(&wrong), &expected) == [None, None] {
                taken.push(format!("{}: {what}", moment.0));
            }
            tried.insert(what.split(" on ").next().unwrap().split(" in ").next().unwrap().into());
        }
    }
    assert!(taken.is_empty(), "\n{}\n", taken.join("\n"));
    let moves = [Mark::From, Mark::To, Mark::Captured, Mark::Choice, Mark::Chosen, Mark::Target];
    let marks = moves.iter().chain(&[Mark::Fresh, Mark::Pressed]);
    let must: BTreeSet<String> = marks
        .map(|mark| format!("no mark {mark:?}"))
        .chain(["no outline To", "no outline Chosen", "no path", "no ghost"].map(String::from))
        .chain(["another number", "a wider close-up", "nothing faint", "no sign"].map(String::from))
        .collect();
    assert!(must.is_subset(&tried), "not tried: {:?}", must.difference(&tried));
}

#[test]
fn scattered_pixel_differences_pass_the_golden_comparison() {
    for (name, ..) in MOMENTS.iter().step_by(5) {
        let [Some(expected), _] = stored(name) else { panic!("there is no {name}") };
        let mut rounded = expected.clone();
        for (index, pixel) in rounded.pixels_mut().enumerate() {
            let by = if index % 1201 == 0 { 60 } else { 2 };
            pixel.0 = pixel.0.map(|part| if part > 127 { part - by } else { part + by });
        }
        assert_eq!(refusal(&rounded, &expected), None, "{name}");
    }
}
