//! What players agree on: who is asked, what lapses when, and what is done with the last yes.

use matches::{
    Challenge, Ending, JobKind, Limit, MatchId, Notice, Offer, OfferKind, OfferStatus, PlayerId,
    Post, Refused, Reply, Rest, Stage, Topic,
};
use rules::{Level, Seat, Seats};

use crate::hall::{Hall, NO, OFF, YES, nim, on_every_store};
use crate::jobs::queued;
use crate::limits::{begun, pass, timing};

const HOUR: u64 = 60 * 60 * 1000;

fn offer(hall: &Hall, id: MatchId, player: u64, wish: OfferKind) -> Result<(), Refused> {
    hall.matches.offer(id, wish, hall.by(player)).map(drop)
}

fn agree(hall: &Hall, id: MatchId, player: u64) -> Result<(), Refused> {
    hall.matches.answer(id, YES, hall.by(player)).map(drop)
}

fn last(hall: &Hall, id: MatchId) -> Offer {
    *hall.head(id).offers.last().expect("something was offered")
}

fn asked(hall: &Hall, id: MatchId) -> Seats {
    let head = hall.head(id);
    head.offer().map(|offer| head.seats_asked(offer)).unwrap_or_default()
}

/// A running match of Stakes for three with a limit: player 1 on seat 0 and so on, after all have staked.
fn three(hall: &Hall) -> MatchId {
    let id = hall.timed_stakes(3, Some(Limit::DEFAULT));
    hall.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9")]);
    id
}

#[test]
fn moves_are_taken_back_when_the_other_agrees_and_the_journal_only_grows() {
    on_every_store(|hall| {
        let id = hall.nim();
        assert_eq!(offer(hall, id, 1, OfferKind::TakeBack), Err(Refused::NothingToTakeBack));
        hall.play_all(id, &[(1, "1"), (2, "2")]);
        let before = hall.head(id);
        offer(hall, id, 1, OfferKind::TakeBack).unwrap();
        assert_eq!(last(hall, id).topic, Topic::TakeBack { plies: 0 });
        assert_eq!(asked(hall, id), Seats::one(Seat(1)));
        assert_eq!(hall.head(id).plies, 2, "nothing is done before the other agrees");
        agree(hall, id, 2).unwrap();
        let after = hall.head(id);
        assert_eq!((after.plies, after.to_move), (0, Seats::one(Seat(0))));
        assert!(after.turn > before.turn && after.revision > before.revision);
        assert_eq!(last(hall, id).status, OfferStatus::Agreed);
        assert_eq!(hall.matches.recording(id, Some(PlayerId(1))).unwrap().count(), 0);
        // A board of then leads nowhere.
        let stale = hall.matches.play(id, Some(before.revision), "3", hall.by(1));
        assert!(matches!(stale, Err(Refused::Stale { .. })), "{stale:?}");
        hall.check();
        hall.play_all(id, &[(1, "3"), (2, "3")]);
        assert!(hall.head(id).turn > after.turn);
        hall.check();
        hall.play(id, 1, "1").unwrap();
        assert!(hall.head(id).ending().is_some());
        let record = hall.matches.record(id).unwrap();
        assert_eq!(record.plies.len(), 3, "what was taken back was not played");
        hall.check();
    });
}

#[test]
fn who_is_not_to_move_takes_back_the_last_move_alone_and_the_board_says_so() {
    on_every_store(|hall| {
        let id = begun(hall);
        hall.play_all(id, &[(1, "1"), (2, "1"), (1, "1")]);
        offer(hall, id, 1, OfferKind::TakeBack).unwrap();
        assert_eq!(last(hall, id).topic, Topic::TakeBack { plies: 2 });
        pass(hall, HOUR);
        agree(hall, id, 2).unwrap();
        let head = hall.head(id);
        assert_eq!((head.plies, head.to_move), (2, Seats::one(Seat(0))));
        let until = timing(hall, id).until.unwrap();
        assert_eq!(until, hall.now().plus(Limit::DEFAULT.ms()), "a new turn has its whole limit");
        let notes = format!("{:?}", head.notes);
        assert!(notes.contains("data-went-back"), "{notes}");
        let boards = queued(hall, id).into_iter();
        assert!(boards.map(|job| job.kind).any(|kind| kind == JobKind::Post(Post::Board)));
        hall.check();
    });
}

#[test]
fn nothing_goes_back_behind_what_was_revealed_or_drawn_or_somebodys_leave() {
    on_every_store(|hall| {
        let id = three(hall);
        assert_eq!(offer(hall, id, 1, OfferKind::TakeBack), Err(Refused::SealedSince), "revealed");
        hall.play_all(id, &[(1, "add 1"), (1, "done"), (2, "add 2"), (2, "done")]);
        offer(hall, id, 1, OfferKind::TakeBack).unwrap();
        assert_eq!(last(hall, id).topic, Topic::TakeBack { plies: 3 });
        hall.play(id, 3, "roll").unwrap();
        assert_eq!(last(hall, id).status, OfferStatus::Lapsed, "a move is no answer");
        hall.play(id, 3, "done").unwrap();
        assert_eq!(offer(hall, id, 2, OfferKind::TakeBack), Err(Refused::SealedSince), "chance");
        hall.play_all(id, &[(1, "add 1"), (1, "done")]);
        offer(hall, id, 1, OfferKind::TakeBack).unwrap();
        hall.matches.resign(id, hall.by(3)).unwrap();
        assert_eq!(last(hall, id).status, OfferStatus::Lapsed);
        assert_eq!(
            offer(hall, id, 1, OfferKind::TakeBack),
            Err(Refused::SealedSince),
            "somebody left"
        );
        hall.check();
    });
}

#[test]
fn a_turn_in_progress_is_taken_back_with_the_rest() {
    on_every_store(|hall| {
        let id = three(hall);
        hall.play_all(id, &[(1, "add 1"), (1, "done"), (2, "add 2")]);
        offer(hall, id, 1, OfferKind::TakeBack).unwrap();
        agree(hall, id, 2).unwrap();
        assert_eq!(asked(hall, id), Seats::one(Seat(2)), "one is still asked");
        agree(hall, id, 3).unwrap();
        let head = hall.head(id);
        assert_eq!((head.plies, head.to_move), (3, Seats::one(Seat(0))));
        hall.check();
        hall.play_all(id, &[(1, "add 3"), (1, "done"), (2, "done")]);
        hall.check();
    });
}

#[test]
fn a_match_is_called_off_when_all_agree_and_counts_for_nobody() {
    on_every_store(|hall| {
        let id = three(hall);
        offer(hall, id, 2, OfferKind::CallOff).unwrap();
        agree(hall, id, 1).unwrap();
        assert_eq!(agree(hall, id, 1), Err(Refused::NoOffer), "once is enough");
        assert_eq!(hall.head(id).stage, Stage::Running);
        agree(hall, id, 3).unwrap();
        let head = hall.head(id);
        assert_eq!(head.ending(), Some(&Ending::CallOffAgreed));
        assert!(!head.ending().unwrap().is_result() && head.winners().is_empty());
        assert_eq!(hall.matches.rating_changes(id), Ok(None));
        hall.check();
    });
}

#[test]
fn whoever_waits_gives_more_time_and_whoever_is_to_move_asks_for_it() {
    on_every_store(|hall| {
        let id = begun(hall);
        let limit = Limit::DEFAULT.ms();
        pass(hall, 30 * HOUR);
        offer(hall, id, 1, OfferKind::MoreTime).unwrap();
        assert_eq!(asked(hall, id), Seats::one(Seat(1)));
        agree(hall, id, 2).unwrap();
        assert_eq!(timing(hall, id).until, Some(hall.now().plus(limit)));
        let revision = hall.head(id).revision;
        let notice = hall.matches.notice(id, (revision, revision));
        assert_eq!(notice, Ok(Some(Notice::MoreTime)));
        pass(hall, HOUR);
        offer(hall, id, 2, OfferKind::MoreTime).unwrap();
        assert_eq!(last(hall, id).status, OfferStatus::Agreed, "a present needs nobody's consent");
        assert_eq!(timing(hall, id).until, Some(hall.now().plus(limit)));
        assert_eq!(offer(hall, id, 2, OfferKind::MoreTime), Err(Refused::OfferedBefore));
        let untimed = hall.nim();
        assert_eq!(offer(hall, untimed, 1, OfferKind::MoreTime), Err(Refused::NoLimit(untimed)));
        hall.check();
    });
}

#[test]
fn a_pause_needs_everybody_and_one_no_is_enough() {
    on_every_store(|hall| {
        let id = three(hall);
        offer(hall, id, 1, OfferKind::Pause).unwrap();
        agree(hall, id, 3).unwrap();
        hall.matches.answer(id, NO, hall.by(2)).unwrap();
        assert_eq!(last(hall, id).status, OfferStatus::Declined { seat: Seat(1) });
        offer(hall, id, 3, OfferKind::Pause).unwrap();
        offer(hall, id, 1, OfferKind::Pause).unwrap();
        assert_eq!(last(hall, id).agreed.len(), 2, "to wish for the same is to agree");
        agree(hall, id, 2).unwrap();
        assert_eq!(timing(hall, id).rest, Some(Rest::Paused));
        hall.matches.resume(id, hall.by(2)).unwrap();
        let posts = queued(hall, id).into_iter().map(|job| job.kind);
        assert!(posts.into_iter().any(|kind| kind == JobKind::Post(Post::Offer)));
        hall.check();
    });
}

#[test]
fn one_offer_stands_at_a_time_and_ones_own_takes_the_place_of_ones_own() {
    on_every_store(|hall| {
        let id = begun(hall);
        hall.play_all(id, &[(1, "1"), (2, "1")]);
        offer(hall, id, 1, OfferKind::Draw).unwrap();
        assert_eq!(offer(hall, id, 2, OfferKind::Pause), Err(Refused::OfferStands(id)));
        assert_eq!(offer(hall, id, 1, OfferKind::Draw), Err(Refused::OfferedBefore));
        offer(hall, id, 1, OfferKind::TakeBack).unwrap();
        let fates: Vec<_> = hall.head(id).offers.iter().map(|offer| offer.status).collect();
        assert_eq!(fates, [OfferStatus::Withdrawn, OfferStatus::Open]);
        // To take back one's own move is another matter for each.
        assert_eq!(offer(hall, id, 2, OfferKind::TakeBack), Err(Refused::OfferStands(id)));
        assert_eq!(offer(hall, id, 1, OfferKind::Draw), Err(Refused::OfferedBefore), "once a turn");
        assert_eq!(hall.matches.answer(id, OFF, hall.by(2)), Err(Refused::NoOffer));
        assert_eq!(hall.matches.answer(id, YES, hall.by(1)), Err(Refused::NoOffer));
        assert_eq!(agree(hall, id, 3), Err(Refused::NotAPlayer(id)));
        hall.matches.answer(id, OFF, hall.by(1)).unwrap();
        hall.check();
    });
}

#[test]
fn a_button_answers_the_offer_that_it_was_made_for_and_no_other() {
    on_every_store(|hall| {
        let id = begun(hall);
        offer(hall, id, 1, OfferKind::Draw).unwrap();
        let first = last(hall, id).since;
        offer(hall, id, 1, OfferKind::CallOff).unwrap();
        let on = |since| (Some(since), Reply::Agree);
        assert_eq!(hall.matches.answer(id, on(first), hall.by(2)), Err(Refused::NoOffer));
        hall.matches.answer(id, on(last(hall, id).since), hall.by(2)).unwrap();
        assert_eq!(hall.head(id).ending(), Some(&Ending::CallOffAgreed));
    });
}

#[test]
fn what_was_offered_lapses_with_the_turn_and_no_undone_ply_brings_it_back() {
    on_every_store(|hall| {
        let id = three(hall);
        for wish in [OfferKind::CallOff, OfferKind::Pause] {
            offer(hall, id, 2, wish).unwrap();
            hall.play(id, 1, "add 1").unwrap();
            assert_eq!(last(hall, id).status, OfferStatus::Open, "the turn goes on");
            hall.matches.undo(id, None, hall.by(1)).unwrap();
            assert_eq!(last(hall, id).status, OfferStatus::Open);
        }
        hall.play(id, 1, "done").unwrap();
        assert_eq!(last(hall, id).status, OfferStatus::Lapsed);
        offer(hall, id, 1, OfferKind::TakeBack).unwrap();
        hall.play(id, 2, "add 1").unwrap();
        hall.matches.undo(id, None, hall.by(2)).unwrap();
        assert_eq!(last(hall, id).status, OfferStatus::Lapsed, "it was no answer, and stays none");
        hall.check();
        offer(hall, id, 3, OfferKind::Pause).unwrap();
        pass(hall, 80 * HOUR);
        assert_eq!(last(hall, id).status, OfferStatus::Lapsed, "time is up");
        assert_eq!(offer(hall, id, 3, OfferKind::MoreTime), Err(Refused::TimeIsUp(id)));
        hall.check();
    });
}

#[test]
fn computers_agree_to_what_people_wish() {
    on_every_store(|hall| {
        let computer = PlayerId::computer(Level::of(2).unwrap(), 0);
        let made = |hall: &Hall, opponents: Vec<PlayerId>, seats| {
            let challenge = Challenge { opponents, seats: Some(seats), ..nim(1, &[]) };
            hall.challenge(&challenge).unwrap().id
        };
        let id = made(hall, vec![computer], 2);
        offer(hall, id, 1, OfferKind::CallOff).unwrap();
        assert_eq!(hall.head(id).ending(), Some(&Ending::CallOffAgreed));
        let posts: Vec<_> = queued(hall, id).into_iter().map(|job| job.kind).collect();
        assert!(!posts.contains(&JobKind::Post(Post::Offer)), "nobody was asked: {posts:?}");
        hall.check();
    });
}
