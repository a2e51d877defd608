//! The machine's clock is put forward and back while people play.

use std::path::Path;

use sandbox::Sharding;
use tests::Harness;

use crate::operation::fleet::{House, SERVERS};
use crate::{KASTELL, PROGRAM};

const CHANGED: &str = "the machine's clock was put forward or back";

/// An hour forward, half a minute back, an hour back, and a day back, each from the right time.
const STEPS: [i64; 4] = [3_600_000, -30_000, -3_600_000, -86_400_000];

const MOVES: [&str; 3] = ["Tn@c1", "O@g1", "In@a8"];

fn put(file: &Path, off_ms: i64) {
    let next = file.with_extension("next");
    std::fs::write(&next, off_ms.to_string()).unwrap();
    std::fs::rename(next, file).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_with_its_clock_put_back_plays_on_and_logs_the_step() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("skew");
    let settings = [("SKEW_FILE", file.to_str().unwrap())];
    let harness = Harness::with_settings(PROGRAM, &settings).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    for (at, (off_ms, mv)) in [3_600_000, 0].into_iter().zip(MOVES).enumerate() {
        put(&file, off_ms);
        harness.bot.says_often(CHANGED, at + 1).await;
        let (mover, other) = if at % 2 == 0 { (&ada, &ben) } else { (&ben, &ada) };
        mover.plays(mv).await;
        other.board_where(|seen| seen.content.contains(mv)).await;
    }
    harness.bot.says("jobs that a clock had postponed are due now").await;
    assert_eq!(harness.bot.log().matches(CHANGED).count(), 2, "{}", harness.bot.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_with_changed_clocks_stay_alive_and_play_on() {
    let sharding =
        Sharding { shards: 4, max_concurrency: 16, enforce: true, ..Sharding::default() };
    let Some(house) = House::open(sharding).await else { return };
    let file = house.folder.path().join("skew");
    let first = house.process_with("auto", ("SKEW_FILE", file.to_str().unwrap()));
    house.sandbox.wait_for_shards(SERVERS).await.unwrap();
    let mut second = house.process_with("auto", ("SKEW_MS", "0"));
    House::handed_over(&first, 2).await;
    let matches = house.matches(&[&first, &second]).await;
    for (at, (off_ms, mv)) in STEPS.into_iter().zip(MOVES).enumerate() {
        put(&file, off_ms);
        first.says_often(CHANGED, at + 1).await;
        for (ada, ben) in &matches {
            let (mover, other) = if at % 2 == 0 { (ada, ben) } else { (ben, ada) };
            mover.plays(mv).await;
            other.board_where(|seen| seen.content.contains(mv)).await;
        }
    }
    put(&file, STEPS[3]);
    first.says_often(CHANGED, STEPS.len()).await;
    // Only a process that reads the fleet's rows takes over a shard.
    assert!(second.stop(), "{}", second.log());
    let logs = [first.log(), second.log()];
    assert!(!logs.iter().any(|log| log.contains("another process has ended")), "{logs:?}");
    assert_eq!(logs[0].matches(CHANGED).count(), STEPS.len(), "{}", logs[0]);
    assert!(!logs[0].contains("the time is set"), "the database's clock was right all along");
    house.check(&logs);
}
