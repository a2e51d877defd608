//! The requests `think` and `levels`: moves of the computer players.

use std::time::{Duration, Instant};

use rules::{Level, NodeLimit, Seed, ThinkRequest, Viewer};
use serde_json::{Value, json};

use crate::engine::error::{EngineError, EngineResult};
use crate::engine::game::CurrentMatch;
use crate::words::engine::EngineText;
use crate::words::say_in_english;

#[derive(Debug)]
pub(super) struct ThinkOptions {
    /// The level. The best by default.
    pub(super) level: Option<u8>,
    pub(super) seed: Seed,
    /// A node limit in place of the level's own.
    pub(super) nodes: Option<u64>,
    pub(super) ms: Option<u64>,
}

pub(super) fn levels(current: &CurrentMatch) -> Value {
    let level = |level: &Level| {
        json!({
            "level": level.number(),
            "name": say_in_english(level.name()),
            "about": say_in_english(level.about()),
        })
    };
    json!({ "levels": current.game.levels().iter().map(level).collect::<Vec<_>>() })
}

/// Searches for a move, from the view of the seat alone.
pub(super) fn think(
    current: &CurrentMatch,
    seat: Option<u8>,
    options: ThinkOptions,
) -> EngineResult {
    let seat = current.seat(seat)?;
    let ask =
        ThinkRequest::new(level(options.level)?, node_limit(&options), options.seed).explained();
    let begun = Instant::now();
    let allowed = options.ms.map(Duration::from_millis);
    let stop = || allowed.is_some_and(|allowed| begun.elapsed() >= allowed);
    let thought = current.see(Viewer::Seat(seat))?.think(seat, &ask, &stop);
    let seconds = begun.elapsed().as_secs_f64();
    let thought = thought.map_err(|none| EngineError::new(none.kind(), none.message()))?;
    let mut answer = json!({
        "move": thought.mv,
        "value": thought.value,
        "proven": thought.is_proven,
        "line": thought.line,
        "nodes": thought.nodes,
        "seconds": seconds,
    });
    if let Some(depth) = thought.depth {
        answer["depth"] = depth.into();
    }
    if let Some(why) = thought.why {
        answer["why"] = say_in_english(why).into();
    }
    Ok(answer)
}

fn level(sent: Option<u8>) -> EngineResult<Level> {
    let level = sent.map_or(Some(Level::BEST), Level::of);
    level.ok_or_else(|| {
        EngineError::new("unknown_level", EngineText::UnknownLevel { most: Level::BEST.number() })
    })
}

/// More nodes than any game searches in a millisecond on one core: the clock ends the search. Tables are sized by the
/// limit, so a short search takes a small one.
const MOST_NODES_PER_MS: u64 = 5_000;

fn node_limit(options: &ThinkOptions) -> NodeLimit {
    match (options.nodes, options.ms) {
        (Some(nodes), _) => NodeLimit::Nodes(nodes),
        (None, Some(ms)) => NodeLimit::Nodes(ms.saturating_mul(MOST_NODES_PER_MS)),
        (None, None) => NodeLimit::OfLevel,
    }
}
