//! Boards and trays as JSON.

use std::collections::BTreeMap;

use matches::Step;
use render::svg::{BoardPicture, board, slot};
use rules::{Address, Board, Cell, Draft, Edge, GameView, Item, Scene, Seat, Tray, TrayItem};
use serde::Serialize;

use crate::web::error::ApiResult;
use crate::web::state::board_reader::BoardReader;
use crate::web::state::players::{SeatJson, board_reader, seats_of_step};
use crate::web::state::visitor_view::VisitorView;
use crate::words::web::WebText;

/// How boards are drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawing<'a> {
    /// The number of clockwise quarter turns.
    pub(super) turn: u8,
    /// The draft that the boards show.
    pub(super) draft: &'a Draft,
}

/// Boards and trays, and the ids of the pieces on them.
#[derive(Debug)]
pub(super) struct Things {
    pub(super) boards: Vec<BoardJson>,
    pub(super) trays: Vec<TrayJson>,
    pub(super) ids: BTreeMap<Address, String>,
    /// The number of clockwise quarter turns of the boards.
    pub(super) turn: u8,
}

#[derive(Debug, Serialize)]
pub(super) struct BoardJson {
    id: String,
    name: String,
    columns: u8,
    rows: u8,
    turn: u8,
    home: Option<Edge>,
    owner: Option<Seat>,
    near: bool,
    svg: String,
    cells: BTreeMap<String, String>,
}

#[derive(Debug, Serialize)]
pub(super) struct TrayJson {
    id: String,
    name: String,
    seat: Option<Seat>,
    near: bool,
    slots: Vec<SlotJson>,
}

#[derive(Debug, Serialize)]
struct SlotJson {
    svg: String,
    say: String,
    count: Option<u16>,
    letter: Option<char>,
    faint: bool,
    gone: bool,
}

/// Draws the boards and trays that a visitor sees.
pub(super) fn things(look: &VisitorView<'_>, drawing: Drawing<'_>) -> ApiResult<Things> {
    let sight = look.sight.as_ref();
    let origins = look.recording.origins(look.recording.count())?;
    Ok(things_of(&board_reader(look), sight, &origins, drawing))
}

/// Draws a view. `origins` has the square on which each piece began, by its present square.
pub(super) fn things_of(
    reader: &BoardReader<'_>,
    sight: &dyn GameView,
    origins: &BTreeMap<Cell, Cell>,
    drawing: Drawing<'_>,
) -> Things {
    let scene = sight.scene(drawing.draft);
    let ids = piece_ids(sight, origins);
    let drawn = Drawn { scene: &scene, sight, draft: drawing.draft };
    let (boards, trays) = draw(reader, drawn, drawing.turn, &ids);
    Things { boards, trays, ids, turn: drawing.turn }
}

/// The boards, trays and seats of a step of a replay.
#[derive(Debug, Serialize)]
pub(crate) struct StepJson {
    boards: Vec<BoardJson>,
    trays: Vec<TrayJson>,
    seats: Vec<SeatJson>,
}

/// Draws a step of a replay, after this number of plies.
pub(crate) fn of_step(
    look: &VisitorView<'_>,
    step: &Step,
    plies: u32,
    turn: u8,
) -> ApiResult<StepJson> {
    let (sight, draft) = (step.sight.as_ref(), &Draft::default());
    let origins = look.recording.origins(plies)?;
    let Things { boards, trays, .. } =
        things_of(&board_reader(look), sight, &origins, Drawing { turn, draft });
    Ok(StepJson { boards, trays, seats: seats_of_step(look, sight) })
}

/// A scene, and the view that it shows.
#[derive(Clone, Copy)]
struct Drawn<'a> {
    scene: &'a Scene,
    sight: &'a dyn GameView,
    draft: &'a Draft,
}

fn draw(
    reader: &BoardReader<'_>,
    drawn: Drawn<'_>,
    turn: u8,
    ids: &BTreeMap<Address, String>,
) -> (Vec<BoardJson>, Vec<TrayJson>) {
    let Drawn { scene, sight, draft } = drawn;
    let words: BTreeMap<Address, String> = sight
        .place_words(draft)
        .into_iter()
        .map(|place| (place.place, reader.say(place.words)))
        .collect();
    let board_json = |(number, shown): (u8, &Board)| BoardJson {
        id: format!("b{number}"),
        name: board_name(reader, shown),
        columns: shown.columns,
        rows: shown.rows,
        turn,
        home: shown.home.or_else(|| reader.home_edges.get(usize::from(number)).copied().flatten()),
        owner: shown.owner,
        near: shown.near,
        svg: board(&BoardPicture {
            scene,
            board: usize::from(number),
            turn,
            ids: &on_board(ids, number).map(|(cell, id)| (cell, id.clone())).collect(),
        }),
        cells: on_board(&words, number)
            .map(|(cell, said)| (cell.to_string(), said.clone()))
            .collect(),
    };
    let tray_json = |(number, tray): (u8, &Tray)| TrayJson {
        id: format!("t{number}"),
        name: tray_name(reader, tray),
        seat: tray.seat,
        near: tray.near || is_own_hand(reader, tray),
        slots: (0..)
            .zip(&tray.items)
            .map(|(at, item)| slot_json(&words, Address::slot(number, at), item))
            .collect(),
    };
    (
        (0..).zip(&scene.boards).map(board_json).collect(),
        (0..).zip(&scene.trays).map(tray_json).collect(),
    )
}

/// The entries of one board, by square.
fn on_board<T>(entries: &BTreeMap<Address, T>, number: u8) -> impl Iterator<Item = (Cell, &T)> {
    entries.iter().filter_map(move |(address, entry)| match address {
        Address::Square { board, cell } if *board == number => Some((*cell, entry)),
        Address::Square { .. } | Address::Slot { .. } => None,
    })
}

/// The id of a piece: the square on which it began. It never changes, and reveals nothing that the match hides.
fn piece_id(origin: Cell) -> String {
    format!("p-{origin}")
}

/// The ids of the pieces that move on the first board.
fn piece_ids(sight: &dyn GameView, origins: &BTreeMap<Cell, Cell>) -> BTreeMap<Address, String> {
    let scene = sight.scene(&Draft::default());
    let items = scene.boards.first().map(|board| board.items.as_slice()).unwrap_or_default();
    let is_piece = |item: &&Item| matches!(item, Item::Pawn(..) | Item::Unit(..));
    let pieces = items.iter().filter(is_piece).flat_map(Item::cells);
    let id = |cell: &Cell| piece_id(origins.get(cell).copied().unwrap_or(*cell));
    pieces.map(|cell| (Address::square(*cell), id(cell))).collect()
}

/// Whether a tray is the viewer's hand. Its things lie one by one, without counts.
fn is_own_hand(reader: &BoardReader<'_>, tray: &Tray) -> bool {
    let is_own = tray.seat.is_some() && tray.seat == reader.seat;
    is_own && tray.items.iter().all(|item| item.count.is_none())
}

fn slot_json(words: &BTreeMap<Address, String>, address: Address, item: &TrayItem) -> SlotJson {
    SlotJson {
        svg: slot(item),
        say: words.get(&address).cloned().unwrap_or_default(),
        count: item.count,
        letter: item.letter,
        faint: item.faint,
        gone: item.gone,
    }
}

fn board_name(reader: &BoardReader<'_>, board: &Board) -> String {
    let Some(owner) = board.owner else { return reader.say(WebText::Board) };
    let player = rules::Arg::plain(reader.name(owner));
    let (is_own, number) = (reader.seat == Some(owner), board.number);
    reader.say(match (is_own, number) {
        (true, 0) => WebText::YourBoard,
        (true, number) => WebText::YourNumberedBoard { number },
        (false, 0) => WebText::BoardOf { player },
        (false, number) => WebText::NumberedBoard { player, number },
    })
}

fn tray_name(reader: &BoardReader<'_>, tray: &Tray) -> String {
    reader.say(match tray.seat {
        None => WebText::Table,
        Some(seat) if reader.seat == Some(seat) => WebText::YourHand,
        Some(seat) => WebText::Hand { player: rules::Arg::plain(reader.name(seat)) },
    })
}
