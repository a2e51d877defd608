//! Tests of players who leave a match with a turn limit, and of matches that end after a missed deadline.

use matches::{
    Absence, Choice, Ending, JobKind, Limit, MatchId, Notice, OfferKind, PlayerId, Post, Rest,
    Revisions, Stage, TimeUp, Vacancy,
};
use rules::{Level, Seat, Seats};

use crate::clock::limits::{begun, pass, timing};
use crate::harness::{Harness, SERVER, YES, on_every_store};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// A running match of Stakes for three with a limit of three days. Player 1 is to move.
fn staked(harness: &Harness) -> MatchId {
    let id = harness.timed_stakes(3, Some(Limit::DEFAULT));
    harness.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9")]);
    id
}

/// The same match, after player 1 missed the deadline, player 2 claimed, and player 3 resigned.
fn left_by_a_chooser(harness: &Harness) -> MatchId {
    let id = staked(harness);
    pass(harness, 3 * DAY);
    harness.matches.choose(id, None, Choice::Claim, harness.by(2)).unwrap();
    harness.later(1);
    harness.matches.resign(id, harness.by(3)).unwrap();
    id
}

#[test]
fn a_turn_keeps_its_time_when_another_player_leaves() {
    on_every_store(|harness| {
        let id = staked(harness);
        let end = harness.now().plus(3 * DAY);
        pass(harness, DAY);
        harness.matches.resign(id, harness.by(3)).unwrap();
        assert_eq!(timing(harness, id).until, Some(end));
    });
}

#[test]
fn a_missed_deadline_stays_missed_and_the_votes_are_void_when_a_chooser_leaves() {
    on_every_store(|harness| {
        let id = left_by_a_chooser(harness);
        let open = Ok(Some(TimeUp::Open { is_late: false }));
        assert_eq!(harness.matches.time_up(id), open);
        let asked = timing(harness, id);
        assert_eq!((asked.choosers, asked.choices), (Some(Seats::one(Seat(1))), vec![]));
        let claim = harness.claim(id).unwrap();
        let post = claim.jobs.iter().find(|job| job.kind == JobKind::Post(Post::TimeUp)).unwrap();
        assert_eq!(post.revision, harness.head(id).revision, "the question names fewer choosers");
        harness.matches.choose(id, None, Choice::Claim, harness.by(2)).unwrap();
        assert_eq!(harness.head(id).stage, Stage::Over(Ending::OutOfTime { seat: Seat(0) }));
    });
}

/// The same match, paused by agreement after a day.
fn paused(harness: &Harness) -> MatchId {
    let id = staked(harness);
    pass(harness, DAY);
    harness.matches.offer(id, OfferKind::Pause, harness.by(1)).unwrap();
    for player in [2, 3] {
        harness.matches.reply(id, YES, harness.by(player)).unwrap();
    }
    id
}

#[test]
fn the_votes_are_void_when_a_computer_replaces_a_chooser_and_the_other_decides_alone() {
    on_every_store(|harness| {
        let id = staked(harness);
        pass(harness, 3 * DAY);
        harness.matches.choose(id, None, Choice::Claim, harness.by(3)).unwrap();
        let absent = Vacancy::new(Seat(1), Absence::Left);
        let computer = PlayerId::computer(Level::of(2).unwrap(), 0);
        harness.matches.propose_substitute(id, absent, computer, harness.by(3)).unwrap();
        harness.later(1);
        harness.matches.reply(id, YES, harness.by(1)).unwrap();
        let asked = timing(harness, id);
        assert_eq!((asked.choosers, asked.choices), (Some(Seats::one(Seat(2))), vec![]));
        let claim = harness.claim(id).unwrap();
        let post = claim.jobs.iter().find(|job| job.kind == JobKind::Post(Post::TimeUp)).unwrap();
        assert_eq!(post.revision, harness.head(id).revision, "the question names other choosers");
        harness.matches.choose(id, None, Choice::Claim, harness.by(3)).unwrap();
        assert_eq!(harness.head(id).gone, Seats::one(Seat(0)));
    });
}

#[test]
fn a_question_about_a_late_player_stays_open_when_another_seat_is_taken_over() {
    on_every_store(|harness| {
        for gets_more_time in [false, true] {
            let id = staked(harness);
            let absent = Vacancy::new(Seat(2), Absence::Left);
            harness.matches.propose_substitute(id, absent, PlayerId(4), harness.by(2)).unwrap();
            harness.matches.reply(id, YES, harness.by(1)).unwrap();
            pass(harness, 3 * DAY);
            harness.matches.reply(id, YES, harness.by(4)).unwrap();
            let open = Ok(Some(TimeUp::Open { is_late: false }));
            assert_eq!(harness.matches.time_up(id), open);
            let became = if gets_more_time {
                for player in [2, 4] {
                    let by = harness.by(player);
                    harness.matches.choose(id, None, Choice::MoreTime, by).unwrap();
                }
                TimeUp::MoreTime
            } else {
                harness.play(id, 1, "done").unwrap();
                TimeUp::Passed
            };
            assert_eq!(harness.matches.time_up(id), Ok(Some(became)));
        }
    });
}

#[test]
fn a_notice_of_more_time_is_only_outdated_by_a_substitute_who_is_to_move() {
    on_every_store(|harness| {
        let id = staked(harness);
        let absent = |seat| Vacancy::new(Seat(seat), Absence::Left);
        harness.matches.propose_substitute(id, absent(2), PlayerId(4), harness.by(2)).unwrap();
        harness.matches.reply(id, YES, harness.by(1)).unwrap();
        pass(harness, 3 * DAY);
        for player in [2, 3] {
            harness.matches.choose(id, None, Choice::MoreTime, harness.by(player)).unwrap();
        }
        let at = harness.head(id).revision;
        let notice = || harness.matches.notice(id, Revisions { first: at, last: at });
        harness.matches.reply(id, YES, harness.by(4)).unwrap();
        assert_eq!(harness.head(id).players[2], PlayerId(4));
        assert_eq!(notice(), Ok(Some(Notice::MoreTime)));
        harness.matches.propose_substitute(id, absent(0), PlayerId(5), harness.by(2)).unwrap();
        for player in [4, 5] {
            harness.matches.reply(id, YES, harness.by(player)).unwrap();
        }
        assert_eq!(notice(), Ok(None), "the substitute was not late");
    });
}

#[test]
fn a_pause_stays_when_a_player_leaves() {
    on_every_store(|harness| {
        let id = paused(harness);
        harness.matches.resign(id, harness.by(3)).unwrap();
        assert_eq!(timing(harness, id).rest, Some(Rest::Paused));
        pass(harness, 9 * DAY);
        harness.matches.resume(id, harness.by(2)).unwrap();
        assert_eq!(timing(harness, id).until, Some(harness.now().plus(2 * DAY)));
    });
}

#[test]
fn a_pause_stays_when_the_player_to_move_leaves_and_the_next_turn_has_its_whole_limit() {
    on_every_store(|harness| {
        let id = paused(harness);
        harness.matches.resign(id, harness.by(1)).unwrap();
        let time = timing(harness, id);
        assert_eq!((time.rest, time.until), (Some(Rest::Paused), None));
        pass(harness, 9 * DAY);
        harness.matches.resume(id, harness.by(3)).unwrap();
        assert_eq!(timing(harness, id).until, Some(harness.now().plus(3 * DAY)));
        harness.check();
    });
}

#[test]
fn a_player_who_resigns_after_a_vote_did_not_run_out_of_time() {
    on_every_store(|harness| {
        let id = left_by_a_chooser(harness);
        harness.play(id, 1, "done").unwrap();
        assert_eq!(harness.matches.time_up(id), Ok(Some(TimeUp::Passed)));
    });
}

#[test]
fn a_match_that_ends_before_the_choice_neither_went_on_nor_was_called_off() {
    on_every_store(|harness| {
        let late = |harness: &Harness| {
            let id = begun(harness);
            pass(harness, 3 * DAY);
            harness.later(1);
            id
        };
        let outcome = |id| harness.matches.time_up(id).unwrap().unwrap();
        let resigned = late(harness);
        harness.play(resigned, 1, "1").unwrap();
        harness.play(resigned, 2, "1").unwrap();
        pass(harness, 3 * DAY);
        harness.matches.resign(resigned, harness.by(1)).unwrap();
        assert_eq!(outcome(resigned), TimeUp::Ended);
        let closed = late(harness);
        harness.matches.close_match(closed, SERVER, "", harness.by(9)).unwrap();
        assert_eq!(outcome(closed), TimeUp::Ended);
        let went_on = late(harness);
        harness.play(went_on, 1, "1").unwrap();
        harness.matches.close_match(went_on, SERVER, "", harness.by(9)).unwrap();
        assert_eq!(outcome(went_on), TimeUp::Passed);
        let voted = late(harness);
        harness.matches.choose(voted, None, Choice::CallOff, harness.by(2)).unwrap();
        assert_eq!(outcome(voted), TimeUp::CalledOff);
    });
}
