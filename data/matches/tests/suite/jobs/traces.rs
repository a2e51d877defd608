//! Tests of traces: a job carries the id of the act that caused it, to any process that claims it.

use matches::{JobKind, Post, TraceId};

use crate::harness::on_every_store;
use crate::jobs::queue::{DONE, claim_as, other, settle};

#[test]
fn another_process_finds_the_act_of_a_job() {
    on_every_store(|harness| {
        let id = harness.nim();
        let second = other(harness);
        let jobs = || claim_as(&second, harness).into_iter().flat_map(|claim| claim.jobs);
        assert!(jobs().all(|job| job.trace.is_none() && settle(harness, &job, DONE)));
        let act = Some(TraceId(17));
        TraceId::within(act, || harness.play(id, 1, "1")).unwrap();
        let board = jobs().find(|job| job.kind == JobKind::Post(Post::Board)).unwrap();
        assert_eq!(board.trace, act);
    });
}
