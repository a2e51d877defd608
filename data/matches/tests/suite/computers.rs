//! Computers at the table: they sit down at once, their turn is a job, and what they decide happens once.

use std::sync::Arc;

use matches::{
    Challenge, Decision, Ending, Filter, JobKind, JobOutcome, Limit, MatchId, Matches, Page,
    PlayerId, Post, Refused, Revision, Seating, Settings, Stage,
};
use rules::{Game, Level, Plugin, Seat};

use crate::games::Nim;
use crate::hall::{Hall, nim, on_every_store, stakes};
use crate::jobs::{DONE, kinds, queued, settle};

const ONE: PlayerId = PlayerId(1);

fn computer(index: u8) -> PlayerId {
    PlayerId::computer(Level::of(2).unwrap(), index)
}

/// Player 1 on this seat against a computer.
fn against(hall: &Hall, seat: u8) -> MatchId {
    let seating = Seating::Chosen(Seat(seat));
    let challenge = Challenge { opponents: vec![computer(0)], seating, ..nim(1, &[]) };
    hall.challenge(&challenge).unwrap().id
}

/// What is due of a match, in the order of kinds; it is done then.
fn done(hall: &Hall, id: MatchId) -> Vec<JobKind> {
    let claims = hall.matches.claim_due(hall.now(), usize::MAX).unwrap();
    let mut kinds = Vec::new();
    for job in claims.iter().flat_map(|claim| &claim.jobs) {
        if job.line.target == Some(id) {
            kinds.push(job.kind);
        }
        hall.matches.settle(job, JobOutcome::Done { message: None }, hall.now()).unwrap();
    }
    kinds.sort();
    kinds
}

fn decide(hall: &Hall, id: MatchId, decision: &Decision) -> Result<(), Refused> {
    let look = hall.matches.view(id)?;
    let player = look.computer_to_act().map_or(computer(0), |computer| computer.player);
    hall.matches.decide(id, look.head().revision, (player, decision), hall.now()).map(drop)
}

/// What is still to be posted.
fn queued_posts(hall: &Hall, id: MatchId) -> Vec<JobKind> {
    let all = queued(hall, id).into_iter().map(|queued| queued.kind);
    all.filter(|kind| matches!(kind, JobKind::Post(_))).collect()
}

fn takes(stones: &str) -> Decision {
    Decision::Move(stones.into())
}

#[test]
fn a_match_against_a_computer_starts_at_once_and_is_in_nobodys_list_but_the_persons() {
    on_every_store(|hall| {
        let id = against(hall, 0);
        assert_eq!(hall.head(id).stage, Stage::Running);
        assert_eq!(hall.head(id).players, [ONE, computer(0)]);
        let page = Page { after: None, most: 10 };
        let of = |player| hall.matches.matches_of(player, Filter::Running, page).unwrap().len();
        assert_eq!((of(ONE), of(computer(0))), (1, 0));
    });
}

#[test]
fn a_computer_that_is_to_move_is_a_job_and_one_board_shows_what_both_played() {
    on_every_store(|hall| {
        let id = against(hall, 0);
        assert!(!done(hall, id).contains(&JobKind::Think), "the person begins");
        hall.play(id, 1, "1").unwrap();
        assert_eq!(done(hall, id), [JobKind::Think]);
        decide(hall, id, &takes("2")).unwrap();
        assert_eq!(done(hall, id), [JobKind::Post(Post::Board)]);
        assert_eq!(hall.head(id).to_move.only(), Some(Seat(0)));
        assert!(hall.matches.view(id).unwrap().computer_to_act().is_none());
        hall.later(10_000);
        assert_eq!(done(hall, id), []);
    });
}

#[test]
fn a_board_waits_no_longer_than_three_seconds_for_a_computer() {
    on_every_store(|hall| {
        let id = against(hall, 0);
        done(hall, id);
        hall.play(id, 1, "1").unwrap();
        hall.later(2_999);
        assert_eq!(done(hall, id), [JobKind::Think]);
        hall.later(1);
        assert_eq!(done(hall, id), [JobKind::Post(Post::Board)]);
        decide(hall, id, &takes("2")).unwrap();
        assert_eq!(done(hall, id), [JobKind::Post(Post::Board)]);
    });
}

#[test]
fn a_board_that_waits_behind_another_post_is_one_with_that_of_the_computers_answer() {
    on_every_store(|hall| {
        // The computer begins, so that the board of the start waits for it behind the post of the thread.
        let id = against(hall, 1);
        let at_thread = hall.claim(id).unwrap();
        let [thread] = at_thread.jobs.as_slice() else { panic!("{:?}", at_thread.jobs) };
        assert_eq!(thread.kind, JobKind::Post(Post::Thread));
        hall.later(1);
        decide(hall, id, &takes("1")).unwrap();
        // Between the end of a job and the look for more somebody else may look for what is due.
        assert!(settle(hall, thread, DONE));
        assert_eq!(hall.claim(id), None, "whoever is at the line takes both boards");
        let more = hall.matches.claim_more(&at_thread, hall.now()).unwrap();
        assert_eq!(kinds(&more), [JobKind::Post(Post::Board)]);
        assert!(settle(hall, &more[0], DONE));
        assert_eq!(queued_posts(hall, id), []);
    });
}

#[test]
fn what_a_computer_decided_is_done_once_and_only_where_nothing_has_changed() {
    on_every_store(|hall| {
        let id = against(hall, 1);
        let seen = hall.head(id).revision;
        let tried = |seen, decision: &Decision| {
            hall.matches.decide(id, seen, (computer(0), decision), hall.now()).map(drop)
        };
        assert!(matches!(tried(Revision(1), &takes("1")), Err(Refused::Stale { .. })));
        tried(seen, &takes("1")).unwrap();
        assert!(matches!(tried(seen, &takes("1")), Err(Refused::Stale { .. })));
        let now = hall.head(id).revision;
        assert_eq!(tried(now, &takes("1")), Err(Refused::NotYourTurn(id)));
        assert_eq!(tried(now, &Decision::Resign), Err(Refused::NotYourTurn(id)));
        assert_eq!(hall.head(id).plies, 1);
    });
}

#[test]
fn a_computer_may_take_a_draw_that_is_offered_or_decline_it_by_moving() {
    on_every_store(|hall| {
        let id = against(hall, 0);
        assert_eq!(decide(hall, id, &Decision::AcceptDraw), Err(Refused::NotYourTurn(id)));
        hall.matches.offer(id, matches::OfferKind::Draw, hall.by(1)).unwrap();
        hall.play(id, 1, "1").unwrap();
        assert!(hall.matches.view(id).unwrap().computer_to_act().unwrap().is_offered_draw);
        decide(hall, id, &takes("1")).unwrap();
        let status = hall.head(id).offers.last().unwrap().status;
        assert_eq!(status, matches::OfferStatus::Declined { seat: Seat(1) });
        hall.play(id, 1, "1").unwrap();
        assert_eq!(decide(hall, id, &Decision::AcceptDraw), Err(Refused::NoOffer));
        decide(hall, id, &takes("1")).unwrap();
        hall.matches.offer(id, matches::OfferKind::Draw, hall.by(1)).unwrap();
        hall.play(id, 1, "1").unwrap();
        decide(hall, id, &Decision::AcceptDraw).unwrap();
        assert_eq!(hall.head(id).ending(), Some(&Ending::DrawAgreed));
    });
}

#[test]
fn a_computer_answers_a_draw_at_once_though_others_are_to_move() {
    on_every_store(|hall| {
        let id = against(hall, 0);
        let offer = |wish| hall.matches.offer(id, wish, hall.by(1)).unwrap();
        done(hall, id);
        offer(matches::OfferKind::Draw);
        assert_eq!(done(hall, id), [JobKind::Post(Post::Offer)]);
        // It answers what all can see.
        let open = *hall.head(id).offer().unwrap();
        let noted = |offer| hall.matches.note_offer_post(id, offer, (Some(5), &[]), hall.now());
        noted(&open).unwrap();
        assert_eq!(done(hall, id), [JobKind::Think]);
        let computer = hall.matches.view(id).unwrap().computer_to_act().unwrap();
        assert!(computer.is_offered_draw && !computer.is_to_move);
        assert!(matches!(decide(hall, id, &takes("1")), Err(Refused::Move(_))), "a turn is a turn");
        decide(hall, id, &Decision::DeclineDraw).unwrap();
        let status = hall.head(id).offers.last().unwrap().status;
        assert_eq!(status, matches::OfferStatus::Declined { seat: Seat(1) });
        assert_eq!(hall.head(id).to_move.only(), Some(Seat(0)), "nobody has moved");
        assert_eq!(decide(hall, id, &Decision::DeclineDraw), Err(Refused::NotYourTurn(id)));
        // About all else a computer agrees to whatever people wish.
        hall.play(id, 1, "1").unwrap();
        assert_eq!(decide(hall, id, &Decision::DeclineDraw), Err(Refused::NoOffer));
        decide(hall, id, &takes("1")).unwrap();
        offer(matches::OfferKind::Draw);
        noted(hall.head(id).offer().unwrap()).unwrap();
        decide(hall, id, &Decision::AcceptDraw).unwrap();
        assert_eq!(hall.head(id).ending(), Some(&Ending::DrawAgreed));
    });
}

#[test]
fn a_computer_may_offer_a_draw_with_its_move_which_stands_until_the_person_moves() {
    on_every_store(|hall| {
        let id = against(hall, 0);
        let offers = |stones: &str| Decision::OfferDraw(stones.into());
        hall.play(id, 1, "1").unwrap();
        decide(hall, id, &offers("1")).unwrap();
        let open = *hall.head(id).offer().unwrap();
        assert_eq!((open.by, open.topic), (Seat(1), matches::Topic::Draw));
        assert_eq!(hall.head(id).asked_players(&open), [ONE]);
        hall.play(id, 1, "1").unwrap();
        assert_eq!(hall.head(id).offers.last().unwrap().status, matches::OfferStatus::Lapsed);
        decide(hall, id, &offers("1")).unwrap();
        let open = hall.head(id).offer().unwrap().since;
        hall.matches.answer(id, (Some(open), matches::Reply::Agree), hall.by(1)).unwrap();
        assert_eq!(hall.head(id).ending(), Some(&Ending::DrawAgreed));
        // After a move that ends the match nobody is asked for anything.
        let id = against(hall, 0);
        hall.play(id, 1, "1").unwrap();
        decide(hall, id, &takes("3")).unwrap();
        hall.play(id, 1, "1").unwrap();
        decide(hall, id, &offers("2")).unwrap();
        let head = hall.head(id);
        assert!(head.ending().is_some() && head.offer().is_none(), "{:?}", head.stage);
    });
}

#[test]
fn a_computer_may_resign_and_computers_do_not_play_on_alone() {
    on_every_store(|hall| {
        let id = against(hall, 1);
        decide(hall, id, &Decision::Resign).unwrap();
        assert_eq!(hall.head(id).ending(), Some(&Ending::Resigned { seat: Seat(0) }));
        let opponents = vec![computer(0), computer(1)];
        let challenge = Challenge {
            seats: Some(3),
            opponents,
            seating: Seating::Chosen(Seat(0)),
            ..stakes(1, &[])
        };
        let id = hall.challenge(&challenge).unwrap().id;
        hall.matches.resign(id, hall.by(1)).unwrap();
        assert_eq!(hall.head(id).ending(), Some(&Ending::Resigned { seat: Seat(0) }));
    });
}

#[test]
fn a_computer_rests_while_the_match_does_and_is_called_when_it_goes_on() {
    on_every_store(|hall| {
        let opponents = vec![PlayerId(2), computer(0)];
        let limit = Some(Limit::DEFAULT);
        let challenge = Challenge { seats: Some(3), opponents, limit, ..stakes(1, &[]) };
        let id = hall.challenge(&challenge).unwrap().id;
        hall.matches.join(id, hall.by(2)).unwrap();
        let acts = |hall: &Hall| hall.matches.view(id).unwrap().computer_to_act().is_some();
        assert!(acts(hall), "all stake at once");
        hall.matches.offer(id, matches::OfferKind::Pause, hall.by(1)).unwrap();
        hall.matches.offer(id, matches::OfferKind::Pause, hall.by(2)).unwrap();
        assert!(!acts(hall));
        let seen = hall.head(id).revision;
        let told = hall.matches.decide(id, seen, (computer(0), &takes("stake 4")), hall.now());
        assert_eq!(
            told.map(drop),
            Err(Refused::NotYourTurn(id)),
            "a pause ends when people say so"
        );
        done(hall, id);
        hall.matches.resume(id, hall.by(1)).unwrap();
        assert!(acts(hall) && done(hall, id).contains(&JobKind::Think));
    });
}

/// Since when the computer has been awaited that is to act.
fn since(hall: &Hall, id: MatchId) -> u64 {
    let look = hall.matches.view(id).unwrap();
    let computer = look.computer_to_act().unwrap();
    hall.matches.awaited_since(&look, computer).unwrap().0
}

/// People are done with their turns until a computer is to act.
fn passed_on(hall: &Hall, id: MatchId) {
    while hall.matches.view(id).unwrap().computer_to_act().is_none() {
        let head = hall.head(id);
        let player = head.player(head.to_move.only().unwrap()).unwrap();
        hall.play(id, player.0, "done").unwrap();
    }
}

#[test]
fn a_computer_is_awaited_since_others_have_done_something_whatever_it_did_in_its_turn() {
    on_every_store(|hall| {
        let (opponents, limit) = (vec![PlayerId(2), computer(0)], Some(Limit::DEFAULT));
        let challenge = Challenge { seats: Some(3), opponents, limit, ..stakes(1, &[]) };
        let id = hall.challenge(&challenge).unwrap().id;
        hall.matches.join(id, hall.by(2)).unwrap();
        assert_eq!(since(hall, id), hall.now().0, "it begins");
        decide(hall, id, &takes("stake 9")).unwrap();
        hall.play(id, 1, "stake 9").unwrap();
        hall.play(id, 2, "stake 9").unwrap();
        hall.later(5_000);
        passed_on(hall, id);
        let began = since(hall, id);
        for mv in ["add 1", "add 2", "add 1"] {
            hall.later(700);
            decide(hall, id, &takes(mv)).unwrap();
            assert_eq!(since(hall, id), began, "nobody knows of it");
        }
        hall.matches.offer(id, matches::OfferKind::Pause, hall.by(1)).unwrap();
        hall.matches.offer(id, matches::OfferKind::Pause, hall.by(2)).unwrap();
        hall.later(24 * 3_600_000);
        hall.matches.resume(id, hall.by(1)).unwrap();
        let goes_on = hall.now().0;
        hall.later(700);
        assert_eq!(since(hall, id), goes_on, "it has rested");
        decide(hall, id, &Decision::OfferDraw("add 1".into())).unwrap();
        assert_eq!(since(hall, id), goes_on, "it offers a draw as it plays");
        decide(hall, id, &takes("done")).unwrap();
        hall.later(3_000);
        passed_on(hall, id);
        assert_eq!(since(hall, id), hall.now().0, "another turn");
    });
}

#[test]
fn a_thoughts_seed_is_the_same_for_the_same_and_another_for_all_else() {
    on_every_store(|hall| {
        let id = against(hall, 1);
        let seed = |hall: &Hall, id| hall.matches.view(id).unwrap().computer_to_act().unwrap().seed;
        assert_eq!(seed(hall, id), seed(hall, id));
        let first = seed(hall, id);
        decide(hall, id, &takes("1")).unwrap();
        hall.play(id, 1, "1").unwrap();
        assert_ne!(seed(hall, id), first);
        let other = against(hall, 1);
        assert_ne!(seed(hall, other), first);
    });
}

/// That nobody's time runs in a match, and nothing comes of however long it takes.
fn is_timeless(hall: &Hall, id: MatchId) {
    assert_eq!(hall.head(id).timing, None);
    done(hall, id);
    hall.later(9 * Limit::DEFAULT.ms());
    assert_eq!(done(hall, id), []);
    assert_eq!(hall.matches.look_after_time(id, hall.now()), Ok(None));
    let may = hall.matches.view(id).unwrap().may_offer(ONE);
    assert!(
        !may.contains(&matches::OfferKind::Pause) && !may.contains(&matches::OfferKind::MoreTime),
        "{may:?}"
    );
}

#[test]
fn where_only_computers_wait_no_time_runs() {
    on_every_store(|hall| {
        // Nobody came, and a computer took the seat.
        let limit = Some(Limit::DEFAULT);
        let id = hall.challenge(&Challenge { limit, ..nim(1, &[]) }).unwrap().id;
        hall.matches.seat_computer(id, hall.by(1), Level::of(2).unwrap()).unwrap();
        is_timeless(hall, id);
        // Somebody let their time run out, and a computer sits there since.
        let seating = Seating::Chosen(Seat(1));
        let id = hall.challenge(&Challenge { limit, seating, ..nim(1, &[2]) }).unwrap().id;
        hall.matches.join(id, hall.by(2)).unwrap();
        assert!(hall.head(id).timing.is_some());
        hall.later(2 * Limit::DEFAULT.ms());
        hall.matches.look_after_time(id, hall.now()).unwrap();
        let gone = (Seat(0), matches::Absence::Silent);
        hall.matches.propose_substitute(id, gone, computer(0), hall.by(1)).unwrap();
        decide(hall, id, &takes("1")).unwrap();
        is_timeless(hall, id);
        hall.check();
    });
}

#[test]
fn a_computer_is_not_seated_where_none_plays() {
    on_every_store(|hall| {
        static ALONE: &[&dyn Game] = &[&Plugin::<Nim>::new()];
        let matches = Matches::new(Arc::clone(&hall.store), ALONE, Settings::default());
        let challenge = Challenge { opponents: vec![computer(0)], ..nim(1, &[]) };
        let asked = matches.challenge(&challenge, hall.by(1).key, hall.now());
        assert_eq!(asked, Err(Refused::NoComputer));
    });
}

#[test]
fn nobody_thinks_about_a_match_that_is_over() {
    on_every_store(|hall| {
        let id = against(hall, 1);
        hall.matches.resign(id, hall.by(1)).unwrap();
        assert!(!done(hall, id).contains(&JobKind::Think));
    });
}

#[test]
fn a_computer_is_not_reminded_of_its_turn_and_whoever_waits_with_it_is() {
    on_every_store(|hall| {
        let opponents = vec![computer(0), PlayerId(2)];
        let limit = Some(matches::Limit::DEFAULT);
        let challenge = Challenge { seats: Some(3), opponents, limit, ..stakes(1, &[]) };
        let id = hall.challenge(&challenge).unwrap().id;
        hall.matches.join(id, hall.by(2)).unwrap();
        let begun = hall.head(id);
        hall.later(36 * 60 * 60 * 1000);
        hall.pass_time();
        let now = hall.head(id).revision;
        assert_eq!(now, begun.revision.next());
        let is_person = |seat: &Seat| begun.players[seat.index()].level().is_none();
        let seats = rules::Seats::all(3).iter().filter(is_person).collect();
        let reminder = matches::Notice::Reminder { seats, is_late: false };
        assert_eq!(hall.matches.notice(id, (now, now)), Ok(Some(reminder)));
    });
}

#[test]
fn an_end_in_the_middle_of_a_computers_turn_leaves_the_turn_before_it_to_be_told() {
    on_every_store(|hall| {
        let (opponents, seating) = (vec![computer(0)], Seating::Chosen(Seat(0)));
        let challenge = Challenge { seats: Some(2), opponents, seating, ..stakes(1, &[]) };
        let id = hall.challenge(&challenge).unwrap().id;
        hall.play(id, 1, "stake 9").unwrap();
        decide(hall, id, &takes("stake 9")).unwrap();
        hall.later(3_000);
        done(hall, id);
        hall.play_all(id, &[(1, "add 2"), (1, "done")]);
        let since = hall.head(id).revision;
        decide(hall, id, &takes("add 1")).unwrap();
        hall.matches.resign(id, hall.by(1)).unwrap();
        let turns = hall.matches.turns(id, (since, hall.head(id).revision)).unwrap();
        let told: Vec<_> = turns.skipped.iter().map(|turn| turn.notes.clone()).collect();
        assert_eq!(told.len(), 1, "the turn that waited for the computer's");
        assert_eq!(told[0], ["Seat 0 adds 2.", "Seat 0 is done."]);
        assert_eq!(turns.view.notes(None), ["Seat 1 adds 1."]);
    });
}
