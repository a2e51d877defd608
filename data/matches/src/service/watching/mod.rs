//! Watching: shows a match in other places as well, and notifies followers of its end.
//!
//! One row of the match has the places and the followers. Every act that ends a turn or changes the clock expects this
//! row, so that a new watcher misses nothing. The act enqueues one job for all of them.

pub(crate) mod dashboard;
pub(crate) mod monthly_table;
pub(crate) mod results;

use std::collections::BTreeMap;

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{Key, MatchId, PlayerId, Timestamp};
use crate::job::JobKind;
use crate::job_queue::{Enqueued, NewJob};
use crate::journal::head::Head;
use crate::journal::snapshot::Loaded;
use crate::journal::visible_clock::VisibleClock;
use crate::journal::watching::{CardRow, Follower, PLACES, WatchMode, WatchedPlace, WatchedRow};
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use crate::service::retry::until_first;
use store::{Batch, Row};

/// The maximum number of followers of a match.
const FOLLOWERS: usize = 100;

/// The maximum number of matches that a player may watch or follow.
const FOLLOWED: usize = 50;

/// A watched place, with its message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WatchCard {
    /// The place.
    pub place: WatchedPlace,
    /// The newest message there, if any.
    pub message: Option<u64>,
    /// The [`crate::Head::moment`] that the message shows; 0 for none.
    pub moment: u64,
    /// The clock that the message shows.
    pub clock: VisibleClock,
    /// The moment after which the message shows all turns. 0 if only the last turn is known to be shown.
    pub from: u64,
    /// The request that chose the place, to tell this card's messages from those of an earlier card there.
    pub key: Key,
}

impl WatchCard {
    /// The card once this message shows the match.
    pub fn updated(self, message: u64, head: &Head) -> Self {
        let (moment, clock) = (head.moment(), head.visible_clock());
        Self { message: Some(message), moment, clock, from: self.seen(moment), ..self }
    }

    /// Whether the place shows everything that spectators may see. A post of a turn stays as a record if the clock
    /// changes.
    pub fn is_up_to_date(&self, head: &Head) -> bool {
        let is_clock_shown = match self.place.mode {
            WatchMode::Card => self.clock == head.visible_clock(),
            WatchMode::Posts => true,
        };
        self.message.is_some() && self.moment >= head.moment() && is_clock_shown
    }

    /// The moment after which the place must show all turns of a match that is at the moment `newest`. An edit within a
    /// turn shows the same turns again.
    pub(crate) fn seen(&self, newest: u64) -> u64 {
        match self.message {
            Some(_) if self.moment < newest => self.moment,
            Some(_) if self.from > 0 => self.from,
            Some(_) | None => newest,
        }
    }
}

/// A place where a match is no longer shown, until its message is changed a last time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoppedCard {
    /// The channel or thread.
    pub channel: u64,
    /// The message, if any.
    pub message: Option<u64>,
    /// The [`crate::Head::moment`] that the message shows; 0 for none.
    pub moment: u64,
    /// The moment after which the message shows all turns. 0 if only the last turn is known to be shown.
    pub from: u64,
}

impl StoppedCard {
    /// The card with the turns that the message shows, to make its text again.
    pub fn as_watch_card(&self) -> WatchCard {
        let StoppedCard { channel, message, moment, from } = *self;
        let (mode, by) = (WatchMode::Card, PlayerId::GONE);
        let place = WatchedPlace { channel, server: None, by, mode };
        let (clock, key) = Default::default();
        WatchCard { place, message, moment, clock, from, key }
    }
}

/// The watched places and followers of a match, and the messages of stopped places, as of one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watching {
    /// The watched places, with their messages.
    pub shown: Vec<WatchCard>,
    /// The places where people have stopped showing the match.
    pub stopped: Vec<StoppedCard>,
    /// The followers.
    pub followers: Vec<Follower>,
}

/// The watched places and followers of a match, with their row.
struct WatchedMatch {
    id: MatchId,
    raw: Option<Vec<u8>>,
    row: WatchedRow,
}

impl Matches {
    /// Shows a match in a place, or changes how it is shown there. Returns whether anything has changed.
    pub fn watch(
        &self,
        id: MatchId,
        place: WatchedPlace,
        key: Key,
        now: Timestamp,
    ) -> Result<bool, Refused> {
        self.load(id)?.check_running()?;
        let is_same =
            |known: &WatchedPlace| known.channel == place.channel && known.mode == place.mode;
        if self.watched_match(id)?.row.places.iter().any(is_same) {
            return Ok(false);
        }
        self.change_watched(id, now, |watched, batch| {
            let places = &mut watched.row.places;
            let is_known = places.iter().any(|known| known.channel == place.channel);
            places.retain(|known| known.channel != place.channel);
            if places.len() >= PLACES {
                return Err(Refused::WatchedEnough(PLACES));
            }
            places.push(place);
            let card = keys::card(id, place.channel);
            let (raw, row) = self.row_with_bytes::<CardRow>(card.clone())?;
            // The place goes on from the message that is there. Without it, that message would never be updated.
            let mut row = row.unwrap_or_default();
            if !is_known {
                // The last edit after a stop may have been made already, so the message must be updated.
                row.shown = row.shown.saturating_sub(1);
            }
            batch.replace(card, raw, seal(&CardRow { since: key, ..row }));
            Ok(true)
        })?;
        Ok(true)
    }

    /// Stops showing a match in a channel, for a person. The job that is enqueued changes its message a last time.
    ///
    /// The row of the message stays for that job, even without a message: one may be under way.
    pub fn stop_watching(&self, id: MatchId, channel: u64, now: Timestamp) -> Result<(), Refused> {
        self.change_watched(id, now, |watched, _| {
            watched.row.places.retain(|place| place.channel != channel);
            Ok(true)
        })
    }

    /// Forgets the message of a place, unless the match is shown there again.
    pub fn forget_stopped_card(&self, id: MatchId, channel: u64) -> Result<(), Refused> {
        until_first(|| {
            let WatchedMatch { raw, row, .. } = self.watched_match(id)?;
            if row.places.iter().any(|place| place.channel == channel) {
                return Ok(Some(()));
            }
            let mut batch = Batch::default();
            batch.expect(keys::watched(id), raw);
            batch.remove(keys::card(id, channel));
            self.commit_first(batch)
        })
    }

    /// Stops showing a match in a channel, at once. Returns whether it was shown there.
    pub fn unwatch(&self, id: MatchId, channel: u64, now: Timestamp) -> Result<bool, Refused> {
        let is_there =
            self.watched_match(id)?.row.places.iter().any(|place| place.channel == channel);
        self.change_watched(id, now, |watched, batch| {
            watched.row.places.retain(|place| place.channel != channel);
            batch.remove(keys::card(id, channel));
            Ok(false)
        })?;
        Ok(is_there)
    }

    /// Adds a follower, who is notified of the match's end.
    pub fn follow(&self, id: MatchId, follower: Follower, now: Timestamp) -> Result<(), Refused> {
        self.load(id)?.check_running()?;
        let player = follower.player;
        if self.store.scan(&Table::Following.under(&[player.0]))?.len() >= FOLLOWED {
            return Err(Refused::FollowedEnough);
        }
        self.change_watched(id, now, |watched, _| {
            let followers = &mut watched.row.followers;
            followers.retain(|known| known.player != player);
            if followers.len() >= FOLLOWERS {
                return Err(Refused::TooManyFollowers);
            }
            followers.push(follower);
            // If the match has just ended, this job notifies them as well.
            Ok(true)
        })
    }

    /// Removes a follower.
    pub fn unfollow(&self, id: MatchId, player: PlayerId, now: Timestamp) -> Result<(), Refused> {
        self.change_watched(id, now, |watched, _| {
            watched.row.followers.retain(|known| known.player != player);
            Ok(false)
        })
    }

    /// Whether a player follows a match.
    pub fn is_following(&self, id: MatchId, player: PlayerId) -> Result<bool, Refused> {
        Ok(self.watched_match(id)?.row.followers.iter().any(|known| known.player == player))
    }

    /// The watched places of a match, with their messages.
    pub fn watch_cards(&self, id: MatchId) -> Result<Vec<WatchCard>, Refused> {
        Ok(self.watching(id)?.shown)
    }

    /// The watched places and followers of a match, and the messages of stopped places.
    pub fn watching(&self, id: MatchId) -> Result<Watching, Refused> {
        let WatchedRow { places, followers } = self.watched_match(id)?.row;
        let rows = self.store.scan(&Table::Card.under(&[id.0]))?;
        let card = |(key, raw): &Row| Some((keys::number(key, 1)?, open::<CardRow>(raw).ok()?));
        let mut cards: BTreeMap<_, _> = rows.iter().filter_map(card).collect();
        let shown = places.into_iter().map(|place| {
            let card = cards.remove(&place.channel).unwrap_or_default();
            let CardRow { message, shown, since, clock, from } = card;
            WatchCard { place, message, moment: shown, clock, from, key: since }
        });
        let shown = shown.collect();
        let stopped = cards.into_iter().map(|(channel, card)| {
            let CardRow { message, shown: moment, from, .. } = card;
            StoppedCard { channel, message, moment, from }
        });
        Ok(Watching { shown, stopped: stopped.collect(), followers })
    }

    /// Stores the message of a place. A change of the mode since then stays, and a stop changes this message as well.
    ///
    /// A place that was removed at once, as by an erasure, gets no message.
    pub fn note_watch_card(&self, id: MatchId, card: WatchCard) -> Result<(), Refused> {
        let WatchCard { place, message, moment, clock, from, key } = card;
        until_first(|| {
            let WatchedMatch { raw: raw_watched, row, .. } = self.watched_match(id)?;
            let (raw, known) = self.row_with_bytes::<CardRow>(keys::card(id, place.channel))?;
            let is_shown = row.places.iter().any(|shown| shown.channel == place.channel);
            if !is_shown && raw.is_none() {
                return Ok(Some(()));
            }
            let mut batch = Batch::default();
            batch.expect(keys::watched(id), raw_watched);
            let since = known.map_or(key, |known| known.since);
            let row = CardRow { message, shown: moment, since, clock, from };
            batch.replace(keys::card(id, place.channel), raw, seal(&row));
            self.commit_first(batch)
        })
    }

    /// Removes the followers who were notified in this channel.
    pub fn remove_followers_in(
        &self,
        id: MatchId,
        channel: u64,
        now: Timestamp,
    ) -> Result<(), Refused> {
        self.change_watched(id, now, |watched, _| {
            watched.row.followers.retain(|known| known.channel != channel);
            Ok(false)
        })
    }

    /// Removes a person from the matches that they watch or follow. Watched places on servers stay, without the person
    /// who chose them. Those in private conversations are removed, since they have no other reader. Rows of a newer
    /// program stay unchanged.
    pub(super) fn forget_watcher(&self, player: PlayerId, now: Timestamp) -> Result<(), Refused> {
        let rows = self.store.scan(&Table::Following.under(&[player.0]))?;
        for id in rows.iter().filter_map(|(key, _)| keys::number(key, 1)).map(MatchId) {
            let forgotten = self.change_watched(id, now, |watched, batch| {
                watched.row.followers.retain(|known| known.player != player);
                let places = &mut watched.row.places;
                let is_private =
                    |place: &WatchedPlace| place.by == player && place.server.is_none();
                for place in places.iter().filter(|place| is_private(place)) {
                    batch.remove(keys::card(id, place.channel));
                }
                places.retain(|place| !is_private(place));
                let own = places.iter_mut().filter(|place| place.by == player);
                own.for_each(|place| place.by = PlayerId::GONE);
                Ok(false)
            });
            if forgotten != Err(Refused::NewerNote) {
                forgotten?;
            }
        }
        Ok(())
    }

    fn watched_match(&self, id: MatchId) -> Result<WatchedMatch, Refused> {
        let (raw, row) = self.row_with_bytes::<WatchedRow>(keys::watched(id))?;
        Ok(WatchedMatch { id, raw, row: row.unwrap_or_default() })
    }

    /// Changes the places and followers of a match. If `change` returns `true`, enqueues an update of all places.
    fn change_watched(
        &self,
        id: MatchId,
        now: Timestamp,
        change: impl Fn(&mut WatchedMatch, &mut Batch) -> Result<bool, Refused>,
    ) -> Result<(), Refused> {
        self.check_not_newer::<WatchedRow>(&keys::watched(id))?;
        until_first(|| {
            let mut watched = self.watched_match(id)?;
            let before = watched.row.people();
            let mut batch = Batch::default();
            batch.expect(keys::watched(id), watched.raw.clone());
            let must_update = change(&mut watched, &mut batch)?;
            watched.write(&mut batch, &before);
            let enqueued = match must_update {
                true => {
                    let job = NewJob { kind: JobKind::Watch, due: now };
                    self.enqueue(&mut batch, &self.load(id)?, job, now)?
                }
                false => Enqueued::default(),
            };
            let first = self.commit_first(batch)?;
            Ok(first.map(|()| self.workers.call(enqueued)))
        })
    }
}

impl WatchedMatch {
    /// Writes the row, or removes an empty one, and updates the list rows of the people in it.
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

/// The job that updates watched places and followers after a turn or a change of the clock. The act is decided again if
/// the row has changed since.
pub(crate) fn plan_watch_job(batch: &mut Batch, loaded: &Loaded, due: Timestamp) -> Option<NewJob> {
    batch.expect(keys::watched(loaded.id), loaded.raw_watched.clone());
    loaded.raw_watched.as_ref().map(|_| NewJob { kind: JobKind::Watch, due })
}
