//! The bot as a process: store, sandbox, connection, and the signals that end it.

use std::io::{self, Write};
use std::sync::Arc;

use anyhow::Context;
use matches::{Matches, Opening, Settings};
use store::{Location, Store};
use tokio::signal::unix::{SignalKind, signal};
use tokio::task::JoinHandle;

use crate::app::App;
use crate::backups::Plan;
use crate::clock::Clock;
use crate::config::{Config, Target, Token};
use crate::discord::{Gate, Way, serve};
use crate::metrics::{Measured, Metrics};
use crate::sandbox_clock::Followed;
use crate::words::say;
use crate::{app, backups, log, operation};

/// Runs the bot until it is told to stop.
pub(crate) fn run(config: Config, clock: Clock) -> anyhow::Result<()> {
    let metrics = Metrics::new();
    let gate = Gate::new(metrics.clone());
    log::start(&config.log, config.is_log_json, gate.ear());
    gate.hear_farewells();
    let store = crate::store::open::open(&config.store, Opening::ToPlay)?;
    // One thread hands on what others do: the store and the drawing have threads of their own, and a second one would
    // mostly be woken by the first, and wake it.
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .context("no threads can be had")?;
    let stored = Arc::new(Measured::new(Arc::clone(&store), metrics.clone()));
    let ended = runtime.block_on(work(config, stored, (clock, gate, metrics)));
    // Blocking work that still runs has its commit to finish; the store's thread is joined when it is dropped.
    runtime.shutdown_timeout(std::time::Duration::from_secs(3));
    drop(store);
    ended
}

async fn work(
    config: Config,
    store: Arc<dyn Store>,
    (clock, gate, metrics): (Clock, Gate, Metrics),
) -> anyhow::Result<()> {
    let (way, own) = reach(config.target, config.rest_proxy).await?;
    let mut followed = match &way {
        Way::Sandbox { base, .. } => Some(Followed::at(base)?),
        Way::Discord(..) => None,
    };
    if let Some(followed) = &mut followed {
        followed.catch_up(&clock).await;
    }
    let kept = (Arc::clone(&store), clock.clone(), metrics.clone());
    let settings = Settings { challenge_days: config.challenge_days, ..Settings::default() };
    let matches = Matches::new(store, games::CATALOG, settings).with_witness(metrics.clone());
    let app = App::new(matches, clock).with_thinkers(config.thinking_slots).with_metrics(metrics);
    let telling = match config.operation {
        Some(addr) => Some(operation::serve(operation::listen(addr).await?, app.clone())),
        None => None,
    };
    let telling = telling.map(tokio::spawn);
    let servers = own.as_ref().map(sandbox::Sandbox::servers).unwrap_or_default();
    app.work(move |app| begin(app, &servers)).await.context("the store failed")??;
    let looking_after = backing_up((config.backup, &config.store), kept);
    let following = followed.map(|followed| tokio::spawn(followed.follow(app.clone())));
    let ended = serve(&way, (app, config.shards), gate, asked_to_stop()?).await;
    following.iter().chain(&telling).chain(&looking_after).for_each(JoinHandle::abort);
    if let Some(sandbox) = own {
        sandbox.shutdown();
    }
    ended
}

/// What makes backups, and gives exports to whoever asks.
fn backing_up(
    (plan, location): (Option<Plan>, &Location),
    (store, clock, metrics): (Arc<dyn Store>, Clock, Metrics),
) -> Vec<JoinHandle<()>> {
    let door = backups::socket::open(location);
    let giving = door.map(|door| tokio::spawn(backups::socket::serve(door, Arc::clone(&store))));
    let keeping = plan.map(|plan| tokio::spawn(backups::keep(plan, store, (clock, metrics))));
    giving.into_iter().chain(keeping).collect()
}

/// The way to the Discord that is to be served, and the sandbox that was started for it.
async fn reach(
    target: Target,
    rest_proxy: Option<String>,
) -> anyhow::Result<(Way, Option<sandbox::Sandbox>)> {
    match target {
        Target::Discord(token) => Ok((Way::Discord(token, rest_proxy), None)),
        Target::Elsewhere(base, token, tls) => {
            let base = base.trim_end_matches('/').into();
            Ok((Way::Sandbox { base, token, tls, rest_proxy }, None))
        }
        Target::Sandbox(addr) => {
            let config =
                sandbox::Config { addr, scenario: start_page(), ..sandbox::Config::demo() };
            let started = sandbox::Sandbox::start(config).await;
            let started = started.with_context(|| format!("the sandbox can't listen on {addr}"))?;
            welcome(&started)?;
            let token = Token::new(started.token());
            let base = started.http_base();
            Ok((Way::Sandbox { base, token, tls: None, rest_proxy }, Some(started)))
        }
    }
}

/// A world whose page also offers to play alone.
fn start_page() -> sandbox::Scenario {
    let line = "/challenge kastell computer:2";
    sandbox::Scenario::demo()
        .also_start(&say(app::challenge::computers::play_computer_label(), &words::Plainly), line)
}

/// Takes up the work that was left. A sandbox of our own begins empty each time: what was posted on its servers before is
/// gone, the matches are not.
fn begin(app: &App, servers: &[u64]) -> anyhow::Result<()> {
    let now = app.now();
    app.matches().begin_work(now).context("the jobs can't be read")?;
    app.matches().complete_lists().context("the lists can't be completed")?;
    // Where one process at a time has the store, whoever was at something has ended.
    app.matches().take_over(now).context("the jobs can't be taken over")?;
    for &server in servers {
        let posted = app.matches().post_again(server, now);
        posted.context("the matches can't be posted again")?;
    }
    Ok(())
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
        "Type /challenge there, to somebody or with a computer of your choice. Set DISCORD_TOKEN to serve the real Discord. Ctrl-C ends it; nothing is lost."
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
