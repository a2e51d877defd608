//! Fixtures of the tests: events whose players have the ids 1, 2 and so on.

use std::sync::Arc;

use matches::{
    ChallengeLimits, EventId, EventPlan, Format, Key, Limit, Matches, Place, PlayerId, Request,
    Timestamp,
};
use rules::OptionValues;
use store::{MemoryStore, Store};

use crate::app::App;
use crate::clock::Clock;

pub(crate) fn app() -> App {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    App::new(Matches::new(store, games::CATALOG, ChallengeLimits::default()), Clock::default())
}

pub(crate) fn by(player: u64, key: u64) -> Request {
    Request { player: PlayerId(player), key: Key(key), now: Timestamp(key) }
}

pub(super) fn plan(format: Format) -> EventPlan {
    EventPlan {
        name: "Castle Cup".into(),
        format,
        game: "kastell".into(),
        options: OptionValues::new(),
        seats: 2,
        limit: Limit::DEFAULT,
        bank_days: 0,
        adjudicates: false,
        starts: None,
        place: Place { server: Some(9), channel: 8, thread: None },
        posts: Default::default(),
        language: Some("sv".into()),
    }
}

fn registered(app: &App, plan: &EventPlan, players: u64) -> EventId {
    let id = app.matches().announce_event(plan, by(1, 1)).unwrap();
    for player in 1..=players {
        let name = format!("Player {player}");
        app.matches().register(id, by(player, 1 + player), &name).unwrap();
    }
    id
}

fn begin(app: &App, id: EventId) -> EventId {
    app.matches().begin_event(id, by(1, 1_000)).unwrap();
    app.matches().advance_event(id, Timestamp(1_001)).unwrap();
    id
}

/// An event that has not begun.
pub(crate) fn announced(app: &App, format: Format, players: u64) -> EventId {
    registered(app, &plan(format), players)
}

/// An event that has begun.
pub(crate) fn begun(app: &App, format: Format, players: u64) -> EventId {
    begin(app, announced(app, format, players))
}

/// A Swiss of two rounds that has begun, with up to four players at a table.
pub(super) fn pods(app: &App, players: u64) -> EventId {
    let format = Format::Swiss { rounds: 2, days: None };
    let plan = EventPlan { game: "castle-keep".into(), seats: 4, ..plan(format) };
    begin(app, registered(app, &plan, players))
}
