//! A trial of an upgrade from an older program on one PostgreSQL, and of the way back, as docs/operating.md says.
//!
//! A player asks all the time. Questions may stay unanswered only between the end of one program and the start of the
//! next.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use sandbox::MessageView;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::harness::Harness;
use crate::process::{Process, run as run_to_the_end};
use crate::seat::{Seat, is_panel};
use crate::server::{PASSWORD, Server};

/// A challenge in which Ada begins, on a board whose first moves are known.
const KASTELL: &str = "/challenge kastell opponent:@Ben seat:1 trees:c3,d6,g4";

/// The time that Discord waits for an answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// The programs of a trial.
#[derive(Clone, Debug)]
pub struct Programs {
    /// The path of the older program.
    pub old: PathBuf,
    /// The path of the newer program.
    pub new: PathBuf,
}

/// The commands of a player who asks all the time, and how many were answered.
#[derive(Debug, Default)]
struct Questions {
    answered: AtomicUsize,
    /// The times of unanswered commands.
    unanswered: Mutex<Vec<Instant>>,
}

/// A trial in progress.
struct Trial {
    programs: Programs,
    server: Server,
    harness: Harness,
    ada: Seat,
    ben: Seat,
    told: String,
}

/// Runs a trial. Returns its report; `None` without PostgreSQL. A failed step panics.
pub async fn run(programs: Programs) -> Option<String> {
    let server = Server::start(&[])?;
    let store = server.fresh();
    let settings = settings(&store);
    let settings = settings.each_ref().map(|(name, value)| (name.as_str(), value.as_str()));
    let harness = Harness::with_settings(&text(&programs.old), &settings).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let mut trial = Trial { programs, server, harness, ada, ben, told: String::new() };
    let questions = Arc::<Questions>::default();
    let (stop, stopped) = watch::channel(false);
    let asking = tokio::spawn(ask_all_the_time(trial.ada.clone(), Arc::clone(&questions), stopped));
    let challenge = trial.challenge().await;
    let gap = trial.upgrade(&store).await;
    let answered = questions.answered.load(Ordering::Relaxed);
    trial.play_on_the_new_program().await;
    trial.accept(&challenge).await;
    trial.note(&format!("/board was answered {answered} times until the newer program served"));
    stop.send_replace(true);
    let _ = asking.await;
    let unanswered = questions.unanswered.lock().map(|times| times.clone()).unwrap_or_default();
    let is_in_gap = |asked: &Instant| (gap.0..=gap.1).contains(asked);
    assert!(unanswered.iter().all(is_in_gap), "questions outside the gap were not answered");
    trial.note(&format!("{} questions in the gap were not answered", unanswered.len()));
    trial.go_back(&store).await;
    Some(trial.told)
}

/// Asks for the board again and again until `stop`.
async fn ask_all_the_time(seat: Seat, questions: Arc<Questions>, stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        let since = Instant::now();
        let is_answered = match seat.thread.slash("/board") {
            Ok(asked) => matches!(timeout(PATIENCE, asked.message()).await, Ok(Ok(_))),
            Err(_) => false,
        };
        match is_answered {
            true => drop(questions.answered.fetch_add(1, Ordering::Relaxed)),
            false => questions.unanswered.lock().expect("nobody panics with it").push(since),
        }
    }
}

impl Trial {
    fn note(&mut self, line: &str) {
        let _ = writeln!(self.told, "{line}");
    }

    /// Lets Cleo challenge Ben. Returns the message.
    async fn challenge(&self) -> MessageView {
        let asked = self.harness.at("Cleo").slash("/challenge kastell opponent:@Ben");
        asked.expect("the command is there").message().await.expect("an answer");
        let posted = self.harness.at("Ben");
        let posted = posted.wait_for("a challenge", |seen| seen.button("Accept").is_some());
        posted.await.expect("the challenge is posted")
    }

    /// Lets Ben accept a challenge that the other program has posted.
    async fn accept(&mut self, challenge: &MessageView) {
        let pressed = self.harness.at("Ben").press(challenge.id, "Accept");
        pressed.expect("it can be pressed").message().await.expect("an answer");
        let button = challenge.button("Accept").expect("it was there");
        let number = button.custom_id.split(':').nth(2).expect("it says which match");
        // After an import nobody has a name yet, so the thread's name has a number.
        self.harness.seat_at("Cleo", &format!("#{number}")).await.board().await;
        self.note("a challenge of the one program was accepted on the other, and has its board");
    }

    fn start(&self, program: &Path, store: &str) -> Process {
        let data = self.harness.data();
        Process::start(program, &self.harness.sandbox, &data, &settings(store))
    }

    /// Upgrades while people play. Returns the start and the end of the time without service.
    async fn upgrade(&mut self, store: &str) -> (Instant, Instant) {
        self.ada.plays("Tn@c1").await;
        let new = self.start(&self.programs.new, store);
        new.says("the start waits for processes of an older version").await;
        self.note("the newer program waits while the older one serves");
        self.ben.plays("O@g1").await;
        let since = Instant::now();
        let old = std::mem::replace(&mut self.harness.bot, new);
        let mut old = old;
        assert!(tokio::task::block_in_place(|| old.stop()), "{}", old.log());
        self.harness.bot.says("invite: https://").await;
        // The newer program's first answer may come a moment after its log line.
        let until = Instant::now() + Duration::from_secs(1);
        let gap = until - since;
        self.note(&format!("from SIGTERM of the older one to the newer one serving: {gap:.1?}"));
        let mut again = self.start(&self.programs.old, store);
        assert!(
            !tokio::task::block_in_place(|| again.ends()),
            "the older program refuses to start"
        );
        let log = again.log();
        let refusal = log.lines().last().unwrap_or_default().to_owned();
        assert!(refusal.contains("newer Castellan"), "{log}");
        self.note(&format!("the older program, started again: {refusal}"));
        (since, until)
    }

    /// Plays on with a button that the older program has posted.
    async fn play_on_the_new_program(&mut self) {
        let board = self.ada.board_where(|seen| seen.content.contains("O@g1")).await;
        let panel = self.ada.press(&board, "Move").await;
        assert!(is_panel(&panel), "{}", panel.content);
        self.ada.plays("In@a8").await;
        self.ben.board_where(|seen| seen.content.contains("In@a8")).await;
        self.note(
            "a button of the older program opened a panel of the newer one; a move was played",
        );
    }

    /// Returns to the older program by an export, and plays on with a button that the newer program has posted.
    async fn go_back(&mut self, store: &str) {
        let is_newest = |seen: &MessageView| seen.content.contains("In@a8");
        let board = self.ben.board_where(is_newest).await;
        let challenge = self.challenge().await;
        assert!(self.harness.stop(), "{}", self.harness.bot.log());
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let former = self.server.fresh();
        let steps: [(&Path, &str, &[&str]); 3] = [
            (&self.programs.new, store, &["store", "export", "--format", "6", "back.jsonl"]),
            (&self.programs.old, &former, &["store", "import", "back.jsonl"]),
            (&self.programs.old, &former, &["store", "check"]),
        ];
        let mut told = Vec::new();
        for (program, place, arguments) in steps {
            let environment = [("CASTELLAN_STORE", place)];
            let done = run_to_the_end(&text(program), folder.path(), arguments, &environment);
            let said = String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned();
            assert!(done.status.success(), "{arguments:?}: {said}");
            assert!(!said.contains(PASSWORD), "the password is told");
            told.push(format!("{}: {}", arguments.join(" "), said.trim()));
        }
        told.iter().for_each(|line| self.note(line));
        self.harness.bot = self.start(&self.programs.old, &former);
        self.harness.bot.says("invite: https://").await;
        let panel = self.ben.press(&board, "Move").await;
        // Version 0.1 has another label for this button.
        assert!(is_panel(&panel) || panel.button("Type it").is_some(), "{panel:?}");
        let mv = self.ben.suggestion().await;
        self.ben.plays(&mv).await;
        self.ada.board_where(|seen| !seen.content.contains("In@a8")).await;
        self.note(
            "a button of the newer program opened a panel of the older one; a move was played",
        );
        self.accept(&challenge).await;
    }
}

/// The settings of both programs. The older one refuses settings that it doesn't know.
fn settings(store: &str) -> [(String, String); 2] {
    let left_out = ("CASTELLAN_DECISIVE_SECONDS".to_owned(), String::new());
    [("CASTELLAN_STORE".to_owned(), store.to_owned()), left_out]
}

fn text(path: &Path) -> String {
    path.display().to_string()
}
