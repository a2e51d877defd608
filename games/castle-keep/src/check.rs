//! Whether a move is allowed, rule by rule, with a reason. Written apart from the generator in `legal`.

use rules::{Cell, Illegal, Seat, TilePart};

use crate::castle::Castle;
use crate::cells;
use crate::court::Phase;
use crate::moves::{Move, Spot};
use crate::options::Version;
use crate::position::Position;
use crate::tile::Tile;

/// Whether the seat to move may play this.
pub(crate) fn check(position: &Position, seat: Seat, mv: &Move) -> Result<(), Illegal> {
    let court = &position.court;
    if court.ending.is_some() || court.turn != seat {
        return no("It is not this seat's turn.");
    }
    in_phase(position, mv)?;
    match *mv {
        Move::Draw | Move::Done | Move::Pass => Ok(()),
        Move::DrawTop(tile) if court.discards.top() == Some(tile) => Ok(()),
        Move::DrawTop(tile) => no(format!("{tile} does not lie on top of the discards.")),
        Move::Build { spoils, tile, spot } => build(position, (spoils, tile), spot),
        Move::Transfer(from, to) => transfer(position, from, to),
        Move::Attack { owner, spot, tile } => attack(position, (owner, spot), tile),
        Move::Drop(tile) => held(position, tile, 1),
        Move::Hit(cell) => hit(position, cell),
    }
}

fn no(reason: impl Into<String>) -> Result<(), Illegal> {
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
    no(match phase {
        Phase::Draw => "First say where you draw from: `draw`, or `draw` and the top discard.",
        Phase::Act => "Now build, attack or pass.",
        Phase::Build => "You are building: place another tile, or say `done`.",
        Phase::Discard => "Now discard down to four tiles: `drop` and a tile.",
        Phase::Hit => "First say which tile the siege hits: `hit` and its cell.",
    })
}

fn held(position: &Position, tile: Tile, needed: u8) -> Result<(), Illegal> {
    let held = position.hands[position.court.turn.index()].count(tile);
    match (held >= needed, needed) {
        (true, _) => Ok(()),
        (false, 1) => no(format!("You don't hold {tile}.")),
        (false, _) => no(format!("You need {needed} {tile} in your hand and hold {held}.")),
    }
}

fn own_site(position: &Position, spot: Spot) -> Result<Castle, Illegal> {
    let court = &position.court;
    let numbers = if court.is(Version::Empire) { 1..=2 } else { 0..=0 };
    if !numbers.contains(&spot.number) {
        return Err(Illegal::new("There is no such castle."));
    }
    if court.rubble[court.turn.index()][spot.site()] {
        return Err(Illegal::new(format!(
            "Castle {} is rubble and is never rebuilt.",
            spot.number
        )));
    }
    Ok(court.castle(court.turn, spot.site()))
}

fn build(position: &Position, (spoils, tile): (bool, Tile), spot: Spot) -> Result<(), Illegal> {
    let castle = own_site(position, spot)?;
    let court = &position.court;
    if !spoils {
        held(position, tile, 1)?;
    } else if court.spoils[court.turn.index()].count(tile) == 0 {
        return no(format!("There is no {tile} among your spoils."));
    }
    fits(castle, spot.cell, tile, court.options.strict_finish)
}

/// Whether the tile may be placed on the cell.
fn fits(castle: Castle, cell: Cell, tile: Tile, strict: bool) -> Result<(), Illegal> {
    if cells::part(cell) != tile.part() {
        return no(
            "Towers go on the corners a1 c1 a3 c3, walls on the sides b1 a2 c2 b3, keeps on b2.",
        );
    }
    if castle.at(cell).is_some() {
        return no(format!("There is already a tile on {cell}."));
    }
    match tile.part() {
        TilePart::Keep => keep_fits(castle, tile),
        TilePart::Tower | TilePart::Wall => ring_fits(castle, cell, tile, strict),
    }
}

fn keep_fits(castle: Castle, tile: Tile) -> Result<(), Illegal> {
    if castle.ring_len() == 0 {
        return no("A castle begins with a wall or a tower, not with its keep.");
    }
    if castle.ring().any(|(_, standing)| standing.color() == tile.color()) {
        return Ok(());
    }
    no("A keep must have the color of a tile that stands in the castle.")
}

fn ring_fits(castle: Castle, cell: Cell, tile: Tile, strict: bool) -> Result<(), Illegal> {
    if castle.ring_len() == 0 {
        return match castle.keep() {
            Some(keep) if keep.color() != tile.color() => {
                no("The keep stands alone: the next tile must have its color.")
            }
            _ => Ok(()),
        };
    }
    let beside: Vec<Tile> =
        cells::neighbors(cell).iter().filter_map(|&next| castle.at(next)).collect();
    if beside.is_empty() {
        return no(format!("Nothing stands beside {cell} in the ring."));
    }
    let matching = beside.iter().filter(|next| alike(**next, tile)).count();
    let closes = cells::ring().all(|other| other == cell || castle.at(other).is_some());
    match (matching == beside.len(), closes) {
        (true, _) => Ok(()),
        (false, true) if !strict && matching > 0 => Ok(()),
        (false, true) if strict => {
            no(format!("The last tile of the ring must match on both sides; {tile} does not."))
        }
        (false, true) => no(format!("{tile} matches neither of its neighbors on {cell}.")),
        (false, false) => {
            no(format!("{tile} must match each tile beside {cell} in color or in shape."))
        }
    }
}

fn alike(one: Tile, other: Tile) -> bool {
    one.color() == other.color() || one.shape() == other.shape()
}

fn transfer(position: &Position, from: Spot, to: Spot) -> Result<(), Illegal> {
    let court = &position.court;
    if !court.is(Version::Empire) {
        return no("Tiles are transferred only in Empire, where everybody has two castles.");
    }
    let castle = own_site(position, from)?;
    let target = own_site(position, to)?;
    if from.number == to.number {
        return no("A transfer goes to the other castle.");
    }
    let Some(tile) = castle.at(from.cell) else {
        return no(format!("There is no tile on {from}."));
    };
    if court.moved[from.site()].contains(from.cell) {
        return no("That tile has been transferred this turn already.");
    }
    if castle.len() == 1 {
        return no("A castle's last tile can't be transferred.");
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
        return no(if position.court.is(Version::King) {
            "Attacks open once the castle has held two tiles."
        } else {
            "Attacks open once every player has two tiles standing."
        });
    }
    held(position, tile, 1)?;
    match castle.at(spot.cell) {
        None => return no(format!("There is no tile on {} of that castle.", spot.cell)),
        Some(standing) if standing != tile => {
            return no(format!("On {} stands {standing}; only its like attacks it.", spot.cell));
        }
        Some(_) => {}
    }
    match tile.part() {
        TilePart::Wall => Ok(()),
        TilePart::Tower if position.court.options.towers => Ok(()),
        TilePart::Tower => no("Towers can be attacked only with the option `towers`."),
        TilePart::Keep if castle.len() == 1 => Ok(()),
        TilePart::Keep => held(position, tile, 2),
    }
}

fn target(position: &Position, owner: Option<Seat>, spot: Spot) -> Result<Castle, Illegal> {
    let court = &position.court;
    let numbers = if court.is(Version::Empire) { 1..=2 } else { 0..=0 };
    let ground = match owner {
        _ if court.is(Version::Siege) => {
            return Err(Illegal::new("There is nobody to attack in Siege Solitaire."));
        }
        None if court.is(Version::King) => Seat(0),
        Some(owner) if owner == court.turn => {
            return Err(Illegal::new("You can't attack your own castle."));
        }
        Some(owner) if !court.is(Version::King) && court.is_in(owner) => owner,
        _ => return Err(Illegal::new("There is no such castle to attack.")),
    };
    if !numbers.contains(&spot.number) {
        return Err(Illegal::new("There is no such castle to attack."));
    }
    Ok(court.castles[ground.index()][spot.site()])
}

fn hit(position: &Position, cell: Cell) -> Result<(), Illegal> {
    let castle = position.court.castles[0][0];
    match (castle.at(cell), position.court.discards.top()) {
        (Some(standing), Some(turned)) if standing == turned => Ok(()),
        (_, Some(turned)) => no(format!("{turned} was turned over; it does not fit {cell}.")),
        (_, None) => no("No tile has been turned over."),
    }
}
