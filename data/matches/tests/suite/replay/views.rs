//! Tests of lists, views and replays, and of what they must not reveal.

use matches::{Filter, MatchId, Page, PlayerId, Refused, Step};
use rules::{Act, Draft, Fate};

use crate::harness::{Harness, SERVER, nim, on_every_store};

const FIRST: Page = Page { after: None, most: 50 };

fn ids(heads: Result<Vec<matches::Head>, Refused>) -> Vec<u64> {
    heads.unwrap().into_iter().map(|head| head.id.0).collect()
}

#[test]
fn matches_are_listed_by_player_and_by_server_newest_first() {
    on_every_store(|harness| {
        let running: Vec<_> = (0..3).map(|_| harness.nim()).collect();
        let lobby = harness.challenge(&nim(2, &[3])).unwrap().id;
        harness.matches.resign(running[1], harness.by(1)).unwrap();
        let of = |player, filter| ids(harness.matches.matches_of(PlayerId(player), filter, FIRST));
        assert_eq!(of(1, Filter::Running), [3, 1]);
        assert_eq!(of(2, Filter::Lobby), [lobby.0]);
        assert_eq!(of(3, Filter::Lobby), [lobby.0]);
        assert_eq!(of(2, Filter::Over), [2]);
        assert_eq!(of(9, Filter::Running), [0_u64; 0]);
        assert_eq!(ids(harness.matches.matches_in(SERVER, Filter::Running, FIRST)), [3, 1]);
        assert_eq!(ids(harness.matches.matches_in(SERVER + 1, Filter::Running, FIRST)), [0_u64; 0]);
    });
}

#[test]
fn a_match_list_is_read_page_by_page() {
    on_every_store(|harness| {
        for _ in 0..5 {
            harness.nim();
        }
        let mut read = Vec::new();
        let mut after = None;
        loop {
            let page = Page { after, most: 2 };
            let part = ids(harness.matches.matches_of(PlayerId(1), Filter::Running, page));
            assert!(part.len() <= 2);
            let Some(&last) = part.last() else { break };
            after = Some(MatchId(last));
            read.extend(part);
        }
        assert_eq!(read, [5, 4, 3, 2, 1]);
    });
}

#[test]
fn a_secret_is_hidden_until_the_ending() {
    on_every_store(|harness| {
        let id = harness.stakes(2);
        harness.play(id, 1, "stake 7").unwrap();
        let sight = |harness: &Harness, player: Option<u64>| {
            let look = harness.matches.view(id).unwrap();
            told(look.sight(player.map(PlayerId)).unwrap().as_ref())
        };
        assert!(sight(harness, Some(1)).contains('7'));
        for other in [None, Some(2), Some(3), Some(0)] {
            assert!(!sight(harness, other).contains('7'), "{other:?}");
        }
        let is_whole = |harness: &Harness, player: Option<u64>| {
            harness.matches.recording(id, player.map(PlayerId)).unwrap().record().is_some()
        };
        for viewer in [None, Some(1), Some(2), Some(3)] {
            assert!(!is_whole(harness, viewer), "seed and stakes are hidden: {viewer:?}");
        }
        let notes = |player: u64| harness.matches.view(id).unwrap().notes(Some(PlayerId(player)));
        assert_eq!(notes(1), ["You stake 7."]);
        assert_eq!(notes(2), ["Seat 0 has staked."]);
        assert_eq!(notes(3), [""; 0], "the plies of a turn in progress are secret");
        assert_eq!(harness.head(id).notes, [""; 0]);
        assert!(!format!("{:?}", harness.matches.view(id).unwrap()).contains("stake 7"));
        harness.matches.resign(id, harness.by(2)).unwrap();
        assert!(sight(harness, None).contains('7') && sight(harness, Some(2)).contains('7'));
        assert!(is_whole(harness, None) && is_whole(harness, Some(2)));
    });
}

#[test]
fn a_lobby_has_no_position_and_no_replay() {
    on_every_store(|harness| {
        let id = harness.challenge(&nim(1, &[2])).unwrap().id;
        assert!(harness.matches.view(id).unwrap().sight(Some(PlayerId(1))).is_none());
        assert_eq!(harness.matches.replay(id, None, 0).unwrap_err(), Refused::NotStarted(id));
        assert_eq!(harness.matches.sights(id, None, 9).err(), Some(Refused::NotStarted(id)));
        assert_eq!(harness.matches.record(id).unwrap_err(), Refused::NotStarted(id));
    });
}

fn step(harness: &Harness, id: MatchId, player: u64, number: u32) -> Step {
    harness.matches.replay(id, Some(PlayerId(player)), number).unwrap()
}

/// A match of Stakes for two, after stakes of 7 and 1. Player 1 has added twice and taken the second back.
fn with_a_ply_taken_back(harness: &Harness) -> MatchId {
    let id = harness.stakes(2);
    harness.play_all(id, &[(1, "stake 7"), (2, "stake 1"), (1, "add 2"), (1, "add 1")]);
    harness.matches.undo(id.into(), harness.by(1)).unwrap();
    harness.play(id, 1, "done").unwrap();
    id
}

#[test]
fn a_replay_shows_each_viewer_the_views_of_that_time() {
    on_every_store(|harness| {
        let id = with_a_ply_taken_back(harness);
        let own = step(harness, id, 1, 1);
        assert_eq!((own.count, own.mv.as_deref()), (4, Some("stake 7")));
        assert!(told(own.sight.as_ref()).contains('7'));
        let other = step(harness, id, 2, 1);
        assert_eq!((other.mv, other.seat), (None, own.seat));
        assert!(!told(other.sight.as_ref()).contains('7'));
        assert_eq!(other.notes, ["Seat 0 has staked."]);
        assert!(
            told(step(harness, id, 2, 2).sight.as_ref()).contains('7'),
            "the stakes are open by now"
        );
        let now = harness.matches.view(id).unwrap().sight(Some(PlayerId(2))).unwrap().bytes();
        assert_eq!(step(harness, id, 2, 4).sight.bytes(), now);
        assert_eq!(harness.matches.replay(id, None, 5).unwrap_err(), Refused::NoSuchStep);
        harness.matches.resign(id, harness.by(1)).unwrap();
        let after = step(harness, id, 3, 1);
        assert_eq!(after.mv.as_deref(), Some("stake 7"));
        assert!(told(after.sight.as_ref()).contains('7'));
        // Notes to another seat stay hidden, even after the match.
        assert_eq!((after.notes, own.notes.len()), (other.notes, 1));
        assert_eq!(step(harness, id, 1, 1).notes, own.notes);
    });
}

#[test]
fn the_views_of_a_match_equal_those_of_its_replay_steps() {
    on_every_store(|harness| {
        let id = with_a_ply_taken_back(harness);
        for player in [1, 2, 3] {
            let steps: Vec<_> =
                (0..=4).map(|number| step(harness, id, player, number).sight.bytes()).collect();
            for (most, shown) in [(100, 5), (5, 5), (3, 3), (1, 1), (0, 1)] {
                let sights = harness.matches.sights(id, Some(PlayerId(player)), most).unwrap();
                let sights: Vec<_> = sights.iter().map(|sight| sight.bytes()).collect();
                assert_eq!(sights, steps[steps.len() - shown..], "{player}, at most {most}");
            }
        }
    });
}

#[test]
fn a_record_is_available_after_the_ending() {
    on_every_store(|harness| {
        let id = harness.stakes(3);
        harness.play_all(id, &[(3, "stake 1"), (1, "stake 1"), (2, "stake 1"), (1, "add 1")]);
        harness.matches.undo(id.into(), harness.by(1)).unwrap();
        assert_eq!(harness.matches.record(id).unwrap_err(), Refused::StillRunning(id));
        harness.matches.resign(id, harness.by(2)).unwrap();
        harness.play_all(id, &[(1, "add 3")]);
        let record = harness.matches.record(id).unwrap();
        let acts: Vec<_> = record.plies.iter().map(|ply| (ply.seat.0, ply.act.clone())).collect();
        let mv = |seat, text: &str| (seat, Act::Move(text.into()));
        assert_eq!(
            acts,
            [mv(2, "stake 1"), mv(0, "stake 1"), mv(1, "stake 1"), (1, Act::Leave), mv(0, "add 3")]
        );
        let game = crate::games::CATALOG[1];
        assert!(game.replay(&record).unwrap().status().is_over());
    });
}

/// For each tray of the picture, whether its seat is active, and its fate.
fn fates(sight: &dyn rules::GameView) -> Vec<(bool, Fate)> {
    let scene = sight.scene(&Draft::default());
    scene.trays.iter().map(|tray| (tray.active, tray.fate)).collect()
}

#[test]
fn an_ending_by_agreement_appears_only_in_the_last_step_and_frame() {
    on_every_store(|harness| {
        let [resigned, drawn, off] = [0; 3].map(|_| harness.nim());
        harness.play(resigned, 1, "2").unwrap();
        harness.matches.resign(resigned, harness.by(2)).unwrap();
        harness.play(drawn, 1, "2").unwrap();
        harness.matches.offer(drawn, matches::OfferKind::Draw, harness.by(1)).unwrap();
        harness.matches.reply(drawn, crate::harness::YES, harness.by(2)).unwrap();
        harness.play(off, 1, "2").unwrap();
        harness.matches.abort(off, harness.by(2)).unwrap();
        let (open, won, gone) = ((false, Fate::Open), (false, Fate::Won), (false, Fate::Resigned));
        let ends = [(resigned, [won, gone]), (drawn, [open, open]), (off, [open, open])];
        for (id, end) in ends {
            let step = |at| fates(harness.matches.replay(id, None, at).unwrap().sight.as_ref());
            assert_eq!(step(0), [(true, Fate::Open), open]);
            assert_eq!(step(1), end);
            let sights = harness.matches.sights(id, None, 10).unwrap();
            let frames: Vec<_> = sights.iter().map(|sight| fates(sight.as_ref())).collect();
            assert_eq!(frames, [step(0), step(1)]);
            let look = harness.matches.view(id).unwrap();
            assert_eq!(fates(look.sight(None).unwrap().as_ref()), end);
        }
    });
}

fn told(sight: &dyn rules::GameView) -> String {
    sight.text(0).iter().map(ToString::to_string).collect()
}
