//! Making a challenge.

pub(crate) mod lobby;
pub(crate) mod lonely;
pub(crate) mod pair;
mod rematch;

use std::ops::RangeInclusive;
use std::sync::PoisonError;

use rules::{Game, Refusal, Setup};

use crate::codec::{Damage, open, seal};
use crate::error::Refused;
use crate::ids::{Key, MatchId, PlayerId, Timestamp};
use crate::journal::challenge::{Challenge, PostMode, Seating};
use crate::journal::head::Stage;
use crate::journal::index::Filter;
use crate::journal::records::{Act, Header, NumberRow, People};
use crate::journal::seats::PairState;
use crate::journal::snapshot::{Change, Loaded};
use crate::journal::state::MatchState;
use crate::keys;
use crate::keys::Table;
use crate::service::commit::{Asker, Before, PreparedCommit};
use crate::service::{Done, Matches};
use crate::words::No;
use lobby::seated;
use pair::can_be_paired;
use store::Batch;

/// A key, and the value that was found there.
type Noted = (Vec<u8>, Option<Vec<u8>>);

impl Matches {
    /// Makes a challenge. Computers sit down at once, so that a match against them starts at once, like one for one
    /// player.
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
        let made = self.attempt(asker, || {
            self.check_room(challenge.challenger)?;
            self.create(challenge, asker)
        })?;
        Ok(made.0)
    }

    fn create(&self, challenge: &Challenge, asker: Asker) -> Result<PreparedCommit, Refused> {
        let game = self.newest(&challenge.game).ok_or(Refused::UnknownGame)?;
        let options = game.complete(&challenge.options).map_err(Refused::Options)?;
        let possible = game.seats(&options).map_err(Refused::Options)?;
        let mut people = invited(challenge, &possible)?;
        let is_playable =
            |player: &PlayerId| player.level().is_none_or(|level| game.levels().contains(&level));
        if !people.joined.iter().all(is_playable) {
            return Err(Refused::NoComputer);
        }
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
            // Computers wait for ever, and need not be waited for.
            limit: challenge.limit.filter(|_| people.open || !people.invited.is_empty()),
            // In a private conversation nothing can be changed for long.
            posts: match challenge.place.server {
                Some(_) => challenge.posts,
                None => PostMode::EveryMove,
            },
        };
        can_be_set_up(game, &header, people.most)?;
        if challenge.pair && (people.most != 2 || !can_be_paired(game, &header.options)) {
            return Err(Refused::NoPairs);
        }
        let mut acts = vec![Act::Challenged];
        if people.joined.len() == usize::from(people.most) {
            acts.push(seated(&mut people, &header)?);
        }
        let mut extra = Batch::default();
        let first = self.rematched(challenge)?;
        let id = self.number()?;
        if let Some((key, raw)) = first {
            extra.expect(key.clone(), raw);
            extra.put(key, seal(&NumberRow(id.0)));
        }
        extra.expect(keys::header(id), None);
        extra.put(keys::header(id), seal(&header));
        let state = MatchState::challenged(asker.now);
        let (thread, closed, raw_head, raw_people) = (None, None, None, None);
        let loaded =
            Loaded { id, game, header, people, state, thread, closed, raw_head, raw_people };
        let before = Before::default();
        let mut change = Change { acts, people: None, called: challenge.called.clone() };
        let twin = self.paired(&loaded, &mut change)?;
        let mut change = self.carry_out(loaded, change, before, asker)?;
        change.batch.expects.extend(extra.expects);
        change.batch.writes.extend(extra.writes);
        let called = challenge.called.clone().map(|name| (asker.player, name));
        match twin {
            Some(id) => self.with_twin(change, (id, called), asker.now),
            None => Ok(change),
        }
    }

    /// A number that no match has. Numbers are given out here and not by the store, so that people who challenge at the
    /// same moment do not wait for one another.
    pub(super) fn number(&self) -> Result<MatchId, Refused> {
        let mut next = self.next_number.lock().unwrap_or_else(PoisonError::into_inner);
        let mut number = next.unwrap_or(1);
        let taken =
            |number| Ok::<_, Refused>(self.store.read(&[keys::header(number)])?[0].is_some());
        if next.is_none() || taken(MatchId(number))? {
            number = self.last_match()?.map_or(1, |last| last.0 + 1);
        }
        *next = Some(number + 1);
        Ok(MatchId(number))
    }

    /// The match with the highest number.
    pub(super) fn last_match(&self) -> Result<Option<MatchId>, Refused> {
        let mut range = Table::Header.under(&[]);
        range.backward = true;
        range.most = 1;
        let rows = self.store.scan(&range)?;
        Ok(rows.first().and_then(|(key, _)| keys::number(key, 0)).map(MatchId))
    }

    /// Where it is noted what the rematch of a match is, and what stands there. A match has one rematch at most that
    /// was not called off.
    fn rematched(&self, challenge: &Challenge) -> Result<Option<Noted>, Refused> {
        let Some(first) = challenge.rematch_of else { return Ok(None) };
        let played = self.load(first)?;
        if played.state.head.stage == Stage::Running {
            return Err(Refused::StillRunning(first));
        }
        if played.seat_of(challenge.challenger).is_none() {
            return Err(Refused::NotAPlayer(first));
        }
        let key = keys::rematch(first);
        let raw = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
        match raw.as_deref().map(open::<NumberRow>) {
            Some(Ok(NumberRow(other))) => {
                let other = MatchId(other);
                if self.is_rematch(other)? {
                    return Err(Refused::Rematched(other));
                }
            }
            Some(Err(Damage::Newer(_))) => return Err(Refused::Newer(first)),
            Some(Err(_)) | None => {}
        }
        Ok(Some((key, raw)))
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

/// Who takes part in a challenge, before anybody has answered.
fn invited(challenge: &Challenge, possible: &RangeInclusive<u8>) -> Result<People, Refused> {
    let mut named = challenge.opponents.clone();
    named.push(challenge.challenger);
    named.sort_unstable();
    named.dedup();
    let is_anybody_gone =
        named.iter().any(|player| !player.is_person() && player.level().is_none());
    if named.len() != challenge.opponents.len() + 1 || is_anybody_gone {
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
    let (computers, invited): (Vec<_>, Vec<_>) =
        challenge.opponents.iter().partition(|opponent| opponent.level().is_some());
    Ok(People {
        challenger: challenge.challenger,
        open: count < most,
        invited,
        joined: [vec![challenge.challenger], computers].concat(),
        least: *possible.start(),
        most,
        former: Vec::new(),
        candidates: Vec::new(),
        twin: if challenge.pair { PairState::Wanted } else { PairState::None },
    })
}

/// Asks the game itself: it has the words for a number of players that is not possible.
fn can_be_set_up(game: &dyn Game, header: &Header, seats: u8) -> Result<(), Refused> {
    if seats == 0 || seats > 8 {
        let game = game.info().name;
        return Err(Refused::Options(Refusal::new(No::ImpossibleSeats { game, seats })));
    }
    let setup = Setup { options: header.options.clone(), seats, seed: header.seed };
    game.set_up(&setup).map(drop).map_err(Refused::Options)
}
