//! Faces of computer players: five heads with different headgear, badge and rank.
//!
//! Their colors are the same in every theme, since faces stand beside text and not on boards.

use rules::Level;

use crate::paint::{Painter, circle, drawn};
use crate::theme::{Rgb, rgb};

const INK: u32 = 0x15171b;
const SKIN: u32 = 0xf0c9a0;
const SHADED_SKIN: u32 = 0xc9966a;
const GOLD: u32 = 0xf3c13a;
const SHADED_GOLD: u32 = 0xb98412;

/// A part of a face, in hundredths of its side.
enum Part {
    /// A filled shape. An outline in ink reaches `outline` outside the shape; 0 means none.
    Shape { path: &'static str, color: Rgb, outline: f32 },
    /// A line with round ends.
    Line { path: &'static str, color: Rgb, width: f32 },
    /// A circle in ink.
    Dot { x: f32, y: f32, radius: f32 },
    /// A white circle with an outline.
    Pearl { x: f32, y: f32, radius: f32 },
}

const fn shape(path: &'static str, color: u32, outline: f32) -> Part {
    Part::Shape { path, color: rgb(color), outline }
}

const fn line(path: &'static str, color: u32, width: f32) -> Part {
    Part::Line { path, color: rgb(color), width }
}

const fn dot(x: f32, y: f32, radius: f32) -> Part {
    Part::Dot { x, y, radius }
}

const fn pearl(x: f32, y: f32, radius: f32) -> Part {
    Part::Pearl { x, y, radius }
}

/// The face of a computer player of this level.
pub(crate) fn face(painter: &mut Painter<'_>, level: Level) {
    for part in level.pick([PAGE, SQUIRE, KNIGHT, BARON, REGENT]) {
        match *part {
            Part::Shape { path, color, outline } if outline > 0.0 => {
                painter.outlined(&drawn(path), color, outline);
            }
            Part::Shape { path, color, .. } => painter.fill(&drawn(path), color),
            Part::Line { path, color, width } => painter.line(&drawn(path), color, width),
            Part::Dot { x, y, radius } => painter.fill(&circle(x, y, radius), rgb(INK)),
            Part::Pearl { x, y, radius } => {
                painter.outlined(&circle(x, y, radius), rgb(0xffffff), 3.0);
            }
        }
    }
}

/// A boy in a cap with a feather.
const PAGE: &[Part] = &[
    shape(
        "M4 50C4 24.6 24.6 4 50 4C75.4 4 96 24.6 96 50C96 75.4 75.4 96 50 96C24.6 96 4 75.4 4 50Z",
        0x3f8f5c,
        3.5,
    ),
    shape("M22 94C24 80 36 78 50 78C64 78 76 80 78 94C66 98 34 98 22 94Z", 0x1e5b38, 3.0),
    shape("M27 60C24 40 30 34 50 34C70 34 76 40 73 60C70 66 30 66 27 60Z", 0x8a4a20, 3.5),
    shape("M32 42.6H68V62.4C68 75.6 59 80 50 80C41 80 32 75.6 32 62.4Z", SKIN, 3.5),
    shape("M58.1 42.6H68V62.4C68 75.6 59 80 50 80C59 71.2 59 58 58.1 42.6Z", SHADED_SKIN, 0.0),
    shape("M32 44L68 44L66 52L58 47L48 52L40 47L34 52Z", 0x8a4a20, 0.0),
    dot(42.0, 59.0, 3.4),
    dot(58.0, 59.0, 3.4),
    line("M43 69Q50 75 57 69", INK, 3.0),
    shape("M20 40C20 22 40 18 56 20C72 22 80 30 80 40C66 45 34 45 20 40Z", 0xc63a2b, 3.5),
    shape("M66 30C70 12 84 6 92 8C92 20 84 32 70 36Z", 0xffffff, 3.2),
    line("M71 33L86 14", INK, 2.4),
];

/// A young man in a mail hood.
const SQUIRE: &[Part] = &[
    shape(
        "M28 6H72C84.2 6 94 15.8 94 28V72C94 84.2 84.2 94 72 94H28C15.8 94 6 84.2 6 72V28C6 15.8 15.8 6 28 6Z",
        0x3d7fc0,
        3.5,
    ),
    shape("M16 95C18 78 32 74 50 74C68 74 82 78 84 95Z", 0x1d4f86, 3.0),
    shape("M24 78C18 40 28 14 50 14C72 14 82 40 76 78C64 86 36 86 24 78Z", 0x9aa5b4, 3.5),
    line("M30 34Q50 24 70 34M27 48H31M69 48H73M27 62H32M68 62H73M34 76Q50 84 66 76", 0x5d6878, 3.0),
    shape("M34 36.6H66V56.4C66 69.6 58 74 50 74C42 74 34 69.6 34 56.4Z", SKIN, 3.5),
    shape("M57.2 36.6H66V56.4C66 69.6 58 74 50 74C58 65.2 58 52 57.2 36.6Z", SHADED_SKIN, 0.0),
    dot(42.5, 53.0, 3.4),
    dot(57.5, 53.0, 3.4),
    line("M44 63Q51 67 57 63", INK, 3.0),
    line("M38 46L45 45M55 45L62 46", INK, 3.0),
];

/// A closed helm with a plume.
const KNIGHT: &[Part] = &[
    shape("M6 8H94V52C94 78 72 90 50 97C28 90 6 78 6 52Z", 0xa8434f, 3.5),
    shape("M50 22C52 4 72 -2 88 8C80 12 84 22 76 26C84 30 78 40 70 40Z", 0xffdb6e, 3.5),
    shape(
        "M24 44C24 24 36 16 50 16C64 16 76 24 76 44V66C76 80 64 86 50 90C36 86 24 80 24 66Z",
        0xc3cad3,
        3.8,
    ),
    shape("M60 17C70 22 76 30 76 44V66C76 80 64 86 52 89.6C60 70 64 40 60 17Z", 0x8d97a5, 0.0),
    shape("M26 44L74 44L74 54L54 54L54 58L46 58L46 54L26 54Z", INK, 0.0),
    line("M50 18V44", INK, 3.0),
    dot(38.0, 66.0, 2.8),
    dot(38.0, 75.0, 2.8),
    dot(45.0, 70.0, 2.8),
    dot(62.0, 66.0, 2.8),
    dot(62.0, 75.0, 2.8),
    dot(55.0, 70.0, 2.8),
];

/// A beard under a coronet of pearls.
const BARON: &[Part] = &[
    shape("M27 4L73 4L97 50L73 96L27 96L3 50Z", 0x7d63c4, 3.5),
    shape("M18 94C18 78 34 74 50 74C66 74 82 78 82 94Z", 0x3b2a6e, 3.0),
    shape("M29 37.2H71V58.8C71 73.2 60.5 78 50 78C39.5 78 29 73.2 29 58.8Z", SKIN, 3.5),
    shape(
        "M59.45 37.2H71V58.8C71 73.2 60.5 78 50 78C60.5 68.4 60.5 54 59.45 37.2Z",
        SHADED_SKIN,
        0.0,
    ),
    shape(
        "M27 52C27 84 40 94 50 94C60 94 73 84 73 52C68 60 64 62 58 60C54 58 46 58 42 60C36 62 32 60 27 52Z",
        0x3b2418,
        3.5,
    ),
    line("M43 68Q50 72 57 68", SKIN, 3.4),
    dot(41.0, 50.0, 3.6),
    dot(59.0, 50.0, 3.6),
    line("M34 43L45 45M55 45L66 43", INK, 4.0),
    shape("M24 40L22 20L78 20L76 40Z", GOLD, 3.5),
    shape("M62 22L78 20L76 40L63 40Z", SHADED_GOLD, 0.0),
    pearl(23.0, 16.0, 6.0),
    pearl(36.5, 16.0, 6.0),
    pearl(50.0, 16.0, 6.0),
    pearl(63.5, 16.0, 6.0),
    pearl(77.0, 16.0, 6.0),
    line("M25 34H75", INK, 2.6),
];

/// White hair under a tall crown.
const REGENT: &[Part] = &[
    shape(
        "M50 1L64 14L84 14L86 35L99 50L86 65L84 86L64 86L50 99L36 86L16 86L14 65L1 50L14 35L16 14L36 14Z",
        0xc23b48,
        3.5,
    ),
    shape("M20 92C22 74 36 72 50 72C64 72 78 74 80 92C70 97 30 97 20 92Z", 0xffffff, 3.0),
    dot(30.0, 86.0, 2.4),
    dot(40.0, 82.0, 2.4),
    dot(60.0, 82.0, 2.4),
    dot(70.0, 86.0, 2.4),
    dot(50.0, 90.0, 2.4),
    shape(
        "M26 80C18 56 24 36 50 36C76 36 82 56 74 80C66 70 66 60 66 52H34C34 60 34 70 26 80Z",
        0xe9e4da,
        3.5,
    ),
    shape("M33 39.9H67V60.6C67 74.4 58.5 79 50 79C41.5 79 33 74.4 33 60.6Z", SKIN, 3.5),
    shape(
        "M57.65 39.9H67V60.6C67 74.4 58.5 79 50 79C58.5 69.8 58.5 56 57.65 39.9Z",
        SHADED_SKIN,
        0.0,
    ),
    dot(42.5, 57.0, 3.4),
    dot(57.5, 57.0, 3.4),
    line("M37 50Q42 47 46 50M54 50Q58 47 63 50", INK, 2.8),
    line("M44 69Q50 72 56 69", 0x8c1f2b, 4.0),
    shape("M26 42L18 10L34 22L50 2L66 22L82 10L74 42Z", GOLD, 3.8),
    shape("M66 22L82 10L74 42L64 42Z", SHADED_GOLD, 0.0),
    shape(
        "M44.5 27C44.5 24 47 21.5 50 21.5C53 21.5 55.5 24 55.5 27C55.5 30 53 32.5 50 32.5C47 32.5 44.5 30 44.5 27Z",
        0xc63a2b,
        3.0,
    ),
    line("M27 38H73", INK, 2.8),
    pearl(18.0, 10.0, 4.5),
    pearl(50.0, 3.0, 4.5),
    pearl(82.0, 10.0, 4.5),
];
