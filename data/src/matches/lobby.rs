//! Before a match: challenges and their answers, until there are enough to play.

use std::ops::RangeInclusive;

use rules::{Game, Refusal, Setup};

use super::commit::{Asker, Before, Change, is_called_off};
use super::{By, Done, Matches};
use crate::challenge::{Challenge, Seating};
use crate::course::Course;
use crate::current::{Current, Deed};
use crate::envelope::{open, seal};
use crate::head::Ending;
use crate::ids::{Key, MatchId, PlayerId, Timestamp};
use crate::index::Filter;
use crate::keys::{self, Table};
use crate::record::{Act, Header, NumberRow, People};
use crate::refused::Refused;
use crate::store::Batch;

impl Matches {
    /// Makes a challenge. A match for one player starts at once.
    ///
    /// # Errors
    /// A game, options, players or seats that are not possible, or too many challenges.
    pub fn challenge(
        &self,
        challenge: &Challenge,
        key: Key,
        now: Timestamp,
    ) -> Result<Done, Refused> {
        let asker = Asker { player: challenge.challenger, key: Some(key), now };
        self.attempt(asker, || {
            self.check_room(challenge.challenger)?;
            self.create(challenge, asker)
        })
    }

    /// Joins a lobby, or accepts a challenge. With the last seat taken the match starts.
    ///
    /// # Errors
    /// The lobby is closed, or is for others.
    pub fn join(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |current| {
            current.in_lobby()?;
            let mut people = current.people.clone();
            admit(id, &mut people, by.player)?;
            if people.joined.len() < usize::from(people.most) {
                return Ok(Deed::with(Act::Joined, people));
            }
            let started = seated(&mut people, &current.header)?;
            Ok(Deed { acts: vec![Act::Joined, started], people: Some(people) })
        })
    }

    /// Leaves a lobby that one has joined.
    ///
    /// # Errors
    /// The lobby is closed, or one is not in it, or it is one's own.
    pub fn leave_lobby(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |current| {
            current.in_lobby()?;
            if current.people.challenger == by.player {
                return Err(Refused::OwnChallenge(id));
            }
            if !current.people.joined.contains(&by.player) {
                return Err(Refused::NotJoined(id));
            }
            Ok(without(&current.people, by.player, Act::Left))
        })
    }

    /// Declines a challenge. When too few are left who might play, it is over.
    ///
    /// # Errors
    /// The lobby is closed, or one was not asked.
    pub fn decline(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |current| {
            current.in_lobby()?;
            if current.people.challenger == by.player {
                return Err(Refused::OwnChallenge(id));
            }
            if current.people.joined.contains(&by.player) {
                return Err(Refused::Joined(id));
            }
            if !current.people.invited.contains(&by.player) {
                return Err(Refused::NotInvited(id));
            }
            Ok(without(&current.people, by.player, Act::Declined))
        })
    }

    /// Withdraws one's own challenge.
    ///
    /// # Errors
    /// The lobby is closed, or somebody else's.
    pub fn withdraw(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |current| {
            current.in_lobby()?;
            is_challenger(current, by.player)?;
            Ok(Deed::of(Act::Ended(Ending::Withdrawn)))
        })
    }

    /// Starts a match with those who have joined.
    ///
    /// # Errors
    /// The lobby is closed, or somebody else's, or too few have joined.
    pub fn start(&self, id: MatchId, by: By) -> Result<Done, Refused> {
        self.change(id, by, |current| {
            current.in_lobby()?;
            is_challenger(current, by.player)?;
            let mut people = current.people.clone();
            let joined = u8::try_from(people.joined.len()).unwrap_or(u8::MAX);
            if joined < people.least {
                return Err(Refused::TooFew { least: people.least, joined });
            }
            let started = seated(&mut people, &current.header)?;
            Ok(Deed::with(started, people))
        })
    }

    fn create(&self, challenge: &Challenge, asker: Asker) -> Result<Change, Refused> {
        let game = self.newest(&challenge.game).ok_or(Refused::UnknownGame)?;
        let options = game.complete(&challenge.options).map_err(Refused::Options)?;
        let possible = game.seats(&options).map_err(Refused::Options)?;
        let mut people = invited(challenge, &possible)?;
        let header = Header {
            game: game.info().id.into(),
            rules_version: game.info().rules_version,
            options,
            seed: self.seeds.draw().ok_or(Refused::NoChance)?,
            seating: challenge.seating,
            place: challenge.place,
            rematch_of: challenge.rematch_of,
            created: asker.now,
            deadline: asker.now.plus_days(self.settings.challenge_days),
        };
        can_be_set_up(game, &header, people.most)?;
        let mut acts = vec![Act::Challenged];
        if people.most == 1 {
            acts.push(seated(&mut people, &header)?);
        }
        let mut extra = Batch::default();
        let id = self.number(&mut extra)?;
        self.note_rematch(&mut extra, challenge, id)?;
        extra.expect(keys::header(id), None);
        extra.put(keys::header(id), seal(&header));
        let course = Course::challenged(asker.now);
        let current = Current { id, game, header, people, course, thread: None, raw_head: None };
        let before = Before { raw_head: None, rows: Default::default() };
        let deed = Deed { acts, people: None };
        let mut change = self.carry_out(current, deed, before, asker)?;
        change.batch.expects.extend(extra.expects);
        change.batch.writes.extend(extra.writes);
        Ok(change)
    }

    /// The number of the next match. Whoever commits first has it; the other takes the one after.
    fn number(&self, batch: &mut Batch) -> Result<MatchId, Refused> {
        let raw = self.store.read(&[keys::next_match()])?.pop().flatten();
        let next = match raw.as_deref().and_then(|raw| open::<NumberRow>(raw).ok()) {
            Some(row) => row.0,
            None => self.last_match()?.map_or(1, |last| last.0 + 1),
        };
        batch.expect(keys::next_match(), raw);
        batch.put(keys::next_match(), seal(&NumberRow(next + 1)));
        Ok(MatchId(next))
    }

    /// The match with the highest number.
    pub(crate) fn last_match(&self) -> Result<Option<MatchId>, Refused> {
        let mut range = Table::Header.under(&[]);
        range.backward = true;
        range.most = 1;
        let rows = self.store.scan(&range)?;
        Ok(rows.first().and_then(|(key, _)| keys::number(key, 0)).map(MatchId))
    }

    /// Ties a match to the one it is the rematch of, which has one rematch at most that was not called off.
    fn note_rematch(
        &self,
        batch: &mut Batch,
        challenge: &Challenge,
        id: MatchId,
    ) -> Result<(), Refused> {
        let Some(first) = challenge.rematch_of else { return Ok(()) };
        let played = self.load(first)?;
        if played.course.head.stage.clone() == crate::head::Stage::Running {
            return Err(Refused::StillRunning(first));
        }
        if played.seat_of(challenge.challenger).is_none() {
            return Err(Refused::NotAPlayer(first));
        }
        let raw = self.store.read(&[keys::rematch(first)])?.pop().flatten();
        if let Some(Ok(NumberRow(other))) = raw.as_deref().map(open::<NumberRow>) {
            let other = MatchId(other);
            if !is_called_off(&self.load(other)?.course.head.stage) {
                return Err(Refused::Rematched(other));
            }
        }
        batch.expect(keys::rematch(first), raw);
        batch.put(keys::rematch(first), seal(&NumberRow(id.0)));
        Ok(())
    }

    /// That the challenger has not too many challenges without an answer.
    fn check_room(&self, challenger: PlayerId) -> Result<(), Refused> {
        let range = Table::ByPlayer.under(&[challenger.0, Filter::Lobby.shelf()]);
        let rows = self.store.scan(&range)?;
        let lobbies: Vec<_> = rows.iter().filter_map(|(key, _)| keys::number(key, 2)).collect();
        if lobbies.len() < self.settings.challenges_per_player {
            return Ok(());
        }
        let keys: Vec<_> = lobbies.into_iter().map(|id| keys::people(MatchId(id))).collect();
        let people = self.store.read(&keys)?;
        let own = people.iter().flatten().filter_map(|raw| open::<People>(raw).ok());
        let own = own.filter(|people| people.challenger == challenger).count();
        if own < self.settings.challenges_per_player {
            Ok(())
        } else {
            Err(Refused::TooManyChallenges(own))
        }
    }
}

fn is_challenger(current: &Current, player: PlayerId) -> Result<(), Refused> {
    if current.people.challenger == player {
        Ok(())
    } else {
        Err(Refused::NotChallenger(current.id))
    }
}

/// Who takes part in a challenge, before anybody has answered.
fn invited(challenge: &Challenge, possible: &RangeInclusive<u8>) -> Result<People, Refused> {
    let mut named = challenge.opponents.clone();
    named.push(challenge.challenger);
    named.sort_unstable();
    named.dedup();
    if named.len() != challenge.opponents.len() + 1 || named.contains(&PlayerId::GONE) {
        return Err(Refused::SamePlayer);
    }
    let count = u8::try_from(named.len()).map_err(|_| Refused::TooManyNamed)?;
    let fitting = if count == 1 { *possible.end() } else { count.max(*possible.start()) };
    let most = challenge.seats.unwrap_or(fitting);
    // A number of players that is not possible at all is refused by the game, in its own words.
    let is_possible = possible.contains(&most);
    if is_possible && count > most {
        return Err(Refused::TooManyNamed);
    }
    if is_possible && matches!(challenge.seating, Seating::Chosen(seat) if seat.0 >= most) {
        return Err(Refused::NoSuchSeat);
    }
    Ok(People {
        challenger: challenge.challenger,
        open: count < most,
        invited: challenge.opponents.clone(),
        joined: vec![challenge.challenger],
        least: *possible.start(),
        most,
    })
}

/// Asks the game itself: it has the words for a number of players that is not possible.
fn can_be_set_up(game: &dyn Game, header: &Header, seats: u8) -> Result<(), Refused> {
    if seats == 0 || seats > 8 {
        let reason = format!("{} can't be played by {seats}.", game.info().name);
        return Err(Refused::Options(Refusal::new(reason)));
    }
    let setup = Setup { options: header.options.clone(), seats, seed: header.seed };
    game.set_up(&setup).map(drop).map_err(Refused::Options)
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

/// Without one player. A challenge for certain people is then for fewer, or for nobody.
pub(super) fn without(people: &People, player: PlayerId, act: Act) -> Deed {
    let mut people = people.clone();
    people.invited.retain(|&invited| invited != player);
    people.joined.retain(|&joined| joined != player);
    if people.open {
        return Deed::with(act, people);
    }
    let left = people.joined.len() + people.invited.len();
    people.most = u8::try_from(left).unwrap_or(u8::MAX);
    if people.most >= people.least {
        return Deed::with(act, people);
    }
    people.most = people.least;
    Deed { acts: vec![act, Act::Ended(Ending::Declined)], people: Some(people) }
}

/// Gives everybody who has joined a seat.
fn seated(people: &mut People, header: &Header) -> Result<Act, Refused> {
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
    let seats = u8::try_from(people.joined.len()).map_err(|_| Refused::TooManyNamed)?;
    Ok(Act::Started { seats })
}
