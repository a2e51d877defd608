//! An evening on a server: a sandbox, the program, and people who play, watch and wait.

use std::path::PathBuf;
use std::time::Duration;

use sandbox::{Asked, Config, Member, Sandbox, Seen, Visit};
use tempfile::TempDir;

use crate::process::{Process, openapi};

/// The channel in which matches are played.
const CHANNEL: &str = "game-night";

/// A sandbox with the program on it.
#[derive(Debug)]
pub struct Evening {
    /// The server.
    pub sandbox: Sandbox,
    /// The program.
    pub bot: Process,
    program: PathBuf,
    folder: TempDir,
    /// What the program is told besides: where Discord is behind TLS, or where the matches are stored.
    settings: Vec<(String, String)>,
    /// The logs of the processes before this one.
    logs: Vec<String>,
}

/// A person in the thread of a match.
#[derive(Clone, Debug)]
pub struct Seat {
    /// Who it is.
    pub member: Member,
    /// The thread, as they see it.
    pub thread: Visit,
}

impl Evening {
    /// Starts a sandbox and the program on it, and waits until people can use it.
    ///
    /// # Panics
    /// Either does not start.
    pub async fn start(program: &str) -> Self {
        Self::with(program, Config::demo()).await
    }

    /// The same with a world of one's own.
    ///
    /// # Panics
    /// Either does not start.
    pub async fn with(program: &str, config: Config) -> Self {
        let sandbox = Sandbox::start(Config { openapi: openapi(), ..config })
            .await
            .expect("the sandbox starts");
        let folder = TempDir::new().expect("there is room for a folder");
        Self::begin(program, (sandbox, folder), Vec::new()).await
    }

    /// The same with settings of the program, each by the name of its environment variable.
    ///
    /// # Panics
    /// Either does not start.
    pub async fn with_settings(program: &str, settings: &[(&str, &str)]) -> Self {
        let config = Config { openapi: openapi(), ..Config::demo() };
        let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
        let folder = TempDir::new().expect("there is room for a folder");
        let settings = settings.iter().map(|&(name, value)| (name.into(), value.into()));
        Self::begin(program, (sandbox, folder), settings.collect()).await
    }

    /// The same over the way that requests go to the real Discord: TLS, and serenity's own rate limiter.
    ///
    /// # Panics
    /// Either does not start.
    pub async fn over_tls(program: &str) -> Self {
        let config = Config { openapi: openapi(), ..Config::demo() };
        let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
        let folder = TempDir::new().expect("there is room for a folder");
        let tls = sandbox.listen_tls().await.expect("it listens behind TLS");
        let authority = folder.path().join("authority.pem");
        std::fs::write(&authority, tls.ca_pem()).expect("there is room for a file");
        let value = format!("{}={}", tls.addr(), authority.display());
        let settings = vec![("CASTELLAN_SANDBOX_TLS".to_owned(), value)];
        Self::begin(program, (sandbox, folder), settings).await
    }

    /// The same with the matches stored in this place.
    ///
    /// # Panics
    /// Either does not start.
    pub async fn stored_in(program: &str, store: &str) -> Self {
        Self::told(program, &[("CASTELLAN_STORE", store)]).await
    }

    /// The same with settings besides, by their variables.
    ///
    /// # Panics
    /// Either does not start.
    pub async fn told(program: &str, settings: &[(&str, &str)]) -> Self {
        let config = Config { openapi: openapi(), ..Config::demo() };
        let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
        let folder = TempDir::new().expect("there is room for a folder");
        let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        let settings = settings.iter().map(own).collect();
        Self::begin(program, (sandbox, folder), settings).await
    }

    async fn begin(
        program: &str,
        (sandbox, folder): (Sandbox, TempDir),
        settings: Vec<(String, String)>,
    ) -> Self {
        let program = PathBuf::from(program);
        let bot = Process::start(&program, &sandbox, (&folder.path().join("store"), &settings));
        let evening = Self { sandbox, bot, program, folder, settings, logs: Vec::new() };
        evening.ready().await;
        evening
    }

    /// Waits until the program can be used. A killed program's connection may linger in the sandbox, so only what the
    /// new one says tells that it is there.
    ///
    /// # Panics
    /// It can't within 30 seconds.
    async fn ready(&self) {
        self.bot.says("invite: https://").await;
    }

    /// Lets time pass, for everybody.
    ///
    /// # Panics
    /// It is too much.
    pub async fn pass(&self, time: Duration) {
        self.sandbox.advance(time).await.expect("the clock can be put forward");
    }

    /// The folder of the stored matches.
    pub fn data(&self) -> PathBuf {
        self.folder.path().join("store")
    }

    /// The program.
    pub fn program(&self) -> &std::path::Path {
        &self.program
    }

    /// Kills the program at once and starts it again.
    pub async fn kill_and_restart(&mut self) {
        self.kill();
        self.restart().await;
    }

    /// Kills the program at once.
    pub fn kill(&mut self) {
        self.bot.kill();
        self.logs.push(self.bot.log());
    }

    /// Starts the program again after it was killed or stopped.
    pub async fn restart(&mut self) {
        let (data, settings) = (self.data(), self.settings.as_slice());
        self.bot = Process::start(&self.program, &self.sandbox, (&data, settings));
        self.ready().await;
    }

    /// A member.
    ///
    /// # Panics
    /// There is nobody of this name.
    pub fn member(&self, name: &str) -> Member {
        self.sandbox.member(name).expect("a member of this name")
    }

    /// The channel as a member sees it.
    ///
    /// # Panics
    /// There is nobody of this name.
    pub fn at(&self, name: &str) -> Visit {
        self.member(name).visit(CHANNEL).expect("everybody sees the channel")
    }

    /// Ada challenges Ben, who accepts; both go to the thread.
    ///
    /// # Panics
    /// Something does not go as it should.
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
        let ada = self.seat("Ada").await;
        let ben = self.seat("Ben").await;
        ada.board().await;
        (ada, ben)
    }

    /// A member in the newest match's thread.
    ///
    /// # Panics
    /// No thread appears.
    pub async fn seat(&self, name: &str) -> Seat {
        let member = self.member(name);
        let thread = member.wait_for_thread(" – ").await.expect("the match has a thread");
        Seat { member, thread }
    }

    /// The same member in a thread that is known.
    ///
    /// # Panics
    /// They can't see it.
    pub fn seat_in(&self, name: &str, thread: &Visit) -> Seat {
        let member = self.member(name);
        let thread = member.visit_id(thread.channel()).expect("everybody sees the thread");
        Seat { member, thread }
    }

    /// What all processes have logged.
    pub fn logs(&self) -> String {
        self.logs.join("") + &self.bot.log()
    }

    /// What may never be found in a log, nor a body that Discord would refuse.
    ///
    /// # Panics
    /// Something was.
    pub fn check(&self) {
        let logs = self.logs();
        assert!(!logs.contains(&self.sandbox.token()), "the token is in the log");
        assert!(!logs.to_lowercase().contains("panicked"), "something panicked:\n{logs}");
        let faults = self.sandbox.own_faults();
        assert!(faults.is_empty(), "bodies that are against Discord's document: {faults:#?}");
    }
}

impl Drop for Evening {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.check();
        }
    }
}

impl Seat {
    /// Waits for the newest public board.
    ///
    /// # Panics
    /// None is posted.
    pub async fn board(&self) -> Seen {
        self.board_where(|_| true).await
    }

    /// Waits for a public board that fits and can be played on; the newest of several.
    ///
    /// # Panics
    /// None is posted.
    pub async fn board_where(&self, fits: impl Fn(&Seen) -> bool) -> Seen {
        let is_board = |seen: &Seen| {
            let is_newest = !seen.pictures.is_empty() && !seen.buttons.is_empty();
            seen.by_bot && !seen.ephemeral && is_newest && fits(seen)
        };
        self.thread.wait_for("a board", is_board).await.unwrap_or_else(|trouble| {
            let all: Vec<_> = self.thread.messages().into_iter().map(|seen| seen.content).collect();
            panic!("{trouble}; there are: {all:#?}")
        })
    }

    /// Waits for a public message without a picture that fits, an offer for example; the newest of several.
    ///
    /// # Panics
    /// None is posted.
    pub async fn post_where(&self, fits: impl Fn(&Seen) -> bool) -> Seen {
        let is_post =
            |seen: &Seen| seen.by_bot && !seen.ephemeral && seen.pictures.is_empty() && fits(seen);
        self.thread.wait_for("a post", is_post).await.unwrap_or_else(|trouble| {
            let all: Vec<_> = self.thread.messages().into_iter().map(|seen| seen.content).collect();
            panic!("{trouble}; there are: {all:#?}")
        })
    }

    /// Whether it is this member's turn on the newest board.
    pub async fn is_to_move(&self) -> bool {
        self.board().await.pings_me
    }

    /// Plays a move by command; what they are told.
    ///
    /// # Panics
    /// Nothing is answered.
    pub async fn play(&self, text: &str) -> Seen {
        self.ask(&format!("/move text:{text}")).await
    }

    /// Sends a command; what they are told.
    ///
    /// # Panics
    /// Nothing is answered.
    pub async fn ask(&self, line: &str) -> Seen {
        let asked = self.thread.slash(line).expect("the command is there");
        told(&asked).await
    }

    /// Presses a button; what they are told.
    ///
    /// # Panics
    /// There is no such button, or nothing is answered.
    pub async fn press(&self, on: &Seen, button: &str) -> Seen {
        let asked = self
            .thread
            .press(on.id, button)
            .unwrap_or_else(|trouble| panic!("{button}: {trouble}; there are: {:?}", on.buttons));
        told(&asked).await
    }

    /// Chooses from the menu; what they are shown then.
    ///
    /// # Panics
    /// There is no such choice, or nothing is answered.
    pub async fn choose(&self, on: &Seen, value: &str) -> Seen {
        let menu = menu_id(on).unwrap_or_else(|| panic!("no menu on: {}", on.content));
        let asked = self.thread.choose(on.id, &menu, &[value]).expect("the choice is there");
        told(&asked).await
    }

    /// Does what is offered on a panel: chooses from the menu or, where nothing there has this value, presses the
    /// button whose label begins so.
    ///
    /// # Panics
    /// Nothing like it is offered, or nothing is answered.
    pub async fn pick(&self, on: &Seen, what: &str) -> Seen {
        let is_listed = on.menus.iter().any(|menu| menu.options.iter().any(|one| one.1 == what));
        if is_listed {
            return self.choose(on, what).await;
        }
        let button = on.buttons.iter().find(|button| button.label.starts_with(what));
        let label = button.map_or(what, |button| button.label.as_str());
        self.press(on, label).await
    }

    /// Takes the first of what a panel offers: an act where there is no menu.
    ///
    /// # Panics
    /// Nothing is offered, or nothing is answered.
    pub async fn pick_first(&self, on: &Seen) -> Seen {
        match on.menus.first() {
            Some(menu) => self.choose(on, &menu.options[0].1).await,
            None => self.press(on, &acts(on)[0]).await,
        }
    }

    /// Proposes something by its label; what they are told.
    ///
    /// # Panics
    /// It is not offered, or nothing is answered.
    pub async fn propose(&self, what: &str) -> Seen {
        let asked = self.ask("/propose").await;
        self.press(&asked, what).await
    }

    /// Resigns, and says yes when asked.
    ///
    /// # Panics
    /// Nothing is asked, or nothing is answered.
    pub async fn resign(&self) {
        let asked = self.ask("/resign").await;
        let yes = asked.buttons.iter().find(|button| button.custom_id.contains(":resign!:"));
        let label = yes.expect("they are asked").label.clone();
        self.press(&asked, &label).await;
    }

    /// The first suggestion for a move.
    ///
    /// # Panics
    /// Nothing is suggested.
    pub async fn suggestion(&self) -> String {
        let asked = self.thread.suggest("/move text:").expect("the command is there");
        let choices = asked.choices().await.expect("suggestions");
        choices.first().expect("a legal move").value.as_str().expect("a text").to_owned()
    }
}

/// The labels of the buttons on a panel that do something themselves.
pub fn acts(seen: &Seen) -> Vec<String> {
    let acts = seen.buttons.iter().filter(|button| button.custom_id.contains(":act:"));
    acts.map(|button| button.label.clone()).collect()
}

/// Whether a message is the panel of somebody who is to move.
pub fn is_panel(seen: &Seen) -> bool {
    seen.button("Type it").is_some()
}

/// The id of a message's menu.
pub fn menu_id(seen: &Seen) -> Option<String> {
    seen.menus.first().map(|menu| menu.custom_id.clone())
}

async fn told(asked: &Asked) -> Seen {
    asked.message().await.expect("an answer")
}
