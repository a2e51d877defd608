//! Joining, leaving, declining, withdrawing and starting a challenge, and its expiry.

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
    /// Joins a lobby, or accepts a challenge. The last seat starts the match.
    pub fn join(&self, id: MatchId, request: Request) -> Result<Committed, Refused> {
        self.join_with_name(id, request, None)
    }

    /// Joins with a display name.
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

    /// Gives a free seat of one's own challenge to a computer. The last seat starts the match.
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

    /// Leaves a lobby. An invited player stays invited: they may join again, or decline.
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

    /// Declines a challenge. With too few players left, the challenge is over. If all remaining players have joined,
    /// the match starts.
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

    /// Withdraws one's own challenge.
    pub fn withdraw(&self, id: MatchId, request: Request) -> Result<Committed, Refused> {
        self.change(id, request, |loaded| {
            loaded.check_in_lobby()?;
            check_challenger(loaded, request.player)?;
            Ok(Change::of(Act::Ended(Ending::Withdrawn)))
        })
    }

    /// Ends an unanswered challenge.
    pub fn expire(&self, id: MatchId, now: Timestamp) -> Result<(), Refused> {
        let expired = self.change(id, Actor::program(now), |loaded| {
            loaded.check_in_lobby()?;
            Ok(Change::of(Act::Ended(Ending::Expired)))
        });
        expired.map(drop)
    }

    /// Starts a match with the players who have joined.
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

/// Starts the match by this change if all seats are taken after it.
fn start_if_full(change: Change, loaded: &Loaded) -> Result<Change, Refused> {
    let people = change.people.as_ref().unwrap_or(&loaded.people);
    match people.joined.len() < usize::from(people.most) {
        true => Ok(change),
        false => start(change, loaded),
    }
}

/// Starts the match by this change.
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
    // Invited players have their seats reserved.
    let free = people.joined.len() + people.invited.len() < usize::from(people.most);
    if player == PlayerId::GONE || !(is_invited || people.open && free) {
        return Err(Refused::NotInvited(id));
    }
    people.invited.retain(|&invited| invited != player);
    people.joined.push(player);
    Ok(())
}

/// The players of a lobby after one has left. In a closed lobby their seat stays reserved.
fn after_leaving(loaded: &Loaded, player: PlayerId) -> People {
    let mut people = loaded.people.clone();
    people.remove_joined(player);
    if !people.open {
        people.invited.push(player);
    }
    people
}

/// The players without this one. A closed challenge then has fewer seats. If all remaining players have joined, it can
/// start.
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

/// The start of a match.
pub(crate) struct Start {
    /// The act for the journal.
    pub(crate) act: Act,
    /// The seed of all randomness.
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
    // The challenger joined first.
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

/// Numbers computers of the same level by their seats, for their names.
fn number_computers(players: &mut [PlayerId]) {
    let levels: Vec<Option<Level>> = players.iter().map(|player| player.level()).collect();
    for (index, (player, level)) in players.iter_mut().zip(&levels).enumerate() {
        let Some(level) = level else { continue };
        let before = levels[..index].iter().filter(|before| **before == Some(*level)).count();
        *player = PlayerId::computer(*level, u8::try_from(before).unwrap_or_default());
    }
}
