//! Challenges and lobbies.

use std::sync::Arc;

use matches::{Challenge, Ending, Filter, MatchId, Page, PlayerId, Refused, Seating, Stage};
use rules::Seat;
use store::MemoryStore;

use crate::damage::{put, rows};
use crate::hall::{Hall, SERVER, nim, on_every_store, stakes};

const FIRST: Page = Page { after: None, most: 50 };

fn players(hall: &Hall, id: MatchId) -> Vec<u64> {
    hall.head(id).players.iter().map(|player| player.0).collect()
}

fn refused(hall: &Hall, challenge: Challenge) -> Refused {
    hall.challenge(&challenge).unwrap_err()
}

#[test]
fn an_accepted_challenge_runs() {
    on_every_store(|hall| {
        let made = hall.challenge(&nim(1, &[2])).unwrap();
        assert_eq!((made.id, made.revision.0, made.repeated), (MatchId(1), 1, false));
        let head = hall.head(made.id);
        assert_eq!(head.stage, Stage::Lobby);
        assert_eq!((head.invited, head.open, head.most), (vec![PlayerId(2)], false, 2));
        assert_eq!(head.options["stones"], "7");
        hall.matches.join(made.id, hall.by(2)).unwrap();
        let head = hall.head(made.id);
        assert_eq!((head.stage.clone(), head.deadline), (Stage::Running, None));
        assert!(head.is_turn_of(PlayerId(1)) && !head.is_turn_of(PlayerId(2)));
    });
}

#[test]
fn matches_are_numbered_in_order() {
    on_every_store(|hall| {
        let ids: Vec<_> = (0..4).map(|_| hall.challenge(&nim(1, &[])).unwrap().id.0).collect();
        assert_eq!(ids, [1, 2, 3, 4]);
        hall.restart();
        assert_eq!(hall.challenge(&nim(1, &[])).unwrap().id, MatchId(5));
    });
}

#[test]
fn anyone_accepts_an_open_challenge_but_only_one() {
    on_every_store(|hall| {
        let id = hall.challenge(&nim(1, &[])).unwrap().id;
        assert!(hall.head(id).open);
        hall.matches.join(id, hall.by(7)).unwrap();
        assert_eq!(hall.matches.join(id, hall.by(8)), Err(Refused::Started(id)));
        assert_eq!(players(hall, id), [1, 7]);
    });
}

#[test]
fn a_challenge_that_is_not_possible_is_refused_with_its_reason() {
    on_every_store(|hall| {
        let unknown = Challenge { game: "chess".into(), ..nim(1, &[2]) };
        assert_eq!(refused(hall, unknown), Refused::UnknownGame);
        assert_eq!(refused(hall, nim(1, &[1])), Refused::SamePlayer);
        assert_eq!(refused(hall, stakes(1, &[2, 2])), Refused::SamePlayer);
        assert_eq!(refused(hall, nim(0, &[2])), Refused::SamePlayer);
        let crowded = Challenge { seats: Some(2), ..stakes(1, &[2, 3]) };
        assert_eq!(refused(hall, crowded), Refused::TooManyNamed);
        let elsewhere = Challenge { seating: Seating::Chosen(Seat(2)), ..nim(1, &[2]) };
        assert_eq!(refused(hall, elsewhere), Refused::NoSuchSeat);
        let mut stones = nim(1, &[2]);
        stones.options.insert("stones".into(), "0".into());
        assert!(matches!(refused(hall, stones), Refused::Options(_)));
        for seats in [0, 1, 3, 200] {
            let challenge =
                Challenge { seats: Some(seats), seating: Seating::Random, ..nim(1, &[]) };
            assert!(matches!(refused(hall, challenge), Refused::Options(_)), "{seats}");
        }
        assert_eq!(hall.matches.matches_of(PlayerId(1), Filter::Lobby, FIRST), Ok(Vec::new()));
    });
}

#[test]
fn one_who_has_too_many_challenges_makes_no_more_but_can_still_be_challenged() {
    on_every_store(|hall| {
        for _ in 0..20 {
            hall.challenge(&nim(1, &[2])).unwrap();
        }
        assert_eq!(refused(hall, nim(1, &[2])), Refused::TooManyChallenges(20));
        hall.challenge(&nim(2, &[1])).unwrap();
        hall.matches.withdraw(MatchId(3), hall.by(1)).unwrap();
        hall.challenge(&nim(1, &[2])).unwrap();
    });
}

#[test]
fn only_who_was_asked_may_answer() {
    on_every_store(|hall| {
        let id = hall.challenge(&nim(1, &[2])).unwrap().id;
        assert_eq!(hall.matches.join(id, hall.by(3)), Err(Refused::NotInvited(id)));
        assert_eq!(hall.matches.join(id, hall.by(0)), Err(Refused::NotInvited(id)));
        assert_eq!(hall.matches.decline(id, hall.by(3)), Err(Refused::NotInvited(id)));
        assert_eq!(hall.matches.join(id, hall.by(1)), Err(Refused::Joined(id)));
        assert_eq!(hall.matches.decline(id, hall.by(1)), Err(Refused::OwnChallenge(id)));
        assert_eq!(hall.matches.leave_lobby(id, hall.by(1)), Err(Refused::OwnChallenge(id)));
        assert_eq!(hall.matches.leave_lobby(id, hall.by(2)), Err(Refused::NotJoined(id)));
        assert_eq!(hall.matches.withdraw(id, hall.by(2)), Err(Refused::NotChallenger(id)));
        assert_eq!(hall.matches.start(id, hall.by(2)), Err(Refused::NotChallenger(id)));
        let few = Refused::TooFew { least: 2, joined: 1 };
        assert_eq!(hall.matches.start(id, hall.by(1)), Err(few));
        let missing = MatchId(99);
        assert_eq!(hall.matches.join(missing, hall.by(2)), Err(Refused::NoSuchMatch(missing)));
    });
}

#[test]
fn a_declined_or_withdrawn_challenge_is_over_and_off_the_lists() {
    on_every_store(|hall| {
        let declined = hall.challenge(&nim(1, &[2])).unwrap().id;
        hall.matches.decline(declined, hall.by(2)).unwrap();
        assert_eq!(hall.head(declined).ending(), Some(&Ending::Declined));
        let withdrawn = hall.challenge(&nim(1, &[2])).unwrap().id;
        hall.matches.withdraw(withdrawn, hall.by(1)).unwrap();
        assert_eq!(hall.head(withdrawn).ending(), Some(&Ending::Withdrawn));
        for id in [declined, withdrawn] {
            assert_eq!(hall.matches.join(id, hall.by(2)), Err(Refused::Over(id)));
            assert_eq!(hall.matches.record(id).unwrap_err(), Refused::NotStarted(id));
        }
        for filter in [Filter::Lobby, Filter::Running, Filter::Over] {
            assert_eq!(hall.matches.matches_of(PlayerId(1), filter, FIRST), Ok(Vec::new()));
            assert_eq!(hall.matches.matches_in(SERVER, filter, FIRST), Ok(Vec::new()));
        }
    });
}

#[test]
fn a_lobby_fills_empties_and_starts() {
    on_every_store(|hall| {
        let id = hall.challenge(&stakes(1, &[])).unwrap().id;
        assert_eq!((hall.head(id).least, hall.head(id).most), (1, 4));
        for player in [2, 3] {
            hall.matches.join(id, hall.by(player)).unwrap();
        }
        hall.matches.leave_lobby(id, hall.by(2)).unwrap();
        assert_eq!(players(hall, id), [1, 3]);
        hall.matches.start(id, hall.by(1)).unwrap();
        assert_eq!((hall.head(id).seats, hall.head(id).stage), (2, Stage::Running));
        assert_eq!(hall.matches.leave_lobby(id, hall.by(3)), Err(Refused::Started(id)));
    });
}

#[test]
fn who_was_asked_by_name_may_leave_and_come_back() {
    on_every_store(|hall| {
        let id = hall.challenge(&stakes(1, &[2, 3])).unwrap().id;
        hall.matches.join(id, hall.by(2)).unwrap();
        hall.matches.leave_lobby(id, hall.by(2)).unwrap();
        assert_eq!((players(hall, id), hall.head(id).most), (vec![1], 3));
        assert_eq!(hall.head(id).invited, [PlayerId(3), PlayerId(2)]);
        // The table waits for them: it neither begins without them nor gives their seat away.
        hall.matches.join(id, hall.by(3)).unwrap();
        assert_eq!(hall.head(id).stage, Stage::Lobby);
        assert_eq!(hall.matches.join(id, hall.by(4)), Err(Refused::NotInvited(id)));
        hall.matches.join(id, hall.by(2)).unwrap();
        assert_eq!((hall.head(id).seats, hall.head(id).stage), (3, Stage::Running));
    });
}

#[test]
fn who_left_a_lobby_may_decline_for_good() {
    on_every_store(|hall| {
        let id = hall.challenge(&stakes(1, &[2, 3])).unwrap().id;
        hall.matches.join(id, hall.by(2)).unwrap();
        hall.matches.leave_lobby(id, hall.by(2)).unwrap();
        hall.matches.decline(id, hall.by(2)).unwrap();
        assert_eq!((hall.head(id).most, hall.head(id).invited), (2, vec![PlayerId(3)]));
    });
}

#[test]
fn a_lobby_starts_by_itself_when_it_is_full() {
    on_every_store(|hall| {
        let id = hall.challenge(&Challenge { seats: Some(3), ..stakes(1, &[]) }).unwrap().id;
        for player in [2, 3] {
            assert_eq!(hall.head(id).stage, Stage::Lobby);
            hall.matches.join(id, hall.by(player)).unwrap();
        }
        assert_eq!((hall.head(id).seats, hall.head(id).stage), (3, Stage::Running));
    });
}

#[test]
fn those_who_were_asked_have_their_seats_kept() {
    on_every_store(|hall| {
        let id = hall.challenge(&Challenge { seats: Some(3), ..stakes(1, &[2]) }).unwrap().id;
        hall.matches.join(id, hall.by(7)).unwrap();
        assert_eq!(hall.matches.join(id, hall.by(8)), Err(Refused::NotInvited(id)));
        hall.matches.decline(id, hall.by(2)).unwrap();
        hall.matches.join(id, hall.by(8)).unwrap();
        assert_eq!(hall.head(id).stage, Stage::Running);
    });
}

#[test]
fn the_match_starts_when_the_last_one_who_has_not_joined_declines() {
    on_every_store(|hall| {
        let id = hall.challenge(&stakes(1, &[2, 3])).unwrap().id;
        hall.matches.join(id, hall.by(3)).unwrap();
        assert_eq!(hall.head(id).stage, Stage::Lobby);
        hall.matches.decline(id, hall.by(2)).unwrap();
        let head = hall.head(id);
        assert_eq!((head.stage.clone(), head.seats), (Stage::Running, 2));
        let mut playing = players(hall, id);
        playing.sort_unstable();
        assert_eq!(playing, [1, 3]);
    });
}

#[test]
fn when_one_of_several_declines_the_others_can_play() {
    on_every_store(|hall| {
        let id = hall.challenge(&stakes(1, &[2, 3])).unwrap().id;
        hall.matches.decline(id, hall.by(2)).unwrap();
        assert_eq!((hall.head(id).stage, hall.head(id).most), (Stage::Lobby, 2));
        hall.matches.join(id, hall.by(3)).unwrap();
        assert_eq!(hall.head(id).stage, Stage::Running);
    });
}

#[test]
fn a_match_for_one_starts_at_once() {
    on_every_store(|hall| {
        let id = hall.challenge(&Challenge { seats: Some(1), ..stakes(1, &[]) }).unwrap().id;
        assert_eq!(hall.head(id).stage, Stage::Running);
        hall.play_all(id, &[(1, "stake 2"), (1, "add 2")]);
        assert_eq!(hall.head(id).winners().only(), Some(Seat(0)));
    });
}

#[test]
fn seats_are_chosen_or_drawn_from_the_seed() {
    on_every_store(|hall| {
        let second = Challenge { seating: Seating::Chosen(Seat(1)), ..nim(1, &[2]) };
        let id = hall.challenge(&second).unwrap().id;
        hall.matches.join(id, hall.by(2)).unwrap();
        assert_eq!(players(hall, id), [2, 1]);
        let drawn: Vec<_> = (0..2)
            .map(|_| {
                let id = hall.challenge(&stakes(1, &[2, 3, 4])).unwrap().id;
                for player in [2, 3, 4] {
                    hall.matches.join(id, hall.by(player)).unwrap();
                }
                players(hall, id)
            })
            .collect();
        assert_eq!(drawn[0], drawn[1]);
        let mut sorted = drawn[0].clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [1, 2, 3, 4]);
        let last = Challenge { seating: Seating::Chosen(Seat(3)), ..stakes(1, &[]) };
        let id = hall.challenge(&last).unwrap().id;
        hall.matches.join(id, hall.by(2)).unwrap();
        hall.matches.start(id, hall.by(1)).unwrap();
        assert_eq!(players(hall, id), [2, 1]);
    });
}

#[test]
fn an_unanswered_challenge_expires_after_its_days() {
    on_every_store(|hall| {
        let id = hall.challenge(&nim(1, &[2])).unwrap().id;
        let running = hall.nim();
        let day = 24 * 60 * 60 * 1000;
        hall.later(3 * day - 1);
        assert_eq!(hall.pass_time(), []);
        hall.later(1);
        assert_eq!(hall.pass_time(), [id]);
        assert_eq!(hall.pass_time(), []);
        assert_eq!(hall.head(id).ending(), Some(&Ending::Expired));
        assert_eq!(hall.head(running).stage, Stage::Running);
    });
}

#[test]
fn a_match_has_one_rematch() {
    on_every_store(|hall| {
        let first = hall.nim();
        let again = |player: u64, other: u64| Challenge {
            rematch_of: Some(first),
            ..nim(player, &[other])
        };
        assert_eq!(refused(hall, again(1, 2)), Refused::StillRunning(first));
        hall.matches.resign(first, hall.by(1)).unwrap();
        assert_eq!(refused(hall, again(9, 2)), Refused::NotAPlayer(first));
        assert_eq!(hall.matches.rematch(first), Ok(None));
        let second = hall.challenge(&again(1, 2)).unwrap().id;
        assert_eq!(refused(hall, again(2, 1)), Refused::Rematched(second));
        assert_eq!(hall.matches.rematch(first), Ok(Some(second)));
        hall.matches.decline(second, hall.by(2)).unwrap();
        assert_eq!(hall.matches.rematch(first), Ok(None));
        let third = hall.challenge(&again(2, 1)).unwrap().id;
        assert_eq!(hall.head(third).rematch_of, Some(first));
    });
}

#[test]
fn a_rematch_that_is_not_there_is_none() {
    let hall = Hall::over(Arc::new(MemoryStore::new()));
    let first = hall.nim();
    hall.matches.resign(first, hall.by(1)).unwrap();
    let again = Challenge { rematch_of: Some(first), ..nim(1, &[2]) };
    hall.challenge(&again).unwrap();
    let (header, _) = rows(&hall, b'H').pop().unwrap();
    put(&hall, header, None);
    assert_eq!(hall.matches.rematch(first), Ok(None));
    hall.challenge(&again).unwrap();
}
