//! The clock of a sandbox. Testers can put it forward, and the bot follows.

use std::time::Duration;

use anyhow::Context;
use serde::Deserialize;

use crate::app::App;
use crate::clock::Clock;
use crate::clock_steps::COURTESY;

/// The timeout of a request. The sandbox holds back its answer while nothing changes.
const TIMEOUT: Duration = Duration::from_secs(30);

/// The pause after a failed request.
const PAUSE: Duration = Duration::from_secs(1);

#[derive(Debug, Deserialize)]
struct ClockAnswer {
    ahead_ms: u64,
}

#[derive(Debug)]
pub(crate) struct SandboxClock {
    address: String,
    client: reqwest::Client,
    ahead_ms: u64,
}

impl SandboxClock {
    /// The clock of the sandbox at this address.
    pub(crate) fn at(base: &str) -> anyhow::Result<Self> {
        let client = reqwest::Client::builder().no_proxy().timeout(TIMEOUT).build();
        let client = client.context("the HTTP client can't be made")?;
        Ok(Self { address: format!("{base}/sandbox/clock"), client, ahead_ms: 0 })
    }

    /// Sets our clock by the sandbox's. If the sandbox doesn't answer, changes nothing: connecting will fail with a
    /// reason.
    pub(crate) async fn catch_up(&mut self, clock: &Clock) {
        if let Ok(ahead_ms) = self.ask(&self.address).await {
            self.ahead_ms = ahead_ms;
            clock.put_ahead(Duration::from_millis(ahead_ms));
        }
    }

    /// Follows the sandbox's clock forever.
    pub(crate) async fn follow(mut self, app: App) {
        loop {
            match self.ask(&format!("{}?not_ahead_ms={}", self.address, self.ahead_ms)).await {
                Ok(ahead_ms) if ahead_ms == self.ahead_ms => {}
                Ok(ahead_ms) => {
                    let _ = tokio::time::timeout(COURTESY, app.handoff().wait_until_idle()).await;
                    self.ahead_ms = ahead_ms;
                    tracing::info!(ahead_s = ahead_ms / 1000, "the clock was put forward");
                    app.clock().put_ahead(Duration::from_millis(ahead_ms));
                    // Due jobs begin, and a heartbeat is written, before the next change. Otherwise, other processes
                    // would miss our heartbeats.
                    let caught_up = async {
                        app.handoff().wait_caught_up(app.now()).await;
                        app.handoff().wait_for_heartbeat(app.clock().steady_now()).await;
                    };
                    let _ = tokio::time::timeout(COURTESY, caught_up).await;
                }
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        }
    }

    async fn ask(&self, address: &str) -> anyhow::Result<u64> {
        let response = self.client.get(address).send().await?.error_for_status()?;
        let answer: ClockAnswer = serde_json::from_str(&response.text().await?)?;
        Ok(answer.ahead_ms)
    }
}
