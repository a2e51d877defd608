//! The sandbox as a program: its switches, a plan, a saved world, and its README's bot.

use std::io::{BufRead, BufReader, Lines};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use reqwest::Client;
use serde_json::{Value, json};

use crate::clients::report_missing;

const PROGRAM: &str = env!("CARGO_BIN_EXE_sandbox");
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The running program, with the address and token that it has printed.
struct Running {
    child: Child,
    base: String,
    token: String,
    http: Client,
    // Kept open: a program whose output is closed fails when it prints more.
    _output: Lines<BufReader<ChildStdout>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    fn start(switches: &[&str]) -> Self {
        Self::start_by(Command::new(PROGRAM), switches)
    }

    fn start_by(mut command: Command, switches: &[&str]) -> Self {
        command.args(["--port", "0"]).args(switches).stdout(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        let mut output = BufReader::new(child.stdout.take().expect("piped")).lines();
        let said = output.by_ref().take(4).map(|line| line.expect("text")).collect::<Vec<_>>();
        let told = |name: &str| {
            let line = said.iter().find_map(|line| line.strip_prefix(name));
            line.expect("it says so").trim().trim_end_matches('/').to_owned()
        };
        let http = Client::builder().no_proxy().user_agent("DiscordBot (https://example.org, 1)");
        let http = http.build().expect("a client");
        Self { base: told("page:"), token: told("token:"), child, http, _output: output }
    }

    /// Ends the program as a supervisor does, and waits for its exit.
    fn end(self) {
        self.end_by("-TERM");
    }

    fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().expect("kill").success());
    }

    fn end_by(mut self, signal: &str) {
        self.signal(signal);
        assert!(self.child.wait().expect("it ends").success());
    }

    async fn view(&self, who: &str, channel: &str) -> Value {
        let address = format!("{}/sandbox/view?as={who}&channel={channel}", self.base);
        self.http.get(address).send().await.expect("an answer").json().await.expect("JSON")
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        let asked = self.http.post(format!("{}/{path}", self.base)).json(&body);
        let asked = asked.header("Authorization", format!("Bot {}", self.token));
        asked.send().await.expect("an answer").json().await.expect("JSON")
    }

    async fn first_channel(&self, who: &str) -> String {
        let view = self.view(who, "1").await;
        view["servers"][0]["channels"][0]["id"].as_str().expect("a channel").to_owned()
    }

    async fn register(&self) -> Value {
        let me = format!("{}/api/v10/users/@me", self.base);
        let asked = self.http.get(me).header("Authorization", format!("Bot {}", self.token));
        let me = asked.send().await.expect("an answer").json::<Value>().await.expect("JSON");
        let path = format!("api/v10/applications/{}/commands", me["id"].as_str().expect("an id"));
        self.post(&path, json!({"name": "go", "description": "Goes"})).await
    }
}

fn names(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(|entry| entry["name"].as_str()).collect()
}

#[test]
fn help_lists_the_switches() {
    let told = Command::new(PROGRAM).arg("--help").output().expect("it runs");
    let told = String::from_utf8(told.stdout).expect("text");
    for switch in ["--port", "--token", "--plan", "--world", "--deterministic", "--strict"] {
        assert!(told.contains(switch), "{told}");
    }
}

#[test]
fn a_missing_plan_file_is_reported_with_its_name() {
    let told = Command::new(PROGRAM).args(["--plan", "nowhere.toml"]).output().expect("it runs");
    assert!(!told.status.success());
    assert!(String::from_utf8_lossy(&told.stderr).starts_with("sandbox: nowhere.toml: "));
}

#[tokio::test]
async fn a_plan_defines_servers_members_and_permissions() {
    let folder = tempfile::tempdir().expect("a folder");
    let readme = std::fs::read_to_string(Path::new(ROOT).join("sandbox/README.md")).expect("it");
    let plan = readme.split_once("```toml\n").and_then(|(_, rest)| rest.split_once("```"));
    let path = folder.path().join("plan.toml");
    std::fs::write(&path, plan.expect("the README has a plan").0).expect("written");
    let running = Running::start(&["--plan", path.to_str().expect("text"), "--token", "my-own"]);
    assert_eq!(running.token, "my-own");
    let view = running.view("Ben", "1").await;
    let server = &view["servers"][0];
    assert_eq!(
        (&server["name"], names(&server["channels"])),
        (&json!("Chess club"), vec!["general", "results"])
    );
    assert_eq!(names(&server["members"]), ["Referee", "Ada", "Ben", "Cleo"]);
    let results = server["channels"][1]["id"].as_str().expect("an id");
    for (who, may) in [("Ben", false), ("Cleo", true), ("Ada", true)] {
        assert_eq!(running.view(who, results).await["here"]["may_write"], may, "{who}");
    }
}

#[tokio::test]
async fn the_default_world_is_independent_of_castellan() {
    let running = Running::start(&[]);
    assert!(running.token.contains(".SANDBX."), "{}", running.token);
    let view = running.view("Ada", "1").await;
    let server = &view["servers"][0];
    assert_eq!(server["name"], "Test server");
    assert_eq!(names(&server["members"]), ["Bot", "Ada", "Ben", "Cleo", "Dora"]);
    let page = view.to_string().to_lowercase();
    assert!(!page.contains("castle") && !page.contains("match"), "{page}");
}

#[tokio::test]
async fn a_saved_world_resumes_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("world.json");
    let switches = ["--world", file.to_str().expect("text")];
    let first = Running::start(&switches);
    let channel = first.first_channel("Ada").await;
    let command = first.register().await;
    first
        .post(
            "sandbox/act",
            json!({"as": "Ada", "channel": channel, "do": "say", "text": "Still here?"}),
        )
        .await;
    let message = json!({"content": "Yes", "embeds": [{"title": "t"}]});
    let sent = first.post(&format!("api/v10/channels/{channel}/messages"), message).await;
    first.post("sandbox/order", json!({"order": "advance", "ms": 86_400_000})).await;
    let before = first.view("Ada", &channel).await;
    first.end();
    let second = Running::start(&switches);
    let after = second.view("Ada", &channel).await;
    assert_eq!(after["here"], before["here"]);
    assert!(after["now_ms"].as_u64() >= before["now_ms"].as_u64(), "time does not go back");
    let path = format!("{}/sandbox/commands?as=Ada&channel={channel}", second.base);
    let offered = second.http.get(path).send().await.expect("an answer");
    assert_eq!(offered.json::<Value>().await.expect("JSON")[0]["id"], command["id"]);
    let path = format!("api/v10/channels/{channel}/messages");
    let more = second.post(&path, json!({"content": "x"})).await;
    let id = |message: &Value| message["id"].as_str().and_then(|id| id.parse::<u64>().ok());
    assert!(id(&more) > id(&sent), "ids go on growing");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_closed_terminal_ends_the_program_and_saves_its_world() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("world.json");
    // Tests started by `nohup` ignore the signal, and so would the program.
    let mut command = Command::new("env");
    command.args(["--default-signal=HUP", PROGRAM]);
    let running = Running::start_by(command, &["--world", file.to_str().expect("text")]);
    running.register().await;
    running.end_by("-HUP");
    let saved = std::fs::read_to_string(&file).expect("it is saved");
    assert!(saved.contains(r#""name":"go""#), "{saved}");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_program_that_ignores_hangups_outlives_its_terminal() {
    let mut command = Command::new("env");
    command.args(["--ignore-signal=HUP", PROGRAM]);
    let running = Running::start_by(command, &[]);
    let status = std::fs::read_to_string(format!("/proc/{}/status", running.child.id()));
    let status = status.expect("it runs");
    let handled = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).expect("a mask");
    let handled = u64::from_str_radix(handled.trim(), 16).expect("a number");
    assert_eq!(handled & 1, 0, "the address is printed once all handlers are installed");
    running.signal("-HUP");
    running.register().await;
    running.end();
}

#[tokio::test]
async fn an_invalid_world_file_is_refused_and_left_unchanged() {
    let folder = tempfile::tempdir().expect("a folder");
    for (text, why) in [("{}", "no saved world"), (r#"{"sandbox_world": 2}"#, "newer")] {
        let file = folder.path().join("world.json");
        std::fs::write(&file, text).expect("written");
        let told = Command::new(PROGRAM).args(["--port", "0", "--world"]).arg(&file).output();
        let told = told.expect("it runs");
        assert!(!told.status.success());
        assert!(String::from_utf8_lossy(&told.stderr).contains(why));
        assert_eq!(std::fs::read_to_string(&file).expect("it is there"), text);
    }
}

#[tokio::test]
async fn deterministic_runs_save_equal_worlds() {
    let mut runs = Vec::new();
    for _ in 0..2 {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("world.json");
        let running = Running::start(&["--deterministic", "--world", file.to_str().expect("text")]);
        let channel = running.first_channel("Ada").await;
        running.register().await;
        let go = json!({"as": "Ada", "channel": channel, "do": "slash", "line": "/go"});
        running.post("sandbox/act", go).await;
        running.post("sandbox/order", json!({"order": "advance", "ms": 1_000})).await;
        running
            .post("sandbox/act", json!({"as": "Ben", "channel": channel, "do": "say", "text": "x"}))
            .await;
        running.end();
        runs.push(std::fs::read_to_string(&file).expect("it was saved"));
    }
    assert!(runs[0].contains("\"token\":"), "interactions go on");
    assert_eq!(runs[0], runs[1]);
}

#[tokio::test]
async fn the_wire_log_shows_requests_and_gateway_traffic_without_tokens() {
    let running = Running::start(&[]);
    running.register().await;
    let fault = json!({"order": "fault", "route": "GET /users", "times": 2, "kind": "broken", "status": 502});
    running.post("sandbox/order", fault).await;
    let address = format!("{}/sandbox/wire", running.base);
    let asked = running.http.get(&address).send().await.expect("an answer");
    let text = asked.text().await.expect("a body");
    assert!(!text.contains(&running.token), "{text}");
    let wire = serde_json::from_str::<Value>(&text).expect("JSON");
    let entries = wire["entries"].as_array().expect("a list");
    let last = entries.last().expect("a request");
    assert_eq!((&last["method"], &last["status"]), (&json!("POST"), &json!(201)));
    assert!(last["route"].as_str().expect("a route").ends_with("/commands"));
    assert_eq!(wire["faults"][0]["times"], 2);
    let later = format!("{address}?after={}", last["n"]);
    let later = running.http.get(later).send().await.expect("an answer");
    assert_eq!(later.json::<Value>().await.expect("JSON")["entries"], json!([]));
}

#[test]
fn a_python_bot_runs_by_following_the_readme() {
    let python = Path::new(ROOT).join("target/clients/discord.py/bin/python");
    if !python.exists() {
        return report_missing("discord.py");
    }
    let script = Path::new(ROOT).join("tests/five-minutes");
    let done = Command::new(script).arg(PROGRAM).arg(python).output().expect("it runs");
    let told = [done.stdout, done.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    assert!(done.status.success(), "{}", told.join("\n"));
}
