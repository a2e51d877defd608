//! Answers to a challenge, until there are enough to play.

use rules::Level;

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId};
use crate::journal::challenge::Seating;
use crate::journal::head::Ending;
use crate::journal::records::{Act, Header, People};
use crate::journal::snapshot::{Change, Loaded};
use crate::service::{By, Done, Matches};

impl Matches {
    /// Joins a lobby, or accepts a challenge. With the last seat taken the match starts.
    ///
    /// # Errors
    /// The lobby is closed, or is for others.
    pub fn join(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.join_as(id, by, None)
    }

    /// The same by somebody of whom is known what they are called.
    ///
    /// # Errors
    /// The lobby is closed, or is for others.
    pub fn join_as(&self, id: MatchId, by: By, called: Option<&str>) -> Result<Done, Refused> {
        self.change(id, by, |loaded| {
            let called = called.map(ToOwned::to_owned);
            loaded.check_in_lobby()?;
            let mut people = loaded.people.clone();
            admit(id, &mut people, by.player)?;
            if people.joined.len() < usize::from(people.most) {
                return Ok(Change { called, ..Change::with(Act::Joined, people) });
            }
            let started = seated(&mut people, &loaded.header)?;
            Ok(Change { acts: vec![Act::Joined, started], people: Some(people), called })
        })
    }

    /// Gives a free seat of one's own challenge to a computer. With the last seat taken the match starts.
    ///
    /// # Errors
    /// The lobby is closed, or somebody else's, or no seat is free; or no computer plays this game.
    pub fn seat_computer(&self, id: MatchId, by: By, level: Level) -> Result<Done, Refused> {
        self.change(id, by, |loaded| {
            loaded.check_in_lobby()?;
            is_challenger(loaded, by.player)?;
            if !loaded.game.levels().contains(&level) {
                return Err(Refused::NoComputer);
            }
            let mut people = loaded.people.clone();
            let taken = people.joined.len() + people.invited.len();
            if taken >= usize::from(people.most) {
                return Err(Refused::NoFreeSeat(id));
            }
            let computer = PlayerId::computer_beside(&people.joined, level);
            people.joined.push(computer.ok_or(Refused::NoFreeSeat(id))?);
            if people.joined.len() < usize::from(people.most) {
                return Ok(Change::with(Act::Joined, people));
            }
            let started = seated(&mut people, &loaded.header)?;
            Ok(Change { acts: vec![Act::Joined, started], people: Some(people), called: None })
        })
    }

    /// Leaves a lobby that one has joined. Who was asked by name is still asked: they may come back, or decline.
    ///
    /// # Errors
    /// The lobby is closed, or one is not in it, or it is one's own.
    pub fn leave_lobby(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |loaded| {
            loaded.check_in_lobby()?;
            if loaded.people.challenger == by.player {
                return Err(Refused::OwnChallenge(id));
            }
            if !loaded.people.joined.contains(&by.player) {
                return Err(Refused::NotJoined(id));
            }
            Ok(Change::with(Act::Left, left(loaded, by.player)))
        })
    }

    /// Declines a challenge. When too few are left who might play, it is over; when all who are left have joined, the
    /// match starts.
    ///
    /// # Errors
    /// The lobby is closed, or one was not asked.
    pub fn decline(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |loaded| {
            loaded.check_in_lobby()?;
            if loaded.people.challenger == by.player {
                return Err(Refused::OwnChallenge(id));
            }
            if loaded.people.joined.contains(&by.player) {
                return Err(Refused::Joined(id));
            }
            if !loaded.people.invited.contains(&by.player) {
                return Err(Refused::NotInvited(id));
            }
            without(loaded, by.player, Act::Declined)
        })
    }

    /// Withdraws one's own challenge.
    ///
    /// # Errors
    /// The lobby is closed, or somebody else's.
    pub fn withdraw(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |loaded| {
            loaded.check_in_lobby()?;
            is_challenger(loaded, by.player)?;
            Ok(Change::of(Act::Ended(Ending::Withdrawn)))
        })
    }

    /// Starts a match with those who have joined.
    ///
    /// # Errors
    /// The lobby is closed, or somebody else's, or too few have joined.
    pub fn start(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |loaded| {
            loaded.check_in_lobby()?;
            is_challenger(loaded, by.player)?;
            let mut people = loaded.people.clone();
            let joined = u8::try_from(people.joined.len()).unwrap_or(u8::MAX);
            if joined < people.least {
                return Err(Refused::TooFew { least: people.least, joined });
            }
            let started = seated(&mut people, &loaded.header)?;
            Ok(Change::with(started, people))
        })
    }
}

fn is_challenger(loaded: &Loaded, player: PlayerId) -> Result<(), Refused> {
    if loaded.people.challenger == player { Ok(()) } else { Err(Refused::NotChallenger(loaded.id)) }
}

fn admit(id: MatchId, people: &mut People, player: PlayerId) -> Result<(), Refused> {
    if people.joined.contains(&player) {
        return Err(Refused::Joined(id));
    }
    let asked = people.invited.contains(&player);
    // Those who were asked have their seats kept for them.
    let free = people.joined.len() + people.invited.len() < usize::from(people.most);
    if player == PlayerId::GONE || !(asked || people.open && free) {
        return Err(Refused::NotInvited(id));
    }
    people.invited.retain(|&invited| invited != player);
    people.joined.push(player);
    Ok(())
}

/// The people of a lobby after one of them has left. Where only those may join who were asked, all who joined were, and
/// their seats stay theirs.
fn left(loaded: &Loaded, player: PlayerId) -> People {
    let mut people = loaded.people.clone();
    people.joined.retain(|&joined| joined != player);
    if !people.open {
        people.invited.push(player);
    }
    people
}

/// Without one player. A challenge for certain people is then for fewer, or for nobody; where all of those have joined
/// already, nobody is left to wait for.
pub(crate) fn without(loaded: &Loaded, player: PlayerId, act: Act) -> Result<Change, Refused> {
    let mut people = loaded.people.clone();
    people.invited.retain(|&invited| invited != player);
    people.joined.retain(|&joined| joined != player);
    if people.open {
        return Ok(Change::with(act, people));
    }
    let left = people.joined.len() + people.invited.len();
    people.most = u8::try_from(left).unwrap_or(u8::MAX);
    let acts = if people.most < people.least {
        people.most = people.least;
        vec![act, Act::Ended(Ending::Declined)]
    } else if people.invited.is_empty() {
        vec![act, seated(&mut people, &loaded.header)?]
    } else {
        vec![act]
    };
    Ok(Change { acts, people: Some(people), called: None })
}

/// Gives everybody who has joined a seat.
pub(crate) fn seated(people: &mut People, header: &Header) -> Result<Act, Refused> {
    let mut chance = header.seed.seating();
    people.invited.clear();
    match header.seating {
        Seating::Random => chance.shuffle(&mut people.joined),
        Seating::Chosen(seat) => {
            let challenger = people.challenger;
            people.joined.retain(|&joined| joined != challenger);
            chance.shuffle(&mut people.joined);
            let place = seat.index().min(people.joined.len());
            people.joined.insert(place, challenger);
        }
    }
    number(&mut people.joined);
    let seats = u8::try_from(people.joined.len()).map_err(|_| Refused::TooManyNamed)?;
    Ok(Act::Started { seats })
}

/// Numbers computers of one level by their seats: so they are called.
fn number(players: &mut [PlayerId]) {
    let levels: Vec<Option<Level>> = players.iter().map(|player| player.level()).collect();
    for (index, (player, level)) in players.iter_mut().zip(&levels).enumerate() {
        let Some(level) = level else { continue };
        let before = levels[..index].iter().filter(|before| **before == Some(*level)).count();
        *player = PlayerId::computer(*level, u8::try_from(before).unwrap_or_default());
    }
}

/// Whether an act changes what the card of a challenge shows.
pub(crate) fn shows_in_lobby(act: &Act) -> bool {
    match act {
        Act::Challenged | Act::Joined | Act::Left | Act::Declined | Act::Started { .. } => true,
        Act::Substituted { .. } => true,
        Act::Ended(ending) => Ending::is_before_start(ending),
        _ => false,
    }
}

/// Whether somebody else did what the challenger waits for, or time did.
pub(crate) fn concerns_challenger(act: &Act) -> bool {
    match act {
        Act::Joined | Act::Left | Act::Declined => true,
        Act::Ended(ending) => matches!(ending, Ending::Expired),
        _ => false,
    }
}
