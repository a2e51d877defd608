//! Writes a picture of every kind of board into a folder, to look at: `cargo run -p render --example gallery -- folder`.

use std::{env, fs, io, path::PathBuf};

use render::{Style, animation, close_up, picture};

#[path = "../benches/scenes.rs"]
mod scenes;

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "gallery".into()));
    fs::create_dir_all(&folder)?;
    let style = Style::default();
    for (name, scene) in scenes::all() {
        fs::write(folder.join(format!("{name}.png")), picture(&scene, &style).png)?;
        if let Some(close) = close_up(&scene, &style) {
            fs::write(folder.join(format!("{name}_close.png")), close.png)?;
        }
    }
    let scenes: Vec<_> = [scenes::soldiers(8, false), scenes::soldiers(9, true)].into();
    if let Some(moving) = animation(&scenes, &style) {
        fs::write(folder.join("moving.gif"), moving.gif)?;
    }
    Ok(())
}
