//! The rules for players, with pictures.

use rules::{Board, Floor, Item, Mark, Page, Scene};

use crate::cells;
use crate::tile::Tile;
use crate::words::Ask;

/// The pages, from the aim to the five versions.
pub(crate) fn pages() -> Vec<Page> {
    vec![
        page((Ask::CastleTitle, Ask::Castle), finished(), Ask::CastleAlt),
        page((Ask::TurnTitle, Ask::Turn), begun(), Ask::TurnAlt),
        page((Ask::AttacksTitle, Ask::Attacks), attacked(), Ask::AttacksAlt),
        plain((Ask::VersionsTitle, Ask::Versions)),
        plain((Ask::NotationTitle, Ask::Notation)),
    ]
}

fn page(words: (Ask, Ask), scene: Scene, alt: Ask) -> Page {
    Page { scene: Some(scene), alt: vec![alt.into()], ..plain(words) }
}

fn plain((title, text): (Ask, Ask)) -> Page {
    Page { title: title.into(), text: text.into(), scene: None, alt: Vec::new() }
}

fn castle(tiles: &str) -> Vec<Item> {
    let placed = tiles.split_whitespace().filter_map(|placed| {
        let (cell, tile) = placed.split_once('=')?;
        Some(Item::Tile(cells::read(cell)?, Tile::read(tile)?.face()))
    });
    placed.collect()
}

fn scene(tiles: &str, marks: &[(&str, Mark)]) -> Scene {
    let mut board = Board::new(3, 3, Floor::Plots);
    board.items = castle(tiles);
    let marks = marks.iter().filter_map(|(cell, mark)| Some(Item::Mark(cells::read(cell)?, *mark)));
    board.items.extend(marks);
    Scene::of(board, Vec::new())
}

fn finished() -> Scene {
    scene("a1=TRc b1=WRz c1=TYz a2=WRs b2=KR c2=WYc a3=TBs b3=WBc c3=TBc", &[])
}

fn begun() -> Scene {
    let choices = [("b1", Mark::Choice), ("a3", Mark::Choice)];
    scene("a1=TRc a2=WRs", &choices)
}

fn attacked() -> Scene {
    let targets = [("a1", Mark::Target), ("b1", Mark::Target), ("c1", Mark::Target)];
    scene("a1=TRc b1=WRz c1=TRs c2=WBs b2=KR", &targets)
}
