//! What a move would do, in a few words, and which moves are worth showing first. Made from the open court alone.

use rules::{Message, Seat};

use crate::cells;
use crate::cells::CellSet;
use crate::moves::{Move, Spot};
use crate::open_position::Court;
use crate::options::Version;
use crate::tile::Tile;
use crate::words::{Ask, InWords, Place, Say};

/// The cells that a move would clear.
pub(crate) fn falling(court: &Court, mv: &Move) -> CellSet {
    match *mv {
        Move::Attack { owner, spot, .. } => {
            court.castles[owner.unwrap_or(Seat(0)).index()][spot.site()].group(spot.cell)
        }
        Move::Hit(cell) => court.castles[0][0].siege_group(cell),
        _ => CellSet::default(),
    }
}

/// The weight of a move that wins, and of one that leaves nothing of a castle.
const WINS: u8 = 100;
const RAZES: u8 = 90;

/// How telling a move is: winning ones most.
pub(crate) fn weight(court: &Court, mv: &Move) -> u8 {
    match *mv {
        Move::Build { spot, tile, .. } if completes(court, spot, tile) => WINS,
        Move::Build { tile, .. } => 50 + u8::from(tile.shape().is_none()),
        Move::Attack { .. } if ends(court, mv) => WINS,
        Move::Attack { .. } if razes(court, mv) => RAZES,
        Move::Attack { .. } => 60 + falling(court, mv).len() as u8,
        Move::Hit(_) => 20 - falling(court, mv).len() as u8,
        Move::DrawTop(_) => 2,
        Move::Draw | Move::Done | Move::Drop(_) | Move::Transfer(..) | Move::Pass => 1,
    }
}

/// Whether a move wins at once.
pub(crate) fn wins(court: &Court, mv: &Move) -> bool {
    weight(court, mv) == WINS
}

fn completes(court: &Court, spot: Spot, tile: Tile) -> bool {
    let castle = court.castle(court.turn, spot.site());
    let others = (0..court.sites()).filter(|&site| site != spot.site());
    castle.len() == 8
        && castle.at(spot.cell).is_none()
        && tile.part() == cells::part(spot.cell)
        && others.into_iter().all(|site| court.castle(court.turn, site).is_complete())
}

/// Whether an attack wins: it leaves nothing of a castle, and in an Empire this was the last one of all others (rule 19).
fn ends(court: &Court, mv: &Move) -> bool {
    let Move::Attack { owner: Some(owner), spot, .. } = *mv else { return false };
    let is_last = || {
        let mut sites = (0..court.sites()).filter(|&site| site != spot.site());
        sites.all(|site| court.is_rubble(owner, site))
            && court.players().all(|seat| seat == court.turn || seat == owner)
    };
    razes(court, mv) && (!court.is(Version::Empire) || is_last())
}

/// Whether an attack leaves nothing of a castle, for good.
pub(crate) fn razes(court: &Court, mv: &Move) -> bool {
    let Move::Attack { owner, spot, .. } = *mv else { return false };
    let castle = court.castles[owner.unwrap_or(Seat(0)).index()][spot.site()];
    castle.len() == falling(court, mv).len() && !court.is(Version::King)
}

/// A move in words.
pub(crate) fn told(court: &Court, mv: &Move) -> Ask {
    match *mv {
        Move::Draw => Ask::DoesDraw,
        Move::DrawTop(tile) => Ask::DoesDrawTop { tile: InWords::The(tile) },
        Move::Build { tile, spot, .. } if completes(court, spot, tile) => {
            Ask::DoesComplete { tile: InWords::The(tile) }
        }
        Move::Build { tile, spot, .. } => {
            Ask::DoesBuild { tile: InWords::The(tile), spot: Place(spot) }
        }
        Move::Done => Ask::DoesEnd,
        Move::Transfer(from, to) => {
            let tile = court.castle(court.turn, from.site()).at(from.cell);
            tile.map_or(Ask::Transfer, |tile| Ask::DoesTransfer {
                tile: InWords::The(tile),
                from: Place(from),
                to: Place(to),
            })
        }
        Move::Attack { owner, spot, tile } => attack_told(court, mv, (owner, spot), tile),
        Move::Pass => Ask::DoesNothing,
        Move::Drop(tile) => Ask::DoesDiscard { tile: InWords::The(tile) },
        Move::Hit(_) => {
            let cells = falling(court, mv);
            Ask::Falls { cells, count: cells.len() }
        }
    }
}

fn attack_told(court: &Court, mv: &Move, at: (Option<Seat>, Spot), tile: Tile) -> Ask {
    let (owner, spot) = at;
    let target: Message = match owner {
        None => Say::TheCastle.into(),
        Some(owner) => Ask::Target { owner: court.name(owner), number: spot.number }.into(),
    };
    let castle = court.castles[owner.unwrap_or(Seat(0)).index()][spot.site()];
    let is_keep = tile.shape().is_none();
    let keeps = if is_keep { Court::keeps_needed(castle) } else { 0 };
    let cells = falling(court, mv);
    let left = if razes(court, mv) { "none" } else { "some" };
    let whose = if owner.is_some() { "theirs" } else { "everybodys" };
    Ask::DoesAttack { target, whose, cells, count: cells.len(), keeps, left }
}
