//! The settings of a sandbox.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::clock::{Clock, SystemClock};
use crate::scenario::Scenario;
use crate::world::{ANSWER_WITHIN_MS, ApplicationSetup};

/// The time limit of a wait in a test, in real time. Generous, since test machines stall at times.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// The settings of a sandbox.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on. Only loopback addresses are accepted. Port 0 means any free one.
    pub addr: SocketAddr,
    /// The address of the listener that stands in for discordsays.com, if the scenario has an Activity.
    pub activity_addr: SocketAddr,
    /// The bot's token. By default the sandbox makes one in Discord's form.
    pub token: Option<String>,
    /// Whether a missing token is replaced by a random one, which nobody can guess.
    pub draws_token: bool,
    /// The world at the start.
    pub scenario: Scenario,
    /// The server's clock.
    pub clock: Arc<dyn Clock>,
    /// A file with a saved world. If it exists, the world is restored from it. `Sandbox::save` writes it.
    pub world: Option<PathBuf>,
    /// The commands and emoji that the bot has set up in an earlier run.
    pub application: Option<ApplicationSetup>,
    /// Whether tokens are the same at every run. Ids are the same if the clock is.
    pub deterministic: bool,
    /// The time limit of a wait in a test, in real time.
    pub patience: Duration,
    /// The time limit for the first answer to an interaction, by the server's clock. It is 3 seconds, or longer for
    /// tests on a busy machine.
    pub answer_within: Duration,
    /// The longest latency of a REST request, in each direction.
    pub lag: Duration,
    /// Whether requests over a rate limit are refused with 429. Otherwise headers only report the limits, and a
    /// deterministic sandbox does not even report them.
    pub enforce_rate_limits: bool,
    /// Whether unknown fields are refused. Discord ignores them, but tests should notice them.
    pub strict: bool,
    /// Discord's OpenAPI document; with it every body is checked (feature `openapi`).
    #[cfg(feature = "openapi")]
    pub openapi: Option<PathBuf>,
}

impl Config {
    /// The demo world on any free port.
    pub fn demo() -> Self {
        Self {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            activity_addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            token: None,
            draws_token: false,
            scenario: Scenario::demo(),
            clock: Arc::new(SystemClock),
            world: None,
            application: None,
            deterministic: false,
            patience: PATIENCE,
            answer_within: Duration::from_millis(ANSWER_WITHIN_MS),
            lag: Duration::ZERO,
            enforce_rate_limits: false,
            strict: true,
            #[cfg(feature = "openapi")]
            openapi: None,
        }
    }

    /// The demo world for tests on a busy machine. A first answer is late only if a test moves the clock.
    pub fn unhurried() -> Self {
        Self { answer_within: PATIENCE, ..Self::demo() }
    }
}
