//! Hints, computers on free seats, and what is found out afterwards.

use std::io::Cursor;
use std::sync::Arc;

use matches::{
    Analysis, Challenge, JobKind, JobOutcome, Judgment, MatchId, OfferKind, OfferStatus, PlayerId,
    Post, Refused, Seating, Stage, Topic,
};
use rules::{Level, Seat, Seats, Seed};
use store::MemoryStore;

use crate::damage::{put, rows};
use crate::games::CATALOG;
use crate::hall::{Hall, NO, YES, nim, on_every_store, stakes};

const ONE: PlayerId = PlayerId(1);

fn level() -> Level {
    Level::of(2).unwrap()
}

/// Player 1, who begins, against a computer.
fn against(hall: &Hall) -> MatchId {
    let opponents = vec![PlayerId::computer(level(), 0)];
    let seating = Seating::Chosen(Seat(0));
    hall.challenge(&Challenge { opponents, seating, ..nim(1, &[]) }).unwrap().id
}

/// What is due, whatever it is about; it is done then.
fn done(hall: &Hall) -> Vec<JobKind> {
    let claims = hall.matches.claim_due(hall.now(), usize::MAX).unwrap();
    let mut kinds = Vec::new();
    for job in claims.iter().flat_map(|claim| &claim.jobs) {
        kinds.push(job.kind);
        hall.matches.settle(job, JobOutcome::Done { message: None }, hall.now()).unwrap();
    }
    kinds
}

#[test]
fn hints_are_counted_once_for_each_position_and_told_by_seat() {
    on_every_store(|hall| {
        let id = against(hall);
        let look = hall.matches.view(id).unwrap();
        assert!(look.may_hint(ONE));
        let adviser = look.adviser(ONE).unwrap();
        assert_eq!((adviser.seat, adviser.level), (Seat(0), Level::BEST));
        assert_eq!(hall.matches.hints(id).unwrap(), []);
        for _ in 0..2 {
            hall.matches.count_hint(&look, hall.by(1)).unwrap();
        }
        assert_eq!(hall.matches.hints(id).unwrap(), [(Seat(0), 1)]);
        hall.play(id, 1, "1").unwrap();
        let look = hall.matches.view(id).unwrap();
        assert_eq!(look.adviser(ONE), Err(Refused::NotYourTurn(id)));
        hall.matches.count_hint(&look, hall.by(1)).unwrap();
        assert_eq!(hall.matches.hints(id).unwrap(), [(Seat(0), 2)]);
    });
}

/// Player 1 has a hint of what they see now; where its chance comes from.
fn hinted(hall: &Hall, id: MatchId) -> Seed {
    let look = hall.matches.view(id).unwrap();
    hall.matches.count_hint(&look, hall.by(1)).unwrap();
    look.adviser(ONE).unwrap().seed
}

fn count(hall: &Hall, id: MatchId) -> u32 {
    hall.matches.hints(id).unwrap().iter().map(|(_, count)| count).sum()
}

#[test]
fn a_proposal_makes_no_other_hint_of_the_same_position() {
    on_every_store(|hall| {
        let id = against(hall);
        let hint = hinted(hall, id);
        hall.matches.offer(id, OfferKind::Draw, hall.by(1)).unwrap();
        assert!(hinted(hall, id) == hint, "the same chance");
        // Back by agreement: a computer is not asked.
        hall.play(id, 1, "1").unwrap();
        hall.matches.offer(id, OfferKind::TakeBack, hall.by(1)).unwrap();
        assert!(hinted(hall, id) == hint, "the same chance");
        assert_eq!(count(hall, id), 1, "the same hint");
    });
}

#[test]
fn what_was_undone_in_a_turn_makes_no_other_hint_and_what_was_played_in_it_does() {
    on_every_store(|hall| {
        let id = hall.stakes(1);
        hall.play(id, 1, "stake 9").unwrap();
        let hint = hinted(hall, id);
        hall.play(id, 1, "add 1").unwrap();
        hall.matches.undo(id, None, hall.by(1)).unwrap();
        assert!(hinted(hall, id) == hint, "the same chance");
        assert_eq!(count(hall, id), 1, "the same hint");
        hall.play(id, 1, "add 1").unwrap();
        let first = hinted(hall, id);
        hall.matches.undo(id, None, hall.by(1)).unwrap();
        hall.play(id, 1, "add 2").unwrap();
        let second = hinted(hall, id);
        assert!(first != hint && second != first, "after as many plies, and not the same");
        assert_eq!(count(hall, id), 3);
    });
}

#[test]
fn whoever_plays_with_people_has_no_hints() {
    on_every_store(|hall| {
        let opponents = vec![PlayerId(2), PlayerId::computer(level(), 0)];
        let asked = Challenge { seats: Some(3), opponents, ..stakes(1, &[]) };
        let id = hall.challenge(&asked).unwrap().id;
        hall.matches.join(id, hall.by(2)).unwrap();
        let look = hall.matches.view(id).unwrap();
        assert!(!look.may_hint(ONE) && !look.may_hint(PlayerId(3)));
        assert_eq!(look.adviser(ONE), Err(Refused::NoHints(id)));
        let nobody = look.adviser(PlayerId(3));
        assert_eq!(nobody, Err(Refused::NotAPlayer(id)));
    });
}

/// Whether players 1 and 2 may have hints.
fn may_hint(hall: &Hall, id: MatchId) -> [bool; 2] {
    let look = hall.matches.view(id).unwrap();
    [1, 2].map(|player| look.may_hint(PlayerId(player)))
}

fn may_propose_hints(hall: &Hall, id: MatchId) -> bool {
    hall.matches.view(id).unwrap().may_offer(ONE).contains(&OfferKind::Hints)
}

fn propose_hints(hall: &Hall, id: MatchId, player: u64) -> Result<(), Refused> {
    hall.matches.offer(id, OfferKind::Hints, hall.by(player)).map(drop)
}

/// A match of Nim between players 1 and 2, who have agreed on hints.
fn agreed(hall: &Hall) -> MatchId {
    let id = hall.nim();
    propose_hints(hall, id, 1).unwrap();
    hall.matches.answer(id, YES, hall.by(2)).unwrap();
    id
}

#[test]
fn people_have_hints_once_all_have_agreed_and_each_seat_counts_its_own() {
    on_every_store(|hall| {
        let id = hall.nim();
        assert!(may_propose_hints(hall, id));
        propose_hints(hall, id, 1).unwrap();
        let (head, asked) = (hall.head(id), Seats::one(Seat(1)));
        let offered = head.offer().map(|offer| (offer.topic, head.seats_asked(offer)));
        assert_eq!(offered, Some((Topic::Hints, asked)));
        assert_eq!(may_hint(hall, id), [false, false], "somebody is still asked");
        let refused = hall.matches.view(id).unwrap().adviser(ONE);
        assert_eq!(refused, Err(Refused::NoHints(id)));
        hall.matches.answer(id, YES, hall.by(2)).unwrap();
        assert_eq!(
            hall.head(id).offers.last().map(|offer| offer.status),
            Some(OfferStatus::Agreed)
        );
        assert_eq!(may_hint(hall, id), [true, true]);
        assert_eq!((may_propose_hints(hall, id), count(hall, id)), (false, 0));
        assert_eq!(propose_hints(hall, id, 2), Err(Refused::HintsAlready(id)));
        hinted(hall, id);
        hall.play(id, 1, "1").unwrap();
        let look = hall.matches.view(id).unwrap();
        assert_eq!(look.adviser(ONE), Err(Refused::NotYourTurn(id)));
        assert_eq!(look.adviser(PlayerId(3)), Err(Refused::NotAPlayer(id)));
        assert_eq!(look.adviser(PlayerId(2)).map(|adviser| adviser.seat), Ok(Seat(1)));
        hall.matches.count_hint(&look, hall.by(2)).unwrap();
        assert_eq!(hall.matches.hints(id).unwrap(), [(Seat(0), 1), (Seat(1), 1)]);
    });
}

#[test]
fn what_was_agreed_on_hints_outlives_moves_that_are_taken_back_and_ends_with_the_match() {
    on_every_store(|hall| {
        let id = agreed(hall);
        let hint = hinted(hall, id);
        hall.play(id, 1, "1").unwrap();
        hall.matches.offer(id, OfferKind::TakeBack, hall.by(1)).unwrap();
        hall.matches.answer(id, YES, hall.by(2)).unwrap();
        assert_eq!(hall.head(id).plies, 0);
        hall.restart();
        hall.check();
        assert_eq!(may_hint(hall, id), [true, true]);
        assert!(hinted(hall, id) == hint && count(hall, id) == 1, "the same position");
        hall.matches.resign(id, hall.by(2)).unwrap();
        assert_eq!((may_hint(hall, id), count(hall, id)), ([false, false], 1));
        let rematch = Challenge { rematch_of: Some(id), ..nim(1, &[2]) };
        let next = hall.challenge(&rematch).unwrap().id;
        hall.matches.join(next, hall.by(2)).unwrap();
        assert_eq!((may_hint(hall, next), may_propose_hints(hall, next)), ([false, false], true));
    });
}

#[test]
fn that_all_have_agreed_on_hints_follows_from_the_entries() {
    let hall = Hall::over(Arc::new(MemoryStore::new()));
    let id = agreed(&hall);
    let (head, _) = rows(&hall, b'S').pop().unwrap();
    put(&hall, head, None);
    assert_eq!(may_hint(&hall, id), [true, true]);
    hall.play(id, 1, "1").unwrap();
    hall.check();
    let imported = MemoryStore::new();
    matches::import(&imported, CATALOG, &mut Cursor::new(hall.exported())).unwrap();
    assert_eq!(may_hint(&Hall::over(Arc::new(imported)), id), [true, true]);
}

#[test]
fn a_no_the_end_of_the_turn_and_one_more_at_the_table_are_no_agreement_on_hints() {
    on_every_store(|hall| {
        let id = hall.stakes(3);
        hall.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9")]);
        propose_hints(hall, id, 1).unwrap();
        hall.matches.answer(id, YES, hall.by(2)).unwrap();
        assert_eq!(may_hint(hall, id), [false, false], "player 3 is still asked");
        hall.matches.answer(id, NO, hall.by(3)).unwrap();
        assert_eq!(propose_hints(hall, id, 1), Err(Refused::OfferedBefore));
        propose_hints(hall, id, 2).unwrap();
        hall.play(id, 1, "done").unwrap();
        assert_eq!(
            hall.head(id).offers.last().map(|offer| offer.status),
            Some(OfferStatus::Lapsed)
        );
        assert_eq!(may_hint(hall, id), [false, false]);
        propose_hints(hall, id, 2).unwrap();
        for player in [1, 3] {
            hall.matches.answer(id, YES, hall.by(player)).unwrap();
        }
        assert_eq!(may_hint(hall, id), [true, true]);
    });
}

#[test]
fn computers_are_not_asked_about_hints_and_whoever_plays_them_alone_has_them() {
    on_every_store(|hall| {
        let opponents = vec![PlayerId(2), PlayerId::computer(level(), 0)];
        let id = hall.challenge(&Challenge { seats: Some(3), opponents, ..stakes(1, &[]) });
        let id = id.unwrap().id;
        hall.matches.join(id, hall.by(2)).unwrap();
        propose_hints(hall, id, 2).unwrap();
        hall.matches.answer(id, YES, hall.by(1)).unwrap();
        assert_eq!(may_hint(hall, id), [true, true]);
        let alone = against(hall);
        assert_eq!(propose_hints(hall, alone, 1), Err(Refused::HintsAlready(alone)));
        assert!(!may_propose_hints(hall, alone));
    });
}

#[test]
fn a_challenger_fills_free_seats_with_computers_and_the_last_begins_the_match() {
    on_every_store(|hall| {
        let asked = Challenge { seats: Some(3), ..stakes(1, &[]) };
        let id = hall.challenge(&asked).unwrap().id;
        let others = hall.matches.seat_computer(id, hall.by(2), level());
        assert_eq!(others.map(drop), Err(Refused::NotChallenger(id)));
        done(hall);
        hall.matches.seat_computer(id, hall.by(1), level()).unwrap();
        let told = JobKind::Post(Post::Notice);
        assert!(!done(hall).contains(&told), "nobody tells them of it who did it");
        assert_eq!(hall.head(id).players.len(), 2);
        hall.matches.seat_computer(id, hall.by(1), Level::BEST).unwrap();
        let head = hall.head(id);
        assert_eq!((head.stage.clone(), head.players.len()), (Stage::Running, 3));
        let levels: Vec<_> = head.players.iter().filter_map(|player| player.level()).collect();
        assert!(levels.contains(&level()) && levels.contains(&Level::BEST), "{levels:?}");
        let late = hall.matches.seat_computer(id, hall.by(1), level());
        assert_eq!(late.map(drop), Err(Refused::Started(id)));
    });
}

#[test]
fn a_seat_that_is_kept_for_somebody_is_no_computers() {
    on_every_store(|hall| {
        let id = hall.challenge(&nim(1, &[2])).unwrap().id;
        let asked = hall.matches.seat_computer(id, hall.by(1), level());
        assert_eq!(asked.map(drop), Err(Refused::NoFreeSeat(id)));
    });
}

#[test]
fn who_waits_for_a_quarter_of_an_hour_is_offered_a_computer_once() {
    on_every_store(|hall| {
        let lonely = JobKind::Post(Post::Lonely);
        hall.challenge(&nim(1, &[])).unwrap();
        assert!(!done(hall).contains(&lonely));
        hall.later(15 * 60 * 1000);
        assert_eq!(done(hall), [lonely]);
        hall.later(60 * 60 * 1000);
        assert_eq!(done(hall), []);
        let taken = hall.challenge(&nim(1, &[])).unwrap().id;
        done(hall);
        hall.matches.join(taken, hall.by(2)).unwrap();
        done(hall);
        hall.later(15 * 60 * 1000);
        assert!(!done(hall).contains(&lonely), "somebody has come");
    });
}

#[test]
fn whoever_is_left_alone_again_is_offered_a_computer_too() {
    on_every_store(|hall| {
        let lonely = JobKind::Post(Post::Lonely);
        // A private conversation, where whatever is done hurries what waits.
        let place = matches::Place { server: None, channel: 5, thread: None };
        let three = Challenge { seats: Some(3), place, ..stakes(1, &[]) };
        let id = hall.challenge(&three).unwrap().id;
        done(hall);
        hall.later(2 * 60 * 1000);
        hall.matches.join(id, hall.by(2)).unwrap();
        hall.matches.leave_lobby(id, hall.by(2)).unwrap();
        // What they did is shown, and does not wait for what has its hour later.
        let shown = done(hall);
        assert!(
            shown.contains(&JobKind::Post(Post::Lobby)) && !shown.contains(&lonely),
            "{shown:?}"
        );
        // Nor is it hurried.
        hall.matches.hurry(ONE, place.channel, hall.now()).unwrap();
        assert_eq!(done(hall), []);
        hall.later(13 * 60 * 1000);
        assert_eq!(done(hall), [lonely]);
    });
}

#[test]
fn whoever_was_offered_a_computer_sees_what_became_of_it() {
    on_every_store(|hall| {
        let lonely = JobKind::Post(Post::Lonely);
        let ends: [fn(&Hall, MatchId); 3] = [
            |hall, id| drop(hall.matches.join(id, hall.by(2)).unwrap()),
            |hall, id| drop(hall.matches.seat_computer(id, hall.by(1), level()).unwrap()),
            |hall, id| drop(hall.matches.withdraw(id, hall.by(1)).unwrap()),
        ];
        for end in ends {
            let id = hall.challenge(&nim(1, &[])).unwrap().id;
            hall.later(15 * 60 * 1000);
            let claims = hall.matches.claim_due(hall.now(), usize::MAX).unwrap();
            for job in claims.iter().flat_map(|claim| &claim.jobs) {
                let posted = JobOutcome::Done { message: Some(77) };
                hall.matches.settle(job, posted, hall.now()).unwrap();
            }
            end(hall, id);
            assert!(done(hall).contains(&lonely));
        }
    });
}

#[test]
fn what_is_found_out_of_a_match_is_kept_for_all_and_asked_for_once() {
    on_every_store(|hall| {
        let id = against(hall);
        assert_eq!(hall.matches.want_analysis(id, hall.now()), Ok(None), "it is still played");
        hall.play(id, 1, "1").unwrap();
        hall.matches.resign(id, hall.by(1)).unwrap();
        done(hall);
        for _ in 0..2 {
            let known = hall.matches.want_analysis(id, hall.now()).unwrap();
            assert_eq!(known, Some(Analysis::default()));
        }
        let (moments, plies) = hall.matches.moments(id, 0).unwrap();
        assert_eq!((moments.len(), plies, moments[0].mv.as_str()), (1, 1, "1"));
        assert!(moments[0].sight.is_some());
        assert_eq!(hall.matches.moments(id, 1).unwrap().0.len(), 0);
        assert_eq!(done(hall), [JobKind::Analyze]);
        let judged = Judgment {
            seat: Seat(0),
            value: 0.25,
            is_proven: true,
            best: "2".into(),
            played: Some(-1.0),
        };
        let analysis = Analysis { judged: vec![Some(judged)], is_whole: true };
        hall.matches.keep_analysis(id, &analysis).unwrap();
        assert_eq!(hall.matches.want_analysis(id, hall.now()), Ok(Some(analysis)));
        assert_eq!(done(hall), []);
    });
}

/// A match that is over, and nothing about it is due.
fn over(hall: &Hall) -> MatchId {
    let id = against(hall);
    hall.play(id, 1, "1").unwrap();
    hall.matches.resign(id, hall.by(1)).unwrap();
    done(hall);
    id
}

/// So many plies as somebody judged them, who likes long moves.
fn judged(plies: usize) -> Vec<Option<Judgment>> {
    let judged = |ply: usize| {
        let (seat, value) = (Seat((ply % 2) as u8), (ply % 1000) as f64 / 1000.0);
        let best = format!("{ply}{}", " and so on".repeat(20));
        let judgment = Judgment { seat, value, is_proven: false, best, played: None };
        (!ply.is_multiple_of(7)).then_some(judgment)
    };
    (0..plies).map(judged).collect()
}

#[test]
fn what_is_found_out_of_the_longest_match_is_kept_as_well() {
    on_every_store(|hall| {
        let id = over(hall);
        for plies in [0, 1, 127, 128, 129, 256, 1_000, 5_000] {
            for is_whole in [false, true] {
                let analysis = Analysis { judged: judged(plies), is_whole };
                hall.matches.keep_analysis(id, &analysis).unwrap();
                assert_eq!(hall.matches.analysis(id).unwrap(), analysis, "{plies} {is_whole}");
            }
        }
    });
}

#[test]
fn a_board_that_stands_for_two_turns_knows_the_first_of_them() {
    on_every_store(|hall| {
        let id = against(hall);
        let since = hall.head(id).revision.next();
        let skipped = |since| {
            let newest = hall.head(id).revision;
            hall.matches.turns(id, (since, newest)).unwrap().skipped
        };
        hall.play(id, 1, "1").unwrap();
        assert_eq!(skipped(since).len(), 0);
        let computer = hall.matches.view(id).unwrap().computer_to_act().unwrap();
        let decision = matches::Decision::Move("2".into());
        let seen = hall.head(id).revision;
        hall.matches.decide(id, seen, (computer.player, &decision), hall.now()).unwrap();
        let first = skipped(since);
        assert_eq!(first.len(), 1);
        assert!(first[0].sight.is_some());
        assert_eq!(skipped(since.next()).len(), 0);
    });
}
