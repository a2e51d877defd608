//! Writes a scene as text, for playthroughs.

use std::fmt::Debug;

use rules::{Board, Cell, Fate, Ground, Ink, Item, Scene, Thing, Tile, Tray, TrayItem};

/// A whole scene, board by board and tray by tray.
///
/// Consecutive items that differ only in their square share a line: `pawn 0: a1 b2`. The squares of one thing are
/// joined, as in `c3+d3+e3`, and those of a path as in `a1-a3-c3`. More than three squares that fill a rectangle are
/// written as its corners, `a1..b15`.
pub(crate) fn scene(scene: &Scene) -> String {
    let mut lines = Vec::new();
    if (scene.boards.len(), scene.per_row) != (1, 1) {
        lines.push(format!("{} boards, {} in a row", scene.boards.len(), scene.per_row));
    }
    for board in &scene.boards {
        lines.push(head(board));
        lines.extend(runs(&board.items).iter().map(|run| format!("  {}", line(run))));
    }
    lines.extend(scene.trays.iter().map(tray));
    lines.join("\n")
}

fn head(board: &Board) -> String {
    let mut head = format!("board {}x{} {}", board.columns, board.rows, word(board.floor));
    head += &board.home.map_or(String::new(), |edge| format!(", home {}", word(edge)));
    head += &board.owner.map_or(String::new(), |seat| format!(", of seat {seat}"));
    if board.number > 0 {
        head += &format!(", number {}", board.number);
    }
    if board.active {
        head += ", to move";
    }
    head += near(board.near);
    head += &fate(board.fate);
    head + &board.focus.map_or(String::new(), |(from, to)| format!(", focus {from} to {to}"))
}

/// Groups consecutive items of the same kind.
fn runs(items: &[Item]) -> Vec<&[Item]> {
    items.chunk_by(|one, other| label(one) == label(other)).collect()
}

fn line(run: &[Item]) -> String {
    let single: Vec<Cell> = run.iter().flat_map(Item::cells).copied().collect();
    let label = run.first().map(label).unwrap_or_default();
    if single.len() == run.len() && single.len() > 3 && filled(&single) {
        let (from, to) = (single[0], single[single.len() - 1]);
        return format!("{label}: {from}..{to}");
    }
    let places: Vec<String> = run.iter().map(place).collect();
    format!("{label}: {}", places.join(" "))
}

/// Whether the squares are all squares of a rectangle, column by column.
fn filled(cells: &[Cell]) -> bool {
    let (Some(&from), Some(&to)) = (cells.first(), cells.last()) else { return false };
    let columns = from.column..=to.column;
    let all = columns.flat_map(|column| (from.row..=to.row).map(move |row| Cell::new(column, row)));
    all.eq(cells.iter().copied())
}

fn place(item: &Item) -> String {
    match item {
        Item::Ghost(inner) => place(inner),
        Item::Path(cells) => joined(cells, "-"),
        Item::Push(cells) => joined(cells, "-"),
        other => joined(other.cells(), "+"),
    }
}

fn joined(cells: &[Cell], sign: &str) -> String {
    cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(sign)
}

/// The label of an item, without its squares.
fn label(item: &Item) -> String {
    match item {
        Item::Ground(_, Ground::Zone(side)) => format!("zone {}", ink(*side)),
        Item::Ground(_, ground) => word(ground),
        Item::Tree(_) => "tree".into(),
        Item::Block(_, side) => format!("block {}", ink(*side)),
        Item::Pawn(_, side) => format!("pawn {}", ink(*side)),
        Item::Castle(_, side) => format!("castle {}", ink(*side)),
        Item::Ruin(_, side) => format!("ruin {}", ink(*side)),
        Item::Unit(_, unit, side) => format!("{} {}", word(unit), ink(*side)),
        Item::Fallen(_, unit, side) => format!("fallen {} {}", word(unit), ink(*side)),
        Item::Hangings(_, side, ready) => {
            format!("hangings {}{}", ink(*side), if *ready { ", ready" } else { "" })
        }
        Item::Tile(_, tile) => face(tile),
        Item::Mark(_, mark) => format!("mark {}", word(mark)),
        Item::Outline(_, mark) => format!("outline {}", word(mark)),
        Item::Ghost(inner) => format!("ghost {}", label(inner)),
        Item::Path(_) => "path".into(),
        Item::Push(_) => "push".into(),
    }
}

fn tray(tray: &Tray) -> String {
    let active = if tray.active { ", to move" } else { "" };
    let fate = fate(tray.fate);
    let items: Vec<String> = tray.items.iter().map(tray_item).collect();
    format!("tray {}{active}{}{fate}: {}", ink(tray.ink), near(tray.near), items.join(", "))
}

fn near(near: bool) -> &'static str {
    if near { ", near" } else { "" }
}

fn fate(fate: Fate) -> String {
    if fate == Fate::Open { String::new() } else { format!(", {}", word(fate)) }
}

fn tray_item(item: &TrayItem) -> String {
    let thing = match &item.thing {
        Thing::Block(cells, side) => format!("block {} {}", ink(*side), joined(cells, "+")),
        Thing::Pawn(side) => format!("pawn {}", ink(*side)),
        Thing::Castle(side) => format!("castle {}", ink(*side)),
        Thing::Unit(unit, side) => format!("{} {}", word(unit), ink(*side)),
        Thing::Tile(tile) => face(tile),
        Thing::Discards(None) => "no discards".into(),
        Thing::Discards(Some(tile)) => format!("discards {}", face(tile)),
        Thing::Emblem(side) => format!("emblem {}", ink(*side)),
        Thing::Hidden | Thing::Pile | Thing::Gap => word(&item.thing),
        Thing::Swords | Thing::Struck => word(&item.thing),
    };
    let count = item.count.map_or(String::new(), |count| format!(" x{count}"));
    let mark = item.mark.map_or(String::new(), |mark| format!(" ({})", word(mark)));
    let letter = item.letter.map_or(String::new(), |letter| format!("{letter} "));
    let state = match (item.faint, item.gone) {
        (_, true) => " gone",
        (true, false) => " faint",
        (false, false) => "",
    };
    format!("{letter}{thing}{count}{mark}{state}")
}

fn face(tile: &Tile) -> String {
    let shape = tile.shape.map_or(String::new(), |shape| format!(" {}", word(shape)));
    format!("{} {}{shape}", word(tile.part), word(tile.color))
}

fn ink(ink: Ink) -> String {
    match ink {
        Ink::Side(number) => number.to_string(),
        Ink::Neutral => "neutral".into(),
    }
}

/// The name of a variant, in lower case.
fn word(variant: impl Debug) -> String {
    format!("{variant:?}").to_lowercase()
}

#[cfg(test)]
mod tests {
    use rules::{Edge, Floor, Mark, Seat, Seats, TileColor, TilePart, TileShape, Unit};

    use super::*;

    #[test]
    fn the_scene_text_contains_every_part_of_a_scene() {
        let at = Cell::new;
        let tile =
            Tile { part: TilePart::Wall, color: TileColor::Red, shape: Some(TileShape::Zigzag) };
        let mut board = Board::new(4, 5, Floor::Plots);
        board.home = Some(Edge::Top);
        (board.owner, board.number, board.active) = (Some(Seat(1)), 2, true);
        board.focus = Some((at(0, 0), at(2, 3)));
        let zone = (0..2).flat_map(|column| (0..2).map(move |row| Cell::new(column, row)));
        board.items = zone.map(|cell| Item::Ground(cell, Ground::Zone(Ink::Side(1)))).collect();
        board.items.extend([
            Item::Ground(at(2, 2), Ground::Lake),
            Item::Tree(at(3, 0)),
            Item::Tree(at(3, 1)),
            Item::Block(vec![at(0, 0), at(0, 1)], Ink::Side(0)),
            Item::Ghost(Box::new(Item::Unit(at(1, 1), Unit::General, Ink::Neutral))),
            Item::Tile(at(2, 0), tile),
            Item::Mark(at(2, 0), Mark::To),
            Item::Outline(vec![at(0, 0), at(0, 1)], Mark::Chosen),
            Item::Path(vec![at(0, 0), at(0, 2), at(2, 2)]),
            Item::Push([at(0, 0), at(0, 1)]),
            Item::Fallen(at(3, 4), Unit::General, Ink::Side(7)),
            Item::Hangings(vec![at(3, 2), at(3, 3)], Ink::Side(6), true),
        ]);
        let mut first = TrayItem::counted(Thing::Tile(tile), 3);
        (first.mark, first.faint) = (Some(Mark::Target), true);
        let items = vec![first, TrayItem::new(Thing::Gap), TrayItem::new(Thing::Discards(None))];
        let trays = vec![Tray::of(Seat(0), Ink::Side(4), items).active(true)];
        let mut rubble = Board::new(2, 2, Floor::Rubble);
        (rubble.owner, rubble.fate) = (Some(Seat(0)), Fate::Won);
        let mut drawn = Scene {
            boards: vec![board, rubble],
            per_row: 2,
            trays,
            balance: Vec::new(),
            curve: None,
        };
        let lines = [
            "2 boards, 2 in a row",
            "board 4x5 plots, home top, of seat 1, number 2, to move, focus a1 to c4",
            "  zone 1: a1..b2",
            "  lake: c3",
            "  tree: d1 d2",
            "  block 0: a1+a2",
            "  ghost general neutral: b2",
            "  wall red zigzag: c1",
            "  mark to: c1",
            "  outline chosen: a1+a2",
            "  path: a1-a3-c3",
            "  push: a1-a2",
            "  fallen general 7: d5",
            "  hangings 6, ready: d3+d4",
            "board 2x2 rubble, of seat 0, won",
            "tray 4, to move: wall red zigzag x3 (target) faint, gap, no discards",
        ];
        assert_eq!(scene(&drawn), lines.join("\n"));
        drawn.end(Seats::NONE, Seats::one(Seat(1)));
        assert!(scene(&drawn).contains("of seat 1, number 2, resigned, focus"));
        drawn.end(Seats::one(Seat(0)), Seats::NONE);
        assert!(scene(&drawn).contains("tray 4, won: wall"));
    }
}
