//! Fair shares: whoever floods the house takes no more than what nobody else wants.

use std::collections::BTreeMap;

use matches::{Capacity, Challenge, Claim, MatchId, Place};

use crate::hall::{Hall, nim, on_every_store};
use crate::jobs::{DONE, settle};

const FLOOD: u64 = 100;
const OTHER: u64 = 200;

/// A running match on a server, of which everything is still to be posted.
fn begun(hall: &Hall, server: u64) -> MatchId {
    let place = Place { server: Some(server), channel: 5, thread: None };
    let id = hall.challenge(&Challenge { place, ..nim(1, &[2]) }).unwrap().id;
    hall.matches.join(id, hall.by(2)).unwrap();
    id
}

fn flood(hall: &Hall, server: u64, count: usize) {
    for _ in 0..count {
        begun(hall, server);
    }
}

fn served(claims: &[Claim]) -> BTreeMap<u64, usize> {
    let mut served = BTreeMap::new();
    claims.iter().for_each(|claim| *served.entry(claim.host).or_default() += 1);
    served
}

#[test]
fn whoever_comes_last_is_served_before_a_flood_that_came_first() {
    on_every_store(|hall| {
        flood(hall, FLOOD, 60);
        hall.later(1);
        let last = begun(hall, OTHER);
        let claims = hall.matches.claim_due(hall.now(), 16).unwrap();
        assert_eq!(served(&claims), [(FLOOD, 15), (OTHER, 1)].into());
        assert!(claims.iter().any(|claim| claim.line.target == Some(last)));
    });
}

#[test]
fn two_share_the_places_and_one_alone_has_them_all() {
    on_every_store(|hall| {
        flood(hall, FLOOD, 20);
        flood(hall, OTHER, 20);
        // The flood has been there before.
        let room = Capacity { busy: [(FLOOD, 8)].into(), ..Capacity::from(8) };
        let claims = hall.matches.claim_due(hall.now(), room).unwrap();
        assert_eq!(served(&claims), [(OTHER, 8)].into());
        let room = Capacity { full: vec![FLOOD], ..Capacity::from(20) };
        let rest = hall.matches.claim_due(hall.now(), room).unwrap();
        assert_eq!(served(&rest), [(OTHER, 12)].into(), "what is free waits for those who may");
        let all = hall.matches.claim_due(hall.now(), 20).unwrap();
        assert_eq!(served(&all), [(FLOOD, 20)].into(), "nothing is left free");
        for claim in [claims, rest, all].iter().flatten() {
            assert!(claim.jobs.iter().all(|job| settle(hall, job, DONE)));
        }
    });
}
