//! The pages of rules for players.

use rules::{Board, Floor, Item, Mark, Page, Scene};

use crate::cells;
use crate::tile::Tile;
use crate::words::{Principle, Prompt};

pub(crate) fn pages() -> Vec<Page> {
    vec![
        illustrated(Prompt::CastleTitle, Prompt::Castle, finished(), Prompt::CastleAlt),
        illustrated(Prompt::TurnTitle, Prompt::Turn, begun(), Prompt::TurnAlt),
        illustrated(Prompt::AttacksTitle, Prompt::Attacks, attacked(), Prompt::AttacksAlt),
        illustrated(Prompt::VersionsTitle, Prompt::Versions, empire(), Prompt::VersionsAlt),
        illustrated(Prompt::NotationTitle, Prompt::Notation, built(), Prompt::NotationAlt),
        rules::principles_page(Principle::KNOWN, finished(), vec![Prompt::CastleAlt.into()]),
    ]
}

fn illustrated(title: Prompt, text: Prompt, scene: Scene, alt: Prompt) -> Page {
    let (title, text) = (title.into(), text.into());
    Page { title, text, scene: Some(scene), alt: vec![alt.into()] }
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

/// The two castles of a player in Empire.
fn empire() -> Scene {
    let first = scene("a1=TRc b1=WRz c1=TYz a2=WRs b2=KR", &[]);
    let second = scene("a3=TBs b3=WBc c3=TBc", &[]);
    let boards = [first.boards.clone(), second.boards].concat();
    Scene { boards, ..first }
}

/// The tile of the example `TRc@a1`.
fn built() -> Scene {
    scene("a1=TRc", &[("a1", Mark::To)])
}
