//! The computer players for programs.

use std::time::{Duration, Instant};

use rules::{Level, NodeLimit, Seed, ThinkRequest, Viewer};
use serde_json::{Value, json};
use words::Plainly;

use crate::engine::error::Fault;
use crate::engine::game::Running;
use crate::engine::words::Say;
use crate::words::say;

/// How a program wants a move to be thought of.
#[derive(Debug)]
pub(super) struct Wish {
    /// The best, unless it is said.
    pub(super) level: Option<u8>,
    pub(super) seed: Seed,
    /// What it may cost at most, in place of the level's own budget.
    pub(super) nodes: Option<u64>,
    pub(super) ms: Option<u64>,
}

/// The levels of the game in play.
pub(super) fn levels(running: &Running) -> Value {
    let level = |level: &Level| {
        json!({
            "level": level.number(),
            "name": say(level.name(), &Plainly),
            "about": say(level.about(), &Plainly),
        })
    };
    json!({ "levels": running.game.levels().iter().map(level).collect::<Vec<_>>() })
}

/// What a computer would play, from that seat's view alone.
pub(super) fn think(running: &Running, seat: Option<u8>, wish: Wish) -> Result<Value, Fault> {
    let seat = running.seat(seat)?;
    let ask = ThinkRequest { level: level(wish.level)?, limit: node_limit(&wish), seed: wish.seed };
    let begun = Instant::now();
    let allowed = wish.ms.map(Duration::from_millis);
    let stop = || allowed.is_some_and(|allowed| begun.elapsed() >= allowed);
    let thought = running.see(Viewer::Seat(seat))?.think(seat, &ask, &stop);
    let seconds = begun.elapsed().as_secs_f64();
    let thought = thought.map_err(|none| Fault::new(none.kind(), none.message()))?;
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
        answer["why"] = say(why, &Plainly).into();
    }
    Ok(answer)
}

fn level(sent: Option<u8>) -> Result<Level, Fault> {
    let level = sent.map_or(Some(Level::BEST), Level::of);
    level.ok_or_else(|| {
        Fault::new("unknown_level", Say::UnknownLevel { most: Level::BEST.number() })
    })
}

fn node_limit(wish: &Wish) -> NodeLimit {
    match (wish.nodes, wish.ms) {
        (Some(nodes), _) => NodeLimit::Nodes(nodes),
        (None, Some(_)) => NodeLimit::UntilStopped,
        (None, None) => NodeLimit::OfLevel,
    }
}
