//! Tests of endings by players: resigning, draws and calling off.

use matches::{Ending, MatchId, PlayerId, Refused, Stage, Target};
use rules::{Seat, Seats};

use crate::harness::{Harness, on_every_store};

#[test]
fn a_resignation_loses_a_match_of_two() {
    on_every_store(|harness| {
        let id = harness.nim();
        assert_eq!(harness.matches.resign(id, harness.by(3)), Err(Refused::NotAPlayer(id)));
        harness.matches.resign(id, harness.by(2)).unwrap();
        assert_eq!(harness.head(id).ending(), Some(&Ending::Resigned { seat: Seat(1) }));
        assert_eq!(harness.head(id).winners(), Seats::one(Seat(0)));
        assert_eq!(harness.matches.resign(id, harness.by(1)), Err(Refused::Over(id)));
    });
}

#[test]
fn a_resigning_player_leaves_a_table_of_three_and_the_others_play_on() {
    on_every_store(|harness| {
        let id = harness.stakes(3);
        harness.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9"), (1, "add 1")]);
        harness.matches.resign(id, harness.by(1)).unwrap();
        let head = harness.head(id);
        assert_eq!((head.stage.clone(), head.gone), (Stage::Running, Seats::one(Seat(0))));
        assert_eq!(head.to_move, Seats::one(Seat(1)));
        assert_eq!(head.notes, ["Seat 0 adds 1.", "Seat 0 leaves."]);
        assert_eq!(harness.play(id, 1, "add 1"), Err(Refused::LeftTable(id)));
        assert_eq!(harness.matches.resign(id, harness.by(1)), Err(Refused::LeftTable(id)));
        harness.play(id, 2, "done").unwrap();
        harness.matches.resign(id, harness.by(3)).unwrap();
        assert_eq!(harness.head(id).winners(), Seats::one(Seat(1)));
    });
}

#[test]
fn a_resigned_solo_match_has_no_winner() {
    on_every_store(|harness| {
        let id = harness.stakes(1);
        harness.matches.resign(id, harness.by(1)).unwrap();
        assert_eq!(harness.head(id).winners(), Seats::NONE);
    });
}

fn offerer(harness: &Harness, id: MatchId) -> Option<Seat> {
    harness.head(id).offer().map(|offer| offer.by)
}

#[test]
fn a_draw_offer_is_accepted_by_the_opponent_only() {
    on_every_store(|harness| {
        let id = harness.nim();
        assert_eq!(
            harness.matches.reply(id, crate::harness::YES, harness.by(2)),
            Err(Refused::NoOffer)
        );
        harness.matches.offer(id, matches::OfferKind::Draw, harness.by(1)).unwrap();
        assert_eq!(offerer(harness, id), Some(Seat(0)));
        assert_eq!(
            harness.matches.offer(id, matches::OfferKind::Draw, harness.by(1)),
            Err(Refused::OfferedBefore)
        );
        assert_eq!(
            harness.matches.reply(id, crate::harness::YES, harness.by(1)),
            Err(Refused::OwnOffer)
        );
        assert_eq!(
            harness.matches.reply(id, crate::harness::YES, harness.by(3)),
            Err(Refused::NotAPlayer(id))
        );
        harness.matches.reply(id, crate::harness::YES, harness.by(2)).unwrap();
        assert_eq!(harness.head(id).ending(), Some(&Ending::DrawAgreed));
        assert_eq!(harness.head(id).winners(), Seats::NONE);
    });
}

#[test]
fn two_draw_offers_make_a_draw() {
    on_every_store(|harness| {
        let id = harness.nim();
        harness.matches.offer(id, matches::OfferKind::Draw, harness.by(1)).unwrap();
        harness.matches.offer(id, matches::OfferKind::Draw, harness.by(2)).unwrap();
        assert_eq!(harness.head(id).ending(), Some(&Ending::DrawAgreed));
    });
}

#[test]
fn a_draw_offer_is_declined_by_reply_or_by_moving() {
    on_every_store(|harness| {
        let id = harness.nim();
        harness.matches.offer(id, matches::OfferKind::Draw, harness.by(2)).unwrap();
        harness.matches.reply(id, crate::harness::NO, harness.by(1)).unwrap();
        assert_eq!(offerer(harness, id), None);
        assert_eq!(
            harness.matches.offer(id, matches::OfferKind::Draw, harness.by(2)),
            Err(Refused::OfferedBefore)
        );
        harness.play(id, 1, "1").unwrap();
        harness.matches.offer(id, matches::OfferKind::Draw, harness.by(2)).unwrap();
        harness.play(id, 2, "1").unwrap();
        assert_eq!(offerer(harness, id), Some(Seat(1)), "one's own move keeps the offer");
        harness.play(id, 1, "1").unwrap();
        assert_eq!(offerer(harness, id), None, "the other's move declines it");
        assert_eq!(
            harness.matches.reply(id, crate::harness::NO, harness.by(1)),
            Err(Refused::NoOffer)
        );
    });
}

#[test]
fn an_offer_makes_no_board_stale() {
    on_every_store(|harness| {
        let id = harness.nim();
        let seen = harness.head(id).revision;
        harness.matches.offer(id, matches::OfferKind::Draw, harness.by(2)).unwrap();
        harness.matches.play(Target { id, seen: Some(seen) }, "1", harness.by(1)).unwrap();
    });
}

#[test]
fn a_game_without_draws_refuses_a_draw_offer() {
    on_every_store(|harness| {
        let id = harness.stakes(2);
        assert_eq!(
            harness.matches.offer(id, matches::OfferKind::Draw, harness.by(1)),
            Err(Refused::NoDraws)
        );
    });
}

#[test]
fn a_match_can_be_aborted_until_all_players_have_moved() {
    on_every_store(|harness| {
        let id = harness.nim();
        harness.play(id, 1, "1").unwrap();
        let view = harness.matches.view(id).unwrap();
        let is_offered = [1, 2].map(|player| view.may_abort(PlayerId(player)));
        assert_eq!(is_offered, [true, true]);
        assert_eq!(harness.matches.abort(id, harness.by(3)), Err(Refused::NotAPlayer(id)));
        harness.matches.abort(id, harness.by(1)).unwrap();
        assert_eq!(harness.head(id).ending(), Some(&Ending::Aborted { seat: Seat(0) }));
        let id = harness.nim();
        harness.play_all(id, &[(1, "1"), (2, "1")]);
        assert!(!harness.matches.view(id).unwrap().may_abort(PlayerId(2)));
        assert_eq!(harness.matches.abort(id, harness.by(1)), Err(Refused::TooLateToAbort(id)));
    });
}

#[test]
fn a_player_gone_without_a_move_does_not_keep_a_match_abortable() {
    on_every_store(|harness| {
        let id = harness.stakes(3);
        harness.matches.resign(id, harness.by(3)).unwrap();
        harness.play_all(id, &[(1, "stake 1")]);
        assert!(harness.matches.view(id).unwrap().may_abort(PlayerId(2)));
        harness.play_all(id, &[(2, "stake 1")]);
        assert!(!harness.matches.view(id).unwrap().may_abort(PlayerId(1)));
        assert_eq!(harness.matches.abort(id, harness.by(1)), Err(Refused::TooLateToAbort(id)));
    });
}
