//! Drafts, keepsakes and preferences.

use matches::{KeptDraft, Key, PlayerId, Refused, Timestamp, Whose};
use rules::{Draft, MAX_SAVED, NAME_LIMIT, SavedLayout};

use crate::hall::{Hall, on_every_store};

const ONE: PlayerId = PlayerId(1);
const TWO: PlayerId = PlayerId(2);

#[test]
fn a_draft_is_ones_own_survives_a_restart_and_ends_with_the_move() {
    on_every_store(|hall| {
        let id = hall.stakes(2);
        let draft = Draft::of(&["a", "b-1"]);
        hall.keep(id, ONE, &draft).unwrap();
        hall.restart();
        assert_eq!(hall.drafted(id, ONE), Ok(draft.clone()));
        assert_eq!(hall.drafted(id, TWO), Ok(Draft::default()));
        hall.play(id, 2, "stake 3").unwrap();
        assert_eq!(hall.drafted(id, ONE), Ok(draft), "the other's move keeps it");
        hall.play(id, 1, "stake 3").unwrap();
        let kept = Some("stake 3".to_owned());
        assert_eq!(hall.drafted(id, ONE), Ok(Draft { kept, ..Draft::default() }));
    });
}

#[test]
fn a_draft_is_dropped_by_an_empty_one() {
    on_every_store(|hall| {
        let id = hall.nim();
        hall.keep(id, ONE, &Draft::of(&["a"])).unwrap();
        hall.keep(id, ONE, &Draft::default()).unwrap();
        assert_eq!(hall.drafted(id, ONE), Ok(Draft::default()));
    });
}

#[test]
fn a_draft_that_can_be_nobodys_is_refused() {
    on_every_store(|hall| {
        let id = hall.nim();
        let check = |hall: &Hall, player, draft: &Draft, refused| {
            assert_eq!(hall.keep(id, player, draft), Err(refused));
        };
        check(hall, PlayerId(3), &Draft::of(&["a"]), Refused::NotAPlayer(id));
        check(hall, ONE, &Draft::of(&[&"x".repeat(1_000)]), Refused::TooLong);
        hall.matches.resign(id, hall.by(1)).unwrap();
        check(hall, ONE, &Draft::of(&["a"]), Refused::Over(id));
    });
}

#[test]
fn a_mark_is_kept_beside_the_draft_and_alone() {
    on_every_store(|hall| {
        let id = hall.nim();
        let look = hall.matches.view(id).unwrap();
        for steps in [&["a"][..], &[]] {
            let kept = KeptDraft { draft: Draft::of(steps), mark: Some(Key(u64::MAX)) };
            hall.matches.keep_draft(&look, ONE, &kept).unwrap();
            assert_eq!(hall.matches.draft(&look, ONE), Ok(kept));
        }
    });
}

#[test]
fn what_is_kept_serves_the_next_match_of_the_game() {
    on_every_store(|hall| {
        assert_eq!(hall.matches.kept(ONE, "stakes"), Ok(None));
        let first = hall.stakes(2);
        hall.play_all(first, &[(1, "stake 4"), (2, "stake 5"), (1, "add 1")]);
        let second = hall.stakes(2);
        assert_eq!(hall.drafted(second, ONE).unwrap().kept.as_deref(), Some("stake 4"));
        assert_eq!(hall.drafted(second, TWO).unwrap().kept.as_deref(), Some("stake 5"));
        assert_eq!(hall.matches.kept(ONE, "nim"), Ok(None));
    });
}

fn one(name: &str, text: &str) -> SavedLayout {
    SavedLayout { name: name.into(), text: text.into() }
}

#[test]
fn what_is_saved_gets_another_name_unless_something_else_has_it() {
    on_every_store(|hall| {
        for (name, text) in [("Bold", "stake 9"), ("Meek", "stake 1")] {
            hall.matches.save((ONE, "stakes"), name, text).unwrap();
        }
        let rename = |before, name| hall.matches.rename_saved((ONE, "stakes"), before, name);
        let saved = || hall.matches.saved(ONE, "stakes").unwrap();
        assert_eq!(rename("Meek", "bold"), Err(Refused::NameTaken));
        assert_eq!(rename("Meek", " \u{200b} "), Err(Refused::Nameless));
        assert_eq!(rename("nothing", "Else"), Ok(()));
        assert_eq!(saved(), [one("Bold", "stake 9"), one("Meek", "stake 1")]);
        assert_eq!(rename("Bold", " bold "), Ok(()));
        assert_eq!(rename("Meek", "Timid"), Ok(()));
        hall.restart();
        let saved = hall.matches.saved(ONE, "stakes").unwrap();
        assert_eq!(saved, [one("Timid", "stake 1"), one("bold", "stake 9")]);
    });
}

#[test]
fn what_is_saved_under_a_name_is_ones_own_and_survives_a_restart() {
    on_every_store(|hall| {
        hall.matches.save((ONE, "stakes"), "Bold", "stake 9").unwrap();
        hall.matches.save((ONE, "stakes"), " Meek\n", "stake 1").unwrap();
        hall.restart();
        let saved = |player, game| hall.matches.saved(player, game).unwrap();
        assert_eq!(saved(ONE, "stakes"), [one("Bold", "stake 9"), one("Meek", "stake 1")]);
        assert_eq!((saved(TWO, "stakes"), saved(ONE, "stake")), (vec![], vec![]));
        // The same name in other letters is the same name.
        hall.matches.save((ONE, "stakes"), "bold", "stake 8").unwrap();
        hall.matches.drop_saved(ONE, "stakes", "Meek").unwrap();
        assert_eq!(saved(ONE, "stakes"), [one("bold", "stake 8")]);
        assert_eq!(hall.matches.kept(ONE, "stakes"), Ok(None), "it is no keepsake of a match");
        hall.matches.forget(ONE, Timestamp(1)).unwrap();
        assert_eq!(saved(ONE, "stakes"), []);
    });
}

#[test]
fn names_are_seen_and_short_and_there_are_ten_at_most() {
    on_every_store(|hall| {
        let save = |name: &str| hall.matches.save((ONE, "stakes"), name, "stake 1");
        for name in ["", "  ", "\u{200b}\n"] {
            assert_eq!(save(name), Err(Refused::Nameless), "{name:?}");
        }
        save(&"é".repeat(500)).unwrap();
        let saved = hall.matches.saved(ONE, "stakes").unwrap();
        assert_eq!(saved[0].name, "é".repeat(NAME_LIMIT));
        for number in 1..MAX_SAVED {
            save(&format!("a/{number}")).unwrap();
        }
        assert_eq!(save("another"), Err(Refused::SavedEnough));
        save("a/1").unwrap();
        assert_eq!(hall.matches.saved(ONE, "stakes").unwrap().len(), MAX_SAVED);
        hall.matches.save((ONE, "nim"), "another", "x").unwrap();
    });
}

#[test]
fn preferences_are_noted_changed_and_forgotten() {
    on_every_store(|hall| {
        hall.matches.prefer(Whose::Player(ONE), "side", "left").unwrap();
        hall.matches.prefer(Whose::Player(ONE), "side", "right").unwrap();
        hall.matches.prefer(Whose::Player(ONE), "size", "small").unwrap();
        hall.matches.prefer(Whose::Player(ONE), "size", "").unwrap();
        let preferences = hall.matches.preferences(Whose::Player(ONE)).unwrap();
        assert_eq!(preferences.into_iter().collect::<Vec<_>>(), [("side".into(), "right".into())]);
        assert!(hall.matches.preferences(Whose::Player(TWO)).unwrap().is_empty());
        assert_eq!(
            hall.matches.prefer(Whose::Player(ONE), "side", &"x".repeat(1_000)),
            Err(Refused::TooLong)
        );
        for number in 0..31 {
            hall.matches.prefer(Whose::Player(ONE), &format!("p{number}"), "x").unwrap();
        }
        assert_eq!(hall.matches.prefer(Whose::Player(ONE), "more", "x"), Err(Refused::TooLong));
        hall.matches.prefer(Whose::Player(ONE), "side", "left").unwrap();
    });
}

#[test]
fn a_server_and_a_player_of_the_same_number_like_different_things() {
    on_every_store(|hall| {
        let server = Whose::Server(ONE.0);
        hall.matches.prefer(Whose::Player(ONE), "side", "left").unwrap();
        hall.matches.prefer(server, "side", "top").unwrap();
        hall.matches.forget(ONE, Timestamp(1)).unwrap();
        assert_eq!(hall.matches.preferences(server).unwrap()["side"], "top");
        assert!(hall.matches.preferences(Whose::Player(ONE)).unwrap().is_empty());
    });
}
