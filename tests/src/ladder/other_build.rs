//! Players of another build, each in a process of its own through `castellan engine`.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rules::{Act, Level, Ply, Record, Seat, Seed};
use serde_json::{Value, json};

use crate::ladder::budget::Budget;
use crate::ladder::choice::Choice;

/// The time limit of an answer: far more than any move takes on the busiest machine.
const PATIENCE: Duration = Duration::from_secs(600);

/// Another `castellan` program, and a level of it. Each match that is played at the same time has a process. The
/// processes continue from match to match, and end with the last copy of this value.
#[derive(Clone, Debug)]
pub(super) struct OtherBuild {
    pub(super) program: PathBuf,
    pub(super) level: Level,
    idle: Arc<Mutex<Vec<Process>>>,
}

/// A process of another build, in one match.
#[derive(Debug)]
pub(super) struct OtherBuildPlayer {
    /// `None` after the process has failed. Then no more requests are made.
    process: Option<Process>,
    level: Level,
    idle: Arc<Mutex<Vec<Process>>>,
    /// The number of the match's plies that the process knows. `None` before it has the match.
    known_plies: Option<usize>,
}

/// A running engine. Dropping the value ends it.
#[derive(Debug)]
struct Process {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
    patience: Duration,
}

impl OtherBuild {
    pub(super) fn of(program: &Path, level: Level) -> Self {
        Self { program: program.into(), level, idle: Arc::default() }
    }

    /// Takes an idle process, or starts one, to play a match.
    pub(super) fn invite(&self) -> Result<OtherBuildPlayer, String> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let start = || {
            let mut command = Command::new(&self.program);
            command.arg("engine");
            Process::start(command, PATIENCE)
        };
        let process = Some(idle.map_or_else(start, Ok)?);
        Ok(OtherBuildPlayer {
            process,
            level: self.level,
            idle: Arc::clone(&self.idle),
            known_plies: None,
        })
    }
}

impl OtherBuildPlayer {
    /// The move of the other build after this record, and the time that it reports.
    pub(super) fn choose(
        &mut self,
        record: &Record,
        seat: Seat,
        seed: Seed,
        budget: Budget,
    ) -> Result<(Choice, Duration), String> {
        self.follow(record)?;
        let level = self.level.number();
        let mut wish =
            json!({ "cmd": "think", "seat": seat.0, "level": level, "seed": seed.to_hex() });
        match budget {
            Budget::OfLevel | Budget::Depth(_) => {}
            Budget::Nodes(nodes) => wish["nodes"] = nodes.into(),
            Budget::Time(time) => wish["ms"] = (time.as_millis() as u64).into(),
        }
        let thought = self.ask(&wish)?;
        let mv = thought["move"].as_str().ok_or("has told no move")?.to_owned();
        let nodes = thought["nodes"].as_u64().unwrap_or(0);
        let seconds = thought["seconds"].as_f64().unwrap_or(0.0);
        let depth = thought["depth"].as_u64().and_then(|depth| u8::try_from(depth).ok());
        Ok((Choice { mv, nodes, depth }, Duration::try_from_secs_f64(seconds).unwrap_or_default()))
    }

    /// Sends the plies since the last request, or the whole match at first. A build with other rules then refuses,
    /// instead of playing by its own rules.
    fn follow(&mut self, record: &Record) -> Result<(), String> {
        let Some(known) = self.known_plies else {
            self.ask(&json!({ "cmd": "replay", "record": record }))?;
            self.known_plies = Some(record.plies.len());
            return Ok(());
        };
        for Ply { seat, act } in &record.plies[known..] {
            if let Act::Move(mv) = act {
                self.ask(&json!({ "cmd": "play", "seat": seat.0, "move": mv }))?;
            }
        }
        self.known_plies = Some(record.plies.len());
        Ok(())
    }

    fn ask(&mut self, request: &Value) -> Result<Value, String> {
        let mut process = self.process.take().ok_or("has failed before")?;
        let answer = process.ask(request)?;
        self.process = Some(process);
        Ok(answer)
    }
}

impl Drop for OtherBuildPlayer {
    fn drop(&mut self) {
        let idle = self.process.take();
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).extend(idle);
    }
}

impl Process {
    /// Starts a command. `patience` limits the time of each answer.
    fn start(mut command: Command, patience: Duration) -> Result<Self, String> {
        let started = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started.map_err(|error| format!("can't be started: {error}"))?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.ok_or("can't be spoken with")?;
        // One answer at a time: the thread doesn't read further lines.
        let (sender, answers) = mpsc::sync_channel(1);
        // This thread ends with the output, and so with the process.
        std::thread::spawn(move || {
            let lines = BufReader::new(output).lines().map_while(Result::ok);
            lines.map(|line| sender.send(line)).take_while(Result::is_ok).for_each(drop);
        });
        Ok(Self { child, input, answers, patience })
    }

    fn ask(&mut self, request: &Value) -> Result<Value, String> {
        let sent = self.input.write_all(format!("{request}\n").as_bytes());
        sent.map_err(|_| "has ended")?;
        let answer = self.answers.recv_timeout(self.patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => {
                format!("has not answered for {} seconds", self.patience.as_secs())
            }
            RecvTimeoutError::Disconnected => "has ended".into(),
        })?;
        let answer: Value = serde_json::from_str(&answer).map_err(|_| "has answered no JSON")?;
        match answer["ok"].as_bool() {
            Some(true) => Ok(answer),
            _ => Err(format!("refuses: {}", answer["error"].as_str().unwrap_or("it says no more"))),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The answer of a process with these arguments, or its error.
    fn said(program: &str, arguments: &[&str], patience: Duration) -> Result<Value, String> {
        let mut command = Command::new(program);
        command.args(arguments);
        Process::start(command, patience)?.ask(&json!({ "cmd": "games" }))
    }

    #[test]
    fn engine_processes_that_fail_or_answer_nonsense_are_reported() {
        let missing = said("no/such/castellan", &["engine"], PATIENCE).unwrap_err();
        assert!(missing.starts_with("can't be started: "), "{missing}");
        assert_eq!(said("true", &[], PATIENCE).unwrap_err(), "has ended");
        assert_eq!(said("yes", &[], PATIENCE).unwrap_err(), "has answered no JSON");
        assert_eq!(said("cat", &[], PATIENCE).unwrap_err(), "refuses: it says no more");
    }

    #[test]
    fn a_silent_build_times_out() {
        let silent = said("sleep", &["600"], Duration::ZERO).unwrap_err();
        assert_eq!(silent, "has not answered for 0 seconds");
    }
}
