//! A person's own data: shown, exported, deleted; and servers that remove the bot.

use std::time::Duration;

use serde_json::Value;
use tests::{Harness, Seat};

use crate::{KASTELL, PROGRAM};

const DAY: Duration = Duration::from_secs(24 * 3600);

#[tokio::test(flavor = "multi_thread")]
async fn a_player_sees_their_stored_data_and_downloads_it_privately() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.play("Tn@c1").await;
    ben.board_where(|seen| seen.pings_me).await;
    ben.play("O@g1").await;
    let told = ben.ask("/privacy show").await;
    assert!(told.ephemeral && told.content.contains("(1 running)"), "{}", told.content);
    let file = ben.press(&told, "Download as a file").await;
    assert!(file.ephemeral && file.pictures[0].filename.ends_with(".json"), "{:?}", file.pictures);
    let bytes = ben.thread.bytes(&file.pictures[0]).unwrap();
    let data: Value = serde_json::from_slice(&bytes).unwrap();
    assert_eq!(data["player"], ben.member.id().to_string());
    let moves = &data["matches"][0]["moves"];
    assert_eq!((moves.as_array().unwrap().len(), &moves[0]["move"]), (1, &"O@g1".into()));
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    assert!(!text.contains(&ada.member.id().to_string()), "{text}");
    assert!(ben.ask("/privacy export").await.pictures.len() == 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_erased_player_forfeits_running_matches_and_opponents_keep_wins() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ben.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    ada.press(&end, "Rematch").await;
    ben.press(&end, "Rematch").await;
    let thread = ada.member.wait_for_thread("#2").await.unwrap();
    let thread = Seat { thread, ..ada.clone() };
    thread.board().await;
    let sure = ben.ask("/privacy delete").await;
    assert!(sure.ephemeral && sure.content.contains("can't be undone"), "{}", sure.content);
    let kept = ben.press(&sure, "No, keep it").await;
    assert!(kept.content.contains("What I store"), "{}", kept.content);
    let sure = ben.ask("/privacy delete").await;
    let done = ben.press(&sure, "Yes, delete everything").await;
    assert!(done.content.contains("erased"), "{}", done.content);
    harness.kill_and_restart().await;
    let end = thread.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.pings_me && end.content.contains("someone"), "{}", end.content);
    let rings = thread.thread.messages().iter().filter(|seen| seen.pings_me).count();
    assert!(rings <= 2, "the first board, and the end");
    let profile = ada.ask("/profile").await;
    assert!(profile.content.contains("2 won, 0 drawn, 0 lost"), "{}", profile.content);
    let leaders = ada.ask("/leaderboard").await;
    assert!(!leaders.content.contains("0–0–2"), "{}", leaders.content);
    let theirs = harness.at("Ben").slash("/privacy show").unwrap().message().await.unwrap();
    assert!(theirs.content.contains("challenges: **0**"), "{}", theirs.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_erased_thirty_days_after_removing_the_bot_unless_it_returns() {
    const SERVER: &str = "Castle Green";
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let told = |words: &'static str| {
        let dm = harness.member("Ada").dm();
        async move {
            dm.slash("/privacy show").unwrap().message().await.unwrap().content.contains(words)
        }
    };
    ada.member.install(true);
    harness.sandbox.lose_server(SERVER).unwrap();
    harness.pass(31 * DAY).await;
    assert!(told("challenges: **1**").await, "a server that is out of order is ours");
    harness.sandbox.remove_bot(SERVER).unwrap();
    harness.bot.says("the bot was put out of a server").await;
    harness.pass(20 * DAY).await;
    harness.sandbox.add_bot(SERVER).unwrap();
    harness.bot.says("the bot is back on a server").await;
    harness.pass(20 * DAY).await;
    assert!(told("challenges: **1**").await);
    // No process runs at that moment: the next one finds it out.
    harness.kill();
    harness.sandbox.remove_bot(SERVER).unwrap();
    harness.restart().await;
    let dm = harness.member("Ada").dm();
    harness.bot.says("the bot was put out of a server").await;
    harness.pass(31 * DAY).await;
    harness.bot.says("the data of a server was thrown away").await;
    let shown = dm.slash("/privacy show").unwrap().message().await.unwrap();
    assert!(shown.content.contains("challenges: **0**"), "{}", shown.content);
}
