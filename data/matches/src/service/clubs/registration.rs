//! Acts of players in events: announce, register, withdraw, and challenge on a ladder.

use rules::Refusal;

use crate::codec::seal;
use crate::error::{No, Refused};
use crate::event_refusal::EventRefusal;
use crate::ids::{EventId, PlayerId};
use crate::journal::clubs::event_acts::{
    EventAct, EventActor, EventPeople, EventPlayer, Withdrawal, entrant_of,
};
use crate::journal::clubs::event_plan::{EVENT_NAME, EventHeader, EventPlan, Format};
use crate::journal::clubs::event_state::{EventStage, EventState};
use crate::journal::records::NumberRow;
use crate::keys;
use crate::keys::Table;
use crate::model::clubs::Entrant;
use crate::model::clubs::ladder::{LadderRefusal, REACH, check_challenge};
use crate::service::clubs::event_commit::{EventCaller, EventChange, LoadedEvent};
use crate::service::clubs::table_start::MOST_RUNNING;
use crate::service::names::{cleaned, is_visible};
use crate::service::ratings::RatingScope;
use crate::service::retry::until_first;
use crate::service::settings::preferences::PreferenceSwap;
use crate::service::{Matches, Request};
use store::Batch;

/// The maximum number of entrants of a Swiss, and of other events. One record has the tables of all rounds of a Swiss.
const MOST_IN_SWISS: usize = 256;
const MOST_ENTRANTS: usize = 512;

/// The maximum number of bytes of an entrant's name, since one record has the names of all entrants.
const NAME_BYTES: usize = 96;

impl Matches {
    /// Announces an event. The caller must check the organizer's permission.
    ///
    /// # Errors
    /// The plan is impossible, or the game refuses its options or its number of seats.
    pub fn announce_event(&self, plan: &EventPlan, request: Request) -> Result<EventId, Refused> {
        let plan = self.checked_plan(plan)?;
        until_first(|| self.try_to_announce(&plan, request, Batch::default()))
    }

    /// Announces an event whose plan was stored in a preference, and swaps the preference in the same commit. `None` if
    /// the preference has another value by now.
    ///
    /// # Errors
    /// As [`Matches::announce_event`].
    pub fn announce_stored_event(
        &self,
        plan: &EventPlan,
        request: Request,
        swap: PreferenceSwap<'_>,
    ) -> Result<Option<EventId>, Refused> {
        let plan = self.checked_plan(plan)?;
        until_first(|| {
            let mut batch = Batch::default();
            if !self.swap_preference(&mut batch, swap)? {
                // An earlier try of the same request may have swapped the preference.
                return self.announced_by(request).map(Some);
            }
            Ok(self.try_to_announce(&plan, request, batch)?.map(Some))
        })
    }

    /// Announces an event in one commit with a batch. `None` if another commit came first.
    fn try_to_announce(
        &self,
        plan: &EventPlan,
        request: Request,
        batch: Batch,
    ) -> Result<Option<EventId>, Refused> {
        if let Some(known) = self.announced_by(request)? {
            return Ok(Some(known));
        }
        let id = self.next_event_number()?;
        let header = EventHeader { plan: plan.clone(), created: request.now };
        let people = EventPeople { organizers: vec![request.player], entrants: Vec::new() };
        let announced = EventChange::of(EventActor::Organizer(0), EventAct::Announced);
        let mut change = EventChange { extra: batch, ..announced };
        change.extra.replace(keys::event_header(id), None, seal(&header));
        let loaded = LoadedEvent::announced(id, header, people);
        let prepared = self.prepare_event(loaded, change, EventCaller::Person(request))?;
        let first = self.commit_first(prepared.batch)?;
        Ok(first.map(|()| {
            self.workers.call(prepared.enqueued);
            id
        }))
    }

    /// Checks a plan, and completes its options.
    ///
    /// # Errors
    /// As [`Matches::announce_event`].
    pub fn checked_plan(&self, plan: &EventPlan) -> Result<EventPlan, Refused> {
        let name = cleaned(plan.name.trim());
        if !is_visible(&name) {
            return Err(Refused::Nameless);
        }
        let is_short = name.chars().count() <= EVENT_NAME;
        if !is_short || !plan.format.is_possible() || plan.bank_days > 60 {
            return Err(EventRefusal::BadPlan.into());
        }
        let game = self.newest_rules(&plan.game).ok_or(Refused::UnknownGame)?;
        let options = game.complete(&plan.options).map_err(Refused::Options)?;
        let possible = game.seats(&options).map_err(Refused::Options)?;
        let seats = plan.seats.min(4);
        if seats < 2 || plan.format.is_for_two() && (seats != 2 || !possible.contains(&2)) {
            return Err(EventRefusal::ForTwo.into());
        }
        // At tables for four, three play if the numbers require it.
        let mut needed = [seats, seats.min(3)].into_iter();
        if let Some(seats) = needed.find(|seats| !possible.contains(seats)) {
            let game = game.info().name;
            return Err(Refused::Options(Refusal::new(No::ImpossibleSeats { game, seats })));
        }
        Ok(EventPlan { name, options, seats, game: game.info().id.into(), ..plan.clone() })
    }

    /// The event that this request has announced. `None` if the request is new.
    fn announced_by(&self, request: Request) -> Result<Option<EventId>, Refused> {
        if !self.is_repeated_event_request(EventCaller::Person(request))? {
            return Ok(None);
        }
        let rows = self.store.scan(&Table::EventByPlayer.under(&[request.player.0]))?;
        Ok(rows.last().and_then(|(key, _)| keys::number(key, 1)).map(EventId))
    }

    /// A number that no event has had.
    fn next_event_number(&self) -> Result<EventId, Refused> {
        let mut range = Table::EventHeader.under(&[]);
        (range.backward, range.most) = (true, 1);
        let rows = self.store.scan(&range)?;
        let last = rows.first().and_then(|(key, _)| keys::number(key, 0)).unwrap_or_default();
        let purged = self.row::<NumberRow>(keys::purged_event())?.map_or(0, |row| row.0);
        Ok(EventId(last.max(purged) + 1))
    }

    /// Registers a person for an event or, in a league that runs, for the next season.
    ///
    /// # Errors
    /// Registration is closed, or the person has registered already.
    pub fn register(&self, id: EventId, request: Request, name: &str) -> Result<(), Refused> {
        let rating = self.seed_rating(id, request)?;
        let registered = self.change_event(id, EventCaller::Person(request), |loaded| {
            let mut people = loaded.people.clone();
            let entrant = entrant_of(&people.entrants, request.player);
            check_open(loaded, entrant)?;
            let entrant = match entrant {
                // New matches of the event begin with the name of the newest registration.
                Some(entrant) => {
                    people.entrants[entrant.index()] = event_player(request.player, name);
                    entrant
                }
                None => {
                    let format = loaded.header.plan.format;
                    new_entrant(&mut people, event_player(request.player, name), format)?
                }
            };
            let by = EventActor::Entrant(entrant);
            let change = EventChange::of(by, EventAct::Registered { entrant, rating });
            Ok(EventChange { people: Some(people), ..change })
        });
        registered.map(drop)
    }

    /// The rating by which an entrant is ranked before the first round.
    fn seed_rating(&self, id: EventId, request: Request) -> Result<i32, Refused> {
        const UNRATED: i32 = 1500;
        let plan = self.load_event(id)?.header.plan;
        let scope = RatingScope { server: plan.place.server, game: Some(&plan.game) };
        Ok(self
            .player_rating(request.player, scope, request.now)?
            .map_or(UNRATED, |rated| rated.rating))
    }

    /// Withdraws a person from an event. If they have not played in it yet, only their registration ends.
    ///
    /// # Errors
    /// The person is no entrant.
    pub fn withdraw_from_event(&self, id: EventId, request: Request) -> Result<(), Refused> {
        let withdrawn = self.change_event(id, EventCaller::Person(request), |loaded| {
            Ok(own_withdrawal(loaded, request.player)?)
        });
        withdrawn.map(drop)
    }

    /// Ends the registration of a person who has not played in the event yet. `false` if they have, so that nothing
    /// changes.
    ///
    /// # Errors
    /// As [`Matches::withdraw_from_event`].
    pub fn unregister(&self, id: EventId, request: Request) -> Result<bool, Refused> {
        let after = self.change_event(id, EventCaller::Person(request), |loaded| {
            let change = own_withdrawal(loaded, request.player)?;
            let has_played =
                change.acts.iter().any(|(_, act)| matches!(act, EventAct::Withdrew { .. }));
            Ok(if has_played { EventChange::default() } else { change })
        })?;
        Ok(own_withdrawal(&after, request.player).is_err())
    }

    /// Challenges another entrant of a ladder.
    ///
    /// # Errors
    /// The challenged entrant is below or too far above the challenger, or one of the two has an unfinished match on
    /// the ladder or too many matches of events.
    pub fn challenge_on_ladder(
        &self,
        id: EventId,
        challenged: PlayerId,
        request: Request,
    ) -> Result<(), Refused> {
        let made = self.change_event(id, EventCaller::Person(request), |loaded| {
            let act = ladder_challenge(loaded, request.player, challenged)?;
            let EventAct::Challenged { challenger, .. } = act else { return Err(Refused::Busy) };
            // A match without room could wait for weeks, and meanwhile nobody could challenge the two.
            for player in [request.player, challenged] {
                if !self.has_room(player)? {
                    return Err(EventRefusal::NoRoom { most: MOST_RUNNING }.into());
                }
            }
            Ok(EventChange::of(EventActor::Entrant(challenger), act))
        });
        made.map(drop)
    }
}

/// Adds an entrant. Their number is limited, since the record of an event must fit into a row of the store.
fn new_entrant(
    people: &mut EventPeople,
    one: EventPlayer,
    format: Format,
) -> Result<Entrant, Refused> {
    let count = people.entrants.len();
    let most = match format {
        Format::Swiss { .. } => MOST_IN_SWISS,
        Format::League { .. } | Format::Ladder { .. } => MOST_ENTRANTS,
    };
    if count >= most || !one.player.is_person() {
        return Err(EventRefusal::EventFull { most }.into());
    }
    people.entrants.push(one);
    Ok(Entrant(u32::try_from(count).unwrap_or(u32::MAX)))
}

/// A person as an entrant, with their name cut to the limit.
pub(super) fn event_player(player: PlayerId, name: &str) -> EventPlayer {
    let mut name = cleaned(name);
    while name.len() > NAME_BYTES {
        name.pop();
    }
    EventPlayer { player, name }
}

/// Refuses unless a person can register now. `entrant` is their number, if they have one.
fn check_open(loaded: &LoadedEvent, entrant: Option<Entrant>) -> Result<(), EventRefusal> {
    let (state, format) = (&loaded.state, loaded.header.plan.format);
    let known = entrant.map(|entrant| &state.entrants[entrant.index()]);
    let is_on_ladder = entrant.is_some_and(|entrant| state.order.contains(&entrant));
    match (state.stage, format) {
        (EventStage::Over(_), _) => Err(EventRefusal::EventOver),
        _ if known.is_some_and(|known| known.is_registered) || is_on_ladder => {
            Err(EventRefusal::AlreadyIn)
        }
        (EventStage::Running, Format::Swiss { .. })
            if known.is_some_and(|one| one.withdrawal.is_some()) =>
        {
            Err(EventRefusal::HasWithdrawn)
        }
        (EventStage::Running, Format::Swiss { rounds, .. }) if state.round > 1 || rounds == 1 => {
            Err(EventRefusal::Closed)
        }
        (EventStage::Open | EventStage::Running, _) => Ok(()),
    }
}

fn own_withdrawal(loaded: &LoadedEvent, player: PlayerId) -> Result<EventChange, EventRefusal> {
    let entrant = entrant_of(&loaded.people.entrants, player).ok_or(EventRefusal::NotIn)?;
    let act = withdrawal(&loaded.state, entrant, Withdrawal::Own)?;
    Ok(EventChange::of(EventActor::Entrant(entrant), act))
}

/// The act by which an entrant leaves. If they have not played yet, only their registration ends.
pub(crate) fn withdrawal(
    state: &EventState,
    entrant: Entrant,
    cause: Withdrawal,
) -> Result<EventAct, EventRefusal> {
    let known = &state.entrants[entrant.index()];
    let plays = state.order.contains(&entrant)
        || state.byes.contains(&entrant)
        || state.tables.iter().any(|table| table.entrants.contains(&entrant));
    match state.stage {
        EventStage::Over(_) => Err(EventRefusal::EventOver),
        EventStage::Open if known.is_registered => Ok(EventAct::Unregistered { entrant }),
        EventStage::Running if plays && known.withdrawal.is_none() => {
            Ok(EventAct::Withdrew { entrant, cause })
        }
        EventStage::Running if known.is_registered => Ok(EventAct::Unregistered { entrant }),
        EventStage::Open | EventStage::Running => Err(EventRefusal::NotIn),
    }
}

fn ladder_challenge(
    loaded: &LoadedEvent,
    challenger: PlayerId,
    challenged: PlayerId,
) -> Result<EventAct, EventRefusal> {
    let state = &loaded.state;
    if !matches!(loaded.header.plan.format, Format::Ladder { .. }) {
        return Err(EventRefusal::NotALadder);
    }
    match (state.stage, state.paused) {
        (EventStage::Over(_), _) => return Err(EventRefusal::EventOver),
        (_, Some(_)) => return Err(EventRefusal::IsPaused),
        (EventStage::Open, None) => return Err(EventRefusal::NotBegun),
        (EventStage::Running, None) => {}
    }
    let both = (
        entrant_of(&loaded.people.entrants, challenger),
        entrant_of(&loaded.people.entrants, challenged),
    );
    let (Some(challenger), Some(challenged)) = both else { return Err(EventRefusal::NotOnLadder) };
    check_challenge(&state.order, challenger, challenged).map_err(|refusal| match refusal {
        LadderRefusal::NotThere => EventRefusal::NotOnLadder,
        LadderRefusal::Below => EventRefusal::BelowYou,
        LadderRefusal::TooFar => EventRefusal::TooFarUp { reach: REACH },
    })?;
    let is_open = |one: Entrant| {
        state.tables.iter().any(|table| table.result.is_none() && table.entrants.contains(&one))
    };
    match is_open(challenger) || is_open(challenged) {
        true => Err(EventRefusal::HasTable),
        false => Ok(EventAct::Challenged { challenger, challenged }),
    }
}

#[cfg(test)]
mod tests {
    use store::VALUE_LIMIT;

    use super::*;
    use crate::codec::seal;
    use crate::ids::{MatchId, Timestamp};
    use crate::journal::clubs::event_acts::{TableEnd, TableResult};
    use crate::journal::clubs::event_state::{EntrantState, EventState};
    use crate::journal::clubs::tables::EventTable;
    use crate::model::clubs::points::Points;

    /// The size of an event's state in bytes, with the largest numbers. `seats` is the number at each table.
    fn state_bytes(entrants: usize, tables: usize, seats: usize) -> usize {
        let mut state = EventState::announced(Timestamp(1 << 41));
        let entrant = EntrantState {
            rating: 2_900,
            is_registered: true,
            withdrawal: Some(Withdrawal::Own),
            is_annulled: true,
            timeouts: 2,
            active: Timestamp(1 << 41),
        };
        state.entrants = vec![entrant; entrants];
        let result = TableResult {
            points: vec![Points::WIN; seats],
            end: TableEnd::Adjudicated,
            // Nobody is late at many tables, since two time-outs withdraw an entrant.
            late: vec![Entrant(511); seats - 1],
        };
        let table = |number: usize| EventTable {
            number: number as u32,
            round: 15,
            division: 127,
            entrants: vec![Entrant(511); seats],
            id: Some(MatchId(1 << 34)),
            result: Some(result.clone()),
            forfeits: vec![Entrant(511)],
        };
        state.tables = (0..tables).map(table).collect();
        state.byes = vec![Entrant(511); 60];
        state.divisions = vec![vec![Entrant(511); entrants]];
        state.last_season = state.divisions.clone();
        seal(&state).len()
    }

    #[test]
    fn the_records_of_the_largest_events_fit_a_store() {
        const ROUNDS: usize = 15;
        assert!(state_bytes(MOST_IN_SWISS, MOST_IN_SWISS / 2 * ROUNDS, 2) < VALUE_LIMIT);
        assert!(state_bytes(MOST_IN_SWISS, MOST_IN_SWISS / 3 * ROUNDS, 3) < VALUE_LIMIT);
        assert!(state_bytes(MOST_ENTRANTS, MOST_ENTRANTS * 7 / 2, 2) < VALUE_LIMIT);
        let entrant = event_player(PlayerId(u64::MAX >> 1), &"🏰".repeat(40));
        let organizers = vec![PlayerId(u64::MAX >> 1); 50];
        let people = EventPeople { organizers, entrants: vec![entrant; MOST_ENTRANTS] };
        assert!(seal(&people).len() < VALUE_LIMIT);
    }
}
