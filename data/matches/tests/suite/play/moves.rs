//! Tests of moves, refusals, repeated requests, and taking back.

use matches::{Ending, MatchId, PlayerId, Refused, Revision, Stage, Target};
use rules::{MoveError, Seat, Seats};

use crate::harness::{on_every_store, said};

#[test]
fn a_match_is_played_to_the_end() {
    on_every_store(|harness| {
        let id = harness.nim();
        let done = harness.play(id, 1, "take 3").unwrap();
        assert_eq!((done.mv.as_deref(), done.repeated), (Some("3"), false));
        assert_eq!(done.notes, ["Seat 0 takes 3."]);
        let head = harness.head(id);
        assert_eq!((head.plies, head.to_move), (1, Seats::one(Seat(1))));
        assert_eq!(head.notes, ["Seat 0 takes 3."]);
        harness.play_all(id, &[(2, "1"), (1, "3")]);
        let head = harness.head(id);
        assert!(matches!(head.ending(), Some(Ending::Rules(_))));
        assert_eq!((head.winners(), head.to_move), (Seats::one(Seat(0)), Seats::NONE));
        assert_eq!(harness.play(id, 2, "1"), Err(Refused::Over(id)));
    });
}

#[test]
fn an_invalid_move_is_refused_without_a_change() {
    on_every_store(|harness| {
        let id = harness.nim();
        let before = harness.head(id);
        assert_eq!(harness.play(id, 2, "1"), Err(Refused::NotYourTurn(id)));
        assert_eq!(harness.play(id, 3, "1"), Err(Refused::NotAPlayer(id)));
        assert_eq!(harness.play(id, 0, "1"), Err(Refused::NotAPlayer(id)));
        assert_eq!(harness.play(MatchId(9), 1, "1"), Err(Refused::NoSuchMatch(MatchId(9))));
        assert!(matches!(
            harness.play(id, 1, "castle"),
            Err(Refused::Move(MoveError::Unreadable(_)))
        ));
        let Err(Refused::Move(MoveError::Illegal { reason, nearest })) = harness.play(id, 1, "4")
        else {
            panic!("four stones are too many");
        };
        assert!(reason.to_string().starts_with("You take") && !nearest.is_empty());
        assert_eq!(harness.play(id, 1, &"1".repeat(10_000)), Err(Refused::TooLong));
        assert_eq!(harness.head(id), before);
        let lobby = harness.challenge(&crate::harness::nim(1, &[2])).unwrap().id;
        assert_eq!(harness.play(lobby, 1, "1"), Err(Refused::NotStarted(lobby)));
    });
}

#[test]
fn every_refusal_is_a_sentence() {
    on_every_store(|harness| {
        let id = harness.nim();
        for player in [0, 2, 3] {
            let refused = said(&harness.play(id, player, "1").unwrap_err());
            assert!(refused.ends_with('.') && refused.starts_with(char::is_uppercase), "{refused}");
        }
    });
}

#[test]
fn a_move_on_an_old_board_is_stale() {
    on_every_store(|harness| {
        let id = harness.nim();
        let seen = harness.head(id).revision;
        harness.matches.play(Target { id, seen: Some(seen) }, "1", harness.by(1)).unwrap();
        let now = harness.head(id).revision;
        let stale = Err(Refused::Stale(id));
        assert_eq!(
            harness.matches.play(Target { id, seen: Some(seen) }, "1", harness.by(1)),
            stale
        );
        assert_eq!(
            harness.matches.play(Target { id, seen: Some(seen) }, "1", harness.by(2)),
            stale
        );
        let forged = Some(Revision(now.0 + 1));
        assert_eq!(harness.matches.play(Target { id, seen: forged }, "1", harness.by(2)), stale);
        harness.matches.play(Target { id, seen: Some(now) }, "1", harness.by(2)).unwrap();
    });
}

#[test]
fn simultaneous_moves_do_not_make_each_other_stale() {
    on_every_store(|harness| {
        let id = harness.stakes(3);
        let seen = Some(harness.head(id).revision);
        for (player, stake) in [(2, "stake 5"), (1, "stake 3")] {
            harness.matches.play(Target { id, seen }, stake, harness.by(player)).unwrap();
        }
        let again = harness.matches.play(Target { id, seen }, "stake 9", harness.by(2));
        assert!(matches!(again, Err(Refused::Stale(_))), "{again:?}");
        harness.matches.play(Target { id, seen }, "stake 1", harness.by(3)).unwrap();
        let early = harness.matches.play(Target { id, seen }, "add 1", harness.by(1));
        assert!(matches!(early, Err(Refused::Stale(_))), "{early:?}");
    });
}

#[test]
fn a_repeated_request_is_executed_once_with_the_same_answer() {
    on_every_store(|harness| {
        let id = harness.stakes(2);
        let by = harness.by(2);
        let first = harness.matches.play(id.into(), "stake 5", by).unwrap();
        harness.play_all(id, &[(1, "stake 5"), (1, "add 1"), (1, "done")]);
        let before = harness.head(id);
        let second = harness.matches.play(id.into(), "stake 5", by).unwrap();
        assert!(second.repeated && !first.repeated);
        assert_eq!((second.revision, &second.mv), (first.revision, &first.mv));
        assert_eq!((&second.notes[..], &first.notes), (&["You stake 5.".into()][..], &first.notes));
        assert_eq!(harness.head(id), before);
        let made = crate::harness::nim(1, &[2]);
        let by = harness.by(1);
        let first = harness.matches.challenge(&made, by.key, by.now).unwrap();
        let second = harness.matches.challenge(&made, by.key, by.now).unwrap();
        assert_eq!((first.id, second.repeated), (second.id, true));
        assert_eq!(harness.head(second.id).revision, Revision(1));
    });
}

#[test]
fn a_repeated_request_of_another_player_reveals_nothing() {
    on_every_store(|harness| {
        let id = harness.stakes(2);
        let by = harness.by(2);
        harness.matches.play(id.into(), "stake 5", by).unwrap();
        let forged = matches::Request { player: PlayerId(1), ..by };
        let told = harness.matches.play(id.into(), "stake 1", forged).unwrap();
        assert!(told.repeated);
        assert_eq!((told.mv, told.notes), (None, vec![]));
    });
}

#[test]
fn receipts_are_kept_for_a_day() {
    on_every_store(|harness| {
        let id = harness.nim();
        let by = harness.by(1);
        harness.matches.play(id.into(), "1", by).unwrap();
        harness.play(id, 2, "1").unwrap();
        harness.later(24 * 60 * 60 * 1000);
        harness.matches.sweep(harness.now()).unwrap();
        assert!(harness.matches.play(id.into(), "1", by).unwrap().repeated);
        harness.later(1);
        harness.matches.sweep(harness.now()).unwrap();
        assert!(!harness.matches.play(id.into(), "1", by).unwrap().repeated);
    });
}

#[test]
fn undo_goes_back_to_the_last_chance_draw() {
    on_every_store(|harness| {
        let id = harness.stakes(2);
        harness.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (1, "roll"), (1, "add 2")]);
        let before = harness.head(id);
        let snapshot = harness.matches.view(id).unwrap().sight(None).unwrap().bytes();
        harness.play(id, 1, "add 3").unwrap();
        assert!(harness.matches.view(id).unwrap().may_undo(PlayerId(1)));
        assert!(!harness.matches.view(id).unwrap().may_undo(PlayerId(2)));
        harness.matches.undo(id.into(), harness.by(1)).unwrap();
        let after = harness.head(id);
        assert_eq!(harness.matches.view(id).unwrap().sight(None).unwrap().bytes(), snapshot);
        assert_eq!((after.plies, &after.notes), (before.plies, &before.notes));
        assert_eq!(after.revision.0, before.revision.0 + 2);
        harness.matches.undo(id.into(), harness.by(1)).unwrap();
        assert_eq!(harness.matches.undo(id.into(), harness.by(1)), Err(Refused::Sealed));
        harness.check();
        harness.play_all(id, &[(1, "add 1"), (1, "done"), (2, "add 1")]);
        assert_eq!(harness.matches.undo(id.into(), harness.by(1)), Err(Refused::NothingToTakeBack));
    });
}

#[test]
fn undo_is_refused_for_another_turn_and_for_a_simple_move() {
    on_every_store(|harness| {
        let id = harness.nim();
        assert_eq!(harness.matches.undo(id.into(), harness.by(1)), Err(Refused::NothingToTakeBack));
        harness.play(id, 1, "1").unwrap();
        for player in [1, 2] {
            let refused = harness.matches.undo(id.into(), harness.by(player));
            assert_eq!(refused, Err(Refused::NothingToTakeBack));
        }
        let id = harness.stakes(2);
        harness.play_all(id, &[(1, "stake 9"), (2, "stake 9")]);
        assert_eq!(harness.matches.undo(id.into(), harness.by(1)), Err(Refused::NothingToTakeBack));
        harness.play_all(id, &[(1, "add 1"), (1, "done")]);
        assert_eq!(harness.matches.undo(id.into(), harness.by(2)), Err(Refused::NothingToTakeBack));
    });
}

#[test]
fn a_board_older_than_an_undo_is_stale() {
    on_every_store(|harness| {
        let id = harness.stakes(2);
        harness.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (1, "add 2")]);
        let seen = harness.head(id).revision;
        harness.matches.undo(Target { id, seen: Some(seen) }, harness.by(1)).unwrap();
        let now = harness.head(id).revision;
        let stale = Err(Refused::Stale(id));
        assert_eq!(harness.matches.undo(Target { id, seen: Some(seen) }, harness.by(1)), stale);
        assert_eq!(
            harness.matches.play(Target { id, seen: Some(seen) }, "add 1", harness.by(1)),
            stale
        );
        harness.matches.play(Target { id, seen: Some(now) }, "add 1", harness.by(1)).unwrap();
    });
}

#[test]
fn a_match_survives_a_restart_at_any_moment() {
    on_every_store(|harness| {
        let id = harness.stakes(3);
        let moves = [
            (3, "stake 4"),
            (1, "stake 2"),
            (2, "stake 1"),
            (1, "add 1"),
            (1, "done"),
            (2, "add 3"),
        ];
        for (player, text) in moves {
            harness.restart();
            harness.play(id, player, text).unwrap();
        }
        harness.restart();
        harness.matches.undo(id.into(), harness.by(2)).unwrap();
        harness.play(id, 2, "add 3").unwrap();
        harness.play_all(id, &[(2, "add 3")]);
        assert!(matches!(harness.head(id).stage, Stage::Over(_)));
        assert_eq!(harness.head(id).winners().only(), Some(Seat(1)));
    });
}

#[test]
fn the_check_before_an_act_agrees_with_the_act() {
    on_every_store(|harness| {
        let id = harness.stakes(4);
        harness.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9"), (4, "stake 9")]);
        harness.matches.resign(id, harness.by(3)).unwrap();
        let over = harness.nim();
        harness.matches.resign(over, harness.by(1)).unwrap();
        let lobby = harness.challenge(&crate::harness::nim(1, &[2])).unwrap().id;
        for id in [id, over, lobby] {
            let look = harness.matches.view(id).unwrap();
            let now = look.head().revision;
            for player in [0, 1, 2, 3, 9] {
                for seen in [None, Some(now), Some(Revision(1)), Some(now.next())] {
                    let told = look.seat_to_move(PlayerId(player), seen).map(drop);
                    let kept = rules::Draft::of(&["a"]);
                    if seen.is_none() {
                        let kept = harness.keep(id, PlayerId(player), &kept);
                        assert_eq!(kept, told);
                    }
                    let tried =
                        harness.matches.play(Target { id, seen }, "castle", harness.by(player));
                    match told {
                        Ok(()) => assert!(matches!(tried, Err(Refused::Move(_))), "{tried:?}"),
                        Err(refused) => assert_eq!(tried, Err(refused)),
                    }
                }
                let told = look.seat_of_player(PlayerId(player)).map(drop);
                let tried = harness
                    .matches
                    .offer(id, matches::OfferKind::Draw, harness.by(player))
                    .map(drop);
                assert_eq!(tried, told.and(Err(Refused::NoDraws)));
            }
        }
    });
}
