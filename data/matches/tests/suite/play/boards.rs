//! Tests of boards: each shows the turn of its job, and the earlier turns that got no board.

use std::sync::Arc;

use matches::{
    BoardUpdate, ChallengeLimits, Job, JobKind, MatchId, Matches, OfferKind, PlayerId, Post,
    Revision, Revisions, WatchCard, WatchMode, WatchedPlace,
};
use rules::{Seat, Seats, Seed};
use store::MemoryStore;

use crate::games::nim::{PLAYS, VIEWS};
use crate::harness::{Harness, YES, challenge, nim, on_every_store};
use crate::jobs::queue::{DONE, LEASE, posted, settle};

fn due(harness: &Harness, id: MatchId) -> Option<Job> {
    let jobs = harness.claim(id)?.jobs;
    jobs.into_iter().find(|job| job.kind == JobKind::Post(Post::Board))
}

fn turns(harness: &Harness, id: MatchId, job: &Job) -> BoardUpdate {
    harness.board_update(id, job.revisions())
}

/// The notes on a board: first those of earlier turns, then its own.
fn told(turns: &BoardUpdate) -> (Vec<String>, Vec<String>) {
    let plain = |notes: &[rules::Message]| -> Vec<String> {
        notes.iter().map(|note| format!("{note:?}")).collect()
    };
    let skipped = turns.skipped.iter().flat_map(|turn| plain(&turn.notes)).collect();
    (skipped, plain(&turns.view.notes(None)))
}

#[test]
fn a_board_shows_the_turn_of_its_job_after_later_moves() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        let job = due(harness, id).unwrap();
        let alone = turns(harness, id, &job);
        let (plies, text) = (alone.view.head().plies, told(&alone));
        assert!(alone.is_newest && alone.view.head().to_move.only() == Some(rules::Seat(1)));
        harness.play(id, 2, "2").unwrap();
        let late = turns(harness, id, &job);
        assert!(!late.is_newest);
        assert!(!alone.is_first && !late.is_first, "the board of the start has been posted");
        assert_eq!((late.view.head().plies, told(&late)), (plies, text));
        assert!(settle(harness, &job, DONE));
        // The job of the next turn has joined the lease, so the job is due when the lease ends.
        harness.later(LEASE);
        let next = turns(harness, id, &due(harness, id).unwrap());
        assert!(next.is_newest && next.skipped.is_empty());
        assert_eq!(next.view.head().plies, plies + 1);
    });
}

#[test]
fn a_board_settling_others_includes_each_of_their_turns_once() {
    on_every_store(|harness| {
        let id = posted(harness);
        let mut all = Vec::new();
        for (player, mv) in [(1, "1"), (2, "2"), (1, "1")] {
            harness.play(id, player, mv).unwrap();
            let now = harness.matches.view(id).unwrap();
            all.extend(now.notes(None).iter().map(|note| format!("{note:?}")));
        }
        let job = due(harness, id).unwrap();
        let shown = turns(harness, id, &job);
        let (before, own) = told(&shown);
        assert_eq!((shown.skipped.len(), [before, own].concat()), (2, all));
        assert!(settle(harness, &job, DONE));
        harness.play(id, 2, "1").unwrap();
        assert_eq!(turns(harness, id, &due(harness, id).unwrap()).skipped.len(), 0);
    });
}

#[test]
fn a_final_board_reports_the_last_move_once() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        harness.matches.resign(id, harness.by(2)).unwrap();
        let shown = turns(harness, id, &due(harness, id).unwrap());
        assert!(shown.view.head().ending().is_some() && shown.is_newest);
        assert_eq!((shown.skipped.len(), shown.view.notes(None).len()), (0, 1));
    });
}

#[test]
fn the_start_of_a_match_is_no_skipped_turn() {
    on_every_store(|harness| {
        let id = harness.nim();
        harness.play(id, 1, "1").unwrap();
        let shown = harness
            .board_update(id, Revisions { first: Revision(1), last: harness.head(id).revision });
        assert_eq!((shown.skipped.len(), shown.view.head().plies), (0, 1));
        assert!(shown.is_first, "the start has no board of its own");
    });
}

#[test]
fn a_turn_taken_back_before_its_board_is_still_reported() {
    on_every_store(|harness| {
        let id = harness.nim();
        harness.play(id, 1, "1").unwrap();
        harness.play(id, 2, "1").unwrap();
        let since = harness.head(id).revision;
        harness.matches.offer(id, matches::OfferKind::TakeBack, harness.by(2)).unwrap();
        harness.matches.reply(id, crate::harness::YES, harness.by(1)).unwrap();
        let turns =
            harness.board_update(id, Revisions { first: since, last: harness.head(id).revision });
        let next: Vec<_> = turns.skipped.iter().map(|turn| turn.next).collect();
        assert_eq!(
            next,
            [Seats::one(Seat(0))],
            "the second move, after which the first was to move"
        );
        assert_eq!(turns.view.head().to_move, Seats::one(Seat(1)));
        assert!(turns.is_newest);
    });
}

#[test]
fn the_boards_of_a_match_with_many_take_backs_replay_little() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let mut challenge = nim(1, &[2]);
    challenge.options.insert("stones".into(), "100".into());
    let id = harness.challenge(&challenge).unwrap().id;
    harness.matches.join(id, harness.by(2)).unwrap();
    let place = WatchedPlace { channel: 7, server: None, by: PlayerId(7), mode: WatchMode::Card };
    harness.matches.watch(id, place, harness.by(7).key, harness.now()).unwrap();
    for _ in 0..30 {
        harness.play_all(id, &[(1, "1"), (2, "1")]);
        harness.matches.offer(id, OfferKind::TakeBack, harness.by(2)).unwrap();
        harness.matches.reply(id, YES, harness.by(1)).unwrap();
        harness.play(id, 2, "1").unwrap();
    }
    let before = harness.head(id);
    harness.play(id, 1, "1").unwrap();
    let last = harness.head(id).revision;
    let most = 3 * usize::try_from(last.0).unwrap();
    let replayed = |update: &dyn Fn() -> BoardUpdate| {
        let earlier = PLAYS.get();
        let shown = update();
        assert_eq!((shown.view.head().plies, shown.skipped.len()), (61, 1));
        PLAYS.get() - earlier
    };
    let late = replayed(&|| harness.board_update(id, Revisions { first: before.revision, last }));
    assert!(late < most, "{late} moves for {last:?}");
    let fresh = harness.matches.watch_cards(id).unwrap()[0];
    let seen = WatchCard { message: Some(1), moment: before.moment() - 1, ..fresh };
    let watched = replayed(&|| harness.matches.watch_update(id, &seen).unwrap());
    assert!(watched < most, "{watched} moves for {last:?}");
}

#[test]
fn only_the_turns_that_a_board_needs_are_viewed() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let mut challenge = nim(1, &[2]);
    challenge.options.insert("stones".into(), "100".into());
    let id = harness.challenge(&challenge).unwrap().id;
    harness.matches.join(id, harness.by(2)).unwrap();
    for _ in 0..5 {
        harness.play_all(id, &[(1, "1"), (2, "1")]);
    }
    let first = harness.head(id).revision;
    harness.play(id, 1, "1").unwrap();
    let last = harness.head(id).revision;
    let views = || VIEWS.get() - PLAYS.get();
    let earlier = views();
    harness.board_update(id, Revisions { first, last });
    assert_eq!(views() - earlier, 4, "the public views before and after two turns");
}

/// Plays a turn of Castle Keep in which one tile is built, or none. Returns its revision.
fn play_turn(harness: &Harness, id: MatchId, mut builds: bool) -> Revision {
    let turn = harness.head(id).turn;
    while harness.head(id).turn == turn {
        let view = harness.matches.view(id).unwrap();
        let seat = view.head().to_move.only().unwrap();
        let player = view.head().player(seat).unwrap();
        let mut legal = view.sight(Some(player)).unwrap().legal(seat).moves;
        legal.retain(|mv| mv.contains('@') == builds);
        harness.play(id, player.0, &legal[0]).unwrap();
        builds = false;
    }
    harness.head(id).revision
}

#[test]
fn a_skipped_pass_changes_no_board() {
    let mut harness = Harness::over(Arc::new(MemoryStore::new()));
    let store = Arc::clone(&harness.store);
    harness.matches = Matches::new(store, games::CATALOG, ChallengeLimits::default())
        .with_seeds(|| Seed::from_bytes([4; 32]));
    let id = harness.challenge(&challenge("castle-keep", 1, &[2])).unwrap().id;
    harness.matches.join(id, harness.by(2)).unwrap();
    let first = play_turn(&harness, id, true);
    play_turn(&harness, id, false);
    let last = play_turn(&harness, id, false);
    let shown = harness.board_update(id, Revisions { first, last });
    let changes: Vec<_> = shown.skipped.iter().map(|turn| turn.changes_boards).collect();
    assert_eq!(changes, [true, false]);
}
