//! Descriptions of commands: names, options, suggestions.

use std::fmt::Write as _;
use std::path::Path;

use sandbox::{Choice, Visit};
use serde_json::Value;
use tests::{Harness, ask_until};

use crate::clubs::announced;
use crate::{KASTELL, PROGRAM};

/// The description of a command or an option, and of the options in it.
fn told(json: &Value, depth: usize, all: &mut String) {
    let text = |field: &str| json[field].as_str().unwrap_or_default();
    let about = text("description");
    let line = format!(
        "{}{}{}",
        "    ".repeat(depth),
        text("name"),
        if about.is_empty() { "" } else { ": " }
    );
    writeln!(all, "{line}{about}").unwrap();
    for option in json["options"].as_array().into_iter().flatten() {
        told(option, depth + 1, all);
    }
}

/// The registered commands.
fn registered(harness: &Harness) -> Vec<Value> {
    let requests = harness.sandbox.requests();
    let registered = requests.iter().rfind(|one| one.path.ends_with("/commands")).unwrap();
    registered.body.as_array().unwrap().clone()
}

/// The command lines that end in an option with suggestions.
fn suggesting(json: &Value, line: &str, lines: &mut Vec<String>) {
    for option in json["options"].as_array().into_iter().flatten() {
        let name = option["name"].as_str().unwrap();
        if option["autocomplete"] == true {
            lines.push(format!("{line} {name}:"));
        }
        suggesting(option, &format!("{line} {name}"), lines);
    }
}

/// The suggestions for an option. There must be some, though a late answer has none.
async fn offered(place: &Visit, line: &str) -> Vec<Choice> {
    ask_until(line, async || {
        let choices = place.suggest(line).unwrap().choices().await;
        let choices = choices.unwrap_or_else(|trouble| panic!("{line}: {trouble:?}"));
        Some(choices).filter(|choices| !choices.is_empty())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_option_has_suggestions_that_fit_discords_limits() {
    let harness = Harness::start_new_application(PROGRAM).await;
    let line = "/challenge castle-keep opponent:@Ben seat:1 version:empire";
    let (ada, _) = harness.match_of(line).await;
    announced(&harness).await;
    let mut lines = Vec::new();
    for command in registered(&harness) {
        suggesting(&command, &format!("/{}", command["name"].as_str().unwrap()), &mut lines);
    }
    let known = ["/rules game:", "/move text:", "/move match:", "/challenge castles crush:"];
    assert!(known.iter().all(|line| lines.iter().any(|found| found == line)), "{lines:?}");
    let fits = |text: &str| (1..=100).contains(&text.chars().count());
    for line in lines {
        offered(&ada.thread, &line).await;
        for typed in ["", "a", "1", "castle", "nothing like it", &"ä".repeat(100)] {
            let asked = ada.thread.suggest(&format!("{line}{typed}")).unwrap();
            let offered = asked.choices().await;
            let offered = offered.unwrap_or_else(|trouble| panic!("{line}{typed}: {trouble:?}"));
            assert!(offered.len() <= 25, "{line}{typed}");
            let all_fit = offered
                .iter()
                .all(|choice| fits(&choice.name) && choice.value.as_str().is_none_or(fits));
            assert!(all_fit, "{line}{typed}: {offered:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_players_own_matches_and_the_servers_events_are_suggested() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let (place, _) = announced(&harness).await;
    let matches = offered(&ada.thread, "/board match:").await;
    assert_eq!(matches.iter().map(|choice| &choice.value).collect::<Vec<_>>(), ["1"]);
    assert!(matches[0].name.contains("Kastell"), "{matches:?}");
    // Cleo plays no match, but may watch that of the others.
    let cleo = harness.at("Cleo");
    let watched = offered(&cleo, "/watch match:").await;
    assert_eq!(watched.iter().map(|choice| &choice.value).collect::<Vec<_>>(), ["1"]);
    let own = cleo.suggest("/board match:").unwrap().choices().await.unwrap();
    assert!(own.is_empty(), "{own:?}");
    let events = offered(&place, "/club show event:").await;
    let events: Vec<_> =
        events.iter().map(|choice| (choice.name.as_str(), &choice.value)).collect();
    assert_eq!(events, [("Autumn Cup", &Value::from("#1"))]);
}

#[tokio::test(flavor = "multi_thread")]
async fn command_descriptions_match_their_golden() {
    let harness = Harness::start_new_application(PROGRAM).await;
    let mut all = String::new();
    for command in registered(&harness) {
        told(&command, 0, &mut all);
    }
    let ada = harness.at("Ada");
    for (game, option) in [
        ("kastell", "trees"),
        ("kastell", "contact"),
        ("kastell", "picker"),
        ("castello", "directions"),
        ("castello", "centre"),
        ("castle-keep", "version"),
        ("castle-keep", "towers"),
        ("castles", "board"),
        ("castles", "crush"),
    ] {
        let line = format!("/challenge {game} {option}:");
        let offered = offered(&ada, &line).await;
        writeln!(all, "\n{line}").unwrap();
        for choice in offered {
            assert!(choice.name.chars().count() <= 100, "{}", choice.name);
            writeln!(all, "    {}", choice.name).unwrap();
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let path = root.join("tests/golden/sentences/commands.txt");
    if std::env::var("UPDATE_EXPECT").is_ok_and(|update| update == "1") {
        std::fs::write(&path, all).unwrap();
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(expected, all, "UPDATE_EXPECT=1 rewrites {}", path.display());
}

#[tokio::test(flavor = "multi_thread")]
async fn help_shows_a_card_for_each_game_and_plays_the_computer_first() {
    let harness = Harness::start(PROGRAM).await;
    let help = harness.at("Ada").slash("/help").unwrap().message().await.unwrap();
    let cards = help.embeds.iter().filter(|embed| embed["thumbnail"]["url"].is_string());
    let titles: Vec<&str> = cards.map(|card| card["title"].as_str().unwrap()).collect();
    assert_eq!(titles, ["Kastell", "Castello", "Castle Keep", "Castles"]);
    assert_eq!(help.pictures.len(), 4);
    for picture in &help.pictures {
        let (width, height) = picture.pixels.unwrap();
        assert!(width.max(height) <= 240 && picture.size < 40_000, "{picture:?}");
        assert!(picture.description.is_some(), "{picture:?}");
    }
    let blue = help.buttons.iter().filter(|button| button.style == 1);
    let blue: Vec<&str> = blue.map(|button| button.label.as_str()).collect();
    assert_eq!(blue, ["🤖 Kastell", "🤖 Castello", "🤖 Castle Keep", "🤖 Castles"]);
}
