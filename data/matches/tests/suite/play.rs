//! Moves, refusals, requests that come twice, and taking back.

use matches::{Ending, MatchId, PlayerId, Refused, Revision, Stage};
use rules::{MoveError, Seat, Seats};

use crate::hall::{on_every_store, said};

#[test]
fn a_match_is_played_to_its_end() {
    on_every_store(|hall| {
        let id = hall.nim();
        let done = hall.play(id, 1, "take 3").unwrap();
        assert_eq!((done.mv.as_deref(), done.repeated), (Some("3"), false));
        assert_eq!(done.notes, ["Seat 0 takes 3."]);
        let head = hall.head(id);
        assert_eq!((head.plies, head.to_move), (1, Seats::one(Seat(1))));
        assert_eq!(head.notes, ["Seat 0 takes 3."]);
        hall.play_all(id, &[(2, "1"), (1, "3")]);
        let head = hall.head(id);
        assert!(matches!(head.ending(), Some(Ending::Rules(_))));
        assert_eq!((head.winners(), head.to_move), (Seats::one(Seat(0)), Seats::NONE));
        assert_eq!(hall.play(id, 2, "1"), Err(Refused::Over(id)));
    });
}

#[test]
fn what_may_not_be_played_is_refused_and_changes_nothing() {
    on_every_store(|hall| {
        let id = hall.nim();
        let before = hall.head(id);
        assert_eq!(hall.play(id, 2, "1"), Err(Refused::NotYourTurn(id)));
        assert_eq!(hall.play(id, 3, "1"), Err(Refused::NotAPlayer(id)));
        assert_eq!(hall.play(id, 0, "1"), Err(Refused::NotAPlayer(id)));
        assert_eq!(hall.play(MatchId(9), 1, "1"), Err(Refused::NoSuchMatch(MatchId(9))));
        assert!(matches!(hall.play(id, 1, "castle"), Err(Refused::Move(MoveError::Unreadable(_)))));
        let Err(Refused::Move(MoveError::Illegal { reason, nearest })) = hall.play(id, 1, "4")
        else {
            panic!("four stones are too many");
        };
        assert!(reason.to_string().starts_with("You take") && !nearest.is_empty());
        assert_eq!(hall.play(id, 1, &"1".repeat(10_000)), Err(Refused::TooLong));
        assert_eq!(hall.head(id), before);
        let lobby = hall.challenge(&crate::hall::nim(1, &[2])).unwrap().id;
        assert_eq!(hall.play(lobby, 1, "1"), Err(Refused::NotStarted(lobby)));
    });
}

#[test]
fn every_refusal_of_the_service_is_a_sentence() {
    on_every_store(|hall| {
        let id = hall.nim();
        for player in [0, 2, 3] {
            let refused = said(&hall.play(id, player, "1").unwrap_err());
            assert!(refused.ends_with('.') && refused.starts_with(char::is_uppercase), "{refused}");
        }
    });
}

#[test]
fn a_move_on_an_old_board_is_stale() {
    on_every_store(|hall| {
        let id = hall.nim();
        let seen = hall.head(id).revision;
        hall.matches.play(id, Some(seen), "1", hall.by(1)).unwrap();
        let now = hall.head(id).revision;
        let stale = Err(Refused::Stale { id, now });
        assert_eq!(hall.matches.play(id, Some(seen), "1", hall.by(1)), stale);
        assert_eq!(hall.matches.play(id, Some(seen), "1", hall.by(2)), stale);
        let forged = Some(Revision(now.0 + 1));
        assert_eq!(hall.matches.play(id, forged, "1", hall.by(2)), stale);
        hall.matches.play(id, Some(now), "1", hall.by(2)).unwrap();
    });
}

#[test]
fn who_moves_at_the_same_time_is_not_disturbed_by_the_others() {
    on_every_store(|hall| {
        let id = hall.stakes(3);
        let seen = Some(hall.head(id).revision);
        for (player, stake) in [(2, "stake 5"), (1, "stake 3")] {
            hall.matches.play(id, seen, stake, hall.by(player)).unwrap();
        }
        let again = hall.matches.play(id, seen, "stake 9", hall.by(2));
        assert!(matches!(again, Err(Refused::Stale { .. })), "{again:?}");
        hall.matches.play(id, seen, "stake 1", hall.by(3)).unwrap();
        let early = hall.matches.play(id, seen, "add 1", hall.by(1));
        assert!(matches!(early, Err(Refused::Stale { .. })), "{early:?}");
    });
}

#[test]
fn a_request_that_comes_twice_is_carried_out_once_and_told_the_same() {
    on_every_store(|hall| {
        let id = hall.stakes(2);
        let by = hall.by(2);
        let first = hall.matches.play(id, None, "stake 5", by).unwrap();
        hall.play_all(id, &[(1, "stake 5"), (1, "add 1"), (1, "done")]);
        let before = hall.head(id);
        let second = hall.matches.play(id, None, "stake 5", by).unwrap();
        assert!(second.repeated && !first.repeated);
        assert_eq!((second.revision, &second.mv), (first.revision, &first.mv));
        assert_eq!((&second.notes[..], &first.notes), (&["You stake 5.".into()][..], &first.notes));
        assert_eq!(hall.head(id), before);
        let made = crate::hall::nim(1, &[2]);
        let by = hall.by(1);
        let first = hall.matches.challenge(&made, by.key, by.now).unwrap();
        let second = hall.matches.challenge(&made, by.key, by.now).unwrap();
        assert_eq!((first.id, second.repeated), (second.id, true));
        assert_eq!(hall.head(second.id).revision, Revision(1));
    });
}

#[test]
fn another_person_learns_nothing_from_a_request_that_is_not_his() {
    on_every_store(|hall| {
        let id = hall.stakes(2);
        let by = hall.by(2);
        hall.matches.play(id, None, "stake 5", by).unwrap();
        let forged = matches::By { player: PlayerId(1), ..by };
        let told = hall.matches.play(id, None, "stake 1", forged).unwrap();
        assert!(told.repeated);
        assert_eq!((told.mv, told.notes), (None, vec![]));
    });
}

#[test]
fn receipts_are_kept_for_a_day() {
    on_every_store(|hall| {
        let id = hall.nim();
        let by = hall.by(1);
        hall.matches.play(id, None, "1", by).unwrap();
        hall.play(id, 2, "1").unwrap();
        hall.later(24 * 60 * 60 * 1000);
        hall.matches.sweep(hall.now()).unwrap();
        assert!(hall.matches.play(id, None, "1", by).unwrap().repeated);
        hall.later(1);
        hall.matches.sweep(hall.now()).unwrap();
        assert!(!hall.matches.play(id, None, "1", by).unwrap().repeated);
    });
}

#[test]
fn own_plies_are_taken_back_down_to_what_chance_has_sealed() {
    on_every_store(|hall| {
        let id = hall.stakes(2);
        hall.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (1, "roll"), (1, "add 2")]);
        let before = hall.head(id);
        let snapshot = hall.matches.view(id).unwrap().sight(None).unwrap().bytes();
        hall.play(id, 1, "add 3").unwrap();
        assert!(hall.matches.view(id).unwrap().may_undo(PlayerId(1)));
        assert!(!hall.matches.view(id).unwrap().may_undo(PlayerId(2)));
        hall.matches.undo(id, None, hall.by(1)).unwrap();
        let after = hall.head(id);
        assert_eq!(hall.matches.view(id).unwrap().sight(None).unwrap().bytes(), snapshot);
        assert_eq!((after.plies, &after.notes), (before.plies, &before.notes));
        assert_eq!(after.revision.0, before.revision.0 + 2);
        hall.matches.undo(id, None, hall.by(1)).unwrap();
        assert_eq!(hall.matches.undo(id, None, hall.by(1)), Err(Refused::Sealed));
        hall.check();
        hall.play_all(id, &[(1, "add 1"), (1, "done"), (2, "add 1")]);
        assert_eq!(hall.matches.undo(id, None, hall.by(1)), Err(Refused::NothingToTakeBack));
    });
}

#[test]
fn nothing_is_taken_back_from_another_turn_or_a_simple_move() {
    on_every_store(|hall| {
        let id = hall.nim();
        assert_eq!(hall.matches.undo(id, None, hall.by(1)), Err(Refused::NothingToTakeBack));
        hall.play(id, 1, "1").unwrap();
        for player in [1, 2] {
            let refused = hall.matches.undo(id, None, hall.by(player));
            assert_eq!(refused, Err(Refused::NothingToTakeBack));
        }
        let id = hall.stakes(2);
        hall.play_all(id, &[(1, "stake 9"), (2, "stake 9")]);
        assert_eq!(hall.matches.undo(id, None, hall.by(1)), Err(Refused::NothingToTakeBack));
        hall.play_all(id, &[(1, "add 1"), (1, "done")]);
        assert_eq!(hall.matches.undo(id, None, hall.by(2)), Err(Refused::NothingToTakeBack));
    });
}

#[test]
fn a_board_from_before_a_take_back_is_stale() {
    on_every_store(|hall| {
        let id = hall.stakes(2);
        hall.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (1, "add 2")]);
        let seen = hall.head(id).revision;
        hall.matches.undo(id, Some(seen), hall.by(1)).unwrap();
        let now = hall.head(id).revision;
        let stale = Err(Refused::Stale { id, now });
        assert_eq!(hall.matches.undo(id, Some(seen), hall.by(1)), stale);
        assert_eq!(hall.matches.play(id, Some(seen), "add 1", hall.by(1)), stale);
        hall.matches.play(id, Some(now), "add 1", hall.by(1)).unwrap();
    });
}

#[test]
fn a_match_survives_a_restart_at_any_moment() {
    on_every_store(|hall| {
        let id = hall.stakes(3);
        let moves = [
            (3, "stake 4"),
            (1, "stake 2"),
            (2, "stake 1"),
            (1, "add 1"),
            (1, "done"),
            (2, "add 3"),
        ];
        for (player, text) in moves {
            hall.restart();
            hall.play(id, player, text).unwrap();
        }
        hall.restart();
        hall.matches.undo(id, None, hall.by(2)).unwrap();
        hall.play(id, 2, "add 3").unwrap();
        hall.play_all(id, &[(2, "add 3")]);
        assert!(matches!(hall.head(id).stage, Stage::Over(_)));
        assert_eq!(hall.head(id).winners().only(), Some(Seat(1)));
    });
}

#[test]
fn who_may_act_is_told_before_it_is_tried_and_in_the_same_words() {
    on_every_store(|hall| {
        let id = hall.stakes(4);
        hall.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9"), (4, "stake 9")]);
        hall.matches.resign(id, hall.by(3)).unwrap();
        let over = hall.nim();
        hall.matches.resign(over, hall.by(1)).unwrap();
        let lobby = hall.challenge(&crate::hall::nim(1, &[2])).unwrap().id;
        for id in [id, over, lobby] {
            let look = hall.matches.view(id).unwrap();
            let now = look.head().revision;
            for player in [0, 1, 2, 3, 9] {
                for seen in [None, Some(now), Some(Revision(1)), Some(now.next())] {
                    let told = look.seat_to_move(PlayerId(player), seen).map(drop);
                    let kept = rules::Draft::of(&["a"]);
                    if seen.is_none() {
                        let kept = hall.keep(id, PlayerId(player), &kept);
                        assert_eq!(kept, told);
                    }
                    let tried = hall.matches.play(id, seen, "castle", hall.by(player));
                    match told {
                        Ok(()) => assert!(matches!(tried, Err(Refused::Move(_))), "{tried:?}"),
                        Err(refused) => assert_eq!(tried, Err(refused)),
                    }
                }
                let told = look.seat_of_player(PlayerId(player)).map(drop);
                let tried =
                    hall.matches.offer(id, matches::OfferKind::Draw, hall.by(player)).map(drop);
                assert_eq!(tried, told.and(Err(Refused::NoDraws)));
            }
        }
    });
}
