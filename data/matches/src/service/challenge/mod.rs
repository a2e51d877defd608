//! New challenges, and their limits.

pub(crate) mod lobby;
pub(crate) mod pair;
mod rematch;

use std::ops::RangeInclusive;
use std::sync::PoisonError;

use rules::{Game, Refusal, Setup};

use crate::codec::{Damage, open, seal};
use crate::error::{No, Refused};
use crate::ids::{Key, MatchId, PlayerId, Timestamp};
use crate::journal::challenge::{Challenge, PostMode};
use crate::journal::head::Stage;
use crate::journal::index::Filter;
use crate::journal::records::{Act, Header, NumberRow, People};
use crate::journal::seats::PairState;
use crate::journal::snapshot::{Change, Loaded};
use crate::keys;
use crate::keys::Table;
use crate::model::fairness::player_word::{self, Word, WordText};
use crate::model::fairness::seating::Seating;
use crate::model::fairness::{Deal, Secret};
use crate::service::commit::{Actor, PreparedCommit};
use crate::service::names::PlayerName;
use crate::service::{Committed, Matches};
use lobby::{Start, seat_players};
use pair::can_be_paired;
use store::{Batch, StoreError};

/// The row that stores the rematch of a match.
struct RematchRow {
    key: Vec<u8>,
    raw: Option<Vec<u8>>,
}

impl Matches {
    /// Makes a challenge. Computers join at once, so a match against computers alone starts at once.
    pub fn challenge(
        &self,
        challenge: &Challenge,
        key: Key,
        now: Timestamp,
    ) -> Result<Committed, Refused> {
        let actor = Actor { player: challenge.challenger, key: Some(key), now };
        let made = self.attempt(actor, || {
            self.check_challenge_limit(challenge.challenger)?;
            self.create(challenge, actor)
        })?;
        Ok(made.0)
    }

    fn create(&self, challenge: &Challenge, actor: Actor) -> Result<PreparedCommit, Refused> {
        let game = self.newest_rules(&challenge.game).ok_or(Refused::UnknownGame)?;
        let options = game.complete(&challenge.options).map_err(Refused::Options)?;
        let possible = game.seats(&options).map_err(Refused::Options)?;
        let mut people = invited(challenge, &possible)?;
        let is_playable =
            |player: &PlayerId| player.level().is_none_or(|level| game.levels().contains(&level));
        if !people.joined.iter().all(is_playable) {
            return Err(Refused::NoComputer);
        }
        let mut header = Header {
            game: game.info().id.into(),
            rules_version: game.info().rules_version,
            options,
            seed: self.seeds.draw().ok_or(Refused::NoChance)?,
            seating: challenge.seating,
            place: challenge.place,
            rematch_of: challenge.rematch_of,
            created: actor.now,
            deadline: actor.now.plus_days(self.challenge_limits.days),
            // Without other people, no player waits for another one, so there is no limit.
            limit: challenge.limit.filter(|_| people.open || !people.invited.is_empty()),
            // The bot can't edit messages in private conversations for long.
            posts: match challenge.place.server {
                Some(_) => challenge.posts,
                None => PostMode::EveryMove,
            },
            deal: None,
            language: challenge.language.clone(),
            event: None,
        };
        check_set_up(game, &header, people.most)?;
        if challenge.pair && (people.most != 2 || !can_be_paired(game, &header.options)) {
            return Err(Refused::NoPairs);
        }
        people.words = first_words(&people, challenge.word.as_deref(), actor)?;
        let rematch = self.rematch_row(challenge)?;
        // A match number is used up from here on, so all checks come before.
        let id = self.new_match_id(actor.key)?;
        header.deal = self.commit_to_deal(id)?;
        let mut acts = vec![Act::Challenged];
        if people.joined.len() == usize::from(people.most) {
            let Start { act, seed } = seat_players(&mut people, &header)?;
            acts.push(act);
            header.seed = seed;
        }
        let mut extra = Batch::default();
        if let Some(RematchRow { key, raw }) = rematch {
            extra.replace(key, raw, seal(&NumberRow(id.0)));
        }
        extra.replace(keys::header(id), None, seal(&header));
        let name = challenge.display_name.clone();
        let mut change = Change { display_name: name.clone(), ..Change::all(acts) };
        let loaded = Loaded::challenged(id, game, header, people);
        let second = self.reserve_second_match(&loaded, &mut change)?;
        let mut prepared = self.prepare(loaded, change, actor)?;
        prepared.add(extra);
        let name = name.map(|name| PlayerName { player: actor.player, name });
        match second {
            Some(id) => self.with_second_match(prepared, id, name, actor.now),
            None => Ok(prepared),
        }
    }

    /// Draws the secret of a match, which its commitment hides. `None` if this store's seeds are not committed.
    pub(crate) fn commit_to_deal(&self, number: MatchId) -> Result<Option<Deal>, Refused> {
        if !self.seeds.are_committed() {
            return Ok(None);
        }
        let secret = Secret::new(self.seeds.draw().ok_or(Refused::NoChance)?);
        Ok(Some(Deal { secret, number }))
    }

    /// A match number that no match has had. The service counts match numbers, not the store: otherwise simultaneous
    /// challenges would conflict. Refuses if a request with this key was carried out before.
    pub(super) fn new_match_id(&self, request: Option<Key>) -> Result<MatchId, Refused> {
        let mut next = self.next_number.lock().unwrap_or_else(PoisonError::into_inner);
        let mut number = next.unwrap_or(1);
        let mut wanted = vec![keys::header(MatchId(number)), keys::purged_match()];
        wanted.extend(request.map(keys::receipt));
        let rows = self.store.read(&wanted)?;
        if rows.get(2).is_some_and(Option::is_some) {
            return Err(Refused::Busy);
        }
        let purged = rows[1].as_deref().and_then(|raw| open::<NumberRow>(raw).ok());
        let purged = purged.map_or(0, |row| row.0);
        if next.is_none() || rows[0].is_some() || number <= purged {
            let last = self.last_match()?.map_or(0, |last| last.0).max(purged);
            number = last.checked_add(1).ok_or_else(numbers_are_used_up)?;
        }
        *next = Some(number.checked_add(1).ok_or_else(numbers_are_used_up)?);
        Ok(MatchId(number))
    }

    /// The highest number of a match.
    pub(super) fn last_match(&self) -> Result<Option<MatchId>, Refused> {
        let mut range = Table::Header.under(&[]);
        range.backward = true;
        range.most = 1;
        let rows = self.store.scan(&range)?;
        Ok(rows.first().and_then(|(key, _)| keys::number(key, 0)).map(MatchId))
    }

    /// The row for the rematch, if this challenge is one. Refuses if the match has another rematch that was not called
    /// off.
    fn rematch_row(&self, challenge: &Challenge) -> Result<Option<RematchRow>, Refused> {
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
                if self.is_valid_rematch(other)? {
                    return Err(Refused::Rematched(other));
                }
            }
            Some(Err(Damage::Newer(_))) => return Err(Refused::Newer(first)),
            Some(Err(_)) | None => {}
        }
        Ok(Some(RematchRow { key, raw }))
    }

    /// Refuses a challenger who has as many open challenges as allowed.
    fn check_challenge_limit(&self, challenger: PlayerId) -> Result<(), Refused> {
        let range = Table::ByPlayer.under(&[challenger.0, Filter::Lobby.shelf()]);
        let rows = self.store.scan(&range)?;
        let lobbies: Vec<_> = rows.iter().filter_map(|(key, _)| keys::number(key, 2)).collect();
        if lobbies.len() < self.challenge_limits.per_player {
            return Ok(());
        }
        let keys: Vec<_> = lobbies.into_iter().map(|id| keys::people(MatchId(id))).collect();
        let people = self.store.read(&keys)?;
        let own = people.iter().flatten().filter_map(|raw| open::<People>(raw).ok());
        let own = own.filter(|people| people.challenger == challenger).count();
        if own < self.challenge_limits.per_player {
            Ok(())
        } else {
            Err(Refused::TooManyChallenges(own))
        }
    }
}

/// The players of a new challenge. Computers have joined already.
fn invited(challenge: &Challenge, possible: &RangeInclusive<u8>) -> Result<People, Refused> {
    let is_erased = |player: &PlayerId| !player.is_person() && player.level().is_none();
    // A rematch names the players of a match, whose data may have been erased since.
    if challenge.opponents.iter().any(is_erased) {
        return Err(Refused::ErasedPlayer);
    }
    let mut named = challenge.opponents.clone();
    named.push(challenge.challenger);
    named.sort_unstable();
    named.dedup();
    if named.len() != challenge.opponents.len() + 1 || is_erased(&challenge.challenger) {
        return Err(Refused::SamePlayer);
    }
    let count = u8::try_from(named.len()).map_err(|_| Refused::TooManyNamed)?;
    let fitting = if count == 1 { *possible.end() } else { count.max(*possible.start()) };
    let most = challenge.seats.unwrap_or(fitting);
    // If the number of players is impossible, the game refuses it later, with its own message.
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
        words: Vec::new(),
    })
}

/// The words of the players who have joined already.
fn first_words(people: &People, own: Option<&str>, actor: Actor) -> Result<Vec<Word>, Refused> {
    let joined = people.joined.iter().copied();
    let mut words: Vec<Word> = joined.map(|player| Word::by_default(player, actor.key)).collect();
    if let (Some(text), Some(first)) = (own, words.first_mut()) {
        first.text = WordText::Plain(player_word::checked(text)?);
    }
    Ok(words)
}

/// Sets the game up once, so that its own message explains a refusal.
fn check_set_up(game: &dyn Game, header: &Header, seats: u8) -> Result<(), Refused> {
    if seats == 0 || seats > 8 {
        let game = game.info().name;
        return Err(Refused::Options(Refusal::new(No::ImpossibleSeats { game, seats })));
    }
    let setup = Setup { options: header.options.clone(), seats, seed: header.seed };
    game.set_up(&setup).map(drop).map_err(Refused::Options)
}

/// The refusal of a new match if the highest possible number is taken, as after a strange import.
fn numbers_are_used_up() -> Refused {
    Refused::Unavailable(StoreError::Failed("the match numbers are used up".into()))
}
