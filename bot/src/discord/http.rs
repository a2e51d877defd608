//! The way to Discord: the real one, or a sandbox on this machine. This is the only code in which the two differ.

use std::time::Duration;

use anyhow::Context;
use poise::serenity_prelude as serenity;
use serenity::{Client, Http, HttpBuilder};

use crate::config::Token;

/// No request may hang: Discord gives an answer within seconds or not at all.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Where REST and gateway are.
#[derive(Clone, Debug)]
pub(crate) enum Way {
    /// The real Discord.
    Discord(Token),
    /// A sandbox: its address and the token it takes.
    Sandbox {
        /// `http://127.0.0.1:PORT`.
        base: String,
        /// The token it takes.
        token: Token,
    },
}

impl Way {
    /// A client of REST.
    ///
    /// # Errors
    /// The HTTP client can't be made.
    pub(crate) fn http(&self) -> anyhow::Result<Http> {
        let client =
            reqwest::Client::builder().use_rustls_tls().timeout(TIMEOUT).connect_timeout(TIMEOUT);
        Ok(match self {
            Self::Discord(token) => {
                let client = client.build().context("the HTTP client can't be made")?;
                HttpBuilder::new(token.reveal()).client(client).build()
            }
            // With its rate limiter on, serenity ignores the proxy and goes to the real Discord.
            Self::Sandbox { base, token } => {
                let client = client.no_proxy().build().context("the HTTP client can't be made")?;
                HttpBuilder::new(token.reveal())
                    .client(client)
                    .proxy(base)
                    .ratelimiter_disabled(true)
                    .build()
            }
        })
    }

    /// How long to wait after each of many requests that nobody waits for. Discord is not to be hurried.
    pub(crate) fn pace(&self) -> Duration {
        match self {
            Self::Discord(_) => Duration::from_secs(1),
            Self::Sandbox { .. } => Duration::ZERO,
        }
    }

    /// Makes sure that a client for a sandbox never dials the real gateway, which serenity falls back to when the
    /// first question for the address fails.
    pub(crate) async fn fasten(&self, client: &Client) {
        if let Self::Sandbox { base, .. } = self {
            *client.ws_url.lock().await = base.replacen("http://", "ws://", 1);
        }
    }
}
