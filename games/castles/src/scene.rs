//! The scene of a position and a draft.

use rules::{
    Board, Cell, Draft, Edge, Floor, Ground, Ink, Item, Mark, Scene, Seat, Thing, Tray, TrayItem,
};

use crate::army::{Army, Kind};
use crate::army_draft::{ArmyDraft, ArmyDraftStage};
use crate::field::Field;
use crate::moves::Action;
use crate::pieces::{Effect, Pieces};
use crate::position::{LastMove, State, View};
use crate::{legal, squares};

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The picture of a view with a draft in it.
pub(crate) fn scene(view: &View, draft: &Draft) -> Scene {
    let state = &view.state;
    let mut board = bare_board(state.pieces.field);
    board.home = view.own_seat().map(|seat| if seat.0 == 0 { Edge::Bottom } else { Edge::Top });
    for seat in SEATS {
        board.items.extend(units(state.pieces.army(seat), seat));
    }
    let mut drafted = None;
    if let Some(army_draft) = ArmyDraft::new(view, draft) {
        drafted = draw_army(&mut board, &army_draft, draft);
    } else if draft.is_empty() || !draw_move(&mut board, view, draft) {
        board.items.extend(state.last.iter().flat_map(last_move));
    }
    Scene::of(board, SEATS.map(|seat| tray(view, seat, drafted)).into())
}

/// An empty board with its zones and lake.
pub(crate) fn bare_board(field: Field) -> Board {
    let mut board = Board::new(field.side(), field.side(), Floor::Meadow);
    for seat in SEATS {
        let zone = field.zone(seat).iter();
        board.items.extend(zone.map(|square| ground(square, Ground::Zone(ink(seat)))));
    }
    board.items.extend(field.lake().iter().map(|square| ground(square, Ground::Lake)));
    board
}

fn ground(square: Cell, ground: Ground) -> Item {
    Item::Ground(square, ground)
}

fn ink(seat: Seat) -> Ink {
    Ink::Side(seat.0)
}

/// The pieces of an army.
pub(crate) fn units(army: &Army, seat: Seat) -> impl Iterator<Item = Item> {
    army.pieces().map(move |(square, kind)| unit(square, kind, seat))
}

fn unit(square: Cell, kind: Kind, seat: Seat) -> Item {
    Item::Unit(square, kind.unit(), ink(seat))
}

fn mark(square: Cell, mark: Mark) -> Item {
    Item::Mark(square, mark)
}

/// The marks of a move that was made. What was struck is marked among the losses: on its square stands who struck it.
fn last_move(last: &LastMove) -> Vec<Item> {
    let Action { from, to, .. } = last.action;
    let mut items = vec![mark(from, Mark::From), mark(to, Mark::To)];
    if let Effect::Pushed(behind) = last.effect {
        items.push(Item::Path(vec![from, to, behind]));
    }
    items
}

/// Draws a draft of a move; says whether it means anything.
fn draw_move(board: &mut Board, view: &View, draft: &Draft) -> bool {
    let Some(seat) = view.own_seat() else { return false };
    let squares = draft
        .steps
        .iter()
        .flat_map(|step| step.split('>'))
        .map(squares::named)
        .collect::<Option<Vec<_>>>();
    let (legal, pieces) = (legal::moves(view, seat), &view.state.pieces);
    match squares.as_deref() {
        Some(&[from]) => {
            let own: Vec<Action> = legal.into_iter().filter(|action| action.from == from).collect();
            let chosen = (!own.is_empty()).then(|| mark(from, Mark::Chosen));
            board.items.extend(chosen);
            board.items.extend(own.iter().map(|action| {
                let hits = pieces.at(action.to).is_some();
                mark(action.to, if hits { Mark::Target } else { Mark::Choice })
            }));
            !own.is_empty()
        }
        Some(&[from, to]) => {
            let found = legal.into_iter().find(|action| action.from == from && action.to == to);
            let drawn = found.map(|action| drafted_move(pieces, seat, action));
            board.items.extend(drawn.iter().flatten().cloned());
            drawn.is_some()
        }
        _ => false,
    }
}

fn drafted_move(pieces: &Pieces, seat: Seat, action: Action) -> Vec<Item> {
    let Some(kind) = pieces.army(seat).at(action.from) else { return Vec::new() };
    let mut items = vec![mark(action.from, Mark::Chosen)];
    match pieces.effect(action) {
        Effect::Stepped => items.push(Item::Ghost(Box::new(unit(action.to, kind, seat)))),
        Effect::Pushed(behind) => {
            items.push(Item::Ghost(Box::new(unit(behind, kind, seat.other()))));
            items.push(mark(action.to, Mark::Target));
        }
        _ => items.push(mark(action.to, Mark::Target)),
    }
    items
}

/// Draws a draft of an army and returns it.
fn draw_army(board: &mut Board, army_draft: &ArmyDraft<'_>, draft: &Draft) -> Option<Army> {
    let stage = army_draft.stage(draft).ok()?;
    let army = stage.layout()?.army(army_draft.seat);
    board.items.extend(units(&army, army_draft.seat));
    board.items.extend(draft_marks(army_draft, &stage));
    Some(army)
}

fn draft_marks(army_draft: &ArmyDraft<'_>, stage: &ArmyDraftStage) -> Vec<Item> {
    match stage {
        ArmyDraftStage::Rows(layout) => army_draft
            .field
            .place(army_draft.seat, layout.squares.len())
            .map(|next| mark(next, Mark::Choice))
            .into_iter()
            .collect(),
        ArmyDraftStage::Swap(_, picked) | ArmyDraftStage::Change(_, picked) => {
            let chosen = picked.squares.iter().map(|&square| mark(square, Mark::Chosen));
            let row = army_draft.squares().filter(|square| picked.row == Some(square.row));
            // Around the row: signs on its squares would hide who stands there.
            let row: Vec<_> = row.collect();
            let outline = (!row.is_empty()).then_some(Item::Outline(row, Mark::Chosen));
            chosen.chain(outline).collect()
        }
        ArmyDraftStage::Start | ArmyDraftStage::Counts(_) | ArmyDraftStage::Drawn(_) => Vec::new(),
    }
}

/// What a seat has lost; while it draws up its army, what it has drawn up.
fn tray(view: &View, seat: Seat, drafted: Option<Army>) -> Tray {
    let state = &view.state;
    let items = if state.is_open() {
        lost(state, seat)
    } else if view.viewer.sees(seat) {
        let drafted = drafted.filter(|_| view.own_seat() == Some(seat));
        present(&drafted.unwrap_or(*state.pieces.army(seat)), seat)
    } else {
        Vec::new()
    };
    Tray::of(seat, ink(seat), items).active(state.may_move(seat))
}

fn present(army: &Army, seat: Seat) -> Vec<TrayItem> {
    let counts = Kind::SOLDIERS.map(|kind| (kind, army.of(kind).len()));
    let there = counts.into_iter().filter(|&(_, count)| count > 0);
    there
        .map(|(kind, count)| TrayItem::counted(Thing::Unit(kind.unit(), ink(seat)), count as u16))
        .collect()
}

fn lost(state: &State, seat: Seat) -> Vec<TrayItem> {
    let counts = Kind::ALL.map(|kind| (kind, state.lost[seat.index()][kind as usize]));
    let gone = counts.into_iter().filter(|&(_, count)| count > 0);
    let victim = state.last.filter(|last| last.seat != seat).and_then(|last| last.victim());
    gone.map(|(kind, count)| TrayItem {
        mark: (victim == Some(kind)).then_some(Mark::To),
        faint: true,
        ..TrayItem::counted(Thing::Unit(kind.unit(), ink(seat)), count.into())
    })
    .collect()
}
