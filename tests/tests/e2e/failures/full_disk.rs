//! A disk that takes nothing any more: a limit on the length of files stands in for it.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use tests::{Harness, tells_a_move};

use crate::{KASTELL, PROGRAM};

/// Files of this length can't be written at all.
const NOTHING: &str = "1:";

/// The write-ahead log fits, and the database behind it does not.
const LOG_ALONE: &str = "49152:";

const NO_LIMIT: &str = "unlimited:";

/// The program with a limit on file sizes, which acts like a full disk: an error and no signal.
fn program(folder: &Path) -> String {
    let path = folder.join("castellan");
    fs::write(&path, format!("#!/bin/sh\ntrap '' XFSZ\nexec {PROGRAM} \"$@\"\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Limits the length of files for the running program.
fn limit(harness: &Harness, length: &str) {
    let (pid, length) = (harness.bot.id().to_string(), format!("--fsize={length}"));
    let done = Command::new("prlimit").args(["--pid", &pid, &length]).status().unwrap();
    assert!(done.success(), "prlimit is part of util-linux");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_on_a_full_disk_is_refused_until_space_is_free() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = Harness::start(&program(folder.path())).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    // The log of a new process is empty, so nothing but the log is written.
    assert!(harness.stop());
    harness.restart().await;
    limit(&harness, NOTHING);
    for _ in 0..2 {
        let told = ada.play("Tn@c1").await.content;
        assert!(told.contains("can't write to my disk") && told.contains("few minutes"), "{told}");
    }
    limit(&harness, NO_LIMIT);
    let told = ada.play("Tn@c1").await.content;
    assert!(tells_a_move(&told), "{told}");
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    harness.kill_and_restart().await;
    let told = ben.play("O@g1").await.content;
    assert!(tells_a_move(&told), "{told}");
    harness.check();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_failure_ends_the_program_and_a_restart_continues() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = Harness::start(&program(folder.path())).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.plays("Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    limit(&harness, LOG_ALONE);
    // Until the log is full, and its rows are to go to their places.
    while harness.bot.is_running() && !harness.bot.log().contains("the store has failed") {
        let asked = harness.at("Cleo").slash("/challenge kastell computer:1").unwrap();
        let _ = asked.message().await;
    }
    assert!(!tokio::task::block_in_place(|| harness.bot.ends()), "{}", harness.bot.log());
    let log = harness.bot.log();
    assert!(log.contains("only a new start shows what is on disk"), "{log}");
    harness.restart().await;
    let told = ben.play("O@g1").await.content;
    assert!(tells_a_move(&told), "{told}");
    ada.board_where(|seen| seen.content.contains("O@g1")).await;
}
