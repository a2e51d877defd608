//! Tests of a Swiss tournament, from its announcement to its champion.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use matches::{
    Bye, ChallengeLimits, Ending, Entrant, EventEnd, EventPlan, EventRefusal, EventStage,
    EventView, Filter, Format, JobKind, JobOutcome, Lane, Line, List, Matches, OfferKind, Page,
    PlayerId, Refused, Withdrawal,
};
use rules::{OptionValues, Seat, Seats, Seed};
use store::MemoryStore;

use crate::clubs::{DAY, HOUR, ORGANIZER, person, plan, refusal, swiss};
use crate::harness::{Harness, YES, on_every_store};
use crate::jobs::queue::{claim_as, kinds, settle};

fn harness() -> Harness {
    Harness::over(Arc::new(MemoryStore::new()))
}

#[test]
fn rounds_follow_each_other_until_there_is_a_champion() {
    on_every_store(|harness| {
        let id = harness.begun_event(&swiss(3), 8);
        for round in 1..=3 {
            let event = harness.view_event(id);
            assert_eq!((event.state.round, harness.running(id).len()), (round, 4));
            harness.check();
            harness.play_round(id);
        }
        let event = harness.view_event(id);
        assert_eq!(event.state.stage, EventStage::Over(EventEnd::Finished));
        assert_eq!(event.state.champions[0].entrant, Entrant(0));
        assert_eq!(harness.points(id, 0), 36);
        check_no_rematch(&event);
        check_standings(&event);
    });
}

#[test]
fn a_match_that_ends_during_the_job_of_its_event_is_entered_at_once() {
    on_every_store(|harness| {
        let id = harness.begun_event(&plan(Format::Swiss { rounds: 1, days: Some(7) }), 4);
        let [(first, at_first), (second, at_second)] = harness.running(id).try_into().unwrap();
        harness.lose(first, at_first[0]);
        let mut claims = claim_as(&harness.matches, harness).into_iter();
        let is_event = |line: Line| line.event() == Some(id) && line.lane == Lane::Event;
        let claim = claims.find(|claim| is_event(claim.line)).unwrap();
        let at = harness.matches.advance_event(id, harness.now()).unwrap().unwrap();
        // The worker has read the event, and has not settled its job yet.
        harness.lose(second, at_second[0]);
        assert!(settle(harness, &claim.jobs[0], JobOutcome::Later { at }));
        let more = harness.matches.claim_more(&claim, harness.now()).unwrap();
        assert_eq!(kinds(&more), [JobKind::Event]);
        let end = harness.matches.advance_event(id, harness.now()).unwrap().unwrap();
        assert!(settle(harness, &more[0], JobOutcome::Later { at: end }));
        assert_eq!(harness.matches.claim_more(&claim, harness.now()), Ok(vec![]));
    });
}

#[test]
fn an_evaluation_awards_the_win_to_a_player_who_is_not_to_move() {
    let mut harness = harness();
    harness.matches =
        Matches::new(Arc::clone(&harness.store), ::games::CATALOG, ChallengeLimits::default())
            .with_seeds(|| Seed::from_bytes([7; 32]));
    let plan = EventPlan {
        game: "kastell".into(),
        options: OptionValues::from([("trees".into(), "c3,d6,g4".into())]),
        adjudicates: true,
        ..plan(Format::Swiss { rounds: 1, days: Some(2) })
    };
    let id = harness.begun_event(&plan, 2);
    let (on, entrants) = harness.running(id).remove(0);
    // White is to move, and loses whatever they build.
    let builds = "Ie@h5 Ls@b3 Sn@c7 Zn@e5 Tn@f1 Jn@b1 Lw@a6 O@f7 Zn@d2 Ie@a4";
    for (ply, build) in builds.split(' ').enumerate() {
        harness.play(on, person(entrants[ply % 2]), build).unwrap();
    }
    harness.later(2 * DAY);
    harness.look_after(id);
    let winners = Seats::one(Seat(1));
    assert_eq!(harness.head(on).ending(), Some(&Ending::Adjudicated { winners }));
}

fn check_no_rematch(event: &EventView) {
    let mut met = BTreeSet::new();
    for table in &event.state.tables {
        let mut pair = table.entrants.clone();
        pair.sort_unstable();
        assert!(met.insert(pair), "a rematch");
    }
}

/// Compares the standings with points and Buchholz scores that are computed as simply as possible.
fn check_standings(event: &EventView) {
    let mut points: BTreeMap<Entrant, u32> = BTreeMap::new();
    for table in &event.state.tables {
        let result = table.result.as_ref().unwrap();
        for (entrant, won) in table.entrants.iter().zip(&result.points) {
            *points.entry(*entrant).or_default() += won.0;
        }
    }
    let rows = event.state.standings(&event.plan);
    assert_eq!(rows.len(), points.len());
    for row in &rows {
        let own = event.state.tables.iter().filter(|table| table.entrants.contains(&row.entrant));
        let opponents =
            own.flat_map(|table| table.entrants.iter().filter(|one| **one != row.entrant));
        let buchholz: u32 = opponents.map(|one| points[one]).sum();
        assert_eq!((row.points.0, row.buchholz.0), (points[&row.entrant], buchholz));
    }
    assert!(
        rows.is_sorted_by_key(|row| (
            std::cmp::Reverse(row.points),
            std::cmp::Reverse(row.buchholz)
        ))
    );
}

#[test]
fn an_odd_field_has_one_bye_per_round_and_none_twice() {
    let harness = harness();
    let id = harness.begun_event(&swiss(4), 5);
    for _ in 0..4 {
        harness.play_round(id);
    }
    let byes = harness.view_event(id).state.byes;
    assert_eq!((byes.len(), byes.iter().collect::<BTreeSet<_>>().len()), (4, 4));
    harness.check();
}

#[test]
fn a_report_shows_a_bye_in_its_round_alone() {
    let harness = harness();
    let id = harness.begun_event(&swiss(3), 5);
    let entrant = harness.view_event(id).state.byes[0];
    let person = crate::clubs::person(entrant);
    harness.matches.withdraw_from_event(id, harness.by(person)).unwrap();
    assert_eq!(refusal(harness.register(id, person)), EventRefusal::HasWithdrawn);
    harness.play_round(id);
    let event = harness.view_event(id);
    let state = &event.state.entrants[entrant.index()];
    assert_eq!(state.withdrawal, Some(Withdrawal::Own), "a bye counts as a match");
    assert_eq!(harness.matches.event_byes(&event), Ok(vec![Bye { round: 1, entrant }]));
    let report = harness.matches.event_trf(id).unwrap().unwrap();
    let number = format!("001 {:>4} ", entrant.0 + 1);
    let line = report.lines().find(|line| line.starts_with(&number)).unwrap();
    assert!(line.ends_with("  0000 - U  0000 - -"), "{report}");
    harness.check();
}

#[test]
fn timed_rounds_end_on_their_day_and_remind_a_day_before() {
    let harness = harness();
    let id = harness.begun_event(&plan(Format::Swiss { rounds: 2, days: Some(5) }), 4);
    let running = harness.running(id);
    harness.lose(running[0].0, running[0].1[0]);
    harness.look_after(id);
    assert_eq!(harness.view_event(id).state.round, 1);
    // The player to move in the other match moves, so that their time does not run out before the end of the round.
    harness.later(2 * DAY + 2 * HOUR);
    harness
        .matches
        .play(running[1].0.into(), "1", harness.by(crate::clubs::person(running[1].1[0])))
        .unwrap();
    harness.later(2 * DAY - HOUR);
    harness.look_after(id);
    assert!(harness.view_event(id).state.is_reminded);
    harness.later(DAY);
    harness.look_after(id);
    let event = harness.view_event(id);
    assert_eq!(event.state.round, 2);
    let drawn = event.state.tables[1].result.clone().unwrap();
    assert_eq!(drawn.points.iter().map(|points| points.0).collect::<Vec<_>>(), [6, 6]);
    harness.check();
}

#[test]
fn a_timed_round_without_open_tables_has_no_reminder() {
    let harness = harness();
    let id = harness.begun_event(&plan(Format::Swiss { rounds: 2, days: Some(5) }), 4);
    harness.play_round(id);
    harness.later(4 * DAY + HOUR);
    harness.look_after(id);
    let state = harness.view_event(id).state;
    assert_eq!((state.round, state.is_reminded), (1, false));
    harness.later(DAY);
    harness.look_after(id);
    assert_eq!(harness.view_event(id).state.round, 2);
    harness.check();
}

#[test]
fn late_entries_join_only_before_the_second_round() {
    let harness = harness();
    let id = harness.begun_event(&swiss(3), 4);
    harness.register(id, 105).unwrap();
    harness.register(id, 106).unwrap();
    assert_eq!(refusal(harness.register(id, 106)), EventRefusal::AlreadyIn);
    harness.play_round(id);
    assert_eq!(harness.running(id).len(), 3);
    assert_eq!(refusal(harness.register(id, 107)), EventRefusal::Closed);
}

#[test]
fn matches_for_four_seat_three_or_four_entrants_by_score() {
    let harness = harness();
    let id = harness.begun_event(&EventPlan { game: "stakes".into(), seats: 4, ..swiss(2) }, 7);
    let sizes = |harness: &Harness| -> Vec<usize> {
        harness.running(id).iter().map(|(_, entrants)| entrants.len()).collect()
    };
    assert_eq!(sizes(&harness), [4, 3]);
    for (on, entrants) in harness.running(id) {
        let head = harness.head(on);
        for (seat, entrant) in entrants.iter().enumerate() {
            assert_eq!(
                head.players[seat].0,
                crate::clubs::person(*entrant),
                "the seats are those of the match"
            );
        }
        for &entrant in &entrants[1..] {
            harness.lose(on, entrant);
        }
    }
    harness.look_after(id);
    let event = harness.view_event(id);
    assert_eq!(event.state.round, 2);
    for table in event.state.tables.iter().filter(|table| table.round == 1) {
        assert_eq!(table.result.as_ref().unwrap().points[0].0, 12);
    }
    harness.check();
}

#[test]
fn event_matches_come_first_in_the_list_of_a_player() {
    let harness = harness();
    let id = harness.begun_event(&swiss(1), 2);
    let other = harness.between(101, 50);
    let list = harness.matches.list_page(List::Player(PlayerId(101)), None, 8).unwrap();
    let ids: Vec<_> = list.heads.iter().map(|head| head.id).collect();
    assert_eq!(ids, [harness.running(id)[0].0, other]);
    assert_eq!(list.heads[0].event.unwrap().id, id);
    let page = Page { after: None, most: 9 };
    let running = harness.matches.matches_of(PlayerId(101), Filter::Running, page).unwrap();
    assert_eq!(running.len(), 2);
}

#[test]
fn a_match_that_an_entrant_has_left_leaves_room_for_another() {
    let harness = harness();
    let pods = EventPlan { game: "stakes".into(), seats: 4, ..swiss(1) };
    let events: Vec<_> = (0..5).map(|_| harness.begun_event(&pods, 3)).collect();
    let sixth = harness.matches.announce_event(&pods, harness.by(ORGANIZER)).unwrap();
    for player in [101, 201, 202] {
        harness.register(sixth, player).unwrap();
    }
    harness.matches.begin_event(sixth, harness.by(ORGANIZER)).unwrap();
    harness.look_after(sixth);
    assert_eq!(harness.running(sixth), [], "player 101 is in five matches");
    let (on, _) = harness.running(events[0]).remove(0);
    harness.matches.resign(on, harness.by(101)).unwrap();
    harness.later(HOUR);
    harness.look_after(sixth);
    assert_eq!(harness.running(sixth).len(), 1);
    harness.check();
}

#[test]
fn an_event_starts_automatically_at_its_time() {
    let harness = harness();
    let starts = Some(harness.now().plus(2 * DAY));
    let id = harness.event(&EventPlan { starts, ..swiss(1) }, 2);
    let lonely = harness.event(&EventPlan { starts, ..swiss(1) }, 1);
    harness.look_after(id);
    assert_eq!(harness.stage(id), EventStage::Open);
    harness.later(2 * DAY);
    harness.look_after(id);
    harness.look_after(lonely);
    assert_eq!(harness.stage(id), EventStage::Running);
    assert_eq!(harness.stage(lonely), EventStage::Over(EventEnd::TooFew));
}

#[test]
fn players_who_are_level_in_everything_share_the_win() {
    let harness = harness();
    let id = harness.begun_event(&swiss(1), 2);
    let (on, _) = harness.running(id).remove(0);
    harness.matches.offer(on, OfferKind::Draw, harness.by(101)).unwrap();
    harness.matches.reply(on, YES, harness.by(102)).unwrap();
    harness.look_after(id);
    let state = harness.view_event(id).state;
    assert_eq!(state.stage, EventStage::Over(EventEnd::Finished));
    let champions: Vec<_> = state.champions.iter().map(|champion| champion.entrant).collect();
    assert_eq!(champions, [Entrant(0), Entrant(1)]);
    harness.check();
}

#[test]
fn a_swiss_that_ends_for_lack_of_new_pairings_has_a_winner() {
    let harness = harness();
    let starts = Some(harness.now().plus(2 * DAY));
    let id = harness.event(&EventPlan { starts, ..swiss(5) }, 4);
    harness.later(2 * DAY);
    harness.look_after(id);
    for _ in 0..3 {
        harness.play_round(id);
    }
    let state = harness.view_event(id).state;
    assert_eq!(state.stage, EventStage::Over(EventEnd::NoPairing));
    let champions: Vec<_> = state.champions.iter().map(|champion| champion.entrant).collect();
    assert_eq!(champions, [Entrant(0)]);
    harness.check();
}

#[test]
fn a_swiss_that_ends_since_too_few_are_left_is_won_by_one_of_those_left() {
    // The last entrant loses the first round and wins the second by walkover. An entrant who has withdrawn has more
    // points.
    for left in [Entrant(0), Entrant(3)] {
        let harness = harness();
        let id = harness.begun_event(&swiss(3), 4);
        harness.play_round(id);
        for other in (0..4).map(Entrant).filter(|other| *other != left) {
            let by = harness.by(crate::clubs::person(other));
            harness.matches.withdraw_from_event(id, by).unwrap();
        }
        harness.look_after(id);
        let state = harness.view_event(id).state;
        assert_eq!(state.stage, EventStage::Over(EventEnd::TooFewLeft));
        let champions: Vec<_> = state.champions.iter().map(|champion| champion.entrant).collect();
        assert_eq!(champions, [left]);
        harness.check();
    }
}

#[test]
fn invalid_event_input_is_refused_with_a_sentence() {
    let harness = harness();
    let announce =
        |plan: &EventPlan| refusal(harness.matches.announce_event(plan, harness.by(ORGANIZER)));
    for name in [" ", "\u{2060}\u{ad}"] {
        let nameless = EventPlan { name: name.into(), ..swiss(3) };
        let refused = harness.matches.announce_event(&nameless, harness.by(ORGANIZER));
        assert_eq!(refused.unwrap_err(), Refused::Nameless);
    }
    assert_eq!(announce(&EventPlan { name: "a".repeat(61), ..swiss(3) }), EventRefusal::BadPlan);
    assert_eq!(announce(&swiss(16)), EventRefusal::BadPlan);
    let of_three = EventPlan { seats: 3, ..swiss(3) };
    let refused = harness.matches.announce_event(&of_three, harness.by(ORGANIZER)).unwrap_err();
    assert!(crate::harness::said(&refused).contains("can't be played by 3 players"), "{refused}");
    let league = plan(Format::League { weeks: 2 });
    let of_stakes = EventPlan { game: "stakes".into(), seats: 4, ..league };
    assert_eq!(announce(&of_stakes), EventRefusal::ForTwo);
    let id = harness.event(&swiss(4), 1);
    let begin = || refusal(harness.matches.begin_event(id, harness.by(ORGANIZER)));
    assert_eq!(begin(), EventRefusal::TooFewEntrants { least: 2, entrants: 1 });
    harness.register(id, 102).unwrap();
    harness.register(id, 103).unwrap();
    assert_eq!(begin(), EventRefusal::TooManyRounds { entrants: 3, most: 3 });
    let withdraw = |player| harness.matches.withdraw_from_event(id, harness.by(player));
    assert_eq!(refusal(withdraw(7)), EventRefusal::NotIn);
    withdraw(103).unwrap();
    assert_eq!(refusal(withdraw(103)), EventRefusal::NotIn);
    let missing = matches::EventId(99);
    assert_eq!(refusal(harness.register(missing, 7)), EventRefusal::NoSuchEvent);
    let said = crate::harness::said(&EventRefusal::TooManyRounds { entrants: 3, most: 3 }.into());
    assert!(said.contains("3 rounds are the most"), "{said}");
    harness.check();
}
