//! How people are reminded, and their vacations: what they choose holds in all their running matches, and a kill before
//! these follow loses nothing.

use matches::{JobKind, QuietHours};
use matches::{PlayerId, Refused, ReminderSchedule, Revision};

use crate::hall::{Hall, nim, on_every_store};
use crate::jobs::queued;
use crate::limits::{begun, looked_after, pass, timed, timing};

const HOUR: u64 = 60 * 60 * 1000;
const DAY: u64 = 24 * HOUR;
const ONE: PlayerId = PlayerId(1);
const TWO: PlayerId = PlayerId(2);

/// Has all matches follow, after the program was killed as soon as something was chosen.
fn follow(hall: &mut Hall, expected: usize) {
    hall.restart();
    let queued = matches::queued_jobs(hall.store.as_ref()).unwrap();
    let waiting = queued.iter().filter(|job| job.kind == JobKind::TimeSettings).count();
    assert_eq!(waiting, expected);
    hall.pass_time();
    let queued = matches::queued_jobs(hall.store.as_ref()).unwrap();
    assert!(queued.iter().all(|job| job.kind != JobKind::TimeSettings));
}

#[test]
fn whoever_chooses_fewer_reminders_gets_them_in_running_matches_and_in_new_ones() {
    on_every_store(|hall| {
        let (start, id) = (hall.now().0, begun(hall));
        hall.matches.remind(ONE, ReminderSchedule::LastHour, hall.now()).unwrap();
        follow(hall, 1);
        assert_eq!(looked_after(hall, id), [start + 71 * HOUR]);
        hall.matches.remind(ONE, ReminderSchedule::Never, hall.now()).unwrap();
        follow(hall, 1);
        assert_eq!(looked_after(hall, id), [start + 72 * HOUR], "the end of the turn");
        assert_eq!(looked_after(hall, begun(hall)), [start + 72 * HOUR]);
        hall.matches.remind(ONE, ReminderSchedule::Whole, hall.now()).unwrap();
        follow(hall, 2);
        assert_eq!(looked_after(hall, id), [start + 36 * HOUR]);
        hall.matches.remind(TWO, ReminderSchedule::Never, hall.now()).unwrap();
        follow(hall, 2);
        assert_eq!(looked_after(hall, id), [start + 36 * HOUR], "it is not their turn");
    });
}

#[test]
fn a_reminder_waits_for_the_end_of_quiet_hours_where_they_live() {
    on_every_store(|hall| {
        // The half is at noon of the second day in Greenwich, at nine at night in Tokyo.
        let id = begun(hall);
        hall.matches.be_quiet(ONE, QuietHours::of("20-8"), hall.now()).unwrap();
        follow(hall, 1);
        assert_eq!(looked_after(hall, id), [1_000 + 36 * HOUR]);
        hall.matches.live_in(ONE, "Asia/Tokyo", hall.now()).unwrap();
        hall.matches.live_in(ONE, "Mars/Base", hall.now()).unwrap();
        follow(hall, 1);
        assert_eq!(looked_after(hall, id), [47 * HOUR]);
        hall.matches.be_quiet(ONE, None, hall.now()).unwrap();
        follow(hall, 1);
        assert_eq!(looked_after(hall, id), [1_000 + 36 * HOUR]);
    });
}

#[test]
fn limits_stand_still_for_whoever_is_away_in_all_their_matches_and_for_nobody_else() {
    on_every_store(|hall| {
        let (first, second, strangers) = (begun(hall), begun(hall), hall.between(3, 4));
        pass(hall, DAY);
        hall.play(second, 1, "1").unwrap();
        let before = [second, strangers].map(|id| hall.head(id).timing);
        hall.matches.go_away(ONE, 10, hall.now()).unwrap();
        follow(hall, 2);
        let away = timing(hall, first);
        assert_eq!((away.until, away.rest, away.choosers), (None, None, None));
        assert_eq!([second, strangers].map(|id| hall.head(id).timing), before);
        pass(hall, 4 * DAY);
        assert_eq!(timing(hall, first).until, None, "nobody is reminded, and time is not up");
        hall.matches.come_back(ONE, hall.now()).unwrap();
        follow(hall, 2);
        assert_eq!(timing(hall, first).until.unwrap().0, hall.now().0 + 2 * DAY);
        assert_eq!(hall.matches.vacations(ONE).unwrap().days_left(hall.now()), 26);
    });
}

#[test]
fn a_match_that_begins_or_comes_to_them_while_somebody_is_away_waits_for_them() {
    on_every_store(|hall| {
        hall.matches.go_away(ONE, 7, hall.now()).unwrap();
        let back = hall.now().0 + 7 * DAY;
        let id = begun(hall);
        hall.pass_time();
        assert_eq!(timing(hall, id).until, None);
        hall.later(DAY);
        hall.play(id, 1, "1").unwrap();
        assert_eq!(timing(hall, id).until.unwrap().0, hall.now().0 + 3 * DAY, "it is the other's");
        pass(hall, DAY);
        hall.play(id, 2, "1").unwrap();
        assert_eq!(timing(hall, id).until, None);
        pass(hall, back - hall.now().0);
        assert_eq!(timing(hall, id).until.unwrap().0, back + 3 * DAY, "nobody has to say so");
    });
}

#[test]
fn nobody_is_away_longer_than_they_may_and_nothing_follows_from_what_did_not_change() {
    on_every_store(|hall| {
        let id = begun(hall);
        hall.matches.go_away(ONE, 31, hall.now()).unwrap();
        hall.matches.come_back(ONE, hall.now()).unwrap();
        hall.matches.live_in(ONE, "Nowhere", hall.now()).unwrap();
        follow(hall, 0);
        hall.matches.go_away(ONE, 30, hall.now()).unwrap();
        hall.matches.go_away(ONE, 3, hall.now()).unwrap();
        follow(hall, 1);
        pass(hall, 30 * DAY);
        assert_eq!(hall.matches.vacations(ONE).unwrap().until(hall.now()), None);
        hall.matches.go_away(ONE, 1, hall.now()).unwrap();
        follow(hall, 0);
        pass(hall, 3 * DAY);
        assert!(timing(hall, id).choosers.is_some(), "time is up three days after they are back");
    });
}

#[test]
fn what_was_chosen_is_erased_with_the_person_and_a_match_without_a_limit_has_nothing_to_follow() {
    on_every_store(|hall| {
        let id = hall.challenge(&nim(1, &[2])).unwrap().id;
        hall.matches.join(id, hall.by(2)).unwrap();
        let revision = hall.head(id).revision;
        hall.matches.go_away(ONE, 3, hall.now()).unwrap();
        follow(hall, 1);
        assert_eq!(hall.head(id).revision, revision);
        assert_eq!(hall.matches.follow_habits(matches::MatchId(9), hall.now()), {
            Err(Refused::NoSuchMatch(matches::MatchId(9)))
        });
        hall.matches.forget(ONE, hall.now()).unwrap();
        assert_eq!(hall.matches.vacations(ONE).unwrap().until(hall.now()), None);
        assert!(queued(hall, timed_match(hall)).iter().all(|job| job.revision > Revision(0)));
    });
}

/// Another match, of nobody who was away.
fn timed_match(hall: &Hall) -> matches::MatchId {
    let id = hall.challenge(&timed(nim(3, &[4]))).unwrap().id;
    hall.matches.join(id, hall.by(4)).unwrap();
    id
}
