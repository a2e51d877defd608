//! Describes rows without people, hands or texts, for those who look into a database with its own tools.

use serde_json::{Value, json};

use crate::codec::open;
use crate::job_queue::{JobRow, position};
use crate::journal::head::Stage;
use crate::journal::records::{Header, StoredHead};
use crate::keys;
use crate::keys::Table;

/// Describes a row as JSON: a match, its state, or a job. `None` for other rows, and for rows that can't be read.
pub(crate) fn describe(key: &[u8], raw: &[u8]) -> Option<String> {
    let told = match key.first()? {
        first if *first == Table::Header as u8 => header(key, &open(raw).ok()?),
        first if *first == Table::Head as u8 => head(&open(raw).ok()?),
        first if *first == Table::Job as u8 => job(key, &open(raw).ok()?),
        _ => return None,
    };
    Some(told?.to_string())
}

fn header(key: &[u8], header: &Header) -> Option<Value> {
    Some(json!({
        "match": keys::number(key, 0)?,
        "game": header.game,
        "rules": header.rules_version,
        "server": header.place.server,
        "created": header.created.0,
    }))
}

fn head(head: &StoredHead) -> Option<Value> {
    let (stage, ending) = match &head.stage {
        Stage::Lobby => ("challenge", None),
        Stage::Running => ("running", None),
        Stage::Over(ending) => ("over", Some(serde_json::to_value(ending).ok()?)),
    };
    // Only the kind of the ending, without the winner.
    let ending = ending.map(|told| match told {
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        told => told.as_str().unwrap_or_default().to_owned(),
    });
    Some(json!({
        "stage": stage,
        "ending": ending,
        "seats": head.seats,
        "plies": head.plies,
        "updated": head.updated.0,
    }))
}

fn job(key: &[u8], row: &JobRow) -> Option<Value> {
    let (line, _) = position(key, 0)?;
    Some(json!({
        "job": row.kind.to_string(),
        "match": line.id().map(|id| id.0),
        "attempts": row.attempts,
        "trouble": row.error.map(|error| error.to_string()),
        "made": row.made.0,
        "due": row.due.0,
        "leased_until": row.lease.map(|lease| lease.until.0),
        "given_up": row.given_up.map(|at| at.0),
    }))
}
