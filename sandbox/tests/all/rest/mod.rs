//! REST as Discord answers it, asked by hand. Every answer is checked against Discord's own document, if it is there.

mod activities;
mod answers;
mod clock;
mod commands;
mod edges;
mod emojis;
mod entry_point;
mod foreign_libraries;
mod forms;
mod libraries;
mod manners;
mod mentions;
mod message_log;
mod private;
mod rates;
mod scheduled_events;

use std::path::PathBuf;
use std::sync::Arc;

use reqwest::{Method, Response};
use sandbox::{Config, Id, ManualClock, Sandbox, Scenario, Visit};
use serde_json::{Value, json};

/// The time of the clock at the start of each test.
const START_MS: u64 = 1_790_000_000_000;

/// The user agent of a bot, in Discord's form.
const AGENT: &str = "DiscordBot (https://example.org, 1)";

struct Bot {
    sandbox: Sandbox,
    http: reqwest::Client,
    clock: ManualClock,
}

impl Bot {
    async fn start() -> Self {
        Self::start_with(Config::demo()).await
    }

    async fn start_with(config: Config) -> Self {
        Self::start_as(checked(config)).await
    }

    /// Starts without Discord's document, so that only the sandbox itself refuses requests.
    async fn start_unchecked() -> Self {
        Self::start_as(Config::demo()).await
    }

    async fn start_as(config: Config) -> Self {
        Self::start_in(Scenario::demo(), config).await
    }

    async fn start_in(scenario: Scenario, config: Config) -> Self {
        let clock = ManualClock::at_ms(START_MS);
        let scenario = scenario.server("Elsewhere").without_bot().member("Ada").channel("there");
        let config =
            Config { clock: Arc::new(clock.clone()), scenario: scenario.member("Eve"), ..config };
        let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
        let http = reqwest::Client::builder().no_proxy().user_agent(AGENT).build();
        Self { sandbox, http: http.expect("a client"), clock }
    }

    /// Sends a request, and returns the whole response.
    async fn send(&self, method: Method, path: &str, body: Value) -> Response {
        let address = format!("{}/api/v10{path}", self.sandbox.http_base());
        let request = self
            .http
            .request(method, address)
            .header("Authorization", format!("Bot {}", self.sandbox.token()));
        let request = if body.is_null() { request } else { request.json(&body) };
        request.send().await.expect("an answer")
    }

    async fn ask(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let response = self.send(method, path, body).await;
        (response.status().as_u16(), response.json().await.unwrap_or(Value::Null))
    }

    async fn get(&self, path: &str) -> (u16, Value) {
        self.ask(Method::GET, path, Value::Null).await
    }

    async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.ask(Method::POST, path, body).await
    }

    /// Ada in a channel.
    fn ada(&self, channel: &str) -> Visit {
        self.sandbox.member("Ada").and_then(|ada| ada.visit(channel)).expect("Ada sees it")
    }

    /// A channel's id, as Ada sees it.
    fn channel(&self, name: &str) -> Id {
        self.ada(name).channel()
    }

    async fn register(&self, commands: Value) -> (u16, Value) {
        self.ask(
            Method::PUT,
            &format!("/applications/{}/commands", self.sandbox.application_id()),
            commands,
        )
        .await
    }

    /// Lets Ada use /go. Returns the address for the answer, and the interaction's token.
    async fn interaction(&self) -> (String, String) {
        self.register(json!([{"name": "go", "description": "Goes"}])).await;
        let asked = self.ada("game-night").slash("/go").expect("sent");
        let sent = self.sandbox.interaction(asked.id()).expect("it was sent");
        let token = sent["token"].as_str().expect("a token").to_owned();
        (format!("/interactions/{}/{token}/callback", asked.id()), token)
    }

    fn webhook(&self, token: &str, rest: &str) -> String {
        format!("/webhooks/{}/{token}{rest}", self.sandbox.application_id())
    }

    /// Checks that no answer of the sandbox breaks Discord's document.
    fn done(&self) {
        assert_eq!(self.sandbox.own_faults(), Vec::<String>::new());
    }
}

/// The settings with Discord's document, if it is there.
fn checked(config: Config) -> Config {
    let openapi = PathBuf::from("../../shared/discord/openapi.json");
    if !openapi.exists() {
        eprintln!("SKIPPED: the checks against Discord's OpenAPI document, which is not here");
    }
    Config { openapi: openapi.exists().then_some(openapi), ..config }
}

fn check((status, body): (u16, Value), expected: (u16, u64)) {
    assert_eq!((status, body["code"].as_u64().unwrap_or(0)), expected, "{body}");
}
