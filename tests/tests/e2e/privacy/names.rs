//! Names in texts without mentions; and nobody learns on which servers others are.

use sandbox::MessageView;
use tests::Harness;

use crate::play::castle_keep::table;
use crate::{KASTELL, PROGRAM};

fn alt(seen: &MessageView) -> String {
    seen.pictures[0].description.clone().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn castle_descriptions_use_the_owners_name_or_you() {
    let harness = Harness::start(PROGRAM).await;
    let seats = table(&harness, "/challenge castle-keep", &["Ada", "Ben", "Cleo"]).await;
    let name = |index: usize| seats[index].member.name().to_owned();
    let public = alt(&seats[0].board().await);
    assert!((0..3).all(|index| public.contains(&format!("{} – castle", name(index)))), "{public}");
    let own = alt(&seats[1].ask("/hand").await);
    assert!(own.contains("You – castle") && !own.contains(&name(1)), "{own}");
    assert!(own.contains(&format!("{} – castle", name(0))), "{own}");
    assert!(!public.contains("Player") && !own.contains("Player"), "{public}\n{own}");
    let asked = seats[2].ask("/privacy delete").await;
    let done = seats[2].press(&asked, "Yes, delete everything").await;
    assert!(done.ephemeral, "{}", done.content);
    let after = alt(&seats[0].ask("/hand").await);
    assert!(after.contains("Player 3 has left") && !after.contains(&name(2)), "{after}");
}

#[tokio::test(flavor = "multi_thread")]
async fn board_descriptions_start_with_the_players_and_their_sides() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let public = alt(&ada.board().await);
    assert!(public.starts_with("Ada (White) – Ben (Black)."), "{public}");
    let own = alt(&ben.ask("/board").await);
    assert!(own.starts_with("Ada (White) – You (Black)."), "{own}");
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_link_to_the_match_thread_only_from_elsewhere() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let here = ada.ask("/board").await.content;
    assert!(!here.contains("Played in"), "{here}");
    let panel = ada.press(&ada.board().await, "Move").await.content;
    assert!(!panel.contains("Played in"), "{panel}");
    let asked = harness.at("Ada").slash("/board match:1").unwrap();
    let there = asked.message().await.unwrap().content;
    assert!(there.contains(&format!("Played in <#{}>", ada.thread.channel())), "{there}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_board_and_the_result_still_say_who_played() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ben.resign().await;
    let is_over = |seen: &MessageView| seen.button("Rematch").is_some() && !seen.ephemeral;
    let last = ada.board_where(is_over).await;
    assert!(alt(&last).starts_with("Ada (White) – Ben (Black)."), "{}", alt(&last));
    let result = harness.at("Ada").wait_for("the result", is_over).await.unwrap();
    assert!(alt(&result).starts_with("Ada (White) – Ben (Black)."), "{}", alt(&result));
}
