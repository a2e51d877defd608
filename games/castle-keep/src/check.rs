//! Whether a move is allowed, rule by rule, with a reason. Written apart from the generator in `legal`.

use rules::{Cell, Illegal, Seat, TilePart};

use crate::castle::Castle;
use crate::cells;
use crate::moves::{Move, Spot};
use crate::open_position::Phase;
use crate::options::Version;
use crate::position::Position;
use crate::tile::Tile;
use crate::words::No;

/// Whether the seat to move may play this.
pub(crate) fn check(position: &Position, seat: Seat, mv: &Move) -> Result<(), Illegal> {
    let court = &position.court;
    if court.ending.is_some() || court.turn != seat {
        return no(No::NotYourTurn);
    }
    in_phase(position, mv)?;
    match *mv {
        Move::Draw | Move::Done | Move::Pass => Ok(()),
        Move::DrawTop(tile) if court.discards.top() == Some(tile) => Ok(()),
        Move::DrawTop(tile) => no(No::NotOnTop { tile }),
        Move::Build { spoils, tile, spot } => build(position, (spoils, tile), spot),
        Move::Transfer(from, to) => transfer(position, from, to),
        Move::Attack { owner, spot, tile } => attack(position, (owner, spot), tile),
        Move::Drop(tile) => held(position, tile, 1),
        Move::Hit(cell) => hit(position, cell),
    }
}

fn no(reason: No) -> Result<(), Illegal> {
    Err(Illegal::new(reason))
}

fn in_phase(position: &Position, mv: &Move) -> Result<(), Illegal> {
    let phase = position.court.phase;
    let fits = match mv {
        Move::Draw | Move::DrawTop(_) => phase == Phase::Draw,
        Move::Build { .. } | Move::Transfer(..) => matches!(phase, Phase::Act | Phase::Build),
        Move::Done => phase == Phase::Build,
        Move::Attack { .. } | Move::Pass => phase == Phase::Act,
        Move::Drop(_) => phase == Phase::Discard,
        Move::Hit(_) => phase == Phase::Hit,
    };
    if fits {
        return Ok(());
    }
    no(No::WrongPhase { phase: phase.word() })
}

fn held(position: &Position, tile: Tile, needed: u8) -> Result<(), Illegal> {
    let held = position.hands[position.court.turn.index()].count(tile);
    match (held >= needed, needed) {
        (true, _) => Ok(()),
        (false, 1) => no(No::NotHeld { tile }),
        (false, _) => no(No::HeldFewer { needed, tile, held }),
    }
}

fn own_site(position: &Position, spot: Spot) -> Result<Castle, Illegal> {
    let court = &position.court;
    let numbers = if court.is(Version::Empire) { 1..=2 } else { 0..=0 };
    if !numbers.contains(&spot.number) {
        return Err(Illegal::new(No::UnknownCastle));
    }
    if court.rubble[court.turn.index()][spot.site()] {
        return Err(Illegal::new(No::NeverRebuilt { number: spot.number }));
    }
    Ok(court.castle(court.turn, spot.site()))
}

fn build(position: &Position, (spoils, tile): (bool, Tile), spot: Spot) -> Result<(), Illegal> {
    let castle = own_site(position, spot)?;
    let court = &position.court;
    if !spoils {
        held(position, tile, 1)?;
    } else if court.spoils[court.turn.index()].count(tile) == 0 {
        return no(No::NotInSpoils { tile });
    }
    fits(castle, spot.cell, tile, court.options.strict_finish)
}

/// Whether the tile may be placed on the cell.
fn fits(castle: Castle, cell: Cell, tile: Tile, strict: bool) -> Result<(), Illegal> {
    if cells::part(cell) != tile.part() {
        return no(No::WrongPart);
    }
    if castle.at(cell).is_some() {
        return no(No::Taken { cell });
    }
    match tile.part() {
        TilePart::Keep => keep_fits(castle, tile),
        TilePart::Tower | TilePart::Wall => ring_fits(castle, cell, tile, strict),
    }
}

fn keep_fits(castle: Castle, tile: Tile) -> Result<(), Illegal> {
    if castle.ring_len() == 0 {
        return no(No::KeepFirst);
    }
    if castle.ring().any(|(_, standing)| standing.color() == tile.color()) {
        return Ok(());
    }
    no(No::KeepColor)
}

fn ring_fits(castle: Castle, cell: Cell, tile: Tile, strict: bool) -> Result<(), Illegal> {
    if castle.ring_len() == 0 {
        return match castle.keep() {
            Some(keep) if keep.color() != tile.color() => no(No::KeepAlone),
            _ => Ok(()),
        };
    }
    let beside: Vec<Tile> =
        cells::neighbors(cell).iter().filter_map(|&next| castle.at(next)).collect();
    if beside.is_empty() {
        return no(No::NoneBeside { cell });
    }
    let matching = beside.iter().filter(|next| alike(**next, tile)).count();
    let closes = cells::RING.into_iter().all(|other| other == cell || castle.at(other).is_some());
    match (matching == beside.len(), closes) {
        (true, _) => Ok(()),
        (false, true) if !strict && matching > 0 => Ok(()),
        (false, true) if strict => no(No::StrictFinish { tile }),
        (false, true) => no(No::MatchesNeither { tile, cell }),
        (false, false) => no(No::Mismatch { tile, cell }),
    }
}

fn alike(one: Tile, other: Tile) -> bool {
    one.color() == other.color() || one.shape() == other.shape()
}

fn transfer(position: &Position, from: Spot, to: Spot) -> Result<(), Illegal> {
    let court = &position.court;
    if !court.is(Version::Empire) {
        return no(No::EmpireOnly);
    }
    let castle = own_site(position, from)?;
    let target = own_site(position, to)?;
    if from.number == to.number {
        return no(No::SameCastle);
    }
    let Some(tile) = castle.at(from.cell) else {
        return no(No::NothingOn { spot: from });
    };
    if court.moved[from.site()].contains(from.cell) {
        return no(No::MovedBefore);
    }
    if castle.len() == 1 {
        return no(No::LastTile);
    }
    fits(target, to.cell, tile, court.options.strict_finish)
}

fn attack(
    position: &Position,
    (owner, spot): (Option<Seat>, Spot),
    tile: Tile,
) -> Result<(), Illegal> {
    let castle = target(position, owner, spot)?;
    if !position.court.open {
        return no(if position.court.is(Version::King) { No::KingClosed } else { No::Closed });
    }
    held(position, tile, 1)?;
    match castle.at(spot.cell) {
        None => return no(No::NothingThere { cell: spot.cell }),
        Some(standing) if standing != tile => {
            return no(No::OtherThere { cell: spot.cell, standing });
        }
        Some(_) => {}
    }
    match tile.part() {
        TilePart::Wall => Ok(()),
        TilePart::Tower if position.court.options.towers => Ok(()),
        TilePart::Tower => no(No::TowersOff),
        TilePart::Keep if castle.len() == 1 => Ok(()),
        TilePart::Keep => held(position, tile, 2),
    }
}

fn target(position: &Position, owner: Option<Seat>, spot: Spot) -> Result<Castle, Illegal> {
    let court = &position.court;
    let numbers = if court.is(Version::Empire) { 1..=2 } else { 0..=0 };
    let ground = match owner {
        _ if court.is(Version::Siege) => {
            return Err(Illegal::new(No::NobodyThere));
        }
        None if court.is(Version::King) => Seat(0),
        Some(owner) if owner == court.turn => {
            return Err(Illegal::new(No::OwnCastle));
        }
        Some(owner) if !court.is(Version::King) && court.is_in(owner) => owner,
        _ => return Err(Illegal::new(No::UnknownTarget)),
    };
    if !numbers.contains(&spot.number) {
        return Err(Illegal::new(No::UnknownTarget));
    }
    Ok(court.castles[ground.index()][spot.site()])
}

fn hit(position: &Position, cell: Cell) -> Result<(), Illegal> {
    let castle = position.court.castles[0][0];
    match (castle.at(cell), position.court.discards.top()) {
        (Some(standing), Some(turned)) if standing == turned => Ok(()),
        (_, Some(turned)) => no(No::NotHit { turned, cell }),
        (_, None) => no(No::NothingTurned),
    }
}
