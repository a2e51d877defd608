//! Tests of club events: leagues, Swiss tournaments and ladders.

mod leagues;
mod notices;
mod oracle;
mod organizers;
mod storage;
mod swiss;
mod timeouts;

use matches::{
    Entrant, EventId, EventPlan, EventStage, EventView, Format, Limit, MatchId, Place, PlayerId,
    Refused,
};
use rules::OptionValues;

use crate::harness::{Harness, SERVER};

pub(crate) const HOUR: u64 = 60 * 60 * 1000;
pub(crate) const DAY: u64 = 24 * HOUR;

/// The player who organizes all events.
pub(crate) const ORGANIZER: u64 = 1;

/// A plan for Nim, with a turn limit of three days and no time bank.
pub(crate) fn plan(format: Format) -> EventPlan {
    EventPlan {
        name: "Castle Cup".into(),
        format,
        game: "nim".into(),
        options: OptionValues::new(),
        seats: 2,
        limit: Limit::DEFAULT,
        bank_days: 0,
        adjudicates: false,
        starts: None,
        place: Place { server: Some(SERVER), channel: 5, thread: None },
        posts: Default::default(),
        language: None,
    }
}

/// A Swiss whose rounds begin as soon as all tables are decided.
pub(crate) fn swiss(rounds: u8) -> EventPlan {
    plan(Format::Swiss { rounds, days: None })
}

/// The player number of an entrant: players 101, 102 and so on register in this order.
pub(crate) fn person(entrant: Entrant) -> u64 {
    101 + u64::from(entrant.0)
}

impl Harness {
    /// Announces an event, and registers this many players from 101 on.
    pub(crate) fn event(&self, plan: &EventPlan, entrants: u64) -> EventId {
        let id = self.matches.announce_event(plan, self.by(ORGANIZER)).unwrap();
        for player in 101..101 + entrants {
            self.register(id, player).unwrap();
        }
        id
    }

    /// Announces an event, registers this many players from 101 on, and begins it.
    pub(crate) fn begun_event(&self, plan: &EventPlan, entrants: u64) -> EventId {
        let id = self.event(plan, entrants);
        self.matches.begin_event(id, self.by(ORGANIZER)).unwrap();
        self.look_after(id);
        id
    }

    pub(crate) fn register(&self, id: EventId, player: u64) -> Result<(), Refused> {
        self.matches.register(id, self.by(player), &format!("Player {player}"))
    }

    pub(crate) fn view_event(&self, id: EventId) -> EventView {
        self.matches.event(id).unwrap()
    }

    /// Runs all due jobs of the event.
    pub(crate) fn look_after(&self, id: EventId) {
        loop {
            let before = self.view_event(id).state.revision;
            self.pass_time();
            if self.view_event(id).state.revision == before
                && self.next_event_look(id) != Some(self.now())
            {
                return;
            }
        }
    }

    fn next_event_look(&self, id: EventId) -> Option<matches::Timestamp> {
        self.matches.advance_event(id, self.now()).unwrap()
    }

    /// The running matches of an event, each with its entrants by seat.
    pub(crate) fn running(&self, id: EventId) -> Vec<(MatchId, Vec<Entrant>)> {
        let tables = self.view_event(id).state.tables.into_iter();
        let running = tables.filter(matches::EventTable::is_running);
        running.map(|table| (table.id.unwrap(), table.entrants)).collect()
    }

    pub(crate) fn lose(&self, on: MatchId, entrant: Entrant) {
        self.matches.resign(on, self.by(person(entrant))).unwrap();
    }

    /// Ends all running matches. In each, the entrant with the highest number resigns.
    pub(crate) fn play_round(&self, id: EventId) {
        for (on, entrants) in self.running(id) {
            self.lose(on, *entrants.iter().max().unwrap());
        }
        self.look_after(id);
    }

    pub(crate) fn stage(&self, id: EventId) -> EventStage {
        self.view_event(id).state.stage
    }

    pub(crate) fn points(&self, id: EventId, entrant: u32) -> u32 {
        let event = self.view_event(id);
        let rows = event.state.standings(&event.plan);
        rows.iter().find(|row| row.entrant == Entrant(entrant)).map_or(0, |row| row.points.0)
    }
}

/// The refusal of an event.
pub(crate) fn refusal<T: std::fmt::Debug>(result: Result<T, Refused>) -> matches::EventRefusal {
    match result {
        Err(Refused::Event(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

pub(crate) fn player(number: u64) -> PlayerId {
    PlayerId(number)
}
