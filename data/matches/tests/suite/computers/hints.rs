//! Tests of hints, computers on free seats, and analyses.

use std::io::Cursor;
use std::sync::Arc;

use matches::{
    Absence, Analysis, Challenge, JobKind, JobOutcome, Judgment, MatchId, OfferKind, OfferStatus,
    PlayerId, Post, Refused, Revisions, Seating, Stage, Target, Topic, Vacancy,
};
use rules::{Level, Seat, Seats, Seed};
use store::MemoryStore;

use crate::games::CATALOG;
use crate::harness::{Harness, NO, YES, nim, on_every_store, stakes};
use crate::upkeep::damage::{put, rows};

const ONE: PlayerId = PlayerId(1);

fn level() -> Level {
    Level::of(2).unwrap()
}

/// A match of player 1 against a computer. Player 1 moves first.
fn against(harness: &Harness) -> MatchId {
    let opponents = vec![PlayerId::computer(level(), 0)];
    let seating = Seating::Chosen(Seat(0));
    harness.challenge(&Challenge { opponents, seating, ..nim(1, &[]) }).unwrap().id
}

/// Settles all due jobs as done, and returns their kinds.
fn done(harness: &Harness) -> Vec<JobKind> {
    let claims = harness.matches.claim_due(harness.now(), usize::MAX).unwrap();
    let mut kinds = Vec::new();
    for job in claims.iter().flat_map(|claim| &claim.jobs) {
        kinds.push(job.kind);
        harness.matches.settle(job, JobOutcome::Done { message: None }, harness.now()).unwrap();
    }
    kinds
}

#[test]
fn hints_are_counted_once_per_position_and_seat() {
    on_every_store(|harness| {
        let id = against(harness);
        let look = harness.matches.view(id).unwrap();
        assert!(look.may_hint(ONE));
        let adviser = look.adviser(ONE).unwrap();
        assert_eq!((adviser.seat, adviser.level), (Seat(0), Level::BEST));
        assert_eq!(counts(harness, id), []);
        for _ in 0..2 {
            harness.matches.count_hint(&look, harness.by(1)).unwrap();
        }
        assert_eq!(counts(harness, id), [(ONE, 1)]);
        harness.play(id, 1, "1").unwrap();
        let look = harness.matches.view(id).unwrap();
        assert_eq!(look.adviser(ONE), Err(Refused::NotYourTurn(id)));
        harness.matches.count_hint(&look, harness.by(1)).unwrap();
        assert_eq!(counts(harness, id), [(ONE, 2)]);
    });
}

/// Counts a hint for player 1, and returns the seed of its search.
fn hinted(harness: &Harness, id: MatchId) -> Seed {
    let look = harness.matches.view(id).unwrap();
    harness.matches.count_hint(&look, harness.by(1)).unwrap();
    look.adviser(ONE).unwrap().seed
}

/// The number of hints of each player who had any.
fn counts(harness: &Harness, id: MatchId) -> Vec<(PlayerId, u32)> {
    harness.matches.hint_counts(&harness.head(id)).unwrap()
}

fn count(harness: &Harness, id: MatchId) -> u32 {
    counts(harness, id).iter().map(|(_, count)| count).sum()
}

#[test]
fn an_offer_does_not_change_the_hint_of_a_position() {
    on_every_store(|harness| {
        let id = against(harness);
        let hint = hinted(harness, id);
        harness.matches.offer(id, OfferKind::Draw, harness.by(1)).unwrap();
        assert!(hinted(harness, id) == hint, "the same chance");
        // A computer always agrees to a take-back.
        harness.play(id, 1, "1").unwrap();
        harness.matches.offer(id, OfferKind::TakeBack, harness.by(1)).unwrap();
        assert!(hinted(harness, id) == hint, "the same chance");
        assert_eq!(count(harness, id), 1, "the same hint");
    });
}

#[test]
fn an_undone_ply_keeps_the_hint_and_a_replayed_turn_changes_it() {
    on_every_store(|harness| {
        let id = harness.stakes(1);
        harness.play(id, 1, "stake 9").unwrap();
        let hint = hinted(harness, id);
        harness.play(id, 1, "add 1").unwrap();
        harness.matches.undo(id.into(), harness.by(1)).unwrap();
        assert!(hinted(harness, id) == hint, "the same chance");
        assert_eq!(count(harness, id), 1, "the same hint");
        harness.play(id, 1, "add 1").unwrap();
        let first = hinted(harness, id);
        harness.matches.undo(id.into(), harness.by(1)).unwrap();
        harness.play(id, 1, "add 2").unwrap();
        let second = hinted(harness, id);
        assert!(first != hint && second != first, "after as many plies, and not the same");
        assert_eq!(count(harness, id), 3);
    });
}

#[test]
fn matches_against_people_offer_no_hints_by_default() {
    on_every_store(|harness| {
        let opponents = vec![PlayerId(2), PlayerId::computer(level(), 0)];
        let asked = Challenge { seats: Some(3), opponents, ..stakes(1, &[]) };
        let id = harness.challenge(&asked).unwrap().id;
        harness.matches.join(id, harness.by(2)).unwrap();
        let look = harness.matches.view(id).unwrap();
        assert!(!look.may_hint(ONE) && !look.may_hint(PlayerId(3)));
        assert_eq!(look.adviser(ONE), Err(Refused::NoHints(id)));
        let nobody = look.adviser(PlayerId(3));
        assert_eq!(nobody, Err(Refused::NotAPlayer(id)));
    });
}

/// Whether players 1 and 2 may have hints.
fn may_hint(harness: &Harness, id: MatchId) -> [bool; 2] {
    let look = harness.matches.view(id).unwrap();
    [1, 2].map(|player| look.may_hint(PlayerId(player)))
}

fn may_propose_hints(harness: &Harness, id: MatchId) -> bool {
    harness.matches.view(id).unwrap().may_offer(ONE).contains(&OfferKind::Hints)
}

fn propose_hints(harness: &Harness, id: MatchId, player: u64) -> Result<(), Refused> {
    harness.matches.offer(id, OfferKind::Hints, harness.by(player)).map(drop)
}

/// A match of Nim between players 1 and 2, after they have agreed to hints.
fn agreed(harness: &Harness) -> MatchId {
    let id = harness.nim();
    propose_hints(harness, id, 1).unwrap();
    harness.matches.reply(id, YES, harness.by(2)).unwrap();
    id
}

#[test]
fn people_get_hints_after_all_agree_and_each_seat_is_counted() {
    on_every_store(|harness| {
        let id = harness.nim();
        assert!(may_propose_hints(harness, id));
        propose_hints(harness, id, 1).unwrap();
        let (head, asked) = (harness.head(id), Seats::one(Seat(1)));
        let offered = head.offer().map(|offer| (offer.topic, head.seats_asked(offer)));
        assert_eq!(offered, Some((Topic::Hints, asked)));
        assert_eq!(may_hint(harness, id), [false, false], "a player is still asked");
        let refused = harness.matches.view(id).unwrap().adviser(ONE);
        assert_eq!(refused, Err(Refused::NoHints(id)));
        harness.matches.reply(id, YES, harness.by(2)).unwrap();
        assert_eq!(
            harness.head(id).offers.last().map(|offer| offer.status),
            Some(OfferStatus::Agreed)
        );
        assert_eq!(may_hint(harness, id), [true, true]);
        assert_eq!((may_propose_hints(harness, id), count(harness, id)), (false, 0));
        assert_eq!(propose_hints(harness, id, 2), Err(Refused::HintsAlready(id)));
        hinted(harness, id);
        harness.play(id, 1, "1").unwrap();
        let look = harness.matches.view(id).unwrap();
        assert_eq!(look.adviser(ONE), Err(Refused::NotYourTurn(id)));
        assert_eq!(look.adviser(PlayerId(3)), Err(Refused::NotAPlayer(id)));
        assert_eq!(look.adviser(PlayerId(2)).map(|adviser| adviser.seat), Ok(Seat(1)));
        harness.matches.count_hint(&look, harness.by(2)).unwrap();
        assert_eq!(counts(harness, id), [(ONE, 1), (PlayerId(2), 1)]);
    });
}

#[test]
fn a_substitutes_hints_are_counted_apart_from_those_of_the_former_player() {
    on_every_store(|harness| {
        let id = agreed(harness);
        hinted(harness, id);
        let vacancy = Vacancy::new(Seat(0), Absence::Left);
        harness.matches.propose_substitute(id, vacancy, PlayerId(3), harness.by(2)).unwrap();
        harness.matches.reply(id, YES, harness.by(3)).unwrap();
        assert_eq!(counts(harness, id), [(ONE, 1)]);
        let look = harness.matches.view(id).unwrap();
        harness.matches.count_hint(&look, harness.by(3)).unwrap();
        assert_eq!(counts(harness, id), [(ONE, 1), (PlayerId(3), 1)]);
    });
}

#[test]
fn agreed_hints_outlive_taken_back_moves_and_end_with_the_match() {
    on_every_store(|harness| {
        let id = agreed(harness);
        let hint = hinted(harness, id);
        harness.play(id, 1, "1").unwrap();
        harness.matches.offer(id, OfferKind::TakeBack, harness.by(1)).unwrap();
        harness.matches.reply(id, YES, harness.by(2)).unwrap();
        assert_eq!(harness.head(id).plies, 0);
        harness.restart();
        harness.check();
        assert_eq!(may_hint(harness, id), [true, true]);
        assert!(hinted(harness, id) == hint && count(harness, id) == 1, "the same position");
        harness.matches.resign(id, harness.by(2)).unwrap();
        assert_eq!((may_hint(harness, id), count(harness, id)), ([false, false], 1));
        let rematch = Challenge { rematch_of: Some(id), ..nim(1, &[2]) };
        let next = harness.challenge(&rematch).unwrap().id;
        harness.matches.join(next, harness.by(2)).unwrap();
        assert_eq!(
            (may_hint(harness, next), may_propose_hints(harness, next)),
            ([false, false], true)
        );
    });
}

#[test]
fn the_agreement_on_hints_is_rebuilt_from_the_entries() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let id = agreed(&harness);
    let (head, _) = rows(&harness, b'S').pop().unwrap();
    put(&harness, head, None);
    assert_eq!(may_hint(&harness, id), [true, true]);
    harness.play(id, 1, "1").unwrap();
    harness.check();
    let imported = MemoryStore::new();
    matches::import(&imported, CATALOG, &mut Cursor::new(harness.exported())).unwrap();
    assert_eq!(may_hint(&Harness::over(Arc::new(imported)), id), [true, true]);
}

#[test]
fn hints_need_the_agreement_of_every_player_within_one_turn() {
    on_every_store(|harness| {
        let id = harness.stakes(3);
        harness.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9")]);
        propose_hints(harness, id, 1).unwrap();
        harness.matches.reply(id, YES, harness.by(2)).unwrap();
        assert_eq!(may_hint(harness, id), [false, false], "player 3 is still asked");
        harness.matches.reply(id, NO, harness.by(3)).unwrap();
        assert_eq!(propose_hints(harness, id, 1), Err(Refused::OfferedBefore));
        propose_hints(harness, id, 2).unwrap();
        harness.play(id, 1, "done").unwrap();
        assert_eq!(
            harness.head(id).offers.last().map(|offer| offer.status),
            Some(OfferStatus::Lapsed)
        );
        assert_eq!(may_hint(harness, id), [false, false]);
        propose_hints(harness, id, 2).unwrap();
        for player in [1, 3] {
            harness.matches.reply(id, YES, harness.by(player)).unwrap();
        }
        assert_eq!(may_hint(harness, id), [true, true]);
    });
}

#[test]
fn computers_are_not_asked_about_hints() {
    on_every_store(|harness| {
        let opponents = vec![PlayerId(2), PlayerId::computer(level(), 0)];
        let id = harness.challenge(&Challenge { seats: Some(3), opponents, ..stakes(1, &[]) });
        let id = id.unwrap().id;
        harness.matches.join(id, harness.by(2)).unwrap();
        propose_hints(harness, id, 2).unwrap();
        harness.matches.reply(id, YES, harness.by(1)).unwrap();
        assert_eq!(may_hint(harness, id), [true, true]);
        let alone = against(harness);
        assert_eq!(propose_hints(harness, alone, 1), Err(Refused::HintsAlready(alone)));
        assert!(!may_propose_hints(harness, alone));
    });
}

#[test]
fn the_challenger_fills_free_seats_with_computers_and_starts_the_match() {
    on_every_store(|harness| {
        let asked = Challenge { seats: Some(3), ..stakes(1, &[]) };
        let id = harness.challenge(&asked).unwrap().id;
        let others = harness.matches.seat_computer(id, harness.by(2), level());
        assert_eq!(others.map(drop), Err(Refused::NotChallenger(id)));
        done(harness);
        harness.matches.seat_computer(id, harness.by(1), level()).unwrap();
        let told = JobKind::Post(Post::Notice);
        assert!(!done(harness).contains(&told), "the challenger's own act needs no notice");
        assert_eq!(harness.head(id).players.len(), 2);
        harness.matches.seat_computer(id, harness.by(1), Level::BEST).unwrap();
        let head = harness.head(id);
        assert_eq!((head.stage.clone(), head.players.len()), (Stage::Running, 3));
        let levels: Vec<_> = head.players.iter().filter_map(|player| player.level()).collect();
        assert!(levels.contains(&level()) && levels.contains(&Level::BEST), "{levels:?}");
        let late = harness.matches.seat_computer(id, harness.by(1), level());
        assert_eq!(late.map(drop), Err(Refused::Started(id)));
    });
}

#[test]
fn a_reserved_seat_is_refused_to_a_computer() {
    on_every_store(|harness| {
        let id = harness.challenge(&nim(1, &[2])).unwrap().id;
        let asked = harness.matches.seat_computer(id, harness.by(1), level());
        assert_eq!(asked.map(drop), Err(Refused::NoFreeSeat(id)));
    });
}

#[test]
fn a_lonely_challenger_is_offered_a_computer_once_after_15_minutes() {
    on_every_store(|harness| {
        let lonely = JobKind::Post(Post::Lonely);
        harness.challenge(&nim(1, &[])).unwrap();
        assert!(!done(harness).contains(&lonely));
        harness.later(15 * 60 * 1000);
        assert_eq!(done(harness), [lonely]);
        harness.later(60 * 60 * 1000);
        assert_eq!(done(harness), []);
        let taken = harness.challenge(&nim(1, &[])).unwrap().id;
        done(harness);
        harness.matches.join(taken, harness.by(2)).unwrap();
        done(harness);
        harness.later(15 * 60 * 1000);
        assert!(!done(harness).contains(&lonely), "a player has come");
    });
}

#[test]
fn a_challenger_left_alone_again_is_offered_a_computer() {
    on_every_store(|harness| {
        let lonely = JobKind::Post(Post::Lonely);
        // In a private conversation, each act there makes the waiting posts due.
        let place = matches::Place { server: None, channel: 5, thread: None };
        let three = Challenge { seats: Some(3), place, ..stakes(1, &[]) };
        let id = harness.challenge(&three).unwrap().id;
        done(harness);
        harness.later(2 * 60 * 1000);
        harness.matches.join(id, harness.by(2)).unwrap();
        harness.matches.leave_lobby(id, harness.by(2)).unwrap();
        // The card shows the acts at once. The delayed offer of a computer has a lane of its own.
        let shown = done(harness);
        assert!(
            shown.contains(&JobKind::Post(Post::Lobby)) && !shown.contains(&lonely),
            "{shown:?}"
        );
        // An act in the conversation must not make that offer due before its time.
        harness.matches.make_private_posts_due(ONE, place.channel, harness.now()).unwrap();
        assert_eq!(done(harness), []);
        harness.later(13 * 60 * 1000);
        assert_eq!(done(harness), [lonely]);
    });
}

#[test]
fn the_offer_of_a_computer_is_updated_when_the_challenge_changes() {
    on_every_store(|harness| {
        let lonely = JobKind::Post(Post::Lonely);
        let ends: [fn(&Harness, MatchId); 3] = [
            |harness, id| drop(harness.matches.join(id, harness.by(2)).unwrap()),
            |harness, id| drop(harness.matches.seat_computer(id, harness.by(1), level()).unwrap()),
            |harness, id| drop(harness.matches.withdraw(id, harness.by(1)).unwrap()),
        ];
        for end in ends {
            let id = harness.challenge(&nim(1, &[])).unwrap().id;
            harness.later(15 * 60 * 1000);
            let claims = harness.matches.claim_due(harness.now(), usize::MAX).unwrap();
            for job in claims.iter().flat_map(|claim| &claim.jobs) {
                let posted = JobOutcome::Done { message: Some(77) };
                harness.matches.settle(job, posted, harness.now()).unwrap();
            }
            end(harness, id);
            assert!(done(harness).contains(&lonely));
        }
    });
}

#[test]
fn an_analysis_is_stored_and_requested_once() {
    on_every_store(|harness| {
        let id = against(harness);
        assert_eq!(
            harness.matches.request_analysis(id, harness.now()),
            Ok(None),
            "it is still played"
        );
        harness.play(id, 1, "1").unwrap();
        harness.matches.resign(id, harness.by(1)).unwrap();
        done(harness);
        for _ in 0..2 {
            let known = harness.matches.request_analysis(id, harness.now()).unwrap();
            assert_eq!(known, Some(Analysis::default()));
        }
        let (moments, plies) = harness.matches.positions_to_analyze(id, 0).unwrap();
        assert_eq!((moments.len(), plies, moments[0].mv.as_str()), (1, 1, "1"));
        assert!(moments[0].sight.is_some());
        assert_eq!(harness.matches.positions_to_analyze(id, 1).unwrap().0.len(), 0);
        assert_eq!(done(harness), [JobKind::Analyze]);
        let judged = Judgment {
            seat: Seat(0),
            value: 0.25,
            is_proven: true,
            best: "2".into(),
            played: Some(-1.0),
        };
        let analysis = Analysis { judged: vec![Some(judged)], is_whole: true };
        harness.matches.keep_analysis(id, &analysis).unwrap();
        assert_eq!(harness.matches.request_analysis(id, harness.now()), Ok(Some(analysis)));
        assert_eq!(done(harness), []);
    });
}

/// A match that is over, with all its jobs settled.
fn over(harness: &Harness) -> MatchId {
    let id = against(harness);
    harness.play(id, 1, "1").unwrap();
    harness.matches.resign(id, harness.by(1)).unwrap();
    done(harness);
    id
}

/// Judgments of this many plies, with long texts for the best moves.
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
fn the_analysis_of_the_longest_match_is_stored() {
    on_every_store(|harness| {
        let id = over(harness);
        for plies in [0, 1, 127, 128, 129, 256, 1_000, 5_000] {
            for is_whole in [false, true] {
                let analysis = Analysis { judged: judged(plies), is_whole };
                harness.matches.keep_analysis(id, &analysis).unwrap();
                assert_eq!(harness.matches.analysis(id).unwrap(), analysis, "{plies} {is_whole}");
            }
        }
    });
}

#[test]
fn a_board_for_two_turns_includes_the_skipped_turn() {
    on_every_store(|harness| {
        let id = against(harness);
        let since = harness.head(id).revision.next();
        let skipped = |since| {
            let newest = harness.head(id).revision;
            harness.board_update(id, Revisions { first: since, last: newest }).skipped
        };
        harness.play(id, 1, "1").unwrap();
        assert_eq!(skipped(since).len(), 0);
        let computer = harness.matches.view(id).unwrap().computer_to_act().unwrap();
        let decision = matches::Decision::Move("2".into());
        let seen = harness.head(id).revision;
        harness
            .matches
            .decide(Target { id, seen: Some(seen) }, computer.player, &decision, harness.now())
            .unwrap();
        let first = skipped(since);
        assert_eq!(first.len(), 1);
        assert!(first[0].sight.is_some());
        assert_eq!(skipped(since.next()).len(), 0);
    });
}
