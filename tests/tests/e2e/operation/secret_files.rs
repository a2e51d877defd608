//! Secrets in files, read again while the program runs.

use sandbox::{Config, Sandbox};
use tests::{Harness, Seat};

use crate::{KASTELL, PROGRAM};

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_token_is_reloaded_during_a_match() {
    let sandbox = Sandbox::start(Config::unhurried()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("token");
    std::fs::write(&file, sandbox.token()).unwrap();
    let settings = [("DISCORD_TOKEN", ""), ("DISCORD_TOKEN_FILE", file.to_str().unwrap())];
    let mut harness = Harness::over_sandbox(PROGRAM, sandbox, &settings).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    move_and_show(&ada, &ben, "Tn@c1").await;

    harness.bot.reload();
    harness.bot.says("no secret has changed").await;
    std::fs::write(&file, "").unwrap();
    harness.bot.reload();
    harness.bot.says("the settings can't be used, and nothing was changed").await;
    move_and_show(&ben, &ada, "O@g1").await;

    let (number, former) = (harness.bot.id(), harness.sandbox.token());
    std::fs::write(&file, harness.sandbox.reset_token().unwrap()).unwrap();
    harness.bot.reload();
    harness.bot.says_often("invite: https://", 2).await;
    move_and_show(&ada, &ben, "In@a8").await;
    assert!(harness.bot.is_running() && harness.bot.id() == number, "it is the same process");
    let log = harness.bot.log();
    assert!(!log.contains(&former) && !log.contains(&harness.sandbox.token()), "{log}");
}

async fn move_and_show(mover: &Seat, other: &Seat, mv: &str) {
    mover.plays(mv).await;
    other.board_where(|seen| seen.content.contains(mv)).await;
}
