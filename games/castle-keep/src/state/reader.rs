//! Reads the full state JSON, and checks what its schema can't.

use std::collections::BTreeMap;

use rules::{Cell, Chance, Refusal, Seat, refuse};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::bag::Bag;
use crate::castle::Castle;
use crate::cells;
use crate::cells::CellSet;
use crate::options::{Options, Version};
use crate::position::Position;
use crate::public_position::{Ending, HAND_LIMIT, Phase, PublicPosition, SEATS, Site};
use crate::stack::{Stack, TILES};
use crate::tile::Tile;
use crate::words::BadState;

/// The state JSON as it comes in, unchecked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    version: String,
    castles: Vec<Vec<BTreeMap<String, String>>>,
    hands: Vec<Vec<String>>,
    spoils: Vec<Vec<String>>,
    pile: usize,
    pile_order: Vec<String>,
    discards: Vec<String>,
    open: bool,
    turn: u8,
    phase: String,
    rubble: Vec<Vec<usize>>,
    /// Only in the phase `hit`.
    #[serde(default, deserialize_with = "present")]
    candidates: Option<Vec<String>>,
    /// Only in the phase `hit`. States of older programs lack it.
    #[serde(default, deserialize_with = "present")]
    turned: Option<u8>,
    /// Only in Empire.
    #[serde(default, deserialize_with = "present")]
    moved: Option<Vec<String>>,
}

/// A field that may be absent, but must not be `null`.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    field: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(field).map(Some)
}

pub(crate) fn read(options: &Options, state: &Value, chance: Chance) -> Result<Position, Refusal> {
    let given: Given = rules::read_state(state)?;
    let public = public(options, &given)?;
    let (hands, gone) = Default::default();
    let mut position = Position { public, hands, pile: pile(&given)?, chance, gone };
    for (hand, tiles) in position.hands.iter_mut().zip(&given.hands) {
        *hand = bag(tiles, "hands")?;
    }
    let missing = missing_tiles(&position)?;
    if !position.public.left.is_empty() {
        position.gone = missing;
    }
    phase_fits(&position)?;
    hands_fit(&position)?;
    position.public.ending = ending(&position);
    Ok(position)
}

fn public(options: &Options, given: &Given) -> Result<PublicPosition, Refusal> {
    if given.version != options.version.word() {
        return refuse(BadState::WrongVersion { version: options.version.word() });
    }
    let mut public = PublicPosition::new(*options, seats(options, given)?);
    castles(&mut public, given)?;
    spoils(&mut public, given)?;
    public.discards = stack(&given.discards, "discards")?;
    public.attacks_open = given.open;
    public.turn = turn(&public, given)?;
    public.phase = phase(given)?;
    rubble(&mut public, given)?;
    moved(&mut public, given)?;
    candidates(&public, given)?;
    public.turned = turned(&public, given)?;
    Ok(public)
}

fn seats(options: &Options, given: &Given) -> Result<u8, Refusal> {
    let seats = u8::try_from(given.hands.len()).unwrap_or(u8::MAX);
    if options.version.seats().contains(&seats) {
        return Ok(seats);
    }
    refuse(BadState::HandCount { count: seats })
}

fn counted(field: &'static str, lists: usize, count: usize) -> Result<(), Refusal> {
    if lists == count { Ok(()) } else { refuse(BadState::NoLists { field, count }) }
}

fn castles(public: &mut PublicPosition, given: &Given) -> Result<(), Refusal> {
    let grounds = if public.is(Version::King) { 1 } else { usize::from(public.seats) };
    counted("castles", given.castles.len(), grounds)?;
    for (index, castles) in given.castles.iter().enumerate() {
        if castles.is_empty() && public.seats > 2 {
            public.left = public.left.with(Seat(index as u8));
        } else if castles.len() != public.sites() {
            return refuse(BadState::CastleCount);
        }
        for (site, cells) in castles.iter().enumerate() {
            public.castles[index][site] = castle(cells)?;
        }
    }
    Ok(())
}

fn castle(cells: &BTreeMap<String, String>) -> Result<Castle, Refusal> {
    let mut castle = Castle::default();
    for (name, tile_name) in cells {
        let Some(cell) = cells::read(name).filter(|cell| cell.to_string() == *name) else {
            return refuse(BadState::CellForm);
        };
        let tile = tile(tile_name, "castles")?;
        if tile.part() != cells::part(cell) {
            return refuse(BadState::WrongPart { tile, cell });
        }
        castle.put(cell, tile);
    }
    Ok(castle)
}

fn spoils(public: &mut PublicPosition, given: &Given) -> Result<(), Refusal> {
    counted("spoils", given.spoils.len(), usize::from(public.seats))?;
    if !public.is(Version::Takeover) && given.spoils.iter().any(|tiles| !tiles.is_empty()) {
        return refuse(BadState::NoSpoils);
    }
    for (spoils, tiles) in public.spoils.iter_mut().zip(&given.spoils) {
        *spoils = bag(tiles, "spoils")?;
    }
    Ok(())
}

fn turn(public: &PublicPosition, given: &Given) -> Result<Seat, Refusal> {
    let turn = Seat(given.turn);
    let plays = given.turn < public.seats && !public.left.contains(turn);
    if plays { Ok(turn) } else { refuse(BadState::TurnForm) }
}

fn phase(given: &Given) -> Result<Phase, Refusal> {
    let named = Phase::ALL.into_iter().find(|phase| phase.word() == given.phase);
    named.ok_or_else(|| Refusal::new(BadState::PhaseForm))
}

fn rubble(public: &mut PublicPosition, given: &Given) -> Result<(), Refusal> {
    let may_fall = !public.is(Version::King) && !public.is(Version::Siege);
    counted("rubble", given.rubble.len(), usize::from(public.seats))?;
    for (index, numbers) in given.rubble.iter().enumerate() {
        for number in numbers {
            let site = number.checked_sub(1).filter(|&site| may_fall && site < public.sites());
            let empty = site.filter(|&site| public.castles[index][site].is_empty());
            let Some(site) = empty else { return refuse(BadState::RubbleForm) };
            public.rubble[index][site] = true;
        }
    }
    Ok(())
}

fn moved(public: &mut PublicPosition, given: &Given) -> Result<(), Refusal> {
    if given.moved.is_some() != public.is(Version::Empire) {
        return refuse(BadState::MovedForm);
    }
    for spot in given.moved.iter().flatten() {
        let Some((site, cell)) = transferred(public, spot) else {
            return refuse(BadState::MovedForm);
        };
        public.moved[site].insert(cell);
    }
    Ok(())
}

/// The castle and cell of a tile that the seat to move transferred.
fn transferred(public: &PublicPosition, spot: &str) -> Option<(Site, Cell)> {
    let (number, cell) = spot.split_once('.')?;
    let site = ["1", "2"].into_iter().position(|known| known == number)?;
    let cell = cells::read(cell)?;
    public.castle(public.turn, site).at(cell).map(|_| (site, cell))
}

fn candidates(public: &PublicPosition, given: &Given) -> Result<(), Refusal> {
    let Some(cells) = &given.candidates else {
        let wanted = public.phase == Phase::Hit;
        return if wanted { refuse(BadState::Candidates) } else { Ok(()) };
    };
    let cells: Option<CellSet> = cells.iter().map(|cell| cells::read(cell)).collect();
    // If the siege left no tile standing, there is nothing to choose, but the match is over.
    let choice = public.candidates().len() > 1 || public.castles[0][0].is_empty();
    if public.phase == Phase::Hit && choice && cells == Some(public.candidates()) {
        return Ok(());
    }
    refuse(BadState::Candidates)
}

/// The number of tiles that the siege of this turn has turned over.
fn turned(public: &PublicPosition, given: &Given) -> Result<u8, Refusal> {
    if public.phase != Phase::Hit {
        return if given.turned.is_some() { refuse(BadState::TurnedForm) } else { Ok(0) };
    }
    match given.turned {
        Some(turned @ 1..=2) => Ok(turned),
        Some(_) => refuse(BadState::TurnedForm),
        // A dealt pile has 84 tiles at the first turn, and each turn takes three of them.
        None => Ok(if given.pile_order.len() % 3 == 2 { 1 } else { 2 }),
    }
}

fn pile(given: &Given) -> Result<Stack, Refusal> {
    if given.pile != given.pile_order.len() {
        return refuse(BadState::PileCount);
    }
    stack(given.pile_order.iter().rev(), "pile_order")
}

fn tile(name: &str, field: &'static str) -> Result<Tile, Refusal> {
    let read = Tile::read(name).filter(|tile| tile.to_string() == name);
    read.ok_or_else(|| Refusal::new(BadState::NoTile { field }))
}

fn bag(names: &[String], field: &'static str) -> Result<Bag, Refusal> {
    stack(names, field).map(|stack| stack.tiles().collect())
}

fn stack<'a>(
    names: impl IntoIterator<Item = &'a String, IntoIter: ExactSizeIterator>,
    field: &'static str,
) -> Result<Stack, Refusal> {
    let names = names.into_iter();
    if names.len() > TILES {
        return refuse(BadState::TooLong { field });
    }
    let mut stack = Stack::EMPTY;
    for name in names {
        stack.push(tile(name, field)?);
    }
    Ok(stack)
}

/// The tiles of the box that the state lacks, since castles of players who leave are removed. Refuses more tiles of a
/// kind than the box holds.
fn missing_tiles(position: &Position) -> Result<Bag, Refusal> {
    let public = &position.public;
    let standing = public.castles.iter().flatten().flat_map(|castle| castle.tiles());
    let lying = position.hands.iter().chain(&public.spoils).flat_map(|bag| bag.tiles());
    let stacked = position.pile.tiles().chain(public.discards.tiles());
    // All lists together may have more tiles than a bag can count.
    let used: Vec<Tile> = standing.map(|(_, tile)| tile).chain(lying).chain(stacked).collect();
    let mut missing = Bag::default();
    for tile in Tile::all() {
        let count = used.iter().filter(|used| **used == tile).count();
        let Some(left) = usize::from(tile.copies()).checked_sub(count) else {
            return refuse(BadState::TooMany { tile });
        };
        (0..left).for_each(|_| missing.add(tile));
    }
    Ok(missing)
}

fn hands_fit(position: &Position) -> Result<(), Refusal> {
    let public = &position.public;
    let acting = !matches!(public.phase, Phase::Draw | Phase::Hit);
    let drawn = if public.is(Version::Siege) { 1 } else { 2 };
    for index in 0..SEATS {
        let more = if acting && index == public.turn.index() { drawn } else { 0 };
        if position.hands[index].len() > HAND_LIMIT + more {
            return refuse(BadState::LargeHand);
        }
        if is_out(public, index) && !position.hands[index].is_empty() {
            return refuse(BadState::OutHolds);
        }
    }
    Ok(())
}

/// Whether this player's hand was discarded: they have left, or lost both castles of an Empire.
fn is_out(public: &PublicPosition, index: usize) -> bool {
    let seat = Seat(index as u8);
    let lost = public.is(Version::Empire) && !public.is_in(seat);
    index < usize::from(public.seats) && (lost || public.left.contains(seat))
}

fn phase_fits(position: &Position) -> Result<(), Refusal> {
    let public = &position.public;
    let hand = position.hands[public.turn.index()].len();
    let siege = public.is(Version::Siege);
    let reason = match public.phase {
        Phase::Draw if !public.options.discard_draw => BadState::NoDiscardDraw,
        Phase::Draw if public.discards.is_empty() => BadState::NoDiscards,
        Phase::Discard if hand <= HAND_LIMIT && !siege => BadState::NoneToDiscard,
        Phase::Hit if !siege => BadState::NoSiege,
        Phase::Act if siege && public.attacks_open => BadState::SiegeOpen,
        _ => return Ok(()),
    };
    refuse(reason)
}

fn ending(position: &Position) -> Option<Ending> {
    let public = &position.public;
    let complete = |seat| (0..public.sites()).all(|site| public.castle(seat, site).is_complete());
    if complete(public.turn) {
        return Some(Ending::Completed(public.turn));
    }
    if let Some(winner) = public.players().find(|&seat| complete(seat)) {
        return Some(Ending::Completed(winner));
    }
    if public.is(Version::Siege) {
        let idle = public.phase == Phase::Discard && position.hands[0].len() <= HAND_LIMIT;
        let lost = [(public.castles[0][0].is_empty(), Ending::Razed), (idle, Ending::Exhausted)];
        return lost.into_iter().find(|(is_so, _)| *is_so).map(|(_, ending)| ending);
    }
    let fallen = (0..public.seats)
        .map(Seat)
        .find(|&seat| !public.left.contains(seat) && !public.is_in(seat) && seat != public.turn);
    let mut players = public.players();
    match (fallen, players.next(), players.next()) {
        (Some(owner), Some(_), None) => Some(Ending::Destroyed(public.turn, owner)),
        (Some(owner), ..) if !public.is(Version::Empire) => {
            Some(Ending::Destroyed(public.turn, owner))
        }
        (None, Some(last), None) => Some(Ending::Alone(last)),
        _ => None,
    }
}
