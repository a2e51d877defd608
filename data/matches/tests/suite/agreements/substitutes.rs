//! Tests of substitutes for absent players: who can take a seat, what they see, and for whom the match counts.

use matches::{
    Absence, Ending, EventRefusal, JobKind, Limit, MatchId, Offer, OfferReply, OfferStatus,
    PlayerId, Post, RatingScope, Refused, Reply, Rest, Revisions, Stage, Target, TimeUp, Topic,
    Vacancy,
};
use rules::{Draft, Level, Seat, Seats};

use crate::clock::limits::{begun, pass, timing};
use crate::clubs::{person, swiss};
use crate::harness::{Harness, NO, OFF, SERVER, YES, on_every_store};
use crate::jobs::queue::queued;

const DAY: u64 = 24 * 60 * 60 * 1000;

fn computer() -> PlayerId {
    PlayerId::computer(Level::of(2).unwrap(), 0)
}

/// The vacancy of a seat whose player is the only one who has left.
fn left(seat: u8) -> Vacancy {
    Vacancy::new(Seat(seat), Absence::Left)
}

fn propose(
    harness: &Harness,
    (id, player): (MatchId, u64),
    (seat, why): (u8, Absence),
    candidate: PlayerId,
) -> Result<(), Refused> {
    let by = harness.by(player);
    harness.matches.propose_substitute(id, Vacancy::new(Seat(seat), why), candidate, by).map(drop)
}

fn answer(harness: &Harness, id: MatchId, player: u64, reply: Reply) -> Result<(), Refused> {
    harness.matches.reply(id, OfferReply { offer: None, reply }, harness.by(player)).map(drop)
}

fn last(harness: &Harness, id: MatchId) -> Offer {
    *harness.head(id).offers.last().expect("something was offered")
}

/// A player's view of a match, as text.
fn seen(harness: &Harness, id: MatchId, player: u64) -> String {
    let look = harness.matches.view(id).unwrap();
    look.sight(Some(PlayerId(player))).unwrap().state().to_string()
}

/// A running match of Stakes for three in which the time of player 3, on seat 2, has run out.
fn silent(harness: &Harness) -> MatchId {
    let id = harness.timed_stakes(3, Some(Limit::DEFAULT));
    harness.play_all(id, &[(1, "stake 9"), (2, "stake 7")]);
    pass(harness, 3 * DAY);
    id
}

#[test]
fn a_substitute_takes_the_seat_after_the_table_and_they_agree() {
    on_every_store(|harness| {
        let id = harness.timed_stakes(3, Some(Limit::DEFAULT));
        harness.play(id, 3, "stake 5").unwrap();
        let stranger = seen(harness, id, 4);
        let own = seen(harness, id, 3);
        assert_ne!(own, stranger, "a stake is hidden");
        propose(harness, (id, 1), (2, Absence::Left), PlayerId(4)).unwrap();
        let head = harness.head(id);
        assert_eq!(
            head.seats_asked(&last(harness, id)),
            Seats::one(Seat(1)),
            "not the absent player"
        );
        assert_eq!(answer(harness, id, 4, Reply::Agree), Err(Refused::NotAPlayer(id)), "not yet");
        answer(harness, id, 2, Reply::Agree).unwrap();
        let offer = last(harness, id);
        assert_eq!(offer.topic, Topic::TakeSeat { seat: Seat(2), why: Absence::Left });
        assert_eq!(harness.head(id).asked_players(&offer), [PlayerId(4)]);
        assert_eq!(seen(harness, id, 4), stranger, "the candidate sees no more than before");
        assert_eq!(seen(harness, id, 3), own);
        let before = harness.head(id).revision;
        answer(harness, id, 4, Reply::Agree).unwrap();
        let look = harness.matches.view(id).unwrap();
        assert!(look.check_fresh(PlayerId(4), before).is_err(), "a board from before shows less");
        let head = harness.head(id);
        assert_eq!(head.players, [1, 2, 4].map(PlayerId));
        assert_eq!(last(harness, id).status, OfferStatus::Agreed);
        assert_eq!((seen(harness, id, 4), seen(harness, id, 3)), (own, stranger));
        let look = harness.matches.view(id).unwrap();
        assert_eq!(look.seat_of_player(PlayerId(3)), Err(Refused::LeftTable(id)));
        assert_eq!(harness.play(id, 3, "stake 2"), Err(Refused::LeftTable(id)));
        let boards = queued(harness, id).into_iter().map(|job| job.kind);
        assert!(boards.clone().any(|kind| kind == JobKind::Post(Post::Board)), "all are told");
        harness.check();
        harness.play_all(id, &[(1, "stake 9"), (2, "stake 7"), (1, "add 1"), (1, "done")]);
        harness.play_all(id, &[(2, "done"), (4, "add 2"), (4, "done")]);
        harness.check();
    });
}

#[test]
fn a_turn_reported_late_names_the_players_of_its_time() {
    on_every_store(|harness| {
        let id = begun(harness);
        harness.play(id, 1, "1").unwrap();
        let played = harness.head(id).revision;
        harness.play(id, 2, "1").unwrap();
        propose(harness, (id, 2), (0, Absence::Left), PlayerId(4)).unwrap();
        answer(harness, id, 4, Reply::Agree).unwrap();
        let [before, now] = [[1, 2], [4, 2]].map(|players| players.map(PlayerId).to_vec());
        let late = harness.board_update(id, Revisions { first: played, last: played });
        assert_eq!((&late.view.head().players, late.is_newest), (&before, false));
        assert_eq!(
            late.view.head().replaced_in(Revisions { first: played, last: played }),
            Vec::<&matches::FormerPlayer>::new()
        );
        let all =
            harness.board_update(id, Revisions { first: played, last: harness.head(id).revision });
        assert_eq!((&all.view.head().players, all.is_newest), (&now, true));
        let told: Vec<_> = all.skipped.iter().map(|turn| turn.players.clone()).collect();
        assert_eq!(told, [before.clone(), before.clone()]);
        // A replay shows the players of each ply.
        harness.play(id, 4, "1").unwrap();
        let tape = harness.matches.recording(id, None).unwrap();
        let sat = |at| tape.head_at(at).unwrap().players.clone();
        assert_eq!([1, 2, 3].map(sat), [before.clone(), before, now]);
    });
}

#[test]
fn a_substitute_for_a_late_player_gets_a_whole_limit() {
    on_every_store(|harness| {
        for later in [0, 4 * DAY] {
            let id = begun(harness);
            let nobody = propose(harness, (id, 2), (0, Absence::Silent), PlayerId(3));
            assert_eq!(nobody, Err(Refused::NobodyGone(id)), "there is time left");
            pass(harness, 3 * DAY);
            propose(harness, (id, 2), (0, Absence::Silent), PlayerId(3)).unwrap();
            pass(harness, later);
            let rest = (later > 0).then_some(Rest::Adjourned);
            assert_eq!(timing(harness, id).rest, rest);
            answer(harness, id, 3, Reply::Agree).unwrap();
            let time = timing(harness, id);
            assert_eq!((time.rest, time.choosers), (None, None));
            assert_eq!(time.until.unwrap().0, harness.now().0 + 3 * DAY);
            let became = if later > 0 { TimeUp::Adjourned } else { TimeUp::TakenOver };
            assert_eq!(harness.matches.time_up(id), Ok(Some(became)));
            assert_eq!(harness.play(id, 1, "1").unwrap_err(), Refused::LeftTable(id));
            harness.play_all(id, &[(3, "1"), (2, "1")]);
            harness.check();
        }
    });
}

#[test]
fn an_offer_of_a_substitute_ends_on_return_more_time_or_refusal() {
    on_every_store(|harness| {
        let back = |happens: &dyn Fn(&Harness, MatchId), status: OfferStatus| {
            let id = begun(harness);
            pass(harness, 3 * DAY);
            propose(harness, (id, 2), (0, Absence::Silent), PlayerId(3)).unwrap();
            assert!(last(harness, id).is_open());
            happens(harness, id);
            assert_eq!(last(harness, id).status, status);
            assert!(answer(harness, id, 3, Reply::Agree).is_err());
            id
        };
        back(&|harness, id| drop(harness.play(id, 1, "1").unwrap()), OfferStatus::Lapsed);
        let more = |harness: &Harness, id| {
            harness.matches.choose(id, None, matches::Choice::MoreTime, harness.by(2)).unwrap();
        };
        back(&more, OfferStatus::Lapsed);
        let claim = |harness: &Harness, id| {
            harness.matches.choose(id, None, matches::Choice::Claim, harness.by(2)).unwrap();
        };
        back(&claim, OfferStatus::Lapsed);
        let resumed = |harness: &Harness, id| {
            pass(harness, 3 * DAY);
            harness.matches.resume(id, harness.by(1)).unwrap();
        };
        back(&resumed, OfferStatus::Lapsed);
        back(
            &|harness, id| answer(harness, id, 2, Reply::Withdraw).unwrap(),
            OfferStatus::Withdrawn,
        );
        let here = |harness: &Harness, id| answer(harness, id, 1, Reply::Decline).unwrap();
        let id = back(&here, OfferStatus::Declined { seat: Seat(0) });
        let again = propose(harness, (id, 2), (0, Absence::Silent), PlayerId(4));
        assert_eq!(again, Err(Refused::OfferedBefore), "they are here");
        let id = back(
            &|harness, id| answer(harness, id, 3, Reply::Decline).unwrap(),
            OfferStatus::TurnedDown,
        );
        let again = propose(harness, (id, 2), (0, Absence::Silent), PlayerId(3));
        assert_eq!(again, Err(Refused::TurnedDownBefore));
        propose(harness, (id, 2), (0, Absence::Silent), PlayerId(4)).unwrap();
        answer(harness, id, 4, Reply::Agree).unwrap();
        assert_eq!(harness.head(id).players[0], PlayerId(4));
    });
}

#[test]
fn a_computer_substitute_sits_down_at_once_and_moves() {
    on_every_store(|harness| {
        let id = begun(harness);
        pass(harness, 3 * DAY);
        propose(harness, (id, 2), (0, Absence::Silent), computer()).unwrap();
        let head = harness.head(id);
        assert_eq!(head.players[0], computer(), "nobody else had to be asked");
        assert_eq!(last(harness, id).status, OfferStatus::Agreed);
        assert!(queued(harness, id).iter().any(|job| job.kind == JobKind::Think));
        harness.check();
    });
}

#[test]
fn no_computer_takes_a_seat_in_an_event() {
    on_every_store(|harness| {
        let id = harness.begun_event(&swiss(1), 2);
        let (on, entrants) = harness.running(id).remove(0);
        let proposer = (on, person(entrants[0]));
        let refused = propose(harness, proposer, (1, Absence::Left), computer());
        assert_eq!(refused, Err(Refused::Event(EventRefusal::OnlyPeople)));
        propose(harness, proposer, (1, Absence::Left), PlayerId(4)).unwrap();
        harness.check();
    });
}

#[test]
fn seated_players_cannot_be_substitutes_and_only_the_others_decide() {
    on_every_store(|harness| {
        let id = silent(harness);
        let asked =
            |candidate| propose(harness, (id, 1), (2, Absence::Silent), PlayerId(candidate));
        assert_eq!(asked(2), Err(Refused::SamePlayer));
        assert_eq!(asked(3), Err(Refused::SamePlayer));
        assert_eq!(asked(0), Err(Refused::SamePlayer));
        let own = propose(harness, (id, 1), (0, Absence::Left), PlayerId(4));
        assert_eq!(own, Err(Refused::NobodyGone(id)));
        let stranger = propose(harness, (id, 9), (2, Absence::Silent), PlayerId(4));
        assert_eq!(stranger, Err(Refused::NotAPlayer(id)));
        asked(4).unwrap();
        assert_eq!(answer(harness, id, 3, Reply::Agree), Err(Refused::NoOffer));
        assert_eq!(harness.matches.reply(id, NO, harness.by(2)).map(drop), Ok(()));
        assert_eq!(last(harness, id).status, OfferStatus::Declined { seat: Seat(1) });
        propose(harness, (id, 2), (2, Absence::Silent), PlayerId(4)).unwrap();
        harness.matches.reply(id, OFF, harness.by(2)).unwrap();
        harness.check();
    });
}

#[test]
fn players_without_a_limit_agree_to_go_on_without_an_absent_player() {
    on_every_store(|harness| {
        let id = harness.nim();
        harness.play_all(id, &[(1, "1"), (2, "1")]);
        let limited = begun(harness);
        let by_time = harness.matches.propose_to_go_on(limited, left(0), harness.by(2));
        assert_eq!(by_time, Err(Refused::TimeDecides(limited)));
        harness.matches.propose_to_go_on(id, left(1), harness.by(1)).unwrap();
        let ending = Ending::Gone { seat: Seat(1) };
        assert_eq!(harness.head(id).stage, Stage::Over(ending));
        assert_eq!(harness.head(id).winners(), Seats::one(Seat(0)));
        let id = harness.stakes(3);
        harness.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9")]);
        harness.matches.propose_to_go_on(id, left(1), harness.by(1)).unwrap();
        assert!(harness.head(id).gone.is_empty(), "one is asked");
        harness.matches.reply(id, YES, harness.by(3)).unwrap();
        assert_eq!(harness.head(id).gone, Seats::one(Seat(1)));
        assert_eq!(last(harness, id).status, OfferStatus::Agreed);
        harness.play_all(id, &[(1, "done"), (3, "done")]);
    });
}

/// Runs a test with a match of three without a limit, and with one. All have staked, and player 1 is to move.
fn with_three(test: impl Fn(&Harness, MatchId)) {
    on_every_store(|harness| {
        for limit in [None, Some(Limit::DEFAULT)] {
            let id = harness.timed_stakes(3, limit);
            harness.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9")]);
            test(harness, id);
            harness.check();
        }
    });
}

#[test]
fn the_only_player_who_stays_goes_on_without_the_others() {
    with_three(|harness, id| {
        let vacancy = Vacancy { other_departed: Seats::one(Seat(2)), ..left(1) };
        let goes_on = || harness.matches.propose_to_go_on(id, vacancy, harness.by(1)).map(drop);
        if harness.head(id).timing.is_some() {
            assert_eq!(goes_on(), Err(Refused::TimeDecides(id)), "it is another player's turn");
            harness.play(id, 1, "done").unwrap();
            assert_eq!(goes_on(), Err(Refused::TimeDecides(id)), "there is time left");
            pass(harness, 3 * DAY);
        }
        goes_on().unwrap();
        let head = harness.head(id);
        assert_eq!((head.gone, head.offer()), (Seats::one(Seat(1)), None));
        let last = harness.matches.propose_to_go_on(id, left(2), harness.by(1));
        match head.timing {
            Some(_) => assert_eq!(last, Err(Refused::TimeDecides(id)), "one vote is a majority"),
            None => assert_eq!(harness.head(id).stage, Stage::Over(Ending::Gone { seat: Seat(2) })),
        }
    });
}

#[test]
fn the_only_player_who_stays_chooses_substitutes_for_the_others() {
    with_three(|harness, id| {
        let vacancy = Vacancy { other_departed: Seats::one(Seat(2)), ..left(1) };
        let by = harness.by(1);
        harness.matches.propose_substitute(id, vacancy, PlayerId(4), by).unwrap();
        answer(harness, id, 4, Reply::Agree).unwrap();
        let by = harness.by(1);
        harness.matches.propose_substitute(id, left(2), computer(), by).unwrap();
        assert!(last(harness, id).is_open(), "the substitute on seat 1 is asked");
        answer(harness, id, 4, Reply::Agree).unwrap();
        assert_eq!(harness.head(id).players, [PlayerId(1), PlayerId(4), computer()]);
    });
}

#[test]
fn an_offer_about_one_of_two_departed_players_waits_only_for_those_who_stay() {
    on_every_store(|harness| {
        let id = harness.stakes(4);
        let vacancy = Vacancy { other_departed: Seats::one(Seat(3)), ..left(2) };
        let proposes =
            || drop(harness.matches.propose_to_go_on(id, vacancy, harness.by(1)).unwrap());
        proposes();
        let head = harness.head(id);
        assert_eq!(head.seats_asked(&last(harness, id)), Seats::one(Seat(1)));
        // A player who returns may object.
        answer(harness, id, 4, Reply::Decline).unwrap();
        assert_eq!(last(harness, id).status, OfferStatus::Declined { seat: Seat(3) });
        proposes();
        answer(harness, id, 2, Reply::Agree).unwrap();
        assert_eq!(harness.head(id).gone, Seats::one(Seat(2)));
        harness.check();
    });
}

#[test]
fn departed_players_for_whom_an_offer_does_not_wait_have_not_agreed() {
    on_every_store(|harness| {
        let id = harness.stakes(4);
        let vacancy = Vacancy { other_departed: Seats::one(Seat(3)), ..left(2) };
        harness.matches.propose_substitute(id, vacancy, PlayerId(5), harness.by(1)).unwrap();
        let agreed = || harness.matches.agreed_seats(id, &last(harness, id));
        assert_eq!(agreed(), Ok(Seats::NONE));
        harness.later(1);
        answer(harness, id, 2, Reply::Agree).unwrap();
        assert_eq!(last(harness, id).topic.absent(), Some(Seat(2)));
        assert!(last(harness, id).is_open(), "the candidate is asked");
        assert_eq!(agreed(), Ok(Seats::one(Seat(1))));
    });
}

/// A player's wins, draws and losses at Nim on the server of the tests.
fn tally(harness: &Harness, player: u64) -> (u32, u32, u32) {
    let field = RatingScope { server: Some(SERVER), game: Some("nim") };
    let standing = harness.matches.player_rating(PlayerId(player), field, harness.now()).unwrap();
    standing.map_or((0, 0, 0), |it| (it.tally.won, it.tally.drawn, it.tally.lost))
}

/// A match of players 1 and 2 that is over. The candidate has replaced player 1, and the player `wins` has won.
fn substituted(harness: &Harness, candidate: PlayerId, wins: u64) -> MatchId {
    let id = harness.nim();
    propose(harness, (id, 2), (0, Absence::Left), candidate).unwrap();
    if candidate.level().is_none() {
        answer(harness, id, candidate.0, Reply::Agree).unwrap();
        let loser = if wins == 2 { candidate.0 } else { 2 };
        harness.matches.resign(id, harness.by(loser)).unwrap();
    } else if wins == 2 {
        let head = harness.head(id);
        let resigns = (candidate, &matches::Decision::Resign);
        harness
            .matches
            .decide(Target { id, seen: Some(head.revision) }, resigns.0, resigns.1, harness.now())
            .unwrap();
    } else {
        harness.matches.resign(id, harness.by(2)).unwrap();
    }
    id
}

#[test]
fn a_substituted_player_can_lose_but_not_win_and_the_substitute_is_unrated() {
    on_every_store(|harness| {
        for candidate in [PlayerId(3), computer()] {
            let before = [1, 2, 3].map(|player| tally(harness, player));
            let id = substituted(harness, candidate, 2);
            let [(won, drawn, lost), (wins, draws, losses), third] = before;
            assert_eq!(tally(harness, 1), (won, drawn, lost + 1), "it costs the original player");
            assert_eq!(tally(harness, 2), (wins + 1, draws, losses));
            assert_eq!(tally(harness, 3), third);
            let changes = harness.matches.rating_changes(id).unwrap().unwrap();
            let players: Vec<_> = changes.iter().map(|change| change.player.0).collect();
            assert_eq!(players, [1, 2]);
            assert!(changes[0].before > changes[0].after && changes[1].before < changes[1].after);
            let before = [1, 2, 3].map(|player| tally(harness, player));
            let id = substituted(harness, candidate, 1);
            assert_eq!(
                [1, 2, 3].map(|player| tally(harness, player)),
                before,
                "it counts for no player"
            );
            assert_eq!(harness.matches.rating_changes(id), Ok(None));
            harness.check();
        }
    });
}

#[test]
fn a_replaced_player_and_a_candidate_can_be_erased() {
    on_every_store(|harness| {
        let id = harness.nim();
        harness.play(id, 1, "1").unwrap();
        propose(harness, (id, 2), (0, Absence::Left), PlayerId(3)).unwrap();
        harness.matches.erase(PlayerId(3), harness.now()).unwrap();
        assert_eq!(last(harness, id).status, OfferStatus::TurnedDown, "nobody is asked any more");
        propose(harness, (id, 2), (0, Absence::Left), PlayerId(4)).unwrap();
        answer(harness, id, 4, Reply::Agree).unwrap();
        let own = harness.matches.export_data(PlayerId(1), harness.now()).unwrap();
        assert!(own.contains("\"left_to_another\": true") && own.contains("\"move\": \"1\""));
        let others = harness.matches.export_data(PlayerId(4), harness.now()).unwrap();
        assert!(!others.contains("\"move\": \"1\""), "another player played it: {others}");
        assert_eq!(harness.matches.erase(PlayerId(1), harness.now()), Ok(1));
        assert_eq!(harness.head(id).stage, Stage::Running, "it is not theirs to resign");
        let exported = harness.exported();
        assert!(!exported.contains("\"player\":\"1\"") && !exported.contains("\"player\":\"3\""));
        harness.check();
    });
}

#[test]
fn a_seat_changes_hands_twice_and_the_head_follows_the_journal() {
    on_every_store(|harness| {
        let id = harness.stakes(3);
        harness.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9"), (1, "add 1")]);
        let before = seen(harness, id, 8);
        propose(harness, (id, 2), (0, Absence::Left), PlayerId(4)).unwrap();
        answer(harness, id, 3, Reply::Agree).unwrap();
        answer(harness, id, 4, Reply::Agree).unwrap();
        assert_eq!(seen(harness, id, 8), before, "the others see the turn when it is over");
        harness.check();
        harness.matches.undo(id.into(), harness.by(4)).unwrap();
        harness.check();
        harness.play_all(id, &[(4, "add 2"), (4, "done"), (2, "done")]);
        propose(harness, (id, 2), (0, Absence::Left), PlayerId(1)).unwrap();
        answer(harness, id, 3, Reply::Agree).unwrap();
        answer(harness, id, 1, Reply::Agree).unwrap();
        let head = harness.head(id);
        assert_eq!(head.players, [1, 2, 3].map(PlayerId), "the former player may sit down again");
        harness.matches.offer(id, matches::OfferKind::TakeBack, harness.by(2)).unwrap();
        for player in [1, 3] {
            answer(harness, id, player, Reply::Agree).unwrap();
        }
        harness.check();
        harness.restart();
        harness.play_all(id, &[(2, "done"), (3, "done"), (1, "done")]);
        harness.check();
    });
}

#[test]
fn the_draft_of_a_replaced_player_is_dropped() {
    on_every_store(|harness| {
        let id = silent(harness);
        harness.keep(id, PlayerId(3), &Draft::of(&["stake"])).unwrap();
        propose(harness, (id, 1), (2, Absence::Silent), PlayerId(4)).unwrap();
        answer(harness, id, 2, Reply::Agree).unwrap();
        assert_eq!(
            harness.drafted(id, PlayerId(3)),
            Ok(Draft::of(&["stake"])),
            "it is still theirs"
        );
        answer(harness, id, 4, Reply::Agree).unwrap();
        assert_eq!(harness.drafted(id, PlayerId(3)), Ok(Draft::default()));
    });
}
