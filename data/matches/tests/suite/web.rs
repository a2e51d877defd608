//! Tests of links and sessions of the web pages.

use std::sync::Arc;

use matches::PlayerId;
use store::MemoryStore;

use crate::clubs::HOUR;
use crate::harness::Harness;

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
