//! Tests of an event's direct messages and of its calendar entry.

use std::sync::Arc;

use matches::{
    Claim, Entrant, EventId, EventMessage, EventNews, EventPlan, Format, Job, JobKind, JobOutcome,
    NotificationSettings, PlayerId,
};
use store::MemoryStore;

use crate::clubs::{DAY, HOUR, ORGANIZER, person, plan, player, swiss};
use crate::harness::Harness;

const DONE: JobOutcome = JobOutcome::Done { message: None };

fn harness() -> Harness {
    Harness::over(Arc::new(MemoryStore::new()))
}

/// Claims all due jobs, after the leases of earlier claims have ended.
fn due(harness: &Harness) -> Vec<Claim> {
    harness.later(HOUR);
    harness.matches.claim_due(harness.now(), 99).unwrap()
}

fn due_jobs(harness: &Harness, kind: JobKind) -> Vec<Job> {
    due(harness).into_iter().flat_map(|claim| claim.jobs).filter(|job| job.kind == kind).collect()
}

/// The due direct messages to a player.
fn direct_messages(harness: &Harness, player: PlayerId) -> Vec<Job> {
    let claims = due(harness).into_iter().filter(|claim| claim.line.player() == Some(player));
    claims.flat_map(|claim| claim.jobs).collect()
}

/// Settles the first due post of an event, with a direct message about it to this player.
fn settle_post(harness: &Harness, id: EventId, told: PlayerId) -> EventMessage {
    let job = due_jobs(harness, JobKind::EventPost).remove(0);
    let about = EventMessage { id, revision: job.revision, channel: 5, message: 6 };
    let settle = || harness.matches.settle_event_post(&job, DONE, &[(told, about)], harness.now());
    assert_eq!((settle(), settle()), (Ok(true), Ok(false)), "the second worker has lost the job");
    about
}

#[test]
fn an_event_post_notifies_a_player_once() {
    let harness = harness();
    let id = harness.begun_event(&swiss(1), 4);
    let about = settle_post(&harness, id, player(101));
    let told = direct_messages(&harness, player(101));
    assert_eq!(told.iter().map(|job| job.kind).collect::<Vec<_>>(), [JobKind::EventDirect(about)]);
    assert_eq!(harness.matches.settle(&told[0], DONE, harness.now()), Ok(true));
    assert_eq!(direct_messages(&harness, player(101)), []);
    harness.check();
}

#[test]
fn an_erased_player_gets_no_event_notification() {
    let harness = harness();
    let id = harness.begun_event(&swiss(1), 4);
    settle_post(&harness, id, player(101));
    harness.matches.erase(player(101), harness.now()).unwrap();
    assert_eq!(direct_messages(&harness, player(101)), []);
    harness.check();
}

#[test]
fn the_calendar_entry_is_updated_only_when_times_change() {
    let harness = harness();
    let id = harness.event(&swiss(1), 4);
    let settled = || {
        let jobs = due_jobs(&harness, JobKind::EventCalendar);
        jobs.iter().for_each(|job| {
            assert_eq!(harness.matches.settle(job, DONE, harness.now()), Ok(true));
        });
        jobs.len()
    };
    assert_eq!(settled(), 1, "it was announced");
    harness.register(id, 200).unwrap();
    assert_eq!(settled(), 0);
    harness.matches.begin_event(id, harness.by(ORGANIZER)).unwrap();
    harness.look_after(id);
    assert_eq!(settled(), 1, "it has begun");
    let (on, entrants) = harness.running(id).remove(0);
    harness.lose(on, entrants[0]);
    harness.look_after(id);
    assert_eq!(settled(), 0, "a result changes no time");
    harness.matches.end_event(id, harness.by(ORGANIZER)).unwrap();
    assert_eq!(settled(), 1, "it is over");
    harness.check();
}

#[test]
fn players_who_want_direct_messages_get_one_for_each_match_of_a_later_wave() {
    let harness = harness();
    let by_direct_message = NotificationSettings { only_turns: false, by_direct_message: true };
    harness.matches.set_notification_settings(player(101), by_direct_message).unwrap();
    let id = harness.begun_event(&plan(Format::League { weeks: 4 }), 7);
    assert_eq!(direct_messages(&harness, player(101)), [], "the round's post tells of the first");
    let is_of = |number: u64| {
        move |entrants: &[matches::Entrant]| entrants.iter().any(|one| person(*one) == number)
    };
    // Five matches are running. The sixth begins when one of them ends.
    let (on, entrants) = harness.running(id).into_iter().find(|(_, all)| is_of(101)(all)).unwrap();
    harness.lose(on, *entrants.iter().find(|one| person(**one) != 101).unwrap());
    harness.look_after(id);
    let others = |harness: &Harness| {
        let all = harness.running(id);
        all.into_iter().filter(|(_, all)| is_of(101)(all)).map(|(on, _)| on).collect::<Vec<_>>()
    };
    while others(&harness).len() < 5 {
        // The opponent may also be in five matches, so end other matches as well.
        let (on, entrants) =
            harness.running(id).into_iter().find(|(_, all)| !is_of(101)(all)).unwrap();
        harness.lose(on, entrants[0]);
        harness.look_after(id);
    }
    let told = direct_messages(&harness, player(101));
    let [Job { kind: JobKind::EventDirect(about), .. }] = told.as_slice() else {
        panic!("{told:?}");
    };
    let news = harness.matches.direct_event_news(id, about.revision).unwrap();
    let Some((_, EventNews::MatchBegan { id: began, entrants })) = news else { panic!("{news:?}") };
    assert!(others(&harness).contains(&began) && is_of(101)(&entrants));
    assert_eq!(harness.matches.event_news(id, about.revision).unwrap(), None, "it has no post");
    assert_eq!(harness.matches.settle(&told[0], DONE, harness.now()), Ok(true));
    assert_eq!(direct_messages(&harness, player(101)), []);
    assert_eq!(direct_messages(&harness, player(102)), [], "the others have pings");
    harness.check();
}

#[test]
fn a_reminder_names_nobody_who_has_left_their_match() {
    let harness = harness();
    let format = Format::Swiss { rounds: 1, days: Some(7) };
    let plan = EventPlan { game: "stakes".into(), seats: 4, bank_days: 10, ..plan(format) };
    let id = harness.begun_event(&plan, 7);
    let (on, entrants) = harness.running(id).into_iter().find(|(_, all)| all.len() == 3).unwrap();
    harness.lose(on, entrants[0]);
    harness.later(6 * DAY);
    harness.look_after(id);
    let posts = due_jobs(&harness, JobKind::EventPost);
    let reminded =
        posts.iter().find_map(|job| match harness.matches.event_news(id, job.revision).unwrap() {
            Some((_, EventNews::Reminder { players, .. })) => Some(players),
            _ => None,
        });
    let expected: Vec<_> = (0..7).map(Entrant).filter(|one| *one != entrants[0]).collect();
    assert_eq!(reminded, Some(expected));
    harness.check();
}
