//! Tests of computers as players. They join at once, each of their turns is a job, and a decision is carried out once.

use std::sync::Arc;

use matches::{
    Challenge, ChallengeLimits, Choice, Decision, Ending, Filter, JobError, JobKind, JobOutcome,
    Limit, MatchId, Matches, Page, PlayerId, Post, QuestionPost, QuietHours, Refused, Revision,
    Revisions, Seating, Stage, Target, TimeUp,
};
use rules::{Game, Level, Plugin, Seat};

use crate::clock::limits::{looked_after, pass, timing};
use crate::games::Nim;
use crate::harness::{Harness, nim, on_every_store, stakes};
use crate::jobs::queue::{DONE, kinds, queued, settle};

const ONE: PlayerId = PlayerId(1);

fn computer(index: u8) -> PlayerId {
    PlayerId::computer(Level::of(2).unwrap(), index)
}

/// A match of player 1 on this seat against a computer.
fn against(harness: &Harness, seat: u8) -> MatchId {
    let seating = Seating::Chosen(Seat(seat));
    let challenge = Challenge { opponents: vec![computer(0)], seating, ..nim(1, &[]) };
    harness.challenge(&challenge).unwrap().id
}

/// Settles all due jobs as done, and returns the kinds of this match's jobs, sorted.
fn done(harness: &Harness, id: MatchId) -> Vec<JobKind> {
    let claims = harness.matches.claim_due(harness.now(), usize::MAX).unwrap();
    let mut kinds = Vec::new();
    for job in claims.iter().flat_map(|claim| &claim.jobs) {
        if job.line.target == Some(id) {
            kinds.push(job.kind);
        }
        harness.matches.settle(job, JobOutcome::Done { message: None }, harness.now()).unwrap();
    }
    kinds.sort();
    kinds
}

fn decide(harness: &Harness, id: MatchId, decision: &Decision) -> Result<(), Refused> {
    let look = harness.matches.view(id)?;
    let player = look.computer_to_act().map_or(computer(0), |computer| computer.player);
    harness
        .matches
        .decide(Target { id, seen: Some(look.head().revision) }, player, decision, harness.now())
        .map(drop)
}

/// The queued posts of a match.
fn queued_posts(harness: &Harness, id: MatchId) -> Vec<JobKind> {
    let all = queued(harness, id).into_iter().map(|queued| queued.kind);
    all.filter(|kind| matches!(kind, JobKind::Post(_))).collect()
}

fn takes(stones: &str) -> Decision {
    Decision::Move(stones.into())
}

#[test]
fn a_match_against_a_computer_starts_at_once_and_only_the_person_lists_it() {
    on_every_store(|harness| {
        let id = against(harness, 0);
        assert_eq!(harness.head(id).stage, Stage::Running);
        assert_eq!(harness.head(id).players, [ONE, computer(0)]);
        let page = Page { after: None, most: 10 };
        let of = |player| harness.matches.matches_of(player, Filter::Running, page).unwrap().len();
        assert_eq!((of(ONE), of(computer(0))), (1, 0));
    });
}

#[test]
fn a_computers_turn_is_a_job_and_one_board_shows_both_turns() {
    on_every_store(|harness| {
        let id = against(harness, 0);
        assert!(!done(harness, id).contains(&JobKind::Think), "the person begins");
        harness.play(id, 1, "1").unwrap();
        assert_eq!(done(harness, id), [JobKind::Think]);
        decide(harness, id, &takes("2")).unwrap();
        assert_eq!(done(harness, id), [JobKind::Post(Post::Board)]);
        assert_eq!(harness.head(id).to_move.only(), Some(Seat(0)));
        assert!(harness.matches.view(id).unwrap().computer_to_act().is_none());
        harness.later(10_000);
        assert_eq!(done(harness, id), []);
    });
}

#[test]
fn a_board_waits_at_most_three_seconds_for_a_computer() {
    on_every_store(|harness| {
        let id = against(harness, 0);
        done(harness, id);
        harness.play(id, 1, "1").unwrap();
        harness.later(2_999);
        assert_eq!(done(harness, id), [JobKind::Think]);
        harness.later(1);
        assert_eq!(done(harness, id), [JobKind::Post(Post::Board)]);
        decide(harness, id, &takes("2")).unwrap();
        assert_eq!(done(harness, id), [JobKind::Post(Post::Board)]);
    });
}

#[test]
fn a_board_queued_behind_a_thread_merges_with_the_computers_board() {
    on_every_store(|harness| {
        // The computer moves first, so the first board waits for its move. The post of the thread does not wait.
        let id = against(harness, 1);
        let at_thread = harness.claim(id).unwrap();
        let [thread] = at_thread.jobs.as_slice() else { panic!("{:?}", at_thread.jobs) };
        assert_eq!(thread.kind, JobKind::Post(Post::Thread));
        harness.later(1);
        decide(harness, id, &takes("1")).unwrap();
        // Before this worker claims more, another worker may look for due jobs.
        assert!(settle(harness, thread, DONE));
        assert_eq!(harness.claim(id), None, "the worker of the line takes both boards");
        let more = harness.matches.claim_more(&at_thread, harness.now()).unwrap();
        assert_eq!(kinds(&more), [JobKind::Post(Post::Board)]);
        assert!(settle(harness, &more[0], DONE));
        assert_eq!(queued_posts(harness, id), []);
    });
}

#[test]
fn a_computers_decision_is_executed_once_and_only_on_the_seen_revision() {
    on_every_store(|harness| {
        let id = against(harness, 1);
        let seen = harness.head(id).revision;
        let tried = |seen, decision: &Decision| {
            harness
                .matches
                .decide(Target { id, seen: Some(seen) }, computer(0), decision, harness.now())
                .map(drop)
        };
        assert!(matches!(tried(Revision(1), &takes("1")), Err(Refused::Stale(_))));
        tried(seen, &takes("1")).unwrap();
        assert!(matches!(tried(seen, &takes("1")), Err(Refused::Stale(_))));
        let now = harness.head(id).revision;
        assert_eq!(tried(now, &takes("1")), Err(Refused::NotYourTurn(id)));
        assert_eq!(tried(now, &Decision::Resign), Err(Refused::NotYourTurn(id)));
        assert_eq!(harness.head(id).plies, 1);
    });
}

#[test]
fn a_computer_accepts_a_draw_offer_or_declines_it_by_moving() {
    on_every_store(|harness| {
        let id = against(harness, 0);
        assert_eq!(decide(harness, id, &Decision::AcceptDraw), Err(Refused::NotYourTurn(id)));
        harness.matches.offer(id, matches::OfferKind::Draw, harness.by(1)).unwrap();
        harness.play(id, 1, "1").unwrap();
        assert!(harness.matches.view(id).unwrap().computer_to_act().unwrap().is_offered_draw);
        decide(harness, id, &takes("1")).unwrap();
        let status = harness.head(id).offers.last().unwrap().status;
        assert_eq!(status, matches::OfferStatus::Declined { seat: Seat(1) });
        harness.play(id, 1, "1").unwrap();
        assert_eq!(decide(harness, id, &Decision::AcceptDraw), Err(Refused::NoOffer));
        decide(harness, id, &takes("1")).unwrap();
        harness.matches.offer(id, matches::OfferKind::Draw, harness.by(1)).unwrap();
        harness.play(id, 1, "1").unwrap();
        decide(harness, id, &Decision::AcceptDraw).unwrap();
        assert_eq!(harness.head(id).ending(), Some(&Ending::DrawAgreed));
    });
}

#[test]
fn a_computer_answers_a_draw_offer_at_once_out_of_turn() {
    on_every_store(|harness| {
        let id = against(harness, 0);
        let offer = |wish| harness.matches.offer(id, wish, harness.by(1)).unwrap();
        done(harness, id);
        offer(matches::OfferKind::Draw);
        assert_eq!(done(harness, id), [JobKind::Post(Post::Offer)]);
        // The computer answers only after the offer was posted, so that everyone can see it.
        let open = *harness.head(id).offer().unwrap();
        let noted = |offer| {
            harness.matches.note_offer_post(
                id,
                offer,
                QuestionPost { message: Some(5), direct_messages: &[] },
                harness.now(),
            )
        };
        noted(&open).unwrap();
        assert_eq!(done(harness, id), [JobKind::Think]);
        let computer = harness.matches.view(id).unwrap().computer_to_act().unwrap();
        assert!(computer.is_offered_draw && !computer.is_to_move);
        assert!(
            matches!(decide(harness, id, &takes("1")), Err(Refused::Move(_))),
            "a turn is a turn"
        );
        decide(harness, id, &Decision::DeclineDraw).unwrap();
        let status = harness.head(id).offers.last().unwrap().status;
        assert_eq!(status, matches::OfferStatus::Declined { seat: Seat(1) });
        assert_eq!(harness.head(id).to_move.only(), Some(Seat(0)), "no moves yet");
        assert_eq!(decide(harness, id, &Decision::DeclineDraw), Err(Refused::NotYourTurn(id)));
        // Without an open offer, a computer can't decline a draw.
        harness.play(id, 1, "1").unwrap();
        assert_eq!(decide(harness, id, &Decision::DeclineDraw), Err(Refused::NoOffer));
        decide(harness, id, &takes("1")).unwrap();
        offer(matches::OfferKind::Draw);
        noted(harness.head(id).offer().unwrap()).unwrap();
        decide(harness, id, &Decision::AcceptDraw).unwrap();
        assert_eq!(harness.head(id).ending(), Some(&Ending::DrawAgreed));
    });
}

#[test]
fn a_computers_draw_offer_stays_open_until_the_person_moves() {
    on_every_store(|harness| {
        let id = against(harness, 0);
        let offers = |stones: &str| Decision::OfferDraw(stones.into());
        harness.play(id, 1, "1").unwrap();
        decide(harness, id, &offers("1")).unwrap();
        let open = *harness.head(id).offer().unwrap();
        assert_eq!((open.by, open.topic), (Seat(1), matches::Topic::Draw));
        assert_eq!(harness.head(id).asked_players(&open), [ONE]);
        harness.play(id, 1, "1").unwrap();
        assert_eq!(harness.head(id).offers.last().unwrap().status, matches::OfferStatus::Lapsed);
        decide(harness, id, &offers("1")).unwrap();
        let open = harness.head(id).offer().unwrap().since;
        harness
            .matches
            .reply(
                id,
                matches::OfferReply { offer: Some(open), reply: matches::Reply::Agree },
                harness.by(1),
            )
            .unwrap();
        assert_eq!(harness.head(id).ending(), Some(&Ending::DrawAgreed));
        // After a move that ends the match, no offer is made.
        let id = against(harness, 0);
        harness.play(id, 1, "1").unwrap();
        decide(harness, id, &takes("3")).unwrap();
        harness.play(id, 1, "1").unwrap();
        decide(harness, id, &offers("2")).unwrap();
        let head = harness.head(id);
        assert!(head.ending().is_some() && head.offer().is_none(), "{:?}", head.stage);
    });
}

#[test]
fn a_computer_may_resign_and_never_plays_on_without_people() {
    on_every_store(|harness| {
        let id = against(harness, 1);
        decide(harness, id, &Decision::Resign).unwrap();
        assert_eq!(harness.head(id).ending(), Some(&Ending::Resigned { seat: Seat(0) }));
        let opponents = vec![computer(0), computer(1)];
        let challenge = Challenge {
            seats: Some(3),
            opponents,
            seating: Seating::Chosen(Seat(0)),
            ..stakes(1, &[])
        };
        let id = harness.challenge(&challenge).unwrap().id;
        harness.matches.resign(id, harness.by(1)).unwrap();
        assert_eq!(harness.head(id).ending(), Some(&Ending::Resigned { seat: Seat(0) }));
    });
}

#[test]
fn a_computer_waits_during_a_pause_and_moves_after_it() {
    on_every_store(|harness| {
        let opponents = vec![PlayerId(2), computer(0)];
        let limit = Some(Limit::DEFAULT);
        let challenge = Challenge { seats: Some(3), opponents, limit, ..stakes(1, &[]) };
        let id = harness.challenge(&challenge).unwrap().id;
        harness.matches.join(id, harness.by(2)).unwrap();
        let acts =
            |harness: &Harness| harness.matches.view(id).unwrap().computer_to_act().is_some();
        assert!(acts(harness), "all stake at once");
        harness.matches.offer(id, matches::OfferKind::Pause, harness.by(1)).unwrap();
        harness.matches.offer(id, matches::OfferKind::Pause, harness.by(2)).unwrap();
        assert!(!acts(harness));
        let seen = harness.head(id).revision;
        let told = harness.matches.decide(
            Target { id, seen: Some(seen) },
            computer(0),
            &takes("stake 4"),
            harness.now(),
        );
        assert_eq!(
            told.map(drop),
            Err(Refused::NotYourTurn(id)),
            "a pause ends when people say so"
        );
        done(harness, id);
        harness.matches.resume(id, harness.by(1)).unwrap();
        assert!(acts(harness) && done(harness, id).contains(&JobKind::Think));
    });
}

/// The time since which the next computer's act is awaited.
fn since(harness: &Harness, id: MatchId) -> u64 {
    let look = harness.matches.view(id).unwrap();
    let computer = look.computer_to_act().unwrap();
    harness.matches.awaited_since(&look, computer).unwrap().0
}

/// Plays for people until a computer must act.
fn passed_on(harness: &Harness, id: MatchId) {
    while harness.matches.view(id).unwrap().computer_to_act().is_none() {
        let head = harness.head(id);
        let player = head.player(head.to_move.only().unwrap()).unwrap();
        harness.play(id, player.0, "done").unwrap();
    }
}

#[test]
fn a_computers_thinking_time_starts_at_the_last_act_of_another_player() {
    on_every_store(|harness| {
        let (opponents, limit) = (vec![PlayerId(2), computer(0)], Some(Limit::DEFAULT));
        let challenge = Challenge { seats: Some(3), opponents, limit, ..stakes(1, &[]) };
        let id = harness.challenge(&challenge).unwrap().id;
        harness.matches.join(id, harness.by(2)).unwrap();
        assert_eq!(since(harness, id), harness.now().0, "it begins");
        decide(harness, id, &takes("stake 9")).unwrap();
        harness.play(id, 1, "stake 9").unwrap();
        harness.play(id, 2, "stake 9").unwrap();
        harness.later(5_000);
        passed_on(harness, id);
        let began = since(harness, id);
        for mv in ["add 1", "add 2", "add 1"] {
            harness.later(700);
            decide(harness, id, &takes(mv)).unwrap();
            assert_eq!(since(harness, id), began, "the others have not acted");
        }
        harness.matches.offer(id, matches::OfferKind::Pause, harness.by(1)).unwrap();
        harness.matches.offer(id, matches::OfferKind::Pause, harness.by(2)).unwrap();
        harness.later(24 * 3_600_000);
        harness.matches.resume(id, harness.by(1)).unwrap();
        let goes_on = harness.now().0;
        harness.later(700);
        assert_eq!(since(harness, id), goes_on, "it has rested");
        decide(harness, id, &Decision::OfferDraw("add 1".into())).unwrap();
        assert_eq!(since(harness, id), goes_on, "it offers a draw as it plays");
        decide(harness, id, &takes("done")).unwrap();
        harness.later(3_000);
        passed_on(harness, id);
        assert_eq!(since(harness, id), harness.now().0, "another turn");
    });
}

/// A match of two people and a computer with a limit. It is the turn of the computer alone.
fn with_two_people(harness: &Harness) -> MatchId {
    let (opponents, limit) = (vec![PlayerId(2), computer(0)], Some(Limit::DEFAULT));
    let challenge = Challenge { seats: Some(3), opponents, limit, ..stakes(1, &[]) };
    let id = harness.challenge(&challenge).unwrap().id;
    harness.matches.join(id, harness.by(2)).unwrap();
    decide(harness, id, &takes("stake 9")).unwrap();
    harness.play_all(id, &[(1, "stake 9"), (2, "stake 9")]);
    passed_on(harness, id);
    id
}

/// Settles all due jobs as done, but gives up the computer's job of this match.
fn give_up_thought(harness: &Harness, id: MatchId) {
    let error = JobError::Panicked;
    for claim in harness.matches.claim_due(harness.now(), usize::MAX).unwrap() {
        for job in &claim.jobs {
            let is_thought = job.kind == JobKind::Think && job.line.target == Some(id);
            let outcome = if is_thought { JobOutcome::GivenUp { error } } else { DONE };
            assert!(settle(harness, job, outcome));
        }
    }
}

#[test]
fn a_computer_whose_job_is_given_up_is_late_even_after_a_player_changes_a_setting() {
    on_every_store(|harness| {
        let id = with_two_people(harness);
        give_up_thought(harness, id);
        let end = timing(harness, id).until.unwrap().0;
        harness.matches.set_quiet_hours(ONE, QuietHours::of("20-8"), harness.now()).unwrap();
        harness.pass_time();
        assert!(queued(harness, id).iter().all(|job| job.kind != JobKind::TimeSettings));
        assert_eq!(looked_after(harness, id), [end]);
        pass(harness, Limit::DEFAULT.ms());
        assert_eq!(harness.matches.time_up(id), Ok(Some(TimeUp::Open { is_late: false })));
    });
}

#[test]
fn a_computer_whose_job_is_given_up_is_late_at_the_deadline_and_tries_again() {
    on_every_store(|harness| {
        let id = with_two_people(harness);
        give_up_thought(harness, id);
        assert_eq!(looked_after(harness, id), [timing(harness, id).until.unwrap().0]);
        pass(harness, Limit::DEFAULT.ms());
        assert_eq!(harness.matches.time_up(id), Ok(Some(TimeUp::Open { is_late: false })));
        assert!(done(harness, id).contains(&JobKind::Think));
        for player in [1, 2] {
            harness.matches.choose(id, None, Choice::MoreTime, harness.by(player)).unwrap();
        }
        assert!(done(harness, id).contains(&JobKind::Think));
        harness.check();
    });
}

#[test]
fn a_computer_that_an_outage_delayed_is_not_late() {
    on_every_store(|harness| {
        let id = with_two_people(harness);
        pass(harness, 4 * 24 * 3_600_000);
        assert_eq!(harness.matches.advance_clock(id, harness.now()), Ok(None));
        assert_eq!(harness.matches.time_up(id), Ok(None));
        harness.check();
        decide(harness, id, &takes("done")).unwrap();
        assert_eq!(looked_after(harness, id).len(), 1, "a person is to move");
        harness.check();
    });
}

#[test]
fn the_search_seed_depends_on_the_match_and_the_position() {
    on_every_store(|harness| {
        let id = against(harness, 1);
        let seed = |harness: &Harness, id| {
            harness.matches.view(id).unwrap().computer_to_act().unwrap().seed
        };
        assert_eq!(seed(harness, id), seed(harness, id));
        let first = seed(harness, id);
        decide(harness, id, &takes("1")).unwrap();
        harness.play(id, 1, "1").unwrap();
        assert_ne!(seed(harness, id), first);
        let other = against(harness, 1);
        assert_ne!(seed(harness, other), first);
    });
}

/// Checks that no clock runs in a match: a long time passes, and nothing happens.
fn is_timeless(harness: &Harness, id: MatchId) {
    assert_eq!(harness.head(id).timing, None);
    done(harness, id);
    harness.later(9 * Limit::DEFAULT.ms());
    assert_eq!(done(harness, id), []);
    assert_eq!(harness.matches.advance_clock(id, harness.now()), Ok(None));
    let may = harness.matches.view(id).unwrap().may_offer(ONE);
    assert!(
        !may.contains(&matches::OfferKind::Pause) && !may.contains(&matches::OfferKind::MoreTime),
        "{may:?}"
    );
}

#[test]
fn matches_without_waiting_people_have_no_time_limit() {
    on_every_store(|harness| {
        // Nobody joins, and a computer takes the free seat.
        let limit = Some(Limit::DEFAULT);
        let id = harness.challenge(&Challenge { limit, ..nim(1, &[]) }).unwrap().id;
        harness.matches.seat_computer(id, harness.by(1), Level::of(2).unwrap()).unwrap();
        is_timeless(harness, id);
        // A player's time runs out, and a computer takes their seat over.
        let seating = Seating::Chosen(Seat(1));
        let id = harness.challenge(&Challenge { limit, seating, ..nim(1, &[2]) }).unwrap().id;
        harness.matches.join(id, harness.by(2)).unwrap();
        assert!(harness.head(id).timing.is_some());
        harness.later(2 * Limit::DEFAULT.ms());
        harness.matches.advance_clock(id, harness.now()).unwrap();
        let gone = matches::Vacancy::new(Seat(0), matches::Absence::Silent);
        harness.matches.propose_substitute(id, gone, computer(0), harness.by(1)).unwrap();
        decide(harness, id, &takes("1")).unwrap();
        is_timeless(harness, id);
        harness.check();
    });
}

#[test]
fn a_game_without_a_computer_player_refuses_computers() {
    on_every_store(|harness| {
        static ALONE: &[&dyn Game] = &[&Plugin::<Nim>::new()];
        let matches = Matches::new(Arc::clone(&harness.store), ALONE, ChallengeLimits::default());
        let challenge = Challenge { opponents: vec![computer(0)], ..nim(1, &[]) };
        let asked = matches.challenge(&challenge, harness.by(1).key, harness.now());
        assert_eq!(asked, Err(Refused::NoComputer));
    });
}

#[test]
fn an_ended_match_queues_no_computer_turn() {
    on_every_store(|harness| {
        let id = against(harness, 1);
        harness.matches.resign(id, harness.by(1)).unwrap();
        assert!(!done(harness, id).contains(&JobKind::Think));
    });
}

#[test]
fn people_to_move_are_reminded_and_computers_are_not() {
    on_every_store(|harness| {
        let opponents = vec![computer(0), PlayerId(2)];
        let limit = Some(matches::Limit::DEFAULT);
        let challenge = Challenge { seats: Some(3), opponents, limit, ..stakes(1, &[]) };
        let id = harness.challenge(&challenge).unwrap().id;
        harness.matches.join(id, harness.by(2)).unwrap();
        let begun = harness.head(id);
        harness.later(36 * 60 * 60 * 1000);
        harness.pass_time();
        let now = harness.head(id).revision;
        assert_eq!(now, begun.revision.next());
        let is_person = |seat: &Seat| begun.players[seat.index()].level().is_none();
        let seats = rules::Seats::all(3).iter().filter(is_person).collect();
        let reminder = matches::Notice::Reminder { seats, is_late: false };
        assert_eq!(
            harness.matches.notice(id, Revisions { first: now, last: now }),
            Ok(Some(reminder))
        );
    });
}

#[test]
fn an_ending_within_a_computers_turn_still_reports_the_turn_before() {
    on_every_store(|harness| {
        let (opponents, seating) = (vec![computer(0)], Seating::Chosen(Seat(0)));
        let challenge = Challenge { seats: Some(2), opponents, seating, ..stakes(1, &[]) };
        let id = harness.challenge(&challenge).unwrap().id;
        harness.play(id, 1, "stake 9").unwrap();
        decide(harness, id, &takes("stake 9")).unwrap();
        harness.later(3_000);
        done(harness, id);
        harness.play_all(id, &[(1, "add 2"), (1, "done")]);
        let since = harness.head(id).revision;
        decide(harness, id, &takes("add 1")).unwrap();
        harness.matches.resign(id, harness.by(1)).unwrap();
        let turns =
            harness.board_update(id, Revisions { first: since, last: harness.head(id).revision });
        let told: Vec<_> = turns.skipped.iter().map(|turn| turn.notes.clone()).collect();
        assert_eq!(told.len(), 1, "the turn that waited for the computer's");
        assert_eq!(told[0], ["Seat 0 adds 2.", "Seat 0 is done."]);
        assert_eq!(turns.view.notes(None), ["Seat 1 adds 1."]);
    });
}
