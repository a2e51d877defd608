//! What the commands say of themselves, as Discord shows it: names, descriptions, options, and what is offered for them.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::Value;
use tests::Evening;

use crate::PROGRAM;

/// A command, or an option of it, with those within it.
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

#[tokio::test(flavor = "multi_thread")]
async fn every_command_says_of_itself_what_was_read() {
    let evening = Evening::start(PROGRAM).await;
    let requests = evening.sandbox.requests();
    let registered = requests.iter().rfind(|one| one.path.ends_with("/commands")).unwrap();
    let mut all = String::new();
    for command in registered.body.as_array().unwrap() {
        told(command, 0, &mut all);
    }
    let ada = evening.at("Ada");
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
        let offered = ada.suggest(&line).unwrap().choices().await.unwrap();
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
