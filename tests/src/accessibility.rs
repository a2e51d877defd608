//! Accessibility of the page, checked with axe-core.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::browser::Window;
use crate::missing_tool::report_missing_tool;

/// The script that `npm ci --prefix tests/axe` installs.
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/axe/node_modules/axe-core/axe.min.js");

/// The accessibility check of a page, with axe-core.
#[derive(Debug)]
pub struct Accessibility {
    script: String,
}

impl Accessibility {
    /// Reads axe-core. If it is missing, prints a notice and returns `None`.
    pub fn start() -> Option<Self> {
        if !Path::new(SCRIPT).exists() {
            report_missing_tool(
                "axe-core is missing (npm ci --prefix tests/axe), so nobody looked whether the page is accessible",
            );
            return None;
        }
        Some(Self { script: fs::read_to_string(SCRIPT).expect("it can be read") })
    }

    /// Checks the page of a window as it is now.
    pub async fn check(&self, window: &Window, what: &str) {
        let ask = "const done = arguments[arguments.length - 1];
            axe.run(document, { resultTypes: ['violations'] }).then(({ violations, passes }) => done({ violations, passes: passes.length }), (error) => done(String(error)));";
        let found = window.run_until_done(&format!("{}\n{ask}", self.script)).await;
        assert!(found["passes"].as_u64() > Some(0), "axe-core did not look: {found}");
        let obstacles = obstacles(&found["violations"]);
        assert!(obstacles.is_empty(), "{what}:\n{obstacles}");
    }
}

/// A line for each broken rule, with the elements that break it.
fn obstacles(violations: &Value) -> String {
    let mut told = String::new();
    let serious = |rule: &&Value| matches!(rule["impact"].as_str(), Some("serious" | "critical"));
    for rule in violations.as_array().into_iter().flatten().filter(serious) {
        for node in rule["nodes"].as_array().into_iter().flatten() {
            let _ = writeln!(told, "{} {}: {}", rule["id"], node["target"], node["failureSummary"]);
        }
    }
    told
}
