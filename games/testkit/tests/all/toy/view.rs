//! The view of a viewer.

use rules::{
    Address, Board, Cell, Draft, Floor, Ink, Item, PlaceWords, Scene, Seat, Thing, Tray, TrayItem,
    Viewer,
};
use serde::Serialize;

use super::{Position, faults::*, restless};

/// Everything a viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    pub(super) heap: u8,
    pub(super) made: [bool; 2],
    pub(super) bids: [Option<u8>; 2],
    pub(super) turn: u8,
    pub(super) taken: u8,
    pub(super) last_loses: bool,
    pub(super) stopped: bool,
}

impl View {
    pub(super) fn is_bidding(&self) -> bool {
        self.made.contains(&false)
    }

    pub(super) fn may_move(&self, seat: Seat) -> bool {
        if self.is_bidding() {
            self.made.get(seat.index()) == Some(&false)
        } else {
            self.heap > 0 && self.turn == seat.0
        }
    }
}

pub(super) fn view<const FAULT: u8>(position: &Position<FAULT>, viewer: Viewer) -> View {
    let open = !position.is_bidding() || [OPEN_BIDS, PEEKS].contains(&FAULT);
    let mut bids = position.bids;
    for (seat, bid) in (0..).map(Seat).zip(&mut bids) {
        if !open && !viewer.sees(seat) {
            *bid = None;
        }
    }
    View {
        heap: position.heap,
        made: position.bids.map(|bid| bid.is_some()),
        bids,
        turn: position.turn,
        taken: position.taken.0,
        last_loses: position.last_loses,
        stopped: false,
    }
}

pub(super) fn scene<const FAULT: u8>(view: &View, draft: &Draft) -> Scene {
    let mut board = Board::new(14, 1, Floor::Plots);
    let stones = view.heap + u8::from(FAULT == SHOWN_NONSENSE && !draft.is_empty());
    let beyond = if FAULT == OFF_THE_BOARD { 14 } else { 0 };
    board.items = (0..stones.min(14))
        .map(|column| Item::Pawn(Cell::new(column + beyond, 0), Ink::Neutral))
        .collect();
    let heap = TrayItem::counted(Thing::Pawn(Ink::Neutral), view.heap.into());
    Scene::of(board, vec![Tray::shared(vec![heap])])
}

pub(super) fn place_words<const FAULT: u8>(view: &View, draft: &Draft) -> Vec<PlaceWords> {
    let scene = scene::<FAULT>(view, draft);
    let stone = || Some("stone".into());
    let mut words = PlaceWords::of_scene(&scene, |_, _| stone(), |_, _| stone());
    match FAULT {
        SILENT_PLACE => drop(words.pop()),
        WORDS_FOR_NOTHING => {
            words.push(PlaceWords { place: Address::on(0, Cell::new(0, 1)), words: "stone".into() })
        }
        _ => {}
    }
    words
}

pub(super) fn text<const FAULT: u8>(view: &View) -> String {
    let drift = if FAULT == DRIFTING_TEXT { restless() } else { 0 };
    let text = format!("{} stones, {} taken last, drift {drift}.", view.heap, view.taken);
    text.repeat(if FAULT == WORDY { 100 } else { 1 })
}

pub(super) fn state(view: &View) -> serde_json::Value {
    serde_json::json!({
        "heap": view.heap, "bids": view.bids, "turn": view.turn, "taken": view.taken,
    })
}
