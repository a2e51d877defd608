//! Spectators and other outsiders: their views, forged input, malicious names.

use sandbox::{Config, Scenario};
use tests::{Harness, tells_a_move};

use crate::{KASTELL, PROGRAM};

#[tokio::test(flavor = "multi_thread")]
async fn a_spectators_press_is_refused_privately() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let cleo = harness.seat_in("Cleo", &ada.thread);
    let board = cleo.board().await;
    let told = cleo.press(&board, "Move").await;
    assert!(told.ephemeral && told.content.contains("not a player"), "{}", told.content);
    let more = cleo.press(&board, "More…").await;
    assert!(more.ephemeral && more.button("Rules").is_some(), "{:?}", more.buttons);
    assert!(more.button("Resign").is_none(), "{:?}", more.buttons);
    let own = cleo.press(&board, "Board").await;
    assert!(own.ephemeral && !own.pictures.is_empty());
    let told = cleo.ask("/move text:Tn@c1 match:1").await;
    assert!(told.ephemeral && told.content.contains("not a player"), "{}", told.content);
    let listed = cleo.ask("/games").await;
    assert!(listed.content.contains("Running on this server"), "{}", listed.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_from_another_channel_and_from_direct_messages() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let elsewhere = harness.member("Ada").visit("castle-talk").unwrap();
    let told = elsewhere.slash("/move text:Tn@c1").unwrap().message().await.unwrap();
    assert!(told.ephemeral && tells_a_move(&told.content), "{}", told.content);
    let dm = harness.member("Ben").dm();
    let told = dm.slash("/move text:O@g1").unwrap().message().await.unwrap();
    assert!(tells_a_move(&told.content), "{}", told.content);
    ada.board_where(|seen| seen.content.contains("O@g1")).await;
    let games = dm.slash("/games").unwrap().message().await.unwrap();
    assert!(games.content.contains("Kastell"), "{}", games.content);
    let board = dm.slash("/board match:1").unwrap().message().await.unwrap();
    assert!(!board.pictures.is_empty());
    drop(ben);
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_and_foreign_button_ids_change_nothing() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let board = ada.board().await;
    let cleo = harness.seat_in("Cleo", &ada.thread);
    let long = format!("1:draft:1:3:{}", "A".repeat(76));
    let forged = [
        "",
        "x",
        "1:move",
        "1:move:1:3",
        "1:move:999:3:",
        "1:move:18446744073709551615:18446744073709551615:",
        "1:play:1:3:T.n.c1",
        "1:play:1:0:T.n.c1",
        "1:pick:1:3:T",
        "1:draft:1:3:....",
        "1:draft:1:3:Q.q.zz",
        "1:resign!:1:3:",
        "1:abort:1:3:",
        "1:draw!:1:3:",
        "1:undo:1:3:",
        "1:start:1:3:",
        "1:join:1:3:",
        "1:rematch:1:3:",
        "1:replay:1:3:99999999999",
        "1:replay:1:3:-1",
        "1:rules:1:3:nogame@9",
        "1:rules:0:0:kastell@77",
        "1:invite:0:0:0",
        "1:invite:0:0:notanumber",
        "1:typed:1:3:",
        "2:move:1:3:",
        "1:board:1:3:<@&1>",
        &long,
    ];
    for id in forged.into_iter().filter(|id| !id.is_empty()) {
        let told = cleo.thread.forge_press(board.id, id).unwrap().message().await;
        let told = told.unwrap_or_else(|trouble| panic!("{id}: {trouble}"));
        assert!(told.ephemeral && !told.content.is_empty(), "{id}: {}", told.content);
    }
    let told = cleo
        .thread
        .forge_choice(board.id, "1:pick:1:3:", &["T.n.c1"])
        .unwrap()
        .message()
        .await
        .unwrap();
    assert!(told.ephemeral);
    let told = ada.play("Tn@c1").await;
    assert!(tells_a_move(&told.content), "nothing has changed before: {}", told.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_press_of_the_other_players_panel_is_refused() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let board = ben.board().await;
    let told =
        ben.thread.forge_press(board.id, "1:play:1:3:T.n.c1").unwrap().message().await.unwrap();
    assert!(told.ephemeral && told.content.contains("not your turn"), "{}", told.content);
    ada.plays("Tn@c1").await;
}

/// A name with all kinds of markup.
const MISCHIEF: &str = "*_~`||<@1>||`~_* @everyone @here";

#[tokio::test(flavor = "multi_thread")]
async fn names_full_of_markdown_neither_ping_nor_break() {
    let scenario = Scenario::new("Castellan")
        .server("**Bold** @everyone")
        .member("Ben")
        .member("Cleo")
        .member(MISCHIEF)
        .channel("game-night");
    let harness = Harness::with(PROGRAM, Config { scenario, ..Config::unhurried() }).await;
    let rogue = harness.at(MISCHIEF);
    rogue.slash(KASTELL).unwrap().message().await.unwrap();
    let ben = harness.at("Ben");
    let challenge =
        ben.wait_for("the challenge", |seen| seen.button("Accept").is_some()).await.unwrap();
    assert_eq!(challenge.pings, ["Ben"]);
    ben.press(challenge.id, "Accept").unwrap().message().await.unwrap();
    let ben = harness.seat("Ben").await;
    let name = ben.thread.name();
    assert!(name.starts_with("Kastell #1: ") && name.chars().count() <= 100, "{name}");
    let rogue = harness.seat_in(MISCHIEF, &ben.thread);
    assert_eq!(ben.board().await.pings, [MISCHIEF]);
    let told = rogue.play("Tn@c1").await;
    let board = ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    assert_eq!(board.pings, ["Ben"]);
    let asked = rogue.ask("/resign").await;
    rogue.press(&asked, "Yes, resign").await;
    let end = ben.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert_eq!(end.pings.len(), 2, "the two who played: {:?}", end.pings);
    let listed = harness.seat_in("Cleo", &ben.thread).ask("/games").await;
    // Texts mention people by number, so that no name is read as markdown; descriptions of pictures have no mentions.
    for seen in [&challenge, &board, &end, &told, &listed] {
        assert!(!seen.content.contains("@everyone"), "{}", seen.content);
    }
    assert!(board.pictures[0].description.as_ref().unwrap().contains("@everyone"));
}

#[tokio::test(flavor = "multi_thread")]
async fn long_names_fit_into_the_name_of_a_thread() {
    let long = "ẞ🏰".repeat(16);
    let scenario = Scenario::new("Castellan")
        .server("Green")
        .member("Ben")
        .member(&long)
        .channel("game-night");
    let harness = Harness::with(PROGRAM, Config { scenario, ..Config::unhurried() }).await;
    harness.at(&long).slash(KASTELL).unwrap().message().await.unwrap();
    let ben = harness.at("Ben");
    let challenge =
        ben.wait_for("the challenge", |seen| seen.button("Accept").is_some()).await.unwrap();
    ben.press(challenge.id, "Accept").unwrap().message().await.unwrap();
    let ben = harness.seat("Ben").await;
    assert!(ben.thread.name().contains(&long), "{}", ben.thread.name());
    ben.board().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_characters_are_refused_in_a_sentence() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let text = "@everyone <@1> `".repeat(640);
    let data = serde_json::json!({"id": "1", "name": "move", "type": 1, "options": [{"name": "text", "type": 3, "value": text}]});
    let told = ada.thread.forge_command(data).unwrap().message().await.unwrap();
    assert!(
        told.ephemeral && told.content.len() < 2000 && told.pings.is_empty(),
        "{}",
        told.content
    );
    let data = serde_json::json!({"id": "1", "name": "challenge", "type": 1, "options": [{"name": "kastell", "type": 1,
        "options": [{"name": "trees", "type": 3, "value": text}]}]});
    let told = ada.thread.forge_command(data).unwrap().message().await.unwrap();
    assert!(told.ephemeral && told.pings.is_empty(), "{}", told.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_option_handles_ten_thousand_characters() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let text = "@everyone <@1> `".repeat(640);
    for (command, others, option) in [
        ("move", vec![("text", "Tn@c1")], "match"),
        ("board", vec![], "match"),
        ("board", vec![("match", "1")], "side"),
        ("hand", vec![], "match"),
        ("resign", vec![], "match"),
        ("rules", vec![], "game"),
    ] {
        let others = others.into_iter().map(|(name, value)| (name, value.to_owned()));
        let options = others
            .chain([(option, text.clone())])
            .map(|(name, value)| serde_json::json!({"name": name, "type": 3, "value": value}));
        let options: Vec<_> = options.collect();
        let data = serde_json::json!({"id": "1", "name": command, "type": 1, "options": options});
        let told = ada.thread.forge_command(data).unwrap().message().await.unwrap();
        assert!(told.ephemeral && told.pings.is_empty(), "/{command} {option}: {}", told.content);
        assert!(!told.content.contains("@everyone"), "/{command} {option}: {}", told.content);
    }
    let told = ada.play("Tn@c1").await;
    assert!(tells_a_move(&told.content), "nothing has changed before: {}", told.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_and_incomplete_commands_are_answered() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    for data in [
        serde_json::json!({"id": "1", "name": "fly", "type": 1, "options": []}),
        serde_json::json!({"id": "1", "name": "move", "type": 1, "options": []}),
        serde_json::json!({"id": "1", "name": "move", "type": 1, "options": [{"name": "text", "type": 4, "value": 7}]}),
        serde_json::json!({"id": "1", "name": "challenge", "type": 1, "options": []}),
        serde_json::json!({"id": "1", "name": "challenge", "type": 1, "options": [
            {"name": "chess", "type": 1, "options": []}]}),
        serde_json::json!({"id": "1", "name": "challenge", "type": 1, "options": [
            {"name": "kastell", "type": 1, "options": [{"name": "opponent", "type": 6, "value": "77"}]}]}),
    ] {
        let told = ada.thread.forge_command(data.clone()).unwrap().message().await;
        let told = told.unwrap_or_else(|trouble| panic!("{data}: {trouble}"));
        assert!(told.ephemeral && !told.content.is_empty(), "{data}: {}", told.content);
    }
    ada.plays("Tn@c1").await;
}

/// A client with an outdated list of commands still sends the old names.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_by_a_games_old_name_is_accepted() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = (harness.at("Ada"), harness.at("Ben"));
    let opponent = harness.member("Ben").id().to_string();
    let data = serde_json::json!({"id": "1", "name": "challenge", "type": 1, "options": [
        {"name": "findorff", "type": 1, "options": [
            {"name": "opponent", "type": 6, "value": opponent},
            {"name": "board", "type": 3, "value": "large"}]}],
        "resolved": {
            "users": {&opponent: {"id": &opponent, "username": "ben", "discriminator": "0"}},
            "members": {&opponent: {"roles": [], "joined_at": "2020-01-01T00:00:00Z",
                "deaf": false, "mute": false, "flags": 0, "permissions": "0"}}}});
    let told = ada.forge_command(data).unwrap().message().await.unwrap();
    assert!(told.content.contains("Castles"), "{}", told.content);
    let is_asked = |seen: &sandbox::MessageView| seen.pings_me && seen.button("Accept").is_some();
    let asked = ben.wait_for("the challenge", is_asked).await.unwrap();
    assert!(
        asked.content.contains("Castles") && asked.content.contains("9×9 with a lake"),
        "{}",
        asked.content
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn help_and_rules_are_private_and_complete() {
    let harness = Harness::start(PROGRAM).await;
    let ada = harness.at("Ada");
    let help = ada.slash("/help").unwrap().message().await.unwrap();
    assert!(
        help.ephemeral
            && help.content.contains("/challenge")
            && help.content.chars().count() <= 2000
    );
    for game in games::CATALOG {
        let info = game.info();
        assert!(help.embeds.iter().any(|card| card["title"] == info.name), "{}", info.name);
        let mut page =
            ada.slash(&format!("/rules game:{}", info.id)).unwrap().message().await.unwrap();
        let mut read = 1;
        while let Some(next) = page.button("Next ▶").map(|button| button.custom_id.clone()) {
            page = ada.press(page.id, &next).unwrap().message().await.unwrap();
            read += 1;
        }
        assert_eq!(read, (info.pages)().len(), "{}", info.name);
    }
}
