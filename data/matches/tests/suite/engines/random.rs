//! Applies random acts to two stores. Both must give the same answers and have the same content, even if one is
//! reopened.

use std::sync::Arc;

use matches::{
    Challenge, Claim, Filter, JobError, JobOutcome, Key, MatchId, Page, PlayerId, PreferenceOwner,
    Refused, Request, Revision, Seating, Target, Timestamp,
};
use proptest::prelude::*;
use rules::{Draft, Seat};
use store::{MemoryStore, SledStore, Store};

use crate::engines::databases;
use crate::harness::{Harness, challenge, keep};
use crate::server;

#[derive(Clone, Debug)]
enum Deed {
    Challenge { game: bool, player: u64, opponents: Vec<u64>, seats: Option<u8>, chosen: bool },
    Join,
    LeaveLobby,
    Decline,
    Withdraw,
    Start,
    Play(&'static str, Option<u64>),
    Undo,
    Resign,
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    Abort,
    Draft(&'static str),
    Prefer(&'static str),
    Post(Option<u64>, Settling),
    Pass(u64),
    Forget,
    Reopen,
}

/// The way in which a posted job is settled. With `Leave` it is not settled, so its lease stays.
#[derive(Clone, Copy, Debug)]
enum Settling {
    Done,
    Retry,
    GiveUp,
    Leave,
}

/// An act of a player, perhaps with the key of an earlier request.
#[derive(Clone, Debug)]
struct Command {
    deed: Deed,
    id: MatchId,
    player: u64,
    key: Option<u64>,
}

fn deed() -> impl Strategy<Value = Deed> {
    let text = prop::sample::select(vec![
        "1", "2", "3", "stake 1", "stake 4", "add 3", "add 1", "roll", "done", "castle",
    ]);
    let opponents = prop::collection::vec(1..5_u64, 0..3);
    let settling = prop::sample::select(vec![
        Settling::Done,
        Settling::Retry,
        Settling::GiveUp,
        Settling::Leave,
    ]);
    prop_oneof![
        4 => (any::<bool>(), 1..5_u64, opponents, prop::option::of(0..4_u8), any::<bool>()).prop_map(
            |(game, player, opponents, seats, chosen)| Deed::Challenge {
                game, player, opponents, seats, chosen
            }
        ),
        6 => Just(Deed::Join),
        1 => Just(Deed::LeaveLobby),
        1 => Just(Deed::Decline),
        1 => Just(Deed::Withdraw),
        2 => Just(Deed::Start),
        24 => (text, prop::option::weighted(0.2, 1..12_u64)).prop_map(|(text, seen)| Deed::Play(text, seen)),
        4 => Just(Deed::Undo),
        1 => Just(Deed::Resign),
        1 => Just(Deed::OfferDraw),
        1 => Just(Deed::AcceptDraw),
        1 => Just(Deed::DeclineDraw),
        1 => Just(Deed::Abort),
        1 => prop::sample::select(vec!["", "a.b"]).prop_map(Deed::Draft),
        1 => prop::sample::select(vec!["", "left"]).prop_map(Deed::Prefer),
        4 => (prop::option::of(1..9_u64), settling).prop_map(|(message, settling)| Deed::Post(message, settling)),
        1 => (0..200_000_000_u64).prop_map(Deed::Pass),
        1 => Just(Deed::Forget),
        1 => Just(Deed::Reopen),
    ]
}

fn command() -> impl Strategy<Value = Command> {
    (deed(), 1..5_u64, 1..5_u64, prop::option::weighted(0.1, 1..30_u64))
        .prop_map(|(deed, id, player, key)| Command { deed, id: MatchId(id), player, key })
}

/// Carries out a command, and returns its outcome as text.
fn carry_out(harness: &Harness, command: &Command, by: Request) -> String {
    let Command { deed, id, .. } = command;
    let (id, matches) = (*id, &harness.matches);
    match deed {
        Deed::Challenge { game, player, opponents, seats, chosen } => {
            let seating = if *chosen { Seating::Chosen(Seat(0)) } else { Seating::Random };
            let slug = if *game { "stakes" } else { "nim" };
            let made = Challenge { seats: *seats, seating, ..challenge(slug, *player, opponents) };
            told(matches.challenge(&made, by.key, by.now))
        }
        Deed::Join => told(matches.join(id, by)),
        Deed::LeaveLobby => told(matches.leave_lobby(id, by)),
        Deed::Decline => told(matches.decline(id, by)),
        Deed::Withdraw => told(matches.withdraw(id, by)),
        Deed::Start => told(matches.start(id, by)),
        Deed::Play(text, seen) => {
            told(matches.play(Target { id, seen: seen.map(Revision) }, text, by))
        }
        Deed::Undo => told(matches.undo(id.into(), by)),
        Deed::Resign => told(matches.resign(id, by)),
        Deed::OfferDraw => told(matches.offer(id, matches::OfferKind::Draw, by)),
        Deed::AcceptDraw => told(matches.reply(id, crate::harness::YES, by)),
        Deed::DeclineDraw => told(matches.reply(id, crate::harness::NO, by)),
        Deed::Abort => told(matches.abort(id, by)),
        Deed::Draft(steps) => told(keep(matches, id, by.player, &Draft::split(steps))),
        Deed::Prefer(side) => {
            told(matches.set_preference(PreferenceOwner::Player(by.player), "side", side))
        }
        Deed::Post(message, settling) => {
            let claim = harness.claim(id);
            claim.map_or_else(String::new, |claim| post(harness, &claim, *message, *settling))
        }
        Deed::Pass(later) => {
            harness.later(*later);
            format!("{:?}", harness.pass_time())
        }
        Deed::Forget => told(matches.erase(by.player, by.now)),
        Deed::Reopen => String::new(),
    }
}

/// Settles the first job of a claim in this way.
fn post(harness: &Harness, claim: &Claim, message: Option<u64>, settling: Settling) -> String {
    let error = JobError::Timeout;
    let settled = match settling {
        Settling::Done => JobOutcome::Done { message },
        Settling::Retry => JobOutcome::Retry { at: Timestamp(harness.now().0 + 5_000), error },
        Settling::GiveUp => JobOutcome::GivenUp { error },
        Settling::Leave => return format!("{:?}", claim.jobs),
    };
    let settled = harness.matches.settle(&claim.jobs[0], settled, harness.now());
    let more = harness.matches.claim_more(claim, harness.now()).unwrap();
    for job in &more {
        harness
            .matches
            .settle(job, JobOutcome::Later { at: harness.now() }, harness.now())
            .unwrap();
    }
    format!("{:?} {settled:?} {more:?}", claim.jobs)
}

fn told<T: std::fmt::Debug>(outcome: Result<T, Refused>) -> String {
    format!("{outcome:?}")
}

/// The views, drafts and lists of all players, as text.
fn seen(harness: &Harness) -> String {
    let mut seen = String::new();
    for id in 1..5 {
        let Ok(look) = harness.matches.view(MatchId(id)) else { continue };
        seen += &format!("{look:?}");
        for player in 0..5 {
            let sight = look.sight(Some(PlayerId(player)));
            seen += &format!("{:?}", sight.map(|sight| sight.bytes()));
            seen += &format!("{:?}", harness.drafted(MatchId(id), PlayerId(player)));
        }
    }
    for player in 1..5 {
        for filter in [Filter::Lobby, Filter::Running, Filter::Over] {
            let page = Page { after: None, most: 9 };
            seen += &format!("{:?}", harness.matches.matches_of(PlayerId(player), filter, page));
        }
    }
    seen
}

/// Applies the same commands to a model and to a store that is reopened now and then.
fn are_alike(commands: &[Command], open: impl Fn() -> Arc<dyn Store>) -> Result<(), TestCaseError> {
    let model = Harness::over(Arc::new(MemoryStore::new()));
    let mut tried = Harness::over(open());
    for (index, command) in commands.iter().enumerate() {
        if matches!(command.deed, Deed::Reopen) {
            // The store must be closed before it can be opened again.
            tried.store = Arc::new(MemoryStore::new());
            tried.restart();
            tried.store = open();
            tried.restart();
        }
        let key = Key(command.key.unwrap_or(1_000 + index as u64));
        let by = Request { player: PlayerId(command.player), key, now: model.now() };
        prop_assert_eq!(
            carry_out(&model, command, by),
            carry_out(&tried, command, by),
            "{:?}",
            command
        );
    }
    prop_assert_eq!(seen(&model), seen(&tried));
    prop_assert_eq!(model.exported(), tried.exported());
    model.check();
    tried.check();
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn the_disk_store_behaves_like_the_memory_store(
        commands in prop::collection::vec(command(), 1..80)
    ) {
        let folder = tempfile::tempdir().unwrap();
        are_alike(&commands, || Arc::new(SledStore::open(folder.path()).unwrap()))?;
    }

    #[test]
    fn the_database_store_behaves_like_the_memory_store(
        commands in prop::collection::vec(command(), 1..80)
    ) {
        if let Some(server) = server::shared() {
            let address = server.fresh();
            are_alike(&commands, || databases::open(&address))?;
        }
    }
}
