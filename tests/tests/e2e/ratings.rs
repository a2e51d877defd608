//! Ratings at the end of a match, profiles, leaderboards.

use std::process::Command;

use sandbox::MessageView;
use tests::{Harness, Seat};

use crate::{KASTELL, PROGRAM};

/// Plays a match in which one of the two resigns. Returns the last board.
async fn finished(harness: &Harness, loser: usize) -> (Seat, Seat, MessageView) {
    let (ada, ben) = harness.match_of(KASTELL).await;
    let seats = [&ada, &ben];
    seats[loser].resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    (ada, ben, end)
}

/// A member in the thread of the second match, once its board is there.
async fn again(harness: &Harness, name: &str) -> Seat {
    let member = harness.member(name);
    let thread = member.wait_for_thread("#2").await.unwrap();
    let seat = Seat { member, thread };
    seat.board().await;
    seat
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_changes_ratings_once_on_profiles_and_leaderboards() {
    let mut harness = Harness::start(PROGRAM).await;
    let nothing = harness.at("Ada").slash("/profile").unwrap().message().await.unwrap();
    assert!(nothing.ephemeral && nothing.content.contains("No rated matches"));
    assert!(!nothing.content.contains("**?**"), "{}", nothing.content);
    let nobody = harness.at("Ada").slash("/leaderboard").unwrap().message().await.unwrap().content;
    assert!(nobody.contains("Nobody yet") && !nobody.contains("aren't rated"), "{nobody}");
    let (ada, ben, end) = finished(&harness, 1).await;
    assert!(end.content.contains("📈") && end.content.contains("1662? (+162)"), "{}", end.content);
    let mine = ada.ask("/profile").await;
    assert!(mine.content.contains("1662?") && mine.content.contains("1 won"), "{}", mine.content);
    assert!(mine.content.contains("**?** means"), "{}", mine.content);
    assert!(mine.pictures.is_empty(), "one point is no line");
    let theirs = ben.ask("/profile player:@Ada").await;
    assert!(theirs.content.contains("You vs.") && theirs.content.contains("1 lost"));
    assert!(!theirs.content.contains("All servers"), "{}", theirs.content);
    assert!(!theirs.pings_me && !mine.pings_me, "nobody is rung by a profile");
    ada.press(&end, "Rematch").await;
    ben.press(&end, "Rematch").await;
    harness.kill_and_restart().await;
    let ada = again(&harness, "Ada").await;
    ada.resign().await;
    ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    let mine = ada.ask("/profile").await;
    assert!(mine.content.contains("1 won, 0 drawn, 1 lost"), "{}", mine.content);
    let alt = mine.pictures[0].description.clone().unwrap_or_default();
    assert!(alt.contains("last 2 matches: from 1662 to"), "{alt}");
    let leaders = ada.ask("/leaderboard game:kastell").await;
    assert!(leaders.ephemeral && leaders.content.contains("Kastell"), "{}", leaders.content);
    assert_eq!(leaders.content.matches("1–0–1").count(), 2, "{}", leaders.content);
    assert!(!leaders.content.contains("1. "), "who has played twice has no place yet");
    let unknown = ada.ask("/leaderboard game:kastel").await;
    assert!(
        unknown.content.contains("Castle Keep") && unknown.content.contains("Kastell"),
        "{}",
        unknown.content
    );
    let all = ada.choose(&leaders, "all").await;
    assert!(all.content.contains("All games"), "{}", all.content);
    harness.kill();
    let checked = Command::new(PROGRAM)
        .args(["store", "check"])
        .env("CASTELLAN_DATA", harness.data())
        .output()
        .unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_against_a_computer_and_one_called_off_change_nothing() {
    let harness = Harness::start(PROGRAM).await;
    harness.at("Ada").slash("/challenge kastell computer:1").unwrap().message().await.unwrap();
    let ada = Seat {
        member: harness.member("Ada"),
        thread: harness.member("Ada").wait_for_thread("Kastell").await.unwrap(),
    };
    ada.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(!end.content.contains("📈"), "{}", end.content);
    let profile = ada.ask("/profile").await;
    assert!(profile.content.contains("No rated matches"), "{}", profile.content);
    let told = harness.member("Ada").dm().slash("/profile").unwrap().message().await.unwrap();
    assert!(told.content.contains("No rated matches"), "{}", told.content);
}
