//! Positions of every kind of board, as games would draw them.

use rules::{
    Board, Cell, Edge, Floor, Ground, Ink, Item, Mark, Scene, Seat, Thing, Tile, TileColor,
    TilePart, TileShape, Tray, TrayItem, Unit,
};

/// Every scene with its name.
pub(crate) fn all() -> Vec<(&'static str, Scene)> {
    vec![
        ("blocks", blocks()),
        ("army", army()),
        ("soldiers", soldiers(8, false)),
        ("soldiers_lake", soldiers(9, true)),
        ("castles_2", castles(2, false, 2)),
        ("castles_4", castles(4, false, 2)),
        ("castles_8", castles(4, true, 2)),
    ]
}

fn cells(text: &str) -> Vec<Cell> {
    text.split_whitespace().map(cell).collect()
}

fn cell(text: &str) -> Cell {
    let (letter, number) = text.split_at(1);
    Cell::new(
        letter.as_bytes()[0] - b'a',
        number.parse::<u8>().expect("squares here are well formed") - 1,
    )
}

fn tray(ink: Ink, active: bool, items: Vec<TrayItem>) -> Tray {
    Tray { ink, active, ..Tray::shared(items) }
}

/// Two sides fit building blocks between trees.
pub(crate) fn blocks() -> Scene {
    let mut board = Board::new(8, 8, Floor::Meadow);
    board.home = Some(Edge::Bottom);
    for tree in ["c3", "d6", "g4"] {
        board.items.push(Item::Tree(cell(tree)));
    }
    let built = [
        ("d3 e3 f3 e4", 0),
        ("a1 a2 a3 a4", 1),
        ("b1 c1 d1 d2", 0),
        ("e1 f1 e2 f2", 1),
        ("f5 g5 g6 h6", 0),
        ("b5 b6 b7 c7", 1),
    ];
    for (squares, side) in built {
        board.items.push(Item::Block(cells(squares), Ink::Side(side)));
    }
    board.items.push(Item::Outline(cells("b5 b6 b7 c7"), Mark::To));
    let ghost = Item::Block(cells("e7 f7 e8 f8"), Ink::Side(0));
    board.items.push(Item::Ghost(Box::new(ghost)));
    let shapes = [
        "a1 b1 c1 d1",
        "a1 b1 a2 b2",
        "a1 b1 c1 b2",
        "a1 b1 b2 c2",
        "a2 b2 b1 c1",
        "a1 b1 c1 a2",
        "a1 b1 c1 c2",
    ];
    let hand = |side: u8, gone: &[usize]| {
        let blocks = shapes.iter().enumerate().map(|(index, shape)| {
            let mut item = TrayItem::new(Thing::Block(cells(shape), Ink::Side(side)));
            item.faint = gone.contains(&index);
            item.mark = (side == 0 && index == 1).then_some(Mark::Chosen);
            item
        });
        tray(Ink::Side(side), side == 0, blocks.collect())
    };
    Scene::of(board, vec![hand(0, &[2, 3, 6]), hand(1, &[0, 1, 5])])
}

/// Two armies of pawns with castles, on a wide board.
pub(crate) fn army() -> Scene {
    let (red, black) = (Ink::Side(4), Ink::Side(5));
    let mut board = Board::new(21, 15, Floor::Checkered);
    board.home = Some(Edge::Left);
    board.focus = Some((cell("k5"), cell("q8")));
    for column in 7..14 {
        board
            .items
            .extend((0..15).map(|row| Item::Ground(Cell::new(column, row), Ground::Section)));
    }
    for (squares, ink) in
        [("g2 f6 g10 f14", red), ("k3 k8 k13", Ink::Neutral), ("p2 o6 p10 o14", black)]
    {
        board.items.extend(cells(squares).into_iter().map(|cell| Item::Castle(cell, ink)));
    }
    for row in 0..15_u8 {
        let reds = [Cell::new(row % 3, row), Cell::new(1 + row * 5 % 11, (row + 4) % 15)];
        let blacks = [Cell::new(20 - row % 2, row), Cell::new(18 - row * 7 % 9, (row + 2) % 15)];
        for (two, ink) in [(reds, red), (blacks, black)] {
            board
                .items
                .extend(two.into_iter().filter(|at| at.column != 10).map(|at| Item::Pawn(at, ink)));
        }
    }
    board.items.push(Item::Path(cells("q5 q7 o7 m9 m7 l6")));
    board.items.push(Item::Pawn(cell("l6"), black));
    board.items.push(Item::Mark(cell("q5"), Mark::From));
    board.items.push(Item::Mark(cell("l6"), Mark::To));
    for taken in ["p7", "n8"] {
        board.items.push(Item::Mark(cell(taken), Mark::Captured));
    }
    let counts = |ink, enemy, active, pawns, castles| {
        let items = vec![
            TrayItem::counted(Thing::Pawn(ink), pawns),
            TrayItem::new(Thing::Gap),
            TrayItem::counted(Thing::Castle(enemy), castles),
        ];
        tray(ink, active, items)
    };
    Scene::of(board, vec![counts(red, black, true, 28, 2), counts(black, red, false, 30, 1)])
}

/// The position of [`army`] a move later.
#[allow(dead_code, reason = "only the films of the bench want it")]
pub(crate) fn army_later() -> Scene {
    let mut scene = army();
    let items = &mut scene.boards[0].items;
    items.retain(|item| !matches!(item, Item::Mark(..) | Item::Path(_)));
    items.push(Item::Path(cells("g6 h6")));
    items.push(Item::Mark(cell("g6"), Mark::From));
    items.push(Item::Mark(cell("h6"), Mark::To));
    items.push(Item::Pawn(cell("h6"), Ink::Side(4)));
    scene
}

/// Soldiers of every kind, with zones and optionally a lake.
pub(crate) fn soldiers(size: u8, has_lake: bool) -> Scene {
    let mut board = Board::new(size, size, Floor::Meadow);
    board.home = Some(Edge::Bottom);
    let deep = if has_lake { 3 } else { 2 };
    for column in 0..size {
        for row in 0..deep {
            let (low, high) = (Cell::new(column, row), Cell::new(column, size - 1 - row));
            board.items.push(Item::Ground(low, Ground::Zone(Ink::Side(6))));
            board.items.push(Item::Ground(high, Ground::Zone(Ink::Side(7))));
        }
    }
    if has_lake {
        board.items.extend(
            cells("d4 e4 f4 d5 e5 f5 d6 e6 f6")
                .into_iter()
                .map(|at| Item::Ground(at, Ground::Lake)),
        );
    }
    let kinds = [Unit::Musketeer, Unit::Horseman, Unit::Pikeman];
    for index in 0..12_u8 {
        let kind = kinds[usize::from(index % 3)];
        let at = Cell::new(index % 6 + index / 6, index / 6);
        board.items.push(Item::Unit(at, kind, Ink::Side(6)));
        board.items.push(Item::Unit(
            Cell::new(size - 1 - at.column, size - 1 - at.row),
            kind,
            Ink::Side(7),
        ));
    }
    board.items.push(Item::Unit(Cell::new(7, 0), Unit::General, Ink::Side(6)));
    board.items.push(Item::Unit(Cell::new(0, size - 1), Unit::General, Ink::Side(7)));
    board.items.push(Item::Unit(cell("b4"), Unit::Pikeman, Ink::Side(6)));
    board.items.push(Item::Mark(cell("b3"), Mark::From));
    board.items.push(Item::Mark(cell("b4"), Mark::To));
    board.items.push(Item::Unit(cell("c4"), Unit::Horseman, Ink::Side(7)));
    board.items.push(Item::Mark(cell("c4"), Mark::Target));
    board.items.push(Item::Mark(cell("b5"), Mark::Choice));
    board.items.push(Item::Mark(cell("a4"), Mark::Captured));
    board.items.push(Item::Mark(cell("h1"), Mark::Chosen));
    let lost = |side: u8| {
        let units = kinds.map(|kind| TrayItem::counted(Thing::Unit(kind, Ink::Side(6 + side)), 2));
        tray(Ink::Side(6 + side), side == 0, units.into())
    };
    Scene::of(board, vec![lost(0), lost(1)])
}

/// Castles of tiles: one or two a seat.
pub(crate) fn castles(seats: u8, two_each: bool, per_row: u8) -> Scene {
    let colors = [TileColor::Red, TileColor::Yellow, TileColor::Blue];
    let shapes = [TileShape::Curvy, TileShape::Zigzag, TileShape::Straight];
    let pick = |part, number: usize| {
        let shape = (part != TilePart::Keep).then_some(shapes[number / 3 % 3]);
        Tile { part, color: colors[number % 3], shape }
    };
    let parts = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
    let mut boards = Vec::new();
    for seat in 0..seats {
        for number in 1..=1 + u8::from(two_each) {
            let mut board = Board::new(3, 3, Floor::Plots);
            board.owner = Some(Seat(seat));
            board.number = if two_each { number } else { 0 };
            board.active = seat == 1;
            for (index, name) in parts
                .into_iter()
                .enumerate()
                .filter(|(index, _)| (index + usize::from(seat)) % 5 != 3)
            {
                let part = [TilePart::Tower, TilePart::Wall, TilePart::Keep]
                    [if index == 4 { 2 } else { index % 2 }];
                board
                    .items
                    .push(Item::Tile(cell(name), pick(part, index + usize::from(seat + number))));
            }
            if seat == 1 {
                board.items.push(Item::Mark(cell("a1"), Mark::Target));
                board.items.push(Item::Outline(cells("a1 b1 a2"), Mark::Target));
            }
            boards.push(board);
        }
    }
    let mut trays = vec![tray(
        Ink::Neutral,
        false,
        vec![
            TrayItem::counted(Thing::Pile, 64),
            TrayItem::counted(Thing::Discards(Some(pick(TilePart::Wall, 4))), 7),
        ],
    )];
    let own = (0..5).map(|number| TrayItem::new(Thing::Tile(pick(TilePart::Wall, number * 2))));
    trays.push(tray(Ink::Side(1), true, own.collect()));
    for seat in (0..seats).filter(|seat| *seat != 1) {
        trays.push(tray(Ink::Side(seat), false, vec![TrayItem::counted(Thing::Hidden, 4)]));
    }
    Scene { boards, per_row, trays, balance: Vec::new(), curve: None }
}
