//! Tests of events whose channel was deleted.

use std::sync::Arc;

use matches::{EventRefusal, Format, Place};
use store::MemoryStore;

use crate::clubs::{DAY, HOUR, ORGANIZER, plan, player, refusal, swiss};
use crate::harness::{Harness, SERVER};

/// The place where the events are resumed.
const HERE: Place = Place { server: Some(SERVER), channel: 6, thread: None };

fn harness() -> Harness {
    Harness::over(Arc::new(MemoryStore::new()))
}

/// Deletes the channel of all events.
fn delete_channel(harness: &Harness) {
    assert_eq!(harness.matches.event_channels(SERVER).unwrap(), [swiss(2).place.channel]);
    harness.matches.lose_event_channel(SERVER, 77, harness.now()).unwrap();
    harness.matches.lose_event_channel(SERVER + 1, 5, harness.now()).unwrap();
    assert_eq!(harness.matches.event_channels(SERVER).unwrap().len(), 1, "others stay");
    harness.matches.lose_event_channel(SERVER, 5, harness.now()).unwrap();
    assert!(harness.matches.event_channels(SERVER).unwrap().is_empty());
}

#[test]
fn an_event_without_its_channel_stands_still_until_it_is_resumed_in_another() {
    let harness = harness();
    let id = harness.begun_event(&swiss(2), 4);
    delete_channel(&harness);
    harness.look_after(id);
    // Neither does a stay of the bot outside the server end the pause.
    harness.matches.server_left(SERVER, harness.now()).unwrap();
    harness.later(16 * DAY);
    harness.matches.server_joined(SERVER, harness.now()).unwrap();
    harness.look_after(id);
    let state = harness.view_event(id).state;
    assert_eq!((state.round, state.paused.is_some(), harness.running(id).len()), (1, true, 2));
    harness.check();
    harness.matches.resume_event(id, HERE, harness.by(ORGANIZER)).unwrap();
    harness.later(HOUR);
    harness.look_after(id);
    let event = harness.view_event(id);
    assert_eq!((event.plan.place, event.state.paused), (HERE, None));
    let running = harness.running(id);
    assert_eq!(running.len(), 2);
    for (on, _) in running {
        let head = harness.head(on);
        assert_eq!(head.place.channel, HERE.channel);
        assert_eq!(head.timing.unwrap().until, Some(harness.now().plus(3 * DAY)));
    }
    harness.play_round(id);
    assert_eq!(harness.view_event(id).state.round, 2);
    harness.check();
}

#[test]
fn no_event_begins_without_a_channel() {
    let harness = harness();
    let id = harness.event(&swiss(2), 4);
    delete_channel(&harness);
    let begun = harness.matches.begin_event(id, harness.by(ORGANIZER));
    assert_eq!(refusal(begun), EventRefusal::NoChannel);
    harness.matches.resume_event(id, HERE, harness.by(ORGANIZER)).unwrap();
    harness.matches.begin_event(id, harness.by(ORGANIZER)).unwrap();
    harness.check();
}

#[test]
fn nobody_challenges_on_a_ladder_without_a_channel() {
    let harness = harness();
    let id = harness.begun_event(&plan(Format::Ladder { decay_days: 14 }), 3);
    delete_channel(&harness);
    let order = harness.view_event(id).state.order;
    let challenge = || harness.matches.challenge_on_ladder(id, player(101), harness.by(102));
    assert_eq!(refusal(challenge()), EventRefusal::NoChannel);
    harness.later(30 * DAY);
    harness.look_after(id);
    assert_eq!(harness.view_event(id).state.order, order, "nobody slips down");
    harness.matches.resume_event(id, HERE, harness.by(ORGANIZER)).unwrap();
    challenge().unwrap();
    harness.look_after(id);
    assert_eq!(harness.head(harness.running(id)[0].0).place.channel, HERE.channel);
    harness.check();
}
