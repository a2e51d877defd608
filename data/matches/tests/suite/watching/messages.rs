//! Tests of the messages in watched places, after a change of the mode or a stop.

use matches::{JobError, JobOutcome, MatchId, StoppedCard, WatchCard, WatchMode, WatchedPlace};

use crate::harness::{Harness, on_every_store};
use crate::watching::places::{claimed, place, settle, watch};

fn stopped_cards(harness: &Harness, id: MatchId) -> Vec<StoppedCard> {
    harness.matches.watching(id).unwrap().stopped
}

#[test]
fn another_mode_goes_on_from_the_message_of_a_place() {
    on_every_store(|harness| {
        let id = harness.nim();
        watch(harness, id, 5).unwrap();
        let fresh = harness.matches.watch_cards(id).unwrap()[0];
        let shown = WatchCard { message: Some(77), moment: 3, ..fresh };
        harness.matches.note_watch_card(id, shown).unwrap();
        let posts = WatchedPlace { mode: WatchMode::Posts, ..place(5) };
        let key = harness.by(7).key;
        assert_eq!(harness.matches.watch(id, posts, key, harness.now()), Ok(true));
        let expected = WatchCard { place: posts, key, ..shown };
        assert_eq!(harness.matches.watch_cards(id), Ok(vec![expected]));
    });
}

#[test]
fn the_message_of_a_stopped_card_is_kept_until_it_is_changed() {
    on_every_store(|harness| {
        let id = harness.nim();
        let stop = || harness.matches.stop_watching(id, 5, harness.now()).unwrap();
        watch(harness, id, 5).unwrap();
        let fresh = harness.matches.watch_cards(id).unwrap()[0];
        let shown = WatchCard { message: Some(77), moment: 3, ..fresh };
        harness.matches.note_watch_card(id, shown).unwrap();
        settle(harness, &claimed(harness, id).unwrap());
        stop();
        assert_eq!(harness.matches.watch_cards(id), Ok(Vec::new()));
        let stopped = StoppedCard { channel: 5, message: Some(77), moment: 3, from: 0 };
        assert_eq!(stopped_cards(harness, id), [stopped]);
        settle(harness, &claimed(harness, id).unwrap());
        harness.matches.forget_stopped_card(id, 5).unwrap();
        assert_eq!(stopped_cards(harness, id), []);
        watch(harness, id, 5).unwrap();
        assert_eq!(harness.matches.watch_cards(id).unwrap()[0].message, None);
        stop();
        let unposted = StoppedCard { channel: 5, message: None, moment: 0, from: 0 };
        assert_eq!(stopped_cards(harness, id), [unposted]);
        harness.matches.forget_stopped_card(id, 5).unwrap();
        harness.matches.note_watch_card(id, shown).unwrap();
        assert_eq!(stopped_cards(harness, id), [], "a late message of a forgotten place");
    });
}

#[test]
fn a_stop_knows_the_message_that_is_under_way() {
    on_every_store(|harness| {
        let id = harness.nim();
        watch(harness, id, 5).unwrap();
        let fresh = harness.matches.watch_cards(id).unwrap()[0];
        let posted = WatchCard { message: Some(77), moment: 3, ..fresh };
        settle(harness, &claimed(harness, id).unwrap());
        harness.matches.stop_watching(id, 5, harness.now()).unwrap();
        harness.matches.note_watch_card(id, posted).unwrap();
        let stopped = StoppedCard { channel: 5, message: Some(77), moment: 3, from: 0 };
        assert_eq!(stopped_cards(harness, id), [stopped]);
        assert!(claimed(harness, id).is_some(), "a job changes the message");
    });
}

#[test]
fn another_mode_knows_the_message_that_is_under_way() {
    on_every_store(|harness| {
        let id = harness.nim();
        watch(harness, id, 5).unwrap();
        let fresh = harness.matches.watch_cards(id).unwrap()[0];
        let posted = WatchCard { message: Some(77), moment: 3, ..fresh };
        let posts = WatchedPlace { mode: WatchMode::Posts, ..place(5) };
        let key = harness.by(7).key;
        assert_eq!(harness.matches.watch(id, posts, key, harness.now()), Ok(true));
        harness.matches.note_watch_card(id, posted).unwrap();
        let expected = WatchCard { place: posts, key, ..posted };
        assert_eq!(harness.matches.watch_cards(id), Ok(vec![expected]));
    });
}

#[test]
fn a_place_that_is_shown_again_goes_on_from_a_message_without_its_last_edit() {
    on_every_store(|harness| {
        let id = harness.nim();
        watch(harness, id, 5).unwrap();
        let fresh = harness.matches.watch_cards(id).unwrap()[0];
        let shown = fresh.updated(77, &harness.head(id));
        harness.matches.note_watch_card(id, shown).unwrap();
        harness.matches.stop_watching(id, 5, harness.now()).unwrap();
        assert_eq!(watch(harness, id, 5), Ok(true));
        let again = harness.matches.watch_cards(id).unwrap()[0];
        assert_eq!(again.message, Some(77));
        assert!(!again.is_up_to_date(&harness.head(id)), "the last edit may have been made");
        assert_eq!(stopped_cards(harness, id), []);
    });
}

#[test]
fn a_stop_elsewhere_keeps_a_job_whose_message_may_be_out() {
    on_every_store(|harness| {
        let id = harness.nim();
        for channel in [5, 6] {
            watch(harness, id, channel).unwrap();
        }
        let job = claimed(harness, id).unwrap().jobs.remove(0);
        let error = JobError::Timeout;
        let retry = JobOutcome::Retry { at: harness.now().plus(5_000), error };
        assert!(harness.matches.settle(&job, retry, harness.now()).unwrap());
        harness.matches.stop_watching(id, 6, harness.now()).unwrap();
        let claim = claimed(harness, id).unwrap();
        assert_eq!(claim.jobs.len(), 1, "both are done together");
        assert!(claim.jobs[0].may_be_out());
    });
}
