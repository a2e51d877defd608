//! Tests of offers: who is asked, when an offer lapses, and what the last yes does.

use matches::{
    Challenge, Ending, JobKind, Limit, MatchId, Notice, Offer, OfferKind, OfferReply, OfferStatus,
    PlayerId, Post, Refused, Reply, Rest, Revisions, Stage, Target, Topic,
};
use rules::{Level, Seat, Seats};

use crate::clock::limits::{begun, pass, timing};
use crate::harness::{Harness, NO, OFF, YES, nim, on_every_store};
use crate::jobs::queue::queued;

const HOUR: u64 = 60 * 60 * 1000;

fn offer(harness: &Harness, id: MatchId, player: u64, wish: OfferKind) -> Result<(), Refused> {
    harness.matches.offer(id, wish, harness.by(player)).map(drop)
}

fn agree(harness: &Harness, id: MatchId, player: u64) -> Result<(), Refused> {
    harness.matches.reply(id, YES, harness.by(player)).map(drop)
}

fn last(harness: &Harness, id: MatchId) -> Offer {
    *harness.head(id).offers.last().expect("something was offered")
}

fn asked(harness: &Harness, id: MatchId) -> Seats {
    let head = harness.head(id);
    head.offer().map(|offer| head.seats_asked(offer)).unwrap_or_default()
}

/// A running match of Stakes for three with a limit, after all have staked. Players 1 to 3 have seats 0 to 2.
fn three(harness: &Harness) -> MatchId {
    let id = harness.timed_stakes(3, Some(Limit::DEFAULT));
    harness.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9")]);
    id
}

#[test]
fn a_take_back_needs_agreement_and_the_journal_only_grows() {
    on_every_store(|harness| {
        let id = harness.nim();
        assert_eq!(offer(harness, id, 1, OfferKind::TakeBack), Err(Refused::NothingToTakeBack));
        harness.play_all(id, &[(1, "1"), (2, "2")]);
        let before = harness.head(id);
        offer(harness, id, 1, OfferKind::TakeBack).unwrap();
        assert_eq!(last(harness, id).topic, Topic::TakeBack { plies: 0 });
        assert_eq!(asked(harness, id), Seats::one(Seat(1)));
        assert_eq!(harness.head(id).plies, 2, "nothing is done before the other agrees");
        agree(harness, id, 2).unwrap();
        let after = harness.head(id);
        assert_eq!((after.plies, after.to_move), (0, Seats::one(Seat(0))));
        assert!(after.turn > before.turn && after.revision > before.revision);
        assert_eq!((before.shown_turn, after.shown_turn), (3, 1));
        assert_eq!(last(harness, id).status, OfferStatus::Agreed);
        assert_eq!(harness.matches.recording(id, Some(PlayerId(1))).unwrap().count(), 0);
        // A board from before the take-back is outdated.
        let stale =
            harness.matches.play(Target { id, seen: Some(before.revision) }, "3", harness.by(1));
        assert!(matches!(stale, Err(Refused::Stale(_))), "{stale:?}");
        harness.check();
        harness.play_all(id, &[(1, "3"), (2, "3")]);
        assert!(harness.head(id).turn > after.turn);
        harness.check();
        harness.play(id, 1, "1").unwrap();
        assert!(harness.head(id).ending().is_some());
        let record = harness.matches.record(id).unwrap();
        assert_eq!(record.plies.len(), 3, "plies taken back are not in the record");
        harness.check();
    });
}

#[test]
fn a_waiting_player_takes_back_only_the_last_move() {
    on_every_store(|harness| {
        let id = begun(harness);
        harness.play_all(id, &[(1, "1"), (2, "1"), (1, "1")]);
        offer(harness, id, 1, OfferKind::TakeBack).unwrap();
        assert_eq!(last(harness, id).topic, Topic::TakeBack { plies: 2 });
        pass(harness, HOUR);
        agree(harness, id, 2).unwrap();
        let head = harness.head(id);
        assert_eq!((head.plies, head.to_move), (2, Seats::one(Seat(0))));
        let until = timing(harness, id).until.unwrap();
        assert_eq!(
            until,
            harness.now().plus(Limit::DEFAULT.ms()),
            "a new turn has its whole limit"
        );
        let notes = format!("{:?}", head.notes);
        assert!(notes.contains("data-went-back"), "{notes}");
        let boards = queued(harness, id).into_iter();
        assert!(boards.map(|job| job.kind).any(|kind| kind == JobKind::Post(Post::Board)));
        harness.check();
    });
}

#[test]
fn a_take_back_stops_at_a_reveal_a_roll_or_a_departure() {
    on_every_store(|harness| {
        let id = three(harness);
        assert_eq!(
            offer(harness, id, 1, OfferKind::TakeBack),
            Err(Refused::SealedSince),
            "revealed"
        );
        harness.play_all(id, &[(1, "add 1"), (1, "done"), (2, "add 2"), (2, "done")]);
        offer(harness, id, 1, OfferKind::TakeBack).unwrap();
        assert_eq!(last(harness, id).topic, Topic::TakeBack { plies: 3 });
        harness.play(id, 3, "roll").unwrap();
        assert_eq!(last(harness, id).status, OfferStatus::Lapsed, "a move is no answer");
        harness.play(id, 3, "done").unwrap();
        assert_eq!(offer(harness, id, 2, OfferKind::TakeBack), Err(Refused::SealedSince), "chance");
        harness.play_all(id, &[(1, "add 1"), (1, "done")]);
        offer(harness, id, 1, OfferKind::TakeBack).unwrap();
        harness.matches.resign(id, harness.by(3)).unwrap();
        assert_eq!(last(harness, id).status, OfferStatus::Lapsed);
        assert_eq!(
            offer(harness, id, 1, OfferKind::TakeBack),
            Err(Refused::SealedSince),
            "a player left"
        );
        harness.check();
    });
}

#[test]
fn a_take_back_is_offered_only_if_the_last_turn_allows_it() {
    on_every_store(|harness| {
        let id = harness.timed_stakes(3, Some(Limit::DEFAULT));
        let may_take_back = |player| {
            let view = harness.matches.view(id).unwrap();
            view.may_offer(PlayerId(player)).contains(&OfferKind::TakeBack)
        };
        harness.play(id, 1, "stake 9").unwrap();
        assert_eq!([1, 2, 3].map(may_take_back), [false; 3], "a stake is final");
        assert_eq!(offer(harness, id, 1, OfferKind::TakeBack), Err(Refused::Sealed));
        harness.play_all(id, &[(2, "stake 9"), (3, "stake 9")]);
        harness.play_all(id, &[(1, "add 1"), (1, "done")]);
        let finished = [true, false, false];
        assert_eq!([1, 2, 3].map(may_take_back), finished, "others have only staked");
        harness.play(id, 2, "add 1").unwrap();
        assert_eq!([1, 2, 3].map(may_take_back), finished, "a turn in progress is not finished");
        harness.play_all(id, &[(2, "roll"), (2, "done")]);
        assert_eq!([1, 2, 3].map(may_take_back), [false; 3], "chance");
        harness.play_all(id, &[(3, "add 1"), (3, "done")]);
        assert_eq!([1, 2, 3].map(may_take_back), [false, false, true], "others have none since");
        // A take-back itself reveals nothing.
        let id = harness.nim();
        harness.play_all(id, &[(1, "1"), (2, "1"), (1, "1")]);
        offer(harness, id, 1, OfferKind::TakeBack).unwrap();
        agree(harness, id, 2).unwrap();
        offer(harness, id, 2, OfferKind::TakeBack).unwrap();
    });
}

#[test]
fn a_take_back_includes_the_turn_in_progress() {
    on_every_store(|harness| {
        let id = three(harness);
        harness.play_all(id, &[(1, "add 1"), (1, "done"), (2, "add 2")]);
        offer(harness, id, 1, OfferKind::TakeBack).unwrap();
        agree(harness, id, 2).unwrap();
        assert_eq!(asked(harness, id), Seats::one(Seat(2)), "one is still asked");
        agree(harness, id, 3).unwrap();
        let head = harness.head(id);
        assert_eq!((head.plies, head.to_move), (3, Seats::one(Seat(0))));
        harness.check();
        harness.play_all(id, &[(1, "add 3"), (1, "done"), (2, "done")]);
        harness.check();
    });
}

#[test]
fn a_match_called_off_by_agreement_counts_for_no_rating() {
    on_every_store(|harness| {
        let id = three(harness);
        offer(harness, id, 2, OfferKind::CallOff).unwrap();
        agree(harness, id, 1).unwrap();
        assert_eq!(agree(harness, id, 1), Err(Refused::NoOffer), "once is enough");
        assert_eq!(harness.head(id).stage, Stage::Running);
        agree(harness, id, 3).unwrap();
        let head = harness.head(id);
        assert_eq!(head.ending(), Some(&Ending::CallOffAgreed));
        assert!(!head.ending().unwrap().is_result() && head.winners().is_empty());
        assert_eq!(harness.matches.rating_changes(id), Ok(None));
        harness.check();
    });
}

#[test]
fn waiting_players_give_more_time_and_the_mover_may_ask_for_it() {
    on_every_store(|harness| {
        let id = begun(harness);
        let limit = Limit::DEFAULT.ms();
        pass(harness, 30 * HOUR);
        offer(harness, id, 1, OfferKind::MoreTime).unwrap();
        assert_eq!(asked(harness, id), Seats::one(Seat(1)));
        agree(harness, id, 2).unwrap();
        assert_eq!(timing(harness, id).until, Some(harness.now().plus(limit)));
        let revision = harness.head(id).revision;
        let notice = harness.matches.notice(id, Revisions { first: revision, last: revision });
        assert_eq!(notice, Ok(Some(Notice::MoreTime)));
        pass(harness, HOUR);
        offer(harness, id, 2, OfferKind::MoreTime).unwrap();
        assert_eq!(last(harness, id).status, OfferStatus::Agreed, "a gift needs no consent");
        assert_eq!(timing(harness, id).until, Some(harness.now().plus(limit)));
        assert_eq!(offer(harness, id, 2, OfferKind::MoreTime), Err(Refused::OfferedBefore));
        let untimed = harness.nim();
        assert_eq!(offer(harness, untimed, 1, OfferKind::MoreTime), Err(Refused::NoLimit(untimed)));
        harness.check();
    });
}

#[test]
fn a_pause_needs_all_players_and_one_refusal_ends_the_offer() {
    on_every_store(|harness| {
        let id = three(harness);
        offer(harness, id, 1, OfferKind::Pause).unwrap();
        agree(harness, id, 3).unwrap();
        harness.matches.reply(id, NO, harness.by(2)).unwrap();
        assert_eq!(last(harness, id).status, OfferStatus::Declined { seat: Seat(1) });
        offer(harness, id, 3, OfferKind::Pause).unwrap();
        offer(harness, id, 1, OfferKind::Pause).unwrap();
        assert_eq!(last(harness, id).agreed.len(), 2, "to wish for the same is to agree");
        agree(harness, id, 2).unwrap();
        assert_eq!(timing(harness, id).rest, Some(Rest::Paused));
        harness.matches.resume(id, harness.by(2)).unwrap();
        let posts = queued(harness, id).into_iter().map(|job| job.kind);
        assert!(posts.into_iter().any(|kind| kind == JobKind::Post(Post::Offer)));
        harness.check();
    });
}

#[test]
fn one_offer_is_open_at_a_time_and_a_new_offer_replaces_ones_own() {
    on_every_store(|harness| {
        let id = begun(harness);
        harness.play_all(id, &[(1, "1"), (2, "1")]);
        offer(harness, id, 1, OfferKind::Draw).unwrap();
        assert_eq!(offer(harness, id, 2, OfferKind::Pause), Err(Refused::OfferStands(id)));
        assert_eq!(offer(harness, id, 1, OfferKind::Draw), Err(Refused::OfferedBefore));
        offer(harness, id, 1, OfferKind::TakeBack).unwrap();
        let fates: Vec<_> = harness.head(id).offers.iter().map(|offer| offer.status).collect();
        assert_eq!(fates, [OfferStatus::Withdrawn, OfferStatus::Open]);
        // A take-back means different moves for each player, so offering one doesn't agree to the open one.
        assert_eq!(offer(harness, id, 2, OfferKind::TakeBack), Err(Refused::OfferStands(id)));
        assert_eq!(
            offer(harness, id, 1, OfferKind::Draw),
            Err(Refused::OfferedBefore),
            "once a turn"
        );
        assert_eq!(harness.matches.reply(id, OFF, harness.by(2)), Err(Refused::NoOffer));
        assert_eq!(harness.matches.reply(id, YES, harness.by(1)), Err(Refused::OwnOffer));
        assert_eq!(agree(harness, id, 3), Err(Refused::NotAPlayer(id)));
        harness.matches.reply(id, OFF, harness.by(1)).unwrap();
        harness.check();
    });
}

#[test]
fn a_button_answers_only_the_offer_it_was_made_for() {
    on_every_store(|harness| {
        let id = begun(harness);
        offer(harness, id, 1, OfferKind::Draw).unwrap();
        let first = last(harness, id).since;
        offer(harness, id, 1, OfferKind::CallOff).unwrap();
        let on = |since| OfferReply { offer: Some(since), reply: Reply::Agree };
        assert_eq!(harness.matches.reply(id, on(first), harness.by(2)), Err(Refused::NoOffer));
        harness.matches.reply(id, on(last(harness, id).since), harness.by(2)).unwrap();
        assert_eq!(harness.head(id).ending(), Some(&Ending::CallOffAgreed));
    });
}

#[test]
fn an_offer_lapses_with_the_turn_and_undo_does_not_restore_it() {
    on_every_store(|harness| {
        let id = three(harness);
        for wish in [OfferKind::CallOff, OfferKind::Pause] {
            offer(harness, id, 2, wish).unwrap();
            harness.play(id, 1, "add 1").unwrap();
            assert_eq!(last(harness, id).status, OfferStatus::Open, "the turn goes on");
            harness.matches.undo(id.into(), harness.by(1)).unwrap();
            assert_eq!(last(harness, id).status, OfferStatus::Open);
        }
        harness.play(id, 1, "done").unwrap();
        assert_eq!(last(harness, id).status, OfferStatus::Lapsed);
        offer(harness, id, 1, OfferKind::TakeBack).unwrap();
        harness.play(id, 2, "add 1").unwrap();
        harness.matches.undo(id.into(), harness.by(2)).unwrap();
        assert_eq!(
            last(harness, id).status,
            OfferStatus::Lapsed,
            "it was no answer, and stays none"
        );
        harness.check();
        offer(harness, id, 3, OfferKind::Pause).unwrap();
        pass(harness, 80 * HOUR);
        assert_eq!(last(harness, id).status, OfferStatus::Lapsed, "time's up");
        assert_eq!(offer(harness, id, 3, OfferKind::MoreTime), Err(Refused::TimeIsUp(id)));
        harness.check();
    });
}

#[test]
fn a_computer_agrees_to_calling_off_the_match() {
    on_every_store(|harness| {
        let computer = PlayerId::computer(Level::of(2).unwrap(), 0);
        let made = |harness: &Harness, opponents: Vec<PlayerId>, seats| {
            let challenge = Challenge { opponents, seats: Some(seats), ..nim(1, &[]) };
            harness.challenge(&challenge).unwrap().id
        };
        let id = made(harness, vec![computer], 2);
        offer(harness, id, 1, OfferKind::CallOff).unwrap();
        assert_eq!(harness.head(id).ending(), Some(&Ending::CallOffAgreed));
        let posts: Vec<_> = queued(harness, id).into_iter().map(|job| job.kind).collect();
        assert!(!posts.contains(&JobKind::Post(Post::Offer)), "nobody was asked: {posts:?}");
        harness.check();
    });
}
