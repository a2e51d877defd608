//! Tests of watching and following, results and dashboards.

use matches::{
    Absence, Challenge, Claim, EventPlan, Follower, JobKind, JobOutcome, Key, Lane, Line, MatchId,
    Month, PlayerId, Refused, Timestamp, Vacancy, Verdict, WatchCard, WatchMode, WatchedPlace,
};
use rules::{Act, Ply, Record, Seat, Seats, Seed, Setup};

use crate::clubs::{ORGANIZER, swiss};
use crate::harness::{Harness, SERVER, nim, on_every_store};

pub(super) fn place(channel: u64) -> WatchedPlace {
    WatchedPlace { channel, server: Some(SERVER), by: PlayerId(7), mode: WatchMode::Card }
}

pub(super) fn watch(harness: &Harness, id: MatchId, channel: u64) -> Result<bool, Refused> {
    harness.matches.watch(id, place(channel), harness.by(7).key, harness.now())
}

fn followers(harness: &Harness, id: MatchId) -> Vec<Follower> {
    harness.matches.watching(id).unwrap().followers
}

/// The due job for a match's watched places.
pub(super) fn claimed(harness: &Harness, id: MatchId) -> Option<Claim> {
    let line = Line { target: Some(id), lane: Lane::Watching };
    let mut claims = harness.matches.claim_due(harness.now(), usize::MAX).unwrap();
    let at = claims.iter().position(|claim| claim.line == line)?;
    Some(claims.remove(at))
}

pub(super) fn settle(harness: &Harness, claim: &Claim) {
    for job in &claim.jobs {
        assert_eq!(job.kind, JobKind::Watch);
        assert!(
            harness.matches.settle(job, JobOutcome::Done { message: None }, harness.now()).unwrap()
        );
    }
}

#[test]
fn a_place_that_shows_a_match_keeps_its_card() {
    on_every_store(|harness| {
        let id = harness.nim();
        assert_eq!(watch(harness, id, 5), Ok(true));
        let card = harness.matches.watch_cards(id).unwrap();
        assert_eq!(watch(harness, id, 5), Ok(false));
        assert_eq!(harness.matches.watch_cards(id).unwrap(), card);
        harness.check();
    });
}

#[test]
fn each_turn_enqueues_one_watch_job_if_the_match_is_watched() {
    on_every_store(|harness| {
        let id = harness.nim();
        harness.play(id, 1, "1").unwrap();
        assert!(claimed(harness, id).is_none());
        watch(harness, id, 5).unwrap();
        watch(harness, id, 6).unwrap();
        let first = claimed(harness, id).unwrap();
        assert_eq!(first.jobs.len(), 1, "two places are one job");
        settle(harness, &first);
        for (player, mv) in [(2, "1"), (1, "1")] {
            harness.play(id, player, mv).unwrap();
        }
        let next = claimed(harness, id).unwrap();
        assert_eq!(next.jobs.len(), 1, "the newest stands for all");
        settle(harness, &next);
        assert_eq!(harness.matches.unwatch(id, 5, harness.now()), Ok(true));
        assert_eq!(harness.matches.unwatch(id, 5, harness.now()), Ok(false));
        let left: Vec<_> = harness.matches.watch_cards(id).unwrap();
        assert_eq!(left.iter().map(|shown| shown.place).collect::<Vec<_>>(), [place(6)]);
        harness.check();
    });
}

#[test]
fn a_watch_card_is_stored_while_its_channel_watches_the_match() {
    on_every_store(|harness| {
        let id = harness.nim();
        watch(harness, id, 5).unwrap();
        let fresh = harness.matches.watch_cards(id).unwrap()[0];
        assert_eq!((fresh.message, fresh.moment), (None, 0));
        let shown = WatchCard { message: Some(77), moment: 3, ..fresh };
        harness.matches.note_watch_card(id, shown).unwrap();
        assert_eq!(harness.matches.watch_cards(id), Ok(vec![shown]));
        harness.matches.unwatch(id, 5, harness.now()).unwrap();
        harness.matches.note_watch_card(id, shown).unwrap();
        assert_eq!(harness.matches.watch_cards(id), Ok(Vec::new()));
    });
}

#[test]
fn a_card_is_shown_anew_when_a_substitute_takes_a_seat() {
    on_every_store(|harness| {
        let id = harness.nim();
        watch(harness, id, 5).unwrap();
        let fresh = harness.matches.watch_cards(id).unwrap()[0];
        let moment = harness.head(id).moment();
        let shown = WatchCard { message: Some(77), moment, ..fresh };
        harness.matches.note_watch_card(id, shown).unwrap();
        let absent = Vacancy::new(Seat(0), Absence::Left);
        let computer = PlayerId::computer(rules::Level::of(2).unwrap(), 0);
        harness.matches.propose_substitute(id, absent, computer, harness.by(2)).unwrap();
        assert!(harness.head(id).moment() > moment);
        let update = harness.matches.watch_update(id, &shown).unwrap();
        assert_eq!(update.view.head().players, [computer, PlayerId(2)]);
        assert!(update.skipped.is_empty(), "the takeover itself is the news");
    });
}

#[test]
fn a_match_has_at_most_ten_watching_channels() {
    on_every_store(|harness| {
        let id = harness.nim();
        for channel in 1..=10 {
            watch(harness, id, channel).unwrap();
        }
        watch(harness, id, 3).unwrap();
        assert_eq!(harness.matches.watch_cards(id).unwrap().len(), 10);
        assert_eq!(watch(harness, id, 11), Err(Refused::WatchedEnough(10)));
        harness.matches.resign(id, harness.by(1)).unwrap();
        assert_eq!(watch(harness, id, 3), Err(Refused::Over(id)));
        let lobby = harness.challenge(&nim(1, &[])).unwrap().id;
        assert_eq!(watch(harness, lobby, 3), Err(Refused::NotStarted(lobby)));
    });
}

#[test]
fn followers_are_kept_until_notified_and_follows_are_limited() {
    on_every_store(|harness| {
        let id = harness.nim();
        let follower = |player, channel| Follower { player: PlayerId(player), channel };
        let follow = |id, by| harness.matches.follow(id, by, harness.now());
        follow(id, follower(7, 5)).unwrap();
        follow(id, follower(7, 6)).unwrap();
        follow(id, follower(8, 6)).unwrap();
        follow(id, follower(9, 5)).unwrap();
        harness.matches.unfollow(id, PlayerId(9), harness.now()).unwrap();
        assert_eq!(followers(harness, id), [follower(7, 6), follower(8, 6)]);
        assert_eq!(harness.matches.is_following(id, PlayerId(7)), Ok(true));
        harness.matches.remove_followers_in(id, 6, harness.now()).unwrap();
        assert_eq!(followers(harness, id), []);
        for _ in 0..50 {
            follow(harness.nim(), follower(7, 5)).unwrap();
        }
        assert_eq!(follow(harness.nim(), follower(7, 5)), Err(Refused::FollowedEnough));
        for player in 101..=200 {
            follow(id, follower(player, 5)).unwrap();
        }
        assert_eq!(follow(id, follower(201, 5)), Err(Refused::TooManyFollowers));
        assert_eq!(follow(harness.nim(), follower(201, 5)), Ok(()));
    });
}

#[test]
fn an_erased_player_follows_no_match() {
    on_every_store(|harness| {
        let id = harness.nim();
        watch(harness, id, 5).unwrap();
        let private = WatchedPlace { server: None, ..place(6) };
        harness.matches.watch(id, private, harness.by(7).key, harness.now()).unwrap();
        let follower = Follower { player: PlayerId(7), channel: 5 };
        harness.matches.follow(id, follower, harness.now()).unwrap();
        harness.matches.erase(PlayerId(7), harness.now()).unwrap();
        assert_eq!(followers(harness, id), []);
        let left = harness.matches.watch_cards(id).unwrap();
        let left: Vec<_> = left.iter().map(|shown| shown.place).collect();
        assert_eq!(left, [WatchedPlace { by: PlayerId::GONE, ..place(5) }]);
        harness.check();
    });
}

#[test]
fn results_between_people_are_counted_once_in_their_month() {
    on_every_store(|harness| {
        let day = 24 * 60 * 60 * 1000;
        let old = harness.between(1, 2);
        harness.matches.resign(old, harness.by(2)).unwrap();
        // The next month begins.
        harness.later(32 * day);
        let month = Month::of(harness.now());
        assert_eq!((month.number, month.start), (2, Timestamp(31 * day)));
        let [won, lost, drawn, off] = [0; 4].map(|_| harness.between(1, 2));
        harness.play(won, 1, "1").unwrap();
        harness.matches.resign(won, harness.by(2)).unwrap();
        harness.matches.resign(lost, harness.by(1)).unwrap();
        harness.matches.offer(drawn, matches::OfferKind::Draw, harness.by(1)).unwrap();
        harness.matches.reply(drawn, crate::harness::YES, harness.by(2)).unwrap();
        harness.matches.abort(off, harness.by(1)).unwrap();
        let third = harness.between(1, 3);
        harness.matches.resign(third, harness.by(3)).unwrap();
        let alone = Challenge {
            opponents: vec![PlayerId::computer(rules::Level::ALL[0], 0)],
            ..nim(1, &[])
        };
        if let Ok(alone) = harness.challenge(&alone) {
            harness.matches.resign(alone.id, harness.by(1)).unwrap();
        }
        let told = |ranks: Vec<matches::Rank>| -> Vec<[u32; 5]> {
            let told = |rank: &matches::Rank| {
                [
                    u32::try_from(rank.player.0).unwrap(),
                    rank.points(),
                    rank.wins,
                    rank.draws,
                    rank.played,
                ]
            };
            ranks.iter().map(told).collect()
        };
        let expected = vec![[1, 5, 2, 1, 4], [2, 3, 1, 1, 3], [3, 0, 0, 0, 1]];
        assert_eq!(told(harness.matches.monthly_table(SERVER, month).unwrap()), expected);
        let newest = harness.matches.results(SERVER, 2).unwrap();
        assert!(
            newest.iter().any(|played| played.id == third || played.winners == Seats::one(Seat(1)))
        );
        assert_eq!(harness.matches.results(SERVER, 99).unwrap().last().unwrap().id, old);
        // A later erasure must not change the time when the match ended.
        harness.matches.erase(PlayerId(3), harness.now()).unwrap();
        assert_eq!(told(harness.matches.monthly_table(SERVER, month).unwrap()), expected[..2]);
        harness.check();
    });
}

#[test]
fn a_player_who_left_a_table_before_its_draw_has_no_draw_in_the_month() {
    on_every_store(|harness| {
        let pods = EventPlan { game: "stakes".into(), seats: 4, ..swiss(1) };
        let id = harness.begun_event(&pods, 3);
        let (on, _) = harness.running(id).remove(0);
        harness.matches.resign(on, harness.by(101)).unwrap();
        let by = harness.by(ORGANIZER);
        harness.matches.adjudicate_table(id, on, Verdict::Draw, by).unwrap();
        let ranks = harness.matches.monthly_table(SERVER, Month::of(harness.now())).unwrap();
        let mut draws: Vec<_> =
            ranks.iter().map(|rank| (rank.player.0, rank.draws, rank.played)).collect();
        draws.sort_unstable();
        assert_eq!(draws, [(101, 0, 1), (102, 1, 1), (103, 1, 1)]);
    });
}

#[test]
fn a_dashboard_has_one_job_and_a_new_dashboard_replaces_it() {
    on_every_store(|harness| {
        let line = Line { target: Some(MatchId(SERVER)), lane: Lane::Dashboard };
        let place = |channel, key| {
            harness.matches.place_dashboard(SERVER, channel, Key(key), harness.now())
        };
        assert_eq!(place(5, 1000), Ok(None));
        assert_eq!(place(5, 1000), Ok(None));
        let claims = harness.matches.claim_due(harness.now(), usize::MAX).unwrap();
        let claim = claims.iter().find(|claim| claim.line == line).unwrap();
        assert_eq!(
            (claim.jobs.len(), claim.line.server(), claim.line.id()),
            (1, Some(SERVER), None)
        );
        let mut dashboard = harness.matches.dashboard(SERVER).unwrap().unwrap();
        dashboard.message = Some(77);
        harness.matches.update_dashboard(SERVER, dashboard).unwrap();
        let later = JobOutcome::Later { at: harness.now().plus(60_000) };
        assert!(harness.matches.settle(&claim.jobs[0], later, harness.now()).unwrap());
        assert_eq!(place(6, 1001), Ok(Some(dashboard)));
        // The message of the previous dashboard must not be stored for the new dashboard.
        harness.matches.update_dashboard(SERVER, dashboard).unwrap();
        assert_eq!(harness.matches.dashboard(SERVER).unwrap().unwrap().message, None);
        harness.matches.remove_dashboard(SERVER, Key(1000)).unwrap();
        assert!(harness.matches.dashboard(SERVER).unwrap().is_some());
        harness.matches.remove_dashboard(SERVER, Key(1001)).unwrap();
        assert_eq!(harness.matches.dashboard(SERVER), Ok(None));
    });
}

fn record(plies: &[(u8, &str)]) -> Record {
    let setup = Setup {
        options: [("stones".into(), "7".into())].into(),
        seats: 2,
        seed: Seed::from_bytes([1; 32]),
    };
    let ply = |&(seat, text): &(u8, &str)| Ply { seat: Seat(seat), act: Act::Move(text.into()) };
    Record { game: "nim".into(), rules_version: 1, setup, plies: plies.iter().map(ply).collect() }
}

#[test]
fn an_uploaded_record_is_kept_until_the_next_upload() {
    on_every_store(|harness| {
        let bring = |key, record| harness.matches.upload_record(PlayerId(1), Key(key), record);
        let first = record(&[(0, "3"), (1, "2")]);
        let version = harness.matches.view(harness.nim()).unwrap().head().rules_version;
        let first = Record { rules_version: version, ..first };
        bring(1, first.clone()).unwrap();
        let tape = harness.matches.uploaded_record(PlayerId(1), Key(1)).unwrap();
        assert_eq!((tape.count(), tape.record()), (2, Some(&first)));
        assert_eq!(tape.step(2).unwrap().mv.as_deref(), Some("2"));
        assert!(matches!(tape.step(3), Err(Refused::NoSuchStep)));
        assert!(matches!(
            harness.matches.uploaded_record(PlayerId(2), Key(1)),
            Err(Refused::NothingBrought)
        ));
        for bad in [
            Record { game: "chess".into(), ..first.clone() },
            Record { rules_version: 99, ..first.clone() },
            Record { plies: record(&[(0, "9")]).plies, ..first.clone() },
            Record { plies: record(&[(7, "1")]).plies, ..first.clone() },
            Record { plies: vec![first.plies[0].clone(); 2_001], ..first.clone() },
        ] {
            assert!(bring(2, bad).is_err());
        }
        assert!(
            harness.matches.uploaded_record(PlayerId(1), Key(1)).is_ok(),
            "a refusal changes nothing"
        );
        bring(3, first.clone()).unwrap();
        assert!(harness.matches.uploaded_record(PlayerId(1), Key(1)).is_err());
        harness.matches.erase(PlayerId(1), harness.now()).unwrap();
        assert!(harness.matches.uploaded_record(PlayerId(1), Key(3)).is_err());
    });
}

#[test]
fn a_recap_shows_the_plies_of_the_others_since_the_last_move() {
    on_every_store(|harness| {
        let id = harness.stakes(3);
        harness.play_all(id, &[(1, "stake 4"), (3, "stake 4"), (2, "stake 4"), (1, "roll")]);
        harness.play_all(id, &[(1, "add 1"), (1, "add 1")]);
        let since = |player: u64| {
            let tape = harness.matches.recording(id, Some(PlayerId(player))).unwrap();
            let since = tape.recap(Some(Seat(u8::try_from(player).unwrap() - 1)), 50).unwrap();
            (since.from, since.sights.len(), since.plies.len())
        };
        // Players 2 and 3 don't see the plies of player 1's unfinished turn.
        assert_eq!((since(2), since(3)), ((3, 1, 0), (2, 2, 1)));
        assert_eq!(since(1), (1, 3, 2), "not what I have just done myself");
        let tape = harness.matches.recording(id, None).unwrap();
        assert_eq!(tape.recap(None, 50).unwrap().sights.len(), 2);
        // A spectator sees the whole turn when it is over.
        harness.play(id, 1, "done").unwrap();
        let tape = harness.matches.recording(id, None).unwrap();
        assert_eq!(tape.recap(None, 50).unwrap().plies.len(), 4);
        let tape = harness.matches.recording(id, Some(PlayerId(3))).unwrap();
        let cut = tape.recap(Some(Seat(2)), 1).unwrap();
        assert_eq!((cut.from, cut.turns, cut.plies.len()), (6, 2, 1), "all turns are counted");
    });
}

#[test]
fn the_last_turn_of_a_single_player_is_shown_without_earlier_turns() {
    on_every_store(|harness| {
        let id = harness.stakes(1);
        for turn in [&["stake 9"][..], &["add 1", "add 1", "done"], &["add 2", "done"]] {
            for mv in turn {
                harness.play(id, 1, mv).unwrap();
            }
        }
        let recap = harness.matches.recording(id, None).unwrap().recap(None, 50).unwrap();
        assert_eq!((recap.from, recap.plies.len()), (4, 2));
    });
}
