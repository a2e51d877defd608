//! Alignment and widths of trays and their things.

use rules::{Board, Floor, Scene, Seat, Tray};

use crate::Style;
use crate::picture_layout::PictureLayout;
use crate::sizes::Scale;
use crate::trays::*;

/// The seven tetrominoes, as wide as they can be.
fn pieces() -> Vec<TrayItem> {
    let widths = [4, 3, 3, 2, 3, 3, 3];
    let row = |width: u8| (0..width).map(|column| Cell::new(column, 0)).collect();
    let block = |width| TrayItem::new(Thing::Block(row(width), Ink::Side(0)));
    let letters = "IJLOSTZ".chars().map(Some);
    widths
        .into_iter()
        .zip(letters)
        .map(|(width, letter)| TrayItem { letter, ..block(width) })
        .collect()
}

/// The positions of the letter on each tray that has it.
fn at(layout: &PictureLayout<'_>, letter: &str) -> Vec<usize> {
    let trays = layout.trays.iter().flat_map(|tray| &tray.pieces);
    let letters =
        trays.filter(|(_, spec)| matches!(spec, SpriteSpec::Text(spec) if spec.text == letter));
    letters.map(|(spot, _)| spot.x).collect()
}

fn facing(trays: [Tray; 2]) -> Scene {
    Scene::of(Board::new(8, 8, Floor::Meadow), trays.into())
}

#[test]
fn tray_pieces_keep_their_places_when_pieces_are_gone_or_a_seat_wins() {
    let trays = || [0, 1].map(|seat| Tray::of(Seat(seat), Ink::Side(seat), pieces()));
    let scene = facing(trays());
    let before = PictureLayout::of(&scene, Style::default(), Scale::Full);
    let mut trays = trays();
    trays[0].items[3].gone = true;
    trays[1].items[1].gone = true;
    trays[1].fate = Fate::Won;
    trays[0].name = Some("Ada".into());
    let scene = facing(trays);
    let after = PictureLayout::of(&scene, Style::default(), Scale::Full);
    for letter in ["I", "L", "S", "T", "Z"] {
        let [one, other] = at(&before, letter)[..] else { panic!("two have {letter}") };
        assert_eq!(one, other, "{letter}");
        assert_eq!(at(&before, letter), at(&after, letter), "{letter}");
    }
}

#[test]
fn tray_pieces_stay_within_the_tray_and_the_picture() {
    let name = |seat: u8| Some("Wilhelmina of the Long Name ".repeat(usize::from(seat) + 1));
    for fate in [Fate::Open, Fate::Won, Fate::Resigned] {
        let tray = |seat| {
            let tray = Tray::of(Seat(seat), Ink::Side(seat), pieces());
            Tray { fate, name: name(seat), ..tray }
        };
        let scene = facing([0, 1].map(tray));
        for scale in [Scale::Full, Scale::Half] {
            let layout = PictureLayout::of(&scene, Style::default(), scale);
            for tray in &layout.trays {
                let right = tray.corner.x + tray.size.width;
                assert!(right <= layout.size.width);
                assert!(tray.corner.y + tray.size.height <= layout.size.height);
                assert!(tray.pieces.iter().all(|(spot, _)| spot.x < right));
            }
        }
    }
}
