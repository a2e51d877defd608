//! Begins the match of a table: an ordinary match, committed together with the entry of its event.

use rules::Seat;

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{EventId, Key, MatchId, PlayerId, Timestamp};
use crate::job::EventMessage;
use crate::journal::clubs::event_acts::{EventAct, entrant_of};
use crate::journal::clubs::tables::EventTable;
use crate::journal::event_link::EventLink;
use crate::journal::index;
use crate::journal::records::{Act, Header, NumberRow, People};
use crate::journal::seats::PairState;
use crate::journal::snapshot::{Change, Loaded};
use crate::keys;
use crate::keys::Table;
use crate::model::clock::limit::DAY;
use crate::model::clubs::Entrant;
use crate::model::fairness::player_word::Word;
use crate::model::fairness::seating::Seating;
use crate::service::Matches;
use crate::service::challenge::lobby::{Start, seat_players};
use crate::service::clubs::event_commit::{EventCaller, EventChange, LoadedEvent};
use crate::service::commit::{Actor, PreparedCommit};
use crate::service::names::PlayerName;
use store::Batch;

/// The number of a person's running event matches at which no further one begins.
pub(crate) const MOST_RUNNING: usize = 5;

impl Matches {
    /// Begins the match of a table. If entrants are in too many event matches, returns those entrants instead.
    pub(super) fn begin_table(
        &self,
        id: EventId,
        number: u32,
        now: Timestamp,
    ) -> Result<Option<Vec<Entrant>>, Refused> {
        let begun = self.attempt(Actor::program(now), || {
            let event = self.load_event(id)?;
            let table = event.state.tables.iter().find(|table| table.number == number);
            // Another process may have begun or decided the table since.
            let table = table.filter(|table| table.id.is_none() && table.result.is_none());
            let table = table.ok_or(Refused::Busy)?.clone();
            self.prepare_table(event, &table, now)
        });
        match begun {
            Ok(_) => Ok(None),
            Err(Refused::FollowedEnough) => self.busy_entrants(id, number).map(Some),
            Err(refused) => Err(refused),
        }
    }

    /// The entrants of a table who are in too many event matches.
    fn busy_entrants(&self, id: EventId, number: u32) -> Result<Vec<Entrant>, Refused> {
        let event = self.load_event(id)?;
        let table = event.state.tables.iter().find(|table| table.number == number);
        let mut busy = Vec::new();
        for &entrant in table.iter().flat_map(|table| &table.entrants) {
            if !self.has_room(event.people.entrants[entrant.index()].player)? {
                busy.push(entrant);
            }
        }
        Ok(busy)
    }

    /// Whether a person may begin another event match. Matches that they have left don't count.
    pub(super) fn has_room(&self, player: PlayerId) -> Result<bool, Refused> {
        let mut ids = Vec::new();
        for shelf in [index::EVENT_TURN, index::EVENT_WAITING] {
            let rows = self.store.scan(&Table::ByPlayer.under(&[player.0, shelf]))?;
            ids.extend(rows.iter().filter_map(|(key, _)| index::owner(key)));
        }
        if ids.len() < MOST_RUNNING {
            return Ok(true);
        }
        let heads = self.heads(ids.into_iter())?;
        Ok(heads.iter().filter(|head| !head.has_left(player)).count() < MOST_RUNNING)
    }

    fn prepare_table(
        &self,
        event: LoadedEvent,
        table: &EventTable,
        now: Timestamp,
    ) -> Result<PreparedCommit, Refused> {
        let players = table.entrants.iter().map(|one| &event.people.entrants[one.index()]);
        let named: Vec<_> = players.cloned().collect();
        let players: Vec<PlayerId> = named.iter().map(|one| one.player).collect();
        let mut extra = Batch::default();
        let id = self.new_match_id(None)?;
        for &player in &players {
            self.expect_room(&mut extra, player, id)?;
        }
        let mut prepared = self.prepare_match(&event, table, &players, id, now)?;
        let seated = &prepared.after.people.joined;
        let entrants =
            seated.iter().filter_map(|&player| entrant_of(&event.people.entrants, player));
        let entrants: Vec<Entrant> = entrants.collect();
        for one in named.into_iter().filter(|one| !one.name.is_empty()) {
            PlayerName { player: one.player, name: one.name }.write(&mut extra, id);
        }
        prepared.add(extra);
        let is_news = event.state.is_of_later_wave(&event.header.plan, table, now);
        let act = EventAct::MatchBegan { table: table.number, id, entrants };
        let mut noted =
            self.prepare_event(event, EventChange::program(act), EventCaller::Job(now))?;
        if is_news {
            let about = about_newest_entry(&noted.after);
            let told = self.notify_of_entry(&mut noted.batch, about, &players, now)?;
            noted.enqueued.merge(told);
        }
        prepared.add(noted.batch);
        prepared.enqueued.merge(noted.enqueued);
        Ok(prepared)
    }

    /// Refuses if a person is in too many event matches. Two events that begin a match for them at once conflict.
    fn expect_room(&self, batch: &mut Batch, player: PlayerId, id: MatchId) -> Result<(), Refused> {
        let key = keys::event_start(player);
        let before = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
        if !self.has_room(player)? {
            return Err(Refused::FollowedEnough);
        }
        let is_readable = before.as_deref().is_none_or(|raw| open::<NumberRow>(raw).is_ok());
        debug_assert!(is_readable, "only this program writes the row");
        batch.replace(key, before, seal(&NumberRow(id.0)));
        Ok(())
    }

    fn prepare_match(
        &self,
        event: &LoadedEvent,
        table: &EventTable,
        players: &[PlayerId],
        id: MatchId,
        now: Timestamp,
    ) -> Result<PreparedCommit, Refused> {
        let plan = &event.header.plan;
        let game = self.newest_rules(&plan.game).ok_or(Refused::UnknownGame)?;
        let options = game.complete(&plan.options).map_err(Refused::Options)?;
        let bank_ms = u64::from(plan.bank_days) * DAY;
        let mut header = Header {
            game: game.info().id.into(),
            rules_version: game.info().rules_version,
            options,
            seed: self.seeds.draw().ok_or(Refused::NoChance)?,
            seating: Seating::Chosen(Seat(0)),
            place: plan.place,
            rematch_of: None,
            created: now,
            deadline: now,
            limit: Some(plan.limit),
            posts: plan.posts,
            deal: self.commit_to_deal(id)?,
            language: plan.language.clone(),
            event: Some(EventLink { id: event.id, round: table.round, bank_ms }),
        };
        let mut people = people_at(players, event.id)?;
        let Start { act, seed } = seat_players(&mut people, &header)?;
        header.seed = seed;
        let mut rows = Batch::default();
        rows.replace(keys::header(id), None, seal(&header));
        let loaded = Loaded::challenged(id, game, header, people);
        let change = Change::all([Act::Challenged, act]);
        let mut prepared = self.prepare(loaded, change, Actor::program(now))?;
        prepared.add(rows);
        Ok(prepared)
    }
}

/// The subject of a direct message about the newest entry, which has no post.
fn about_newest_entry(event: &LoadedEvent) -> EventMessage {
    let (id, revision, place) = (event.id, event.state.revision, event.header.plan.place);
    EventMessage { id, revision, channel: place.thread.unwrap_or(place.channel), message: 0 }
}

/// The players of a match. The first one gets the first seat. Their fairness words are the event's number, since they
/// did not join by an interaction.
fn people_at(players: &[PlayerId], event: EventId) -> Result<People, Refused> {
    let seats = u8::try_from(players.len()).map_err(|_| Refused::TooManyNamed)?;
    let (former, candidates) = Default::default();
    Ok(People {
        challenger: players.first().copied().unwrap_or(PlayerId::GONE),
        open: false,
        invited: Vec::new(),
        joined: players.to_vec(),
        least: seats,
        most: seats,
        former,
        candidates,
        twin: PairState::None,
        words: players.iter().map(|&player| Word::by_default(player, Some(Key(event.0)))).collect(),
    })
}
