//! Resigning, draws, calling off.

use matches::{Ending, MatchId, PlayerId, Refused, Stage};
use rules::{Seat, Seats};

use crate::hall::{Hall, on_every_store};

#[test]
fn who_resigns_against_one_has_lost() {
    on_every_store(|hall| {
        let id = hall.nim();
        assert_eq!(hall.matches.resign(id, hall.by(3)), Err(Refused::NotAPlayer(id)));
        hall.matches.resign(id, hall.by(2)).unwrap();
        assert_eq!(hall.head(id).ending(), Some(&Ending::Resigned { seat: Seat(1) }));
        assert_eq!(hall.head(id).winners(), Seats::one(Seat(0)));
        assert_eq!(hall.matches.resign(id, hall.by(1)), Err(Refused::Over(id)));
    });
}

#[test]
fn who_resigns_against_several_leaves_and_they_play_on() {
    on_every_store(|hall| {
        let id = hall.stakes(3);
        hall.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9"), (1, "add 1")]);
        hall.matches.resign(id, hall.by(1)).unwrap();
        let head = hall.head(id);
        assert_eq!((head.stage.clone(), head.gone), (Stage::Running, Seats::one(Seat(0))));
        assert_eq!(head.to_move, Seats::one(Seat(1)));
        assert_eq!(head.notes, ["Seat 0 adds 1.", "Seat 0 leaves."]);
        assert_eq!(hall.play(id, 1, "add 1"), Err(Refused::LeftTable(id)));
        assert_eq!(hall.matches.resign(id, hall.by(1)), Err(Refused::LeftTable(id)));
        hall.play(id, 2, "done").unwrap();
        hall.matches.resign(id, hall.by(3)).unwrap();
        assert_eq!(hall.head(id).winners(), Seats::one(Seat(1)));
    });
}

#[test]
fn who_resigns_alone_has_lost_to_nobody() {
    on_every_store(|hall| {
        let id = hall.stakes(1);
        hall.matches.resign(id, hall.by(1)).unwrap();
        assert_eq!(hall.head(id).winners(), Seats::NONE);
    });
}

/// Who offers something that stands.
fn offerer(hall: &Hall, id: MatchId) -> Option<Seat> {
    hall.head(id).offer().map(|offer| offer.by)
}

#[test]
fn a_draw_is_offered_and_accepted() {
    on_every_store(|hall| {
        let id = hall.nim();
        assert_eq!(hall.matches.answer(id, crate::hall::YES, hall.by(2)), Err(Refused::NoOffer));
        hall.matches.offer(id, matches::OfferKind::Draw, hall.by(1)).unwrap();
        assert_eq!(offerer(hall, id), Some(Seat(0)));
        assert_eq!(
            hall.matches.offer(id, matches::OfferKind::Draw, hall.by(1)),
            Err(Refused::OfferedBefore)
        );
        assert_eq!(hall.matches.answer(id, crate::hall::YES, hall.by(1)), Err(Refused::NoOffer));
        assert_eq!(
            hall.matches.answer(id, crate::hall::YES, hall.by(3)),
            Err(Refused::NotAPlayer(id))
        );
        hall.matches.answer(id, crate::hall::YES, hall.by(2)).unwrap();
        assert_eq!(hall.head(id).ending(), Some(&Ending::DrawAgreed));
        assert_eq!(hall.head(id).winners(), Seats::NONE);
    });
}

#[test]
fn two_offers_are_an_agreement() {
    on_every_store(|hall| {
        let id = hall.nim();
        hall.matches.offer(id, matches::OfferKind::Draw, hall.by(1)).unwrap();
        hall.matches.offer(id, matches::OfferKind::Draw, hall.by(2)).unwrap();
        assert_eq!(hall.head(id).ending(), Some(&Ending::DrawAgreed));
    });
}

#[test]
fn an_offer_is_declined_by_word_or_by_moving() {
    on_every_store(|hall| {
        let id = hall.nim();
        hall.matches.offer(id, matches::OfferKind::Draw, hall.by(2)).unwrap();
        hall.matches.answer(id, crate::hall::NO, hall.by(1)).unwrap();
        assert_eq!(offerer(hall, id), None);
        assert_eq!(
            hall.matches.offer(id, matches::OfferKind::Draw, hall.by(2)),
            Err(Refused::OfferedBefore)
        );
        hall.play(id, 1, "1").unwrap();
        hall.matches.offer(id, matches::OfferKind::Draw, hall.by(2)).unwrap();
        hall.play(id, 2, "1").unwrap();
        assert_eq!(offerer(hall, id), Some(Seat(1)), "one's own move keeps the offer");
        hall.play(id, 1, "1").unwrap();
        assert_eq!(offerer(hall, id), None, "the other's move declines it");
        assert_eq!(hall.matches.answer(id, crate::hall::NO, hall.by(1)), Err(Refused::NoOffer));
    });
}

#[test]
fn an_offer_makes_no_board_stale() {
    on_every_store(|hall| {
        let id = hall.nim();
        let seen = hall.head(id).revision;
        hall.matches.offer(id, matches::OfferKind::Draw, hall.by(2)).unwrap();
        hall.matches.play(id, Some(seen), "1", hall.by(1)).unwrap();
    });
}

#[test]
fn there_is_no_draw_where_the_game_knows_none() {
    on_every_store(|hall| {
        let id = hall.stakes(2);
        assert_eq!(
            hall.matches.offer(id, matches::OfferKind::Draw, hall.by(1)),
            Err(Refused::NoDraws)
        );
    });
}

#[test]
fn a_match_is_called_off_until_everybody_has_moved() {
    on_every_store(|hall| {
        let id = hall.nim();
        hall.play(id, 1, "1").unwrap();
        assert!(hall.matches.view(id).unwrap().may_abort(PlayerId(2)));
        assert_eq!(hall.matches.abort(id, hall.by(3)), Err(Refused::NotAPlayer(id)));
        hall.matches.abort(id, hall.by(1)).unwrap();
        assert_eq!(hall.head(id).ending(), Some(&Ending::Aborted { seat: Seat(0) }));
        let id = hall.nim();
        hall.play_all(id, &[(1, "1"), (2, "1")]);
        assert!(!hall.matches.view(id).unwrap().may_abort(PlayerId(2)));
        assert_eq!(hall.matches.abort(id, hall.by(1)), Err(Refused::TooLateToAbort(id)));
    });
}

#[test]
fn who_left_without_a_move_does_not_keep_the_match_open_for_calling_off() {
    on_every_store(|hall| {
        let id = hall.stakes(3);
        hall.matches.resign(id, hall.by(3)).unwrap();
        hall.play_all(id, &[(1, "stake 1")]);
        assert!(hall.matches.view(id).unwrap().may_abort(PlayerId(1)));
        hall.play_all(id, &[(2, "stake 1")]);
        assert!(!hall.matches.view(id).unwrap().may_abort(PlayerId(1)));
        assert_eq!(hall.matches.abort(id, hall.by(1)), Err(Refused::TooLateToAbort(id)));
    });
}
