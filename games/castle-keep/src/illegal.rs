//! Checks one move, and names the rule that forbids it. Move generation is separate.

use rules::{Cell, Illegal, Seat, TilePart};

use crate::castle::Castle;
use crate::cells;
use crate::moves::{Move, Spot};
use crate::options::Version;
use crate::position::Position;
use crate::public_position::Phase;
use crate::tile::Tile;
use crate::words::{NamedTile, Reason};

pub(crate) fn check(position: &Position, seat: Seat, mv: &Move) -> Result<(), Illegal> {
    let public = &position.public;
    if public.ending.is_some() || public.turn != seat {
        return refuse(Reason::NotYourTurn);
    }
    in_phase(position, mv)?;
    match *mv {
        Move::Draw | Move::Done | Move::Pass => Ok(()),
        Move::DrawTop(tile) if public.discards.top() == Some(tile) => Ok(()),
        Move::DrawTop(tile) => refuse(Reason::NotOnTop { tile: NamedTile(tile) }),
        Move::Build { spoils, tile, spot } => build(position, spoils, tile, spot),
        Move::Transfer(from, to) => transfer(position, from, to),
        Move::Attack { owner, spot, tile } => attack(position, owner, spot, tile),
        Move::Drop(tile) => held(position, tile, 1),
        Move::Hit(cell) => hit(position, cell),
    }
}

fn refuse(reason: Reason) -> Result<(), Illegal> {
    Err(Illegal::new(reason))
}

fn in_phase(position: &Position, mv: &Move) -> Result<(), Illegal> {
    let phase = position.public.phase;
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
    refuse(Reason::WrongPhase { phase: phase.word() })
}

fn held(position: &Position, tile: Tile, needed: u8) -> Result<(), Illegal> {
    let held = position.hands[position.public.turn.index()].count(tile);
    match (held >= needed, needed) {
        (true, _) => Ok(()),
        (false, 1) => refuse(Reason::NotHeld { tile: NamedTile(tile) }),
        (false, _) => refuse(Reason::HeldFewer { needed, tile: NamedTile(tile), held }),
    }
}

fn own_site(position: &Position, spot: Spot) -> Result<Castle, Illegal> {
    let public = &position.public;
    let numbers = if public.is(Version::Empire) { 1..=2 } else { 0..=0 };
    if !numbers.contains(&spot.number) {
        return Err(Illegal::new(Reason::UnknownCastle));
    }
    if public.rubble[public.turn.index()][spot.site()] {
        return Err(Illegal::new(Reason::NeverRebuilt { number: spot.number }));
    }
    Ok(public.castle(public.turn, spot.site()))
}

fn build(position: &Position, spoils: bool, tile: Tile, spot: Spot) -> Result<(), Illegal> {
    let castle = own_site(position, spot)?;
    let public = &position.public;
    if !spoils {
        held(position, tile, 1)?;
    } else if public.spoils[public.turn.index()].count(tile) == 0 {
        return refuse(Reason::NotInSpoils { tile: NamedTile(tile) });
    }
    fits(castle, spot.cell, tile, public.options.strict_finish)
}

fn fits(castle: Castle, cell: Cell, tile: Tile, strict: bool) -> Result<(), Illegal> {
    if cells::part(cell) != tile.part() {
        return refuse(Reason::WrongPart);
    }
    if castle.at(cell).is_some() {
        return refuse(Reason::Taken { cell });
    }
    match tile.part() {
        TilePart::Keep => keep_fits(castle, tile),
        TilePart::Tower | TilePart::Wall => ring_fits(castle, cell, tile, strict),
    }
}

fn keep_fits(castle: Castle, tile: Tile) -> Result<(), Illegal> {
    if castle.ring_len() == 0 {
        return refuse(Reason::KeepFirst);
    }
    if castle.ring().any(|(_, standing)| standing.color() == tile.color()) {
        return Ok(());
    }
    refuse(Reason::KeepColor)
}

fn ring_fits(castle: Castle, cell: Cell, tile: Tile, strict: bool) -> Result<(), Illegal> {
    if castle.ring_len() == 0 {
        return match castle.keep() {
            Some(keep) if keep.color() != tile.color() => refuse(Reason::KeepAlone),
            _ => Ok(()),
        };
    }
    let beside: Vec<Tile> =
        cells::neighbors(cell).iter().filter_map(|&next| castle.at(next)).collect();
    if beside.is_empty() {
        return refuse(Reason::NoneBeside { cell });
    }
    let matching = beside.iter().filter(|next| alike(**next, tile)).count();
    let closes = cells::RING.into_iter().all(|other| other == cell || castle.at(other).is_some());
    match (matching == beside.len(), closes) {
        (true, _) => Ok(()),
        (false, true) if !strict && matching > 0 => Ok(()),
        (false, true) if strict => refuse(Reason::StrictFinish { tile: NamedTile(tile) }),
        (false, true) => refuse(Reason::MatchesNeither { tile: NamedTile(tile), cell }),
        (false, false) => refuse(Reason::Mismatch { tile: NamedTile(tile), cell }),
    }
}

fn alike(one: Tile, other: Tile) -> bool {
    one.color() == other.color() || one.shape() == other.shape()
}

fn transfer(position: &Position, from: Spot, to: Spot) -> Result<(), Illegal> {
    let public = &position.public;
    if !public.is(Version::Empire) {
        return refuse(Reason::EmpireOnly);
    }
    let castle = own_site(position, from)?;
    let target = own_site(position, to)?;
    if from.number == to.number {
        return refuse(Reason::SameCastle);
    }
    let Some(tile) = castle.at(from.cell) else {
        return refuse(Reason::NothingOn { spot: from });
    };
    if public.moved[from.site()].contains(from.cell) {
        return refuse(Reason::MovedBefore);
    }
    if castle.len() == 1 {
        return refuse(Reason::LastTile);
    }
    fits(target, to.cell, tile, public.options.strict_finish)
}

fn attack(position: &Position, owner: Option<Seat>, spot: Spot, tile: Tile) -> Result<(), Illegal> {
    let castle = target(position, owner, spot)?;
    if !position.public.attacks_open {
        return refuse(if position.public.is(Version::King) {
            Reason::KingClosed
        } else {
            Reason::Closed
        });
    }
    held(position, tile, 1)?;
    match castle.at(spot.cell) {
        None => return refuse(Reason::NothingThere { cell: spot.cell }),
        Some(standing) if standing != tile => {
            return refuse(Reason::OtherThere { cell: spot.cell, standing: NamedTile(standing) });
        }
        Some(_) => {}
    }
    match tile.part() {
        TilePart::Wall => Ok(()),
        TilePart::Tower if position.public.options.towers => Ok(()),
        TilePart::Tower => refuse(Reason::TowersOff),
        TilePart::Keep if castle.len() == 1 => Ok(()),
        TilePart::Keep => held(position, tile, 2),
    }
}

fn target(position: &Position, owner: Option<Seat>, spot: Spot) -> Result<Castle, Illegal> {
    let public = &position.public;
    let numbers = if public.is(Version::Empire) { 1..=2 } else { 0..=0 };
    let ground = match owner {
        _ if public.is(Version::Siege) => {
            return Err(Illegal::new(Reason::NobodyThere));
        }
        None if public.is(Version::King) => Seat(0),
        Some(owner) if owner == public.turn => {
            return Err(Illegal::new(Reason::OwnCastle));
        }
        Some(owner) if !public.is(Version::King) && public.is_in(owner) => owner,
        _ => return Err(Illegal::new(Reason::UnknownTarget)),
    };
    if !numbers.contains(&spot.number) {
        return Err(Illegal::new(Reason::UnknownTarget));
    }
    Ok(public.castles[ground.index()][spot.site()])
}

fn hit(position: &Position, cell: Cell) -> Result<(), Illegal> {
    let castle = position.public.castles[0][0];
    match (castle.at(cell), position.public.discards.top()) {
        (Some(standing), Some(turned)) if standing == turned => Ok(()),
        (_, Some(turned)) => refuse(Reason::NotHit { turned: NamedTile(turned), cell }),
        (_, None) => refuse(Reason::NothingTurned),
    }
}
