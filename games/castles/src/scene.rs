//! The scene of a position and a draft.

use rules::{
    Address, Board, Cell, Draft, Edge, Floor, Ground, Ink, Item, Mark, Scene, Seat, Thing, Tray,
    TrayItem,
};

use crate::army::{Army, Kind};
use crate::army_draft::{ArmyDraft, ArmyDraftStage};
use crate::direction::Direction;
use crate::field::Field;
use crate::moves::Action;
use crate::pieces::{Effect, Pieces};
use crate::position::{End, LastMove, State, View};
use crate::{legal, squares};

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The scene of a view, with a draft shown in it.
pub(crate) fn scene(view: &View, draft: &Draft) -> Scene {
    let state = &view.state;
    let mut board = bare_board(state.pieces.field);
    board.home = view.own_seat().map(|seat| if seat.0 == 0 { Edge::Bottom } else { Edge::Top });
    for seat in SEATS {
        board.items.extend(units(state.pieces.army(seat), seat));
    }
    board.items.extend(hangings(view));
    let mut drafted = None;
    if let Some(army_draft) = ArmyDraft::new(view, draft) {
        drafted = draw_army(&mut board, &army_draft, draft);
    } else if draft.is_empty() || !draw_move(&mut board, view, draft) {
        board.items.extend(state.last.iter().flat_map(|last| last_move(state, last)));
    }
    Scene::of(board, SEATS.map(|seat| tray(view, seat, drafted)).into())
}

/// The hangings in front of armies that the viewer can't see.
fn hangings(view: &View) -> impl Iterator<Item = Item> {
    let (state, viewer) = (&view.state, view.viewer);
    let hidden = SEATS.into_iter().filter(move |seat| !state.is_open() && !viewer.sees(*seat));
    hidden.map(|seat| {
        let zone = state.pieces.field.zone(seat).iter().collect();
        Item::Hangings(zone, ink(seat), state.ready[seat.index()])
    })
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

/// The colors of the seats: gold and navy.
pub(crate) fn ink(seat: Seat) -> Ink {
    Ink::Side(6 + seat.0)
}

pub(crate) fn units(army: &Army, seat: Seat) -> impl Iterator<Item = Item> {
    army.pieces().map(move |(square, kind)| unit(square, kind, seat))
}

fn unit(square: Cell, kind: Kind, seat: Seat) -> Item {
    Item::Unit(square, kind.unit(), ink(seat))
}

fn mark(square: Cell, mark: Mark) -> Item {
    Item::Mark(square, mark)
}

/// The marks of the last move. A struck piece is marked in the tray of losses, since the striker now has its square.
fn last_move(state: &State, last: &LastMove) -> Vec<Item> {
    let Action { from, to, .. } = last.action;
    let mut items = vec![mark(from, Mark::From), mark(to, Mark::To)];
    if let Effect::Pushed(behind) = last.effect {
        items.push(Item::Path(vec![from, to, behind]));
    }
    if let Some(End::Beheaded(loser)) = state.end {
        let general = Kind::General.unit();
        items.extend([mark(to, Mark::Captured), Item::Path(vec![from, to])]);
        items.push(Item::Fallen(resting_place(state, last.action), general, ink(loser)));
    }
    items
}

/// The square on which a struck general is shown: behind its square, next to it, or at the striker's start.
fn resting_place(state: &State, action: Action) -> Cell {
    let Action { from, to, .. } = action;
    let (pieces, floor) = (&state.pieces, state.pieces.field.floor());
    let behind = Direction::between(from, to).and_then(|direction| direction.next(to));
    let beside = Direction::ALL.into_iter().filter_map(|direction| direction.next(to));
    let mut places = behind.into_iter().chain(beside.filter(|place| *place != from));
    places.find(|&place| floor.contains(place) && pieces.at(place).is_none()).unwrap_or(from)
}

/// Shows a draft of a move. Returns whether the draft could be read.
fn draw_move(board: &mut Board, view: &View, draft: &Draft) -> bool {
    // Viewers without a seat see the draft of the seat to move, for example in a replay.
    let seat = view.own_seat().unwrap_or(view.state.turn);
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
            board.items.extend(own.iter().flat_map(|action| possible(pieces, seat, *action)));
            !own.is_empty()
        }
        Some(&[from, to]) => {
            let own = legal.into_iter().filter(|action| action.from == from);
            let (found, others): (Vec<Action>, Vec<Action>) =
                own.partition(|action| action.to == to);
            let drawn = found.first().map(|&action| drafted_move(pieces, seat, action));
            let others = others.iter().filter(|_| drawn.is_some());
            board.items.extend(others.map(|other| mark(other.to, Mark::Choice)));
            board.items.extend(drawn.iter().flatten().cloned());
            drawn.is_some()
        }
        _ => false,
    }
}

/// The marks of a possible move: a dot, swords, or the arrow of a push.
fn possible(pieces: &Pieces, seat: Seat, action: Action) -> Vec<Item> {
    let to = action.to;
    match pieces.effect(action) {
        Effect::Stepped => vec![mark(to, Mark::Choice)],
        Effect::Struck(_) | Effect::PushedOff | Effect::Drowned => vec![mark(to, Mark::Target)],
        Effect::Crushed(behind) => vec![mark(to, Mark::Target), Item::Push([to, behind])],
        Effect::Pushed(_) => [vec![mark(to, Mark::Choice)], pushed(pieces, seat, action)].concat(),
    }
}

/// The arrow of a push, and the pushed piece where it would stand.
fn pushed(pieces: &Pieces, seat: Seat, action: Action) -> Vec<Item> {
    let kind = pieces.army(seat).at(action.from);
    let (Some(kind), Effect::Pushed(behind)) = (kind, pieces.effect(action)) else {
        return Vec::new();
    };
    let ghost = Item::Ghost(Box::new(unit(behind, kind, seat.other())));
    vec![ghost, Item::Push([action.to, behind])]
}

fn drafted_move(pieces: &Pieces, seat: Seat, action: Action) -> Vec<Item> {
    let Some(kind) = pieces.army(seat).at(action.from) else { return Vec::new() };
    let mut items = vec![mark(action.from, Mark::Chosen)];
    match pieces.effect(action) {
        Effect::Stepped => items.push(Item::Ghost(Box::new(unit(action.to, kind, seat)))),
        Effect::Pushed(_) => {
            items.push(mark(action.to, Mark::Chosen));
            items.extend(pushed(pieces, seat, action));
        }
        Effect::Crushed(behind) => {
            items.extend([mark(action.to, Mark::Target), Item::Push([action.to, behind])]);
        }
        Effect::Struck(_) | Effect::PushedOff | Effect::Drowned => {
            items.push(mark(action.to, Mark::Target));
        }
    }
    items
}

/// Shows a draft of an army, and returns the army.
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
            // Mark around the row: marks on its squares would hide the pieces.
            let row: Vec<_> = row.collect();
            let outline = (!row.is_empty()).then_some(Item::Outline(row, Mark::Chosen));
            chosen.chain(outline).collect()
        }
        ArmyDraftStage::Start
        | ArmyDraftStage::Counts(_)
        | ArmyDraftStage::Drawn(_)
        | ArmyDraftStage::Unfinished(_) => Vec::new(),
    }
}

/// The tray of a seat: its losses, or while it places its army, the placed pieces.
fn tray(view: &View, seat: Seat, drafted: Option<Army>) -> Tray {
    let state = &view.state;
    let items = if state.is_open() {
        lost(state, seat)
    } else if view.viewer.sees(seat) {
        let drafted = drafted.filter(|_| view.own_seat() == Some(seat));
        present(&drafted.unwrap_or(*state.pieces.army(seat)), seat)
    } else {
        // The number of pieces of a hidden army is also secret.
        Vec::new()
    };
    Tray::of(seat, ink(seat), items).active(state.may_move(seat))
}

fn present(army: &Army, seat: Seat) -> Vec<TrayItem> {
    let item = |kind: Kind| {
        let thing = Thing::Unit(kind.unit(), ink(seat));
        TrayItem::counted(thing, army.of(kind).len() as u16)
    };
    present_kinds(army).map(item).collect()
}

/// The kinds in the tray of an army that is being placed, in their order.
fn present_kinds(army: &Army) -> impl Iterator<Item = Kind> {
    Kind::SOLDIERS.into_iter().filter(|kind| !army.of(*kind).is_empty())
}

/// The place of a kind in the tray of a seat that is placing this army.
pub(crate) fn slot(army: &Army, seat: Seat, kind: Kind) -> Option<Address> {
    let slots = (0..).zip(present_kinds(army));
    let (slot, _) = slots.into_iter().find(|(_, there)| *there == kind)?;
    Some(Address::slot(seat.0, slot))
}

fn lost(state: &State, seat: Seat) -> Vec<TrayItem> {
    let counts = Kind::ALL.map(|kind| (kind, state.lost[seat.index()][kind as usize]));
    let gone = counts.into_iter().filter(|&(_, count)| count > 0);
    let victim = state.last.filter(|last| last.seat != seat).and_then(|last| last.victim());
    let gone: Vec<TrayItem> = gone
        .map(|(kind, count)| TrayItem {
            mark: (victim == Some(kind)).then_some(Mark::To),
            ..TrayItem::counted(Thing::Unit(kind.unit(), ink(seat)), count.into())
        })
        .collect();
    let struck = (!gone.is_empty()).then(|| TrayItem::new(Thing::Struck));
    struck.into_iter().chain(gone).collect()
}
