//! The matches stand in a database: the program is killed and started again, and taken to another store.

use std::time::Duration;

use tests::Evening;

use crate::database_server::{self, PASSWORD};
use crate::{KASTELL, PROGRAM};

/// After this the lease of whoever was killed is over.
const LEASE: Duration = Duration::from_secs(121);

#[tokio::test(flavor = "multi_thread")]
async fn a_match_in_a_database_is_played_on_after_a_kill_and_taken_to_another_store() {
    let Some(server) = database_server::shared() else { return };
    let address = server.fresh();
    let mut evening = Evening::stored_in(PROGRAM, &address).await;
    let (ada, ben) = evening.match_of(KASTELL).await;
    ada.play("Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    evening.kill_and_restart().await;
    evening.pass(LEASE).await;
    assert!(ben.play("O@g1").await.content.contains("You played"));
    ada.board_where(|seen| seen.content.contains("O@g1")).await;
    assert!(!evening.data().exists(), "nothing is stored in a folder");
    assert!(!evening.logs().contains(PASSWORD), "the password is in the log");
    assert!(evening.bot.stop(), "an orderly stop ends well:\n{}", evening.bot.log());

    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str], store: &str| {
        let done = tests::run(PROGRAM, folder.path(), arguments, &[("CASTELLAN_STORE", store)]);
        let told = String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned();
        assert!(done.status.success() && !told.contains(PASSWORD), "{arguments:?}: {told}");
        told
    };
    let copied = run(&["store", "copy", &address, "sled:copy"], "");
    assert!(copied.contains("all are the same"), "{copied}");
    for store in ["sled:copy", &address] {
        assert!(run(&["store", "check"], store).contains("1 matches played through"), "{store}");
        run(&["store", "jobs"], store);
        run(&["store", "migrate"], store);
    }
    run(&["store", "export", "backup.jsonl"], &address);
    let other = server.fresh();
    run(&["store", "import", "backup.jsonl"], &other);
    assert!(run(&["store", "check"], &other).contains("1 matches played through"));
    let third = server.fresh();
    run(&["store", "copy", "sled:copy", &third], "");
}
