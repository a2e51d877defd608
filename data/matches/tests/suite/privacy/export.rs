//! Tests of a person's data as JSON.

use matches::{Challenge, EventId, Follower, Key, PlayerId, WatchMode, WatchedPlace};

use crate::clubs::{ORGANIZER, swiss};
use crate::harness::{SERVER, nim, on_every_store};

#[test]
fn an_export_has_watched_matches_the_uploaded_record_and_web_sessions() {
    on_every_store(|harness| {
        let (person, now) = (PlayerId(1), harness.now());
        let over = harness.nim();
        harness.play_all(over, &[(1, "3"), (2, "3"), (1, "1")]);
        let record = harness.matches.record(over).unwrap();
        harness.matches.upload_record(person, Key(1000), record).unwrap();
        let on = harness.between(2, 3);
        let place = |channel, by| WatchedPlace {
            channel,
            server: Some(SERVER),
            by: PlayerId(by),
            mode: WatchMode::Card,
        };
        harness.matches.watch(on, place(71, 1), Key(1001), now).unwrap();
        harness.matches.watch(on, place(72, 4), Key(1002), now).unwrap();
        let follower = |player, channel| Follower { player: PlayerId(player), channel };
        harness.matches.follow(on, follower(1, 73), now).unwrap();
        harness.matches.follow(on, follower(4, 74), now).unwrap();
        let link = harness.matches.make_link(person, on, now).unwrap();
        let entered = harness.matches.enter(&link, None, now).unwrap().unwrap();

        let file = harness.matches.export_data(person, now).unwrap();
        let told: serde_json::Value = serde_json::from_str(&file).unwrap();
        let watched = told["watched"].as_array().unwrap();
        assert_eq!((watched.len(), &watched[0]["followed_in_channel"]), (1, &"73".into()));
        let places = watched[0]["places"].as_array().unwrap();
        assert_eq!((places.len(), &places[0]["channel"]), (1, &"71".into()));
        assert_eq!(told["uploaded_record"]["game"], "nim");
        let web = told["web"].as_array().unwrap();
        assert_eq!((web.len(), &web[0]["kind"]), (1, &"session".into()));
        assert_eq!(web[0]["matches"].as_array().unwrap().len(), 1);
        assert!(!file.contains(entered.token.text()), "a token opens the session");
    });
}

#[test]
fn an_export_names_the_events_that_a_web_session_has_opened() {
    on_every_store(|harness| {
        let (person, now) = (PlayerId(1), harness.now());
        harness.matches.make_link(person, EventId(7).as_target(), now).unwrap();
        let file = harness.matches.export_data(person, now).unwrap();
        let told: serde_json::Value = serde_json::from_str(&file).unwrap();
        let link = &told["web"][0];
        assert_eq!(link["matches"], serde_json::json!([]));
        assert_eq!(link["events"], serde_json::json!(["7"]));
    });
}

#[test]
fn an_export_has_words_for_deals_and_tells_organizers_from_entrants() {
    on_every_store(|harness| {
        let word = Some("rook".to_owned());
        harness.challenge(&Challenge { word, ..nim(ORGANIZER, &[2]) }).unwrap();
        harness.event(&swiss(1), 2);
        let exported = |player| -> serde_json::Value {
            let file = harness.matches.export_data(PlayerId(player), harness.now()).unwrap();
            serde_json::from_str(&file).unwrap()
        };
        let organizer = exported(ORGANIZER);
        assert_eq!(organizer["matches"][0]["word"], "rook");
        assert_eq!(organizer["events"][0]["organizer"], true);
        assert_eq!(exported(101)["events"][0]["organizer"], false);
    });
}

#[test]
fn a_match_that_a_player_has_left_is_not_counted_as_running() {
    on_every_store(|harness| {
        let id = harness.stakes(4);
        harness.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (3, "stake 9"), (4, "stake 9")]);
        let running = |player| harness.matches.stored_data(PlayerId(player)).unwrap().running;
        // The harness may have begun more matches, to find one with these seats.
        let before = (running(1), running(3));
        harness.matches.resign(id, harness.by(3)).unwrap();
        assert_eq!((running(1), running(3)), (before.0, before.1 - 1));
    });
}
