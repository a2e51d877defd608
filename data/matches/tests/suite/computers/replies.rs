//! Tests of several computers that act in a row. One board, and one message in each watched place, shows all their
//! moves.

use matches::{
    BoardUpdate, Challenge, Decision, Job, JobKind, JobOutcome, Lane, Line, MatchId, PlayerId,
    Post, Target, WatchCard, WatchMode, WatchedPlace,
};
use rules::Level;

use crate::harness::{Harness, SERVER, on_every_store, stakes};

/// The two channels where the match is watched. One has a single message that is edited, the other a new message each
/// turn.
const CARD: u64 = 8;
const POSTS: u64 = 9;

fn computer(index: u8) -> PlayerId {
    PlayerId::computer(Level::of(2).unwrap(), index)
}

/// A match of player 1 and three computers, after all of them have staked.
fn table(harness: &Harness) -> MatchId {
    let opponents = (0..3).map(computer).collect();
    let challenge = Challenge { seats: Some(4), opponents, ..stakes(1, &[]) };
    let id = harness.challenge(&challenge).unwrap().id;
    harness.play(id, 1, "stake 9").unwrap();
    (0..3).for_each(|_| decide(harness, id, "stake 9"));
    id
}

/// The same match when player 1 is to move. Two watched places show the newest turn.
fn begun(harness: &Harness) -> MatchId {
    let id = table(harness);
    while is_computers(harness, id) {
        decide(harness, id, "done");
    }
    for (channel, mode) in [(CARD, WatchMode::Card), (POSTS, WatchMode::Posts)] {
        let place = WatchedPlace { channel, server: Some(SERVER), by: PlayerId(7), mode };
        harness.matches.watch(id, place, harness.by(7).key, harness.now()).unwrap();
    }
    due(harness, id);
    shown(harness, id);
    id
}

fn is_computers(harness: &Harness, id: MatchId) -> bool {
    harness.matches.view(id).unwrap().computer_to_act().is_some()
}

fn decide(harness: &Harness, id: MatchId, mv: &str) {
    let look = harness.matches.view(id).unwrap();
    let player = look.computer_to_act().unwrap().player;
    let decision = Decision::Move(mv.into());
    harness
        .matches
        .decide(Target { id, seen: Some(look.head().revision) }, player, &decision, harness.now())
        .unwrap();
}

/// Settles all due jobs as done. Returns the jobs of the board and of the watched places.
fn due(harness: &Harness, id: MatchId) -> (Option<Job>, Option<Job>) {
    let (mut board, mut watch) = (None, None);
    for claim in harness.matches.claim_due(harness.now(), usize::MAX).unwrap() {
        for job in &claim.jobs {
            harness.matches.settle(job, JobOutcome::Done { message: None }, harness.now()).unwrap();
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

fn place(harness: &Harness, id: MatchId, channel: u64) -> WatchCard {
    let all = harness.matches.watch_cards(id).unwrap();
    *all.iter().find(|shown| shown.place.channel == channel).unwrap()
}

/// Records that both watched places show the newest turn.
fn shown(harness: &Harness, id: MatchId) {
    for channel in [CARD, POSTS] {
        let place = place(harness, id, channel);
        let shown =
            WatchCard { message: Some(channel), moment: harness.head(id).moment(), ..place };
        harness.matches.note_watch_card(id, shown).unwrap();
    }
}

/// The number of turns that an update shows.
fn told(turns: &BoardUpdate) -> usize {
    assert!(turns.skipped.iter().all(|turn| turn.sight.is_some()), "all are marked");
    turns.skipped.len() + 1
}

fn board(harness: &Harness, id: MatchId, job: &Job) -> usize {
    told(&harness.board_update(id, job.revisions()))
}

fn watched(harness: &Harness, id: MatchId, channel: u64) -> usize {
    told(&harness.matches.watch_update(id, &place(harness, id, channel)).unwrap())
}

#[test]
fn one_board_shows_consecutive_turns_of_several_computers() {
    on_every_store(|harness| {
        let id = begun(harness);
        harness.play(id, 1, "done").unwrap();
        for _ in 0..3 {
            harness.later(900);
            assert_eq!(due(harness, id), (None, None));
            decide(harness, id, "done");
        }
        assert!(!is_computers(harness, id));
        let (posted, watch) = due(harness, id);
        assert_eq!(board(harness, id, &posted.unwrap()), 4, "all in one");
        assert!(watch.is_some());
        assert_eq!((watched(harness, id, CARD), watched(harness, id, POSTS)), (4, 4));
        harness.later(10_000);
        assert_eq!(due(harness, id), (None, None));
    });
}

#[test]
fn turns_within_three_seconds_share_a_board_and_later_turns_get_another() {
    on_every_store(|harness| {
        let id = begun(harness);
        harness.play(id, 1, "done").unwrap();
        for _ in 0..2 {
            harness.later(1_400);
            decide(harness, id, "done");
        }
        harness.later(199);
        assert_eq!(due(harness, id), (None, None));
        harness.later(1);
        let (posted, watch) = due(harness, id);
        assert_eq!(board(harness, id, &posted.unwrap()), 3);
        assert!(watch.is_some());
        assert_eq!((watched(harness, id, CARD), watched(harness, id, POSTS)), (3, 3));
        shown(harness, id);
        harness.later(1_000);
        decide(harness, id, "done");
        let (posted, watch) = due(harness, id);
        assert_eq!(board(harness, id, &posted.unwrap()), 1);
        assert!(watch.is_some());
        assert_eq!(watched(harness, id, POSTS), 1, "what it has not been shown there");
        assert_eq!(watched(harness, id, CARD), 4, "it loses nothing when it is brought up to date");
    });
}

#[test]
fn a_new_spectator_sees_only_the_turns_of_the_current_board() {
    on_every_store(|harness| {
        let id = begun(harness);
        harness.play(id, 1, "done").unwrap();
        (0..3).for_each(|_| decide(harness, id, "done"));
        let fresh = WatchCard { message: None, moment: 0, ..place(harness, id, POSTS) };
        assert_eq!(told(&harness.matches.watch_update(id, &fresh).unwrap()), 4);
    });
}

#[test]
fn a_watch_card_shows_all_turns_since_its_last_update() {
    on_every_store(|harness| {
        let id = harness.nim();
        let place =
            WatchedPlace { channel: CARD, server: None, by: PlayerId(7), mode: WatchMode::Card };
        harness.matches.watch(id, place, harness.by(7).key, harness.now()).unwrap();
        let fresh = harness.matches.watch_cards(id).unwrap()[0];
        for (player, unseen) in [(1, 1), (2, 2), (1, 3)] {
            let before = WatchCard { message: Some(1), moment: harness.head(id).moment(), ..fresh };
            let first = WatchCard { message: Some(1), moment: 0, ..fresh };
            harness.play(id, player, "1").unwrap();
            assert_eq!(told(&harness.matches.watch_update(id, &before).unwrap()), 1);
            assert_eq!(told(&harness.matches.watch_update(id, &first).unwrap()), unseen);
            assert_eq!(told(&harness.matches.watch_update(id, &fresh).unwrap()), 1);
        }
    });
}
