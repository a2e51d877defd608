//! Tests of finding and leaving events, and fixtures. Players have the ids 1, 2 and so on.

use matches::{
    EventId, EventPlan, EventRefusal, Format, Key, Limit, Place, PlayerId, Request, Timestamp,
};
use rules::OptionValues;

use crate::app::App;
use crate::app::clubs::{complete, find, find_ladder, find_running, leave, show};
use crate::app::press::{ClubPress, Press};
use crate::app::testing::app;
use crate::words::say_in_english;

pub(crate) fn by(player: u64, key: u64) -> Request {
    Request { player: PlayerId(player), key: Key(key), now: Timestamp(key) }
}

pub(crate) fn plan(format: Format) -> EventPlan {
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

#[test]
fn an_event_is_found_by_its_suggestion_its_name_and_its_number() {
    let app = app();
    let format = Format::Swiss { rounds: 1, days: None };
    let announce = |(key, name): (u64, &str)| {
        let plan = EventPlan { name: name.into(), ..plan(format) };
        app.matches().announce_event(&plan, by(1, key)).unwrap()
    };
    let ids: Vec<EventId> = (1..).zip(["2", "2027", "Frühlings-Cup"]).map(announce).collect();
    assert_eq!(ids, [EventId(1), EventId(2), EventId(3)]);
    let found = |named: &str| find(&app, 9, Some(named)).unwrap();
    for (named, number) in [("2", 1), ("2027", 2), ("FRÜHLINGS-CUP ", 3), ("3", 3), ("#3", 3)] {
        assert_eq!(found(named), Some(EventId(number)), "{named}");
    }
    assert_eq!(found("Autumn Cup"), None);
    for (name, suggested) in complete(&app, 9, "").unwrap() {
        let id = found(&suggested).unwrap();
        assert_eq!(app.matches().event_on(id, 9).unwrap().plan.name, name);
    }
}

#[test]
fn a_command_without_a_name_means_the_only_running_event_that_fits_it() {
    let app = app();
    let announce = |key, format| app.matches().announce_event(&plan(format), by(1, key)).unwrap();
    let swiss = announce(1, Format::Swiss { rounds: 1, days: None });
    let league = announce(2, Format::League { weeks: 2 });
    let ladder = announce(3, Format::Ladder { decay_days: 10 });
    let found = || [find_ladder(&app, 9, None).unwrap(), find_running(&app, 9, None).unwrap()];
    app.matches().end_event(swiss, by(1, 4)).unwrap();
    assert_eq!(found(), [Some(ladder), None]);
    app.matches().end_event(league, by(1, 5)).unwrap();
    assert_eq!(found(), [Some(ladder); 2]);
    assert_eq!(find(&app, 9, None).unwrap(), None, "`/club show` lists the ended events, too");
}

#[test]
fn only_a_player_who_can_leave_is_asked_and_has_a_button() {
    let app = app();
    let id = announced(&app, Format::Swiss { rounds: 2, days: None }, 3);
    let has_button = |player| {
        let press = Press::from(ClubPress::Leave { id, is_sure: false });
        let shown = show(&app, by(player, 50), 9, id).unwrap();
        shown.buttons.iter().any(|button| button.press == press)
    };
    let refused = |player| leave(&app, by(player, 51), 9, id, false).unwrap_err();
    assert!(has_button(2) && !has_button(4));
    assert_eq!(refused(4), EventRefusal::NotIn.into());
    let left = leave(&app, by(2, 52), 9, id, false).unwrap();
    assert!(left.buttons.is_empty(), "an entrant who has not played only unregisters");
    assert!(!has_button(2));
    assert_eq!(refused(2), EventRefusal::NotIn.into());
    app.matches().end_event(id, by(1, 54)).unwrap();
    assert!(!has_button(3));
    assert_eq!(refused(3), EventRefusal::EventOver.into());
}

#[test]
fn a_player_is_asked_before_they_give_up_a_place_or_a_match() {
    let app = app();
    let id = begun(&app, Format::Ladder { decay_days: 10 }, 3);
    let asked = |key| {
        let answer = leave(&app, by(2, key), 9, id, false).unwrap();
        assert_eq!(answer.buttons.len(), 1);
        say_in_english(answer.all_lines().remove(0))
    };
    assert_eq!(asked(2_000), "Withdraw from **Castle Cup**?");
    app.matches().challenge_on_ladder(id, PlayerId(1), by(2, 2_001)).unwrap();
    app.matches().advance_event(id, Timestamp(2_002)).unwrap();
    assert!(asked(2_003).contains("your running match"));
    let left = leave(&app, by(2, 2_004), 9, id, true).unwrap();
    assert!(left.buttons.is_empty());
}
