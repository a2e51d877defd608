//! The referee: an independent program that weighs pairings and ranks entrants. `tests/clients/install` installs it.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

use crate::missing_tool::report_missing_tool;

/// A running referee.
#[derive(Debug)]
pub(super) struct Referee {
    process: Child,
    answers: BufReader<ChildStdout>,
}

impl Referee {
    /// Starts the referee. `None` if it is not installed, which fails with `CASTELLAN_REQUIRE_ALL=1`.
    pub(super) fn start() -> Option<Self> {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
        let installed = root.join("target/clients/caissify/bin/python");
        let python = std::env::var_os("CAISSIFY_PYTHON").map_or(installed, PathBuf::from);
        if !python.exists() {
            report_missing_tool(
                "caissify is missing (tests/clients/install), so nothing else weighed the pairings",
            );
            return None;
        }
        let mut command = Command::new(python);
        let command = command.arg(root.join("tests/clients/caissify/referee.py"));
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
        let answers = BufReader::new(process.stdout.take()?);
        Some(Self { process, answers })
    }

    /// The least cost of a perfect matching.
    pub(super) fn least_cost(&mut self, costs: &[Vec<i64>]) -> i64 {
        serde_json::from_value(self.ask(&json!({"costs": costs}))).expect("a cost")
    }

    /// The standings of an exported event: entrant, place and points of each.
    pub(super) fn standings(&mut self, event: &Value) -> Vec<[u64; 3]> {
        serde_json::from_value(self.ask(&json!({"event": event}))).expect("standings")
    }

    fn ask(&mut self, question: &Value) -> Value {
        let asked = self.process.stdin.as_mut().expect("it is piped");
        writeln!(asked, "{question}").expect("the referee listens");
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("the referee answers");
        serde_json::from_str(&line).expect("the referee answers in JSON")
    }
}

impl Drop for Referee {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        let _ = self.process.wait();
    }
}
