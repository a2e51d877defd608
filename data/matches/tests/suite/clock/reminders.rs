//! Tests of reminders and vacations: a setting applies to all running matches, and a kill at any commit loses nothing.

use matches::{
    JobKind, JobOutcome, Notice, OfferKind, PlayerId, Post, QuietHours, Refused, ReminderSchedule,
    Revision, Revisions, Timestamp,
};

use crate::clock::limits::{begun, looked_after, pass, posts, timed, timing};
use crate::harness::{Harness, YES, nim, on_every_store};
use crate::jobs::queue::queued;

const HOUR: u64 = 60 * 60 * 1000;
const DAY: u64 = 24 * HOUR;
const ONE: PlayerId = PlayerId(1);
const TWO: PlayerId = PlayerId(2);

/// Restarts the process after a changed setting. Checks that the stored jobs update this many matches.
fn follow(harness: &mut Harness, expected: usize) {
    harness.restart();
    let queued = matches::queued_jobs(harness.store.as_ref()).unwrap();
    let waiting = queued.iter().filter(|job| job.kind == JobKind::TimeSettings).count();
    assert_eq!(waiting, expected);
    harness.pass_time();
    let queued = matches::queued_jobs(harness.store.as_ref()).unwrap();
    assert!(queued.iter().all(|job| job.kind != JobKind::TimeSettings));
}

#[test]
fn a_reminder_schedule_applies_to_running_and_new_matches() {
    on_every_store(|harness| {
        let (start, id) = (harness.now().0, begun(harness));
        harness
            .matches
            .set_reminder_schedule(ONE, ReminderSchedule::LastHour, harness.now())
            .unwrap();
        follow(harness, 1);
        assert_eq!(looked_after(harness, id), [start + 71 * HOUR]);
        harness.matches.set_reminder_schedule(ONE, ReminderSchedule::Never, harness.now()).unwrap();
        follow(harness, 1);
        assert_eq!(looked_after(harness, id), [start + 72 * HOUR], "the end of the turn");
        assert_eq!(looked_after(harness, begun(harness)), [start + 72 * HOUR]);
        harness.matches.set_reminder_schedule(ONE, ReminderSchedule::Whole, harness.now()).unwrap();
        follow(harness, 2);
        assert_eq!(looked_after(harness, id), [start + 36 * HOUR]);
        harness.matches.set_reminder_schedule(TWO, ReminderSchedule::Never, harness.now()).unwrap();
        follow(harness, 2);
        assert_eq!(looked_after(harness, id), [start + 36 * HOUR], "it is not their turn");
    });
}

#[test]
fn a_reminder_waits_for_the_end_of_quiet_hours_in_the_players_zone() {
    on_every_store(|harness| {
        // Half of the limit is left at noon of the second day in UTC, which is nine in the evening in Tokyo.
        let id = begun(harness);
        harness.matches.set_quiet_hours(ONE, QuietHours::of("20-8"), harness.now()).unwrap();
        follow(harness, 1);
        assert_eq!(looked_after(harness, id), [1_000 + 36 * HOUR]);
        harness.matches.set_time_zone(ONE, "Asia/Tokyo", harness.now()).unwrap();
        harness.matches.set_time_zone(ONE, "Mars/Base", harness.now()).unwrap();
        follow(harness, 1);
        assert_eq!(looked_after(harness, id), [47 * HOUR]);
        harness.matches.set_quiet_hours(ONE, None, harness.now()).unwrap();
        follow(harness, 1);
        assert_eq!(looked_after(harness, id), [1_000 + 36 * HOUR]);
    });
}

#[test]
fn a_missed_reminder_waits_for_the_end_of_quiet_hours() {
    on_every_store(|harness| {
        let id = begun(harness);
        harness.matches.set_quiet_hours(ONE, QuietHours::of("22-8"), harness.now()).unwrap();
        follow(harness, 1);
        // No process runs from noon until eleven in the evening of the second day.
        harness.later(47 * HOUR);
        let before = harness.head(id).revision;
        harness.pass_time();
        assert_eq!(harness.head(id).revision, before, "nobody is reminded at night");
        assert_eq!(looked_after(harness, id), [56 * HOUR]);
        pass(harness, 9 * HOUR);
        let revision = before.next();
        let notice = harness.matches.notice(id, Revisions { first: revision, last: revision });
        assert!(matches!(notice, Ok(Some(Notice::Reminder { is_late: true, .. }))), "{notice:?}");
    });
}

#[test]
fn a_vacation_stops_the_clock_in_all_matches_where_the_player_is_to_move() {
    on_every_store(|harness| {
        let (first, second, strangers) = (begun(harness), begun(harness), harness.between(3, 4));
        pass(harness, DAY);
        harness.play(second, 1, "1").unwrap();
        let before = [second, strangers].map(|id| harness.head(id).timing);
        harness.matches.begin_vacation(ONE, 10, harness.now()).unwrap();
        follow(harness, 2);
        let away = timing(harness, first);
        assert_eq!((away.until, away.rest, away.choosers), (None, None, None));
        assert_eq!([second, strangers].map(|id| harness.head(id).timing), before);
        pass(harness, 4 * DAY);
        assert_eq!(timing(harness, first).until, None, "no reminder is sent, and time is not up");
        harness.matches.end_vacation(ONE, harness.now()).unwrap();
        follow(harness, 2);
        assert_eq!(timing(harness, first).until.unwrap().0, harness.now().0 + 2 * DAY);
        assert_eq!(harness.matches.vacations(ONE).unwrap().days_left(harness.now()), 26);
    });
}

#[test]
fn a_vacation_of_the_player_to_move_alone_updates_the_board_of_the_turn() {
    on_every_store(|harness| {
        let id = begun(harness);
        harness.post_board(id);
        harness.matches.begin_vacation(TWO, 7, harness.now()).unwrap();
        follow(harness, 1);
        assert_eq!(posts(harness, id), [], "it is not their turn");
        let outdates = |harness: &Harness| {
            harness.matches.outdates_board(id, Post::Offer, harness.head(id).revision)
        };
        harness.matches.begin_vacation(ONE, 10, harness.now()).unwrap();
        follow(harness, 1);
        assert_eq!((posts(harness, id), outdates(harness)), (vec![Post::Offer], Ok(true)));
        // A worker may still hold the line.
        harness.later(HOUR);
        while let Some(claim) = harness.claim(id) {
            for job in &claim.jobs {
                let done = JobOutcome::Done { message: None };
                harness.matches.settle(job, done, harness.now()).unwrap();
            }
        }
        assert_eq!(posts(harness, id), []);
        harness.matches.end_vacation(ONE, harness.now()).unwrap();
        follow(harness, 1);
        assert_eq!((posts(harness, id), outdates(harness)), (vec![Post::Offer], Ok(true)));
    });
}

#[test]
fn a_job_that_replaces_the_job_of_a_pause_updates_the_board() {
    on_every_store(|harness| {
        let id = begun(harness);
        harness.matches.offer(id, OfferKind::Pause, harness.by(1)).unwrap();
        harness.post_board(id);
        harness.matches.reply(id, YES, harness.by(2)).unwrap();
        for job in &harness.claim(id).unwrap().jobs {
            let later = JobOutcome::Later { at: Timestamp(harness.now().0 + HOUR) };
            harness.matches.settle(job, later, harness.now()).unwrap();
        }
        harness.matches.offer(id, OfferKind::Draw, harness.by(1)).unwrap();
        let jobs = harness.claim(id).unwrap().jobs;
        let offer = jobs.iter().find(|job| job.kind == JobKind::Post(Post::Offer)).unwrap();
        assert_eq!(offer.since, harness.head(id).revision, "the job of the pause is gone");
        assert_eq!(harness.matches.outdates_board(id, Post::Offer, offer.revision), Ok(true));
    });
}

#[test]
fn a_turn_starting_during_a_vacation_waits_for_the_player() {
    on_every_store(|harness| {
        harness.matches.begin_vacation(ONE, 7, harness.now()).unwrap();
        let back = harness.now().0 + 7 * DAY;
        let id = begun(harness);
        harness.pass_time();
        assert_eq!(timing(harness, id).until, None);
        harness.later(DAY);
        harness.play(id, 1, "1").unwrap();
        assert_eq!(
            timing(harness, id).until.unwrap().0,
            harness.now().0 + 3 * DAY,
            "it is the other's"
        );
        pass(harness, DAY);
        harness.play(id, 2, "1").unwrap();
        assert_eq!(timing(harness, id).until, None);
        pass(harness, back - harness.now().0);
        assert_eq!(
            timing(harness, id).until.unwrap().0,
            back + 3 * DAY,
            "the vacation ends without an act"
        );
    });
}

#[test]
fn a_vacation_ends_at_its_limit_and_invalid_settings_change_nothing() {
    on_every_store(|harness| {
        let id = begun(harness);
        harness.matches.begin_vacation(ONE, 31, harness.now()).unwrap();
        harness.matches.end_vacation(ONE, harness.now()).unwrap();
        harness.matches.set_time_zone(ONE, "Nowhere", harness.now()).unwrap();
        follow(harness, 0);
        harness.matches.begin_vacation(ONE, 30, harness.now()).unwrap();
        harness.matches.begin_vacation(ONE, 3, harness.now()).unwrap();
        follow(harness, 1);
        pass(harness, 30 * DAY);
        assert_eq!(harness.matches.vacations(ONE).unwrap().until(harness.now()), None);
        harness.matches.begin_vacation(ONE, 1, harness.now()).unwrap();
        follow(harness, 0);
        pass(harness, 3 * DAY);
        assert!(timing(harness, id).choosers.is_some(), "time's up three days after they are back");
    });
}

#[test]
fn time_settings_are_erased_with_the_player_and_skip_untimed_matches() {
    on_every_store(|harness| {
        let id = harness.challenge(&nim(1, &[2])).unwrap().id;
        harness.matches.join(id, harness.by(2)).unwrap();
        let revision = harness.head(id).revision;
        harness.matches.begin_vacation(ONE, 3, harness.now()).unwrap();
        follow(harness, 1);
        assert_eq!(harness.head(id).revision, revision);
        assert_eq!(harness.matches.apply_time_settings(matches::MatchId(9), harness.now()), {
            Err(Refused::NoSuchMatch(matches::MatchId(9)))
        });
        harness.matches.erase(ONE, harness.now()).unwrap();
        assert_eq!(harness.matches.vacations(ONE).unwrap().until(harness.now()), None);
        assert!(queued(harness, timed_match(harness)).iter().all(|job| job.revision > Revision(0)));
    });
}

/// A match between two other players, who take no vacation.
fn timed_match(harness: &Harness) -> matches::MatchId {
    let id = harness.challenge(&timed(nim(3, &[4]))).unwrap().id;
    harness.matches.join(id, harness.by(4)).unwrap();
    id
}
