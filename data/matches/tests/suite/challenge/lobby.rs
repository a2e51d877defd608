//! Tests of challenges before the match starts.

use std::sync::Arc;

use matches::{Challenge, Ending, Filter, MatchId, Page, PlayerId, Refused, Seating, Stage};
use rules::Seat;
use store::MemoryStore;

use crate::harness::{Harness, SERVER, nim, on_every_store, stakes};
use crate::upkeep::damage::{put, rows};

const FIRST: Page = Page { after: None, most: 50 };

fn players(harness: &Harness, id: MatchId) -> Vec<u64> {
    harness.head(id).players.iter().map(|player| player.0).collect()
}

fn refused(harness: &Harness, challenge: Challenge) -> Refused {
    harness.challenge(&challenge).unwrap_err()
}

#[test]
fn an_accepted_challenge_starts_the_match() {
    on_every_store(|harness| {
        let made = harness.challenge(&nim(1, &[2])).unwrap();
        assert_eq!((made.id, made.revision.0, made.repeated), (MatchId(1), 1, false));
        let head = harness.head(made.id);
        assert_eq!(head.stage, Stage::Lobby);
        assert_eq!((head.invited, head.open, head.most), (vec![PlayerId(2)], false, 2));
        assert_eq!(head.options["stones"], "7");
        harness.matches.join(made.id, harness.by(2)).unwrap();
        let head = harness.head(made.id);
        assert_eq!((head.stage.clone(), head.deadline), (Stage::Running, None));
        assert!(head.is_turn_of(PlayerId(1)) && !head.is_turn_of(PlayerId(2)));
    });
}

#[test]
fn matches_are_numbered_in_order() {
    on_every_store(|harness| {
        let ids: Vec<_> = (0..4).map(|_| harness.challenge(&nim(1, &[])).unwrap().id.0).collect();
        assert_eq!(ids, [1, 2, 3, 4]);
        harness.restart();
        assert_eq!(harness.challenge(&nim(1, &[])).unwrap().id, MatchId(5));
    });
}

#[test]
fn a_repeated_request_uses_up_no_number() {
    on_every_store(|harness| {
        let by = harness.by(1);
        let ask = || harness.matches.challenge(&nim(1, &[]), by.key, by.now).unwrap();
        assert!(!ask().repeated && ask().repeated);
        assert_eq!(harness.challenge(&nim(1, &[])).unwrap().id, MatchId(2));
    });
}

#[test]
fn an_open_challenge_is_accepted_by_one_player() {
    on_every_store(|harness| {
        let id = harness.challenge(&nim(1, &[])).unwrap().id;
        assert!(harness.head(id).open);
        harness.matches.join(id, harness.by(7)).unwrap();
        assert_eq!(harness.matches.join(id, harness.by(8)), Err(Refused::Started(id)));
        assert_eq!(players(harness, id), [1, 7]);
    });
}

#[test]
fn an_impossible_challenge_is_refused_with_its_reason() {
    on_every_store(|harness| {
        let unknown = Challenge { game: "chess".into(), ..nim(1, &[2]) };
        assert_eq!(refused(harness, unknown), Refused::UnknownGame);
        assert_eq!(refused(harness, nim(1, &[1])), Refused::SamePlayer);
        assert_eq!(refused(harness, stakes(1, &[2, 2])), Refused::SamePlayer);
        assert_eq!(refused(harness, nim(0, &[2])), Refused::SamePlayer);
        let crowded = Challenge { seats: Some(2), ..stakes(1, &[2, 3]) };
        assert_eq!(refused(harness, crowded), Refused::TooManyNamed);
        let elsewhere = Challenge { seating: Seating::Chosen(Seat(2)), ..nim(1, &[2]) };
        assert_eq!(refused(harness, elsewhere), Refused::NoSuchSeat);
        let mut stones = nim(1, &[2]);
        stones.options.insert("stones".into(), "0".into());
        assert!(matches!(refused(harness, stones), Refused::Options(_)));
        for seats in [0, 1, 3, 200] {
            let challenge =
                Challenge { seats: Some(seats), seating: Seating::Random, ..nim(1, &[]) };
            assert!(matches!(refused(harness, challenge), Refused::Options(_)), "{seats}");
        }
        assert_eq!(harness.matches.matches_of(PlayerId(1), Filter::Lobby, FIRST), Ok(Vec::new()));
    });
}

#[test]
fn a_player_with_twenty_challenges_can_still_be_challenged() {
    on_every_store(|harness| {
        for _ in 0..20 {
            harness.challenge(&nim(1, &[2])).unwrap();
        }
        assert_eq!(refused(harness, nim(1, &[2])), Refused::TooManyChallenges(20));
        harness.challenge(&nim(2, &[1])).unwrap();
        harness.matches.withdraw(MatchId(3), harness.by(1)).unwrap();
        harness.challenge(&nim(1, &[2])).unwrap();
    });
}

#[test]
fn only_invited_players_may_answer_a_challenge() {
    on_every_store(|harness| {
        let id = harness.challenge(&nim(1, &[2])).unwrap().id;
        assert_eq!(harness.matches.join(id, harness.by(3)), Err(Refused::NotInvited(id)));
        assert_eq!(harness.matches.join(id, harness.by(0)), Err(Refused::NotInvited(id)));
        assert_eq!(harness.matches.decline(id, harness.by(3)), Err(Refused::NotInvited(id)));
        assert_eq!(harness.matches.join(id, harness.by(1)), Err(Refused::Joined(id)));
        assert_eq!(harness.matches.decline(id, harness.by(1)), Err(Refused::OwnChallenge(id)));
        assert_eq!(harness.matches.leave_lobby(id, harness.by(1)), Err(Refused::OwnChallenge(id)));
        assert_eq!(harness.matches.leave_lobby(id, harness.by(2)), Err(Refused::NotJoined(id)));
        assert_eq!(harness.matches.withdraw(id, harness.by(2)), Err(Refused::NotChallenger(id)));
        assert_eq!(harness.matches.start(id, harness.by(2)), Err(Refused::NotChallenger(id)));
        let few = Refused::TooFew { least: 2, joined: 1 };
        assert_eq!(harness.matches.start(id, harness.by(1)), Err(few));
        let missing = MatchId(99);
        assert_eq!(
            harness.matches.join(missing, harness.by(2)),
            Err(Refused::NoSuchMatch(missing))
        );
    });
}

#[test]
fn a_declined_or_withdrawn_challenge_is_over_and_off_the_lists() {
    on_every_store(|harness| {
        let declined = harness.challenge(&nim(1, &[2])).unwrap().id;
        harness.matches.decline(declined, harness.by(2)).unwrap();
        assert_eq!(harness.head(declined).ending(), Some(&Ending::Declined));
        let withdrawn = harness.challenge(&nim(1, &[2])).unwrap().id;
        harness.matches.withdraw(withdrawn, harness.by(1)).unwrap();
        assert_eq!(harness.head(withdrawn).ending(), Some(&Ending::Withdrawn));
        for id in [declined, withdrawn] {
            assert_eq!(harness.matches.join(id, harness.by(2)), Err(Refused::Over(id)));
            assert_eq!(harness.matches.record(id).unwrap_err(), Refused::NotStarted(id));
        }
        for filter in [Filter::Lobby, Filter::Running, Filter::Over] {
            assert_eq!(harness.matches.matches_of(PlayerId(1), filter, FIRST), Ok(Vec::new()));
            assert_eq!(harness.matches.matches_in(SERVER, filter, FIRST), Ok(Vec::new()));
        }
    });
}

#[test]
fn a_lobby_fills_empties_and_starts_on_command() {
    on_every_store(|harness| {
        let id = harness.challenge(&stakes(1, &[])).unwrap().id;
        assert_eq!((harness.head(id).least, harness.head(id).most), (1, 4));
        for player in [2, 3] {
            harness.matches.join(id, harness.by(player)).unwrap();
        }
        harness.matches.leave_lobby(id, harness.by(2)).unwrap();
        assert_eq!(players(harness, id), [1, 3]);
        harness.matches.start(id, harness.by(1)).unwrap();
        assert_eq!((harness.head(id).seats, harness.head(id).stage), (2, Stage::Running));
        assert_eq!(harness.matches.leave_lobby(id, harness.by(3)), Err(Refused::Started(id)));
    });
}

#[test]
fn an_invited_player_may_leave_the_lobby_and_return() {
    on_every_store(|harness| {
        let id = harness.challenge(&stakes(1, &[2, 3])).unwrap().id;
        harness.matches.join(id, harness.by(2)).unwrap();
        harness.matches.leave_lobby(id, harness.by(2)).unwrap();
        assert_eq!((players(harness, id), harness.head(id).most), (vec![1], 3));
        assert_eq!(harness.head(id).invited, [PlayerId(3), PlayerId(2)]);
        // The seat of player 2 stays reserved: the match waits for them, and nobody else gets the seat.
        harness.matches.join(id, harness.by(3)).unwrap();
        assert_eq!(harness.head(id).stage, Stage::Lobby);
        assert_eq!(harness.matches.join(id, harness.by(4)), Err(Refused::NotInvited(id)));
        harness.matches.join(id, harness.by(2)).unwrap();
        assert_eq!((harness.head(id).seats, harness.head(id).stage), (3, Stage::Running));
    });
}

#[test]
fn an_invited_player_may_decline_after_leaving_the_lobby() {
    on_every_store(|harness| {
        let id = harness.challenge(&stakes(1, &[2, 3])).unwrap().id;
        harness.matches.join(id, harness.by(2)).unwrap();
        harness.matches.leave_lobby(id, harness.by(2)).unwrap();
        harness.matches.decline(id, harness.by(2)).unwrap();
        assert_eq!((harness.head(id).most, harness.head(id).invited), (2, vec![PlayerId(3)]));
    });
}

#[test]
fn a_full_lobby_starts_the_match() {
    on_every_store(|harness| {
        let id = harness.challenge(&Challenge { seats: Some(3), ..stakes(1, &[]) }).unwrap().id;
        for player in [2, 3] {
            assert_eq!(harness.head(id).stage, Stage::Lobby);
            harness.matches.join(id, harness.by(player)).unwrap();
        }
        assert_eq!((harness.head(id).seats, harness.head(id).stage), (3, Stage::Running));
    });
}

#[test]
fn invited_players_keep_reserved_seats() {
    on_every_store(|harness| {
        let id = harness.challenge(&Challenge { seats: Some(3), ..stakes(1, &[2]) }).unwrap().id;
        harness.matches.join(id, harness.by(7)).unwrap();
        assert_eq!(harness.matches.join(id, harness.by(8)), Err(Refused::NotInvited(id)));
        harness.matches.decline(id, harness.by(2)).unwrap();
        harness.matches.join(id, harness.by(8)).unwrap();
        assert_eq!(harness.head(id).stage, Stage::Running);
    });
}

#[test]
fn the_match_starts_when_the_last_invited_player_declines() {
    on_every_store(|harness| {
        let id = harness.challenge(&stakes(1, &[2, 3])).unwrap().id;
        harness.matches.join(id, harness.by(3)).unwrap();
        assert_eq!(harness.head(id).stage, Stage::Lobby);
        harness.matches.decline(id, harness.by(2)).unwrap();
        let head = harness.head(id);
        assert_eq!((head.stage.clone(), head.seats), (Stage::Running, 2));
        let mut playing = players(harness, id);
        playing.sort_unstable();
        assert_eq!(playing, [1, 3]);
    });
}

#[test]
fn the_others_can_play_when_an_invited_player_declines() {
    on_every_store(|harness| {
        let id = harness.challenge(&stakes(1, &[2, 3])).unwrap().id;
        harness.matches.decline(id, harness.by(2)).unwrap();
        assert_eq!((harness.head(id).stage, harness.head(id).most), (Stage::Lobby, 2));
        harness.matches.join(id, harness.by(3)).unwrap();
        assert_eq!(harness.head(id).stage, Stage::Running);
    });
}

#[test]
fn a_solo_match_starts_at_once() {
    on_every_store(|harness| {
        let id = harness.challenge(&Challenge { seats: Some(1), ..stakes(1, &[]) }).unwrap().id;
        assert_eq!(harness.head(id).stage, Stage::Running);
        harness.play_all(id, &[(1, "stake 2"), (1, "add 2")]);
        assert_eq!(harness.head(id).winners().only(), Some(Seat(0)));
    });
}

#[test]
fn seats_are_chosen_or_drawn_from_the_seed() {
    on_every_store(|harness| {
        let second = Challenge { seating: Seating::Chosen(Seat(1)), ..nim(1, &[2]) };
        let id = harness.challenge(&second).unwrap().id;
        harness.matches.join(id, harness.by(2)).unwrap();
        assert_eq!(players(harness, id), [2, 1]);
        let drawn: Vec<_> = (0..2)
            .map(|_| {
                let id = harness.challenge(&stakes(1, &[2, 3, 4])).unwrap().id;
                for player in [2, 3, 4] {
                    harness.matches.join(id, harness.by(player)).unwrap();
                }
                players(harness, id)
            })
            .collect();
        assert_eq!(drawn[0], drawn[1]);
        let mut sorted = drawn[0].clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [1, 2, 3, 4]);
        let last = Challenge { seating: Seating::Chosen(Seat(3)), ..stakes(1, &[]) };
        let id = harness.challenge(&last).unwrap().id;
        harness.matches.join(id, harness.by(2)).unwrap();
        harness.matches.start(id, harness.by(1)).unwrap();
        assert_eq!(players(harness, id), [2, 1]);
    });
}

#[test]
fn an_unanswered_challenge_expires_after_three_days() {
    on_every_store(|harness| {
        let id = harness.challenge(&nim(1, &[2])).unwrap().id;
        let running = harness.nim();
        let day = 24 * 60 * 60 * 1000;
        harness.later(3 * day - 1);
        assert_eq!(harness.pass_time(), []);
        harness.later(1);
        assert_eq!(harness.pass_time(), [id]);
        assert_eq!(harness.pass_time(), []);
        assert_eq!(harness.head(id).ending(), Some(&Ending::Expired));
        assert_eq!(harness.head(running).stage, Stage::Running);
    });
}

#[test]
fn a_match_has_one_rematch() {
    on_every_store(|harness| {
        let first = harness.nim();
        let again = |player: u64, other: u64| Challenge {
            rematch_of: Some(first),
            ..nim(player, &[other])
        };
        assert_eq!(refused(harness, again(1, 2)), Refused::StillRunning(first));
        harness.matches.resign(first, harness.by(1)).unwrap();
        assert_eq!(refused(harness, again(9, 2)), Refused::NotAPlayer(first));
        assert_eq!(harness.matches.rematch(first), Ok(None));
        let second = harness.challenge(&again(1, 2)).unwrap().id;
        assert_eq!(refused(harness, again(2, 1)), Refused::Rematched(second));
        assert_eq!(harness.matches.rematch(first), Ok(Some(second)));
        harness.matches.decline(second, harness.by(2)).unwrap();
        assert_eq!(harness.matches.rematch(first), Ok(None));
        let third = harness.challenge(&again(2, 1)).unwrap().id;
        assert_eq!(harness.head(third).rematch_of, Some(first));
    });
}

#[test]
fn the_web_version_of_a_match_grows_with_each_change_of_its_rematches() {
    on_every_store(|harness| {
        let first = harness.nim();
        harness.matches.resign(first, harness.by(1)).unwrap();
        let version = |harness: &Harness| {
            let view = harness.matches.view(first).unwrap();
            harness.matches.visible_version(&view, None).unwrap()
        };
        let again = Challenge { rematch_of: Some(first), ..nim(1, &[2]) };
        let mut versions = vec![version(harness)];
        for _ in 0..2 {
            let next = harness.challenge(&again).unwrap().id;
            versions.push(version(harness));
            harness.matches.decline(next, harness.by(2)).unwrap();
            versions.push(version(harness));
        }
        let next = harness.challenge(&again).unwrap().id;
        versions.push(version(harness));
        harness.matches.join(next, harness.by(2)).unwrap();
        versions.push(version(harness));
        assert!(versions.is_sorted_by(|one, other| one < other), "{versions:?}");
    });
}

#[test]
fn the_web_version_of_a_match_grows_with_each_answer_to_its_rematch() {
    on_every_store(|harness| {
        let first = harness.stakes(4);
        for player in 2..=4 {
            harness.matches.resign(first, harness.by(player)).unwrap();
        }
        let seen = |harness: &Harness| {
            let view = harness.matches.view(first).unwrap();
            let version = harness.matches.visible_version(&view, Some(PlayerId(3))).unwrap();
            (version, harness.matches.fingerprints(&[first]).unwrap()[&first])
        };
        let again = Challenge { rematch_of: Some(first), ..stakes(1, &[2, 3, 4]) };
        let next = harness.challenge(&again).unwrap().id;
        let mut all = vec![seen(harness)];
        harness.matches.join(next, harness.by(2)).unwrap();
        all.push(seen(harness));
        harness.matches.decline(next, harness.by(3)).unwrap();
        assert_eq!(harness.head(next).stage, Stage::Lobby);
        all.push(seen(harness));
        harness.matches.join(next, harness.by(4)).unwrap();
        all.push(seen(harness));
        assert!(all.is_sorted_by(|one, other| one.0 < other.0 && one.1 != other.1), "{all:?}");
        harness.matches.resign(next, harness.by(1)).unwrap();
        assert_eq!(seen(harness), all[3], "what happens in the rematch is no change of this match");
    });
}

#[test]
fn a_damaged_rematch_does_not_block_another() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let first = harness.nim();
    harness.matches.resign(first, harness.by(1)).unwrap();
    let again = Challenge { rematch_of: Some(first), ..nim(1, &[2]) };
    harness.challenge(&again).unwrap();
    let (header, _) = rows(&harness, b'H').pop().unwrap();
    put(&harness, header, None);
    assert_eq!(harness.matches.rematch(first), Ok(None));
    harness.challenge(&again).unwrap();
}
