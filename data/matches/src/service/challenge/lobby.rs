//! Changes of a challenge before the match starts: join, leave, decline, withdraw, start and expire.

use rules::{Level, Seat, Seed};

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::journal::head::Ending;
use crate::journal::records::{Act, Header, People};
use crate::journal::snapshot::{Change, Loaded};
use crate::model::fairness::player_word::Word;
use crate::service::commit::Actor;
use crate::service::{Committed, Matches, Request};

impl Matches {
    /// Joins a challenge. If all seats are taken then, the match starts.
    pub fn join(&self, id: MatchId, request: Request) -> Result<Committed, Refused> {
        self.join_with_name(id, request, None)
    }

    /// As [`Matches::join`]. Also stores the player's display name.
    pub fn join_with_name(
        &self,
        id: MatchId,
        request: Request,
        display_name: Option<&str>,
    ) -> Result<Committed, Refused> {
        self.change(id, request, |loaded| {
            let display_name = display_name.map(ToOwned::to_owned);
            loaded.check_in_lobby()?;
            let mut people = loaded.people.clone();
            admit(id, &mut people, request.player)?;
            people.words.push(Word::by_default(request.player, Some(request.key)));
            let change = Change { display_name, ..Change::with(Act::Joined, people) };
            start_if_full(change, loaded)
        })
    }

    /// Gives a free seat of the player's own challenge to a computer. If all seats are taken then, the match starts.
    pub fn seat_computer(
        &self,
        id: MatchId,
        request: Request,
        level: Level,
    ) -> Result<Committed, Refused> {
        self.change(id, request, |loaded| {
            loaded.check_in_lobby()?;
            check_challenger(loaded, request.player)?;
            if !loaded.game.levels().contains(&level) {
                return Err(Refused::NoComputer);
            }
            let mut people = loaded.people.clone();
            let taken = people.joined.len() + people.invited.len();
            if taken >= usize::from(people.most) {
                return Err(Refused::NoFreeSeat(id));
            }
            let computer = PlayerId::computer_beside(&people.joined, level);
            let computer = computer.ok_or(Refused::NoFreeSeat(id))?;
            people.joined.push(computer);
            people.words.push(Word::by_default(computer, None));
            start_if_full(Change::with(Act::Joined, people), loaded)
        })
    }

    /// Takes back a join. If the challenge is not open to anyone, the player is invited again.
    pub fn leave_lobby(&self, id: MatchId, request: Request) -> Result<Committed, Refused> {
        self.change(id, request, |loaded| {
            loaded.check_in_lobby()?;
            if loaded.people.challenger == request.player {
                return Err(Refused::OwnChallenge(id));
            }
            if !loaded.people.joined.contains(&request.player) {
                return Err(Refused::NotJoined(id));
            }
            Ok(Change::with(Act::Left, after_leaving(loaded, request.player)))
        })
    }

    /// Declines a challenge. If too few players are left, the challenge is over. If all players who are left have
    /// joined, the match starts.
    pub fn decline(&self, id: MatchId, request: Request) -> Result<Committed, Refused> {
        self.change(id, request, |loaded| {
            loaded.check_in_lobby()?;
            if loaded.people.challenger == request.player {
                return Err(Refused::OwnChallenge(id));
            }
            if loaded.people.joined.contains(&request.player) {
                return Err(Refused::Joined(id));
            }
            if !loaded.people.invited.contains(&request.player) {
                return Err(Refused::NotInvited(id));
            }
            without_player(loaded, request.player, Act::Declined)
        })
    }

    /// Withdraws the player's own challenge.
    pub fn withdraw(&self, id: MatchId, request: Request) -> Result<Committed, Refused> {
        self.change(id, request, |loaded| {
            loaded.check_in_lobby()?;
            check_challenger(loaded, request.player)?;
            Ok(Change::of(Act::Ended(Ending::Withdrawn)))
        })
    }

    /// Ends a challenge at its deadline.
    pub fn expire(&self, id: MatchId, now: Timestamp) -> Result<(), Refused> {
        let expired = self.change(id, Actor::program(now), |loaded| {
            loaded.check_in_lobby()?;
            Ok(Change::of(Act::Ended(Ending::Expired)))
        });
        expired.map(drop)
    }

    /// Starts the match with the players who have joined.
    pub fn start(&self, id: MatchId, request: Request) -> Result<Committed, Refused> {
        self.change(id, request, |loaded| {
            loaded.check_in_lobby()?;
            check_challenger(loaded, request.player)?;
            let people = loaded.people.clone();
            let joined = u8::try_from(people.joined.len()).unwrap_or(u8::MAX);
            if joined < people.least {
                return Err(Refused::TooFew { least: people.least, joined });
            }
            start(Change { people: Some(people), ..Change::default() }, loaded)
        })
    }
}

/// Adds the start of the match to a change after which all seats are taken.
fn start_if_full(change: Change, loaded: &Loaded) -> Result<Change, Refused> {
    let people = change.people.as_ref().unwrap_or(&loaded.people);
    match people.joined.len() < usize::from(people.most) {
        true => Ok(change),
        false => start(change, loaded),
    }
}

/// Adds the start of the match to a change.
fn start(mut change: Change, loaded: &Loaded) -> Result<Change, Refused> {
    let people = change.people.get_or_insert_with(|| loaded.people.clone());
    let Start { act, seed } = seat_players(people, &loaded.header)?;
    change.acts.push(act);
    change.seed = Some(seed);
    Ok(change)
}

fn check_challenger(loaded: &Loaded, player: PlayerId) -> Result<(), Refused> {
    if loaded.people.challenger == player { Ok(()) } else { Err(Refused::NotChallenger(loaded.id)) }
}

fn admit(id: MatchId, people: &mut People, player: PlayerId) -> Result<(), Refused> {
    if people.joined.contains(&player) {
        return Err(Refused::Joined(id));
    }
    let is_invited = people.invited.contains(&player);
    // The seats of invited players are reserved.
    let free = people.joined.len() + people.invited.len() < usize::from(people.most);
    if player == PlayerId::GONE || !(is_invited || people.open && free) {
        return Err(Refused::NotInvited(id));
    }
    people.invited.retain(|&invited| invited != player);
    people.joined.push(player);
    Ok(())
}

/// The players after one has taken back their join. In a challenge that is not open, their seat stays reserved.
fn after_leaving(loaded: &Loaded, player: PlayerId) -> People {
    let mut people = loaded.people.clone();
    people.remove_joined(player);
    if !people.open {
        people.invited.push(player);
    }
    people
}

/// The change by which a player leaves a challenge for good. A challenge that is not open then has one seat less. It
/// ends if too few players are left, and starts if all of them have joined.
pub(crate) fn without_player(
    loaded: &Loaded,
    player: PlayerId,
    act: Act,
) -> Result<Change, Refused> {
    let mut people = loaded.people.clone();
    people.invited.retain(|&invited| invited != player);
    people.remove_joined(player);
    if people.open {
        return Ok(Change::with(act, people));
    }
    let left = people.joined.len() + people.invited.len();
    people.most = u8::try_from(left).unwrap_or(u8::MAX);
    let is_too_small = people.most < people.least;
    if is_too_small {
        people.most = people.least;
    }
    let is_full = people.invited.is_empty();
    let mut change = Change::with(act, people);
    if is_too_small {
        change.acts.push(Act::Ended(Ending::Declined));
    } else if is_full {
        change = start(change, loaded)?;
    }
    Ok(change)
}

/// The start of a match, as the journal and the header record it.
pub(crate) struct Start {
    pub(crate) act: Act,
    pub(crate) seed: Seed,
}

/// Derives the seed, and assigns the seats.
///
/// Nobody can know the seed of a committed deal earlier, since it depends on the word that each player adds to it.
pub(crate) fn seat_players(people: &mut People, header: &Header) -> Result<Start, Refused> {
    let seed = match header.deal {
        Some(deal) => deal.secret.seed(&people.message(header, deal)),
        None => header.seed,
    };
    people.invited.clear();
    // The seats are drawn in the order of joining.
    let drawn = header.seating.draw(people.joined.len(), seed);
    let mut seated: Vec<(Seat, PlayerId)> =
        drawn.iter().copied().zip(people.joined.drain(..)).collect();
    people.words.iter_mut().zip(drawn).for_each(|(word, seat)| word.seat = Some(seat));
    seated.sort_unstable_by_key(|(seat, _)| *seat);
    people.joined.extend(seated.into_iter().map(|(_, player)| player));
    number_computers(&mut people.joined);
    let seats = u8::try_from(people.joined.len()).map_err(|_| Refused::TooManyNamed)?;
    Ok(Start { act: Act::Started { seats }, seed })
}

/// Numbers the computers of each level in the order of their seats, for their names.
fn number_computers(players: &mut [PlayerId]) {
    let levels: Vec<Option<Level>> = players.iter().map(|player| player.level()).collect();
    for (index, (player, level)) in players.iter_mut().zip(&levels).enumerate() {
        let Some(level) = level else { continue };
        let before = levels[..index].iter().filter(|before| **before == Some(*level)).count();
        *player = PlayerId::computer(*level, u8::try_from(before).unwrap_or_default());
    }
}
