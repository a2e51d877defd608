//! Erasing a person.

use data::{Ending, Filter, Page, PlayerId, Refused, Stage, Whose};
use rules::{Draft, Seat};

use crate::hall::on_every_store;

const FIRST: Page = Page { after: None, most: 50 };

/// A number that stands nowhere else in an export.
const NUMBER: u64 = 987_654_321_987;

#[test]
fn nothing_is_left_of_a_person_who_is_erased_and_matches_go_on() {
    on_every_store(|hall| {
        let person = PlayerId(NUMBER);
        let played = hall.between(1, NUMBER);
        hall.play_all(played, &[(1, "3"), (NUMBER, "3"), (1, "1")]);
        let running = hall.between(NUMBER, 2);
        hall.keep(running, person, &Draft::of(&["a"])).unwrap();
        hall.matches.prefer(Whose::Player(person), "side", "left").unwrap();
        let staked = hall.challenge(&crate::hall::stakes(2, &[NUMBER])).unwrap().id;
        hall.matches.join(staked, hall.by(NUMBER)).unwrap();
        hall.play(staked, NUMBER, "stake 7").unwrap();
        assert!(hall.matches.kept(person, "stakes").unwrap().is_some());
        let own = hall.challenge(&crate::hall::nim(NUMBER, &[2])).unwrap().id;
        let asked = hall.challenge(&crate::hall::nim(2, &[NUMBER])).unwrap().id;
        let joined = hall.challenge(&crate::hall::stakes(2, &[])).unwrap().id;
        hall.matches.join(joined, hall.by(NUMBER)).unwrap();
        assert!(hall.exported().contains(&NUMBER.to_string()));

        assert_eq!(hall.matches.forget(person, hall.now()), Ok(6));

        assert!(!hall.exported().contains(&NUMBER.to_string()));
        assert_eq!(hall.matches.kept(person, "stakes"), Ok(None));
        let former = hall.head(played).players[1];
        assert!(!former.is_person() && former != PlayerId::GONE, "{former:?}");
        assert_eq!(hall.head(running).players[0], former, "it is one and the same in all matches");
        assert_eq!(hall.head(running).ending(), Some(&Ending::Resigned { seat: Seat(0) }));
        assert_eq!(hall.head(own).ending(), Some(&Ending::Withdrawn));
        assert_eq!(hall.head(asked).ending(), Some(&Ending::Declined));
        assert_eq!(hall.head(joined).stage, Stage::Lobby);
        for filter in [Filter::Lobby, Filter::Running, Filter::Over] {
            assert_eq!(hall.matches.matches_of(person, filter, FIRST), Ok(Vec::new()));
        }
        assert_eq!(hall.matches.record(played).unwrap().plies.len(), 3);
        assert_eq!(hall.matches.forget(person, hall.now()), Ok(0));
    });
}

#[test]
fn the_others_play_on_when_one_of_three_is_erased() {
    on_every_store(|hall| {
        let id = hall.stakes(3);
        hall.play_all(id, &[(1, "stake 1"), (2, "stake 1"), (3, "stake 1")]);
        hall.matches.forget(PlayerId(1), hall.now()).unwrap();
        assert_eq!(hall.head(id).stage, Stage::Running);
        // Whoever is gone has no seat, although nobody else has it.
        let look = hall.matches.look(id).unwrap();
        assert_eq!(look.seat_of_player(PlayerId::GONE), Err(Refused::NotAPlayer(id)));
        hall.play_all(id, &[(2, "add 3")]);
        assert_eq!(hall.head(id).winners().only(), Some(Seat(1)));
    });
}
