//! The effect of a move, and its place in lists of moves, from the public position alone.

use rules::{Message, Seat};

use crate::cells;
use crate::cells::CellSet;
use crate::moves::{Move, Spot};
use crate::options::Version;
use crate::public_position::PublicPosition;
use crate::tile::Tile;
use crate::words::{Name, Prompt, SpotInWords, TileForm};

pub(crate) fn falling(public: &PublicPosition, mv: &Move) -> CellSet {
    match *mv {
        Move::Attack { owner, spot, .. } => {
            public.castles[owner.unwrap_or(Seat(0)).index()][spot.site()].group(spot.cell)
        }
        Move::Hit(cell) => public.castles[0][0].siege_group(cell),
        _ => CellSet::NONE,
    }
}

/// The number of tiles that a build, a discard or an attack takes. An attack may take two keeps.
pub(crate) fn played(public: &PublicPosition, mv: &Move) -> usize {
    match *mv {
        Move::Attack { owner, spot, tile } if tile.shape().is_none() => {
            let castle = public.castles[owner.unwrap_or(Seat(0)).index()][spot.site()];
            usize::from(PublicPosition::keeps_needed(castle))
        }
        Move::Attack { .. } | Move::Build { .. } | Move::Drop(_) => 1,
        Move::Draw
        | Move::DrawTop(_)
        | Move::Done
        | Move::Transfer(..)
        | Move::Pass
        | Move::Hit(_) => 0,
    }
}

/// The priority of a winning move, and of one that destroys a castle.
const WINS: u8 = 100;
const RAZES: u8 = 90;

/// The priority of a move in a list. Winning moves come first.
pub(crate) fn weight(public: &PublicPosition, mv: &Move) -> u8 {
    match *mv {
        Move::Build { spot, tile, .. } if completes(public, spot, tile) => WINS,
        Move::Build { tile, .. } => 50 + u8::from(tile.shape().is_none()),
        Move::Attack { .. } if ends(public, mv) => WINS,
        Move::Attack { .. } if razes(public, mv) => RAZES,
        Move::Attack { .. } => 60 + falling(public, mv).len() as u8,
        Move::Hit(_) => 20 - falling(public, mv).len() as u8,
        Move::DrawTop(_) => 2,
        Move::Draw | Move::Done | Move::Drop(_) | Move::Transfer(..) | Move::Pass => 1,
    }
}

pub(crate) fn wins(public: &PublicPosition, mv: &Move) -> bool {
    weight(public, mv) == WINS
}

fn completes(public: &PublicPosition, spot: Spot, tile: Tile) -> bool {
    let castle = public.castle(public.turn, spot.site());
    let others = (0..public.sites()).filter(|&site| site != spot.site());
    castle.len() == 8
        && castle.at(spot.cell).is_none()
        && tile.part() == cells::part(spot.cell)
        && others.into_iter().all(|site| public.castle(public.turn, site).is_complete())
}

/// Whether an attack wins by destroying a castle. In Empire, all others must have no castle left then (rule 19).
fn ends(public: &PublicPosition, mv: &Move) -> bool {
    let Move::Attack { owner: Some(owner), spot, .. } = *mv else { return false };
    let is_last = || {
        let mut sites = (0..public.sites()).filter(|&site| site != spot.site());
        sites.all(|site| public.is_rubble(owner, site))
            && public.players().all(|seat| seat == public.turn || seat == owner)
    };
    razes(public, mv) && (!public.is(Version::Empire) || is_last())
}

/// Whether an attack destroys a castle for good.
pub(crate) fn razes(public: &PublicPosition, mv: &Move) -> bool {
    let Move::Attack { owner, spot, .. } = *mv else { return false };
    let castle = public.castles[owner.unwrap_or(Seat(0)).index()][spot.site()];
    castle.len() == falling(public, mv).len() && !public.is(Version::King)
}

pub(crate) fn effect_prompt(public: &PublicPosition, mv: &Move) -> Prompt {
    match *mv {
        Move::Draw => Prompt::DoesDraw,
        Move::DrawTop(tile) => Prompt::DoesDrawTop { tile: TileForm::The(tile) },
        Move::Build { tile, spot, .. } if completes(public, spot, tile) => {
            Prompt::DoesComplete { tile: TileForm::The(tile) }
        }
        Move::Build { tile, spot, .. } => {
            Prompt::DoesBuild { tile: TileForm::The(tile), spot: SpotInWords(spot) }
        }
        Move::Done => Prompt::DoesEnd,
        Move::Transfer(from, to) => {
            let tile = public.castle(public.turn, from.site()).at(from.cell);
            tile.map_or(Prompt::Transfer, |tile| Prompt::DoesTransfer {
                tile: TileForm::The(tile),
                from: SpotInWords(from),
                to: SpotInWords(to),
            })
        }
        Move::Attack { owner, spot, tile } => attack_prompt(public, owner, spot, tile),
        Move::Pass => Prompt::DoesNothing,
        Move::Drop(tile) => Prompt::DoesDiscard { tile: TileForm::The(tile) },
        Move::Hit(_) => {
            let cells = falling(public, mv);
            Prompt::Falls { cells, count: cells.len() }
        }
    }
}

/// The label of an attack with its cell and tile, for attacks that bring down the same tiles.
pub(crate) fn prompt_with_tile(public: &PublicPosition, mv: &Move) -> Prompt {
    let Move::Attack { owner, spot, tile } = *mv else { return effect_prompt(public, mv) };
    Prompt::DoesAttackWith {
        target: target(public, owner, spot),
        cell: spot.cell,
        tile: TileForm::A(tile),
        count: falling(public, mv).len(),
        left: left(public, mv),
    }
}

/// Whether an attack leaves tiles in its castle, in a label.
fn left(public: &PublicPosition, mv: &Move) -> &'static str {
    if razes(public, mv) { "none" } else { "some" }
}

/// The castle that an attack is on, in a label.
fn target(public: &PublicPosition, owner: Option<Seat>, spot: Spot) -> Message {
    match owner {
        None => Name::TheCastle.into(),
        Some(owner) => Prompt::Target { owner: public.name(owner), number: spot.number }.into(),
    }
}

fn attack_prompt(public: &PublicPosition, owner: Option<Seat>, spot: Spot, tile: Tile) -> Prompt {
    let mv = Move::Attack { owner, spot, tile };
    let target = target(public, owner, spot);
    let castle = public.castles[owner.unwrap_or(Seat(0)).index()][spot.site()];
    let is_keep = tile.shape().is_none();
    let keeps = if is_keep { PublicPosition::keeps_needed(castle) } else { 0 };
    let cells = falling(public, &mv);
    let whose = if owner.is_some() { "theirs" } else { "everybodys" };
    Prompt::DoesAttack { target, whose, cells, count: cells.len(), keeps, left: left(public, &mv) }
}
