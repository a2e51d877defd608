//! The position in words, for people who can't see the picture.

use rules::{Arg, Join, Message, Seat};

use crate::bag::Bag;
use crate::castle::Castle;
use crate::legal;
use crate::moves::{Move, Spot};
use crate::open_position::Court;
use crate::options::Version;
use crate::tile::Tile;
use crate::view::View;
use crate::words::{InWords, Target, Text};

/// How a tile is written, of which there are so many: in words or in notation.
type Written = fn(Tile, u8) -> Message;

/// The whole position: tiles in full words, then in notation, then without what can be played. Four full empires in
/// notation have some 900 characters, so that the shortest way always fits.
pub(crate) fn text(view: &View, brief: u8) -> Vec<Message> {
    let court = &view.court;
    let written: Written = match brief {
        0 => |tile, count| match count {
            1 => InWords::Bare(tile).into(),
            _ => InWords::Many(tile).into(),
        },
        _ => |tile, _| tile.into(),
    };
    let mut sentences = vec![standing(court)];
    if court.is(Version::King) {
        sentences.push(Text::Kings { tiles: castle(court.castles[0][0], written) }.into());
    }
    let players = (0..court.seats).map(Seat).map(|seat| player(view, seat, written));
    sentences.extend(players.map(Message::from));
    sentences.push(piles(view, written).into());
    if !court.is(Version::Siege) {
        sentences.push(if court.open { Text::Open } else { Text::NotOpen }.into());
    }
    if brief < 2 {
        sentences.extend(playable(view, written, brief).map(Message::from));
    }
    sentences
}

fn piles(view: &View, written: Written) -> Text {
    let (pile, discards) = (view.pile, view.court.discards.len());
    match view.court.discards.top() {
        Some(top) => Text::PileAndTop { pile, discards, top: written(top, 1) },
        None => Text::Pile { pile, discards },
    }
}

/// What the one who looks can play where, if it is their turn: the same as the marks in their picture.
fn playable(view: &View, written: Written, brief: u8) -> Option<Text> {
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
        Text::TileOn { tile: written(tile, 1), spots }
    });
    let builds = Arg::list(Join::Semicolons, builds);
    let attacks = match brief {
        0 => Arg::list(Join::Semicolons, attacks.iter().filter_map(|mv| attack(&view.court, mv))),
        _ => Arg::list(Join::Commas, attacks),
    };
    match can {
        (true, true) => Some(Text::CanBoth { builds, attacks }),
        (true, false) => Some(Text::CanBuild { builds }),
        (false, true) => Some(Text::CanAttack { attacks }),
        (false, false) => None,
    }
}

/// An attack in words.
fn attack(court: &Court, mv: &Move) -> Option<Text> {
    let &Move::Attack { owner, spot, tile } = mv else { return None };
    let castle = match owner {
        None => Target::Kings,
        Some(owner) => Target::Of(court.name(owner), spot.number),
    };
    let stands = court.castles[owner.unwrap_or(Seat(0)).index()][spot.site()];
    let is_double = tile.shape().is_none() && Court::keeps_needed(stands) == 2;
    let tiles = if is_double { InWords::Two(tile) } else { InWords::A(tile) };
    Some(Text::AttackOn { castle, cell: spot.cell, tiles })
}

fn standing(court: &Court) -> Message {
    match court.ending {
        Some(ending) => court.reason(ending),
        None => Text::Turn { does: court.deciding(), player: court.name(court.turn) }.into(),
    }
}

fn player(view: &View, seat: Seat, written: Written) -> Text {
    let court = &view.court;
    let player = court.name(seat);
    if court.left.contains(seat) {
        return Text::HasLeft { player };
    }
    let mut parts = Vec::new();
    if !court.is(Version::King) {
        parts.extend((0..court.sites()).map(|site| site_told(court, seat, site, written)));
    }
    let hand = view.hands[seat.index()];
    parts.push(match hand.tiles {
        Some(tiles) if hand.size > 0 => Text::Hand { tiles: listed(tiles, written) },
        _ => Text::InHand { count: hand.size },
    });
    let spoils = court.spoils[seat.index()];
    if !spoils.is_empty() {
        parts.push(Text::Spoils { tiles: listed(spoils, written) });
    }
    Text::Has { player, parts: Arg::list(Join::Semicolons, parts) }
}

fn site_told(court: &Court, seat: Seat, site: usize, written: Written) -> Text {
    let number = court.number(site);
    if court.is_rubble(seat, site) {
        return Text::SiteRubble { number };
    }
    Text::Site { number, tiles: castle(court.castles[seat.index()][site], written) }
}

fn castle(castle: Castle, written: Written) -> Arg {
    if castle.is_empty() {
        return Text::Empty.into();
    }
    let tiles = castle.tiles().map(|(cell, tile)| Text::Stands { cell, tile: written(tile, 1) });
    Arg::list(Join::Commas, tiles)
}

fn listed(bag: Bag, written: Written) -> Arg {
    let kinds = bag.kinds().iter().map(|tile| match bag.count(tile) {
        1 => written(tile, 1),
        count => Text::Several { count, tile: written(tile, count) }.into(),
    });
    Arg::list(Join::Commas, kinds)
}
