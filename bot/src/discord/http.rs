//! REST clients for the real Discord or a sandbox. No other code distinguishes the two.

use std::time::Duration;

use anyhow::Context;
use poise::serenity_prelude as serenity;
use serenity::{Client, Http, HttpBuilder};

use crate::config::{Tls, Token};

/// The timeout of a request. Discord answers within seconds, or not at all.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The Discord to connect to: its addresses, and the bot's token.
#[derive(Clone, Debug)]
pub(crate) enum Endpoint {
    /// The real Discord, through the operator's HTTP proxy if there is one.
    Discord(Token, Option<String>),
    Sandbox {
        /// The base address, as `http://127.0.0.1:PORT`.
        base: String,
        token: Token,
        /// The TLS address at which the sandbox acts as `https://discord.com`. `None` for plain HTTP.
        tls: Option<Tls>,
        rest_proxy: Option<String>,
    },
}

impl Endpoint {
    /// A REST client for jobs, which waits for Discord's rate limits.
    pub(crate) fn worker_client(&self) -> anyhow::Result<Http> {
        self.client(!matches!(self, Self::Sandbox { tls: None, .. }))
    }

    /// A REST client for answers to interactions, without rate limits.
    ///
    /// Each interaction has limits of its own, but serenity would count all interactions together, and delay players.
    pub(crate) fn interaction_client(&self) -> anyhow::Result<Http> {
        self.client(false)
    }

    /// An HTTP client for requests without the bot's token, such as OAuth, and the address of REST.
    ///
    /// These requests don't go through the operator's proxy, which would add the bot's token.
    pub(crate) fn plain_client(&self) -> anyhow::Result<(reqwest::Client, String)> {
        let client = client_builder()
            .user_agent(serenity::constants::USER_AGENT)
            .redirect(reqwest::redirect::Policy::none());
        let (client, base) = match self {
            Self::Discord(..) => (client, "https://discord.com"),
            Self::Sandbox { tls: Some(tls), .. } => (with_tls(tls, client)?, "https://discord.com"),
            Self::Sandbox { base, tls: None, .. } => (client.no_proxy(), base.as_str()),
        };
        let client = client.build().context("the HTTP client can't be made")?;
        Ok((client, format!("{base}/api/v10")))
    }

    pub(crate) fn token(&self) -> &Token {
        match self {
            Self::Discord(token, _) | Self::Sandbox { token, .. } => token,
        }
    }

    fn client(&self, keeps_limits: bool) -> anyhow::Result<Http> {
        let client = client_builder();
        let (token, client, proxy) = match self {
            Self::Discord(token, rest_proxy) => (token, client, rest_proxy.as_ref()),
            Self::Sandbox { token, tls: Some(tls), .. } => (token, with_tls(tls, client)?, None),
            Self::Sandbox { base, token, tls: None, rest_proxy } => {
                (token, client.no_proxy(), Some(rest_proxy.as_ref().unwrap_or(base)))
            }
        };
        let client = client.build().context("the HTTP client can't be made")?;
        let builder = HttpBuilder::new(token.reveal()).client(client);
        // With its rate limiter on, serenity would ignore the proxy and connect to the real Discord.
        let builder = builder.ratelimiter_disabled(!keeps_limits || proxy.is_some());
        Ok(proxy.into_iter().fold(builder, HttpBuilder::proxy).build())
    }

    /// Whether this process must respect the global rate limit. A proxy respects that limit itself, and a plain sandbox
    /// has none.
    pub(crate) fn keeps_budget(&self) -> bool {
        matches!(self, Self::Discord(_, None) | Self::Sandbox { tls: Some(_), .. })
    }

    /// The pause between bulk requests that are not urgent.
    pub(crate) fn pace(&self) -> Duration {
        match self {
            Self::Discord(..) => Duration::from_secs(1),
            Self::Sandbox { .. } => Duration::ZERO,
        }
    }

    /// Sets a sandbox's gateway address. Without it, a failed query would make serenity connect to the real Discord.
    pub(crate) async fn pin_gateway(&self, client: &Client) {
        if let Self::Sandbox { base, .. } = self {
            *client.ws_url.lock().await = base.replacen("http://", "ws://", 1);
        }
    }
}

fn client_builder() -> reqwest::ClientBuilder {
    reqwest::Client::builder().use_rustls_tls().timeout(TIMEOUT).connect_timeout(TIMEOUT)
}

/// A client that resolves `discord.com` to the sandbox, and only trusts its certificate authority.
fn with_tls(tls: &Tls, client: reqwest::ClientBuilder) -> anyhow::Result<reqwest::ClientBuilder> {
    let unreadable = || format!("{} can't be read", tls.authority.display());
    let authority = std::fs::read(&tls.authority).with_context(unreadable)?;
    let authority = reqwest::Certificate::from_pem(&authority).with_context(unreadable)?;
    let client = client.no_proxy().tls_built_in_root_certs(false);
    Ok(client.add_root_certificate(authority).resolve("discord.com", tls.addr))
}

#[cfg(test)]
mod tests {
    use poise::serenity_prelude::{ClientBuilder, GatewayIntents};

    use super::*;

    fn discord(rest_proxy: Option<&str>) -> Endpoint {
        Endpoint::Discord(Token::new("t".into()), rest_proxy.map(str::to_owned))
    }

    fn sandbox(base: &str) -> Endpoint {
        let (base, token) = (base.into(), Token::new("t".into()));
        Endpoint::Sandbox { base, token, tls: None, rest_proxy: None }
    }

    /// The gateway address that a client uses if REST does not answer. The client is never started.
    async fn gateway_address(endpoint: &Endpoint) -> String {
        let http = sandbox("http://127.0.0.1:9").interaction_client().unwrap();
        let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).await.unwrap();
        endpoint.pin_gateway(&client).await;
        client.ws_url.lock().await.clone()
    }

    #[tokio::test]
    async fn an_unreachable_gateway_request_falls_back_to_discords_gateway() {
        assert_eq!(gateway_address(&discord(None)).await, "wss://gateway.discord.gg");
    }

    #[tokio::test]
    async fn a_client_for_a_sandbox_never_dials_another_gateway() {
        let sandbox = sandbox("http://127.0.0.1:8420");
        assert_eq!(gateway_address(&sandbox).await, "ws://127.0.0.1:8420");
    }

    #[test]
    fn only_worker_clients_without_a_proxy_keep_rate_limits() {
        let (discord, proxied) = (discord(None), discord(Some("http://127.0.0.1:10")));
        let sandbox = sandbox("http://127.0.0.1:9");
        let keeps = |http: anyhow::Result<Http>| http.unwrap().ratelimiter.is_some();
        assert!(keeps(discord.worker_client()) && !keeps(discord.interaction_client()));
        assert!(!keeps(sandbox.worker_client()) && !keeps(sandbox.interaction_client()));
        assert!(!keeps(proxied.worker_client()) && !keeps(proxied.interaction_client()));
        assert!(discord.keeps_budget() && !proxied.keeps_budget() && !sandbox.keeps_budget());
    }
}
