//! The test harness: a sandbox, the program under test, and the members of a server.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::Duration;

use sandbox::{ApplicationSetup, Config, Member, Sandbox, Visit};
use tempfile::TempDir;

use crate::process::{Process, openapi};
use crate::seat::Seat;

/// The channel in which matches are played.
const CHANNEL: &str = "game-night";

/// The commands and emoji that the program registers. Later sandboxes of a test run start with them, since hundreds of
/// tests need neither registration nor uploads.
static SETUP: OnceLock<ApplicationSetup> = OnceLock::new();

/// A sandbox with the bot on it.
#[derive(Debug)]
pub struct Harness {
    /// The sandbox.
    pub sandbox: Sandbox,
    /// The running bot.
    pub bot: Process,
    program: PathBuf,
    folder: TempDir,
    /// Environment variables of the program, such as its store or the address of Discord behind TLS.
    settings: Vec<(String, String)>,
    /// The logs of earlier processes.
    logs: Vec<String>,
}

impl Harness {
    /// Starts a sandbox and the bot on it, and waits until the bot is ready.
    pub async fn start(program: &str) -> Self {
        Self::with(program, Config::unhurried()).await
    }

    /// Starts the bot on a sandbox without the commands and emoji of the bot.
    pub async fn start_new_application(program: &str) -> Self {
        let application = Some(ApplicationSetup::default());
        Self::with(program, Config { application, ..Config::unhurried() }).await
    }

    /// Starts the bot on a sandbox with this configuration.
    pub async fn with(program: &str, config: Config) -> Self {
        Self::with_all(program, config, &[]).await
    }

    /// Starts the bot with settings, as environment variables.
    pub async fn with_settings(program: &str, settings: &[(&str, &str)]) -> Self {
        Self::with_all(program, Config::unhurried(), settings).await
    }

    /// Starts the bot with a configuration of the sandbox and settings of the bot.
    pub async fn with_all(program: &str, config: Config, settings: &[(&str, &str)]) -> Self {
        let application = config.application.clone().or_else(|| SETUP.get().cloned());
        let config = Config { openapi: openapi(), lag: lag(), application, ..config };
        let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
        let harness = Self::over_sandbox(program, sandbox, settings).await;
        SETUP.get_or_init(|| harness.sandbox.application_setup());
        harness
    }

    /// Starts the bot on a running sandbox.
    pub async fn over_sandbox(program: &str, sandbox: Sandbox, settings: &[(&str, &str)]) -> Self {
        let folder = TempDir::new().expect("there is room for a folder");
        let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        Self::begin(program, sandbox, folder, settings.iter().map(own).collect()).await
    }

    /// Starts the bot with the connections of production: TLS, and serenity's own rate limiter.
    pub async fn over_tls(program: &str) -> Self {
        let config = Config { openapi: openapi(), lag: lag(), ..Config::unhurried() };
        let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
        let folder = TempDir::new().expect("there is room for a folder");
        let tls = sandbox.listen_tls().await.expect("it listens behind TLS");
        let authority = folder.path().join("authority.pem");
        std::fs::write(&authority, tls.ca_pem()).expect("there is room for a file");
        let value = format!("{}={}", tls.addr(), authority.display());
        let settings = vec![("CASTELLAN_SANDBOX_TLS".to_owned(), value)];
        Self::begin(program, sandbox, folder, settings).await
    }

    /// Starts the bot with this store.
    pub async fn stored_in(program: &str, store: &str) -> Self {
        Self::with_settings(program, &[("CASTELLAN_STORE", store)]).await
    }

    async fn begin(
        program: &str,
        sandbox: Sandbox,
        folder: TempDir,
        settings: Vec<(String, String)>,
    ) -> Self {
        let program = PathBuf::from(program);
        let bot = Process::start(&program, &sandbox, &folder.path().join("store"), &settings);
        let harness = Self { sandbox, bot, program, folder, settings, logs: Vec::new() };
        harness.ready().await;
        harness
    }

    /// Waits until the log says that the bot is ready. The sandbox can't tell, since the connection of a killed bot may
    /// linger there.
    async fn ready(&self) {
        self.bot.says("invite: https://").await;
    }

    /// Puts the clock of the sandbox, and of the bot, forward.
    pub async fn pass(&self, time: Duration) {
        self.sandbox.advance(time).await.expect("the clock can be put forward");
    }

    /// Puts the clock forward to noon in UTC. Then the next hours are of one day and one month.
    pub async fn pass_to_noon(&self) {
        const HOUR_MS: u64 = 60 * 60 * 1000;
        let asked = self.at("Ada").slash("/help").expect("the command is there");
        let since_midnight = asked.message().await.expect("an answer").at_ms % (24 * HOUR_MS);
        let left = (36 * HOUR_MS - since_midnight) % (24 * HOUR_MS);
        self.pass(Duration::from_millis(left)).await;
    }

    /// The folder of the store.
    pub fn data(&self) -> PathBuf {
        self.folder.path().join("store")
    }

    /// The path of the program.
    pub fn program(&self) -> &std::path::Path {
        &self.program
    }

    /// Kills the bot and starts it again.
    pub async fn kill_and_restart(&mut self) {
        self.kill();
        self.restart().await;
    }

    /// Kills the bot.
    pub fn kill(&mut self) {
        self.bot.kill();
        self.logs.push(self.bot.log());
    }

    /// Stops the bot with a signal. Returns whether it ended without an error.
    pub fn stop(&mut self) -> bool {
        let is_well = tokio::task::block_in_place(|| self.bot.stop());
        self.logs.push(self.bot.log());
        is_well
    }

    /// Changes a setting for the next start.
    pub fn set(&mut self, name: &str, value: &str) {
        self.settings.push((name.to_owned(), value.to_owned()));
    }

    /// Starts the bot again, after it was killed or stopped.
    pub async fn restart(&mut self) {
        let (data, settings) = (self.data(), self.settings.as_slice());
        self.bot = Process::start(&self.program, &self.sandbox, &data, settings);
        self.ready().await;
    }

    /// A member by name.
    pub fn member(&self, name: &str) -> Member {
        self.sandbox.member(name).expect("a member of this name")
    }

    /// The channel for matches, as a member sees it.
    pub fn at(&self, name: &str) -> Visit {
        self.member(name).visit(CHANNEL).expect("everybody sees the channel")
    }

    /// Ada challenges Ben, who accepts. Returns both in the thread.
    pub async fn match_of(&self, line: &str) -> (Seat, Seat) {
        let asked = self.at("Ada").slash(line).expect("the command is there");
        asked.message().await.expect("an answer");
        let ben = self.at("Ben");
        let challenge = ben
            .wait_for("the message", |seen| seen.button("Accept").is_some())
            .await
            .expect("the challenge is posted");
        ben.press(challenge.id, "Accept")
            .expect("it can be pressed")
            .message()
            .await
            .expect("an answer");
        let button = challenge.button("Accept").expect("it was there");
        let number = button.custom_id.split(':').nth(2).expect("it says which match");
        let ada = self.seat_at("Ada", &format!("#{number}: ")).await;
        let ben = self.seat_in("Ben", &ada.thread);
        ada.board().await;
        (ada, ben)
    }

    /// A member in the newest match's thread.
    pub async fn seat(&self, name: &str) -> Seat {
        self.seat_at(name, " – ").await
    }

    /// A member in the newest thread whose name contains `part`.
    pub async fn seat_at(&self, name: &str, part: &str) -> Seat {
        let member = self.member(name);
        let thread = member.wait_for_thread(part).await.expect("the match has a thread");
        Seat { member, thread }
    }

    /// A member in this thread.
    pub fn seat_in(&self, name: &str, thread: &Visit) -> Seat {
        let member = self.member(name);
        let thread = member.visit_id(thread.channel()).expect("everybody sees the thread");
        Seat { member, thread }
    }

    /// The logs of all processes.
    pub fn logs(&self) -> String {
        self.logs.join("") + &self.bot.log()
    }

    /// Fails if a log contains a secret, or if one of the sandbox's answers doesn't match Discord's specification.
    pub fn check(&self) {
        let logs = self.logs();
        assert!(!logs.contains(&self.sandbox.token()), "the token is in the log");
        assert!(!logs.to_lowercase().contains("panicked"), "something panicked:\n{logs}");
        let faults = self.sandbox.own_faults();
        assert!(faults.is_empty(), "bodies that are against Discord's document: {faults:#?}");
    }
}

impl Drop for Harness {
    fn drop(&mut self) {
        if std::thread::panicking() {
            // The test runner shows the output of a failed test.
            eprintln!("{}", self.logs());
        } else {
            self.check();
        }
    }
}

/// The network delay to Discord: none, unless `TEST_LAG_MS` sets one, to find races that a fast connection hides.
fn lag() -> Duration {
    let told = std::env::var("TEST_LAG_MS").ok();
    Duration::from_millis(told.and_then(|told| told.parse().ok()).unwrap_or(0))
}
