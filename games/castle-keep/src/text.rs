//! The position in words, as alternative text.

use rules::{Arg, Join, Message, Seat};

use crate::bag::Bag;
use crate::castle::Castle;
use crate::legal;
use crate::moves::{Move, Spot};
use crate::options::Version;
use crate::public_position::PublicPosition;
use crate::tile::Tile;
use crate::view::View;
use crate::words::{PositionText, Target, TileForm};

/// The writing of a tile and its count: in words or in notation.
type Written = fn(Tile, u8) -> Message;

/// The whole position in three lengths: tiles in words, tiles in notation, and without the playable moves. Four full
/// empires in notation take about 900 characters, so the shortest form always fits.
pub(crate) fn text(view: &View, brief: u8) -> Vec<Message> {
    let public = &view.public;
    let written: Written = match brief {
        0 => |tile, count| match count {
            1 => TileForm::Bare(tile).into(),
            _ => TileForm::Many(tile).into(),
        },
        _ => |tile, _| tile.into(),
    };
    let mut sentences = vec![status_line(public)];
    if public.is(Version::King) {
        sentences.push(PositionText::Kings { tiles: castle(public.castles[0][0], written) }.into());
    }
    let players = (0..public.seats).map(Seat).map(|seat| player(view, seat, written));
    sentences.extend(players.map(Message::from));
    sentences.push(piles(view, written).into());
    if !public.is(Version::Siege) {
        sentences.push(
            if public.attacks_open { PositionText::Open } else { PositionText::NotOpen }.into(),
        );
    }
    if brief < 2 {
        sentences.extend(playable(view, written, brief).map(Message::from));
    }
    sentences
}

fn piles(view: &View, written: Written) -> PositionText {
    let (pile, discards) = (view.pile, view.public.discards.len());
    match view.public.discards.top() {
        Some(top) => PositionText::PileAndTop { pile, discards, top: written(top, 1) },
        None => PositionText::Pile { pile, discards },
    }
}

/// The moves that the viewer can play, if it is their turn: the same as the marks in their picture.
fn playable(view: &View, written: Written, brief: u8) -> Option<PositionText> {
    let seat = view.viewer.seat()?;
    let (mut builds, mut attacks): (Vec<(Tile, Vec<Spot>)>, Vec<Move>) = Default::default();
    for mv in legal::moves(view, seat) {
        match mv {
            Move::Build { tile, spot, .. } => {
                match builds.iter_mut().find(|(known, _)| *known == tile) {
                    Some((_, spots)) if spots.contains(&spot) => {}
                    Some((_, spots)) => spots.push(spot),
                    None => builds.push((tile, vec![spot])),
                }
            }
            Move::Attack { .. } => attacks.push(mv),
            _ => {}
        }
    }
    builds.sort_by_key(|(tile, _)| *tile);
    attacks.sort();
    let can = (!builds.is_empty(), !attacks.is_empty());
    let builds = builds.into_iter().map(|(tile, spots)| {
        let spots = Arg::list(Join::Commas, spots);
        PositionText::TileOn { tile: written(tile, 1), spots }
    });
    let builds = Arg::list(Join::Semicolons, builds);
    let attacks = match brief {
        0 => Arg::list(Join::Semicolons, attacks.iter().filter_map(|mv| attack(&view.public, mv))),
        _ => Arg::list(Join::Commas, attacks),
    };
    match can {
        (true, true) => Some(PositionText::CanBoth { builds, attacks }),
        (true, false) => Some(PositionText::CanBuild { builds }),
        (false, true) => Some(PositionText::CanAttack { attacks }),
        (false, false) => None,
    }
}

fn attack(public: &PublicPosition, mv: &Move) -> Option<PositionText> {
    let &Move::Attack { owner, spot, tile } = mv else { return None };
    let castle = match owner {
        None => Target::Kings,
        Some(owner) => Target::Of(public.name(owner), spot.number),
    };
    let stands = public.castles[owner.unwrap_or(Seat(0)).index()][spot.site()];
    let is_double = tile.shape().is_none() && PublicPosition::keeps_needed(stands) == 2;
    let tiles = if is_double { TileForm::Two(tile) } else { TileForm::A(tile) };
    Some(PositionText::AttackOn { castle, cell: spot.cell, tiles })
}

fn status_line(public: &PublicPosition) -> Message {
    match public.ending {
        Some(ending) => public.reason(ending),
        None => {
            PositionText::Turn { does: public.deciding(), player: public.name(public.turn) }.into()
        }
    }
}

fn player(view: &View, seat: Seat, written: Written) -> PositionText {
    let public = &view.public;
    let player = public.name(seat);
    if public.left.contains(seat) {
        return PositionText::HasLeft { player };
    }
    let mut parts = Vec::new();
    if !public.is(Version::King) {
        parts.extend((0..public.sites()).map(|site| site_told(public, seat, site, written)));
    }
    let hand = view.hands[seat.index()];
    parts.push(match hand.tiles {
        Some(tiles) if hand.size > 0 => PositionText::Hand { tiles: listed(tiles, written) },
        _ => PositionText::InHand { count: hand.size },
    });
    let spoils = public.spoils[seat.index()];
    if !spoils.is_empty() {
        parts.push(PositionText::Spoils { tiles: listed(spoils, written) });
    }
    PositionText::Has { player, parts: Arg::list(Join::Semicolons, parts) }
}

fn site_told(public: &PublicPosition, seat: Seat, site: usize, written: Written) -> PositionText {
    let number = public.number(site);
    if public.is_rubble(seat, site) {
        return PositionText::SiteRubble { number };
    }
    PositionText::Site { number, tiles: castle(public.castles[seat.index()][site], written) }
}

fn castle(castle: Castle, written: Written) -> Arg {
    if castle.is_empty() {
        return PositionText::Empty.into();
    }
    let tiles =
        castle.tiles().map(|(cell, tile)| PositionText::Stands { cell, tile: written(tile, 1) });
    Arg::list(Join::Commas, tiles)
}

fn listed(bag: Bag, written: Written) -> Arg {
    let kinds = bag.kinds().iter().map(|tile| match bag.count(tile) {
        1 => written(tile, 1),
        count => PositionText::Several { count, tile: written(tile, count) }.into(),
    });
    Arg::list(Join::Commas, kinds)
}
