//! The settings of a sandbox.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::clock::{Clock, SystemClock};
use crate::scenario::Scenario;
use crate::world::ANSWER_WITHIN_MS;

/// How long a test waits for something, in real time: machines that run tests stand still at times.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// The settings of a sandbox.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; only loopback addresses are taken. Port 0 means any free one.
    pub addr: SocketAddr,
    /// The bot's token, if it is not to be one that the sandbox makes, in Discord's form.
    pub token: Option<String>,
    /// What the world begins with.
    pub scenario: Scenario,
    /// The server's clock.
    pub clock: Arc<dyn Clock>,
    /// A file with a saved world: it is gone on with if it is there, and `Sandbox::save` writes it.
    pub world: Option<PathBuf>,
    /// Whether tokens are the same at every run. Ids are, if the clock is.
    pub deterministic: bool,
    /// How long a script waits for something before it gives up, in real time.
    pub patience: Duration,
    /// How long an interaction waits for its first answer, by the server's clock: 3 seconds, unless nothing shall depend
    /// on how busy the machine is.
    pub answer_within: Duration,
    /// How long a request to REST is on its way at most, there and back each: zero, unless distance is to be felt.
    pub lag: Duration,
    /// Whether requests over a rate limit are refused with 429. The limits are told in headers either way.
    pub enforce_rate_limits: bool,
    /// Discord's OpenAPI document; with it every body is checked (feature `openapi`).
    #[cfg(feature = "openapi")]
    pub openapi: Option<PathBuf>,
}

impl Config {
    /// The demo world on any free port.
    pub fn demo() -> Self {
        Self {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            token: None,
            scenario: Scenario::demo(),
            clock: Arc::new(SystemClock),
            world: None,
            deterministic: false,
            patience: PATIENCE,
            answer_within: Duration::from_millis(ANSWER_WITHIN_MS),
            lag: Duration::ZERO,
            enforce_rate_limits: false,
            #[cfg(feature = "openapi")]
            openapi: None,
        }
    }

    /// The demo world for tests: nothing depends on how busy the machine is, and a first answer is late only where a test
    /// puts the clock forward.
    pub fn unhurried() -> Self {
        Self { answer_within: PATIENCE, ..Self::demo() }
    }
}
