//! Tests of jobs that recur as long as their target exists: they are never given up for good.

use std::io::Cursor;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use matches::{Claim, JobError, JobOutcome, Key, Lane, Line, MatchId};
use store::{MemoryStore, Store};

use crate::counting_store::CountingStore;
use crate::games::CATALOG;
use crate::harness::{Harness, SERVER, on_every_store};
use crate::jobs::queue::{claim_as, settle};
use crate::upkeep::export::ended;

/// Claims the due job of the server's dashboard.
fn claimed(harness: &Harness) -> Option<Claim> {
    let line = Line { target: Some(MatchId(SERVER)), lane: Lane::Dashboard };
    claim_as(&harness.matches, harness).into_iter().find(|claim| claim.line == line)
}

#[test]
fn a_recurring_job_that_is_given_up_is_due_again_in_five_minutes() {
    on_every_store(|harness| {
        harness.matches.place_dashboard(SERVER, 5, Key(1000), harness.now()).unwrap();
        let claim = claimed(harness).unwrap();
        let error = JobError::Answered { status: 400, code: 0 };
        assert!(settle(harness, &claim.jobs[0], JobOutcome::GivenUp { error }));
        let again = harness.now().plus(5 * 60 * 1000);
        assert_eq!(harness.matches.next_due(), Ok(Some(again)));
        harness.later(5 * 60 * 1000);
        let claim = claimed(harness).unwrap();
        assert_eq!((claim.jobs.len(), claim.jobs[0].attempts), (1, 1));
    });
}

#[test]
fn a_dashboard_goes_on_at_once_after_the_clock_is_set_back() {
    on_every_store(|harness| {
        let ahead = 2 * 3_600_000;
        harness.later(ahead);
        harness.matches.place_dashboard(SERVER, 5, Key(1000), harness.now()).unwrap();
        let claim = claimed(harness).unwrap();
        let later = JobOutcome::Later { at: harness.now().plus(60_000) };
        assert!(settle(harness, &claim.jobs[0], later));
        harness.earlier(ahead);
        assert!(claimed(harness).is_none());
        harness.matches.advance_postponed_jobs(harness.now(), ahead).unwrap();
        assert!(claimed(harness).is_some());
    });
}

#[test]
fn a_recurring_job_given_up_by_an_older_version_is_due_after_a_restart() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    harness.matches.place_dashboard(SERVER, 5, Key(1000), harness.now()).unwrap();
    let exported = harness.exported();
    let lines = exported.lines().filter(|line| !line.contains("{\"end\""));
    let lines: String = lines.map(|line| format!("{line}\n")).collect();
    let older = lines.replace("\"given_up\":null", "\"given_up\":\"7\"");
    assert_ne!(older, lines);
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    matches::import(store.as_ref(), CATALOG, &mut Cursor::new(ended(&older))).unwrap();
    let harness = Harness::over(store);
    assert!(claimed(&harness).is_none());
    harness.matches.begin_work(harness.now()).unwrap();
    assert!(claimed(&harness).is_some());
}

#[test]
fn a_start_reads_the_jobs_of_many_dashboards_together() {
    let asked = |dashboards: u64| {
        let store = Arc::new(CountingStore::default());
        let harness = Harness::over(Arc::clone(&store) as _);
        for server in SERVER..SERVER + dashboards {
            harness.matches.place_dashboard(server, 5, Key(server), harness.now()).unwrap();
        }
        store.requests.store(0, Ordering::Relaxed);
        harness.matches.begin_work(harness.now()).unwrap();
        store.requests.load(Ordering::Relaxed)
    };
    assert_eq!(asked(3), asked(30));
}
