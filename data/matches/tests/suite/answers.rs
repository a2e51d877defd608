//! Answers of computers: what they play one after the other is shown at once, where it is played and where it is watched.

use matches::{
    Challenge, Decision, Job, JobKind, JobOutcome, Lane, Line, MatchId, PlayerId, Post, Shown,
    Turns, WatchMode, WatchedPlace,
};
use rules::Level;

use crate::hall::{Hall, SERVER, on_every_store, stakes};

/// Where it is watched: in a message that is kept up to date, and in a new one each time.
const CARD: u64 = 8;
const POSTS: u64 = 9;

fn computer(index: u8) -> PlayerId {
    PlayerId::computer(Level::of(2).unwrap(), index)
}

/// Player 1 at a table with three computers, at which all have staked: the match, and whose turn it is if it is the person's.
fn table(hall: &Hall) -> MatchId {
    let opponents = (0..3).map(computer).collect();
    let challenge = Challenge { seats: Some(4), opponents, ..stakes(1, &[]) };
    let id = hall.challenge(&challenge).unwrap().id;
    hall.play(id, 1, "stake 9").unwrap();
    (0..3).for_each(|_| decide(hall, id, "stake 9"));
    id
}

/// The same, when it is the person's turn and all that was played is shown.
fn begun(hall: &Hall) -> MatchId {
    let id = table(hall);
    while is_computers(hall, id) {
        decide(hall, id, "done");
    }
    for (channel, mode) in [(CARD, WatchMode::Card), (POSTS, WatchMode::Posts)] {
        let place = WatchedPlace { channel, server: Some(SERVER), by: PlayerId(7), mode };
        hall.matches.watch(id, place, (hall.by(7).key, hall.now())).unwrap();
    }
    due(hall, id);
    shown(hall, id);
    id
}

fn is_computers(hall: &Hall, id: MatchId) -> bool {
    hall.matches.view(id).unwrap().computer_to_act().is_some()
}

fn decide(hall: &Hall, id: MatchId, mv: &str) {
    let look = hall.matches.view(id).unwrap();
    let player = look.computer_to_act().unwrap().player;
    let decision = Decision::Move(mv.into());
    hall.matches.decide(id, look.head().revision, (player, &decision), hall.now()).unwrap();
}

/// What is due where it is played and where it is watched; it is done then.
fn due(hall: &Hall, id: MatchId) -> (Option<Job>, Option<Job>) {
    let (mut board, mut watch) = (None, None);
    for claim in hall.matches.claim_due(hall.now(), usize::MAX).unwrap() {
        for job in &claim.jobs {
            hall.matches.settle(job, JobOutcome::Done { message: None }, hall.now()).unwrap();
            match (job.kind, job.line) {
                (JobKind::Post(Post::Board), _) => board = Some(job.clone()),
                (_, line) if line == (Line { target: Some(id), lane: Lane::Watching }) => {
                    watch = Some(job.clone());
                }
                _ => {}
            }
        }
    }
    (board, watch)
}

fn place(hall: &Hall, id: MatchId, channel: u64) -> Shown {
    let all = hall.matches.watching(id).unwrap();
    *all.iter().find(|shown| shown.place.channel == channel).unwrap()
}

/// Notes that all places show how it stands.
fn shown(hall: &Hall, id: MatchId) {
    for channel in [CARD, POSTS] {
        let place = place(hall, id, channel);
        let shown = Shown { message: Some(channel), shown: hall.head(id).moment(), ..place };
        hall.matches.note_shown(id, shown).unwrap();
    }
}

/// How many turns are told: those before, and the last.
fn told(turns: &Turns) -> usize {
    assert!(turns.skipped.iter().all(|turn| turn.sight.is_some()), "all are marked");
    turns.skipped.len() + 1
}

fn board(hall: &Hall, id: MatchId, job: &Job) -> usize {
    told(&hall.matches.turns(id, (job.since, job.revision)).unwrap())
}

fn watched(hall: &Hall, id: MatchId, channel: u64) -> usize {
    told(&hall.matches.unseen(id, &place(hall, id, channel)).unwrap())
}

#[test]
fn a_board_waits_for_all_computers_that_answer_one_after_the_other() {
    on_every_store(|hall| {
        let id = begun(hall);
        hall.play(id, 1, "done").unwrap();
        for _ in 0..3 {
            hall.later(900);
            assert_eq!(due(hall, id), (None, None));
            decide(hall, id, "done");
        }
        assert!(!is_computers(hall, id));
        let (posted, watch) = due(hall, id);
        assert_eq!(board(hall, id, &posted.unwrap()), 4, "all in one");
        assert!(watch.is_some());
        assert_eq!((watched(hall, id, CARD), watched(hall, id, POSTS)), (4, 4));
        hall.later(10_000);
        assert_eq!(due(hall, id), (None, None));
    });
}

#[test]
fn what_was_answered_within_three_seconds_is_one_board_and_the_rest_another() {
    on_every_store(|hall| {
        let id = begun(hall);
        hall.play(id, 1, "done").unwrap();
        for _ in 0..2 {
            hall.later(1_400);
            decide(hall, id, "done");
        }
        hall.later(199);
        assert_eq!(due(hall, id), (None, None));
        hall.later(1);
        let (posted, watch) = due(hall, id);
        assert_eq!(board(hall, id, &posted.unwrap()), 3);
        assert!(watch.is_some());
        assert_eq!((watched(hall, id, CARD), watched(hall, id, POSTS)), (3, 3));
        shown(hall, id);
        hall.later(1_000);
        decide(hall, id, "done");
        let (posted, watch) = due(hall, id);
        assert_eq!(board(hall, id, &posted.unwrap()), 1);
        assert!(watch.is_some());
        assert_eq!(watched(hall, id, POSTS), 1, "what it has not been shown there");
        assert_eq!(watched(hall, id, CARD), 4, "it loses nothing when it is brought up to date");
    });
}

#[test]
fn whoever_comes_to_watch_sees_what_was_answered_together_and_nothing_from_before() {
    on_every_store(|hall| {
        let id = begun(hall);
        hall.play(id, 1, "done").unwrap();
        (0..3).for_each(|_| decide(hall, id, "done"));
        let fresh = Shown { message: None, shown: 0, ..place(hall, id, POSTS) };
        assert_eq!(told(&hall.matches.unseen(id, &fresh).unwrap()), 4);
    });
}

#[test]
fn a_place_that_was_not_reached_for_long_is_shown_all_that_came_since() {
    on_every_store(|hall| {
        let id = hall.nim();
        let place =
            WatchedPlace { channel: CARD, server: None, by: PlayerId(7), mode: WatchMode::Card };
        hall.matches.watch(id, place, (hall.by(7).key, hall.now())).unwrap();
        let fresh = hall.matches.watching(id).unwrap()[0];
        for (player, unseen) in [(1, 1), (2, 2), (1, 3)] {
            let before = Shown { message: Some(1), shown: hall.head(id).moment(), ..fresh };
            let first = Shown { message: Some(1), shown: 0, ..fresh };
            hall.play(id, player, "1").unwrap();
            assert_eq!(told(&hall.matches.unseen(id, &before).unwrap()), 1);
            assert_eq!(told(&hall.matches.unseen(id, &first).unwrap()), unseen);
            assert_eq!(told(&hall.matches.unseen(id, &fresh).unwrap()), 1);
        }
    });
}
