//! Writes a picture of every kind of board: `cargo run -p render --example gallery -- folder`.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use image::imageops::FilterType;
use render::{Style, close_up, film, picture};

#[path = "../benches/scenes/mod.rs"]
mod scenes;

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "gallery".into()));
    fs::create_dir_all(&folder)?;
    let style = Style::default();
    for (name, scene) in scenes::all() {
        let whole = picture(&scene, &style);
        write_small(&folder.join(format!("{name}_phone.png")), &whole.png, 340, 2000)?;
        write_small(&folder.join(format!("{name}_chat.png")), &whole.png, 550, 350)?;
        fs::write(folder.join(format!("{name}.png")), whole.png)?;
        if let Some(close) = close_up(&scene, &style) {
            fs::write(folder.join(format!("{name}_close.png")), close.png)?;
        }
    }
    let scenes: Vec<_> = [scenes::soldiers(8, false), scenes::soldiers(9, true)].into();
    if let Some(moving) = film(&scenes, &style) {
        fs::write(folder.join("moving.gif"), moving.gif)?;
    }
    Ok(())
}

/// Writes the picture as Discord shows it in a box of this size.
fn write_small(path: &Path, png: &[u8], width: u32, height: u32) -> io::Result<()> {
    let whole = image::load_from_memory(png).map_err(io::Error::other)?;
    whole.resize(width, height, FilterType::Lanczos3).save(path).map_err(io::Error::other)
}
