//! The bot as a person's own app: on servers without it, and in others' direct messages.

use sandbox::{Config, Fault, FaultKind, MessageView, Scenario, Visit};
use serde_json::json;
use tests::{Harness, acts, has_curve, tells_a_move};

use crate::{KASTELL, PROGRAM};

/// A sandbox with the server Far Away, of which the bot is no member. Ada has installed the bot for
/// her own account.
async fn harness() -> Harness {
    let scenario = Scenario::new("Castellan")
        .server("Castle Green")
        .member("Ada")
        .member("Ben")
        .channel("game-night")
        .server("Far Away")
        .without_bot()
        .member("Ada")
        .member("Dora")
        .channel("far-off")
        .user_install("Ada")
        .chat("Ada", "Dora");
    Harness::with(PROGRAM, Config { scenario, ..Config::unhurried() }).await
}

/// Sends a command, and checks the private answer.
async fn ask(place: &Visit, line: &str, word: &str) {
    let told = place.slash(line).unwrap().message().await.unwrap();
    assert!(told.ephemeral && told.content.contains(word), "{line}: {}", told.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_from_servers_without_the_bot() {
    let harness = harness().await;
    let (_, ben) = harness.match_of(KASTELL).await;
    let ada = harness.member("Ada");
    for (place, own, others) in [
        (ada.visit("far-off").unwrap(), "Tn@c1", "O@g1"),
        (ada.chat("Dora").unwrap(), "In@a8", "In@e8"),
    ] {
        ask(&place, "/games", "Kastell").await;
        ask(&place, "/board match:1", "Your turn").await;
        tests::suggestions(&place, "/move text:").await;
        ask(&place, &format!("/move text:{own}"), "✅").await;
        ben.board_where(|seen| seen.content.contains(own)).await;
        ben.plays(others).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_made_by_menus_in_direct_messages_between_members() {
    let harness = harness().await;
    let (_, ben) = harness.match_of(KASTELL).await;
    let place = harness.member("Ada").chat("Dora").unwrap();
    let board = place.slash("/board").unwrap().message().await.unwrap();
    let mut panel = place.press(board.id, "Move").unwrap().message().await.unwrap();
    while panel.button("Confirm").is_none() {
        let chosen = match panel.menus.first() {
            Some(menu) => place.choose(panel.id, &menu.custom_id, &[&menu.options[0].1]),
            None => place.press(panel.id, &acts(&panel)[0]),
        };
        panel = chosen.unwrap().message().await.unwrap();
    }
    let told = place.press(panel.id, "Confirm").unwrap().message().await.unwrap();
    assert!(tells_a_move(&told.content), "{}", told.content);
    assert!(ben.board_where(|seen| seen.pings_me).await.content.contains("White builds"));
    let dora = harness.member("Dora").chat("Ada").unwrap();
    assert!(dora.messages().is_empty(), "nobody else there sees anything");
}

#[tokio::test(flavor = "multi_thread")]
async fn challenges_are_refused_with_a_reason_on_servers_without_the_bot() {
    let harness = harness().await;
    let ada = harness.member("Ada");
    let line = "/challenge kastell";
    let far_off = ada.visit("far-off").unwrap();
    ask(&far_off, line, "use a server I'm on").await;
    let asked = far_off.user_command("Challenge to a castle game", &harness.member("Dora"));
    let told = asked.unwrap().message().await.unwrap();
    assert!(told.content.contains("use a server I'm on"), "{}", told.content);
    assert!(ada.dm().slash(line).is_err(), "it is not offered there");
    for place in [far_off, ada.dm()] {
        let data = json!({"id": "1", "name": "challenge", "type": 1, "options": [
            {"name": "kastell", "type": 1, "options": []}]});
        let told = place.forge_command(data).unwrap().message().await.unwrap();
        assert!(told.ephemeral && told.content.contains("use a server I'm on"), "{}", told.content);
        let help = place.slash("/help").unwrap().message().await.unwrap();
        let invite = format!("1:invite:0:0:{}", harness.member("Dora").id());
        let invited = place.forge_choice(help.id, &invite, &["kastell"]).unwrap();
        let begun = |message| place.forge_press(message, "1:begin:::castello").unwrap();
        let told = invited.message().await.unwrap();
        assert!(told.ephemeral && told.content.contains("use a server I'm on"), "{}", told.content);
        let told = begun(told.id).message().await.unwrap();
        assert!(told.ephemeral && told.content.contains("use a server I'm on"), "{}", told.content);
    }
    let games = ada.dm().slash("/games").unwrap().message().await.unwrap();
    assert!(games.content.contains("no match running"), "{}", games.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_help_page_offers_no_match_on_servers_without_the_bot() {
    let harness = harness().await;
    let far_off = harness.member("Ada").visit("far-off").unwrap();
    let help = far_off.slash("/help").unwrap().message().await.unwrap();
    let text = help.all_text();
    assert!(text.contains("not on this server") && !text.contains("thread"), "{text}");
    assert!(!text.contains("/challenge"), "{text}");
    assert!(help.buttons.iter().all(|button| !button.label.contains("Kastell")), "{help:?}");
    let all = far_off.press(help.id, "☰ More commands").unwrap().message().await.unwrap();
    let text = all.all_text();
    assert!(text.contains("/privacy") && !text.contains("/club"), "{text}");
    assert!(!text.contains("/challenge"), "{text}");
}

/// A board in a private conversation, which both see.
async fn board(place: &Visit, word: &str) -> MessageView {
    let fits = |seen: &MessageView| {
        !seen.ephemeral && !seen.pictures.is_empty() && seen.content.contains(word)
    };
    place.wait_for("a board", fits).await.unwrap()
}

/// A match in the conversation of Ada and Dora, after Dora has accepted.
async fn private_match(harness: &Harness) -> (Visit, Visit) {
    let ada = harness.member("Ada").chat("Dora").unwrap();
    let dora = harness.member("Dora").chat("Ada").unwrap();
    let line = "/challenge kastell opponent:@Dora seat:1 trees:c3,d6,g4";
    ask(&ada, line, "nobody gets turn reminders").await;
    let accepted = |seen: &MessageView| !seen.ephemeral && seen.button("Accept").is_some();
    let challenge = dora.wait_for("the challenge", accepted).await.unwrap();
    assert!(challenge.pings_me && !challenge.content.contains("Time per"), "{}", challenge.content);
    let begins = ask_by_button(&dora, &challenge, "Accept").await;
    assert!(begins.content.contains("begins"), "{}", begins.content);
    assert!(!begins.content.contains("thread"), "{}", begins.content);
    (ada, dora)
}

async fn ask_by_button(place: &Visit, seen: &MessageView, button: &str) -> MessageView {
    place.press(seen.id, button).unwrap().message().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_from_the_user_menu_has_no_turn_limit_in_a_private_conversation() {
    let harness = harness().await;
    let ada = harness.member("Ada").chat("Dora").unwrap();
    let asked = ada.user_command("Challenge to a castle game", &harness.member("Dora")).unwrap();
    let menu = asked.message().await.unwrap();
    let id = menu.menus[0].custom_id.clone();
    let told = ada.choose(menu.id, &id, &["kastell"]).unwrap().message().await.unwrap();
    assert!(told.content.contains("nobody gets turn reminders"), "{}", told.content);
    let dora = harness.member("Dora").chat("Ada").unwrap();
    let is_out = |seen: &MessageView| !seen.ephemeral && seen.button("Accept").is_some();
    let challenge = dora.wait_for("the challenge", is_out).await.unwrap();
    assert!(challenge.pings_me && !challenge.content.contains("Time per"), "{}", challenge.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_match_in_a_private_conversation() {
    let harness = harness().await;
    let (ada, dora) = private_match(&harness).await;
    let help = ada.slash("/help").unwrap().message().await.unwrap();
    assert!(help.content.contains("the board comes here"), "{}", help.content);
    assert!(!help.all_text().contains("thread"), "{}", help.all_text());
    assert!(board(&ada, "Your turn").await.pings_me);
    ask(&ada, "/move text:Tn@c1", "✅").await;
    let shown = board(&dora, "Tn@c1").await;
    assert!(shown.pings_me);
    // A person who has not installed the bot has no commands there, but all buttons.
    let mut panel = ask_by_button(&dora, &shown, "Move").await;
    while panel.button("Confirm").is_none() {
        let chosen = match panel.menus.first() {
            Some(menu) => dora.choose(panel.id, &menu.custom_id, &[&menu.options[0].1]),
            None => dora.press(panel.id, &acts(&panel)[0]),
        };
        panel = chosen.unwrap().message().await.unwrap();
    }
    let played = ask_by_button(&dora, &panel, "Confirm").await;
    assert!(played.ephemeral && tells_a_move(&played.content), "{}", played.content);
    assert!(board(&ada, "Black builds").await.pings_me);
    let is_former = |seen: &MessageView| seen.id == shown.id && seen.buttons.is_empty();
    let former = ada.wait_for("the former board without buttons", is_former).await.unwrap();
    assert!(
        former.content.contains("Tn@c1") && !former.content.contains('➡'),
        "{}",
        former.content
    );
    assert_eq!(former.pictures, shown.pictures);
    let asked = ada.slash("/resign").unwrap().message().await.unwrap();
    let yes = asked.buttons.iter().find(|button| button.custom_id.contains(":resign!:")).unwrap();
    ask_by_button(&ada, &asked, &yes.label.clone()).await;
    let end = dora.wait_for("the end", |seen| seen.button("Rematch").is_some()).await.unwrap();
    assert!(!end.ephemeral && end.content.contains("resigned"), "{}", end.content);
    // The token of the last press can still edit the post.
    let is_complete = |seen: &MessageView| seen.id == end.id && has_curve(seen);
    dora.wait_for("the curve", is_complete).await.unwrap();
    ask_by_button(&dora, &end, "Rematch").await;
    ada.wait_for("the challenge", |seen| seen.button("Agree").is_some()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_private_conversation_its_own_match_comes_first_and_no_thread_is_spoken_of() {
    let harness = harness().await;
    let (elsewhere, _) = harness.match_of(KASTELL).await;
    let (ada, dora) = private_match(&harness).await;
    board(&ada, "Your turn").await;
    ask(&ada, "/board", "#2").await;
    ask(&ada, "/move text:Tn@c1", "✅").await;
    board(&dora, "Tn@c1").await;
    let wishes = ada.slash("/propose").unwrap().message().await.unwrap();
    let wish = wishes.buttons.iter().find(|button| button.custom_id.contains(":offer:"));
    let wish = wish.unwrap_or_else(|| panic!("{:?}", wishes.content)).label.clone();
    let out = ask_by_button(&ada, &wishes, &wish).await;
    assert!(out.content.contains("where the match is played"), "{}", out.content);
    assert!(!elsewhere.board().await.content.contains("Tn@c1"), "that is another match");
}

#[tokio::test(flavor = "multi_thread")]
async fn others_do_not_find_a_match_of_a_private_conversation_by_its_number() {
    let harness = harness().await;
    let (ada, _) = private_match(&harness).await;
    board(&ada, "Your turn").await;
    for line in ["/replay match:1", "/board match:1"] {
        ask(&harness.at("Ben"), line, "There's no match").await;
    }
    ask(&harness.at("Ada"), "/board match:1", "Your turn").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failed_private_post_waits_for_the_next_press_of_its_members() {
    let mut harness = harness().await;
    let (ada, dora) = private_match(&harness).await;
    board(&ada, "Your turn").await;
    harness.kill_and_restart().await;
    // Both move from another channel, so the bot can't post in the match's conversation.
    ask(&harness.at("Ada"), "/move text:Tn@c1 match:1", "✅").await;
    assert!(dora.messages().iter().all(|seen| !seen.content.contains("Tn@c1")));
    let old = board(&dora, "Kastell").await;
    assert!(ask_by_button(&dora, &old, "Board").await.content.contains("Tn@c1"));
    assert!(board(&dora, "Tn@c1").await.pings_me);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_board_waits_until_a_deferred_answer_has_its_content() {
    let harness = harness().await;
    let (ada, dora) = private_match(&harness).await;
    board(&ada, "Your turn").await;
    // The answer is deferred after two failures, and its content fails for two seconds.
    for (route, times) in [("POST /interactions", 2), ("PATCH /webhooks", 4)] {
        let kind = FaultKind::Broken { status: 502 };
        harness.sandbox.plan_fault(Fault { route: route.into(), times, kind });
    }
    ask(&ada, "/move text:Tn@c1", "✅").await;
    assert!(board(&dora, "Tn@c1").await.pings_me);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shown_in_a_private_conversation_is_in_the_chosen_language() {
    let harness = harness().await;
    let (ada, dora) = private_match(&harness).await;
    ask(&ada, "/move text:Tn@c1", "✅").await;
    let settings = ada.slash("/settings").unwrap().message().await.unwrap();
    let panel = ask_by_button(&ada, &settings, "🌐 Language").await;
    let chosen = ada.choose(panel.id, &panel.menus[0].custom_id, &["sv"]).unwrap();
    assert!(chosen.message().await.unwrap().content.contains("Svenska"));
    let replay = ada.slash("/replay match:1").unwrap().message().await.unwrap();
    ada.press(replay.id, "📣 Visa här").unwrap();
    let is_shown = |seen: &MessageView| !seen.ephemeral && seen.content.contains("Visas av");
    dora.wait_for("the replay in Swedish", is_shown).await.unwrap();
}
