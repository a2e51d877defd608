//! A disk that accepts no writes: it is full, or read-only.
//!
//! A limit on the length of files stands in for a full disk, and a trigger for a database without
//! room.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use tests::{Harness, ReadOnly, tells_a_move};

use crate::database_server::{self, Server};
use crate::{KASTELL, PROGRAM};

/// Makes the database refuse all rows, with the error of a full disk.
const FULL: &str = "CREATE FUNCTION full_disk() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION \
    'could not extend file' USING ERRCODE = 'disk_full'; END $$; \
    CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON castellan_rows EXECUTE FUNCTION full_disk()";

/// A limit at which no file can be written.
const NOTHING: &str = "1:";

/// A limit that fits the write-ahead log, but not the database behind it.
const LOG_ALONE: &str = "49152:";

const NO_LIMIT: &str = "unlimited:";

/// Writes a start script that lets a file size limit act like a full disk. A write then fails, and
/// no signal ends the program.
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
    // A restart empties the write-ahead log. A full log would first be written to the database, and
    // if that failed, the program would end.
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
    // Plays until the log is full, and its rows must be written to the database.
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

#[tokio::test(flavor = "multi_thread")]
async fn a_move_in_a_folder_that_became_read_only_is_refused_until_it_can_be_written() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    // A restart empties the write-ahead log. A full log would first be written to the database, and
    // if that failed, the program would end.
    assert!(harness.stop());
    harness.restart().await;
    // Permissions don't affect open files.
    let Some(read_only) = ReadOnly::immutable(&harness.data()) else { return };
    for _ in 0..2 {
        let told = ada.play("Tn@c1").await.content;
        assert!(told.contains("can't write to my disk") && told.contains("few minutes"), "{told}");
    }
    drop(read_only);
    let told = ada.play("Tn@c1").await.content;
    assert!(tells_a_move(&told), "{told}");
    harness.kill_and_restart().await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    ben.plays("O@g1").await;
    harness.check();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_refused_while_the_disk_of_the_database_is_full() {
    let Some(server) = database_server::shared() else { return };
    let address = server.fresh();
    let schema = Server::schema(&address).to_owned();
    let harness = Harness::stored_in(PROGRAM, &address).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    server.sql(&schema, FULL);
    let told = ada.play("Tn@c1").await.content;
    assert!(told.contains("can't write to my disk") && told.contains("few minutes"), "{told}");
    server.sql(&schema, "DROP TRIGGER full_disk ON castellan_rows");
    let told = ada.play("Tn@c1").await.content;
    assert!(tells_a_move(&told), "{told}");
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    harness.check();
}
