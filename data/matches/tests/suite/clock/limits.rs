//! Tests of turn limits: reminders, missed deadlines, choices, adjournments and pauses.

use matches::{
    Challenge, Choice, Ending, JobKind, Limit, MatchId, Notice, OfferStatus, Post, QuestionPost,
    Refused, Rest, Revision, Revisions, Seating, Stage, TimeUp, Timing,
};
use rules::{Seat, Seats};

use crate::harness::{Harness, nim, on_every_store, stakes};
use crate::jobs::queue::queued;

const HOUR: u64 = 60 * 60 * 1000;
pub(crate) const DAY: u64 = 24 * HOUR;

pub(crate) fn timed(challenge: Challenge) -> Challenge {
    Challenge { limit: Some(Limit::DEFAULT), ..challenge }
}

/// A running match of Nim with a limit of three days. Player 1 is to move.
pub(crate) fn begun(harness: &Harness) -> MatchId {
    let id = harness.challenge(&timed(nim(1, &[2]))).unwrap().id;
    harness.matches.join(id, harness.by(2)).unwrap();
    id
}

pub(crate) fn timing(harness: &Harness, id: MatchId) -> Timing {
    harness.head(id).timing.expect("it runs and has a limit")
}

/// Lets time pass, and stops whenever a clock job is due, to run it.
pub(crate) fn pass(harness: &Harness, ms: u64) {
    let end = harness.now().0 + ms;
    loop {
        let queued = matches::queued_jobs(harness.store.as_ref()).unwrap();
        let times = queued.iter().filter(|job| job.kind == JobKind::Time);
        let next = times.map(|job| job.due.0).filter(|&due| due <= end).min();
        harness.later(next.unwrap_or(end).saturating_sub(harness.now().0));
        if next.is_none() {
            return;
        }
        harness.pass_time();
    }
}

/// The due times of a match's clock jobs.
pub(crate) fn looked_after(harness: &Harness, id: MatchId) -> Vec<u64> {
    let jobs = queued(harness, id).into_iter().filter(|job| job.kind == JobKind::Time);
    jobs.map(|job| job.due.0).collect()
}

/// The waiting posts about the clock or offers.
pub(crate) fn posts(harness: &Harness, id: MatchId) -> Vec<Post> {
    let posts = queued(harness, id).into_iter().filter_map(|job| match job.kind {
        JobKind::Post(post @ (Post::TimeUp | Post::Offer | Post::Told)) => Some(post),
        _ => None,
    });
    posts.collect()
}

#[test]
fn each_turn_has_its_own_time_limit() {
    on_every_store(|harness| {
        let id = begun(harness);
        let start = harness.now().0;
        assert_eq!(timing(harness, id).until.unwrap().0, start + 3 * DAY);
        pass(harness, DAY);
        harness.play(id, 1, "1").unwrap();
        assert_eq!(timing(harness, id).until.unwrap().0, start + 4 * DAY);
        assert_eq!(looked_after(harness, id), [start + DAY + 36 * HOUR], "the first reminder");
    });
}

#[test]
fn a_late_player_may_move_until_the_opponent_claims() {
    on_every_store(|harness| {
        let id = begun(harness);
        assert_eq!(
            harness.matches.choose(id, None, Choice::Claim, harness.by(2)),
            Err(Refused::TimeRemains(id))
        );
        pass(harness, 3 * DAY);
        assert_eq!(timing(harness, id).choosers, Some(Seats::one(Seat(1))));
        assert_eq!(harness.matches.time_up(id), Ok(Some(TimeUp::Open { is_late: false })));
        assert_eq!(
            harness.matches.choose(id, None, Choice::Claim, harness.by(1)),
            Err(Refused::OwnTimeIsUp(id))
        );
        harness.play(id, 1, "1").unwrap();
        assert_eq!(harness.matches.time_up(id), Ok(Some(TimeUp::Passed)));
        pass(harness, 3 * DAY);
        harness.matches.choose(id, None, Choice::Claim, harness.by(1)).unwrap();
        let head = harness.head(id);
        assert_eq!(head.stage, Stage::Over(Ending::OutOfTime { seat: Seat(1) }));
        assert_eq!(head.winners(), Seats::one(Seat(0)));
        assert_eq!(looked_after(harness, id), Vec::<u64>::new(), "no timer outlives its reason");
    });
}

#[test]
fn a_choice_about_an_earlier_turn_does_not_apply_to_a_later_turn() {
    on_every_store(|harness| {
        let id = begun(harness);
        pass(harness, 3 * DAY);
        let first = harness.head(id).revision;
        let choose = |harness: &Harness, on, player| {
            harness.matches.choose(id, Some(on), Choice::MoreTime, harness.by(player)).map(drop)
        };
        harness.play(id, 1, "1").unwrap();
        assert_eq!(choose(harness, first, 2), Err(Refused::TimeRemains(id)));
        harness.play(id, 2, "1").unwrap();
        pass(harness, 3 * DAY);
        let (second, before) = (harness.head(id).revision, harness.exported());
        assert_eq!(choose(harness, first, 2), Err(Refused::AskedAnew(id)));
        assert_eq!(choose(harness, Revision(0), 2), Err(Refused::AskedAnew(id)));
        assert_eq!(harness.exported(), before, "nothing happened");
        assert_eq!(choose(harness, second, 2), Ok(()));
        assert_eq!(choose(harness, second, 2), Err(Refused::TimeRemains(id)), "once is enough");
    });
}

#[test]
fn each_time_up_question_has_its_own_message() {
    on_every_store(|harness| {
        let id = begun(harness);
        let asked = |harness: &Harness| {
            let asked = harness
                .matches
                .time_up_questions(&harness.matches.view(id).unwrap())
                .unwrap()
                .into_iter();
            asked.map(|one| (one.since, one.status, one.message)).collect::<Vec<_>>()
        };
        assert_eq!(asked(harness), []);
        let before = harness.matches.view(id).unwrap();
        pass(harness, 3 * DAY);
        // The deadline was missed only after `before` was loaded, so the board of `before` must not ask anyone.
        assert_eq!(
            harness.matches.time_up_questions(&before),
            Ok(vec![]),
            "later questions are not part of it"
        );
        let open = TimeUp::Open { is_late: false };
        let first = harness.head(id).revision;
        assert_eq!(asked(harness), [(first, open, None)]);
        harness
            .matches
            .note_time_up_post(
                id,
                first,
                QuestionPost { message: Some(70), direct_messages: &[] },
                harness.now(),
            )
            .unwrap();
        harness.play(id, 1, "1").unwrap();
        assert_eq!(asked(harness), [(first, TimeUp::Passed, Some(70))]);
        pass(harness, 3 * DAY);
        let second = harness.head(id).revision;
        assert_eq!(asked(harness), [(first, TimeUp::Passed, Some(70)), (second, open, None)]);
        harness
            .matches
            .note_time_up_post(
                id,
                first,
                QuestionPost { message: None, direct_messages: &[] },
                harness.now(),
            )
            .unwrap();
        harness
            .matches
            .note_time_up_post(
                id,
                second,
                QuestionPost { message: Some(71), direct_messages: &[] },
                harness.now(),
            )
            .unwrap();
        assert_eq!(asked(harness), [(second, open, Some(71))]);
    });
}

#[test]
fn more_time_grants_a_whole_limit_and_calling_off_has_no_winner() {
    on_every_store(|harness| {
        let id = begun(harness);
        pass(harness, 3 * DAY);
        harness.matches.choose(id, None, Choice::MoreTime, harness.by(2)).unwrap();
        assert_eq!(timing(harness, id).until.unwrap().0, harness.now().0 + 3 * DAY);
        let revision = harness.head(id).revision;
        let notice = harness.matches.notice(id, Revisions { first: revision, last: revision });
        assert_eq!(notice, Ok(Some(Notice::MoreTime)));
        pass(harness, 3 * DAY);
        harness.matches.choose(id, None, Choice::CallOff, harness.by(2)).unwrap();
        assert_eq!(harness.head(id).stage, Stage::Over(Ending::CalledOff));
        assert_eq!(harness.head(id).winners(), Seats::NONE);
    });
}

#[test]
fn a_notice_of_more_time_is_outdated_after_the_turn() {
    on_every_store(|harness| {
        let id = begun(harness);
        pass(harness, 3 * DAY);
        harness.matches.choose(id, None, Choice::MoreTime, harness.by(2)).unwrap();
        let revision = harness.head(id).revision;
        harness.play(id, 1, "1").unwrap();
        let notice = harness.matches.notice(id, Revisions { first: revision, last: revision });
        assert_eq!(notice, Ok(None), "player 2 was not late");
    });
}

#[test]
fn an_unclaimed_match_is_adjourned_until_it_is_resumed_or_a_move_comes() {
    on_every_store(|harness| {
        for player in [1, 2] {
            let id = begun(harness);
            pass(harness, 6 * DAY);
            assert_eq!(timing(harness, id).rest, Some(Rest::Adjourned));
            assert_eq!((looked_after(harness, id), timing(harness, id).choosers), (vec![], None));
            pass(harness, 30 * DAY);
            harness.matches.resume(id, harness.by(player)).unwrap();
            assert_eq!(timing(harness, id).until.unwrap().0, harness.now().0 + 3 * DAY);
            assert_eq!(
                harness.matches.resume(id, harness.by(player)),
                Err(Refused::NotResting(id))
            );
            pass(harness, 6 * DAY);
            harness.play(id, 1, "1").unwrap();
            assert_eq!(timing(harness, id).until.unwrap().0, harness.now().0 + 3 * DAY);
        }
    });
}

#[test]
fn missed_reminders_are_sent_as_one_late_reminder() {
    on_every_store(|harness| {
        let id = begun(harness);
        let begin = harness.head(id).revision;
        pass(harness, 36 * HOUR);
        let first = harness.head(id).revision;
        assert_eq!(first, begin.next());
        let notice = |from: Revision, to| {
            harness.matches.notice(id, Revisions { first: from.next(), last: to }).unwrap()
        };
        let reminder = |is_late| Some(Notice::Reminder { seats: Seats::one(Seat(0)), is_late });
        assert_eq!(notice(begin, first), reminder(false));
        // No process runs while the next two acts of the clock are due.
        harness.later(35 * HOUR + HOUR / 2);
        harness.pass_time();
        harness.pass_time();
        let second = harness.head(id).revision;
        assert_eq!((second, notice(first, second)), (first.next(), reminder(true)));
        harness.play(id, 1, "1").unwrap();
        assert_eq!(notice(begin, second), None, "an outdated notice is not sent");
    });
}

#[test]
fn a_pause_needs_all_players_and_stops_the_clock() {
    on_every_store(|harness| {
        let id = begun(harness);
        pass(harness, DAY);
        harness.matches.offer(id, matches::OfferKind::Pause, harness.by(1)).unwrap();
        assert_eq!(posts(harness, id), [Post::Offer]);
        assert_eq!(
            harness.matches.offer(id, matches::OfferKind::Pause, harness.by(1)),
            Err(Refused::OfferedBefore)
        );
        harness.matches.reply(id, crate::harness::NO, harness.by(2)).unwrap();
        let status = |harness: &Harness| harness.head(id).offers.last().unwrap().status;
        assert_eq!(status(harness), OfferStatus::Declined { seat: Seat(1) });
        assert_eq!(
            harness.matches.offer(id, matches::OfferKind::Pause, harness.by(1)),
            Err(Refused::OfferedBefore)
        );
        harness.matches.offer(id, matches::OfferKind::Pause, harness.by(2)).unwrap();
        assert_eq!(status(harness), OfferStatus::Open);
        harness.matches.offer(id, matches::OfferKind::Pause, harness.by(1)).unwrap();
        assert_eq!(
            (status(harness), timing(harness, id).rest),
            (OfferStatus::Agreed, Some(Rest::Paused))
        );
        pass(harness, 30 * DAY);
        assert_eq!(
            harness.matches.offer(id, matches::OfferKind::Pause, harness.by(1)),
            Err(Refused::Resting(id))
        );
        harness.matches.resume(id, harness.by(2)).unwrap();
        assert_eq!(timing(harness, id).until.unwrap().0, harness.now().0 + 2 * DAY);
        assert_eq!(timing(harness, id).rest, None);
    });
}

/// A running match of Stakes for three with a limit, in which all three are to move.
fn begun_by_three(harness: &Harness) -> (MatchId, [u64; 3]) {
    let id = harness.challenge(&timed(stakes(1, &[2, 3]))).unwrap().id;
    harness.matches.join(id, harness.by(2)).unwrap();
    harness.matches.join(id, harness.by(3)).unwrap();
    let players = harness.head(id).players;
    (id, [players[0].0, players[1].0, players[2].0])
}

#[test]
fn the_majority_of_waiting_players_claims_and_the_late_player_leaves() {
    on_every_store(|harness| {
        let (id, [first, second, third]) = begun_by_three(harness);
        harness.play_all(id, &[(first, "stake 1"), (second, "stake 1"), (third, "stake 4")]);
        pass(harness, 3 * DAY);
        let choose = |player, choice| harness.matches.choose(id, None, choice, harness.by(player));
        choose(second, Choice::Claim).unwrap();
        assert_eq!(choose(second, Choice::Claim), Err(Refused::ChosenBefore));
        choose(third, Choice::MoreTime).unwrap();
        assert_eq!(harness.matches.time_up(id), Ok(Some(TimeUp::Open { is_late: false })));
        choose(third, Choice::Claim).unwrap();
        let head = harness.head(id);
        assert_eq!((head.stage.clone(), head.gone), (Stage::Running, Seats::one(Seat(0))));
        assert_eq!(harness.matches.time_up(id), Ok(Some(TimeUp::Claimed { seat: Seat(0) })));
        assert_eq!(timing(harness, id).until.unwrap().0, harness.now().0 + 3 * DAY, "a new turn");
        let first = harness.by(first);
        assert_eq!(harness.matches.resume(id, first), Err(Refused::LeftTable(id)));
    });
}

#[test]
fn several_late_players_are_claimed_from_one_at_a_time() {
    on_every_store(|harness| {
        let (id, [first, second, third]) = begun_by_three(harness);
        harness.play(id, second, "stake 1").unwrap();
        pass(harness, 3 * DAY);
        assert_eq!(timing(harness, id).choosers, Some(Seats::one(Seat(1))));
        for player in [first, third] {
            let refused = harness.matches.choose(id, None, Choice::Claim, harness.by(player));
            assert_eq!(refused, Err(Refused::OwnTimeIsUp(id)));
        }
        harness.matches.choose(id, None, Choice::Claim, harness.by(second)).unwrap();
        assert_eq!(timing(harness, id).until.unwrap().0, harness.now().0 + 3 * DAY, "a new turn");
        pass(harness, 3 * DAY);
        harness.matches.choose(id, None, Choice::Claim, harness.by(second)).unwrap();
        assert_eq!(harness.head(id).stage, Stage::Over(Ending::OutOfTime { seat: Seat(2) }));
        assert_eq!(harness.head(id).winners(), Seats::one(Seat(1)));
    });
}

#[test]
fn choices_are_asked_again_after_one_of_two_late_players_moves() {
    on_every_store(|harness| {
        let id = harness.timed_stakes(4, Some(Limit::DEFAULT));
        let at = |seat: u8| harness.head(id).players[usize::from(seat)].0;
        for seat in [2, 3] {
            harness.play(id, at(seat), "stake 1").unwrap();
        }
        pass(harness, 3 * DAY);
        assert_eq!(timing(harness, id).choosers, Some([Seat(2), Seat(3)].into_iter().collect()));
        let choose = |seat, choice| harness.matches.choose(id, None, choice, harness.by(at(seat)));
        choose(2, Choice::Claim).unwrap();
        harness.play(id, at(0), "stake 1").unwrap();
        let claim = harness.claim(id).unwrap();
        let said = claim.jobs.iter().find(|job| job.kind == JobKind::Post(Post::TimeUp)).unwrap();
        assert_eq!(said.revision, harness.head(id).revision, "whom it is about is said anew");
        assert_eq!(timing(harness, id).choices, vec![]);
        choose(3, Choice::Claim).unwrap();
        assert!(harness.head(id).gone.is_empty(), "one of three who can choose now");
        choose(0, Choice::Claim).unwrap();
        assert_eq!(harness.head(id).gone, Seats::one(Seat(1)));
    });
}

#[test]
fn a_match_with_all_players_late_is_adjourned_without_choosers() {
    on_every_store(|harness| {
        let (id, _) = begun_by_three(harness);
        pass(harness, 3 * DAY);
        assert_eq!(timing(harness, id).choosers, Some(Seats::NONE));
        pass(harness, 3 * DAY);
        assert_eq!(timing(harness, id).rest, Some(Rest::Adjourned));
    });
}

#[test]
fn an_untimed_match_has_no_timers_and_a_solo_match_no_limit() {
    on_every_store(|harness| {
        let id = harness.nim();
        pass(harness, 30 * DAY);
        assert_eq!((harness.head(id).timing, looked_after(harness, id)), (None, vec![]));
        assert_eq!(
            harness.matches.offer(id, matches::OfferKind::Pause, harness.by(1)),
            Err(Refused::NoLimit(id))
        );
        let alone = Challenge { seats: Some(1), seating: Seating::Random, ..stakes(1, &[]) };
        if let Ok(done) = harness.challenge(&timed(alone)) {
            assert_eq!(harness.head(done.id).timing, None);
        }
    });
}
