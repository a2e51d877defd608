//! The position in words, for people who can't see the picture.

use rules::{Seat, TEXT_LIMIT};

use crate::bag::Bag;
use crate::castle::Castle;
use crate::court::{Court, Phase};
use crate::legal;
use crate::moves::Move;
use crate::options::Version;
use crate::tile::Tile;
use crate::view::View;

/// How a tile is written: in words or in notation.
type Words = fn(Tile) -> String;

/// The whole position: tiles in full words where that is short enough, else in notation. Four full empires in notation
/// have some 900 characters, so that the shortest way always fits.
pub(crate) fn text(view: &View) -> String {
    let long = |tile: Tile| tile.words().to_owned();
    let short = |tile: Tile| tile.to_string();
    let ways: [(Words, bool); 3] = [(long, true), (short, true), (short, false)];
    let mut texts = ways.into_iter().map(|(words, advice)| written(view, words, advice));
    texts.find(|text| text.chars().count() <= TEXT_LIMIT).unwrap_or_default()
}

fn written(view: &View, words: Words, advice: bool) -> String {
    let court = &view.court;
    let mut sentences = vec![standing(view)];
    if court.is(Version::King) {
        sentences.push(format!("The castle: {}.", castle(court.castles[0][0], words)));
    }
    for seat in (0..court.seats).map(Seat) {
        sentences.extend(player(view, seat, words));
    }
    let top =
        court.discards.top().map_or_else(String::new, |tile| format!(", {} on top", words(tile)));
    sentences.push(format!("Pile {}; discards {}{top}.", view.pile, court.discards.len()));
    if !court.is(Version::Siege) {
        sentences.push(
            if court.open { "Attacks are open." } else { "Attacks are not open yet." }.into(),
        );
    }
    sentences.extend(playable(view, words).filter(|_| advice));
    sentences.join(" ")
}

/// What the one who looks can play where, if it is his turn: the same as the marks in his picture.
fn playable(view: &View, words: Words) -> Option<String> {
    let seat = view.viewer.seat()?;
    let (mut builds, mut attacks): (Vec<(Tile, Vec<String>)>, Vec<String>) = Default::default();
    for mv in legal::moves(view, seat) {
        match mv {
            Move::Build { tile, spot, .. } => {
                let spot = spot.to_string();
                match builds.iter_mut().find(|(known, _)| *known == tile) {
                    Some((_, spots)) if spots.contains(&spot) => {}
                    Some((_, spots)) => spots.push(spot),
                    None => builds.push((tile, vec![spot])),
                }
            }
            Move::Attack { .. } => attacks.push(mv.to_string()),
            _ => {}
        }
    }
    builds.sort();
    attacks.sort();
    let builds = builds.into_iter().map(|(tile, spots)| (words(tile), spots.join(", ")));
    let builds: Vec<String> = builds.map(|(tile, spots)| format!("{tile} on {spots}")).collect();
    let can = [("build ", builds.join("; ")), ("attack ", attacks.join(", "))];
    let can = can.iter().filter(|(_, what)| !what.is_empty());
    let can: Vec<String> = can.map(|(verb, what)| format!("{verb}{what}")).collect();
    (!can.is_empty()).then(|| format!("You can {}.", can.join("; or ")))
}

fn standing(view: &View) -> String {
    let court = &view.court;
    if let Some(outcome) = court.outcome() {
        return outcome.reason;
    }
    let does = match court.phase {
        Phase::Draw => "draws",
        Phase::Act if court.open => "builds, attacks or passes",
        Phase::Act => "builds or passes",
        Phase::Build => "is building",
        Phase::Discard => "discards down to four",
        Phase::Hit => "chooses what the siege hits",
    };
    format!("{} {does}.", court.name(court.turn))
}

fn player(view: &View, seat: Seat, words: Words) -> Vec<String> {
    let court = &view.court;
    let name = court.name(seat);
    if court.left.contains(seat) {
        return vec![format!("{name} has left.")];
    }
    let mut parts = Vec::new();
    if !court.is(Version::King) {
        parts.extend((0..court.sites()).map(|site| site_told(court, seat, site, words)));
    }
    let hand = view.hands[seat.index()];
    parts.push(match hand.tiles {
        Some(tiles) if hand.size > 0 => format!("hand {}", listed(tiles, words)),
        _ => format!("{} in hand", hand.size),
    });
    let spoils = court.spoils[seat.index()];
    if !spoils.is_empty() {
        parts.push(format!("spoils {}", listed(spoils, words)));
    }
    vec![format!("{name}: {}.", parts.join("; "))]
}

fn site_told(court: &Court, seat: Seat, site: usize, words: Words) -> String {
    let what = match court.number(site) {
        0 => "castle".into(),
        number => format!("castle {number}"),
    };
    if court.is_rubble(seat, site) {
        return format!("{what} in rubble");
    }
    format!("{what} {}", castle(court.castles[seat.index()][site], words))
}

fn castle(castle: Castle, words: Words) -> String {
    if castle.is_empty() {
        return "empty".into();
    }
    let tiles = castle.tiles().map(|(cell, tile)| format!("{cell} {}", words(tile)));
    tiles.collect::<Vec<_>>().join(", ")
}

fn listed(bag: Bag, words: Words) -> String {
    let kinds = bag.kinds().iter().map(|tile| match bag.count(tile) {
        1 => words(tile),
        count => format!("{count} {}", words(tile)),
    });
    kinds.collect::<Vec<_>>().join(", ")
}
