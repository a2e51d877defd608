//! Commands of people without a running match of their own, and commands in places without matches.

use std::time::Duration;

use sandbox::{Fault, FaultKind, LoggedRequest, MessageView, Permissions, Visit};
use tests::Harness;

use crate::watching::cards::posted;
use crate::{KASTELL, PROGRAM};

async fn slash(place: &Visit, line: &str) -> MessageView {
    place.slash(line).unwrap().message().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_shown_already_gets_no_second_card() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let talk = |name: &str| harness.member(name).visit("castle-talk").unwrap();
    slash(&talk("Cleo"), "/watch match:1").await;
    let is_card = |seen: &MessageView| seen.by_bot && !seen.ephemeral;
    let card = talk("Cleo").wait_for("the card", is_card).await.unwrap();
    let again = slash(&talk("Dora"), "/watch match:1").await;
    assert!(again.content.contains("shown here already"), "{}", again.content);
    ada.plays("Tn@c1").await;
    let shows_move = |seen: &MessageView| is_card(seen) && seen.content.contains("Tn@c1");
    assert_eq!(talk("Dora").wait_for("the move", shows_move).await.unwrap().id, card.id);
    assert_eq!(talk("Dora").messages().iter().filter(|seen| is_card(seen)).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_names_the_substitute_of_the_player_to_move_at_once() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let talk = harness.member("Dora").visit("castle-talk").unwrap();
    ada.plays("Tn@c1").await;
    slash(&talk, "/watch match:1").await;
    let is_card = |seen: &MessageView| seen.by_bot && !seen.ephemeral;
    let card = talk.wait_for("the card", is_card).await.unwrap();
    harness.sandbox.remove_member("Castle Green", "Ben").unwrap();
    let cleo = harness.seat_in("Cleo", &ada.thread);
    ada.ask("/substitute player:@Cleo").await;
    let asked = cleo.post_where(|seen| seen.button("Agree").is_some()).await;
    cleo.press(&asked, "Agree").await;
    let turn = format!("It's <@{}>'s turn", cleo.member.id());
    let names_cleo = |seen: &MessageView| is_card(seen) && seen.content.contains(&turn);
    assert_eq!(talk.wait_for("the substitute", names_cleo).await.unwrap().id, card.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_shows_a_pause_and_then_the_new_deadline() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let talk = harness.member("Dora").visit("castle-talk").unwrap();
    slash(&talk, "/watch match:1").await;
    let card = posted(&talk, "Move by <t:").await;
    let which = ben.ask("/propose").await;
    ben.press(&which, "A pause").await;
    let offer = ada.post_where(|seen| seen.content.contains("proposes a pause")).await;
    ada.press(&offer, "Agree").await;
    let paused = posted(&talk, "⏸️ Paused").await;
    assert!(paused.id == card.id && !paused.content.contains("Move by"), "{}", paused.content);
    harness.pass(Duration::from_secs(24 * 3600)).await;
    let paused = ada.post_where(|seen| seen.content.contains("The match is paused")).await;
    ada.press(&paused, "Resume").await;
    let resumed = posted(&talk, "Move by <t:").await;
    assert_eq!(resumed.id, card.id);
    assert_ne!(resumed.content, card.content, "the deadline is later");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_card_loses_its_turn_and_its_buttons() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let talk = harness.member("Dora").visit("castle-talk").unwrap();
    slash(&talk, "/watch match:1").await;
    let card = posted(&talk, "➡️").await;
    let shown = "a job is done match.id=1 kind=show to those who watch";
    harness.bot.says(shown).await;
    slash(&talk, "/watch match:1 how:stop").await;
    let is_stopped = |seen: &MessageView| {
        seen.id == card.id && seen.buttons.is_empty() && !seen.content.contains("➡️")
    };
    talk.wait_for("the stopped card", is_stopped).await.unwrap();
    // Shown again after that job, the match gets a new card.
    harness.bot.says_often(shown, 2).await;
    slash(&talk, "/watch match:1").await;
    assert_ne!(posted(&talk, "➡️").await.id, card.id);
    ada.plays("Tn@c1").await;
    posted(&talk, "Tn@c1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_that_is_stopped_after_a_restart_loses_its_turn_and_its_buttons() {
    let mut harness = Harness::start(PROGRAM).await;
    harness.match_of(KASTELL).await;
    let talk = harness.member("Dora").visit("castle-talk").unwrap();
    slash(&talk, "/watch match:1").await;
    let card = posted(&talk, "➡️").await;
    harness.bot.says("a job is done match.id=1 kind=show to those who watch").await;
    harness.kill_and_restart().await;
    slash(&talk, "/watch match:1 how:stop").await;
    let is_stopped = |seen: &MessageView| {
        seen.id == card.id && seen.buttons.is_empty() && !seen.content.contains("➡️")
    };
    let stopped = talk.wait_for("the stopped card", is_stopped).await.unwrap();
    assert!(stopped.content.contains("Kastell"), "{}", stopped.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_former_post_loses_its_turn_and_its_buttons_after_a_failed_edit() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let talk = harness.member("Dora").visit("castle-talk").unwrap();
    slash(&talk, "/watch match:1 how:posts").await;
    let former = posted(&talk, "➡️").await;
    harness.bot.says("a job is done match.id=1 kind=show to those who watch").await;
    let path = format!("/channels/{}/messages/{}", talk.channel(), former.id);
    let kind = FaultKind::Broken { status: 503 };
    harness.sandbox.plan_fault(Fault { route: format!("PATCH {path}"), times: 1, kind });
    ada.plays("Tn@c1").await;
    let is_failed = |one: &LoggedRequest| one.path == path && one.status == 503;
    harness.sandbox.wait_for_request("the failed edit", is_failed).await.unwrap();
    harness.pass(Duration::from_secs(60)).await;
    assert_ne!(posted(&talk, "Tn@c1").await.id, former.id);
    let is_former = |seen: &MessageView| {
        seen.id == former.id && seen.buttons.is_empty() && !seen.content.contains("➡️")
    };
    talk.wait_for("the former post", is_former).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_after_posts_appears_although_the_last_post_was_deleted() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let talk = harness.member("Dora").visit("castle-talk").unwrap();
    let shown = "a job is done match.id=1 kind=show to those who watch";
    slash(&talk, "/watch match:1 how:posts").await;
    let post = posted(&talk, "➡️").await;
    harness.bot.says(shown).await;
    harness.sandbox.delete_message(talk.channel(), post.id).unwrap();
    slash(&talk, "/watch match:1").await;
    harness.bot.says_often(shown, 2).await;
    ada.plays("Tn@c1").await;
    assert_ne!(posted(&talk, "Tn@c1").await.id, post.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn showing_and_following_are_stopped_where_the_bot_may_not_post() {
    let harness = Harness::start(PROGRAM).await;
    harness.match_of(KASTELL).await;
    let talk = harness.member("Dora").visit("castle-talk").unwrap();
    for line in ["/watch match:1", "/follow match:1"] {
        slash(&talk, line).await;
    }
    let (none, denied) = (Permissions(0), Permissions::ATTACH_FILES);
    harness.sandbox.permit(talk.channel(), Some("Castellan"), none, denied).unwrap();
    for (line, words) in [
        ("/follow match:1", "Attach Files"),
        ("/follow match:1 stop:true", "no longer following"),
        ("/watch match:1 how:stop", "no longer shown"),
    ] {
        let told = slash(&talk, line).await;
        assert!(told.content.contains(words), "{line}: {}", told.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_means_the_only_match_or_gets_a_list() {
    let harness = Harness::start(PROGRAM).await;
    harness.match_of(KASTELL).await;
    let talk = harness.member("Dora").visit("castle-talk").unwrap();
    let followed = slash(&talk, "/follow").await;
    assert!(
        followed.content.contains("ping you here when **Kastell** #1 ("),
        "{}",
        followed.content
    );
    harness.match_of(KASTELL).await;
    for line in ["/watch", "/follow"] {
        let asked = slash(&talk, line).await.content;
        let lists_both = asked.contains("#1 **Kastell**") && asked.contains("#2 **Kastell**");
        assert!(asked.contains("running here") && lists_both, "{asked}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_in_a_thread_are_those_of_its_match() {
    let harness = Harness::start(PROGRAM).await;
    let line = "/challenge castello opponent:@Ben seat:1";
    let (ada, _) = harness.match_of(line).await;
    let cleo = harness.seat_in("Cleo", &ada.thread);
    assert!(slash(&cleo.thread, "/rules").await.content.contains("Castello"));
    let dm = harness.member("Cleo").dm();
    let asked = slash(&dm, "/rules").await;
    assert!(asked.content.contains("Which game?") && asked.button("Kastell").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn help_lists_what_exists_in_its_place() {
    let harness = Harness::start(PROGRAM).await;
    let here = slash(&harness.at("Ada"), "/help").await;
    assert!(here.all_text().contains("/challenge"), "{}", here.all_text());
    let private = slash(&harness.member("Ada").dm(), "/help").await.all_text();
    for absent in ["/challenge", "/dashboard", "/club", "/leaderboard", "/setup", "/end", "thread"]
    {
        assert!(!private.contains(absent), "{absent}: {private}");
    }
    assert!(private.contains("/watch") && private.contains("/games"), "{private}");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_a_person_without_a_running_match_show_their_results() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    ada.resign().await;
    let list = slash(&harness.at("Ben"), "/games").await.content;
    assert!(list.contains("no match running") && list.contains("🏆"), "{list}");
}
