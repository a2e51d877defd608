//! The answer of `/readyz`: whether the bot serves players, and what it waits for.

use std::time::Duration;

use axum::http::StatusCode;

use crate::app::App;

/// How long a commit may wait before the bot counts as not ready. Discord waits three seconds for an answer.
const COMMIT_AGE: Duration = Duration::from_secs(5);

/// The texts of `/readyz` while the program waits for its store, and for older processes that use it.
const STARTING: &str =
    "gateway: lost\ncommands: not registered yet\nstore: is waited for\nprogram: starts\n";
const STARTING_LATER: &str = "gateway: lost\ncommands: not registered yet\nstore: older processes use it, stop them\nprogram: starts\n";

/// The answer before the app runs.
pub(super) fn while_starting(waits_for_older: bool) -> (StatusCode, String) {
    let text = if waits_for_older { STARTING_LATER } else { STARTING };
    (StatusCode::SERVICE_UNAVAILABLE, text.into())
}

/// The answer while the app runs: a line for each check, and status 200 if all pass.
pub(super) fn answer(app: &App, store_answers: bool) -> (StatusCode, String) {
    let oldest = app.metrics().oldest_commit();
    let checks = [
        ("gateway", app.metrics().is_connected(), "connected", "lost"),
        ("commands", app.metrics().are_commands_known(), "registered", "not registered yet"),
        ("store", store_answers, "answers", "does not answer"),
        ("commits", oldest < COMMIT_AGE, "none waits long", "the oldest waits too long"),
        ("program", !app.is_draining(), "serves", "stops"),
    ];
    let is_ready = checks.iter().all(|(_, is_well, ..)| *is_well);
    let status = if is_ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let lines = checks.map(|(what, is_well, well, ill)| {
        format!("{what}: {}\n", if is_well { well } else { ill })
    });
    (status, format!("{}oldest commit: {} s\n", lines.concat(), oldest.as_secs()))
}
