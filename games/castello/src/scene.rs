//! The scene of a position and a draft.

use rules::{
    Area, Board as Grid, Cell, Draft, Edge, Floor, Ground, Ink, Item, Mark, Scene, Seat, Thing,
    Tray, TrayItem,
};

use crate::board::{BLACK, RED};
use crate::castles::{CASTLES_TO_WIN, Castles};
use crate::draft::{DraftState, MoveOption, area_of};
use crate::position::{LastMove, View};
use crate::square::{COLUMNS, ROWS, Square};
use crate::squares::Squares;

/// The middle section, columns h to n.
const MIDDLE: Squares = Squares::columns(8, 14);
/// The margin of a close-up, in squares.
const MARGIN: u8 = 2;

/// The scene of a view, with a draft of the seat to move.
pub(crate) fn scene(view: &View, draft: &Draft) -> Scene {
    let mut board = Grid::new(COLUMNS, ROWS, Floor::Checkered);
    board.home = view.own.map(|seat| if seat == RED { Edge::Left } else { Edge::Right });
    board.items = board_items(view);
    let signs = match state(view, draft) {
        Some(state) => drafted(view, &state),
        None => view.last.as_ref().map(played).unwrap_or_default(),
    };
    board.focus = close_up(&signs);
    board.items.extend(signs);
    Scene::of(board, [RED, BLACK].map(|seat| tray(view, seat)).into())
}

/// The state of a draft, if it can be read. Viewers without a seat see one, too, for example in a replay.
fn state(view: &View, draft: &Draft) -> Option<DraftState> {
    let waits = view.own.is_some_and(|seat| !view.to_move(seat));
    if draft.is_empty() || waits || view.end.is_some() {
        return None;
    }
    DraftState::read(view, draft).ok()
}

fn board_items(view: &View) -> Vec<Item> {
    let floor = MIDDLE.iter().map(|square| Item::Ground(square.cell(), Ground::Section));
    let castles = view.board.castles().squares().map(|at| Item::Castle(at.cell(), ink_of(at)));
    let pawns = [RED, BLACK].into_iter().flat_map(|seat| {
        let pawns = view.board.pawns(seat).iter();
        pawns.map(move |at| Item::Pawn(at.cell(), ink(seat)))
    });
    floor.chain(castles).chain(ruins(view)).chain(pawns).chain(at_stake(view)).collect()
}

fn ruins(view: &View) -> impl Iterator<Item = Item> {
    [RED, BLACK].into_iter().flat_map(|seat| {
        let taken = view.board.taken(seat).squares();
        taken.map(move |castle| Item::Ruin(castle.cell(), ink(seat))).collect::<Vec<_>>()
    })
}

/// The marks of pawns that still have their double step, and of castles that need only one more pawn.
fn at_stake(view: &View) -> impl Iterator<Item = Item> {
    let board = &view.board;
    let pressed = [RED, BLACK].into_iter().flat_map(move |seat| {
        let open = board.castles().open_to(seat, board.taken(seat), view.options.centre);
        let pressed = open.with_sides(board.pawns(seat), |sides| sides == 2);
        pressed.squares().collect::<Vec<_>>()
    });
    let pressed = pressed.map(|castle| Item::Mark(castle.cell(), Mark::Pressed));
    let fresh = board.unmoved().iter().map(|pawn| Item::Mark(pawn.cell(), Mark::Fresh));
    fresh.chain(pressed)
}

/// The colors of a castle's defender.
fn ink_of(castle: Square) -> Ink {
    let castle = Castles::on(castle).unwrap_or(Castles::NONE);
    let defender = [RED, BLACK].into_iter().find(|seat| castle.meets(Castles::home(*seat)));
    defender.map_or(Ink::Neutral, ink)
}

/// The marks of the last move.
fn played(last: &LastMove) -> Vec<Item> {
    let cell = Square::cell;
    let mut signs = vec![
        Item::Path(last.mv.path().iter().copied().map(cell).collect()),
        Item::Mark(last.mv.from().cell(), Mark::From),
        Item::Mark(last.mv.to().cell(), Mark::To),
    ];
    let mark = |mark| move |square: Square| Item::Mark(square.cell(), mark);
    let fallen = if last.seat == RED { BLACK } else { RED };
    signs.extend(last.spoils.pawns.iter().map(|at| ghost(fallen, at)));
    signs.extend(last.spoils.pawns.iter().map(mark(Mark::Captured)));
    signs.extend(last.spoils.castles.squares().map(mark(Mark::To)));
    signs
}

/// The marks of a draft.
fn drafted(view: &View, state: &DraftState) -> Vec<Item> {
    let Some(from) = state.from else { return candidates(view, state.area) };
    let mut signs = vec![Item::Mark(from.cell(), Mark::Chosen)];
    match (state.complete(), state.to) {
        (Some(option), _) => signs.extend(chosen(view, option)),
        (None, Some(to)) => signs.push(ghost(view.board.turn(), to)),
        (None, None) => {
            let landings: Squares = state.moves.iter().map(|option| option.outcome.to).collect();
            signs.extend(landings.iter().map(|at| Item::Mark(at.cell(), Mark::Choice)));
        }
    }
    signs
}

/// The marks of pawns that can be chosen.
fn candidates(view: &View, area: Option<Area>) -> Vec<Item> {
    let movable: Squares =
        view.move_generator().outcomes().iter().map(|outcome| outcome.from).collect();
    let there = movable.iter().filter(|at| area.is_none_or(|area| area == area_of(at.cell())));
    there.map(|at| Item::Mark(at.cell(), Mark::Choice)).collect()
}

/// The marks of a move that is chosen but not played.
fn chosen(view: &View, option: &MoveOption) -> Vec<Item> {
    let captured = view.board.captured_by(&option.mv);
    let hit = captured.iter().chain(option.effect.castles.squares());
    let path = option.mv.path().iter().map(|square| square.cell()).collect();
    let mut signs = vec![Item::Path(path), ghost(view.board.turn(), option.outcome.to)];
    signs.extend(hit.map(|square| Item::Mark(square.cell(), Mark::Target)));
    signs
}

fn ghost(seat: Seat, at: Square) -> Item {
    Item::Ghost(Box::new(Item::Pawn(at.cell(), ink(seat))))
}

/// The two corners of the area around the marks.
fn close_up(signs: &[Item]) -> Option<(Cell, Cell)> {
    let cells = signs.iter().flat_map(|sign| match sign {
        Item::Path(cells) => cells.clone(),
        Item::Mark(cell, _) => vec![*cell],
        _ => Vec::new(),
    });
    let corners = cells.map(|cell| (cell, cell)).reduce(|(low, high), (cell, _)| {
        (
            Cell::new(low.column.min(cell.column), low.row.min(cell.row)),
            Cell::new(high.column.max(cell.column), high.row.max(cell.row)),
        )
    })?;
    let (low, high) = corners;
    Some((
        Cell::new(low.column.saturating_sub(MARGIN), low.row.saturating_sub(MARGIN)),
        Cell::new((high.column + MARGIN).min(COLUMNS - 1), (high.row + MARGIN).min(ROWS - 1)),
    ))
}

/// The tray of a seat: its pawns, and its castles out of the four needed to win.
fn tray(view: &View, seat: Seat) -> Tray {
    let taken = view.board.taken(seat);
    let left = view.board.pawns(seat).len() as u16;
    let mut items = vec![TrayItem::counted(Thing::Pawn(ink(seat)), left)];
    items.extend(taken.squares().map(|castle| TrayItem::new(Thing::Castle(ink_of(castle)))));
    let missing = CASTLES_TO_WIN.saturating_sub(taken.len());
    let place = TrayItem { gone: true, ..TrayItem::new(Thing::Castle(Ink::Neutral)) };
    items.extend(std::iter::repeat_n(place, missing));
    Tray::of(seat, ink(seat), items).active(view.to_move(seat))
}

/// The colors of a seat: red or black.
fn ink(seat: Seat) -> Ink {
    Ink::Side(4 + seat.0)
}
