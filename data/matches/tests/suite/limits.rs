//! Limits: reminders, time that is up, choices, adjournments and pauses, as the table lives through them.

use matches::{
    Challenge, Choice, Ending, JobKind, Limit, MatchId, Notice, OfferStatus, Post, Refused, Rest,
    Revision, Seating, Stage, TimeUp, Timing,
};
use rules::{Seat, Seats};

use crate::hall::{Hall, nim, on_every_store, stakes};
use crate::jobs::queued;

const HOUR: u64 = 60 * 60 * 1000;
const DAY: u64 = 24 * HOUR;

pub(crate) fn timed(challenge: Challenge) -> Challenge {
    Challenge { limit: Some(Limit::DEFAULT), ..challenge }
}

/// A running match of Nim with a limit of three days, player 1 to move.
pub(crate) fn begun(hall: &Hall) -> MatchId {
    let id = hall.challenge(&timed(nim(1, &[2]))).unwrap().id;
    hall.matches.join(id, hall.by(2)).unwrap();
    id
}

pub(crate) fn timing(hall: &Hall, id: MatchId) -> Timing {
    hall.head(id).timing.expect("it runs and has a limit")
}

/// Lets time pass, with a look at each moment at which time brings something.
pub(crate) fn pass(hall: &Hall, ms: u64) {
    let end = hall.now().0 + ms;
    loop {
        let queued = matches::queued_jobs(hall.store.as_ref()).unwrap();
        let times = queued.iter().filter(|job| job.kind == JobKind::Time);
        let next = times.map(|job| job.due.0).filter(|&due| due <= end).min();
        hall.later(next.unwrap_or(end).saturating_sub(hall.now().0));
        if next.is_none() {
            return;
        }
        hall.pass_time();
    }
}

/// When time is looked after next.
pub(crate) fn looked_after(hall: &Hall, id: MatchId) -> Vec<u64> {
    let jobs = queued(hall, id).into_iter().filter(|job| job.kind == JobKind::Time);
    jobs.map(|job| job.due.0).collect()
}

/// What waits to be posted about time.
fn posts(hall: &Hall, id: MatchId) -> Vec<Post> {
    let posts = queued(hall, id).into_iter().filter_map(|job| match job.kind {
        JobKind::Post(post @ (Post::TimeUp | Post::Offer | Post::Told)) => Some(post),
        _ => None,
    });
    posts.collect()
}

#[test]
fn a_turn_ends_after_its_limit_and_the_next_one_has_its_own() {
    on_every_store(|hall| {
        let id = begun(hall);
        let start = hall.now().0;
        assert_eq!(timing(hall, id).until.unwrap().0, start + 3 * DAY);
        pass(hall, DAY);
        hall.play(id, 1, "1").unwrap();
        assert_eq!(timing(hall, id).until.unwrap().0, start + 4 * DAY);
        assert_eq!(looked_after(hall, id), [start + DAY + 36 * HOUR], "the first reminder");
    });
}

#[test]
fn whoever_is_late_can_still_move_until_the_other_has_claimed() {
    on_every_store(|hall| {
        let id = begun(hall);
        assert_eq!(
            hall.matches.choose(id, (None, Choice::Claim), hall.by(2)),
            Err(Refused::TimeRemains(id))
        );
        pass(hall, 3 * DAY);
        assert_eq!(timing(hall, id).choosers, Some(Seats::one(Seat(1))));
        assert_eq!(hall.matches.time_up(id), Ok(Some(TimeUp::Open { is_late: false })));
        assert_eq!(
            hall.matches.choose(id, (None, Choice::Claim), hall.by(1)),
            Err(Refused::OwnTimeIsUp(id))
        );
        hall.play(id, 1, "1").unwrap();
        assert_eq!(hall.matches.time_up(id), Ok(Some(TimeUp::Passed)));
        pass(hall, 3 * DAY);
        hall.matches.choose(id, (None, Choice::Claim), hall.by(1)).unwrap();
        let head = hall.head(id);
        assert_eq!(head.stage, Stage::Over(Ending::OutOfTime { seat: Seat(1) }));
        assert_eq!(head.winners(), Seats::one(Seat(0)));
        assert_eq!(looked_after(hall, id), Vec::<u64>::new(), "no timer outlives its reason");
    });
}

#[test]
fn what_was_asked_about_an_earlier_turn_decides_nothing_about_a_later_one() {
    on_every_store(|hall| {
        let id = begun(hall);
        pass(hall, 3 * DAY);
        let first = hall.head(id).revision;
        let choose = |hall: &Hall, on, player| {
            hall.matches.choose(id, (Some(on), Choice::MoreTime), hall.by(player)).map(drop)
        };
        hall.play(id, 1, "1").unwrap();
        assert_eq!(choose(hall, first, 2), Err(Refused::TimeRemains(id)));
        hall.play(id, 2, "1").unwrap();
        pass(hall, 3 * DAY);
        let (second, before) = (hall.head(id).revision, hall.exported());
        assert_eq!(choose(hall, first, 2), Err(Refused::AskedAnew(id)));
        assert_eq!(choose(hall, Revision(0), 2), Err(Refused::AskedAnew(id)));
        assert_eq!(hall.exported(), before, "nothing was done");
        assert_eq!(choose(hall, second, 2), Ok(()));
        assert_eq!(choose(hall, second, 2), Err(Refused::TimeRemains(id)), "once is enough");
    });
}

#[test]
fn what_is_asked_about_time_anew_has_a_message_of_its_own_and_the_one_before_is_not_forgotten() {
    on_every_store(|hall| {
        let id = begun(hall);
        let asked = |hall: &Hall| {
            let asked = hall.matches.times_up(&hall.matches.view(id).unwrap()).unwrap().into_iter();
            asked.map(|one| (one.since, one.up, one.message)).collect::<Vec<_>>()
        };
        assert_eq!(asked(hall), []);
        let before = hall.matches.view(id).unwrap();
        pass(hall, 3 * DAY);
        // Else somebody would be asked who does not know yet that they may choose.
        assert_eq!(
            hall.matches.times_up(&before),
            Ok(vec![]),
            "what came since is not told with it"
        );
        let open = TimeUp::Open { is_late: false };
        let first = hall.head(id).revision;
        assert_eq!(asked(hall), [(first, open, None)]);
        hall.matches.note_time_post(id, first, (Some(70), &[]), hall.now()).unwrap();
        hall.play(id, 1, "1").unwrap();
        assert_eq!(asked(hall), [(first, TimeUp::Passed, Some(70))]);
        pass(hall, 3 * DAY);
        let second = hall.head(id).revision;
        assert_eq!(asked(hall), [(first, TimeUp::Passed, Some(70)), (second, open, None)]);
        hall.matches.note_time_post(id, first, (None, &[]), hall.now()).unwrap();
        hall.matches.note_time_post(id, second, (Some(71), &[]), hall.now()).unwrap();
        assert_eq!(asked(hall), [(second, open, Some(71))]);
    });
}

#[test]
fn more_time_is_a_whole_limit_and_calling_off_is_nobodys_win() {
    on_every_store(|hall| {
        let id = begun(hall);
        pass(hall, 3 * DAY);
        hall.matches.choose(id, (None, Choice::MoreTime), hall.by(2)).unwrap();
        assert_eq!(timing(hall, id).until.unwrap().0, hall.now().0 + 3 * DAY);
        let revision = hall.head(id).revision;
        let notice = hall.matches.notice(id, (revision, revision));
        assert_eq!(notice, Ok(Some(Notice::MoreTime)));
        pass(hall, 3 * DAY);
        hall.matches.choose(id, (None, Choice::CallOff), hall.by(2)).unwrap();
        assert_eq!(hall.head(id).stage, Stage::Over(Ending::CalledOff));
        assert_eq!(hall.head(id).winners(), Seats::NONE);
    });
}

#[test]
fn a_match_in_which_nobody_chooses_rests_until_either_resumes_or_the_mover_moves() {
    on_every_store(|hall| {
        for player in [1, 2] {
            let id = begun(hall);
            pass(hall, 6 * DAY);
            assert_eq!(timing(hall, id).rest, Some(Rest::Adjourned));
            assert_eq!((looked_after(hall, id), timing(hall, id).choosers), (vec![], None));
            pass(hall, 30 * DAY);
            hall.matches.resume(id, hall.by(player)).unwrap();
            assert_eq!(timing(hall, id).until.unwrap().0, hall.now().0 + 3 * DAY);
            assert_eq!(hall.matches.resume(id, hall.by(player)), Err(Refused::NotResting(id)));
            pass(hall, 6 * DAY);
            hall.play(id, 1, "1").unwrap();
            assert_eq!(timing(hall, id).until.unwrap().0, hall.now().0 + 3 * DAY);
        }
    });
}

#[test]
fn a_reminder_comes_once_a_step_and_one_for_all_that_were_missed() {
    on_every_store(|hall| {
        let id = begun(hall);
        let begin = hall.head(id).revision;
        pass(hall, 36 * HOUR);
        let first = hall.head(id).revision;
        assert_eq!(first, begin.next());
        let notice = |from: Revision, to| hall.matches.notice(id, (from.next(), to)).unwrap();
        let reminder = |is_late| Some(Notice::Reminder { seats: Seats::one(Seat(0)), is_late });
        assert_eq!(notice(begin, first), reminder(false));
        // The program is away over the next two steps.
        hall.later(35 * HOUR + HOUR / 2);
        hall.pass_time();
        hall.pass_time();
        let second = hall.head(id).revision;
        assert_eq!((second, notice(first, second)), (first.next(), reminder(true)));
        hall.play(id, 1, "1").unwrap();
        assert_eq!(notice(begin, second), None, "what is no longer so is not told");
    });
}

#[test]
fn a_pause_needs_all_and_time_stands_still_in_it() {
    on_every_store(|hall| {
        let id = begun(hall);
        pass(hall, DAY);
        hall.matches.offer(id, matches::OfferKind::Pause, hall.by(1)).unwrap();
        assert_eq!(posts(hall, id), [Post::Offer]);
        assert_eq!(
            hall.matches.offer(id, matches::OfferKind::Pause, hall.by(1)),
            Err(Refused::OfferedBefore)
        );
        hall.matches.answer(id, crate::hall::NO, hall.by(2)).unwrap();
        let status = |hall: &Hall| hall.head(id).offers.last().unwrap().status;
        assert_eq!(status(hall), OfferStatus::Declined { seat: Seat(1) });
        assert_eq!(
            hall.matches.offer(id, matches::OfferKind::Pause, hall.by(1)),
            Err(Refused::OfferedBefore)
        );
        hall.matches.offer(id, matches::OfferKind::Pause, hall.by(2)).unwrap();
        assert_eq!(status(hall), OfferStatus::Open);
        hall.matches.offer(id, matches::OfferKind::Pause, hall.by(1)).unwrap();
        assert_eq!(
            (status(hall), timing(hall, id).rest),
            (OfferStatus::Agreed, Some(Rest::Paused))
        );
        pass(hall, 30 * DAY);
        assert_eq!(
            hall.matches.offer(id, matches::OfferKind::Pause, hall.by(1)),
            Err(Refused::Resting(id))
        );
        hall.matches.resume(id, hall.by(2)).unwrap();
        assert_eq!(timing(hall, id).until.unwrap().0, hall.now().0 + 2 * DAY);
        assert_eq!(timing(hall, id).rest, None);
    });
}

/// A running match of Stakes for three with a limit, all of whom are to move.
fn begun_by_three(hall: &Hall) -> (MatchId, [u64; 3]) {
    let id = hall.challenge(&timed(stakes(1, &[2, 3]))).unwrap().id;
    hall.matches.join(id, hall.by(2)).unwrap();
    hall.matches.join(id, hall.by(3)).unwrap();
    let players = hall.head(id).players;
    (id, [players[0].0, players[1].0, players[2].0])
}

#[test]
fn where_three_play_more_than_half_of_those_who_wait_decide_and_the_late_one_leaves() {
    on_every_store(|hall| {
        let (id, [first, second, third]) = begun_by_three(hall);
        hall.play_all(id, &[(first, "stake 1"), (second, "stake 1"), (third, "stake 4")]);
        pass(hall, 3 * DAY);
        let choose = |player, choice| hall.matches.choose(id, (None, choice), hall.by(player));
        choose(second, Choice::Claim).unwrap();
        assert_eq!(choose(second, Choice::Claim), Err(Refused::ChosenBefore));
        choose(third, Choice::MoreTime).unwrap();
        assert_eq!(hall.matches.time_up(id), Ok(Some(TimeUp::Open { is_late: false })));
        choose(third, Choice::Claim).unwrap();
        let head = hall.head(id);
        assert_eq!((head.stage.clone(), head.gone), (Stage::Running, Seats::one(Seat(0))));
        assert_eq!(hall.matches.time_up(id), Ok(Some(TimeUp::Claimed { seat: Seat(0) })));
        assert_eq!(timing(hall, id).until.unwrap().0, hall.now().0 + 3 * DAY, "a new turn");
        let first = hall.by(first);
        assert_eq!(hall.matches.resume(id, first), Err(Refused::LeftTable(id)));
    });
}

#[test]
fn of_several_who_are_late_each_is_claimed_from_by_itself() {
    on_every_store(|hall| {
        let (id, [first, second, third]) = begun_by_three(hall);
        hall.play(id, second, "stake 1").unwrap();
        pass(hall, 3 * DAY);
        assert_eq!(timing(hall, id).choosers, Some(Seats::one(Seat(1))));
        for player in [first, third] {
            let refused = hall.matches.choose(id, (None, Choice::Claim), hall.by(player));
            assert_eq!(refused, Err(Refused::OwnTimeIsUp(id)));
        }
        hall.matches.choose(id, (None, Choice::Claim), hall.by(second)).unwrap();
        assert_eq!(timing(hall, id).until.unwrap().0, hall.now().0 + 3 * DAY, "a new turn");
        pass(hall, 3 * DAY);
        hall.matches.choose(id, (None, Choice::Claim), hall.by(second)).unwrap();
        assert_eq!(hall.head(id).stage, Stage::Over(Ending::OutOfTime { seat: Seat(2) }));
        assert_eq!(hall.head(id).winners(), Seats::one(Seat(1)));
    });
}

#[test]
fn what_was_chosen_about_two_who_were_late_does_not_count_about_the_one_who_still_is() {
    on_every_store(|hall| {
        let id = hall.timed_stakes(4, Some(Limit::DEFAULT));
        let at = |seat: u8| hall.head(id).players[usize::from(seat)].0;
        for seat in [2, 3] {
            hall.play(id, at(seat), "stake 1").unwrap();
        }
        pass(hall, 3 * DAY);
        assert_eq!(timing(hall, id).choosers, Some([Seat(2), Seat(3)].into_iter().collect()));
        let choose = |seat, choice| hall.matches.choose(id, (None, choice), hall.by(at(seat)));
        choose(2, Choice::Claim).unwrap();
        hall.play(id, at(0), "stake 1").unwrap();
        let claim = hall.claim(id).unwrap();
        let said = claim.jobs.iter().find(|job| job.kind == JobKind::Post(Post::TimeUp)).unwrap();
        assert_eq!(said.revision, hall.head(id).revision, "whom it is about is said anew");
        assert_eq!(timing(hall, id).choices, vec![]);
        choose(3, Choice::Claim).unwrap();
        assert!(hall.head(id).gone.is_empty(), "one of three who can choose now");
        choose(0, Choice::Claim).unwrap();
        assert_eq!(hall.head(id).gone, Seats::one(Seat(1)));
    });
}

#[test]
fn where_all_are_late_nobody_chooses_and_the_match_rests_later() {
    on_every_store(|hall| {
        let (id, _) = begun_by_three(hall);
        pass(hall, 3 * DAY);
        assert_eq!(timing(hall, id).choosers, Some(Seats::NONE));
        pass(hall, 3 * DAY);
        assert_eq!(timing(hall, id).rest, Some(Rest::Adjourned));
    });
}

#[test]
fn a_match_without_a_limit_has_no_timers_and_a_match_for_one_has_no_limit() {
    on_every_store(|hall| {
        let id = hall.nim();
        pass(hall, 30 * DAY);
        assert_eq!((hall.head(id).timing, looked_after(hall, id)), (None, vec![]));
        assert_eq!(
            hall.matches.offer(id, matches::OfferKind::Pause, hall.by(1)),
            Err(Refused::NoLimit(id))
        );
        let alone = Challenge { seats: Some(1), seating: Seating::Random, ..stakes(1, &[]) };
        if let Ok(done) = hall.challenge(&timed(alone)) {
            assert_eq!(hall.head(done.id).timing, None);
        }
    });
}
