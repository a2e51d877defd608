//! Which Discord the bot connects to: the real one or a sandbox.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

/// A token that does not print.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// The token itself, for the one place that sends it.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    pub(crate) fn new(token: String) -> Self {
        Self(token)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

/// A sandbox's `https://discord.com` on this machine, to which requests go as to the real one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tls {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The file with the authority that vouches for it.
    pub authority: PathBuf,
}

/// Which Discord the bot serves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiscordTarget {
    /// The real one.
    Discord(Token),
    /// A sandbox that this process starts at this address.
    Sandbox(SocketAddr),
    /// A sandbox that runs already.
    RunningSandbox {
        /// Its address.
        url: String,
        /// The token that it takes.
        token: Token,
        /// Where it is `https://discord.com` besides.
        tls: Option<Tls>,
    },
}
