//! Reads a full state JSON back into a position. What its form leaves open is checked here.

use std::collections::BTreeMap;

use rules::{Cell, Chance, Refusal, Seat, refuse};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::bag::Bag;
use crate::castle::Castle;
use crate::cells;
use crate::cells::CellSet;
use crate::open_position::{Court, Ending, HAND_LIMIT, Phase, SEATS, Site};
use crate::options::{Options, Version};
use crate::position::Position;
use crate::stack::{Stack, TILES};
use crate::tile::Tile;
use crate::words::BadState;

/// The state JSON as it comes in.
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
    /// In the phase `hit` alone.
    #[serde(default, deserialize_with = "present")]
    candidates: Option<Vec<String>>,
    /// In Empire alone.
    #[serde(default, deserialize_with = "present")]
    moved: Option<Vec<String>>,
}

/// A field that may be left out, but is no `null` where it is there.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    field: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(field).map(Some)
}

/// Reads what is written for a viewer who sees everything.
pub(crate) fn read(options: &Options, state: &Value, chance: Chance) -> Result<Position, Refusal> {
    let given: Given = rules::read_state(state)?;
    let court = court(options, &given)?;
    let mut position = Position { court, hands: Default::default(), pile: pile(&given)?, chance };
    for (hand, tiles) in position.hands.iter_mut().zip(&given.hands) {
        *hand = bag(tiles, "hands")?;
    }
    tiles_suffice(&position)?;
    phase_fits(&position)?;
    hands_fit(&position)?;
    position.court.ending = ending(&position);
    Ok(position)
}

fn court(options: &Options, given: &Given) -> Result<Court, Refusal> {
    if given.version != options.version.word() {
        return refuse(BadState::WrongVersion { version: options.version.word() });
    }
    let mut court = Court::new(*options, seats(options, given)?);
    castles(&mut court, given)?;
    spoils(&mut court, given)?;
    court.discards = stack(&given.discards, "discards")?;
    court.open = given.open;
    court.turn = turn(&court, given)?;
    court.phase = phase(given)?;
    rubble(&mut court, given)?;
    moved(&mut court, given)?;
    candidates(&court, given)?;
    court.turned = match (court.phase, given.pile_order.len() % 3) {
        (Phase::Hit, 2) => 1,
        (Phase::Hit, _) => 2,
        _ => 0,
    };
    Ok(court)
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

fn castles(court: &mut Court, given: &Given) -> Result<(), Refusal> {
    let grounds = if court.is(Version::King) { 1 } else { usize::from(court.seats) };
    counted("castles", given.castles.len(), grounds)?;
    for (index, castles) in given.castles.iter().enumerate() {
        if castles.is_empty() && court.seats > 2 {
            court.left = court.left.with(Seat(index as u8));
        } else if castles.len() != court.sites() {
            return refuse(BadState::CastleCount);
        }
        for (site, cells) in castles.iter().enumerate() {
            court.castles[index][site] = castle(cells)?;
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

fn spoils(court: &mut Court, given: &Given) -> Result<(), Refusal> {
    counted("spoils", given.spoils.len(), usize::from(court.seats))?;
    if !court.is(Version::Takeover) && given.spoils.iter().any(|tiles| !tiles.is_empty()) {
        return refuse(BadState::NoSpoils);
    }
    for (spoils, tiles) in court.spoils.iter_mut().zip(&given.spoils) {
        *spoils = bag(tiles, "spoils")?;
    }
    Ok(())
}

fn turn(court: &Court, given: &Given) -> Result<Seat, Refusal> {
    let turn = Seat(given.turn);
    let plays = given.turn < court.seats && !court.left.contains(turn);
    if plays { Ok(turn) } else { refuse(BadState::TurnForm) }
}

fn phase(given: &Given) -> Result<Phase, Refusal> {
    let named = Phase::ALL.into_iter().find(|phase| phase.word() == given.phase);
    named.ok_or_else(|| Refusal::new(BadState::PhaseForm))
}

fn rubble(court: &mut Court, given: &Given) -> Result<(), Refusal> {
    let may_fall = !court.is(Version::King) && !court.is(Version::Siege);
    counted("rubble", given.rubble.len(), usize::from(court.seats))?;
    for (index, numbers) in given.rubble.iter().enumerate() {
        for number in numbers {
            let site = number.checked_sub(1).filter(|&site| may_fall && site < court.sites());
            let empty = site.filter(|&site| court.castles[index][site].is_empty());
            let Some(site) = empty else { return refuse(BadState::RubbleForm) };
            court.rubble[index][site] = true;
        }
    }
    Ok(())
}

fn moved(court: &mut Court, given: &Given) -> Result<(), Refusal> {
    if given.moved.is_some() != court.is(Version::Empire) {
        return refuse(BadState::MovedForm);
    }
    for spot in given.moved.iter().flatten() {
        let Some((site, cell)) = transferred(court, spot) else {
            return refuse(BadState::MovedForm);
        };
        court.moved[site].insert(cell);
    }
    Ok(())
}

/// The castle and the cell of a tile that the seat to move has there.
fn transferred(court: &Court, spot: &str) -> Option<(Site, Cell)> {
    let (number, cell) = spot.split_once('.')?;
    let site = ["1", "2"].into_iter().position(|known| known == number)?;
    let cell = cells::read(cell)?;
    court.castle(court.turn, site).at(cell).map(|_| (site, cell))
}

fn candidates(court: &Court, given: &Given) -> Result<(), Refusal> {
    let Some(cells) = &given.candidates else {
        let wanted = court.phase == Phase::Hit;
        return if wanted { refuse(BadState::Candidates) } else { Ok(()) };
    };
    let cells: Option<CellSet> = cells.iter().map(|cell| cells::read(cell)).collect();
    // A choice that left no tile standing has ended the match here.
    let choice = court.candidates().len() > 1 || court.castles[0][0].is_empty();
    if court.phase == Phase::Hit && choice && cells == Some(court.candidates()) {
        return Ok(());
    }
    refuse(BadState::Candidates)
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

/// No kind more often than the box holds it. Fewer are possible: the castles of those who leave go off the table.
fn tiles_suffice(position: &Position) -> Result<(), Refusal> {
    let court = &position.court;
    let standing = court.castles.iter().flatten().flat_map(|castle| castle.tiles());
    let mut used: Bag = standing.map(|(_, tile)| tile).collect();
    let lying = position.hands.iter().chain(&court.spoils).flat_map(|bag| bag.tiles());
    let stacked = position.pile.tiles().chain(court.discards.tiles());
    lying.chain(stacked).for_each(|tile| used.add(tile));
    match Tile::all().find(|&tile| used.count(tile) > tile.copies()) {
        Some(tile) => refuse(BadState::TooMany { tile }),
        None => Ok(()),
    }
}

fn hands_fit(position: &Position) -> Result<(), Refusal> {
    let court = &position.court;
    let acting = !matches!(court.phase, Phase::Draw | Phase::Hit);
    let drawn = if court.is(Version::Siege) { 1 } else { 2 };
    for index in 0..SEATS {
        let more = if acting && index == court.turn.index() { drawn } else { 0 };
        if position.hands[index].len() > HAND_LIMIT + more {
            return refuse(BadState::LargeHand);
        }
        if is_out(court, index) && !position.hands[index].is_empty() {
            return refuse(BadState::OutHolds);
        }
    }
    Ok(())
}

/// Whether this player's hand was discarded: they have left, or lost both castles of an Empire.
fn is_out(court: &Court, index: usize) -> bool {
    let seat = Seat(index as u8);
    let lost = court.is(Version::Empire) && !court.is_in(seat);
    index < usize::from(court.seats) && (lost || court.left.contains(seat))
}

fn phase_fits(position: &Position) -> Result<(), Refusal> {
    let court = &position.court;
    let hand = position.hands[court.turn.index()].len();
    let siege = court.is(Version::Siege);
    let reason = match court.phase {
        Phase::Draw if !court.options.discard_draw => BadState::NoDiscardDraw,
        Phase::Draw if court.discards.is_empty() => BadState::NoDiscards,
        Phase::Discard if hand <= HAND_LIMIT && !siege => BadState::NoneToDiscard,
        Phase::Hit if !siege => BadState::NoSiege,
        Phase::Act if siege && court.open => BadState::SiegeOpen,
        _ => return Ok(()),
    };
    refuse(reason)
}

/// How it has ended, as far as what lies open says so.
fn ending(position: &Position) -> Option<Ending> {
    let court = &position.court;
    let complete = |seat| (0..court.sites()).all(|site| court.castle(seat, site).is_complete());
    if complete(court.turn) {
        return Some(Ending::Completed(court.turn));
    }
    if let Some(winner) = court.players().find(|&seat| complete(seat)) {
        return Some(Ending::Completed(winner));
    }
    if court.is(Version::Siege) {
        let idle = court.phase == Phase::Discard && position.hands[0].len() <= HAND_LIMIT;
        let lost = [(court.castles[0][0].is_empty(), Ending::Razed), (idle, Ending::Exhausted)];
        return lost.into_iter().find(|(is_so, _)| *is_so).map(|(_, ending)| ending);
    }
    let fallen = (0..court.seats)
        .map(Seat)
        .find(|&seat| !court.left.contains(seat) && !court.is_in(seat) && seat != court.turn);
    let mut players = court.players();
    match (fallen, players.next(), players.next()) {
        (Some(owner), Some(_), None) => Some(Ending::Destroyed(court.turn, owner)),
        (Some(owner), ..) if !court.is(Version::Empire) => {
            Some(Ending::Destroyed(court.turn, owner))
        }
        (None, Some(last), None) => Some(Ending::Alone(last)),
        _ => None,
    }
}
