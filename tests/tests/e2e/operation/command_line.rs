//! The command line: help, unusable settings, the store's backups.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Output;

use tests::{Harness, ReadOnly, run};

use crate::{KASTELL, PROGRAM};

/// Runs the program. Returns whether it succeeded, and its output.
fn ran(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> (bool, String) {
    let Output { status, stdout, stderr } = run(PROGRAM, folder, arguments, environment);
    let text = String::from_utf8(stdout).unwrap() + &String::from_utf8(stderr).unwrap();
    (status.success(), text)
}

/// Checks that a command succeeds or fails as expected, and prints all these words.
#[track_caller]
fn check(folder: &Path, line: &str, goes_well: bool, words: &[&str]) {
    let arguments: Vec<&str> = line.split_whitespace().collect();
    let (went_well, text) = ran(folder, &arguments, &[("CASTELLAN_DATA", "store")]);
    assert_eq!(went_well, goes_well, "{line}: {text}");
    for word in words {
        assert!(text.contains(word), "{line} does not say {word:?}: {text}");
    }
    assert!(!text.contains("panicked"), "{line}: {text}");
}

#[test]
fn help_lists_the_commands() {
    let folder = tempfile::tempdir().unwrap();
    check(folder.path(), "--help", true, &["engine", "store", "--config", "DISCORD_TOKEN"]);
    check(folder.path(), "--version", true, &["castellan", env!("CARGO_PKG_VERSION")]);
    check(folder.path(), "store --help", true, &["export", "import", "check", "jobs", "migrate"]);
    check(
        folder.path(),
        "engine --help",
        true,
        &["\"cmd\":\"new\"", "\"cmd\":\"legal\"", "\"cmd\":\"record\"", "\"ok\":false"],
    );
    check(folder.path(), "fortify", false, &["fortify", "--help"]);
    check(folder.path(), "store burn", false, &["burn"]);
    check(folder.path(), "engine --loud", false, &["--loud"]);
}

#[test]
fn every_mistake_in_file_and_environment_is_named_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = "colour = \"red\"\nlog = [\"info\"]\ntoken = \"s3cret of mine\"\n\
                challenge_days = 99\ndata = \"here\"\n";
    fs::write(folder.path().join("castellan.toml"), file).unwrap();
    let (went_well, text) = ran(folder.path(), &[], &[("CASTELLAN_CHALLENGE_DAYS", "soon")]);
    assert!(!went_well);
    for word in ["colour", "`log`", "DISCORD_TOKEN", "CASTELLAN_CHALLENGE_DAYS", "1 to 30"] {
        assert!(text.contains(word), "{word} is not named: {text}");
    }
    assert!(!text.contains("s3cret"), "{text}");
    assert!(!folder.path().join("here").exists(), "nothing is begun");
}

#[test]
fn invalid_toml_is_reported_with_its_line_and_without_secrets() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("mine.toml"), "log = \"info\"\ntoken = \"s3cret\n").unwrap();
    let (went_well, text) = ran(folder.path(), &["--config", "mine.toml"], &[]);
    assert!(!went_well && text.contains("mine.toml, line 2"), "{text}");
    assert!(!text.contains("s3cret"), "{text}");
    let (went_well, text) = ran(folder.path(), &[], &[("CASTELLAN_CONFIG", "gone.toml")]);
    assert!(!went_well && text.contains("gone.toml can't be read"), "{text}");
}

#[test]
fn an_empty_variable_for_the_file_counts_as_unset() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("castellan.toml"), "data = \"mine\"\n").unwrap();
    let (_, text) = ran(folder.path(), &["store", "check"], &[("CASTELLAN_CONFIG", "")]);
    assert!(text.contains("there is no store in mine"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_token_ends_the_program() {
    let harness = Harness::start(PROGRAM).await;
    let folder = tempfile::tempdir().unwrap();
    let base = harness.sandbox.http_base();
    let settings = [("DISCORD_TOKEN", "s3cret"), ("CASTELLAN_SANDBOX_URL", base.as_str())];
    let (went_well, text) = ran(folder.path(), &[], &settings);
    assert!(!went_well && !text.contains("s3cret"), "{text}");
    assert!(text.contains("castellan: "), "{text}");
}

#[test]
fn store_commands_create_no_missing_store() {
    let folder = tempfile::tempdir().unwrap();
    check(folder.path(), "store check", false, &["there is no store in store"]);
    for to in ["", " lost.jsonl"] {
        // A failed export leaves no file.
        check(folder.path(), &format!("store export{to}"), false, &["there is no store in store"]);
        assert!(!folder.path().join("lost.jsonl").exists());
    }
    check(folder.path(), "store jobs", false, &["there is no store in store"]);
    assert!(!folder.path().join("store").exists());
    // A folder without a store, such as the mount point of a missing disk, stays empty.
    fs::create_dir(folder.path().join("store")).unwrap();
    let lines =
        ["check", "export", "export lost.jsonl", "jobs", "migrate", "copy sled:store sled:to"];
    for line in lines.map(|line| format!("store {line}")) {
        check(folder.path(), &line, false, &["there is no store in store"]);
    }
    assert_eq!(fs::read_dir(folder.path().join("store")).unwrap().count(), 0);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no export, and no other store");
    check(folder.path(), "store import gone.jsonl", false, &["gone.jsonl can't be read"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_match_moves_to_another_folder_and_goes_on() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.play("Tn@c1").await;
    let board = ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    let store = harness.data();
    let folder = store.parent().unwrap();
    check(folder, "store check", false, &["another process is using this store"]);
    // The running bot, which has the store open, makes the export itself.
    check(folder, "store export early.jsonl", true, &["exported 1 matches, and read them back"]);
    assert!(harness.bot.stop());
    check(folder, "store check", true, &["1 matches played through"]);
    check(folder, "store migrate", true, &["brought up to date: 0 rows"]);
    check(folder, "store export backup.jsonl", true, &["exported 1 matches"]);
    check(folder, "store export backup.jsonl", false, &["backup.jsonl can't be made"]);
    check(folder, "store export -", true, &["{\"castellan\":", "{\"match\":", "{\"end\":"]);
    assert!(!folder.join("-").exists());
    check(folder, "store import backup.jsonl", false, &["not empty"]);
    // The folder is lost, but the backup is not.
    fs::rename(&store, folder.join("old")).unwrap();
    spoil(folder);
    check(folder, "store import spoilt.jsonl", false, &["spoilt.jsonl", "line 2"]);
    check(folder, "store import cut.jsonl", false, &["cut.jsonl", "incomplete"]);
    check(folder, "store import other.jsonl", false, &["other.jsonl", "not an export"]);
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    let matches = |text: &str| text.lines().filter(|line| line.starts_with("{\"match\"")).count();
    assert_eq!(matches(&read("early.jsonl")), matches(&read("backup.jsonl")));
    check(folder, "store import backup.jsonl", true, &["imported 1 matches"]);
    check(folder, "store check", true, &["1 matches played through"]);
    harness.restart().await;
    let panel = ben.press(&board, "Move").await;
    assert!(tests::is_panel(&panel), "{}", panel.content);
    ben.plays("O@g1").await;
    let board = ada.board_where(|seen| seen.content.contains("O@g1")).await;
    assert!(board.pings_me);
    let boards = ada.thread.messages();
    let boards = boards
        .iter()
        .filter(|seen| !seen.ephemeral && seen.content.contains("> White builds Tn@c1"))
        .count();
    assert_eq!(boards, 1, "what was posted before the move is not posted again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_became_read_only_is_exported_and_the_export_is_read() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    ada.plays("Tn@c1").await;
    // The last moves are in the log alone.
    harness.kill();
    let store = harness.data();
    let folder = store.parent().unwrap();
    let read_only = ReadOnly::of(&store);
    check(folder, "store check", true, &["1 matches played through"]);
    check(folder, "store export -", true, &["{\"match\":", "Tn@c1", "{\"end\":"]);
    check(folder, "store export rescue.jsonl", true, &["exported 1 matches, and read them back"]);
    drop(read_only);
    fs::rename(&store, folder.join("old")).unwrap();
    check(folder, "store import rescue.jsonl", true, &["imported 1 matches"]);
    check(folder, "store check", true, &["1 matches played through"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn data_folder_permissions_are_owner_only_and_fixed_at_the_start() {
    let mut harness = Harness::start(PROGRAM).await;
    let store = harness.data();
    assert_eq!(open_to_others(&store), Vec::<PathBuf>::new());
    let folder = store.parent().unwrap();
    check(folder, "doctor", true, &["ok     files      only their owner"]);
    assert!(harness.stop());
    for path in all_below(&store) {
        let mode = if path.is_dir() { 0o755 } else { 0o644 };
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
    }
    check(folder, "doctor", true, &["look   files      other users of this machine may read"]);
    harness.restart().await;
    assert_eq!(open_to_others(&store), Vec::<PathBuf>::new());
    assert!(harness.stop());
    check(folder, "store export backup.jsonl", true, &["exported 0 matches"]);
    assert_eq!(open_to_others(&folder.join("backup.jsonl")), Vec::<PathBuf>::new());
}

/// The files that users other than the owner can access.
fn open_to_others(path: &Path) -> Vec<PathBuf> {
    let mode = |path: &PathBuf| fs::metadata(path).unwrap().permissions().mode();
    all_below(path).into_iter().filter(|path| mode(path) & 0o077 != 0).collect()
}

fn all_below(path: &Path) -> Vec<PathBuf> {
    let mut all = vec![path.to_owned()];
    if path.is_dir() {
        all.extend(fs::read_dir(path).unwrap().flat_map(|entry| all_below(&entry.unwrap().path())));
    }
    all
}

/// Makes exports that are damaged in three ways.
fn spoil(folder: &Path) {
    let export = fs::read_to_string(folder.join("backup.jsonl")).unwrap();
    let mut lines: Vec<&str> = export.lines().collect();
    fs::write(folder.join("cut.jsonl"), lines[..lines.len() - 1].join("\n") + "\n").unwrap();
    lines[1] = "{\"match\": {}}";
    fs::write(folder.join("spoilt.jsonl"), lines.join("\n") + "\n").unwrap();
    fs::write(folder.join("other.jsonl"), "{\"to\": \"whom it may concern\"}\n").unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_database_is_reported_and_not_replaced() {
    let mut harness = Harness::start(PROGRAM).await;
    harness.match_of(KASTELL).await;
    assert!(harness.bot.stop());
    let store = harness.data();
    let folder = store.parent().unwrap();
    fs::rename(store.join("sled"), folder.join("sled")).unwrap();
    check(folder, "store check", false, &["there was a database in this folder and it is gone"]);
    let base = harness.sandbox.http_base();
    let settings = [
        ("DISCORD_TOKEN", harness.sandbox.token()),
        ("CASTELLAN_SANDBOX_URL", base),
        ("CASTELLAN_DATA", "store".into()),
    ];
    let settings: Vec<(&str, &str)> =
        settings.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let (went_well, text) = ran(folder, &[], &settings);
    assert!(!went_well && text.contains("it is gone"), "{text}");
    // After the files are brought back, the store is complete.
    fs::remove_dir_all(store.join("sled")).unwrap_or_default();
    fs::rename(folder.join("sled"), store.join("sled")).unwrap();
    check(folder, "store check", true, &["1 matches played through"]);
}

#[test]
fn root_may_not_write_into_the_folder_of_another_user() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("store");
    std::fs::create_dir(&store).unwrap();
    // Only root can change the owner of a folder, and only root is refused.
    if std::os::unix::fs::chown(&store, Some(4242), None).is_err() {
        return;
    }
    for arguments in [&["store", "check"][..], &["doctor"]] {
        let (went_well, text) = ran(folder.path(), arguments, &[("CASTELLAN_DATA", "store")]);
        assert!(!went_well && text.contains("the user with number 4242"), "{text}");
    }
    assert_eq!(std::fs::read_dir(&store).unwrap().count(), 0, "nothing was written");
}
