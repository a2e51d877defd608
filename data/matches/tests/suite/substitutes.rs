//! Somebody is gone: who can take their seat, what they see then and what others still see, and for whom it counts.

use matches::{
    Absence, Ending, Field, JobKind, Limit, MatchId, Offer, OfferStatus, PlayerId, Post, Refused,
    Reply, Rest, Stage, TimeUp, Topic,
};
use rules::{Draft, Level, Seat, Seats};

use crate::hall::{Hall, NO, OFF, SERVER, YES, on_every_store};
use crate::jobs::queued;
use crate::limits::{begun, pass, timing};

const DAY: u64 = 24 * 60 * 60 * 1000;

fn computer() -> PlayerId {
    PlayerId::computer(Level::of(2).unwrap(), 0)
}

fn propose(
    hall: &Hall,
    (id, player): (MatchId, u64),
    (seat, why): (u8, Absence),
    candidate: PlayerId,
) -> Result<(), Refused> {
    let by = hall.by(player);
    hall.matches.propose_substitute(id, (Seat(seat), why), candidate, by).map(drop)
}

fn answer(hall: &Hall, id: MatchId, player: u64, reply: Reply) -> Result<(), Refused> {
    hall.matches.answer(id, (None, reply), hall.by(player)).map(drop)
}

fn last(hall: &Hall, id: MatchId) -> Offer {
    *hall.head(id).offers.last().expect("something was offered")
}

/// What somebody sees of a match, as text.
fn seen(hall: &Hall, id: MatchId, player: u64) -> String {
    let look = hall.matches.view(id).unwrap();
    look.sight(Some(PlayerId(player))).unwrap().state().to_string()
}

/// A running match of Stakes for three in which the first has staked 9 and the others nothing: seat 2 is silent.
fn silent(hall: &Hall) -> MatchId {
    let id = hall.timed_stakes(3, Some(Limit::DEFAULT));
    hall.play_all(id, &[(1, "stake 9"), (2, "stake 7")]);
    pass(hall, 3 * DAY);
    id
}

#[test]
fn the_table_is_asked_and_then_whoever_is_to_sit_down_and_the_seat_is_theirs_with_all_it_holds() {
    on_every_store(|hall| {
        let id = hall.timed_stakes(3, Some(Limit::DEFAULT));
        hall.play(id, 3, "stake 5").unwrap();
        let stranger = seen(hall, id, 4);
        let own = seen(hall, id, 3);
        assert_ne!(own, stranger, "a stake is hidden");
        propose(hall, (id, 1), (2, Absence::Left), PlayerId(4)).unwrap();
        let head = hall.head(id);
        assert_eq!(head.seats_asked(&last(hall, id)), Seats::one(Seat(1)), "not whoever is gone");
        assert_eq!(answer(hall, id, 4, Reply::Agree), Err(Refused::NotAPlayer(id)), "not yet");
        answer(hall, id, 2, Reply::Agree).unwrap();
        let offer = last(hall, id);
        assert_eq!(offer.topic, Topic::TakeSeat { seat: Seat(2), why: Absence::Left });
        assert_eq!(hall.head(id).asked_players(&offer), [PlayerId(4)]);
        assert_eq!(seen(hall, id, 4), stranger, "whoever is asked sees no more than before");
        assert_eq!(seen(hall, id, 3), own);
        let before = hall.head(id).revision;
        answer(hall, id, 4, Reply::Agree).unwrap();
        let look = hall.matches.view(id).unwrap();
        assert!(look.is_fresh(PlayerId(4), before).is_err(), "a board from before shows less");
        let head = hall.head(id);
        assert_eq!(head.players, [1, 2, 4].map(PlayerId));
        assert_eq!(last(hall, id).status, OfferStatus::Agreed);
        assert_eq!((seen(hall, id, 4), seen(hall, id, 3)), (own, stranger));
        let look = hall.matches.view(id).unwrap();
        assert_eq!(look.seat_of_player(PlayerId(3)), Err(Refused::LeftTable(id)));
        assert_eq!(hall.play(id, 3, "stake 2"), Err(Refused::LeftTable(id)));
        let boards = queued(hall, id).into_iter().map(|job| job.kind);
        assert!(boards.clone().any(|kind| kind == JobKind::Post(Post::Board)), "all are told");
        hall.check();
        hall.play_all(id, &[(1, "stake 9"), (2, "stake 7"), (1, "add 1"), (1, "done")]);
        hall.play_all(id, &[(2, "done"), (4, "add 2"), (4, "done")]);
        hall.check();
    });
}

#[test]
fn a_turn_that_is_told_late_names_who_sat_there_when_it_was_played() {
    on_every_store(|hall| {
        let id = begun(hall);
        hall.play(id, 1, "1").unwrap();
        let played = hall.head(id).revision;
        hall.play(id, 2, "1").unwrap();
        propose(hall, (id, 2), (0, Absence::Left), PlayerId(4)).unwrap();
        answer(hall, id, 4, Reply::Agree).unwrap();
        let [before, now] = [[1, 2], [4, 2]].map(|players| players.map(PlayerId).to_vec());
        let late = hall.matches.turns(id, (played, played)).unwrap();
        assert_eq!((&late.view.head().players, late.is_newest), (&before, false));
        assert_eq!(
            late.view.head().replaced_between(played, played),
            Vec::<&matches::FormerPlayer>::new()
        );
        let all = hall.matches.turns(id, (played, hall.head(id).revision)).unwrap();
        assert_eq!((&all.view.head().players, all.is_newest), (&now, true));
        let told: Vec<_> = all.skipped.iter().map(|turn| turn.players.clone()).collect();
        assert_eq!(told, [before.clone(), before.clone()]);
        // The same of what is seen again.
        hall.play(id, 4, "1").unwrap();
        let tape = hall.matches.recording(id, None).unwrap();
        let sat = |at| tape.head_at(at).unwrap().players.clone();
        assert_eq!([1, 2, 3].map(sat), [before.clone(), before, now]);
    });
}

#[test]
fn whoever_comes_for_one_whose_time_is_up_has_a_whole_limit_also_after_an_adjournment() {
    on_every_store(|hall| {
        for later in [0, 4 * DAY] {
            let id = begun(hall);
            let nobody = propose(hall, (id, 2), (0, Absence::Silent), PlayerId(3));
            assert_eq!(nobody, Err(Refused::NobodyGone(id)), "there is time left");
            pass(hall, 3 * DAY);
            propose(hall, (id, 2), (0, Absence::Silent), PlayerId(3)).unwrap();
            pass(hall, later);
            let rest = (later > 0).then_some(Rest::Adjourned);
            assert_eq!(timing(hall, id).rest, rest);
            answer(hall, id, 3, Reply::Agree).unwrap();
            let time = timing(hall, id);
            assert_eq!((time.rest, time.choosers), (None, None));
            assert_eq!(time.until.unwrap().0, hall.now().0 + 3 * DAY);
            let became = if later > 0 { TimeUp::Adjourned } else { TimeUp::TakenOver };
            assert_eq!(hall.matches.time_up(id), Ok(Some(became)));
            assert_eq!(hall.play(id, 1, "1").unwrap_err(), Refused::LeftTable(id));
            hall.play_all(id, &[(3, "1"), (2, "1")]);
            hall.check();
        }
    });
}

#[test]
fn what_is_asked_ends_when_they_are_back_or_have_more_time_or_somebody_says_no() {
    on_every_store(|hall| {
        let back = |happens: &dyn Fn(&Hall, MatchId), status: OfferStatus| {
            let id = begun(hall);
            pass(hall, 3 * DAY);
            propose(hall, (id, 2), (0, Absence::Silent), PlayerId(3)).unwrap();
            assert!(last(hall, id).is_open());
            happens(hall, id);
            assert_eq!(last(hall, id).status, status);
            assert!(answer(hall, id, 3, Reply::Agree).is_err());
            id
        };
        back(&|hall, id| drop(hall.play(id, 1, "1").unwrap()), OfferStatus::Lapsed);
        let more = |hall: &Hall, id| {
            hall.matches.choose(id, (None, matches::Choice::MoreTime), hall.by(2)).unwrap();
        };
        back(&more, OfferStatus::Lapsed);
        let claim = |hall: &Hall, id| {
            hall.matches.choose(id, (None, matches::Choice::Claim), hall.by(2)).unwrap();
        };
        back(&claim, OfferStatus::Lapsed);
        let resumed = |hall: &Hall, id| {
            pass(hall, 3 * DAY);
            hall.matches.resume(id, hall.by(1)).unwrap();
        };
        back(&resumed, OfferStatus::Lapsed);
        back(&|hall, id| answer(hall, id, 2, Reply::Withdraw).unwrap(), OfferStatus::Withdrawn);
        let here = |hall: &Hall, id| answer(hall, id, 1, Reply::Decline).unwrap();
        let id = back(&here, OfferStatus::Declined { seat: Seat(0) });
        let again = propose(hall, (id, 2), (0, Absence::Silent), PlayerId(4));
        assert_eq!(again, Err(Refused::OfferedBefore), "they are here");
        let id =
            back(&|hall, id| answer(hall, id, 3, Reply::Decline).unwrap(), OfferStatus::TurnedDown);
        let again = propose(hall, (id, 2), (0, Absence::Silent), PlayerId(3));
        assert_eq!(again, Err(Refused::TurnedDownBefore));
        propose(hall, (id, 2), (0, Absence::Silent), PlayerId(4)).unwrap();
        answer(hall, id, 4, Reply::Agree).unwrap();
        assert_eq!(hall.head(id).players[0], PlayerId(4));
    });
}

#[test]
fn a_computer_sits_down_when_the_table_agrees_and_it_is_its_turn_at_once() {
    on_every_store(|hall| {
        let id = begun(hall);
        pass(hall, 3 * DAY);
        propose(hall, (id, 2), (0, Absence::Silent), computer()).unwrap();
        let head = hall.head(id);
        assert_eq!(head.players[0], computer(), "nobody else had to be asked");
        assert_eq!(last(hall, id).status, OfferStatus::Agreed);
        assert!(queued(hall, id).iter().any(|job| job.kind == JobKind::Think));
        hall.check();
    });
}

#[test]
fn nobody_sits_down_who_sits_there_already_and_only_the_others_decide() {
    on_every_store(|hall| {
        let id = silent(hall);
        let asked = |candidate| propose(hall, (id, 1), (2, Absence::Silent), PlayerId(candidate));
        assert_eq!(asked(2), Err(Refused::SamePlayer));
        assert_eq!(asked(3), Err(Refused::SamePlayer));
        assert_eq!(asked(0), Err(Refused::SamePlayer));
        let own = propose(hall, (id, 1), (0, Absence::Left), PlayerId(4));
        assert_eq!(own, Err(Refused::NobodyGone(id)));
        let stranger = propose(hall, (id, 9), (2, Absence::Silent), PlayerId(4));
        assert_eq!(stranger, Err(Refused::NotAPlayer(id)));
        asked(4).unwrap();
        assert_eq!(answer(hall, id, 3, Reply::Agree), Err(Refused::NoOffer));
        assert_eq!(hall.matches.answer(id, NO, hall.by(2)).map(drop), Ok(()));
        assert_eq!(last(hall, id).status, OfferStatus::Declined { seat: Seat(1) });
        propose(hall, (id, 2), (2, Absence::Silent), PlayerId(4)).unwrap();
        hall.matches.answer(id, OFF, hall.by(2)).unwrap();
        hall.check();
    });
}

#[test]
fn where_turns_have_no_limit_the_others_go_on_without_whoever_has_left() {
    on_every_store(|hall| {
        let id = hall.nim();
        hall.play_all(id, &[(1, "1"), (2, "1")]);
        let limited = begun(hall);
        let by_time = hall.matches.propose_to_go_on(limited, Seat(0), hall.by(2));
        assert_eq!(by_time, Err(Refused::TimeDecides(limited)));
        hall.matches.propose_to_go_on(id, Seat(1), hall.by(1)).unwrap();
        let ending = Ending::Gone { seat: Seat(1) };
        assert_eq!(hall.head(id).stage, Stage::Over(ending));
        assert_eq!(hall.head(id).winners(), Seats::one(Seat(0)));
        let id = hall.stakes(3);
        hall.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9")]);
        hall.matches.propose_to_go_on(id, Seat(1), hall.by(1)).unwrap();
        assert!(hall.head(id).gone.is_empty(), "one is asked");
        hall.matches.answer(id, YES, hall.by(3)).unwrap();
        assert_eq!(hall.head(id).gone, Seats::one(Seat(1)));
        assert_eq!(last(hall, id).status, OfferStatus::Agreed);
        hall.play_all(id, &[(1, "done"), (3, "done")]);
    });
}

/// How often somebody has won, drawn and lost at Nim here.
fn tally(hall: &Hall, player: u64) -> (u32, u32, u32) {
    let field = Field { server: Some(SERVER), game: Some("nim") };
    let standing = hall.matches.standing(PlayerId(player), field, hall.now()).unwrap();
    standing.map_or((0, 0, 0), |it| (it.tally.won, it.tally.drawn, it.tally.lost))
}

/// Player 1, who is gone, and 2; 3 or a computer plays on for 1, and this one wins.
fn substituted(hall: &Hall, candidate: PlayerId, wins: u64) -> MatchId {
    let id = hall.nim();
    propose(hall, (id, 2), (0, Absence::Left), candidate).unwrap();
    if candidate.level().is_none() {
        answer(hall, id, candidate.0, Reply::Agree).unwrap();
        let loser = if wins == 2 { candidate.0 } else { 2 };
        hall.matches.resign(id, hall.by(loser)).unwrap();
    } else if wins == 2 {
        let head = hall.head(id);
        let resigns = (candidate, &matches::Decision::Resign);
        hall.matches.decide(id, head.revision, resigns, hall.now()).unwrap();
    } else {
        hall.matches.resign(id, hall.by(2)).unwrap();
    }
    id
}

#[test]
fn who_is_gone_can_lose_and_not_win_and_who_helps_out_risks_nothing() {
    on_every_store(|hall| {
        for candidate in [PlayerId(3), computer()] {
            let before = [1, 2, 3].map(|player| tally(hall, player));
            let id = substituted(hall, candidate, 2);
            let [(won, drawn, lost), (wins, draws, losses), third] = before;
            assert_eq!(tally(hall, 1), (won, drawn, lost + 1), "it costs whoever began");
            assert_eq!(tally(hall, 2), (wins + 1, draws, losses));
            assert_eq!(tally(hall, 3), third);
            let changes = hall.matches.rating_changes(id).unwrap().unwrap();
            let players: Vec<_> = changes.iter().map(|change| change.0.0).collect();
            assert_eq!(players, [1, 2]);
            assert!(changes[0].1 > changes[0].2 && changes[1].1 < changes[1].2);
            let before = [1, 2, 3].map(|player| tally(hall, player));
            let id = substituted(hall, candidate, 1);
            assert_eq!([1, 2, 3].map(|player| tally(hall, player)), before, "it counts for nobody");
            assert_eq!(hall.matches.rating_changes(id), Ok(None));
            hall.check();
        }
    });
}

#[test]
fn whoever_has_left_can_be_forgotten_and_so_can_whoever_was_asked() {
    on_every_store(|hall| {
        let id = hall.nim();
        hall.play(id, 1, "1").unwrap();
        propose(hall, (id, 2), (0, Absence::Left), PlayerId(3)).unwrap();
        hall.matches.forget(PlayerId(3), hall.now()).unwrap();
        assert_eq!(last(hall, id).status, OfferStatus::TurnedDown, "nobody is asked any more");
        propose(hall, (id, 2), (0, Absence::Left), PlayerId(4)).unwrap();
        answer(hall, id, 4, Reply::Agree).unwrap();
        let own = hall.matches.own_data(PlayerId(1), hall.now()).unwrap();
        assert!(own.contains("\"left_to_another\": true") && own.contains("\"move\": \"1\""));
        let others = hall.matches.own_data(PlayerId(4), hall.now()).unwrap();
        assert!(!others.contains("\"move\": \"1\""), "somebody else played it: {others}");
        assert_eq!(hall.matches.forget(PlayerId(1), hall.now()), Ok(1));
        assert_eq!(hall.head(id).stage, Stage::Running, "it is not theirs to resign");
        let exported = hall.exported();
        assert!(!exported.contains("\"player\":\"1\"") && !exported.contains("\"player\":\"3\""));
        hall.check();
    });
}

#[test]
fn a_seat_changes_hands_in_the_middle_of_a_turn_and_again_and_the_head_follows_from_the_journal() {
    on_every_store(|hall| {
        let id = hall.stakes(3);
        hall.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9"), (1, "add 1")]);
        let before = seen(hall, id, 8);
        propose(hall, (id, 2), (0, Absence::Left), PlayerId(4)).unwrap();
        answer(hall, id, 3, Reply::Agree).unwrap();
        answer(hall, id, 4, Reply::Agree).unwrap();
        assert_eq!(seen(hall, id, 8), before, "the others see the turn when it is over");
        hall.check();
        hall.matches.undo(id, None, hall.by(4)).unwrap();
        hall.check();
        hall.play_all(id, &[(4, "add 2"), (4, "done"), (2, "done")]);
        propose(hall, (id, 2), (0, Absence::Left), PlayerId(1)).unwrap();
        answer(hall, id, 3, Reply::Agree).unwrap();
        answer(hall, id, 1, Reply::Agree).unwrap();
        let head = hall.head(id);
        assert_eq!(head.players, [1, 2, 3].map(PlayerId), "whoever is back may sit down again");
        hall.matches.offer(id, matches::OfferKind::TakeBack, hall.by(2)).unwrap();
        for player in [1, 3] {
            answer(hall, id, player, Reply::Agree).unwrap();
        }
        hall.check();
        hall.restart();
        hall.play_all(id, &[(2, "done"), (3, "done"), (1, "done")]);
        hall.check();
    });
}

#[test]
fn what_whoever_is_gone_was_about_to_play_goes_with_them() {
    on_every_store(|hall| {
        let id = silent(hall);
        hall.keep(id, PlayerId(3), &Draft::of(&["stake"])).unwrap();
        propose(hall, (id, 1), (2, Absence::Silent), PlayerId(4)).unwrap();
        answer(hall, id, 2, Reply::Agree).unwrap();
        assert_eq!(hall.drafted(id, PlayerId(3)), Ok(Draft::of(&["stake"])), "it is still theirs");
        answer(hall, id, 4, Reply::Agree).unwrap();
        assert_eq!(hall.drafted(id, PlayerId(3)), Ok(Draft::default()));
    });
}
