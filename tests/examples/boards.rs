//! Writes a picture of every kind of board, in full size and at the width of a phone. Run it with
//! `cargo run -p tests --example boards -- folder dark`.

use std::path::PathBuf;
use std::{env, fs, io};

use image::imageops::FilterType;
use render::{Style, Theme, picture};

#[path = "../tests/checks/moments.rs"]
mod moments;

/// The width of a picture on a phone, in pixels.
const PHONE: u32 = 350;

fn main() -> io::Result<()> {
    let mut arguments = env::args().skip(1);
    let folder = PathBuf::from(arguments.next().unwrap_or_else(|| "boards".into()));
    let theme = arguments.next().and_then(|id| Theme::of(&id)).unwrap_or_default();
    fs::create_dir_all(&folder)?;
    let style = Style { theme, ..Style::default() };
    for moment in moments::MOMENTS {
        let whole = picture(&moments::scene(*moment), &style);
        let image = image::load_from_memory(&whole.png).map_err(io::Error::other)?;
        let small = image.resize(PHONE, u32::MAX, FilterType::Lanczos3);
        small.save(folder.join(format!("{}-phone.png", moment.0))).map_err(io::Error::other)?;
        fs::write(folder.join(format!("{}.png", moment.0)), whole.png)?;
    }
    Ok(())
}
