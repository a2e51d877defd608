//! How people are rung: what they are told by direct message is called for once, and one board has a line below it.

use matches::{
    Challenge, Claim, DirectMessage, JobKind, JobOutcome, MatchId, Pings, PlayerId, Post, PostMode,
    Revision,
};

use crate::hall::{Hall, nim, on_every_store};

const DONE: JobOutcome = JobOutcome::Done { message: None };
const BEN: PlayerId = PlayerId(80_351_110_224_678_912);
const DIRECTLY: Pings = Pings { only_turns: true, directly: true };

/// A match of Nim with Ben, in which the first board is posted.
fn begun(hall: &Hall, posts: PostMode) -> MatchId {
    let made = Challenge { posts, ..nim(1, &[BEN.0]) };
    let id = hall.challenge(&made).unwrap().id;
    hall.matches.join(id, hall.by(BEN.0)).unwrap();
    settle_all(hall, id, &[]);
    id
}

/// Settles all that is to be posted about a match, and has these told of the last of it; what was posted.
fn settle_all(hall: &Hall, id: MatchId, told: &[PlayerId]) -> Vec<Post> {
    let jobs = hall.claim(id).map_or_else(Vec::new, |claim| claim.jobs);
    let last = jobs.len().saturating_sub(1);
    let mut posted = Vec::new();
    for (at, job) in jobs.iter().enumerate() {
        let JobKind::Post(post) = job.kind else { panic!("{} is nothing to post", job.kind) };
        let directly = DirectMessage { id, post, since: job.since, channel: 5, message: 6 };
        let told: Vec<_> = told.iter().filter(|_| at == last).map(|&one| (one, directly)).collect();
        let settled = (JobOutcome::Done { message: Some(at as u64 + 1) }, told.as_slice());
        assert_eq!(hall.matches.settle_and_tell(job, settled, hall.now()), Ok(true));
        posted.push(post);
    }
    posted
}

/// What Ben is to be told.
fn told(hall: &Hall) -> Option<Claim> {
    let claims = hall.matches.claim_due(hall.now(), usize::MAX).unwrap();
    let mut found = None;
    for claim in claims {
        if claim.line.player() == Some(BEN) {
            found = Some(claim);
            continue;
        }
        for job in &claim.jobs {
            hall.matches.settle(job, JobOutcome::Later { at: hall.now() }, hall.now()).unwrap();
        }
    }
    found
}

#[test]
fn whoever_wants_it_is_told_by_direct_message_of_what_was_posted_and_once() {
    on_every_store(|hall| {
        let id = begun(hall, PostMode::EveryMove);
        assert_eq!(told(hall), None);
        hall.play(id, 1, "3").unwrap();
        assert_eq!(settle_all(hall, id, &[BEN]), [Post::Board]);
        let claim = told(hall).unwrap();
        assert_eq!((claim.line.id(), claim.jobs.len()), (None, 1));
        let JobKind::Direct(directly) = claim.jobs[0].kind else { panic!("it is told") };
        assert_eq!((directly.id, directly.post, directly.message), (id, Post::Board, 6));
        assert!(directly.since > Revision(1));
        assert_eq!(hall.matches.settle(&claim.jobs[0], DONE, hall.now()), Ok(true));
        assert_eq!(told(hall), None);
        hall.check();
    });
}

#[test]
fn what_is_told_is_named_after_what_it_is_about_also_where_a_job_of_before_has_shown_it() {
    on_every_store(|hall| {
        let id = begun(hall, PostMode::EveryMove);
        hall.play(id, 1, "3").unwrap();
        let job = hall.claim(id).unwrap().jobs.remove(0);
        let since = job.revision.next();
        let directly = DirectMessage { id, post: Post::Offer, since, channel: 5, message: 6 };
        let people = [(BEN, directly)];
        let settled = (DONE, people.as_slice());
        assert_eq!(hall.matches.settle_and_tell(&job, settled, hall.now()), Ok(true));
        assert_eq!(told(hall).unwrap().jobs[0].revision, since);
    });
}

#[test]
fn whose_direct_messages_are_closed_is_rung_where_they_play_again() {
    on_every_store(|hall| {
        let id = begun(hall, PostMode::EveryMove);
        hall.matches.choose_pings(BEN, DIRECTLY).unwrap();
        assert_eq!(hall.matches.pings(BEN), Ok(DIRECTLY));
        hall.play(id, 1, "3").unwrap();
        settle_all(hall, id, &[BEN]);
        let claim = told(hall).unwrap();
        assert_eq!(hall.matches.settle_closed(&claim.jobs[0], BEN, hall.now()), Ok(true));
        let here = Pings { directly: false, ..DIRECTLY };
        assert_eq!(hall.matches.pings(BEN), Ok(here));
        assert_eq!(told(hall), None);
        // A second one that finds that out has nothing left to change.
        hall.matches.choose_pings(BEN, Pings::default()).unwrap();
        assert_eq!(hall.matches.settle_closed(&claim.jobs[0], BEN, hall.now()), Ok(false));
        assert_eq!(hall.matches.pings(BEN), Ok(Pings::default()));
    });
}

#[test]
fn whoever_is_forgotten_is_told_of_nothing_and_their_choice_goes() {
    on_every_store(|hall| {
        let id = begun(hall, PostMode::EveryMove);
        hall.matches.choose_pings(BEN, DIRECTLY).unwrap();
        hall.play(id, 1, "3").unwrap();
        settle_all(hall, id, &[BEN]);
        hall.matches.forget(BEN, hall.now()).unwrap();
        assert_eq!(told(hall), None);
        assert_eq!(hall.matches.pings(BEN), Ok(Pings::default()));
        assert!(!hall.exported().contains(&BEN.0.to_string()));
        hall.check();
    });
}

#[test]
fn where_there_is_one_board_a_line_is_called_for_with_each_turn() {
    on_every_store(|hall| {
        let id = begun(hall, PostMode::OneBoard);
        assert_eq!(hall.head(id).posts, PostMode::OneBoard);
        for (player, text) in [(1, "3"), (BEN.0, "3")] {
            hall.play(id, player, text).unwrap();
            assert_eq!(settle_all(hall, id, &[]), [Post::Board, Post::Ring], "{text}");
        }
        hall.play(id, 1, "1").unwrap();
        assert_eq!(settle_all(hall, id, &[]), [Post::Board, Post::Ring, Post::Lobby]);
        let alone = Challenge { posts: PostMode::OneBoard, ..nim(1, &[BEN.0]) };
        let place = matches::Place { server: None, channel: 5, thread: None };
        let private = hall.challenge(&Challenge { place, ..alone }).unwrap().id;
        assert_eq!(
            hall.head(private).posts,
            PostMode::EveryMove,
            "nothing is changed for long there"
        );
    });
}
