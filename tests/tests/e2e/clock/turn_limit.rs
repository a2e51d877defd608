//! Turn limits: days pass, reminders come, time is up, and the others choose.

use std::time::Duration;

use sandbox::MessageView;
use tests::{Harness, Seat};

use crate::{KASTELL, PROGRAM};

const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// The public messages with these words, as a member sees them.
fn told(seat: &Seat, words: &str) -> Vec<MessageView> {
    let fits = |seen: &MessageView| seen.by_bot && !seen.ephemeral && seen.content.contains(words);
    seat.thread.messages().into_iter().filter(fits).collect()
}

async fn wait_for(seat: &Seat, words: &str) -> MessageView {
    seat.post_where(|seen| seen.content.contains(words)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_reminder_pings_the_mover_and_the_timeout_asks_the_others() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let board = ada.board().await;
    assert!(board.content.contains("Move by <t:"), "{}", board.content);
    let alt = board.pictures[0].description.clone().unwrap_or_default();
    assert!(alt.contains("Move by ") && alt.ends_with(" UTC."), "{alt}");
    harness.pass(DAY + 13 * HOUR).await;
    let reminder = wait_for(&ada, "it's your turn in").await;
    assert!(reminder.pings_me, "{}", reminder.content);
    assert!(!ben.thread.message(reminder.id).unwrap().pings_me);
    harness.pass(DAY + 12 * HOUR).await;
    let asked = wait_for(&ben, "ran out of time").await;
    assert!(asked.pings_me, "{}", asked.content);
    // The late player can't choose.
    let refused = ada.press(&asked, "Give more time").await;
    assert!(refused.ephemeral && refused.content.contains("Your own time"), "{}", refused.content);
    let given = ben.press(&asked, "Give more time").await;
    assert!(given.ephemeral && given.content.contains("Give more time"), "{}", given.content);
    let more = wait_for(&ada, "have more time").await;
    assert!(more.pings_me && !ben.thread.message(more.id).unwrap().pings_me);
    harness.pass(3 * DAY + HOUR).await;
    let again =
        |seen: &MessageView| seen.id != asked.id && seen.content.contains("ran out of time");
    let asked = ben.post_where(again).await;
    let sure = ben.press(&asked, "Claim the win").await;
    assert!(sure.ephemeral && sure.content.contains("Claim the win in"), "{}", sure.content);
    let won = ben.press(&sure, "Yes, do it").await;
    assert!(won.content.contains("Your choice: Claim the win"), "{}", won.content);
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("wins") && end.content.contains("ran out of time"));
    assert_eq!(told(&ada, "it's your turn in").len(), 1, "late ones were not sent any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_timeout_without_a_choice_adjourns_the_match_until_resumed() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&format!("{KASTELL} time:1h")).await;
    harness.pass(HOUR).await;
    wait_for(&ben, "ran out of time").await;
    // The others have a limit of their own to choose, from the question on.
    harness.pass(HOUR + HOUR / 4).await;
    let rests = wait_for(&ben, "is adjourned").await;
    assert!(rests.pings_me && ada.thread.message(rests.id).unwrap().pings_me);
    harness.pass(6 * DAY).await;
    let resumed = ben.press(&rests, "Resume").await;
    assert!(resumed.content.contains("goes on"), "{}", resumed.content);
    let called = wait_for(&ada, "resumed the match").await;
    assert!(called.pings_me, "{}", called.content);
    ada.plays("Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_needs_both_players_and_either_player_resumes() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let own = ben.ask("/board").await;
    let which = ben.press(&own, "🤝 Propose…").await;
    let asked = ben.press(&which, "A pause").await;
    assert!(asked.ephemeral && asked.content.contains("Proposal sent"), "{}", asked.content);
    let offer = wait_for(&ada, "proposes a pause").await;
    assert!(offer.pings_me && !ben.thread.message(offer.id).unwrap().pings_me);
    assert!(ada.press(&offer, "Agree").await.content.contains("Agreed. Done!"));
    let paused = wait_for(&ben, "The match is paused").await;
    assert_eq!(paused.id, offer.id);
    // The board has the clock of the pause, and then the new deadline.
    let board = ben.board_where(|seen| seen.content.contains("⏸️ Paused")).await;
    let alt = board.pictures[0].description.clone().unwrap_or_default();
    assert!(!board.content.contains("Move by") && !alt.contains("Move by"), "{board:?}");
    harness.pass(6 * DAY).await;
    assert!(ada.press(&paused, "Resume").await.content.contains("goes on"));
    let again = ben.board_where(|seen| seen.content.contains("Move by <t:")).await;
    assert_eq!(again.id, board.id, "{again:?}");
    let called = ada.thread.messages();
    assert!(called.iter().all(|seen| !seen.content.contains("ran out of time")));
    ben.post_where(|seen| seen.content.contains("The pause")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_without_a_turn_limit_never_times_out() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&format!("{KASTELL} time:none")).await;
    assert!(!ada.board().await.content.contains("Move by"));
    harness.pass(300 * DAY).await;
    ada.thread.say("Shall we go on?").unwrap();
    ada.plays("Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    assert_eq!((told(&ada, "your turn in").len(), told(&ada, "out of time").len()), (0, 0));
}
