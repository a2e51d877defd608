//! Bots in other languages, with libraries that know nothing of the sandbox. Each logs in, and two
//! members play tic-tac-toe on it through the JSON interface. The bots are in `tests/clients`;
//! `.ci/run` installs what they need.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use sandbox::{Config, Sandbox};
use serde_json::{Value, json};

/// The folder of the bots, and the folder in which `.ci/run` installs Python libraries.
const CLIENTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/clients");
const VENVS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/clients");

/// A bot as a process, and its sandbox.
struct Playing {
    bot: Child,
    said: PathBuf,
    sandbox: Sandbox,
    http: reqwest::Client,
    channel: String,
}

impl Drop for Playing {
    fn drop(&mut self) {
        let _ = self.bot.kill();
        let _ = self.bot.wait();
    }
}

/// The command that runs a bot, if its library is installed.
fn installed(library: &str) -> Option<Command> {
    let folder = Path::new(CLIENTS).join(library);
    let (program, source, needed) = match library {
        "discord.js" => ("node".into(), "bot.mjs", folder.join("node_modules/discord.js")),
        _ => {
            let python = Path::new(VENVS).join(library).join("bin/python");
            (python.clone(), "bot.py", python)
        }
    };
    if needed.exists() {
        let mut command = Command::new(program);
        command.arg(folder.join(source));
        return Some(command);
    }
    report_missing(library);
    None
}

/// Prints that a library is missing, so that a test is skipped. With `CASTELLAN_REQUIRE_ALL=1` the test fails instead.
pub(crate) fn report_missing(library: &str) {
    let required = std::env::var_os("CASTELLAN_REQUIRE_ALL").is_some_and(|value| value == "1");
    assert!(!required, "{library} is missing, and CASTELLAN_REQUIRE_ALL=1");
    let told = format!(
        "!!! SKIPPED: {library} is missing (tests/clients/install), so nobody tried it !!!"
    );
    let _ = writeln!(std::io::stderr(), "{told}");
}

impl Playing {
    async fn start(library: &str) -> Option<Self> {
        let mut command = installed(library)?;
        let openapi = PathBuf::from("../../shared/discord/openapi.json");
        let config = Config { openapi: openapi.exists().then_some(openapi), ..Config::unhurried() };
        let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
        let said = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{library}.log"));
        let log = File::create(&said).expect("there is room for a log");
        command.env("SANDBOX", sandbox.http_base()).env("TOKEN", sandbox.token());
        command.stdout(log.try_clone().expect("a second handle")).stderr(log);
        let bot = command.stdin(Stdio::null()).spawn().expect("the bot starts");
        let http = reqwest::Client::builder().no_proxy().build().expect("a client");
        let ada = sandbox.member("Ada").and_then(|ada| ada.visit("game-night")).expect("Ada");
        let channel = ada.channel().to_string();
        let playing = Self { bot, said, sandbox, http, channel };
        if playing.sandbox.wait_for_command("tictactoe").await.is_err() {
            panic!("{library} registers no command:\n{}", playing.log());
        }
        Some(playing)
    }

    fn log(&self) -> String {
        let refused = self.sandbox.requests().into_iter().filter(|request| request.code.is_some());
        let refused = refused
            .map(|request| format!("{} {} {:?}", request.method, request.path, request.errors));
        let refused = refused.collect::<Vec<_>>().join("\n");
        format!("{}\n{refused}", std::fs::read_to_string(&self.said).unwrap_or_default())
    }

    /// Performs an action over JSON. Returns its interaction and the bot's answer.
    async fn act(&self, who: &str, act: Value) -> Value {
        let mut body = json!({"as": who, "channel": self.channel});
        for (name, value) in act.as_object().expect("an act") {
            body[name] = value.clone();
        }
        let base = self.sandbox.http_base();
        let sent = self.http.post(format!("{base}/sandbox/act")).json(&body).send().await;
        let done = sent.expect("an answer").json::<Value>().await.expect("JSON");
        let Some(id) = done["interaction"].as_str() else { panic!("{act}: {done}") };
        let path = format!("{base}/sandbox/asked/{id}?as={who}");
        let asked = self.http.get(path).send().await.expect("an answer");
        let answer = asked.json::<Value>().await.expect("JSON");
        assert!(answer.get("error").is_none(), "{act}: {answer}\n{}", self.log());
        json!({"interaction": id, "answer": answer})
    }

    async fn press(&self, who: &str, board: &Value, cell: usize) -> Value {
        let button = &board["buttons"][cell]["custom_id"];
        let press = json!({"do": "press", "message": board["id"], "custom_id": button});
        self.act(who, press).await["answer"].clone()
    }

    /// Waits for the private message with menus. Returns its id.
    async fn menus(&self, answer: &Value) -> Value {
        let id = answer["answer"]["message"]["id"].clone();
        let ada = self.sandbox.member("Ada").and_then(|ada| ada.visit("game-night")).expect("Ada");
        let come = ada.wait_for("the menus", |seen| json!(seen.id) == id && seen.content == "red");
        come.await.unwrap_or_else(|trouble| panic!("{trouble}\n{}", self.log()));
        id
    }
}

/// Lets a bot log in, play, suggest, open a form and show menus. Neither the sandbox nor Discord's document may object.
async fn check(library: &str) {
    let Some(playing) = Playing::start(library).await else { return };
    let begun =
        playing.act("Ada", json!({"do": "slash", "line": "/tictactoe opponent:@Ben"})).await;
    let board = begun["answer"]["message"].clone();
    assert_eq!(playing.press("Ben", &board, 4).await["message"]["content"], "It is not your turn.");
    for (who, cell) in [("Ada", 0), ("Ben", 3), ("Ada", 1), ("Ben", 4)] {
        assert_eq!(playing.press(who, &board, cell).await["answer"], "updated", "{who} {cell}");
    }
    let last = playing.press("Ada", &board, 2).await;
    let told = last["message"]["content"].as_str().expect("a text").to_owned();
    assert!(told.ends_with(" wins."), "{told}");
    let fits = |request: &sandbox::LoggedRequest| {
        request.files.iter().any(|(name, _)| name == "match.txt")
    };
    let file = playing.sandbox.wait_for_request("a file", fits).await;
    file.unwrap_or_else(|trouble| panic!("{trouble}\n{}", playing.log()));
    form(&playing).await;
    menus(&playing).await;
    let refused = playing.sandbox.requests().into_iter().filter(|request| request.status >= 400);
    assert_eq!(refused.count(), 0, "{}", playing.log());
    assert_eq!(playing.sandbox.own_faults(), Vec::<String>::new());
}

async fn form(playing: &Playing) {
    let opened = playing.act("Ada", json!({"do": "slash", "line": "/report"})).await;
    assert_eq!(opened["answer"]["answer"], "modal", "{opened}");
    let form = json!({"do": "submit", "form": opened["interaction"], "fields": {"what": "A leak"}});
    let told = playing.act("Ada", form).await;
    assert_eq!(told["answer"]["message"]["content"], "Thanks: A leak");
}

async fn menus(playing: &Playing) {
    let suggested = playing.act("Ada", json!({"do": "suggest", "line": "/pick color:r"})).await;
    assert_eq!(suggested["answer"]["choices"], json!([{"name": "Red", "value": "red"}]));
    let ben = playing.sandbox.member("Ben").expect("Ben").id();
    for (menu, value, told) in
        [("size", "7".to_owned(), "chose 7"), ("person", ben.to_string(), "chose Ben")]
    {
        let asked = playing.act("Ada", json!({"do": "slash", "line": "/pick color:red"})).await;
        let message = playing.menus(&asked).await;
        let choice =
            json!({"do": "choose", "message": message, "custom_id": menu, "values": [value]});
        let chosen = playing.act("Ada", choice).await;
        assert_eq!(chosen["answer"]["message"]["content"], told);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_js_plays() {
    check("discord.js").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_py_plays_over_zstd() {
    check("discord.py").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hikari_plays_over_zlib() {
    check("hikari").await;
}
