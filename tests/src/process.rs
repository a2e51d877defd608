//! The program under test as a process of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Output, Stdio};
use std::thread::JoinHandle;

use tokio::sync::watch;

use crate::proc_files::{CpuTime, memory_kb};
use crate::wait::{has_ended, within_patience};

/// A running program. Dropping the value kills it.
#[derive(Debug)]
pub struct Process {
    child: Child,
    log: watch::Receiver<String>,
    reader: Option<JoinHandle<()>>,
}

impl Process {
    /// Starts the program on a sandbox of this process. A setting with an empty value is removed.
    pub fn start(
        program: &Path,
        sandbox: &sandbox::Sandbox,
        data: &Path,
        settings: &[(String, String)],
    ) -> Self {
        let mut command = command(program, data.parent().unwrap_or(data));
        command
            .env("DISCORD_TOKEN", sandbox.token())
            .env("CASTELLAN_SANDBOX_URL", sandbox.http_base())
            .env("CASTELLAN_DATA", data)
            .env("CASTELLAN_LOG", "debug")
            .env("CASTELLAN_DECISIVE_SECONDS", "1");
        for (name, value) in settings {
            match value.is_empty() {
                true => command.env_remove(name),
                false => command.env(name, value),
            };
        }
        Self::of(command)
    }

    /// Starts a command, and reads its log.
    pub(crate) fn of(mut command: Command) -> Self {
        let mut child =
            command.stderr(Stdio::piped()).spawn().expect("the program under test starts");
        let (log, lines) = watch::channel(String::new());
        let said = child.stderr.take().expect("its log is piped");
        let reader = std::thread::spawn(move || read(said, &log));
        Self { child, log: lines, reader: Some(reader) }
    }

    /// Waits until the log contains these words.
    pub async fn says(&self, words: &str) {
        let mut log = self.log.clone();
        let said = within_patience(log.wait_for(|log| log.contains(words))).await;
        let is_said = matches!(said, Some(Ok(_)));
        assert!(is_said, "the program does not say {words:?}, but:\n{}", self.log());
    }

    /// Waits until the log contains these words this many times.
    pub async fn says_often(&self, words: &str, times: usize) {
        for time in 1..=times {
            let mut log = self.log.clone();
            let is_said = |log: &String| log.matches(words).count() >= time;
            let said = within_patience(log.wait_for(is_said)).await;
            assert!(
                matches!(said, Some(Ok(_))),
                "the program says {words:?} less than {time} times"
            );
        }
    }

    /// Kills the program at once, like a power cut.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        self.join();
    }

    /// Asks the program to stop, and waits for its end. Returns whether it succeeded.
    pub fn stop(&mut self) -> bool {
        self.ask_to_stop();
        self.ends()
    }

    /// Asks the program to stop, as a supervisor does.
    pub fn ask_to_stop(&self) {
        let pid = self.child.id().to_string();
        let _ = Command::new("kill").args(["-TERM", &pid]).status();
    }

    /// Makes the program read its settings again.
    pub fn reload(&self) {
        let pid = self.child.id().to_string();
        let _ = Command::new("kill").args(["-HUP", &pid]).status();
    }

    /// Suspends the program without ending it. To other processes, it seems dead.
    pub fn suspend(&self) {
        let pid = self.child.id().to_string();
        let _ = Command::new("kill").args(["-STOP", &pid]).status();
    }

    /// Resumes the program after [`Process::suspend`].
    pub fn go_on(&self) {
        let pid = self.child.id().to_string();
        let _ = Command::new("kill").args(["-CONT", &pid]).status();
    }

    /// Waits until the program has ended by itself. Returns whether it succeeded.
    pub fn ends(&mut self) -> bool {
        self.exit_code() == Some(0)
    }

    /// Waits until the program has ended by itself. Returns its exit code, or `None` after a
    /// signal.
    pub fn exit_code(&mut self) -> Option<i32> {
        if let Some(reader) = self.reader.take() {
            // An ended program closes its log.
            assert!(has_ended(reader), "the program does not end:\n{}", self.log());
        }
        self.child.wait().ok()?.code()
    }

    /// Whether the program still runs.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// The log so far.
    pub fn log(&self) -> String {
        self.log.borrow().clone()
    }

    /// The process id, for reading its resource usage.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// The CPU time so far, in seconds.
    pub fn cpu_seconds(&self) -> f64 {
        CpuTime::of(self.id()).own
    }

    /// The resident memory, in kB.
    pub fn memory_kb(&self) -> u64 {
        memory_kb(self.id(), "VmRSS:")
    }

    /// The standard output, if it is piped and not taken yet.
    pub(crate) fn output(&mut self) -> Option<std::process::ChildStdout> {
        self.child.stdout.take()
    }

    fn join(&mut self) {
        if let Some(reader) = self.reader.take() {
            let _ = reader.join();
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

fn read(said: ChildStderr, log: &watch::Sender<String>) {
    for line in BufReader::new(said).lines().map_while(Result::ok) {
        log.send_modify(|log| {
            log.push_str(&line);
            log.push('\n');
        });
    }
}

/// A command that runs the program in this folder, with an empty environment, no input, and no output.
pub(crate) fn command(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.env_clear().current_dir(folder).stdin(Stdio::null()).stdout(Stdio::null());
    command
}

/// Runs the program to its end, with only this environment. Returns its output.
pub fn run(
    program: &str,
    folder: &Path,
    arguments: &[&str],
    environment: &[(&str, &str)],
) -> Output {
    let mut command = command(Path::new(program), folder);
    command.args(arguments).envs(environment.iter().copied());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command.output().expect("the program under test starts")
}

/// The program under test, which cargo builds next to this program.
pub fn program_under_test() -> PathBuf {
    let own = std::env::current_exe().expect("this program has a path");
    own.with_file_name("castellan-under-test")
}

/// Discord's own OpenAPI document, if it lies next to this checkout.
pub(crate) fn openapi() -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/discord/openapi.json");
    path.exists().then_some(path)
}
