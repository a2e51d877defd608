//! Tests of acts of organizers, also of two at the same time.

use std::sync::Arc;

use matches::{
    Absence, Ending, Entrant, EventEnd, EventId, EventNews, EventPlan, EventPlayer, EventRefusal,
    EventStage, JobKind, Lane, MatchId, Post, TableEnd, Vacancy, Verdict, Withdrawal,
};
use rules::{Seat, Seats};
use store::{MemoryStore, Store};

use crate::clubs::{DAY, HOUR, ORGANIZER, person, plan, player, refusal, swiss};
use crate::harness::{Harness, YES};
use crate::jobs::handoff::Idle;
use crate::jobs::killed_worker::Mortal;
use crate::jobs::queue::{DONE, kinds, other, queued, settle};

fn harness() -> Harness {
    Harness::over(Arc::new(MemoryStore::new()))
}

#[test]
fn a_pause_of_an_event_stops_rounds_and_uses_no_time() {
    let harness = harness();
    let swiss = plan(matches::Format::Swiss { rounds: 2, days: Some(5) });
    let id = harness.begun_event(&swiss, 4);
    let ends = harness.view_event(id).state.ends.unwrap();
    harness.matches.pause_event(id, harness.by(ORGANIZER)).unwrap();
    assert_eq!(refusal(harness.matches.pause_event(id, harness.by(2))), EventRefusal::IsPaused);
    for (on, entrants) in harness.running(id) {
        harness.lose(on, entrants[0]);
    }
    harness.later(9 * DAY);
    harness.look_after(id);
    assert_eq!(harness.view_event(id).state.round, 1);
    harness.matches.resume_event(id, harness.by(2)).unwrap();
    assert_eq!(harness.view_event(id).state.ends, Some(ends.plus(9 * DAY)));
    assert_eq!(refusal(harness.matches.resume_event(id, harness.by(2))), EventRefusal::NotPaused);
    harness.later(5 * DAY);
    harness.look_after(id);
    assert_eq!(harness.view_event(id).state.round, 2);
    harness.check();
}

#[test]
fn play_during_a_pause_of_a_ladder_does_not_delay_its_decay() {
    let harness = harness();
    let id = harness.begun_event(&plan(matches::Format::Ladder { decay_days: 14 }), 3);
    harness.matches.challenge_on_ladder(id, player(102), harness.by(103)).unwrap();
    harness.look_after(id);
    harness.matches.pause_event(id, harness.by(ORGANIZER)).unwrap();
    harness.later(29 * DAY);
    let (on, _) = harness.running(id).remove(0);
    harness.matches.adjudicate_table(id, on, Verdict::Draw, harness.by(ORGANIZER)).unwrap();
    harness.later(DAY);
    harness.matches.resume_event(id, harness.by(ORGANIZER)).unwrap();
    let active = |harness: &Harness| {
        let entrants = harness.view_event(id).state.entrants.into_iter();
        entrants.map(|one| one.active).collect::<Vec<_>>()
    };
    assert_eq!(active(&harness), [harness.now(); 3], "as if they had been active today");
    harness.check();
}

#[test]
fn an_adjudication_is_made_once_and_names_the_organizer() {
    let harness = harness();
    let id = harness.begun_event(&swiss(1), 4);
    let (on, entrants) = harness.running(id).remove(0);
    let winner = player(person(entrants[1]));
    let decide = |verdict, by| harness.matches.adjudicate_table(id, on, verdict, harness.by(by));
    assert_eq!(refusal(decide(Verdict::Winner(player(7)), 1)), EventRefusal::NoSuchDraw);
    decide(Verdict::Winner(winner), 2).unwrap();
    assert_eq!(refusal(decide(Verdict::Draw, 1)), EventRefusal::NoOpenTable);
    assert!(matches!(harness.head(on).ending(), Some(Ending::Adjudicated { .. })));
    harness.look_after(id);
    let event = harness.view_event(id);
    let table = event.state.tables.iter().find(|table| table.id == Some(on)).unwrap();
    assert_eq!(table.result.as_ref().unwrap().end, TableEnd::Adjudicated);
    // After an hour, the leases of earlier claims have ended.
    harness.later(HOUR);
    let posts = harness.matches.claim_due(harness.now(), 99).unwrap();
    let posts = posts.iter().filter(|claim| claim.line.lane == Lane::EventPosts);
    let posts: Vec<_> = posts.flat_map(|claim| &claim.jobs).collect();
    let news: Vec<_> = posts
        .iter()
        .filter(|job| job.kind == JobKind::EventPost)
        .map(|job| harness.matches.event_news(id, job.revision).unwrap().unwrap())
        .collect();
    assert_eq!(news.len(), 2, "the round and the decision: {news:?}");
    let (by, decided) = &news[1];
    assert_eq!(event.organizer(*by), Some(player(2)));
    assert_eq!(*decided, EventNews::Decided { id: Some(on), winner: Some(entrants[1]) });
    harness.check();
}

#[test]
fn an_adjudication_puts_players_who_left_last_and_counts_their_time_outs() {
    let cases: [(Option<usize>, [u32; 4]); 3] =
        [(None, [2, 2, 10, 10]), (Some(3), [2, 2, 8, 12]), (Some(0), [12, 0, 6, 6])];
    for (winner, expected) in cases {
        let harness = harness();
        let plan = EventPlan { game: "stakes".into(), seats: 4, ..swiss(1) };
        let id = harness.begun_event(&plan, 4);
        let (on, entrants) = harness.running(id).remove(0);
        // The first player resigns, and the clock removes the second one.
        harness.lose(on, entrants[0]);
        for &other in &entrants[2..] {
            harness.play(on, person(other), "stake 9").unwrap();
        }
        harness.later(4 * DAY);
        harness.look_after(id);
        let winner = winner.map(|seat| player(person(entrants[seat])));
        let verdict = winner.map_or(Verdict::Draw, Verdict::Winner);
        harness.matches.adjudicate_table(id, on, verdict, harness.by(ORGANIZER)).unwrap();
        harness.look_after(id);
        assert!(entrants.iter().map(|one| harness.points(id, one.0)).eq(expected), "{winner:?}");
        let state = harness.view_event(id).state;
        let timeouts = entrants.iter().map(|one| state.entrants[one.index()].timeouts);
        assert!(timeouts.eq([0, 1, 0, 0]));
        harness.check();
    }
}

#[test]
fn a_withdrawal_by_an_organizer_before_the_begin_is_posted_and_a_players_own_is_not() {
    let harness = harness();
    let id = harness.event(&swiss(1), 4);
    let newest = || {
        let revision = harness.view_event(id).state.revision;
        harness.matches.event_news(id, revision).unwrap().map(|(_, news)| news)
    };
    harness.matches.withdraw_from_event(id, harness.by(101)).unwrap();
    assert_eq!(newest(), None);
    harness.matches.withdraw_entrant(id, player(102), harness.by(ORGANIZER)).unwrap();
    let withdrew = EventNews::Withdrew { entrant: Entrant(1), cause: Withdrawal::Organizer };
    assert_eq!(newest(), Some(withdrew));
    harness.check();
}

/// A match of a new event, in which player 500 has taken the second seat as a substitute. Returns the players of its
/// table by seat.
fn substituted(harness: &Harness) -> (EventId, MatchId, [u64; 2]) {
    let id = harness.begun_event(&swiss(1), 4);
    let (on, entrants) = harness.running(id).remove(0);
    let players = [person(entrants[0]), person(entrants[1])];
    let vacancy = Vacancy::new(Seat(1), Absence::Left);
    let by = harness.by(players[0]);
    harness.matches.propose_substitute(on, vacancy, player(500), by).unwrap();
    harness.matches.reply(on, YES, harness.by(500)).unwrap();
    (id, on, players)
}

#[test]
fn an_adjudication_ends_a_match_in_which_a_substitute_plays_for_the_winner() {
    let harness = harness();
    let (id, on, [_, second]) = substituted(&harness);
    let verdict = Verdict::Winner(player(second));
    harness.matches.adjudicate_table(id, on, verdict, harness.by(ORGANIZER)).unwrap();
    let winners = Seats::one(Seat(1));
    assert_eq!(harness.head(on).ending(), Some(&Ending::Adjudicated { winners }));
    harness.look_after(id);
    harness.check();
}

#[test]
fn a_withdrawal_ends_a_match_in_which_a_substitute_plays_for_the_entrant() {
    let harness = harness();
    let (id, on, [_, second]) = substituted(&harness);
    harness.matches.withdraw_entrant(id, player(second), harness.by(ORGANIZER)).unwrap();
    harness.look_after(id);
    assert_eq!(harness.head(on).ending(), Some(&Ending::Walkover { seat: Seat(1) }));
    harness.check();
}

#[test]
fn a_kill_leaves_no_running_match_with_a_decided_table() {
    for commits in 0..3 {
        let store = Arc::new(Mortal::new());
        let mut harness = Harness::over(Arc::clone(&store) as Arc<dyn Store>);
        let id = harness.begun_event(&swiss(1), 4);
        let (on, _) = harness.running(id).remove(0);
        store.die_after(commits);
        let decided = harness.matches.adjudicate_table(id, on, Verdict::Draw, harness.by(1));
        store.die_after(usize::MAX);
        harness.restart();
        harness.look_after(id);
        let is_running = harness.running(id).iter().any(|(running, _)| *running == on);
        assert_eq!(is_running, decided.is_err(), "a kill after {commits} commits");
        assert_eq!(harness.head(on).ending().is_none(), is_running, "after {commits} commits");
        harness.check();
    }
}

#[test]
fn a_substitute_entrant_takes_over_running_matches() {
    let harness = harness();
    let id = harness.begun_event(&swiss(2), 4);
    let substitute = EventPlayer { player: player(500), name: "Sub".into() };
    let replace = |who, by: &EventPlayer| {
        harness.matches.replace_entrant(id, player(who), by, harness.by(ORGANIZER))
    };
    let known = EventPlayer { player: player(102), name: String::new() };
    assert_eq!(refusal(replace(101, &known)), EventRefusal::BadReplacement);
    assert_eq!(refusal(replace(9, &substitute)), EventRefusal::NotIn);
    replace(101, &substitute).unwrap();
    let event = harness.view_event(id);
    assert_eq!(event.player(matches::Entrant(0)), player(500));
    let own = event.state.tables.iter().find(|table| table.entrants.contains(&matches::Entrant(0)));
    let view = harness.matches.view(own.unwrap().id.unwrap()).unwrap();
    let seat = view.head().seat_of(player(500)).unwrap();
    let names = harness.matches.display_names(&view).unwrap();
    assert_eq!(names[seat.index()].as_deref(), Some("Sub"), "the thread is named after them");
    harness.check();
}

#[test]
fn a_substitute_of_one_seat_does_not_replace_the_entrant_of_another() {
    let harness = harness();
    let (id, on, [first, second]) = substituted(&harness);
    let substitute = EventPlayer { player: player(500), name: "Sub".into() };
    let replace =
        |who| harness.matches.replace_entrant(id, player(who), &substitute, harness.by(ORGANIZER));
    assert_eq!(refusal(replace(first)), EventRefusal::BadReplacement);
    replace(second).unwrap();
    assert_eq!(harness.head(on).seat_of(player(500)), Some(Seat(1)));
    harness.check();
}

#[test]
fn an_entrant_of_an_ended_event_is_not_replaced() {
    let harness = harness();
    let id = harness.begun_event(&swiss(1), 2);
    harness.play_round(id);
    assert_eq!(harness.stage(id), EventStage::Over(EventEnd::Finished));
    let substitute = EventPlayer { player: player(500), name: "Sub".into() };
    let by = harness.by(ORGANIZER);
    let replaced = harness.matches.replace_entrant(id, player(101), &substitute, by);
    assert_eq!(refusal(replaced), EventRefusal::EventOver);
    assert_eq!(harness.view_event(id).player(matches::Entrant(0)), player(101));
    harness.check();
}

#[test]
fn an_idle_worker_receives_the_posts_of_the_matches_of_a_replaced_entrant() {
    let mut harness = harness();
    let id = harness.begun_event(&swiss(2), 4);
    let mut running = harness.running(id).into_iter();
    let (on, _) = running.find(|(_, all)| all.contains(&matches::Entrant(0))).unwrap();
    while let Some(claim) = harness.claim(on) {
        assert!(claim.jobs.iter().all(|job| settle(&harness, job, DONE)));
    }
    let idle = Idle::default();
    harness.matches = other(&harness).with_workers(idle.clone());
    let substitute = EventPlayer { player: player(500), name: "Sub".into() };
    let by = harness.by(ORGANIZER);
    harness.matches.replace_entrant(id, player(101), &substitute, by).unwrap();
    let handed = idle.handed();
    let own = handed.iter().find(|claim| claim.line.target == Some(on)).unwrap();
    assert!(kinds(&own.jobs).contains(&JobKind::Post(Post::Board)), "{handed:?}");
    let has_card_job =
        || queued(&harness, on).iter().any(|job| job.kind == JobKind::Post(Post::Lobby));
    assert!(!has_card_job(), "a match of an event has no card before its end");
    harness.matches.resign(on, harness.by(500)).unwrap();
    assert!(has_card_job(), "its end is posted");
    harness.check();
}

#[test]
fn ending_an_event_calls_off_its_running_matches() {
    let harness = harness();
    let id = harness.begun_event(&swiss(2), 4);
    let running = harness.running(id);
    harness.matches.end_event(id, harness.by(ORGANIZER)).unwrap();
    assert_eq!(refusal(harness.matches.end_event(id, harness.by(2))), EventRefusal::EventOver);
    harness.look_after(id);
    for (on, _) in running {
        assert_eq!(harness.head(on).ending(), Some(&Ending::CalledOff));
    }
    assert_eq!(harness.stage(id), EventStage::Over(EventEnd::Organizer));
    assert!(harness.running(id).is_empty());
    harness.check();
}

#[test]
fn an_event_that_ends_during_a_pause_is_not_paused_any_longer() {
    let harness = harness();
    let id = harness.begun_event(&swiss(2), 4);
    harness.matches.pause_event(id, harness.by(ORGANIZER)).unwrap();
    harness.matches.end_event(id, harness.by(ORGANIZER)).unwrap();
    harness.look_after(id);
    assert_eq!(harness.view_event(id).state.paused, None);
    let resumed = harness.matches.resume_event(id, harness.by(ORGANIZER));
    assert_eq!(refusal(resumed), EventRefusal::EventOver);
    harness.check();
}

#[test]
fn simultaneous_organizers_start_an_event_once() {
    let harness = harness();
    let id = harness.event(&swiss(1), 4);
    let requests = [harness.by(1), harness.by(2)];
    let harness_ref = &harness;
    let begun = std::thread::scope(|scope| {
        let begin = |request| scope.spawn(move || harness_ref.matches.begin_event(id, request));
        let all: Vec<_> = requests.into_iter().map(begin).collect();
        all.into_iter().map(|one| one.join().unwrap().is_ok()).collect::<Vec<_>>()
    });
    assert_eq!(begun.iter().filter(|is_ok| **is_ok).count(), 1);
    harness.look_after(id);
    assert_eq!(harness.running(id).len(), 2);
    // The same request, repeated, changes nothing.
    harness.matches.begin_event(id, requests[0]).ok();
    assert_eq!(harness.view_event(id).state.round, 1);
    harness.check();
}
