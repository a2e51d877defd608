//! The bot as a process: store, sandbox, gateway connection and stop signals.

use std::io::{self, Write};
use std::sync::Arc;

use anyhow::Context;
use matches::{Matches, OpenMode, Settings};
use store::{Location, Store};
use tokio::signal::unix::{SignalKind, signal};
use tokio::task::JoinHandle;

use crate::app::App;
use crate::backups::BackupPlan;
use crate::clock::Clock;
use crate::config::{Config, DiscordTarget, Token};
use crate::discord::{Gate, Way, serve};
use crate::metrics::{Metrics, TimedStore};
use crate::sandbox_clock::SandboxClock;
use crate::words::say;
use crate::{app, backups, log, operation};

/// Runs the bot until it is told to stop.
pub(crate) fn run(config: Config, clock: Clock) -> anyhow::Result<()> {
    let metrics = Metrics::new();
    let gate = Gate::new(metrics.clone());
    log::start(&config.log, config.is_log_json, gate.ear());
    gate.hear_farewells();
    let store = crate::store::open::open(&config.store, OpenMode::ToPlay)?;
    // One thread hands on what others do: the store and the drawing have threads of their own, and a second one would
    // mostly be woken by the first, and wake it.
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .context("no threads can be had")?;
    let timed_store = Arc::new(TimedStore::new(Arc::clone(&store), metrics.clone()));
    let process = Process { clock, gate, metrics };
    let ended = runtime.block_on(serve_until_stopped(config, timed_store, process));
    // Blocking work that still runs has its commit to finish; the store's thread is joined when it is dropped.
    runtime.shutdown_timeout(std::time::Duration::from_secs(3));
    drop(store);
    ended
}

/// What the process has from its start to its end.
struct Process {
    clock: Clock,
    gate: Gate,
    metrics: Metrics,
}

async fn serve_until_stopped(
    config: Config,
    store: Arc<dyn Store>,
    process: Process,
) -> anyhow::Result<()> {
    let Process { clock, gate, metrics } = process;
    let (way, own_sandbox) = reach(config.target, config.rest_proxy).await?;
    let mut sandbox_clock = match &way {
        Way::Sandbox { base, .. } => Some(SandboxClock::at(base)?),
        Way::Discord(..) => None,
    };
    if let Some(sandbox_clock) = &mut sandbox_clock {
        sandbox_clock.catch_up(&clock).await;
    }
    let backups = Backups {
        plan: config.backup,
        store: Arc::clone(&store),
        clock: clock.clone(),
        metrics: metrics.clone(),
    };
    let settings = Settings { challenge_days: config.challenge_days, ..Settings::default() };
    let matches = Matches::new(store, games::CATALOG, settings).with_witness(metrics.clone());
    let app = App::new(matches, clock).with_thinkers(config.thinking_slots).with_metrics(metrics);
    let endpoints = match config.operation {
        Some(addr) => Some(operation::serve(operation::listen(addr).await?, app.clone())),
        None => None,
    };
    let endpoints = endpoints.map(tokio::spawn);
    let servers = own_sandbox.as_ref().map(sandbox::Sandbox::servers).unwrap_or_default();
    app.work(move |app| recover_work(app, &servers)).await.context("the store failed")??;
    let backups = backups.start(&config.store);
    let sandbox_clock = sandbox_clock.map(|clock| tokio::spawn(clock.follow(app.clone())));
    let ended = serve(&way, (app, config.shards), gate, stop_signal()?).await;
    sandbox_clock.iter().chain(&endpoints).chain(&backups).for_each(JoinHandle::abort);
    if let Some(sandbox) = own_sandbox {
        sandbox.shutdown();
    }
    ended
}

/// What backups and exports need.
struct Backups {
    plan: Option<BackupPlan>,
    store: Arc<dyn Store>,
    clock: Clock,
    metrics: Metrics,
}

impl Backups {
    /// Starts the tasks that make backups and serve exports.
    fn start(self, location: &Location) -> Vec<JoinHandle<()>> {
        let Self { plan, store, clock, metrics } = self;
        let socket = backups::socket::listen(location)
            .map(|listener| tokio::spawn(backups::socket::serve(listener, Arc::clone(&store))));
        let schedule = plan.map(|plan| tokio::spawn(backups::run(plan, store, clock, metrics)));
        socket.into_iter().chain(schedule).collect()
    }
}

/// The way to the Discord that the bot serves, and the sandbox that was started for it.
async fn reach(
    target: DiscordTarget,
    rest_proxy: Option<String>,
) -> anyhow::Result<(Way, Option<sandbox::Sandbox>)> {
    match target {
        DiscordTarget::Discord(token) => Ok((Way::Discord(token, rest_proxy), None)),
        DiscordTarget::RunningSandbox { url, token, tls } => {
            let base = url.trim_end_matches('/').into();
            Ok((Way::Sandbox { base, token, tls, rest_proxy }, None))
        }
        DiscordTarget::Sandbox(addr) => {
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

/// The demo scenario, whose page also offers to play alone.
fn start_page() -> sandbox::Scenario {
    let line = "/challenge kastell computer:2";
    sandbox::Scenario::demo()
        .also_start(&say(app::challenge::computers::play_computer_label(), &words::Plainly), line)
}

/// Takes up the work that an earlier process left. A sandbox of our own begins empty each time: what was posted on its servers before is
/// gone, the matches are not.
fn recover_work(app: &App, servers: &[u64]) -> anyhow::Result<()> {
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

fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}
