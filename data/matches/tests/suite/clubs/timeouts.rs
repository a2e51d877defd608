//! Tests of entrants who stop playing: walkovers without rating, time banks, and withdrawal after two timeouts.

use std::sync::Arc;

use matches::{
    Ending, Entrant, EventEnd, EventId, EventPlan, EventStage, Format, Notice, OfferKind,
    RatingScope, Refused, Revisions, Withdrawal,
};
use store::{MemoryStore, Store};

use crate::clubs::{DAY, HOUR, person, plan, player, swiss};
use crate::harness::{Harness, SERVER, YES};
use crate::jobs::killed_worker::Mortal;

fn harness() -> Harness {
    Harness::over(Arc::new(MemoryStore::new()))
}

#[test]
fn an_entrant_loses_an_unbegun_match_without_a_rating_change() {
    let harness = harness();
    let id = harness.begun_event(&swiss(1), 2);
    let (on, entrants) = harness.running(id).remove(0);
    harness.later(3 * DAY);
    harness.look_after(id);
    let head = harness.head(on);
    assert!(matches!(head.ending(), Some(Ending::Walkover { .. })));
    let winner = head.winners().iter().next().unwrap();
    assert_eq!(harness.points(id, entrants[winner.index()].0), 12);
    let scope = RatingScope { server: None, game: None };
    for entrant in entrants {
        let rated = harness.matches.player_rating(player(person(entrant)), scope, harness.now());
        assert_eq!(rated.unwrap(), None);
    }
    harness.check();
}

#[test]
fn a_deadline_that_passed_while_no_process_ran_gives_the_limit_again() {
    let harness = harness();
    let id = harness.begun_event(&swiss(1), 2);
    let (on, _) = harness.running(id).remove(0);
    harness.later(3 * DAY + HOUR);
    harness.matches.begin_work(harness.now()).unwrap();
    harness.look_after(id);
    let head = harness.head(on);
    assert_eq!(head.ending(), None);
    assert_eq!(head.timing.unwrap().until, Some(harness.now().plus(3 * DAY)));
    let newest = Revisions { first: head.revision, last: head.revision };
    assert_eq!(harness.matches.notice(on, newest), Ok(Some(Notice::MoreTime)));
    harness.later(3 * DAY);
    harness.look_after(id);
    assert!(matches!(harness.head(on).ending(), Some(Ending::Walkover { .. })));
    harness.check();
}

#[test]
fn a_deadline_that_passed_while_the_store_failed_gives_the_limit_again() {
    const MINUTE: u64 = HOUR / 60;
    let store = Arc::new(Mortal::new());
    let harness = Harness::over(Arc::clone(&store) as Arc<dyn Store>);
    let id = harness.begun_event(&swiss(1), 2);
    let (on, _) = harness.running(id).remove(0);
    store.die_after(0);
    harness.later(3 * DAY + MINUTE);
    assert!(matches!(
        harness.matches.advance_clock(on, harness.now()),
        Err(Refused::Unavailable(_))
    ));
    store.die_after(usize::MAX);
    harness.later(10 * MINUTE);
    harness.look_after(id);
    let head = harness.head(on);
    assert_eq!(head.ending(), None);
    assert_eq!(head.timing.unwrap().until, Some(harness.now().plus(3 * DAY)));
    harness.later(3 * DAY);
    harness.look_after(id);
    assert!(matches!(harness.head(on).ending(), Some(Ending::Walkover { .. })));
    harness.check();
}

#[test]
fn a_time_bank_is_used_after_the_limit() {
    let harness = harness();
    let id = harness.begun_event(&EventPlan { bank_days: 10, ..swiss(1) }, 2);
    let (on, entrants) = harness.running(id).remove(0);
    harness.later(12 * DAY);
    harness.look_after(id);
    let mover =
        entrants.iter().find(|one| harness.head(on).is_turn_of(player(person(**one)))).unwrap();
    harness.play(on, person(*mover), "1").unwrap();
    let other = entrants.iter().find(|one| *one != mover).unwrap();
    harness.play(on, person(*other), "1").unwrap();
    harness.later(4 * DAY);
    harness.look_after(id);
    let head = harness.head(on);
    let late = head.seat_of(player(person(*mover))).unwrap();
    assert_eq!(
        head.ending(),
        Some(&Ending::OutOfTime { seat: late }),
        "a day of the bank was left"
    );
    harness.check();
}

#[test]
fn a_player_is_reminded_before_their_time_bank_is_used() {
    let harness = harness();
    let id = harness.begun_event(&EventPlan { bank_days: 10, ..swiss(1) }, 2);
    let (on, _) = harness.running(id).remove(0);
    harness.later(36 * HOUR);
    harness.look_after(id);
    let newest = harness.head(on).revision;
    let notice = harness.matches.notice(on, Revisions { first: newest, last: newest }).unwrap();
    assert!(matches!(notice, Some(Notice::Reminder { is_late: false, .. })), "{notice:?}");
    harness.check();
}

#[test]
fn a_take_back_charges_no_other_time_bank_and_refills_none() {
    let harness = harness();
    let id = harness.begun_event(&EventPlan { bank_days: 10, ..swiss(1) }, 2);
    let (on, entrants) = harness.running(id).remove(0);
    let [first, second] = [person(entrants[0]), person(entrants[1])];
    let left = || harness.head(on).timing.unwrap().until.unwrap().0 - harness.now().0;
    // The limit is three days. The first player uses two days of their bank, and then two more.
    harness.later(5 * DAY);
    harness.look_after(id);
    harness.play(on, first, "1").unwrap();
    harness.play(on, second, "1").unwrap();
    harness.later(5 * DAY);
    harness.look_after(id);
    harness.matches.offer(on, OfferKind::TakeBack, harness.by(second)).unwrap();
    harness.matches.reply(on, YES, harness.by(first)).unwrap();
    assert_eq!(left(), 13 * DAY, "the second player has used nothing of their bank");
    harness.play(on, second, "1").unwrap();
    assert_eq!(left(), 9 * DAY, "the first player has six days left of their bank");
    harness.check();
}

#[test]
fn two_time_outs_withdraw_an_entrant() {
    let harness = harness();
    let id = harness.begun_event(&swiss(3), 4);
    for _ in 0..2 {
        // Entrant 0 never moves. Their opponent moves once if they have the first seat. The other match ends by
        // resignation.
        for (on, entrants) in harness.running(id) {
            match entrants.iter().position(|one| one.0 == 0) {
                Some(0) => {}
                Some(seat) => {
                    harness.play(on, person(entrants[1 - seat]), "1").unwrap();
                }
                None => harness.lose(on, entrants[0]),
            }
        }
        harness.later(4 * DAY);
        harness.look_after(id);
    }
    let event = harness.view_event(id);
    assert_eq!(event.state.entrants[0].withdrawal, Some(Withdrawal::TimedOut));
    assert_eq!(event.state.round, 3);
    assert!(!harness.running(id).iter().any(|(_, entrants)| entrants.iter().any(|one| one.0 == 0)));
    harness.check();
}

/// Plays a round of Stakes at one table, in which entrant 0 never moves. The others play on until one of them is left.
fn play_round_without_the_first(harness: &Harness, id: EventId) {
    let (on, entrants) = harness.running(id).remove(0);
    let others: Vec<_> = entrants.into_iter().filter(|one| one.0 != 0).collect();
    for &other in &others {
        harness.play(on, person(other), "stake 9").unwrap();
    }
    harness.later(4 * DAY);
    harness.look_after(id);
    assert_eq!(harness.head(on).gone.len(), 1, "the others play on");
    for &other in &others[1..] {
        harness.lose(on, other);
    }
    harness.look_after(id);
}

#[test]
fn an_entrant_who_never_moved_is_not_rated_at_a_table_of_four() {
    let harness = harness();
    let plan = EventPlan { game: "stakes".into(), seats: 4, ..swiss(1) };
    let id = harness.begun_event(&plan, 4);
    play_round_without_the_first(&harness, id);
    let scope = RatingScope { server: None, game: None };
    let is_rated = |one: u64| {
        harness.matches.player_rating(player(one), scope, harness.now()).unwrap().is_some()
    };
    assert_eq!([101, 102, 103, 104].map(is_rated), [false, true, true, true]);
    harness.check();
}

#[test]
fn two_time_outs_at_tables_of_four_withdraw_an_entrant() {
    let harness = harness();
    let plan = EventPlan { game: "stakes".into(), seats: 4, ..swiss(3) };
    let id = harness.begun_event(&plan, 4);
    for _ in 0..2 {
        let (on, entrants) = harness.running(id).remove(0);
        // Entrant 0 never moves. The others play on, and all but one of them resign.
        let others: Vec<_> = entrants.into_iter().filter(|one| one.0 != 0).collect();
        for &other in &others {
            harness.play(on, person(other), "stake 1").unwrap();
        }
        harness.later(4 * DAY);
        harness.look_after(id);
        for &other in &others[1..] {
            harness.lose(on, other);
        }
        harness.look_after(id);
    }
    let event = harness.view_event(id);
    assert_eq!(event.state.entrants[0].withdrawal, Some(Withdrawal::TimedOut));
    assert_eq!(event.state.round, 3);
    harness.check();
}

#[test]
fn each_time_out_at_a_table_counts_and_a_resignation_does_not() {
    let harness = harness();
    let plan = EventPlan { game: "stakes".into(), seats: 4, ..swiss(1) };
    let id = harness.begun_event(&plan, 4);
    let (on, _) = harness.running(id).remove(0);
    for playing in [2, 3] {
        harness.play(on, person(Entrant(playing)), "stake 1").unwrap();
    }
    for _ in 0..2 {
        harness.later(4 * DAY);
        harness.look_after(id);
    }
    harness.lose(on, Entrant(2));
    harness.look_after(id);
    let entrants = harness.view_event(id).state.entrants;
    assert!(entrants.iter().map(|one| one.timeouts).eq([1, 1, 0, 0]));
    harness.check();
}

#[test]
fn a_match_that_no_player_begins_is_a_time_out_of_each_and_a_moderators_end_is_none() {
    let harness = harness();
    let plan = EventPlan { game: "stakes".into(), seats: 4, ..swiss(2) };
    let id = harness.begun_event(&plan, 4);
    let timeouts = || -> Vec<u32> {
        harness.view_event(id).state.entrants.iter().map(|one| one.timeouts).collect()
    };
    let (on, _) = harness.running(id).remove(0);
    harness.matches.close_match(on, SERVER, "", harness.by(1)).unwrap();
    harness.look_after(id);
    assert!(!harness.head(on).is_timed_out);
    assert_eq!(timeouts(), [0; 4]);
    let (on, _) = harness.running(id).remove(0);
    harness.later(4 * DAY);
    harness.look_after(id);
    assert_eq!(harness.head(on).ending(), Some(&Ending::CalledOff));
    assert!(harness.head(on).is_timed_out);
    assert_eq!(timeouts(), [1; 4]);
    assert_eq!(harness.points(id, 0), 0);
    harness.check();
}

#[test]
fn a_swiss_in_which_nobody_moves_has_no_winner() {
    for (rounds, end) in [(1, EventEnd::Finished), (3, EventEnd::TooFewLeft)] {
        let harness = harness();
        let plan = EventPlan { game: "stakes".into(), seats: 4, ..swiss(rounds) };
        let id = harness.begun_event(&plan, 4);
        // After two rounds, all are withdrawn.
        for _ in 0..rounds.min(2) {
            harness.later(4 * DAY);
            harness.look_after(id);
        }
        let state = harness.view_event(id).state;
        assert_eq!((state.stage, state.champions), (EventStage::Over(end), Vec::new()));
        harness.check();
    }
}

#[test]
fn an_entrant_withdrawn_by_time_outs_can_join_the_ladder_again() {
    let harness = harness();
    let id = harness.begun_event(&plan(Format::Ladder { decay_days: 30 }), 2);
    let challenge = |one: u64, other: u64| {
        harness.matches.challenge_on_ladder(id, player(other), harness.by(one)).unwrap();
        harness.look_after(id);
    };
    // Player 101 never moves. The challenged player has the first move.
    challenge(102, 101);
    harness.later(4 * DAY);
    harness.look_after(id);
    challenge(101, 102);
    let (on, _) = harness.running(id).remove(0);
    harness.play(on, 102, "1").unwrap();
    harness.later(4 * DAY);
    harness.look_after(id);
    assert_eq!(harness.view_event(id).state.order, [Entrant(1)]);
    harness.register(id, 101).unwrap();
    harness.look_after(id);
    assert_eq!(harness.view_event(id).state.order, [Entrant(1), Entrant(0)]);
    harness.check();
}
