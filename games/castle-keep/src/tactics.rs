//! What a move would do, in a few words, and which moves are worth showing first. Made from the open court alone.

use rules::Seat;

use crate::cells::{self, CellSet};
use crate::court::Court;
use crate::moves::{Move, Spot};
use crate::options::Version;
use crate::tile::Tile;

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

/// How telling a move is: winning ones most.
pub(crate) fn weight(court: &Court, mv: &Move) -> u8 {
    match *mv {
        Move::Build { spot, tile, .. } if completes(court, spot, tile) => 100,
        Move::Build { tile, .. } => 50 + u8::from(tile.shape().is_none()),
        Move::Attack { .. } if razes(court, mv) => 100,
        Move::Attack { .. } => 60 + falling(court, mv).len() as u8,
        Move::Hit(_) => 20 - falling(court, mv).len() as u8,
        Move::DrawTop(_) => 2,
        Move::Draw | Move::Done | Move::Drop(_) | Move::Transfer(..) | Move::Pass => 1,
    }
}

fn completes(court: &Court, spot: Spot, tile: Tile) -> bool {
    let castle = court.castle(court.turn, spot.site());
    let others = (0..court.sites()).filter(|&site| site != spot.site());
    castle.len() == 8
        && castle.at(spot.cell).is_none()
        && tile.part() == cells::part(spot.cell)
        && others.into_iter().all(|site| court.castle(court.turn, site).is_complete())
}

fn razes(court: &Court, mv: &Move) -> bool {
    let Move::Attack { owner, spot, .. } = *mv else { return false };
    let castle = court.castles[owner.unwrap_or(Seat(0)).index()][spot.site()];
    castle.len() == falling(court, mv).len() && !court.is(Version::King)
}

/// A move in words.
pub(crate) fn told(court: &Court, mv: &Move) -> String {
    match *mv {
        Move::Draw => "two tiles from the pile".into(),
        Move::DrawTop(tile) => format!("the {} from the discards, then one unseen", tile.words()),
        Move::Build { tile, spot, .. } if completes(court, spot, tile) => {
            format!("the {} completes the castle and wins", tile.words())
        }
        Move::Build { tile, spot, .. } => format!("{} on {spot}", tile.words()),
        Move::Done => "stop building".into(),
        Move::Transfer(from, to) => format!("move the tile on {from} to {to}"),
        Move::Attack { .. } => attack_told(court, mv),
        Move::Pass => "neither build nor attack".into(),
        Move::Drop(tile) => format!("discard the {}", tile.words()),
        Move::Hit(_) => falling_told(court, mv),
    }
}

/// "b1, c1 fall".
pub(crate) fn falling_told(court: &Court, mv: &Move) -> String {
    let cells = falling(court, mv).texts();
    format!("{} {}", cells.join(", "), if cells.len() == 1 { "falls" } else { "fall" })
}

fn attack_told(court: &Court, mv: &Move) -> String {
    let Move::Attack { owner, spot, tile } = *mv else { return String::new() };
    let whose = match (owner, spot.number) {
        (None, _) => "the castle".into(),
        (Some(owner), 0) => court.name(owner).into(),
        (Some(owner), number) => format!("{}, castle {number}", court.name(owner)),
    };
    let castle = court.castles[owner.unwrap_or(Seat(0)).index()][spot.site()];
    let keeps = tile.shape().is_none() && Court::keeps_needed(castle) == 2;
    let both = if keeps { ", playing two keeps" } else { "" };
    let win = if razes(court, mv) { "; that was its last" } else { "" };
    format!("attack {whose}: {}{both}{win}", falling_told(court, mv))
}
