//! Watching: where a match is shown besides the place where it is played, and who wants to be told of its end.
//!
//! Both stand in one row of the match, which every act that ends a turn expects as it was read: whoever comes to watch in
//! that moment misses nothing. The act writes one job however many watch, and there are only so many places.

pub(crate) mod dashboard;
pub(crate) mod results;

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{Key, MatchId, PlayerId, Timestamp};
use crate::jobs::{Enqueued, JobKind, NewJob, Origin};
use crate::journal::head::Stage;
use crate::journal::watching::{CardRow, Follower, PLACES, WatchedPlace, WatchedRow};
use crate::keys::Table;
use crate::service::Matches;
use crate::{jobs, keys};
use store::{Batch, Commit};

/// How many follow a match at most.
const FOLLOWERS: usize = 100;

/// How many matches somebody watches and follows at most.
const FOLLOWED: usize = 50;

/// How often it is tried when something comes between.
const TRIES: usize = 50;

/// A place where a match is watched, and what stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The place.
    pub place: WatchedPlace,
    /// The message that is there.
    pub message: Option<u64>,
    /// Which moment of the match it shows, as [`crate::Head::moment`] numbers them; 0 for none.
    pub shown: u64,
    /// What tells the first message there from one of a former time.
    pub since: Key,
}

/// What is read and changed at once.
struct Watched {
    id: MatchId,
    raw: Option<Vec<u8>>,
    row: WatchedRow,
}

impl Matches {
    /// Shows a match in a place from now on; in another way, where it is shown there already.
    ///
    /// # Errors
    /// It does not run, or is watched in as many places as can be.
    pub fn watch(
        &self,
        id: MatchId,
        place: WatchedPlace,
        (key, now): (Key, Timestamp),
    ) -> Result<(), Refused> {
        self.running(id)?;
        self.change_watched(id, now, |watched, batch| {
            let places = &mut watched.row.places;
            places.retain(|known| known.channel != place.channel);
            if places.len() >= PLACES {
                return Err(Refused::WatchedEnough);
            }
            places.push(place);
            let fresh = CardRow { since: key, ..CardRow::default() };
            batch.put(keys::card(id, place.channel), seal(&fresh));
            Ok(true)
        })
    }

    /// Shows a match in a place no longer; whether it was.
    ///
    /// # Errors
    /// The store has failed.
    pub fn unwatch(&self, id: MatchId, channel: u64, now: Timestamp) -> Result<bool, Refused> {
        let is_there = self.watched(id)?.row.places.iter().any(|place| place.channel == channel);
        self.change_watched(id, now, |watched, batch| {
            watched.row.places.retain(|place| place.channel != channel);
            batch.remove(keys::card(id, channel));
            Ok(false)
        })?;
        Ok(is_there)
    }

    /// Tells somebody there of the end of a match.
    ///
    /// # Errors
    /// It does not run, or as many follow it as can, or they follow as many as they can.
    pub fn follow(&self, id: MatchId, follower: Follower, now: Timestamp) -> Result<(), Refused> {
        self.running(id)?;
        let player = follower.player;
        if self.store.scan(&Table::Following.under(&[player.0]))?.len() >= FOLLOWED {
            return Err(Refused::FollowedEnough);
        }
        self.change_watched(id, now, |watched, _| {
            let followers = &mut watched.row.followers;
            followers.retain(|known| known.player != player);
            if followers.len() >= FOLLOWERS {
                return Err(Refused::FollowedEnough);
            }
            followers.push(follower);
            // Where it ends in this very moment, they are told all the same.
            Ok(true)
        })
    }

    /// Does not tell somebody of the end of a match any more.
    ///
    /// # Errors
    /// The store has failed.
    pub fn unfollow(&self, id: MatchId, player: PlayerId, now: Timestamp) -> Result<(), Refused> {
        self.change_watched(id, now, |watched, _| {
            watched.row.followers.retain(|known| known.player != player);
            Ok(false)
        })
    }

    /// Whether somebody is told of the end of a match.
    ///
    /// # Errors
    /// The store has failed.
    pub fn is_following(&self, id: MatchId, player: PlayerId) -> Result<bool, Refused> {
        Ok(self.watched(id)?.row.followers.iter().any(|known| known.player == player))
    }

    /// Where a match is watched and what stands there.
    ///
    /// # Errors
    /// The store has failed.
    pub fn watching(&self, id: MatchId) -> Result<Vec<Shown>, Refused> {
        let places = self.watched(id)?.row.places;
        let keys: Vec<_> = places.iter().map(|place| keys::card(id, place.channel)).collect();
        let cards = self.store.read(&keys)?.into_iter();
        let card = |raw: Option<Vec<u8>>| open::<CardRow>(&raw?).ok();
        let shown = places.into_iter().zip(cards).map(|(place, raw)| {
            let CardRow { message, shown, since } = card(raw).unwrap_or_default();
            Shown { place, message, shown, since }
        });
        Ok(shown.collect())
    }

    /// Who wants to be told of the end of a match.
    ///
    /// # Errors
    /// The store has failed.
    pub fn followers(&self, id: MatchId) -> Result<Vec<Follower>, Refused> {
        Ok(self.watched(id)?.row.followers)
    }

    /// Notes what was posted in a place where a match is watched, as long as it is.
    ///
    /// # Errors
    /// The store has failed.
    pub fn note_shown(&self, id: MatchId, shown: Shown) -> Result<(), Refused> {
        for _ in 0..TRIES {
            let Watched { raw, row, .. } = self.watched(id)?;
            if !row.places.contains(&shown.place) {
                return Ok(());
            }
            let Shown { message, shown: moment, since, .. } = shown;
            let mut batch = Batch::default();
            batch.expect(keys::watched(id), raw);
            let card = CardRow { message, shown: moment, since };
            batch.put(keys::card(id, shown.place.channel), seal(&card));
            if self.store.commit(batch)? == Commit::Applied {
                return Ok(());
            }
        }
        Err(Refused::Busy)
    }

    /// Those who wanted to be told there of the end of a match were.
    ///
    /// # Errors
    /// The store has failed.
    pub fn have_told(&self, id: MatchId, channel: u64, now: Timestamp) -> Result<(), Refused> {
        self.change_watched(id, now, |watched, _| {
            watched.row.followers.retain(|known| known.channel != channel);
            Ok(false)
        })
    }

    /// Takes somebody out of all that they watch and follow, but for what a newer program has written.
    pub(super) fn forget_watcher(&self, player: PlayerId, now: Timestamp) -> Result<(), Refused> {
        let rows = self.store.scan(&Table::Following.under(&[player.0]))?;
        for id in rows.iter().filter_map(|(key, _)| keys::number(key, 1)).map(MatchId) {
            let forgotten = self.change_watched(id, now, |watched, _| {
                watched.row.followers.retain(|known| known.player != player);
                let own = watched.row.places.iter_mut().filter(|place| place.by == player);
                own.for_each(|place| place.by = PlayerId::GONE);
                Ok(false)
            });
            if forgotten != Err(Refused::NewerNote) {
                forgotten?;
            }
        }
        Ok(())
    }

    /// What an act that ends a turn calls for, where somebody watches or follows; whoever comes in this moment has it
    /// decided anew.
    pub(super) fn watch_call(
        &self,
        batch: &mut Batch,
        id: MatchId,
        due: Timestamp,
    ) -> Result<Option<NewJob>, Refused> {
        let raw = self.store.read(&[keys::watched(id)])?.pop().flatten();
        batch.expect(keys::watched(id), raw.clone());
        Ok(raw.map(|_| NewJob { kind: JobKind::Watch, due }))
    }

    /// That a match runs.
    fn running(&self, id: MatchId) -> Result<(), Refused> {
        match self.load(id)?.state.head.stage {
            Stage::Lobby => Err(Refused::NotStarted(id)),
            Stage::Running => Ok(()),
            Stage::Over(_) => Err(Refused::Over(id)),
        }
    }

    fn watched(&self, id: MatchId) -> Result<Watched, Refused> {
        let raw = self.store.read(&[keys::watched(id)])?.pop().flatten();
        let row = raw.as_deref().and_then(|raw| open::<WatchedRow>(raw).ok()).unwrap_or_default();
        Ok(Watched { id, raw, row })
    }

    /// Changes who watches a match, anew each time something came between; where `change` says so, all is looked after.
    fn change_watched(
        &self,
        id: MatchId,
        now: Timestamp,
        change: impl Fn(&mut Watched, &mut Batch) -> Result<bool, Refused>,
    ) -> Result<(), Refused> {
        self.is_not_newer::<WatchedRow>(&keys::watched(id))?;
        for _ in 0..TRIES {
            let mut watched = self.watched(id)?;
            let before = watched.row.people();
            let mut batch = Batch::default();
            batch.expect(keys::watched(id), watched.raw.clone());
            let is_called = change(&mut watched, &mut batch)?;
            watched.write(&mut batch, &before);
            let called = match is_called {
                true => self.call_watch(&mut batch, id, now)?,
                false => Enqueued::default(),
            };
            if self.store.commit(batch)? == Commit::Applied {
                self.workers.call(called);
                return Ok(());
            }
        }
        Err(Refused::Busy)
    }

    fn call_watch(
        &self,
        batch: &mut Batch,
        id: MatchId,
        now: Timestamp,
    ) -> Result<Enqueued, Refused> {
        let revision = self.load(id)?.revision();
        let found = jobs::of_target(self.store.as_ref(), Some(id))?;
        let origin = Origin { target: Some(id), found: &found, revision, now, taken: None };
        Ok(jobs::write_jobs(batch, &origin, &[NewJob { kind: JobKind::Watch, due: now }]))
    }
}

impl Watched {
    /// Writes the row, or removes it where nobody watches any more, and in whose lists the match stands.
    fn write(&self, batch: &mut Batch, before: &[PlayerId]) {
        let key = keys::watched(self.id);
        match self.row == WatchedRow::default() {
            true => batch.remove(key),
            false => batch.put(key, seal(&self.row)),
        }
        let after = self.row.people();
        let gone = before.iter().filter(|player| !after.contains(player));
        gone.for_each(|&player| batch.remove(keys::following(player, self.id)));
        let new = after.iter().filter(|player| !before.contains(player));
        new.for_each(|&player| batch.put(keys::following(player, self.id), Vec::new()));
    }
}
