//! Events of clubs through Discord: preview, registration, rounds, the card, organizers, and kills in between.

mod calendar;
mod card_picture;
mod direct_messages;
mod event_page;

use std::time::Duration;

use sandbox::{FaultKind, MessageView, Visit};
use tests::Harness;

use crate::failures::killed::{cut, kill_at};
use crate::{KASTELL, PROGRAM};

const DAY: Duration = Duration::from_secs(24 * 3600);

const SWISS: &str = "/club swiss name:Autumn Cup game:kastell rounds:1";

pub(crate) async fn slash(place: &Visit, line: &str) -> MessageView {
    place.slash(line).unwrap().message().await.unwrap()
}

async fn press(place: &Visit, on: &MessageView, button: &str) -> MessageView {
    place.press(on.id, button).unwrap().message().await.unwrap()
}

/// The card of an event, once it has these words.
async fn card(place: &Visit, words: &str) -> MessageView {
    let fits = |seen: &MessageView| {
        !seen.ephemeral && seen.button("Details").is_some() && seen.all_text().contains(words)
    };
    place.wait_for(words, fits).await.unwrap()
}

/// Waits for a public message without buttons that has these words.
async fn post(place: &Visit, words: &str) -> MessageView {
    let fits = |seen: &MessageView| {
        !seen.ephemeral && seen.buttons.is_empty() && seen.content.contains(words)
    };
    place.wait_for(words, fits).await.unwrap()
}

fn count(place: &Visit, words: &str) -> usize {
    let fits = |seen: &&MessageView| !seen.ephemeral && seen.content.contains(words);
    place.messages().iter().filter(fits).count()
}

/// Ada announces a Swiss of one round, and Ada and Ben register.
pub(crate) async fn announced(harness: &Harness) -> (Visit, Visit) {
    let (ada, ben) = (harness.at("Ada"), harness.at("Ben"));
    let preview = slash(&ada, SWISS).await;
    assert!(preview.ephemeral && preview.content.contains("Autumn Cup"), "{}", preview.content);
    assert_eq!(count(&ben, "Autumn Cup"), 0, "nothing is posted before it is confirmed");
    press(&ada, &preview, "Post it").await;
    let shown = card(&ben, "Registration is open").await;
    for place in [&ada, &ben] {
        let told = press(place, &shown, "Register").await;
        assert!(told.content.contains("You're in!"), "{}", told.content);
    }
    (ada, ben)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_swiss_event_is_announced_played_and_won() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = announced(&harness).await;
    let shown = card(&ada, "2 players").await;
    let told = press(&ben, &shown, "Register").await;
    assert!(told.content.contains("You're in already"), "{}", told.content);
    let told = press(&ben, &shown, "Begin").await;
    assert!(told.content.contains("Manage Server"), "{}", told.content);
    press(&ada, &shown, "Begin").await;
    let round = post(&ben, "Round 1 has begun!").await;
    assert!(round.pings_me);
    let shown = card(&ben, "This round").await;
    assert!(shown.button("Register").is_none(), "no round is left for late players");
    let ben_seat = harness.seat("Ben").await;
    ben_seat.board().await;
    let listed = slash(&ben, "/games").await;
    assert!(listed.content.contains("#"), "{}", listed.content);
    ben_seat.resign().await;
    let won = post(&ben, "wins!").await;
    assert!(won.content.contains("Autumn Cup"), "{}", won.content);
    let shown = card(&ben, "Finished").await;
    assert!(shown.all_text().contains("Standings"), "{}", shown.all_text());
    assert_eq!((count(&ben, "Registration is open"), count(&ben, "Swiss tournament")), (0, 1));
    let details = slash(&ben, "/club show").await;
    let files = press(&ben, &details, "Files").await;
    assert!(files.content.contains("as files"), "{}", files.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_inactive_entrant_loses_and_organizer_acts_are_posted() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = announced(&harness).await;
    let told = slash(&ben, "/club manage act:begin").await;
    assert!(told.content.contains("Manage Server"), "{}", told.content);
    slash(&ada, "/club manage act:begin").await;
    post(&ben, "Round 1 has begun!").await;
    harness.seat("Ben").await.board().await;
    slash(&ada, "/club manage act:pause").await;
    let paused = post(&ben, "paused the event").await;
    assert!(paused.content.contains("<@"), "{}", paused.content);
    slash(&ada, "/club manage act:resume").await;
    post(&ben, "resumed the event").await;
    harness.pass(14 * DAY).await;
    post(&ben, "wins!").await;
    card(&ben, "Finished").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_input_is_refused_in_a_sentence_without_a_post() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = (harness.at("Ada"), harness.at("Ben"));
    let told = slash(&ben, SWISS).await;
    assert!(told.content.contains("Manage Server"), "{}", told.content);
    let told = slash(&ada, "/club swiss name:Cup game:ludo rounds:2").await;
    assert!(told.content.contains("don't know that game"), "{}", told.content);
    let told = slash(&ada, &format!("{SWISS} time:none")).await;
    assert!(told.content.contains("need a time per turn"), "{}", told.content);
    let told = slash(&ada, "/club show").await;
    assert!(told.content.contains("No events here yet"), "{}", told.content);
    let preview = slash(&ada, SWISS).await;
    press(&ada, &preview, "Post it").await;
    card(&ben, "Registration is open").await;
    let told = slash(&ada, "/club manage act:begin").await;
    assert!(told.content.contains("At least 2 players are needed"), "{}", told.content);
    let told = slash(&ben, "/club challenge opponent:@Ada").await;
    assert!(told.content.contains("Only ladders"), "{}", told.content);
    assert_eq!(count(&ben, "Autumn Cup"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_is_not_announced_in_a_thread() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let told = slash(&ada.thread, SWISS).await;
    assert!(told.ephemeral && told.content.contains("in a thread"), "{}", told.content);
    assert!(told.buttons.is_empty(), "{:?}", told.buttons);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_of_an_event_is_read_in_the_language_of_the_organizer() {
    let harness = Harness::start(PROGRAM).await;
    let ada = harness.at("Ada");
    for locale in ["en-US", "fr", "de", "nl", "es-ES", "sv-SE"] {
        harness.sandbox.set_locale("Ada", locale).unwrap();
        let told = slash(&ada, &format!("{SWISS} time:none")).await;
        // The refusal has an example.
        let example = told.content.split('`').nth(1).unwrap();
        let preview = slash(&ada, &format!("{SWISS} time:{example}")).await;
        assert!(preview.content.contains("Autumn Cup"), "{locale}: {}", preview.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_is_no_substitute_and_a_ladder_without_players_has_no_picture() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = announced(&harness).await;
    slash(&ada, "/club manage act:begin").await;
    let line = "/club manage act:replace a player player:@Ben substitute:@Castellan";
    let told = slash(&ada, line).await;
    assert!(told.content.contains("can't play"), "{}", told.content);
    assert_eq!(count(&ben, "as a substitute"), 0);
    let preview = slash(&ada, "/club ladder name:Green Ladder game:kastell").await;
    let posted = press(&ada, &preview, "Post it").await;
    assert!(posted.content.contains("The ladder is open"), "{}", posted.content);
    let shown = card(&ben, "Nobody yet").await;
    assert!(shown.pictures.is_empty() && !shown.all_text().contains("This round"));
    let told = slash(&ada, "/club manage act:pause").await;
    assert!(told.content.contains("Which event? Name it with"), "{}", told.content);
    let ended = slash(&ada, "/club manage act:end event:Autumn Cup").await;
    press(&ada, &ended, "Yes, end it").await;
    let thread = harness.seat("Ben").await;
    let over = |seen: &MessageView| seen.content.contains("called off by its event");
    thread.thread.wait_for("the end of the match", over).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_during_posting_keeps_card_and_post_single() {
    for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
        let mut harness = Harness::start(PROGRAM).await;
        let (ada, ben) = announced(&harness).await;
        cut(&harness, "POST /channels", kind);
        slash(&ada, "/club manage act:begin").await;
        kill_at(&mut harness, "/messages", "Round 1 has begun").await;
        harness.pass(Duration::from_secs(300)).await;
        post(&ben, "Round 1 has begun!").await;
        harness.seat("Ben").await.board().await;
        card(&ben, "Round 1").await;
        assert_eq!(count(&ben, "Round 1 has begun!"), 1, "{kind:?}");
        assert_eq!(count(&ben, "Swiss tournament"), 1, "{kind:?}");
    }
}
