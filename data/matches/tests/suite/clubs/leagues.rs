//! Tests of leagues (divisions, seasons, promotion) and of ladders.

use std::sync::Arc;

use matches::{
    Entrant, EventEnd, EventNews, EventPlan, EventRefusal, EventStage, EventState, EventTable,
    Format, Limit, Revision, TableEnd,
};
use store::MemoryStore;

use crate::clubs::{DAY, person, plan, player, refusal};
use crate::harness::Harness;

const WEEK: u64 = 7 * DAY;

fn harness() -> Harness {
    Harness::over(Arc::new(MemoryStore::new()))
}

/// The largest number of event matches that one entrant plays at a time.
fn most_running(harness: &Harness, id: matches::EventId) -> usize {
    let running = harness.running(id);
    let of = |entrant| running.iter().filter(|(_, entrants)| entrants.contains(&entrant)).count();
    harness.view_event(id).state.numbers().map(of).max().unwrap()
}

#[test]
fn a_league_season_runs_five_matches_at_a_time_and_moves_a_quarter() {
    let harness = harness();
    let id = harness.begun_event(&plan(Format::League { weeks: 2 }), 14);
    let event = harness.view_event(id);
    assert_eq!(event.state.divisions.iter().map(Vec::len).collect::<Vec<_>>(), [7, 7]);
    assert_eq!(event.state.tables.len(), 42);
    for _ in 0..20 {
        assert!(most_running(&harness, id) <= 5);
        // Only three matches end at a time.
        for (on, entrants) in harness.running(id).into_iter().take(3) {
            harness.lose(on, *entrants.iter().max().unwrap());
        }
        harness.look_after(id);
    }
    let event = harness.view_event(id);
    assert!(event.state.tables.iter().all(|table| table.result.is_some()));
    assert_eq!(event.state.round, 1, "the season lasts its weeks");
    for entrant in 101..115 {
        harness.register(id, entrant).unwrap();
    }
    harness.later(2 * WEEK);
    harness.look_after(id);
    let event = harness.view_event(id);
    assert_eq!((event.state.round, event.state.champions[0].entrant), (2, Entrant(0)));
    let numbers = |division: usize| -> Vec<u32> {
        event.state.divisions[division].iter().map(|entrant| entrant.0).collect()
    };
    assert_eq!(numbers(0), [0, 1, 2, 3, 4, 7, 8]);
    assert_eq!(numbers(1), [5, 6, 9, 10, 11, 12, 13]);
    harness.check();
}

#[test]
fn a_new_season_shows_the_name_of_the_newest_registration() {
    let harness = harness();
    let id = harness.begun_event(&plan(Format::League { weeks: 2 }), 4);
    harness.play_round(id);
    harness.matches.register(id, harness.by(101), "Countess").unwrap();
    for entrant in 102..105 {
        harness.register(id, entrant).unwrap();
    }
    harness.later(2 * WEEK);
    harness.look_after(id);
    let event = harness.view_event(id);
    assert_eq!((event.state.round, event.entrants[0].name.as_str()), (2, "Countess"));
    let running = harness.running(id);
    let (on, _) = running.iter().find(|(_, entrants)| entrants.contains(&Entrant(0))).unwrap();
    let names = harness.matches.display_names_of(*on, &[player(101)]);
    assert_eq!(names, Ok(vec![Some("Countess".to_owned())]));
    harness.check();
}

#[test]
fn an_event_with_many_busy_players_begins_what_it_can_and_waits() {
    let harness = harness();
    // 18 players in divisions of six play five matches each.
    harness.begun_event(&plan(Format::League { weeks: 4 }), 18);
    let id = harness.event(&plan(Format::League { weeks: 4 }), 22);
    harness.matches.begin_event(id, harness.by(crate::clubs::ORGANIZER)).unwrap();
    let next = harness.matches.advance_event(id, harness.now()).unwrap();
    assert!(next.unwrap() > harness.now(), "what waits is not tried again at once");
    let running = harness.running(id);
    assert_eq!(running.len(), 6, "the four others have a match with each other");
    assert!(running.iter().all(|(_, entrants)| entrants.iter().all(|one| one.0 >= 18)));
    harness.check();
}

#[test]
fn unfinished_league_matches_are_drawn_and_a_small_league_ends() {
    let harness = harness();
    let id = harness.begun_event(&plan(Format::League { weeks: 2 }), 4);
    for _ in 0..6 {
        for (on, entrants) in harness.running(id) {
            let mover =
                entrants.iter().find(|one| harness.head(on).is_turn_of(player(person(**one))));
            let _ = harness.matches.play(on.into(), "1", harness.by(person(*mover.unwrap())));
        }
        harness.later(2 * DAY + DAY / 2);
        harness.look_after(id);
    }
    let event = harness.view_event(id);
    assert_eq!(event.state.stage, EventStage::Over(EventEnd::TooFew));
    assert!(event.state.tables.iter().all(|table| table.result.is_some()));
    assert_eq!(event.state.champions.len(), 4, "all are level");
    harness.check();
}

#[test]
fn a_season_without_a_point_has_no_champion() {
    let harness = harness();
    let id = harness.begun_event(&plan(Format::League { weeks: 2 }), 4);
    harness.play_round(id);
    (101..105).for_each(|entrant| harness.register(id, entrant).unwrap());
    harness.later(2 * WEEK);
    harness.look_after(id);
    assert_eq!(harness.view_event(id).state.champions.len(), 1);
    // Everyone withdraws before half of their matches are decided.
    for entrant in 101..105 {
        harness.matches.withdraw_from_event(id, harness.by(entrant)).unwrap();
    }
    harness.later(2 * WEEK);
    harness.look_after(id);
    let EventState { stage, champions, revision, .. } = harness.view_event(id).state;
    assert_eq!((stage, champions.len()), (EventStage::Over(EventEnd::TooFew), 1));
    let news = |number| harness.matches.event_news(id, Revision(number)).unwrap();
    let ended = (1..=revision.0).filter_map(news).filter_map(|(_, news)| match news {
        EventNews::SeasonEnded { season } => Some(season),
        _ => None,
    });
    assert_eq!(ended.collect::<Vec<_>>(), [1, 2], "the second post doesn't name the first season");
    harness.check();
}

#[test]
fn a_match_that_has_not_begun_when_its_season_ends_is_annulled() {
    let harness = harness();
    let plan = plan(Format::League { weeks: 2 });
    let plan = EventPlan { limit: Limit::LONGEST, bank_days: 10, ..plan };
    let id = harness.begun_event(&plan, 8);
    let begun = |harness: &Harness| -> Vec<Option<matches::MatchId>> {
        harness.view_event(id).state.tables.iter().map(|table| table.id).collect()
    };
    let before = begun(&harness);
    assert_eq!(before.iter().flatten().count(), 20, "five for each player");
    harness.later(2 * WEEK);
    harness.look_after(id);
    assert_eq!(begun(&harness), before, "no match begins after the end");
    let tables = harness.view_event(id).state.tables;
    let end = |table: &EventTable| table.result.as_ref().unwrap().end;
    let is_right = |table: &EventTable| match table.id {
        Some(_) => end(table) == TableEnd::Adjudicated,
        None => end(table) == TableEnd::Annulled,
    };
    assert!(tables.iter().all(is_right), "{tables:?}");
    harness.check();
}

#[test]
fn league_outlooks_report_possible_promotion_and_relegation() {
    let harness = harness();
    let id = harness.begun_event(&plan(Format::League { weeks: 4 }), 9);
    let event = harness.view_event(id);
    let outlooks = event.state.outlooks(1);
    assert!(outlooks.iter().all(|outlook| outlook.can_be_promoted && !outlook.can_be_relegated));
    for _ in 0..10 {
        harness.play_round(id);
    }
    let event = harness.view_event(id);
    let told: Vec<_> =
        event.state.outlooks(1).iter().map(|outlook| outlook.can_be_promoted).collect();
    assert_eq!(told, [true, false, false, false]);
    let told: Vec<_> =
        event.state.outlooks(0).iter().map(|outlook| outlook.can_be_relegated).collect();
    assert_eq!(told, [false, false, false, true, true]);
}

#[test]
fn an_early_withdrawal_is_annulled_and_a_late_one_is_a_walkover() {
    for decided in [1, 2] {
        let harness = harness();
        let id = harness.begun_event(&plan(Format::League { weeks: 4 }), 4);
        let last = Entrant(3);
        let own: Vec<_> = harness
            .running(id)
            .into_iter()
            .filter(|(_, entrants)| entrants.contains(&last))
            .collect();
        assert_eq!(own.len(), 3);
        for (on, entrants) in &own[..decided] {
            let other = entrants.iter().find(|one| **one != last).unwrap();
            harness.lose(*on, *other);
        }
        harness.look_after(id);
        harness.matches.withdraw_from_event(id, harness.by(person(last))).unwrap();
        harness.look_after(id);
        let event = harness.view_event(id);
        assert!(harness.running(id).iter().all(|(_, entrants)| !entrants.contains(&last)));
        let rows = event.state.standings(&event.plan);
        let theirs = rows.iter().find(|row| row.entrant == last).unwrap();
        let total: u32 = rows.iter().map(|row| row.points.0).sum();
        match decided {
            1 => assert_eq!((theirs.points.0, total), (0, 0), "nothing of theirs counts"),
            _ => assert_eq!((theirs.points.0, total), (24, 36), "the rest is a walkover"),
        }
        harness.check();
    }
}

#[test]
fn a_ladder_place_is_won_by_a_challenge_and_lost_by_inactivity() {
    let harness = harness();
    let id = harness.begun_event(&plan(Format::Ladder { decay_days: 10 }), 5);
    let order = |harness: &Harness| -> Vec<u32> {
        harness.view_event(id).state.order.iter().map(|entrant| entrant.0).collect()
    };
    let challenge = |harness: &Harness, one: u64, other: u64| {
        harness.matches.challenge_on_ladder(id, player(other), harness.by(one))
    };
    assert_eq!(order(&harness), [0, 1, 2, 3, 4]);
    assert_eq!(refusal(challenge(&harness, 105, 101)), EventRefusal::TooFarUp { reach: 3 });
    assert_eq!(refusal(challenge(&harness, 101, 105)), EventRefusal::BelowYou);
    assert_eq!(refusal(challenge(&harness, 105, 9)), EventRefusal::NotOnLadder);
    challenge(&harness, 105, 102).unwrap();
    assert_eq!(refusal(challenge(&harness, 104, 102)), EventRefusal::HasTable);
    harness.look_after(id);
    let (on, entrants) = harness.running(id).remove(0);
    assert_eq!(entrants, [Entrant(1), Entrant(4)]);
    harness.lose(on, Entrant(1));
    harness.look_after(id);
    assert_eq!(order(&harness), [0, 4, 1, 2, 3]);
    harness.register(id, 106).unwrap();
    harness.later(9 * DAY);
    challenge(&harness, 102, 105).unwrap();
    harness.look_after(id);
    let (on, _) = harness.running(id).remove(0);
    harness.lose(on, Entrant(1));
    harness.look_after(id);
    harness.later(DAY);
    harness.look_after(id);
    assert_eq!(order(&harness), [4, 0, 1, 2, 3, 5], "the first has not played for ten days");
    harness.matches.withdraw_from_event(id, harness.by(101)).unwrap();
    assert!(!order(&harness).contains(&0));
    harness.register(id, 101).unwrap();
    assert_eq!(order(&harness).last(), Some(&0));
    harness.check();
}

#[test]
fn a_player_with_five_event_matches_is_not_challenged_on_a_ladder() {
    let harness = harness();
    let ladder = harness.begun_event(&plan(Format::Ladder { decay_days: 10 }), 2);
    let league = harness.begun_event(&plan(Format::League { weeks: 4 }), 6);
    assert_eq!(most_running(&harness, league), 5);
    let challenge = || harness.matches.challenge_on_ladder(ladder, player(101), harness.by(102));
    assert_eq!(refusal(challenge()), EventRefusal::NoRoom { most: 5 });
    assert_eq!(harness.view_event(ladder).state.tables, []);
    harness.play_round(league);
    challenge().unwrap();
    harness.look_after(ladder);
    assert_eq!(harness.running(ladder).len(), 1);
    harness.check();
}

#[test]
fn an_entrant_who_withdraws_before_a_ladder_begins_can_join_again() {
    let harness = harness();
    let id = harness.event(&plan(Format::Ladder { decay_days: 10 }), 3);
    harness.matches.withdraw_from_event(id, harness.by(101)).unwrap();
    assert_eq!(harness.view_event(id).state.order, [Entrant(1), Entrant(2)]);
    harness.register(id, 101).unwrap();
    assert_eq!(harness.view_event(id).state.order, [Entrant(1), Entrant(2), Entrant(0)]);
    harness.check();
}
