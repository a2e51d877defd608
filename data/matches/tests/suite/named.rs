//! What may have been posted by somebody who was never heard of again: it is posted under the same name once more, so that
//! the first is found and brought up to date.

use matches::{Job, JobError, JobKind, JobOutcome, MatchId, Post, Revision, Timestamp};

use crate::hall::{Hall, nim, on_every_store};
use crate::jobs::{DONE, LEASE, kinds, posted, queued, settle};
use crate::limits::{begun, pass};

const HOUR: u64 = 60 * 60 * 1000;
const TOLD: JobKind = JobKind::Post(Post::Told);

fn failed(hall: &Hall) -> JobOutcome {
    JobOutcome::Retry { at: Timestamp(hall.now().0 + 5_000), error: JobError::Timeout }
}

/// The only thing that is to be posted about a match.
fn only(hall: &Hall, id: MatchId) -> Job {
    let mut jobs = hall.claim(id).unwrap().jobs;
    assert_eq!(jobs.len(), 1, "{jobs:?}");
    jobs.remove(0)
}

/// What a job says of how it is named: after which revision, and whether it may be out there under that name.
fn named(job: &Job) -> (u64, bool) {
    (job.named_after().0, job.may_be_out())
}

/// A running match in which a draw is offered; the revision of that.
fn offered(hall: &Hall) -> (MatchId, u64) {
    let id = posted(hall);
    hall.matches.offer(id, matches::OfferKind::Draw, hall.by(1)).unwrap();
    (id, hall.head(id).revision.0)
}

#[test]
fn what_was_tried_keeps_its_name_when_something_newer_is_called_for() {
    on_every_store(|hall| {
        let (id, first) = offered(hall);
        let job = only(hall, id);
        assert_eq!(named(&job), (first, false));
        assert!(settle(hall, &job, failed(hall)));
        hall.matches.answer(id, crate::hall::OFF, hall.by(1)).unwrap();
        let job = only(hall, id);
        assert_eq!((named(&job), job.revision), ((first, true), Revision(first + 1)));
        // Discord wants to be left alone meanwhile: the name stays.
        assert!(settle(hall, &job, JobOutcome::Later { at: hall.now() }));
        let job = only(hall, id);
        assert_eq!(named(&job), (first, true));
        assert!(settle(hall, &job, DONE));
        assert_eq!(queued(hall, id), []);
    });
}

#[test]
fn what_was_never_tried_gives_way_to_what_is_newer() {
    on_every_store(|hall| {
        let (id, first) = offered(hall);
        hall.matches.answer(id, crate::hall::OFF, hall.by(1)).unwrap();
        assert_eq!(queued(hall, id).len(), 1);
        assert_eq!(named(&only(hall, id)), (first + 1, false));
    });
}

#[test]
fn what_somebody_was_at_who_was_killed_keeps_its_name() {
    on_every_store(|hall| {
        let (id, first) = offered(hall);
        assert_eq!(named(&only(hall, id)), (first, false));
        hall.later(1);
        hall.matches.answer(id, crate::hall::OFF, hall.by(1)).unwrap();
        hall.restart();
        hall.matches.take_over(hall.now()).unwrap();
        assert_eq!(named(&only(hall, id)), (first, true));
        // The same when nobody voids the lease, and it ends.
        hall.later(LEASE);
        assert_eq!(named(&only(hall, id)), (first, true));
    });
}

#[test]
fn what_the_challenger_is_told_keeps_its_name_too() {
    on_every_store(|hall| {
        let id = hall.challenge(&nim(1, &[2])).unwrap().id;
        assert!(settle(hall, &only(hall, id), DONE));
        hall.matches.decline(id, hall.by(2)).unwrap();
        let jobs = hall.claim(id).unwrap().jobs;
        assert_eq!(kinds(&jobs), [Post::Lobby, Post::Notice].map(JobKind::Post));
        assert!(settle(hall, &jobs[0], DONE));
        assert!(settle(hall, &jobs[1], failed(hall)));
        hall.later(5_000);
        assert_eq!(named(&only(hall, id)), (jobs[1].revision.0, true));
    });
}

#[test]
fn a_board_is_a_message_of_its_own_whatever_became_of_the_one_before() {
    on_every_store(|hall| {
        let id = posted(hall);
        hall.play(id, 1, "1").unwrap();
        assert!(settle(hall, &only(hall, id), failed(hall)));
        hall.play(id, 2, "1").unwrap();
        let jobs = hall.claim(id).unwrap().jobs;
        let newest = hall.head(id).revision.0;
        let names: Vec<_> = jobs.iter().map(|job| job.named_after().0).collect();
        assert_eq!(names, [newest - 1, newest]);
    });
}

#[test]
fn what_joins_a_lease_was_not_begun_with_by_whatever_clock_it_was_claimed() {
    on_every_store(|hall| {
        let id = posted(hall);
        hall.play(id, 1, "1").unwrap();
        let ahead = Timestamp(hall.now().0 + 4_000);
        assert_eq!(hall.matches.claim_due(ahead, usize::MAX).unwrap().len(), 1);
        hall.play(id, 2, "1").unwrap();
        // Nobody hears of them again.
        hall.later(LEASE + 5_000);
        let jobs = hall.claim(id).unwrap().jobs;
        let tried: Vec<_> = jobs.iter().map(|job| job.may_be_out()).collect();
        assert_eq!(tried, [true, false]);
    });
}

#[test]
fn what_joined_a_lease_of_a_clock_ahead_was_begun_with_by_whoever_went_on_with_it() {
    on_every_store(|hall| {
        let id = posted(hall);
        hall.play(id, 1, "1").unwrap();
        let ahead = Timestamp(hall.now().0 + 4_000);
        let claim = hall.matches.claim_due(ahead, usize::MAX).unwrap().remove(0);
        hall.play(id, 2, "1").unwrap();
        assert!(settle(hall, &claim.jobs[0], DONE));
        // Whoever is at the line goes on, their clock put right, and is never heard of again.
        assert_eq!(hall.matches.claim_more(&claim, hall.now()).unwrap().len(), 1);
        hall.later(LEASE + 5_000);
        assert!(only(hall, id).may_be_out());
    });
}

#[test]
fn what_may_have_been_told_is_told_by_itself_and_what_is_newer_in_a_message_that_rings() {
    on_every_store(|hall| {
        let id = begun(hall);
        hall.claim(id).unwrap().jobs.iter().for_each(|job| assert!(settle(hall, job, DONE)));
        pass(hall, 36 * HOUR);
        let job = only(hall, id);
        assert_eq!((job.kind, named(&job)), (TOLD, (job.revision.0, false)));
        assert!(settle(hall, &job, failed(hall)));
        pass(hall, 30 * HOUR);
        let jobs = hall.claim(id).unwrap().jobs;
        assert_eq!(kinds(&jobs), [TOLD, TOLD]);
        assert_eq!((named(&jobs[0]), jobs[0].since), ((job.revision.0, true), job.since));
        assert_eq!((jobs[1].since, jobs[1].may_be_out()), (jobs[1].revision, false));
    });
}
