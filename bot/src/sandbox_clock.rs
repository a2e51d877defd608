//! Follows the clock of a sandbox, which testers can put forward.

use std::time::Duration;

use anyhow::Context;
use serde::Deserialize;

use crate::app::App;
use crate::clock::Clock;

/// How long the sandbox may take to say that nothing has changed, and a little more.
const TIMEOUT: Duration = Duration::from_secs(30);

/// How long is waited after a question that was not answered.
const PAUSE: Duration = Duration::from_secs(1);

/// How long the clock stands back for what is at work. What is begun before the clock is put forward is done before: else
/// it would seem to have been at work for days.
const COURTESY: Duration = Duration::from_secs(3);

/// The answer of the sandbox about its clock.
#[derive(Debug, Deserialize)]
struct ClockAnswer {
    ahead_ms: u64,
}

/// The clock of one sandbox.
#[derive(Debug)]
pub(crate) struct SandboxClock {
    address: String,
    client: reqwest::Client,
    ahead_ms: u64,
}

impl SandboxClock {
    /// The clock of the sandbox at this address, not looked at yet.
    ///
    /// # Errors
    /// The HTTP client can't be made.
    pub(crate) fn at(base: &str) -> anyhow::Result<Self> {
        let client = reqwest::Client::builder().no_proxy().timeout(TIMEOUT).build();
        let client = client.context("the HTTP client can't be made")?;
        Ok(Self { address: format!("{base}/sandbox/clock"), client, ahead_ms: 0 })
    }

    /// Puts our clock where the sandbox's is now. Without an answer it stays as it is: whoever connects then says what
    /// is wrong.
    pub(crate) async fn catch_up(&mut self, clock: &Clock) {
        if let Ok(ahead_ms) = self.ask(&self.address).await {
            self.ahead_ms = ahead_ms;
            clock.put_ahead(Duration::from_millis(ahead_ms));
        }
    }

    /// Follows it until the program ends.
    pub(crate) async fn follow(mut self, app: App) {
        loop {
            match self.ask(&format!("{}?not_ahead_ms={}", self.address, self.ahead_ms)).await {
                Ok(ahead_ms) if ahead_ms == self.ahead_ms => {}
                Ok(ahead_ms) => {
                    let _ = tokio::time::timeout(COURTESY, app.handoff().wait_until_idle()).await;
                    self.ahead_ms = ahead_ms;
                    tracing::info!(ahead_s = ahead_ms / 1000, "the clock was put forward");
                    app.clock().put_ahead(Duration::from_millis(ahead_ms));
                    // What is due now is at work before whoever has put it forward does so again.
                    let caught_up = app.handoff().wait_caught_up(app.now());
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
