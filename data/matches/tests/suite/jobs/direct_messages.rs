//! Tests of pings: direct messages are enqueued once, and a single board gets a line below it.

use matches::{
    Challenge, Claim, DirectMessage, JobKind, JobOutcome, MatchId, NotificationSettings, PlayerId,
    Post, PostMode, Revision,
};

use crate::harness::{Harness, nim, on_every_store};

const DONE: JobOutcome = JobOutcome::Done { message: None };
const BEN: PlayerId = PlayerId(80_351_110_224_678_912);
const DIRECTLY: NotificationSettings =
    NotificationSettings { only_turns: true, by_direct_message: true };

/// A match of Nim with Ben, whose first posts are settled.
fn begun(harness: &Harness, posts: PostMode) -> MatchId {
    let made = Challenge { posts, ..nim(1, &[BEN.0]) };
    let id = harness.challenge(&made).unwrap().id;
    harness.matches.join(id, harness.by(BEN.0)).unwrap();
    settle_all(harness, id, &[]);
    id
}

/// Settles all due posts of a match, with direct messages to these players about the last post. Returns the posts.
fn settle_all(harness: &Harness, id: MatchId, told: &[PlayerId]) -> Vec<Post> {
    let jobs = harness.claim(id).map_or_else(Vec::new, |claim| claim.jobs);
    let last = jobs.len().saturating_sub(1);
    let mut posted = Vec::new();
    for (at, job) in jobs.iter().enumerate() {
        let JobKind::Post(post) = job.kind else { panic!("{} is nothing to post", job.kind) };
        let directly = DirectMessage { id, post, since: job.since, channel: 5, message: 6 };
        let told: Vec<_> = told.iter().filter(|_| at == last).map(|&one| (one, directly)).collect();
        let done = JobOutcome::Done { message: Some(at as u64 + 1) };
        assert_eq!(harness.matches.settle_and_notify(job, done, &told, harness.now()), Ok(true));
        posted.push(post);
    }
    posted
}

fn told(harness: &Harness) -> Option<Claim> {
    let claims = harness.matches.claim_due(harness.now(), usize::MAX).unwrap();
    let mut found = None;
    for claim in claims {
        if claim.line.player() == Some(BEN) {
            found = Some(claim);
            continue;
        }
        for job in &claim.jobs {
            harness
                .matches
                .settle(job, JobOutcome::Later { at: harness.now() }, harness.now())
                .unwrap();
        }
    }
    found
}

#[test]
fn a_notified_player_gets_one_direct_message_per_post() {
    on_every_store(|harness| {
        let id = begun(harness, PostMode::EveryMove);
        assert_eq!(told(harness), None);
        harness.play(id, 1, "3").unwrap();
        assert_eq!(settle_all(harness, id, &[BEN]), [Post::Board]);
        let claim = told(harness).unwrap();
        assert_eq!((claim.line.id(), claim.jobs.len()), (None, 1));
        let JobKind::Direct(directly) = claim.jobs[0].kind else {
            panic!("a direct message is queued")
        };
        assert_eq!((directly.id, directly.post, directly.message), (id, Post::Board, 6));
        assert!(directly.since > Revision(1));
        assert_eq!(harness.matches.settle(&claim.jobs[0], DONE, harness.now()), Ok(true));
        assert_eq!(told(harness), None);
        harness.check();
    });
}

#[test]
fn a_direct_message_job_has_the_revision_of_its_post() {
    on_every_store(|harness| {
        let id = begun(harness, PostMode::EveryMove);
        harness.play(id, 1, "3").unwrap();
        let job = harness.claim(id).unwrap().jobs.remove(0);
        let since = job.revision.next();
        let directly = DirectMessage { id, post: Post::Offer, since, channel: 5, message: 6 };
        let people = [(BEN, directly)];
        assert_eq!(harness.matches.settle_and_notify(&job, DONE, &people, harness.now()), Ok(true));
        assert_eq!(told(harness).unwrap().jobs[0].revision, since);
    });
}

#[test]
fn refused_direct_messages_turn_their_setting_off() {
    on_every_store(|harness| {
        let id = begun(harness, PostMode::EveryMove);
        harness.matches.set_notification_settings(BEN, DIRECTLY).unwrap();
        assert_eq!(harness.matches.notification_settings(BEN), Ok(DIRECTLY));
        harness.play(id, 1, "3").unwrap();
        settle_all(harness, id, &[BEN]);
        let claim = told(harness).unwrap();
        assert_eq!(
            harness.matches.settle_refused_message(&claim.jobs[0], BEN, harness.now()),
            Ok(true)
        );
        let here = NotificationSettings { by_direct_message: false, ..DIRECTLY };
        assert_eq!(harness.matches.notification_settings(BEN), Ok(here));
        assert_eq!(told(harness), None);
        // A second worker that also reports the refusal changes nothing.
        harness.matches.set_notification_settings(BEN, NotificationSettings::default()).unwrap();
        assert_eq!(
            harness.matches.settle_refused_message(&claim.jobs[0], BEN, harness.now()),
            Ok(false)
        );
        assert_eq!(harness.matches.notification_settings(BEN), Ok(NotificationSettings::default()));
    });
}

#[test]
fn an_erased_player_gets_no_notification_and_loses_their_setting() {
    on_every_store(|harness| {
        let id = begun(harness, PostMode::EveryMove);
        harness.matches.set_notification_settings(BEN, DIRECTLY).unwrap();
        harness.play(id, 1, "3").unwrap();
        settle_all(harness, id, &[BEN]);
        harness.matches.erase(BEN, harness.now()).unwrap();
        assert_eq!(told(harness), None);
        assert_eq!(harness.matches.notification_settings(BEN), Ok(NotificationSettings::default()));
        assert!(!harness.exported().contains(&BEN.0.to_string()));
        harness.check();
    });
}

#[test]
fn one_board_mode_enqueues_a_ping_with_each_turn() {
    on_every_store(|harness| {
        let id = begun(harness, PostMode::OneBoard);
        assert_eq!(harness.head(id).posts, PostMode::OneBoard);
        for (player, text) in [(1, "3"), (BEN.0, "3")] {
            harness.play(id, player, text).unwrap();
            assert_eq!(settle_all(harness, id, &[]), [Post::Board, Post::Ring], "{text}");
        }
        harness.play(id, 1, "1").unwrap();
        assert_eq!(settle_all(harness, id, &[]), [Post::Board, Post::Ring, Post::Lobby]);
        let alone = Challenge { posts: PostMode::OneBoard, ..nim(1, &[BEN.0]) };
        let place = matches::Place { server: None, channel: 5, thread: None };
        let private = harness.challenge(&Challenge { place, ..alone }).unwrap().id;
        assert_eq!(
            harness.head(private).posts,
            PostMode::EveryMove,
            "nothing is changed for long there"
        );
    });
}
