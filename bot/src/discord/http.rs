//! The way to Discord: the real one, or a sandbox on this machine. This is the only code in which the two differ.

use std::time::Duration;

use anyhow::Context;
use poise::serenity_prelude as serenity;
use serenity::{Client, Http, HttpBuilder};

use crate::config::{Tls, Token};

/// No request may hang: Discord gives an answer within seconds or not at all.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Where REST and gateway are.
#[derive(Clone, Debug)]
pub(crate) enum Way {
    /// The real Discord, with requests through a proxy of the operator's where there is one.
    Discord(Token, Option<String>),
    /// A sandbox: its address and the token it takes.
    Sandbox {
        /// `http://127.0.0.1:PORT`.
        base: String,
        /// The token it takes.
        token: Token,
        /// Where REST is as `https://discord.com` besides, if it is.
        tls: Option<Tls>,
        /// A proxy through which requests go to it, where there is one.
        rest_proxy: Option<String>,
    },
}

impl Way {
    /// A client of REST for what nobody waits for: it keeps Discord's limits by itself, and waits as long as is asked.
    ///
    /// # Errors
    /// The HTTP client can't be made.
    pub(crate) fn posting(&self) -> anyhow::Result<Http> {
        let is_direct = !matches!(self, Self::Sandbox { tls: None, .. });
        self.client(is_direct)
    }

    /// A client of REST for what somebody waits for. Each interaction has limits of its own, while serenity counts them
    /// all as one: whoever is put off would put all others off. What is refused is tried again by whoever answers.
    ///
    /// # Errors
    /// The HTTP client can't be made.
    pub(crate) fn answering(&self) -> anyhow::Result<Http> {
        self.client(false)
    }

    fn client(&self, keeps_limits: bool) -> anyhow::Result<Http> {
        let client =
            reqwest::Client::builder().use_rustls_tls().timeout(TIMEOUT).connect_timeout(TIMEOUT);
        let (token, client, proxy) = match self {
            Self::Discord(token, rest_proxy) => (token, client, rest_proxy.as_ref()),
            Self::Sandbox { token, tls: Some(tls), .. } => (token, local(tls, client)?, None),
            Self::Sandbox { base, token, tls: None, rest_proxy } => {
                (token, client.no_proxy(), Some(rest_proxy.as_ref().unwrap_or(base)))
            }
        };
        let client = client.build().context("the HTTP client can't be made")?;
        let builder = HttpBuilder::new(token.reveal()).client(client);
        // With its rate limiter on, serenity ignores the proxy and goes to the real Discord.
        let builder = builder.ratelimiter_disabled(!keeps_limits || proxy.is_some());
        Ok(proxy.into_iter().fold(builder, HttpBuilder::proxy).build())
    }

    /// Whether the limit of all requests is to be kept here: a proxy keeps it for all who use it, and a sandbox without TLS
    /// has none.
    pub(crate) fn keeps_budget(&self) -> bool {
        matches!(self, Self::Discord(_, None) | Self::Sandbox { tls: Some(_), .. })
    }

    /// How long to wait after each of many requests that nobody waits for. Discord is not to be hurried.
    pub(crate) fn pace(&self) -> Duration {
        match self {
            Self::Discord(..) => Duration::from_secs(1),
            Self::Sandbox { .. } => Duration::ZERO,
        }
    }

    /// Makes sure that a client for a sandbox never dials the real gateway, which serenity falls back to when the
    /// first question for the address fails. For the real Discord that is right: it is the address it answers with.
    pub(crate) async fn fasten(&self, client: &Client) {
        if let Self::Sandbox { base, .. } = self {
            *client.ws_url.lock().await = base.replacen("http://", "ws://", 1);
        }
    }
}

/// A client that finds `discord.com` there, and trusts nobody else.
fn local(tls: &Tls, client: reqwest::ClientBuilder) -> anyhow::Result<reqwest::ClientBuilder> {
    let named = || format!("{} can't be read", tls.authority.display());
    let authority = std::fs::read(&tls.authority).with_context(named)?;
    let authority = reqwest::Certificate::from_pem(&authority).with_context(named)?;
    let client = client.no_proxy().tls_built_in_root_certs(false);
    Ok(client.add_root_certificate(authority).resolve("discord.com", tls.addr))
}

#[cfg(test)]
mod tests {
    use poise::serenity_prelude::{ClientBuilder, GatewayIntents};

    use super::*;

    /// A client of a Discord whose REST does not answer. It is made and never started: nothing is dialed.
    async fn made(way: &Way) -> Client {
        let nowhere = Way::Sandbox {
            base: "http://127.0.0.1:9".into(),
            token: Token::new("t".into()),
            tls: None,
            rest_proxy: None,
        };
        let http = nowhere.answering().unwrap();
        let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).await.unwrap();
        way.fasten(&client).await;
        client
    }

    #[tokio::test]
    async fn where_the_address_of_the_gateway_can_not_be_asked_for_discords_own_is_taken() {
        let client = made(&Way::Discord(Token::new("t".into()), None)).await;
        assert_eq!(*client.ws_url.lock().await, "wss://gateway.discord.gg");
    }

    #[tokio::test]
    async fn a_client_for_a_sandbox_never_dials_another_gateway() {
        let way = Way::Sandbox {
            base: "http://127.0.0.1:8420".into(),
            token: Token::new("t".into()),
            tls: None,
            rest_proxy: None,
        };
        let client = made(&way).await;
        assert_eq!(*client.ws_url.lock().await, "ws://127.0.0.1:8420");
    }

    #[test]
    fn only_what_nobody_waits_for_keeps_limits_and_a_proxy_never_does() {
        let discord = Way::Discord(Token::new("t".into()), None);
        let sandbox = Way::Sandbox {
            base: "http://127.0.0.1:9".into(),
            token: Token::new("t".into()),
            tls: None,
            rest_proxy: None,
        };
        let keeps = |http: anyhow::Result<Http>| http.unwrap().ratelimiter.is_some();
        assert!(keeps(discord.posting()) && !keeps(discord.answering()));
        assert!(!keeps(sandbox.posting()) && !keeps(sandbox.answering()));
        let proxy = Some("http://127.0.0.1:10".to_owned());
        let proxied = Way::Discord(Token::new("t".into()), proxy);
        assert!(!keeps(proxied.posting()) && !keeps(proxied.answering()));
        assert!(discord.keeps_budget() && !proxied.keeps_budget() && !sandbox.keeps_budget());
    }
}
