//! The program as a process of its own, which can be killed at any moment.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

/// A running program. It is killed when this is dropped.
#[derive(Debug)]
pub struct Process {
    child: Child,
    log: Arc<Mutex<String>>,
    reader: Option<JoinHandle<()>>,
}

impl Process {
    /// Starts the bot on a sandbox that runs elsewhere.
    ///
    /// # Panics
    /// The program can't be started.
    pub fn start(program: &Path, sandbox: &sandbox::Sandbox, data: &Path) -> Self {
        let mut command = Command::new(program);
        command
            .env_clear()
            .env("DISCORD_TOKEN", sandbox.token())
            .env("CASTELLAN_SANDBOX_URL", sandbox.http_base())
            .env("CASTELLAN_DATA", data)
            .env("CASTELLAN_LOG", "debug")
            .current_dir(data.parent().unwrap_or(data))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program under test starts");
        let log = Arc::new(Mutex::new(String::new()));
        let stderr = child.stderr.take().expect("its log is piped");
        let lines = Arc::clone(&log);
        let reader = std::thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                let mut log = lines.lock().unwrap_or_else(PoisonError::into_inner);
                log.push_str(&line);
                log.push('\n');
            }
        });
        Self { child, log, reader: Some(reader) }
    }

    /// Ends it at once, as a power cut would.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        self.join();
    }

    /// Asks it to stop and waits until it has; whether it went well.
    pub fn stop(&mut self) -> bool {
        let pid = self.child.id().to_string();
        let _ = Command::new("kill").args(["-TERM", &pid]).status();
        let ended = self.child.wait();
        self.join();
        ended.is_ok_and(|status| status.success())
    }

    /// Whether it still runs.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// What it has logged so far.
    pub fn log(&self) -> String {
        self.log.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Its number, for looking at what it uses.
    pub fn id(&self) -> u32 {
        self.child.id()
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

/// Discord's own description of its API, where this checkout has it beside itself.
pub(crate) fn openapi() -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/discord/openapi.json");
    path.exists().then_some(path)
}
