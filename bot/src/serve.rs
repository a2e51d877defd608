//! The bot as a process: store, sandbox, connection, and the signals that end it.

use std::io::{self, Write};
use std::sync::Arc;

use anyhow::Context;
use data::{Matches, Settings, SledStore};
use tokio::signal::unix::{SignalKind, signal};

use crate::clock::Clock;
use crate::config::{Config, Target, Token};
use crate::desk::Desk;
use crate::discord::{Way, serve};
use crate::log;

/// Runs the bot until it is told to stop.
pub(crate) fn run(config: Config, clock: Clock) -> anyhow::Result<()> {
    log::start(&config.log);
    let store = crate::store::patiently(|| SledStore::open(&config.data))
        .with_context(|| format!("the store in {} can't be opened", config.data.display()))?;
    let settings = Settings { challenge_days: config.challenge_days, ..Settings::default() };
    let store = Arc::new(store);
    let matches =
        Matches::new(Arc::clone(&store) as Arc<dyn data::Store>, games::CATALOG, settings);
    let desk = Desk::new(matches, clock);
    let now = desk.now();
    desk.matches().begin_work(now).context("the jobs can't be read")?;
    // One process at a time has this store, so whoever was at something has ended.
    desk.matches().take_over(now).context("the jobs can't be taken over")?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("no threads can be had")?;
    let ended = runtime.block_on(work(config.target, desk));
    // Blocking work that still runs has its commit to finish; the store's thread is joined when it is dropped.
    runtime.shutdown_timeout(std::time::Duration::from_secs(3));
    drop(store);
    ended
}

async fn work(target: Target, desk: Desk) -> anyhow::Result<()> {
    let mut own = None;
    let way = match target {
        Target::Discord(token) => Way::Discord(token),
        Target::Elsewhere(base, token) => {
            Way::Sandbox { base: base.trim_end_matches('/').into(), token }
        }
        Target::Sandbox(addr) => {
            let config = sandbox::Config { addr, ..sandbox::Config::demo() };
            let started = sandbox::Sandbox::start(config).await;
            let started = started.with_context(|| format!("the sandbox can't listen on {addr}"))?;
            welcome(&started)?;
            // The sandbox begins empty each time: what was posted to it before is gone, the matches are not.
            for server in started.servers() {
                let posted =
                    desk.work(move |desk| desk.matches().post_again(server, desk.now())).await;
                posted
                    .unwrap_or(Err(data::Refused::Busy))
                    .context("the matches can't be posted again")?;
            }
            let way =
                Way::Sandbox { base: started.http_base(), token: Token::new(started.token()) };
            own = Some(started);
            way
        }
    };
    let ended = serve(&way, desk, asked_to_stop()?).await;
    if let Some(sandbox) = own {
        sandbox.shutdown();
    }
    ended
}

/// Says where the page is: the one thing that somebody who has just started the program needs to know.
fn welcome(sandbox: &sandbox::Sandbox) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "Castellan runs on a Discord of its own on this machine. Open this page and play:\n"
    )?;
    writeln!(out, "    {}\n", sandbox.page_url())?;
    writeln!(
        out,
        "Type /challenge there. Set DISCORD_TOKEN to serve the real Discord. Ctrl-C ends it; nothing is lost."
    )?;
    out.flush()
}

fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}
