//! Requests of the engine, as JSON.

use std::collections::BTreeMap;

use matches::RecordFile;
use rules::{OptionValues, Seat, Seed, Viewer};
use serde::Deserialize;
use serde_json::Value;

use crate::engine::error::{EngineError, EngineResult};
use crate::words::engine::EngineText;

/// A line of input.
#[derive(Debug, Deserialize)]
#[serde(
    tag = "cmd",
    rename_all = "snake_case",
    deny_unknown_fields,
    expecting = "an object such as {\"cmd\":\"games\"}"
)]
pub(super) enum Request {
    Games {},
    New {
        game: String,
        seats: Option<u8>,
        options: Option<Options>,
        seed: Option<String>,
    },
    Load {
        game: String,
        options: Option<Options>,
        state: Value,
        seed: Option<String>,
    },
    Turn {},
    Legal {
        seat: Option<u8>,
    },
    Play {
        seat: Option<u8>,
        #[serde(rename = "move")]
        mv: String,
    },
    Undo {},
    State {
        seat: Option<ViewerArg>,
    },
    Choices {
        seat: Option<u8>,
        draft: Option<Vec<String>>,
    },
    Text {
        seat: Option<ViewerArg>,
    },
    Render {
        seat: Option<ViewerArg>,
        path: String,
    },
    Record {},
    Replay {
        record: RecordFile,
    },
    Perft {
        depth: u32,
    },
    Random {
        games: u64,
        seed: Option<String>,
        max_plies: Option<u64>,
    },
    Levels {},
    Think {
        seat: Option<u8>,
        level: Option<u8>,
        seed: Option<String>,
        nodes: Option<u64>,
        ms: Option<u64>,
    },
}

/// Options as texts, numbers or booleans.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
pub(super) struct Options(BTreeMap<String, Value>);

impl Options {
    pub(super) fn values(self) -> EngineResult<OptionValues> {
        let value = |(id, value)| match value {
            Value::String(text) => Ok((id, text)),
            Value::Bool(_) | Value::Number(_) => Ok((id, value.to_string())),
            _ => Err(EngineError::new("bad_options", EngineText::OptionForm { option: id })),
        };
        self.0.into_iter().map(value).collect()
    }
}

/// The viewer of a request: the number of a seat, `spectator` or `all`.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub(super) struct ViewerArg(Value);

impl ViewerArg {
    /// The viewer, without checking that the seat is at the table.
    pub(super) fn viewer(&self) -> EngineResult<Viewer> {
        let seat = self.0.as_u64().and_then(|seat| u8::try_from(seat).ok());
        match (seat, self.0.as_str()) {
            (Some(seat), _) => Ok(Viewer::Seat(Seat(seat))),
            (_, Some("spectator")) => Ok(Viewer::Spectator),
            (_, Some("all")) => Ok(Viewer::Everything),
            _ => Err(EngineError::new("bad_request", EngineText::BadViewer)),
        }
    }
}

/// The given seed, or a random one.
pub(super) fn seed(sent: Option<String>) -> EngineResult<Seed> {
    let Some(hex) = sent else {
        let drawn = matches::Seeds::draw(&matches::SystemSeeds);
        return drawn.ok_or_else(|| EngineError::new("no_chance", EngineText::NoChance));
    };
    Seed::from_hex(&hex).ok_or_else(|| EngineError::new("bad_seed", EngineText::BadSeed))
}
