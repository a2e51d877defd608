//! Tests of the clock on watched cards: each change that spectators see updates each card once.

use matches::{
    Choice, Job, JobError, JobOutcome, MatchId, OfferKind, PlayerId, Timestamp, WatchMode,
    WatchedPlace,
};

use crate::clock::limits::{DAY, begun, pass};
use crate::harness::{Harness, YES, on_every_store};
use crate::watching::places::{claimed, place, settle, watch};

const ONE: PlayerId = PlayerId(1);
const TWO: PlayerId = PlayerId(2);

/// Notes that a place shows the match, as a message with the number of its channel.
fn show(harness: &Harness, id: MatchId, channel: u64) {
    let cards = harness.matches.watch_cards(id).unwrap();
    let card = cards.into_iter().find(|card| card.place.channel == channel).unwrap();
    let card = card.updated(channel, &harness.head(id));
    harness.matches.note_watch_card(id, card).unwrap();
}

/// The channels with an outdated message.
fn outdated(harness: &Harness, id: MatchId) -> Vec<u64> {
    let (head, cards) = (harness.head(id), harness.matches.watch_cards(id).unwrap());
    let outdated = cards.iter().filter(|card| !card.is_up_to_date(&head));
    outdated.map(|card| card.place.channel).collect()
}

/// Does the waiting watch job. Returns the channels that it updates, or `None` if no job waits.
fn updated(harness: &Harness, id: MatchId) -> Option<Vec<u64>> {
    let claim = claimed(harness, id)?;
    let channels = outdated(harness, id);
    channels.iter().for_each(|&channel| show(harness, id, channel));
    settle(harness, &claim);
    Some(channels)
}

/// Claims the only due watch job.
fn claimed_job(harness: &Harness, id: MatchId) -> Job {
    let mut jobs = claimed(harness, id).unwrap().jobs;
    assert_eq!(jobs.len(), 1);
    jobs.remove(0)
}

fn pause(harness: &Harness, id: MatchId) {
    harness.matches.offer(id, OfferKind::Pause, harness.by(1)).unwrap();
    harness.matches.reply(id, YES, harness.by(2)).unwrap();
}

#[test]
fn each_new_clock_updates_each_card_once_and_no_post_of_a_turn() {
    on_every_store(|harness| {
        let id = begun(harness);
        watch(harness, id, 5).unwrap();
        let posts = WatchedPlace { mode: WatchMode::Posts, ..place(6) };
        harness.matches.watch(id, posts, harness.by(7).key, harness.now()).unwrap();
        assert_eq!(updated(harness, id), Some(vec![5, 6]));
        let check = |expected: bool| {
            assert_eq!(updated(harness, id), expected.then(|| vec![5]));
            assert_eq!(updated(harness, id), None);
        };
        harness.matches.offer(id, OfferKind::Pause, harness.by(1)).unwrap();
        check(false);
        harness.matches.reply(id, YES, harness.by(2)).unwrap();
        check(true);
        harness.matches.resume(id, harness.by(1)).unwrap();
        check(true);
        // The time of the turn runs out.
        pass(harness, 2 * DAY);
        check(false);
        pass(harness, DAY);
        check(true);
        harness.matches.choose(id, None, Choice::MoreTime, harness.by(2)).unwrap();
        check(true);
        pass(harness, 3 * DAY);
        check(true);
        // The match is adjourned.
        pass(harness, 3 * DAY);
        check(true);
        harness.play(id, 1, "1").unwrap();
        assert_eq!(updated(harness, id), Some(vec![5, 6]));
    });
}

#[test]
fn only_a_vacation_of_the_player_to_move_updates_cards() {
    on_every_store(|harness| {
        let id = begun(harness);
        watch(harness, id, 5).unwrap();
        updated(harness, id).unwrap();
        for (player, expected) in [(TWO, None), (ONE, Some(vec![5]))] {
            harness.matches.begin_vacation(player, 7, harness.now()).unwrap();
            harness.pass_time();
            assert_eq!(updated(harness, id), expected, "{player:?} leaves");
            harness.matches.end_vacation(player, harness.now()).unwrap();
            harness.pass_time();
            assert_eq!(updated(harness, id), expected, "{player:?} is back");
        }
    });
}

#[test]
fn a_retry_updates_only_the_cards_that_the_attempt_before_did_not_reach() {
    on_every_store(|harness| {
        let id = begun(harness);
        watch(harness, id, 5).unwrap();
        watch(harness, id, 6).unwrap();
        assert_eq!(updated(harness, id), Some(vec![5, 6]));
        pause(harness, id);
        let job = claimed_job(harness, id);
        show(harness, id, 5);
        let later = Timestamp(harness.now().0 + 1_000);
        let retry = JobOutcome::Retry { at: later, error: JobError::Connection };
        assert!(harness.matches.settle(&job, retry, harness.now()).unwrap());
        harness.later(1_000);
        assert_eq!(updated(harness, id), Some(vec![6]));
    });
}

#[test]
fn a_job_that_replaces_the_job_of_a_pause_updates_the_cards() {
    on_every_store(|harness| {
        let id = begun(harness);
        watch(harness, id, 5).unwrap();
        updated(harness, id).unwrap();
        pause(harness, id);
        let job = claimed_job(harness, id);
        let later = JobOutcome::Later { at: Timestamp(harness.now().0 + 60_000) };
        assert!(harness.matches.settle(&job, later, harness.now()).unwrap());
        harness.matches.offer(id, OfferKind::Draw, harness.by(1)).unwrap();
        watch(harness, id, 6).unwrap();
        assert_eq!(updated(harness, id), Some(vec![5, 6]));
    });
}

#[test]
fn a_card_with_a_new_clock_still_shows_the_turns_that_it_showed() {
    on_every_store(|harness| {
        let id = begun(harness);
        watch(harness, id, 5).unwrap();
        updated(harness, id).unwrap();
        let earlier_turns = || {
            let card = harness.matches.watch_cards(id).unwrap()[0];
            harness.matches.watch_update(id, &card).unwrap().skipped.len()
        };
        harness.play_all(id, &[(1, "1"), (2, "1")]);
        assert_eq!(earlier_turns(), 1);
        updated(harness, id).unwrap();
        pause(harness, id);
        assert_eq!(earlier_turns(), 1);
        updated(harness, id).unwrap();
        harness.matches.resume(id, harness.by(1)).unwrap();
        assert_eq!(earlier_turns(), 1);
        updated(harness, id).unwrap();
        harness.play(id, 1, "1").unwrap();
        assert_eq!(earlier_turns(), 0);
    });
}
