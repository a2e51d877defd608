//! The picture on the card of an event.

use sandbox::MessageView;
use tests::Harness;

use super::{announced, card, post, slash};
use crate::PROGRAM;

/// The alternative text of the only picture.
fn description(seen: &MessageView) -> String {
    assert_eq!(seen.pictures.len(), 1, "{}", seen.content);
    seen.pictures[0].description.clone().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_card_gets_a_new_picture_only_with_new_standings() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = announced(&harness).await;
    assert!(card(&ben, "2 players").await.pictures.is_empty(), "nobody has played");
    slash(&ada, "/club manage act:begin").await;
    harness.seat("Ben").await.board().await;
    let begun = card(&ben, "#").await;
    let text = description(&begun);
    assert!(text.contains("Standings of Autumn Cup") && text.contains("1. Ada: 0"), "{text}");
    slash(&ada, "/club manage act:pause").await;
    let paused = card(&ben, "Paused").await;
    assert_eq!(paused.pictures[0].id, begun.pictures[0].id, "the picture stays");
    slash(&ada, "/club manage act:resume").await;
    harness.seat("Ben").await.resign().await;
    let over = card(&ben, "Finished").await;
    assert_eq!(over.id, begun.id, "the card is edited in place");
    let text = description(&over);
    assert!(text.contains("1. Ada: 1") && text.contains("2. Ben: 0"), "{text}");
    assert_ne!(over.pictures[0].id, begun.pictures[0].id);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_card_is_posted_again_with_its_picture() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = announced(&harness).await;
    slash(&ada, "/club manage act:begin").await;
    harness.seat("Ben").await.board().await;
    let begun = card(&ben, "#").await;
    harness.sandbox.delete_message(begun.channel, begun.id).unwrap();
    slash(&ada, "/club manage act:pause").await;
    post(&ben, "paused the event").await;
    let again = card(&ben, "Paused").await;
    assert_ne!(again.id, begun.id);
    assert_eq!(description(&again), description(&begun));
}
