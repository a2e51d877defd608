//! Acts of organizers: begin, pause, resume or end an event, decide a match, withdraw or replace an entrant.
//!
//! Each act is an entry that names the organizer, and has a public post.

use rules::Seats;

use crate::error::Refused;
use crate::event_refusal::EventRefusal;
use crate::ids::{EventId, MatchId, PlayerId};
use crate::journal::clubs::event_acts::{
    EventAct, EventActor, EventEnd, EventPeople, EventPlayer, Withdrawal, entrant_of,
};
use crate::journal::clubs::event_plan::Format;
use crate::journal::clubs::event_state::EventStage;
use crate::journal::clubs::next_round::{least_entrants, most_rounds};
use crate::journal::head::Ending;
use crate::journal::records::Act;
use crate::journal::snapshot::{Change, Loaded};
use crate::service::clubs::event_commit::{EventCaller, EventChange, LoadedEvent};
use crate::service::clubs::match_end::TableEnding;
use crate::service::clubs::registration::{event_player, withdrawal};
use crate::service::commit::{Actor, PreparedCommit};
use crate::service::names::PlayerName;
use crate::service::{Matches, Request};

/// The result that an organizer gives a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A draw.
    Draw,
    /// This player wins, and the others lose.
    Winner(PlayerId),
}

/// An organizer's decision of a table: its match before the decision, the end of the match, and the event's entry.
struct Adjudication {
    loaded: Loaded,
    ending: Ending,
    noted: EventChange,
}

impl Matches {
    /// Begins an event. The caller must check the organizer's permission, as for all acts here.
    ///
    /// # Errors
    /// Too few people have registered, too many rounds are planned, or the event has begun.
    pub fn begin_event(&self, id: EventId, request: Request) -> Result<(), Refused> {
        self.organize(id, request, |loaded| {
            check_stage(loaded, EventStage::Open)?;
            let (plan, entrants) = (&loaded.header.plan, loaded.state.registered().len());
            let least = least_entrants(plan);
            if entrants < least {
                return Err(EventRefusal::TooFewEntrants { least, entrants });
            }
            if let Format::Swiss { rounds, .. } = plan.format {
                let most = most_rounds(plan, entrants);
                if usize::from(rounds) > most {
                    return Err(EventRefusal::TooManyRounds { entrants, most });
                }
            }
            Ok(loaded.state.next_round(plan, request.now))
        })
    }

    /// Pauses an event: no match begins, and no round ends. Running matches go on.
    ///
    /// # Errors
    /// The event is not running, or is paused already.
    pub fn pause_event(&self, id: EventId, request: Request) -> Result<(), Refused> {
        self.organize(id, request, |loaded| {
            check_stage(loaded, EventStage::Running)?;
            match loaded.state.paused {
                Some(_) => Err(EventRefusal::IsPaused),
                None => Ok(EventAct::Paused),
            }
        })
    }

    /// Resumes a paused event.
    ///
    /// # Errors
    /// The event is not running, or is not paused.
    pub fn resume_event(&self, id: EventId, request: Request) -> Result<(), Refused> {
        self.organize(id, request, |loaded| {
            check_stage(loaded, EventStage::Running)?;
            match loaded.state.paused {
                Some(_) => Ok(EventAct::PauseEnded),
                None => Err(EventRefusal::NotPaused),
            }
        })
    }

    /// Ends an event. Its running matches are called off.
    ///
    /// # Errors
    /// The event is over.
    pub fn end_event(&self, id: EventId, request: Request) -> Result<(), Refused> {
        self.organize(id, request, |loaded| match loaded.state.stage {
            EventStage::Over(_) => Err(EventRefusal::EventOver),
            EventStage::Open | EventStage::Running => Ok(EventAct::Ended(EventEnd::Organizer)),
        })
    }

    /// Withdraws an entrant.
    ///
    /// # Errors
    /// The player is no entrant.
    pub fn withdraw_entrant(
        &self,
        id: EventId,
        player: PlayerId,
        request: Request,
    ) -> Result<(), Refused> {
        self.organize(id, request, |loaded| {
            let entrant = entrant_of(&loaded.people.entrants, player).ok_or(EventRefusal::NotIn)?;
            withdrawal(&loaded.state, entrant, Withdrawal::Organizer)
        })
    }

    /// Decides a running match of an event. Ratings don't change.
    ///
    /// # Errors
    /// The match does not belong to an undecided table of the event, or the winner has no seat.
    pub fn adjudicate_table(
        &self,
        id: EventId,
        on: MatchId,
        verdict: Verdict,
        request: Request,
    ) -> Result<(), Refused> {
        let caller = EventCaller::Person(request);
        let decided = self.end_with_table(caller, || {
            let event = self.load_event(id)?;
            let Adjudication { loaded, ending, noted } =
                self.adjudication(&event, on, verdict, request)?;
            loaded.check_running()?;
            Ok(TableEnding { event, noted, loaded, change: Change::of(Act::Ended(ending)) })
        });
        match decided {
            // The match is over. Only the table gets the organizer's decision.
            Err(Refused::Over(_)) => {
                let noted = self.change_event(id, caller, |event| {
                    Ok(self.adjudication(event, on, verdict, request)?.noted)
                });
                noted.map(drop)
            }
            decided => decided,
        }
    }

    /// The decision of an undecided table. Players who have left the match come last, unless they get the win.
    fn adjudication(
        &self,
        event: &LoadedEvent,
        on: MatchId,
        verdict: Verdict,
        request: Request,
    ) -> Result<Adjudication, Refused> {
        let mut tables = event.state.tables.iter();
        let table = tables.find(|table| table.id == Some(on) && table.result.is_none());
        let table = table.ok_or(EventRefusal::NoOpenTable)?;
        let winners = match verdict {
            Verdict::Draw => Seats::NONE,
            // A substitute may play for the entrant.
            Verdict::Winner(player) => {
                let winner = entrant_of(&event.people.entrants, player);
                let seat = winner.and_then(|winner| table.seat_of(winner));
                Seats::one(seat.ok_or(EventRefusal::NoSuchDraw)?)
            }
        };
        let loaded = self.load(on)?;
        let ending = Ending::Adjudicated { winners };
        let late = self.late_by_clock(on, &loaded.state.head)?;
        let result = table.result_by(&ending, &loaded.state.head, late);
        let act = EventAct::TableEnded { table: table.number, result };
        Ok(Adjudication { loaded, ending, noted: by_organizer(event, act, request) })
    }

    /// Replaces an entrant by another person, also in running matches.
    ///
    /// # Errors
    /// The event is over, the player is no entrant, or the other person is one already or plays in one of the matches.
    pub fn replace_entrant(
        &self,
        id: EventId,
        player: PlayerId,
        substitute: &EventPlayer,
        request: Request,
    ) -> Result<(), Refused> {
        let caller = EventCaller::Person(request);
        let replaced = self.change_event(id, caller, |loaded| {
            if let EventStage::Over(_) = loaded.state.stage {
                return Err(EventRefusal::EventOver.into());
            }
            let mut people = loaded.people.clone();
            let entrant = entrant_of(&people.entrants, player).ok_or(EventRefusal::NotIn)?;
            let is_new = entrant_of(&people.entrants, substitute.player).is_none();
            if !is_new || !substitute.player.is_person() {
                return Err(EventRefusal::BadReplacement.into());
            }
            if loaded.state.entrants[entrant.index()].withdrawal.is_some() {
                return Err(EventRefusal::NotIn.into());
            }
            people.entrants[entrant.index()] = event_player(substitute.player, &substitute.name);
            let by = organizer(&mut people, request.player);
            let mut change = EventChange::of(by, EventAct::Replaced { entrant });
            let running = loaded.state.tables.iter().filter(|table| table.is_running());
            for on in running
                .filter(|table| table.entrants.contains(&entrant))
                .filter_map(|table| table.id)
            {
                let taken = self.taken_seat(on, player, substitute, request)?;
                let Some(PreparedCommit { batch, enqueued, .. }) = taken else { continue };
                change.extra.expects.extend(batch.expects);
                change.extra.writes.extend(batch.writes);
                change.enqueued.merge(enqueued);
            }
            Ok(EventChange { people: Some(people), ..change })
        })?;
        replaced
            .state
            .tables
            .iter()
            .filter_map(|table| table.id)
            .for_each(|on| self.changes.on_change(on));
        Ok(())
    }

    /// The commit that hands a player's seat in a running match to another person. `None` if the player has no seat to
    /// hand over.
    fn taken_seat(
        &self,
        on: MatchId,
        player: PlayerId,
        substitute: &EventPlayer,
        request: Request,
    ) -> Result<Option<PreparedCommit>, Refused> {
        let loaded = self.load(on)?;
        let Ok(seat) = loaded.seat(player) else { return Ok(None) };
        // The other person may already play another seat as a substitute.
        if loaded.people.joined.contains(&substitute.player) {
            return Err(EventRefusal::BadReplacement.into());
        }
        let mut people = loaded.people.clone();
        people.substitute(seat, substitute.player, loaded.revision().next());
        let change = Change::with(Act::Substituted { seat }, people);
        let mut prepared = self.prepare(loaded, change, Actor::program(request.now))?;
        let EventPlayer { player, name } = substitute.clone();
        PlayerName { player, name }.write(&mut prepared.batch, on);
        Ok(Some(prepared))
    }

    /// Makes an act of an organizer.
    fn organize(
        &self,
        id: EventId,
        request: Request,
        decide: impl Fn(&LoadedEvent) -> Result<EventAct, EventRefusal>,
    ) -> Result<(), Refused> {
        let changed = self.change_event(id, EventCaller::Person(request), |loaded| {
            Ok(by_organizer(loaded, decide(loaded)?, request))
        });
        changed.map(drop)
    }
}

fn by_organizer(loaded: &LoadedEvent, act: EventAct, request: Request) -> EventChange {
    let mut people = loaded.people.clone();
    let by = organizer(&mut people, request.player);
    EventChange { people: Some(people), ..EventChange::of(by, act) }
}

/// The organizer who is this person. Adds them to the event's organizers if this is their first act.
fn organizer(people: &mut EventPeople, player: PlayerId) -> EventActor {
    let known = people.organizers.iter().position(|&one| one == player);
    let index = known.unwrap_or_else(|| {
        people.organizers.push(player);
        people.organizers.len() - 1
    });
    EventActor::Organizer(u32::try_from(index).unwrap_or(u32::MAX))
}

/// Refuses unless the event is in this stage.
fn check_stage(loaded: &LoadedEvent, wanted: EventStage) -> Result<(), EventRefusal> {
    match loaded.state.stage {
        stage if stage == wanted => Ok(()),
        EventStage::Over(_) => Err(EventRefusal::EventOver),
        EventStage::Open => Err(EventRefusal::NotBegun),
        EventStage::Running => Err(EventRefusal::HasBegun),
    }
}
