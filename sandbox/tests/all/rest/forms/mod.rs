//! Wrong and right requests, from the tables in `forms`. Each wrong one is refused as Discord refuses it, with the name
//! of the field.
//!
//! A line without a mark is a route. `-` is a request that is refused, with status, code, field and the field's error;
//! `+` is one that passes. A text such as `x*2001` repeats its letter that often. A list that ends with `"*26"` has its
//! first entry 26 times, and `#` is the entry's number.

use std::collections::HashMap;

use reqwest::Method;
use serde_json::{Value, json};

use crate::rest::Bot;

const TABLES: &[(&str, &str)] = &[
    ("messages", include_str!("messages.txt")),
    ("components", include_str!("components.txt")),
    ("commands", include_str!("commands.txt")),
    ("answers", include_str!("answers.txt")),
    ("places", include_str!("places.txt")),
    ("queries", include_str!("queries.txt")),
];
/// The least number of wrong requests in the tables.
const LEAST: usize = 360;

/// A request of a table. A wrong one has its expected refusal.
struct Case<'a> {
    table: &'a str,
    route: &'a str,
    body: &'a str,
    refusal: Option<&'a str>,
}

fn cases() -> Vec<Case<'static>> {
    let mut found = Vec::new();
    for (table, text) in TABLES {
        let mut route = "";
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")) {
            if let Some(body) = line.strip_prefix("+ ") {
                found.push(Case { table, route, body, refusal: None });
            } else if let Some(wrong) = line.strip_prefix("- ") {
                let (body, refusal) = wrong.rsplit_once(" => ").expect("what it is refused with");
                found.push(Case { table, route, body, refusal: Some(refusal) });
            } else {
                route = line;
            }
        }
    }
    found
}

/// Expands the notation of the tables.
fn whole(value: Value) -> Value {
    match value {
        Value::String(text) => match text.split_once('*') {
            Some((letter, times))
                if letter.chars().count() == 1 && times.parse::<usize>().is_ok() =>
            {
                json!(letter.repeat(times.parse().expect("a number")))
            }
            _ => json!(text),
        },
        Value::Array(list) => {
            let last = list.last().and_then(Value::as_str).and_then(|text| text.strip_prefix('*'));
            if let Some(times) = last.and_then(|times| times.parse::<usize>().ok()) {
                let numbered = |at| {
                    let text = list[0].to_string().replace('#', &at_letters(at));
                    whole(serde_json::from_str(&text).expect("still JSON"))
                };
                return (0..times).map(numbered).collect();
            }
            list.into_iter().map(whole).collect()
        }
        Value::Object(fields) => {
            fields.into_iter().map(|(name, value)| (name, whole(value))).collect()
        }
        other => other,
    }
}

/// A number in letters, for use in a name.
fn at_letters(at: usize) -> String {
    [at / 26, at % 26]
        .map(|digit| char::from(b'a' + u8::try_from(digit).expect("small")))
        .iter()
        .collect()
}

/// A server with everything that the tables mention.
struct Ground {
    bot: Bot,
    known: HashMap<&'static str, String>,
}

impl Ground {
    async fn make(checked: bool) -> Self {
        let bot = if checked { Bot::start().await } else { Bot::start_unchecked().await };
        let room = bot.channel("game-night").to_string();
        let thread = json!({"name": "thread", "type": 11});
        let (_, thread) = bot.post(&format!("/channels/{room}/threads"), thread).await;
        let known = HashMap::from([
            ("thread", thread["id"].as_str().expect("a thread").to_owned()),
            ("app", bot.sandbox.application_id().to_string()),
            ("guild", bot.sandbox.servers()[0].to_string()),
            ("ada", bot.sandbox.member("Ada").expect("Ada").id().to_string()),
            ("room", room),
        ]);
        Self { bot, known }
    }

    /// The addresses for the first answer to a fresh interaction, and for its follow-ups.
    async fn command(&self, line: &str) -> (String, String) {
        let option = json!({"type": 3, "name": "text", "description": "d", "autocomplete": true});
        let go = json!({"name": "go", "description": "Goes", "options": [option]});
        self.bot.register(json!([go])).await;
        let ada = self.bot.ada("game-night");
        let asked = if line == "/go" { ada.slash(line) } else { ada.suggest(line) };
        self.callback_of(asked.expect("sent").id())
    }

    fn callback_of(&self, id: sandbox::Id) -> (String, String) {
        let sent = self.bot.sandbox.interaction(id).expect("it was sent");
        let token = sent["token"].as_str().expect("a token");
        (format!("/interactions/{id}/{token}/callback"), self.bot.webhook(token, ""))
    }

    /// Presses a button of a fresh message. Returns the address for the answer.
    async fn press(&self) -> String {
        let button = json!({"type": 2, "style": 1, "label": "x", "custom_id": "a"});
        let body = json!({"content": "x", "components": [{"type": 1, "components": [button]}]});
        let message = self.message(body).await.parse().expect("an id");
        let pressed = self.bot.ada("game-night").press(message, "a").expect("pressed");
        self.callback_of(pressed.id()).0
    }

    async fn message(&self, body: Value) -> String {
        let path = format!("/channels/{}/messages", self.known["room"]);
        let (_, sent) = self.bot.post(&path, body).await;
        sent["id"].as_str().expect("a message").to_owned()
    }

    /// Fills in the placeholders of a route or a body. Objects that a request uses up are made again.
    async fn fill(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (name, value) in &self.known {
            text = text.replace(&format!("{{{name}}}"), value);
        }
        if text.contains("{message}") {
            let message = self.message(json!({"content": "x"})).await;
            text = text.replace("{message}", &message);
        }
        if text.contains("{callback}") {
            text = text.replace("{callback}", &self.command("/go").await.0);
        }
        if text.contains("{typing}") {
            text = text.replace("{typing}", &self.command("/go text:x").await.0);
        }
        if text.contains("{press}") {
            text = text.replace("{press}", &self.press().await);
        }
        if text.contains("{webhook}") {
            let (callback, webhook) = self.command("/go").await;
            let (status, _) =
                self.bot.post(&callback, json!({"type": 4, "data": {"content": "x"}})).await;
            assert_eq!(status, 204);
            text = text.replace("{webhook}", &webhook);
        }
        text
    }

    async fn ask(&self, case: &Case<'_>) -> (u16, Value) {
        let route = self.fill(case.route).await;
        let (method, path) = route.split_once(' ').expect("method and path");
        let body = whole(serde_json::from_str(&self.fill(case.body).await).expect("JSON"));
        let method = method.parse::<Method>().expect("a method");
        self.bot.ask(method, path, body).await
    }
}

/// The answer in the notation of a refusal, such as `400 50035 content CODE`. Without that error, all errors follow.
fn told((status, answer): &(u16, Value), refusal: &str) -> String {
    let code = &answer["code"];
    let Some((path, wanted)) = refusal.split(' ').nth(2).zip(refusal.split(' ').nth(3)) else {
        return format!("{status} {code}");
    };
    let node = path.split('.').fold(&answer["errors"], |node, step| &node[step]);
    let mut codes = node["_errors"].as_array().into_iter().flatten().map(|fault| &fault["code"]);
    let found = codes.any(|code| code == wanted);
    let rest = if found { format!("{path} {wanted}") } else { answer["errors"].to_string() };
    format!("{status} {code} {rest}")
}

#[tokio::test]
async fn invalid_forms_are_refused_with_discords_error() {
    let ground = Ground::make(false).await;
    let (mut wrong, mut passed) = (0, Vec::new());
    for case in cases() {
        let Some(refusal) = case.refusal else { continue };
        wrong += 1;
        let found = told(&ground.ask(&case).await, refusal);
        if found != refusal {
            passed.push(format!("{} {}\n  {}\n  {found}", case.table, case.route, case.body));
        }
    }
    assert!(wrong >= LEAST, "{wrong}");
    assert!(passed.is_empty(), "{} of {wrong}:\n{}", passed.len(), passed.join("\n"));
}

/// The right requests also fit Discord's own document, if it is there.
#[tokio::test]
async fn valid_forms_are_accepted() {
    let ground = Ground::make(true).await;
    let mut refused = Vec::new();
    for case in cases().into_iter().filter(|case| case.refusal.is_none()) {
        let (status, answer) = ground.ask(&case).await;
        if !(200..300).contains(&status) {
            refused.push(format!("{} {}\n  {}\n  {answer}", case.table, case.route, case.body));
        }
    }
    assert!(refused.is_empty(), "\n{}", refused.join("\n"));
    ground.bot.done();
}
