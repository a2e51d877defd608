//! Reads a full state JSON back into a position. Everything is checked; what is wrong is said in a sentence.

use rules::{Arg, Chance, Join, Refusal, Seat, refuse};
use serde_json::{Map, Value};

use crate::bag::Bag;
use crate::castle::Castle;
use crate::cells::{self, CellSet};
use crate::court::{Court, Ending, HAND_LIMIT, Phase, SEATS};
use crate::options::{Options, Version};
use crate::position::Position;
use crate::stack::Stack;
use crate::tile::Tile;
use crate::words::BadState;

const FIELDS: [&str; 11] = [
    "version",
    "castles",
    "hands",
    "spoils",
    "pile",
    "discards",
    "open",
    "turn",
    "phase",
    "rubble",
    "pile_order",
];

/// Reads what is written for a viewer who sees everything.
pub(crate) fn read(options: &Options, state: &Value, chance: Chance) -> Result<Position, Refusal> {
    let state = state.as_object().ok_or_else(|| Refusal::new(BadState::NoObject))?;
    let reader = Reader { options, state };
    reader.fields()?;
    let seats = reader.seats()?;
    let mut court = Court::new(*options, seats);
    reader.court(&mut court)?;
    let mut position = Position { court, hands: Default::default(), pile: reader.pile()?, chance };
    for (index, hand) in reader.lists("hands", usize::from(seats))?.into_iter().enumerate() {
        position.hands[index] = bag(hand, "hands")?;
    }
    reader.candidates(&position.court)?;
    tiles_suffice(&position)?;
    phase_fits(&position)?;
    hands_fit(&position)?;
    position.court.ending = ending(&position);
    Ok(position)
}

struct Reader<'a> {
    options: &'a Options,
    state: &'a Map<String, Value>,
}

impl<'a> Reader<'a> {
    fn fields(&self) -> Result<(), Refusal> {
        let empire = self.options.version == Version::Empire;
        let hit = self.state.get("phase").and_then(Value::as_str) == Some("hit");
        let extra = [(empire, "moved"), (hit, "candidates")];
        let extra = extra.into_iter().filter(|(wanted, _)| *wanted).map(|(_, name)| name);
        let wanted: Vec<&'static str> = FIELDS.into_iter().chain(extra).collect();
        if self.state.keys().any(|key| !wanted.contains(&key.as_str())) {
            let known = Arg::list(Join::Commas, wanted);
            return refuse(BadState::StrangeField { known });
        }
        match wanted.into_iter().find(|name| !self.state.contains_key(*name)) {
            Some(field) => refuse(BadState::NoField { field }),
            None => self.version(),
        }
    }

    fn version(&self) -> Result<(), Refusal> {
        let version = self.options.version.word();
        if self.state["version"].as_str() == Some(version) {
            return Ok(());
        }
        refuse(BadState::WrongVersion { version })
    }

    fn list(&self, field: &'static str) -> Result<&'a Vec<Value>, Refusal> {
        self.state[field].as_array().ok_or_else(|| Refusal::new(BadState::NoList { field }))
    }

    fn lists(&self, field: &'static str, count: usize) -> Result<Vec<&'a Vec<Value>>, Refusal> {
        let lists: Option<Vec<_>> = self.list(field)?.iter().map(Value::as_array).collect();
        lists
            .filter(|lists| lists.len() == count)
            .ok_or_else(|| Refusal::new(BadState::NoLists { field, count }))
    }

    fn seats(&self) -> Result<u8, Refusal> {
        let possible = self.options.version.seats();
        let seats = u8::try_from(self.list("hands")?.len()).unwrap_or(u8::MAX);
        if possible.contains(&seats) {
            return Ok(seats);
        }
        refuse(BadState::HandCount { count: seats })
    }

    fn court(&self, court: &mut Court) -> Result<(), Refusal> {
        self.castles(court)?;
        let seats = usize::from(court.seats);
        for (index, list) in self.lists("spoils", seats)?.into_iter().enumerate() {
            court.spoils[index] = bag(list, "spoils")?;
            if !list.is_empty() && !court.is(Version::Takeover) {
                return refuse(BadState::NoSpoils);
            }
        }
        court.discards = stack(self.list("discards")?, "discards")?;
        court.open =
            self.state["open"].as_bool().ok_or_else(|| Refusal::new(BadState::OpenForm))?;
        court.turn = self.turn(court)?;
        court.phase = self.phase()?;
        self.rubble(court)?;
        self.moved(court)?;
        court.turned = match (court.phase, self.list("pile_order")?.len() % 3) {
            (Phase::Hit, 2) => 1,
            (Phase::Hit, _) => 2,
            _ => 0,
        };
        Ok(())
    }

    fn castles(&self, court: &mut Court) -> Result<(), Refusal> {
        let grounds = if court.is(Version::King) { 1 } else { usize::from(court.seats) };
        for (index, castles) in self.lists("castles", grounds)?.into_iter().enumerate() {
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

    fn turn(&self, court: &Court) -> Result<Seat, Refusal> {
        let turn = self.state["turn"].as_u64().filter(|&turn| turn < u64::from(court.seats));
        turn.map(|turn| Seat(turn as u8))
            .filter(|&seat| !court.left.contains(seat))
            .ok_or_else(|| Refusal::new(BadState::TurnForm))
    }

    fn phase(&self) -> Result<Phase, Refusal> {
        let word = self.state["phase"].as_str();
        Phase::ALL
            .into_iter()
            .find(|phase| word == Some(phase.word()))
            .ok_or_else(|| Refusal::new(BadState::PhaseForm))
    }

    fn rubble(&self, court: &mut Court) -> Result<(), Refusal> {
        let wrong = || Refusal::new(BadState::RubbleForm);
        for (index, list) in self.lists("rubble", usize::from(court.seats))?.into_iter().enumerate()
        {
            for number in list {
                let site = number.as_u64().and_then(|number| number.checked_sub(1));
                let site = site.filter(|&site| site < court.sites() as u64).ok_or_else(wrong)?;
                let site = site as usize;
                let may_fall = !court.is(Version::King) && !court.is(Version::Siege);
                if !may_fall || !court.castles[index][site].is_empty() {
                    return Err(wrong());
                }
                court.rubble[index][site] = true;
            }
        }
        Ok(())
    }

    fn moved(&self, court: &mut Court) -> Result<(), Refusal> {
        if !court.is(Version::Empire) {
            return Ok(());
        }
        let wrong = || Refusal::new(BadState::MovedForm);
        for spot in self.list("moved")? {
            let (number, cell) =
                spot.as_str().and_then(|spot| spot.split_once('.')).ok_or_else(wrong)?;
            let site = match number {
                "1" => 0,
                "2" => 1,
                _ => return Err(wrong()),
            };
            let cell = cells::read(cell).ok_or_else(wrong)?;
            court.castle(court.turn, site).at(cell).ok_or_else(wrong)?;
            court.moved[site].insert(cell);
        }
        Ok(())
    }

    fn pile(&self) -> Result<Stack, Refusal> {
        let mut order = self.list("pile_order")?.clone();
        if self.state["pile"].as_u64() != Some(order.len() as u64) {
            return refuse(BadState::PileCount);
        }
        order.reverse();
        stack(&order, "pile_order")
    }

    fn candidates(&self, court: &Court) -> Result<(), Refusal> {
        if court.phase != Phase::Hit {
            return Ok(());
        }
        let cells: Option<CellSet> =
            self.list("candidates")?.iter().map(|cell| cells::read(cell.as_str()?)).collect();
        // A choice that left no tile standing has ended the match here.
        let choice = court.candidates().len() > 1 || court.castles[0][0].is_empty();
        if choice && cells == Some(court.candidates()) {
            return Ok(());
        }
        refuse(BadState::Candidates)
    }
}

fn tile(value: &Value, field: &'static str) -> Result<Tile, Refusal> {
    let exact = |text: &&str| Tile::read(text).is_some_and(|tile| tile.to_string() == **text);
    value
        .as_str()
        .filter(exact)
        .and_then(Tile::read)
        .ok_or_else(|| Refusal::new(BadState::NoTile { field }))
}

fn bag(list: &[Value], field: &'static str) -> Result<Bag, Refusal> {
    stack(list, field).map(|stack| stack.tiles().collect())
}

fn stack(list: &[Value], field: &'static str) -> Result<Stack, Refusal> {
    if list.len() > crate::stack::TILES {
        return refuse(BadState::TooLong { field });
    }
    let mut stack = Stack::EMPTY;
    for value in list {
        stack.push(tile(value, field)?);
    }
    Ok(stack)
}

fn castle(cells: &Value) -> Result<Castle, Refusal> {
    let cells = cells.as_object().ok_or_else(|| Refusal::new(BadState::CastleForm))?;
    let mut castle = Castle::default();
    for (name, value) in cells {
        let cell = cells::read(name).filter(|cell| cell.to_string() == *name);
        let cell = cell.ok_or_else(|| Refusal::new(BadState::CellForm))?;
        let tile = tile(value, "castles")?;
        if tile.part() != cells::part(cell) {
            return refuse(BadState::WrongPart { tile, cell });
        }
        castle.put(cell, tile);
    }
    Ok(castle)
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
