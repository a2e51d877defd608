//! The sandbox as a program of its own: `cargo run -p sandbox -- --help`.

mod scenario_file;

use std::fs;
use std::future;
use std::io::{self, IsTerminal, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Parser;
use tokio::signal::unix::{SignalKind, signal};

use crate::clock::ManualClock;
use crate::sandbox::{Config, Sandbox};
use crate::scenario::Scenario;

/// A Discord on this machine, for bots in any language: REST v10, the gateway, and a page to sit in.
#[derive(Debug, Parser)]
#[command(name = "sandbox", version)]
pub struct Arguments {
    /// Where to listen, on this machine alone; 0 is any free port
    #[arg(long, default_value_t = 8421)]
    port: u16,
    /// The bot's token; without it, one in Discord's form that is always the same
    #[arg(long)]
    token: Option<String>,
    /// A TOML file with the servers, members, roles and channels to begin with
    #[arg(long = "plan", value_name = "FILE")]
    scenario: Option<PathBuf>,
    /// Goes on with the world in this file if it is there, and saves it there at the end
    #[arg(long, value_name = "FILE")]
    world: Option<PathBuf>,
    /// The same ids, tokens and times at every run: the clock stands still until it is put forward
    #[arg(long)]
    deterministic: bool,
    /// Refuses requests with unknown fields, which Discord ignores
    #[arg(long)]
    strict: bool,
    /// Refuses requests over a rate limit, instead of only reporting it
    #[arg(long)]
    enforce_rate_limits: bool,
}

impl Arguments {
    fn config(&self) -> io::Result<Config> {
        let scenario = self.scenario.as_deref().map(scenario_file::read).transpose()?;
        let mut config = Config {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, self.port)),
            token: self.token.clone(),
            scenario: scenario.unwrap_or_else(Scenario::neutral),
            enforce_rate_limits: self.enforce_rate_limits,
            deterministic: self.deterministic,
            strict: self.strict,
            world: self.world.clone(),
            ..Config::demo()
        };
        if self.deterministic {
            config.clock = Arc::new(ManualClock::default());
        }
        Ok(config)
    }
}

/// Runs until a stop signal.
pub async fn run(arguments: Arguments) -> io::Result<()> {
    let sandbox = Sandbox::start(arguments.config()?).await?;
    // The handlers are installed before the address is printed, since a signal may come from then on.
    let mut ended = signal(SignalKind::terminate())?;
    let hangup = if ignores_hangup() { None } else { Some(signal(SignalKind::hangup())?) };
    let hung_up = async {
        match hangup {
            Some(mut hangup) => hangup.recv().await,
            None => future::pending().await,
        }
    };
    welcome(&sandbox, arguments.world.as_deref())?;
    tokio::select! {
        interrupted = tokio::signal::ctrl_c() => interrupted?,
        _ = ended.recv() => {}
        _ = hung_up => {}
    }
    sandbox.shutdown();
    sandbox.save()
}

/// Whether the program was started to outlive its terminal, as by `nohup`. A handler would replace the ignored signal.
///
/// Linux tells which signals are ignored. Elsewhere, a program outlives its terminal if it writes to something else, as
/// `nohup` arranges it.
fn ignores_hangup() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|signals| u64::from_str_radix(signals.trim(), 16).ok());
    ignored.map_or_else(|| !io::stdout().is_terminal(), |signals| signals & 1 != 0)
}

fn welcome(sandbox: &Sandbox, world: Option<&Path>) -> io::Result<()> {
    let mut out = io::stdout();
    writeln!(out, "page:    {}", sandbox.page_url())?;
    writeln!(out, "REST:    {}/api/v10", sandbox.http_base())?;
    writeln!(out, "gateway: {}", sandbox.gateway_url())?;
    writeln!(out, "token:   {}", sandbox.token())?;
    if let Some(file) = world {
        writeln!(out, "world:   {}, saved at the end", file.display())?;
    }
    out.flush()
}
