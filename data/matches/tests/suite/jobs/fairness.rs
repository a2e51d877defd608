//! Tests of fair shares: a server with a flood of jobs gets only the places that other servers leave.

use std::collections::BTreeMap;
use std::sync::Arc;

use matches::{
    Capacity, Challenge, Claim, DirectMessage, Key, MatchId, Place, PlayerId, Post, Timestamp,
};
use store::MemoryStore;

use crate::harness::{Harness, nim, on_every_store};
use crate::jobs::queue::{DONE, settle};

const FLOOD: u64 = 100;
const OTHER: u64 = 200;

/// A running match on a server, with all its posts waiting.
fn begun(harness: &Harness, server: u64) -> MatchId {
    begun_at(harness, Place { server: Some(server), channel: 5, thread: None })
}

fn begun_at(harness: &Harness, place: Place) -> MatchId {
    let id = harness.challenge(&Challenge { place, ..nim(1, &[2]) }).unwrap().id;
    harness.matches.join(id, harness.by(2)).unwrap();
    id
}

fn flood(harness: &Harness, server: u64, count: usize) {
    for _ in 0..count {
        begun(harness, server);
    }
}

fn served(claims: &[Claim]) -> BTreeMap<u64, usize> {
    let mut served = BTreeMap::new();
    claims.iter().for_each(|claim| *served.entry(claim.host).or_default() += 1);
    served
}

#[test]
fn a_late_job_is_served_before_an_earlier_flood_of_another_player() {
    on_every_store(|harness| {
        flood(harness, FLOOD, 60);
        harness.later(1);
        let last = begun(harness, OTHER);
        let claims = harness.matches.claim_due(harness.now(), 16).unwrap();
        assert_eq!(served(&claims), [(FLOOD, 15), (OTHER, 1)].into());
        assert!(claims.iter().any(|claim| claim.line.target == Some(last)));
    });
}

#[test]
fn two_hosts_share_the_workers_and_a_single_host_uses_all() {
    on_every_store(|harness| {
        flood(harness, FLOOD, 20);
        flood(harness, OTHER, 20);
        // The flooding server already occupies eight places.
        let room = Capacity { busy: [(FLOOD, 8)].into(), ..Capacity::from(8) };
        let claims = harness.matches.claim_due(harness.now(), room).unwrap();
        assert_eq!(served(&claims), [(OTHER, 8)].into());
        let room = Capacity { full: vec![FLOOD], ..Capacity::from(20) };
        let rest = harness.matches.claim_due(harness.now(), room).unwrap();
        assert_eq!(served(&rest), [(OTHER, 12)].into(), "free workers wait for other hosts");
        let all = harness.matches.claim_due(harness.now(), 20).unwrap();
        assert_eq!(served(&all), [(FLOOD, 20)].into(), "nothing is left free");
        for claim in [claims, rest, all].iter().flatten() {
            assert!(claim.jobs.iter().all(|job| settle(harness, job, DONE)));
        }
    });
}

#[test]
fn a_flood_of_dashboards_delays_neither_direct_messages_nor_matches() {
    const BEN: PlayerId = PlayerId(80_351_110_224_678_912);
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let first = begun(&harness, OTHER);
    let job = harness.claim(first).unwrap().jobs.remove(0);
    let about =
        DirectMessage { id: first, post: Post::Board, since: job.since, channel: 5, message: 6 };
    assert_eq!(
        harness.matches.settle_and_notify(&job, DONE, &[(BEN, about)], harness.now()),
        Ok(true)
    );
    let last = begun(&harness, OTHER);
    // The dashboards have waited longer, and are more lines than one claim reads at once.
    for server in 0..600 {
        let key = Key(1_000_000 + server);
        harness.matches.place_dashboard(10_000 + server, 5, key, Timestamp(1)).unwrap();
    }
    let room = Capacity { full: vec![0], ..Capacity::from(16) };
    let claims = harness.matches.claim_due(harness.now(), room).unwrap();
    assert!(claims.iter().any(|claim| claim.line.player() == Some(BEN)));
    assert!(claims.iter().any(|claim| claim.line.id() == Some(last)));
    let rest = harness.matches.claim_due(harness.now(), 700).unwrap();
    assert_eq!(served(&rest).get(&0), Some(&600), "each line is claimed once");
}

#[test]
fn private_conversations_without_access_are_left_to_another_process() {
    on_every_store(|harness| {
        let [open, closed] =
            [7, 8].map(|channel| begun_at(harness, Place { server: None, channel, thread: None }));
        let on_server = begun(harness, OTHER);
        let claimed = |room: Capacity| {
            let claims = harness.matches.claim_due(harness.now(), room).unwrap();
            claims.iter().filter_map(|claim| claim.line.target).collect::<Vec<_>>()
        };
        let first = claimed(Capacity { private: Some([7].into()), ..Capacity::from(9) });
        assert!(first.contains(&open) && first.contains(&on_server), "{first:?}");
        assert!(!first.contains(&closed), "{first:?}");
        assert!(claimed(Capacity::from(9)).contains(&closed));
    });
}
