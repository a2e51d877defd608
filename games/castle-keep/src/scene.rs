//! The scene of a view and a draft.

use rules::{Board, Cell, Draft, Floor, Ink, Item, Mark, Scene, Seat, Thing, Tray, TrayItem};

use crate::cells::CellSet;
use crate::choices::{DraftPreview, draft_preview};
use crate::move_effects;
use crate::moves::{Move, OwnedTile, Spot};
use crate::options::Version;
use crate::public_position::{CastleId, PublicPosition, Site};
use crate::tile::Tile;
use crate::view::View;

/// The scene of a view, with a draft shown in it.
pub(crate) fn scene(view: &View, draft: &Draft) -> Scene {
    let public = &view.public;
    let shown = draft_preview(view, draft);
    let king = public.is(Version::King);
    let is_there = |seat: &Seat| if king { seat.0 == 0 } else { !public.left.contains(*seat) };
    // The winner's castle is large. Without a winner, the viewer's is.
    let hero = public.winner().or(view.viewer.seat());
    let own = hero.filter(|seat| !king && is_there(seat) && public.seats > 1);
    let others: Vec<Seat> =
        seats(view).filter(|seat| is_there(seat) && own != Some(*seat)).collect();
    let sites = || 0..public.sites();
    let near = own.into_iter().flat_map(|seat| sites().map(move |site| (seat, site)));
    // Each player in `others` has a column.
    let far = sites().flat_map(|site| others.iter().map(move |seat| (*seat, site)));
    let boards = near
        .chain(far)
        .map(|(seat, site)| Board { near: own == Some(seat), ..board(public, seat, site, &shown) });
    let boards: Vec<Board> = boards.collect();
    // On a phone, three castles in a row would be small. In Empire, each player still has a column, since four rows
    // would be smaller. Beside the viewer's own castle there is room for two rows.
    let per_row = match (others.len(), public.sites(), own) {
        (2, 1, Some(_)) => 1,
        (3, 1, Some(_)) | (3 | 4, 1, None) => 2,
        (columns, ..) => u8::try_from(columns.max(1)).unwrap_or(1),
    };
    let mut trays = trays(view, &shown);
    trays.extend(attack_line(public, &shown));
    Scene { boards, per_row, trays, balance: Vec::new(), curve: None }
}

/// All seats in turn order, beginning with the viewer's.
fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    let (seats, first) = (view.public.seats, view.viewer.seat().map_or(0, |seat| seat.0));
    (0..seats).map(move |place| Seat((first + place) % seats))
}

fn board(public: &PublicPosition, seat: Seat, site: Site, shown: &DraftPreview) -> Board {
    let is_rubble = public.is_rubble(seat, site);
    let mut board = Board::new(3, 3, if is_rubble { Floor::Rubble } else { Floor::Plots });
    let king = public.is(Version::King);
    board.owner = (!king).then_some(seat);
    board.number = public.number(site);
    board.active = !king && !is_rubble && public.ending.is_none() && public.turn == seat;
    let castle = public.castles[seat.index()][site];
    board.items.extend(castle.tiles().map(|(cell, tile)| Item::Tile(cell, tile.face())));
    let trace = public.traces[seat.index()][site];
    put_marks(&mut board, trace.removed, Mark::Captured);
    put_marks(&mut board, trace.placed, Mark::To);
    draft(public, CastleId { ground: seat, site }, shown, &mut board);
    board
}

fn put_marks(board: &mut Board, cells: CellSet, mark: Mark) {
    board.items.extend(cells.iter().map(|cell| Item::Mark(cell, mark)));
}

/// Marks a draft on the castle that it concerns.
fn draft(public: &PublicPosition, here: CastleId, shown: &DraftPreview, board: &mut Board) {
    if here.ground == public.ground(public.turn) {
        let on = |spot: &&Spot| spot.site() == here.site;
        put_marks(
            board,
            shown.spots.iter().filter(on).map(|spot| spot.cell).collect(),
            Mark::Choice,
        );
        put_marks(
            board,
            shown.from.iter().filter(on).map(|spot| spot.cell).collect(),
            Mark::Chosen,
        );
    }
    for mv in &shown.attacks {
        if let Some((castle, cell)) = attacked(mv)
            && castle == here
        {
            put_marks(board, CellSet::one(cell), Mark::Choice);
        }
    }
    if let Some(mv) = shown.complete {
        complete(public, here, &mv, board);
    }
}

fn attacked(mv: &Move) -> Option<(CastleId, Cell)> {
    match *mv {
        Move::Attack { owner, spot, .. } => {
            let castle = CastleId { ground: owner.unwrap_or(Seat(0)), site: spot.site() };
            Some((castle, spot.cell))
        }
        Move::Hit(cell) => Some((CastleId { ground: Seat(0), site: 0 }, cell)),
        _ => None,
    }
}

fn complete(public: &PublicPosition, here: CastleId, mv: &Move, board: &mut Board) {
    let ground = public.ground(public.turn);
    let own = |spot: Spot| here == CastleId { ground, site: spot.site() };
    match *mv {
        Move::Build { tile, spot, .. } if own(spot) => ghost(board, spot.cell, tile),
        Move::Transfer(from, to) => {
            if own(from) {
                put_marks(board, CellSet::one(from.cell), Mark::From);
            }
            if let Some(tile) =
                public.castle(public.turn, from.site()).at(from.cell).filter(|_| own(to))
            {
                ghost(board, to.cell, tile);
            }
        }
        Move::Attack { .. } | Move::Hit(_)
            if attacked(mv).is_some_and(|(castle, _)| castle == here) =>
        {
            put_marks(board, move_effects::falling(public, mv), Mark::Target);
        }
        _ => {}
    }
}

fn ghost(board: &mut Board, cell: Cell, tile: Tile) {
    board.items.push(Item::Ghost(Box::new(Item::Tile(cell, tile.face()))));
    board.items.push(Item::Mark(cell, Mark::Chosen));
}

/// The line that explains an attack: attacker, tile, target, and how many tiles fall.
fn attack_line(public: &PublicPosition, shown: &DraftPreview) -> Option<Tray> {
    let mv = shown.complete?;
    let Move::Attack { tile, owner, .. } = mv else { return None };
    let fallen = move_effects::falling(public, &mv).len() as u16;
    let mut items = vec![TrayItem::new(Thing::Tile(tile.face())); shown.played];
    items.push(TrayItem::new(Thing::Swords));
    // In King of the Castle, the target belongs to nobody.
    items.extend(owner.map(|owner| TrayItem::new(Thing::Emblem(Ink::Side(owner.0)))));
    items.extend([TrayItem::new(Thing::Gap), TrayItem::counted(Thing::Struck, fallen)]);
    Some(Tray::of(public.turn, Ink::Side(public.turn.0), items))
}

fn trays(view: &View, shown: &DraftPreview) -> Vec<Tray> {
    let public = &view.public;
    // A player whose castles are destroyed still has a name and a hand.
    let seats = seats(view).filter(|&seat| !public.left.contains(seat));
    let mut trays: Vec<Tray> = seats.flat_map(|seat| possessions(view, seat, shown)).collect();
    let pile = TrayItem::counted(Thing::Pile, u16::from(view.pile));
    let discards = public.discards.len() as u16;
    let top = public.discards.top().map(Tile::face);
    let discards = TrayItem::counted(Thing::Discards(top), discards);
    let mut shared = vec![pile, discards];
    if !public.is(Version::Siege) {
        shared.push(TrayItem { faint: !public.attacks_open, ..TrayItem::new(Thing::Swords) });
    }
    trays.push(Tray::shared(shared));
    trays
}

/// The tray of the hand, and one for the spoils if there are any.
fn possessions(view: &View, seat: Seat, shown: &DraftPreview) -> impl Iterator<Item = Tray> {
    let spoils = view.public.spoils[seat.index()];
    let spoils = (!spoils.is_empty()).then(|| {
        let tiles = face_up(spoils.tiles(), true, shown, view.is_to_move(seat));
        // The tray of the hand already shows the turn and the outcome.
        let items = [vec![TrayItem::new(Thing::Struck)], tiles].concat();
        Tray::of(seat, Ink::Side(seat.0), items)
    });
    [hand(view, seat, shown)].into_iter().chain(spoils)
}

fn hand(view: &View, seat: Seat, shown: &DraftPreview) -> Tray {
    let hand = view.hands[seat.index()];
    let items: Vec<TrayItem> = match hand.tiles {
        Some(tiles) => face_up(tiles.tiles(), false, shown, view.is_to_move(seat)),
        None => vec![TrayItem::counted(Thing::Hidden, u16::from(hand.size))],
    };
    let none = || vec![TrayItem::counted(Thing::Hidden, 0)];
    let items = if items.is_empty() { none() } else { items };
    let tray = Tray::of(seat, Ink::Side(seat.0), items).active(view.is_to_move(seat));
    tray.near(view.viewer.seat() == Some(seat))
}

fn face_up(
    tiles: impl Iterator<Item = Tile>,
    spoils: bool,
    shown: &DraftPreview,
    to_move: bool,
) -> Vec<TrayItem> {
    let chosen = match shown.complete {
        Some(Move::Build { spoils, tile, .. }) => Some(OwnedTile { spoils, tile }),
        Some(Move::Attack { tile, .. } | Move::Drop(tile)) => {
            Some(OwnedTile { spoils: false, tile })
        }
        _ => None,
    };
    let mut left = shown.played;
    let mut marked = |tile: Tile| {
        let owned = OwnedTile { spoils, tile };
        if to_move && chosen == Some(owned) && left > 0 {
            left -= 1;
            return Some(Mark::Chosen);
        }
        (to_move && shown.tiles.contains(&owned)).then_some(Mark::Choice)
    };
    tiles
        .map(|tile| TrayItem { mark: marked(tile), ..TrayItem::new(Thing::Tile(tile.face())) })
        .collect()
}
