//! The Discord that the bot connects to: the real one or a sandbox.

use std::net::SocketAddr;
use std::path::PathBuf;

/// A bot token or client secret. Its debug form hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// The token itself.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    pub(crate) fn new(token: String) -> Self {
        Self(token)
    }
}

rules::hidden_debug!(Token);

/// A local sandbox that acts as `https://discord.com`, so that requests take the same path as to the real one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tls {
    /// The address of the sandbox.
    pub addr: SocketAddr,
    /// The file with its certificate authority.
    pub authority: PathBuf,
}

/// The Discord that the bot serves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiscordTarget {
    /// The real Discord.
    Discord(Token),
    /// A sandbox that this process starts at this address.
    Sandbox(SocketAddr),
    /// A sandbox that is running already.
    RunningSandbox {
        /// The address of the sandbox.
        url: String,
        /// The token that the sandbox accepts.
        token: Token,
        /// The address at which the sandbox acts as `https://discord.com`, if it does.
        tls: Option<Tls>,
    },
}
