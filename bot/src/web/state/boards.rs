//! Boards and trays as JSON.

use std::collections::BTreeMap;

use matches::Step;
use render::svg::{BoardPicture, board, slot};
use rules::{Address, Board, Cell, Draft, Edge, GameView, Item, Scene, Seat, Tray, TrayItem};
use serde::Serialize;

use crate::web::state::look::Look;
use crate::web::state::players;
use crate::words::web::WebText;

/// How boards are drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawing<'a> {
    /// The quarter turns, clockwise.
    pub(super) turn: u8,
    /// The draft that they show.
    pub(super) draft: &'a Draft,
}

/// Boards and trays, and the ids of the pieces on them.
#[derive(Debug)]
pub(super) struct Things {
    pub(super) boards: Vec<BoardJson>,
    pub(super) trays: Vec<TrayJson>,
    pub(super) ids: BTreeMap<Address, String>,
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

/// Draws what a visitor sees.
pub(super) fn things(look: &Look<'_>, drawing: Drawing<'_>) -> Things {
    let scene = look.sight.scene(drawing.draft);
    let ids = piece_ids(look, look.sight.as_ref(), look.recording.count());
    let (boards, trays) = draw(
        look,
        Drawn { scene: &scene, sight: look.sight.as_ref(), draft: drawing.draft },
        drawing.turn,
        &ids,
    );
    Things { boards, trays, ids }
}

/// The boards and trays of a step of a replay.
#[derive(Debug, Serialize)]
pub(crate) struct StepJson {
    boards: Vec<BoardJson>,
    trays: Vec<TrayJson>,
}

/// Draws a step of a replay, after this number of plies.
pub(crate) fn of_step(look: &Look<'_>, step: &Step, plies: u32, turn: u8) -> StepJson {
    let draft = Draft::default();
    let scene = step.sight.scene(&draft);
    let ids = piece_ids(look, step.sight.as_ref(), plies);
    let (boards, trays) =
        draw(look, Drawn { scene: &scene, sight: step.sight.as_ref(), draft: &draft }, turn, &ids);
    StepJson { boards, trays }
}

/// A scene, and the view that it shows.
#[derive(Clone, Copy)]
struct Drawn<'a> {
    scene: &'a Scene,
    sight: &'a dyn GameView,
    draft: &'a Draft,
}

fn draw(
    look: &Look<'_>,
    drawn: Drawn<'_>,
    turn: u8,
    ids: &BTreeMap<Address, String>,
) -> (Vec<BoardJson>, Vec<TrayJson>) {
    let Drawn { scene, sight, draft } = drawn;
    let words: BTreeMap<Address, String> = sight
        .place_words(draft)
        .into_iter()
        .map(|place| (place.place, look.voice.say(place.words)))
        .collect();
    let board_json = |(number, shown): (u8, &Board)| BoardJson {
        id: format!("b{number}"),
        name: board_name(look, shown),
        columns: shown.columns,
        rows: shown.rows,
        turn,
        home: shown.home,
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
        name: tray_name(look, tray),
        seat: tray.seat,
        near: tray.near || is_own_hand(look, tray),
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

/// The id of a piece: the square on which it began. It never changes, and tells nothing that the match hides.
fn piece_id(origin: Cell) -> String {
    format!("p-{origin}")
}

/// The ids of the pieces that move on the first board, after this number of plies.
fn piece_ids(look: &Look<'_>, sight: &dyn GameView, plies: u32) -> BTreeMap<Address, String> {
    let origins = look.recording.origins(plies, sight);
    let scene = sight.scene(&Draft::default());
    let items = scene.boards.first().map(|board| board.items.as_slice()).unwrap_or_default();
    let is_piece = |item: &&Item| matches!(item, Item::Pawn(..) | Item::Unit(..));
    let pieces = items.iter().filter(is_piece).flat_map(Item::cells);
    let id = |cell: &Cell| piece_id(origins.get(cell).copied().unwrap_or(*cell));
    pieces.map(|cell| (Address::square(*cell), id(cell))).collect()
}

/// Whether the viewer plays with the things of a tray: they lie one by one, without counts.
fn is_own_hand(look: &Look<'_>, tray: &Tray) -> bool {
    let is_own = tray.seat.is_some() && tray.seat == look.seat();
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

fn board_name(look: &Look<'_>, board: &Board) -> String {
    let Some(owner) = board.owner else { return look.voice.say(WebText::Board) };
    let player = rules::Arg::plain(players::name(look, owner));
    let (is_own, number) = (look.seat() == Some(owner), board.number);
    look.voice.say(match (is_own, number) {
        (true, 0) => WebText::YourBoard,
        (true, number) => WebText::YourNumberedBoard { number },
        (false, 0) => WebText::BoardOf { player },
        (false, number) => WebText::NumberedBoard { player, number },
    })
}

fn tray_name(look: &Look<'_>, tray: &Tray) -> String {
    look.voice.say(match tray.seat {
        None => WebText::Table,
        Some(seat) if look.seat() == Some(seat) => WebText::YourHand,
        Some(seat) => WebText::Hand { player: rules::Arg::plain(players::name(look, seat)) },
    })
}
