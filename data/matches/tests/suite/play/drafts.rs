//! Tests of unfinished moves, layouts and preferences.

use matches::{Key, OfferKind, PlayerId, PreferenceOwner, Refused, StoredDraft, Timestamp};
use rules::{Draft, MAX_SAVED, NAME_LIMIT, SavedLayout};

use crate::harness::{Harness, on_every_store};

const ONE: PlayerId = PlayerId(1);
const TWO: PlayerId = PlayerId(2);

#[test]
fn a_draft_is_private_survives_a_restart_and_ends_with_the_move() {
    on_every_store(|harness| {
        let id = harness.stakes(2);
        let draft = Draft::of(&["a", "b-1"]);
        harness.keep(id, ONE, &draft).unwrap();
        harness.restart();
        assert_eq!(harness.drafted(id, ONE), Ok(draft.clone()));
        assert_eq!(harness.drafted(id, TWO), Ok(Draft::default()));
        harness.play(id, 2, "stake 3").unwrap();
        assert_eq!(harness.drafted(id, ONE), Ok(draft), "the other's move keeps it");
        harness.play(id, 1, "stake 3").unwrap();
        let kept = Some("stake 3".to_owned());
        assert_eq!(harness.drafted(id, ONE), Ok(Draft { kept, ..Draft::default() }));
    });
}

#[test]
fn an_empty_draft_deletes_the_draft() {
    on_every_store(|harness| {
        let id = harness.nim();
        harness.keep(id, ONE, &Draft::of(&["a"])).unwrap();
        harness.keep(id, ONE, &Draft::default()).unwrap();
        assert_eq!(harness.drafted(id, ONE), Ok(Draft::default()));
    });
}

#[test]
fn a_draft_of_a_non_player_or_of_an_ended_match_is_refused() {
    on_every_store(|harness| {
        let id = harness.nim();
        let check = |harness: &Harness, player, draft: &Draft, refused| {
            assert_eq!(harness.keep(id, player, draft), Err(refused));
        };
        check(harness, PlayerId(3), &Draft::of(&["a"]), Refused::NotAPlayer(id));
        check(harness, ONE, &Draft::of(&[&"x".repeat(1_000)]), Refused::TooLong);
        harness.matches.resign(id, harness.by(1)).unwrap();
        check(harness, ONE, &Draft::of(&["a"]), Refused::Over(id));
    });
}

#[test]
fn a_draft_is_kept_when_another_player_acts_meanwhile() {
    on_every_store(|harness| {
        let id = harness.nim();
        let view = harness.matches.view(id).unwrap();
        harness.matches.offer(id, OfferKind::Draw, harness.by(2)).unwrap();
        let kept = StoredDraft { draft: Draft::of(&["a"]), mark: None };
        harness.matches.keep_draft(&view, ONE, &kept).unwrap();
        assert_eq!(harness.drafted(id, ONE), Ok(kept.draft));
    });
}

#[test]
fn a_draft_for_an_outdated_position_is_dropped() {
    on_every_store(|harness| {
        let id = harness.nim();
        let view = harness.matches.view(id).unwrap();
        harness.play_all(id, &[(1, "1"), (2, "1")]);
        let kept = StoredDraft { draft: Draft::of(&["a"]), mark: None };
        harness.matches.keep_draft(&view, ONE, &kept).unwrap();
        assert_eq!(harness.drafted(id, ONE), Ok(Draft::default()));
        let view = harness.matches.view(id).unwrap();
        harness.matches.resign(id, harness.by(2)).unwrap();
        harness.matches.keep_draft(&view, ONE, &kept).unwrap();
        assert_eq!(harness.matches.stored_data(ONE).unwrap().drafts, 0);
    });
}

#[test]
fn a_mark_is_stored_with_and_without_a_draft() {
    on_every_store(|harness| {
        let id = harness.nim();
        let look = harness.matches.view(id).unwrap();
        for steps in [&["a"][..], &[]] {
            let kept = StoredDraft { draft: Draft::of(steps), mark: Some(Key(u64::MAX)) };
            harness.matches.keep_draft(&look, ONE, &kept).unwrap();
            assert_eq!(harness.matches.draft(&look, ONE), Ok(kept));
        }
    });
}

#[test]
fn a_layout_is_remembered_for_the_next_match_of_the_game() {
    on_every_store(|harness| {
        assert_eq!(harness.matches.last_layout(ONE, "stakes"), Ok(None));
        let first = harness.stakes(2);
        harness.play_all(first, &[(1, "stake 4"), (2, "stake 5"), (1, "add 1")]);
        let second = harness.stakes(2);
        assert_eq!(harness.drafted(second, ONE).unwrap().kept.as_deref(), Some("stake 4"));
        assert_eq!(harness.drafted(second, TWO).unwrap().kept.as_deref(), Some("stake 5"));
        assert_eq!(harness.matches.last_layout(ONE, "nim"), Ok(None));
    });
}

fn one(name: &str, text: &str) -> SavedLayout {
    SavedLayout { name: name.into(), text: text.into() }
}

#[test]
fn a_saved_layout_is_renamed_to_a_free_name() {
    on_every_store(|harness| {
        for (name, text) in [("Bold", "stake 9"), ("Meek", "stake 1")] {
            harness.matches.save_layout(ONE, "stakes", name, text).unwrap();
        }
        let rename = |before, name| harness.matches.rename_layout(ONE, "stakes", before, name);
        let saved = || harness.matches.saved_layouts(ONE, "stakes").unwrap();
        assert_eq!(rename("Meek", "bold"), Err(Refused::NameTaken));
        assert_eq!(rename("Meek", " \u{200b} "), Err(Refused::Nameless));
        assert_eq!(rename("nothing", "Else"), Ok(()));
        assert_eq!(saved(), [one("Bold", "stake 9"), one("Meek", "stake 1")]);
        assert_eq!(rename("Bold", " bold "), Ok(()));
        assert_eq!(rename("Meek", "Timid"), Ok(()));
        harness.restart();
        let saved = harness.matches.saved_layouts(ONE, "stakes").unwrap();
        assert_eq!(saved, [one("Timid", "stake 1"), one("bold", "stake 9")]);
    });
}

#[test]
fn saved_layouts_are_private_and_survive_a_restart() {
    on_every_store(|harness| {
        harness.matches.save_layout(ONE, "stakes", "Bold", "stake 9").unwrap();
        harness.matches.save_layout(ONE, "stakes", " Meek\n", "stake 1").unwrap();
        harness.restart();
        let saved = |player, game| harness.matches.saved_layouts(player, game).unwrap();
        assert_eq!(saved(ONE, "stakes"), [one("Bold", "stake 9"), one("Meek", "stake 1")]);
        assert_eq!((saved(TWO, "stakes"), saved(ONE, "stake")), (vec![], vec![]));
        // Names that differ only in case are the same.
        harness.matches.save_layout(ONE, "stakes", "bold", "stake 8").unwrap();
        harness.matches.delete_layout(ONE, "stakes", "Meek").unwrap();
        assert_eq!(saved(ONE, "stakes"), [one("bold", "stake 8")]);
        assert_eq!(
            harness.matches.last_layout(ONE, "stakes"),
            Ok(None),
            "it is no keepsake of a match"
        );
        harness.matches.erase(ONE, Timestamp(1)).unwrap();
        assert_eq!(saved(ONE, "stakes"), []);
    });
}

#[test]
fn layout_names_are_visible_and_short_and_limited_in_number() {
    on_every_store(|harness| {
        let save = |name: &str| harness.matches.save_layout(ONE, "stakes", name, "stake 1");
        for name in ["", "  ", "\u{200b}\n"] {
            assert_eq!(save(name), Err(Refused::Nameless), "{name:?}");
        }
        save(&"é".repeat(500)).unwrap();
        let saved = harness.matches.saved_layouts(ONE, "stakes").unwrap();
        assert_eq!(saved[0].name, "é".repeat(NAME_LIMIT));
        for number in 1..MAX_SAVED {
            save(&format!("a/{number}")).unwrap();
        }
        assert_eq!(save("another"), Err(Refused::SavedEnough(MAX_SAVED)));
        save("a/1").unwrap();
        assert_eq!(harness.matches.saved_layouts(ONE, "stakes").unwrap().len(), MAX_SAVED);
        harness.matches.save_layout(ONE, "nim", "another", "x").unwrap();
    });
}

#[test]
fn preferences_are_stored_changed_and_removed() {
    on_every_store(|harness| {
        harness.matches.set_preference(PreferenceOwner::Player(ONE), "side", "left").unwrap();
        harness.matches.set_preference(PreferenceOwner::Player(ONE), "side", "right").unwrap();
        harness.matches.set_preference(PreferenceOwner::Player(ONE), "size", "small").unwrap();
        harness.matches.set_preference(PreferenceOwner::Player(ONE), "size", "").unwrap();
        let preferences = harness.matches.preferences(PreferenceOwner::Player(ONE)).unwrap();
        assert_eq!(preferences.into_iter().collect::<Vec<_>>(), [("side".into(), "right".into())]);
        assert!(harness.matches.preferences(PreferenceOwner::Player(TWO)).unwrap().is_empty());
        assert_eq!(
            harness.matches.set_preference(
                PreferenceOwner::Player(ONE),
                "side",
                &"x".repeat(1_000)
            ),
            Err(Refused::TooLong)
        );
        for number in 0..31 {
            harness
                .matches
                .set_preference(PreferenceOwner::Player(ONE), &format!("p{number}"), "x")
                .unwrap();
        }
        assert_eq!(
            harness.matches.set_preference(PreferenceOwner::Player(ONE), "more", "x"),
            Err(Refused::TooLong)
        );
        harness.matches.set_preference(PreferenceOwner::Player(ONE), "side", "left").unwrap();
    });
}

#[test]
fn a_server_and_a_player_of_equal_number_have_separate_preferences() {
    on_every_store(|harness| {
        let server = PreferenceOwner::Server(ONE.0);
        harness.matches.set_preference(PreferenceOwner::Player(ONE), "side", "left").unwrap();
        harness.matches.set_preference(server, "side", "top").unwrap();
        harness.matches.erase(ONE, Timestamp(1)).unwrap();
        assert_eq!(harness.matches.preferences(server).unwrap()["side"], "top");
        assert!(harness.matches.preferences(PreferenceOwner::Player(ONE)).unwrap().is_empty());
    });
}
