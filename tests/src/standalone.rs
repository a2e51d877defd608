//! The bot with its own sandbox, as a first user starts it, controlled over the sandbox's JSON
//! interface.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{ChildStdout, Stdio};

use reqwest::{Client, Response};
use serde_json::{Value, json};

use crate::process::{Process, command};
use crate::wait::{PATIENCE, in_time};

/// The bot with its own sandbox, controlled over the sandbox's JSON interface.
#[derive(Debug)]
pub struct Standalone {
    /// The program.
    pub bot: Process,
    page: String,
    client: Client,
    // Kept open, since writing to a closed output would fail.
    _output: BufReader<ChildStdout>,
}

impl Standalone {
    /// Starts the bot on any free port, and waits until it is ready.
    pub async fn start(program: &str, folder: &Path) -> Self {
        Self::start_with_input(program, folder, Stdio::null()).await
    }

    /// Starts the bot with this standard input.
    pub async fn start_with_input(program: &str, folder: &Path, input: Stdio) -> Self {
        let mut command = command(Path::new(program), folder);
        command.env("CASTELLAN_SANDBOX_ADDRESS", "127.0.0.1:0").stdin(input).stdout(Stdio::piped());
        let mut bot = Process::of(command);
        let output = bot.output().expect("its output is piped");
        let told = tokio::task::spawn_blocking(move || page_named(BufReader::new(output)));
        let told = in_time("the address of its page", told).await;
        let Ok(Some((page, output))) = told else {
            panic!("it does not say where its page is:\n{}", bot.log());
        };
        let client = Client::builder().no_proxy().build().expect("a client can be made");
        bot.says("ready bot=").await;
        Self { bot, page, client, _output: output }
    }

    /// The address of the sandbox's page.
    pub fn page_url(&self) -> &str {
        &self.page
    }

    /// The HTML of the sandbox's page.
    pub async fn page(&self) -> String {
        self.fetch("/").await.text().await.expect("a page")
    }

    /// The status of a REST request with this token.
    pub async fn status_for_bot(&self, token: &str) -> u16 {
        let asked = self.client.get(format!("{}/api/v10/users/@me", self.page)).timeout(PATIENCE);
        let asked = asked.header("Authorization", format!("Bot {token}"));
        let asked = asked.header("User-Agent", "DiscordBot (https://example.org, 1)").send();
        asked.await.expect("the sandbox answers").status().as_u16()
    }

    /// Gives the sandbox an order.
    pub async fn order(&self, order: Value) -> Value {
        self.send("order", &order).await
    }

    /// Acts as a member. Returns the bot's answer if there is an interaction.
    pub async fn act(&self, who: &str, act: Value) -> Value {
        let mut body = act;
        body["as"] = json!(who);
        let done = self.send("act", &body).await;
        match done["interaction"].as_str() {
            Some(id) => read(self.fetch(&format!("/sandbox/asked/{id}?as={who}")).await).await,
            None => done,
        }
    }

    /// Waits until `fits` returns a value for a member's view, which is read again after every change.
    pub async fn view<T>(&self, who: &str, channel: &str, fits: impl Fn(&Value) -> Option<T>) -> T {
        let looking = async {
            let mut changes = self.fetch("/sandbox/events").await;
            loop {
                let path = format!("/sandbox/view?as={who}&channel={channel}");
                if let Some(found) = fits(&read(self.fetch(&path).await).await) {
                    return found;
                }
                changes.chunk().await.expect("the sandbox goes on");
            }
        };
        in_time("a view of the page", looking).await
    }

    async fn send(&self, what: &str, body: &Value) -> Value {
        let sent = self.client.post(format!("{}/sandbox/{what}", self.page)).timeout(PATIENCE);
        let sent = sent.header("content-type", "application/json").body(body.to_string()).send();
        read(sent.await.expect("the sandbox answers")).await
    }

    async fn fetch(&self, path: &str) -> Response {
        let sent = self.client.get(format!("{}{path}", self.page)).timeout(PATIENCE).send();
        sent.await.expect("the sandbox answers")
    }
}

/// The address of the page from the program's first lines, and the rest of its output.
fn page_named(mut output: BufReader<ChildStdout>) -> Option<(String, BufReader<ChildStdout>)> {
    let mut line = String::new();
    while !line.trim_start().starts_with("http://127.0.0.1:") {
        line.clear();
        if output.read_line(&mut line).expect("its output can be read") == 0 {
            return None;
        }
    }
    Some((line.trim().trim_end_matches('/').into(), output))
}

async fn read(response: Response) -> Value {
    let text = response.text().await.expect("an answer");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}
