//! Watching and following, results and dashboards.

use matches::{
    Challenge, Claim, Follower, JobKind, JobOutcome, Key, Lane, Line, MatchId, Month, PlayerId,
    Refused, Shown, Timestamp, WatchMode, WatchedPlace,
};
use rules::{Act, Ply, Record, Seat, Seats, Seed, Setup};

use crate::hall::{Hall, SERVER, nim, on_every_store};

fn place(channel: u64) -> WatchedPlace {
    WatchedPlace { channel, server: Some(SERVER), by: PlayerId(7), mode: WatchMode::Card }
}

fn watch(hall: &Hall, id: MatchId, channel: u64) -> Result<(), Refused> {
    hall.matches.watch(id, place(channel), (hall.by(7).key, hall.now()))
}

/// What is to be done for those who watch.
fn claimed(hall: &Hall, id: MatchId) -> Option<Claim> {
    let line = Line { target: Some(id), lane: Lane::Watching };
    let mut claims = hall.matches.claim_due(hall.now(), usize::MAX).unwrap();
    let at = claims.iter().position(|claim| claim.line == line)?;
    Some(claims.remove(at))
}

fn settle(hall: &Hall, claim: &Claim) {
    for job in &claim.jobs {
        assert_eq!(job.kind, JobKind::Watch);
        assert!(hall.matches.settle(job, JobOutcome::Done { message: None }, hall.now()).unwrap());
    }
}

#[test]
fn each_turn_calls_once_for_those_who_watch_and_for_nobody_where_nobody_does() {
    on_every_store(|hall| {
        let id = hall.nim();
        hall.play(id, 1, "1").unwrap();
        assert!(claimed(hall, id).is_none());
        watch(hall, id, 5).unwrap();
        watch(hall, id, 6).unwrap();
        let first = claimed(hall, id).unwrap();
        assert_eq!(first.jobs.len(), 1, "two places are one job");
        settle(hall, &first);
        for (player, mv) in [(2, "1"), (1, "1")] {
            hall.play(id, player, mv).unwrap();
        }
        let next = claimed(hall, id).unwrap();
        assert_eq!(next.jobs.len(), 1, "the newest stands for all");
        settle(hall, &next);
        assert_eq!(hall.matches.unwatch(id, 5, hall.now()), Ok(true));
        assert_eq!(hall.matches.unwatch(id, 5, hall.now()), Ok(false));
        let left: Vec<_> = hall.matches.watching(id).unwrap();
        assert_eq!(left.iter().map(|shown| shown.place).collect::<Vec<_>>(), [place(6)]);
        hall.check();
    });
}

#[test]
fn what_was_posted_is_known_as_long_as_the_match_is_watched_there() {
    on_every_store(|hall| {
        let id = hall.nim();
        watch(hall, id, 5).unwrap();
        let fresh = hall.matches.watching(id).unwrap()[0];
        assert_eq!((fresh.message, fresh.shown), (None, 0));
        let shown = Shown { message: Some(77), shown: 3, ..fresh };
        hall.matches.note_shown(id, shown).unwrap();
        assert_eq!(hall.matches.watching(id), Ok(vec![shown]));
        hall.matches.unwatch(id, 5, hall.now()).unwrap();
        hall.matches.note_shown(id, shown).unwrap();
        assert_eq!(hall.matches.watching(id), Ok(Vec::new()));
    });
}

#[test]
fn there_are_only_so_many_places_and_a_place_watches_once() {
    on_every_store(|hall| {
        let id = hall.nim();
        for channel in 1..=10 {
            watch(hall, id, channel).unwrap();
        }
        watch(hall, id, 3).unwrap();
        assert_eq!(hall.matches.watching(id).unwrap().len(), 10);
        assert_eq!(watch(hall, id, 11), Err(Refused::WatchedEnough));
        hall.matches.resign(id, hall.by(1)).unwrap();
        assert_eq!(watch(hall, id, 3), Err(Refused::Over(id)));
        let lobby = hall.challenge(&nim(1, &[])).unwrap().id;
        assert_eq!(watch(hall, lobby, 3), Err(Refused::NotStarted(lobby)));
    });
}

#[test]
fn those_who_follow_are_known_until_they_were_told_and_follow_only_so_many() {
    on_every_store(|hall| {
        let id = hall.nim();
        let follower = |player, channel| Follower { player: PlayerId(player), channel };
        let follow = |id, by| hall.matches.follow(id, by, hall.now());
        follow(id, follower(7, 5)).unwrap();
        follow(id, follower(7, 6)).unwrap();
        follow(id, follower(8, 6)).unwrap();
        follow(id, follower(9, 5)).unwrap();
        hall.matches.unfollow(id, PlayerId(9), hall.now()).unwrap();
        assert_eq!(hall.matches.followers(id), Ok(vec![follower(7, 6), follower(8, 6)]));
        assert_eq!(hall.matches.is_following(id, PlayerId(7)), Ok(true));
        hall.matches.have_told(id, 6, hall.now()).unwrap();
        assert_eq!(hall.matches.followers(id), Ok(Vec::new()));
        for _ in 0..50 {
            follow(hall.nim(), follower(7, 5)).unwrap();
        }
        assert_eq!(follow(hall.nim(), follower(7, 5)), Err(Refused::FollowedEnough));
    });
}

#[test]
fn whoever_is_erased_watches_and_follows_nothing_any_more() {
    on_every_store(|hall| {
        let id = hall.nim();
        watch(hall, id, 5).unwrap();
        let follower = Follower { player: PlayerId(7), channel: 5 };
        hall.matches.follow(id, follower, hall.now()).unwrap();
        hall.matches.forget(PlayerId(7), hall.now()).unwrap();
        assert_eq!(hall.matches.followers(id), Ok(Vec::new()));
        assert_eq!(hall.matches.watching(id).unwrap()[0].place.by, PlayerId::GONE);
        hall.check();
    });
}

#[test]
fn results_are_counted_once_in_their_month_and_between_people_alone() {
    on_every_store(|hall| {
        let day = 24 * 60 * 60 * 1000;
        let old = hall.between(1, 2);
        hall.matches.resign(old, hall.by(2)).unwrap();
        // From January to February.
        hall.later(32 * day);
        let month = Month::of(hall.now());
        assert_eq!((month.number, month.start), (2, Timestamp(31 * day)));
        let [won, lost, drawn, off] = [0; 4].map(|_| hall.between(1, 2));
        hall.play(won, 1, "1").unwrap();
        hall.matches.resign(won, hall.by(2)).unwrap();
        hall.matches.resign(lost, hall.by(1)).unwrap();
        hall.matches.offer(drawn, matches::OfferKind::Draw, hall.by(1)).unwrap();
        hall.matches.answer(drawn, crate::hall::YES, hall.by(2)).unwrap();
        hall.matches.abort(off, hall.by(1)).unwrap();
        let third = hall.between(1, 3);
        hall.matches.resign(third, hall.by(3)).unwrap();
        let alone = Challenge {
            opponents: vec![PlayerId::computer(rules::Level::ALL[0], 0)],
            ..nim(1, &[])
        };
        if let Ok(alone) = hall.challenge(&alone) {
            hall.matches.resign(alone.id, hall.by(1)).unwrap();
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
        assert_eq!(told(hall.matches.table(SERVER, month).unwrap()), expected);
        let newest = hall.matches.results(SERVER, 2).unwrap();
        assert!(
            newest.iter().any(|played| played.id == third || played.winners == Seats::one(Seat(1)))
        );
        assert_eq!(hall.matches.results(SERVER, 99).unwrap().last().unwrap().id, old);
        // Whoever is erased later changes nothing about when it ended.
        hall.matches.forget(PlayerId(3), hall.now()).unwrap();
        assert_eq!(told(hall.matches.table(SERVER, month).unwrap()), expected[..2]);
        hall.check();
    });
}

#[test]
fn a_dashboard_has_one_job_and_a_new_one_takes_its_place() {
    on_every_store(|hall| {
        let line = Line { target: Some(MatchId(SERVER)), lane: Lane::Dashboard };
        let place =
            |channel, key| hall.matches.place_dashboard(SERVER, (channel, Key(key)), hall.now());
        assert_eq!(place(5, 1000), Ok(None));
        assert_eq!(place(5, 1000), Ok(None));
        let claims = hall.matches.claim_due(hall.now(), usize::MAX).unwrap();
        let claim = claims.iter().find(|claim| claim.line == line).unwrap();
        assert_eq!(
            (claim.jobs.len(), claim.line.server(), claim.line.id()),
            (1, Some(SERVER), None)
        );
        let mut dashboard = hall.matches.dashboard(SERVER).unwrap().unwrap();
        dashboard.message = Some(77);
        hall.matches.note_dashboard(SERVER, dashboard).unwrap();
        let later = JobOutcome::Later { at: hall.now().plus(60_000) };
        assert!(hall.matches.settle(&claim.jobs[0], later, hall.now()).unwrap());
        assert_eq!(place(6, 1001), Ok(Some(dashboard)));
        // What was posted on the old one says nothing of the new.
        hall.matches.note_dashboard(SERVER, dashboard).unwrap();
        assert_eq!(hall.matches.dashboard(SERVER).unwrap().unwrap().message, None);
        hall.matches.drop_dashboard(SERVER, Key(1000)).unwrap();
        assert!(hall.matches.dashboard(SERVER).unwrap().is_some());
        hall.matches.drop_dashboard(SERVER, Key(1001)).unwrap();
        assert_eq!(hall.matches.dashboard(SERVER), Ok(None));
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
fn what_somebody_brings_is_theirs_until_they_bring_something_else() {
    on_every_store(|hall| {
        let bring = |key, record| hall.matches.bring(PlayerId(1), Key(key), record);
        let first = record(&[(0, "3"), (1, "2")]);
        let version = hall.matches.view(hall.nim()).unwrap().head().rules_version;
        let first = Record { rules_version: version, ..first };
        bring(1, first.clone()).unwrap();
        let tape = hall.matches.brought(PlayerId(1), Key(1)).unwrap();
        assert_eq!((tape.count(), tape.record()), (2, Some(&first)));
        assert_eq!(tape.step(2).unwrap().mv.as_deref(), Some("2"));
        assert!(matches!(tape.step(3), Err(Refused::NoSuchStep)));
        assert!(matches!(hall.matches.brought(PlayerId(2), Key(1)), Err(Refused::NothingBrought)));
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
            hall.matches.brought(PlayerId(1), Key(1)).is_ok(),
            "what is refused changes nothing"
        );
        bring(3, first.clone()).unwrap();
        assert!(hall.matches.brought(PlayerId(1), Key(1)).is_err());
        hall.matches.forget(PlayerId(1), hall.now()).unwrap();
        assert!(hall.matches.brought(PlayerId(1), Key(3)).is_err());
    });
}

#[test]
fn since_my_last_move_is_what_the_others_did() {
    on_every_store(|hall| {
        let id = hall.stakes(3);
        hall.play_all(id, &[(1, "stake 4"), (3, "stake 4"), (2, "stake 4"), (1, "roll")]);
        hall.play_all(id, &[(1, "add 1"), (1, "add 1")]);
        let since = |player: u64| {
            let tape = hall.matches.recording(id, Some(PlayerId(player))).unwrap();
            let since = tape.since(Some(Seat(u8::try_from(player).unwrap() - 1)), 50).unwrap();
            (since.from, since.sights.len(), since.plies.len())
        };
        // Players 2 and 3 do not see the turn that player 1 is in the middle of.
        assert_eq!((since(2), since(3)), ((3, 1, 0), (2, 2, 1)));
        assert_eq!(since(1), (1, 3, 2), "not what I have just done myself");
        let tape = hall.matches.recording(id, None).unwrap();
        assert_eq!(tape.since(None, 50).unwrap().sights.len(), 2);
    });
}
