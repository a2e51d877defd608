//! Tests of links and sessions of the web pages.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use matches::{Challenge, Limit, OfferKind, PlayerId, WebToken};
use store::MemoryStore;

use crate::clubs::{HOUR, swiss};
use crate::counting_store::CountingStore;
use crate::harness::{Harness, nim, on_every_store};

#[test]
fn the_viewers_who_wait_read_the_journal_once_for_each_revision() {
    let store = Arc::new(CountingStore::default());
    let harness = Harness::over(Arc::clone(&store) as _);
    let id = harness.stakes(2);
    harness.play_all(id, &[(1, "stake 9"), (2, "stake 9")]);
    let look = |player: Option<u64>| {
        let view = harness.matches.view(id).unwrap();
        let before = store.requests.load(Ordering::Relaxed);
        let version = harness.matches.visible_version(&view, player.map(PlayerId)).unwrap();
        (version, store.requests.load(Ordering::Relaxed) - before)
    };
    let (began, _) = look(None);
    harness.play(id, 1, "add 1").unwrap();
    assert_eq!([look(None), look(Some(2)), look(None)], [(began, 1), (began, 0), (began, 0)]);
    harness.play(id, 1, "add 1").unwrap();
    assert_eq!([look(Some(2)), look(None)], [(began, 1), (began, 0)]);
    harness.play(id, 1, "done").unwrap();
    assert!(began < look(None).0);
}

#[test]
fn sessions_of_the_activity_never_end_the_session_of_a_browser() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let player = PlayerId(1);
    let link = harness.matches.make_sign_in_link(player, harness.now()).unwrap();
    let entered = harness.matches.enter(&link, None, harness.now()).unwrap().unwrap();
    for _ in 0..25 {
        harness.later(1);
        harness.matches.begin_activity_session(player, None, harness.now()).unwrap();
    }
    let is_signed_in = || harness.matches.session(&entered.token, harness.now()).unwrap().is_some();
    assert!(is_signed_in());
    assert_eq!(harness.matches.count_sessions(player, harness.now()), Ok(20));
    harness.later(13 * HOUR);
    harness.matches.begin_activity_session(player, None, harness.now()).unwrap();
    assert!(is_signed_in());
    assert_eq!(harness.matches.count_sessions(player, harness.now()), Ok(2));
}

#[test]
fn what_a_frame_had_opened_is_known_until_its_session_is_removed() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let (id, [own, other]) = (harness.nim(), [3, 4].map(PlayerId));
    let opened =
        |token: &WebToken, player: PlayerId| harness.matches.opened_earlier(token, player).unwrap();
    let token = harness.matches.begin_activity_session(own, Some(id), harness.now()).unwrap();
    harness.later(13 * HOUR);
    assert_eq!(harness.matches.session(&token, harness.now()), Ok(None));
    assert_eq!((opened(&token, own), opened(&token, other)), (vec![id], vec![]));
    harness.matches.end_sessions(own).unwrap();
    assert_eq!(opened(&token, own), []);
}

#[test]
fn a_hidden_move_that_closes_an_offer_is_noticed_once() {
    on_every_store(|harness| {
        let id = harness.timed_stakes(2, Some(Limit::DEFAULT));
        harness.play_all(id, &[(1, "stake 9"), (2, "stake 9")]);
        let version = || {
            let view = harness.matches.view(id).unwrap();
            harness.matches.visible_version(&view, Some(PlayerId(2))).unwrap()
        };
        harness.matches.offer(id, OfferKind::MoreTime, harness.by(1)).unwrap();
        let offered = version();
        harness.play(id, 1, "add 1").unwrap();
        let lapsed = version();
        assert!(offered < lapsed);
        harness.play(id, 1, "add 1").unwrap();
        assert_eq!(version(), lapsed);
        harness.play(id, 1, "done").unwrap();
        assert!(lapsed < version());
    });
}

#[test]
fn a_fingerprint_changes_with_its_match_and_with_the_stage_of_the_rematch() {
    on_every_store(|harness| {
        let id = harness.nim();
        let fingerprint = || harness.matches.fingerprints(&[id]).unwrap()[&id];
        let mut seen = vec![fingerprint()];
        harness.play(id, 1, "1").unwrap();
        seen.push(fingerprint());
        harness.matches.resign(id, harness.by(2)).unwrap();
        seen.push(fingerprint());
        let again = Challenge { rematch_of: Some(id), ..nim(1, &[2]) };
        let next = harness.challenge(&again).unwrap().id;
        seen.push(fingerprint());
        harness.matches.join(next, harness.by(2)).unwrap();
        seen.push(fingerprint());
        for (index, one) in seen.iter().enumerate() {
            assert!(!seen[..index].contains(one), "{index} in {seen:?}");
        }
        harness.play(next, 1, "1").unwrap();
        assert_eq!(Some(&fingerprint()), seen.last(), "a move in the rematch is no news here");
    });
}

#[test]
fn a_fingerprint_changes_with_its_event() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let event = harness.event(&swiss(1), 2);
    let target = event.as_target();
    let fingerprint = || harness.matches.fingerprints(&[target]).unwrap()[&target];
    let before = fingerprint();
    harness.register(event, 200).unwrap();
    assert_ne!(fingerprint(), before);
}
